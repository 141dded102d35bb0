"""Grown things that give scale: leaves, sprigs, stones, drops."""
import math
import random

import bpy
from mathutils import Matrix, Vector

from kit.shape import add, spline, tube
from kit.surface import surface


def leaf(name, length, width, material, curl=.25, fold=.25):
    """Makes a pointed leaf along x, folded at its rib and curled down."""
    n, m = 14, 6
    verts, faces, uv = [], [], []
    for i in range(n + 1):
        t = i / n
        half = width / 2 * math.sin(math.pi * t ** .8) ** .9 if 0 < t < 1 else 0
        for j in range(-m, m + 1):
            s = j / m
            verts.append((length * t, half * s, abs(s) * half * fold - curl * length * t * t + .02 * length * math.sin(9 * t + 2 * s)))
            uv.append((t, s / 2 + .5))
    w = 2 * m + 1
    for i in range(n):
        for j in range(w - 1):
            faces.append((i * w + j, (i + 1) * w + j, (i + 1) * w + j + 1, i * w + j + 1))
    return add(name, verts, faces, material, uv, 180)


def sprig(points, leaves=16, size=(.5, .2), green='#6f7d63', back='#8d9682', stem='#7a6a50', seed=1, thick=.012,
          start=.15, pair=True):
    """Grows leaves in pairs along a curved stem."""
    rng = random.Random(seed)
    path = [Vector(p) for p in spline(points, 12)]
    skin = surface('leaf', green, .55, tint_noise=(4, back, .5), bump=(18, .15, .01), sub=.08, sub_color='#8fa05a')
    objects = [tube('stem', path, [thick * (1 - .7 * i / len(path)) for i in range(len(path))],
                    surface('stem', stem, .8), sides=10)]
    for k in range(leaves):
        t = start + (1 - start) * (k // 2 * 2 if pair else k) / max(1, leaves - 1)
        i = min(len(path) - 2, int(t * (len(path) - 1)))
        along = (path[i + 1] - path[i]).normalized()
        side = along.cross(Vector((rng.uniform(-.4, .4), rng.uniform(-.4, .4), 1))).normalized()
        direction = (along * rng.uniform(.35, .7) + side * (1 if k % 2 else -1) + Vector((0, 0, rng.uniform(-.1, .35)))).normalized()
        scale = (1 - .45 * t) * rng.uniform(.8, 1.15)
        obj = leaf('leaf', size[0] * scale, size[1] * scale, skin, rng.uniform(.05, .3))
        up = direction.cross(along).normalized() if k % 2 else along.cross(direction).normalized()
        y = up.cross(direction).normalized()
        obj.matrix_world = Matrix.Translation(path[i]) @ Matrix((direction, y, up)).transposed().to_4x4()
        objects.append(obj)
    return objects


def pebble(name, size, material, seed=1):
    """Makes a smooth stone."""
    bpy.ops.mesh.primitive_ico_sphere_add(subdivisions=5, radius=1)
    obj = bpy.context.object
    rng = random.Random(seed)
    waves = [(Vector((rng.uniform(-2, 2), rng.uniform(-2, 2), rng.uniform(-2, 2))), rng.uniform(0, 6)) for _ in range(5)]
    for v in obj.data.vertices:
        bulge = 1 + sum(math.sin(v.co.dot(w) + p) for w, p in waves) * .04
        v.co = Vector((v.co.x * size[0], v.co.y * size[1], v.co.z * size[2])) * bulge
    for p in obj.data.polygons:
        p.use_smooth = True
    obj.data.materials.append(material)
    obj.name = name
    return obj
