"""Masks to train inpainting with: True is to be drawn anew."""

from __future__ import annotations

import numpy as np


def rectangles(random: np.random.Generator, n: int, height: int, width: int) -> np.ndarray:
    """(n, height, width) bool; sides from a fifth to nine tenths of the picture's."""
    share = random.uniform(0.2, 0.9, (n, 2))
    size = np.maximum(2, np.rint(share * (height, width))).astype(int)
    start = (random.random((n, 2)) * (np.array([height, width]) - size + 1)).astype(int)
    rows, columns = np.arange(height)[None, :, None], np.arange(width)[None, None, :]
    inside = lambda axis, line: (line >= start[:, axis, None, None]) & (line < (start + size)[:, axis, None, None])  # noqa: E731
    return inside(0, rows) & inside(1, columns)


def halves(random: np.random.Generator, n: int, height: int, width: int) -> np.ndarray:
    """One side of a line, mostly upright or level, near the middle."""
    angle = np.where(random.random(n) < 0.7, random.integers(0, 4, n) * np.pi / 2, random.uniform(0, 2 * np.pi, n))
    shift = random.uniform(-0.25, 0.25, n)
    y = ((np.arange(height) + 0.5) / height - 0.5)[None, :, None]
    x = ((np.arange(width) + 0.5) / width - 0.5)[None, None, :]
    return x * np.cos(angle)[:, None, None] + y * np.sin(angle)[:, None, None] > shift[:, None, None]


def blobs(random: np.random.Generator, n: int, height: int, width: int) -> np.ndarray:
    """Smooth noise above a threshold that leaves 15 to 70 % of the picture."""
    coarse = random.normal(size=(n, 5, 5)).astype(np.float32)
    y, x = np.linspace(0, 4, height), np.linspace(0, 4, width)
    weights = lambda line: np.maximum(0, 1 - np.abs(line[:, None] - np.arange(5)[None, :])).astype(np.float32)  # noqa: E731
    rank = ((1 - random.uniform(0.15, 0.7, n)) * 24).astype(int)
    limit = np.sort(coarse.reshape(n, 25), 1)[np.arange(n), rank]
    return weights(y) @ coarse @ weights(x).T > limit[:, None, None]


def grown(mask: np.ndarray) -> np.ndarray:
    """A mask with its four neighbours."""
    out = mask.copy()
    out[:, 1:] |= mask[:, :-1]
    out[:, :-1] |= mask[:, 1:]
    out[:, :, 1:] |= mask[:, :, :-1]
    out[:, :, :-1] |= mask[:, :, 1:]
    return out


def _opaque_place(random: np.random.Generator, opaque: np.ndarray) -> np.ndarray:
    """One place (n,) of the flat pictures (n, pixels), anyone among the opaque ones."""
    return (random.random(opaque.shape, dtype=np.float32) * opaque).argmax(1)


def like_coloured(random: np.random.Generator, pixels: np.ndarray) -> np.ndarray:
    """Everything about as coloured as one pixel of the picture, and its border: a shirt, the hair. pixels (n, h, w, 4) uint8."""
    n, height, width = pixels.shape[:3]
    opaque = pixels[..., 3] > 0
    place = _opaque_place(random, opaque.reshape(n, -1))
    colour = pixels.reshape(n, -1, 4)[np.arange(n), place, :3].astype(np.int16)
    away = np.abs(pixels[..., :3].astype(np.int16) - colour[:, None, None]).sum(-1)
    return grown((away < 90) & opaque)


def like_numbered(random: np.random.Generator, parts: np.ndarray) -> np.ndarray:
    """One part of each picture, and its border. parts (n, h, w) uint8, 0 is no part."""
    flat = parts.reshape(len(parts), -1)
    number = flat[np.arange(len(parts)), _opaque_place(random, flat > 0)]
    return grown((parts == number[:, None, None]) & (parts > 0))
