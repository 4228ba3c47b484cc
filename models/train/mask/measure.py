"""Masks from the network, and how well they fit."""

from __future__ import annotations

import numpy as np
import torch
from torch import nn


@torch.no_grad()
def predict(network: nn.Module, pictures: list[np.ndarray], size: int = 64) -> list[np.ndarray]:
    """RGB pictures of one size, sides multiples of 8 -> bool masks, at probability 0.5."""
    network.eval()
    device = next(network.parameters()).device
    out = []
    for start in range(0, len(pictures), size):
        image = torch.from_numpy(np.stack(pictures[start : start + size])).permute(0, 3, 1, 2).float() / 255
        out += list((network(image.to(device)) > 0)[:, 0].cpu().numpy())
    return out


def iou(found: np.ndarray, wanted: np.ndarray) -> float:
    """Intersection over union of two bool masks; 1 when both are empty."""
    union = (found | wanted).sum()
    return float((found & wanted).sum() / union) if union else 1.0
