"""A brass balance with books in one pan and a lamp in the other, five weights in the colours of the courses."""
import sys, os

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from tools import *

GROUND = 'in1'
reset()
cyc(GROUND, z=-0.3, y=12, r=6, w=70)
cyl(0, 0, -0.3, 2.3, 0.1, 'in9', seg=96, bev=0.03)
cyl(0, 0, -0.2, 2.2, 0.2, 'ma7', seg=96, bev=0.03)
cyl(0, 0, -0.13, 2.21, 0.03, 'tu5', seg=96)
[
    box(2.2 * math.cos(a), 2.2 * math.sin(a), -0.13, 0.1, 0.03, 0.1, 'cl0', 0, ry=45, rz=math.degrees(a) + 90)
    for a in [k * math.pi / 24 for k in range(48)]
]
lotus3(1.75, cs=('ma5', 'tu5', 'ma3', 'ma8'), t=0.008)


def pile():
    book_pile((('in7', 0.72, 6), ('ma5', 0.66, -8), ('tu5', 0.6, 10)))


def lamp_():
    with at(0, 0, 0.0, -16, 0.78):
        oil_lamp()


with at(0, 0.25, 0.03):
    balance(pile, lamp_, -2.5)
for k, (c, r) in enumerate((('ma7', 0.2), ('tu5', 0.18), ('ne7', 0.165), ('in7', 0.15), ('cl0', 0.135))):
    with at(-1.02 + 0.5 * k, -1.12, 0.03):
        lathe([(r, 0), (r, r * 1.3), (r * 0.86, r * 1.45), (r * 0.34, r * 1.5), (r * 0.3, r * 1.8)], c)
        ball(0, 0, r * 2.0, r * 0.34, brass(), sub=3)
hour('soft', 44)
shoot('weigh', dict(a=((0, 0, 0.98), 16.6, -9, 12, 90)), bounces=4, ground=GROUND)
