"""Nursing skills lab: a manikin in bed, chest compressions on the floor, an arm for injections, an anatomy torso."""
import sys, os

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from figure import *

SHOT = chosen_shot({'p': 'a'})
GROUND = {'a': 'ma7', 'b': 'cl2', 'd': 'tu1'}[SHOT]
reset()
cyc(GROUND)
room(8.4, 5.6, 3.0, floor='ne3', wall='cl1', wall2='in1', skirt='in7', base='in8')
with at(0, -3.08):
    zari(8.7, -0.33, 0.18, 'in9')
box(0, 2.77, 0, 8.4, 0.05, 0.95, 'in3', 0.005)
with at(0, 2.74):
    zari(8.36, 0.95, 0.16, 'ma7')
with at(-4.17, 0, 0, 90):
    zari(5.5, 0.95, 0.16, 'ma7')
for x in (-3.0, 3.05):
    with at(x, 2.78, 1.45):
        window(1.2, 1.15, glass='tu1', nx=2)


def arm_model():  # practice arm on a stand
    box(0, 0, 0, 0.5, 0.2, 0.03, 'cl0', 0.01)
    tube([(-0.2, 0, 0.08), (0.05, 0, 0.09), (0.22, 0, 0.08)], 0.05, 'skin2', radii=[1.1, 0.9, 0.6])
    box(-0.22, 0, 0.02, 0.06, 0.14, 0.12, 'in5', 0.01)


def torso_model():  # anatomy torso: open chest, coloured organs
    cyl(0, 0, 0, 0.17, 0.05, 'wood2', bev=0.01)
    lathe(
        [(0.1, 0.05), (0.16, 0.1), (0.15, 0.25), (0.19, 0.45), (0.18, 0.53), (0.07, 0.58), (0.055, 0.64)],
        'skin1',
        sy=0.62,
    )
    ball(0, 0, 0.75, 0.095, 'skin1', (0.92, 1, 1.2))
    for sx in (-1, 1):
        ball(sx * 0.07, -0.1, 0.42, 0.065, 'ma3', (0.85, 0.5, 1.3), sub=3)
    ball(0.02, -0.14, 0.38, 0.045, 'ma5', (1, 0.7, 1.2), sub=3)
    ball(-0.05, -0.12, 0.28, 0.06, 'ma8', (1.4, 0.6, 0.7), sub=3)
    ball(0.06, -0.12, 0.27, 0.045, 'tu3', (1.2, 0.6, 0.8), sub=3)
    for k in range(4):
        tube(
            [
                (-0.08, -0.11 + 0.004 * k, 0.2 - 0.028 * k),
                (0.0, -0.135, 0.19 - 0.028 * k),
                (0.08, -0.11, 0.2 - 0.028 * k),
            ],
            0.017,
            'tu5' if k % 2 else 'ma1',
            bez=True,
        )


def skeleton():
    b = 'cl2'
    cyl(0, 0, 0, 0.25, 0.03, 'ink', bev=0.01)
    cyl(0, 0.06, 0, 0.015, 1.65, 'steel')
    for k in range(15):
        box(0, 0.02, 0.93 + k * 0.036, 0.05, 0.05, 0.027, b, 0.008)
    for k in range(7):
        w = 0.1 + 0.02 * (k < 5) * k * 0.8
        tube(
            [
                (0, 0.04, 1.4 - k * 0.045),
                (w, 0.0, 1.39 - k * 0.045),
                (w * 0.8, -0.09, 1.36 - k * 0.05),
                (0.01, -0.11, 1.36 - k * 0.05),
            ],
            0.009,
            b,
            bez=True,
        )
        tube(
            [
                (0, 0.04, 1.4 - k * 0.045),
                (-w, 0.0, 1.39 - k * 0.045),
                (-w * 0.8, -0.09, 1.36 - k * 0.05),
                (-0.01, -0.11, 1.36 - k * 0.05),
            ],
            0.009,
            b,
            bez=True,
        )
    ball(0, 0, 1.58, 0.085, b, (0.9, 1.05, 1.1))
    box(0, -0.05, 1.46, 0.08, 0.06, 0.05, b, 0.02)
    for sx in (-1, 1):
        ball(sx * 0.035, -0.075, 1.575, 0.022, 'ink', sub=2)
        tube([(sx * 0.05, 0, 1.42), (sx * 0.18, 0, 1.4)], 0.012, b)
        tube([(sx * 0.18, 0, 1.4), (sx * 0.2, 0, 1.12), (sx * 0.21, -0.03, 0.88)], 0.014, b, radii=[1.2, 1, 0.8])
        ball(sx * 0.21, -0.04, 0.84, 0.03, b, (0.7, 0.7, 1.5), sub=3)
        ball(sx * 0.07, 0, 0.9, 0.07, b, (1.1, 0.7, 1), sub=3)
        tube([(sx * 0.09, 0, 0.86), (sx * 0.09, -0.01, 0.47), (sx * 0.09, 0, 0.1)], 0.02, b, radii=[1.2, 1, 0.8])
        ball(sx * 0.09, 0, 0.47, 0.03, b, sub=3)
        box(sx * 0.09, -0.05, 0.04, 0.06, 0.18, 0.04, b, 0.015)


# beds with manikins
for x, c in ((-2.5, 'tu5'), (0.2, 'in5')):
    if (SHOT, x) in (('b', -2.5), ('d', 0.2)):
        continue
    with at(x, 1.25):
        bed(c, patient='skin1')
with at(-1.55, 2.2):
    locker()
with at(-3.25, 2.0):
    iv()
with at(0.95, 2.55, 1.35, -12):
    monitor()
# bench with arms and torso
with at(2.9, 1.9):
    box(0, 0.3, 0.0, 2.2, 0.6, 0.84, 'ma7', 0.02)
    box(0, 0.3, 0.84, 2.3, 0.7, 0.05, 'cl0', 0.01)
    [box(-0.75 + 0.75 * k, -0.005, 0.12, 0.66, 0.02, 0.6, 'ma5', 0.01) for k in range(3)]
    with at(-0.7, 0.25, 0.89, 12):
        arm_model()
    with at(0.05, 0.35, 0.89):
        torso_model()
    with at(0.75, 0.25, 0.89, -14):
        arm_model()
    box(0.42, 0.1, 0.89, 0.34, 0.2, 0.02, 'steel', 0.006)
    [
        tube([(0.32 + 0.06 * k, 0.04, 0.922), (0.32 + 0.06 * k, 0.15, 0.922)], 0.011, 'cl0')
        or tube([(0.32 + 0.06 * k, 0.15, 0.922), (0.32 + 0.06 * k, 0.18, 0.922)], 0.004, 'steel')
        or box(0.32 + 0.06 * k, 0.03, 0.912, 0.03, 0.01, 0.02, ('ma5', 'tu5', 'in5', 'ne5')[k], 0)
        for k in range(4)
    ]
    cyl(-0.28, 0.12, 0.89, 0.05, 0.12, 'mist', bev=0.01)
    cyl(-0.28, 0.12, 1.01, 0.03, 0.03, 'ma5')
if SHOT not in 'bd':  # on a card a badge stands in the corner of d
    with at(-3.8, -0.4, 0, 60):
        skeleton()
with at(2.15, 1.3, 0, 170):
    student(skin='skin3', hands=((-0.12, -0.5, 0.98), (0.12, -0.52, 1.0)), nod=18, lean=8)
with at(3.7, 1.35, 0, 186):
    student(hair='bun', skin='skin2', hands=((-0.1, -0.52, 1.0), (0.14, -0.5, 0.98)), nod=16, lean=6, build=1.06)
# the teacher shows a pulse at the bed
if SHOT != 'b':
    with at(-1.72, 0.7, 0, -74):
        person(
            top='ne7',
            dress='saree',
            bottom='tu3',
            hair='bun',
            hc='grey',
            skin='skin3',
            hands=((-0.08, -0.42, 0.92), (0.16, -0.45, 0.98)),
            nod=14,
            build=1.06,
        )
with at(-3.28, 0.95 if SHOT != 'd' else 1.15, 0, 80):
    student(skin='skin2', hands=((-0.1, -0.4, 0.95), (0.1, -0.3, 1.0)), nod=14)
with at(-3.26 if SHOT != 'd' else -3.2, 0.2 if SHOT != 'd' else -0.1, 0, 60):
    student(
        skin='skin4',
        hair='scarf',
        hc='cl0',
        dup=None,
        top='in5',
        hands=((-0.1, -0.3, 1.02), (0.1, -0.3, 1.02)),
        nod=16,
        hold=('sheet', 'ma5'),
    )
if SHOT != 'b':
    with at(-1.72 if SHOT != 'd' else -1.1, 1.55, 0, -82):
        person(
            top='cl0' if SHOT != 'd' else 'ma5',
            bottom='in7',
            dress='shirt',
            hair='short',
            skin='skin3',
            hands=((-0.08, -0.28, 1.0), (0.12, -0.3, 1.02)),
            nod=10,
        )
with at(1.05, 0.95, 0, -80):
    nurse(skin='skin2', hands=((-0.1, -0.42, 0.9), (0.15, -0.42, 0.95)), nod=12, lean=8)
# chest compressions on a mat
with at(1.35, -1.35, 0, -12):
    box(0, 0, 0, 2.3, 1.5, 0.04, 'in5', 0.015)
    box(0, 0, 0.04, 2.1, 1.3, 0.006, 'in7', 0)
    with at(0.25, 0.12, 0.046, 90):
        lying('cl0', 'in3', 'skin1')
    with at(0.06, 0.66, 0.04, 0):
        student(
            pose='kneel2',
            lean=38,
            hands=((-0.03, -0.56, 0.3), (0.03, -0.56, 0.3)),
            skin='skin3',
            nod=14,
            dup=None,
            border='in7',
        )
    with at(-0.85, 0.45, 0.04, -48):
        student(pose='kneel', hair='bun', skin='skin2', hands=((-0.1, -0.4, 0.55), (0.12, -0.36, 0.6)), nod=18, lean=10)
if SHOT != 'b':  # the edge would cut her
    with at(3.35, -1.2, 0, 84):
        person(
            top='ma5',
            dress='saree',
            bottom='ma8',
            hair='bun',
            skin='skin2',
            hands=((-0.1, -0.28, 1.0), (0.1, -0.28, 1.0)),
            nod=16,
            hold=('sheet', 'wood2'),
        )
with at(-3.8, 2.4):
    plant(1.3, 'ma5', 11)
hour({'a': 'morning', 'p': 'morning', 'b': 'soft', 'd': 'golden'}[SHOT], {'a': 44, 'p': 44, 'b': 48, 'd': 50}[SHOT])
shoot(
    'skills',
    dict(
        a=((0.0, 0.0, 1.0), 34, 14, 17, 60, (-0.225, 0.0)),
        p=((0, -0.1, 1.0), 19.3, 14, 18, 60),
        b=((0.85, -0.4, 1.08), 9.7, -20, 18, 60),
        d=((-2.45, 0.8, 0.85), 8.2, 7, 20, 60),
    ),
    bounces=4,
    ground=GROUND,
)
