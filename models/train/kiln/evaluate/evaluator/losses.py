"""Contrast of pictures and words within a batch, where several pictures may have one name."""

from __future__ import annotations

import torch
from torch import Tensor, nn
from torch.nn import functional as F

CATEGORY = 0.15
LARGEST_SCALE = 4.2
"""Of the logarithm; the scale stays below 67."""


def contrast(network: nn.Module, batch: dict[str, Tensor]) -> dict[str, Tensor]:
    """batch: image, words, word_mask, name (B,) equal for equal names, category (B,) 0 = unknown."""
    images, texts = network(batch["image"], batch["words"], batch["word_mask"])
    logits = network.scale.clamp(max=LARGEST_SCALE).exp() * images @ texts.T
    same = (batch["name"][:, None] == batch["name"][None, :]).float()
    target = same / same.sum(1, keepdim=True)
    both = -(target * logits.log_softmax(1)).sum(1).mean() - (target * logits.T.log_softmax(1)).sum(1).mean()
    named = torch.where(batch["category"] > 0, batch["category"] - 1, -100)
    kinds = sum(F.cross_entropy(network.category(x).float(), named, ignore_index=-100) for x in (images * 8, texts * 8))
    total = both / 2 + CATEGORY * kinds / 2
    hit = (same.gather(1, logits.argmax(1, keepdim=True)) > 0).float().mean()
    return {"total": total, "contrast": both / 2, "category": kinds / 2, "hit": hit}
