"""Serum: four shots on a sweep of rose clay, and by a bathroom window."""
import math

from kit.shape import box, lathe, place
from kit.stage import branch_shadow, camera, card, clear, lamp, sun, sweep, window
from kit.surface import surface
from products.nature import pebble, sprig
from products.ornelle import folded_towel, jar, serum, soap

CLAY = '#dfc0ac'


def plinth(radius, height, at):
    stone = surface('plinth', '#e8d2c2', .85, bump=(40, .12, .006), rough_noise=(8, .1), tint_noise=(6, '#dfc4b1', .8))
    return place(lathe('plinth', [(0, 0), (radius, 0, .01), (radius, height, .012), (0, height)], stone, 160), at)


def studio(label='ornelle-serum'):
    clear('#f6e6da', .28)
    sweep(CLAY, depth=4.5, bend=3, bump=(30, .03, .01))
    plinth(.46, .16, (0, 0, 0))
    bottle = place(serum(label), (0, 0, .16), (0, 0, 3))
    # Warm key from the left through leaves, a narrow rim on the right, light behind for the glass.
    lamp((-3.4, -1.2, 3.2), (0, 0, .5), (.7, .7), 260, '#ffe2c6')
    lamp((2.6, .4, 1.1), (0, 0, .6), (.35, 2.4), 34, '#fff2e6')
    lamp((-1.6, 1.6, .9), (0, .2, .6), (.6, 1.6), 16, '#ffd9b0')
    lamp((0, -.6, 4.4), (0, 0, 0), (3, 3), 70, '#fff4ea')
    branch_shadow((-1.55, -.7, 1.85), (1.2, 1.2, 1.2), 22, (.06, .36), seed=4)
    return bottle


def hero(label='ornelle-serum'):
    studio(label)
    plinth(.40, .09, (.92, .22, 0))
    place(jar(), (.92, .22, .09), (0, 0, -14))
    camera((-.42, -6.4, 1.1), (-.44, 0, .585), 79, .55, (0, -.1, .6))


def hero_ru():
    hero('ornelle-serum-ru')


def detail():
    studio()
    camera((.55, -2.1, 1.32), (.0, 0, .80), 85, .28, (.03, -.15, .8))


def use():
    clear('#f3e8df', .5)
    plaster = surface('plaster', '#e6d5c7', .95, bump=(5, .12, .05), tint_noise=(2.2, '#dcc8b8', .8), specular=.1)
    wall = place(box('wall', (30, .5, 16), plaster, .02, .01), (0, 2.1, -2))
    stone = surface('stone', '#ece3da', .22, tint_noise=(2.4, '#d3c3b5', .5), rough_noise=(6, .08), coat=.2)
    place(box('ledge', (30, 4.2, .6), stone, .05, .05), (0, .2, -.6))
    place(serum(), (.05, -.12, 0), (0, 0, -8))
    place(folded_towel(3, (1.7, 1.1), .13), (1.25, .45, 0), (0, 0, -7))
    place(soap(), (.98, .22, .40), (0, 0, 18))
    place(jar(lid=False), (-.98, .12, 0), (0, 0, 10))
    sprig([(-1.9, .75, .06), (-1.4, .7, .14), (-.8, .66, .26), (-.2, .7, .46)], 16, (.42, .17), seed=6)
    toward = (.74, .58, -.52)
    sun(toward, 5.2, 1.4, '#ffe2bd')
    window((-4.6, -3.2, 4.1), toward, (2.5, 3.4), (2, 2), .14)
    branch_shadow((-3.2, -2.4, 3.1), (.9, .9, 1.5), 16, (.06, .34), seed=8)
    lamp((-3, -4, 3), (0, 0, .4), (3, 3), 60, '#f3ecff')
    camera((.15, -5.6, 1.35), (.12, 0, .50), 66, .6, (.05, -.2, .5))


def cutout():
    clear('#ffffff', .35)
    sweep('#f0e0d5', depth=5, bend=4)
    place(serum(), (0, 0, 0), (0, 0, 4))
    lamp((-3, -1.6, 2.6), (0, 0, .5), (1.4, 2), 230, '#fff0e0')
    lamp((2.4, .3, 1.0), (0, 0, .6), (.5, 2.4), 45)
    lamp((-1.6, 1.8, .9), (0, .2, .6), (.8, 1.6), 22, '#ffe0c0')
    lamp((0, -.4, 4), (0, 0, 0), (3, 3), 110)
    camera((0, -6.4, 1.25), (0, 0, .52), 150, 2)


SHOTS = {
    'hero': (hero, (2400, 1200), 6, {'bounces': 8}),
    'detail': (detail, (1600, 1600), 8, {'bounces': 8}),
    'use': (use, (1602, 1068), 8, {'bounces': 8}),
    'cutout': (cutout, (1600, 1600), 6, {'bounces': 8}),
    'hero-ru': (hero_ru, (2400, 1200), 6, {'bounces': 8}),
}
