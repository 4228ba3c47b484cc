"""Is there a figure at all? The heat maps alone would put 18 joints on a crate, and be sure of them.

A linear discriminant (Fisher 1936) on what the network has seen as a whole, found in closed form: figures that have
keypoints and drawn people on one side, things of the same styles and plain shapes on the other."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path

import numpy as np
import torch

from .data import open_arrays, read_frames, sources_in
from .frame import place
from .network import BothWays

OTHERS = ("render3d_static", "geometry_thing")
"""Sources that show no figure."""
THINGS = {"item", "weapon", "food", "furniture", "plant", "building", "tool", "vehicle", "structure", "door", "armor"}
PEOPLE = {"humanoid"}
RIDGE = 0.02
"""Share of the features' mean variance that is added to each, so that rare features are not trusted."""


def _cut(image: np.ndarray) -> np.ndarray | None:
    rows, columns = np.flatnonzero(image[:, :, 3].any(1)), np.flatnonzero(image[:, :, 3].any(0))
    return image[rows[0] : rows[-1] + 1, columns[0] : columns[-1] + 1].copy() if len(rows) > 7 and len(columns) > 3 else None


def _images(arrays: Mapping[str, np.ndarray], wanted: np.ndarray, most: int, random: np.random.Generator) -> list[np.ndarray]:
    chosen = np.flatnonzero(wanted)
    chosen = random.choice(chosen, min(most, len(chosen)), replace=False)
    flat, offset, width, height = (arrays[k] for k in ("pixels", "offset", "width", "height"))
    cuts = (_cut(flat[offset[i] : offset[i] + int(width[i]) * int(height[i]) * 4].reshape(int(height[i]), int(width[i]), 4)) for i in chosen)
    return [c for c in cuts if c is not None]


def _records(path: Path) -> list[dict]:
    return [json.loads(line) for line in path.open(encoding="utf-8")]


def shapes(count: int, random: np.random.Generator) -> list[np.ndarray]:
    """Plain rectangles and ellipses, of one colour or of noise."""
    out = []
    for _ in range(count):
        height, width = random.integers(8, 65, 2)
        image = np.full((height, width, 4), 255, np.uint8)
        image[:, :, :3] = random.integers(0, 256, 3)
        if random.random() < 0.4:
            image[:, :, :3] = np.clip(image[:, :, :3] + random.normal(0, 30, (height, width, 3)), 0, 255)
        if random.random() < 0.5:
            y, x = np.mgrid[0:height, 0:width]
            image[((y + 0.5) / height * 2 - 1) ** 2 + ((x + 0.5) / width * 2 - 1) ** 2 > 1] = 0
        out.append(image)
    return out


def read_groups(motion: Path, drawings: Path | None, sprites: Path | None, split: str, most: int) -> dict[str, tuple[bool, list[np.ndarray]]]:
    """Name -> (is a figure, cuts). split: train or val; at most so many of a group."""
    random = np.random.default_rng(0)
    groups: dict[str, tuple[bool, list[np.ndarray]]] = {}
    for folder, source in sources_in(motion, drawings):
        groups[source] = True, read_frames(folder, source, split, most).pixels
    for folder, source in sources_in(motion, drawings, among=OTHERS):
        arrays = open_arrays(folder, source)
        val = np.array([s["split"] == "val" for s in _records(folder / f"{source}.jsonl")])
        groups[source] = False, _images(arrays, val[arrays["subject"]] == (split == "val"), most, random)
    people: list[np.ndarray] = []
    things: list[np.ndarray] = []
    for path in sorted(sprites.glob("*.npz")) if sprites else []:
        if not (sprites / f"{path.stem}.jsonl").exists() or path.stem == "icons":
            continue
        records = [r for r in _records(sprites / f"{path.stem}.jsonl")]
        fits = np.array([r["split"] == split and not r["background"] for r in records])
        tags = np.array([r["tags"][0] for r in records])
        with np.load(path) as arrays:
            people += _images(arrays, fits & np.isin(tags, list(PEOPLE)), most // 4, random)
            things += _images(arrays, fits & np.isin(tags, list(THINGS)), most // 4, random)
    if people:
        groups["drawn people"], groups["drawn things"] = (True, people), (False, things)
    groups["plain shapes"] = False, shapes(most // 2, random)
    return groups


@torch.no_grad()
def seen_of(network: BothWays, cuts: list[np.ndarray]) -> np.ndarray:
    out = []
    for start in range(0, len(cuts), 128):
        frames = np.stack([place(c)[0] for c in cuts[start : start + 128]])
        out.append(network.answers(torch.from_numpy(frames).permute(0, 3, 1, 2).float() / 255)[2].numpy())
    return np.concatenate(out).astype(np.float64)


def discriminant(network: BothWays, groups: dict[str, tuple[bool, list[np.ndarray]]]) -> tuple[np.ndarray, float]:
    """Weights and bias whose sigmoid is the probability of a figure; each group counts alike within its side."""
    parts = [(figure, seen_of(network, cuts)) for figure, cuts in groups.values() if cuts]
    sides = [[f for figure, f in parts if figure is side] for side in (False, True)]
    means = [np.mean([f.mean(0) for f in side], axis=0) for side in sides]
    spread = [np.mean([(f - mean).T @ (f - mean) / len(f) for f in side], axis=0) for side, mean in zip(sides, means, strict=True)]
    within = (spread[0] + spread[1]) / 2
    within += RIDGE * np.trace(within) / len(within) * np.eye(len(within))
    # With normal classes of one covariance this is the log of the odds (equal priors).
    weights = np.linalg.solve(within, means[1] - means[0])
    return weights, float(-weights @ (means[0] + means[1]) / 2)


def measure_figures(network: BothWays, weights: np.ndarray, bias: float, groups: dict[str, tuple[bool, list[np.ndarray]]]) -> dict:
    """Share of each group that is taken for a figure (probability of one half or more), and its mean probability."""
    report = {}
    for name, (_, cuts) in groups.items():
        probability = 1 / (1 + np.exp(-(seen_of(network, cuts) @ weights + bias)))
        report[name] = {"count": len(cuts), "taken_for_figure": float((probability >= 0.5).mean()), "mean": float(probability.mean())}
    return report
