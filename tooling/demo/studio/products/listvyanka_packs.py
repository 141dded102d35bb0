"""Listvyanka's other packs: two coffees, a paper tube of fireweed, drip bags and their box. Scene unit 1 dm."""
import math
import random

from kit.label import flat, paper, wrap
from kit.shape import add, box, group, lathe, place, rounded_rectangle, sheet, spline, tube
from kit.surface import surface, wood
from products.listvyanka import GREEN, coffee_bag

LIGHT_ROAST = ('#7b4b2a', '#8c5833', '#6b4023')


def valley():
    return coffee_bag('listvyanka-valley', '#c79a4a', GREEN)


def dusk():
    return coffee_bag('listvyanka-dusk', '#43303a', '#c79a4b')


def fireweed(lid=True):
    """A paper tube of 80 g with a beech lid: 84 mm across, 170 mm high."""
    kraft = surface('kraft', '#b98f5f', .85, bump=(60, .12, .003), tint_noise=(40, '#a97f50', .5), stretch=(1, 1, 6))
    beech = wood('beech', '#d6b184', '#b98f60', 'x', 2.0, .5)
    r = .42
    parts = [lathe('tube', [(0, .02), (r - .03, .02, .01), (r - .02, 0, .008), (r, .004, .006), (r, 1.46, .01), (r - .02, 1.462), (r - .02, 1.2), (0, 1.2)], kraft, 160),
             wrap('label', r + .0012, .16, 1.26, 118, paper('listvyanka-fireweed', .7))]
    cover = lathe('lid', [(r - .024, -.10), (r - .022, 0, .004), (r + .008, .0, .008), (r + .008, .17, .03), (0, .18)], beech, 160)
    if lid:
        place(cover, (0, 0, 1.463))
    return group('fireweed', parts + [cover])


def flower(at, size=.16, color='#a3416f', seed=1, turn=(0, 0, 0)):
    """A flower of fireweed: four notched petals around pale threads."""
    rng = random.Random(seed)
    skin = surface('petal', color, .6, sub=.3, sub_color='#c46a95', sub_radius=.05, tint_noise=(9, '#c0608c', .7), sheen=.3)
    parts = []
    for k in range(4):
        n, m = 8, 4
        verts, faces = [], []
        for i in range(n + 1):
            t = i / n
            half = .46 * math.sin(math.pi * min(1, .12 + t * .80)) ** .8
            for j in range(-m, m + 1):
                s = j / m
                reach = t - (.10 * (1 - abs(s)) if i == n else 0)
                verts.append((size * reach, size * half * s, size * (.30 * t * t + .12 * s * s)))
        w = 2 * m + 1
        for i in range(n):
            for j in range(w - 1):
                faces.append((i * w + j, (i + 1) * w + j, (i + 1) * w + j + 1, i * w + j + 1))
        parts.append(place(add('petal', verts, faces, skin, None, 180), (0, 0, 0), (0, rng.uniform(-14, 8), 90 * k + rng.uniform(-9, 9))))
    thread = surface('thread', '#efe2c8', .7)
    for k in range(5):
        a = 2 * math.pi * k / 5
        parts.append(tube('thread', [(0, 0, 0), (size * .12 * math.cos(a), size * .12 * math.sin(a), size * .2), (size * .22 * math.cos(a), size * .22 * math.sin(a), size * .36)], size * .018, thread, 8))
    return place(group('flower', parts), at, turn)


def spire(foot, tip, flowers=22, seed=4):
    """A stem of fireweed from foot to tip, with flowers that grow smaller upward."""
    rng = random.Random(seed)
    path = spline([foot, [(a * .55 + b * .45) + c for a, b, c in zip(foot, tip, (.04, 0, .05))], tip], 16)
    parts = [tube('stem', path, [.016 * (1 - .6 * k / len(path)) for k in range(len(path))], surface('stem', '#7c4a50', .7), 10)]
    for k in range(flowers):
        t = .28 + .72 * k / flowers
        x, y, z = path[min(len(path) - 1, int(t * (len(path) - 1)))]
        turn = k * 137.5
        size = (.17 - .10 * t) * rng.uniform(.9, 1.1)
        out = size * .35
        parts.append(flower((x, y + out * math.cos(math.radians(turn)), z + out * math.sin(math.radians(turn))), size, seed=seed + k, turn=(turn - 90, rng.uniform(-25, 25), rng.uniform(-20, 20))))
    return parts


def sachet():
    """A drip bag in its flat pouch: 100 × 120 mm, lying with its label up."""
    foil = surface('pouch', GREEN, .4, coat=.2, bump=(11, .12, .012))
    verts, faces, n, m = [], [], 40, 48

    def height(x, y, side=1):
        u, v = x / .5, y / .6
        swell = max(0, 1 - (abs(u) / .90) ** 4) * max(0, 1 - (abs(v) / .88) ** 4)
        return .06 + side * (.002 + .055 * swell) + .006 * math.sin(5 * u + 3 * v)

    for side in (1, -1):
        for i in range(n + 1):
            for j in range(m + 1):
                x, y = i / n - .5, (j / m - .5) * 1.2
                verts.append((x, y, height(x, y, side)))
    count = (n + 1) * (m + 1)
    for s in range(2):
        for i in range(n):
            for j in range(m):
                a = s * count + i * (m + 1) + j
                faces.append((a, a + m + 1, a + m + 2, a + 1) if s == 0 else (a, a + 1, a + m + 2, a + m + 1))
    pouch = add('pouch', verts, faces, foil, None, 180)
    label = sheet('label', (.50, .633), lambda x, y: height(x, y) + .002, paper('listvyanka-drips', .6), 30)
    return group('sachet', [pouch, label])


def drip_box():
    """The box of ten drip bags: 130 mm wide, 70 mm deep, 165 mm high, with a thumb notch."""
    card = surface('card', GREEN, .6, bump=(70, .05, .002), rough_noise=(8, .06))
    inside = surface('inside', '#efe8d8', .8)
    parts = [box('box', (1.3, .7, 1.22), card, .012, .008),
             place(box('lid', (1.312, .712, .42), card, .014, .010), (0, 0, 1.225)),
             place(box('seam', (1.296, .696, .012), surface('brass line', '#c79a4b', .4, .8), .012, .002), (0, 0, 1.2165)),
             place(lathe('notch', [(0, .001), (.11, .001), (.112, 0)], inside, 48), (0, -.3565, 1.235), (90, 0, 0)),
             flat('label', (.76, .963), paper('listvyanka-drips', .65), (0, -.3515, .64))]
    return group('drip box', parts)


def mug():
    """A mug of 250 ml with a handle: 86 mm across, 90 mm high."""
    glaze = surface('mug', '#efe8da', .2, coat=.45, rough_noise=(7, .06), tint_noise=(3, '#e4dbc9', .7))
    r, h = .43, .90
    parts = [lathe('mug', [(0, .03), (.34, .03, .01), (.36, 0, .01), (.40, .01, .04), (r, .12, .1), (r, h, .012), (r - .035, h, .01), (r - .035, .14, .08), (.32, .07, .05), (0, .07)], glaze, 128),
             lathe('coffee', [(0, .56), (r - .036, .56)], surface('brew', '#2a130a', .05, specular=.6), 96)]
    handle = spline([(.40, 0, .72), (.62, 0, .76), (.72, 0, .58), (.68, 0, .34), (.40, 0, .22)], 10)
    return group('mug', parts + [tube('handle', handle, .058, glaze, 24, flat=.7)])


def drip_mug():
    """A mug with a drip bag that hangs in it by its two paper ears."""
    sheet_white = surface('filter', '#f1e8d8', .9, bump=(90, .12, .003), sub=.15, sub_color='#f6efe0', sub_radius=.04)
    ear = surface('ear', '#c9a877', .85, bump=(60, .1, .003))
    grounds = surface('grounds', '#2b1710', .75, bump=(50, .8, .012))
    ring = [rounded_rectangle(.62 - .10 * k / 5, .50 - .16 * k / 5, .16, 0, 8) for k in range(6)]
    verts = [(x, y, 1.08 - .12 * k) for k, outline in enumerate(ring) for x, y in outline]
    n = len(ring[0])
    faces = [(k * n + i, k * n + (i + 1) % n, (k + 1) * n + (i + 1) % n, (k + 1) * n + i) for k in range(5) for i in range(n)]
    bag = add('drip bag', verts, faces + [tuple(range(5 * n, 6 * n))], sheet_white, None, 60)
    bag.modifiers.new('thick', 'SOLIDIFY').thickness = .008
    bed = [(x * .95, y * .95, .93) for x, y in rounded_rectangle(.60, .46, .15, 0, 8)]
    parts = [mug(), bag, add('bed', bed, [tuple(range(len(bed)))], grounds, None, 180)]
    for side in (-1, 1):
        path = [(side * .30, .98), (side * .36, 1.02), (side * .44, .965), (side * .462, .86), (side * .458, .50), (side * .452, .34)]
        verts = [(x, y, z) for x, z in path for y in (-.15, .15)]
        strip = add('ear', verts, [(2 * k, 2 * k + 1, 2 * k + 3, 2 * k + 2) for k in range(len(path) - 1)], ear, None, 60)
        strip.modifiers.new('thick', 'SOLIDIFY').thickness = .012
        parts.append(strip)
    return group('drip mug', parts)
