"""Korva, kitchen appliances: kettle, and the materials and the knob of all. Scene unit 1 dm."""
import math

from kit.shape import box, capsule_radii, group, lathe, place, spline, tube
from kit.surface import steel, surface, wood

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
