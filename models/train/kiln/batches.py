"""Batches for training: the data's stream with conditions dropped, and the noise of each sample."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import numpy as np
import torch
from torch import Tensor

from .conditions import dropped
from .data import Samples, Stream, loader, unpack
from .network import PATCH


class Dropping(Stream):
    """A stream that leaves conditions unsaid; batch i still depends on the seed and i alone."""

    references = 1.0

    def number(self, i: int) -> dict[str, np.ndarray]:
        return dropped(super().number(i), np.random.default_rng((self.seed, i, 1)), self.references)


class Batches:
    """`next` gives the contract's inputs, `target`, `noise` (n, 4, h, w) and the normal numbers `level` (n) that a loss
    turns into times. Starts at batch `start`, the step of the schedule; `random` is the state of the noise."""

    def __init__(self, samples: Samples, count: int, seed: int, start: int = 0, workers: int = 0, references: float = 1.0,
                 sizes: Mapping[int, float] | None = None, trim: bool = True) -> None:
        self.random = np.random.default_rng(seed)
        self._table = torch.from_numpy(samples.vocabulary.table)
        self._trim, self._workers = trim, workers
        self._stream = Dropping(samples, count, seed, start, sizes)
        self._stream.references = references
        self._iterator: Iterator[dict[str, Tensor]] | None = None

    def next(self, device: torch.device) -> dict[str, Tensor]:
        if self._iterator is None:
            self._table = self._table.to(device)
            self._iterator = iter(loader(self._stream, self._workers, pin=device.type == "cuda"))
        packed = next(self._iterator)
        batch = unpack(trimmed(packed) if self._trim else packed, self._table)
        chance = torch.Generator(device).manual_seed(int(self.random.integers(1 << 62)))
        target = batch["target"]
        batch["noise"] = torch.randn(target.shape, generator=chance, device=device)
        batch["level"] = torch.randn(len(target), generator=chance, device=device)
        return batch


def trimmed(packed: dict[str, Tensor]) -> dict[str, Tensor]:
    """Without the padding that no sample needs. Not where graphs are compiled for each shape."""
    longest = max(1, int((packed["words"] != 0).sum(1).max()))
    out = {**packed, "words": packed["words"][:, :longest]}
    if not (packed["reference_kind"] > 0).any():
        out["reference"] = packed["reference"][:, :PATCH, :PATCH]
    return out
