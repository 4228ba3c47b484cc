"""Masks from the network, and how well they fit."""

from __future__ import annotations

import numpy as np
import torch
from torch import nn

from .look import look_of, seen_as, shown


@torch.no_grad()
def probability_of(network: nn.Module, picture: np.ndarray) -> np.ndarray:
    """RGB (h, w, 3) -> probability of "subject" (h, w), looked at in the network's best size. `network` gives logits."""
    network.eval()
    step, factor = look_of(picture)
    image = torch.from_numpy(shown(picture, step, factor)).permute(2, 0, 1)[None].float().contiguous() / 255
    found = network(image.to(next(network.parameters()).device)).sigmoid()[0, 0].cpu().numpy()
    return seen_as(found, *picture.shape[:2], step, factor)


def predict(network: nn.Module, pictures: list[np.ndarray]) -> list[np.ndarray]:
    """RGB pictures -> bool masks, at probability 0.5."""
    return [probability_of(network, picture) >= 0.5 for picture in pictures]


def iou(found: np.ndarray, wanted: np.ndarray) -> float:
    """Intersection over union of two bool masks; 1 when both are empty."""
    union = (found | wanted).sum()
    return float((found & wanted).sum() / union) if union else 1.0
