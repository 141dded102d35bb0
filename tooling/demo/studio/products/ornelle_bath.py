"""Ornelle's things of cloth, soap and tin: wrapped soap, waffle towels, lip balm. Scene unit 1 dm."""
import math

from kit.label import flat, paper
from kit.shape import add, group, lathe, place, plane, rounded_rectangle
from kit.surface import linen, surface
from products.ornelle import COPPER, soap

#: Undyed, clay and umber: each with the shade between its threads.
TOWELS = (('#8d7265', '#6d5549'), ('#c9a08b', '#ab816c'), ('#efe4d6', '#d5c3b0'))


def ring_band(size, width, corner, material, at=(0, 0, 0)):
    """A paper band around a bar that lies along x: `size` is its depth and height."""
    ring = rounded_rectangle(size[0], size[1], corner, 0, 10)
    verts = [(x, y, z + size[1] / 2) for x in (-width / 2, width / 2) for y, z in ring]
    n = len(ring)
    faces = [(k, (k + 1) % n, (k + 1) % n + n, k + n) for k in range(n)]
    return place(add('band', verts, faces, material, None, 40), at)


def wrapped_soap():
    """A bar of soap in a paper band: 78 × 52 × 25 mm."""
    plain = surface('band', '#f4efe9', .6, bump=(220, .05, .002))
    words = plane('label', (.30, .367), paper('ornelle-soap'), (0, 0, .2499))
    return group('wrapped soap', [soap(), ring_band((.530, .2505), .40, .075, plain, (0, 0, -.001)), words])


def stadium(depth, height, flat_steps=22, round_steps=10):
    """Returns the closed outline `(y, z)` of a slab with half-round edges in front and behind."""
    r = height / 2
    reach = depth / 2 - r
    along = [reach * (2 * k / flat_steps - 1) for k in range(flat_steps + 1)]
    bend = [math.pi * k / round_steps for k in range(1, round_steps)]
    return ([(y, 0) for y in along] + [(reach + r * math.sin(a), r - r * math.cos(a)) for a in bend]
            + [(-y, height) for y in along] + [(-reach - r * math.sin(a), r + r * math.cos(a)) for a in bend])


def fold(size, material, seed, at=(0, 0, 0), turn=0):
    """One fold of cloth: a soft slab `(w, d, h)` with round edges, a little uneven."""
    w, d, h = size
    section, columns = stadium(d, h), 90
    rows = len(section)
    verts, faces = [], []
    for i in range(columns + 1):
        x = (i / columns - .5) * w
        past = max(0, abs(x) - w / 2 + h * .4) / (h * .4)
        end = max(.03, math.sqrt(max(0, 1 - past ** 2)))
        for y, z in section:
            wave = .010 * math.sin(2.7 * x + 3.1 * y + seed * 1.9) + .007 * math.sin(6.1 * x - 4.3 * y + seed)
            verts.append((x + .012 * math.sin(3.3 * y + seed), y + .014 * math.sin(2.1 * x + seed * 2.3),
                          h / 2 + (z - h / 2) * end + wave * z / h))
    for i in range(columns):
        for k in range(rows):
            m = (k + 1) % rows
            faces.append((i * rows + k, i * rows + m, (i + 1) * rows + m, (i + 1) * rows + k))
    faces += [tuple(range(rows)), tuple(reversed(range(columns * rows, (columns + 1) * rows)))]
    return place(add('fold', verts, faces, material, None, 180), at, (0, 0, turn))


def waffle(color, shade, kind='Object'):
    return linen('waffle', color, shade, 78, .95, .15, .03, kind)


def towels(band=True):
    """Three folded towels, one on the other, held by a paper band: 190 × 125 mm, 75 mm high."""
    parts, z, h = [], 0, .135
    for k, (color, shade) in enumerate(TOWELS):
        cloth = waffle(color, shade)
        for layer in range(2):
            size = (1.9 - .03 * k - .02 * layer, 1.25 - .02 * k - .02 * layer, h)
            parts.append(fold(size, cloth, 3 * k + layer, (.01 * math.sin(k * 2), .008 * math.cos(k * 3), z), (1.2, -.9, .4)[k] + .5 * layer))
            z += h * .93
    if band:
        plain = surface('band', '#f4efe9', .6, bump=(220, .05, .002))
        parts.append(ring_band((1.30, z + .03), .50, .06, plain, (0, 0, -.005)))
        parts.append(flat('label', (.50, .356), paper('ornelle-towels'), (0, -.6535, z * .52)))
    return group('towels', parts)


def balm(open_tin=True):
    """A 10 g tin of lip balm: 40 mm across, 15 mm high; its lid leans on its rim, or is on."""
    metal = surface('tin', **COPPER)
    tint = surface('balm', '#b5525c', .28, sub=.5, sub_color='#d0707a', sub_radius=.08, coat=.3, bump=(14, .05, .01))
    r = .20
    base = [lathe('tin', [(0, .004), (.17, .004, .006), (.19, 0, .006), (r, .012, .01), (r, .085, .004), (r + .006, .09, .003), (r + .006, .098, .003), (r - .004, .10), (r - .004, .135, .003), (r - .012, .135), (r - .012, .03, .01), (0, .03)], metal, 160)]
    top = [lathe('lid', [(r - .004, 0), (r + .006, .002, .003), (r + .006, .055, .010), (r - .012, .066, .008), (r - .024, .061, .004), (0, .061)], metal, 160)]
    ring = [(math.cos(2 * math.pi * k / 64), math.sin(2 * math.pi * k / 64)) for k in range(64)]
    paper_disc = add('label', [(x * (r - .026), y * (r - .026), .0622) for x, y in ring], [tuple(range(64))], paper('ornelle-balm', .5), [(x / 2 + .5, y / 2 + .5) for x, y in ring])
    lid = group('lid', top + [paper_disc])
    if open_tin:
        swirl = [(.0001 + .186 * k / 40, .118 + .006 * math.sin(k * .6) * (1 - k / 40)) for k in range(41)]
        base.append(lathe('balm', swirl, tint, 128))
        place(lid, (-.36, .05, .075), (0, -20, 0))
    else:
        place(lid, (0, 0, .099))
    return group('lip balm', base + [lid])
