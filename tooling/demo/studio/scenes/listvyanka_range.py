"""Listvyanka's other packs in use: on a wooden table by a window, in the morning and at dusk."""
from kit.shape import box, place
from kit.stage import branch_shadow, camera, clear, lamp, sun, window
from kit.surface import surface, wood
from products.kitchen import cloth
from products.listvyanka import beans, cup, dripper, scoop, tea_heap
from products.listvyanka_packs import LIGHT_ROAST, drip_box, drip_mug, dusk, fireweed, flower, sachet, spire, valley
from products.nature import sprig


def table(light='#ffe2b8', power=5.0, wall='#ddd3bd', sky=('#eef0ea', .38), fill=420, at=(-7.6, -3.6, 5.3), timber=('#b08a60', '#8a6440')):
    """A wooden table before a plaster wall in window light."""
    clear(*sky)
    plaster = surface('plaster', wall, .95, bump=(4, .12, .05), tint_noise=(1.6, '#d2c7af', .8), specular=.1)
    place(box('wall', (40, .5, 20), plaster, .02, .01), (0, 4.4, -3))
    place(box('table', (16, 7, .4), wood('table', *timber, 'x', .6, .5), .05, .04), (0, .8, -.4))
    toward = (.76, .42, -.50)
    sun(toward, power, 1.2, light)
    window(at, toward, (3.4, 4.6), (2, 2), .18)
    branch_shadow(tuple(a * .68 for a in at), (1.6, 1.4, 2), 10, (.1, .55), seed=4)
    lamp((-5, -6, 5), (0, 0, .5), (4, 4), fill, '#f2f4ff')


def meadow():
    table()
    place(fireweed(), (-1.25, .25, 0), (0, 0, 8))
    place(scoop(), (.42, -.62, 0), (0, 0, 164))
    tea_heap((-.12, -.44, 0), .36, .15, 520, tip='#8d4a66')
    spire((2.1, .12, .05), (.45, .28, .42), 24)
    for k, (x, y) in enumerate(((.05, .12), (.52, -.02), (.98, -.38), (-.38, -.80))):
        flower((x, y, .02), .15, seed=30 + k, turn=(0, 0, 40 * k))
    place(cup(), (1.55, -.78, 0))
    camera((.22, -8.4, 3.2), (.20, .05, .62), 70, .9, (-.2, -.3, .5))


def morning():
    table('#fff0d2', 5.4, '#e4dcc8', at=(-7.0, -3.6, 5.4))
    place(valley(), (.95, .2, 0), (0, 0, -8))
    place(dripper(), (2.15, .35, 0), (0, 0, 40))
    place(cup(False, surface('dish', '#e9e3d8', .3, coat=.2)), (1.75, -.95, .0))
    place(scoop(), (.30, -.75, 0), (0, 0, 158))
    beans(lambda r: (-.22 + r.gauss(0, .24), -.58 + r.gauss(0, .13), .036), 66, 3, LIGHT_ROAST)
    sprig([(-2.6, 1.2, .06), (-2.2, 1.3, .35), (-1.9, 1.5, .8), (-1.9, 1.8, 1.4)], 16, (.55, .22), '#4f6a48', '#67825c', seed=3)
    camera((.25, -9.6, 2.9), (.25, .2, .92), 68, .9, (1.1, -.1, .9))


def late():
    table('#ff9a4a', 3.4, '#8f7f76', ('#7f8cb4', .34), 240, (-6.8, -3.4, 4.3), ('#7d5638', '#553722'))
    place(dusk(), (-.85, .3, 0), (0, 0, 10))
    brew = cup(False, surface('dish', '#d9cdbb', .3, coat=.2))
    place(brew, (.62, -.25, 0))
    beans(lambda r: (.15 + r.gauss(0, .36), -.78 + r.gauss(0, .12), .036), 60, 5)
    cloth((2.0, 1.4), (1.9, .3, 0), -14, '#8d7a72', '#6f5f58', seed=5)
    lamp((2.8, .2, 2.4), (0, 0, .7), (.8, 2), 130, '#ffb873')
    lamp((-1.4, -4.5, 2.6), (-.6, 0, .8), (1.6, 1.6), 120, '#ffd0a0')
    camera((.1, -8.6, 2.7), (.10, .1, .88), 62, .9, (-.8, -.1, .9))


def trip():
    table(at=(-7.2, -3.6, 5.2))
    place(drip_box(), (-.85, .75, 0), (0, 0, 12))
    place(drip_mug(), (.55, -.10, 0), (0, 0, -32))
    place(sachet(), (-.62, -.62, 0), (0, 0, 22))
    beans(lambda r: (1.35 + r.gauss(0, .16), -.62 + r.gauss(0, .12), .036), 18, 9)
    camera((.0, -7.4, 3.5), (-.10, .05, .66), 56, .9, (.3, -.3, .8))


WIDE = (1600, 900)
SHOTS = {
    'fireweed': (meadow, WIDE, 6),
    'valley': (morning, WIDE, 6, {'bounces': 8}),
    'dusk': (late, WIDE, 6),
    'drips': (trip, WIDE, 6),
}
