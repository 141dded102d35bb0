"""Ornelle's other products in use: on a stone ledge by a bathroom window."""
from kit.shape import box, place
from kit.stage import branch_shadow, camera, clear, lamp, sun, window
from kit.surface import surface
from products.nature import pebble, sprig
from products.ornelle import folded_towel, soap
from products.ornelle_bath import balm, towels, wrapped_soap
from products.ornelle_bottles import body_oil, cleansing_oil, drop, toner


def ledge(light='#ffe2bd', power=5.2, wall_color='#e6d5c7', at=(-4.6, -3.2, 4.1), fill=60):
    """A stone ledge before a plaster wall in window light."""
    clear('#f3e8df', .5)
    plaster = surface('plaster', wall_color, .95, bump=(5, .12, .05), tint_noise=(2.2, '#dcc8b8', .8), specular=.1)
    place(box('wall', (30, .5, 16), plaster, .02, .01), (0, 2.1, -2))
    stone = surface('stone', '#ece3da', .22, tint_noise=(2.4, '#d3c3b5', .5), rough_noise=(6, .08), coat=.2)
    place(box('ledge', (30, 4.2, .6), stone, .05, .05), (0, .2, -.6))
    toward = (.74, .58, -.52)
    sun(toward, power, 1.4, light)
    window(at, toward, (2.5, 3.4), (2, 2), .14)
    branch_shadow(tuple(a * .72 for a in at), (.9, .9, 1.5), 12, (.06, .34), seed=8)
    lamp((-3, -4, 3), (0, 0, .4), (3, 3), fill, '#f3ecff')


def slate(at, size=(1.5, .95, .09), turn=0):
    slab = surface('slate', '#b89f90', .5, tint_noise=(4, '#a78d7e', .5), rough_noise=(7, .1), bump=(30, .08, .004))
    return place(box('dish', size, slab, .16, .03), at, (0, 0, turn))


def stones(at):
    rock = surface('pebble', '#8a7668', .7, tint_noise=(9, '#75635a', .6))
    for k, (x, y, size) in enumerate(((0, 0, .15), (.24, .10, .10), (-.16, .16, .09))):
        place(pebble('pebble', (size, size * .8, size * .6), rock, 3 + k), (at[0] + x, at[1] + y, at[2] + size * .55), (0, 0, 40 * k))


def washing():
    ledge()
    slate((.05, 0, 0), turn=-6)
    place(soap(), (-.12, -.04, .09), (0, 0, 26))
    place(wrapped_soap(), (.50, .72, 0), (0, 0, -14))
    stones((-.82, .30, 0))
    for x, y, s in ((-.62, -.32, .035), (-.52, -.42, .022), (.55, -.36, .03), (.62, -.24, .02)):
        drop((x, y, 0), s, '#ffffff')
    sprig([(-1.1, .9, .04), (-.8, .85, .10), (-.5, .86, .22), (-.3, .9, .42)], 12, (.26, .11), seed=6)
    camera((-.1, -3.9, 2.0), (.04, .06, .20), 78, .5, (-.1, -.2, .25))


def drying():
    ledge(at=(-4.3, -3.2, 4.2))
    place(towels(), (.02, .15, 0), (0, 0, -24))
    place(soap(), (.16, .12, .80), (0, 0, 12))
    sprig([(-1.75, .75, .06), (-1.35, .7, .20), (-1.05, .72, .48), (-1.0, .8, .85)], 16, (.36, .15), seed=9)
    camera((.05, -5.2, 1.75), (-.05, .1, .46), 76, .6, (0, -.5, .5))


def cleansing():
    ledge(at=(-4.7, -3.2, 4.5))
    slate((.05, .02, 0), (1.25, .9, .08), 5)
    place(cleansing_oil(), (.0, .08, .08), (0, 0, 10))
    for x, y, s in ((-.36, -.22, .055), (-.26, -.31, .03), (-.46, -.30, .022)):
        drop((x, y, .08), s)
    place(folded_towel(2, (1.3, .9), .13), (1.25, .55, 0), (0, 0, -12))
    sprig([(-1.3, .75, .05), (-.95, .7, .2), (-.7, .72, .5), (-.72, .8, .9)], 14, (.34, .14), seed=6)
    camera((-.1, -5.2, 1.55), (.0, 0, .80), 78, .6, (0, -.2, .9))


def misting():
    ledge(at=(-4.7, -3.4, 4.4))
    bottle = place(toner(cap=False), (-.78, -.05, .27), (0, 90, 0))
    # Laid down first, then rolled about its own axis, so that the print looks up.
    bottle.rotation_mode, bottle.rotation_euler = 'YXZ', (-.35, 1.5708, .10)
    stones((-1.22, .36, 0))
    sprig([(-1.9, .55, .05), (-1.2, .62, .16), (-.3, .66, .28), (.5, .62, .36)], 18, (.40, .24), '#66804f', '#8fa078', seed=12)
    sprig([(-1.3, -.55, .03), (-.8, -.62, .06), (-.3, -.56, .12)], 8, (.30, .19), '#66804f', '#8fa078', seed=9)
    sprig([(1.75, .05, .04), (1.45, .0, .08), (1.15, .02, .14)], 8, (.34, .21), '#66804f', '#8fa078', seed=15)
    for x, y, s in ((.95, -.45, .03), (1.08, -.38, .018), (.86, -.52, .014), (-1.1, -.5, .026)):
        drop((x, y, 0), s, '#ffffff')
    camera((.12, -4.9, 2.0), (.12, 0, .24), 66, .6, (0, -.3, .3))


def lips():
    ledge(at=(-4.4, -3.2, 4.1), fill=46)
    slate((0, .02, 0), (1.1, .8, .08), -8)
    place(balm(), (.0, -.02, .08), (0, 0, -12))
    stones((.72, .42, 0))
    sprig([(-1.0, .45, .04), (-.7, .42, .10), (-.42, .45, .2)], 9, (.22, .14), '#66804f', '#8fa078', seed=4)
    camera((-.1, -2.7, 1.9), (-.02, .06, .18), 96, .9, (0, -.05, .2))


def evening():
    ledge('#ffc07e', 4.4, '#dcc3b2', (-4.2, -3.0, 3.5), 34)
    slate((.95, .0, 0), (1.3, .9, .09), -4)
    place(body_oil(), (.86, .05, .09), (0, 0, -12))
    place(folded_towel(2, (1.5, 1.0), .14), (2.05, .6, 0), (0, 0, -8))
    sprig([(-.45, -.12, .03), (-.15, -.05, .06), (.15, .02, .12), (.42, .10, .22)], 30, (.20, .035), '#5d7452', '#73885f', seed=21)
    for x, y, s in ((.42, -.28, .045), (.52, -.36, .025)):
        drop((x, y, .09), s)
    camera((.12, -5.4, 1.35), (.12, 0, .72), 62, .6, (.9, -.1, .7))


WIDE, SQUARE = (1602, 1068), (1600, 1600)
SHOTS = {
    'soap': (washing, SQUARE, 4, {'bounces': 8}),
    'towels': (drying, SQUARE, 4),
    'cleansing-oil': (cleansing, SQUARE, 4, {'bounces': 8}),
    'toner': (misting, WIDE, 6, {'bounces': 8}),
    'lip-balm': (lips, SQUARE, 4),
    'body-oil': (evening, WIDE, 6, {'bounces': 8}),
}
