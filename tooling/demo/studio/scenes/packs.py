"""One image per smaller product, on the plain ground of its brand."""
import math

from kit.shape import place
from kit.stage import camera, clear, lamp, sweep
from products import halden, korva_small, listvyanka, ornelle

GROUNDS = {'korva': '#ece6da', 'ornelle': '#f0e0d5', 'listvyanka': '#f0ece0', 'halden': '#efeee9'}


def towel_stack():
    return ornelle.folded_towel(3, (1.7, 1.1), .14)


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
    'jar': ('ornelle', ornelle.jar, .46, .9, -6, .24),
    'tube': ('ornelle', ornelle.tube_pack, 1.6, .9, 8, .12),
    'soap': ('ornelle', ornelle.soap, .25, 1.0, 24, .42),
    'towel': ('ornelle', towel_stack, .45, 2.0, -20, .36),
    'teapot': ('listvyanka', listvyanka.teapot, 1.85, 2.1, 200, .22),
    'caddy': ('listvyanka', listvyanka.caddy, 1.2, 1.0, 0, .2),
    'cup': ('listvyanka', listvyanka.cup, .52, .9, 0, .36),
    'leaves': ('listvyanka', leaves, .2, 1.7, 18, .55),
    'side-table': ('halden', halden.side_table, .53, .55, 10, .26),
    'vase': ('halden', halden.vase, .26, .2, 0, .16),
    'mirror': ('halden', halden.mirror, .6, .62, 0, .0),
}


def pack(name, near=False):
    """The whole product, or a part of it from nearer and higher, turned to its other side."""
    brand, make, height, breadth, turn, rise = PRODUCTS[name]
    size = max(height, breadth * .86)
    clear('#ffffff', .4)
    sweep(GROUNDS[brand], width=40 * size, depth=4.2 * size, bend=2.6 * size, front=18 * size, height=22 * size)
    root = make()
    place(root, (-.78 if name == 'pan' else 0, 0, .31 if name == 'mirror' else 0), (0, 0, turn + (52 if near else 0)))
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
    name + view: (lambda name=name, view=view: pack(name, view != ''), (1600, 1600), 8 if name in ('blender', 'mirror') else 4, {'exposure': .25})
    for name in PRODUCTS
    for view in ('', '-near')
}
