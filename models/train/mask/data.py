"""Subjects and grounds of text2sprite: cut sprites with binary alpha, and opaque tiles to put behind them."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path

import numpy as np

GROUND_TAGS = {"floor", "wall", "terrain", "tile", "structure", "door"}
NO_SUBJECT_TAGS = {"ui", "effect", "equipment layer"}
"""Frames, glows and single sleeves are no subjects that anybody cuts out."""
ICON_SHARE = 0.15
"""Share of the vector icons that takes part."""


@dataclass
class Material:
    """One split. subjects: RGBA cut to the opaque box; grounds: RGB tiles, none transparent."""

    subjects: list[np.ndarray]
    grounds: list[np.ndarray]


def read_material(folder: Path, split: str) -> Material:
    """split: train or val, as the data says (by name, so no subject and no tile is in both)."""
    subjects, grounds = [], []
    for path in sorted(folder.glob("*.npz")):
        records = folder / f"{path.stem}.jsonl"
        if not records.exists():
            continue
        random = np.random.default_rng(0)
        with np.load(path) as arrays:
            flat, offset, widths, heights = (arrays[k] for k in ("pixels", "offset", "width", "height"))
        for index, line in enumerate(records.open(encoding="utf-8")):
            record = json.loads(line)
            if record["split"] != split:
                continue
            height, width, tag = int(heights[index]), int(widths[index]), record["tags"][0]
            image = flat[offset[index] : offset[index] + width * height * 4].reshape(height, width, 4)
            if record["background"]:
                if tag in GROUND_TAGS and min(width, height) >= 8:
                    grounds.append(_filled(image))
                continue
            if tag in NO_SUBJECT_TAGS or (record.get("synthetic") and random.random() > ICON_SHARE):
                continue
            rows, columns = np.flatnonzero(image[:, :, 3].any(1)), np.flatnonzero(image[:, :, 3].any(0))
            cut = image[rows[0] : rows[-1] + 1, columns[0] : columns[-1] + 1]
            # Specks and full rectangles teach nothing about outlines.
            if min(cut.shape[:2]) >= 8 and (cut[:, :, 3] > 0).mean() < 0.98:
                subjects.append(cut.copy())
    return Material(subjects, grounds)


def _filled(image: np.ndarray) -> np.ndarray:
    """Opaque RGB: the few transparent pixels of a tile take its mean colour."""
    solid = image[:, :, 3] > 0
    out = image[:, :, :3].copy()
    if not solid.all():
        out[~solid] = image[solid][:, :3].mean(0).astype(np.uint8)
    return out
