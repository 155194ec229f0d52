"""Taking a pulse: a student has three fingers on a woman's wrist, and the two smile at each other."""
import sys, os

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from tools import *

GROUND = 'ma1'
reset()
cyc(GROUND)
room(6.0, 3.6, 2.9, floor='cl2', wall='cl1', wall2='tu1', base='in8')
with at(0, 1.77):
    zari(5.9, 1.02, 0.2, 'in8')
box(0, 1.79, 0, 5.98, 0.03, 1.02, 'ne3', 0.005)
with at(1.5, 1.78, 1.45):
    window(1.3, 1.1, glass='sky', nx=2)
with at(-1.35, 1.76, 1.95):
    clock(0.24)

# A table covered with a cloth, and on it a towel under the wrist.
with at(0, 0, 0):
    table(0.86, 0.8, 0.72, 'wood')
    box(0, 0, 0.72, 0.87, 0.62, 0.012, 'cl0', 0.004)
    for side in (-1, 1):
        box(0, side * 0.27, 0.731, 0.87, 0.024, 0.004, 'ma5', 0)
    box(0.1, -0.04, 0.732, 0.26, 0.22, 0.04, 'in5', 0.02, seg=4)
    with at(-0.24, -0.2, 0.735, -20, 0.17):
        stethoscope('in8')
    with at(0.3, 0.24, 0.732):
        cyl(0, 0, 0, 0.05, 0.08, 'cl0', bev=0.008)
        cyl(0, 0, 0.025, 0.0505, 0.02, 'ma5')
        for k in range(5):
            ball(0.026 * math.cos(k * 1.26), 0.026 * math.sin(k * 1.26), 0.09, 0.022, 'cl0', sub=3)
with at(-0.58, 0.12, 0, 60):
    chair('in5')
    student(
        pose='sit',
        skin='skin1',
        looks_at=(0.5, -0.32, 1.2),
        touches=((-0.04, -0.12, 0.83), (0.05, -0.02, 0.875)),
        palms=((0.3, 0.2, 1), (0.1, -0.1, -1)),
        lean=12,
    )
with at(0.6, 0.12, 0, -60):
    chair('ma5')
    person(
        top='tu5',
        bottom='ne7',
        border='ma5',
        dress='saree',
        hc='grey',
        skin='skin3',
        pose='sit',
        build=1.06,
        looks_at=(-0.5, -0.32, 1.2),
        touches=((0.02, -0.03, 0.82), (0.36, -0.2, 0.765)),
        palms=((0, 0, 1), None),
        lean=12,
    )
with at(-2.2, 1.1):
    plant(1.3, 'ma5', 11)
with at(2.3, 1.2):
    locker()
hour('morning', -44)
shoot('hands', dict(a=((0.0, 0.0, 1.0), 3.7, -5, 16, 60)), bounces=4, ground=GROUND)
