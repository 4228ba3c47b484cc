"""Subjects of the motion data that are shown from several sides, as groups of frames of one moment."""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from .sprite import packed

SOURCES = ("render3d_humanoid", "render3d_creature", "render3d_static", "lpc", "ulpc", "ss14", "tuxemon", "ninja", "flare",
           "simutrans", "unknown_horizons")
OWN = "own"
"""Pairs that the engine's geometry drew (`test/engine/reference/turn/render-pairs.ts`), beside the data as own.npz."""
SIDES = (16, 24, 32, 40, 48, 64)
"""Sides of the square frames that training uses."""


@dataclass
class Frame:
    """Opaque box of a picture: pixels (h, w, 4); left is counted from the canvas' middle column, top from its first row."""

    pixels: np.ndarray
    left: int
    top: int
    direction: int
    view: int
    canvas: tuple[int, int]

    @property
    def bottom(self) -> int:
        return self.top + self.pixels.shape[0]

    @property
    def right(self) -> int:
        return self.left + self.pixels.shape[1]


@dataclass
class Group:
    """One subject at one moment, from several sides. All its frames share their canvas' middle column and rows."""

    source: str
    subject: int
    still: bool
    frames: list[Frame]

    @property
    def wide(self) -> int:
        """Twice the farthest reach from the middle column."""
        return 2 * max(max(-f.left, f.right) for f in self.frames)

    @property
    def high(self) -> int:
        return max(f.bottom for f in self.frames) - min(f.top for f in self.frames)


def split_of(subject: dict) -> str:
    """The data's own val split stays untouched; `dev`, about 3 % of the train subjects, is for choices."""
    if subject["split"] == "val":
        return "val"
    return "dev" if int(hashlib.md5(f"dev:{subject['subject']}:{subject['name']}".encode()).hexdigest(), 16) % 1000 < 30 else "train"


def _frame(image: np.ndarray, direction: int, view: int) -> Frame | None:
    there = packed(image) >= 0
    rows, columns = np.flatnonzero(there.any(1)), np.flatnonzero(there.any(0))
    if len(rows) < 4 or len(columns) < 3:
        return None
    top, left = int(rows[0]), int(columns[0])
    height, width = image.shape[:2]
    cut = image[top : rows[-1] + 1, left : columns[-1] + 1].copy()
    return Frame(cut, left - width // 2, top, direction, view, (height, width))


def _reduced(group: Group, largest: int) -> Group:
    """A group of more than `largest` pixels, by every n-th pixel."""
    n = -(-max(group.wide, group.high) // largest)
    if n == 1:
        return group
    frames = []
    for f in group.frames:
        height, width = -(-f.canvas[0] // n), 2 * (-(-f.canvas[1] // (2 * n)))
        whole = np.zeros((height * n, width * n, 4), np.uint8)
        left = f.left + width * n // 2
        whole[f.top : f.bottom, left : left + f.pixels.shape[1]] = f.pixels
        small = _frame(whole[n // 2 :: n, n // 2 :: n], f.direction, f.view)
        if small:
            frames.append(small)
    return Group(group.source, group.subject, group.still, frames)


def read_groups(folder: Path, source: str, split: str, clip_groups: int = 0, largest: int | None = SIDES[-1],
                seed: int = 0) -> list[Group]:
    """All rotation sets of a source and split, and at most `clip_groups` moments of its clips, drawn evenly over the
    subjects. What is larger than `largest` pixels is made smaller; None keeps all sizes."""
    subjects = [json.loads(line) for line in (folder / f"{source}.jsonl").open(encoding="utf-8")]
    wanted = np.array([split_of(s) == split for s in subjects])
    with np.load(folder / f"{source}.npz") as arrays:
        names = ("subject", "clip", "direction", "view", "frame", "offset", "width", "height")
        a = {name: arrays[name].astype(np.int64) for name in names}
        flat = arrays["pixels"]
    usable = wanted[a["subject"]] & (a["direction"] >= 0)
    keys: dict[tuple, list[int]] = {}
    for i in np.flatnonzero(usable):
        still = a["clip"][i] < 0
        key = (a["subject"][i], -1, 0) if still else (a["subject"][i], a["clip"][i], a["frame"][i])
        keys.setdefault(tuple(map(int, key)), []).append(int(i))
    stills = [k for k in keys if k[1] < 0]
    clips = [k for k in keys if k[1] >= 0 and len(keys[k]) > 1]
    random = np.random.default_rng(seed)
    if len(clips) > clip_groups:
        share = np.array([k[0] for k in clips])
        weight = 1 / np.bincount(share)[share]
        clips = [clips[i] for i in np.sort(random.choice(len(clips), clip_groups, replace=False, p=weight / weight.sum()))]
    groups = []
    for key in stills + clips:
        frames = []
        for i in keys[key]:
            o, w, h = a["offset"][i], a["width"][i], a["height"][i]
            frame = _frame(flat[o : o + w * h * 4].reshape(h, w, 4), int(a["direction"][i]), int(a["view"][i]))
            if frame:
                frames.append(frame)
        group = Group(source, key[0], key[1] < 0, frames)
        if len(frames) > 1:
            group = _reduced(group, largest) if largest else group
            if len(group.frames) > 1:
                groups.append(group)
    return groups
