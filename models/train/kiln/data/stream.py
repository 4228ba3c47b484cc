"""Batches made by worker processes: the same ones, in the same order, whatever the number of workers."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import numpy as np
import torch
from torch import Tensor
from torch.utils.data import DataLoader, IterableDataset, get_worker_info

from .samples import Samples

REFERENCE = 32
"""A batch of another size holds about as many pixels as `count` samples of this side."""


class Stream(IterableDataset[dict[str, Tensor]]):
    """Packed batches number `start`, `start + 1`, … for ever; batch i depends on the seed and i alone, so a run that stopped
    before batch i goes on there.

    count: samples of a 32-px batch; larger grids hold fewer, so that each batch has about the same number of patches.
    sizes: how often each side is drawn, by samples; absent, as the data has them."""

    def __init__(self, samples: Samples, count: int, seed: int, start: int = 0, sizes: Mapping[int, float] | None = None,
                 multiple: int = 8) -> None:
        self.samples, self.count, self.seed, self.start, self.multiple = samples, count, seed, start, multiple
        sizes = sizes or samples.sizes
        self.sides = sorted(sizes)
        chance = np.array([sizes[s] / self.samples_of(s) for s in self.sides])
        self.chance = chance / chance.sum()

    def samples_of(self, side: int) -> int:
        return max(self.multiple, round(self.count * REFERENCE**2 / side**2 / self.multiple) * self.multiple)

    def number(self, i: int) -> dict[str, np.ndarray]:
        random = np.random.default_rng((self.seed, i))
        side = int(random.choice(self.sides, p=self.chance))
        return self.samples.packed(random, self.samples_of(side), side)

    def __iter__(self) -> Iterator[dict[str, Tensor]]:
        worker = get_worker_info()
        i, step = (self.start + worker.id, worker.num_workers) if worker else (self.start, 1)
        while True:
            yield {k: torch.from_numpy(np.ascontiguousarray(v)) for k, v in self.number(i).items()}
            i += step


def loader(stream: Stream, workers: int, pin: bool = False) -> DataLoader[dict[str, Tensor]]:
    """Worker processes share the samples' memory (fork); each makes every `workers`-th batch, and they are given in order."""
    return DataLoader(stream, batch_size=None, num_workers=workers, pin_memory=pin, persistent_workers=workers > 0,
                      prefetch_factor=4 if workers else None, multiprocessing_context="fork" if workers else None)
