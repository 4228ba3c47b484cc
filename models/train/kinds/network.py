"""A small convolution network over a frame of 32×32: six kinds and eight directions."""

from __future__ import annotations

import torch
from torch import nn

SIDE = 32
KINDS = ("person", "beast", "flat", "round", "box", "vehicle")
DIRECTIONS = ("south", "south-east", "east", "north-east", "north", "north-west", "west", "south-west")
WIDTHS = (24, 24, 40, 48)


class Kinds(nn.Module):
    """RGBA in 0..1, (batch, 4, 32, 32) → logits (batch, 14): kinds, then directions. Where a pixel is is an input as well."""

    def __init__(self) -> None:
        super().__init__()
        a, b, c, d = WIDTHS
        block = lambda i, o: (nn.Conv2d(i, o, 3, padding=1), nn.BatchNorm2d(o), nn.ReLU())  # noqa: E731
        self.layers = nn.Sequential(
            nn.Conv2d(6, a, 2, stride=2), nn.ReLU(), *block(a, b), nn.MaxPool2d(2), *block(b, c), nn.MaxPool2d(2), *block(c, d), nn.AvgPool2d(2),
            nn.Flatten(), nn.Dropout(0.2), nn.Linear(4 * d, len(KINDS) + len(DIRECTIONS)),
        )
        axis = torch.linspace(-1, 1, SIDE)
        self.register_buffer("places", torch.stack([axis[None].expand(SIDE, SIDE), axis[:, None].expand(SIDE, SIDE)])[None])

    def forward(self, image: torch.Tensor) -> torch.Tensor:
        return self.layers(torch.cat([image, self.places.expand(image.shape[0], -1, -1, -1)], 1))


class Exported(nn.Module):
    """Probabilities instead of logits."""

    def __init__(self, network: nn.Module) -> None:
        super().__init__()
        self.network = network

    def forward(self, image: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        found = self.network(image)
        return found[:, : len(KINDS)].softmax(1), found[:, len(KINDS) :].softmax(1)
