"""Joints of drawn figures, found by the committed keypoint network, against the pose that was asked for."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import numpy as np

from keypoints.frame import place
from keypoints.measure import joints_of

from .exported import session

NEAR = 0.1


def found_joints(models: Path, pictures: Sequence[np.ndarray], threads: int = 1) -> np.ndarray:
    """(n, 18, 2) in pixels of the pictures, NaN for an empty one."""
    network = session(models / "keypoints" / "keypoints.onnx", threads)
    out = np.full((len(pictures), 18, 2), np.nan)
    for i, picture in enumerate(pictures):
        rows, columns = np.flatnonzero(picture[..., 3].any(1)), np.flatnonzero(picture[..., 3].any(0))
        if len(rows) < 2 or len(columns) < 2:
            continue
        frame, scale_x, scale_y, left, top = place(picture[rows[0] : rows[-1] + 1, columns[0] : columns[-1] + 1])
        heat = network.run(["heat"], {"image": frame.transpose(2, 0, 1)[None].astype(np.float32) / 255})[0]
        out[i] = (joints_of(heat)[0] - (left, top)) / (scale_x, scale_y) + (columns[0], rows[0])
    return out


def pck(found: np.ndarray, wanted: np.ndarray, pictures: Sequence[np.ndarray]) -> float:
    """Share of the wanted joints (n, 18, 2; NaN: none) within a tenth of the longer side of the true figure's box; a joint that was not
    found is wrong."""
    longest = [max(np.ptp(np.flatnonzero(p[..., 3].any(axis))) + 1 for axis in (0, 1)) for p in pictures]
    known = ~np.isnan(wanted).any(2)
    away = np.linalg.norm(np.nan_to_num(found, nan=1e6) - wanted, axis=2) / np.array(longest)[:, None]
    return float((away[known] <= NEAR).mean())
