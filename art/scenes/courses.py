"""Five plinths in the colours of the courses, each with its tool.

Nursing, physiotherapy, laboratory, Intermediate, academy.
"""
import sys, os

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from tools import *

GROUND = 'cl1'
reset()
cyc(GROUND, z=0, y=12, r=6, w=70)


def stand(h, m, edge):
    cyl(0, 0, 0, 0.92, h, m, seg=72, bev=0.04)
    cyl(0, 0, h * 0.5 - 0.03, 0.925, 0.05, edge, seg=72)
    [
        box(
            0.93 * math.cos(a),
            0.93 * math.sin(a),
            h * 0.5 - 0.1,
            0.1,
            0.02,
            0.1,
            'cl0' if m != 'cl2' else 'in7',
            0,
            ry=45,
            rz=math.degrees(a) + 90,
        )
        for a in [k * math.pi / 10 for k in range(20)]
    ]
    cyl(0, 0, h, 0.8, 0.015, edge, seg=72)


def crown(cs, h):
    with at(0, 0, h + 0.015):
        lotus3(0.74, cs=cs, t=0.006)


X = ((-2.3, 0.9), (-1.12, -0.95), (0, 1.0), (1.12, -0.95), (2.3, 0.9))
with at(*X[0]):  # nursing
    stand(0.9, 'ma7', 'tu5')
    crown(('ma5', 'tu5', 'ma3', 'ma8'), 0.9)
    with at(0, 0.05, 0.93, -20):
        oil_lamp()
with at(*X[1]):  # physiotherapy
    stand(0.62, 'tu5', 'ma5')
    crown(('tu3', 'ma5', 'ma7', 'cl0'), 0.62)
    with at(0.02, 0.12, 0.64):
        spine()
    ball(-0.4, -0.08, 0.9, 0.25, mat('ma5', 0.5, 0.3))
    for x, y, r, c in ((0.44, -0.2, 20, 'in7'), (0.52, 0.22, -40, 'ma7')):
        with at(x, y, 0.72, r):
            dumbbell(c)
with at(*X[2]):  # laboratory
    stand(1.1, 'ne7', 'tu5')
    crown(('ne3', 'tu5', 'ne5', 'ne8'), 1.1)
    with at(-0.08, 0.1, 1.13, -38, 2.35):
        microscope()
    with at(0.46, -0.3, 1.13):
        flask()
with at(*X[3]):  # Intermediate
    stand(0.74, 'in7', 'tu5')
    crown(('tu5', 'in3', 'tu3', 'in9'), 0.74)
    with at(-0.12, 0.08, 0.77):
        book_pile()
    with at(-0.12, 0.08, 1.235, -12):
        globe()
    with at(0.5, -0.34, 0.76, 26):
        set_square()
with at(*X[4]):  # academy
    stand(0.98, 'cl2', 'in7')
    crown(('in7', 'in3', 'ma5', 'cl0'), 0.98)
    with at(0, 0.05, 1.0):
        atom()
hour('soft', 46)
shoot(
    'courses',
    dict(a=((0.0, 0.0, 1.1), 22.5, 5, 17, 60, (-0.225, 0.0)), p=((0.0, 0.0, 1.1), 13.2, 5, 18, 60)),
    bounces=4,
    ground=GROUND,
)
