"""Two encoders that meet in one space: 32×32 RGBA and word vectors -> unit vectors (Radford et al. 2021, made small)."""

from __future__ import annotations

import math
from dataclasses import dataclass

import torch
from torch import Tensor, nn
from torch.nn import functional as F

WORD = 100
EMBEDDING = 96


@dataclass(frozen=True)
class Config:
    fine: int
    middle: int
    coarse: int
    words: int


CONFIGS = {"tiny": Config(16, 24, 32, 48), "small": Config(48, 96, 144, 112)}


class Conv(nn.Sequential):
    """3×3 convolution, batch normalisation, ReLU."""

    def __init__(self, before: int, after: int, stride: int = 1) -> None:
        super().__init__(nn.Conv2d(before, after, 3, stride, 1, bias=False), nn.BatchNorm2d(after), nn.ReLU(inplace=True))


class Block(nn.Module):
    """Two convolutions with a shortcut (He et al. 2016)."""

    def __init__(self, width: int) -> None:
        super().__init__()
        self.first = Conv(width, width)
        self.second = nn.Sequential(nn.Conv2d(width, width, 3, 1, 1, bias=False), nn.BatchNorm2d(width))

    def forward(self, x: Tensor) -> Tensor:
        return F.relu(x + self.second(self.first(x)))


class ImageEncoder(nn.Module):
    """(B, 4, 32, 32) premultiplied in 0..1 -> embedding (B, 96) of unit length, features (B, coarse), the mean of the last maps."""

    def __init__(self, config: Config) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.PixelUnshuffle(2), Conv(16, config.fine), Block(config.fine), Conv(config.fine, config.middle, 2),
                                  Block(config.middle), Conv(config.middle, config.coarse, 2), Block(config.coarse))
        self.head = nn.Linear(2 * config.coarse, EMBEDDING)

    def forward(self, image: Tensor) -> tuple[Tensor, Tensor]:
        maps = self.body(image)
        mean = maps.mean((2, 3))
        out = self.head(torch.cat([mean, maps.amax((2, 3))], 1))
        return F.normalize(out.float(), dim=1), mean.float()


class TextEncoder(nn.Module):
    """words (B, L, 100), word_mask (B, L) 1 for a word -> (B, 96) of unit length."""

    def __init__(self, config: Config) -> None:
        super().__init__()
        self.enter = nn.Linear(WORD, config.words)
        self.near = nn.ModuleList([nn.Conv1d(config.words, config.words, 3, padding=1) for _ in range(2)])
        self.head = nn.Linear(2 * config.words, EMBEDDING)

    def forward(self, words: Tensor, word_mask: Tensor) -> Tensor:
        there = word_mask[:, None, :]
        x = self.enter(words).transpose(1, 2) * there
        for layer in self.near:
            x = (x + F.relu(layer(x))) * there
        mean = x.sum(2) / there.sum(2).clamp(min=1)
        most = (x - (1 - there) * 1e4).amax(2) * (there.sum(2) > 0)
        return F.normalize(self.head(torch.cat([mean, most], 1)).float(), dim=1)


class Evaluator(nn.Module):
    """Both encoders, and what training alone needs: the logarithm of the scale, and heads that name the category."""

    def __init__(self, config: Config, categories: int) -> None:
        super().__init__()
        self.image, self.text = ImageEncoder(config), TextEncoder(config)
        self.scale = nn.Parameter(torch.tensor(math.log(14.0)))
        self.category = nn.Linear(EMBEDDING, categories)

    def forward(self, image: Tensor, words: Tensor, word_mask: Tensor) -> tuple[Tensor, Tensor]:
        return self.image(image)[0], self.text(words, word_mask)
