"""The verandah of the college at noon, seen along its length: arches on the right throw patches of sun on the tiles."""
import sys, os

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from props import *

GROUND = 'in1'
reset()
cyc(GROUND, z=-0.5, y=60, r=20, w=140)
L = 14
BAY = 2.8
SPRING = 2.1
TOP = 3.5
box(0, L / 2 - 1, -0.5, 4.2, L + 1.2, 0.36, 'ma7', 0.05, seg=3)
box(0, L / 2 - 1, -0.14, 3.8, L + 0.8, 0.14, 'cl2', 0.02)
with at(0, -1.61):
    zari(4.2, -0.49, 0.26, 'in9')
for i in range(4):
    for j in range(18):
        if (i + j) % 2:
            box(-1.24 + i * 0.8, -0.8 + j * 0.8, 0.0, 0.8, 0.8, 0.004, 'ma3', 0)
# wall of the rooms on the left: doors, a stripe, a frieze
box(-1.75, L / 2 - 1, 0, 0.16, L + 0.6, TOP, 'cl1', 0.02)
box(-1.66, L / 2 - 1, 0, 0.03, L + 0.6, 1.05, 'ne3', 0.005)
with at(-1.645, L / 2 - 1, 0, 90):
    zari(L + 0.5, 1.05, 0.2, 'in8')
for k in range(5):
    y = 0.35 + k * BAY
    with at(-1.64, y, 0, 90):
        box(0, 0, 0, 1.12, 0.05, 2.25, 'cl0', 0.01)
        box(0, -0.02, 0, 0.94, 0.05, 2.15, 'in7' if k % 2 else 'ne7', 0.012)
        box(0, -0.05, 1.35, 0.5, 0.02, 0.5, 'sky', 0.01)
        ball(0.36, -0.06, 1.0, 0.035, 'tu5', sub=3)
    with at(-1.64, y + 1.4, 1.5, 90):
        box(0, -0.02, 0, 0.62, 0.04, 0.8, 'wood2', 0.01)
        box(0, -0.045, 0.06, 0.5, 0.02, 0.68, ('tu1', 'ma1', 'in1')[k % 3], 0.004)


# arches on the right
def arch(y0, y1):
    r = (y1 - y0) / 2
    c = (y0 + y1) / 2

    def edge(u):
        return c - r * math.cos(math.pi * u), SPRING + r * 0.86 * math.sin(math.pi * u)

    for x in (1.6, 1.9):
        sheet(lambda u, v: (x, edge(u)[0], edge(u)[1] + (TOP - edge(u)[1]) * v), 28, 2, 'cl0')
    sheet(lambda u, v: (1.6 + 0.3 * v, *edge(u)), 28, 2, 'cl1')


for k in range(6):
    y = -0.9 + k * BAY
    box(1.75, y, 0, 0.42, 0.42, 0.5, 'ma7', 0.02)
    box(1.75, y, 0.5, 0.34, 0.34, SPRING - 0.5, 'cl0', 0.02)
    box(1.75, y, SPRING - 0.08, 0.44, 0.44, 0.12, 'tu5', 0.015)
    box(1.75, y, SPRING, 0.3, 0.36, TOP - SPRING, 'cl0', 0.01)
    if k < 5:
        arch(y + 0.17, y + BAY - 0.17)
    if k < 5 and k != 1:
        box(1.75, y + BAY / 2, 0.0, 0.2, BAY - 0.5, 0.12, 'ma5', 0.02)
        box(1.75, y + BAY / 2, 0.85, 0.12, BAY - 0.5, 0.08, 'ma5', 0.02)
        [box(1.75, y + 0.45 + n * 0.32, 0.12, 0.06, 0.06, 0.75, 'in7', 0) for n in range(7)]
box(0, L / 2 - 1, TOP, 4.0, L + 0.6, 0.22, 'cl0', 0.03)
box(0, L / 2 - 1, TOP + 0.22, 4.3, L + 0.9, 0.14, 'ma7', 0.03)
for k in range(5):
    box(0, -0.9 + k * BAY, TOP - 0.2, 3.5, 0.18, 0.2, 'wood2', 0.02)
    if k:
        with at(0, 0.5 + k * BAY):
            pendant(TOP, 0.55, 'tu5', 0.17)
with at(-1.25, 2.0):
    plant(1.05, 'ma5', 9)
with at(1.15, 7.7):
    plant(1.05, 'in7', 9)
with at(-0.62, 5.2, 0, 176):
    person('in7', 'cl0', 'skin2', 'plait', dup='cl0', stride=0.1, fwd=(10, -8))
with at(0.12, 5.35, 0, 184):
    person('in7', 'cl0', 'skin3', 'bun', dup='cl0', stride=0.1, fwd=(-8, 10), build=0.95, bag='ma5')
with at(0.35, 10.2, 0, 10):
    person(
        'ma5',
        'tu5',
        'skin3',
        'bun',
        dress='saree',
        build=1.05,
        hands=((-0.1, -0.3, 1.0), (0.12, -0.3, 1.02)),
        hold=('book', 'in7'),
    )
with at(5.2, 4):
    palm(5.2, 0.3)
hour('noon', 62)
shoot('corridor', dict(a=((0.3, 5.0, 1.3), 10.4, -5.5, 6, 50)), bounces=5, ground=GROUND, expo=1.12)
