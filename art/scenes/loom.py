"""A pit loom with a half-woven Mangalagiri sari: warp to the right, finished cloth to the left."""
import sys, os

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from props import *

GROUND = 'ma7'
reset()
cyc(GROUND)
room(6.6, 4.4, 2.9, floor='earth', wall='cl1', wall2='ne3', base='in8', skirt='ma7')
with at(0, -2.48):
    zari(6.9, -0.33, 0.18, 'in9')
# frame
for x in (-2.2, 2.2):
    for y in (-0.85, 0.85):
        box(x, y, 0, 0.13, 0.13, 1.75 if x > 0 else 1.0, 'wood2', 0.015)
for y in (-0.85, 0.85):
    box(0, y, 0.72, 4.5, 0.11, 0.13, 'wood2', 0.015)
    box(0.95, y, 1.66, 2.6, 0.1, 0.12, 'wood2', 0.015)
for x in (0.1, 0.8):
    box(x, 0, 1.72, 0.09, 1.8, 0.1, 'wood2', 0.012)
cyl(-2.05, -0.85, 0.84, 0.11, 1.7, 'wood', bev=0.01, rx=-90)
cyl(2.05, -0.85, 0.84, 0.1, 1.7, 'wood', bev=0.01, rx=-90)


# cloth woven so far: indigo field, borders, a pallu of bands
def cloth(x0, x1, y0, y1, m, dz=0):
    sheet(lambda u, v: (x0 + (x1 - x0) * u, y0 + (y1 - y0) * v, 0.9 + dz), 2, 2, m)


cloth(-2.05, -0.35, -0.7, 0.7, 'in7')
for s in (-1, 1):
    cloth(-2.05, -0.35, s * 0.7, s * 0.52, 'ma7', 0.003)
    cloth(-2.05, -0.35, s * 0.66, s * 0.635, 'tu5', 0.006)
    cloth(-2.05, -0.35, s * 0.575, s * 0.55, 'tu5', 0.006)
    [box(-1.95 + 0.14 * k, s * 0.607, 0.902, 0.06, 0.06, 0.006, ('tu5', 'cl0')[k % 2], 0, rz=45) for k in range(12)]
for k in range(5):
    for j in range(4):
        with at(-1.85 + 0.34 * k + 0.17 * (j % 2), -0.39 + 0.26 * j, 0.9):
            petals(8, 0.012, 0.055, 'tu5', 0.002, 0.004, fat=0.8)
# warp threads: the pattern goes on as lines only
for k in range(57):
    y = -0.7 + k * 0.025
    c = 'ma5' if abs(y) > 0.52 else ('in3' if k % 2 else 'in5')
    c = 'tu5' if k in (2, 5, 51, 54) else c
    tube(
        [
            (-0.35, y, 0.9),
            (0.1, y, 0.9 + (0.05 if k % 2 else -0.05)),
            (0.8, y, 0.9 + (-0.04 if k % 2 else 0.04)),
            (2.05, y, 0.93),
        ],
        0.0065,
        c,
    )
# reed, heddles, shuttle
box(-0.12, 0, 0.72, 0.05, 1.6, 0.06, 'wood', 0.01)
box(-0.12, 0, 1.06, 0.05, 1.6, 0.05, 'wood', 0.01)
[box(-0.12, -0.72 + 0.036 * k, 0.78, 0.012, 0.008, 0.28, 'cl2', 0) for k in range(41)]
for x in (0.1, 0.8):
    for z in (0.62, 1.2):
        box(x, 0, z, 0.04, 1.55, 0.03, 'wood', 0.006)
    for k in range(31):
        tube([(x, -0.7 + 0.0467 * k, 0.63), (x, -0.7 + 0.0467 * k, 1.21)], 0.004, 'cl3')
    for y in (-0.5, 0.5):
        tube([(x, y, 1.22), (x, y, 1.74)], 0.008, 'ink')
sheet(
    lambda u, v: (
        -0.62 + 0.4 * (u - 0.5),
        -0.05 + 0.1 * (v - 0.5) * math.sin(math.pi * u) ** 0.6,
        0.915 + 0.05 * math.sin(math.pi * v) * math.sin(math.pi * u),
    ),
    14,
    6,
    'wood2',
)
cyl(-0.72, -0.05, 0.95, 0.022, 0.2, 'ma5', axis='X')
# weaver sits at the left, yarn on the floor and wall
with at(-2.75, 0, 0.0):
    box(0, 0, 0, 0.5, 1.3, 0.5, 'cl2', 0.03)
with at(-2.72, 0, 0.04, 90):
    person(
        top='ma5',
        bottom='tu5',
        dress='saree',
        pose='sit',
        hc='grey',
        skin='skin3',
        lean=8,
        hands=((-0.2, -0.62, 0.98), (0.28, -0.6, 1.02)),
        nod=14,
    )
for x, y, c in ((1.2, -1.5, 'tu5'), (1.65, -1.4, 'ma5'), (0.8, -1.6, 'in5')):
    lathe([(0.07, 0), (0.12, 0.06), (0.1, 0.24), (0.03, 0.3), (0.025, 0.34)], c, x=x, y=y)
with at(-1.0, -1.65):
    lathe([(0.2, 0), (0.3, 0.16), (0.32, 0.18), (0.29, 0.16)], 'wood')
    [
        ball(
            0.13 * math.cos(k * 1.3),
            0.13 * math.sin(k * 1.3),
            0.2 + 0.03 * (k % 2),
            0.1,
            ('ma5', 'tu5', 'in5', 'ne5', 'cl0')[k % 5],
            sub=3,
        )
        for k in range(6)
    ]
for k, c in enumerate(('ma5', 'tu5', 'in5', 'ne5', 'ma7', 'tu3')):
    x = -1.6 + 0.52 * k
    tube([(x - 0.24, 2.18, 2.3), (x + 0.24, 2.18, 2.3)], 0.03, 'wood2')
    [
        tube(
            [(x - 0.12 + 0.06 * j, 2.14, 2.3), (x - 0.12 + 0.06 * j, 2.12, 1.7), (x - 0.09 + 0.06 * j, 2.14, 1.62)],
            0.034,
            c,
            bez=True,
        )
        for j in range(5)
    ]
# a spinning wheel
with at(2.55, 1.5, 0, -20):
    tube([(0.45 * math.cos(t), 0, 0.55 + 0.45 * math.sin(t)) for t in np.linspace(0, 6.2832, 33)], 0.025, 'wood2')
    [
        tube([(0, 0, 0.55), (0.45 * math.cos(k * 0.785), 0, 0.55 + 0.45 * math.sin(k * 0.785))], 0.012, 'wood2')
        for k in range(8)
    ]
    box(0, 0.08, 0, 0.1, 0.06, 0.6, 'wood', 0.01)
    box(-0.3, 0, 0, 1.3, 0.24, 0.07, 'wood', 0.015)
    cyl(-0.85, 0, 0.2, 0.05, 0.2, 'tu5', axis='X')
with at(-3.26, 0.2, 1.15, 90):
    window(1.4, 1.15, nx=2, glass='tu1')
hour('noon', -40)
shoot('loom', dict(c=((0, 0, 1.0), 9.6, 16, 19, 60)), bounces=4, ground=GROUND, expo=1)
