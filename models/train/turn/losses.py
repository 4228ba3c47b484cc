"""What is learned: each pixel's colour, as a distribution over the sprite's palette, and what a wrong one costs."""

from __future__ import annotations

import torch
from torch import Tensor, nn
from torch.nn import functional as F

from .network import INPUTS

COST_WEIGHT = 2.0
BACKGROUND_WEIGHT = 0.35
"""Weight of pixels that are transparent before and after."""


def costs(palette: Tensor) -> Tensor:
    """palette (B, C, 4) premultiplied RGBA in 0..1 -> (B, C, C): mean absolute difference of two colours on [−1, 1]."""
    return 2 * (palette[:, :, None] - palette[:, None]).abs().mean(3)


def turn_loss(network: nn.Module, batch: dict[str, Tensor]) -> dict[str, Tensor]:
    """Cross entropy with the true colour's number, and the expected L1 of a colour drawn from the distribution."""
    label, weight = batch["label"], batch_weight(batch)
    logits = network(*(batch[name] for name in INPUTS)).float()
    share = F.log_softmax(logits, 1)
    entropy = -(share.gather(1, label[:, None])[:, 0] * weight).mean()
    # Row `label` of the costs for every pixel, as a product with what the distribution holds: (B, HW, C).
    chosen = F.embedding(_offset(label, logits.shape[1]), costs(batch["palette"]).flatten(0, 1))
    expected = ((share.exp().flatten(2).transpose(1, 2) * chosen).sum(2)).mean()
    return {"entropy": entropy, "expected_l1": expected, "total": entropy + COST_WEIGHT * expected}


def batch_weight(batch: dict[str, Tensor]) -> Tensor:
    return torch.where((batch["label"] > 0) | (batch["index"] > 0), 1.0, BACKGROUND_WEIGHT)


def _offset(label: Tensor, colours: int) -> Tensor:
    """Labels (B, H, W) as rows of the batch's cost tables laid one under another: (B, HW)."""
    return label.flatten(1) + colours * torch.arange(len(label), device=label.device)[:, None]
