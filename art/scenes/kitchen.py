"""The kitchen of the mess: a range with big vessels, one cook, and the vegetables of the day in front."""
import sys, os

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from props import *

GROUND = 'tu1'
reset()
cyc(GROUND)
STEEL = mat('steel', 0.28, 0.55)
BRASS = mat('tu7', 0.35, 0.5)
room(5.4, 3.6, 2.9, floor='cl2', wall='cl1', wall2='ma1', skirt='in8', base='ma7')
with at(0, -2.08):
    zari(5.7, -0.33, 0.18, 'in9')
with at(0, 1.76):
    zari(5.2, 2.1, 0.2, 'in8')
for i in range(13):
    for j in range(3):
        box(-2.4 + i * 0.4, 1.79, 1.02 + j * 0.34, 0.385, 0.02, 0.325, 'cl0' if (i + j) % 2 else 'in1', 0.006)


def vessel(r, h, m=STEEL, food=None):
    lathe(
        [
            (0.05, 0),
            (r * 0.92, 0.02),
            (r, 0.1),
            (r * 0.93, h * 0.9),
            (r * 1.06, h),
            (r * 1.06, h + 0.03),
            (r * 0.95, h + 0.01),
        ],
        m,
        seg=48,
    )
    [
        tube(
            [(s * r * 0.98, -0.06, h * 0.72), (s * (r + 0.09), 0, h * 0.72), (s * r * 0.98, 0.06, h * 0.72)],
            0.016,
            m,
            bez=True,
        )
        for s in (-1, 1)
    ]
    if food:
        cyl(0, 0, h - 0.03, r * 0.92, 0.02, food)


# the range
box(0.35, 1.25, 0, 4.4, 0.86, 0.8, 'ma7', 0.03)
box(0.35, 1.25, 0.8, 4.5, 0.92, 0.06, 'cl0', 0.012)
for x, r, h, f, m in (
    (-1.35, 0.36, 0.5, 'cl0', STEEL),
    (-0.3, 0.3, 0.34, 'tu5', BRASS),
    (0.62, 0.34, 0.42, 'ma5', STEEL),
    (1.62, 0.3, 0.56, None, STEEL),
):
    cyl(x, 1.2, 0.86, r * 0.8, 0.05, 'ink')
    [
        cyl(
            x + r * 0.55 * math.cos(a * 1.0472),
            1.2 + r * 0.55 * math.sin(a * 1.0472),
            0.885,
            0.02,
            0.05,
            mat('in5', 0.5, 0.1, 1.6),
            r2=0.004,
            seg=12,
        )
        for a in range(6)
    ]
    with at(x, 1.2, 0.93):
        vessel(r, h, m, f)
    if not f:
        for k in range(3):
            cyl(x, 1.2, 0.93 + h + 0.03 + 0.1 * k, r * 0.98, 0.08, STEEL, bev=0.02)
        lathe(
            [(r * 1.02, 0), (r * 0.7, 0.12), (0.04, 0.17), (0.04, 0.22), (0.001, 0.23)],
            STEEL,
            x=x,
            y=1.2,
            z=0.93 + h + 0.34,
        )
    ball(x, 0.8, 0.55, 0.045, 'cl0', (1, 0.5, 1), sub=3)
tube([(0.75, 1.0, 1.3), (0.98, 0.72, 1.75)], 0.018, 'wood')
tube([(-1.2, 1.1, 1.4), (-1.0, 0.9, 1.8)], 0.018, 'wood')
for k in range(6):
    tube([(-2.0 + 0.22 * k, 1.74, 1.98), (-2.0 + 0.22 * k, 1.7, 1.55)], 0.011, STEEL)
    ball(-2.0 + 0.22 * k, 1.68, 1.5, 0.07 - 0.006 * (k % 3), STEEL, (1, 0.6, 1), sub=3)
tube([(-2.2, 1.74, 2.0), (-0.6, 1.74, 2.0)], 0.016, 'wood2')
# shelf of tins
box(1.35, 1.62, 1.86, 2.2, 0.3, 0.04, 'wood', 0.008)
for k in range(7):
    cyl(0.48 + k * 0.29, 1.6, 1.9, 0.105, 0.26, ('ma5', 'tu5', 'ne5', 'in5', 'tu3', 'ma7', 'ne3')[k], bev=0.01)
    cyl(0.48 + k * 0.29, 1.6, 2.16, 0.11, 0.03, STEEL)
# the cook, turned to the pot he stirs
with at(1.02, 0.42, 0, 152):
    person(
        'cl0',
        'cl1',
        'skin3',
        'cap',
        dress='shirt',
        build=1.12,
        hands=((-0.12, -0.36, 1.18), (0.2, -0.4, 1.3)),
        nod=14,
        lean=4,
    )
# table with vegetables
with at(-1.0, -0.75, 0, 6):
    box(0, 0, 0.72, 2.2, 0.95, 0.05, 'wood', 0.015)
    legs4(2.1, 0.85, 0.72, 'in8', 0.035)
    box(-0.15, -0.12, 0.77, 0.62, 0.42, 0.03, 'wood2', 0.012)
    tube([(0.02, -0.3, 0.81), (0.3, -0.12, 0.81)], 0.012, STEEL, radii=[1.6, 0.6])
    tube([(0.02, -0.3, 0.81), (-0.1, -0.38, 0.81)], 0.018, 'ink')
    for k in range(5):
        cyl(-0.32 + 0.085 * k, -0.1, 0.8, 0.05, 0.03, 'ma5', axis='X', bev=0.01)
    for k in range(6):
        ball(0.62 + 0.16 * math.cos(k * 1.05), 0.05 + 0.14 * math.sin(k * 1.05), 0.85, 0.085, 'ma5', (1, 1, 0.9), sub=3)
        cyl(0.62 + 0.16 * math.cos(k * 1.05), 0.05 + 0.14 * math.sin(k * 1.05), 0.915, 0.02, 0.015, 'ne5')
    lathe([(0.12, 0), (0.3, 0.03), (0.34, 0.1), (0.32, 0.1), (0.28, 0.04)], 'wood', x=0.62, y=0.05, z=0.77)
    for k in range(7):
        tube(
            [
                (-0.85 + 0.05 * k, 0.2, 0.8),
                (-0.8 + 0.05 * k, -0.1, 0.8 + 0.01 * (k % 3)),
                (-0.86 + 0.05 * k, -0.32, 0.8),
            ],
            0.022,
            'ne5',
            radii=[0.4, 1.1, 0.3],
            bez=True,
        )
    with at(-0.25, 0.3, 0.77):
        vessel(0.2, 0.16, BRASS, 'tu3')
    for k in range(3):
        ball(0.16 + 0.1 * k, 0.3, 0.83, 0.06, 'tu3', (1, 1, 0.95), sub=3)
with at(2.25, -0.6):
    lathe([(0.2, 0), (0.3, 0.1), (0.32, 0.4), (0.2, 0.62), (0.15, 0.68), (0.2, 0.74), (0.17, 0.74)], BRASS, seg=48)
    lathe([(0.15, 0), (0.2, 0.07), (0.2, 0.26), (0.12, 0.38), (0.1, 0.42), (0.14, 0.46)], BRASS, z=0.74, seg=48)
with at(1.35, -1.05):
    lathe([(0.3, 0), (0.46, 0.3), (0.48, 0.32), (0.44, 0.3)], 'wood', seg=48)
    for k in range(12):
        ball(
            0.26 * math.cos(k * 2.4) * (k / 12) ** 0.4,
            0.26 * math.sin(k * 2.4) * (k / 12) ** 0.4,
            0.33 + 0.05 * (k < 5),
            0.12,
            ('in5', 'ma7')[k % 2],
            (1, 1, 0.9),
            sub=3,
        )
with at(-2.62, -0.5, 1.25, 90):
    window(1.2, 1.05, nx=2, m='wood2')
hour('morning', 48)
shoot('kitchen', dict(a=((0.05, 0.35, 0.98), 9.4, 12, 19, 60)), bounces=4, ground=GROUND)
