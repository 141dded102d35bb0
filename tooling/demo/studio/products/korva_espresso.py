"""Korva's espresso makers: the One, and the wider Two and Table of the same parts. Scene unit 1 dm."""
import math

from kit.label import ink, paper
from kit.shape import add, box, capsule_radii, group, lathe, loft, place, plane, prism, rounded_rectangle, spline, tube
from kit.surface import steel, surface
from products.korva import ACCENT, dial, graphite, ivory, rubber, walnut

# The front of the head leans back: 0.10 dm over 1.06 dm.
LEAN = math.degrees(math.atan(.10 / 1.06))


def disc(name, radius, material, z=.02):
    """A round sheet that faces +z, with its texture fitted to the square around it."""
    ring = [(math.cos(2 * math.pi * k / 64), math.sin(2 * math.pi * k / 64)) for k in range(64)]
    return add(name, [(x * radius, y * radius, z) for x, y in ring], [tuple(range(64))], material,
               [(x / 2 + .5, y / 2 + .5) for x, y in ring])


def gauge(radius):
    """A pressure gauge that faces +z."""
    rim = steel('rim', along='ring', rough=.18)
    face = disc('face', radius * .95, paper('korva-gauge', .5))
    needle = place(prism('needle', [(-.012, -.06), (.012, -.06), (.004, radius * .72), (-.004, radius * .72)], .008, surface('needle', ACCENT, .4), .001, 1), (0, 0, .035), (90, 180, 153))
    return group('gauge', [
        lathe('rim', [(radius * .9, .015), (radius * .93, .10, .012), (radius * 1.06, .10, .02), (radius * 1.1, 0)], rim, 96),
        lathe('back', [(0, .012), (radius * .95, .012)], surface('paper', '#f3f1ec', .6), 64), face, needle,
        lathe('hub', [(0, .05), (.025, .05, .008), (.025, .02)], surface('hub', '#16181a', .4), 24)])


def espresso_cup(coffee=True, saucer=False):
    """A 60 ml cup: 64 mm across, 58 mm high."""
    white = surface('porcelain', '#f1ede5', .16, coat=.5)
    parts = [lathe('cup', [(0, .03), (.14, .03), (.16, 0, .01), (.19, .0, .012), (.215, .03, .06), (.308, .20, .30), (.322, .56, .012), (.302, .57, .008), (.288, .22, .28), (.15, .07, .05), (0, .07)], white, 128),
             tube('handle', spline([(.295, 0, .46), (.42, 0, .47), (.475, 0, .38), (.44, 0, .25), (.275, 0, .17)], 10), .035, white, 20, flat=.7)]
    if coffee:
        crema = surface('crema', '#8f5a2c', .25, tint_noise=(9, '#5d3216', .45), coat=.3, bump=(60, .05, .003))
        parts.append(lathe('crema', [(0, .44), (.27, .44, .01), (.306, .452)], crema, 96))
    if saucer:
        parts.append(lathe('saucer', [(0, -.03), (.3, -.03, .02), (.62, .05, .05), (.615, .075, .01), (.3, .0, .05), (0, 0)], white, 128))
        for part in parts[:-1]:
            part.location.z += .005
    return group('cup', parts)


def portafilter(handle):
    shiny = steel('chrome', '#d4d2ce', .2, 'ring', 8)
    parts = [lathe('basket', [(0, -.30), (.12, -.30, .03), (.34, -.24, .05), (.37, -.2, .02), (.37, 0, .02), (.41, 0, .015), (.41, .06, .01), (.3, .06)], shiny, 128)]
    for side in (-1, 1):
        parts.append(tube('spout', spline([(0, 0, -.27), (side * .07, 0, -.36), (side * .15, 0, -.40), (side * .165, 0, -.52)], 8), [.07] * 8 + [.062] * 8 + [.055] * 9, shiny, 24))
    line = [(0, -.36 - .1 * k, -.10 - .012 * k) for k in range(18)]
    radii = [.055, .055, .06, .075, .10, .105, .11, .115, .118, .12, .122, .124, .125, .125, .122, .115, .095, .03]
    parts.append(tube('neck', line[:5], .055, shiny, 24))
    parts.append(tube('ferrule', line[3:5], .112, shiny, 32))
    parts.append(tube('handle', spline(line[4:], 4), [r for pair in zip(radii[4:-1], radii[5:]) for r in [pair[0] + (pair[1] - pair[0]) * i / 4 for i in range(4)]] + [.03], handle, 36))
    return group('portafilter', parts)

def chrome():
    return steel('chrome', '#d4d2ce', .2, 'ring', 8)


def brushed():
    return steel('plate', '#c4c2be', .3, 'x', 5)


# Side view, x toward the front.
OUTLINE = [(-1.4, .08, .14), (1.38, .08, .10), (1.38, .46, .09), (-.12, .46, .14), (-.12, 2.22, .22), (1.22, 2.22, .10), (1.12, 3.28, .26), (-1.4, 3.28, .26)]


def chassis(width):
    """The body with its feet, its drip tray and its back plate: 280 mm deep, 330 mm high; the front faces -y."""
    plate, black = brushed(), rubber()
    parts = [place(prism('body', OUTLINE, width, ivory(), .07, 5), (0, 0, 0), (0, 0, -90))]
    for x in (.25 - width / 2, width / 2 - .25):
        for y in (-1.1, 1.1):
            parts.append(place(lathe('foot', [(0, 0), (.16, 0, .02), (.16, .09)], black, 40), (x, y, 0)))
    # Drip tray: bars over a dark well, with a steel frame.
    parts.append(place(box('well', (width - .32, 1.26, .02), surface('well', '#0b0c0c', .5), .08, .005), (0, -.66, .455)))
    frame = loft('frame', lambda i: rounded_rectangle(width - .26, 1.32, .10, i), [(0, 0), (0, .05, .012), (.05, .05, .012), (.05, 0)], plate, top=False, bottom=False)
    parts.append(place(frame, (0, -.66, .455)))
    span = width - .38
    count = round(span / .0883)
    for k in range(count + 1):
        x = (k / count - .5) * span
        parts.append(tube('bar', [(x, -1.28, .492), (x, -.04, .492)], .024, plate, 12))
    return parts + [place(box('plate', (width - .2, .03, 1.66), plate, .01, .008), (0, .115, .52))]


def brewing_group(x, handle, turn=9):
    """A group head with its portafilter."""
    head = lathe('group', [(0, 0), (.44, 0, .02), (.46, .05, .02), (.46, .22, .02), (.52, .24, .01), (.52, .34)], chrome(), 128)
    return [place(head, (x, -.62, 1.93)), place(portafilter(handle), (x, -.62, 1.87), (0, 0, turn))]


def on_front(obj, x, z, out=0.0):
    """Puts a part that faces +z on the front of the head."""
    return place(obj, (x, -1.22 + (z - 2.22) * .0943 - out, z), (90 - LEAN, 0, 0))


def button(x, z=2.76):
    return [on_front(lathe('button', [(0, .035), (.10, .045, .02), (.115, .03, .012), (.115, 0)], brushed(), 64), x, z),
            on_front(lathe('button ring', [(.117, 0), (.135, .0, .004), (.135, .012, .006), (.117, .012)], rubber(), 64), x, z)]


def steam_wand(x, side=1):
    """A steam wand that hangs below the head and leans to a side."""
    shiny = chrome()
    parts = [place(lathe('joint', [(0, -.12), (.07, -.11, .03), (.11, 0, .08), (.11, .09)], shiny, 48), (x, -.78, 2.14))]
    wand = spline([(x + side * a, y, z) for a, y, z in ((0, -.78, 2.08), (.04, -.90, 1.80), (.08, -1.0, 1.4), (.11, -1.08, .98), (.12, -1.1, .86))], 10)
    parts.append(tube('wand', wand, [.042] * (len(wand) - 6) + [.05] * 4 + [.046, .03], shiny, 24))
    return parts + [tube('grip', wand[14:24], capsule_radii(10, .062), rubber(), 24)]


def cup_rail(width, cups):
    """The rail on top, with cups upside down at places of `(x, y, turn)`."""
    shiny = chrome()
    ring = [(x, y, 3.44) for x, y in rounded_rectangle(width - .3, 2.1, .22, 0, 8)]
    parts = [place(tube('rail', ring, .028, shiny, 16, closed=True), (0, .24, 0))]
    for x in (.35 - width / 2, 0, width / 2 - .35):
        for y in (-.75, 1.29):
            parts.append(tube('post', [(x, y, 3.27), (x, y, 3.44)], .022, shiny, 12))
    parts.append(place(box('mat', (width - .5, 1.9, .025), brushed(), .12, .008), (0, .24, 3.275)))
    return parts + [place(espresso_cup(False), (x, y, 3.3 + .57), (180, 0, turn)) for x, y, turn in cups]


def mark(x=0):
    return on_front(plane('mark', (.62, .1516), ink('korva-mark', '#2a2b2c', .4)), x, 2.36, .003)


def espresso(handle=None, cup=True, cups_on_top=True, steam=True):
    """The One: 250 mm wide, with one group."""
    parts = chassis(2.5) + brewing_group(0, handle or walnut('y'))
    parts += [on_front(gauge(.30), 0, 2.76), on_front(dial(.25, .20, graphite()), .82, 2.76), mark()]
    parts += button(-.98) + button(-.66)
    if steam:
        parts += steam_wand(1.02)
    parts += cup_rail(2.5, ((-.55, .15, 40), (.15, .0, -50), (-.1, .75, 110), (.62, .6, 20)) if cups_on_top else ())
    if cup:
        parts.append(place(espresso_cup(), (0, -.62, .516), (0, 0, -35)))
    return group('espresso maker', parts)


def espresso_two(jug=None):
    """The Two: 340 mm wide, with a gauge for each of its two boilers; a jug may wait under the wand."""
    parts = chassis(3.4) + brewing_group(-.5, walnut('y'))
    parts += [on_front(gauge(.30), -.40, 2.76), on_front(gauge(.30), .40, 2.76), on_front(dial(.25, .20, graphite()), 1.22, 2.76), mark()]
    parts += button(-1.42) + button(-1.10) + steam_wand(1.34)
    parts += cup_rail(3.4, ((-1.05, .1, 40), (-.38, .35, -50), (-.9, .85, 110), (.34, .05, 20), (1.02, .5, 75), (.3, .85, -20)))
    parts.append(place(espresso_cup(), (-.5, -.62, .516), (0, 0, -35)))
    if jug:
        parts.append(place(jug, (.82, -.66, .516), (0, 0, -30)))
    return group('espresso maker', parts)


def counter():
    """A dark display with the count of cups, facing +z."""
    glass_face = surface('display', '#0c0d0e', .1, coat=.6)
    return group('counter', [box('display', (1.0, .46, .03), glass_face, .06, .01),
                             plane('digits', (.92, .368), ink('korva-counter', '#f4efe6', .4, emit=2.2), (0, 0, .0335))])


def espresso_table():
    """The Table: 420 mm wide, with two groups, a counter and walnut sides."""
    parts = chassis(4.2)
    for x in (-2.12, 2.12):
        side = [(a + (.03 if a > 0 else -.03), z, r) for a, z, r in OUTLINE]
        parts.append(place(prism('side', side, .09, walnut('z'), .03, 4), (x, 0, 0), (0, 0, -90)))
    for x in (-.85, .85):
        parts += brewing_group(x, walnut('y'), 9 if x > 0 else -9)
        parts += [on_front(gauge(.27), x * 1.1, 2.78), on_front(dial(.23, .20, graphite()), 1.72 if x > 0 else -1.72, 2.78)]
        parts += steam_wand(1.78 if x > 0 else -1.78, 1 if x > 0 else -1)
        parts.append(place(espresso_cup(), (x, -.62, .516), (0, 0, -35 if x > 0 else 210)))
    parts += [on_front(counter(), 0, 2.80), mark()]
    parts += cup_rail(4.2, tuple((-1.6 + .64 * k, .05 + .75 * (j % 2) + .06 * (k % 2), 37 * k + 90 * j) for k in range(6) for j in range(2)))
    return group('espresso maker', parts)
