"""Korva's smaller appliances: toaster, blender, pan, scale. Scene unit 1 dm."""
import math

from kit.label import ink
from kit.shape import box, capsule_radii, dense, group, lathe, loft, place, plane, rounded_rectangle, spline, tube
from kit.surface import glass, steel, surface
from products.korva import dial, graphite, ivory, rubber, walnut


def toaster():
    """A toaster for two slices: 290 mm wide, 165 mm deep, 195 mm high; its front faces -y."""
    shell, brushed, black = ivory(), steel('plate', '#c4c2be', .28, 'x', 5), rubber()
    body = loft('body', lambda i: dense(rounded_rectangle(2.8, 1.6, .42, i, 14), .2), [(.10, .10), (.02, .12, .03), (0, .30, .10), (0, 1.70, .3), (.30, 1.92, .2), (.55, 1.93)], shell, steps=12, soft=True)
    parts = [body, loft('foot', lambda i: rounded_rectangle(2.6, 1.4, .36, i, 12), [(.04, 0), (0, .02, .02), (0, .14)], black)]
    plate = loft('top', lambda i: rounded_rectangle(2.06, .86, .14, i, 10), [(0, 1.925), (0, 1.945, .01), (.03, 1.95)], brushed)
    parts.append(plate)
    for y in (-.22, .22):
        parts.append(place(loft('slot', lambda i: rounded_rectangle(1.72, .24, .05, i, 6), [(0, 0), (0, .004)], surface('well', '#090909', .7)), (0, y, 1.951)))
        rim = [(x, yy + y, 1.955) for x, yy in rounded_rectangle(1.74, .26, .06, 0, 8)]
        parts.append(tube('rim', rim, .016, steel('chrome', '#d4d2ce', .16, 'ring', 8), 12, closed=True))
    parts.append(place(dial(.21, .16, graphite()), (.78, -.80, .72), (90, 0, 0)))
    parts.append(place(box('track', (.05, .02, .8), black, .02, .004), (-.92, -.803, .62)))
    parts.append(place(box('lever', (.34, .16, .10), walnut('x'), .04, .03), (-.92, -.86, 1.26)))
    parts.append(place(plane('mark', (.66, .161), ink('korva-mark', '#2a2b2c', .4)), (0, -.8025, .52), (90, 0, 0)))
    return group('toaster', parts)


def blender_jar():
    """A blender with a glass jar of berry smoothie: 180 mm wide, 400 mm high."""
    shell, black = ivory(), rubber()
    base = loft('base', lambda i: dense(rounded_rectangle(1.8, 1.8, .5, i, 14), .2), [(.06, .06), (0, .08, .04), (.02, .5, .3), (.24, 1.16, .12), (.42, 1.24)], shell, steps=10, soft=True)
    parts = [base, loft('foot', lambda i: rounded_rectangle(1.66, 1.66, .44, i, 10), [(.02, 0), (0, .02, .02), (0, .09)], black),
             lathe('collar', [(.40, 1.22), (.54, 1.24, .02), (.52, 1.44, .03), (.40, 1.46)], graphite(), 128),
             place(dial(.28, .2, graphite()), (0, -.845, .60), (86, 0, 0)),
             place(plane('mark', (.56, .137), ink('korva-mark', '#2a2b2c', .4)), (0, -.905, .21), (90, 0, 0))]
    outer = [(0, 1.44), (.46, 1.44, .05), (.50, 1.6, .2), (.66, 3.5, .05), (.68, 3.6, .01)]
    inner = [(.645, 3.6, .01), (.625, 3.5, .05), (.465, 1.6, .15), (.42, 1.50, .03), (0, 1.5)]
    berry = surface('smoothie', '#a5335a', .35, sub=.3, sub_color='#c4446c', sub_radius=.1, tint_noise=(26, '#8d2448', .4), bump=(40, .05, .005))
    parts += [lathe('jar', outer + inner, glass('jar', '#f6fbfa'), 128),
              lathe('smoothie', [(0, 1.499), (.421, 1.499, .03), (.466, 1.6, .15), (.581, 2.95, .004), (.56, 2.97, .01), (0, 2.96)], berry, 128),
              lathe('lid', [(.60, 3.52), (.70, 3.60, .02), (.70, 3.72, .05), (.34, 3.78, .04), (.30, 3.90, .03), (0, 3.91)], graphite(), 128)]
    handle = spline([(.62, 0, 3.40), (.90, 0, 3.42), (1.06, 0, 3.20), (1.04, 0, 2.6), (.92, 0, 2.1), (.72, 0, 1.95), (.56, 0, 2.0)], 10)
    parts.append(tube('handle', handle, .085, graphite(), 28, flat=.75))
    return group('blender', parts)


def pan():
    """A frying pan of carbon steel: 260 mm across, handle 190 mm."""
    iron = surface('iron', '#2b2c2e', .38, .85, rough_noise=(7, .12), bump=(50, .05, .003))
    profile = [(0, 0), (.92, 0, .16), (1.30, .44, .03), (1.325, .455, .01), (1.30, .47, .008), (.91, .04, .14), (0, .035)]
    shiny = steel('chrome', '#cfcdc9', .2, 'ring', 8)
    neck = spline([(1.18, 0, .33), (1.5, 0, .50), (1.9, 0, .66)], 10)
    grip = spline([(1.86, 0, .645), (2.3, 0, .80), (2.8, 0, .94), (3.15, 0, 1.0)], 10)
    return group('pan', [lathe('pan', profile, iron, 192, steps=12), tube('neck', neck, .075, shiny, 24, flat=.5),
                         tube('grip', grip, [r * (1 + .12 * math.sin(i / 5)) for i, r in enumerate(capsule_radii(len(grip), .115, .08))], walnut('x'), 32, flat=.72)]
                 + [place(lathe('rivet', [(0, .03), (.03, .026, .01), (.05, 0)], shiny, 24), (1.13, y, .27), (0, -52, 0)) for y in (-.055, .055)])


def scale():
    """A coffee scale with a lit display: 130 × 150 × 26 mm."""
    shell = graphite()
    top = surface('top', '#0e0f10', .08, coat=.6)
    return group('scale', [loft('body', lambda i: rounded_rectangle(1.3, 1.56, .14, i, 10), [(.05, 0), (0, .03, .03), (0, .20, .02), (.03, .225)], shell),
                           loft('top', lambda i: rounded_rectangle(1.24, 1.5, .12, i, 10), [(0, .222), (0, .25, .008), (.012, .252)], top),
                           place(plane('digits', (.54, .18), ink('korva-scale', '#f4efe6', .4, emit=1.6)), (0, -.52, .2535)),
                           place(plane('mark', (.26, .0636), ink('korva-mark', '#8d8a84', .4)), (.42, -.66, .2535))])
