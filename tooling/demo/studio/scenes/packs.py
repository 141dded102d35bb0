"""One image per smaller product, on the plain ground of its brand."""
import math

from kit.shape import group, place
from kit.stage import camera, clear, lamp, sweep
from products import (halden, halden_large, korva_coffee, korva_espresso, korva_small, listvyanka, listvyanka_packs,
                      ornelle, ornelle_bath, ornelle_bottles)

GROUNDS = {'korva': '#ece6da', 'ornelle': '#f0e0d5', 'listvyanka': '#f0ece0', 'halden': '#efeee9'}


def espresso_two():
    return korva_espresso.espresso_two(korva_coffee.milk_jug(False))


def drips():
    """The box with a drip bag that leans on it."""
    pouch = place(listvyanka_packs.sachet(), (.72, -.54, .56), (76, 0, -10))
    return group('drips', [listvyanka_packs.drip_box(), pouch])


def leaves():
    spoon = listvyanka.scoop()
    listvyanka.tea_heap((.36, 0, .05), .22, .13, 520)
    return spoon


#: Brand, maker, height and breadth in scene units, turn, camera's height share.
PRODUCTS = {
    'toaster': ('korva', korva_small.toaster, 2.0, 2.9, -24, .26),
    'blender': ('korva', korva_small.blender_jar, 3.9, 2.2, -18, .16),
    'pan': ('korva', korva_small.pan, 1.0, 4.2, -28, .42),
    'scale': ('korva', korva_small.scale, .3, 1.9, -24, .62),
    'espresso-two': ('korva', espresso_two, 3.9, 3.6, -24, .2),
    'espresso-table': ('korva', korva_espresso.espresso_table, 3.9, 4.6, -22, .2),
    'grinder': ('korva', korva_coffee.grinder, 3.45, 1.6, -28, .18),
    'milk-jug': ('korva', korva_coffee.milk_jug, 1.0, 1.3, 205, .34),
    'jar': ('ornelle', ornelle.jar, .46, .9, -6, .24),
    'tube': ('ornelle', ornelle.tube_pack, 1.6, .9, 8, .12),
    'soap': ('ornelle', ornelle_bath.wrapped_soap, .25, 1.0, 24, .62),
    'towels': ('ornelle', ornelle_bath.towels, .78, 2.1, -20, .34),
    'cleansing-oil': ('ornelle', ornelle_bottles.cleansing_oil, 1.68, .9, 8, .14),
    'toner': ('ornelle', ornelle_bottles.toner, 1.9, 1.3, -5, .14),
    'lip-balm': ('ornelle', ornelle_bath.balm, .2, .84, -8, .72),
    'body-oil': ('ornelle', ornelle_bottles.body_oil, 1.46, .8, -16, .14),
    'teapot': ('listvyanka', listvyanka.teapot, 1.85, 2.1, 200, .22),
    'caddy': ('listvyanka', listvyanka.caddy, 1.2, 1.0, 0, .2),
    'cup': ('listvyanka', listvyanka.cup, .52, .9, 0, .36),
    'leaves': ('listvyanka', leaves, .2, 1.7, 18, .55),
    'valley': ('listvyanka', listvyanka_packs.valley, 1.92, 1.1, -12, .2),
    'dusk': ('listvyanka', listvyanka_packs.dusk, 1.92, 1.1, 14, .2),
    'fireweed': ('listvyanka', listvyanka_packs.fireweed, 1.66, .9, 4, .2),
    'drips': ('listvyanka', drips, 1.66, 1.6, -16, .22),
    'side-table': ('halden', halden.side_table, .53, .55, 10, .26),
    'vase': ('halden', halden.vase, .26, .2, 0, .16),
    'mirror': ('halden', halden.mirror, .6, .62, 0, .0),
    'bookcase': ('halden', halden_large.bookcase, 1.74, .9, -30, .12),
    'pouf': ('halden', halden_large.pouf, .39, .56, -12, .3),
    'bench': ('halden', halden_large.bench, .45, 1.25, -28, .26),
    'floor-lamp': ('halden', halden_large.floor_lamp, 1.46, .9, -14, .1),
}


#: How far a product moves along x, to be in the middle with what it carries to a side.
ASIDE = {'pan': -.78, 'lip-balm': .18, 'toner': -.14, 'floor-lamp': -.16, 'drips': -.12}

#: Products that take more samples, and those that take more bounces.
CLEAR = ('blender', 'mirror')
GLASS = ('cleansing-oil', 'toner', 'body-oil')


def pack(name, near=False):
    """The whole product, or a part of it from nearer and higher, turned to its other side."""
    brand, make, height, breadth, turn, rise = PRODUCTS[name]
    size = max(height, breadth * .86)
    clear('#ffffff', .4)
    sweep(GROUNDS[brand], width=40 * size, depth=4.2 * size, bend=2.6 * size, front=18 * size, height=22 * size)
    root = make()
    place(root, (ASIDE.get(name, 0), 0, .31 if name == 'mirror' else 0), (0, 0, turn + (52 if near else 0)))
    if name == 'leaves':
        root.rotation_euler = (0, 0, 0)
    # Lamps grow with the product: light falls with the square of the distance.
    watts = size * size
    lamp((-2.6 * size, -1.8 * size, 2.3 * size), (0, 0, .3 * size), (1.5 * size, 1.9 * size), 190 * watts, '#fff2e4')
    lamp((2.2 * size, .3 * size, 1.1 * size), (0, 0, .4 * size), (.5 * size, 2.2 * size), 42 * watts, '#f6f8ff')
    lamp((0, -.4 * size, 3.6 * size), (0, 0, 0), (2.6 * size, 2.6 * size), 95 * watts)
    away, rise = (4.1 * size, rise + .22) if near else (6.2 * size, rise)
    camera((0, -away * math.cos(rise), height * .45 + away * math.sin(rise)), (0, 0, height * (.6 if near else .46)), 142, 8 * size)


SHOTS = {
    name + view: (lambda name=name, view=view: pack(name, view != ''), (1600, 1600), 8 if name in CLEAR else 4, {'exposure': .25, 'bounces': 8 if name in GLASS else 6})
    for name in PRODUCTS
    for view in ('', '-near')
}
