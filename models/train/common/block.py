"""Pixel art that somebody enlarged is seen in its own size. `workers/engine/reference/vision/block.ts` does the same."""

from __future__ import annotations

import numpy as np


def block_of(image: np.ndarray) -> int:
    """Side of the equal squares that (h, w, channels) is made of: the whole factor of an enlargement, else 1.

    Transparent pixels must be 0 in all channels."""
    rows = np.flatnonzero((image[1:] != image[:-1]).any((1, 2))) + 1
    columns = np.flatnonzero((image[:, 1:] != image[:, :-1]).any((0, 2))) + 1
    return int(np.gcd.reduce([*image.shape[:2], *rows, *columns]))
