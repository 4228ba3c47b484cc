"""Batches of composed pictures, each batch of one size."""

from __future__ import annotations

import numpy as np
import torch
from torch import Tensor

from .data import Material
from .scenes import compose

SIDES = (32, 48, 64, 96)
SIDE_SHARES = (0.2, 0.2, 0.45, 0.15)


class Batches:
    """Seeded; `random` is the whole state. `size` is the number of 64×64 pictures; other sizes keep the pixel count."""

    def __init__(self, material: Material, size: int, seed: int) -> None:
        self.material, self.size = material, size
        self.random = np.random.default_rng(seed)

    def next(self, device: torch.device) -> dict[str, Tensor]:
        side = int(self.random.choice(SIDES, p=SIDE_SHARES))
        count = max(4, self.size * 64 * 64 // (side * side) if side > 64 else self.size)
        made = [compose(self.material, self.random, side) for _ in range(count)]
        image = torch.from_numpy(np.stack([m[0] for m in made])).permute(0, 3, 1, 2).float() / 255
        mask = torch.from_numpy(np.stack([m[1] for m in made])).float()[:, None]
        return {"image": image.to(device, memory_format=torch.channels_last), "mask": mask.to(device)}
