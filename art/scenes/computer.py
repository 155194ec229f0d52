"""Computer laboratory: two rows of screens, a wall screen with a bar chart, a server cupboard."""
import sys, os

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from props import *

SHOT = chosen_shot()
GROUND = 'in1'
reset()
cyc(GROUND)
room(8.4, 6.0, 3.0, floor='in1', wall='cl0', wall2='in7', base='in8', skirt='ma7')
with at(0, -3.28):
    zari(8.7, -0.33, 0.18, 'ma8')
for i in range(7):
    for j in range(5):
        if (i + j) % 2:
            box(-4.2 + 0.6 + 1.2 * i, -3 + 0.6 + 1.2 * j, 0, 1.2, 1.2, 0.004, 'cl2', 0)
with at(0, 2.97):
    zari(8.3, 2.62, 0.2, 'in8')
box(0.4, 2.95, 0.95, 3.6, 0.07, 1.5, 'ink', 0.02)
box(0.4, 2.91, 1.0, 3.48, 0.02, 1.4, mat('in8', 0.5, 0.1, 0.35), 0.004)
for k, (h, c) in enumerate(((0.35, 'tu5'), (0.6, 'ma3'), (0.5, 'tu5'), (0.85, 'ma3'), (1.05, 'tu5'))):
    box(-0.75 + 0.38 * k, 2.9, 1.12, 0.22, 0.02, h, mat(c, 0.5, 0.1, 0.6), 0)
tube([(1.35 + 0.05 * i, 2.89, 1.3 + 0.28 * math.sin(i * 0.5)) for i in range(16)], 0.014, mat('ne3', 0.5, 0.1, 0.8))
lathe([(0.001, 0), (0.2, 0.0), (0.2, 0.02)], mat('tu3', 0.5, 0.1, 0.6), x=1.7, y=2.9, z=2.05)
box(-2.9, 2.72, 0, 0.9, 0.5, 2.0, 'in8', 0.02)
[box(-2.9, 2.46, 0.25 + 0.28 * k, 0.7, 0.02, 0.2, 'ink', 0.01) for k in range(6)]
[
    ball(-3.15 + 0.12 * j, 2.445, 0.35 + 0.28 * k, 0.018, mat(('ne3', 'tu5', 'ma3')[(j + k) % 3], 0.5, 0.1, 2), sub=2)
    for k in range(6)
    for j in range(3)
]
n = 0
tops = ('cl0', 'in5', 'cl0', 'ma5', 'cl0', 'tu5')
hs = ('plait', 'short', 'bun', 'short', 'scarf', 'plait')
for r in range(2):  # near, the front row would be cut
    y = 0.95 - r * 2.1
    for c in range(2):
        cx = -1.95 + c * 3.75
        with at(cx, y):
            box(0, 0, 0.7, 3.1, 0.7, 0.04, 'wood', 0.012)
            [box(sx * 1.5, 0, 0, 0.05, 0.66, 0.7, 'ma7', 0.01) for sx in (-1, 0, 1)]
            box(0, 0.3, 0.15, 3.0, 0.03, 0.5, 'ma5', 0.005)
            for k in range(3):
                x = -1.0 + k * 1.0
                n += 1
                with at(x, 0.08, 0.74):
                    screen(('in1', 'tu1', 'ne3')[n % 3])
                with at(x, -0.62, 0, 180):
                    chair(('in5', 'ma5')[r])
                if (n * 5) % 12 == 1 or SHOT == 'b' and n in (1, 6):
                    continue
                h = hs[n % 6]
                with at(x, -0.56, 0, 180):
                    person(
                        tops[n % 6] if h != 'plait' else 'cl0',
                        'in7' if h != 'bun' else 'cl0',
                        'skin%d' % (1 + n * 3 % 4),
                        h,
                        dress='kurta' if h in ('plait', 'bun', 'scarf') else 'shirt',
                        dup=('in7', 'ma5')[n % 2] if h in ('plait', 'bun') else None,
                        hc='in3' if h == 'scarf' else 'hair',
                        pose='sit',
                        hands=((-0.12, -0.52, 0.82), (0.14 if n % 3 else 0.26, -0.52, 0.82)),
                        nod=4,
                        build=(1, 0.93, 1.06)[n % 3],
                    )
with at(0.15, 0.2, 0, 120):
    person(
        top='ma7',
        bottom='tu3',
        dress='saree',
        skin='skin2',
        lean=14,
        hands=((-0.1, -0.5, 1.0), (0.2, -0.5, 1.08)),
        nod=10,
    )
with at(2.9, 2.3, 0, 10):
    person(
        top='cl0',
        bottom='in8',
        dress='shirt',
        hair='short',
        hc='grey',
        skin='skin3',
        hands=((-0.5, 0.1, 1.55), (0.12, -0.3, 1.05)),
        build=1.1,
    )
with at(3.75, 2.4):
    plant(1.4, 'ma5', 11)
for y in (-1.5, 0.7):
    with at(-4.16, y, 1.2, 90):
        window(1.5, 1.3, nx=2, glass='tu1')
hour('morning', 46)
shoot('computer', dict(a=((0.1, 0.2, 0.95), 11.6, 18, 21, 60)), bounces=4, ground=GROUND, expo=1)
