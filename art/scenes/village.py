"""Village health camp under a neem tree: a nurse at a table, a weighing scale, a queue of families."""
import sys, os

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from props import *

SHOT = chosen_shot({'p': 'a'})
GROUND = {'a': 'ma7', 'c': 'ma1'}[SHOT]
reset()
cyc(GROUND, z=-0.6, y=22, r=10, w=80)
box(0, 0, -0.6, 13.4, 8.6, 0.56, 'in8', 0.06)
box(0, 0, -0.05, 13.2, 8.4, 0.09, 'earth', 0.03)
with at(0, -4.32):
    zari(13.2, -0.5, 0.34, 'in9')
sheet(lambda u, v: ((u - 0.5) * 13.1, (1.4 + 2.7 * v) + 0.25 * math.sin(u * 7) * (1 - v), 0.045), 30, 6, 'grass')
with at(-1.3, 1.9, 0.04):
    shade_tree(3.3, 3.2, 4)
# hut
with at(4.6, 2.7, 0.04):
    box(0, 0, 0, 3.0, 2.0, 1.7, 'cl0', 0.03)
    box(0, -1.01, 0, 0.7, 0.05, 1.35, 'wood2', 0.02)
    [box(sx * 0.95, -1.01, 0.7, 0.5, 0.04, 0.5, 'in5', 0.01) for sx in (-1, 1)]
    with at(0, -1.02):
        zari(2.9, 1.36, 0.22, 'ma7', 'tu5', 'cl0')
    for k in range(9):
        lathe(
            [(2.35 - 0.26 * k, 0), (2.2 - 0.26 * k, 0.16)],
            'wood' if k % 2 else 'tu7',
            seg=28,
            sy=0.72,
            z=1.66 + 0.13 * k,
        )
with at(-5.6, 3.2, 0.04):
    palmyra(5.6, seed=4)
with at(6.0, 1.0, 0.04):
    palmyra(4.8, seed=9)
# banner between the tree and a pole
cyl(2.6, 1.2, 0, 0.05, 2.7, 'wood2')
with at(1.35, 1.12, 1.95, -8):
    banner(2.4, 0.55, 'tu5', 'ma7')
# examination table
with at(0.9, -0.4, 0.04, -6):
    table(1.7, 0.8, 0.76, 'wood')
    box(0, 0, 0.762, 1.72, 0.82, 0.01, 'cl0', 0.002)
    box(0.5, 0.1, 0.77, 0.34, 0.24, 0.2, 'cl0', 0.02)
    box(0.5, -0.022, 0.83, 0.12, 0.004, 0.035, 'red', 0)
    box(0.5, -0.022, 0.79, 0.035, 0.004, 0.115, 'red', 0)
    for k, c in enumerate(('ma5', 'tu5', 'in5', 'ne5')):
        cyl(-0.05 + 0.1 * k, 0.22, 0.77, 0.035, 0.11 + 0.03 * (k % 2), c, bev=0.006)
    box(-0.45, -0.1, 0.77, 0.3, 0.22, 0.012, 'paper', 0.003, rz=8)
    cyl(-0.65, 0.2, 0.77, 0.06, 0.05, 'steel', bev=0.01)
with at(0.3, 0.35, 0.04, 4):
    chair('in5')
with at(0.3, 0.32, 0.04, 4):
    nurse(pose='sit', skin='skin2', hands=((-0.12, -0.5, 0.92), (0.2, -0.48, 0.85)), nod=16, steth=True)
with at(0.55, -1.55, 0.04, 176):
    chair('ma5')
with at(0.55, -1.5, 0.04, 176):
    person(
        top='ne7',
        bottom='tu3',
        dress='saree',
        pose='sit',
        skin='skin3',
        hands=((-0.2, -0.3, 0.72), (0.12, -0.26, 0.7)),
        nod=14,
    )
with at(0.5, -1.2, 0.62, 0, 1):
    baby('tu3', 'skin2')
# weighing scale with a boy and a student nurse
with at(-2.1, -1.35, 0.04, 22):
    weighing_scale(h=1.5)
with at(-2.1, -1.38, 0.11, 16):
    person(top='tu5', bottom='in7', dress='shirt', hair='short', skin='skin3', h=0.7)
with at(-2.95, -0.85, 0.04, 58):
    student(skin='skin3', hands=((-0.1, -0.36, 1.1), (0.1, -0.34, 1.12)), nod=14, hold=('sheet', 'in7'))
with at(-1.35, -0.95, 0.04, -40):
    person(top='ma5', bottom='tu5', dress='saree', skin='skin4', hands=((-0.16, -0.32, 1.0), None), build=1.04, nod=10)
# blood pressure on the seat round the tree
if SHOT != 'c':  # behind the scale a head would float
    with at(-1.75, 0.55, 0.04, -14):
        person(
            top='cl1',
            bottom='cl0',
            dress='panche',
            dup='cl0',
            border='ma7',
            hair='short',
            hc='grey',
            skin='skin4',
            pose='sit',
            hands=((-0.34, -0.45, 0.7), (0.12, -0.3, 0.62)),
        )
if SHOT != 'c':
    with at(-2.45, -0.02, 0.04, -26):
        student(
            pose='kneel',
            hair='bun',
            skin='skin2',
            hands=((-0.05, -0.42, 0.66), (0.26, -0.4, 0.74)),
            nod=10,
            steth=True,
            dup=None,
        )
# queue and a talk
Q = (
    (2.5, -1.7, 150, dict(top='tu5', bottom='ma7', dress='saree', skin='skin3')),
    (
        3.3,
        -1.55,
        110,
        dict(top='cl1', bottom='cl0', dress='panche', dup='ma5', border='ma7', hair='turban', hc='cl0', skin='skin4'),
    ),
    (4.1, -1.75, 100, dict(top='in5', bottom='tu3', dress='saree', skin='skin2', hc='grey', build=1.1, h=0.95)),
    (4.75, -1.25, 95, dict(top='ma5', bottom='in7', hair='plait', skin='skin3', h=0.76)),
)
for x, y, r, o in Q:
    with at(x, y, 0.04, r):
        person(**o)
with at(2.2, -0.55, 0.04, -130):
    student(skin='skin1', hands=((-0.1, -0.42, 1.12), (0.1, -0.4, 1.1)), hold=('tray', 'steel'), build=0.95)
if SHOT != 'c':
    with at(-4.7, -1.3, 0.04, 30):
        cot('ne5')
    with at(-4.55, -1.35, 0.04, 100):
        person(top='ne5', bottom='tu3', dress='saree', pose='sit', hc='grey', skin='skin4', build=1.08)
if SHOT != 'c':
    with at(-3.75, -2.35, 0.04, -160):
        person(
            top='cl0',
            bottom='in7',
            dress='shirt',
            hair='short',
            skin='skin2',
            hands=((-0.1, -0.35, 1.05), (0.14, -0.3, 1.08)),
            steth=True,
        )
with at(5.6, -0.1, 0.04, 10):
    cycle()
lathe([(0.14, 0), (0.26, 0.14), (0.24, 0.3), (0.11, 0.4), (0.13, 0.46)], 'terra', x=-4.9, y=1.0, z=0.04)
lathe([(0.14, 0), (0.26, 0.14), (0.24, 0.3), (0.11, 0.4), (0.13, 0.46)], 'ma7', x=-5.4, y=0.85, z=0.04)
hour({'a': 'morning', 'c': 'golden'}[SHOT], {'a': 46, 'c': 52}[SHOT])
shoot(
    'village',
    dict(
        a=((0, -0.1, 2.15), 51, 14, 16, 60, (-0.225, 0.0)),
        p=((0.2, 0.2, 1.9), 28.5, 14, 17, 60),
        c=((-2.2, -0.5, 1.0), 7.4, 20, 14, 60),
    ),
    bounces=3,
    ground=GROUND,
)
