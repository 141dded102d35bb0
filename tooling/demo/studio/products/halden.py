"""Halden, furniture and light: chair, lamp, side table, vase, mirror. Scene unit 1 m."""
import math

import bpy

from kit.shape import add, group, lathe, loft, place, rounded_rectangle, spline, tube
from kit.surface import Surface, linear, surface, wood

FIR = '#3f5d4a'


def oak(along='z', name='oak'):
    return wood(name, '#c9a273', '#a67c4e', along, 4.5, .46, .08)


def wool(color=FIR, other='#4f6f5b', name='wool'):
    """Felted wool: two yarns, a soft nap."""
    s = surface(name, color, .95, sheen=.5, tint_noise=(420, other, .5), bump=(520, .55, .0016), specular=.1)
    return s


def chair(seat_color='#4b5d50', other='#5d6f61'):
    """A chair with a rail in one sweep: 560 mm wide, 520 mm deep, 745 mm high, seat at 450 mm; front faces -y."""
    timber, rail_wood, cloth = oak('z'), oak('x', 'oak rail'), wool(seat_color, other)
    parts = []
    # The rail: arms end in front, the back is tall and thin, the ends are round.
    line = spline([(-.272, -.155, .655), (-.278, -.03, .665), (-.258, .12, .685), (-.185, .235, .715), (0, .278, .733), (.185, .235, .715), (.258, .12, .685), (.278, -.03, .665), (.272, -.155, .655)], 16)
    n = len(line)
    verts, faces, sides = [], [], 36
    from mathutils import Vector
    pts = [Vector(p) for p in line]
    for i, p in enumerate(pts):
        t = i / (n - 1) * 2 - 1
        ahead = (pts[min(i + 1, n - 1)] - pts[max(i - 1, 0)]).normalized()
        out = ahead.cross(Vector((0, 0, 1))).normalized()
        up = out.cross(ahead).normalized()
        back = math.exp(-(t / .36) ** 2)
        tip = min(1, math.sqrt(max(0, 1 - ((abs(t) - .955) / .0452) ** 2))) if abs(t) > .955 else 1
        tall, deep = (.0165 + .034 * back) * max(tip, .02), (.0215 - .0075 * back) * max(tip, .02)
        lean = out * (.012 * back)
        for k in range(sides):
            a = 2 * math.pi * k / sides
            c, s = math.cos(a), math.sin(a)
            shape = (abs(c) ** 2.6 + abs(s) ** 2.6) ** (-1 / 2.6)
            verts.append(p + lean + out * c * deep * shape + up * s * tall * shape)
    for i in range(n - 1):
        for k in range(sides):
            m = (k + 1) % sides
            faces.append((i * sides + k, (i + 1) * sides + k, (i + 1) * sides + m, i * sides + m))
    faces += [tuple(range(sides)), tuple(reversed(range((n - 1) * sides, n * sides)))]
    parts.append(add('rail', verts, faces, rail_wood, None, 60))
    for side in (-1, 1):
        front = spline([(side * .245, -.235, 0), (side * .250, -.225, .22), (side * .258, -.195, .43), (side * .271, -.125, .648)], 14)
        m = len(front)
        parts.append(tube('front leg', front, [.0115 + .0085 * math.sin(math.pi * min(1, i / m * 1.15)) for i in range(m)], timber, 28))
        rear = spline([(side * .215, .275, 0), (side * .205, .245, .22), (side * .200, .218, .43), (side * .205, .222, .70)], 14)
        parts.append(tube('rear leg', rear, [.0115 + .0085 * math.sin(math.pi * min(1, i / m * 1.15)) for i in range(m)], timber, 28))
        parts.append(tube('side rail', [(side * .255, -.205, .405), (side * .228, .0, .405), (side * .203, .225, .405)], .0135, oak('y', 'oak side'), 20, flat=.62))
    parts.append(tube('front rail', [(-.255, -.205, .405), (.255, -.205, .405)], .0135, rail_wood, 20, flat=.62))
    parts.append(tube('back rail', [(-.2, .225, .405), (.2, .225, .405)], .0135, rail_wood, 20, flat=.62))

    def outline(inset):
        return [(x * (1 - .13 * (y + .22) / .46), y) for x, y in rounded_rectangle(.515, .475, .085, inset, 14)]

    seat = loft('seat', outline, [(.05, .405), (.008, .408, .01), (0, .428, .012), (.004, .448, .012), (.03, .462, .02), (.10, .468, .05), (.17, .466), (.232, .464)], cloth, sharp=180, steps=8)
    place(seat, (0, .005, 0))
    seam = [(x, y + .005, .4295) for x, y in outline(-.0012)]
    parts += [seat, tube('piping', seam, .0032, cloth, 10, closed=True)]
    return group('chair', parts)


def shade_cloth(color='#efe4d0', glow=.55):
    """Linen that lets light through."""
    s = Surface('shade')
    s.tree.nodes.remove(s.shader)
    waves = []
    for direction, count in (('X', 900), ('Y', 150)):
        node = s.node('ShaderNodeTexWave', bands_direction=direction)
        node.inputs['Scale'].default_value = count / 6.283
        node.inputs['Distortion'].default_value, node.inputs['Detail'].default_value = 2.2, 2
        s.link(s.coordinates((1, 1, 1), 'UV'), node.inputs['Vector'])
        waves.append(node.outputs['Fac'])
    weave = s.node('ShaderNodeMath', operation='MULTIPLY')
    s.link(waves[0], weave.inputs[0]); s.link(waves[1], weave.inputs[1])
    tone = s.ramp(weave.outputs[0], [(0, '#d9c8a8'), (.6, color)])
    diffuse, through = s.node('ShaderNodeBsdfDiffuse'), s.node('ShaderNodeBsdfTranslucent')
    s.link(tone, diffuse.inputs['Color']); s.link(tone, through.inputs['Color'])
    mix = s.node('ShaderNodeMixShader', Fac=glow)
    s.link(diffuse.outputs[0], mix.inputs[1]); s.link(through.outputs[0], mix.inputs[2])
    # Light of the bulb passes the cloth straight, dimmed: through its fibers alone it would take thousands of samples.
    path, clear = s.node('ShaderNodeLightPath'), s.node('ShaderNodeBsdfTransparent')
    clear.inputs['Color'].default_value = (.34, .27, .19, 1)
    dim = s.node('ShaderNodeMixShader')
    s.link(path.outputs['Is Shadow Ray'], dim.inputs['Fac'])
    s.link(mix.outputs[0], dim.inputs[1]); s.link(clear.outputs[0], dim.inputs[2])
    s.link(dim.outputs[0], s.tree.nodes['Material Output'].inputs['Surface'])
    return s.material


def lamp_product(power=0.0, glaze=FIR, cord=True):
    """A table lamp with a stoneware foot and a linen shade: 340 mm across, 480 mm high."""
    pot = surface('glaze', glaze, .22, coat=.45, tint_noise=(9, '#2f4838', .8), rough_noise=(24, .1), bump=(16, .06, .004))
    brass = surface('brass', '#b98d4a', .26, 1, rough_noise=(60, .08))
    cloth = shade_cloth()
    parts = [lathe('foot', [(0, .004), (.058, .004, .002), (.062, 0, .002), (.072, 0, .004), (.078, .012, .012), (.105, .075, .05), (.092, .155, .05), (.030, .215, .03), (.024, .235, .006), (0, .236)], pot, 160, steps=14),
             lathe('stem', [(.011, .23), (.011, .262, .002), (.018, .264, .002), (.018, .272, .002), (.009, .275), (.009, .36), (0, .36)], brass, 64),
             lathe('shade', [(.170, .245), (.168, .247), (.128, .478), (.127, .480)], cloth, 160),
             tube('lower wire', [(.170 * math.cos(2 * math.pi * k / 96), .170 * math.sin(2 * math.pi * k / 96), .2465) for k in range(96)], .0022, cloth, 10, closed=True),
             tube('upper wire', [(.128 * math.cos(2 * math.pi * k / 96), .128 * math.sin(2 * math.pi * k / 96), .479) for k in range(96)], .0022, cloth, 10, closed=True)]
    for k in range(3):
        a = 2 * math.pi * k / 3 + .4
        parts.append(tube('spider', [(.009 * math.cos(a), .009 * math.sin(a), .352), (.146 * math.cos(a), .146 * math.sin(a), .368)], .0016, brass, 8))
    bulb_mat = surface('bulb', '#fff3df', .3, emit=('#ffc98a', 18) if power else None)
    bulb = lathe('bulb', [(0, .318), (.014, .322, .006), (.028, .372, .02), (.022, .398, .02), (0, .402)], bulb_mat, 48)
    bulb.visible_shadow = False
    parts.append(bulb)
    if power:
        light = bpy.data.lights.new('bulb', 'POINT')
        light.energy, light.color, light.shadow_soft_size = power, linear('#ffb56b')[:3], .025
        obj = bpy.data.objects.new('bulb light', light)
        bpy.context.scene.collection.objects.link(obj)
        obj.location = (0, 0, .37)
        parts.append(obj)
    if cord:
        line = spline([(0, .075, .006), (.05, .16, .004), (.16, .21, .004), (.3, .27, .004), (.36, .40, .004)], 10)
        parts.append(tube('cord', line, .003, surface('cord', '#2a2a28', .8), 10))
    return group('lamp', parts)


def side_table():
    """A round side table on three legs: 480 mm across, 520 mm high."""
    timber = oak('z')
    parts = [lathe('top', [(0, .495), (.20, .495), (.238, .505, .012), (.24, .52, .006), (.235, .524, .004), (.225, .515, .004), (0, .514)], oak('x', 'oak top'), 192)]
    for k in range(3):
        a = 2 * math.pi * k / 3 + .5
        c, s = math.cos(a), math.sin(a)
        parts.append(tube('leg', [(c * .245, s * .245, 0), (c * .20, s * .20, .25), (c * .155, s * .155, .498)], [.011, .017, .0165], timber, 28))
        parts.append(tube('brace', [(c * .185, s * .185, .33), (0, 0, .33)], .009, timber, 16))
    return group('side table', parts)


def vase(color='#cdbfa9', tall=.26):
    glaze = surface('stoneware', color, .6, tint_noise=(26, '#b9a98f', .5), bump=(60, .2, .002), rough_noise=(20, .1))
    h = tall
    return group('vase', [lathe('vase', [(0, .01), (.04, .01), (.045, 0, .004), (.055, 0, .006), (.088, h * .36, .09), (.060, h * .72, .06), (.028, h * .86, .03), (.036, h, .003), (.030, h, .003), (.022, h * .86, .03), (.05, h * .7, .05), (.05, .05)], glaze, 128, steps=14)])


def mirror():
    """A round mirror in an oak rim, on a leather loop: 600 mm across; hangs on a wall facing -y."""
    glass_face = surface('mirror', '#f4f6f6', .01, 1)
    rim = lathe('rim', [(.272, 0), (.30, .0, .006), (.30, .034, .008), (.286, .040, .004), (.278, .03, .004), (.274, .012)], oak('x', 'oak rim'), 192)
    face = lathe('face', [(0, .012), (.28, .012)], glass_face, 128)
    for part in (rim, face):
        part.rotation_euler = (math.radians(90), 0, 0)
    return group('mirror', [rim, face])
