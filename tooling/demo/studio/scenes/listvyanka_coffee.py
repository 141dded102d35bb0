"""Coffee: bag with dripper on ochre, beans close by, cut out."""
from kit.shape import box, place
from kit.stage import branch_shadow, camera, clear, lamp, sun, sweep, window
from kit.surface import surface, wood
from products.kitchen import cloth
from products.listvyanka import beans, coffee_bag, cup, dripper, scoop


def hero():
    clear('#f2ead8', .18)
    sweep('#caa878', depth=6, bend=4, bump=(20, .03, .01))
    place(coffee_bag(), (-.05, 0, 0), (0, 0, 6))
    place(dripper(), (1.34, .2, 0), (0, 0, 40))
    beans(lambda r: (-.9 + r.gauss(0, .42), -.75 + r.gauss(0, .16), .036), 75, 3)
    lamp((-4.6, -2.2, 4.4), (0, 0, .8), (1.3, 1.3), 760, '#ffe9cc')
    lamp((3.8, .4, 2.2), (0, 0, .8), (.6, 3.4), 170, '#fff6ea')
    lamp((0, -.5, 6), (0, 0, 0), (3.5, 3.5), 280, '#fff4e2')
    branch_shadow((-2.6, -1.2, 2.9), (1.4, 1.4, 1.2), 12, (.08, .5), seed=12)
    camera((-.50, -10, 2.4), (-.44, 0, .90), 72, .85, (0, -.4, .9))


def detail():
    clear('#efe6d6', .25)
    table = wood('table', '#b08a60', '#8a6440', 'x', .9, .5)
    place(box('table', (12, 8, .3), table, .05, .05), (0, 0, -.3))
    place(scoop(), (-.15, .05, 0), (0, 0, 24))
    beans(lambda r: (.20 + r.gauss(0, .13), .17 + r.gauss(0, .09), .05 + abs(r.gauss(0, .05))), 66, 3)
    beans(lambda r: (.55 + r.gauss(0, .38), -.28 + r.gauss(0, .16), .036), 90, 8)
    lamp((-2.4, 1.2, 2.0), (0, 0, 0), (.9, .9), 240, '#ffe9cc')
    lamp((2.4, -1.4, 2.6), (0, 0, 0), (2, 2), 130, '#f0f4ff')
    camera((-.5, -2.6, 1.7), (.16, .02, .08), 82, .30, (.16, -.02, .12))


def cutout():
    clear('#ffffff', .35)
    sweep('#f0ece0', depth=6, bend=4)
    place(coffee_bag(), (0, 0, 0), (0, 0, 10))
    lamp((-4.2, -2.4, 3.6), (0, 0, .8), (1.8, 2.6), 620, '#fff2e0')
    lamp((3.4, .2, 1.6), (0, 0, .8), (.7, 3), 170)
    lamp((0, -.5, 5.5), (0, 0, 0), (4, 4), 320)
    camera((0, -10, 2.3), (0, 0, .92), 132, 2)


SHOTS = {
    'hero': (hero, (2400, 1200), 10, {'bounces': 8}),
    'detail': (detail, (1600, 1600), 6),
    'cutout': (cutout, (1600, 1600), 6),
}
