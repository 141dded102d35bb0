"""Materials: one function with physical numbers, and named ones built from it."""
import bpy

_images = {}


def linear(color):
    """Returns a linear RGBA from `#rrggbb` or a linear triple."""
    if not isinstance(color, str):
        return (*color, 1)
    parts = [int(color[i:i + 2], 16) / 255 for i in (1, 3, 5)]
    return (*[c / 12.92 if c <= .04045 else ((c + .055) / 1.055) ** 2.4 for c in parts], 1)


def image(path, data=False):
    """Loads an image once."""
    if path not in _images:
        _images[path] = bpy.data.images.load(path)
        if data:
            _images[path].colorspace_settings.name = 'Non-Color'
    return _images[path]


class Surface:
    """A Principled material under construction."""

    def __init__(self, name):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.shader = self.tree.nodes['Principled BSDF']

    def node(self, kind, **values):
        node = self.tree.nodes.new(kind)
        for key, value in values.items():
            if hasattr(node, key):
                setattr(node, key, value)
            else:
                node.inputs[key].default_value = value
        return node

    def link(self, a, b):
        self.tree.links.new(a, b)

    def coordinates(self, stretch=(1, 1, 1), kind='Object'):
        mapping = self.node('ShaderNodeMapping')
        mapping.inputs['Scale'].default_value = stretch
        self.link(self.node('ShaderNodeTexCoord').outputs[kind], mapping.inputs['Vector'])
        return mapping.outputs['Vector']

    def noise(self, scale, stretch=(1, 1, 1), detail=4, rough=.5, distortion=0):
        node = self.node('ShaderNodeTexNoise', Scale=scale, Detail=detail, Roughness=rough, Distortion=distortion)
        self.link(self.coordinates(stretch), node.inputs['Vector'])
        return node.outputs['Fac']

    def ramp(self, value, stops):
        node = self.node('ShaderNodeValToRGB')
        ramp = node.color_ramp
        while len(ramp.elements) < len(stops):
            ramp.elements.new(.5)
        for element, (at, color) in zip(ramp.elements, stops):
            element.position, element.color = at, linear(color)
        self.link(value, node.inputs['Fac'])
        return node.outputs['Color']

    def span(self, value, low, high, start=0, end=1):
        node = self.node('ShaderNodeMapRange')
        for key, number in zip(('From Min', 'From Max', 'To Min', 'To Max'), (start, end, low, high)):
            node.inputs[key].default_value = number
        self.link(value, node.inputs['Value'])
        return node.outputs['Result']

    def bump(self, value, strength, distance=.01):
        node = self.node('ShaderNodeBump', Strength=strength, Distance=distance)
        self.link(value, node.inputs['Height'])
        previous = self.shader.inputs['Normal']
        if previous.is_linked:
            self.link(previous.links[0].from_socket, node.inputs['Normal'])
        self.link(node.outputs['Normal'], previous)


def surface(name, color='#808080', rough=.4, metal=0, coat=0, sheen=0, trans=0, ior=1.46, sub=0, sub_color=None,
            sub_radius=.1, rough_noise=None, bump=None, stretch=(1, 1, 1), texture=None, specular=.5,
            anisotropic=0, tint_noise=None, emit=None):
    """Returns a material.

    `rough_noise` is `(scale, amount)`, `bump` `(scale, strength, distance)`, `tint_noise` `(scale, other color,
    share)`; `stretch` squeezes those noises along the object's axes (brushed metal, grain); `texture` is an image
    path for the color; `emit` `(color, strength)`.
    """
    s = Surface(name)
    i = s.shader.inputs
    i['Base Color'].default_value = linear(color)
    for key, value in (('Roughness', rough), ('Metallic', metal), ('Clearcoat', coat), ('Sheen', sheen),
                       ('Transmission', trans), ('IOR', ior), ('Subsurface', sub), ('Specular', specular),
                       ('Anisotropic', anisotropic), ('Clearcoat Roughness', .05)):
        i[key].default_value = value
    if sub:
        i['Subsurface Color'].default_value = linear(sub_color or color)
        i['Subsurface Radius'].default_value = (sub_radius, sub_radius * .6, sub_radius * .4)
    if texture:
        tex = s.node('ShaderNodeTexImage')
        tex.image = image(texture)
        s.link(tex.outputs['Color'], i['Base Color'])
    if tint_noise:
        scale, other, share = tint_noise
        s.link(s.ramp(s.noise(scale, stretch), [(.5 - share / 2, color), (.5 + share / 2, other)]), i['Base Color'])
    if rough_noise:
        scale, amount = rough_noise
        s.link(s.span(s.noise(scale, stretch), max(.02, rough - amount), min(1, rough + amount), .3, .7),
               i['Roughness'])
    if bump:
        s.bump(s.noise(bump[0], stretch), bump[1], bump[2])
    if emit:
        i['Emission'].default_value = linear(emit[0])
        i['Emission Strength'].default_value = emit[1]
    return s.material


def steel(name='steel', color='#c9c8c5', rough=.26, along='z', scale=6):
    """Brushed stainless steel, its lines running along an axis."""
    stretch = {'x': (1, 40, 40), 'y': (40, 1, 40), 'z': (40, 40, 1), 'ring': (1, 1, 60)}[along]
    return surface(name, color, rough, 1, rough_noise=(scale, .07), bump=(scale, .02, .006), stretch=stretch)


def wood(name, light, dark, along='x', scale=1.0, rough=.5, coat=0):
    """Straight-grained wood: growth rings cut lengthwise, pores, and a sheen that follows them."""
    s = Surface(name)
    s.shader.inputs['Base Color'].default_value = linear(light)
    s.shader.inputs['Roughness'].default_value = rough
    axis = 'xyz'.index(along)
    long = [16.0 * scale] * 3
    long[axis] = .42 * scale
    pores = [70.0 * scale] * 3
    pores[axis] = 2.0 * scale
    rings = s.noise(1.0, tuple(long), detail=6, rough=.62, distortion=.12)
    fine = s.noise(1.0, tuple(pores), detail=3, rough=.6)
    base = s.ramp(rings, [(.25, dark), (.45, light), (.60, light), (.82, dark)])
    streak = s.ramp(fine, [(.34, '#8a8078'), (.55, '#ffffff')])
    mix = s.node('ShaderNodeMixRGB', blend_type='MULTIPLY', Fac=.55)
    s.link(base, mix.inputs['Color1'])
    s.link(streak, mix.inputs['Color2'])
    s.link(mix.outputs['Color'], s.shader.inputs['Base Color'])
    s.link(s.span(fine, rough + .14, rough - .06, .3, .7), s.shader.inputs['Roughness'])
    s.shader.inputs['Clearcoat'].default_value = coat
    s.bump(fine, .12, .004)
    return s.material


def linen(name, color, shade, threads=160, rough=.95, uneven=1.6, relief=.012, kind='UV'):
    """Plain weave: two crossed threads, uneven in thickness and tone; `relief` is their height in scene units."""
    s = Surface(name)
    waves = []
    for direction in ('X', 'Y'):
        node = s.node('ShaderNodeTexWave', wave_type='BANDS', bands_direction=direction, wave_profile='SIN')
        node.inputs['Scale'].default_value = threads / 6.283
        node.inputs['Distortion'].default_value = uneven
        node.inputs['Detail'].default_value = 2
        node.inputs['Detail Scale'].default_value = .6
        s.link(s.coordinates((1, 1, 1), kind), node.inputs['Vector'])
        waves.append(node.outputs['Fac'])
    top = s.node('ShaderNodeMath', operation='MAXIMUM')
    s.link(waves[0], top.inputs[0])
    s.link(waves[1], top.inputs[1])
    s.link(s.ramp(top.outputs[0], [(.15, shade), (.85, color)]), s.shader.inputs['Base Color'])
    s.shader.inputs['Roughness'].default_value = rough
    s.shader.inputs['Sheen'].default_value = .3
    s.bump(top.outputs[0], .5, relief)
    return s.material


def glass(name='glass', color='#ffffff', rough=0.0, ior=1.46):
    """Solid glass; light passes it straight for shadows, so that no caustics are needed."""
    s = Surface(name)
    i = s.shader.inputs
    i['Base Color'].default_value = linear(color)
    i['Roughness'].default_value, i['Transmission'].default_value, i['IOR'].default_value = rough, 1, ior
    path = s.node('ShaderNodeLightPath')
    clear = s.node('ShaderNodeBsdfTransparent')
    clear.inputs['Color'].default_value = linear(color)
    mix = s.node('ShaderNodeMixShader')
    s.link(path.outputs['Is Shadow Ray'], mix.inputs['Fac'])
    s.link(s.shader.outputs['BSDF'], mix.inputs[1])
    s.link(clear.outputs['BSDF'], mix.inputs[2])
    s.link(mix.outputs['Shader'], s.tree.nodes['Material Output'].inputs['Surface'])
    return s.material
