"""Non-local means for two half renders of one picture.

Debian's Blender is built without a denoiser. Two renders with different seeds give the noise of each pixel; their
mean is averaged over neighbors whose surroundings, surface color and normal agree within that noise, first pixel by
pixel, then on halved copies, where the blotches that are left are as small as the grain was. Print and wood grain
stay sharp, since the light is filtered apart from the color of the surface.
"""
import cv2
import numpy as np

cv2.setNumThreads(1)
STRIP = 40
THIRD = np.full((1, 3), 1 / 3, np.float32)
GUIDE = np.full((1, 4), 1 / .0035, np.float32)


def _strip(a, b, variance, guide, top, bottom, reach, patch, strength):
    """Filters the rows `top` to `bottom`; strips fit the processor's cache, whole pictures do not."""
    edge = reach + patch
    size = (2 * patch + 1,) * 2
    rows = slice(top - edge, bottom + edge)
    here_a, here_b, here_var, here_guide = a[rows], b[rows], variance[rows], guide[rows]
    here = (here_a + here_b) * .5
    total_a, total_b, weight = here_a.copy(), here_b.copy(), np.ones(here.shape[:2], np.float32)
    for dy in range(-reach, reach + 1):
        for dx in range(-reach, reach + 1):
            if dx == dy == 0 or dx * dx + dy * dy > reach * reach + 2:
                continue
            moved = slice(top - edge + dy, bottom + edge + dy)
            there_a, there_b, there_var, there_guide = (np.roll(x[moved], -dx, 1) for x in (a, b, variance, guide))
            d = cv2.subtract(here, (there_a + there_b) * .5)
            d = cv2.transform(cv2.multiply(d, d), THIRD)
            d -= here_var + np.minimum(here_var, there_var)
            d /= 1e-6 + strength * (here_var + there_var)
            d = cv2.boxFilter(d, -1, size)
            f = cv2.subtract(here_guide, there_guide)
            f = cv2.transform(cv2.multiply(f, f), GUIDE)
            w = cv2.exp(-np.maximum(np.maximum(d, 0), f))
            wide = w[..., None]
            total_a += wide * there_a
            total_b += wide * there_b
            weight += w
    inner = slice(edge, edge + bottom - top)
    return total_a[inner] / weight[inner, :, None], total_b[inner] / weight[inner, :, None]


def _level(a, b, guide, reach, patch, strength):
    """Filters both halves at one size."""
    height = a.shape[0]
    variance = cv2.boxFilter(((a - b) ** 2).mean(2) * .25, -1, (5, 5)) + 1e-7
    pad = 2 * reach + patch
    a, b, variance, guide = (np.pad(x, ((pad, pad + STRIP), (0, 0)) + ((0, 0),) * (x.ndim - 2), 'edge')
                             for x in (a, b, variance, guide))
    strips = [_strip(a, b, variance, guide, y + pad, y + pad + STRIP, reach, patch, strength)
              for y in range(0, height, STRIP)]
    return [np.concatenate(half)[:height] for half in zip(*strips)]


def _half(x):
    return cv2.resize(x, (x.shape[1] // 2, x.shape[0] // 2), interpolation=cv2.INTER_AREA)


def _double(x, like):
    return cv2.resize(x, (like.shape[1], like.shape[0]), interpolation=cv2.INTER_LINEAR)


def _pyramid(a, b, guide, levels, reach, patch, strength):
    """Filters fine grain, then replaces what a halved copy can show by its own filtered version."""
    a, b = _level(a, b, guide, reach, patch, strength)
    if levels <= 1 or min(a.shape[:2]) < 64:
        return a, b
    small_a, small_b = _half(a), _half(b)
    clean = _pyramid(small_a, small_b, _half(guide), levels - 1, reach, max(1, patch - 1), strength * 2)
    return [x + _double(after - before, x) for x, before, after in zip((a, b), (small_a, small_b), clean)]


def denoise(first, second, albedo_first, albedo_second, normal, levels=4, reach=4, patch=3, strength=.6):
    """Returns the linear picture (height × width × 3) with less noise; edges and textures stay."""
    albedo = (albedo_first + albedo_second) * .5
    # In logarithms bright and dark noise weigh alike.
    a = np.log1p(first / (albedo_first + .06) * 4).astype(np.float32)
    b = np.log1p(second / (albedo_second + .06) * 4).astype(np.float32)
    gray = albedo.mean(2, keepdims=True)
    guide = cv2.GaussianBlur(np.concatenate([gray, normal * .5], 2).astype(np.float32), (0, 0), .7)
    a, b = _pyramid(a, b, guide, levels, reach, patch, strength)
    return np.expm1((a + b) * .5) / 4 * (albedo + .06)
