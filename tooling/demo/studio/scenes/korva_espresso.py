"""Espresso maker: on graphite, and in a tiled kitchen."""
from kit.shape import box, place
from kit.stage import branch_shadow, camera, card, clear, lamp, sun, sweep, window
from kit.surface import surface
from products.kitchen import board, bowl, cloth, lemon, orange, tiles, worktop
from products.korva_espresso import espresso, espresso_cup
from products.nature import sprig


def studio(ground='#34332f', fill=1.0):
    clear('#cfd4dc', .2 * fill)
    sweep(ground, depth=9, bend=6, rough=.7)
    lamp((-7, -5, 7.5), (0, 0, 2), (3.2, 3.2), 2100, '#fff1e0')
    lamp((6.0, 1.5, 4.5), (0, 0, 2), (1.4, 6), 1100, '#f2f5ff')
    lamp((0, -1, 10), (0, 0, 1.5), (6, 4), 900, '#fff6ea')
    lamp((1.5, -11, 2.4), (0, 0, 1.6), (7, 2.4), 420)


def hero():
    studio()
    place(espresso(), (0, 0, 0), (0, 0, -24))
    lamp((4, 6, 6), (6, 9, 3), (3, 3), 300, '#ffe6cc')
    camera((-2.9, -19, 4.4), (-2.5, 0, 1.92), 76, 1.2, (0, -1.2, 2))


def detail():
    studio()
    place(espresso(), (0, 0, 0), (0, 0, -24))
    lamp((-2, -9, 1.2), (-.2, 0, 1.4), (3, 1.2), 120)
    camera((-4.2, -7.0, 2.9), (-.05, -.72, 1.52), 100, .4, (-.1, -1.2, 1.6))


def use():
    clear('#eef1f6', .45)
    tiles(26, 12, 1.0, (0, 2.2, 0))
    worktop(40, 9, .6, (0, -1.6, 0))
    place(espresso(), (-.5, .35, 0), (0, 0, -16))
    place(board(), (3.0, -.2, 0), (0, 0, 8))
    dish = surface('dish', '#3c4a48', .3, coat=.2, bump=(20, .05, .01))
    place(bowl(.95, .62, dish), (3.1, .55, .2))
    for x, y, z in ((2.75, .35, .32), (3.4, .35, .33), (3.1, .85, .34), (3.08, .45, .82)):
        orange((x, y, z))
    lemon((2.15, -.75, .48), (90, 0, 60))
    place(espresso_cup(True, True), (1.75, -1.35, .03), (0, 0, 30))
    cloth((2.2, 1.5), (-3.2, -1.2, 0), 24)
    toward = (.70, .50, -.50)
    sun(toward, 5.5, 1.0, '#ffe6c6')
    window((-10.5, -6.5, 8.2), toward, (5.2, 7), (2, 3), .3)
    branch_shadow((-7.2, -4.4, 7.2), (3, 2, 3), 14, (.14, .8), seed=5)
    lamp((-8, -9, 7), (0, 0, 2), (6, 6), 900, '#eaf1ff')
    camera((.7, -17.5, 4.0), (.75, 0, 1.75), 78, 1.0, (-.4, -1.2, 2))


def cutout():
    clear('#ffffff', .35)
    sweep('#ece6da', depth=9, bend=6)
    place(espresso(), (0, 0, 0), (0, 0, -28))
    lamp((-7, -5, 7.5), (0, 0, 2), (4, 4), 2300, '#fff4e8')
    lamp((6.0, 1.0, 4.5), (0, 0, 2), (1.4, 6), 900)
    lamp((0, -1, 10), (0, 0, 1.5), (6, 5), 1100)
    card((5, -6, 2), (0, 0, 2), (3, 5))
    camera((-.15, -19, 5.2), (-.1, 0, 1.88), 118, 4)


SHOTS = {
    'hero': (hero, (2400, 1200), 6),
    'detail': (detail, (1600, 1600), 8),
    'use': (use, (1602, 1068), 8),
    'cutout': (cutout, (1600, 1600), 6),
}
