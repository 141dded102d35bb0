"""Renders the scene: two half renders, denoised, through Filmic into a PNG."""
import os
import time

import bpy
import numpy as np

from kit.denoise import denoise
from kit.flame import flame as draw_flame


def _load(path):
    image = bpy.data.images.load(path)
    w, h = image.size
    pixels = np.empty(w * h * 4, np.float32)
    image.pixels.foreach_get(pixels)
    bpy.data.images.remove(image)
    os.remove(path)
    return pixels.reshape(h, w, 4)[..., :3].copy()


def _settings(scene, size, samples, bounces):
    scene.render.engine = 'CYCLES'
    cycles = scene.cycles
    cycles.device, cycles.samples = 'CPU', samples
    cycles.use_adaptive_sampling, cycles.adaptive_threshold, cycles.adaptive_min_samples = True, .03, 4
    cycles.use_denoising = False
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect, cycles.sample_clamp_direct = 3, 20
    cycles.blur_glossy = .5
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = bounces, 2, 3
    cycles.transmission_bounces, cycles.transparent_max_bounces = bounces, 8
    scene.render.resolution_x, scene.render.resolution_y = size
    scene.render.resolution_percentage = 100
    scene.render.threads_mode, scene.render.threads = 'FIXED', 1
    scene.render.use_persistent_data = True
    scene.view_settings.view_transform = 'Filmic'


def _passes(scene, folder):
    layer = scene.view_layers[0]
    layer.cycles.denoising_store_passes = True
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    source = tree.nodes.new('CompositorNodeRLayers')
    out = tree.nodes.new('CompositorNodeOutputFile')
    out.base_path = folder
    out.format.file_format, out.format.color_depth, out.format.exr_codec = 'OPEN_EXR', '32', 'NONE'
    out.file_slots.clear()
    for slot, socket in (('color', 'Image'), ('albedo', 'Denoising Albedo'), ('normal', 'Denoising Normal')):
        out.file_slots.new(slot)
        tree.links.new(source.outputs[socket], out.inputs[slot])


def expose(folder, size, samples, bounces=6):
    """Returns the denoised picture of the scene: linear, height × width × 3, the lowest row first."""
    scene = bpy.context.scene
    _settings(scene, size, max(4, samples // 2 * 2) // 2, bounces)
    _passes(scene, folder)
    halves = []
    for seed in (1, 2):
        scene.cycles.seed = seed
        bpy.ops.render.render()
        frame = f'{scene.frame_current:04d}.exr'
        halves.append({k: _load(os.path.join(folder, k + frame)) for k in ('color', 'albedo', 'normal')})
    os.rmdir(folder)
    a, b = halves
    return denoise(a['color'], b['color'], a['albedo'], b['albedo'], (a['normal'] + b['normal']) / 2)


def develop(picture, path, look='Medium High Contrast', exposure=0, depth='16'):
    """Writes a linear picture through Filmic as PNG."""
    scene = bpy.context.scene
    h, w = picture.shape[:2]
    image = bpy.data.images.new('picture', w, h, float_buffer=True)
    image.pixels.foreach_set(np.dstack([picture, np.ones((h, w), np.float32)]).astype(np.float32).ravel())
    scene.view_settings.view_transform = 'Filmic'
    scene.view_settings.look, scene.view_settings.exposure = look, exposure
    settings = scene.render.image_settings
    settings.file_format, settings.color_mode, settings.color_depth = 'PNG', 'RGB', depth
    image.save_render(path, scene=scene)
    bpy.data.images.remove(image)


def shoot(path, size, samples=32, look='Medium High Contrast', exposure=0, bounces=6, flame=None):
    """Renders the scene to `path` (PNG, 16 bit) and prints the seconds it took; `flame` is the foot and tip of one."""
    started, processor = time.time(), time.process_time()
    picture = expose(path + '.passes', size, samples, bounces)
    if flame:
        picture += draw_flame(size, *flame)
    develop(picture, path, look, exposure)
    print(f'SHOT {os.path.basename(path)} {time.time() - started:.0f} s, processor {time.process_time() - processor:.0f} s')
