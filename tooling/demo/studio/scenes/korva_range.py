"""Korva's other products in use: on a worktop before white tiles, and on graphite."""
from kit.shape import box, group, place
from kit.stage import camera, clear, lamp, sun, window
from kit.surface import surface
from products.kitchen import berries, board, bowl, cloth, lemon, orange, tiles, toast, worktop
from products.korva import kettle
from products.korva_coffee import grinder, milk_jug
from products.korva_espresso import espresso_cup, espresso_table, espresso_two
from products.korva_small import blender_jar, scale, toaster
from products.listvyanka import beans, dripper
from scenes.korva_espresso import studio

TOWARD = (.70, .50, -.50)


def kitchen(size=1.0, shift=0.0):
    """A worktop before tiles in window light, for products of about `size` × 2 dm; `shift` moves the light along x."""
    clear('#eef1f6', .45)
    tiles(28, 12, .8 * size, (0, 2.2 * size, 0))
    worktop(44, 9 * size, .6, (0, -1.6 * size, 0))
    sun(TOWARD, 5.2, 1.0, '#ffe6c6')
    window((-8.8 * size + shift, -5.4 * size, 6.9 * size), TOWARD, (4.2 * size, 5.6 * size), (2, 3), .24 * size)
    lamp((-7 * size, -8 * size, 6 * size), (0, 0, 1), (5 * size, 5 * size), 700 * size ** 2, '#eaf1ff')


def dish(color='#3c4a48'):
    return surface('dish', color, .3, coat=.2, bump=(20, .05, .01))


def two():
    kitchen(1.4, 1.2)
    place(espresso_two(milk_jug()), (1.9, .3, 0), (0, 0, -20))
    place(espresso_cup(True, True), (-.75, -1.4, .03), (0, 0, 40))
    place(bowl(.8, .55, dish()), (4.0, 1.1, 0))
    for x, y, z in ((3.75, .95, .16), (4.3, 1.1, .17), (3.95, 1.45, .17)):
        orange((x, y, z))
    camera((.25, -17.5, 4.1), (.25, 0, 1.85), 74, 1.0, (1.5, -1.2, 2))


def table():
    studio()
    place(espresso_table(), (0, 0, 0), (0, 0, -20))
    camera((-4.6, -12.5, 4.9), (.05, -.5, 2.12), 92, .7, (0, -1.2, 2.3))


def grinding():
    kitchen(1.25, .4)
    place(board((3.6, 2.3, .2)), (.35, -.1, 0), (0, 0, -5))
    place(grinder(), (-.15, .15, .2), (0, 0, -26))
    place(bowl(.55, .38, dish('#e9e3d8')), (1.35, -.35, .2))
    beans(lambda r: (1.35 + r.gauss(0, .17), -.35 + r.gauss(0, .17), .44 + abs(r.gauss(0, .04))), 90, 6)
    beans(lambda r: (.95 + r.gauss(0, .28), -.95 + r.gauss(0, .10), .236), 26, 4)
    camera((.35, -13.5, 4.4), (.30, 0, 1.62), 92, 1.0, (-.1, -.9, 1.6))


def pouring():
    clear('#dfe4ea', .3)
    stone = surface('graphite top', '#2a2b2c', .35, tint_noise=(22, '#3a3b3c', .3), rough_noise=(7, .08), coat=.1)
    place(box('table', (14, 9, .4), stone, .05, .05), (0, 0, -.4))
    place(milk_jug(), (-.42, .16, 0), (0, 0, -38))
    place(espresso_cup(True, True), (.62, -.30, .03), (0, 0, -30))
    cloth((1.5, 1.1), (.95, .95, 0), 20, seed=3)
    lamp((-3.0, 1.6, 3.2), (0, 0, .3), (1.4, 1.4), 330, '#ffeeda')
    lamp((2.8, -1.0, 2.2), (0, 0, .3), (.5, 2.4), 90, '#eef3ff')
    lamp((-.6, -3.2, 3.4), (0, 0, .3), (3.4, 2.4), 260)
    camera((-.1, -4.6, 3.3), (.06, 0, .36), 84, .8, (-.3, -.2, .7))


def breakfast():
    kitchen(1.0, .3)
    bread = [part for y in (-.22, .22) for part in toast((0, y, 1.16))]
    place(group('toaster with bread', [toaster(), *bread]), (-.35, .35, 0), (0, 0, -18))
    place(board((2.3, 1.5, .16)), (2.0, -.45, 0), (0, 0, 10))
    toast((1.85, -1.05, .25), (-90, 0, 24), 1.1)
    place(espresso_cup(True, True), (-1.75, -1.15, .03), (0, 0, 200))
    camera((.30, -12.5, 3.5), (.30, 0, 1.16), 69, 1.0, (-.3, -.5, 1.1))


def weighing():
    kitchen(1.0, .2)
    place(board((4.2, 2.6, .2)), (.35, -.15, 0), (0, 0, -3))
    place(scale(), (-.30, -.35, .2), (0, 0, -10))
    place(dripper(), (-.30, -.16, .452), (0, 0, 30))
    place(kettle(), (1.7, .6, 0), (0, 0, 188))
    beans(lambda r: (-1.35 + r.gauss(0, .26), -.75 + r.gauss(0, .12), .236), 40, 4)
    camera((.35, -11.6, 5.2), (.40, 0, 1.12), 76, 1.0, (-.3, -.7, .8))


def blending():
    kitchen(1.35, .5)
    place(blender_jar(), (-.35, .3, 0), (0, 0, -16))
    place(bowl(.85, .6, dish('#e9e3d8')), (1.75, -.25, 0))
    berries(lambda r: (1.75 + r.uniform(-.40, .40), -.25 + r.uniform(-.40, .40), .52 + r.gauss(0, .04)), 80, 3)
    berries(lambda r: (.95 + r.gauss(0, .30), -1.15 + r.gauss(0, .12), .09), 9, 8)
    lemon((-1.9, -.5, .28), (90, 0, 50))
    cloth((2.0, 1.4), (-2.6, .2, 0), 18)
    camera((.30, -16.5, 4.2), (.30, 0, 1.85), 76, 1.0, (-.3, -.5, 1.9))


WIDE, SQUARE = (1602, 1068), (1600, 1600)
SHOTS = {
    'two': (two, WIDE, 4),
    'table': (table, WIDE, 4),
    'grinder': (grinding, SQUARE, 4),
    'jug': (pouring, SQUARE, 4),
    'toaster': (breakfast, WIDE, 4),
    'scale': (weighing, WIDE, 4, {'bounces': 8}),
    'blender': (blending, WIDE, 4, {'bounces': 8}),
}
