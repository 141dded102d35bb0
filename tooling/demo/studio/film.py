"""Films the candle: `blender -b -t 1 -P film.py -- FOLDER [WIDTH]`.

Light adds up, so three renders are enough: the room without the flame, and the light of the flame leaning to either
side. Each frame is a mix of them, with the flame drawn over it.
"""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bpy  # noqa: E402
import numpy as np  # noqa: E402

from kit.flame import flame, lean, power  # noqa: E402
from kit.shoot import develop, expose  # noqa: E402
from scenes import ornelle_candle  # noqa: E402

arguments = sys.argv[sys.argv.index('--') + 1:]
folder, width = arguments[0], int(arguments[1]) if len(arguments) > 1 else 960
FRAMES, SAMPLES = 144, 24
SIZE = (width, width * 9 // 16)
os.makedirs(folder, exist_ok=True)


def layer(light, aside=0.0):
    """Renders the room alone (`light` 0), or the light of the flame alone."""
    ornelle_candle.dusk(light, 0 if light else 1.0)
    ornelle_candle.film_camera()
    for obj in bpy.data.objects:
        if obj.name == 'flame light':
            obj.location.x += aside
    return expose(os.path.join(folder, 'passes'), SIZE, SAMPLES)


room, left, right = layer(0), layer(6.5, -.05), layer(6.5, .05)
for frame in range(FRAMES):
    t = frame / FRAMES
    picture = room + power(t) * ((1 - lean(t)) * left + lean(t) * right) + flame(SIZE, *ornelle_candle.FLAME, t)
    develop(picture.astype(np.float32), os.path.join(folder, f'frame-{frame + 1:03d}.png'), depth='8')
print('FILM', FRAMES)
