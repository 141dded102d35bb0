"""Writes a product as GLB in meters: `blender -b -t 1 -P export.py -- NAME FILE`."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bpy  # noqa: E402

from kit import shape  # noqa: E402
from kit.stage import clear  # noqa: E402

name, path = sys.argv[sys.argv.index('--') + 1:][:2]


def espresso():
    from products.korva_espresso import espresso as make
    return make(cup=True, cups_on_top=False), .1


def kettle():
    from products.korva import kettle as make
    return make(), .1


def serum():
    from products.ornelle import serum as make
    return make(), .1


def chair():
    from products.halden import chair as make
    return make(), 1


def flatten(material):
    """Leaves of a material what glTF can say: a color or an image, numbers for the rest."""
    tree = material.node_tree
    shader = tree.nodes.get('Principled BSDF')
    for key in ('Base Color', 'Roughness', 'Normal'):
        socket = shader.inputs[key]
        for link in list(socket.links):
            if not (key == 'Base Color' and link.from_node.bl_idname == 'ShaderNodeTexImage'):
                tree.links.remove(link)
    tree.links.new(shader.outputs['BSDF'], tree.nodes['Material Output'].inputs['Surface'])
    shader.inputs['Subsurface'].default_value = 0


shape.DETAIL = float(os.environ.get('STUDIO_DETAIL', '.7'))
clear()
root, scale = {'espresso': espresso, 'kettle': kettle, 'serum': serum, 'chair': chair}[name]()
root.scale = (scale,) * 3
for material in bpy.data.materials:
    if material.use_nodes and 'Principled BSDF' in material.node_tree.nodes:
        flatten(material)
bpy.ops.export_scene.gltf(filepath=path, export_format='GLB', export_apply=True, export_yup=True, export_texcoords=True,
                          export_lights=False, export_cameras=False, export_animations=False)
