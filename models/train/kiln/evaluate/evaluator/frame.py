"""How a picture is put into the evaluator's 32×32 input. `workers/engine/kiln/evaluator/frame.ts` does the same."""

from __future__ import annotations

import numpy as np

SIDE = 32


def scale_of(longest: int) -> float:
    """Whole factor for small subjects; larger ones are reduced to fit."""
    return float(SIDE // longest) if longest <= SIDE else SIDE / longest


def overlaps(size: int, scale: float) -> np.ndarray:
    """(SIDE, size) float32: how much of each of the input's pixels a row of `size` pixels covers, enlarged by `scale` and centred."""
    start = (SIDE - size * scale) // 2
    edges = (np.arange(SIDE + 1) - start) / scale
    pixel = np.arange(size)
    covered = np.minimum(edges[1:, None], pixel + 1) - np.maximum(edges[:-1, None], pixel)
    return (np.maximum(covered, 0) * scale).astype(np.float32)


def framed(image: np.ndarray) -> np.ndarray:
    """RGBA (h, w, 4) uint8, RGB 0 where clear -> (4, SIDE, SIDE) float32 in 0..1, premultiplied: the subject cut to its
    opaque box, by area. An empty picture stays empty."""
    rows, columns = np.flatnonzero(image[..., 3].any(1)), np.flatnonzero(image[..., 3].any(0))
    if len(rows) == 0:
        return np.zeros((4, SIDE, SIDE), np.float32)
    cut = image[rows[0] : rows[-1] + 1, columns[0] : columns[-1] + 1].transpose(2, 0, 1).astype(np.float32) / 255
    height, width = cut.shape[1:]
    scale = scale_of(max(height, width))
    return overlaps(height, scale) @ cut @ overlaps(width, scale).T
