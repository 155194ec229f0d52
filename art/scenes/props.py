"""Things that several scenes share: big trees, screens, cots, scales, drums, bicycles."""
from figure import *

def shade_tree(r=3.4, h=3.2, seed=1, m='leaf', m2='leaf2', roots=0, ring=True):
    """Old neem or banyan: thick trunk, boughs, wide crown; roots hang from it; ring = plastered seat round the trunk."""
    rnd = random.Random(seed)
    tube([(0, 0, 0), (.05, .02, h * .5), (0, 0, h)], .36, 'wood2', radii=[1.5, 1, .9], bez=True)
    for k in range(6):
        a = k * 1.05 + .3; q = r * .62; tube([(0, 0, h * .72), (q * .45 * math.cos(a), q * .45 * math.sin(a), h * 1.02), (q * math.cos(a), q * math.sin(a), h * 1.2)], .15, 'wood2', radii=[1.2, .8, .4], bez=True)
        tube([(.2 * math.cos(a), .2 * math.sin(a), .5), (.6 * math.cos(a), .6 * math.sin(a), .02)], .13, 'wood2', radii=[1, .5])
    for i in range(34):
        a = i * 2.4; q = r * math.sqrt((i + .5) / 34); z = h * 1.12 + (1 - (q / r) ** 2) * r * .42 + rnd.uniform(-.15, .2)
        ball(q * math.cos(a), q * math.sin(a), z, r * rnd.uniform(.24, .34), m if i % 3 else m2, (1, 1, .72), sub=3)
    for k in range(roots):
        a = k * 2.4 + .5; q = r * (.3 + .5 * ((k * 37) % 10) / 10); x, y = q * math.cos(a), q * math.sin(a); tube([(x, y, h * 1.1), (x + .05, y, h * .8), (x, y, .02 if k % 3 == 0 else h * .62)], .034, 'wood2', radii=[1.2, .8, .7 if k % 3 == 0 else .25], bez=True)
    if ring: cyl(0, 0, 0, 1.25, .42, 'cl2', bev=.05); cyl(0, 0, .3, 1.262, .07, 'ma5'); cyl(0, 0, .42, 1.05, .02, 'earth')

def screen(m='in1', s=1, lines=True):
    """Desktop screen with keyboard and mouse, on a desk top at z=0; the viewer sits at -Y."""
    box(0, .12, 0, .2 * s, .16 * s, .015, 'ink', .004); cyl(0, .14, .01, .018, .12, 'ink'); box(0, .12, .1, .52 * s, .03, .33 * s, 'ink', .01); box(0, .102, .115, .48 * s, .008, .29 * s, mat(m, .5, .1, .5), .002)
    if lines:
        for k in range(4): box(-.06 + .02 * (k % 2), .096, .34 * s - .06 * k, .26 - .05 * (k % 3), .004, .018, ('in7', 'ma5', 'tu5', 'ne5')[k], 0)
    box(0, -.1, 0, .4, .13, .02, 'cl2', .006); ball(.28, -.1, .012, .035, 'cl2', (.8, 1.2, .5), sub=3)

def weighing_scale(m='ma5', h=1.14):
    """Column scale with a dial, as in a village clinic."""
    box(0, 0, 0, .34, .42, .07, m, .02); cyl(0, .16, .06, .025, h - .09, 'steel'); cyl(0, .15, h, .14, .06, m, axis='Y', bev=.01); cyl(0, .115, h, .11, .01, 'cl0', axis='Y'); tube([(0, .105, h), (.04, .105, h + .07)], .007, 'ma7')

def cot(sheetm='ne5'):
    """Rope charpoy with a folded sheet."""
    for sx in (-1, 1):
        for sy in (-1, 1): cyl(sx * .42, sy * .9, 0, .04, .46, 'wood2')
        box(sx * .42, 0, .38, .06, 1.8, .06, 'wood2', .02); box(0, sx * .9, .38, .84, .06, .06, 'wood2', .02)
    box(0, 0, .4, .8, 1.74, .03, 'cl2', .005); box(0, -.05, .43, .74, 1.5, .03, sheetm, .012)
    for k in range(6): box(-.37 + .148 * k, 0, .431, .02, 1.78, .002, 'cl3', 0)

def cycle(m='in7'):
    """Bicycle along X, front wheel at +X."""
    for x in (-.52, .52):
        tube([(x + .32 * math.cos(t), 0, .33 + .32 * math.sin(t)) for t in np.linspace(0, 2 * math.pi, 33)], .02, 'ink')
        for k in range(8): a = k * math.pi / 4; tube([(x, 0, .33), (x + .31 * math.cos(a), 0, .33 + .31 * math.sin(a))], .004, 'steel')
    P = dict(b=(-.52, 0, .33), c=(-.05, 0, .32), s=(-.18, 0, .82), h=(.36, 0, .86), f=(.52, 0, .33))
    for a, b in ('bc', 'cs', 'sb', 'sh', 'ch', 'hf'): tube([P[a], P[b]], .02, m)
    box(-.2, 0, .86, .24, .14, .05, 'ink', .02); tube([(.34, -.25, .98), (.34, 0, 1.0), (.34, .25, .98)], .014, 'steel'); tube([P['h'], (.34, 0, 1.0)], .016, 'steel'); box(-.55, 0, .7, .36, .16, .02, 'ink', .004)

def banner(w, h, m='ma7', line='cl0', rows=2):
    """Cloth banner in the XZ plane, facing -Y, hung from its top corners at z=h; no letters, only woven lines."""
    sheet(lambda u, v: ((u - .5) * w, .03 * math.sin(u * 9), -.04 * math.sin(math.pi * u) + v * h), 24, 4, m)
    for k in range(rows): box(0, -.03, h * (.3 + .34 * k), w * (.62 - .2 * k), .012, h * .13, line, 0)

def diya(s=1):
    """Tall brass oil lamp with five wicks."""
    lathe([(.16 * s, 0), (.17 * s, .02 * s), (.05 * s, .08 * s), (.03 * s, .2 * s), (.05 * s, .3 * s), (.03 * s, .4 * s), (.03 * s, .8 * s), (.05 * s, .85 * s), (.03 * s, .9 * s), (.03 * s, 1.05 * s), (.16 * s, 1.12 * s), (.15 * s, 1.1 * s), (.03 * s, 1.08 * s), (.02 * s, 1.3 * s), (.001, 1.36 * s)], mat('tu7', .35, .5), seg=28)
    for k in range(5): a = R(-90 + (k - 2) * 60); ball(.15 * s * math.cos(a), .15 * s * math.sin(a), 1.15 * s, .03 * s, mat('tu3', .5, .1, 6), (.8, .8, 1.8), sub=2)

def marigolds(x0, x1, y, z, sag=.25, n=26, ms=('tu5', 'ma5')):
    """Garland of marigolds between two points on a line along X."""
    for k in range(n): t = k / (n - 1); ball(x0 + (x1 - x0) * t, y, z - sag * 4 * t * (1 - t), .05, ms[k % 2], sub=2)
