"""What is learned: where each joint is, as a distribution over cells, and how near it is."""

from __future__ import annotations

import torch
from torch import Tensor, nn
from torch.nn import functional as F

from .frame import CELL, GRID

SPREAD = 1.1
"""Standard deviation of the wanted distribution, in cells: about what labels on pixel art are good for."""
DEPTH_WEIGHT = 2.0


def wanted(points: Tensor) -> Tensor:
    """points (B, 18, 2) in pixels of the frame -> (B, 18, 32, 32) normalised Gaussians."""
    centres = (torch.arange(GRID, device=points.device) + 0.5) * CELL
    x = torch.exp(-((points[..., 0:1] - centres) / (CELL * SPREAD)) ** 2 / 2)
    y = torch.exp(-((points[..., 1:2] - centres) / (CELL * SPREAD)) ** 2 / 2)
    heat = y[..., :, None] * x[..., None, :]
    return heat / heat.sum((2, 3), keepdim=True).clamp(min=1e-6)


def keypoint_loss(network: nn.Module, batch: dict[str, Tensor]) -> dict[str, Tensor]:
    """Cross entropy of the heat maps, absolute error of the depths; `weight` 0 where the data names no joint."""
    heat, depth = network(batch["image"])
    entropy = -(wanted(batch["points"]) * F.log_softmax(heat.flatten(2), 2).view(heat.shape)).sum((2, 3))
    weight, near = batch["weight"], batch["depth_weight"]
    where = (entropy * weight).sum() / weight.sum().clamp(min=1)
    order = ((depth - batch["depth"]).abs() * near).sum() / near.sum().clamp(min=1)
    return {"where": where, "depth": order, "total": where + DEPTH_WEIGHT * order}
