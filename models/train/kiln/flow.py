"""Rectified flow: x(t) = (1 − t) · noise + t · picture, a straight way whose velocity is picture − noise."""

from __future__ import annotations

import torch
from torch import Tensor, nn
from torch.nn import functional as F

from .conditions import CONTEXT_INPUTS
from .network import LAST, Config, Context, Kiln

LEVEL_MEAN, LEVEL_SPREAD = -0.4, 1.1
"""Times are logit-normal (Esser et al. 2024), more of them in the noisy half, where the picture is decided."""
BORDER = 1.0
"""Added weight of pixels whose opacity differs from a neighbour's: a silhouette is most of a sprite."""


class Both(nn.Module):
    """The two networks as training sees them: one."""

    def __init__(self, config: Config) -> None:
        super().__init__()
        self.context = Context(config)
        self.kiln = Kiln(config)

    def forward(self, noisy: Tensor, time: Tensor, batch: dict[str, Tensor]) -> Tensor:
        context, seen = self.context(*(batch[name] for name in CONTEXT_INPUTS))
        return self.kiln(noisy, batch["known"], batch["mask"], batch["pose"], time, batch["wrap"], context, seen)


def mixed(noise: Tensor, picture: Tensor, time: Tensor) -> Tensor:
    """x(t) for time (B)."""
    share = time[:, None, None, None]
    return (1 - share) * noise + share * picture


def pixel_weight(picture: Tensor, mask: Tensor) -> Tensor:
    """(B, 1, H, W): 0 where nothing is to be drawn, more at the silhouette, the mean over a batch near 1."""
    alpha = picture[:, 3:]
    edge = (F.max_pool2d(alpha, 3, 1, 1) != alpha) | (F.max_pool2d(-alpha, 3, 1, 1) != -alpha)
    return mask * (1 + BORDER * edge.to(picture.dtype)) / (1 + 0.25 * BORDER)


def flow_loss(network: nn.Module, batch: dict[str, Tensor]) -> dict[str, Tensor]:
    """Squared error of the velocity (as `Kiln` answers it, with at least LAST to go). Each sample counts the same,
    however small the part that it is to draw; "picture" is the plain error of the guessed picture."""
    picture, noise = batch["target"], batch["noise"]
    time = torch.sigmoid(LEVEL_MEAN + LEVEL_SPREAD * batch["level"])
    noisy = mixed(noise, picture, time)
    left = (1 - time).clamp(min=LAST)[:, None, None, None]
    error = (network(noisy, time, batch) - (picture - noisy) / left).float().square()
    weight = pixel_weight(picture, batch["mask"])
    share = lambda e: (e.mean(1, keepdim=True) * weight).sum((1, 2, 3)) / weight.sum((1, 2, 3)).clamp(min=1)  # noqa: E731
    return {"total": share(error).mean(), "picture": share(error.detach() * left.square()).mean()}
