"""Changes of pictures that pixel art allows, each with what it does to the attributes. pixels (n, h, w, 4) uint8."""

from __future__ import annotations

import numpy as np

from .masks import grown

BLACKS = np.array([(0, 0, 0), (12, 10, 14), (20, 16, 24), (24, 20, 20)], np.uint8)
DARK_LUMINANCE, DARK_MOST = 42, 72
"""Near black, as the data measures outlines."""


def _border(opaque: np.ndarray) -> np.ndarray:
    """Opaque pixels with a clear neighbour; the edge of the grid counts as clear."""
    clear = ~opaque
    out = grown(clear)
    out[:, 0], out[:, -1], out[:, :, 0], out[:, :, -1] = True, True, True, True
    return out & opaque


def outline_added(random: np.random.Generator, pixels: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """A dark line around what is opaque; done (n,) False, and nothing changed, where it would not fit into the grid."""
    opaque = pixels[..., 3] > 0
    edge = opaque[:, 0].any(1) | opaque[:, -1].any(1) | opaque[:, :, 0].any(1) | opaque[:, :, -1].any(1)
    done = ~edge & opaque.any((1, 2))
    line = grown(opaque) & ~opaque & done[:, None, None]
    colour = np.concatenate([BLACKS, np.full((len(BLACKS), 1), 255, np.uint8)], 1)[random.integers(0, len(BLACKS), len(pixels))]
    return np.where(line[..., None], colour[:, None, None], pixels), done


def outline_removed(pixels: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """Without the near-black pixels of the border; done (n,) False where less than half would be left or it was no line."""
    opaque = pixels[..., 3] > 0
    luminance = pixels[..., :3] @ np.array([0.299, 0.587, 0.114], np.float32)
    dark = opaque & (luminance < DARK_LUMINANCE) & (pixels[..., :3].max(-1) < DARK_MOST)
    border = _border(opaque)
    line = border & dark
    left = opaque & ~line
    # What is laid bare must be coloured, not a second row of the line.
    bare = _border(left)
    done = (line.sum((1, 2)) > 0.7 * border.sum((1, 2))) & (left.sum((1, 2)) * 2 > opaque.sum((1, 2)))
    done &= (bare & dark).sum((1, 2)) < 0.25 * np.maximum(1, bare.sum((1, 2)))
    return np.where((line & done[:, None, None])[..., None], np.uint8(0), pixels), done


def on_ground(pixels: np.ndarray, ground: np.ndarray) -> np.ndarray:
    """Pictures before grounds of the same shape; a clear pixel of the ground stays clear."""
    return np.where((pixels[..., 3] > 0)[..., None], pixels, ground)
