"""Morning yoga on the lawn before the hostel: rows of students on mats, a teacher on a low platform, sunrise light."""
import sys, os

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from college import *

GROUND = 'tu3'
reset()
cyc(GROUND, z=-0.6, y=22, r=10, w=80)
box(0, 0, -0.6, 12.6, 9.0, 0.56, 'ma7', 0.06)
box(0, 0, -0.05, 12.4, 8.8, 0.09, 'grass', 0.03)
with at(0, -4.52):
    zari(12.4, -0.5, 0.34, 'in9')
# The college behind, two storeys of it in sight.
with at(0, 2.75, 0.04, 0, 0.62):
    wing(18.6, mat('tu3', 0.5, 0.1), floors=2, depth=3.4, bay=2.66)
box(-0.2, 2.0, 0.04, 1.8, 1.2, 0.24, 'tu5', 0.03)
box(-0.2, 2.0, 0.28, 1.5, 0.9, 0.02, 'ma5', 0.006)
with at(-0.2, 2.05, 0.3, 0):
    person(
        top='ma5',
        bottom='cl0',
        dup=None,
        hair='bun',
        hc='grey',
        skin='skin3',
        pose='floor',
        hands=((-0.03, -0.22, 0.72), (0.03, -0.22, 0.72)),
    )
n = 0
for r in range(3):
    for c in range(5):
        x = -3.7 + 1.75 * c + 0.4 * (r % 2)
        y = 0.55 - 1.5 * r
        n += 1
        box(x, y + 0.05, 0.04, 0.75, 1.25, 0.03, ('in5', 'ma5', 'tu5', 'ne5', 'in7')[(n * 2) % 5], 0.01)
        k = dict(
            top=('cl0', 'tu5', 'cl0', 'in1', 'cl0')[n % 5],
            bottom=('in7', 'cl0', 'in8')[n % 3],
            dress='shirt' if n % 4 == 0 else 'kurta',
            hair=('plait', 'bun', 'plait', 'short', 'bun')[n % 5],
            skin='skin%d' % (1 + n * 3 % 4),
            border='tu5',
            build=(1, 0.93, 1.07)[n % 3],
        )
        with at(x, y, 0.07, 180):
            if r == 0:
                person(**k, pose='floor', hands=((-0.36, -0.36, 0.3), (0.36, -0.36, 0.3)))
            elif r == 1:
                person(**k, stride=0.02, hands=((-0.05, -0.02, 1.95), (0.05, -0.02, 1.95)))
            else:
                person(**k, pose='kneel2', hands=((-0.62, -0.0, 1.05), (0.62, -0.0, 1.05)), lean=4)
for x, y, h in ((-5.6, 1.2, 5.4), (5.5, 1.3, 6.0)):
    with at(x, y, 0.04):
        palmyra(h, seed=int(h * 3))
with at(5.3, -2.6, 0.04):
    tree(1.1, 1.4, 'leaf', 'ma5')
with at(-5.4, -2.4, 0.04):
    tree(0.9, 1.2, 'leaf', 'tu5')
hour('golden', 56)
shoot('yoga', dict(a=((0, 0.2, 2.1), 26, 14, 17, 60)), bounces=3, ground=GROUND)
