"""Frames that have keypoints, of the motion data and of the service's own drawings, cut to their opaque pixels."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np

LABELS = ("NOSE", "NECK", "RIGHT SHOULDER", "RIGHT ELBOW", "RIGHT ARM", "LEFT SHOULDER", "LEFT ELBOW", "LEFT ARM",
          "RIGHT HIP", "RIGHT KNEE", "RIGHT LEG", "LEFT HIP", "LEFT KNEE", "LEFT LEG", "RIGHT EYE", "LEFT EYE",
          "RIGHT EAR", "LEFT EAR")
MIRRORED = [LABELS.index({"RIG": "LEFT", "LEF": "RIGHT"}[label[:3]] + label[label.index(" "):]) if " " in label else i
            for i, label in enumerate(LABELS)]
"""Index of the label on the other side of the body."""
SOURCES = ("render3d_humanoid", "lpc", "render3d_creature", "geometry_humanoid", "geometry_quadruped")
"""The last two are drawn by the service itself: `test/engine/reference/vision/dump-drawings.ts`."""
ARRAYS = ("pixels", "offset", "width", "height", "subject", "direction", "view", "keypoints")
LEAST_JOINTS = 6
"""A frame that names fewer joints is left out."""


@dataclass
class Frames:
    """Cut frames of one source and one split. keypoints (n, 18, 4): x, y in pixels of the cut, depth, visible."""

    source: str
    pixels: list[np.ndarray]
    keypoints: np.ndarray
    subject: np.ndarray
    direction: np.ndarray
    view: np.ndarray

    def __len__(self) -> int:
        return len(self.pixels)

    def sizes(self) -> np.ndarray:
        """(n,) longer side of each subject's box, in pixels."""
        return np.array([max(p.shape[:2]) for p in self.pixels], np.float32)


def sources_in(*folders: Path | None, among: Sequence[str] = SOURCES) -> list[tuple[Path, str]]:
    """Those sources that are there, each with its folder."""
    return [(f, s) for s in among for f in folders if f and (f / f"{s}.jsonl").exists()]


def open_arrays(folder: Path, source: str) -> dict[str, np.ndarray]:
    """A source's arrays: in one .npz, or one .npy each in a folder of the source's name."""
    packed = folder / f"{source}.npz"
    if packed.exists():
        with np.load(packed) as arrays:
            return {name: arrays[name] for name in arrays.files if name in ARRAYS}
    return {path.stem: np.load(path) for path in (folder / source).glob("*.npy") if path.stem in ARRAYS}


def split_of(subject: dict) -> str:
    """The data's own val split stays untouched; `dev`, about 3 % of the train subjects, chooses and calibrates."""
    if subject["split"] == "val":
        return "val"
    return "dev" if int(hashlib.md5(f"dev:{subject['subject']}:{subject['name']}".encode()).hexdigest(), 16) % 1000 < 30 else "train"


def read_frames(folder: Path, source: str, split: str, most: int, seed: int = 0) -> Frames:
    """At most `most` frames, drawn at random but evenly over the subjects. Frames cut by the canvas edge stay in."""
    subjects = [json.loads(line) for line in (folder / f"{source}.jsonl").open(encoding="utf-8")]
    wanted = np.array([split_of(s) == split for s in subjects])
    arrays = open_arrays(folder, source)
    keypoints = arrays["keypoints"].astype(np.float32)
    subject = arrays["subject"]
    known = (~np.isnan(keypoints[:, :, :2]).any(2)).sum(1)
    chosen = np.flatnonzero(wanted[subject] & (known >= LEAST_JOINTS))
    random = np.random.default_rng(seed)
    if len(chosen) > most:
        share = 1 / np.bincount(subject[chosen], minlength=len(subjects))[subject[chosen]] ** 0.5
        chosen = np.sort(random.choice(chosen, most, replace=False, p=share / share.sum()))
    flat, offset = arrays["pixels"], arrays["offset"]
    width, height = arrays["width"].astype(int), arrays["height"].astype(int)
    direction, view = arrays["direction"][chosen], arrays["view"][chosen]
    pixels, points, kept = [], [], []
    for i in chosen:
        image = flat[offset[i] : offset[i] + width[i] * height[i] * 4].reshape(height[i], width[i], 4)
        rows, columns = np.flatnonzero(image[:, :, 3].any(1)), np.flatnonzero(image[:, :, 3].any(0))
        kept.append(len(rows) > 7 and len(columns) > 3)
        if not kept[-1]:
            continue
        top, left = rows[0], columns[0]
        pixels.append(image[top : rows[-1] + 1, left : columns[-1] + 1].copy())
        points.append(keypoints[i] - np.array([left, top, 0, 0], np.float32))
    kept = np.array(kept, bool)
    return Frames(source, pixels, np.array(points, np.float32).reshape(-1, 18, 4), subject[chosen][kept], direction[kept], view[kept])
