"""Korva's small things for coffee: grinder and milk jug. Scene unit 1 dm."""
import math

from kit.label import ink
from kit.shape import box, group, lathe, loft, place, plane, rounded_rectangle, spline, tube
from kit.surface import steel, surface
from products.korva import ACCENT, graphite, rubber, walnut


def ticks(count, radius, z, material):
    """Marks around a ring, each fifth one longer."""
    parts = []
    for k in range(count):
        a = 2 * math.pi * k / count
        tall = .10 if k % 5 == 0 else .06
        mark = box('tick', (.014, .012, tall), material, .003, .002, 2)
        parts.append(place(mark, (radius * math.cos(a), radius * math.sin(a), z), (0, 0, math.degrees(a) + 90)))
    return parts


def catch_cup():
    """The steel cup that catches the grounds: 58 mm across."""
    shiny = steel('chrome', '#d4d2ce', .2, 'ring', 8)
    return group('catch cup', [lathe('cup', [(0, .01), (.24, .01, .02), (.27, 0, .02), (.285, .05, .03), (.29, .50, .01), (.305, .54, .008), (.285, .545, .005), (.27, .48, .02), (.26, .06, .04), (0, .04)], shiny, 128)])


def grinder():
    """A coffee grinder for one dose: 130 mm wide, 210 mm deep, 340 mm high; its front faces -y."""
    shell, black, shiny = graphite(), rubber(), steel('chrome', '#d4d2ce', .2, 'ring', 8)
    parts = [loft('foot', lambda i: rounded_rectangle(1.24, 2.04, .30, i, 12), [(.02, 0), (0, .02, .02), (0, .06)], black),
             loft('base', lambda i: rounded_rectangle(1.3, 2.1, .32, i, 14), [(.03, .05), (0, .08, .03), (0, .20, .06), (.07, .26)], shell),
             place(loft('column', lambda i: rounded_rectangle(.92, .80, .26, i, 14), [(0, .2), (0, 1.9)], shell), (0, .52, 0)),
             loft('head', lambda i: rounded_rectangle(1.3, 2.0, .34, i, 16), [(.10, 1.66), (.02, 1.68, .05), (0, 1.74, .05), (0, 2.42, .10), (.09, 2.52)], shell)]
    # The ring that sets the grind, and the funnel with its walnut lid.
    parts += [place(part, (0, -.22, 0)) for part in (
        lathe('ring', [(.40, 2.50), (.56, 2.50, .01), (.56, 2.70, .02), (.50, 2.72, .01), (.40, 2.72)], shiny, 160),
        lathe('line', [(.5605, 2.535), (.566, 2.54, .003), (.566, 2.56, .003), (.5605, 2.565)], surface('accent', ACCENT, .35), 128),
        lathe('funnel', [(.34, 2.70), (.36, 2.72, .02), (.36, 2.80, .06), (.56, 3.10, .02), (.57, 3.16, .01), (.54, 3.165, .008), (.34, 2.84, .05), (.30, 2.74)], shell, 160),
        lathe('lid', [(.40, 3.12), (.585, 3.165, .01), (.585, 3.23, .02), (.50, 3.27, .04), (.12, 3.28, .02), (.10, 3.33, .03), (.14, 3.42, .05), (0, 3.44)], walnut('x'), 128))]
    parts += [place(tick, (tick.location.x, tick.location.y - .22, tick.location.z), (0, 0, math.degrees(tick.rotation_euler.z))) for tick in ticks(50, .563, 2.59, surface('ticks', '#2a2b2c', .5))]
    # The spout under the head, and the cup below.
    parts += [place(lathe('spout', [(.10, 0), (.17, .02, .02), (.22, .24, .04), (.24, .30)], shiny, 96), (0, -.50, 1.38)),
              place(catch_cup(), (0, -.50, .262)),
              place(lathe('plate', [(0, .012), (.38, .012, .006), (.39, 0)], shiny, 128), (0, -.50, .258)),
              place(lathe('knob', [(0, .10), (.12, .10, .02), (.13, .0)], walnut('z'), 64), (.65, -.30, 2.08), (0, 90, 0)),
              place(plane('mark', (.56, .137), ink('korva-mark', '#d8d3c8', .4)), (0, -1.0035, 2.02), (90, 0, 0))]
    return group('grinder', parts)


def spouted(obj, reach=.17, rise=.05, width=.42):
    """Pulls the upper rim of a turned vessel out to a spout toward +x."""
    for vertex in obj.data.vertices:
        x, y, z = vertex.co
        radius = math.hypot(x, y)
        if radius < 1e-4:
            continue
        share = math.exp(-(math.atan2(y, x) / width) ** 2) * max(0, (z - .38) / .57) ** 1.8
        pulled = (radius + reach * share) / radius
        vertex.co = (x * pulled, y * pulled * (1 - .25 * share), z + rise * share)
    return obj


def milk_jug(milk=True):
    """A steel jug of 350 ml: 82 mm across, 95 mm high; the spout points to +x."""
    metal = steel('jug', '#cfcdc9', .22, 'ring', 7)
    profile = [(0, .02), (.36, .02, .02), (.39, 0, .02), (.415, .06, .05), (.405, .42, .2), (.315, .78, .25), (.345, .945, .02), (.353, .95, .004), (.338, .947, .004),
               (.303, .78, .25), (.393, .42, .2), (.40, .07, .05), (0, .04)]
    parts = [spouted(lathe('jug', profile, metal, 192, steps=12))]
    handle = spline([(-.33, 0, .84), (-.52, 0, .90), (-.66, 0, .80), (-.68, 0, .58), (-.58, 0, .34), (-.40, 0, .22)], 10)
    parts.append(tube('handle', handle, .042, metal, 24, flat=.42))
    if milk:
        foam = surface('milk', '#f6f0e6', .35, sub=.5, sub_color='#fff6e8', sub_radius=.1, bump=(30, .04, .004))
        parts.append(lathe('milk', [(0, .60), (.30, .60, .01), (.342, .612)], foam, 96))
    return group('milk jug', parts)
