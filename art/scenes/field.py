"""Physiotherapy on the sports field: knee taping, stretching with a band, a runner on the track."""
import sys, os

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from props import *

SHOT = chosen_shot({'p': 'a'})
GROUND = {'a': 'tu5', 'b': 'ne3', 'c': 'tu1', 'd': 'in1'}[SHOT]
reset()
cyc(GROUND, z=-0.6, y=22, r=10, w=80)
box(0, 0, -0.6, 13, 8.6, 0.56, 'in8', 0.06)
box(0, 0, -0.05, 12.8, 8.4, 0.09, 'grass', 0.03)
with at(0, -4.32):
    zari(12.8, -0.5, 0.34, 'ma8')
# track along the front
box(0, -2.9, 0.035, 12.8, 2.3, 0.02, 'ma5', 0)
[box(0, -3.95 + 0.7 * k, 0.056, 12.8, 0.06, 0.004, 'cl0', 0) for k in range(4)]
box(4.9, -2.9, 0.056, 0.14, 2.2, 0.004, 'cl0', 0)
for k in range(2 if SHOT not in 'bc' else 0):  # hurdles
    with at(2.0 + 1.7 * k, -3.3, 0.05, 90):
        for sx in (-1, 1):
            tube([(sx * 0.45, -0.3, 0.02), (sx * 0.45, 0.1, 0.02), (sx * 0.45, 0.1, 0.72)], 0.02, 'in8')
        box(0, 0.1, 0.66, 1.0, 0.03, 0.12, 'cl0', 0.005)
        [box(-0.3 + 0.3 * j, 0.085, 0.66, 0.14, 0.02, 0.122, 'ma7', 0) for j in (0, 2)]
# pavilion tent
with at(-0.6, 2.7, 0.04):
    if SHOT != 'b':  # near, its roof would be cut
        for sx in (-1, 1):
            for sy in (-1, 1):
                cyl(sx * 2.1, sy * 0.95, 0, 0.05, 2.1, 'cl0')
        for k in range(12):
            x = -2.2 + 0.3667 * k + 0.183
            for s in (-1, 1):
                box(x, s * 0.55, 2.28, 0.368, 1.25, 0.05, ('cl0', 'ma7')[k % 2], 0, rx=s * -24)
        for s in (-1, 1):
            [
                lathe(
                    [(0.001, 0), (0.16, 0.16), (0.16, 0.18)],
                    ('cl0', 'ma7')[k % 2],
                    seg=3,
                    x=-2.05 + 0.3667 * k,
                    y=s * 1.13,
                    z=1.9,
                    sy=0.15,
                )
                for k in range(12)
            ]
    with at(1.1, 0.2):
        table(1.3, 0.6, 0.78, 'wood')
        box(-0.3, 0, 0.78, 0.34, 0.26, 0.22, 'cl0', 0.02)
        box(-0.3, -0.135, 0.84, 0.12, 0.005, 0.035, 'red', 0)
        box(-0.3, -0.135, 0.8, 0.035, 0.005, 0.115, 'red', 0)
        [cyl(0.1 + 0.12 * k, 0.05, 0.78, 0.04, 0.16, ('in5', 'tu5', 'ma5', 'ne5')[k], bev=0.01) for k in range(4)]


def couch(c='ma5'):
    for sx in (-1, 1):
        for sy in (-0.75, 0.75):
            tube([(sx * 0.3, sy, 0), (sx * 0.3, sy * 0.5, 0.5)], 0.024, 'steel')
    box(0, 0, 0.48, 0.7, 1.9, 0.12, c, 0.05, seg=4)


shirt = dict(top='ma7', bottom='cl0', dress='shirt')
if SHOT == 'c':  # near: both stand behind the couch, her hands on the knee
    with at(-1.75, -0.6, 0.04, 68):
        couch('in7')
        with at(0, 0, 0.6):
            lying('tu3', 'cl0', 'skin3')
        with at(0.52, -0.46, 0, -90):
            person(
                **{**shirt, 'bottom': 'in8'},
                skin='skin2',
                hair='bun',
                lean=26,
                hands=((-0.14, -0.47, 0.86), (0.14, -0.47, 0.85)),
                nod=10,
            )
        with at(0.72, 0.62, 0, -90):
            person(
                top='in5',
                bottom='in8',
                dress='shirt',
                hair='short',
                skin='skin4',
                hands=((-0.1, -0.34, 1.06), (0.1, -0.34, 1.06)),
                hold=('sheet', 'tu5'),
                nod=12,
            )
elif SHOT != 'b':
    with at(-2.3, 0.55, 0.04, 62):
        couch('in7')
    with at(-2.3, 0.55, 0.64, 62):
        lying('tu3', 'in7', 'skin3', lift=40)
    with at(-1.62, 0.02, 0.04, -150):
        person(**shirt, skin='skin2', hair='bun', lean=18, hands=((-0.1, -0.48, 1.12), (0.16, -0.46, 1.15)), nod=14)
    with at(-3.35, 0.5, 0.04, 64):
        person(
            top='in5',
            bottom='in8',
            dress='shirt',
            hair='short',
            skin='skin4',
            hands=((-0.1, -0.34, 1.06), (0.1, -0.34, 1.06)),
            hold=('sheet', 'tu5'),
            nod=14,
        )
# Taping a knee: the player sits on a box; one student lays the tape on, the other has the roll.
if SHOT != 'c':
    with at(0.75, -0.6, 0.04, -16):
        box(0, 0.06, 0, 0.6, 0.45, 0.41, 'in5', 0.03)
        KNEE, ROLL, PLAYER = spot(-0.1, -0.44, 0.58), spot(0.24, -0.62, 0.62), spot(0, -0.06, 1.2)
        tube([(-0.1, -0.28, 0.5), (-0.1, -0.4, 0.5)], 0.094, 'cl0')
        tube([(-0.1, -0.425, 0.46), (-0.1, -0.43, 0.36)], 0.088, 'cl0')
        tube([(0.0, -0.45, 0.56), (0.12, -0.54, 0.6), (0.24, -0.62, 0.64)], 0.02, 'cl0')
        with at(0.24, -0.62, 0.59):
            lathe([(0.03, 0), (0.062, 0), (0.062, 0.06), (0.03, 0.06)], 'cl0', seg=28)
    FIRST, SECOND = (0.16, -1.05, 0.04), (1.5, -1.22, 0.04)
    with at(0.75, -0.6, 0.04, -16):
        person(
            top='tu5',
            bottom='in8',
            dress='shirt',
            hair='plait',
            skin='skin3',
            pose='sit',
            hands=((-0.32, 0.1, 0.5), (0.32, 0.1, 0.5)),
            looks_at=(0.3, -1.1, 1.15),
        )
    with at(*FIRST, 70):
        person(
            **shirt,
            skin='skin2',
            hair='plait',
            pose='kneel',
            lean=12,
            touches=((0.5, -1.02, 0.62), (0.52, -0.82, 0.64)),
            looks_at=PLAYER,
        )
    with at(*SECOND, -62):
        person(
            **{**shirt, 'bottom': 'in8'},
            hair='short',
            skin='skin3',
            pose='kneel',
            lean=8,
            touches=((1.05, -1.12, 0.66), (1.1, -1.26, 0.66)),
            palms=((-0.5, -1, 0), (-0.3, 1, 0)),
            looks_at=KNEE,
        )
# band stretch
if SHOT in 'ad':
    with at(3.6, 0.5, 0.04, -30):
        person(
            top='ne5',
            bottom='in8',
            dress='shirt',
            hair='short',
            skin='skin2',
            stride=0.18,
            hands=((-0.62, -0.12, 1.35), (0.62, -0.12, 1.35)),
        )
    tube(
        [
            (
                3.6 + 0.62 * math.cos(radians(-30) + math.pi) - 0.06,
                0.5 - 0.62 * math.sin(radians(-30) + math.pi) * -1 - 0.1,
                1.4,
            ),
            (3.58, 0.36, 1.36),
            (3.6 + 0.62 * math.cos(radians(-30)) - 0.06, 0.5 + 0.62 * math.sin(radians(-30)) - 0.1, 1.4),
        ],
        0.018,
        'tu5',
    )
    with at(4.35, -0.35, 0.04, -70):
        person(**shirt, hair='bun', skin='skin4', hands=((-0.12, -0.4, 1.1), (0.12, -0.44, 1.15)), build=1.05)
if SHOT != 'c':
    with at(2.6, 1.6, 0.04, -10):
        box(0, 0, 0, 0.8, 1.9, 0.04, 'tu3', 0.015)
    with at(2.6, 1.95, 0.08, -10):
        person(
            top='cl0',
            bottom='in7',
            dress='kurta',
            hair='plait',
            skin='skin2',
            pose='floor',
            hands=((-0.5, -0.3, 0.3), (0.5, -0.3, 0.3)),
        )
# runners
if SHOT in 'ad':
    for x, y, t, s, h in (
        (-2.6, -2.5, 'tu5', 'skin3', 'short'),
        (-4.2, -3.25, 'ne5', 'skin2', 'plait'),
        (-0.6, -3.6, 'in5', 'skin4', 'plait'),
    ):
        with at(x, y, 0.05, 86):
            person(
                top=t,
                bottom='in8',
                dress='shirt',
                hair=h,
                skin=s,
                stride=0.34,
                lean=10,
                hands=((-0.24, -0.4, 1.15), (0.24, 0.15, 0.95)),
            )
    with at(5.6, -1.4, 0.04, -60):
        person(
            top='cl0',
            bottom='in7',
            dress='shirt',
            hair='short',
            hc='grey',
            skin='skin3',
            hands=((-0.1, -0.3, 1.15), (0.14, -0.3, 1.12)),
            build=1.1,
        )
if SHOT != 'c':
    ball(-0.4 if SHOT != 'b' else -0.98, -1.1, 0.3, 0.3, mat('ma5', 0.5, 0.3))
    ball(5.0, 1.0, 0.36, 0.36, mat('in5', 0.5, 0.3))
    [
        lathe([(0.14, 0), (0.13, 0.03), (0.03, 0.3), (0.02, 0.32)], 'ma5', seg=24, x=x, y=-1.55, z=0.04)
        for x in (-4.8, -3.9, -3.0)
    ]
for x, y, h in ((-5.6, 3.2, 5.6), (5.4, 3.3, 5.0)):
    with at(x, y, 0.04):
        palmyra(h, seed=int(h * 3))
if SHOT not in 'bc':  # near, their crowns would be cut
    with at(3.3, 3.3, 0.04):
        tree(1.3, 1.6, 'leaf', 'tu5')
    with at(-4.1, 3.2, 0.04):
        tree(1.1, 1.4, 'leaf', 'ma5')
hour({'a': 'morning', 'b': 'golden', 'c': 'noon', 'd': 'morning'}[SHOT], {'a': 44, 'b': 50, 'c': -40, 'd': -46}[SHOT])
shoot(
    'field',
    dict(
        a=((0, -0.1, 2.25), 50, 14, 16, 60, (-0.225, 0.0)),
        p=((0, 0.0, 1.8), 28, 14, 17, 60),
        b=((0.85, -0.65, 0.82), 7.9, -6, 17, 60),
        c=((-1.2, 0.6, 1.13), 9.7, -18, 16, 60),
        d=((-1.8, -2.6, 1.3), 11, 24, 15, 60),
    ),
    bounces=3,
    ground=GROUND,
)
