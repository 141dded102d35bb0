"""Ornelle, skin care: serum with dropper, candle, jar, tube, soap, towel. Scene unit 1 dm."""
import math

import bpy

from kit.label import ink, label_path, paper, wrap
from kit.shape import add, box, group, lathe, loft, place, rounded_rectangle, sheet, spline, tube
from kit.surface import glass, linear, linen, surface

COPPER = dict(color='#c98f6a', rough=.24, metal=1, rough_noise=(30, .05))
BROWN = dict(color='#2f211d', rough=.42, bump=(90, .04, .003))


def serum(label='ornelle-serum'):
    """A 30 ml amber bottle with its dropper: 34 mm across, 100 mm high."""
    amber = glass('amber', '#e2a05a', .0)
    oil = glass('oil', '#f4c98a', 0, 1.44)
    copper, brown = surface('copper', **COPPER), surface('rubber', **BROWN)
    r = .19
    outer = [(.0, .018), (.10, .018, .02), (.135, 0, .012), (r, 0, .03), (r, .60, .085), (.085, .655, .03), (.082, .72, .01)]
    inner = [(.066, .72, .005), (.068, .648, .03), (r - .018, .585, .075), (r - .018, .045, .04), (0, .04)]
    parts = [
        lathe('bottle', outer + inner, amber, 160),
        lathe('oil', [(0, .039), (r - .0175, .044, .04), (r - .0175, .44, .004), (r - .03, .436, .004), (0, .434)], oil, 128),
        wrap('label', r + .0015, .11, .49, 150, paper(label)),
        lathe('collar', [(.07, .665), (.108, .665, .008), (.108, .80, .01), (.07, .80)], copper, 128),
        lathe('collar line', [(.1085, .682), (.1098, .685), (.1085, .688)], copper, 96),
        lathe('bulb', [(.05, .795), (.082, .80, .01), (.076, .86, .05), (.068, .97, .05), (.066, 1.05, .062), (0, 1.058)], brown, 128, steps=12),
        lathe('pipette', [(0, .10), (.012, .10, .004), (.026, .2, .05), (.026, .74), (.02, .74), (.02, .2, .04), (0, .12)], glass('tube', '#ffe9d0'), 48),
    ]
    return group('serum', parts)


def candle(lit=True, flame_power=2.2, label='ornelle-candle'):
    """A 190 g candle in a stoneware cup: 82 mm across, 88 mm high. Its flame is drawn by `kit.flame`."""
    cup = surface('stoneware', '#e4d3c6', .55, rough_noise=(14, .12), bump=(50, .10, .004), tint_noise=(60, '#cdb7a7', .35), coat=.1)
    wax = surface('wax', '#f7ecdc', .42, sub=.85, sub_color='#fbe3bd', sub_radius=.25, bump=(12, .06, .01))
    char = surface('wick', '#15110f', 1)
    r = .42
    parts = [
        lathe('cup', [(0, .0), (.36, 0, .03), (r, .05, .06), (r, .86, .012), (r - .035, .86, .012), (r - .035, .10, .05), (0, .10)], cup, 160),
        lathe('wax', [(0, .695), (.07, .69), (.2, .70), (.34, .708, .02), (r - .034, .735, .01), (r - .034, .11)], wax, 128),
        wrap('label', r + .0012, .20, .66, 62, paper(label)),
        tube('wick', spline([(0, 0, .68), (.004, 0, .75), (.02, 0, .80), (.045, .004, .825)], 6), .011, char, 12),
    ]
    if lit:
        light = bpy.data.lights.new('flame', 'POINT')
        light.energy, light.color, light.shadow_soft_size = flame_power, linear('#ff9a4a')[:3], .05
        bulb = bpy.data.objects.new('flame light', light)
        bpy.context.scene.collection.objects.link(bulb)
        bulb.location = (.035, 0, .95)
        parts.append(bulb)
    return group('candle', parts)


def jar(lid=True):
    """A 50 ml jar of frosted white glass with a copper lid: 66 mm across, 46 mm high."""
    white = surface('opal', '#efe7df', .32, sub=.25, sub_radius=.1, coat=.25)
    r = .33
    parts = [
        lathe('jar', [(0, .01), (.25, .01, .01), (.28, 0, .01), (r, 0, .05), (r, .29, .03), (.29, .30)], white, 160),
        wrap('print', r + .0008, .06, .235, 100, ink('ornelle-jar', '#3b2a26', .5)),
    ]
    top = lathe('lid', [(.28, .305), (r + .004, .305, .008), (r + .004, .455, .018), (0, .46)], surface('copper', **COPPER), 160)
    if not lid:
        cream = surface('cream', '#f6efe6', .3, sub=.6, sub_color='#fff3e4', sub_radius=.1)
        n = 60
        swirl = [(0.0001 + .28 * i / n, .25 + .02 * math.sin(i * .55) * (1 - i / n)) for i in range(n + 1)]
        parts += [lathe('rim', [(.29, .26), (.30, .30, .01), (.30, .345, .01), (.275, .345, .005), (.275, .2)], white, 128), lathe('cream', swirl, cream, 128)]
        place(top, (.44, -.62, -.305))
    return group('jar', parts + [top])


def soap(color='#d8c0aa', other='#cdb09a'):
    """A bar of soap, 78 × 52 × 24 mm, with the pressed frame worn by hand."""
    body = surface('soap', color, .38, sub=.5, sub_radius=.15, tint_noise=(5, other, .6), bump=(9, .08, .02))
    bar = loft('soap', lambda i: rounded_rectangle(.78, .52, .17, i, 12), [(.10, 0), (0, .02, .06), (0, .21, .07), (.07, .245, .03), (.095, .232, .01), (.24, .229)], body, steps=8)
    return group('soap', [bar])


def tube_pack():
    """A 75 ml cream tube standing on its cap: 160 mm high."""
    skin = surface('tube', '#d9b9a4', .38, coat=.15, bump=(7, .02, .02))
    brown = surface('cap', **BROWN)
    verts, faces, rows, n = [], [], 40, 72
    for k in range(rows + 1):
        t = k / rows
        flat = t ** 1.7
        for i in range(n):
            a = 2 * math.pi * i / n
            x = math.cos(a) * (.245 * (1 - flat) + .36 * flat)
            y = math.sin(a) * (.245 * (1 - flat) + .008 * flat)
            verts.append((x, y, .36 + 1.22 * t))
    for k in range(rows):
        for i in range(n):
            faces.append((k * n + i, k * n + (i + 1) % n, (k + 1) * n + (i + 1) % n, (k + 1) * n + i))
    faces.append(tuple(rows * n + i for i in range(n)))
    body = add('tube', verts, faces, skin, None, 60)
    crimp = box('crimp', (.725, .02, .09), skin, .004, .004)
    place(crimp, (0, 0, 1.57))
    words = sheet('print', (.42, 1.0), lambda x, y: 0, ink('ornelle-tube', '#3b2a26', .5), 40)
    for v in words.data.vertices:
        x, z = v.co.x, v.co.y + .98
        t = (z - .36) / 1.22
        flat = max(t, 0) ** 1.7
        rx, ry = .245 * (1 - flat) + .36 * flat, .245 * (1 - flat) + .008 * flat
        v.co = (x, -ry * math.sqrt(max(0, 1 - (x / rx) ** 2)) - .002, z)
    parts = [body, crimp, words,
             lathe('shoulder', [(.2, .33), (.245, .345, .01), (.246, .37)], skin, 96),
             lathe('cap', [(0, 0), (.235, 0, .02), (.245, .34, .02), (.1, .35)], brown, 128)]
    return group('tube pack', parts)


def folded_towel(layers=2, size=(1.9, 1.2), thick=.14, color='#efe2d4', shade='#d9c4b2', seed=0):
    """Makes a folded towel: each layer a soft slab with a rolled front edge and cloth waves."""
    cloth = linen('towel', color, shade, 150)
    parts = []
    for k in range(layers):
        w, d = size[0] - .04 * k, size[1] - .03 * k
        ring, n = [], 30
        for i in range(n + 1):
            t = i / n
            ring.append((-d / 2 + t * (d - thick), 0.0))
        section = [(d / 2, 0)] + [(-d / 2 + thick / 2 - thick / 2 * math.sin(math.pi * i / 16), thick / 2 - thick / 2 * math.cos(math.pi * i / 16)) for i in range(17)] + [(d / 2, thick)]
        dense = []
        for (y0, z0), (y1, z1) in zip(section, section[1:]):
            steps = 40 if abs(y1 - y0) > .3 else 1
            dense += [(y0 + (y1 - y0) * i / steps, z0 + (z1 - z0) * i / steps) for i in range(steps)]
        dense.append(section[-1])
        m = 90
        verts, uv, faces = [], [], []
        for i in range(m + 1):
            x = (i / m - .5) * w
            for j, (y, z) in enumerate(dense):
                wave = .012 * math.sin(3.1 * x + 5 * y + k * 2 + seed) + .009 * math.sin(7.3 * x - 4 * y + k + seed)
                verts.append((x, y + .02 * math.sin(2.3 * x + k * 1.7), k * thick * .98 + z + wave * (1 if z > .02 else .2)))
                uv.append((i / m * w / 1.2, j / len(dense) * 2 * d / 1.2))
        n = len(dense)
        for i in range(m):
            for j in range(n - 1):
                faces.append((i * n + j, (i + 1) * n + j, (i + 1) * n + j + 1, i * n + j + 1))
        slab = add('towel', verts, faces, cloth, uv, 180)
        slab.modifiers.new('thick', 'SOLIDIFY').thickness = .02
        parts.append(slab)
    return group('folded towel', parts)
