"""A kitchen to use things in: tiles, worktop, board, fruit, cloth. Scene unit 1 dm."""
import math
import random

import bpy
from mathutils import Matrix, Vector

from kit.shape import add, box, lathe, place, prism, rounded_rectangle, scatter, sheet, tube
from kit.surface import linen, surface, wood


def tiles(columns, rows, size, at, color='#e9e5dc', other='#d9d3c6', seed=2, tall=1.0):
    """Sets hand-made tiles on a wall facing -y: each a little askew, so that light breaks differently on each."""
    rng = random.Random(seed)
    gap = size * .03
    verts, faces = [], []
    for c in range(columns):
        for r in range(rows):
            w, h, e = size - gap, size * tall - gap, size * .025
            center = Vector(((c - columns / 2 + .5) * size, rng.uniform(-.006, .006), (r + .5) * size * tall))
            tilt = Matrix.Rotation(rng.gauss(0, .012), 3, 'X') @ Matrix.Rotation(rng.gauss(0, .012), 3, 'Z')
            start = len(verts)
            for inset, y in ((0, .05), (0, e), (e * .35, e * .3), (e, 0)):
                for x, z in ((-w / 2 + inset, -h / 2 + inset), (w / 2 - inset, -h / 2 + inset), (w / 2 - inset, h / 2 - inset), (-w / 2 + inset, h / 2 - inset)):
                    verts.append(center + tilt @ Vector((x, y, z)))
            for k in range(3):
                for i in range(4):
                    j = (i + 1) % 4
                    faces.append((start + k * 4 + i, start + k * 4 + j, start + k * 4 + 4 + j, start + k * 4 + 4 + i))
            faces.append(tuple(start + 12 + i for i in range(4)))
    glaze = surface('glaze', color, .13, coat=.4, tint_noise=(1.1, other, .7), bump=(3.2, .10, .03), rough_noise=(5, .05))
    wall = add('tiles', verts, faces, glaze, None, 30)
    place(wall, at)
    grout = surface('grout', '#cfc8ba', .95)
    w, h = columns * size / 2, rows * size * tall
    place(add('grout', [(-w, .03, 0), (w, .03, 0), (w, .03, h), (-w, .03, h)], [(0, 1, 2, 3)], grout), at)
    return wall


def worktop(width=30, depth=8, thick=.5, at=(0, 0, 0), color='#d8d2c8', speck='#8f8a82', rough=.3):
    """Lays a stone worktop whose top is the floor of the set."""
    stone = surface('worktop', color, rough, tint_noise=(26, speck, .16), rough_noise=(7, .08), coat=.1)
    return place(box('worktop', (width, depth, thick), stone, .05, .06), (at[0], at[1], at[2] - thick))


def board(size=(3.2, 2.0, .2), at=(0, 0, 0), turn=0):
    """A chopping board of oak with a hole to hang it by."""
    oak = wood('oak', '#c79f6d', '#9c7443', 'x', 1.0, .5)
    return place(box('board', size, oak, .28, .05), at, (0, 0, turn))


def lemon(at, turn=(0, 0, 0), color='#e8b93c', size=.36):
    peel = surface('peel', color, .42, bump=(16, .30, .02), coat=.15, sub=.1, sub_color='#f0c94a', tint_noise=(3, '#d9a52e', .8))
    fruit = lathe('lemon', [(0, -1.28), (.10, -1.24, .05), (.18, -1.1, .12), (.62, -.75, .5), (.78, 0, .9), (.62, .75, .5), (.2, 1.1, .14), (.1, 1.2, .05), (0, 1.22)], peel, 64, steps=8)
    return place(fruit, at, turn, size)


def orange(at, radius=.38, color='#e07a28'):
    peel = surface('orange', color, .45, bump=(22, .35, .015), coat=.1, sub=.1, sub_color='#f09a3a', tint_noise=(2, '#d5661c', .8))
    steps = 40
    fruit = lathe('orange', [(radius * math.cos(a) if -1.57 < a < 1.57 else 0, radius * .95 * math.sin(a) - (.03 * math.exp(-((a - 1.57) * 5) ** 2))) for a in [-math.pi / 2 + math.pi * i / steps for i in range(steps + 1)]], peel, 64)
    return place(fruit, (at[0], at[1], at[2] + radius * .93))


def toast(at, turn=(0, 0, 0), size=1.3):
    """A slice of toasted bread, upright, facing -y: `size` wide."""
    crust = surface('crust', '#7a4520', .8, bump=(14, .4, .02), tint_noise=(6, '#94592c', .6))
    crumb = surface('crumb', '#d09a58', .9, bump=(26, .9, .03), tint_noise=(9, '#a3662e', .7))
    w = size / 2
    outline = [(-w * .9, 0, .12), (w * .9, 0, .12), (w * .9, w * 1.05, .1), (w * 1.04, w * 1.5, .3), (w * .62, w * 1.96, .5), (-w * .62, w * 1.96, .5), (-w * 1.04, w * 1.5, .3), (-w * .9, w * 1.05, .1)]
    slice_ = prism('crust', outline, .17, crust, .03)
    inner = [(x * .93, w * .06 + z * .93, *r) for x, z, *r in outline]
    return [place(obj, at, turn) for obj in (slice_, prism('crumb', inner, .176, crumb, .008))]


def berries(where, count=40, seed=1, color='#5d2140', radius=.10):
    """Scatters round berries."""
    skin = surface('berry', color, .35, coat=.2, tint_noise=(4, '#7d2c52', .7), bump=(40, .2, .006))
    steps = 14
    ball = lathe('berry', [(radius * max(0, math.cos(a)), radius * math.sin(a)) for a in [-math.pi / 2 + math.pi * k / steps for k in range(steps + 1)]], skin, 24)
    return scatter(ball, count, where, seed, (.8, 1.2))


def bowl(radius, height, material, thick=.04):
    """A turned bowl."""
    r = radius
    return lathe('bowl', [(0, .04), (r * .38, .04), (r * .42, 0, .01), (r * .46, 0, .01), (r * .5, .04, .03), (r * .88, height * .45, .3), (r, height, .015), (r - thick, height, .015), (r * .85 - thick, height * .5, .3), (r * .45, .11, .15), (0, .1)], material, 128, steps=10)


def cloth(size, at, turn=0, color='#e3dccd', shade='#c9bfab', seed=1, stripe=None):
    """A linen cloth laid in loose waves."""
    rng = random.Random(seed)
    waves = [(rng.uniform(.8, 3.2), rng.uniform(.8, 3.2), rng.uniform(0, 6), rng.uniform(.3, 1)) for _ in range(6)]

    def height(x, y):
        h = sum(a * math.sin(p * x + q * y + f) for p, q, f, a in waves) / 4
        fold = math.exp(-((x * .6 + y * .8 - .2) / .12) ** 2) * .10 + math.exp(-((x * .9 - y * .3 + .5) / .10) ** 2) * .08
        return .03 + max(0, .05 * h) + fold

    obj = sheet('cloth', size, height, linen('cloth', color, shade, 110 * size[0] / 2), 180)
    solid = obj.modifiers.new('thick', 'SOLIDIFY')
    solid.thickness = .015
    return place(obj, at, (0, 0, turn))
