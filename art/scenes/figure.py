"""Model-maker's people with plain faces and jointed hands, 1.62 m tall, feet on z=0, facing -Y. See person()."""
from kit import *
import kit

# Torso profile: height, half width. Depth is .72 of the width.
TORSO = [(.6, .205), (.78, .196), (.95, .172), (1.2, .196), (1.3, .182), (1.365, .11), (1.38, .06)]
HIP = .8
# pose → hip height, then knee and ankle of the left (-X) and the right leg
POSES = {
    'sit': (.47, ((-.1, -.42, .5), (-.1, -.44, .06)), ((.1, -.42, .5), (.1, -.44, .06))),
    'kneel': (.45, ((-.1, -.06, .08), (-.12, .36, .06)), ((.11, -.38, .46), (.11, -.4, .06))),
    'kneel2': (.45, ((-.1, -.06, .08), (-.1, .36, .06)), ((.1, -.06, .08), (.1, .36, .06))),
    'floor': (.15, ((-.34, -.24, .12), (.06, -.32, .07)), ((.34, -.24, .12), (-.06, -.3, .07))),
    'squat': (.26, ((-.17, -.32, .5), (-.14, -.2, .06)), ((.17, -.32, .5), (.14, -.2, .06))),
}

def torso_radius(z):
    for (z0, r0), (z1, r1) in zip(TORSO, TORSO[1:]):
        if z <= z1: return r0 + (r1 - r0) * max(0, (z - z0) / (z1 - z0))
    return .06

@contextmanager
def moved(matrix):
    kit._stack.append(kit._stack[-1] @ matrix); yield; kit._stack.pop()

def drape(path, w, m, off=.014, edge=None):
    """Ribbon laid on the torso. path = [(angle in degrees, z)], w = width in z, edge = colour of a woven lower border."""
    n = len(path) - 1
    def point(t):
        i = min(n - 1, int(t * n)); f = t * n - i; f = f * f * (3 - 2 * f)
        (a0, z0), (a1, z1) = path[i], path[i + 1]
        return a0 + (a1 - a0) * f, z0 + (z1 - z0) * f
    def ribbon(lo, hi, o):
        def fn(u, v):
            a, z = point(v); z += w * (lo + (hi - lo) * u - .5); fold = .005 * math.sin(u * 19)
            r = torso_radius(min(z, 1.375)) + o + fold; a = R(a)
            return r * math.cos(a), .72 * r * math.sin(a), z
        return fn
    sheet(ribbon(0, 1, off), 8, 30, m)
    if edge: sheet(ribbon(0, .2, off + .006), 2, 30, edge)

def tail(x0, x1, z0, z1, w0, w1, m, edge, y=.15, folds=3, side=None):
    """Free end of a dupatta or saree on the back: gathered at the shoulder, open and folded at the hem."""
    def fn(lo, hi, o=0):
        def g(u, v):
            t = lo + (hi - lo) * v; w = w0 + (w1 - w0) * t ** .6
            amp = .016 * (1 - .35 * t); q = (u - .5)
            return (x0 + (x1 - x0) * t + q * w, y + o + amp * math.sin(q * folds * 2 * math.pi) + .025 * math.sin(t * 2.6), z0 - t * (z0 - z1) - .03 * q * t)
        return g
    sheet(fn(0, 1), folds * 8, 14, m)
    sheet(fn(.88, 1.004, .006), folds * 8, 3, edge)
    if side:
        base = fn(0, 1, .005); sheet(lambda u, v: base(side * (.5 - .07 * u) + .5 if side > 0 else .07 * u, v), 2, 14, edge)

def limb(a, b, c, r, m, end=.7):
    tube([a, b], r, m, radii=[1, .9]); ball(*b, r * .9, m, sub=3); tube([b, c], r * .9, m, radii=[1, end])

def reach(root, target, a, b, pole):
    """Elbow and end of a two-bone chain from root towards target; pole is where the joint points."""
    d = target - root; L = max(.08, min(d.length, (a + b) * .995)); d = d.normalized()
    c = max(-1, min(1, (a * a + L * L - b * b) / (2 * a * L)))
    p = pole - d * pole.dot(d); p = p.normalized() if p.length > 1e-3 else Vector((0, 1, 0))
    return root + d * (a * c) + p * (a * math.sqrt(1 - c * c)), root + d * L

def person(top='in7', bottom='cl1', skin='skin2', hair='bun', coat=None, arms=(12, 12), fwd=(8, 8), sit=False, stride=0,
           dress='kurta', dup=None, border='tu5', build=1, hc='hair', flowers=True, h=1, pose=None, lean=0, nod=0, turn=0,
           hands=(None, None), steth=False, mask=False, bag=None, hold=None):
    """dress kurta|saree|panche|shirt; dup dupatta or kanduva colour; build .9 slim, 1, 1.14 broad; h height factor.
       pose sit|kneel|kneel2|floor|squat; lean of the upper body, nod and turn of the head in degrees.
       arms = sideways spread, fwd = forward swing in degrees, or hands = a point (x,y,z) for each hand, left (-X) first.
       hold = (what, colour) between the two hands: book, sheet, tray, box, ball."""
    pose = pose or ('sit' if sit else None); wrap = dress in ('saree', 'panche') and not pose
    hip = POSES[pose][0] if pose else HIP; dz = hip - HIP
    leg_m = top if dress == 'saree' else bottom; shoe = 'ink' if dress == 'shirt' else 'ma8'
    with moved(Matrix.Diagonal((build * h, (1 + (build - 1) * 1.2) * h, h, 1))):
        if pose: _folded_legs(pose, hip, leg_m, shoe, dress, border, skin)
        elif wrap: _wrapped_legs(dress, top if dress == 'saree' else bottom, border, skin, stride)
        else:
            for sx in (-1, 1):
                y = sx * stride
                tube([(sx * .09, 0, .78), (sx * .09, -y * .5 - .01, .42), (sx * .09, -y + .01, .06)], .08, bottom, radii=[1.0, .95, .78])
                box(sx * .09, -.035 - y, 0, .095, .23, .07, shoe, .03, seg=3)
        pivot = Vector((0, 0, hip + .05))
        upper = Matrix.Translation(pivot) @ Matrix.Rotation(R(lean), 4, 'X') @ Matrix.Translation(-pivot) @ Matrix.Translation((0, 0, dz))
        with moved(upper):
            cloth = coat or (bottom if dress == 'saree' else top)
            _torso(cloth, dress, top, bottom, coat, pose, dup, border)
            for i, sx in enumerate((-1, 1)):
                target = upper.inverted() @ Vector(hands[i]) if hands[i] else None
                _arm(sx, cloth, coat, skin, dress, border, R(arms[i]), R(fwd[i]), target)
            if hold: _held(*hold, (upper.inverted() @ Vector(hands[0]) + upper.inverted() @ Vector(hands[1])) / 2)
            if steth:
                tube([(-.07, -.05, 1.37), (-.1, -.12, 1.25), (-.05, -.152, 1.14), (0, -.158, 1.1)], .009, 'ink', bez=True)
                tube([(.07, -.05, 1.37), (.1, -.12, 1.25), (.05, -.152, 1.14), (0, -.158, 1.1)], .009, 'ink', bez=True)
                tube([(-.07, -.05, 1.37), (0, .075, 1.4), (.07, -.05, 1.37)], .009, 'ink', bez=True)
                tube([(0, -.158, 1.1), (.01, -.165, .98)], .009, 'ink'); cyl(.01, -.17, .95, .03, .016, 'steel', axis='Y')
            if bag:
                tube([(-.1, .1, 1.34), (-.16, -.02, 1.345), (0, -.155, 1.15), (.19, -.09, .88)], .014, bag, bez=True)
                tube([(-.1, .1, 1.34), (.02, .16, 1.15), (.2, .06, .88)], .014, bag, bez=True); box(.23, -.01, .66, .1, .28, .26, bag, .03)
            with moved(Matrix.Translation((0, .02, 1.42)) @ Matrix.Rotation(R(turn), 4, 'Z') @ Matrix.Rotation(R(nod), 4, 'X') @ Matrix.Translation((0, -.02, -1.42))):
                _head(skin, hair, hc, flowers, mask, bindi=dress == 'saree' and hair == 'bun')

def _folded_legs(pose, hip, m, shoe, dress, border, skin):
    barefoot = pose in ('floor', 'kneel2') or dress in ('saree', 'panche')
    for sx, (knee, ankle) in zip((-1, 1), POSES[pose][1:]):
        root = Vector((sx * .09, 0, hip + (.03 if pose == 'sit' else 0))); wide = 1.12 if dress in ('saree', 'panche') else 1
        tube([root, knee], .09 * wide, m, radii=[1, .88]); ball(*knee, .08 * wide, m, sub=3); tube([knee, ankle], .074 * wide, m, radii=[1, .85])
        down = Vector(ankle) - Vector(knee)
        if pose in ('sit', 'squat') or (pose == 'kneel' and sx > 0): box(ankle[0], ankle[1] - .05, 0, .1, .22, .07, skin if barefoot and dress == 'panche' else shoe, .03, seg=3)
        else: ball(ankle[0], ankle[1], .06, .055, skin if barefoot else shoe, (1, 1.7, .9) if pose != 'floor' else (1.7, 1, .8), sub=3)
        if dress == 'saree': e = Vector(ankle) - down.normalized() * .02; tube([e - down.normalized() * .05, e], .07, border, radii=[1.06, 1.08])
    if dress in ('saree', 'panche') and pose in ('sit', 'floor', 'kneel2'):   # cloth that spans the lap
        (k0, a0), (k1, a1) = POSES[pose][1:]; k0, k1, a0, a1 = map(Vector, (k0, k1, a0, a1))
        if pose == 'sit':
            lap = lambda u, v: tuple((k0 + (k1 - k0) * u) * v + Vector((-.09 + .18 * u, 0, hip)) * (1 - v) + Vector((0, 0, .075)))
            sheet(lap, 8, 6, m)
            fall = lambda u, v: tuple((k0 + (k1 - k0) * u) + Vector(((u - .5) * .12 * v, -.075 - .02 * v + .012 * math.sin(u * 25), .05 - v * .47)))
            sheet(fall, 24, 8, m); sheet(lambda u, v: tuple(Vector(fall(u, .86 + .14 * v)) + Vector((0, -.006, 0))), 24, 2, border)
        else: ball(0, -.14, .12, .2, m, (1.5, 1, .5), sub=3)

def _wrapped_legs(dress, m, border, skin, stride):
    for sx in (-1, 1): box(sx * .07, -.06 - sx * stride * .5, 0, .085, .2, .05, skin if dress == 'panche' else 'ma8', .025, seg=3)
    k = .03 + abs(stride) * .35
    def skirt(u, v):
        a = 2 * math.pi * u; front = (a - math.pi * .5) % (2 * math.pi) - math.pi     # 0 in front
        pleat = .014 * math.sin(a * 30) * math.exp(-(front / .45) ** 2) + .006 * math.sin(a * 11 + 1)
        r = .162 + .05 * (1 - v) ** .7 + k * (1 - v) ** 1.2 + pleat * (1 - v * .75)
        return r * math.cos(a), .8 * r * math.sin(a), .03 + v * .95
    sheet(skirt, 120, 12, m)
    def hem(u, v):
        x, y, z = skirt(u, .012 + .075 * v); return x * 1.025, y * 1.025, z
    sheet(hem, 120, 2, border)
    if dress == 'panche':
        sheet(lambda u, v: (.012 + .045 * (u - .5) - .02 * (1 - v), -(.175 + .05 * (1 - v) ** .7 + k * (1 - v) ** 1.2) * .81, .04 + v * .9), 2, 8, border)

def _torso(cloth, dress, top, bottom, coat, pose, dup, border):
    b = .78 if pose else {'saree': .94, 'panche': .74, 'shirt': .78}.get(dress, .52)
    if coat: b = .74 if pose else .5
    flare = .226 if coat or b < .6 else torso_radius(b) + .004
    lathe([(flare - .07, b), (flare, b + .02), (.172 if b < .93 else .17, max(.95, b + .03)), (.196, 1.2), (.182, 1.3), (.11, 1.365), (.05, 1.38)], cloth, sy=.7)
    if dress == 'kurta' and not coat and not pose:                                           # woven hem
        lathe([(flare + .004, b + .012), (flare + .004, b + .03), (flare + .001, b + .05)], border, sy=.7)
    if dress == 'kurta' and not coat: tube([(.03, -.128, 1.37), (0, -.142, 1.28), (-.03, -.128, 1.37)], .008, border)
    if coat:
        box(0, -.127, .98, .1, .03, .34, top, .012)
        for sx in (-1, 1): box(sx * .11, -.135, .72, .1, .02, .11, cloth, .01); box(sx * .075, -.122, 1.2, .045, .03, .16, cloth, .01, ry=sx * 16)
    if dress == 'shirt' and not coat:
        for sx in (-1, 1): box(sx * .045, -.085, 1.345, .07, .04, .03, cloth, .01, rz=sx * -28, rx=18)
        box(0, -.137, .84, .012, .012, .46, cloth, .004)
    if dress == 'saree':
        if pose: lathe([(.2, .72), (.205, .78), (.178, .95), (.176, .99)], top, sy=.72)
        drape([(-5, .98), (-45, 1.06), (-85, 1.17), (-115, 1.27), (-135, 1.36)], .22, top, .014, border)
        tail(-.095, -.07, 1.375, .82 if pose else .58, .13, .27, top, border, side=1)
        box(-.085, .02, 1.335, .14, .24, .05, top, .022, seg=3)
    if dup and dress == 'kurta':
        drape([(8, 1.3), (-30, 1.27), (-60, 1.2), (-90, 1.15), (-120, 1.2), (-150, 1.27), (-188, 1.3)], .12, dup, .022, border)
        for sx in (-1, 1):
            tube([(sx * .165, -.075, 1.285), (sx * .15, -.01, 1.352), (sx * .135, .07, 1.345), (sx * .125, .125, 1.3)], .034, dup, bez=True, radii=[.7, 1, 1.1, 1.2])
            tail(sx * .125, sx * .12, 1.345, .84 if pose else .7 + .05 * sx, .075, .13, dup, border, y=.152, folds=2)
    if dup and dress != 'kurta':                                                             # kanduva
        sheet(lambda u, v: (-.15 + .1 * u, -.15 - .01 * math.sin(v * 3) + .006 * math.sin(u * 12), 1.345 - v * .5), 6, 8, dup)
        sheet(lambda u, v: (-.152 + .104 * u, -.158, 1.345 - .5 * (.88 + .12 * v)), 2, 2, border)
        tail(-.1, -.1, 1.345, .72, .1, .12, dup, border, y=.145, folds=2); box(-.1, 0, 1.33, .11, .31, .035, dup, .016, seg=3)

def _arm(sx, cloth, coat, skin, dress, border, a, f, target):
    shoulder = Vector((sx * .185, 0, 1.285))
    if target is not None:
        elbow, end = reach(shoulder, target, .28, .27, Vector((sx * .55, .35, -1)))
        d2 = (end - elbow).normalized(); wrist = elbow + d2 * .21
    else:
        d = Vector((sx * math.sin(a), -math.sin(f) * math.cos(a), -math.cos(f) * math.cos(a))); elbow = shoulder + d * .28
        f2 = f * 1.9 + R(8); d2 = Vector((sx * math.sin(a) * .3, -math.sin(f2), -math.cos(f2))).normalized(); wrist = elbow + d2 * .23
    d = (elbow - shoulder).normalized()
    short = dress == 'saree' and not coat
    if short: m = shoulder + d * .13; tube([shoulder, m], .058, cloth, radii=[1, .97]); tube([m, elbow], .047, skin, radii=[1, .95]); ball(*elbow, .045, skin, sub=3)
    else: tube([shoulder, elbow], .056, cloth, radii=[1, .9]); ball(*elbow, .05, cloth, sub=3)
    long = coat or dress == 'panche'
    tube([elbow, wrist], .046, cloth if long else skin, radii=[.98, .62]); ball(*wrist, .029, skin, sub=3)
    _hand(sx, wrist, d2, skin)
    ball(*shoulder, .061, cloth, sub=3); tube([(sx * .05, .012, 1.335), shoulder], .055, cloth, radii=[.8, 1.06])
    if not short and not long: tube([elbow + d2 * .005, elbow + d2 * .05], .05, cloth, radii=[1, 1])        # cuff below the elbow
    if short:
        q = elbow + d2 * .17; tube([q, q + d2 * .022], .039, border)

def _hand(sx, wrist, along, skin):
    """Palm, thumb and four bent fingers. A hanging hand turns its palm to the body, a reaching one turns it down."""
    hang = max(0, min(1, -along.z)); palm = Vector((-sx * hang, 0, -1 + hang)) if hang < .98 else Vector((-sx, 0, 0))
    side = along.cross(palm).normalized() * -sx; palm = (palm - along * palm.dot(along)).normalized()
    with moved(Matrix.Translation(wrist) @ Matrix((side, palm, along)).transposed().to_4x4()):
        ball(0, 0, .042, .043, skin, (.84, .42, 1.1), sub=3)
        for x, length in ((-.028, .046), (-.0095, .056), (.0095, .06), (.028, .053)):
            tube([(x * .85, 0, .066), (x, .004, .07 + length * .5), (x * .96, .018, .07 + length * .95)], .0098, skin, radii=[1, 1, .85]); ball(x * .96, .018, .07 + length * .95, .0083, skin, sub=2)
        tube([(.024, .004, .018), (.046, .012, .046), (.046, .018, .076)], .0108, skin, radii=[1.15, 1, .85]); ball(.046, .018, .076, .009, skin, sub=2)

def _held(what, m, p):
    x, y, z = p; y -= .04
    if what == 'book':
        for sx in (-1, 1): box(x + sx * .085, y, z, .17, .24, .022, m, .004, ry=-sx * 14, rx=-24); box(x + sx * .083, y, z + .014, .15, .22, .012, 'paper', .002, ry=-sx * 14, rx=-24)
    if what == 'sheet': box(x, y, z - .05, .21, .02, .28, m, .004, rx=-28); box(x, y - .012, z - .04, .18, .012, .24, 'paper', .002, rx=-28)
    if what == 'tray':
        box(x, y - .05, z, .42, .28, .025, m, .01)
        for k, c in enumerate(('ma5', 'tu5', 'cl0')): cyl(x - .12 + .12 * k, y - .05, z + .025, .035, .09, c)
    if what == 'box': box(x, y - .08, z - .1, .3, .24, .22, m, .02)
    if what == 'ball': ball(x, y, z, .13, m)
    if what == 'tablet': box(x, y, z - .06, .2, .018, .26, 'ink', .01, rx=-30); box(x, y - .01, z - .05, .17, .012, .22, 'in1', .004, rx=-30)

LIPS = {'skin1': '8E4B3D', 'skin2': '713A2E', 'skin3': '56281F', 'skin4': '3F1C17'}

def _face(skin, brow, bindi, mask, dy=0):
    """Brow, eyes, nose and the hint of a smile, laid on the front of the head."""
    for sx in (-1, 1):
        tube([(sx * .019, -.112 + dy, 1.566), (sx * .038, -.108 + dy, 1.572), (sx * .056, -.097 + dy, 1.564)], .0052, brow, radii=[1, 1, .6])
        ball(sx * .036, -.1045 + dy, 1.543, .0105, 'hair', (1.15, .6, .72), sub=2)
    if bindi: ball(0, -.113 + dy, 1.576, .008, 'ma5', (1, .6, 1), sub=2)
    if mask: return
    tube([(0, -.11 + dy, 1.547), (0, -.122 + dy, 1.521)], .0115, skin, radii=[.7, 1]); ball(0, -.121 + dy, 1.516, .0155, skin, (1.1, .85, .85), sub=3)
    tube([(x, -.1055 + dy + 6 * x * x, 1.4745 + 9 * x * x) for x in (-.028, -.017, -.006, .006, .017, .028)], .0056, LIPS.get(skin, '713A2E'), radii=[.5, .85, 1, 1, .85, .5])

def _braid(m):
    """Three strands that change places down the back, tied off with a red band."""
    n = 44
    for k in range(3):
        def at_(t, k=k):
            a = t * 6.2 * math.pi + k * 2 * math.pi / 3; w = 1 - .45 * t
            return (.025 * w * math.sin(a), .14 + .05 * min(1, t * 2.2) - .012 * t + .013 * w * math.sin(2 * a), 1.49 - .5 * t)
        tube([at_(i / n) for i in range(n + 1)], .023, m, radii=[1 - .38 * i / n for i in range(n + 1)])
    cyl(0, .178, .975, .021, .022, 'ma5'); lathe([(.012, .055), (.02, .03), (.003, 0)], m, seg=16, y=.178, z=.92)

def _head(skin, hair, hc, flowers, mask, bindi=False):
    cyl(0, 0, 1.36, .048, .1, skin); ball(0, -.008, 1.53, .108, skin, (.92, 1, 1.16))
    brow = 'grey' if hc == 'grey' else 'hair'
    if hair != 'scarf':
        ball(0, -.021, 1.487, .082, skin, (.93, 1, .9)); _face(skin, brow, bindi, mask)
        for sx in (-1, 1): ball(sx * .1, .0, 1.52, .022, skin, (.6, 1, 1.3), sub=2)
        ball(0, .024, 1.56, .117, hc, (.98, 1, 1.06))
    if mask: ball(0, -.035, 1.488, .088, 'in1', (1, 1, .72), sub=3)
    if hair in ('bun', 'plait'): ball(0, .05, 1.5, .088, hc, (1, .9, 1), sub=3); ball(0, .012, 1.597, .112, hc, (1, .98, .86))
    if hair == 'bun':
        ball(0, .14, 1.55, .058, hc, sub=3)
        if flowers: [ball(.066 * math.cos(k * .7), .15 + .012 * math.sin(k), 1.55 + .066 * math.sin(k * .7), .017, 'cl0', sub=2) for k in range(9)]
    if hair == 'plait':
        _braid(hc)
        if flowers: [ball(-.075 + .03 * (k % 6), .128 + .012 * (k // 6) + .015 * (1 - abs(k % 6 - 2.5) / 2.5), 1.485 - .028 * (k // 6), .017, 'cl0' if k % 4 else 'tu3', sub=2) for k in range(12)]
    if hair == 'cap': cyl(0, .03, 1.64, .095, .06, 'white', r2=.11)
    if hair == 'turban':
        for k in range(3): ball(0, .02, 1.585 + .03 * k, .128 - .014 * k, hc, (1, 1.04, .55), sub=3)
    if hair == 'short': ball(0, .014, 1.598, .113, hc, (1, 1, .9))
    if hair == 'scarf':
        ball(0, .02, 1.545, .128, hc, (.98, 1, 1.08)); lathe([(.12, 1.46), (.17, 1.38), (.2, 1.27), (.19, 1.25)], hc, sy=.75); ball(0, -.05, 1.53, .09, skin, (.9, .95, 1.12)); _face(skin, 'hair', False, mask, -.021)

def student(**k):
    """White kurta, indigo dupatta."""
    return person(**{**dict(top='cl0', bottom='in7', dup='in7', hair='plait'), **k})
def nurse(**k): return person(**{**dict(top='in5', bottom='cl0', hair='bun', dress='shirt'), **k})
def bed(sheetc='petrol2', patient=None):
    """Hospital bed of the kit; patient = skin of who rests in it, head on the pillow."""
    kit.bed(sheetc)
    if not patient: return
    with moved(Matrix.Translation((0, .77, 1.05)) @ Matrix.Rotation(R(-34), 4, 'X') @ Matrix.Translation((0, 0, -1.53))): _head(patient, 'short', 'hair', False, False)
    box(0, .34, .62, .46, .7, .22, 'sage', .1, rx=14, seg=5); tube([(0, .5, .8), (0, .66, .9)], .13, 'sage', radii=[1.3, .6])
    for sx in (-1, 1): tube([(sx * .2, .52, .9), (sx * .27, .2, .82), (sx * .17, -.02, .79)], .045, 'sage', radii=[1.2, 1, .9], bez=True); _hand(sx, Vector((sx * .16, -.04, .79)), Vector((-sx * .3, -.95, -.05)).normalized(), patient)
def baby(cloth='tu3', skin='skin2'):
    """Swaddled child lying along X, head at +X, face up."""
    lathe([(.001, 0), (.05, .02), (.082, .1), (.1, .22), (.102, .3), (.085, .37), (.05, .4)], cloth, seg=28, sy=.8) .matrix_world = kit._stack[-1] @ Matrix.Translation((-.26, 0, .085)) @ Matrix.Rotation(R(90), 4, 'Y')
    for x, t in ((-.1, .3), (.0, -.25)): tube([(x, -.1, .07), (x + .05 * t, 0, .168), (x + .1 * t, .1, .07)], .008, 'cl0', bez=True)
    with moved(Matrix.Translation((.21, 0, .1)) @ Matrix(((0, 0, 1), (-1, 0, 0), (0, -1, 0))).to_4x4() @ Matrix.Scale(.66, 4) @ Matrix.Translation((0, 0, -1.53))): _head(skin, 'baby', 'hair', False, False)
    lathe([(.07, 0), (.086, .03), (.08, .07)], cloth, seg=28) .matrix_world = kit._stack[-1] @ Matrix.Translation((.105, 0, .09)) @ Matrix.Rotation(R(90), 4, 'Y')
def lying(top='sage', bottom='slate', skin='skin2', lift=0, hair='hair'):
    """Supine figure on z=0, head at +Y, face up; lift raises the right leg by degrees."""
    with moved(Matrix.Translation((0, -.81, .12)) @ Matrix.Rotation(R(-90), 4, 'X')): _head(skin, 'short', hair, False, False)
    box(0, .26, 0, .4, .62, .21, top, .095, seg=5); box(0, -.06, .01, .35, .2, .19, bottom, .08, seg=4)
    for sx in (-1, 1):
        f = R(lift) if sx > 0 else 0; k = (sx * .09, -.08 - .42 * math.cos(f), .1 + .42 * math.sin(f)); a = (sx * .09, -.08 - .84 * math.cos(f * .8), .1 + .82 * math.sin(f * .8))
        tube([(sx * .09, -.06, .1), k, a], .085, bottom, radii=[1, .85, .65]); ball(a[0], a[1] - .03, a[2] + .05, .06, skin, (.8, .8, 1.3), sub=3)
        tube([(sx * .22, .48, .1), (sx * .27, .22, .07), (sx * .24, .0, .06)], .048, skin, radii=[1.1, .9, .75]); ball(sx * .22, .48, .1, .065, top, sub=3)
