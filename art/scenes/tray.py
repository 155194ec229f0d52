"""A nurse's tray from above: kidney dish, syringe, scissors, bandages, thermometer, dressing, bottle."""
import sys, os

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from tools import *

GROUND = 'ne3'
reset()
cyc(GROUND, z=-0.2, y=20, r=5, w=50)
STEEL = mat('steel', 0.28, 0.55)
box(0, 0, -0.18, 3.5, 2.3, 0.16, 'ma7', 0.06, seg=4)
with at(0, -1.16):
    zari(3.4, -0.17, 0.13, 'in9')
box(0, 0, -0.02, 3.1, 1.95, 0.03, 'cl0', 0.02)
[box(0, s * 0.86, 0.008, 3.1, 0.05, 0.004, 'in7', 0) for s in (-1, 1)]
box(0, 0, 0.01, 2.7, 1.6, 0.04, STEEL, 0.03, seg=4)
box(0, 0, 0.03, 2.58, 1.48, 0.022, mat('cl2', 0.5, 0.3), 0.02)
for s in (-1, 1):
    box(0, s * 0.79, 0.01, 2.7, 0.05, 0.1, STEEL, 0.02, seg=3)
    box(s * 1.34, 0, 0.01, 0.05, 1.6, 0.1, STEEL, 0.02, seg=3)


# kidney dish
def kidney(m, z0, z1, k):
    def p(t, s):
        r = 0.34 + 0.11 * math.cos(2 * t) - 0.13 * math.exp(-((t - math.pi / 2) ** 2) * 3)
        return s * r * 1.25 * math.cos(t), s * r * 0.92 * math.sin(t)

    sheet(lambda u, v: (*p(2 * math.pi * u, k * (0.86 + 0.14 * v)), z0 + (z1 - z0) * v), 72, 4, m)
    sheet(lambda u, v: (*p(2 * math.pi * u, k * 0.86 * v + 0.001), z0), 72, 4, m)


with at(-0.72, 0.3, 0.055, 12):
    kidney('in5', 0.0, 0.13, 1.04)
    kidney('in3', 0.006, 0.135, 0.98)
    for k in range(4):
        ball(-0.12 + 0.12 * k, -0.03 + 0.06 * (k % 2), 0.06, 0.075, 'cl0', sub=3)
# syringe
with at(0.24, 0.46, 0.1, -12):
    cyl(-0.08, 0, 0, 0.055, 0.46, 'in1', axis='X')
    cyl(0.02, 0, 0, 0.0555, 0.24, 'ne5', axis='X')
    [box(-0.2 + 0.05 * k, 0, 0.05, 0.006, 0.05, 0.008, 'ink', 0) for k in range(8)]
    tube([(-0.28, 0, 0), (-0.56, 0, 0)], 0.02, 'cl0')
    cyl(-0.6, 0, 0, 0.06, 0.02, 'cl0', axis='X')
    cyl(-0.1, 0, 0, 0.075, 0.02, 'cl0', axis='X')
    tube([(0.16, 0, 0), (0.24, 0, 0)], 0.024, 'tu5', radii=[1, 0.6])
    tube([(0.24, 0, 0), (0.46, 0, 0)], 0.005, STEEL)
# scissors
with at(0.96, 0.36, 0.075, 66):
    for s in (-1, 1):
        tube(
            [(-0.42, s * 0.1, 0), (-0.05, s * 0.02, 0), (0.02, 0, 0.01 * s), (0.42, -s * 0.05, 0.01 * s)],
            0.024,
            STEEL,
            radii=[0.8, 1, 1.2, 0.2],
        )
        tube(
            [(-0.5 + 0.11 * math.cos(t), s * 0.13 + 0.085 * math.sin(t), 0) for t in np.linspace(0, 6.3, 28)],
            0.02,
            'in8',
        )
    cyl(0.01, 0, -0.01, 0.03, 0.04, 'ink')
# bandage rolls
for x, y, r, c, h in (
    (-0.98, -0.42, 0.19, 'cl0', 0.2),
    (-0.56, -0.5, 0.16, 'ma1', 0.2),
    (-0.8, -0.14, 0.13, 'tu1', 0.2),
):
    cyl(x, y, 0.055, r, h, c, bev=0.02)
    tube(
        [
            (x + r * (0.16 + 0.8 * t / 19) * math.cos(t), y + r * (0.16 + 0.8 * t / 19) * math.sin(t), 0.055 + h)
            for t in np.linspace(0, 19, 90)
        ],
        0.006,
        'cl3',
    )
tube([(-0.98 + 0.17, -0.42, 0.09), (-0.7, -0.62, 0.07), (-0.5, -0.68, 0.065)], 0.02, 'cl0', bez=True)
# thermometer, bottle, dressing
with at(0.06, -0.06, 0.08, 4):
    tube([(-0.4, 0, 0), (0.36, 0, 0)], 0.026, glass('cl0', 0.7))
    tube([(-0.4, 0, 0), (0.05, 0, 0)], 0.011, 'ma5')
    ball(-0.41, 0, 0, 0.032, 'ma5', sub=3)
    [box(-0.2 + 0.06 * k, 0.0, 0.024, 0.005, 0.03, 0.004, 'ink', 0) for k in range(8)]
with at(0.98, -0.42, 0.055):
    cyl(0, 0, 0, 0.17, 0.36, 'tu7', bev=0.03)
    cyl(0, 0, 0.08, 0.173, 0.16, 'cl0')
    cyl(0, 0, 0.36, 0.09, 0.06, 'tu7')
    cyl(0, 0, 0.42, 0.11, 0.1, 'in8', bev=0.015)
with at(0.2, -0.5, 0.055, -8):
    box(0, 0, 0, 0.62, 0.34, 0.02, 'ma3', 0.09, seg=4)
    box(0, 0, 0.02, 0.26, 0.24, 0.012, 'cl0', 0.02)
with at(-0.25, -0.46, 0.055, 30):
    box(0, 0, 0, 0.2, 0.2, 0.02, 'cl0', 0.006)
    box(0, 0, 0.02, 0.13, 0.045, 0.004, 'ma5', 0)
    box(0, 0, 0.02, 0.045, 0.13, 0.004, 'ma5', 0)
hour('noon', -40)
shoot('tray', dict(a=((0, -0.06, 0.0), 6.9, -7, 58, 60)), bounces=4, ground=GROUND)
