"""The halt by the railway: a small station with a tiled roof, a train, the college bus stand and an auto rickshaw."""
import sys, os

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from props import *

GROUND = 'cl1'
reset()
cyc(GROUND, z=-0.6, y=24, r=11, w=90)
box(0, 0, -0.6, 15.4, 9.4, 0.56, 'in8', 0.06)
box(0, 0, -0.05, 15.2, 9.2, 0.09, 'earth', 0.03)
with at(0, -4.72):
    zari(15.2, -0.5, 0.36, 'ma8')
# rails and train
box(0, 3.3, 0.03, 15.2, 2.2, 0.08, 'cl3', 0.02)
[box(-7.4 + 0.5 * k, 3.3, 0.1, 0.2, 1.8, 0.05, 'wood2', 0.01) for k in range(30)]
[box(0, 3.3 + s * 0.55, 0.15, 15.2, 0.07, 0.08, 'steel', 0) for s in (-1, 1)]


def coach(c, c2):
    box(0, 0, 0.42, 5.2, 1.7, 1.85, c, 0.16, seg=4)
    box(0, 0, 2.22, 5.0, 1.4, 0.16, 'cl2', 0.06)
    box(0, -0.86, 1.2, 4.8, 0.02, 0.62, c2, 0)
    [box(-2.05 + 0.58 * k, -0.872, 1.24, 0.4, 0.02, 0.5, 'ink', 0.02) for k in range(8)]
    for s in (-1, 1):
        box(s * 2.36, -0.87, 0.55, 0.36, 0.03, 1.5, 'tu5', 0.01)
    box(0, -0.86, 0.62, 5.1, 0.02, 0.12, 'tu3', 0)
    [cyl(x, -0.7, 0.3, 0.26, 0.12, 'ink', axis='Y') for x in (-1.9, -1.3, 1.3, 1.9)]


with at(-4.6, 3.3, 0.16):
    coach('in7', 'in5')
with at(0.8, 3.3, 0.16):
    coach('in7', 'in5')
with at(5.4, 3.3, 0.16):
    box(0, 0, 0.42, 3.4, 1.7, 1.9, 'ma7', 0.2, seg=4)
    box(0, -0.86, 0.9, 3.2, 0.02, 0.4, 'tu5', 0)
    box(1.2, -0.87, 1.5, 0.7, 0.03, 0.5, 'ink', 0.05)
    box(-0.6, -0.87, 1.5, 1.2, 0.03, 0.5, 'ink', 0.05)
    [cyl(x, -0.7, 0.3, 0.26, 0.12, 'ink', axis='Y') for x in (-1.1, -0.4, 0.4, 1.1)]
# platform and station house
box(-0.4, 1.35, 0.03, 13.6, 1.5, 0.42, 'cl2', 0.03)
box(-0.4, 0.62, 0.44, 13.6, 0.12, 0.02, 'tu5', 0)
with at(-1.4, 1.75, 0.45):
    for x in (-2.6, -0.9, 0.9, 2.6):
        cyl(x, -0.85, 0, 0.08, 1.95, 'cl0')
        cyl(x, -0.85, 1.7, 0.09, 0.2, 'ma5', r2=0.16)
    box(0, 0.1, 0, 4.6, 0.8, 2.1, 'cl1', 0.02)
    [box(x, -0.31, 0, 0.7, 0.05, 1.5, 'in7', 0.01) for x in (-1.4, 1.4)]
    box(0, -0.31, 0.75, 1.3, 0.05, 0.8, 'in5', 0.01)
    box(0, -0.34, 0.72, 1.5, 0.16, 0.05, 'wood', 0.01)
    with at(0, -0.32):
        zari(4.5, 1.66, 0.26, 'ma7', 'tu5', 'cl0')
    for s, w in ((-1, 1.35), (1, 0.9)):
        for k in range(14):
            box(
                -2.86 + 0.44 * k,
                (-0.42 if s < 0 else 0.42),
                2.36,
                0.4,
                w,
                0.09,
                'ma5' if k % 2 else 'ma7',
                0.02,
                rx=-s * 26,
            )
for x in (3.6, 5.4):
    cyl(x, 1.4, 0.45, 0.05, 2.3, 'in8')
    box(x, 1.4, 2.7, 0.5, 0.16, 0.06, 'in8', 0.01)
    ball(x, 1.32, 2.66, 0.09, mat('tu3', 0.5, 0.1, 1), sub=3)
box(4.5, 1.4, 1.7, 1.6, 0.07, 0.6, 'tu5', 0.02)
[box(4.5 + s * 0.7, 1.4, 0.45, 0.07, 0.07, 1.3, 'in8', 0) for s in (-1, 1)]
box(4.5, 1.35, 1.8, 1.2, 0.02, 0.1, 'ink', 0)
box(4.5, 1.35, 1.98, 0.9, 0.02, 0.1, 'ink', 0)
box(4.5, 1.35, 2.14, 0.6, 0.02, 0.08, 'ink', 0)
# road, bus, auto
box(0, -2.3, 0.035, 15.2, 2.7, 0.03, 'road', 0.01)
[box(-6.6 + k * 2.2, -2.3, 0.066, 1.1, 0.11, 0.005, 'paper', 0) for k in range(7)]


def bus():
    box(0, 0, 0.4, 5.6, 1.9, 2.05, mat('tu5', 0.5, 0.3), 0.26, seg=5)
    box(0, 0, 2.42, 5.0, 1.4, 0.1, 'cl0', 0.05)
    box(-0.3, -0.955, 1.45, 4.5, 0.04, 0.66, 'ink', 0.08, seg=3)
    [box(-2.2 + k * 0.76, -0.975, 1.44, 0.09, 0.03, 0.7, 'tu5', 0) for k in range(1, 6)]
    with at(0, -0.965):
        zari(5.3, 0.86, 0.32, 'ma7', 'tu5', 'cl0')
    box(2.3, -0.97, 0.5, 0.7, 0.04, 1.65, 'ink', 0.05)
    box(2.79, 0, 1.25, 0.05, 1.6, 0.9, 'ink', 0.08)
    box(2.81, 0, 0.6, 0.05, 1.7, 0.18, 'ma7', 0.02)
    for x in (-1.8, 1.6):
        cyl(x, -0.86, 0.42, 0.42, 0.26, 'ink', axis='Y', bev=0.05)
        cyl(x, -1.0, 0.42, 0.2, 0.05, 'steel', axis='Y')


with at(2.2, -1.75, 0.06):
    bus()
with at(-3.9, -2.85, 0.06, 0):  # auto rickshaw
    box(-0.2, 0, 0.3, 1.5, 1.05, 0.5, 'tu5', 0.08, seg=4)
    box(0.75, 0, 0.35, 0.5, 0.7, 0.6, 'tu5', 0.12, seg=4)
    box(-0.1, 0, 1.42, 1.7, 1.1, 0.14, 'ink', 0.06, seg=3)
    [tube([(x, s * 0.48, 0.75), (x, s * 0.48, 1.45)], 0.03, 'ink') for x in (-0.85, 0.62) for s in (-1, 1)]
    box(-0.86, 0, 0.7, 0.06, 1.0, 0.75, 'ink', 0.02)
    box(-0.45, 0, 0.72, 0.5, 0.9, 0.16, 'ma7', 0.04)
    box(0.74, 0, 0.98, 0.05, 0.8, 0.46, mat('in3', 0.3, 0.4), 0.01, ry=-12)
    for x, s in ((-0.6, -1), (-0.6, 1), (0.85, 0)):
        cyl(x, s * 0.45, 0.22, 0.22, 0.14, 'ink', axis='Y', bev=0.03)
    with at(0.3, 0, 0.26, 90):
        person(
            top='cl1',
            bottom='in8',
            dress='shirt',
            hair='short',
            skin='skin4',
            pose='sit',
            h=0.86,
            hands=((-0.2, -0.5, 0.85), (0.2, -0.5, 0.85)),
        )
P = (
    (
        -5.3,
        1.2,
        0.45,
        20,
        dict(top='cl1', bottom='cl0', dress='panche', dup='cl0', border='ma7', hair='turban', hc='ma5', skin='skin4'),
    ),
    (-4.6, 1.1, 0.45, -10, dict(top='ma5', bottom='tu5', dress='saree', skin='skin3', build=1.06)),
    (2.2, 1.1, 0.45, -30, dict(top='ne7', bottom='tu3', dress='saree', skin='skin2')),
    (2.75, 1.15, 0.45, 10, dict(top='tu5', bottom='in7', dress='shirt', hair='short', skin='skin3', h=0.72)),
    (-1.0, -0.35, 0.04, 20, dict(st=1, bag='ma7')),
    (-0.65, -0.3, 0.04, -20, dict(st=1, hair='bun', skin='skin3')),
    (5.6, -0.35, 0.04, -60, dict(top='in5', bottom='tu3', dress='saree', hc='grey', skin='skin4')),
    (6.3, -0.2, 0.04, -40, dict(st=1, skin='skin4', bag='in5')),
    (-4.4, -0.6, 0.04, 60, dict(top='cl0', bottom='in8', dress='shirt', hair='short', skin='skin2', bag='ink')),
    (3.5, -0.1, 0.04, 100, dict(top='tu5', bottom='ma7', dress='saree', skin='skin2')),
)
for x, y, z, r, o in P:
    o = dict(o)
    f = student if o.pop('st', 0) else person
    with at(x, y, z, r):
        f(**o, fwd=(14, -10), stride=0.1 if o.get('dress') not in ('saree', 'panche') else 0)
for x, y, h in ((-6.9, 0.0, 5.6), (4.7, 0.35, 5.6), (-7.0, 1.6, 4.6)):
    with at(x, y, 0.04):
        palmyra(h, seed=int(h * 4))
with at(-6.1, -0.5, 0.04):
    tree(1.0, 1.4, 'leaf', 'tu5')
with at(-2.2, -0.35, 0.04, 12):
    cycle('ma7')
hour('morning', -30)
shoot(
    'station',
    dict(a=((0, -0.2, 1.7), 58, -14, 17, 60, (-0.235, 0.0)), p=((0, 0.0, 1.7), 31.5, -14, 18, 60)),
    bounces=3,
    ground=GROUND,
)
