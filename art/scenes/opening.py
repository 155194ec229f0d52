"""The college at dusk, cut open from the front, every lamp lit.

Six rooms, which are links on the home page: six in a row, or two by three for phones.
"""
import sys, os

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from rooms import *
from college import *
from bpy_extras.object_utils import world_to_camera_view

SHOT = chosen_shot()
GROUND = 'in8'
reset()
cyc(GROUND, z=-1.2, y=30, r=10, w=90)
W, D, H, T = 4.2, 2.8, (3.3 if SHOT == 'a' else 2.5), 0.16
COLS, ROOMS = (
    (
        6,
        (
            (ward, 'ma1', 'cl2', 'ma3'),
            (gym, 'tu1', 'cl3', 'ma3'),
            (laboratory, 'cl0', 'cl2', 'ne3'),
            (classroom, 'tu1', 'cl2', 'in3'),
            (tests, 'in1', 'wood', 'in3'),
            (library, 'cl1', 'wood', 'ma3'),
        ),
    )
    if SHOT == 'a'
    else (
        2,
        (
            (classroom, 'tu1', 'cl2', 'in3'),
            (ward, 'ma1', 'cl2', 'ma3'),
            (laboratory, 'cl0', 'cl2', 'ne3'),
            (gym, 'tu1', 'cl3', 'ma3'),
            (library, 'cl1', 'wood', 'ma3'),
            (tests, 'in1', 'wood', 'in3'),
        ),
    )
)
ROWS = len(ROOMS) // COLS
step = H + T
TOP = ROWS * step
L = COLS * (W + 0.14) + 0.14


def corner(i):
    return (i % COLS - (COLS - 1) / 2) * (W + 0.14), (ROWS - 1 - i // COLS) * step


for i, (furnish, wall, floor, dado) in enumerate(ROOMS):
    x, z = corner(i)
    box(x, 0, z - T, W, D, T, floor, 0)
    box(x, D / 2 + 0.06, z, W, 0.12, H, wall, 0)
    box(x, D / 2 - 0.01, z, W - 0.02, 0.03, 0.85, dado, 0)
    box(x, D / 2 - 0.02, z + 0.85, W - 0.02, 0.03, 0.07, 'tu5', 0)
    with at(x, 0, z):
        furnish(H)
    lamp(x, -0.15, z + H - 0.3, 58, (1, 0.8, 0.5), 0.35)
    with at(x, -0.2, z):
        pendant(H, 0.22, 'tu5', 0.2)
for k in range(COLS + 1):
    box((k - COLS / 2) * (W + 0.14), 0, -T, 0.14, D + 0.1, TOP + T, 'cl1', 0.02)
for r in range(1, ROWS):
    box(0, 0, r * step - T - 0.01, L, D + 0.3, T + 0.02, 'cl2', 0.03)
    with at(0, -D / 2 - 0.16):
        zari(L - 0.02, r * step - T, 0.16, 'in7')
cut_open_front(L, D, TOP, COLS, ROWS, step)
# The tower of the college, low here, so that words have their place above it.
if SHOT == 'a':
    low_tower(4.6, D, TOP + 0.46, 0.42, 0.7)
else:
    low_tower(3.6, D, TOP + 0.46, 0.32, 0.62)
lamp(0, -D / 2 - 2.4, TOP + 1.2, 70, (1, 0.8, 0.5), 0.3)
BASE = (L + 1.3) if SHOT == 'a' else (L + 0.5)
box(0, -0.6, -0.26, BASE, D + 2.2, 0.1, 'cl3', 0.02)
box(0, -0.6, -0.78, BASE + 0.2, D + 2.4, 0.54, 'ma7', 0.04, seg=3)
with at(0, -0.6 - D / 2 - 1.23):
    zari(BASE + 0.16, -0.7, 0.42, 'ma8')
if SHOT == 'a':
    for x, h, s in ((-L / 2 - 0.3, 5.3, 1), (L / 2 + 0.3, 5.7, 2)):
        with at(x, -0.7, -0.16, 0, 0.4):
            palmyra(h, seed=s)
    for x, r, o in (
        (-9.2, 190, dict(skin='skin3')),
        (-2.5, 170, dict(skin='skin2')),
        (-1.85, 195, dict(skin='skin3', hair='bun')),
        (4.2, 160, dict(top='cl0', bottom='in7', dress='shirt', hair='short', dup=None, skin='skin3')),
        (8.9, 185, dict(skin='skin2', hair='bun')),
    ):
        with at(x, -2.3, -0.16, r):
            student(stride=0.08, **o)
    for x in (-10.9, -4.4, 2.2, 10.9):
        cyl(x, -2.35, -0.16, 0.03, 0.5, 'in7')
        ball(x, -2.35, 0.42, 0.12, mat('tu3', 0.5, 0.1, 2.2), sub=3)
        lamp(x, -2.5, 0.6, 5, (1, 0.8, 0.5), 0.15)
hour('lamp', 30)
V = dict(
    a=((0, 0, (TOP + 1.75) / 2 - 0.4), 60, 0, 4, 73.5, (0, 0.004)), p=((0, 0, (TOP + 1.25) / 2 - 0.4), 48, 0, 5, 158)
)
if os.environ.get('PLACES'):  # where the rooms are in the picture, in per cent: left, top, width, height
    v = V[SHOT]
    cam(*v[:4], lens=v[4], shift=v[5] if len(v) > 5 else (0, 0))
    s = bpy.context.scene
    s.render.resolution_x, s.render.resolution_y = map(int, os.environ['RES'].split('x'))
    bpy.context.view_layer.update()
    for i, (furnish, *_) in enumerate(ROOMS):
        x, z = corner(i)
        a = world_to_camera_view(s, s.camera, Vector((x - W / 2, -D / 2, z + H)))
        b = world_to_camera_view(s, s.camera, Vector((x + W / 2, -D / 2, z - 0.02)))
        print('PLACE', furnish.__name__, *(round(100 * n, 2) for n in (a.x, 1 - a.y, b.x - a.x, a.y - b.y)))
else:
    shoot('opening', V, bounces=4, ground=GROUND, expo=1.35)
