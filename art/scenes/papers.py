"""Still life for the legal pages: a brass-bound box, registers, a folded paper with a seal, spectacles."""
import sys, os

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from tools import *

GROUND = 'cl1'
reset()
cyc(GROUND, z=-0.3, y=12, r=6, w=70)
box(0, 0, -0.3, 5.2, 2.6, 0.1, 'in9', 0.04, seg=3)
box(0, 0, -0.2, 5.0, 2.4, 0.2, 'ne7', 0.04, seg=3)
with at(0, -1.23):
    zari(4.96, -0.19, 0.18, 'in8')
with at(-1.15, 0.25, 0, 10):  # the box, its lid shut
    box(0, 0, 0, 1.5, 1.0, 0.72, 'wood2', 0.04, seg=3)
    box(0, 0, 0.72, 1.56, 1.06, 0.2, 'wood2', 0.08, seg=4)
    for x in (-0.55, 0.55):
        box(x, -0.01, 0.0, 0.12, 1.04, 0.7, brass(), 0.01)
        box(x, -0.01, 0.715, 0.12, 1.1, 0.22, brass(), 0.03)
    box(0, -0.52, 0.56, 0.26, 0.04, 0.28, brass(), 0.015)
    cyl(0, -0.545, 0.62, 0.035, 0.02, 'ink', axis='Y')
    box(0, -0.56, 0.57, 0.016, 0.02, 0.05, 'ink', 0)
    tube([(-0.16, 0, 0.93), (-0.13, 0, 1.02), (0.13, 0, 1.02), (0.16, 0, 0.93)], 0.03, brass(), bez=True)
with at(0.62, 0.35, 0, -6):  # registers
    for k, (c, w, r) in enumerate((('ma7', 1.25, 2), ('in7', 1.15, -6), ('tu5', 1.1, 5))):
        box(0, 0, 0.19 * k, w, 0.86, 0.18, c, 0.02, rz=r)
        box(0.03, -0.012, 0.022 + 0.19 * k, w - 0.03, 0.865, 0.136, 'paper', 0.004, rz=r)
    box(-0.02, -0.1, 0.57, 0.82, 0.62, 0.02, 'paper', 0.004, rz=16)
    [
        box(-0.02 + 0.06, -0.1 + 0.17 - 0.09 * k, 0.592, 0.5 - 0.1 * (k == 3), 0.016, 0.003, 'in5', 0, rz=16)
        for k in range(4)
    ]
with at(1.75, -0.45, 0, -14):  # folded paper, ribbon and seal
    box(0, 0, 0, 0.86, 0.6, 0.03, 'paper', 0.006)
    box(0, 0.05, 0.03, 0.84, 0.44, 0.012, 'cl1', 0.004, rx=3)
    box(0, 0, 0.045, 0.1, 0.62, 0.006, 'ma5', 0)
    cyl(0, -0.06, 0.048, 0.13, 0.035, 'ma5', bev=0.015)
    with at(0, -0.06, 0.084):
        lotus3(0.1, cs=('ma7', 'ma5', 'ma7', 'ma8'), t=0.004)
with at(0.0, -0.72, 0.05, 12):  # spectacles
    for s in (-1, 1):
        tube(
            [(s * 0.2 + 0.15 * math.cos(t), 0.03, 0.1 + 0.12 * math.sin(t)) for t in np.linspace(0, 6.2832, 33)],
            0.014,
            'ink',
        )
        tube([(s * 0.35, 0.03, 0.13), (s * 0.37, 0.45, 0.1), (s * 0.36, 0.6, 0.02)], 0.013, 'ink', bez=True)
    tube([(-0.06, 0.03, 0.13), (0, 0.02, 0.16), (0.06, 0.03, 0.13)], 0.013, 'ink', bez=True)
with at(-2.05, -0.55, 0):  # ink and pen
    lathe(
        [(0.2, 0), (0.22, 0.04), (0.22, 0.2), (0.12, 0.27), (0.11, 0.32), (0.14, 0.34), (0.13, 0.35), (0.08, 0.35)],
        'in7',
    )
    tube([(0.0, 0.0, 0.2), (0.16, 0.06, 0.62), (0.3, 0.1, 1.0)], 0.026, 'ma7', radii=[0.5, 1, 0.8])
with at(-1.45, -0.78, 0.0, -24):
    box(0, 0, 0, 0.3, 0.06, 0.03, brass(), 0.01)
    tube([(0.12 + 0.1 * math.cos(t), 0.1 * math.sin(t) * 0.9, 0.03) for t in np.linspace(0, 6.2832, 25)], 0.02, brass())
    [box(-0.12 - 0.05 * k, 0.05, 0, 0.03, 0.06, 0.03, brass(), 0.004) for k in (0, 1)]
hour('morning', 42)
shoot('papers', dict(a=((0, 0, 0.42), 15.2, -8, 17, 92)), bounces=4, ground=GROUND)
