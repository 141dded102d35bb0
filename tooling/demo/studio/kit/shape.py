"""Meshes from a few numbers: turned profiles, rounded boxes, prisms, tubes, sheets and scattered pieces.

Lengths are scene units: 1 dm for products that fit a table, 1 m for furniture.
"""
import math
import random

import bpy
from mathutils import Vector

# Share of the usual number of segments; models for the browser take fewer than pictures.
DETAIL = 1.0


def fillet(points, steps=8):
    """Returns the polyline of `(x, z)` or `(x, z, radius)` points with its corners rounded by their radius."""
    steps = max(2, round(steps * DETAIL))
    out = []
    for i, point in enumerate(points):
        radius = point[2] if len(point) > 2 else 0
        here = Vector(point[:2])
        if radius <= 0 or i == 0 or i == len(points) - 1:
            out.append(tuple(here))
            continue
        a, b = Vector(points[i - 1][:2]) - here, Vector(points[i + 1][:2]) - here
        la, lb = a.length, b.length
        a.normalize(); b.normalize()
        angle = a.angle(b)
        if angle > math.pi - 1e-3:
            out.append(tuple(here))
            continue
        reach = min(radius / math.tan(angle / 2), la * .499, lb * .499)
        radius = reach * math.tan(angle / 2)
        center = here + (a + b).normalized() * (radius / math.sin(angle / 2))
        start, end = here + a * reach - center, here + b * reach - center
        turn = math.atan2(start.x * end.y - start.y * end.x, start.dot(end))
        for k in range(steps + 1):
            t = turn * k / steps
            out.append((center.x + start.x * math.cos(t) - start.y * math.sin(t),
                        center.y + start.x * math.sin(t) + start.y * math.cos(t)))
    return out


def spline(points, steps=10):
    """Returns a smooth curve through 2D or 3D points (Catmull-Rom)."""
    p = [Vector(q) for q in points]
    p = [p[0] * 2 - p[1]] + p + [p[-1] * 2 - p[-2]]
    out = []
    for i in range(1, len(p) - 2):
        for k in range(steps):
            t = k / steps
            out.append(tuple(.5 * (2 * p[i] + (p[i + 1] - p[i - 1]) * t
                                   + (2 * p[i - 1] - 5 * p[i] + 4 * p[i + 1] - p[i + 2]) * t * t
                                   + (3 * p[i] - p[i - 1] - 3 * p[i + 1] + p[i + 2]) * t ** 3)))
    return out + [tuple(p[-2])]


def add(name, verts, faces, material=None, uv=None, sharp=35):
    """Links a smooth-shaded mesh; `uv` gives one pair per vertex."""
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata([tuple(v) for v in verts], [], faces)
    mesh.update()
    mesh.polygons.foreach_set('use_smooth', [True] * len(mesh.polygons))
    mesh.use_auto_smooth = True
    mesh.auto_smooth_angle = math.radians(sharp)
    if uv:
        layer = mesh.uv_layers.new(name='uv')
        for loop in mesh.loops:
            layer.data[loop.index].uv = uv[loop.vertex_index]
    obj = bpy.data.objects.new(name, mesh)
    bpy.context.scene.collection.objects.link(obj)
    if material:
        mesh.materials.append(material)
    return obj


def place(obj, at=(0, 0, 0), turn=(0, 0, 0), scale=None):
    """Moves and turns (degrees) an object, and returns it."""
    obj.location = at
    obj.rotation_euler = [math.radians(a) for a in turn]
    if scale:
        obj.scale = scale if hasattr(scale, '__len__') else (scale,) * 3
    return obj


def lathe(name, profile, material, segments=128, arc=360, start=0, steps=8, sharp=35):
    """Turns a profile of `(radius, z[, fillet])` about the z axis; a full turn closes."""
    rows = fillet(profile, steps)
    segments = max(12, round(segments * DETAIL))
    full = arc >= 360
    count = segments if full else segments + 1
    lengths = [0]
    for a, b in zip(rows, rows[1:]):
        lengths.append(lengths[-1] + math.hypot(b[0] - a[0], b[1] - a[1]))
    verts, uv, faces = [], [], []
    # The seam gets its own column of vertices, so that the texture does not run back across one face.
    for i in range(count + (1 if full else 0)):
        a = math.radians(start + arc * i / segments)
        for (r, z), length in zip(rows, lengths):
            verts.append((r * math.cos(a), r * math.sin(a), z))
            uv.append((i / segments, length / lengths[-1]))
    n = len(rows)
    for i in range(segments):
        for k in range(n - 1):
            quad = [i * n + k, (i + 1) * n + k, (i + 1) * n + k + 1, i * n + k + 1]
            if rows[k][0] < 1e-6:
                quad.pop(1)
            elif rows[k + 1][0] < 1e-6:
                quad.pop(2)
            faces.append(quad)
    obj = add(name, verts, faces, material, uv, sharp)
    if full:
        weld = obj.modifiers.new('weld', 'WELD')
        weld.merge_threshold = 1e-6
    return obj


def rounded_rectangle(w, d, corner, inset=0, steps=10):
    """Returns the outline of a rounded rectangle about the origin, moved inward by `inset`."""
    steps = max(2, round(steps * DETAIL))
    w, d, r = w / 2 - inset, d / 2 - inset, max(corner - inset, 1e-4)
    out = []
    for cx, cy, a0 in ((w - r, d - r, 0), (-w + r, d - r, 90), (-w + r, -d + r, 180), (w - r, -d + r, 270)):
        for k in range(steps + 1):
            a = math.radians(a0 + 90 * k / steps)
            out.append((cx + r * math.cos(a), cy + r * math.sin(a)))
    return out


def dense(ring, longest):
    """Returns a closed outline with points added so that no side is longer than `longest`."""
    out = []
    for (x0, y0), (x1, y1) in zip(ring, ring[1:] + ring[:1]):
        steps = max(1, math.ceil(math.hypot(x1 - x0, y1 - y0) / longest))
        out += [(x0 + (x1 - x0) * k / steps, y0 + (y1 - y0) * k / steps) for k in range(steps)]
    return out


def loft(name, outline, profile, material, sharp=35, steps=6, top=True, bottom=True, soft=False):
    """Stacks `outline(inset)` along a profile of `(inset, z[, fillet])`; `soft` is for bodies without flat sides."""
    rows = fillet(profile, steps)
    verts, faces = [], []
    n = 0
    for inset, z in rows:
        ring = outline(inset)
        n = len(ring)
        verts += [(x, y, z) for x, y in ring]
    for k in range(len(rows) - 1):
        for i in range(n):
            j = (i + 1) % n
            faces.append((k * n + i, k * n + j, (k + 1) * n + j, (k + 1) * n + i))
    if bottom:
        faces.append(tuple(reversed(range(n))))
    if top:
        faces.append(tuple((len(rows) - 1) * n + i for i in range(n)))
    obj = add(name, verts, faces, material, None, sharp)
    if not soft:
        obj.modifiers.new('normals', 'WEIGHTED_NORMAL').keep_sharp = True
    return obj


def box(name, size, material, corner=.1, edge=.02, steps=6):
    """Makes a box on the floor: `corner` rounds the upright edges, `edge` the others."""
    w, d, h = size
    profile = [(edge, 0), (0, 0, edge), (0, h, edge), (edge, h)]
    profile = [(edge * 1.6, 0)] + profile[1:3] + [(edge * 1.6, h)]
    return loft(name, lambda i: rounded_rectangle(w, d, corner, i, 10), profile, material, steps=steps)


def prism(name, points, depth, material, edge=.02, segments=4):
    """Extrudes an outline of `(x, z[, fillet])` along y, centered, with beveled rims."""
    closed = [points[-1][:2]] + list(points) + [points[0][:2]]
    ring = fillet(closed, 10)[1:-1]
    n = len(ring)
    verts = [(x, -depth / 2, z) for x, z in ring] + [(x, depth / 2, z) for x, z in ring]
    faces = [tuple(range(n)), tuple(reversed(range(n, 2 * n)))]
    faces += [(i, i + n, (i + 1) % n + n, (i + 1) % n) for i in range(n)]
    obj = add(name, verts, faces, material, None, 50)
    bevel = obj.modifiers.new('bevel', 'BEVEL')
    bevel.width, bevel.segments, bevel.limit_method, bevel.angle_limit = edge, segments, 'ANGLE', math.radians(60)
    obj.modifiers.new('normals', 'WEIGHTED_NORMAL').keep_sharp = True
    return obj


def tube(name, path, radius, material, sides=24, closed=False, flat=1.0):
    """Sweeps a circle along points; `radius` is a number or one per point; `flat` squeezes it to an oval."""
    sides = max(6, round(sides * DETAIL))
    p = [Vector(q) for q in path]
    n = len(p)
    radii = radius if hasattr(radius, '__len__') else [radius] * n
    tangents = [((p[(i + 1) % n] if closed else p[min(i + 1, n - 1)])
                 - (p[i - 1] if closed or i else p[0])).normalized() for i in range(n)]
    normal = tangents[0].orthogonal().normalized()
    if abs(tangents[0].z) < .99:
        normal = tangents[0].cross(Vector((0, 0, 1))).normalized()
    verts, faces = [], []
    for i in range(n):
        if i:
            normal = tangents[i - 1].rotation_difference(tangents[i]) @ normal
        side = tangents[i].cross(normal)
        for k in range(sides):
            a = 2 * math.pi * k / sides
            verts.append(p[i] + (normal * math.cos(a) * flat + side * math.sin(a)) * radii[i])
    for i in range(n if closed else n - 1):
        j = (i + 1) % n
        for k in range(sides):
            m = (k + 1) % sides
            faces.append((i * sides + k, i * sides + m, j * sides + m, j * sides + k))
    if not closed:
        faces += [tuple(reversed(range(sides))), tuple(range((n - 1) * sides, n * sides))]
    return add(name, verts, faces, material, None, 60)


def capsule_radii(count, radius, share=.12):
    """Returns radii that close a tube's ends to round tips."""
    out = []
    for i in range(count):
        t = min(i, count - 1 - i) / max(1, count * share)
        out.append(radius * (1 if t >= 1 else max(.02, math.sqrt(1 - (1 - t) ** 2))))
    return out


def plane(name, size, material, at=(0, 0, 0), turn=(0, 0, 0)):
    """Makes a flat sheet about its center with the texture upright along its y."""
    w, d = size[0] / 2, size[1] / 2
    obj = add(name, [(-w, -d, 0), (w, -d, 0), (w, d, 0), (-w, d, 0)], [(0, 1, 2, 3)], material,
              [(0, 0), (1, 0), (1, 1), (0, 1)])
    return place(obj, at, turn)


def sheet(name, size, height, material, grid=160):
    """Makes a sheet whose height above the floor is `height(x, y)`."""
    nx, ny = grid, max(2, int(grid * size[1] / size[0]))
    verts, uv, faces = [], [], []
    for j in range(ny + 1):
        for i in range(nx + 1):
            x, y = (i / nx - .5) * size[0], (j / ny - .5) * size[1]
            verts.append((x, y, height(x, y)))
            uv.append((i / nx, j / ny))
    for j in range(ny):
        for i in range(nx):
            a = j * (nx + 1) + i
            faces.append((a, a + 1, a + nx + 2, a + nx + 1))
    return add(name, verts, faces, material, uv, 180)


def scatter(source, count, where, seed=1, scale=(.85, 1.15), flat=False):
    """Copies an object `count` times: `where(random)` returns a place; turns and sizes vary."""
    rng = random.Random(seed)
    copies = []
    for _ in range(count):
        copy = source.copy()
        copy.location = where(rng)
        tilt = (lambda: rng.uniform(-.25, .25)) if flat else (lambda: rng.uniform(0, 2 * math.pi))
        copy.rotation_euler = (tilt(), tilt(), rng.uniform(0, 2 * math.pi))
        size = rng.uniform(*scale)
        copy.scale = (size,) * 3
        bpy.context.scene.collection.objects.link(copy)
        copies.append(copy)
    source.hide_render = True
    return copies


def group(name, objects):
    """Puts objects under one empty, so that a product moves as one."""
    root = bpy.data.objects.new(name, None)
    bpy.context.scene.collection.objects.link(root)
    for obj in objects:
        if obj and obj.parent is None:
            obj.parent = root
    return root


def subdivide(obj, levels=2):
    """Smooths a coarse mesh."""
    mod = obj.modifiers.new('smooth', 'SUBSURF')
    mod.levels = mod.render_levels = levels
    return obj
