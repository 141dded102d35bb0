"""Chair: on a calm ground, its joint close by, in a room, cut out."""
from kit.shape import box, place
from kit.stage import branch_shadow, camera, clear, lamp, sun, sweep, window
from kit.surface import surface
from products.halden import chair, lamp_product, side_table, vase
from products.nature import sprig
from products.room import books, planks, rug, wall


def hero():
    clear('#f0f2f4', .38)
    sweep('#dfd9c9', depth=1.6, bend=.9, width=14, front=8, height=8)
    place(chair(), (0, 0, 0), (0, 0, -32))
    toward = (.78, .50, -.46)
    sun(toward, 3.8, 1.6, '#ffe8cc')
    window((-2.35, -1.45, 1.85), toward, (1.25, 1.5), (2, 2), .05)
    branch_shadow((-1.6, -.9, 1.5), (.5, .5, .6), 10, (.02, .13), seed=5)
    lamp((-2.5, -2.5, 2.4), (0, 0, .4), (1.6, 1.6), 60, '#f6f6ff')
    lamp((1.8, .6, 1.2), (0, 0, .5), (.3, 1.6), 12, '#fff4e4')
    camera((-.52, -4.3, .92), (-.50, 0, .375), 70, 5, (0, -.1, .45))


def detail():
    clear('#f0f2f4', .4)
    sweep('#cfccbe', depth=1.6, bend=.9, width=14, front=8, height=8)
    place(chair(), (0, 0, 0), (0, 0, -52))
    lamp((-1.4, -1.0, 1.6), (0, 0, .6), (.5, .5), 34, '#ffe6cc')
    lamp((1.2, .8, 1.1), (0, 0, .6), (.3, 1.2), 14, '#eef3ff')
    lamp((0, -.3, 2.2), (0, 0, .4), (1, 1), 18)
    camera((.42, -1.15, .98), (-.03, -.02, .585), 72, 2.2, (-.0, -.24, .64))


def use():
    clear('#eaf0f8', .55)
    planks(7, 5)
    wall(1.25, '#e8e4d9', '#e0dbce')
    place(rug(1.05, (.05, -.05, 0)), (.05, -.05, 0))
    place(chair(), (-.22, -.02, .012), (0, 0, 28))
    place(side_table(), (.56, .48, .012), (0, 0, 10))
    place(lamp_product(cord=False), (.60, .53, .526), (0, 0, 0))
    top = books((.45, .40, .526), 2, 2)
    place(vase(), (-1.12, .72, 0), scale=1.7)
    sprig([(-1.12, .72, .40), (-1.18, .70, .62), (-1.06, .66, .86), (-1.22, .62, 1.06)], 18, (.15, .065), '#5b7350', '#71876a', seed=3, thick=.004)
    sprig([(-1.12, .72, .40), (-1.02, .74, .60), (-.92, .70, .80), (-.86, .66, .92)], 14, (.13, .055), '#5b7350', '#71876a', seed=7, thick=.003)
    toward = (.72, .56, -.50)
    sun(toward, 4.6, 1.0, '#ffe3bf')
    window((-2.6, -1.65, 2.2), toward, (1.5, 1.9), (2, 3), .06)
    lamp((-3, -3, 2.5), (0, 0, .6), (2.5, 2.5), 90, '#e6efff')
    camera((.10, -4.3, 1.12), (-.10, 0, .52), 62, 4, (-.2, -.1, .45))


def cutout():
    clear('#ffffff', .5)
    sweep('#efeee9', depth=1.8, bend=1, width=14, front=8, height=8)
    place(chair(), (0, 0, 0), (0, 0, -30))
    lamp((-2, -1.6, 2.2), (0, 0, .4), (1.2, 1.4), 90, '#fff4e8')
    lamp((1.7, .3, 1.2), (0, 0, .4), (.4, 1.6), 26)
    lamp((0, -.4, 2.8), (0, 0, 0), (1.8, 1.8), 60)
    camera((0, -4.3, 1.0), (0, 0, .372), 152, 10)


SHOTS = {
    'hero': (hero, (2400, 1200), 6),
    'use': (use, (1602, 1068), 8),
    'detail': (detail, (1600, 1600), 8),
    'cutout': (cutout, (1600, 1600), 6),
}
