"""A room to furnish: plank floor, plaster wall, books, rug. Scene unit 1 m."""
import math
import random

from kit.shape import add, box, lathe, place, tube
from kit.surface import surface, wood


def planks(width=6, depth=4, board=.14, at=(0, 0, 0), light='#d3b58c', dark='#b08b5e', seed=3):
    """Lays floor boards along x, each cut from another part of the grain."""
    rng = random.Random(seed)
    tones = [wood(f'plank {k}', light, dark, 'x', 3.2 + .3 * k, .42) for k in range(3)]
    row = 0
    y = -depth / 2
    while y < depth / 2:
        x = -width / 2 - rng.uniform(0, 1.2)
        while x < width / 2:
            length = rng.uniform(1.3, 2.2)
            shift = rng.uniform(-9, 9), rng.uniform(-9, 9)
            obj = box('plank', (length - .002, board - .002, .02), rng.choice(tones), .0015, .0012, 2)
            for v in obj.data.vertices:
                v.co.x += shift[0]
                v.co.y += shift[1]
            place(obj, (at[0] + x + length / 2 - shift[0], at[1] + y + board / 2 - shift[1], at[2] - .02))
            x += length
        y += board
        row += 1


def wall(at_y=1.0, color='#e9e3d6', other='#e2dbcc', skirting=True, width=10, height=4):
    plaster = surface('plaster', color, .95, bump=(3.5, .10, .02), tint_noise=(1.3, other, .8), specular=.1)
    place(box('wall', (width, .1, height), plaster, .002, .002), (0, at_y + .05, 0))
    if skirting:
        place(box('skirting', (width, .016, .09), surface('skirting', '#f1ece2', .5), .003, .004), (0, at_y - .008, 0))


def books(at, titles=4, seed=1, flat=True, colors=('#7d8a78', '#c9b79a', '#b0614a', '#e3dccb', '#3b463f')):
    """Stacks cloth-bound books."""
    rng = random.Random(seed)
    z = at[2]
    page = surface('pages', '#efe7d6', .9, bump=(300, .4, .001))
    for k in range(titles):
        w, d, t = rng.uniform(.20, .24), rng.uniform(.145, .17), rng.uniform(.018, .032)
        cloth = surface('cover', colors[(k + seed) % len(colors)], .8, bump=(500, .3, .0006))
        turn = rng.uniform(-7, 7)
        block = place(box('block', (w - .006, d - .006, t - .006), page, .001, .001), (at[0], at[1], z + .003), (0, 0, turn))
        for dz in (0, t - .003):
            place(box('cover', (w, d, .003), cloth, .002, .001), (at[0], at[1], z + dz), (0, 0, turn))
        spine = place(box('spine', (w, .004, t), cloth, .001, .0015), (at[0] + math.sin(math.radians(turn)) * d / 2, at[1] - math.cos(math.radians(turn)) * d / 2, z), (0, 0, turn))
        z += t + .0005
    return z


def book_row(at, width, seed=1, colors=('#7d8a78', '#c9b79a', '#b0614a', '#e3dccb', '#3b463f', '#8a8d91')):
    """Stands books in a row along x from a place, their spines toward -y; the last one leans."""
    rng = random.Random(seed)
    page = surface('pages', '#efe7d6', .9, bump=(300, .4, .001))
    x = at[0]
    while x < at[0] + width - .05:
        t, d, h = rng.uniform(.018, .042), rng.uniform(.14, .19), rng.uniform(.19, .27)
        cloth = surface('cover', rng.choice(colors), .8, bump=(500, .3, .0006))
        last = x + t > at[0] + width - .07
        tilt = (0, -9, 0) if last else (0, 0, 0)
        x += .045 if last else 0
        y = at[1] + rng.uniform(-.006, .006)
        place(box('pages', (t - .006, d - .006, h - .008), page, .001, .001), (x + t / 2, y, at[2] + .004), tilt)
        for dx in (.0015, t - .0015):
            place(box('cover', (.003, d, h), cloth, .001, .001), (x + dx, y, at[2]), tilt)
        place(box('spine', (t, .006, h), cloth, .002, .001), (x + t / 2, y - d / 2, at[2]), tilt)
        x += t + .0008


def rug(radius, at, color='#d8cfbd', other='#c6bba5'):
    """A round woven rug."""
    yarn = surface('rug', color, 1, sheen=.3, tint_noise=(160, other, .6), bump=(220, .8, .006), specular=0)
    return place(lathe('rug', [(0, .012), (radius - .01, .012, .004), (radius, .006, .004), (radius, 0)], yarn, 160), at)
