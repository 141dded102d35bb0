"""Labels: printed paper around a body, and bare print on a surface."""
import math
import os

import bpy

from kit.shape import add, plane
from kit.stage import FILES
from kit.surface import Surface, image, linear, surface


def label_path(name):
    """Returns the file of a label drawn by `labels.mjs`."""
    return os.path.join(FILES, 'labels', f'{name}.png')


def paper(name, rough=.6):
    """Returns printed paper with a faint tooth."""
    return surface(f'label {name}', rough=rough, texture=label_path(name), bump=(220, .05, .002))


def ink(name, color='#1a1a1a', rough=.4, metal=0, emit=0):
    """Returns print without paper: the label's alpha lets the surface below through."""
    s = Surface(f'ink {name}')
    tex = s.node('ShaderNodeTexImage')
    tex.image = image(label_path(name))
    i = s.shader.inputs
    i['Base Color'].default_value = linear(color)
    i['Roughness'].default_value, i['Metallic'].default_value = rough, metal
    if emit:
        i['Emission'].default_value, i['Emission Strength'].default_value = linear(color), emit
    s.link(tex.outputs['Alpha'], i['Alpha'])
    s.material.blend_method = 'BLEND'
    return s.material


def wrap(name, radius, bottom, top, degrees, material, facing=-90, segments=64):
    """Bends a label around a cylinder, its middle `facing` an angle about z."""
    verts, uv, faces = [], [], []
    for i in range(segments + 1):
        t = i / segments
        a = math.radians(facing - degrees / 2 + degrees * t)
        for z in (bottom, top):
            verts.append((radius * math.cos(a), radius * math.sin(a), z))
            uv.append((t, 0 if z == bottom else 1))
    faces = [(2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1) for i in range(segments)]
    return add(name, verts, faces, material, uv, 180)


def flat(name, size, material, at, turn=(90, 0, 0)):
    """Lays a label on a flat side; by default upright, facing -y."""
    return plane(name, size, material, at, turn)
