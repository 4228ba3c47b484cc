"""What the network is asked for."""

from __future__ import annotations

import torch
from torch import Tensor
from torch.nn import functional as F

CONTRAST_TEMPERATURE = 0.1
LABEL_SMOOTHING = 0.05
WEIGHTS = {"category": 1.0, "colours": 1.5, "view": 0.2, "contrast": 0.4}


def likeness(names: Tensor, tags: Tensor) -> Tensor:
    """How near two things of a batch should be: 1 with the same name, else half the idf-weighted Jaccard index of their
    tags. names (B,) int, tags (B, tags) float -> (B, B) with rows that sum to 1."""
    root = tags.sqrt()
    shared = root @ root.T
    total = tags.sum(1)
    jaccard = shared / (total[:, None] + total[None] - shared).clamp(min=1e-6)
    same = (names[:, None] == names[None]).float()
    target = torch.where(same > 0, same, 0.5 * jaccard * (jaccard > 0.5))
    return target / target.sum(1, keepdim=True)


def contrast(first: Tensor, second: Tensor, target: Tensor) -> Tensor:
    """Symmetric cross-entropy between the likeness of two texts a thing and their cosines (InfoNCE with soft targets)."""
    cosines = first @ second.T / CONTRAST_TEMPERATURE
    return -0.5 * ((target * cosines.log_softmax(1)).sum(1) + (target.T * cosines.T.log_softmax(1)).sum(1)).mean()


def supervised(out: dict[str, Tensor], batch: dict[str, Tensor]) -> dict[str, Tensor]:
    category = F.cross_entropy(out["category"], batch["category"], label_smoothing=LABEL_SMOOTHING, reduction="none")
    colours = F.binary_cross_entropy_with_logits(out["colours"], batch["colours"], reduction="none").sum(1)
    view = F.cross_entropy(out["view"], batch["view"], reduction="none")
    weight, colour_weight = batch["category_weight"], batch["colour_weight"]
    return {
        "category": (category * weight).sum() / weight.sum(),
        "colours": 0.25 * (colours * colour_weight).sum() / colour_weight.sum().clamp(min=1e-6),
        "view": (view * weight).sum() / weight.sum(),
    }


def total_loss(first: dict[str, Tensor], second: dict[str, Tensor], batch: dict[str, Tensor]) -> dict[str, Tensor]:
    """Each term, and their weighted sum under "total"."""
    one, two = supervised(first, batch), supervised(second, batch)
    terms = {name: 0.5 * (one[name] + two[name]) for name in one}
    terms["contrast"] = contrast(first["embedding"], second["embedding"], likeness(batch["name"], batch["tags"]))
    terms["total"] = sum(WEIGHTS[name] * value for name, value in terms.items())
    return terms
