"""Checkpoints: a full one beside the run for exact resuming, a small one (float16 weights) to commit."""

from __future__ import annotations

import os
from pathlib import Path

import numpy as np
import torch


def save_full(path: Path, state: dict) -> None:
    """Written to a neighbour and renamed, so that a cut-off run never leaves half a checkpoint."""
    temporary = path.with_suffix(".part")
    torch.save(state, temporary)
    os.replace(temporary, path)


def load_full(path: Path, device: torch.device) -> dict:
    return torch.load(path, map_location=device, weights_only=False)


def save_weights(path: Path, weights: dict[str, torch.Tensor]) -> None:
    """A plain .npz of float16 arrays: no pickle inside, readable without torch."""
    np.savez_compressed(path, **{name: value.detach().cpu().numpy().astype(np.float16) for name, value in weights.items()})


def load_weights(path: Path) -> dict[str, torch.Tensor]:
    with np.load(path, allow_pickle=False) as arrays:
        return {name: torch.from_numpy(arrays[name].astype(np.float32)) for name in arrays.files}
