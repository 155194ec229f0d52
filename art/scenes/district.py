"""Guntur and Phirangipuram on a round table seen from above, north up, in their true direction from each other. Roads,
   rivers and borders are left out: only what is known stands on the table, the rest is fields and trees of the country."""
import sys, os

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from tools import *

GROUND = 'cl1'
reset()
cyc(GROUND, z=-0.7, y=60, r=20, w=160)
rnd = random.Random(11)
cyl(0, 0, -0.7, 10.6, 0.25, 'in9', seg=160, bev=0.06)
cyl(0, 0, -0.45, 10.4, 0.42, 'ma7', seg=160, bev=0.05)
cyl(0, 0, -0.36, 10.43, 0.06, 'tu5', seg=160)
cyl(0, 0, -0.12, 10.43, 0.06, 'tu5', seg=160)
cyl(0, 0, -0.05, 10.15, 0.09, 'ne3', seg=160)
[
    box(
        10.4 * math.cos(a),
        10.4 * math.sin(a),
        -0.28,
        0.26,
        0.05,
        0.26,
        'cl0' if k % 2 else 'tu5',
        0,
        ry=45,
        rz=math.degrees(a) + 90,
    )
    for k, a in enumerate(q * math.pi / 48 for q in range(96))
]
guntur = (5.0, 0.62)
phir = (-4.9, -0.62)  # 10 m of table for the way between the two towns


def free(x, y):
    return math.hypot(x - guntur[0], y - guntur[1]) > 3.3 and math.hypot(x - phir[0], y - phir[1]) > 3.1


for k in range(120):  # plots of paddy, chilli and cotton in soft patches
    a = k * 2.39996
    q = 9.4 * math.sqrt((k + 0.5) / 120)
    x, y = q * math.cos(a), q * math.sin(a)
    if not free(x, y):
        continue
    c = (
        rnd.choice(('ma3', 'tu3', 'tu3'))
        if rnd.random() < 0.13
        else ('leaf2', 'grass', '8FB07E', '98B58A')[(k * 3) % 4]
    )
    w, h = rnd.uniform(1.1, 1.6), rnd.uniform(0.9, 1.3)
    r = rnd.uniform(-9, 9)
    f = min(1, (9.95 - math.hypot(w, h) / 2) / q)
    x, y = f * x, f * y  # whole inside the rim
    box(x, y, 0.03, w, h, 0.04 + 0.0017 * (k % 11), c, 0.01, rz=r)
    with at(x, y, 0.06 + 0.0017 * (k % 11), r):
        [
            tube(
                [(-w * 0.42, -h * 0.4 + h * 0.2 * j, 0.02), (w * 0.42, -h * 0.4 + h * 0.2 * j, 0.02)],
                0.028,
                {'ma3': 'ma5', 'tu3': 'tu5'}.get(c, '7A9E6B' if c != 'leaf2' else 'leaf'),
            )
            for j in range(5)
        ]


def named(x, y):
    return (
        abs(x + 5) < 2.9 and abs(y + 4.6) < 1.1 or abs(x - 5) < 1.6 and abs(y + 3.7) < 1.1
    )  # where the page writes their names


for k in range(46):
    a = rnd.uniform(0, 6.28)
    q = 9.6 * math.sqrt(rnd.random())
    x, y = q * math.cos(a), q * math.sin(a)
    if not free(x, y) or named(x, y):
        continue
    while math.hypot(x, y + 1) > 9.7:
        x, y = 0.97 * x, 0.97 * y  # nor may a crown stand over the rim
    with at(x, y, 0.04, 0, 0.26 if k % 3 else 0.2):
        if k % 3:
            tree(1.2, 1.3, 'leaf' if k % 2 else 'leaf2', None)
        else:
            palmyra(4.6, seed=k)


def house(c, r=0, s=1):
    with at(0, 0, 0, r, s):
        box(0, 0, 0, 0.34, 0.28, 0.24, 'cl0', 0.012)
        box(0, 0, 0.24, 0.38, 0.32, 0.05, c, 0.012)
        box(0, -0.142, 0.0, 0.07, 0.006, 0.13, 'in7', 0)


cyl(*guntur, 0.04, 2.5, 0.03, 'cl2', seg=72, bev=0.01)
for k in range(46):  # Guntur, a town
    a = k * 2.39996
    q = 2.25 * math.sqrt((k + 0.5) / 46)
    with at(guntur[0] + q * math.cos(a), guntur[1] + q * math.sin(a), 0.07):
        if k % 7 == 3:
            box(0, 0, 0, 0.36, 0.36, 0.5 + 0.25 * (k % 3), ('cl0', 'in1', 'ma1')[k % 3], 0.015)
            [box(0, -0.183, 0.1 + 0.17 * j, 0.28, 0.006, 0.07, 'in7', 0) for j in range(3)]
        else:
            house(('ma5', 'ma7', 'tu5', 'in5')[k % 4], rnd.choice((0, 90, 10, -8)), rnd.uniform(0.95, 1.25))
cyl(phir[0], phir[1], 0.04, 2.3, 0.03, 'cl2', seg=72, bev=0.01)
for k in range(9):  # Phirangipuram, a village
    a = 0.5 + k * 0.62
    q = 1.75 + 0.25 * (k % 2)
    with at(phir[0] + q * math.cos(a), phir[1] + q * math.sin(a), 0.07):
        house(('ma5', 'tu5', 'ma7')[k % 3], rnd.choice((0, 90, 12)), 1.05)
with at(phir[0], phir[1] - 0.15, 0.07):  # the college, larger than life
    cyl(0, 0, 0, 1.25, 0.05, 'ma7', seg=72, bev=0.015)
    with at(0, -0.78, 0.05):
        petals(8, 0.1, 0.32, 'tu5', 0, 0.01)
    for s in (-1, 1):
        box(s * 0.62, 0.2, 0.05, 0.72, 0.6, 0.72, 'cl0', 0.015)
        box(s * 0.62, 0.2, 0.77, 0.78, 0.66, 0.06, 'ma5', 0.012)
        for f in (0, 1, 2):
            for j in range(3):
                box(s * 0.62 - 0.22 + 0.22 * j, -0.103, 0.12 + 0.23 * f, 0.12, 0.012, 0.14, 'in7', 0)
    box(0, 0.22, 0.05, 0.56, 0.7, 1.1, 'cl0', 0.015)
    box(0, -0.132, 0.34, 0.34, 0.012, 0.6, 'ma5', 0)
    box(0, 0.22, 1.15, 0.62, 0.76, 0.06, 'ma7', 0.012)
    box(0, -0.2, 0.3, 0.6, 0.3, 0.05, 'tu5', 0.01)
    with at(0, -0.1, 1.2):
        lotus3(0.36, vert=True, half=True, cs=('tu5', 'ma5', 'cl0', 'in8'), t=0.03)
with at(0, 8.9, 0.06):  # north
    poly([(-0.42, -0.5), (0, -0.2), (0.42, -0.5), (0, 0.75)], 0, 0.06, 'in7')
    poly([(0, -0.2), (0.42, -0.5), (0, 0.75)], 0.06, 0.02, 'tu5')
hour('morning', -44)
shoot('district', dict(a=((0, -0.5, 0), 81, 0, 48, 100)), bounces=3, ground=GROUND)
