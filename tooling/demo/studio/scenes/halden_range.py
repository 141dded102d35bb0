"""Halden's other furniture in rooms: by a window, at night, and on a wall."""
from kit.shape import box, place
from kit.stage import camera, clear, lamp, sun, window
from kit.surface import surface
from products.halden import chair, lamp_product, mirror, oak, side_table, vase
from products.halden_large import SHELVES, bench, bookcase, coat_rack, floor_lamp, pouf
from products.nature import sprig
from products.room import book_row, books, planks, rug, wall

TOWARD = (.72, .56, -.50)


def room(power=4.6, sky=('#eaf0f8', .55), fill=90, wall_color='#e8e4d9', at=(-2.6, -1.65, 2.2), size=(1.5, 1.9)):
    """A room with a plank floor in window light."""
    clear(*sky)
    planks(7, 5)
    wall(1.25, wall_color, '#e0dbce')
    if power:
        sun(TOWARD, power, 1.0, '#ffe3bf')
        window(at, TOWARD, size, (2, 3), .06)
    lamp((-3, -3, 2.5), (0, 0, .6), (2.5, 2.5), fill, '#e6efff')


def twigs(at, tall=.45, size=.15):
    x, y, z = at
    for k, (dx, dy) in enumerate(((-.06, -.04), (.14, -.02))):
        path = [(x, y, z), (x - .03 + dx * .3, y + dy * .4, z + tall * .4), (x + dx * .6, y + dy, z + tall * .75), (x + dx, y + dy * 1.4, z + tall)]
        sprig(path, 16 - 2 * k, (size, size * .42), '#5b7350', '#71876a', seed=3 + 4 * k, thick=.0035)


def library():
    room(at=(-2.3, -1.65, 2.35))
    place(bookcase(), (.62, 1.05, 0))
    rows = [z + .022 for z in SHELVES]
    for level, (x, width) in enumerate(((-.34, .66), (-.34, .40), (-.12, .45), (-.34, .52))):
        book_row((.62 + x, 1.05, rows[level]), width, 4 + level)
    books((.62 + .20, 1.05, rows[1]), 3, 2)
    place(vase('#cdbfa9', .2), (.62 - .25, 1.05, rows[2]))
    place(vase('#3f5d4a', .16), (.62 + .28, 1.05, rows[3]))
    place(chair(), (-.85, .30, 0), (0, 0, 34))
    camera((-.32, -5.0, 1.15), (-.32, 0, .93), 57, 5, (.5, .9, 1))


def resting():
    room(at=(-2.5, -1.65, 2.15))
    place(rug(.95, (.05, .1, 0)), (.05, .1, 0))
    place(pouf(), (-.08, .05, .012), (0, 0, -14))
    books((-.06, .05, .394), 2, 3)
    place(side_table(), (.62, .62, .012), (0, 0, 10))
    place(vase('#cdbfa9', .22), (.62, .62, .53))
    twigs((.62, .62, .73), .42, .12)
    camera((.05, -3.3, 1.15), (.14, .1, .42), 62, 4, (-.05, -.2, .3))


def reading():
    room(0, ('#7f97cc', .16), 40, '#d8d2c4')
    place(floor_lamp(15.0), (-.62, .55, 0), (0, 0, -24))
    place(chair(), (.18, .22, 0), (0, 0, 22))
    books((.12, .22, .47), 1, 1)
    place(side_table(), (.98, .60, 0), (0, 0, 10))
    place(vase('#cdbfa9', .2), (.98, .60, .52))
    camera((.15, -4.6, 1.15), (.15, 0, .90), 54, 4, (0, .2, .9))


def hall():
    room(at=(-2.4, -1.65, 2.2))
    place(bench(), (.0, .86, 0), (0, 0, 0))
    books((.32, .86, .452), 3, 2)
    place(coat_rack(()), (.02, 1.236, 1.18))
    place(vase('#cdbfa9', .30), (-.86, .95, 0))
    twigs((-.86, .95, .26), .55, .14)
    place(rug(.55, (.1, .2, 0)), (.1, .2, 0))
    camera((-.35, -3.6, 1.1), (-.06, .6, .62), 62, 4, (0, .8, .45))


def wall_shot(turned, at, look, lens, fstop):
    """The coat rack on a plain wall."""
    clear('#ffffff', .5)
    plaster = surface('plaster', '#eceae3', .95, bump=(3.5, .06, .01), specular=.1)
    place(box('wall', (8, .1, 6), plaster, .002, .002), (0, .061, -3))
    place(coat_rack(turned), (0, 0, 0))
    lamp((-1.3, -1.2, 1.2), (0, 0, 0), (.6, .8), 46, '#fff2e4')
    lamp((1.3, -.8, .3), (0, 0, 0), (.3, 1.2), 9, '#f6f8ff')
    lamp((0, -1.4, 1.7), (0, 0, 0), (1.2, 1), 16)
    return camera(at, look, lens, fstop)


def rack():
    wall_shot((4,), (-.42, -2.7, .42), (.015, 0, -.01), 104, 9)


def rack_near():
    wall_shot((2,), (-.36, -.78, .26), (-.045, -.03, -.005), 86, 4)


def dressing():
    room(at=(-2.5, -1.65, 2.45), size=(1.6, 2.0))
    place(mirror(), (.0, 1.245, 1.28))
    place(box('sideboard', (1.5, .40, .04), oak('x', 'oak top'), .006, .006), (.05, 1.02, .74))
    place(box('front', (1.46, .36, .58), oak('x', 'oak front'), .004, .004), (.05, 1.03, .16))
    place(vase('#cdbfa9', .24), (-.42, 1.0, .78))
    twigs((-.42, 1.0, .99), .40, .11)
    place(lamp_product(cord=False), (.52, 1.02, .78), scale=.8)
    books((.20, .98, .78), 2, 2)
    camera((-.32, -2.4, 1.32), (-.02, 1.1, 1.12), 74, 4, (0, 1.1, 1.2))


WIDE = (1600, 900)
SHOTS = {
    'bookcase': (library, WIDE, 4),
    'pouf': (resting, WIDE, 4),
    'floor-lamp': (reading, WIDE, 4, {'exposure': .4}),
    'bench': (hall, WIDE, 4),
    'rack': (rack, WIDE, 4, {'exposure': .2}),
    'rack-near': (rack_near, WIDE, 4, {'exposure': .1}),
    'mirror': (dressing, WIDE, 4),
}
