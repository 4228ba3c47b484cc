"""The size at which the network looks at a picture. `workers/engine/reference/vision/mask.ts` does the same."""

from __future__ import annotations

import math

import numpy as np

from common.block import block_of

BEST = 72
"""Small art is enlarged to about so many pixels a side: on 32 px pictures that is worth 0.03 of IoU on textures."""
MOST = 128
"""Larger art is reduced."""
MULTIPLE = 8


def look_of(picture: np.ndarray) -> tuple[int, int]:
    """RGB (h, w, 3) -> (step, factor): one pixel of each step × step square is shown, factor times as large."""
    block = block_of(picture)
    art = max(picture.shape[:2]) / block
    return block * math.ceil(art / MOST), max(1, int(BEST / art + 0.5))


def shown(picture: np.ndarray, step: int, factor: int) -> np.ndarray:
    """The picture as the network gets it; the last row and column are repeated up to the multiple."""
    centres = [np.minimum(np.arange(0, size, step) + step // 2, size - 1) for size in picture.shape[:2]]
    image = picture[centres[0][:, None], centres[1]].repeat(factor, 0).repeat(factor, 1)
    return np.pad(image, [(0, -size % MULTIPLE) for size in image.shape[:2]] + [(0, 0)], mode="edge")


def seen_as(probability: np.ndarray, height: int, width: int, step: int, factor: int) -> np.ndarray:
    """What was found for `shown`, back in the picture's own pixels: (high, wide) -> (height, width)."""
    rows, columns = math.ceil(height / step), math.ceil(width / step)
    cells = probability[: rows * factor, : columns * factor].reshape(rows, factor, columns, factor).mean((1, 3))
    return cells.repeat(step, 0).repeat(step, 1)[:height, :width]
