"""The college building, so that it is the same house in every picture: arcades, frieze, coping, tower, lotus."""
from props import *

STOREY = 3.5
LOTUS = ('tu5', 'ma5', 'cl0', 'in8')


def arch(width, spring, rise, thickness=0.1, material='ivory'):
    """Arch in the XZ plane between two pillars; its feet stand at height spring."""
    half = width / 2
    curve = [(half * math.sin(t), 0, spring + rise * math.cos(t)) for t in np.linspace(-1.57, 1.57, 15)]
    tube([(-half, 0, spring), *curve, (half, 0, spring)], thickness, material)


def roof(length, depth, z):
    """White parapet with the woven frieze and a red coping, standing on z; front at -depth / 2."""
    box(0, 0, z, length, depth, 0.75, 'white', 0.05)
    box(0, 0, z + 0.72, length + 0.25, depth + 0.25, 0.14, 'ma7', 0.03)
    with at(0, -depth / 2 - 0.01):
        zari(length, z + 0.12, 0.5, 'in8')


def wing(length, windows, floors=3, depth=7, bay=3.0, lit=0.6):
    """Storeys of arcades with railings, front at y=0. windows = material of the lit ones, lit = their share."""
    chance = random.Random(5)
    bays = round(length / bay)
    width = (length - 0.4) / bays
    box(0, depth / 2 + 1.1, 0, length - 0.3, depth - 2.2, STOREY * floors, 'white', 0.04)
    box(0, depth / 2, 0, length + 0.2, depth + 0.2, 0.36, 'cl3', 0.05)
    for floor in range(floors):
        z = floor * STOREY
        if floor:
            box(0, depth / 2, z - 0.28, length + 0.5, depth + 0.5, 0.3, 'ivory', 0.05)
        for i in range(bays + 1):
            box(-length / 2 + 0.2 + i * width, 0.25, z + 0.2, 0.34, 0.34, STOREY - 0.4, 'white', 0.03)
        for i in range(bays):
            x = -length / 2 + 0.2 + (i + 0.5) * width
            with at(x, 0.25, z):
                arch(width - 0.42, 2.35, 0.62)
            if floor:
                box(x, 0.22, z + 0.02, width - 0.34, 0.1, 0.18, 'ma7', 0.02)
                box(x, 0.22, z + 0.98, width - 0.34, 0.09, 0.09, 'ma7', 0.02)
                for k in range(9):
                    box(x - width / 2 + 0.3 + k * (width - 0.5) / 8, 0.22, z + 0.2, 0.05, 0.05, 0.8, 'in7', 0)
            pane = windows if chance.random() < lit else 'in7'
            box(x - 0.45, 2.16, z + 1.15, 1.25, 0.12, 1.45, pane, 0.03)
            box(x - 0.45, 2.08, z + 1.2, 0.07, 0.1, 1.35, 'white', 0)
            box(x - 0.45, 2.08, z + 1.85, 1.2, 0.1, 0.07, 'white', 0)
            box(x + 0.85, 2.16, z + 0.3, 0.8, 0.12, 2.2, 'wood2', 0.03)
    box(0, depth / 2, floors * STOREY - 0.28, length + 0.5, depth + 0.5, 0.3, 'ivory', 0.05)
    with at(0, depth / 2):
        roof(length + 0.1, depth + 0.1, floors * STOREY)


def jaali(width, height, material='terra'):
    """Pierced screen in the XZ plane."""
    columns, rows = int(width / 0.46), int(height / 0.46)
    for i in range(columns + 1):
        box(-width / 2 + i * width / columns, 0, 0, 0.1, 0.16, height, material, 0)
    for j in range(rows + 1):
        box(0, 0, j * height / rows - 0.05, width, 0.16, 0.1, material, 0)
    for i in range(columns):
        for j in range(rows):
            x = -width / 2 + (i + 0.5) * width / columns
            if (i + j) % 2:
                box(x, 0, j * height / rows, 0.1, 0.12, height / rows, material, 0)
            else:
                box(x, 0, (j + 0.5) * height / rows - 0.05, width / columns, 0.12, 0.1, material, 0)


def tank():
    """Black water tank with ribs and a lid, on z=0."""
    profile = [(0.86, 0)]
    for k in range(6):
        profile += [(0.9, 0.08 + 0.22 * k), (0.9, 0.2 + 0.22 * k), (0.83, 0.23 + 0.22 * k), (0.83, 0.27 + 0.22 * k)]
    lathe([*profile, (0.6, 1.52), (0.32, 1.62), (0.3, 1.7), (0.36, 1.7), (0.34, 1.78)], mat('33363F', 0.6, 0.3))


def solar_panels(count=3):
    """A row along X, lighter than any ground that it is seen against."""
    for i in range(count):
        x = i * 1.9
        box(x, 0, 0, 1.76, 2.26, 0.07, 'cl1', 0.02, rx=22)
        box(x, -0.02, 0.06, 1.62, 2.12, 0.05, 'in5', 0.01, rx=22)
        for side in (-0.27, 0.27):
            box(x + side, -0.025, 0.075, 0.05, 2.12, 0.05, 'in3', 0, rx=22)


def cut_open_front(length, depth, top, columns, storeys, storey):
    """What the cut-open house shows of the college: an arch over every room and the roof."""
    width = length / columns
    for row in range(storeys):
        for column in range(columns):
            with at((column - (columns - 1) / 2) * width, -depth / 2 - 0.03, row * storey):
                arch(width - 0.2, storey - 0.78, 0.55, 0.075)
    box(0, 0, top - 0.16, length + 0.2, depth + 0.5, 0.5, 'white', 0.04)
    box(0, 0, top + 0.34, length + 0.5, depth + 0.8, 0.12, 'ma7', 0.03)
    with at(0, -depth / 2 - 0.27):
        zari(length + 0.1, top - 0.08, 0.34, 'in8')


def low_tower(width, depth, z, height, lotus):
    """Foot of the tower on the roof of a cut-open house, with the lotus; lotus = its radius."""
    with at(0, 0.3, z):
        box(0, 0, 0, width, depth - 0.4, height, 'white', 0.04)
        box(0, 0, height, width + 0.3, depth - 0.1, 0.1, 'ma7', 0.03)
        with at(0, -depth / 2 + 0.19):
            zari(width - 0.04, 0.05, height - 0.1, 'in8')
        with at(0, -depth / 2 + 0.1, height + 0.1):
            lotus3(lotus, vert=True, half=True, cs=LOTUS, t=0.07)
