"""Renders shots of a scene: `blender -b -t 1 -P run.py -- SCENE SHOT[,SHOT] quick|final FOLDER`."""
import importlib
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from kit.shoot import shoot  # noqa: E402

scene, shots, mode, folder = sys.argv[sys.argv.index('--') + 1:][:4]
module = importlib.import_module(f'scenes.{scene}')
for shot in module.SHOTS if shots == 'all' else shots.split(','):
    build, size, samples, *rest = module.SHOTS[shot]
    options = rest[0] if rest else {}
    build()
    if mode == 'quick':
        width = 360 if size[0] >= size[1] else round(360 * size[0] / size[1])
        shoot(os.path.join(folder, f'{scene}-{shot}.png'), (width, round(width * size[1] / size[0])), 8, **options)
    else:
        shoot(os.path.join(folder, f'{scene}-{shot}.png'), size, samples, **options)
