"""Lamp: by day and by night from one camera, close by, and cut out."""
from kit.shape import box, place
from kit.stage import branch_shadow, camera, clear, lamp, sun, sweep, window
from kit.surface import surface
from products.halden import lamp_product, oak, vase
from products.nature import sprig
from products.room import books, wall


def _corner(power):
    wall(.42, '#dcd6c6', '#d3ccba', skirting=False)
    place(box('sideboard', (3.4, .62, .04), oak('x', 'oak top'), .006, .006), (.2, .12, -.04))
    place(box('front', (3.36, .40, .5), oak('x', 'oak front'), .004, .004), (.2, .13, -.56))
    place(lamp_product(power), (.30, .10, 0), (0, 0, 20))
    top = books((.64, .06, 0), 3, 3)
    place(vase('#cdbfa9', .2), (-.18, .16, 0))
    sprig([(-.18, .16, .19), (-.21, .14, .29), (-.15, .12, .40), (-.24, .10, .50)], 12, (.085, .034), '#5b7350', '#71876a', seed=3, thick=.0025)


def day():
    clear('#e6eefa', .55)
    _corner(0)
    toward = (.74, .52, -.50)
    sun(toward, 4.6, 1.1, '#ffe6c8')
    window((-1.5, -1.0, 1.28), toward, (.75, .95), (2, 2), .035)
    lamp((-2, -2.5, 1.8), (0, 0, .2), (1.5, 1.5), 26, '#eaf1ff')
    camera((.12, -2.6, .46), (.12, 0, .215), 78, 3.2, (.3, 0, .25))


def night():
    clear('#6f8fd0', .10)
    _corner(5.5)
    lamp((-2, -2.0, 1.8), (0, 0, .2), (1.2, 1.2), 9, '#8fb0f0')
    camera((.12, -2.6, .46), (.12, 0, .215), 78, 3.2, (.3, 0, .25))


def hero():
    clear('#6f8fd0', .09)
    _corner(5.5)
    lamp((-2.6, -2.0, 1.8), (0, 0, .2), (1.2, 1.2), 9, '#8fb0f0')
    camera((-.26, -2.9, .44), (-.26, 0, .235), 74, 3.2, (.3, 0, .25))


def detail():
    clear('#e6eefa', .35)
    _corner(2.5)
    lamp((-1.0, -.9, 1.0), (.3, .1, .2), (.4, .4), 12, '#ffe6cc')
    lamp((1.4, -.4, .7), (.3, .1, .2), (.2, .8), 5, '#eef3ff')
    camera((.02, -1.25, .34), (.30, .08, .205), 85, 2.0, (.28, .0, .2))


def cutout():
    clear('#ffffff', .45)
    sweep('#edece6', depth=1.2, bend=.7, width=10, front=6, height=6)
    place(lamp_product(1.6), (0, 0, 0), (0, 0, -60))
    lamp((-1.4, -1.1, 1.4), (0, 0, .2), (.8, .9), 30, '#fff4e8')
    lamp((1.2, .2, .8), (0, 0, .2), (.3, 1.0), 9)
    lamp((0, -.3, 1.9), (0, 0, 0), (1.3, 1.3), 20)
    camera((0, -2.9, .56), (0, 0, .235), 150, 8)


SHOTS = {
    'hero': (hero, (2400, 1200), 8),
    'day': (day, (1602, 1068), 8),
    'night': (night, (1602, 1068), 8),
    'detail': (detail, (1600, 1600), 8),
    'cutout': (cutout, (1600, 1600), 6),
}
