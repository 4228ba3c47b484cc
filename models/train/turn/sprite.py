"""A sprite as numbers of its own palette. `workers/engine/reference/turn/network-input.ts` does the same."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

COLOURS = 48
"""Most colours that the network tells apart; the rarest beyond them count as the nearest one kept."""


@dataclass
class Indexed:
    """index (h, w) uint8: 0 transparent, else 1 + place in `palette`; palette (n, 3) uint8, most frequent first."""

    index: np.ndarray
    palette: np.ndarray


def packed(image: np.ndarray) -> np.ndarray:
    """(h, w, 4) uint8 -> (h, w) int32: 0xrrggbb, −1 where transparent."""
    colour = (image[..., 0].astype(np.int32) << 16) | (image[..., 1].astype(np.int32) << 8) | image[..., 2]
    return np.where(image[..., 3] >= 128, colour, -1)


def unpacked(colours: np.ndarray) -> np.ndarray:
    return np.stack([colours >> 16, (colours >> 8) & 255, colours & 255], -1).astype(np.uint8)


def nearest(colours: np.ndarray, palette: np.ndarray) -> np.ndarray:
    """Place in `palette` (n, 3) of the nearest colour to each of `colours` (m, 3), by the sum of absolute differences; the first of equals."""
    return np.abs(colours[:, None].astype(np.int32) - palette[None].astype(np.int32)).sum(2).argmin(1)


def labelled(image: np.ndarray, palette: np.ndarray) -> np.ndarray:
    """(h, w) uint8: the image's pixels as numbers of a given palette, 0 where transparent."""
    colours, place = np.unique(packed(image), return_inverse=True)
    number = np.zeros(len(colours), np.uint8)
    there = colours >= 0
    if there.any():
        number[there] = 1 + nearest(unpacked(colours[there]), palette)
    return number[place].reshape(image.shape[:2])


def indexed(image: np.ndarray) -> Indexed:
    """A sprite by its at most 48 commonest colours, equal counts by value."""
    colours, counts = np.unique(packed(image), return_counts=True)
    colours, counts = colours[colours >= 0], counts[colours >= 0]
    palette = unpacked(colours[np.lexsort((colours, -counts))][:COLOURS])
    return Indexed(labelled(image, palette), palette)
