"""A U-Net (Ronneberger et al. 2015) that points each pixel of the turned sprite at a colour of the sprite's own palette.

It cannot invent a colour: a pixel's query is compared with a key of every palette colour (what the colour is and where in
the sprite it is used), and gates let a pixel repeat the sprite's or its mirror image's pixel at the same place, a pointer
in the sense of Vinyals et al. (2015), or what exemplars tell of it: a memory beside the weights, as in RETRO (Borgeaud et
al. 2022)."""

from __future__ import annotations

from dataclasses import dataclass

import torch
from torch import Tensor, nn
from torch.nn import functional as F

from .aspects import CONDITION

INPUTS = ("index", "palette", "known", "condition", "box", "shares", "likeness")
NONE = -30.0
"""Logit of a colour that the palette does not have."""


@dataclass(frozen=True)
class Config:
    fine: int
    middle: int
    coarse: int
    key: int


CONFIGS = {"tiny": Config(16, 24, 32, 8), "small": Config(48, 96, 144, 32)}


class Conv(nn.Sequential):
    """3×3 convolution, batch normalisation, ReLU."""

    def __init__(self, before: int, after: int, stride: int = 1) -> None:
        super().__init__(nn.Conv2d(before, after, 3, stride, 1, bias=False), nn.BatchNorm2d(after), nn.ReLU(inplace=True))


class Block(nn.Module):
    """Two convolutions with a shortcut (He et al. 2016). The turn scales and shifts its features (Perez et al. 2018); the
    mean of each row is passed along it, because a turn moves a part along its row."""

    def __init__(self, width: int, turn: int) -> None:
        super().__init__()
        self.first = Conv(width, width)
        self.row = nn.Conv2d(width, width, 1)
        self.second = nn.Sequential(nn.Conv2d(width, width, 3, 1, 1, bias=False), nn.BatchNorm2d(width))
        self.film = nn.Linear(turn, 2 * width)

    def forward(self, x: Tensor, turn: Tensor) -> Tensor:
        scale, shift = self.film(turn)[:, :, None, None].chunk(2, 1)
        y = self.first(x)
        y = y + self.row(y.mean(3, keepdim=True))
        return F.relu(x + self.second(y * (1 + scale) + shift))


class TurnNetwork(nn.Module):
    """forward: index (B, H, W) int64, palette (B, C, 4), known (B, C), condition (B, 27), box (B, 2), shares (B, C, H, W),
    likeness (B, H) as `batches.collate` makes them, sides multiples of 8 -> logits (B, C, H, W) of each pixel's palette
    number after the turn. `shares` is what exemplars tell of each pixel, all 0 where there are none, and `likeness` how like
    the sprite they are in each row."""

    def __init__(self, config: Config) -> None:
        super().__init__()
        fine, middle, coarse, key = config.fine, config.middle, config.coarse, config.key
        turn = 96
        self.turn = nn.Sequential(nn.Linear(CONDITION, turn), nn.ReLU(inplace=True), nn.Linear(turn, turn), nn.ReLU(inplace=True))
        self.stem = nn.Sequential(nn.PixelUnshuffle(2), Conv(4 * 16, fine))
        self.fine = Block(fine, turn)
        self.down_1 = Conv(fine, middle, 2)
        self.middle = Block(middle, turn)
        self.down_2 = Conv(middle, coarse, 2)
        self.coarse_1 = Block(coarse, turn)
        self.whole = nn.Sequential(nn.Linear(coarse, coarse), nn.ReLU(inplace=True), nn.Linear(coarse, coarse))
        self.coarse_2 = Block(coarse, turn)
        self.up_2 = nn.Conv2d(coarse, middle, 1)
        self.merge_2 = Block(middle, turn)
        self.up_1 = nn.Conv2d(middle, fine, 1)
        self.merge_1 = Block(fine, turn)
        self.merge_0 = Block(fine, turn)
        self.query = nn.Sequential(nn.Conv2d(fine, (key + 3) * 4, 1), nn.PixelShuffle(2))
        self.seen = nn.Sequential(nn.Conv2d(fine, 4 * 16, 1), nn.PixelShuffle(2))
        self.key = nn.Sequential(nn.Linear(4 + 16 + 1, 64), nn.ReLU(inplace=True), nn.Linear(64, key))
        self.gate = nn.Linear(turn, 3)
        self.size = key

    def forward(self, index: Tensor, palette: Tensor, known: Tensor, condition: Tensor, box: Tensor, shares: Tensor,
                likeness: Tensor) -> Tensor:
        logits, gates = self.parts(index, palette, known, condition, box, shares, likeness)
        logits = logits + gates[:, 2:] * shares
        logits = logits.scatter_add(1, index[:, None], gates[:, :1])
        return logits.scatter_add(1, index.flip(2)[:, None], gates[:, 1:2])

    def parts(self, index: Tensor, palette: Tensor, known: Tensor, condition: Tensor, box: Tensor, shares: Tensor,
              likeness: Tensor) -> tuple[Tensor, Tensor]:
        """The logits by themselves, and what the three gates (B, 3, H, W) add to the logit of the colour that the sprite and
        the mirrored sprite have there, and to those of the exemplars by their shares."""
        # (B, C, H, W): which colour each pixel has; sums over it are matrix products.
        one = (index[:, None] == torch.arange(palette.shape[1], device=index.device)[None, :, None, None]).to(palette.dtype)
        here = one.flatten(2)
        image = self._shown(index, palette)
        # What the exemplars show, (B, 4, H, W) premultiplied RGBA.
        told = torch.matmul(palette.transpose(1, 2), shares.flatten(2)).view(image.shape)
        like = likeness[:, None, :, None].expand(-1, -1, -1, image.shape[3])
        turn = self.turn(condition)
        fine_0 = self.stem(torch.cat([image, image.flip(3), self._places(image, box), told, like], 1))
        fine = self.fine(fine_0, turn)
        middle = self.middle(self.down_1(fine), turn)
        coarse = self.coarse_1(self.down_2(middle), turn)
        coarse = self.coarse_2(coarse + self.whole(coarse.mean((2, 3)))[:, :, None, None], turn)
        middle = self.merge_2(middle + F.interpolate(self.up_2(coarse), scale_factor=2.0, mode="nearest"), turn)
        wide = fine + F.interpolate(self.up_1(middle), scale_factor=2.0, mode="nearest")
        wide = self.merge_0(self.merge_1(wide, turn), turn)
        query = self.query(wide).float()
        count = here.sum(2)
        pooled = torch.matmul(here, self.seen(fine).float().flatten(2).transpose(1, 2)) / count.clamp(min=1)[..., None]
        share = (count / count.sum(1, keepdim=True)).sqrt()[..., None]
        key = self.key(torch.cat([palette, pooled, share], 2)).float()
        logits = torch.baddbmm(NONE * (1 - known)[:, :, None], key * self.size**-0.5, query[:, : self.size].flatten(2))
        return logits.float().view(one.shape), query[:, self.size :] + self.gate(turn).float()[:, :, None, None]

    @staticmethod
    def _shown(index: Tensor, palette: Tensor) -> Tensor:
        """Numbers (B, H, W) as colours (B, 4, H, W)."""
        colours = palette.gather(1, index.flatten(1)[:, :, None].expand(-1, -1, 4))
        return colours.transpose(1, 2).reshape(-1, 4, index.shape[1], index.shape[2])

    @staticmethod
    def _places(image: Tensor, box: Tensor) -> Tensor:
        """(B, 3, H, W): column from the middle and row from the sprite's floor, in sprite heights; column in 32 px."""
        height, width = image.shape[2:]
        top, bottom = box[:, 0, None, None, None], box[:, 1, None, None, None]
        tall = (bottom - top).clamp(min=1)
        x = (torch.arange(width, device=image.device) + 0.5 - width / 2)[None, None, None, :].expand(1, 1, height, width)
        y = (torch.arange(height, device=image.device) + 0.5)[None, None, :, None].expand(1, 1, height, width)
        return torch.cat([x / tall, (y - bottom) / tall, (x / 32).expand(image.shape[0], -1, -1, -1)], 1)


def flops_of_square(network: TurnNetwork, side: int) -> int:
    """Floating-point operations of the convolutions for one sprite of `side` × `side` (a multiply-add is two)."""
    total = 0
    hooks = []

    def count(module: nn.Module, _: tuple, out: Tensor) -> None:
        nonlocal total
        total += 2 * module.weight[0].numel() * out.numel()

    for module in network.modules():
        if isinstance(module, nn.Conv2d):
            hooks.append(module.register_forward_hook(count))
    with torch.no_grad():
        network(torch.ones(1, side, side, dtype=torch.long), torch.ones(1, 49, 4), torch.ones(1, 49), torch.zeros(1, CONDITION),
                torch.tensor([[0.0, side]]), torch.zeros(1, 49, side, side), torch.zeros(1, side))
    for hook in hooks:
        hook.remove()
    return total
