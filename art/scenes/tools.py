"""The tools of the courses, each on z=0. The microscope is in the kit."""
from props import *

brass = lambda: mat('tu7', 0.35, 0.5)


def oil_lamp():
    lathe([(0.2, 0), (0.22, 0.03), (0.07, 0.09), (0.05, 0.22)], brass())
    ball(0, 0, 0.3, 0.27, brass(), (1.75, 0.85, 0.42))
    tube([(-0.46, 0, 0.3), (-0.7, 0, 0.42), (-0.72, 0, 0.62), (-0.5, 0, 0.6)], 0.035, brass(), bez=True)
    ball(0.56, 0, 0.46, 0.07, mat('tu3', 0.5, 0.1, 3), (0.7, 0.7, 1.7))
    tube([(0.4, 0, 0.36), (0.58, 0, 0.42)], 0.05, brass(), radii=[1.4, 0.9])


def spine():
    cyl(0, 0.1, 0, 0.16, 0.04, 'wood2', bev=0.01)
    tube([(0, 0.16, 0.02), (0, 0.16, 1.35)], 0.014, 'steel')
    for k in range(16):
        z = 0.2 + k * 0.068
        y = 0.1 + 0.07 * math.sin(k * 0.42)
        box(0, y, z, 0.17 - 0.005 * abs(k - 4), 0.12, 0.048, 'ma3', 0.014, seg=3)
        box(0, y + 0.08, z + 0.01, 0.05, 0.1, 0.03, 'cl2', 0.008)
        cyl(0, y, z - 0.01, 0.055, 0.018, 'cl0', bev=0.004)
    box(0, 0.1, 1.3, 0.2, 0.15, 0.09, 'ma3', 0.03)


def dumbbell(c):
    tube([(-0.12, 0, 0), (0.12, 0, 0)], 0.03, 'steel')
    [cyl(s * 0.14, 0, 0, 0.085, 0.11, c, axis='X', bev=0.02) for s in (-1, 1)]


def flask(c='ma5'):
    lathe([(0.01, 0), (0.16, 0.002), (0.17, 0.03), (0.115, 0.16)], c)
    lathe([(0.115, 0.16), (0.05, 0.3), (0.05, 0.4), (0.07, 0.41), (0.068, 0.425), (0.045, 0.425)], 'mist')


def book_pile(spec=(('ma5', 0.86, 4), ('tu5', 0.78, -7), ('ne5', 0.8, 9), ('cl0', 0.66, -3))):
    for k, (c, w, r) in enumerate(spec):
        box(0, 0, 0.115 * k, w, 0.58, 0.11, c, 0.015, rz=r)
        box(0.02, -0.01, 0.012 + 0.115 * k, w - 0.03, 0.585, 0.086, 'paper', 0.004, rz=r)


def globe():
    cyl(0, 0, 0, 0.17, 0.03, 'wood2', bev=0.01)
    tube([(0, 0, 0.03), (0, 0, 0.12)], 0.02, 'tu7')
    ball(0, 0, 0.36, 0.24, mat('in5', 0.5, 0.3))
    tube([(0.27 * math.sin(t), 0, 0.36 - 0.27 * math.cos(t)) for t in np.linspace(-0.2, 3.3, 20)], 0.014, 'tu7')
    for a, e, q in (
        (20, 20, 0.13),
        (70, -10, 0.1),
        (140, 30, 0.14),
        (-40, 10, 0.12),
        (-90, -25, 0.11),
        (-120, 35, 0.1),
        (200, 0, 0.1),
    ):
        ball(
            0.2 * math.cos(radians(a)) * math.cos(radians(e)),
            0.2 * math.sin(radians(a)) * math.cos(radians(e)),
            0.36 + 0.2 * math.sin(radians(e)),
            q * 0.62,
            'ne3',
            (1, 1, 0.8),
            sub=3,
        )


def set_square():
    for k in range(4):
        box(0, 0.03 * k, 0.001, 0.05, 0.36, 0.035, 'tu5', 0.005, rz=k * 22)


def atom():
    lathe([(0.26, 0), (0.28, 0.04), (0.08, 0.1), (0.05, 0.34)], 'in8')
    for k, cl in enumerate(('in7', 'ma5', 'tu5')):
        a = radians(60 * k + 8)
        pts = [
            (
                0.66 * math.cos(t) * math.cos(a) - 0.24 * math.sin(t) * math.sin(a),
                0.3 * math.sin(t + k),
                0.98 + 0.66 * math.cos(t) * math.sin(a) + 0.24 * math.sin(t) * math.cos(a),
            )
            for t in np.linspace(0, 6.2832, 64)
        ]
        tube(pts, 0.022, cl)
        ball(*pts[(8 + 21 * k) % 64], 0.075, cl)
    for k in range(7):
        ball(
            0.09 * math.cos(k * 2.4),
            0.09 * math.sin(k * 2.4),
            0.98 + 0.07 * math.cos(k * 1.7),
            0.095,
            ('ma5', 'tu5')[k % 2],
            sub=3,
        )
    tube([(0, 0, 0.34), (0, 0, 0.9)], 0.02, 'in8')


def stethoscope(c='in8'):
    """Laid down in a loose coil."""
    tube(
        [
            (0.34 * math.cos(t) * (1 - 0.05 * t), 0.26 * math.sin(t) * (1 - 0.05 * t), 0.03 + 0.012 * t)
            for t in np.linspace(0, 7.4, 60)
        ],
        0.024,
        c,
        bez=True,
    )
    tube([(0.34, 0, 0.03), (0.5, -0.2, 0.03), (0.62, -0.1, 0.04)], 0.024, c, bez=True)
    cyl(0.66, -0.07, 0.0, 0.1, 0.05, 'steel', bev=0.015)
    cyl(0.66, -0.07, 0.05, 0.075, 0.012, 'cl0')
    for s in (-1, 1):
        tube(
            [
                (-0.16, 0.16, 0.13),
                (-0.42, 0.2 + s * 0.05, 0.16),
                (-0.62, 0.14 + s * 0.14, 0.14),
                (-0.72, 0.04 + s * 0.1, 0.1),
            ],
            0.016,
            'steel',
            bez=True,
        )
        ball(-0.72, 0.04 + s * 0.1, 0.1, 0.03, 'ink', sub=3)


def tube_rack():
    box(0, 0, 0, 0.9, 0.22, 0.05, 'wood', 0.012)
    box(0, 0, 0.26, 0.9, 0.22, 0.04, 'wood', 0.012)
    [box(s * 0.42, 0, 0, 0.05, 0.22, 0.3, 'wood', 0.012) for s in (-1, 1)]
    for k in range(6):
        cyl(-0.33 + 0.132 * k, 0, 0.06, 0.045, 0.2, ('ma5', 'tu5', 'ne5', 'ma5', 'in5', 'tu5')[k], bev=0.02)
        cyl(-0.33 + 0.132 * k, 0, 0.26, 0.046, 0.24, 'mist')
        cyl(-0.33 + 0.132 * k, 0, 0.5, 0.055, 0.02, 'mist')


def balance(left, right, tilt=0):
    """Two-pan balance 2.6 m wide and 2.5 m tall; left and right draw what lies in the pans."""
    lathe(
        [
            (0.62, 0),
            (0.64, 0.05),
            (0.6, 0.12),
            (0.3, 0.18),
            (0.12, 0.26),
            (0.075, 0.45),
            (0.075, 1.0),
            (0.12, 1.06),
            (0.07, 1.12),
            (0.06, 2.1),
            (0.11, 2.16),
            (0.06, 2.24),
        ],
        brass(),
    )
    ball(0, 0, 2.36, 0.1, brass())
    b = radians(tilt)
    top = Vector((0, 0, 2.2))
    ends = [top + Vector((s * 1.25 * math.cos(b), 0, s * 1.25 * math.sin(b))) for s in (-1, 1)]
    tube(
        [ends[0], top + Vector((-0.6, 0, 0.07)), top + Vector((0, 0, 0.1)), top + Vector((0.6, 0, 0.07)), ends[1]],
        0.05,
        brass(),
        radii=[0.7, 1, 1.5, 1, 0.7],
        bez=True,
    )
    for e, draw in zip(ends, (left, right)):
        ball(*e, 0.07, brass(), sub=3)
        z = e.z - 1.35
        for k in range(3):
            a = k * 2.094 + 0.52
            tube([e, (e.x + 0.6 * math.cos(a), 0.6 * math.sin(a), z + 0.1)], 0.009, 'wood2')
        lathe(
            [(0.001, 0), (0.4, 0.02), (0.6, 0.09), (0.63, 0.12), (0.6, 0.12), (0.38, 0.05), (0.001, 0.04)],
            brass(),
            seg=64,
            x=e.x,
            y=e.y,
            z=z,
        )
        with at(e.x, 0, z + 0.05):
            draw()
