"""Kiln: a transformer that draws by rectified flow (Liu et al. 2022; Lipman et al. 2022) on patches of 4 × 4 pixels.

Two networks, as they are exported. `Context` reads what is asked for, once a request: words, attributes and a reference
picture become tokens. `Kiln` runs at every step: it guesses the finished picture (Li and He 2025, "Back to basics": a
picture is easier to say than noise for a narrow network) and answers the velocity towards it. Blocks attend to the
patches and to the context in one attention (Esser et al. 2024) and are modulated by time and the context's first token
(adaLN-zero, Peebles and Xie 2023; one modulation for all blocks with a table in each, Chen et al. 2023)."""

from __future__ import annotations

import math
from dataclasses import dataclass

import torch
from torch import Tensor, nn
from torch.nn import functional as F

from .conditions import ASPECT_SIZES, ATTRIBUTE_SIZES, POSE_CHANNELS, REFERENCE_KINDS, VECTOR
from .layers import MASKED, Affine, Feed, Heads, nearly, normalised, patches, unpatched
from .positions import PLACES, places, rotation, turned

PATCH = 4
LAST = 0.05
"""Nearer to the picture than this in time, a velocity is no longer divided by what is left."""


@dataclass(frozen=True)
class Config:
    width: int
    head: int
    depth: int
    context_depth: int
    detail: int


CONFIGS = {"mini": Config(64, 16, 2, 1, 8), "tiny": Config(128, 32, 6, 1, 12), "small": Config(320, 64, 6, 2, 16), "base": Config(448, 64, 9, 2, 24)}
"""About 0.2 (for rehearsals), 1.9, 13 and 33 million parameters together. `detail` is the width of the last two convolutions."""


def _numbers(sizes: tuple[int, ...]) -> Tensor:
    """Where each attribute's rows begin in the one table that holds them all."""
    return torch.tensor([sum(s + 1 for s in sizes[:i]) for i in range(len(sizes))])


class Encoder(nn.Module):
    """An ordinary pre-normalised transformer block over context tokens."""

    def __init__(self, width: int, head: int) -> None:
        super().__init__()
        self.heads = Heads(width, head)
        self.joint = Affine(width, 3 * width)
        self.out = Affine(width, width)
        self.feed = Feed(width)

    def forward(self, x: Tensor, hidden: Tensor) -> Tensor:
        query, key, value = self.heads.split(self.joint(normalised(x)), 3)
        x = x + self.out(self.heads(self.heads.queries(query), self.heads.keys(key), value, hidden))
        return x + self.feed(normalised(x))


class Context(nn.Module):
    """forward: words (B, n, 100), word_mask (B, n), attributes (B, 12) int64, reference (B, 4, Hr, Wr), reference_kind (B)
    int64, reference_aspect (B, 2) int64 -> context (B, 1 + n + Hr/4 × Wr/4, width), context_mask of its tokens.

    The first token is always there: it says the attributes and, on the average, the words."""

    def __init__(self, config: Config) -> None:
        super().__init__()
        width = config.width
        self.attribute_table = nn.Parameter(torch.randn(sum(s + 1 for s in ATTRIBUTE_SIZES), width) * 0.3)
        self.aspect_table = nn.Parameter(torch.randn(sum(s + 1 for s in ASPECT_SIZES), width) * 0.3)
        self.kind_table = nn.Parameter(torch.randn(REFERENCE_KINDS, width) * 0.3)
        self.word = Affine(VECTOR, width, bias=True)
        self.mean_word = Affine(VECTOR, width)
        # Word vectors are of unit length: their features begin as large as those of the attributes and places.
        for layer in (self.word, self.mean_word):
            nn.init.normal_(layer.weight)
        self.picture = Affine(4 * PATCH**2, width, bias=True)
        self.place = Affine(PLACES, width)
        self.blocks = nn.ModuleList(Encoder(width, config.head) for _ in range(config.context_depth))
        self.width = width
        self.register_buffer("attribute_rows", _numbers(ATTRIBUTE_SIZES), persistent=False)
        self.register_buffer("aspect_rows", _numbers(ASPECT_SIZES), persistent=False)

    def forward(self, words: Tensor, word_mask: Tensor, attributes: Tensor, reference: Tensor, reference_kind: Tensor,
                reference_aspect: Tensor) -> tuple[Tensor, Tensor]:
        high, wide = reference.shape[2] // PATCH, reference.shape[3] // PATCH
        there = (reference_kind > 0).to(words.dtype)
        aspects = F.embedding(reference_aspect + self.aspect_rows, self.aspect_table).sum(1) + F.embedding(reference_kind, self.kind_table)
        mean = (words * word_mask[:, :, None]).sum(1) / word_mask.sum(1, keepdim=True).clamp(min=1)
        first = F.embedding(attributes + self.attribute_rows, self.attribute_table).sum(1) + aspects + self.mean_word(mean)
        order = torch.arange(words.shape[1], device=words.device, dtype=torch.float32)
        text = self.word(words) + waves(order, self.width)
        picture = self.picture(patches(reference, PATCH)) + self.place(places(high, wide, words.device)) + aspects[:, None]
        tokens = torch.cat([first[:, None], text, picture], 1)
        seen = torch.cat([torch.ones_like(there)[:, None], word_mask, there[:, None].expand(-1, high * wide)], 1)
        hidden = ((1 - seen) * MASKED)[:, None, None, :]
        for block in self.blocks:
            tokens = block(tokens, hidden)
        return normalised(tokens) * seen[:, :, None], seen


def waves(value: Tensor, width: int, longest: float = 1000.0) -> Tensor:
    """(…) -> (…, width): cosines and sines of the value in geometric wave lengths (Vaswani et al. 2017)."""
    half = width // 2
    frequency = torch.exp(-math.log(longest) * torch.arange(half, device=value.device) / half)
    angles = value[..., None] * frequency
    return torch.cat([angles.cos(), angles.sin()], -1)


class Block(nn.Module):
    """Attention over patches and context, then a feed-forward layer, each behind a modulated gate."""

    def __init__(self, width: int, head: int) -> None:
        super().__init__()
        self.table = nearly(0, 6 * width)
        self.heads = Heads(width, head)
        self.joint = Affine(width, 3 * width)
        self.told = Affine(width, 2 * width)
        self.out = Affine(width, width)
        self.feed = Feed(width)

    def forward(self, x: Tensor, modulation: Tensor, turn: tuple[Tensor, Tensor], context: Tensor, hidden: Tensor) -> Tensor:
        """x (B, N, width), modulation (B, 6 × width), context (B, M, width), hidden (B, 1, 1, N + M)."""
        shift, scale, gate, shift_2, scale_2, gate_2 = (modulation + self.table)[:, None].chunk(6, 2)
        heads = self.heads
        query, key, value = heads.split(self.joint(normalised(x) * (1 + scale) + shift), 3)
        told_key, told_value = heads.split(self.told(context), 2)
        # Keys of the context are not turned: what is told can matter more in one place than in another, in whole turns
        # where the canvas wraps.
        query, key = turned(heads.queries(query), *turn), turned(heads.keys(key), *turn)
        seen = heads(query, torch.cat([key, heads.keys(told_key)], 2), torch.cat([value, told_value], 2), hidden)
        x = x + gate * self.out(seen)
        return x + gate_2 * self.feed(normalised(x) * (1 + scale_2) + shift_2)


class Finish(nn.Module):
    """Two 3 × 3 convolutions that join the patches' pixels; past the border is nothing, or the other side where wrapped."""

    def __init__(self, before: int, width: int) -> None:
        super().__init__()
        self.first = nn.Conv2d(before, width, 3)
        self.second = nn.Conv2d(width, 4, 3)
        self.second.weight, self.second.bias = nearly(0, 4, width, 3, 3), nearly(0, 4)

    def forward(self, x: Tensor, wrap: Tensor) -> Tensor:
        return self.second(self._ringed(F.relu(self.first(self._ringed(x, wrap))), wrap))

    @staticmethod
    def _ringed(x: Tensor, wrap: Tensor) -> Tensor:
        """One pixel more on each side."""
        share = wrap[:, None, None, None].to(x.dtype)
        x = torch.cat([x[:, :, -1:] * share, x, x[:, :, :1] * share], 2)
        return torch.cat([x[:, :, :, -1:] * share, x, x[:, :, :, :1] * share], 3)


class Kiln(nn.Module):
    """forward: noisy and known (B, 4, H, W), mask (B, 1, H, W), pose (B, 6, H, W), time and wrap (B), context and its mask
    -> velocity (B, 4, H, W). H and W are multiples of 4; RGBA is premultiplied, −1 to 1."""

    def __init__(self, config: Config) -> None:
        super().__init__()
        width = config.width
        self.head, self.detail = config.head, config.detail
        self.entry = Affine((4 + 4 + 1 + POSE_CHANNELS) * PATCH**2, width, bias=True)
        self.place = Affine(PLACES, width)
        self.clock = nn.Sequential(Affine(width, width, bias=True), nn.SiLU(), Affine(width, width, bias=True))
        self.asked = Affine(width, width)
        self.modulation = Affine(width, 6 * width, bias=True, zero=True)
        self.blocks = nn.ModuleList(Block(width, config.head) for _ in range(config.depth))
        self.last = Affine(width, 2 * width, bias=True, zero=True)
        self.exit = Affine(width, (4 + config.detail) * PATCH**2, bias=True)
        self.finish = Finish(config.detail + 8 + 1, config.detail)
        self.width = width

    def forward(self, noisy: Tensor, known: Tensor, mask: Tensor, pose: Tensor, time: Tensor, wrap: Tensor, context: Tensor,
                context_mask: Tensor) -> Tensor:
        height, width = noisy.shape[2:]
        high, wide = height // PATCH, width // PATCH
        x = self.entry(patches(torch.cat([noisy, known, mask, pose], 1), PATCH))
        x = x + (1 - wrap)[:, None, None] * self.place(places(high, wide, noisy.device))
        turn = rotation(high, wide, self.head, wrap)
        condition = F.silu(self.clock(waves(1000 * time, self.width)) + self.asked(context[:, 0]))
        modulation = self.modulation(condition)
        hidden = torch.cat([torch.zeros_like(x[:, :, 0]), (1 - context_mask) * MASKED], 1)[:, None, None, :]
        for block in self.blocks:
            x = block(x, modulation, turn, context, hidden)
        scale, shift = self.last(condition)[:, None, :].chunk(2, 2)
        x = unpatched(self.exit(normalised(x) * (1 + scale) + shift), PATCH, height, width)
        picture = x[:, :4] + self.finish(torch.cat([x[:, 4:], noisy, known, mask], 1), wrap)
        picture = known + mask * (picture.float() - known)
        return (picture - noisy) / (1 - time).clamp(min=LAST)[:, None, None, None]
