"""One path forks into five, each with a gate in the colour of a course; a student stands at the fork."""
import sys, os

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from tools import *

GROUND = 'tu1'
reset()
cyc(GROUND, z=-0.6, y=40, r=10, w=90)
cyl(0, 0, -0.6, 5.3, 0.2, 'in9', seg=120, bev=0.05)
cyl(0, 0, -0.4, 5.15, 0.36, 'ma7', seg=120, bev=0.04)
cyl(0, 0, -0.3, 5.17, 0.05, 'tu5', seg=120)
cyl(0, 0, -0.1, 5.17, 0.05, 'tu5', seg=120)
cyl(0, 0, -0.05, 5.0, 0.09, 'ne3', seg=120)
[
    box(
        5.15 * math.cos(a),
        5.15 * math.sin(a),
        -0.24,
        0.14,
        0.04,
        0.14,
        'cl0' if k % 2 else 'tu5',
        0,
        ry=45,
        rz=math.degrees(a) + 90,
    )
    for k, a in enumerate(q * math.pi / 32 for q in range(64))
]


def way(p, w, z, m='cl1'):
    """flat ribbon along the points"""
    P = [Vector((x, y, 0)) for x, y in p]
    n = len(P)

    def f(u, v):
        i = min(n - 1, round(v * (n - 1)))
        d = (P[min(n - 1, i + 1)] - P[max(0, i - 1)]).normalized()
        q = P[i] + Vector((-d.y, d.x, 0)) * (u - 0.5) * w
        return q.x, q.y, z

    sheet(f, 2, n - 1, m)


cyl(0, -1.9, 0.04, 0.95, 0.03, 'cl1', seg=64)
way([(0, -4.9 + 0.3 * k) for k in range(9)], 0.78, 0.05)
with at(0, -1.9, 0.071):
    lotus3(0.72, cs=('tu5', 'ma5', 'tu3', 'in8'), t=0.005)
gates = (
    (-3.7, 0.35, 'ma7', 'tu5'),
    (-2.25, 2.55, 'tu5', 'ma7'),
    (0, 3.4, 'ne7', 'tu5'),
    (2.25, 2.55, 'in7', 'tu5'),
    (3.7, 0.35, 'cl0', 'in7'),
)
for i, (x, y, m, e) in enumerate(gates):
    c = Vector((x * 0.28, -0.3 + 0.1 * abs(x), 0))
    way(
        [
            tuple(
                (1 - t) ** 2 * np.array((0, -1.9))
                + 2 * t * (1 - t) * np.array((c.x * 1.6, c.y))
                + t * t * np.array((x, y))
            )
            for t in np.linspace(0.14, 1, 26)
        ],
        0.6,
        0.05 + 0.002 * i,
    )
    a = math.degrees(math.atan2(y + 1.9, x)) - 90
    with at(x, y, 0.05, a * 0.8):
        cyl(0, 0.1, 0, 0.82, 0.04, m if m != 'cl0' else 'cl2', seg=48, bev=0.01)
        for s in (-1, 1):
            box(s * 0.52, 0, 0.02, 0.26, 0.34, 1.35, m, 0.03)
            box(s * 0.52, 0, 1.3, 0.32, 0.4, 0.1, e, 0.02)
        tube([(0.52 * math.cos(t), 0, 1.4 + 0.52 * math.sin(t)) for t in np.linspace(0, math.pi, 21)], 0.13, m)
        with at(0, -0.0, 2.02):
            lotus3(
                0.42, vert=True, half=True, cs=(e, m if m != 'cl0' else 'ma5', e, m if m != 'cl0' else 'in7'), t=0.03
            )
with at(0, -2.6, 0.06, 172, 1.25):
    student(stride=0.06, skin='skin2', bag='ma5')
rnd = random.Random(8)
for x, y, r, b in (
    (-4.1, -1.7, 0.55, 'ma5'),
    (4.1, -1.7, 0.6, 'tu5'),
    (-1.35, 3.95, 0.45, None),
    (1.35, 4.0, 0.5, None),
    (-2.3, -3.3, 0.62, 'tu5'),
    (2.4, -3.2, 0.55, 'ma5'),
    (-3.9, 2.4, 0.42, None),
    (3.9, 2.4, 0.42, None),
):
    with at(x, y, 0.04):
        tree(r, 0.75, 'leaf', b)
for k in range(26):
    a = rnd.uniform(0, 6.28)
    q = rnd.uniform(2.6, 4.7)
    x, y = q * math.cos(a), q * math.sin(a)
    if abs(x) > 0.9 and y < -0.6:
        ball(x, y, 0.1, rnd.uniform(0.1, 0.2), 'leaf2' if k % 2 else 'leaf', (1.2, 1, 0.8), sub=3)
hour('morning', -46)
shoot('paths', dict(a=((0, -0.15, 0.45), 39, 0, 46, 92)), bounces=3, ground=GROUND)
