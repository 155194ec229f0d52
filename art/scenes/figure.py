"""Model-maker's people with plain faces and jointed hands, 1.62 m tall, feet on z=0, facing -Y. See person()."""
from kit import *
import kit

# Torso profile: height, half width. Depth is .72 of the width.
TORSO = [(0.6, 0.205), (0.78, 0.196), (0.95, 0.172), (1.2, 0.196), (1.3, 0.182), (1.365, 0.11), (1.38, 0.06)]
HIP = 0.8
# From shoulder to palm.
ARM = 0.548
# pose → hip height, then knee and ankle of the left (-X) and the right leg
POSES = {
    'sit': (0.47, ((-0.1, -0.42, 0.5), (-0.1, -0.44, 0.06)), ((0.1, -0.42, 0.5), (0.1, -0.44, 0.06))),
    'kneel': (0.45, ((-0.1, -0.06, 0.08), (-0.12, 0.36, 0.06)), ((0.11, -0.38, 0.46), (0.11, -0.4, 0.06))),
    'kneel2': (0.45, ((-0.1, -0.06, 0.08), (-0.1, 0.36, 0.06)), ((0.1, -0.06, 0.08), (0.1, 0.36, 0.06))),
    'floor': (0.15, ((-0.34, -0.24, 0.12), (0.06, -0.32, 0.07)), ((0.34, -0.24, 0.12), (-0.06, -0.3, 0.07))),
    'squat': (0.26, ((-0.17, -0.32, 0.5), (-0.14, -0.2, 0.06)), ((0.17, -0.32, 0.5), (0.14, -0.2, 0.06))),
}


def torso_radius(z):
    for (z0, r0), (z1, r1) in zip(TORSO, TORSO[1:]):
        if z <= z1:
            return r0 + (r1 - r0) * max(0, (z - z0) / (z1 - z0))
    return 0.06


@contextmanager
def moved(matrix):
    kit._stack.append(kit._stack[-1] @ matrix)
    yield
    kit._stack.pop()


def drape(path, w, m, off=0.014, edge=None):
    """Ribbon laid on the torso.

    path = [(angle in degrees, z)], w = width in z, edge = colour of a woven lower border.
    """
    n = len(path) - 1

    def point(t):
        i = min(n - 1, int(t * n))
        f = t * n - i
        f = f * f * (3 - 2 * f)
        (a0, z0), (a1, z1) = path[i], path[i + 1]
        return a0 + (a1 - a0) * f, z0 + (z1 - z0) * f

    def ribbon(lo, hi, o):
        def fn(u, v):
            a, z = point(v)
            z += w * (lo + (hi - lo) * u - 0.5)
            fold = 0.005 * math.sin(u * 19)
            r = torso_radius(min(z, 1.375)) + o + fold
            a = radians(a)
            return r * math.cos(a), 0.72 * r * math.sin(a), z

        return fn

    sheet(ribbon(0, 1, off), 8, 30, m)
    if edge:
        sheet(ribbon(0, 0.2, off + 0.006), 2, 30, edge)


def tail(x0, x1, z0, z1, w0, w1, m, edge, y=0.15, folds=3, side=None):
    """Free end of a dupatta or saree on the back: gathered at the shoulder, open and folded at the hem."""

    def fn(lo, hi, o=0):
        def g(u, v):
            t = lo + (hi - lo) * v
            w = w0 + (w1 - w0) * t**0.6
            amp = 0.016 * (1 - 0.35 * t)
            q = u - 0.5
            return (
                x0 + (x1 - x0) * t + q * w,
                y + o + amp * math.sin(q * folds * 2 * math.pi) + 0.025 * math.sin(t * 2.6),
                z0 - t * (z0 - z1) - 0.03 * q * t,
            )

        return g

    sheet(fn(0, 1), folds * 8, 14, m)
    sheet(fn(0.88, 1.004, 0.006), folds * 8, 3, edge)
    if side:
        base = fn(0, 1, 0.005)
        sheet(lambda u, v: base(side * (0.5 - 0.07 * u) + 0.5 if side > 0 else 0.07 * u, v), 2, 14, edge)


def limb(a, b, c, r, m, end=0.7):
    tube([a, b], r, m, radii=[1, 0.9])
    ball(*b, r * 0.9, m, sub=3)
    tube([b, c], r * 0.9, m, radii=[1, end])


def reach(root, target, a, b, pole):
    """Elbow and end of a two-bone chain from root towards target; pole is where the joint points."""
    d = target - root
    L = max(0.08, min(d.length, (a + b) * 0.995))
    d = d.normalized()
    c = max(-1, min(1, (a * a + L * L - b * b) / (2 * a * L)))
    p = pole - d * pole.dot(d)
    p = p.normalized() if p.length > 1e-3 else Vector((0, 1, 0))
    return root + d * (a * c) + p * (a * math.sqrt(1 - c * c)), root + d * L


def person(
    top='in7',
    bottom='cl1',
    skin='skin2',
    hair='bun',
    coat=None,
    arms=(12, 12),
    fwd=(8, 8),
    sit=False,
    stride=0,
    dress='kurta',
    dup=None,
    border='tu5',
    build=1,
    hc='hair',
    flowers=True,
    h=1,
    pose=None,
    lean=0,
    nod=0,
    turn=0,
    hands=(None, None),
    steth=False,
    mask=False,
    bag=None,
    hold=None,
    looks_at=None,
    touches=(None, None),
    palms=(None, None),
    grips=(False, False),
):
    """dress kurta|saree|panche|shirt; dup dupatta or kanduva colour; build .9 slim, 1, 1.14 broad; h height factor.
    pose sit|kneel|kneel2|floor|squat; lean of the upper body, nod and turn of the head in degrees.
    arms = sideways spread, fwd = forward swing in degrees, or hands = a point (x,y,z) for each hand, left (-X) first.
    hold = (what, colour) between the two hands: book, sheet, tray, box, ball.
    looks_at = a point of the scene that head and eyes turn to, in place of nod and turn.
    touches = a point of the scene for each hand, where its palm comes to lie; palms = where a palm faces, as a
    direction in the scene; grips = whether the fingers close round what lies in the palm."""
    pose = pose or ('sit' if sit else None)
    wrap = dress in ('saree', 'panche') and not pose
    hip = POSES[pose][0] if pose else HIP
    dz = hip - HIP
    leg_m = top if dress == 'saree' else bottom
    shoe = 'ink' if dress == 'shirt' else 'ma8'
    with moved(Matrix.Diagonal((build * h, (1 + (build - 1) * 1.2) * h, h, 1))):
        if pose:
            _folded_legs(pose, hip, leg_m, shoe, dress, border, skin)
        elif wrap:
            _wrapped_legs(dress, top if dress == 'saree' else bottom, border, skin, stride)
        else:
            for sx in (-1, 1):
                y = sx * stride
                tube(
                    [(sx * 0.09, 0, 0.78), (sx * 0.09, -y * 0.5 - 0.01, 0.42), (sx * 0.09, -y + 0.01, 0.06)],
                    0.08,
                    bottom,
                    radii=[1.0, 0.95, 0.78],
                )
                box(sx * 0.09, -0.035 - y, 0, 0.095, 0.23, 0.07, shoe, 0.03, seg=3)
        pivot = Vector((0, 0, hip + 0.05))
        upper = (
            Matrix.Translation(pivot)
            @ Matrix.Rotation(radians(lean), 4, 'X')
            @ Matrix.Translation(-pivot)
            @ Matrix.Translation((0, 0, dz))
        )
        with moved(upper):
            cloth = coat or (bottom if dress == 'saree' else top)
            _torso(cloth, dress, top, bottom, coat, pose, dup, border)
            into_figure = kit._stack[-1].inverted()
            for i, sx in enumerate((-1, 1)):
                target = upper.inverted() @ Vector(hands[i]) if hands[i] else None
                palm = (into_figure.to_3x3() @ Vector(palms[i])).normalized() if palms[i] else None
                if touches[i]:
                    target = into_figure @ Vector(touches[i])
                    short = (target - Vector((sx * 0.185, 0, 1.285))).length - ARM
                    if short > 0:
                        print(f'OUT OF REACH by {100 * short:.0f} cm: hand {i} at {touches[i]}')
                _arm(sx, cloth, coat, skin, dress, border, radians(arms[i]), radians(fwd[i]), target, palm, grips[i])
            if hair == 'scarf':
                _scarf_fall(hc)
            eyes = 0
            if looks_at:
                turn, nod, eyes = _gaze(into_figure @ Vector(looks_at))
            if hold:
                _held(*hold, (upper.inverted() @ Vector(hands[0]) + upper.inverted() @ Vector(hands[1])) / 2)
            if steth:
                tube(
                    [(-0.07, -0.05, 1.37), (-0.1, -0.12, 1.25), (-0.05, -0.152, 1.14), (0, -0.158, 1.1)],
                    0.009,
                    'ink',
                    bez=True,
                )
                tube(
                    [(0.07, -0.05, 1.37), (0.1, -0.12, 1.25), (0.05, -0.152, 1.14), (0, -0.158, 1.1)],
                    0.009,
                    'ink',
                    bez=True,
                )
                tube([(-0.07, -0.05, 1.37), (0, 0.075, 1.4), (0.07, -0.05, 1.37)], 0.009, 'ink', bez=True)
                tube([(0, -0.158, 1.1), (0.01, -0.165, 0.98)], 0.009, 'ink')
                cyl(0.01, -0.17, 0.95, 0.03, 0.016, 'steel', axis='Y')
            if bag:
                tube(
                    [(-0.1, 0.1, 1.34), (-0.16, -0.02, 1.345), (0, -0.155, 1.15), (0.19, -0.09, 0.88)],
                    0.014,
                    bag,
                    bez=True,
                )
                tube([(-0.1, 0.1, 1.34), (0.02, 0.16, 1.15), (0.2, 0.06, 0.88)], 0.014, bag, bez=True)
                box(0.23, -0.01, 0.66, 0.1, 0.28, 0.26, bag, 0.03)
            with moved(
                Matrix.Translation((0, 0.02, 1.42))
                @ Matrix.Rotation(radians(turn), 4, 'Z')
                @ Matrix.Rotation(radians(nod), 4, 'X')
                @ Matrix.Translation((0, -0.02, -1.42))
            ):
                _head(skin, hair, hc, flowers, mask, bindi=dress == 'saree' and hair == 'bun', eyes=eyes)


def _gaze(point):
    """Turn and nod of the head in degrees, and shift of the eyes, to look at a point beside the upper body."""
    away = point - Vector((0, -0.02, 1.54))
    turn = math.degrees(math.atan2(away.x, -away.y))
    nod = math.degrees(math.atan2(-away.z, math.hypot(away.x, away.y)))
    head = max(-62, min(62, turn))
    return head, max(-24, min(32, nod)), max(-0.008, min(0.008, (turn - head) / 3000 + head / 12000))


def _folded_legs(pose, hip, m, shoe, dress, border, skin):
    barefoot = pose in ('floor', 'kneel2') or dress in ('saree', 'panche')
    for sx, (knee, ankle) in zip((-1, 1), POSES[pose][1:]):
        root = Vector((sx * 0.09, 0, hip + (0.03 if pose == 'sit' else 0)))
        wide = 1.12 if dress in ('saree', 'panche') else 1
        tube([root, knee], 0.09 * wide, m, radii=[1, 0.88])
        ball(*knee, 0.08 * wide, m, sub=3)
        tube([knee, ankle], 0.074 * wide, m, radii=[1, 0.85])
        down = Vector(ankle) - Vector(knee)
        if pose in ('sit', 'squat') or (pose == 'kneel' and sx > 0):
            box(
                ankle[0],
                ankle[1] - 0.05,
                0,
                0.1,
                0.22,
                0.07,
                skin if barefoot and dress == 'panche' else shoe,
                0.03,
                seg=3,
            )
        else:
            ball(
                ankle[0],
                ankle[1],
                0.06,
                0.055,
                skin if barefoot else shoe,
                (1, 1.7, 0.9) if pose != 'floor' else (1.7, 1, 0.8),
                sub=3,
            )
        if dress == 'saree':
            e = Vector(ankle) - down.normalized() * 0.02
            tube([e - down.normalized() * 0.05, e], 0.07, border, radii=[1.06, 1.08])
    if dress in ('saree', 'panche') and pose in ('sit', 'floor', 'kneel2'):  # cloth that spans the lap
        (k0, a0), (k1, a1) = POSES[pose][1:]
        k0, k1, a0, a1 = map(Vector, (k0, k1, a0, a1))
        if pose == 'sit':
            lap = lambda u, v: tuple(
                (k0 + (k1 - k0) * u) * v + Vector((-0.09 + 0.18 * u, 0, hip)) * (1 - v) + Vector((0, 0, 0.075))
            )
            sheet(lambda u, v: lap(u, 1.16 * v), 8, 7, m)
            fall = lambda u, v: tuple(
                (k0 + (k1 - k0) * u)
                + Vector(((u - 0.5) * 0.12 * v, -0.075 - 0.02 * v + 0.012 * math.sin(u * 25), 0.05 - v * 0.47))
            )
            sheet(fall, 24, 8, m)
            sheet(lambda u, v: tuple(Vector(fall(u, 0.86 + 0.14 * v)) + Vector((0, -0.006, 0))), 24, 2, border)
        else:
            ball(0, -0.14, 0.12, 0.2, m, (1.5, 1, 0.5), sub=3)


def _wrapped_legs(dress, m, border, skin, stride):
    for sx in (-1, 1):
        box(
            sx * 0.07,
            -0.06 - sx * stride * 0.5,
            0,
            0.085,
            0.2,
            0.05,
            skin if dress == 'panche' else 'ma8',
            0.025,
            seg=3,
        )
    k = 0.03 + abs(stride) * 0.35

    def skirt(u, v):
        a = 2 * math.pi * u
        front = (a - math.pi * 0.5) % (2 * math.pi) - math.pi  # 0 in front
        pleat = 0.014 * math.sin(a * 30) * math.exp(-((front / 0.45) ** 2)) + 0.006 * math.sin(a * 11 + 1)
        r = 0.162 + 0.05 * (1 - v) ** 0.7 + k * (1 - v) ** 1.2 + pleat * (1 - v * 0.75)
        return r * math.cos(a), 0.8 * r * math.sin(a), 0.03 + v * 0.95

    sheet(skirt, 120, 12, m)

    def hem(u, v):
        x, y, z = skirt(u, 0.012 + 0.075 * v)
        return x * 1.025, y * 1.025, z

    sheet(hem, 120, 2, border)
    if dress == 'panche':
        sheet(
            lambda u, v: (
                0.012 + 0.045 * (u - 0.5) - 0.02 * (1 - v),
                -(0.175 + 0.05 * (1 - v) ** 0.7 + k * (1 - v) ** 1.2) * 0.81,
                0.04 + v * 0.9,
            ),
            2,
            8,
            border,
        )


def _torso(cloth, dress, top, bottom, coat, pose, dup, border):
    b = 0.78 if pose else {'saree': 0.94, 'panche': 0.74, 'shirt': 0.78}.get(dress, 0.52)
    if coat:
        b = 0.74 if pose else 0.5
    flare = 0.226 if coat or b < 0.6 else torso_radius(b) + 0.004
    lathe(
        [
            (flare - 0.07, b),
            (flare, b + 0.02),
            (0.172 if b < 0.93 else 0.17, max(0.95, b + 0.03)),
            (0.196, 1.2),
            (0.182, 1.3),
            (0.11, 1.365),
            (0.05, 1.38),
        ],
        cloth,
        sy=0.7,
    )
    if dress == 'kurta' and not coat and not pose:  # woven hem
        lathe([(flare + 0.004, b + 0.012), (flare + 0.004, b + 0.03), (flare + 0.001, b + 0.05)], border, sy=0.7)
    if dress == 'kurta' and not coat:
        tube([(0.03, -0.128, 1.37), (0, -0.142, 1.28), (-0.03, -0.128, 1.37)], 0.008, border)
    if coat:
        box(0, -0.127, 0.98, 0.1, 0.03, 0.34, top, 0.012)
        for sx in (-1, 1):
            box(sx * 0.11, -0.135, 0.72, 0.1, 0.02, 0.11, cloth, 0.01)
            box(sx * 0.075, -0.122, 1.2, 0.045, 0.03, 0.16, cloth, 0.01, ry=sx * 16)
    if dress == 'shirt' and not coat:
        for sx in (-1, 1):
            box(sx * 0.045, -0.085, 1.345, 0.07, 0.04, 0.03, cloth, 0.01, rz=sx * -28, rx=18)
        box(0, -0.137, 0.84, 0.012, 0.012, 0.46, cloth, 0.004)
    if dress == 'saree':
        if pose:
            lathe([(0.2, 0.72), (0.205, 0.78), (0.178, 0.95), (0.176, 0.99)], top, sy=0.72)
        drape([(-5, 0.98), (-45, 1.06), (-85, 1.17), (-115, 1.27), (-135, 1.36)], 0.22, top, 0.014, border)
        tail(-0.095, -0.07, 1.375, 0.82 if pose else 0.58, 0.13, 0.27, top, border, side=1)
        box(-0.085, 0.02, 1.335, 0.14, 0.24, 0.05, top, 0.022, seg=3)
    if dup and dress == 'kurta':
        drape(
            [(8, 1.3), (-30, 1.27), (-60, 1.2), (-90, 1.15), (-120, 1.2), (-150, 1.27), (-188, 1.3)],
            0.12,
            dup,
            0.022,
            border,
        )
        for sx in (-1, 1):
            tube(
                [
                    (sx * 0.165, -0.075, 1.285),
                    (sx * 0.15, -0.01, 1.352),
                    (sx * 0.135, 0.07, 1.345),
                    (sx * 0.125, 0.125, 1.3),
                ],
                0.034,
                dup,
                bez=True,
                radii=[0.7, 1, 1.1, 1.2],
            )
            tail(
                sx * 0.125,
                sx * 0.12,
                1.345,
                0.84 if pose else 0.7 + 0.05 * sx,
                0.075,
                0.13,
                dup,
                border,
                y=0.152,
                folds=2,
            )
    if dup and dress != 'kurta':  # kanduva
        sheet(
            lambda u, v: (-0.15 + 0.1 * u, -0.15 - 0.01 * math.sin(v * 3) + 0.006 * math.sin(u * 12), 1.345 - v * 0.5),
            6,
            8,
            dup,
        )
        sheet(lambda u, v: (-0.152 + 0.104 * u, -0.158, 1.345 - 0.5 * (0.88 + 0.12 * v)), 2, 2, border)
        tail(-0.1, -0.1, 1.345, 0.72, 0.1, 0.12, dup, border, y=0.145, folds=2)
        box(-0.1, 0, 1.33, 0.11, 0.31, 0.035, dup, 0.016, seg=3)


def _arm(sx, cloth, coat, skin, dress, border, a, f, target, palm=None, grip=False):
    shoulder = Vector((sx * 0.185, 0, 1.285))
    if target is not None:
        if grip:
            target = target - (palm or Vector((0, 0, -1))) * 0.034
        elbow, end = reach(shoulder, target, 0.28, 0.27, Vector((sx * 0.55, 0.35, -1)))
        d2 = (end - elbow).normalized()
        wrist = elbow + d2 * 0.21
    else:
        d = Vector((sx * math.sin(a), -math.sin(f) * math.cos(a), -math.cos(f) * math.cos(a)))
        elbow = shoulder + d * 0.28
        f2 = f * 1.9 + radians(8)
        d2 = Vector((sx * math.sin(a) * 0.3, -math.sin(f2), -math.cos(f2))).normalized()
        wrist = elbow + d2 * 0.23
    d = (elbow - shoulder).normalized()
    short = dress == 'saree' and not coat
    if short:
        m = shoulder + d * 0.13
        tube([shoulder, m], 0.058, cloth, radii=[1, 0.97])
        tube([m, elbow], 0.047, skin, radii=[1, 0.95])
        ball(*elbow, 0.045, skin, sub=3)
    else:
        tube([shoulder, elbow], 0.056, cloth, radii=[1, 0.9])
        ball(*elbow, 0.05, cloth, sub=3)
    long = coat or dress == 'panche'
    tube([elbow, wrist], 0.046, cloth if long else skin, radii=[0.98, 0.62])
    ball(*wrist, 0.029, skin, sub=3)
    _hand(sx, wrist, d2, skin, palm, grip)
    ball(*shoulder, 0.061, cloth, sub=3)
    tube([(sx * 0.05, 0.012, 1.335), shoulder], 0.055, cloth, radii=[0.8, 1.06])
    if not short and not long:
        tube([elbow + d2 * 0.005, elbow + d2 * 0.05], 0.05, cloth, radii=[1, 1])  # cuff below the elbow
    if short:
        q = elbow + d2 * 0.17
        tube([q, q + d2 * 0.022], 0.039, border)


def _hand(sx, wrist, along, skin, palm=None, grip=False):
    """Palm, thumb and four fingers, bent or closed to a grip.

    A hanging hand turns its palm to the body, a reaching one turns it down, unless palm says otherwise.
    """
    if palm is None:
        hang = max(0, min(1, -along.z))
        palm = Vector((-sx * hang, 0, -1 + hang)) if hang < 0.98 else Vector((-sx, 0, 0))
    side = along.cross(palm).normalized() * -sx
    palm = (palm - along * palm.dot(along)).normalized()
    with moved(Matrix.Translation(wrist) @ Matrix((side, palm, along)).transposed().to_4x4()):
        ball(0, 0, 0.042, 0.043, skin, (0.84, 0.42, 1.1), sub=3)
        for x, length in ((-0.028, 0.046), (-0.0095, 0.056), (0.0095, 0.06), (0.028, 0.053)):
            if grip:
                tip = (x, 0.062, 0.062)
                path = [(x * 0.85, 0, 0.066), (x, 0.014, 0.098), (x, 0.048, 0.1), tip]
            else:
                tip = (x * 0.96, 0.018, 0.07 + length * 0.95)
                path = [(x * 0.85, 0, 0.066), (x, 0.004, 0.07 + length * 0.5), tip]
            tube(path, 0.0098, skin, radii=[1] * (len(path) - 1) + [0.85])
            ball(*tip, 0.0083, skin, sub=2)
        tip = (0.03, 0.052, 0.052) if grip else (0.046, 0.018, 0.076)
        tube([(0.024, 0.004, 0.018), (0.046, 0.012, 0.046), tip], 0.0108, skin, radii=[1.15, 1, 0.85])
        ball(*tip, 0.009, skin, sub=2)


def _held(what, m, p):
    x, y, z = p
    y -= 0.04
    if what == 'book':
        for sx in (-1, 1):
            box(x + sx * 0.085, y, z, 0.17, 0.24, 0.022, m, 0.004, ry=-sx * 14, rx=-24)
            box(x + sx * 0.083, y, z + 0.014, 0.15, 0.22, 0.012, 'paper', 0.002, ry=-sx * 14, rx=-24)
    if what == 'sheet':
        box(x, y, z - 0.05, 0.21, 0.02, 0.28, m, 0.004, rx=-28)
        box(x, y - 0.012, z - 0.04, 0.18, 0.012, 0.24, 'paper', 0.002, rx=-28)
    if what == 'tray':
        box(x, y - 0.05, z, 0.42, 0.28, 0.025, m, 0.01)
        for k, c in enumerate(('ma5', 'tu5', 'cl0')):
            cyl(x - 0.12 + 0.12 * k, y - 0.05, z + 0.025, 0.035, 0.09, c)
    if what == 'box':
        box(x, y - 0.08, z - 0.1, 0.3, 0.24, 0.22, m, 0.02)
    if what == 'ball':
        ball(x, y, z, 0.13, m)
    if what == 'tablet':
        box(x, y, z - 0.06, 0.2, 0.018, 0.26, 'ink', 0.01, rx=-30)
        box(x, y - 0.01, z - 0.05, 0.17, 0.012, 0.22, 'in1', 0.004, rx=-30)


LIPS = {'skin1': '8E4B3D', 'skin2': '713A2E', 'skin3': '56281F', 'skin4': '3F1C17'}


def _front(x, z):
    """How far forward the bare head comes at a place of the face."""
    skull = 1 - (x / 0.0994) ** 2 - ((z - 1.53) / 0.1253) ** 2
    jaw = 1 - (x / 0.0763) ** 2 - ((z - 1.487) / 0.0738) ** 2
    return min(-0.008 - 0.108 * math.sqrt(max(0, skull)), -0.021 - 0.082 * math.sqrt(max(0, jaw)))


def _face(skin, brow, bindi, mask, eyes=0):
    """Brow, eyes, nose and a smile, laid on the front of the head; eyes = how far they look to the side."""
    for sx in (-1, 1):
        tube(
            [(sx * 0.019, -0.112, 1.566), (sx * 0.038, -0.108, 1.573), (sx * 0.056, -0.097, 1.565)],
            0.0052,
            brow,
            radii=[1, 1, 0.6],
        )
        x = sx * 0.036 + eyes
        ball(x, _front(x, 1.543) + 0.0005, 1.543, 0.0105, 'hair', (1.15, 0.6, 0.85), sub=2)
    if bindi:
        ball(0, -0.113, 1.576, 0.008, 'ma5', (1, 0.6, 1), sub=2)
    if mask:
        return
    tube([(0, -0.11, 1.547), (0, -0.122, 1.521)], 0.0115, skin, radii=[0.7, 1])
    ball(0, -0.121, 1.516, 0.0155, skin, (1.1, 0.85, 0.85), sub=3)
    smile = [(x, 1.466 + 15 * x * x) for x in np.linspace(-0.037, 0.037, 9)]
    tube(
        [(x, _front(x, z) - 0.001, z) for x, z in smile],
        0.0062,
        LIPS.get(skin, '713A2E'),
        radii=[0.45, 0.75, 0.95, 1.1, 1.15, 1.1, 0.95, 0.75, 0.45],
    )


def _braid(m):
    """Three strands that change places down the back, tied off with a red band."""
    n = 44
    for k in range(3):

        def at_(t, k=k):
            a = t * 6.2 * math.pi + k * 2 * math.pi / 3
            w = 1 - 0.45 * t
            return (
                0.025 * w * math.sin(a),
                0.14 + 0.05 * min(1, t * 2.2) - 0.012 * t + 0.013 * w * math.sin(2 * a),
                1.49 - 0.5 * t,
            )

        tube([at_(i / n) for i in range(n + 1)], 0.023, m, radii=[1 - 0.38 * i / n for i in range(n + 1)])
    cyl(0, 0.178, 0.975, 0.021, 0.022, 'ma5')
    lathe([(0.012, 0.055), (0.02, 0.03), (0.003, 0)], m, seg=16, y=0.178, z=0.92)


def _scarf_fall(m):
    """What hangs from a head scarf: a cape in folds round neck and shoulders, longest over the back."""

    def cape(u, v):
        angle = 2 * math.pi * u
        t = min(1, 1.55 * v)
        spread = t * t * (3 - 2 * t)
        folds = (0.003 + 0.009 * v) * math.sin(9 * angle + 5 * v) + 0.004 * v * math.sin(17 * angle)
        radius = 0.092 + 0.172 * spread + folds
        depth = 0.98 - 0.24 * spread
        behind = math.exp(-(((angle - 1.9) / 0.75) ** 2))
        drop = 0.03 * v * math.cos(angle * 2) - 0.05 * v * max(0, -math.sin(angle)) - 0.2 * v * behind
        return radius * math.cos(angle), -0.004 + depth * radius * math.sin(angle), 1.46 - 0.24 * v + drop

    def hem(u, v):
        x, y, z = cape(u, 0.93 + 0.07 * v)
        return x * 1.012, y * 1.02, z

    sheet(cape, 90, 16, m)
    sheet(hem, 90, 2, 'cl3')
    loop = [
        (-0.075, -0.07, 1.46),
        (-0.03, -0.12, 1.42),
        (0.05, -0.135, 1.395),
        (0.12, -0.1, 1.385),
        (0.14, 0.06, 1.385),
    ]
    for k in range(3):
        fold = [(x * (1 + 0.06 * k), y - 0.012 * k, z - 0.017 * k) for x, y, z in loop]
        tube(fold, 0.02, m, bez=True, radii=[0.6, 1, 1.1, 1.1, 0.6])


def _head(skin, hair, hc, flowers, mask, bindi=False, eyes=0):
    cyl(0, 0, 1.36, 0.048, 0.1, skin)
    ball(0, -0.008, 1.53, 0.108, skin, (0.92, 1, 1.16))
    brow = 'grey' if hc == 'grey' else 'hair'
    ball(0, -0.021, 1.487, 0.082, skin, (0.93, 1, 0.9))
    _face(skin, brow, bindi, mask, eyes)
    if hair == 'scarf':
        _scarf(hc)
    else:
        for sx in (-1, 1):
            ball(sx * 0.1, 0.0, 1.52, 0.022, skin, (0.6, 1, 1.3), sub=2)
        ball(0, 0.024, 1.56, 0.117, hc, (0.98, 1, 1.06))
    if mask:
        ball(0, -0.035, 1.488, 0.088, 'in1', (1, 1, 0.72), sub=3)
    if hair in ('bun', 'plait'):
        ball(0, 0.05, 1.5, 0.088, hc, (1, 0.9, 1), sub=3)
        ball(0, 0.012, 1.597, 0.112, hc, (1, 0.98, 0.86))
    if hair == 'bun':
        ball(0, 0.14, 1.55, 0.058, hc, sub=3)
        if flowers:
            [
                ball(
                    0.066 * math.cos(k * 0.7),
                    0.15 + 0.012 * math.sin(k),
                    1.55 + 0.066 * math.sin(k * 0.7),
                    0.017,
                    'cl0',
                    sub=2,
                )
                for k in range(9)
            ]
    if hair == 'plait':
        _braid(hc)
        if flowers:
            [
                ball(
                    -0.075 + 0.03 * (k % 6),
                    0.128 + 0.012 * (k // 6) + 0.015 * (1 - abs(k % 6 - 2.5) / 2.5),
                    1.485 - 0.028 * (k // 6),
                    0.017,
                    'cl0' if k % 4 else 'tu3',
                    sub=2,
                )
                for k in range(12)
            ]
    if hair == 'cap':
        cyl(0, 0.03, 1.64, 0.095, 0.06, 'white', r2=0.11)
    if hair == 'turban':
        for k in range(3):
            ball(0, 0.02, 1.585 + 0.03 * k, 0.128 - 0.014 * k, hc, (1, 1.04, 0.55), sub=3)
    if hair == 'short':
        ball(0, 0.014, 1.598, 0.113, hc, (1, 1, 0.9))


def _scarf(m):
    """Cloth of a head scarf: close to the head, with folds that follow the edge round the face."""

    def cloth(u, v):
        across = math.pi * (u - 0.5)  # from ear to ear over the crown
        back = 3.1 * v - 0.6  # from the brow over the crown to the nape
        radius = 0.123 + 0.0022 * math.sin(13 * back + 2 * across)
        ring = math.cos(across)
        return (
            0.96 * radius * math.sin(across),
            0.018 + radius * ring * math.sin(back),
            1.54 + 1.08 * radius * ring * math.cos(back),
        )

    ball(0, 0.018, 1.54, 0.12, m, (0.96, 1, 1.08))
    sheet(cloth, 40, 60, m)
    edge = [(0.083 * math.sin(t), 1.524 + 0.098 * math.cos(t)) for t in np.linspace(0, 2 * math.pi, 41)]
    tube([(x, _front(x, z) + 0.016, z) for x, z in edge], 0.022, m)


def student(**k):
    """White kurta, indigo dupatta."""
    return person(**{**dict(top='cl0', bottom='in7', dup='in7', hair='plait'), **k})


def nurse(**k):
    return person(**{**dict(top='in5', bottom='cl0', hair='bun', dress='shirt'), **k})


def bed(sheetc='petrol2', patient=None, looks_at=None, touches=(None, None)):
    """Hospital bed of the kit; patient = skin of who rests in it, head on the pillow.

    looks_at and touches are points of the scene, as for person().
    """
    kit.bed(sheetc)
    if not patient:
        return
    head = (
        Matrix.Translation((0, 0.77, 1.05)) @ Matrix.Rotation(radians(-34), 4, 'X') @ Matrix.Translation((0, 0, -1.53))
    )
    turn, nod, eyes = _gaze((kit._stack[-1] @ head).inverted() @ Vector(looks_at)) if looks_at else (0, 0, 0)
    neck = (
        Matrix.Translation((0, 0.02, 1.42))
        @ Matrix.Rotation(radians(turn), 4, 'Z')
        @ Matrix.Rotation(radians(nod), 4, 'X')
        @ Matrix.Translation((0, -0.02, -1.42))
    )
    with moved(head @ neck):
        _head(patient, 'short', 'hair', False, False, eyes=eyes)
    box(0, 0.34, 0.62, 0.46, 0.7, 0.22, 'sage', 0.1, rx=14, seg=5)
    tube([(0, 0.5, 0.8), (0, 0.66, 0.9)], 0.13, 'sage', radii=[1.3, 0.6])
    into_bed = kit._stack[-1].inverted()
    for sx, point in zip((-1, 1), touches):
        shoulder = Vector((sx * 0.21, 0.5, 0.88))
        if point:
            elbow, end = reach(shoulder, into_bed @ Vector(point), 0.28, 0.27, Vector((sx, -0.3, -0.2)))
            along = (end - elbow).normalized()
            wrist = elbow + along * 0.21
        else:
            elbow, wrist = Vector((sx * 0.29, 0.22, 0.84)), Vector((sx * 0.15, -0.02, 0.81))
            along = (wrist - elbow).normalized()
        ball(*shoulder, 0.07, 'sage', sub=3)
        tube([shoulder, elbow], 0.06, 'sage', radii=[1.1, 0.95])
        ball(*elbow, 0.055, 'sage', sub=3)
        tube([elbow, elbow + (wrist - elbow) * 0.35], 0.052, 'sage', radii=[1, 1])
        tube([elbow, wrist], 0.044, patient, radii=[1, 0.66])
        ball(*wrist, 0.029, patient, sub=3)
        _hand(sx, wrist, along, patient)


def baby(cloth='tu3', skin='skin2', roll=0, looks_at=None):
    """Swaddled child lying along X, head at +X, face up; roll in degrees brings the face towards -Y."""
    with moved(Matrix.Translation((0, 0, 0.09)) @ Matrix.Rotation(radians(roll), 4, 'X')):
        along_x = Matrix.Rotation(radians(90), 4, 'Y')
        profile = [(0.001, 0), (0.05, 0.02), (0.085, 0.1), (0.105, 0.22), (0.105, 0.3), (0.088, 0.36), (0.06, 0.39)]
        with moved(Matrix.Translation((-0.3, 0, 0)) @ along_x):
            lathe(profile, cloth, seg=28, sy=0.9)
        for x, slant in ((-0.12, 0.06), (0.01, -0.05)):
            ring = [
                (x + slant * math.sin(t), 0.102 * math.cos(t) * 0.94, 0.107 * math.sin(t))
                for t in np.linspace(0, 2 * math.pi, 29)
            ]
            tube(ring, 0.007, 'cl2' if cloth == 'cl0' else 'tu7')
        head = (
            Matrix.Translation((0.2, 0, 0.01))
            @ Matrix(((0, 0, 1), (-1, 0, 0), (0, -1, 0))).to_4x4()
            @ Matrix.Scale(0.82, 4)
            @ Matrix.Translation((0, 0, -1.53))
        )
        with moved(head):
            _head(skin, 'baby', 'hair', False, False)
            hood = [
                (0.118 * math.cos(t), 0.012 + 0.02 * math.sin(t), 1.545 + 0.125 * math.sin(t))
                for t in np.linspace(-0.6, math.pi + 0.6, 30)
            ]
            tube(hood, 0.022, cloth)
            ball(0, 0.05, 1.545, 0.12, cloth, (1, 0.85, 1.08), sub=3)


def lying(top='sage', bottom='slate', skin='skin2', lift=0, hair='hair'):
    """Supine figure on z=0, head at +Y, face up; lift raises the right leg by degrees."""
    with moved(Matrix.Translation((0, -0.81, 0.12)) @ Matrix.Rotation(radians(-90), 4, 'X')):
        _head(skin, 'short', hair, False, False)
    box(0, 0.26, 0, 0.4, 0.62, 0.21, top, 0.095, seg=5)
    box(0, -0.06, 0.01, 0.35, 0.2, 0.19, bottom, 0.08, seg=4)
    for sx in (-1, 1):
        f = radians(lift) if sx > 0 else 0
        k = (sx * 0.09, -0.08 - 0.42 * math.cos(f), 0.1 + 0.42 * math.sin(f))
        a = (sx * 0.09, -0.08 - 0.84 * math.cos(f * 0.8), 0.1 + 0.82 * math.sin(f * 0.8))
        tube([(sx * 0.09, -0.06, 0.1), k, a], 0.085, bottom, radii=[1, 0.85, 0.65])
        ball(a[0], a[1] - 0.03, a[2] + 0.05, 0.06, skin, (0.8, 0.8, 1.3), sub=3)
        tube(
            [(sx * 0.22, 0.48, 0.1), (sx * 0.27, 0.22, 0.07), (sx * 0.24, 0.0, 0.06)],
            0.048,
            skin,
            radii=[1.1, 0.9, 0.75],
        )
        ball(sx * 0.22, 0.48, 0.1, 0.065, top, sub=3)
