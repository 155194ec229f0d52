"""Things that several scenes share: big trees, screens, cots, scales, drums, bicycles."""
from figure import *


def shade_tree(r=3.4, h=3.2, seed=1, m='leaf', m2='leaf2', roots=0, ring=True):
    """Old neem or banyan: thick trunk, boughs, wide crown, hanging roots; ring = seat round the trunk."""
    rnd = random.Random(seed)
    tube([(0, 0, 0), (0.05, 0.02, h * 0.5), (0, 0, h)], 0.36, 'wood2', radii=[1.5, 1, 0.9], bez=True)
    for k in range(6):
        a = k * 1.05 + 0.3
        q = r * 0.62
        tube(
            [
                (0, 0, h * 0.72),
                (q * 0.45 * math.cos(a), q * 0.45 * math.sin(a), h * 1.02),
                (q * math.cos(a), q * math.sin(a), h * 1.2),
            ],
            0.15,
            'wood2',
            radii=[1.2, 0.8, 0.4],
            bez=True,
        )
        tube(
            [(0.2 * math.cos(a), 0.2 * math.sin(a), 0.5), (0.6 * math.cos(a), 0.6 * math.sin(a), 0.02)],
            0.13,
            'wood2',
            radii=[1, 0.5],
        )
    for i in range(34):
        a = i * 2.4
        q = r * math.sqrt((i + 0.5) / 34)
        z = h * 1.12 + (1 - (q / r) ** 2) * r * 0.42 + rnd.uniform(-0.15, 0.2)
        ball(q * math.cos(a), q * math.sin(a), z, r * rnd.uniform(0.24, 0.34), m if i % 3 else m2, (1, 1, 0.72), sub=3)
    for k in range(roots):
        a = k * 2.4 + 0.5
        q = r * (0.3 + 0.5 * ((k * 37) % 10) / 10)
        x, y = q * math.cos(a), q * math.sin(a)
        tube(
            [(x, y, h * 1.1), (x + 0.05, y, h * 0.8), (x, y, 0.02 if k % 3 == 0 else h * 0.62)],
            0.034,
            'wood2',
            radii=[1.2, 0.8, 0.7 if k % 3 == 0 else 0.25],
            bez=True,
        )
    if ring:
        cyl(0, 0, 0, 1.25, 0.42, 'cl2', bev=0.05)
        cyl(0, 0, 0.3, 1.262, 0.07, 'ma5')
        cyl(0, 0, 0.42, 1.05, 0.02, 'earth')


def screen(m='in1', s=1, lines=True):
    """Desktop screen with keyboard and mouse, on a desk top at z=0; the viewer sits at -Y."""
    box(0, 0.12, 0, 0.2 * s, 0.16 * s, 0.015, 'ink', 0.004)
    cyl(0, 0.14, 0.01, 0.018, 0.12, 'ink')
    box(0, 0.12, 0.1, 0.52 * s, 0.03, 0.33 * s, 'ink', 0.01)
    box(0, 0.102, 0.115, 0.48 * s, 0.008, 0.29 * s, mat(m, 0.5, 0.1, 0.5), 0.002)
    if lines:
        for k in range(4):
            box(
                -0.06 + 0.02 * (k % 2),
                0.096,
                0.34 * s - 0.06 * k,
                0.26 - 0.05 * (k % 3),
                0.004,
                0.018,
                ('in7', 'ma5', 'tu5', 'ne5')[k],
                0,
            )
    box(0, -0.1, 0, 0.4, 0.13, 0.02, 'cl2', 0.006)
    ball(0.28, -0.1, 0.012, 0.035, 'cl2', (0.8, 1.2, 0.5), sub=3)


def weighing_scale(m='ma5', h=1.14):
    """Column scale with a dial, as in a village clinic."""
    box(0, 0, 0, 0.34, 0.42, 0.07, m, 0.02)
    cyl(0, 0.16, 0.06, 0.025, h - 0.09, 'steel')
    cyl(0, 0.15, h, 0.14, 0.06, m, axis='Y', bev=0.01)
    cyl(0, 0.115, h, 0.11, 0.01, 'cl0', axis='Y')
    tube([(0, 0.105, h), (0.04, 0.105, h + 0.07)], 0.007, 'ma7')


def cot(sheetm='ne5'):
    """Rope charpoy with a folded sheet."""
    for sx in (-1, 1):
        for sy in (-1, 1):
            cyl(sx * 0.42, sy * 0.9, 0, 0.04, 0.46, 'wood2')
        box(sx * 0.42, 0, 0.38, 0.06, 1.8, 0.06, 'wood2', 0.02)
        box(0, sx * 0.9, 0.38, 0.84, 0.06, 0.06, 'wood2', 0.02)
    box(0, 0, 0.4, 0.8, 1.74, 0.03, 'cl2', 0.005)
    box(0, -0.05, 0.43, 0.74, 1.5, 0.03, sheetm, 0.012)
    for k in range(6):
        box(-0.37 + 0.148 * k, 0, 0.431, 0.02, 1.78, 0.002, 'cl3', 0)


def cycle(m='in7'):
    """Bicycle along X, front wheel at +X."""
    for x in (-0.52, 0.52):
        tube(
            [(x + 0.32 * math.cos(t), 0, 0.33 + 0.32 * math.sin(t)) for t in np.linspace(0, 2 * math.pi, 33)],
            0.02,
            'ink',
        )
        for k in range(8):
            a = k * math.pi / 4
            tube([(x, 0, 0.33), (x + 0.31 * math.cos(a), 0, 0.33 + 0.31 * math.sin(a))], 0.004, 'steel')
    P = dict(b=(-0.52, 0, 0.33), c=(-0.05, 0, 0.32), s=(-0.18, 0, 0.82), h=(0.36, 0, 0.86), f=(0.52, 0, 0.33))
    for a, b in ('bc', 'cs', 'sb', 'sh', 'ch', 'hf'):
        tube([P[a], P[b]], 0.02, m)
    box(-0.2, 0, 0.86, 0.24, 0.14, 0.05, 'ink', 0.02)
    tube([(0.34, -0.25, 0.98), (0.34, 0, 1.0), (0.34, 0.25, 0.98)], 0.014, 'steel')
    tube([P['h'], (0.34, 0, 1.0)], 0.016, 'steel')
    box(-0.55, 0, 0.7, 0.36, 0.16, 0.02, 'ink', 0.004)


def banner(w, h, m='ma7', line='cl0', rows=2):
    """Cloth banner in the XZ plane, facing -Y, hung from its top corners at z=h; no letters, only woven lines."""
    sheet(lambda u, v: ((u - 0.5) * w, 0.03 * math.sin(u * 9), -0.04 * math.sin(math.pi * u) + v * h), 24, 4, m)
    for k in range(rows):
        box(0, -0.03, h * (0.3 + 0.34 * k), w * (0.62 - 0.2 * k), 0.012, h * 0.13, line, 0)


def diya(s=1):
    """Tall brass oil lamp with five wicks."""
    lathe(
        [
            (0.16 * s, 0),
            (0.17 * s, 0.02 * s),
            (0.05 * s, 0.08 * s),
            (0.03 * s, 0.2 * s),
            (0.05 * s, 0.3 * s),
            (0.03 * s, 0.4 * s),
            (0.03 * s, 0.8 * s),
            (0.05 * s, 0.85 * s),
            (0.03 * s, 0.9 * s),
            (0.03 * s, 1.05 * s),
            (0.16 * s, 1.12 * s),
            (0.15 * s, 1.1 * s),
            (0.03 * s, 1.08 * s),
            (0.02 * s, 1.3 * s),
            (0.001, 1.36 * s),
        ],
        mat('tu7', 0.35, 0.5),
        seg=28,
    )
    for k in range(5):
        a = radians(-90 + (k - 2) * 60)
        ball(
            0.15 * s * math.cos(a),
            0.15 * s * math.sin(a),
            1.15 * s,
            0.03 * s,
            mat('tu3', 0.5, 0.1, 6),
            (0.8, 0.8, 1.8),
            sub=2,
        )


def marigolds(x0, x1, y, z, sag=0.25, n=26, ms=('tu5', 'ma5')):
    """Garland of marigolds between two points on a line along X."""
    for k in range(n):
        t = k / (n - 1)
        ball(x0 + (x1 - x0) * t, y, z - sag * 4 * t * (1 - t), 0.05, ms[k % 2], sub=2)
