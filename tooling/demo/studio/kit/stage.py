"""The studio around a product: backdrop, lamps, window light and camera."""
import math
import os

import bpy
from mathutils import Vector

from kit.shape import add, fillet, place, plane
from kit.surface import linear, surface

FILES = os.environ.get('STUDIO_CACHE', '/tmp/studio-cache')


def clear(world='#ffffff', strength=.3):
    """Empties the scene and fills the world with one faint color."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.world = bpy.data.worlds.new('world')
    scene.world.use_nodes = True
    background = scene.world.node_tree.nodes['Background']
    background.inputs[0].default_value, background.inputs[1].default_value = linear(world), strength
    from kit import surface as surfaces
    surfaces._images.clear()
    return scene


def sweep(color, width=60, depth=6, front=30, height=30, bend=4, rough=.9, material=None, bump=None, at=0):
    """Makes a seamless backdrop: a floor that bends up into a wall `depth` behind the origin."""
    material = material or surface('sweep', color, rough, bump=bump, specular=.2)
    line = fillet([(-front, 0), (depth, 0, bend), (depth, height)], 24)
    verts = [(x, y, z + at) for x in (-width / 2, width / 2) for y, z in line]
    n = len(line)
    return add('sweep', verts, [(i, i + n, i + n + 1, i + 1) for i in range(n - 1)], material, None, 60)


def lamp(at, look, size, power, color='#ffffff', spread=180):
    """Hangs a softbox at a place, aimed at another; power in watts."""
    light = bpy.data.lights.new('lamp', 'AREA')
    light.shape, light.energy, light.color = 'RECTANGLE', power, linear(color)[:3]
    light.size, light.size_y = (size, size) if not hasattr(size, '__len__') else size
    light.spread = math.radians(spread)
    obj = bpy.data.objects.new('lamp', light)
    bpy.context.scene.collection.objects.link(obj)
    obj.location = at
    obj.rotation_euler = (Vector(look) - Vector(at)).to_track_quat('-Z', 'Y').to_euler()
    return obj


def sun(toward, power=3, angle=1.2, color='#fff0dc'):
    """Adds sunlight along a direction; `angle` in degrees softens its shadows."""
    light = bpy.data.lights.new('sun', 'SUN')
    light.energy, light.angle, light.color = power, math.radians(angle), linear(color)[:3]
    obj = bpy.data.objects.new('sun', light)
    bpy.context.scene.collection.objects.link(obj)
    obj.rotation_euler = Vector(toward).to_track_quat('-Z', 'Y').to_euler()
    return obj


def _only_shadow(obj):
    obj.visible_camera = obj.visible_glossy = obj.visible_diffuse = obj.visible_transmission = False
    return obj


def window(center, toward, size=(4, 6), panes=(2, 3), bar=.25, wall=60):
    """Puts a window between the sun and the set: a dark wall with panes; only its shadow is seen."""
    dark = surface('dark', '#000000', 1)
    w, h = size
    cw, ch = w / panes[0], h / panes[1]
    rects = [(-wall, -wall, -w / 2, wall), (w / 2, -wall, wall, wall),
             (-w / 2, -wall, w / 2, -h / 2), (-w / 2, h / 2, w / 2, wall)]
    rects += [(-w / 2 + cw * i - bar / 2, -h / 2, -w / 2 + cw * i + bar / 2, h / 2) for i in range(1, panes[0])]
    rects += [(-w / 2, -h / 2 + ch * i - bar / 2, w / 2, -h / 2 + ch * i + bar / 2) for i in range(1, panes[1])]
    verts, faces = [], []
    for x0, y0, x1, y1 in rects:
        n = len(verts)
        verts += [(x0, y0, 0), (x1, y0, 0), (x1, y1, 0), (x0, y1, 0)]
        faces.append((n, n + 1, n + 2, n + 3))
    obj = _only_shadow(add('window', verts, faces, dark))
    obj.location = center
    obj.rotation_euler = Vector(toward).to_track_quat('-Z', 'Y').to_euler()
    return obj


def branch_shadow(center, spread, count=26, leaf=(.1, .5), seed=3, bend=.8):
    """Hangs leaves before a lamp; only their shadow is seen."""
    import random
    rng = random.Random(seed)
    dark = surface('leaf shadow', '#000000', 1)
    objects = []
    for _ in range(count):
        at = [c + rng.gauss(0, s * .5) for c, s in zip(center, spread)]
        ring = [(leaf[0] * math.sin(a) * (1 + .3 * math.cos(a)), leaf[1] * math.cos(a), 0)
                for a in [2 * math.pi * k / 20 for k in range(20)]]
        obj = _only_shadow(add('leaf', ring, [tuple(range(20))], dark))
        place(obj, at, (rng.uniform(-60, 60), rng.uniform(-60, 60), rng.uniform(0, 360) * bend))
        objects.append(obj)
    return objects


def card(at, look, size, color='#000000', camera=False):
    """Adds a flag or reflector: a sheet facing a place, black to darken an edge, white to lighten it."""
    obj = plane('card', size, surface('card', color, 1, specular=0))
    obj.location = at
    obj.rotation_euler = (Vector(look) - Vector(at)).to_track_quat('Z', 'Y').to_euler()
    obj.visible_camera = camera
    return obj


def camera(at, look, lens=85, fstop=None, focus=None, shift=(0, 0), roll=0):
    """Sets the camera; without `fstop` everything is sharp. `focus` is a place, by default the one looked at."""
    data = bpy.data.cameras.new('camera')
    data.lens, data.shift_x, data.shift_y = lens, *shift
    data.clip_end = 500
    obj = bpy.data.objects.new('camera', data)
    scene = bpy.context.scene
    scene.collection.objects.link(obj)
    scene.camera = obj
    obj.location = at
    direction = Vector(look) - Vector(at)
    obj.rotation_euler = direction.to_track_quat('-Z', 'Y').to_euler()
    if fstop:
        data.dof.use_dof = True
        data.dof.aperture_fstop = fstop
        data.dof.focus_distance = direction.normalized().dot(Vector(focus or look) - Vector(at))
        data.dof.aperture_blades = 9
    return obj
