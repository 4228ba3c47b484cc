"""How well pictures and words find each other, and what a score is worth."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import torch

from kiln.data.captioned import read_captioned
from kiln.data.place import placed, rgba
from kiln.data.store import Builder
from kiln.data.vocabulary import Vocabulary

from .frame import framed
from .network import Evaluator

POOL = 100


@dataclass
class Named:
    """Pictures with one caption each; all captions differ."""

    images: list[np.ndarray]
    texts: np.ndarray
    """(n, WORDS) numbers."""
    records: list[dict]


def real_pictures(vocabulary: Vocabulary, folder: Path, split: str, icons: bool = False) -> Named:
    """The captioned sprites of a split, one of each name, at their own size; icons are left out unless asked for."""
    builder = Builder(vocabulary)
    records = read_captioned(builder, folder, split)
    for i, sprite in enumerate(builder.sprites):
        sprite.subject = i  # the store keeps the order of subjects
    store = builder.store()
    kept, seen = [], set()
    for i, record in enumerate(records):
        text = tuple(store.captions_of(np.array([i]))[0, 0])
        if text in seen or not any(text) or (record.get("synthetic") and not icons):
            continue
        seen.add(text)
        kept.append(i)
    images = []
    nothing = np.zeros(1, np.int64)
    for i in kept:
        images.append(rgba(placed(store, np.array([i]), int(store.height[i]), int(store.width[i]), nothing, nothing, nothing + 1, nothing > 0))[0])
    return Named(images, store.captions_of(np.array(kept, np.int64))[:, 0], [records[i] for i in kept])


@torch.no_grad()
def embedded(network: Evaluator, images: list[np.ndarray], size: int = 256) -> tuple[np.ndarray, np.ndarray]:
    """Embeddings (n, 96) and features (n, coarse)."""
    network.eval()
    found = [network.image(torch.from_numpy(np.stack([framed(p) for p in images[i : i + size]]))) for i in range(0, len(images), size)]
    return np.concatenate([f[0].numpy() for f in found]), np.concatenate([f[1].numpy() for f in found])


@torch.no_grad()
def embedded_texts(network: Evaluator, vocabulary: Vocabulary, texts: np.ndarray) -> np.ndarray:
    network.eval()
    vectors, mask = vocabulary.vectors(texts)
    return network.text(torch.from_numpy(vectors), torch.from_numpy(mask)).numpy()


def retrieval(images: np.ndarray, texts: np.ndarray, pool: int = POOL, rounds: int = 200, seed: int = 0) -> dict[str, float]:
    """Pairs by row (n, 96). Share of pictures whose own text is the likeliest (and among the five likeliest) of `pool`, and of
    texts whose own picture is; a mean over random pools. The pool is smaller where there are fewer pairs, and is told."""
    random = np.random.default_rng(seed)
    score = images @ texts.T
    pool = min(pool, len(images))
    sums = np.zeros(4)
    for _ in range(rounds):
        chosen = random.choice(len(images), pool, replace=False)
        part = score[np.ix_(chosen, chosen)]
        own = np.diagonal(part)
        above = (part > own[:, None]).sum(1), (part > own[None, :]).sum(0)
        sums += [(above[0] == 0).mean(), (above[0] < 5).mean(), (above[1] == 0).mean(), (above[1] < 5).mean()]
    names = ("image_to_text_r1", "image_to_text_r5", "text_to_image_r1", "text_to_image_r5")
    return {"pool": pool, **{k: float(v / rounds) for k, v in zip(names, sums, strict=True)}}


def cosines(images: np.ndarray, texts: np.ndarray, seed: int = 0) -> tuple[np.ndarray, np.ndarray]:
    """Cosines of own pairs, and of as many pictures with another's words."""
    n = len(images)
    other = (np.arange(n) + np.random.default_rng(seed).integers(1, n, n)) % n
    return (images * texts).sum(1), (images * texts[other]).sum(1)


def calibrated(own: np.ndarray, other: np.ndarray, steps: int = 60) -> tuple[float, float]:
    """Platt's scaling: slope and bias whose sigmoid is the probability that a pair belongs together, where half of all do
    (Newton's method on the logistic likelihood)."""
    x = np.concatenate([own, other]).astype(np.float64)
    y = np.concatenate([np.ones(len(own)), np.zeros(len(other))])
    design = np.stack([x, np.ones_like(x)], 1)
    weights = np.array([5.0, -1.0])
    for _ in range(steps):
        p = 1 / (1 + np.exp(-np.clip(design @ weights, -40, 40)))
        hessian = (design * (p * (1 - p) + 1e-9)[:, None]).T @ design + 1e-3 * np.eye(2)
        weights = weights - np.clip(np.linalg.solve(hessian, design.T @ (p - y) + 1e-3 * weights), -5, 5)
    return float(weights[0]), float(weights[1])


def calibration_error(own: np.ndarray, other: np.ndarray, slope: float, bias: float, bins: int = 10) -> dict[str, float]:
    """Expected calibration error over equal-width bins (Guo et al. 2017), the accuracy at one half, and the area under
    the curve of true against false positives."""
    p = 1 / (1 + np.exp(-(slope * np.concatenate([own, other]) + bias)))
    y = np.concatenate([np.ones(len(own)), np.zeros(len(other))])
    place = np.minimum((p * bins).astype(int), bins - 1)
    error = sum(abs(p[place == b].mean() - y[place == b].mean()) * (place == b).mean() for b in range(bins) if (place == b).any())
    return {"error": float(error), "accuracy": float(((p > 0.5) == y).mean()), "auc": float((own[:, None] > other[None, :]).mean())}


def write_json(path: Path, report: object) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(report, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")
