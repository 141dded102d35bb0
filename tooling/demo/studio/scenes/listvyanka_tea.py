"""Tea: tin and cup on green, and on a wooden table by a window."""
from kit.shape import box, place, plane
from kit.stage import branch_shadow, camera, clear, lamp, sun, sweep, window
from kit.surface import surface, wood
from products.kitchen import cloth
from products.listvyanka import celadon, cup, scoop, tea_heap, teapot, tin
from products.nature import sprig


def studio(label='listvyanka-tin'):
    clear('#dfe6dc', .16)
    sweep('#4b6250', depth=6, bend=4, rough=.85, bump=(20, .03, .01))
    place(tin(label), (0, 0, 0), (0, 0, 4))
    lamp((-4.6, -2.2, 4.2), (0, 0, .7), (1.2, 1.2), 900, '#ffe9cc')
    lamp((3.6, .4, 2.0), (0, 0, .7), (.6, 3.2), 200, '#f4fff4')
    lamp((0, -.5, 6), (0, 0, 0), (3.5, 3.5), 330, '#fff4e2')


def hero(label='listvyanka-tin'):
    studio(label)
    place(cup(), (.98, -.42, 0))
    place(scoop(), (-.86, -.78, 0), (0, 0, 152))
    tea_heap((-1.40, -.50, 0), .34, .15, 520)
    branch_shadow((-2.4, -1.2, 2.5), (1.4, 1.4, 1.2), 18, (.08, .5), seed=9)
    camera((-.62, -9, 2.2), (-.52, 0, .68), 88, .75, (0, -.45, .7))


def hero_ru():
    hero('listvyanka-tin-ru')


def detail():
    clear('#efe6d6', .25)
    table = wood('table', '#8a6240', '#583a24', 'x', .9, .5)
    place(box('table', (12, 8, .3), table, .05, .05), (0, 0, -.3))
    place(scoop(), (-.2, -.1, 0), (0, 0, 24))
    tea_heap((.16, .08, .06), .30, .16, 620)
    tea_heap((.62, -.30, 0), .34, .10, 380, seed=8)
    lamp((-2.4, 1.2, 2.0), (0, 0, 0), (.9, .9), 260, '#ffe9cc')
    lamp((2.4, -1.4, 2.6), (0, 0, 0), (2, 2), 130, '#f0f4ff')
    camera((-.5, -2.6, 1.7), (.12, .02, .08), 90, .30, (.12, -.06, .12))


def use():
    clear('#eef0ea', .38)
    plaster = surface('plaster', '#ddd3bd', .95, bump=(4, .12, .05), tint_noise=(1.6, '#d2c7af', .8), specular=.1)
    place(box('wall', (40, .5, 20), plaster, .02, .01), (0, 4.4, -3))
    table = wood('table', '#b08a60', '#8a6440', 'x', .6, .5)
    place(box('table', (14, 7, .4), table, .05, .04), (0, .8, -.4))
    cloth((3.0, 2.2), (.7, .1, 0), -16, '#d9d6c4', '#bdb9a4', seed=5)
    place(teapot(), (.75, .75, .10), (0, 0, 205))
    place(tin(), (-1.35, .55, 0), (0, 0, 10))
    place(cup(), (.62, -.85, .10))
    place(cup(), (1.95, -.35, .05))
    place(scoop(), (-.75, -.75, 0), (0, 0, 160))
    tea_heap((-1.28, -.56, 0), .30, .13, 420)
    sprig([(3.4, 1.3, .06), (2.9, 1.4, .3), (2.5, 1.6, .8), (2.4, 1.9, 1.5)], 18, (.62, .26), '#4f6a48', '#67825c', seed=3)
    toward = (.76, .42, -.50)
    sun(toward, 5.0, 1.2, '#ffe2b8')
    window((-7.6, -3.6, 5.3), toward, (3.4, 4.6), (2, 2), .18)
    branch_shadow((-5.0, -2.6, 4.2), (1.6, 1.4, 2), 12, (.1, .55), seed=4)
    lamp((-5, -6, 5), (0, 0, .5), (4, 4), 420, '#f2f4ff')
    camera((.2, -9.6, 3.3), (.22, .2, .62), 68, .9, (0, -.2, .6))


def above():
    clear('#f2efe6', .35)
    linen_floor = surface('paper', '#ddd6c3', .9, bump=(12, .05, .02), tint_noise=(1.2, '#d5cdb8', .8))
    plane('floor', (30, 30), linen_floor)
    place(tin(lid=False), (-.62, .62, 0))
    tea_heap((-.62, .62, .62), .40, .10, 900, core=.43)
    place(cup(), (.66, .30, 0))
    place(scoop(), (.30, -.82, 0), (0, 0, 168))
    tea_heap((-.28, -.70, 0), .34, .12, 420, seed=5)
    sprig([(1.5, -.9, .04), (1.2, -.4, .1), (1.12, .1, .12)], 10, (.4, .17), '#4f6a48', '#67825c', seed=2)
    toward = (.8, -.35, -.62)
    sun(toward, 3.6, 2.0, '#ffe8c8')
    branch_shadow((-2.2, 1.2, 2.0), (1.2, 1.2, 1), 9, (.09, .5), seed=14)
    lamp((2, 3, 6), (0, 0, 0), (4, 4), 260, '#f2f4ff')
    camera((0, -.35, 9), (0, 0, .2), 98, 1.6, (0, 0, .4))


def cutout():
    clear('#ffffff', .35)
    sweep('#f0ece0', depth=6, bend=4)
    place(tin(), (0, 0, 0), (0, 0, 5))
    lamp((-4.2, -2.4, 3.6), (0, 0, .6), (1.8, 2.6), 520, '#fff2e0')
    lamp((3.4, .2, 1.6), (0, 0, .6), (.7, 3), 150)
    lamp((0, -.5, 5.5), (0, 0, 0), (4, 4), 300)
    camera((0, -9, 2.1), (0, 0, .61), 152, 2)


SHOTS = {
    'hero': (hero, (2400, 1200), 6),
    'use': (use, (1602, 1068), 8),
    'detail': (detail, (1600, 1600), 6),
    'above': (above, (1600, 1600), 6),
    'cutout': (cutout, (1600, 1600), 6),
    'hero-ru': (hero_ru, (2400, 1200), 6),
}
