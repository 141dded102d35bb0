"""A candle's flame, drawn over a finished picture: softer and cheaper than a glowing mesh."""
import math

import bpy
import cv2
import numpy as np
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Vector


def waves(seed, cycles, t):
    """Returns a smooth number about 0 that repeats when `t` passes 1."""
    rng = np.random.RandomState(seed)
    return sum(rng.uniform(.4, 1) / (1 + k * .25) * math.sin(2 * math.pi * (c * t + rng.uniform()))
               for k, c in enumerate(cycles)) / 2


def power(t):
    """Returns the flame's light at a moment, about 1."""
    return 1 + .16 * waves(3, (2, 5, 9, 14), t)


def lean(t):
    """Returns how far the flame leans, from 0 (left) to 1 (right)."""
    return .5 + .45 * waves(5, (1, 3, 7), t)


def flame(size, foot, tip, t=.3):
    """Returns the light of a flame between two places of the scene, as a picture of `size` (width, height).

    It is dark at the wick, blue at its foot, white inside and orange at its edge. `t` runs from 0 to 1 and repeats.
    """
    scene = bpy.context.scene
    scene.render.resolution_x, scene.render.resolution_y = size
    bpy.context.view_layer.update()
    low, high = (world_to_camera_view(scene, scene.camera, Vector(p)) for p in (foot, tip))
    x0, y0, tall = low.x * size[0], low.y * size[1], (high.y - low.y) * size[1]
    rows, columns = np.mgrid[0:size[1], 0:size[0]].astype(np.float32)
    h = (rows - y0) / (tall * (1 + .10 * waves(3, (2, 5, 9, 14), t)))
    inside = np.clip(h, 1e-3, 1)
    sway = tall * (.07 * waves(5, (1, 3, 7), t) * inside ** 1.6 + .03 * waves(8, (6, 11, 17), t) * inside ** 3)
    half = tall * .30 * np.sqrt(inside) * np.clip(1 - inside, 0, 1) ** .95
    u = np.abs(columns - x0 - sway) / np.maximum(half, .6)
    body = np.clip(1 - u * u, 0, 1) * (h > 0) * (h < 1)
    hot = body ** .55 * (.22 + .78 * np.clip((inside - .10) / .25, 0, 1))
    blue = body * np.exp(-(inside / .13) ** 2)
    light = (hot[..., None] * np.array([9, 5.4, 2.1], np.float32)
             + blue[..., None] * np.array([.12, .3, 1.4], np.float32)).astype(np.float32)
    light = cv2.GaussianBlur(light, (0, 0), max(.6, tall * .011))
    return light + cv2.GaussianBlur(light, (0, 0), tall * .14) * .10 + cv2.GaussianBlur(light, (0, 0), tall * .6) * .09
