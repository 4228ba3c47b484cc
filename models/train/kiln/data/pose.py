"""Limb maps: a skeleton as six pictures, one a limb. `workers/engine/kiln` draws the same."""

from __future__ import annotations

import numpy as np

LIMBS = ("head", "torso", "right arm", "left arm", "right leg", "left leg")
NOSE, NECK, R_SHOULDER, R_ELBOW, R_ARM, L_SHOULDER, L_ELBOW, L_ARM = range(8)
R_HIP, R_KNEE, R_LEG, L_HIP, L_KNEE, L_LEG, R_EYE, L_EYE, R_EAR, L_EAR = range(8, 18)
SEGMENTS = ((0, NECK, NOSE), (0, NOSE, R_EYE), (0, NOSE, L_EYE), (0, R_EYE, R_EAR), (0, L_EYE, L_EAR),
            (1, NECK, R_HIP), (1, NECK, L_HIP), (2, R_SHOULDER, R_ELBOW), (2, R_ELBOW, R_ARM), (3, L_SHOULDER, L_ELBOW),
            (3, L_ELBOW, L_ARM), (4, R_HIP, R_KNEE), (4, R_KNEE, R_LEG), (5, L_HIP, L_KNEE), (5, L_KNEE, L_LEG))
"""(limb, joint, joint)"""
RADIUS = 1.0
MIRRORED_LIMBS = (0, 1, 3, 2, 5, 4)


def nearness(depth: np.ndarray) -> np.ndarray:
    """Depths (n, 18), larger is nearer, NaN unknown -> 0 farthest … 1 nearest of each figure, 0.5 where all are alike."""
    with np.errstate(invalid="ignore"):
        least = np.nanmin(np.where(np.isnan(depth).all(1, keepdims=True), 0, depth), 1, keepdims=True)
        most = np.nanmax(np.where(np.isnan(depth).all(1, keepdims=True), 0, depth), 1, keepdims=True)
    flat = most - least < 1e-6
    return np.where(flat, 0.5, (depth - least) / np.where(flat, 1, most - least))


def distances(a: np.ndarray, b: np.ndarray, height: int, width: int) -> tuple[np.ndarray, np.ndarray]:
    """From pixel centres to segments a–b (n, 2): distance (n, height, width) in pixels, and the place 0..1 of the nearest point."""
    x = (np.arange(width, dtype=np.float32) + 0.5)[None, None, :]
    y = (np.arange(height, dtype=np.float32) + 0.5)[None, :, None]
    ax, ay = a[:, 0, None, None], a[:, 1, None, None]
    dx, dy = b[:, 0, None, None] - ax, b[:, 1, None, None] - ay
    length = np.maximum(dx * dx + dy * dy, 1e-6)
    along = np.clip(((x - ax) * dx + (y - ay) * dy) / length, 0, 1)
    return np.sqrt((x - ax - along * dx) ** 2 + (y - ay - along * dy) ** 2), along


def pose_maps(joints: np.ndarray, height: int, width: int) -> np.ndarray:
    """Joints (n, 18, 3): x, y in pixels of the picture and depth, larger is nearer, NaN unknown -> (n, 6, height, width) float32.

    A pixel whose centre is within RADIUS of a limb's bone has 0.5 + 0.5 × nearness of the bone's point there; else 0.
    Of several bones the larger value counts."""
    joints = joints.astype(np.float32)
    out = np.zeros((len(joints), len(LIMBS), height, width), np.float32)
    near = nearness(joints[:, :, 2]).astype(np.float32)
    known = ~np.isnan(joints[:, :, :2]).any(2)
    for limb, one, two in SEGMENTS:
        rows = np.flatnonzero(known[:, one] & known[:, two])
        if len(rows) == 0:
            continue
        away, along = distances(joints[rows, one, :2], joints[rows, two, :2], height, width)
        ends = np.nan_to_num(near[rows][:, [one, two]], nan=0.5)
        value = 0.5 + 0.5 * (ends[:, 0, None, None] * (1 - along) + ends[:, 1, None, None] * along)
        out[rows, limb] = np.maximum(out[rows, limb], np.where(away <= RADIUS, value, 0))
    return out


def limb_masks(joints: np.ndarray, limb: np.ndarray, radius: np.ndarray, height: int, width: int) -> np.ndarray:
    """(n, height, width) bool: pixels within `radius` (n,) of the bones of each figure's own `limb` (n,)."""
    out = np.zeros((len(joints), height, width), bool)
    for number, one, two in SEGMENTS:
        rows = np.flatnonzero((limb == number) & ~np.isnan(joints[:, [one, two], :2]).any((1, 2)))
        if len(rows):
            away, _ = distances(joints[rows, one, :2].astype(np.float32), joints[rows, two, :2].astype(np.float32), height, width)
            out[rows] |= away <= radius[rows, None, None]
    return out
