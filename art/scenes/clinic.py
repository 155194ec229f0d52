"""Mother and child clinic with a dispensary counter behind."""
import sys, os

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from props import *

SHOT = chosen_shot()
GROUND = {'a': 'ma1', 'c': 'tu1'}[SHOT]
reset()
cyc(GROUND)
room(7.6, 5.0, 3.0, floor='in1', wall='cl0', wall2='tu3', base='ne7', skirt='ma5')
with at(0, -2.78):
    zari(7.9, -0.33, 0.18, 'in9')
with at(0, 2.47):
    zari(7.5, 2.62, 0.2, 'ma7')
for i in range(7):
    for j in range(5):
        if (i + j) % 2:
            box(-3.8 + 0.54 + 1.085 * i, -2.5 + 0.5 + 1.0 * j, 0, 1.085, 1.0, 0.004, 'cl1', 0)


def medicines(z, seed):
    """One shelf of boxes and jars, along X."""
    rnd = random.Random(seed)
    x = -1.65
    while x < 1.6:
        width, height = rnd.uniform(0.1, 0.22), rnd.uniform(0.12, 0.26)
        colour = rnd.choice(('ma5', 'tu5', 'in5', 'ne5', 'cl0', 'ma3', 'in3'))
        if rnd.random() < 0.5:
            box(x + width / 2, 0.46, z, width * 0.92, 0.12, height, colour, 0.006)
            box(x + width / 2, 0.395, z + height * 0.4, width * 0.6, 0.005, height * 0.25, 'cl0', 0)
        else:
            cyl(x + 0.06, 0.46, z, 0.05, height * 0.8, colour, bev=0.008)
            cyl(x + 0.06, 0.46, z + height * 0.8, 0.03, 0.04, 'cl0')
            width = 0.12
        x += width + 0.02


def pharmacy_scale():
    cyl(0, 0, 0, 0.16, 0.03, 'steel', bev=0.01)
    cyl(0, 0, 0.03, 0.02, 0.3, 'steel')
    tube([(-0.26, 0, 0.34), (0.26, 0, 0.34)], 0.012, 'steel')
    for side in (-1, 1):
        lathe([(0.001, 0), (0.1, 0.02), (0.11, 0.04)], 'steel', x=side * 0.24, z=0.14)
        tube([(side * 0.24, 0, 0.16), (side * 0.24, 0, 0.34)], 0.004, 'ink')


def growth_chart():
    """Poster in the XZ plane, facing -Y: three curves of growth, with the points of one child."""
    box(0, 0, 0, 0.86, 0.03, 1.12, 'paper', 0.005)
    box(0, -0.01, 1.1, 0.92, 0.04, 0.04, 'wood2', 0.01)
    box(0, -0.018, 0.98, 0.7, 0.004, 0.05, 'in7', 0)
    for k in range(6):
        box(0.03, -0.017, 0.14 + 0.14 * k, 0.66, 0.003, 0.006, 'cl3', 0)
        box(-0.3 + 0.132 * k, -0.017, 0.14, 0.006, 0.003, 0.72, 'cl3', 0)
    for top, colour in ((0.5, 'ne3'), (0.6, 'ne5'), (0.7, 'ne3')):
        curve = [(-0.3 + 0.66 * t, -0.024, 0.16 + top * t**0.55) for t in np.linspace(0, 1, 20)]
        tube(curve, 0.009, colour)
    for t in np.linspace(0.08, 0.72, 5):
        ball(-0.3 + 0.66 * t, -0.03, 0.16 + 0.58 * t**0.55, 0.022, 'ma5', (1, 0.4, 1), sub=2)


with at(1.6, 1.75):
    box(0, 0, 0, 3.6, 0.6, 0.95, 'ne7', 0.03)
    box(0, 0, 0.95, 3.75, 0.72, 0.05, 'cl0', 0.014)
    for k in range(4):
        box(-1.35 + 0.9 * k, -0.31, 0.12, 0.78, 0.02, 0.68, 'ne5', 0.01)
    box(0, 0.62, 0, 3.6, 0.26, 2.3, 'wood', 0.01)
    for k in range(4):
        box(0, 0.48, 0.95 + 0.34 * k, 3.5, 0.06, 0.02, 'wood2', 0)
        medicines(0.97 + 0.34 * k, k + 2)
    box(-0.9, 0, 1.0, 0.3, 0.22, 0.1, 'ma5', 0.01)
    box(0.2, 0.02, 1.0, 0.34, 0.26, 0.02, 'steel', 0.006)
    for k in range(4):
        ball(0.12 + 0.06 * k, 0.02, 1.03, 0.02, ('cl0', 'ma5')[k % 2], sub=2)
    with at(1.2, 0, 1.0):
        pharmacy_scale()

# At the dispensary
OLD_MAN = (1.7, 0.9, 1.5)
if SHOT != 'a':
    with at(1.2, 2.1, 0, 4):
        person(
            coat='cl0',
            top='in5',
            bottom='in8',
            dress='shirt',
            hair='plait',
            skin='skin3',
            hands=((-0.16, -0.42, 1.1), (0.16, -0.44, 1.12)),
            hold=('box', 'tu5'),
            looks_at=OLD_MAN,
        )
    with at(1.7, 0.85, 0, 176):
        person(
            top='cl1',
            bottom='cl0',
            dress='panche',
            dup='ma5',
            border='ma7',
            hair='short',
            hc='grey',
            skin='skin4',
            hands=((-0.14, -0.38, 1.05), (0.16, -0.4, 1.06)),
            looks_at=(1.2, 2.1, 1.5),
        )
with at(2.5, 2.1, 0, -8):
    person(
        coat='cl0',
        top='ma5',
        bottom='in8',
        dress='shirt',
        hair='short',
        skin='skin2',
        hands=((-0.1, -0.4, 1.12), (0.2, -0.36, 1.2)),
        looks_at=OLD_MAN if SHOT != 'a' else (2.4, 1.4, 1.1),
    )

# The examination table. A mother holds her child, a nurse listens to its chest, and the two women look at each other.
with at(-1.55, 0.3, 0, 90):
    box(0, 0, 0.1, 0.8, 1.9, 0.6, 'wood', 0.03)
    for k in range(3):
        box(-0.405, -0.62 + 0.62 * k, 0.16, 0.02, 0.56, 0.46, 'cl1', 0.01)
        ball(-0.425, -0.62 + 0.62 * k, 0.54, 0.02, 'tu7', sub=3)
    box(0, 0, 0.7, 0.86, 1.96, 0.1, 'in5', 0.04, seg=4)
    box(0, 0.7, 0.8, 0.6, 0.36, 0.1, 'cl0', 0.04, seg=4)
CHILD = (-1.85, 0.44, 0.95)
with at(-1.74, 0.44, 0.8, 172):
    baby('tu3', 'skin2', roll=-28)
with at(-1.36, 1.06, 0, -12):
    nurse(
        skin='skin2',
        looks_at=(-2.1, 0.84, 1.46),
        touches=((-1.64, 0.56, 0.99), (-1.4, 0.56, 0.93)),
        palms=((0, 0, -1), (0, 0, -1)),
        lean=16,
        steth=True,
    )
with at(-2.2, 1.0, 0, 26):
    person(
        top='ma5',
        bottom='tu5',
        dress='saree',
        skin='skin3',
        looks_at=(-1.42, 0.86, 1.48),
        touches=((-2.08, 0.54, 0.96), (-1.86, 0.6, 1.0)),
        palms=((0.6, 0, -1), (0, -0.3, -1)),
        lean=16,
    )
with at(-0.42, 0.55, 0, -80):
    student(skin='skin4', hands=((-0.1, -0.32, 1.08), (0.1, -0.32, 1.08)), hold=('sheet', 'tu5'), looks_at=CHILD)
# A small brother stands on tiptoe and looks at the child.
with at(-2.62, -0.18, 0, 110):
    person(
        top='in5',
        bottom='in7',
        dress='shirt',
        hair='short',
        skin='skin3',
        h=0.68,
        touches=((-2.3, -0.12, 0.82), (-2.3, 0.1, 0.82)),
        looks_at=CHILD,
    )
with at(-3.1, 1.75, 0, 14):
    weighing_scale('in5', h=1.5)
with at(-1.0, 2.46, 1.2):
    growth_chart()
with at(2.6, -1.35, 0, -60):
    chair('ma5')
    person(
        top='ne7',
        bottom='tu3',
        dress='saree',
        pose='sit',
        skin='skin3',
        hc='grey',
        hands=((-0.1, -0.3, 0.66), (0.1, -0.3, 0.66)),
    )
with at(3.2, -0.5, 0, -80):
    chair('in5')
with at(3.3, -2.0):
    plant(1.2, 'ma5', 11)
with at(-3.76, -0.9, 1.2, 90):
    window(1.5, 1.25, nx=2, glass='in3')
hour({'a': 'morning', 'c': 'golden'}[SHOT], {'a': 46, 'c': 48}[SHOT])
shoot(
    'clinic',
    dict(a=((-1.5, 0.5, 1.08), 6.3, -3, 17, 60), c=((0.0, 0.1, 0.95), 10.4, 16, 20, 60)),
    bounces=4,
    ground=GROUND,
)
