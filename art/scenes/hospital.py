"""Partner hospital: a reception desk, waiting benches, a wheelchair and a corridor with doors."""
import sys, os

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from props import *

SHOT = chosen_shot({'p': 'a'})
GROUND = {'a': 'in1', 'b': 'tu1', 'd': 'ma1'}[SHOT]
reset()
cyc(GROUND)
room(
    9.6,
    5.8,
    3.1,
    floor='cl1' if SHOT != 'b' else 'in3',
    wall='cl0' if SHOT != 'b' else 'in1',
    wall2='ne3',
    base='ne7',
    skirt='ne5',
)
with at(0, -3.18):
    zari(9.9, -0.33, 0.18, 'ma8')
box(0, 2.87, 0, 9.6, 0.05, 1.0, 'ne5', 0.005)
with at(0, 2.84):
    zari(9.56, 1.0, 0.16, 'in8')
with at(-4.77, 0, 0, 90):
    zari(5.7, 1.0, 0.16, 'in8')
for i in range(10):
    box(-4.8 + 0.96 * i, 0, 0, 0.012, 5.8, 0.003, 'cl3', 0)
poly([(-4.8, -1.15), (4.8, -1.15), (4.8, -0.95), (-4.8, -0.95)], 0.002, 0.003, 'ma5')
# doors with round windows, a red cross plate
for x, c in ((-3.3, 'in5'), (3.5, 'ma5')):
    box(x, 2.86, 0, 1.5, 0.1, 2.25, 'wood2', 0.02)
    [box(x + s * 0.36, 2.8, 0.02, 0.68, 0.06, 2.15, c, 0.01) for s in (-1, 1)]
    [cyl(x + s * 0.36, 2.76, 1.5, 0.15, 0.02, 'in1', axis='Y') for s in (-1, 1)]
    [box(x + s * 0.08, 2.75, 1.0, 0.03, 0.04, 0.3, 'steel', 0.005) for s in (-1, 1)]
box(-3.3, 2.83, 2.4, 0.8, 0.04, 0.36, 'cl0', 0.01)
box(-3.3, 2.8, 2.53, 0.24, 0.02, 0.08, 'red', 0)
box(-3.3, 2.8, 2.45, 0.08, 0.02, 0.24, 'red', 0)
# reception
with at(0.1, 1.5):
    box(0, 0, 0, 3.2, 0.7, 1.05, 'ma7', 0.03)
    box(0, -0.0, 1.05, 3.4, 0.85, 0.05, 'cl0', 0.015)
    with at(0, -0.37):
        zari(3.1, 0.4, 0.3, 'in8')
    with at(-0.8, 0.05, 1.1, 180):
        screen('in1', 0.9)
    box(0.6, 0.0, 1.1, 0.3, 0.22, 0.03, 'in5', 0.004, rz=10)
    cyl(1.2, 0.0, 1.1, 0.06, 0.1, 'ma5', r2=0.075)
    [
        ball(1.2 + 0.07 * math.cos(k * 0.9), 0.07 * math.sin(k * 0.9), 1.26 + 0.02 * (k % 3), 0.045, 'tu5', sub=3)
        for k in range(7)
    ]
with at(-0.7, 2.15, 0, 4):
    nurse(skin='skin2', hands=((-0.18, -0.44, 1.14), (0.14, -0.44, 1.14)), nod=6)
with at(0.75, 2.15, 0, -6):
    person(top='tu5', bottom='ma7', dress='saree', skin='skin3', hands=((-0.1, -0.42, 1.16), (0.2, -0.44, 1.14)))
box(0.1, 2.83, 1.5, 2.6, 0.04, 0.7, 'in8', 0.01)
[ball(-0.75 + 0.42 * k, 2.8, 1.85, 0.11, ('tu5', 'ma5')[k % 2], (1, 0.2, 1), sub=3) for k in range(5)]
if SHOT != 'b':  # half of him would be cut
    with at(0.1, 0.75, 0, 178):
        person(
            top='cl1',
            bottom='cl0',
            dress='panche',
            dup='cl0',
            border='ma7',
            hair='short',
            hc='grey',
            skin='skin4',
            hands=((-0.14, -0.4, 1.12), (0.2, -0.34, 1.12)),
        )
if SHOT != 'b':
    with at(-0.6, 0.7, 0, 186):
        person(top='ma5', bottom='tu5', dress='saree', skin='skin3', build=1.08, hc='grey', fwd=(20, 10))
# benches
for x, y, r in ((-2.9, 0.2, 90), (-1.9, -2.0, 180)) if SHOT not in 'bc' else ():
    with at(x, y, 0, r):
        box(0, 0, 0.4, 2.0, 0.46, 0.06, 'in5', 0.02, seg=3)
        box(0, 0.22, 0.5, 2.0, 0.05, 0.42, 'in5', 0.02, rx=-8, seg=3)
        [box(s * 0.85, 0, 0, 0.06, 0.4, 0.4, 'steel', 0.01) for s in (-1, 1)]
for x, y, r, o in (
    (
        (-2.88, 0.75, 90, dict(top='ne7', bottom='tu3', dress='saree', skin='skin3')),
        (-2.88, 0.1, 90, dict(top='tu5', bottom='in7', dress='shirt', hair='short', skin='skin2', h=0.72)),
        (-2.88, -0.45, 90, dict(top='cl0', bottom='in8', dress='shirt', hair='short', hc='grey', skin='skin4')),
        (-1.5, -2.0, 180, dict(top='in5', bottom='tu3', dress='saree', skin='skin2', hc='grey', build=1.1)),
    )
    if SHOT not in 'bc'
    else ()
):
    with at(x, y, -0.02, r):
        person(**o, pose='sit', fwd=(34, 30))
with at(-2.35, 0.75, 0.62, 60, 0.9):
    baby('ma3', 'skin2')
# wheelchair pushed by a student
with at(2.0, -0.35, 0, -62):
    for sx in (-1, 1):
        tube(
            [(sx * 0.33, 0.1 + 0.3 * math.cos(t), 0.32 + 0.3 * math.sin(t)) for t in np.linspace(0, 6.2832, 29)],
            0.022,
            'ink',
        )
        tube(
            [(sx * 0.33, 0.1 + 0.3 * math.cos(t), 0.32 + 0.3 * math.sin(t)) for t in np.linspace(0, 6.2832, 29)],
            0.008,
            'steel',
        )
        cyl(sx * 0.32, 0.1, 0.32, 0.04, 0.06, 'steel', axis='X')
        [
            tube(
                [(sx * 0.33, 0.1, 0.32), (sx * 0.33, 0.1 + 0.3 * math.cos(k * 1.05), 0.32 + 0.3 * math.sin(k * 1.05))],
                0.005,
                'steel',
            )
            for k in range(6)
        ]
        tube(
            [
                (sx * 0.27, -0.34, 0.1),
                (sx * 0.27, -0.34, 0.46),
                (sx * 0.27, 0.22, 0.46),
                (sx * 0.27, 0.26, 1.0),
                (sx * 0.27, 0.42, 1.0),
            ],
            0.017,
            'steel',
        )
        cyl(sx * 0.27, -0.36, 0.09, 0.08, 0.04, 'ink', axis='X')
        tube([(sx * 0.29, -0.3, 0.68), (sx * 0.29, 0.22, 0.68)], 0.022, 'ink')
        box(sx * 0.13, -0.52, 0.12, 0.18, 0.2, 0.025, 'ink', 0.006, rx=12)
    box(0, -0.05, 0.44, 0.52, 0.5, 0.06, 'ma7', 0.02)
    box(0, 0.23, 0.5, 0.52, 0.05, 0.46, 'ma7', 0.02)
    with at(0, 0.02, 0.02):
        person(
            top='ne5',
            bottom='tu3',
            dress='saree',
            pose='sit',
            hc='grey',
            skin='skin4',
            touches=(spot(-0.29, -0.22, 0.69), spot(0.29, -0.22, 0.69)),
            looks_at=(0.98, 0.3, 1.5) if SHOT == 'b' else None,
        )
    rests = spot(-0.27, 0.4, 1.0), spot(0.27, 0.4, 1.0)
    with at(0, 0.84, 0):
        student(skin='skin2', touches=rests, grips=(True, True), stride=0.1, looks_at=spot(0, -1.4, 1.1))
# doctor and students with a chart
if SHOT not in 'bc':  # his head would stand behind hers
    with at(3.4, 0.9, 0, -8):
        person(
            coat='cl0',
            top='in5',
            bottom='in8',
            dress='shirt',
            hair='short',
            hc='grey',
            skin='skin3',
            steth=True,
            hands=((-0.12, -0.32, 1.12), (0.12, -0.32, 1.12)),
            hold=('sheet', 'ma5'),
            build=1.06,
        )
if SHOT not in 'bc':
    with at(2.72, 0.42, 0, 82):
        student(hair='bun', skin='skin3', hands=((-0.1, -0.28, 1.05), (0.1, -0.28, 1.05)), hold=('book', 'in7'), nod=12)
greets = dict(
    touches=((1.2, 0.1, 1.2), (1.22, 0.12, 1.2)), palms=((0.64, 0.77, 0), (-0.64, -0.77, 0)), looks_at=(1.9, -0.5, 1.22)
)
with at(*((4.12, 0.5, 0, -72) if SHOT != 'b' else (0.94, 0.3, 0, 50))):
    student(skin='skin4', dup='in7', hair='scarf', hc='cl0', **(greets if SHOT == 'b' else dict(fwd=(20, 14))))
if SHOT != 'd':  # it would stand before the lens
    with at(4.25, -2.2):
        plant(1.4, 'tu5', 11)
with at(-4.3, 2.35):
    plant(1.3, 'ma5', 11)
with at(-4.76, -0.9, 1.35, 90):
    window(1.8, 1.2, nx=3, glass='tu1')
if SHOT != 'b':
    with at(1.95, 2.84, 2.3):
        clock()
hour({'a': 'morning', 'b': 'noon', 'd': 'soft'}[SHOT], {'a': 44, 'b': -40, 'd': 46}[SHOT])
shoot(
    'hospital',
    dict(
        a=((0.0, -0.1, 1.05), 37, 14, 17, 60, (-0.225, 0.0)),
        p=((0, -0.1, 1.1), 21.5, 14, 18, 60),
        b=((1.55, 0.1, 1.0), 7.2, -26, 15, 60),
        d=((2.95, 0.6, 1.02), 7.7, 2, 15, 60),
    ),
    bounces=4,
    ground=GROUND,
)
