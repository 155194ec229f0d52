"""A long bench seen straight from the front: the tools of all courses in one row."""
import sys, os

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from tools import *

GROUND = 'cl1'
reset()
cyc(GROUND, z=-0.36, y=12, r=6, w=70)
box(0, 0, -0.36, 11.2, 2.0, 0.12, 'in9', 0.04, seg=3)
box(0, 0, -0.24, 11.0, 1.8, 0.24, 'wood', 0.04, seg=3)
with at(0, -0.93):
    zari(10.96, -0.22, 0.2, 'in8')


def block(x, w, h, m):
    box(x, 0, 0, w, 1.2, h, m, 0.03, seg=3)
    box(x, -0.605, h * 0.72, w - 0.08, 0.012, h * 0.1, 'tu5' if m != 'tu5' else 'ma5', 0)


block(-4.35, 1.7, 0.5, 'ma7')
block(-2.35, 1.1, 0.26, 'tu5')
block(-0.05, 1.5, 0.44, 'ne7')
block(2.3, 1.3, 0.3, 'in7')
block(4.45, 1.3, 0.5, 'cl2')
with at(-4.3, 0, 0.5, -8):
    oil_lamp()
with at(-3.1, -0.25, 0, 14):
    stethoscope()
with at(-2.35, -0.05, 0.26):
    spine()
ball(-1.45, -0.1, 0.3, 0.3, mat('ma5', 0.5, 0.3))
with at(-0.2, 0.05, 0.44, -62, 2.5):
    microscope()
with at(0.5, -0.25, 0.44):
    flask()
with at(1.2, 0.1):
    tube_rack()
with at(2.3, 0, 0.3):
    book_pile()
with at(2.28, 0, 0.77, -12):
    globe()
with at(3.25, -0.2, 0.085, 18):
    dumbbell('in7')
with at(3.42, 0.25, 0.085, -14):
    dumbbell('ma7')
with at(4.45, 0, 0.5, 0, 0.9):
    atom()
hour('soft', 40)
shoot('bench', dict(a=((0, 0, 0.74), 37.5, 0, 5, 112), p=((0, 0, 0.86), 39.5, 0, 5, 112)), bounces=4, ground=GROUND)
