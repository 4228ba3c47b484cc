"""From packed batches to the inputs that the contract names, in numpy or, on any device, in torch."""

from __future__ import annotations

import numpy as np
import torch
from torch import Tensor


def unpacked(packed: dict[str, np.ndarray], table: np.ndarray) -> dict[str, np.ndarray]:
    """numpy in, numpy out; `table` are the word vectors."""
    found = unpack({k: torch.from_numpy(np.ascontiguousarray(v)) for k, v in packed.items()}, torch.from_numpy(table))
    return {k: v.numpy() for k, v in found.items()}


def unpack(packed: dict[str, Tensor], table: Tensor) -> dict[str, Tensor]:
    """On the device of `table` (numbers, 100): words (n, words, 100), word_mask, attributes, reference (n, 4, h, w),
    reference_kind, reference_aspect, known, mask (n, 1, h, w), pose (n, 6, h, w), wrap, target (n, 4, h, w)."""
    there = {k: v.to(table.device, non_blocking=True) for k, v in packed.items()}
    target, reference = (_coded(there[k]) for k in ("target", "reference"))
    mask = there["mask"][:, None].float()
    words = there["words"].long()
    return {
        "words": table[words], "word_mask": (words != 0).float(), "attributes": there["attributes"],
        "reference": reference * (there["reference_kind"] > 0)[:, None, None, None], "reference_kind": there["reference_kind"],
        "reference_aspect": there["reference_aspect"], "known": target * (1 - mask), "mask": mask,
        "pose": there["pose"].float() / 255, "wrap": there["wrap"], "target": target,
    }


def _coded(pixels: Tensor) -> Tensor:
    """RGBA bytes (n, h, w, 4), RGB 0 where clear -> (n, 4, h, w) in −1..1."""
    return pixels.permute(0, 3, 1, 2).float() * (2 / 255) - 1
