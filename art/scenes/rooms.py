"""The rooms of the open college: every function furnishes a cell of 4.2 by 2.8 metres round the origin."""
import sys, os

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from tools import *


def library(height=2.8):
    for x in (-1.45, -0.5, 0.45):
        with at(x, 1.2):
            box(0, 0.1, 0, 0.9, 0.02, 2.2, 'wood2', 0)
            [box(s * 0.45, 0, 0, 0.04, 0.3, 2.2, 'wood2', 0.008) for s in (-1, 1)]
            [(box(0, 0, 0.06 + 0.43 * k, 0.9, 0.3, 0.03, 'wood2', 0)) for k in range(6)]
        for k in range(5):
            with at(x, 1.13, 0.09 + 0.43 * k):
                books(0.8, 0.32, 0.2, seed=k + int(x * 7) + 20)
    with at(0.55, -0.35):
        table(1.7, 0.8, 0.72, 'wood')
        box(-0.4, 0, 0.72, 0.26, 0.34, 0.02, 'paper', 0.004, rz=8)
        box(0.35, 0.1, 0.72, 0.26, 0.34, 0.02, 'paper', 0.004, rz=-10)
        cyl(0, 0.2, 0.72, 0.012, 0.34, 'tu7')
        lathe([(0.03, 0.1), (0.14, 0.02), (0.15, 0)], 'ne7', x=0, y=0.2, z=1.02)
        ball(0, 0.2, 1.04, 0.04, mat('tu3', 0.5, 0.1, 3), sub=3)
    for x, r, sk, h, t in ((0.1, 0, 'skin2', 'plait', 'cl0'), (1.0, 0, 'skin3', 'short', 'in5')):
        with at(x, 0.28, 0, r):
            chair('ma5')
            person(
                top=t,
                bottom='in7',
                dup='in7' if h == 'plait' else None,
                dress='kurta' if h == 'plait' else 'shirt',
                hair=h,
                skin=sk,
                pose='sit',
                hands=((-0.16, -0.5, 0.76), (0.16, -0.5, 0.76)),
                nod=18,
            )
    with at(-1.0, 0.75, 0, 184):
        person(
            top='ma5',
            bottom='tu5',
            dress='saree',
            hair='bun',
            skin='skin3',
            hands=((-0.15, -0.3, 1.0), (0.16, -0.34, 1.5)),
        )


def laboratory(height=2.8):
    box(0, 1.0, 0, 3.7, 0.6, 0.86, 'ne7', 0.02)
    box(0, 0.98, 0.86, 3.8, 0.7, 0.05, 'cl0', 0.01)
    box(0, 1.2, 1.5, 3.4, 0.24, 0.04, 'wood', 0.005)
    for k in range(14):
        cyl(
            -1.55 + 0.24 * k,
            1.2,
            1.54,
            0.07,
            0.2 + 0.05 * (k % 3),
            ('ma5', 'tu5', 'in5', 'ne5', 'wood2')[k % 5],
            bev=0.01,
        )
        cyl(-1.55 + 0.24 * k, 1.2, 1.74 + 0.05 * (k % 3), 0.035, 0.05, 'cl0')
    box(-0.2, -0.3, 0, 2.5, 0.7, 0.84, 'ma7', 0.02)
    box(-0.2, -0.3, 0.84, 2.6, 0.8, 0.05, 'cl0', 0.01)
    for x, r in ((-1.0, 180), (0.5, 180)):
        with at(x, -0.3, 0.89, r, 0.95):
            microscope()
    with at(-0.2, -0.4, 0.89, 0, 0.5):
        tube_rack()
    with at(0.15, -0.5, 0.89, 0, 0.6):
        flask('tu5')
    for x, sk, h, c in ((-1.0, 'skin3', 'plait', 'ma5'), (0.5, 'skin2', 'bun', 'in5')):
        with at(x, 0.32, 0, 0):
            person(
                coat='cl0',
                top=c,
                bottom='in8',
                dress='shirt',
                hair=h,
                skin=sk,
                hands=((-0.14, -0.42, 1.02), (0.14, -0.42, 1.02)),
                nod=16,
            )
    with at(1.5, 0.15, 0, -60):
        person(
            coat='cl0',
            top='tu5',
            bottom='in8',
            dress='shirt',
            hair='short',
            hc='grey',
            skin='skin3',
            hands=((-0.1, -0.3, 1.1), (0.12, -0.3, 1.1)),
            hold=('sheet', 'ma5'),
        )


def mess(height=2.8):
    box(-0.3, 1.1, 0, 2.6, 0.5, 0.9, 'ma7', 0.02)
    box(-0.3, 1.08, 0.9, 2.7, 0.6, 0.05, 'cl0', 0.01)
    [cyl(-1.2 + 0.62 * k, 1.08, 0.95, 0.2, 0.24, 'steel', bev=0.03) for k in range(4)]
    with at(1.35, 0.85, 0, -30):
        person(
            top='tu5',
            bottom='ne7',
            dress='saree',
            hair='bun',
            skin='skin3',
            hands=((-0.2, -0.34, 1.05), (0.14, -0.36, 1.02)),
            hold=('tray', 'steel'),
        )
    with at(-0.1, -0.3):
        table(2.6, 0.8, 0.72, 'wood')
        [
            cyl(-0.95 + 0.62 * k, 0, 0.72, 0.17, 0.012, 'ne5')
            or ball(-0.95 + 0.62 * k, 0, 0.74, 0.07, 'cl0', (1, 1, 0.6), sub=3)
            for k in range(4)
        ]
    for k, (t, h, sk) in enumerate(
        (('tu5', 'plait', 'skin2'), ('in5', 'short', 'skin4'), ('ma5', 'bun', 'skin3'), ('cl0', 'plait', 'skin1'))
    ):
        with at(-1.05 + 0.62 * k, 0.36, 0, 0):
            cyl(0, 0.02, 0, 0.17, 0.44, 'wood2')
            person(
                top=t,
                bottom='in8',
                dress='kurta',
                dup=None,
                hair=h,
                skin=sk,
                pose='sit',
                hands=((-0.16, -0.46, 0.76), (0.14, -0.46, 0.8)),
                nod=10,
            )
    pendant(height - 0.1, 0.75, 'tu5', 0.2)


def classroom(height=2.8):
    box(0.1, 1.3, 0.95, 2.9, 0.05, 1.25, 'ne8', 0.01)
    box(0.1, 1.28, 0.9, 3.0, 0.08, 0.06, 'wood2', 0.005)
    tube([(-1.0, 1.26, 1.2), (-1.0, 1.26, 2.0)], 0.012, 'cl0')
    tube([(-1.0, 1.26, 1.2), (-0.1, 1.26, 1.2)], 0.012, 'cl0')
    tube([(-0.95 + 0.1 * k, 1.26, 1.22 + 0.009 * k * k) for k in range(9)], 0.016, 'tu3')
    tube([(0.75 + 0.3 * math.cos(k * 1.0472), 1.26, 1.6 + 0.3 * math.sin(k * 1.0472)) for k in range(7)], 0.014, 'cl0')
    [box(1.2, 1.26, 1.35 + 0.16 * k, 0.34 - 0.08 * (k % 2), 0.01, 0.02, 'cl0', 0) for k in range(4)]
    with at(-0.1, 0.85, 0, 28):
        person(
            top='ma5',
            bottom='tu5',
            dress='saree',
            hair='bun',
            skin='skin2',
            hands=((-0.5, 0.06, 1.6), (0.16, -0.32, 1.0)),
        )
    for k, (t, h, sk) in enumerate(
        (('cl0', 'plait', 'skin3'), ('cl0', 'short', 'skin2'), ('cl0', 'bun', 'skin4'), ('cl0', 'plait', 'skin2'))
    ):
        with at(-1.35 + 0.9 * k, -0.55, 0, 180):
            box(0, -0.42, 0.64, 0.74, 0.4, 0.04, 'wood', 0.01)
            [box(s * 0.33, -0.42, 0, 0.04, 0.34, 0.64, 'in7', 0.005) for s in (-1, 1)]
            chair('in5')
            person(
                top=t,
                bottom='in7',
                dup='in7' if h != 'short' else None,
                dress='kurta' if h != 'short' else 'shirt',
                hair=h,
                skin=sk,
                pose='sit',
                hands=((-0.14, -0.42, 0.7), (0.14, -0.42, 0.7)),
                nod=8,
            )


def ward(height=2.8):
    patient, nurse_face = spot(-1.2, 0.6, 1.1), spot(-0.5, -0.3, 1.5)
    rail = spot(-0.71, 0.2, 0.86), spot(-0.71, -0.04, 0.84)
    with at(-1.2, 0.2):
        bed('tu5', patient='skin2', looks_at=nurse_face)
    with at(1.15, 0.2):
        bed('in5')
    with at(-1.95, 0.95):
        iv()
    with at(-0.3, 1.1):
        locker()
    with at(0.25, 0.6, 0, 90):
        curtain(1.4, 2.1, 'ne3')
    with at(-0.36, 0.0, 0, -80):
        nurse(skin='skin3', touches=rail, grips=(True, True), looks_at=patient, steth=True)
    with at(-1.95, -0.35, 0, 60):
        student(skin='skin2', hands=((-0.1, -0.3, 1.02), (0.1, -0.3, 1.02)), hold=('sheet', 'ma5'), looks_at=patient)
    with at(1.15, 1.3, 1.35):
        window(1.1, 1.0, glass='sky')


def hostel(height=2.8):
    with at(-1.2, 0.35):
        box(0, 0, 0.22, 0.9, 1.95, 0.12, 'wood2', 0.02)
        box(0, 0, 0.34, 0.86, 1.9, 0.14, 'paper', 0.05, seg=4)
        box(0, -0.2, 0.46, 0.9, 1.4, 0.04, 'ma5', 0.015)
        box(0, 0.75, 0.48, 0.6, 0.32, 0.12, 'cl0', 0.05, seg=4)
        box(0, 1.0, 0.1, 0.92, 0.06, 0.75, 'wood2', 0.02)
    with at(0.85, 0.95):
        table(1.5, 0.6, 0.74, 'wood')
        cyl(0.45, 0, 0.74, 0.07, 0.02, 'ma5')
        cyl(0.45, 0, 0.74, 0.012, 0.3, 'tu7')
        lathe([(0.03, 0.1), (0.13, 0.02), (0.14, 0)], 'tu5', x=0.45, y=0, z=1.0)
        box(-0.1, -0.05, 0.74, 0.34, 0.26, 0.02, 'paper', 0.004)
    with at(0.8, 1.24, 1.4):
        box(0, 0, 0, 1.4, 0.22, 0.03, 'wood2', 0.004)
    with at(0.8, 1.24, 1.43):
        books(1.2, 0.28, 0.18, seed=4)
    with at(0.8, 0.42, 0, 180):
        chair('in5')
        person(
            top='tu5',
            bottom='cl0',
            dup='ma5',
            hair='plait',
            skin='skin2',
            pose='sit',
            hands=((-0.14, -0.46, 0.78), (0.14, -0.46, 0.78)),
            nod=14,
        )
    cyl(0.3, -0.65, 0.0, 0.7, 0.015, 'ma7', seg=48)
    with at(0.3, -0.65, 0.016):
        lotus3(0.62, cs=('tu5', 'ma5', 'tu3', 'ma8'), t=0.004)
    with at(-1.0, -0.3, 0.0, 20):
        person(
            top='in7',
            bottom='cl0',
            dup='ma5',
            hair='bun',
            skin='skin3',
            hands=((-0.1, -0.28, 1.08), (0.1, -0.28, 1.08)),
            hold=('book', 'ma5'),
            nod=14,
        )


def gym(height=2.8):
    for x in (-1.75, -0.95):
        for sx in (-1, 1):
            box(x + sx * 0.38, 1.25, 0, 0.05, 0.12, 2.2, 'wood2', 0.012)
        for k in range(11):
            tube([(x - 0.38, 1.2, 0.2 + k * 0.19), (x + 0.38, 1.2, 0.2 + k * 0.19)], 0.02, 'sand')
    with at(1.35, 1.32, 0.45):
        window(1.0, 1.6, m='wood', glass='sky', nx=1)
    box(0.35, 1.3, 0.95, 0.62, 0.03, 1.1, 'paper', 0.005)
    for k in range(12):
        box(
            0.35 + 0.05 * math.sin(k * 0.42),
            1.27,
            1.06 + k * 0.075,
            0.13 - 0.005 * abs(k - 3),
            0.02,
            0.045,
            'ma5' if k in (3, 4) else 'in5',
            0.012,
        )
    box(-0.1, -0.35, 0, 2.9, 0.95, 0.05, 'in7', 0.02)
    for sy in (-1, 1):
        tube([(-1.5, -0.35 + sy * 0.36, 0.86), (1.3, -0.35 + sy * 0.36, 0.86)], 0.032, 'wood2')
        for sx in (-1.3, 1.1):
            cyl(sx, -0.35 + sy * 0.36, 0.04, 0.024, 0.82, 'steel')
            cyl(sx, -0.35 + sy * 0.36, 0.05, 0.05, 0.03, 'ink')
    bars = spot(-0.62, 0.01, 0.87), spot(-0.62, -0.71, 0.87)
    walker = spot(-0.35, -0.7, 1.5)
    elbow, shoulder = spot(-0.06, -0.58, 1.08), spot(0.0, -0.2, 1.24)
    with at(-0.35, -0.35, 0.05, -78):
        person(
            'cl0',
            'cl1',
            'skin3',
            'short',
            hc='grey',
            dress='shirt',
            touches=bars,
            grips=(True, True),
            stride=0.15,
            build=1.06,
        )
    with at(0.36, -0.35, 0.05, -82):
        person('ma7', 'cl0', 'skin2', 'bun', touches=(shoulder, elbow), looks_at=walker, dress='shirt')
    with at(-1.55, 0.2, 0, -60):
        person(
            'ma7',
            'in8',
            'skin4',
            'plait',
            hands=((-0.1, -0.3, 1.05), (0.1, -0.3, 1.05)),
            dress='shirt',
            hold=('sheet', 'tu5'),
        )
    ball(1.55, -0.3, 0.38, 0.38, mat('ma5', 0.5, 0.3), sub=5)
    ball(1.75, 0.55, 0.24, 0.24, mat('tu5', 0.5, 0.3), sub=5)


def tests(height=2.8):
    with at(0, 1.34, height - 0.95):
        clock(0.26)
    box(-1.2, 1.35, 1.2, 1.1, 0.03, 0.95, 'ne8', 0.005)
    box(1.2, 1.35, 1.2, 1.1, 0.03, 0.95, 'paper', 0.005)
    [
        box(1.2, 1.32, 1.36 + 0.17 * k, 0.8 - 0.2 * (k % 2), 0.01, 0.03, ('in7', 'ma5', 'tu5', 'ne5')[k], 0)
        for k in range(4)
    ]
    for r, (y, n) in enumerate(((0.55, 4), (-0.55, 3))):
        for k in range(n):
            x = (k - (n - 1) / 2) * 1.02
            h = ('plait', 'short', 'bun', 'scarf', 'short', 'plait', 'bun')[k + 4 * r]
            box(x, y - 0.12, 0.7, 0.86, 0.56, 0.04, 'wood', 0.012)
            [box(x + s * 0.38, y - 0.12, 0, 0.035, 0.5, 0.7, 'ma7', 0.01) for s in (-1, 1)]
            box(x - 0.05, y - 0.14, 0.74, 0.26, 0.32, 0.01, 'paper', 0.002, rz=(k * 31) % 10 - 5)
            box(x, y - 0.33, 0.4, 0.8, 0.03, 0.28, 'ma7', 0.006)
            with at(x, y + 0.42, 0, 0):
                chair('in5')
                person(
                    ('cl0', 'in5', 'tu5', 'cl0', 'ma5', 'cl0', 'in5')[k + 4 * r],
                    'in7',
                    'skin%d' % (1 + (k * 3 + r) % 4),
                    h,
                    dress='shirt' if h == 'short' else 'kurta',
                    dup='ma5' if h == 'plait' else None,
                    hc='in3' if h == 'scarf' else 'hair',
                    pose='sit',
                    hands=((-0.16, -0.46, 0.8), (0.16, -0.46, 0.8)),
                    nod=10,
                )
    with at(1.82, -0.3, 0, -40):
        person(
            top='ne7',
            bottom='tu3',
            dress='saree',
            skin='skin3',
            hc='grey',
            hands=((-0.1, -0.28, 1.02), (0.1, -0.28, 1.02)),
            build=1.05,
        )
