"""Halden's larger furniture: bookcase, bench, pouf, floor lamp, coat rack. Scene unit 1 m."""
import math

import bpy

from kit.shape import box, group, lathe, place, prism, spline, tube
from kit.surface import linear, surface
from products.halden import FIR, oak, wool


def brass():
    return surface('brass', '#b98d4a', .26, 1, rough_noise=(60, .08))


SHELVES = (.10, .50, .90, 1.30, 1.70)


def bookcase():
    """A bookcase of five shelves between two ladders: 800 mm wide, 300 mm deep, 1,840 mm high; wedges hold the shelves."""
    post, plank, cross, wedge_wood = oak('z'), oak('x', 'oak board'), oak('y', 'oak rung'), surface('wedge', '#7a5432', .5)
    parts = []
    for x in (-.385, .385):
        for y in (-.125, .125):
            parts.append(place(box('post', (.030, .042, 1.84), post, .006, .004), (x, y, 0)))
        for z in SHELVES:
            parts.append(place(box('rung', (.024, .22, .034), cross, .004, .003), (x, 0, z - .036)))
            for y in (-.07, .07):
                # The board's tenon passes the rung; a wedge holds it outside.
                out = 1 if x > 0 else -1
                parts.append(place(box('tenon', (.036, .045, .018), plank, .003, .002), (x + out * .026, y, z + .002)))
                parts.append(place(prism('wedge', [(-.007, -.020), (.007, -.020), (.010, .034), (-.010, .034)], .012, wedge_wood, .0015, 2), (x + out * .030, y, z + .006)))
    for z in SHELVES:
        parts.append(place(box('board', (.770, .286, .022), plank, .004, .003), (0, 0, z)))
        parts.append(place(box('rib', (.742, .018, .034), plank, .003, .002), (0, .02, z - .034)))
    return group('bookcase', parts)


def bench():
    """A bench of one board on two supports: 1,200 mm long, 340 mm deep, 450 mm high."""
    upright, spline_wood = oak('z'), surface('spline', '#7a5432', .5)
    # The outline is turned, so that the board's grain runs along its depth.
    board = prism('board', [(-.17, .410, .012), (.17, .410, .012), (.17, .450, .016), (-.17, .450, .016)], 1.2, oak('y', 'oak board'), .008, 4)
    parts = [place(board, (0, 0, 0), (0, 0, 90))]
    for x in (-.40, .40):
        lean = [(-.150, 0, .02), (-.095, 0, .02), (-.070, .17, .3), (.070, .17, .3), (.095, 0, .02), (.150, 0, .02), (.128, .411, .004), (-.128, .411, .004)]
        parts.append(place(prism('support', lean, .036, upright, .006, 4), (x, 0, 0), (0, 0, 90)))
        parts.append(place(box('spline', (.014, .24, .010), spline_wood, .002, .002), (x, 0, .4425)))
    parts.append(place(box('stretcher', (.77, .030, .055), oak('x', 'oak stretcher'), .005, .004), (0, 0, .235)))
    return group('bench', parts)


def pouf(color=FIR, other='#4f6f5b'):
    """A round pouf of felted wool: 520 mm across, 380 mm high, with a loop of leather."""
    cloth = wool(color, other)
    profile = [(0, .004), (.19, .004, .04), (.225, .012, .03), (.262, .12, .16), (.262, .26, .16), (.222, .366, .05), (.17, .381, .1), (.02, .372, .02), (.012, .366, .004), (0, .366)]
    body = lathe('pouf', profile, cloth, 192, steps=16)
    # Wool gives a little between its seams.
    for vertex in body.data.vertices:
        x, y, z = vertex.co
        radius = math.hypot(x, y)
        if radius > .04:
            dip = .0045 * (1 - abs(math.sin(4 * math.atan2(y, x)))) ** 6 * min(1, radius / .2)
            vertex.co = (x * (1 - dip / radius), y * (1 - dip / radius), z - dip * (1 if z > .3 else 0))
    parts = [body]
    for k in range(8):
        a = math.pi * k / 4
        seam = [(r * math.cos(a), r * math.sin(a), z) for r, z in spline([(.022, .3735), (.12, .379), (.205, .372), (.243, .335), (.2595, .20), (.240, .05), (.222, .014)], 8)]
        parts.append(tube('seam', seam, .0022, cloth, 8))
    parts.append(lathe('button', [(0, .381), (.014, .379, .006), (.018, .370, .004), (.016, .366)], surface('leather', '#8a5a36', .5, bump=(300, .2, .0006)), 64))
    strap = spline([(-.036, -.2630, .290), (-.040, -.278, .268), (-.034, -.287, .236), (0, -.290, .218), (.034, -.287, .236), (.040, -.278, .268), (.036, -.2630, .290)], 10)
    parts.append(tube('loop', strap, .010, surface('leather', '#8a5a36', .5, bump=(300, .2, .0006)), 16, flat=.28))
    return group('pouf', parts)


def bulb_light(at, power):
    light = bpy.data.lights.new('bulb', 'POINT')
    light.energy, light.color, light.shadow_soft_size = power, linear('#ffb56b')[:3], .03
    obj = bpy.data.objects.new('bulb light', light)
    bpy.context.scene.collection.objects.link(obj)
    obj.location = at
    return obj


def floor_lamp(power=0.0):
    """A floor lamp of one strip with an arm on a brass joint: 1,420 mm high; the arm of 600 mm reaches to +x."""
    strip, metal = oak('z'), brass()
    shade_out = surface('shade', FIR, .42, rough_noise=(40, .06))
    shade_in = surface('shade inside', '#f3eee2', .7)
    iron = surface('iron', '#22211f', .5, bump=(120, .1, .001))
    parts = [lathe('foot', [(0, 0), (.135, 0, .004), (.14, .006, .004), (.14, .020, .008), (.03, .026, .004), (.03, .04, .004), (0, .04)], iron, 160),
             place(box('strip', (.026, .034, 1.385), strip, .006, .004), (0, 0, .035))]
    pivot = (.0, -.026, 1.30)
    tilt = math.radians(24)

    def along(t):
        return pivot[0] + math.cos(tilt) * t, pivot[1], pivot[2] + math.sin(tilt) * t

    arm = box('arm', (.60, .018, .022), oak('x', 'oak arm'), .004, .003)
    parts.append(place(arm, (along(.17)[0] + .011 * math.sin(tilt), pivot[1], along(.17)[2] - .011 * math.cos(tilt)), (0, -24, 0)))
    parts.append(place(lathe('joint', [(0, .024), (.020, .024, .003), (.024, .020, .003), (.024, .003, .002), (.014, 0)], metal, 64), (pivot[0], pivot[1] - .012, pivot[2]), (90, 0, 0)))
    parts.append(place(lathe('pin', [(0, 0), (.007, 0, .002), (.007, .06), (0, .06)], metal, 32), (pivot[0], pivot[1] + .05, pivot[2]), (90, 0, 0)))
    parts.append(place(lathe('weight', [(0, -.035), (.022, -.033, .006), (.025, 0, .01), (.022, .033, .006), (0, .035)], metal, 64), along(-.125), (0, 66, 0)))
    end = along(.455)
    head = (end[0] + .012, end[1], end[2] - .02)
    outside = [(.022, .03), (.026, .028, .004), (.034, -.01, .02), (.118, -.135, .004), (.118, -.138)]
    inside = [(.118, -.138), (.115, -.136), (.031, -.012, .02), (.02, .02)]
    shade_parts = [lathe('shade', outside, shade_out, 128), lathe('shade inside', inside, shade_in, 128),
                   lathe('cap', [(0, .036), (.020, .034, .004), (.023, .024, .003)], metal, 64),
                   lathe('neck', [(.009, .034), (.009, .06), (0, .06)], metal, 32)]
    glow = surface('bulb', '#fff3df', .3, emit=('#ffc98a', 22) if power else None)
    lit = lathe('bulb', [(0, -.125), (.022, -.118, .02), (.030, -.09, .02), (.014, -.04, .02), (.012, -.015)], glow, 48)
    lit.visible_shadow = False
    shade_parts.append(lit)
    if power:
        shade_parts.append(bulb_light((0, 0, -.092), power))
    parts.append(place(group('head', shade_parts), head, (0, 16, 0)))
    cloth = surface('cord', '#8a5a36', .9, bump=(900, .4, .0004))
    middle = along(.30)
    hang = spline([(end[0] + .008, -.014, end[2] + .035), (middle[0], -.014, middle[2] + .006), (.05, .012, 1.322), (.010, .021, 1.25), (.012, .021, .7), (.012, .021, .06), (.03, .10, .006), (.16, .26, .004), (.34, .34, .004), (.52, .52, .004)], 14)
    parts.append(tube('cord', hang, .0034, cloth, 10))
    return group('floor lamp', parts)


def hook(turn=0):
    """A brass hook that points to -y from the plate at the origin, or is turned to a side by degrees."""
    metal = brass()
    line = spline([(0, 0, 0), (0, -.030, -.004), (0, -.062, -.022), (0, -.078, -.012), (0, -.084, .018)], 10)
    plate = place(lathe('plate', [(0, .006), (.014, .006, .002), (.017, 0)], metal, 64), (0, 0, 0), (90, 0, 0))
    arm = [tube('hook', line, .0058, metal, 20),
           place(lathe('tip', [(0, -.010), (.009, -.005, .004), (.0105, .002, .005), (.006, .011, .004), (0, .012)], metal, 48), (0, -.0845, .022))]
    # A turned hook stands clear of the wood by half its own thickness.
    return [plate, place(group('arm', arm), (0, -.008 if turn else 0, 0), (0, 0, turn))]


HOOKS = (-.28, -.14, 0, .14, .28)


def coat_rack(turned=(4,)):
    """A strip of oak with five hooks, 700 mm long; hooks of these numbers are turned to the wall. Hangs on a wall facing -y."""
    parts = [place(box('strip', (.70, .022, .085), oak('x', 'oak strip'), .006, .005), (0, 0, -.0425))]
    for k, x in enumerate(HOOKS):
        parts.append(place(group('hook', hook(84 if k in turned else 0)), (x, -.011, .004)))
    for x in (-.325, .325):
        parts.append(place(lathe('screw', [(0, .003), (.006, .002, .001), (.007, 0)], brass(), 32), (x, -.011, 0), (90, 0, 0)))
    return group('coat rack', parts)
