"""What is to be drawn of each sample: mostly all of it, else a part, and the rest is known."""

from __future__ import annotations

import numpy as np

from .masks import blobs, halves, like_coloured, like_numbered, rectangles
from .place import placed
from .pose import LIMBS, limb_masks
from .store import Store


def holes(store: Store, random: np.random.Generator, share: float, which: np.ndarray, target: np.ndarray, joints: np.ndarray, top: np.ndarray, left: np.ndarray,
           factor: np.ndarray, flip: np.ndarray) -> np.ndarray:
    """(n, h, w) uint8, 1 to be drawn: mostly all of it; else rectangles, halves, blobs and parts."""
    n, height, width = target.shape[:3]
    mask = np.ones((n, height, width), bool)
    rows = np.flatnonzero(random.random(n) < share)
    kind = np.searchsorted([0.3, 0.5, 0.7, 1.0], random.random(len(rows)), side="right")
    for k, make in enumerate((rectangles, halves, blobs)):
        chosen = rows[kind == k]
        mask[chosen] = make(random, len(chosen), height, width)
    chosen = rows[kind == 3]
    if len(chosen):
        mask[chosen] = like_coloured(random, target[chosen])
        known = store.part_offset[which[chosen]] >= 0
        parted = chosen[known]
        if len(parted):
            parts = placed(store, which[parted], height, width, top[parted], left[parted], factor[parted], flip[parted],
                           store.parts, store.part_offset)
            mask[parted] = like_numbered(random, parts)
        posed = chosen[~known & ~np.isnan(joints[chosen, :, 0]).all(1)]
        if len(posed):
            radius = random.uniform(0.05, 0.12, len(posed)) * max(height, width) + 1
            limb = limb_masks(joints[posed], random.integers(0, len(LIMBS), len(posed)), radius, height, width)
            mask[posed] = np.where(flip[posed][:, None, None], limb[:, :, ::-1], limb)
    # A mask that asks for nothing teaches nothing.
    mask[~mask.any((1, 2))] = True
    return mask.astype(np.uint8)
