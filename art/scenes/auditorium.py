"""Auditorium: a lit stage with curtains, a brass lamp and a dancer; rows of seats with guests."""
import sys, os

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from props import *

SHOT = chosen_shot()
GROUND = {'a': 'in8', 'b': 'ma1'}[SHOT]
reset()
cyc(GROUND)
room(9.6, 7.6, 4.2, floor='ma7', wall='in8', wall2='ma8', base='ma8', skirt='tu5')
with at(0, -4.08):
    zari(9.9, -0.33, 0.18, 'in9')
box(0, 2.6, 0, 9.0, 2.3, 0.75, 'wood2', 0.03)
box(0, 1.44, 0.0, 9.0, 0.04, 0.72, 'ma8', 0.0)
with at(0, 1.42):
    zari(8.9, 0.2, 0.32, 'in8')
for sx in (-1, 1):
    with at(sx * 3.55, 2.0, 0.72):
        curtain(1.5, 3.0, 'ma5', 0.09, 6, 0.05)
    with at(sx * 2.6, 3.1, 0.72):
        curtain(1.2, 3.0, 'ma7', 0.08, 5, 0.05)
sheet(
    lambda u, v: (
        (u - 0.5) * 8.8,
        1.9 + 0.08 * math.sin(u * 60),
        3.55 + v * 0.6 - 0.22 * (1 - v) * abs(math.sin(u * math.pi * 7)),
    ),
    140,
    4,
    'ma5',
)
sheet(
    lambda u, v: (
        (u - 0.5) * 8.8,
        1.86 + 0.08 * math.sin(u * 60),
        3.55 + v * 0.09 - 0.22 * (1 - v * 0.15) * abs(math.sin(u * math.pi * 7)),
    ),
    140,
    2,
    'tu5',
)
with at(0, 3.7, 2.55):
    lotus3(1.0, vert=True, half=False, t=0.02)
marigolds(-2.2, 0, 3.6, 3.55, 0.4, 26)
marigolds(0, 2.2, 3.6, 3.55, 0.4, 26)
with at(-2.1, 2.0, 0.75):
    diya(1.0)
# classical dancer, two singers on a mat, a host
with at(0.2, 2.15, 0.75, -8):
    person(
        top='tu5',
        bottom='ma5',
        dress='saree',
        border='ma7',
        skin='skin2',
        hair='plait',
        hands=((-0.5, -0.05, 1.55), (0.46, -0.32, 1.2)),
        turn=14,
    )
box(2.0, 2.6, 0.75, 1.7, 1.0, 0.05, 'in5', 0.01)
with at(1.6, 2.6, 0.8, -20):
    person(
        top='ne5',
        bottom='cl0',
        dress='panche',
        dup='cl0',
        pose='floor',
        hair='short',
        skin='skin3',
        hands=((-0.3, -0.35, 0.42), (0.3, -0.35, 0.42)),
    )
cyl(1.55, 2.25, 1.1, 0.13, 0.5, 'wood2', axis='X', bev=0.04)
with at(2.4, 2.65, 0.8, -26):
    person(
        top='ma5',
        bottom='tu3',
        dress='saree',
        pose='floor',
        skin='skin4',
        hands=((-0.3, -0.38, 0.4), (0.14, -0.36, 0.7)),
    )
with at(-3.0, 2.2, 0.75):
    box(0, 0, 0, 0.6, 0.45, 1.0, 'wood', 0.02)
    box(0, -0.24, 0.25, 0.3, 0.02, 0.5, 'tu5', 0)
    tube([(0.1, 0, 1.0), (0.12, -0.1, 1.25)], 0.01, 'ink')
    ball(0.12, -0.11, 1.27, 0.03, 'ink', sub=2)
with at(-3.0, 2.5, 0.75, 12):
    person(
        top='cl0',
        bottom='in8',
        dress='kurta',
        dup='ma5',
        hair='bun',
        skin='skin3',
        hands=((-0.22, -0.3, 1.08), (0.22, -0.3, 1.08)),
    )
n = 0
cs = ('cl0', 'in5', 'tu5', 'ma5', 'ne5', 'cl0', 'in3')
hs = ('plait', 'short', 'bun', 'plait', 'scarf', 'short', 'bun')
for r in range(4):
    y = 0.2 - 1.08 * r
    for k in range(9):
        x = -3.75 + 0.84 * k + (0.42 if k > 4 else 0)
        n += 1
        with at(x, y, 0, 180):
            box(0, 0.02, 0.36, 0.58, 0.5, 0.1, 'in5', 0.04, seg=3)
            box(0, 0.27, 0.42, 0.58, 0.09, 0.55, 'in5', 0.04, rx=-8, seg=3)
            [box(sx * 0.31, 0.04, 0.3, 0.05, 0.44, 0.32, 'wood2', 0.015) for sx in (-1, 1)]
            box(0, 0.05, 0, 0.3, 0.3, 0.36, 'ink', 0.01)
        if (n * 7 + r) % 6 == 0:
            continue
        h = hs[(n * 3 + r) % 7]
        with at(x, y - 0.0, 0.03, 180):
            person(
                cs[(n * 5) % 7] if h != 'plait' else 'cl0',
                ('in7', 'cl0', 'tu3')[n % 3] if h != 'plait' else 'in7',
                'skin%d' % (1 + n * 3 % 4),
                h,
                dress='saree' if h == 'bun' and n % 2 else 'shirt' if h == 'short' else 'kurta',
                dup=('in7', 'ma5')[n % 2] if h == 'plait' else None,
                hc='in3' if h == 'scarf' else ('grey' if n % 8 == 3 else 'hair'),
                pose='sit',
                fwd=(30, 30),
                turn=(n * 29) % 40 - 20,
                build=(1, 0.93, 1.08)[n % 3],
            )
for x in (-2, 0, 2):
    lamp(x, 1.5, 3.9, 70, (1, 0.85, 0.6), 0.3)
if SHOT == 'a':
    for x in (-3, 3):
        lamp(x, -1.6, 3.8, 40, r=0.5)
hour('lamp', 46)
shoot(
    'auditorium',
    dict(a=((0.1, 0.5, 1.25), 14.2, 14, 21, 60), b=((0.4, 2.2, 1.75), 7.6, -14, 8, 60)),
    bounces=4,
    ground=GROUND,
    expo=1.95,
)
