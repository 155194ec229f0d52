"""Study circle under a banyan: students on a mat round a teacher, others on the seat round the trunk."""
import sys, os

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from props import *

SHOT = chosen_shot({'p': 'a'})
GROUND = {'a': 'in8', 'b': 'tu1', 'c': 'ne3', 'd': 'in1'}[SHOT]
reset()
cyc(GROUND, z=-0.6, y=22, r=10, w=80)
box(0, 0, -0.6, 12.4, 8.6, 0.56, 'ma7', 0.06)
box(0, 0, -0.05, 12.2, 8.4, 0.09, 'grass', 0.03)
with at(0, -4.32):
    zari(12.2, -0.5, 0.34, 'in9' if SHOT != 'a' else 'ma8')
poly(
    [(-6.1, -2.6), (-2.4, -3.0), (1.5, -2.4), (6.1, -2.9), (6.1, -1.9), (1.4, -1.5), (-2.5, -2.1), (-6.1, -1.7)],
    0.04,
    0.02,
    'cl2',
)
with at(-0.6, 1.3, 0.04):
    shade_tree(3.7, 3.3, 7, 'ne7' if SHOT == 'a' else 'leaf', 'leaf2', roots=9)
if SHOT == 'c':  # near: a trunk in the light
    mat('wood2').node_tree.nodes['Principled BSDF'].inputs['Base Color'].default_value = lin('wood')
# mat, teacher, circle
if SHOT != 'c':
    cyl(1.9, -0.35, 0.04, 1.75, 0.03, 'ma5', seg=64, bev=0.01)
    cyl(1.9, -0.35, 0.071, 1.6, 0.004, 'tu3', seg=64)
    cyl(1.9, -0.35, 0.076, 1.5, 0.004, 'ma5', seg=64)


def in_circle(angle, distance=1.18, z=0.08):
    """Point of the circle, at an angle from its centre; 90 is at the back."""
    return 1.9 + distance * math.cos(radians(angle)), -0.35 + distance * math.sin(radians(angle)), z


def face(angle):
    return in_circle(angle, 1.1, 0.96)


# Angle → who sits there, whom they look at, what lies before them. A boy answers the teacher; two share a book.
SPEAKER, TEACHER = 8, 92
open_hands = {
    SPEAKER: dict(touches=(in_circle(34, 0.72, 0.74), in_circle(-14, 0.8, 0.5)), palms=((0, 0, 1), None)),
    TEACHER: dict(touches=(in_circle(112, 0.78, 0.5), in_circle(70, 0.72, 0.72)), palms=(None, (0, 0, 1))),
    174: dict(touches=(in_circle(172, 0.7, 0.42), in_circle(160, 0.66, 0.42))),
    136: dict(touches=(in_circle(152, 0.68, 0.42), in_circle(128, 0.82, 0.4))),
}
circle = {
    TEACHER: (dict(top='tu5', bottom='ma7', dress='saree', hc='grey', skin='skin3', border='ma5'), SPEAKER),
    48: (dict(dup='in7', skin='skin2'), SPEAKER),
    SPEAKER: (dict(top='cl0', bottom='in7', dress='shirt', hair='short', skin='skin3'), TEACHER),
    -34: (dict(top='ma5', bottom='cl0', dup='tu3', hair='bun', skin='skin2'), SPEAKER),
    -132: (dict(skin='skin3', dup='ma5'), TEACHER),
    174: (dict(top='ne5', bottom='cl0', hair='scarf', hc='cl0', skin='skin2'), 136),
    136: (dict(hair='plait', skin='skin1', dup='in7'), 174),
}
if SHOT != 'c':  # the edge would cut them
    for angle, (who, other) in circle.items():
        with at(*in_circle(angle), angle - 90):
            rest = {} if angle in open_hands else dict(hands=((-0.12, -0.36, 0.48), (0.12, -0.36, 0.48)))
            (student if 'top' not in who else person)(
                pose='floor', looks_at=face(other), **who, **rest, **open_hands.get(angle, {})
            )
    for k, angle in enumerate((48, -34, -132)):
        with at(*in_circle(angle, 0.66), angle - 90):
            box(0, 0, 0, 0.3, 0.22, 0.02, ('tu5', 'in5', 'cl0')[k], 0.004, rz=5 * k)
            box(0, 0, 0.02, 0.27, 0.2, 0.012, 'paper', 0.003, rz=5 * k)
    with at(*in_circle(157, 0.66, 0.36), 157 - 90):
        for side in (-1, 1):
            box(side * 0.12, 0, 0, 0.24, 0.3, 0.02, 'ma5', 0.004, ry=-side * 10)
            box(side * 0.115, 0, 0.018, 0.22, 0.28, 0.012, 'paper', 0.003, ry=-side * 10)
# on the seat of the tree
for a, o in (
    (
        -120 if SHOT != 'c' else -128,
        dict(dup='ma5', skin='skin2', hands=((-0.1, -0.42, 0.84), (0.1, -0.42, 0.84)), hold=('book', 'ma5'), nod=16),
    ),
    (
        -78,
        dict(
            top='cl0',
            bottom='in8',
            dress='shirt',
            hair='short',
            skin='skin3',
            hands=((-0.1, -0.4, 0.86), (0.1, -0.4, 0.86)),
            hold=('tablet', 'in7'),
            nod=14,
        ),
    ),
    (-170 if SHOT != 'c' else -22, dict(hair='bun', dup='tu5', top='ne7', bottom='cl0', skin='skin4')),
):
    x, y = -0.6 + 1.12 * math.cos(radians(a)), 1.3 + 1.12 * math.sin(radians(a))
    with at(x, y, 0.0, a + 90):
        (student if 'top' not in o else person)(pose='sit', **o)
# two come along the path
with at(-3.5, -2.1, 0.06, 62):
    student(stride=0.14, fwd=(16, -12), skin='skin3', bag='ma7')
with at(-4.2, -2.45, 0.06, 66):
    person(top='tu5', bottom='in7', dress='shirt', hair='short', skin='skin2', stride=0.14, fwd=(-12, 16), bag='ink')
with at(4.6, -2.0, 0.04, 8):
    cycle('ma7')
with at(5.3, 1.4, 0.04):
    palmyra(4.4, seed=3)
if SHOT != 'c':
    with at(-5.2, 2.6, 0.04):
        tree(1.2, 1.6, 'leaf', 'ma5')
# kitchen garden behind
for r in range(3):
    for k in range(7):
        ball(2.6 + k * 0.42, 2.6 + r * 0.45, 0.12, 0.16, ('leaf2', 'leaf', 'ne5')[r], (1, 1, 0.9), sub=3)
        (k + r) % 3 == 0 and ball(2.66 + k * 0.42, 2.5 + r * 0.45, 0.2, 0.06, ('ma5', 'tu5', 'ma7')[r], sub=2)
if SHOT == 'a':
    for x, y, z in ((0.4, -0.6, 2.2), (2.6, -0.9, 2.4), (-1.8, 0.3, 2.0)):
        lathe([(0.02, 0.2), (0.09, 0.14), (0.1, 0.04), (0.05, 0)], mat('tu3', 0.5, 0.1, 2), x=x, y=y, z=z)
        tube([(x, y, z + 0.2), (x, y, z + 1.3)], 0.006, 'ink')
        lamp(x, y, z - 0.1, 46, r=0.12)
hour({'a': 'lamp', 'b': 'golden', 'c': 'morning', 'd': 'noon'}[SHOT], {'a': 40, 'b': -50, 'c': 44, 'd': 46}[SHOT])
shoot(
    'circle',
    dict(
        a=((0, -0.1, 1.9), 46, 14, 16, 60, (-0.233, 0.0)),
        p=((0, 0.0, 2.0), 26.5, 13, 17, 60),
        b=((1.85, -0.3, 0.58), 5.9, -18, 19, 60),
        c=((-0.6, 0.6, 1.1), 7.6, 16, 13, 60),
        d=((-1.5, -0.7, 1.15), 12.5, -30, 14, 60),
    ),
    bounces=3,
    ground=GROUND,
    expo=1.75 if SHOT == 'a' else 1,
)
