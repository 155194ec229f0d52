"""Tiered lecture hall of the entrance academy: curved rows of desks, a board with physics, a teacher."""
import sys, os

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from props import *

SHOT = chosen_shot({'p': 'a'})
GROUND = {'a': 'cl1', 'b': 'in1', 'c': 'tu1', 'd': 'cl2'}[SHOT]
reset()
cyc(GROUND)
room(
    9.4,
    7.0,
    3.8,
    floor='wood',
    wall='in7' if SHOT in 'ab' else 'cl0',
    wall2='in5' if SHOT in 'ab' else 'in1',
    base='ma7',
    skirt='tu5',
)
with at(0, -3.78):
    zari(9.7, -0.33, 0.18, 'in9')
with at(0, 3.47):
    zari(9.3, 3.3, 0.24, 'ma7')
# boards: ellipse orbits, a parabola, a benzene ring
for x, w in ((-2.35, 3.6), (1.6, 3.9)):
    box(x, 3.46, 1.15, w, 0.06, 1.75, 'ne8', 0.01)
    box(x, 3.42, 1.08, w + 0.14, 0.1, 0.06, 'wood2', 0.01)
    box(x, 3.43, 2.9, w + 0.14, 0.08, 0.06, 'wood2', 0.01)
W = mat('paper', 0.9, 0.05, 0.2)
Y = mat('tu5', 0.9, 0.05, 0.2)
C = mat('ma3', 0.9, 0.05, 0.2)


def chalk(x, pts, m=W, r=0.013):
    tube([(x + a, 3.415, 1.15 + b) for a, b in pts], r, m)


for k in range(3):
    a = k * math.pi / 3
    chalk(
        -3.1,
        [
            (
                0.62 * math.cos(t) * math.cos(a) - 0.2 * math.sin(t) * math.sin(a),
                0.9 + 0.62 * math.cos(t) * math.sin(a) + 0.2 * math.sin(t) * math.cos(a),
            )
            for t in np.linspace(0, 6.2832, 44)
        ],
        (W, Y, C)[k],
    )
ball(-3.1, 3.41, 2.05, 0.06, 'tu5', (1, 0.3, 1), sub=3)
chalk(-1.6, [(-0.4, 0.25), (-0.4, 1.5)])
chalk(-1.6, [(-0.55, 0.4), (0.85, 0.4)])
chalk(-1.6, [(-0.4 + 0.05 * i, 0.42 + 0.95 * (1 - ((i - 11) / 11) ** 2)) for i in range(23)], Y)
chalk(-1.6, [(0.15, 0.4), (0.15, 1.36)], C, 0.008)
chalk(0.5, [(0.5 * math.cos(t), 0.9 + 0.5 * math.sin(t)) for t in np.linspace(0.5236, 6.807, 7)])
chalk(0.5, [(0.38 * math.cos(t), 0.9 + 0.38 * math.sin(t)) for t in (0.5236, 1.571)], Y)
chalk(0.5, [(0.38 * math.cos(t), 0.9 + 0.38 * math.sin(t)) for t in (2.618, 3.665)], Y)
chalk(0.5, [(0.38 * math.cos(t), 0.9 + 0.38 * math.sin(t)) for t in (4.712, 5.76)], Y)
for k in range(5):
    chalk(1.7, [(-0.3, 1.45 - 0.26 * k), (0.35 + 0.35 * ((k * 37) % 3) / 2, 1.45 - 0.26 * k)], Y if k == 2 else W)
chalk(3.0, [(-0.3, 0.35), (0.3, 0.35), (0, 1.2), (-0.3, 0.35)], C)
chalk(3.0, [(0.27 * math.cos(t), 0.63 + 0.27 * math.sin(t)) for t in np.linspace(0, 6.2832, 30)])
# dais, lectern, teacher
box(0, 2.75, 0, 8.6, 1.4, 0.14, 'wood2', 0.02)
with at(-3.6, 2.6, 0.14):
    box(0, 0, 0, 0.65, 0.48, 1.0, 'ma7', 0.02)
    box(0, -0.03, 1.0, 0.74, 0.56, 0.05, 'wood', 0.015, rx=-10)
    box(0, -0.245, 0.3, 0.4, 0.01, 0.4, 'tu5', 0)
with at(0.1, 2.75, 0.14, -28):
    person(
        top='tu5',
        bottom='ma7',
        dress='saree',
        skin='skin2',
        hc='grey',
        hands=((-0.42, 0.22, 1.62), (0.12, -0.3, 1.05)),
        build=1.05,
        border='ma5',
        looks_at=(-1.2, -0.6, 1.3),
    )
with at(2.9, 2.55, 0.14, 14):
    table(1.5, 0.6, 0.8, 'wood')
    with at(-0.3, 0, 0.8):
        box(0, 0, 0, 0.3, 0.2, 0.03, 'ink', 0.005)
        cyl(-0.1, 0, 0.03, 0.01, 0.55, 'steel')
        tube([(-0.1, 0, 0.56), (0.16, 0, 0.56)], 0.008, 'steel')
        tube([(0.12, 0, 0.56), (0.12, 0, 0.24)], 0.004, 'ink')
        ball(0.12, 0, 0.2, 0.05, 'ma5', sub=3)  # pendulum
    with at(0.35, 0, 0.8):
        tube([(-0.2, 0, 0.02), (0, 0, 0.34), (0.2, 0, 0.02)], 0.012, 'tu5')
        cyl(0, -0.03, 0.34, 0.09, 0.05, 'in7', axis='Y', bev=0.01)
        ball(-0.2, 0, 0.12, 0.045, 'ma5', sub=3)
        ball(0.2, 0, 0.16, 0.035, 'tu5', sub=3)
# tiers
TEACHER = (0.05, 2.6, 1.72)
hs = ('plait', 'short', 'bun', 'short', 'plait', 'scarf', 'short', 'bun')
tops = ('cl0', 'in5', 'cl0', 'tu5', 'cl0', 'ma5', 'cl0', 'ne5')
n = 0
for r in range(2 if SHOT == 'c' else 3):
    y = 0.95 - r * 1.55
    z = 0.0 + 0.3 * r
    if r:
        box(0, y - 0.35, -0.0, 8.6, 1.55, z, 'cl2', 0.02)
        box(0, y - 0.35 + 0.78, z - 0.07, 8.6, 0.02, 0.06, 'ma5', 0)
    with at(0, 0, z):
        for sx in (-1, 1):
            x0 = sx * 2.25
            box(x0, y, 0.7, 3.9, 0.46, 0.05, 'wood', 0.015)
            box(x0, y + 0.2, 0.1, 3.9, 0.04, 0.6, 'in7' if r % 2 else 'ma7', 0.01)
            [box(x0 + k * 1.85, y, 0, 0.06, 0.4, 0.7, 'in8', 0.01) for k in (-1, 0, 1)]
            box(x0, y - 0.6, 0.4, 3.9, 0.36, 0.05, 'wood2', 0.015)
            [box(x0 + k * 1.7, y - 0.6, 0, 0.08, 0.3, 0.4, 'in8', 0.01) for k in (-1, 1)]
            for k in range(4):
                x = x0 - 1.45 + k * 0.96
                n += 1
                box(x, y - 0.02, 0.752, 0.28, 0.2, 0.015, 'paper', 0.003, rz=(n * 31) % 20 - 10)
                box(
                    x + 0.28,
                    y + 0.05,
                    0.752,
                    0.15,
                    0.2,
                    0.03 + 0.015 * (n % 3),
                    ('ma5', 'tu5', 'in5', 'ne5')[n % 4],
                    0.005,
                    rz=(n * 17) % 30 - 15,
                )
                if n % 7 == 4:
                    continue
                h = hs[n % 8]
                girl = h in ('plait', 'bun')
                with at(x, y - 0.58, 0, 180):
                    person(
                        tops[n % 8] if not girl or n % 3 else 'cl0',
                        ('in7', 'cl0')[n % 2] if not girl else 'in7',
                        'skin%d' % (1 + n * 3 % 4),
                        h,
                        dress='kurta' if girl or h == 'scarf' else 'shirt',
                        dup=('in7', 'ma5', 'tu3')[n % 3] if girl else None,
                        hc='cl0' if h == 'scarf' else 'hair',
                        pose='sit',
                        build=(1, 0.92, 1.07)[n % 3],
                        hands=((-0.1, -0.5, 0.84), (0.14, -0.46, 0.8))
                        if n % 5 or SHOT == 'b'  # near: an arm would cover a head
                        else ((-0.12, -0.3, 1.55), (0.14, -0.46, 0.8)),
                        nod=14,
                        turn=(n * 23) % 30 - 15,
                        looks_at=TEACHER if n % 3 != 1 else None,
                    )
with at(4.25, 2.6):
    plant(1.5, 'ma5', 11)
for y in (-1.9, 0.2):
    with at(-4.66, y, 1.5, 90):
        window(1.5, 1.4, nx=3, glass='tu1')
hour({'a': 'morning', 'b': 'golden', 'c': 'noon', 'd': 'soft'}[SHOT], {'a': 44, 'b': 50, 'c': 40, 'd': 46}[SHOT])
shoot(
    'lecture',
    dict(
        a=((0.0, -0.1, 1.2), 37.5, 17, 19, 60, (-0.233, 0.0)),
        p=((0, -0.1, 1.3), 23.5, 17, 20, 60),
        b=((0.3, 2.2, 1.52), 8.0, -18, 12, 60),
        c=((-2.75, 0.2, 0.95), 7.7, 40, 22, 60),
        d=((1.35, 0.7, 1.2), 9.4, -34, 16, 60),
    ),
    bounces=4,
    ground=GROUND,
)
