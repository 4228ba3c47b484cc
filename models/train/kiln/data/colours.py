"""Colour words and hues: a band of hues turned into another, and the caption's word with it."""

from __future__ import annotations

import numpy as np

NAMES = ("black", "white", "gray", "red", "orange", "yellow", "green", "cyan", "blue", "purple", "pink", "brown", "beige", "gold")
"""The data's colour names; the bit of a name in a mask is its place."""
HUES = {"red": 0.0, "orange": 30.0, "yellow": 55.0, "green": 115.0, "cyan": 180.0, "blue": 225.0, "purple": 278.0, "pink": 325.0}
"""Middle of each band in degrees."""
BANDS = tuple(HUES)
BOUNDS = np.array([16.0, 42.0, 70.0, 160.0, 198.0, 254.0, 300.0, 343.0])
"""Where a band ends and the next begins: red ends at 16 degrees, pink at 343, then red again."""
GREYISH = 0.22
"""Pixels of less saturation have no hue to speak of."""
BROWN_VALUE = 0.62
"""Warm pixels darker than this are brown, which is no band of its own."""


def mask_of(names: list[str]) -> int:
    return sum(1 << NAMES.index(n) for n in names if n in NAMES)


def hsv(rgb: np.ndarray) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """RGB 0..1 (..., 3) -> hue in degrees, saturation, value."""
    most, least = rgb.max(-1), rgb.min(-1)
    span = most - least
    safe = np.maximum(span, 1e-6)
    r, g, b = rgb[..., 0], rgb[..., 1], rgb[..., 2]
    sector = np.where(most == r, (g - b) / safe % 6, np.where(most == g, (b - r) / safe + 2, (r - g) / safe + 4))
    return sector * 60 % 360, np.where(most > 0, span / np.maximum(most, 1e-6), 0), most


def rgb(hue: np.ndarray, saturation: np.ndarray, value: np.ndarray) -> np.ndarray:
    """The inverse of `hsv` (Smith 1978, in the closed form of the CSS Color specification)."""
    k = (np.stack([hue / 60 + 5, hue / 60 + 3, hue / 60 + 1], -1)) % 6
    return value[..., None] * (1 - saturation[..., None] * np.clip(np.minimum(k, 4 - k), 0, 1))


def band_of(hue: np.ndarray) -> np.ndarray:
    """Place in BANDS."""
    return np.searchsorted(BOUNDS, hue, side="left") % len(BANDS)


def turned(pixels: np.ndarray, band: np.ndarray, target: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """Each picture's band of hues (n,) moved to another (n,): (n, h, w, 4) uint8, and which pixels changed (n, h, w)."""
    middle = np.array(list(HUES.values()), np.float32)
    hue, saturation, value = hsv(pixels[..., :3] * np.float32(1 / 255))
    place = band_of(hue)
    brown = (place <= BANDS.index("orange")) & (value < BROWN_VALUE) & (hue > 8)
    there = (pixels[..., 3] > 0) & (saturation > GREYISH) & (value > 0.12) & ~brown & (place == band[:, None, None])
    n, y, x = np.nonzero(there)
    h, s, v = hue[n, y, x], saturation[n, y, x], value[n, y, x]
    # Yellow is seen as yellow only where it is light.
    v = np.where(np.isin(target, [BANDS.index("yellow"), BANDS.index("orange")])[n], np.minimum(1, v * 0.6 + 0.4), v)
    out = pixels.copy()
    out[n, y, x, :3] = np.rint(rgb((h + (middle[target] - middle[band])[n]) % 360, s, v) * 255).astype(np.uint8)
    return out, there
