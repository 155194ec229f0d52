"""The tools of the courses, each on z=0. The microscope is in the kit."""
import kit
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


# Outlines of the lands, in degrees east and north, as coarse as a school globe of 24 cm needs them.
LANDS = (
    ((-17, 15), (-6, 35), (10, 37), (32, 31), (43, 12), (51, 11), (40, -5), (40, -16), (32, -29), (20, -35), (12, -17))
    + ((9, 4), (-8, 5)),
    ((-9, 37), (-9, 43), (0, 49), (8, 54), (12, 56), (5, 60), (15, 69), (28, 71), (60, 69), (80, 73), (105, 77))
    + ((140, 73), (170, 69), (180, 66), (162, 60), (156, 52), (142, 53), (135, 44), (127, 38), (121, 31), (117, 23))
    + ((108, 20), (106, 10), (100, 13), (103, 2), (98, 10), (94, 17), (90, 22), (85, 19), (80, 14), (77, 8), (73, 17))
    + ((70, 22), (62, 25), (56, 27), (59, 22), (52, 16), (44, 13), (35, 29), (36, 36), (27, 37), (22, 37), (15, 40))
    + ((12, 44), (3, 42), (-2, 37)),
    ((114, -22), (122, -18), (131, -12), (137, -12), (136, -16), (142, -11), (146, -19), (153, -27), (150, -37))
    + ((140, -38), (131, -32), (115, -34)),
    ((-165, 65), (-140, 70), (-95, 72), (-80, 70), (-60, 52), (-66, 45), (-75, 38), (-81, 26), (-90, 30), (-97, 26))
    + ((-95, 18), (-87, 21), (-83, 9), (-95, 15), (-106, 22), (-115, 30), (-124, 40), (-125, 49), (-135, 58))
    + ((-152, 59),),
    ((-78, 8), (-62, 10), (-50, 0), (-35, -7), (-39, -16), (-48, -26), (-58, -36), (-66, -47), (-69, -54), (-75, -48))
    + ((-71, -30), (-70, -18), (-81, -5)),
    ((-55, 60), (-40, 62), (-20, 72), (-30, 82), (-60, 81), (-70, 77)),
    ((109, 1), (117, 6), (118, -1), (112, -4)),
    ((95, 5), (104, -3), (114, -7), (106, -6), (100, 0)),
    ((132, -2), (141, -3), (150, -10), (140, -8)),
    ((130, 32), (140, 36), (143, 43), (138, 38)),
    ((44, -17), (50, -15), (47, -25), (44, -24)),
    ((-5, 50), (1, 52), (-2, 58), (-5, 57)),
)


def _is_land(east, north):
    inside = False
    for land in LANDS:
        for (e0, n0), (e1, n1) in zip(land, land[1:] + land[:1]):
            if (n0 > north) != (n1 > north) and east < e0 + (e1 - e0) * (north - n0) / (n1 - n0):
                inside = not inside
    return inside


def earth(radius, x=0, y=0, z=0, facing=70):
    """Ball with seas and lands; facing = the longitude that is turned to -Y."""
    ball(x, y, z, radius, mat('in5', 0.5, 0.3))
    step, above = 2, radius * 1.012

    def at_(east, north):
        a, b = radians(east - facing - 90), radians(north)
        return x + above * math.cos(a) * math.cos(b), y + above * math.sin(a) * math.cos(b), z + above * math.sin(b)

    bm = bmesh.new()
    for east in range(-180, 180, step):
        for north in range(-60, 84, step):
            if _is_land(east + step / 2, north + step / 2):
                corners = ((east, north), (east + step, north), (east + step, north + step), (east, north + step))
                bm.faces.new([bm.verts.new(at_(*corner)) for corner in corners])
    bmesh.ops.remove_doubles(bm, verts=bm.verts, dist=radius * 1e-4)
    kit._obj(bm, 'ne3')


def globe():
    cyl(0, 0, 0, 0.17, 0.03, 'wood2', bev=0.01)
    tube([(0, 0, 0.03), (0, 0, 0.12)], 0.02, 'tu7')
    earth(0.24, z=0.36)
    tube([(0.27 * math.sin(t), 0, 0.36 - 0.27 * math.cos(t)) for t in np.linspace(-0.2, 3.3, 20)], 0.014, 'tu7')


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
