"""Kettle: on light ground, in the kitchen, turning once around."""
from kit.shape import box, place
from kit.stage import branch_shadow, camera, clear, lamp, sun, sweep, window
from kit.surface import surface
from products.kitchen import board, bowl, cloth, lemon, tiles, worktop
from products.korva import kettle
from products.listvyanka import beans, coffee_bag, cup, dripper


def lit():
    lamp((-5, -3.5, 4.6), (0, 0, 1), (2.4, 2.4), 900, '#fff2e4')
    lamp((4.4, .8, 2.6), (0, 0, 1), (.9, 4), 420, '#f4f7ff')
    lamp((0, -1, 7), (0, 0, 1), (4.5, 3.5), 520, '#fff8ee')
    lamp((-2.6, 3.0, 2.0), (0, 0, 1), (.7, 3), 160, '#ffe6cc')


def studio(turn=0, ground='#e2dace', base_turn=0):
    clear('#ffffff', .3)
    sweep(ground, depth=6, bend=4)
    lit()
    return place(kettle(True, None, base_turn), (0, 0, 0), (0, 0, turn))


def hero():
    studio(172, base_turn=168)
    branch_shadow((-2.8, -1.6, 3.0), (1.4, 1.4, 1.4), 10, (.09, .55), seed=6)
    camera((-1.0, -11.5, 2.7), (-.88, 0, .93), 74, 1.0, (0, -.6, 1))


def detail():
    studio(158)
    camera((-2.5, -4.4, 2.9), (-.55, -.2, 1.42), 88, .5, (-.3, -.6, 1.5))


def use():
    clear('#eef1f6', .45)
    tiles(22, 10, .8, (0, 2.2, 0))
    worktop(40, 9, .6, (0, -1.6, 0))
    place(board((3.6, 2.2, .2)), (1.2, -.2, 0), (0, 0, -4))
    place(kettle(), (-1.55, .25, 0), (0, 0, -14))
    place(dripper(), (.85, -.1, .2), (0, 0, 30))
    place(coffee_bag(), (2.25, .35, .2), (0, 0, -16))
    place(cup(False, surface('dish', '#e9e3d8', .3, coat=.2)), (-.05, -1.25, .03))
    beans(lambda r: (1.9 + r.gauss(0, .32), -.78 + r.gauss(0, .14), .235), 60, 4)
    toward = (.70, .50, -.50)
    sun(toward, 5.2, 1.0, '#ffe6c6')
    window((-8.8, -5.4, 6.9), toward, (4.2, 5.6), (2, 3), .24)
    lamp((-7, -8, 6), (0, 0, 1), (5, 5), 700, '#eaf1ff')
    camera((.35, -12.5, 3.2), (.35, 0, 1.16), 74, 1.0, (-.6, -.3, 1.1))


def cutout():
    studio(168, '#ece6da', 170)
    camera((.12, -11.5, 2.9), (.1, 0, .92), 128, 4)


def spin(frame, frames):
    """One frame of the turn: the kettle turns clockwise seen from above, light and camera rest."""
    studio(180 - 360 * frame / frames, '#f4f1ea')
    camera((0, -11.5, 3.2), (0, 0, .92), 121, 6)


FRAMES = 24
SHOTS = {
    'hero': (hero, (2400, 1200), 6),
    'use': (use, (1602, 1068), 8, {'bounces': 8}),
    'detail': (detail, (1600, 1600), 6),
    'cutout': (cutout, (1600, 1600), 6),
    **{f'spin-{k + 1:02d}': (lambda k=k: spin(k, FRAMES), (800, 800), 4) for k in range(FRAMES)},
}
