"""How a sprite is put into the network's 64×64 input. `workers/engine/reference/vision/frame.ts` does the same."""

from __future__ import annotations

import numpy as np

from common.block import block_of

SIDE = 64
"""Side of the network's input, in pixels."""
CELL = 2
"""Pixels of the input on a side of one heat-map cell."""
GRID = SIDE // CELL


def scale_of(width: int, height: int, block: int) -> float:
    """Whole factor of the art, `block` pixels each, that fills the frame best; art larger than the frame is made smaller."""
    longest = max(width, height)
    art = longest / block
    return (SIDE // art if art <= SIDE else SIDE / art) * art / longest


def resized(crop: np.ndarray, width: int, height: int) -> np.ndarray:
    """Nearest neighbour, by pixel centres. crop (h, w, 4) -> (height, width, 4)."""
    rows = ((np.arange(height) + 0.5) * crop.shape[0] / height).astype(np.intp)
    columns = ((np.arange(width) + 0.5) * crop.shape[1] / width).astype(np.intp)
    return crop[rows[:, None], columns]


def place(crop: np.ndarray, shift: tuple[float, float] = (0.5, 0.5)) -> tuple[np.ndarray, float, float, float, float]:
    """A subject, cut to its opaque pixels, in the frame. `shift` 0..1 shares out the room that is left (0.5: the middle).

    Returns (64, 64, 4) uint8 and, for coordinates, frame = crop * (scale_x, scale_y) + (left, top)."""
    height, width = crop.shape[:2]
    scale = scale_of(width, height, block_of(crop))
    # Half up, as Math.round does; numpy's own rounding is to even.
    wide, high = max(1, int(width * scale + 0.5)), max(1, int(height * scale + 0.5))
    left, top = int((SIDE - wide) * shift[0]), int((SIDE - high) * shift[1])
    frame = np.zeros((SIDE, SIDE, 4), np.uint8)
    frame[top : top + high, left : left + wide] = resized(crop, wide, high)
    return frame, wide / width, high / height, left, top
