"""Pictures with their captions for the evaluator, and its half of the names."""

from __future__ import annotations

import hashlib

import numpy as np
import torch
from torch import Tensor

from kiln.data import Mixture, Paths, Samples
from kiln.data import attributes as at
from kiln.data.vocabulary import PADDING, joined

from .frame import SIDE, framed

MIXTURE = Mixture(captioned=0.72, motion=0.16, drawings=0.12, clip_frames=1500, masked=0, style=0, subject=0, previous=0,
                  enlarge=0.03, direction_words=0.15, style_words=0.05, recolour=0.25)
LENGTH = 16
"""Words read in training; longer captions are cut."""


def own_half(name: str) -> bool:
    """The names that the evaluator learns from: those whose md5 of "evaluator:<name>" is even."""
    return int(hashlib.md5(f"evaluator:{name}".encode()).hexdigest(), 16) % 2 == 0


def own_samples(paths: Paths, seed: int = 0) -> Samples:
    return Samples(paths, MIXTURE, seed, "train", own_half)


def named(samples: Samples, sprites: np.ndarray) -> np.ndarray:
    """A number for each sprite, equal for equal first captions."""
    rows = samples.store.captions_of(sprites)[:, 0].astype(np.int64)
    return (rows * (1 + np.arange(rows.shape[1])) * 1_000_003 + rows**2).sum(1)


def fewer_words(random: np.random.Generator, words: np.ndarray) -> np.ndarray:
    """Half of the captions lose a quarter of their words, never the last one that is left."""
    gone = (random.random(words.shape) < 0.25) & (random.random((len(words), 1)) < 0.5)
    left = np.where(gone, PADDING, words)
    return joined(np.where((left == PADDING).all(1, keepdims=True), words, left))


def varied(random: np.random.Generator, frames: np.ndarray) -> np.ndarray:
    """Half of the frames (n, 4, SIDE, SIDE) lose a rectangle (Zhong et al. 2020), and all are a little lighter or darker."""
    n = len(frames)
    size = random.integers(SIDE // 8, SIDE // 2, (n, 2))
    start = (random.random((n, 2)) * (SIDE - size + 1)).astype(int)
    line = np.arange(SIDE)
    inside = [(line >= start[:, k, None]) & (line < (start + size)[:, k, None]) for k in (0, 1)]
    gone = inside[0][:, :, None] & inside[1][:, None, :] & (random.random((n, 1, 1)) < 0.5)
    out = np.where(gone[:, None], np.float32(0), frames)
    out[:, :3] = np.minimum(out[:, :3] * random.uniform(0.85, 1.15, (n, 1, 1, 1)).astype(np.float32), out[:, 3:])
    return out


class Batches:
    """Seeded; `random` is the whole state. All sizes of art come, as often as the data has them."""

    def __init__(self, samples: Samples, size: int, seed: int) -> None:
        self.samples, self.size = samples, size
        self.random = np.random.default_rng(seed)
        self.sides = samples.sizes

    def next(self, device: torch.device) -> dict[str, Tensor]:
        counts = self.random.multinomial(self.size, list(self.sides.values()))
        parts: dict[str, list[np.ndarray]] = {"image": [], "words": [], "name": [], "category": []}
        for side, count in zip(self.sides, counts, strict=True):
            if count == 0:
                continue
            found = self.samples.packed(self.random, int(count), side)
            parts["image"].append(np.stack([framed(p) for p in found["target"]]))
            parts["words"].append(found["words"][:, :LENGTH])
            # A recoloured sprite is another thing: only the same words are the same.
            parts["name"].append(named(self.samples, found["sprite"]))
            parts["category"].append(found["attributes"][:, at.CATEGORY])
        batch = {k: np.concatenate(v) for k, v in parts.items()}
        batch["image"] = varied(self.random, batch["image"])
        vectors, mask = self.samples.vocabulary.vectors(fewer_words(self.random, batch.pop("words")))
        batch |= {"words": vectors, "word_mask": mask}
        return {k: torch.from_numpy(np.ascontiguousarray(v)).to(device) for k, v in batch.items()}
