"""The founder's desk: papers, a fountain pen, a brass lamp, books, a window on palms. Nobody sits there."""
import sys, os

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from tools import *

GROUND = 'in1'
reset()
cyc(GROUND)
room(5.4, 4.4, 3.1, floor='wood', wall='cl1', wall2='in7', base='ma7', skirt='wood2')
with at(0, -2.48):
    zari(5.7, -0.33, 0.18, 'in9')
for i in range(18):
    box(-2.7 + 0.3 * i + 0.15, 0, 0, 0.012, 4.4, 0.003, 'wood2', 0)
box(0, -0.3, 0.0, 3.6, 2.6, 0.02, 'ma5', 0.006)
box(0, -0.3, 0.02, 3.3, 2.3, 0.004, 'tu3', 0)
box(0, -0.3, 0.024, 3.1, 2.1, 0.004, 'ma7', 0)
# window with palms outside painted as a small view
with at(0.0, 2.22, 0.95):
    window(2.0, 1.6, m='wood2', glass='in3', nx=2, ny=1)
    for x, h in ((-0.62, 1.15), (-0.2, 0.85), (0.55, 1.25)):
        box(x, -0.03, 0.08, 0.05, 0.02, h, 'wood', 0)
        [
            ball(
                x + 0.17 * math.cos(k), -0.04, 0.08 + h + 0.1 * math.sin(k * 1.3), 0.12, 'ne5', (1.2, 0.15, 0.6), sub=3
            )
            for k in range(6)
        ]
    box(0, -0.012, 0.06, 1.9, 0.02, 0.28, 'ne3', 0)
for sx in (-1, 1):
    with at(sx * 1.3, 2.1):
        curtain(0.6, 2.8, 'tu5', 0.04, 4, 0.5)
# desk
box(0, 0.1, 0.72, 2.3, 1.0, 0.07, 'wood2', 0.02)
[box(sx * 0.85, 0.12, 0.05, 0.5, 0.85, 0.67, 'wood', 0.02) for sx in (-1, 1)]
[box(sx * 0.85, -0.315, 0.12 + 0.21 * k, 0.42, 0.02, 0.18, 'wood2', 0.006) for sx in (-1, 1) for k in range(3)]
[ball(sx * 0.85, -0.335, 0.21 + 0.21 * k, 0.022, 'tu5', sub=3) for sx in (-1, 1) for k in range(3)]
box(0, -0.05, 0.79, 1.0, 0.6, 0.012, 'ne7', 0.004)
box(-0.08, -0.08, 0.802, 0.3, 0.4, 0.008, 'paper', 0.001, rz=6)
[box(-0.08, -0.2 + 0.05 * k, 0.811, 0.2 - 0.03 * (k % 2), 0.008, 0.001, 'in5', 0, rz=6) for k in range(6)]
tube([(0.16, -0.12, 0.812), (0.3, 0.02, 0.822)], 0.011, 'in8', radii=[0.4, 1.1])
cyl(0.42, 0.12, 0.79, 0.04, 0.06, 'in8', bev=0.01)
for k, (c, w, r) in enumerate((('ma5', 0.42, 8), ('in5', 0.38, -6), ('tu5', 0.34, 3))):
    box(0.82, 0.1, 0.79 + 0.06 * k, w, 0.3, 0.055, c, 0.008, rz=r)
lathe([(0.001, 0), (0.06, 0.0), (0.05, 0.09), (0.055, 0.1)], 'cl0', x=0.86, y=0.1, z=0.97)
with at(-0.85, 0.2, 0.79):
    cyl(0, 0, 0, 0.11, 0.03, mat('tu7', 0.35, 0.5), bev=0.008)
    cyl(0, 0, 0, 0.016, 0.45, mat('tu7', 0.35, 0.5))
    lathe([(0.05, 0.16), (0.17, 0.02), (0.18, 0), (0.17, 0)], 'ne7', z=0.4)
    ball(0, 0, 0.43, 0.05, mat('tu3', 0.5, 0.1, 4), sub=3)
lamp(-0.85, 0.2, 1.15, 9, r=0.06)
with at(-0.62, -0.22, 0.79, 20):
    box(0, 0, 0, 0.36, 0.26, 0.03, 'ma7', 0.006)
    box(0, 0, 0.03, 0.34, 0.24, 0.004, 'cl0', 0)
for k in range(9):
    a = k * 0.7
    ball(
        0.5 + 0.05 * math.cos(a), 0.36 + 0.05 * math.sin(a), 0.93 + 0.03 * (k % 3), 0.042, ('tu5', 'ma5')[k % 2], sub=3
    )
cyl(0.5, 0.36, 0.79, 0.055, 0.13, 'in5', r2=0.075)
with at(0, 0.95, 0, 0):
    box(0, 0, 0.42, 0.62, 0.6, 0.12, 'ma7', 0.05, seg=4)
    box(0, 0.28, 0.5, 0.62, 0.1, 0.8, 'ma7', 0.05, rx=-6, seg=4)
    [box(sx * 0.34, 0, 0.4, 0.07, 0.5, 0.3, 'wood2', 0.02) for sx in (-1, 1)]
    cyl(0, 0, 0.05, 0.05, 0.4, 'wood2')
    cyl(0, 0, 0, 0.3, 0.05, 'wood2', bev=0.02)
for x in (-0.62, 0.62):
    with at(x, -1.15, 0, 180 + x * 16):
        chair('in5')
# shelf and globe at the left wall
with at(-2.45, 0.9, 0, 90):
    for sx in (-1, 1):
        box(sx * 0.85, 0, 0, 0.05, 0.36, 2.2, 'wood2', 0.01)
    for k in range(5):
        box(0, 0, 0.1 + 0.5 * k, 1.7, 0.34, 0.03, 'wood2', 0.005)
        if k < 4:
            with at(-0.1, -0.03, 0.13 + 0.5 * k):
                books(1.3, 0.36, 0.22, seed=k + 3)
with at(2.2, 1.5):
    plant(1.5, 'in5', 11)
with at(2.05, -0.5):
    cyl(0, 0, 0, 0.22, 0.04, 'wood2', bev=0.01)
    tube([(0, 0, 0.04), (0, 0, 0.6)], 0.03, 'wood2')
    earth(0.3, z=0.92)
    tube([(0.34 * math.sin(t), 0, 0.92 - 0.34 * math.cos(t)) for t in np.linspace(-0.2, 3.3, 20)], 0.018, 'tu7')
with at(1.75, 2.17, 1.5):
    box(0, 0, 0, 0.5, 0.03, 0.62, 'wood2', 0.01)
    box(0, -0.012, 0.05, 0.4, 0.02, 0.52, 'tu1', 0)
with at(1.75, 2.14, 1.81):
    lotus3(0.17, vert=True, t=0.005)
hour('golden', 48)
shoot('founder', dict(b=((0.0, 0.05, 0.9), 3.6, -22, 24, 60)), bounces=4, ground=GROUND)
