"""Listvyanka, tea and coffee: tin, cup, coffee bag, dripper, teapot, caddy, spoon. Scene unit 1 dm."""
import math
import random

from mathutils import Vector

from kit.label import flat, paper, wrap
from kit.shape import add, box, dense, capsule_radii, group, lathe, loft, place, plane, rounded_rectangle, scatter, sheet, spline, tube
from kit.surface import glass, surface, wood

GREEN = '#20352a'


def celadon():
    return surface('celadon', '#a9b8a0', .22, coat=.45, tint_noise=(3.2, '#8fa08a', .8), rough_noise=(7, .08), bump=(6, .06, .02))


def tin(label='listvyanka-tin', lid=True):
    """A 100 g tin: 92 mm across, 128 mm high, lacquered dark green, with a paper label."""
    lacquer = surface('lacquer', GREEN, .34, coat=.35, rough_noise=(9, .06), bump=(30, .01, .002))
    brass = surface('brass', '#c79a4b', .28, 1, rough_noise=(20, .08))
    r = .46
    parts = [lathe('tin', [(0, .03), (r - .06, .03, .01), (r - .03, 0, .01), (r, .0, .012), (r, .06, .008), (r - .006, .066, .004), (r - .006, .98, .01), (r - .02, .99), (r - .02, .60), (0, .60)], lacquer, 192),
             wrap('label', r - .0045, .085, .955, 118, paper(label))]
    top = [lathe('lid', [(r - .012, 0), (r + .004, 0, .006), (r + .004, .22, .02), (r - .03, .255, .03), (r - .07, .24, .012), (0, .248)], lacquer, 192),
           lathe('line', [(r + .0045, .03), (r + .0062, .034, .002), (r + .0062, .052, .002), (r + .0045, .056)], brass, 128)]
    cover = group('lid', top)
    if lid:
        place(cover, (0, 0, .985))
    parts.append(cover)
    return group('tin', parts)


def cup(tea=True, glaze=None, radius=.42, height=.52):
    """A handleless cup: 84 mm across, 52 mm high, glaze thinning at the rim."""
    r, h = radius, height
    parts = [lathe('cup', [(0, .05), (.16, .05, .01), (.17, 0, .008), (.215, 0, .01), (.225, .05, .02), (r * .86, h * .36, .3), (r, h, .012), (r - .028, h + .002, .01), (r * .84 - .02, h * .40, .3), (.2, .085, .1), (0, .075)], glaze or celadon(), 160, steps=14)]
    if tea:
        liquor = surface('tea', '#a4521a', .03, trans=.75, ior=1.33, specular=.6)
        parts.append(lathe('tea', [(0, h * .76), (r * .92, h * .76, .004), (r * .965, h * .775)], liquor, 128))
    return group('cup', parts)


def tea_leaf(seed, material):
    """One twisted, dried leaf, about 12 mm long."""
    rng = random.Random(seed)
    n = 14
    bend = [rng.uniform(-1, 1) for _ in range(4)]
    path = []
    for i in range(n):
        t = i / (n - 1) - .5
        path.append((t * .15, .016 * math.sin(bend[0] * 4 * t + bend[1]), .013 * math.sin(bend[2] * 5 * t + bend[3] * 3)))
    radii = [.0125 * (math.sin(math.pi * (i + .6) / (n + .2)) ** .6) * (1 + .3 * math.sin(i * 1.7 + seed)) for i in range(n)]
    return tube('tea leaf', path, radii, material, 7, flat=.45)


def tea_heap(at, radius, height, count=620, seed=3, core=None, tip='#9a6f34'):
    """A heap of dried black tea, with tips of another color among the leaves."""
    dark = [surface('tea leaf', c, .6, bump=(40, .4, .004)) for c in ('#231a14', '#2e2018', '#3a2a1c')] + [surface('tip', tip, .6)]
    rng = random.Random(seed)
    kinds = [tea_leaf(k, dark[[0, 1, 2, 0, 1, 3][k % 6]]) for k in range(12)]

    def where(r):
        d = min(abs(r.gauss(0, .42)), .92) if core else abs(r.gauss(0, .42))
        a = r.uniform(0, 2 * math.pi)
        return Vector(at) + Vector((math.cos(a) * d * radius, math.sin(a) * d * radius, .006 + height * math.exp(-(d * 1.7) ** 2) * r.uniform(.2, 1)))

    out = []
    for k, kind in enumerate(kinds):
        out += scatter(kind, count // len(kinds), where, rng.randint(0, 999), (.7, 1.5), flat=k % 3 != 0)
    soil = surface('tea core', '#1d1510', .9)
    reach = core or radius * .62
    out.append(place(lathe('core', [(reach * k / 20, height * .7 * math.exp(-(k / 20 * 1.6) ** 2) - (0 if core else .05 * (k / 20) ** 3)) for k in range(21)], soil, 48), at))
    return out


def bean(material):
    """One roasted bean, 11 mm long, with its crease."""
    n, m = 28, 20
    verts, faces = [], []
    for j in range(m + 1):
        v = math.pi * j / m
        for i in range(n):
            u = 2 * math.pi * i / n
            x, y, z = .062 * math.cos(v), .044 * math.sin(v) * math.cos(u), .034 * math.sin(v) * math.sin(u)
            if z > 0:
                z *= .55
                z -= .022 * math.exp(-((y - .005 * math.sin(x * 60)) / .0065) ** 2) * math.sin(v)
            verts.append((x, y, -z))
    for j in range(m):
        for i in range(n):
            faces.append((j * n + i, j * n + (i + 1) % n, (j + 1) * n + (i + 1) % n, (j + 1) * n + i))
    obj = add('bean', verts, faces, material, None, 180)
    return obj


def beans(where, count=120, seed=1, colors=('#3b2114', '#472918', '#32190f')):
    out = []
    for k, color in enumerate(colors):
        roast = surface('roast', color, .34, coat=.15, bump=(60, .15, .003), rough_noise=(20, .1))
        out += scatter(bean(roast), count // 3, where, seed + k, (.85, 1.12))
    return out


def coffee_bag(label='listvyanka-coffee', color='#1f2f26', tie_color='#b8862b'):
    """A 250 g bag of kraft-lined paper with side gussets, folded shut: 90 × 65 × 210 mm."""
    kraft = surface('bag', color, .62, bump=(16, .12, .02), rough_noise=(6, .08), specular=.35)
    w, d, h = .98, .62, 1.72
    n, rows = 96, 60
    verts, faces = [], []
    rng = random.Random(4)
    wrinkles = [(rng.uniform(3, 9), rng.uniform(-6, 6), rng.uniform(0, 6)) for _ in range(7)]
    ring = dense(rounded_rectangle(w, d, .07, 0, 10), .03)
    for k in range(rows + 1):
        t = k / rows
        z = h * t
        squeeze = max(0, (t - .62) / .38) ** 1.6
        for x, y in ring:
            depth = d / 2 * (1 - squeeze * .93)
            belly = 1 + .10 * math.sin(math.pi * min(t / .8, 1)) * (1 - abs(x) / w)
            yy = y / (d / 2) * depth * belly
            side = abs(x) > w / 2 - .075
            xx = x
            if side:
                gusset = .09 * math.sin(math.pi * min(1, t * 1.05)) * (1 - abs(y) / (d / 2)) + squeeze * .16 * (1 - abs(y) / (d / 2))
                xx = x - math.copysign(gusset, x)
            crease = sum(math.sin(p * x * 1.4 + q * z + f) for p, q, f in wrinkles) * .0035 * (.5 + 2.2 * squeeze)
            if z < .03:
                crease *= z / .03
            verts.append((xx, yy + math.copysign(crease, y), z))
    m = len(ring)
    for k in range(rows):
        for i in range(m):
            faces.append((k * m + i, k * m + (i + 1) % m, (k + 1) * m + (i + 1) % m, (k + 1) * m + i))
    faces.append(tuple(reversed(range(m))))
    body = add('bag', verts, faces, kraft, None, 50)
    roll = place(box('fold', (w * .985, .085, .24), kraft, .02, .03), (0, -.005, h - .06))
    tie = surface('tie', tie_color, .35, .6)
    band = place(box('tie', (w * 1.06, .10, .045), tie, .01, .012), (0, -.005, h + .05))
    sheet_label = sheet('label', (.74, .94), lambda x, y: 0, paper(label, .65), 30)
    for v in sheet_label.data.vertices:
        x, z = v.co.x, v.co.y + .70
        t = z / h
        squeeze = max(0, (t - .62) / .38) ** 1.6
        belly = 1 + .10 * math.sin(math.pi * min(t / .8, 1)) * (1 - abs(x) / w)
        crease = sum(math.sin(p * x * 1.4 + q * z + f) for p, q, f in wrinkles) * .0035 * (.5 + 2.2 * squeeze)
        v.co = (x, -d / 2 * (1 - squeeze * .93) * belly - abs(crease) - .004, z)
    return group('coffee bag', [body, roll, band, sheet_label])


def dripper(server=True, coffee=True, filter_paper=True):
    """A ceramic dripper on a glass server: 115 mm across, 225 mm high together."""
    white = surface('porcelain', '#efe9dd', .18, coat=.5, bump=(8, .02, .01))
    z = 1.18 if server else 0
    parts = [place(lathe('flange', [(.16, 0), (.50, 0, .01), (.52, .04, .02), (.50, .055, .01), (.22, .06, .03)], white, 160), (0, 0, z)),
             place(lathe('cone', [(.14, .03), (.17, .05, .02), (.555, .80, .02), (.58, .86, .012), (.545, .865, .01), (.51, .78, .03), (.10, .07)], white, 160), (0, 0, z)),
             place(tube('handle', spline([(.42, 0, .56), (.66, 0, .66), (.78, 0, .54), (.72, 0, .34), (.50, 0, .20), (.3, 0, .22)], 10), .042, white, 20, flat=.6), (0, 0, z))]
    if filter_paper:
        sheet_white = surface('filter', '#efe6d6', .9, trans=.15, bump=(90, .1, .003))
        parts.append(place(lathe('filter', [(.10, .09), (.515, .84), (.60, 1.0)], sheet_white, 96), (0, 0, z)))
        if coffee:
            bed = surface('bed', '#2b1710', .55, bump=(60, .6, .01), coat=.3)
            parts.append(place(lathe('bed', [(0, .56), (.2, .57), (.34, .60), (.385, .63)], bed, 96), (0, 0, z)))
    if server:
        clear = glass('server', '#f4faf8', 0, 1.46)
        outer = [(0, 0), (.50, 0, .06), (.62, .16, .2), (.60, .50, .3), (.36, .92, .2), (.34, 1.08, .04), (.40, 1.16, .01)]
        inner = [(.376, 1.162, .005), (.318, 1.08, .04), (.338, .90, .2), (.576, .48, .3), (.594, .17, .2), (.48, .028, .06), (0, .028)]
        parts.append(lathe('server', outer + inner, clear, 160, steps=12))
        parts.append(tube('grip', spline([(.36, 0, .98), (.62, 0, 1.0), (.80, 0, .86), (.82, 0, .6), (.72, 0, .36), (.60, 0, .30)], 10), .045, clear, 20, flat=.7))
        if coffee:
            brew = glass('brew', '#7a3410', 0, 1.34)
            parts.append(lathe('coffee', [(0, .0275), (.478, .0275, .06), (.5925, .17, .2), (.585, .38, .004), (0, .38)], brew, 128, steps=10))
    return group('dripper', parts)


def teapot(glaze=None):
    """A round pot of 0.6 l with a bamboo-dark handle: 165 mm wide."""
    g = glaze or celadon()
    parts = [lathe('pot', [(0, .04), (.36, .04, .01), (.38, 0, .01), (.44, 0, .012), (.48, .05, .03), (.78, .36, .3), (.70, .78, .3), (.34, .97, .06), (.30, .98), (.28, .9)], g, 160, steps=16),
             lathe('lid', [(.31, .955), (.335, .975, .01), (.30, 1.02, .05), (.10, 1.08, .04), (.07, 1.12, .03), (.11, 1.19, .05), (.06, 1.235, .04), (0, 1.238)], g, 128, steps=10)]
    spout = spline([(.62, 0, .38), (.86, 0, .48), (.98, 0, .70), (1.12, 0, .92), (1.17, 0, .97)], 10)
    parts.append(tube('spout', spout, [.17 - .115 * min(1, i / len(spout) * 1.15) for i in range(len(spout))], g, 32))
    bamboo = surface('cane', '#8a5f34', .5, bump=(30, .3, .01), tint_noise=(6, '#6d4725', .6))
    arch = spline([(-.50, 0, .86), (-.62, 0, 1.2), (-.42, 0, 1.62), (0, 0, 1.78), (.42, 0, 1.62), (.62, 0, 1.2), (.50, 0, .86)], 12)
    parts.append(tube('arch', arch, [.042 + .006 * (i % 12 < 2) for i in range(len(arch))], bamboo, 20))
    return group('teapot', parts)


def caddy():
    """A caddy of cherry wood with a turned lid: 90 mm across, 110 mm high."""
    cherry = wood('cherry', '#a5643a', '#7d4426', 'z', 1.6, .4, .25)
    return group('caddy', [lathe('caddy', [(0, 0), (.42, 0, .02), (.45, .04, .03), (.45, .82, .01), (.43, .83)], cherry, 160),
                           lathe('lid', [(.43, .835), (.455, .84, .01), (.455, 1.0, .03), (.40, 1.05, .06), (.09, 1.06, .02), (.07, 1.1, .03), (.10, 1.17, .04), (0, 1.2)], cherry, 160),
                           wrap('label', .4515, .30, .62, 92, paper('listvyanka-caddy', .5))])


def scoop(material=None, length=1.5):
    """A carved spoon, bowl toward +x."""
    oak = material or wood('spoon', '#b98a58', '#8d6238', 'x', 2.4, .5)
    n, m = 40, 16
    verts, faces = [], []
    for i in range(n + 1):
        t = i / n
        x = -length * .62 + length * t
        bowl = math.exp(-((t - .84) / .13) ** 2)
        half = .035 + .215 * bowl * (1 if t < .995 else 0) if t < 1 else .002
        if t > .84:
            half = .25 * math.sqrt(max(0, 1 - ((t - .84) / .163) ** 2)) + .002
        for j in range(m + 1):
            s = j / m * 2 - 1
            verts.append((x, s * half, .075 + .05 * (1 - t) * 2 * (1 - t) - .085 * bowl * (1 - s * s)))
    for i in range(n):
        for j in range(m):
            a = i * (m + 1) + j
            faces.append((a, a + 1, a + m + 2, a + m + 1))
    obj = add('spoon', verts, faces, oak, None, 180)
    solid = obj.modifiers.new('thick', 'SOLIDIFY')
    solid.thickness, solid.offset = .035, -1
    bevel = obj.modifiers.new('round', 'BEVEL')
    bevel.width, bevel.segments, bevel.limit_method = .012, 3, 'ANGLE'
    return group('spoon', [place(obj, (0, 0, .03))])
