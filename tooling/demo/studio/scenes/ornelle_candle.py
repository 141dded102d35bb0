"""Candle: at dusk, its wax close by, beside a bath, cut out; and the layers of a film."""
from kit.shape import box, lathe, place
from kit.stage import branch_shadow, camera, clear, lamp, sun, sweep, window
from kit.surface import surface
from products.nature import pebble, sprig
from products.ornelle import candle, folded_towel, serum, soap


#: Foot and tip of the flame of a candle on the tray.
FLAME = (.045, 0, .92), (.045, 0, 1.22)


def at(x, y, z):
    """Returns the flame of a candle whose foot is at a place."""
    return tuple((x + .045, y, z + h) for h in (.80, 1.10))


def stone_tray(place_at, size=(2.6, 1.5, .12)):
    slab = surface('tray', '#cdb9aa', .4, tint_noise=(3, '#b9a393', .5), rough_noise=(7, .1), bump=(30, .05, .004))
    return place(box('tray', size, slab, .2, .03), place_at)


def dusk(flame=6.5, fill=1.0):
    clear('#e4d0c8', .16 * fill)
    sweep('#c9a08c', depth=3.4, bend=2.4, bump=(24, .03, .01))
    stone_tray((.15, .05, 0))
    place(candle(flame > 0, flame), (0, 0, .12), (0, 0, 4))
    stone = surface('pebble', '#8a7668', .7, tint_noise=(9, '#75635a', .6))
    place(pebble('pebble', (.22, .17, .12), stone, 3), (.82, -.22, .22), (0, 0, 20))
    place(pebble('pebble', (.15, .13, .09), stone, 5), (.74, .12, .20), (0, 0, 70))
    sprig([(-1.25, .3, .16), (-.95, .34, .2), (-.62, .42, .3), (-.4, .5, .44)], 12, (.34, .14), seed=6)
    lamp((-3.2, -1.4, 2.8), (0, 0, .5), (1, 1), 150 * fill, '#ffe6da')
    lamp((2.6, .6, 1.2), (0, 0, .5), (.4, 2.2), 50 * fill, '#ffdcd0')


def film_camera():
    return camera((-.30, -5.2, 1.62), (-.26, 0, .66), 84, .7, (0, -.4, .66))


def hero():
    dusk()
    camera((-.78, -6.6, 1.5), (-.72, 0, .60), 84, .6, (0, -.4, .6))


def detail():
    dusk(5, 1.3)
    camera((.25, -2.1, 1.95), (.02, 0, .80), 72, .34, (0, -.1, .86))


def use():
    clear('#f0e6de', .5)
    plaster = surface('plaster', '#dcc7b8', .95, bump=(5, .12, .05), tint_noise=(2.2, '#d2bba9', .8), specular=.1)
    place(box('wall', (30, .5, 16), plaster, .02, .01), (0, 2.4, -2))
    stone = surface('stone', '#ece3da', .22, tint_noise=(2.4, '#d3c3b5', .5), rough_noise=(6, .08), coat=.2)
    place(box('ledge', (30, 4.6, .6), stone, .05, .05), (0, .3, -.6))
    stone_tray((-.2, -.1, 0), (2.5, 1.4, .1))
    place(candle(True, 1.6), (-.55, -.1, .1), (0, 0, -4))
    place(serum(), (.42, .02, .1), (0, 0, 8))
    place(folded_towel(2, (1.8, 1.2), .14), (1.95, .45, 0), (0, 0, -10))
    place(soap(), (1.7, .15, .29), (0, 0, 24))
    sprig([(-2.5, .6, .06), (-2.0, .55, .2), (-1.5, .5, .42), (-1.2, .5, .75)], 16, (.42, .17), seed=9)
    toward = (.80, .46, -.42)
    sun(toward, 3.4, 1.6, '#ffcf9a')
    window((-5.0, -2.6, 3.2), toward, (2.6, 2.6), (2, 2), .14)
    lamp((-3, -4, 3), (0, 0, .4), (3, 3), 50, '#eceaff')
    camera((.25, -6.4, 1.6), (.18, 0, .55), 68, .6, (-.3, -.3, .55))


def cutout():
    clear('#ffffff', .35)
    sweep('#f0e0d5', depth=5, bend=4)
    place(candle(True, .8), (0, 0, 0), (0, 0, 4))
    lamp((-3, -1.6, 2.6), (0, 0, .5), (1.4, 2), 230, '#fff0e0')
    lamp((2.4, .3, 1.0), (0, 0, .6), (.5, 2.4), 45)
    lamp((0, -.4, 4), (0, 0, 0), (3, 3), 110)
    camera((0, -6.6, 1.7), (0, 0, .55), 150, 2)


SHOTS = {
    'hero': (hero, (2400, 1200), 8, {'flame': FLAME}),
    'use': (use, (1602, 1068), 8, {'bounces': 8, 'flame': at(-.55, -.1, .1)}),
    'detail': (detail, (1600, 1600), 8, {'flame': FLAME}),
    'cutout': (cutout, (1600, 1600), 6, {'flame': at(0, 0, 0)}),
}
