"""Directions and heights of the eye as numbers, and the mirror that halves what is to be learned.

`workers/engine/reference/turn/network-input.ts` does the same."""

from __future__ import annotations

import numpy as np

YAWS = np.arange(8) * 45.0
"""Degrees by the data's direction: 0 south, 90 east (the right of the screen), 180 north."""
PITCHES = np.array([0.0, 22.0, 48.0, 30.0])
"""Degrees by the data's view: side, low top-down, high top-down, isometric."""
HARMONICS = 4
CONDITION = 6 * HARMONICS + 3


def is_mirrored(from_yaw: float, to_yaw: float) -> bool:
    """Whether the turn is learned by its mirror image: only turns of 0..180 degrees to the right are, and of those of 0
    or 180 degrees only the ones that start in 0..180."""
    change = (to_yaw - from_yaw) % 360
    return change > 180 or (change in (0, 180) and from_yaw % 360 > 180)


def condition(from_yaw: float, to_yaw: float, from_pitch: float, to_pitch: float, height: int) -> np.ndarray:
    """(27,) float32: cosines and sines of 1 to 4 times both yaws and their difference, sines of the pitches, and the
    height of the subject in 64 px. Angles in degrees, after mirroring; four harmonics tell any eight directions apart."""
    out = []
    for angle in (from_yaw, to_yaw, to_yaw - from_yaw):
        times = np.radians(angle) * np.arange(1, HARMONICS + 1)
        out += [*np.cos(times), *np.sin(times)]
    out += [np.sin(np.radians(from_pitch)), np.sin(np.radians(to_pitch)), height / 64]
    return np.array(out, np.float32)
