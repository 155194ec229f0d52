"""The college cut open like a doll's house, seen from the front.

Classroom, ward and hostel above; library, laboratory and mess below.
"""
import sys, os

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from rooms import *
from college import *

GROUND = 'in1'
reset()
cyc(GROUND, z=-0.8, y=30, r=10, w=90)
W, D, H = 4.2, 2.8, 2.8
box(0, 0, -0.8, 15.4, 5.4, 0.2, 'in9', 0.05, seg=3)
box(0, 0, -0.6, 15.2, 5.2, 0.42, 'ma7', 0.05, seg=3)
with at(0, -2.63):
    zari(15.1, -0.56, 0.36, 'in8')
box(0, 0, -0.18, 15.0, 5.0, 0.06, 'grass', 0.02)
box(0, -1.9, -0.12, 14.6, 1.1, 0.02, 'cl2', 0.01)


def room_(x, z, wall, floor, dado):
    """one open cell, its floor at z"""
    box(x, 0, z - 0.16, W, D, 0.16, floor, 0.0)
    box(x, D / 2 + 0.06, z, W, 0.12, H, wall, 0)
    box(x, D / 2 - 0.01, z, W - 0.1, 0.03, 0.85, dado, 0)
    box(x, D / 2 - 0.02, z + 0.85, W - 0.1, 0.03, 0.07, 'tu5', 0)


CELLS = (
    (-W - 0.14, 0, 'cl1', 'wood', 'ma3'),
    (0, 0, 'cl0', 'cl2', 'ne3'),
    (W + 0.14, 0, 'tu1', 'cl3', 'ma3'),
    (-W - 0.14, H + 0.2, 'tu1', 'cl2', 'in3'),
    (0, H + 0.2, 'ma1', 'cl2', 'ma3'),
    (W + 0.14, H + 0.2, 'in1', 'wood', 'in3'),
)
for c in CELLS:
    room_(*c)
for x in (-1.5 * W - 0.21, -W / 2 - 0.07, W / 2 + 0.07, 1.5 * W + 0.21):
    box(x, 0, -0.16, 0.14, D + 0.1, 2 * H + 0.4, 'cl1', 0.02)
for z in (H, 2 * H + 0.2):
    box(0, 0, z, 3 * W + 0.6, D + 0.3, 0.1, 'cl2', 0.03)
with at(0, -D / 2 - 0.16):
    zari(3 * W + 0.56, H - 0.02, 0.2, 'in8')
cut_open_front(3 * W + 0.6, D, 2 * H + 0.46, 3, 2, H + 0.2)
low_tower(4.4, D, 2 * H + 0.92, 0.5, 0.95)
for x in (-4.9, 4.9):
    with at(x, 0.5, 2 * H + 0.92, 0, 0.55):
        tank()
with at(-4.0, 0.5, 2 * H + 1.1, 0, 0.42):
    solar_panels(2)
for (x, z, *_), furnish in zip(CELLS, (library, laboratory, mess, classroom, ward, hostel)):
    with at(x, 0, z):
        furnish()
for x, h, s in ((-7.15, 8.4, 1), (7.3, 9.4, 2)):
    with at(x, -0.9, -0.1, 0, 0.42):
        palmyra(h, seed=s)
for x, r, b in ((-7.1, 0.6, 'ma5'), (7.0, 0.55, 'tu5')):
    with at(x, -1.9, -0.1):
        tree(r, 0.9, 'leaf', b)
for x, r, o in (
    (-3.2, 200, dict(skin='skin2')),
    (-2.5, 165, dict(skin='skin3', hair='bun')),
    (4.4, 120, dict(top='cl0', bottom='in7', dress='shirt', hair='short', dup=None, skin='skin3')),
):
    with at(x, -2.0, -0.1, r):
        student(stride=0.08, **o)
for c in CELLS:
    lamp(c[0], -0.3, c[1] + 2.3, 16, r=0.3)
hour('soft', 24)
shoot('section', dict(a=((0, 0, 3.1), 46, -5, 7, 92)), bounces=3, ground=GROUND)
