"""The notice board: sheets with pins on green cloth, a calendar, a bell. No letters, only lines."""
import sys, os

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from props import *

GROUND = 'tu1'
reset()
cyc(GROUND, z=-0.34)
box(0, -0.3, -0.34, 5.0, 1.9, 0.2, 'ma7', 0.05, seg=3)
box(0, -0.3, -0.14, 4.8, 1.7, 0.14, 'cl2', 0.02)
box(0, 0.4, 0, 4.8, 0.16, 2.9, 'cl1', 0.02)
box(0, 0.31, 0, 4.8, 0.03, 0.1, 'ma7', 0.005)
with at(0, -1.26):
    zari(5.0, -0.33, 0.18, 'in9')
with at(0, 0.31):
    zari(4.76, 0.62, 0.2, 'in8')
box(0, 0.3, 1.02, 3.2, 0.1, 1.62, 'wood2', 0.03)
box(0, 0.26, 1.11, 3.02, 0.08, 1.44, 'ne7', 0.01)
box(0, 0.2, 2.64, 3.4, 0.34, 0.07, 'ma5', 0.02)
box(0, 0.2, 2.71, 3.2, 0.24, 0.05, 'ma7', 0.015)


def note(x, z, w, h, c='paper', line='in5', n=6, r=0, head='ma5', pin='ma5'):
    with at(x, 0.215, z):
        box(0, 0, -h / 2, w, 0.008, h, c, 0.002, ry=r)
        box(0, -0.005, h * 0.3, w * 0.5, 0.004, h * 0.07, head, 0, ry=r)
        for k in range(n):
            box(
                -0.04 * w * (k % 3 == 2),
                -0.005,
                h * 0.2 - k * h * 0.62 / n,
                w * (0.76 - 0.1 * (k % 3 == 2)),
                0.004,
                h * 0.018,
                line,
                0,
                ry=r,
            )
        ball(0, -0.02, h * 0.44, 0.034, pin, sub=3)


note(-1.2, 1.86, 0.52, 0.68, r=3, n=8)
note(-1.16, 1.34, 0.5, 0.36, 'tu1', 'ma7', 3, -4, 'in7', 'tu5')
note(-0.55, 1.62, 0.46, 0.6, 'in1', 'in7', 7, -3, 'in7', 'in5')
note(1.22, 1.46, 0.46, 0.62, 'ma1', 'ma7', 6, 4, 'ma7', 'tu5')
note(1.12, 2.17, 0.5, 0.4, r=-3, n=4, pin='in5')
note(-0.56, 2.2, 0.42, 0.34, 'tu3', 'ink', 3, 4, 'ma7')
# calendar: seven columns, one day ringed
with at(0.36, 0.21, 1.86):
    box(0, 0, -0.62, 0.96, 0.012, 1.24, 'paper', 0.004)
    box(0, -0.006, 0.42, 0.96, 0.012, 0.2, 'ma7', 0.003)
    ball(0, -0.02, 0.56, 0.036, 'tu5', sub=3)
    with at(0, -0.02, 0.52):
        lotus3(0.075, vert=True, t=0.006)
    for i in range(7):
        for j in range(5):
            if 2 <= i + 7 * j < 33:
                box(
                    -0.36 + 0.12 * i,
                    -0.01,
                    0.27 - 0.165 * j,
                    0.075,
                    0.006,
                    0.075,
                    'ma5' if i == 0 else 'in3' if (i + j) % 5 else 'tu5',
                    0.004,
                )
    tube(
        [(0.0 + 0.085 * math.cos(t), -0.02, -0.022 + 0.085 * math.sin(t)) for t in np.linspace(0, 6.3, 30)],
        0.009,
        'ma5',
    )
for s in (-1, 1):
    with at(s * 2.05, -0.35):
        plant(1.15, 'ma5' if s < 0 else 'in7', 10)
with at(2.0, 0.28, 2.05):
    tube([(0, 0, 0.45), (0, -0.22, 0.45)], 0.02, 'ink')
    lathe([(0.22, 0), (0.2, 0.05), (0.13, 0.2), (0.1, 0.3), (0.03, 0.35)], mat('tu7', 0.35, 0.5), y=-0.22, z=0.06)
    ball(0, -0.22, 0.05, 0.045, 'ink', sub=3)
    tube([(0, -0.22, 0.05), (0, -0.22, -0.3)], 0.01, 'ma5')
with at(-2.0, 0.31, 2.2):
    clock(0.24)
box(0.0, -0.75, 0.4, 2.4, 0.42, 0.06, 'wood', 0.015)
[box(sx * 1.0, -0.75, 0, 0.08, 0.36, 0.4, 'wood2', 0.015) for sx in (-1, 1)]
box(-0.75, -0.75, 0.46, 0.34, 0.26, 0.07, 'in7', 0.01)
box(-0.73, -0.76, 0.53, 0.3, 0.22, 0.05, 'tu5', 0.01, rz=9)
with at(0.7, -0.75, 0.46):
    box(0, 0, 0, 0.46, 0.2, 0.34, 'ma5', 0.06, seg=4)
    tube([(-0.1, 0, 0.34), (-0.1, 0, 0.44), (0.1, 0, 0.44), (0.1, 0, 0.34)], 0.018, 'ma7', bez=True)
    box(0, -0.105, 0.08, 0.3, 0.02, 0.14, 'ma7', 0.02)
hour('soft', 34)
shoot('board', dict(a=((0, 0.0, 1.28), 8.6, -9, 7, 60)), bounces=4, ground=GROUND)
