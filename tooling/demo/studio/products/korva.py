"""Korva, kitchen appliances: espresso maker and kettle. Scene unit 1 dm."""
import math

from kit.label import flat, ink, paper, wrap
from kit.shape import add, box, capsule_radii, group, lathe, loft, place, plane, prism, rounded_rectangle, spline, tube
from kit.surface import glass, steel, surface, wood

ACCENT = '#e4572e'


def ivory():
    return surface('ivory', '#e6dfd2', .36, coat=.12, bump=(160, .03, .002), rough_noise=(6, .05))


def graphite():
    return surface('graphite', '#1a1b1d', .46, bump=(220, .10, .003), rough_noise=(9, .06))


def rubber():
    return surface('rubber', '#111213', .6)


def walnut(along='x'):
    return wood('walnut', '#6a4228', '#3b2214', along, 2.2, .42, .15)


def dial(radius, depth, face, ring=True):
    """A turned knob that faces +z, with a knurled skirt and an orange line."""
    parts = [lathe('knob', [(0, depth), (radius * .9, depth, .015), (radius * .94, .06, .02), (radius, .0)], face, 96)]
    ridges = []
    for k in range(60):
        a = 2 * math.pi * k / 60
        ridges.append(place(box('ridge', (.014, .02, depth * .62), face, .005, .004, 2), (math.cos(a) * radius * .925, math.sin(a) * radius * .925, .06), (0, 0, math.degrees(a))))
    parts += ridges
    if ring:
        parts.append(lathe('ring', [(radius * 1.02, 0), (radius * 1.1, .0, .006), (radius * 1.1, .025, .008), (radius * 1.02, .025)], surface('accent', ACCENT, .35), 96))
    parts.append(place(box('mark', (.02, radius * .5, .006), surface('mark', '#e9e4da', .4), .006, .002, 2), (0, radius * .55, depth)))
    return group('dial', parts)


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


def espresso(handle=None, cup=True, cups_on_top=True, steam=True):
    """An espresso maker: 250 mm wide, 280 mm deep, 330 mm high; its front faces -y."""
    shell, brushed, black = ivory(), steel('plate', '#c4c2be', .3, 'x', 5), rubber()
    shiny = steel('chrome', '#d4d2ce', .2, 'ring', 8)
    # Side view, x toward the front; turned so that the front faces -y.
    outline = [(-1.4, .08, .14), (1.38, .08, .10), (1.38, .46, .09), (-.12, .46, .14), (-.12, 2.22, .22), (1.22, 2.22, .10), (1.12, 3.28, .26), (-1.4, 3.28, .26)]
    body = place(prism('body', outline, 2.5, shell, .07, 5), (0, 0, 0), (0, 0, -90))
    parts = [body]
    for x in (-1, 1):
        for y in (-1.1, 1.1):
            parts.append(place(lathe('foot', [(0, 0), (.16, 0, .02), (.16, .09)], black, 40), (x, y, 0)))
    # Drip tray: bars over a dark well, with a steel frame.
    parts.append(place(box('well', (2.18, 1.26, .02), surface('well', '#0b0c0c', .5), .08, .005), (0, -.66, .455)))
    frame = loft('frame', lambda i: rounded_rectangle(2.24, 1.32, .10, i), [(0, 0), (0, .05, .012), (.05, .05, .012), (.05, 0)], brushed, top=False, bottom=False)
    parts.append(place(frame, (0, -.66, .455)))
    for k in range(25):
        parts.append(tube('bar', [(-1.06 + k * 2.12 / 24, -1.28, .492), (-1.06 + k * 2.12 / 24, -.04, .492)], .024, brushed, 12))
    # Back plate with vertical light on it, and the name.
    parts.append(place(box('plate', (2.3, .03, 1.66), brushed, .01, .008), (0, .115, .52)))
    # Group head and portafilter.
    parts += [place(lathe('group', [(0, 0), (.44, 0, .02), (.46, .05, .02), (.46, .22, .02), (.52, .24, .01), (.52, .34)], shiny, 128), (0, -.62, 1.93))]
    holder = place(portafilter(handle or walnut('y')), (0, -.62, 1.87), (0, 0, 9))
    parts.append(holder)
    # The front of the head leans back by 5.4 degrees.
    lean = math.degrees(math.atan(.10 / 1.06))
    def front(obj, x, z, out=0.0, spin=0):
        y = -1.22 + (z - 2.22) * .0943 - out
        return place(obj, (x, y, z), (90 - lean, spin, 0))
    parts += [front(gauge(.30), 0, 2.76), front(dial(.25, .20, graphite()), .82, 2.76)]
    for k, x in enumerate((-.98, -.66)):
        parts.append(front(lathe('button', [(0, .035), (.10, .045, .02), (.115, .03, .012), (.115, 0)], brushed, 64), x, 2.76))
        parts.append(front(lathe('button ring', [(.117, 0), (.135, .0, .004), (.135, .012, .006), (.117, .012)], black, 64), x, 2.76))
    parts.append(front(plane('mark', (.62, .1516), ink('korva-mark', '#2a2b2c', .4)), 0, 2.36, .003))
    if steam:
        parts.append(place(lathe('joint', [(0, -.12), (.07, -.11, .03), (.11, 0, .08), (.11, .09)], shiny, 48), (1.02, -.78, 2.14)))
        wand = spline([(1.02, -.78, 2.08), (1.06, -.90, 1.80), (1.10, -1.0, 1.4), (1.13, -1.08, .98), (1.14, -1.1, .86)], 10)
        parts.append(tube('wand', wand, [.042] * (len(wand) - 6) + [.05] * 4 + [.046, .03], shiny, 24))
        parts.append(tube('grip', wand[14:24], capsule_radii(10, .062), black, 24))
    # Cup rail on top.
    ring = [(x, y, 3.44) for x, y in rounded_rectangle(2.2, 2.1, .22, 0, 8)]
    parts.append(place(tube('rail', ring, .028, shiny, 16, closed=True), (0, .24, 0)))
    for x in (-.9, 0, .9):
        for y in (-.78, 1.26):
            parts.append(tube('post', [(x, y + (.03 if y < 0 else .03), 3.27), (x, y + .03, 3.44)], .022, shiny, 12))
    parts.append(place(box('mat', (2.0, 1.9, .025), brushed, .12, .008), (0, .24, 3.275)))
    if cups_on_top:
        for x, y, turn in ((-.55, .15, 40), (.15, .0, -50), (-.1, .75, 110), (.62, .6, 20)):
            parts.append(place(espresso_cup(False), (x, y, 3.3 + .57), (180, 0, turn)))
    if cup:
        parts.append(place(espresso_cup(), (0, -.62, .516), (0, 0, -35)))
    return group('espresso maker', parts)


def kettle(base=True, handle=None, base_turn=0):
    """A gooseneck kettle of 0.9 l: body 150 mm across, 230 mm high on its base; the spout points to +x, the dial to -y."""
    shell, shiny, black = graphite(), steel('chrome', '#cfcdc9', .16, 'ring', 8), rubber()
    z = .22
    body = lathe('body', [(0, 0), (.70, 0, .02), (.74, .05, .05), (.735, .22, .1), (.60, 1.22, .35), (.50, 1.40, .05), (.485, 1.405)], shell, 192, steps=14)
    parts = [place(body, (0, 0, z)),
             place(lathe('band', [(.742, .02), (.748, .022, .002), (.748, .05, .002), (.742, .052)], shiny, 128), (0, 0, z)),
             place(lathe('lid', [(0, 1.455), (.30, 1.45, .1), (.465, 1.425, .02), (.482, 1.40)], shell, 128), (0, 0, z)),
             place(lathe('seam', [(.478, 1.396), (.492, 1.402, .004), (.492, 1.416, .004), (.478, 1.42)], shiny, 128), (0, 0, z)),
             place(lathe('knob', [(0, 1.66), (.10, 1.655, .03), (.115, 1.60, .05), (.06, 1.50, .05), (.07, 1.44, .02)], handle or walnut('z'), 96), (0, 0, z))]
    neck = spline([(.56, 0, .20), (.82, 0, .22), (1.02, 0, .34), (1.08, 0, .62), (1.02, 0, .92), (1.06, 0, 1.16), (1.24, 0, 1.30), (1.40, 0, 1.28), (1.46, 0, 1.24)], 10)
    n = len(neck)
    parts.append(place(tube('spout', neck, [.115 - .075 * min(1, i / (n * .62)) for i in range(n)], shell, 32), (0, 0, z)))
    parts.append(place(lathe('tip', [(.030, 0), (.046, 0, .006), (.046, .07, .008), (.038, .075)], shiny, 48), (1.475, 0, z + 1.228), (0, 68, 0)))
    # Handle: out from a bracket under the lid, down behind.
    grip = spline([(-.50, 0, 1.34), (-.72, 0, 1.47), (-1.02, 0, 1.46), (-1.16, 0, 1.28), (-1.17, 0, 1.0), (-1.13, 0, .70), (-1.09, 0, .52)], 12)
    wood_from = int(len(grip) * .36)
    parts.append(place(tube('bracket', grip[:wood_from + 2], .062, shell, 28, flat=1.35), (0, 0, z)))
    parts.append(place(tube('handle', grip[wood_from:], [r * 1.5 for r in capsule_radii(len(grip) - wood_from, .068, .07)], handle or walnut('z'), 36, flat=.9), (0, 0, z)))
    if base:
        stand = [lathe('base', [(0, 0), (.80, 0, .03), (.84, .03, .04), (.83, .17, .05), (.70, .195, .02), (0, .19)], shell, 160),
                 place(box('foot', (.46, .44, .14), shell, .12, .05), (0, -.80, 0)),
                 place(dial(.12, .05, shiny, True), (.0, -.91, .135))]
        parts.append(place(group('stand', stand), (0, 0, 0), (0, 0, base_turn)))
    else:
        for part in parts:
            part.location.z -= z
    return group('kettle', parts)
