"""Examination hall: single desks in rows, an invigilator, a clock."""
import sys, os

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from props import *

SHOT = chosen_shot()
GROUND = {'b': 'in1', 'e': 'in1'}[SHOT]
reset()
cyc(GROUND)
room(9.2, 6.6, 3.2, floor='cl2', wall='tu1', wall2='cl0' if SHOT != 'b' else 'in3', base='in8', skirt='in7')
with at(0, -3.58):
    zari(9.5, -0.33, 0.18, 'ma8')
with at(0, 3.27):
    zari(9.1, 2.75, 0.2, 'in8')
for i in range(9):
    box(-4.6 + 1.15 * i, 0, 0, 0.012, 6.6, 0.003, 'cl3', 0)
for x in (-3.2, -0.9, 1.4):
    with at(x, 3.28, 1.15):
        window(1.6, 1.35, nx=3, glass='in3')
with at(3.3, 3.26, 2.1):
    clock(0.32)
if SHOT == 'b':
    box(0, -5, -0.09, 30, 12, 0.05, 'cl2', 0)  # no edge of the floor in sight
n = 0
hs = ('plait', 'short', 'bun', 'plait', 'scarf', 'short')
tops = ('cl0', 'cl0', 'tu5', 'cl0', 'ma5', 'in5')
rows, columns, turn = (4, 5, 0) if SHOT != 'b' else (3, 3, 180)  # near: three whole rows, seen from the front
if SHOT == 'b':
    hs = ('bun', 'short', 'scarf', 'bun', 'short')
    tops = ('tu5', 'in5', 'ma5', 'ne5', 'ma7')
for r in range(rows):
    for c in range(columns):
        x = -3.35 + 1.62 * c
        y = 1.9 - 1.38 * r
        n += 1
        h = hs[(n * 5 + r) % 6] if SHOT != 'b' else hs[(n * 2 + r) % 5]
        if SHOT == 'b':
            x, y = -1.7 + 1.7 * c, 1.5 - 1.55 * r
        with at(x, y, 0, turn):
            box(0, 0, 0.7, 0.78, 0.5, 0.04, 'wood', 0.012)
            [box(s * 0.36, 0, 0, 0.035, 0.46, 0.7, 'in7', 0.01) for s in (-1, 1)]
            box(0, 0.2, 0.4, 0.7, 0.03, 0.3, 'ma7', 0.006)
            box(-0.02, -0.04, 0.74, 0.24, 0.32, 0.01, 'paper', 0.002, rz=(n * 31) % 10 - 5)
            box(0.25, 0.05, 0.742, 0.13, 0.1, 0.02, ('tu5', 'ma5', 'in5')[n % 3], 0.004)
            with at(0, -0.56, 0, 180):
                chair('ma5' if n % 2 else 'in5')
            if n == 7 and SHOT != 'b':
                continue
            with at(0, -0.5, 0, 180):
                person(
                    tops[(n * 7) % len(tops)] if h != 'plait' else 'cl0',
                    'in7',
                    'skin%d' % (1 + n * 3 % 4),
                    h,
                    dress='shirt' if h == 'short' else 'kurta',
                    dup=('in7', 'ma5')[n % 2] if h in ('plait', 'bun') else None,
                    hc='cl0' if h == 'scarf' else 'hair',
                    pose='sit',
                    lean=10 if n % 3 else 4,
                    nod=16,
                    hands=((-0.2, -0.42, 0.8), (0.06, -0.46, 0.8)),
                    build=(1, 0.93, 1.06)[n % 3],
                )
with at(2.45 if SHOT != 'b' else -3.1, 0.3, 0, 24):
    person(
        top='ne7',
        bottom='tu3',
        dress='saree',
        skin='skin3',
        hc='grey',
        hands=((-0.1, 0.16, 0.95), (0.1, 0.16, 0.95)),
        build=1.05,
    )
if SHOT != 'b':
    with at(-4.15, 0.7, 0, -60):
        person(
            top='ma7',
            bottom='in8',
            dress='shirt',
            hair='short',
            skin='skin2',
            hands=((-0.1, -0.3, 1.1), (0.1, -0.3, 1.1)),
            hold=('sheet', 'tu5'),
        )
with at(4.1, 2.6):
    plant(1.3, 'ma5', 11)
hour({'b': 'golden', 'e': 'morning'}[SHOT], {'b': 50, 'e': 46}[SHOT])
shoot(
    'exam', dict(e=((0, -0.2, 0.9), 29, 30, 38, 60), b=((-0.2, 0.0, 0.56), 10.8, 26, 27, 60)), bounces=4, ground=GROUND
)
