"""Teaching laboratory: students in white coats at benches, microscopes, a centrifuge, a blood bank fridge."""
import sys, os

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from props import *

SHOT = chosen_shot({'p': 'a'})
GROUND = {'a': 'ne7', 'b': 'tu1', 'c': 'ne3', 'd': 'ma1', 'e': 'in1'}[SHOT]
reset()
cyc(GROUND)
room(8.6, 5.8, 3.1, floor='cl2', wall='cl1', wall2='ne3', base='ma7', skirt='ne7')
with at(0, -3.18):
    zari(8.9, -0.33, 0.18, 'in9')
with at(0, 2.87):
    zari(8.5, 2.72, 0.2, 'ma7')
for i in range(9):
    box(-4.3 + 0.956 * i, 0, 0, 0.012, 5.8, 0.003, 'cl3', 0)


def tubes(n=5, cols=('red', 'tu5', 'ma5', 'butter')):
    w = n * 0.05 + 0.03
    for z in (0, 0.07):
        box(0, 0, z, w, 0.09, 0.012, 'wood', 0.003)
    for sx in (-1, 1):
        box(sx * w / 2, 0, 0, 0.014, 0.1, 0.12, 'wood2', 0.003)
    for i in range(n):
        cyl((i - (n - 1) / 2) * 0.05, 0, 0.01, 0.016, 0.11, cols[i % len(cols)], seg=14)
        cyl((i - (n - 1) / 2) * 0.05, 0, 0.12, 0.016, 0.07, 'mist', seg=14)


def flask(col, s=1.3):
    lathe([(0.01, 0), (0.06 * s, 0.001), (0.065 * s, 0.012), (0.044 * s, 0.062 * s)], col)
    lathe([(0.044 * s, 0.062 * s), (0.02 * s, 0.115 * s), (0.02 * s, 0.155 * s), (0.027 * s, 0.158 * s)], 'mist')


# wall bench with shelves
box(-0.6, 2.5, 0, 6.0, 0.7, 0.86, 'ne7', 0.02)
box(-0.6, 2.5, 0.86, 6.1, 0.78, 0.05, 'cl0', 0.012)
[box(-3.2 + k * 0.87, 2.14, 0.1, 0.8, 0.02, 0.66, 'ne5', 0.01) for k in range(7)]
for z in (1.5, 1.95):
    box(-0.6, 2.72, z, 5.4, 0.26, 0.03, 'wood', 0.006)
rnd = random.Random(8)
x = -3.2
while x < 2.0:
    r = rnd.choice((0.05, 0.06, 0.075))
    c = rnd.choice(('terra', 'wood2', 'ne3', 'in5', 'sand', 'tu5'))
    lathe([(r * 0.9, 0), (r, 0.008), (r, 0.17), (r * 0.45, 0.21), (r * 0.45, 0.24)], c, seg=22, x=x + r, y=2.72, z=1.53)
    cyl(x + r, 2.72, 1.75, r * 0.55, 0.05, rnd.choice(('in8', 'ink', 'cl0')))
    x += 2 * r + rnd.choice((0.02, 0.03, 0.14))
x = -3.2
while x < 1.9:
    if rnd.random() < 0.35:
        with at(x + 0.25, 2.72, 1.98):
            books(0.45, 0.3, 0.18, seed=int(x * 40))
        x += 0.6
    else:
        with at(x + 0.1, 2.72, 1.98):
            flask(rnd.choice(('ma5', 'tu5', 'in5', 'ne5')), rnd.uniform(1.2, 1.6))
        x += 0.28
with at(-2.6, 2.45, 0.91):
    lathe([(0.2, 0), (0.24, 0.03), (0.24, 0.2), (0.21, 0.25), (0.18, 0.26)], 'cl0')
    lathe([(0.19, 0.26), (0.17, 0.3), (0.06, 0.33)], 'ne3')
    box(0, -0.235, 0.06, 0.2, 0.02, 0.09, 'ink', 0.01)
with at(-1.7, 2.4, 0.91, 200, 1.15):
    microscope()
with at(-0.7, 2.45, 0.91):
    tubes(7)
with at(0.1, 2.4, 0.91, 190, 1.15):
    microscope('cl0', 'ma7')
with at(0.95, 2.45, 0.91):
    flask('tu5', 1.7)
with at(1.25, 2.5, 0.91):
    flask('in5', 1.4)
with at(1.9, 2.5, 0.91):
    box(0, 0, 0, 0.5, 0.4, 0.34, 'cl0', 0.02)
    box(-0.06, -0.205, 0.08, 0.28, 0.02, 0.2, 'ink', 0.01)
    box(0.18, -0.205, 0.2, 0.06, 0.02, 0.06, 'tu5', 0.004)
# blood bank fridge
with at(3.35, 2.45):
    box(0, 0, 0.08, 1.1, 0.75, 1.95, 'cl0', 0.04)
    box(0, -0.36, 0.3, 0.9, 0.06, 1.55, 'in3', 0.02)
    box(0.4, -0.42, 0.8, 0.04, 0.04, 0.6, 'steel', 0.01)
    box(0, -0.385, 1.9, 0.5, 0.02, 0.07, 'ma7', 0.004)
    for k in range(4):
        box(0, -0.395, 0.42 + k * 0.36, 0.84, 0.02, 0.02, 'steel', 0)
        for j in range(6):
            box(-0.34 + j * 0.136, -0.4, 0.46 + k * 0.36, 0.1, 0.03, 0.2, 'red' if (j + k) % 5 else 'ma7', 0.02)
    ball(0, -0.4, 1.74, 0.07, 'ma5', (0.8, 0.3, 1), sub=3)
# two island benches
hs = ('plait', 'short', 'bun', 'scarf', 'plait', 'short')
n = 0
for bx, by in ((-1.9, 0.35), (1.55, 0.35), (-0.3, -1.6))[: 2 if SHOT == 'c' else 3]:
    with at(bx, by):
        box(0, 0, 0, 2.5, 0.85, 0.84, 'ma7' if by > 0 else 'in7', 0.02)
        box(0, 0, 0.84, 2.65, 1.0, 0.05, 'cl0', 0.014)
        [box(-0.83 + k * 0.83, -0.43, 0.12, 0.74, 0.02, 0.6, 'ma5' if by > 0 else 'in5', 0.01) for k in range(3)]
        with at(-0.75, 0.05, 0.89, 180 if by > 0 else 10, 1.15):
            microscope('cl0', 'in8')
        with at(0.05, 0.15, 0.89, 8):
            tubes(6, ('red', 'red', 'tu5', 'ma5', 'butter', 'red'))
        with at(0.75, 0.05, 0.89, 176 if by > 0 else 0, 1.15):
            microscope('cl0', 'ma7')
        with at(0.38, -0.2, 0.89):
            flask(('tu5', 'in5', 'ne5')[n % 3], 1.2)
        for k in range(3):
            cyl(-0.3 + 0.13 * k, -0.28 + 0.04 * (k % 2), 0.89, 0.055, 0.014, 'mist')
            cyl(-0.3 + 0.13 * k, -0.28 + 0.04 * (k % 2), 0.89, 0.047, 0.016, ('ma3', 'butter', 'red')[k])
        box(-0.1, 0.33, 0.89, 0.26, 0.2, 0.012, 'paper', 0.003, rz=9)
        n += 1


def coat(**k):
    return person(**{**dict(coat='cl0', top='in5', bottom='in8', dress='shirt'), **k})


# who works: standing at the back of each bench faces the camera, in front faces away
if SHOT != 'c':  # the edge would cut them
    with at(-2.65, 0.98, 0, 4):
        coat(top='ma5', hair='plait', skin='skin2', lean=14, nod=16, hands=((-0.14, -0.42, 1.12), (0.14, -0.42, 1.12)))
if SHOT != 'c':
    with at(-1.15, 0.98, 0, -6):
        coat(top='tu5', hair='short', skin='skin3', nod=14, hands=((-0.16, -0.48, 1.0), (0.1, -0.5, 1.05)))
with at(0.8, 0.98, 0, 2):
    coat(
        top='ne5',
        hair='scarf',
        hc='in1',
        skin='skin2',
        lean=14,
        nod=16,
        hands=((-0.14, -0.42, 1.12), (0.14, -0.42, 1.12)),
    )
with at(2.3 if SHOT != 'c' else 2.56, 1.0, 0, -10):
    coat(top='ma5', hair='bun', skin='skin4', nod=10, hands=((-0.1, -0.36, 1.12), (0.12, -0.38, 1.3)), mask=True)
x = 2.34 if SHOT != 'c' else 2.6
tube([(x, 0.66, 1.25), (x, 0.66, 1.42)], 0.015, 'red')
if SHOT != 'c':
    with at(0.45, -2.2, 0, 176):
        coat(top='in5', hair='plait', skin='skin3', lean=10, nod=14, hands=((-0.14, -0.44, 1.1), (0.14, -0.44, 1.1)))
if SHOT != 'c':
    with at(-1.15, -2.22, 0, 186):
        coat(top='ma5', hair='short', skin='skin2', hands=((-0.12, -0.46, 1.0), (0.12, -0.44, 1.02)), nod=14)
if SHOT != 'c':
    with at(-0.35, -0.95, 0, 0):
        person(
            coat='cl0',
            top='tu5',
            bottom='ma7',
            dress='saree',
            hair='bun',
            hc='grey',
            skin='skin3',
            nod=12,
            hands=((-0.3, -0.4, 1.0), (0.16, -0.42, 1.0)),
            build=1.05,
        )
if SHOT != 'c':
    with at(2.75, 1.75, 0, 150):
        coat(hair='short', skin='skin2', hands=((-0.1, -0.4, 1.1), (0.16, -0.42, 1.25)))
if SHOT != 'c':
    with at(3.65, -1.9):
        stool('ma5')
    with at(3.2, -1.2):
        stool('in5')
with at(-3.85, -2.3):
    plant(1.2, 'ma5', 11)
for y in (-1.4, 0.6):
    with at(-4.26, y, 1.2, 90):
        window(1.4, 1.35, nx=2, glass='tu1')
hour(
    {'a': 'soft', 'b': 'morning', 'c': 'noon', 'd': 'golden', 'e': 'soft'}[SHOT],
    {'a': 46, 'b': 48, 'c': -38, 'd': 50, 'e': 40}[SHOT],
)
shoot(
    'teachlab',
    dict(
        a=((0.0, -0.1, 1.05), 33, 14, 17, 60, (-0.225, 0.0)),
        p=((0, -0.1, 1.1), 20, 14, 18, 60),
        b=((-1.9, 0.7, 1.15), 6.6, -16, 12, 60),
        c=((1.98, 0.8, 1.08), 7.6, 28, 12, 60),
        d=((3.0, 2.1, 1.1), 6.4, 36, 10, 60),
        e=((-0.3, -1.3, 1.1), 7.0, 24, 20, 60),
    ),
    bounces=4,
    ground=GROUND,
)
