"""A small hourglass (after Newell et al. 2016): 64×64 RGBA -> 18 heat maps of 32×32 cells and 18 depths."""

from __future__ import annotations

from dataclasses import dataclass

import torch
from torch import Tensor, nn
from torch.nn import functional as F

from .data import MIRRORED

JOINTS = 18


@dataclass(frozen=True)
class Config:
    fine: int
    middle: int
    coarse: int


CONFIGS = {"tiny": Config(16, 24, 32), "small": Config(48, 88, 112)}


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


class KeypointNetwork(nn.Module):
    """forward: RGBA (B, 4, 64, 64) in 0..1, RGB 0 where transparent -> heat logits (B, 18, 32, 32), depth (B, 18)."""

    def __init__(self, config: Config) -> None:
        super().__init__()
        fine, middle, coarse = config.fine, config.middle, config.coarse
        self.stem = nn.Sequential(nn.PixelUnshuffle(4), Conv(64, fine), Block(fine))
        self.down_1 = nn.Sequential(Conv(fine, middle, 2), Block(middle))
        self.down_2 = nn.Sequential(Conv(middle, coarse, 2), Block(coarse), Conv(coarse, coarse))
        # What the whole figure is (its direction, its kind) is the same for every place.
        self.whole = nn.Sequential(nn.Linear(coarse, coarse), nn.ReLU(inplace=True), nn.Linear(coarse, coarse))
        self.up_2 = nn.Conv2d(coarse, middle, 1)
        self.merge_2 = Block(middle)
        self.up_1 = nn.Conv2d(middle, fine, 1)
        self.merge_1 = Block(fine)
        self.heat = nn.Sequential(nn.Conv2d(fine, JOINTS * 4, 1), nn.PixelShuffle(2))
        self.depth = nn.Conv2d(fine, JOINTS, 1)

    def forward(self, x: Tensor) -> tuple[Tensor, Tensor]:
        return self.answers(x)[:2]

    def answers(self, x: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        """Heat logits, depths, and what was seen as a whole: mean and maximum of the coarse features (B, 2 coarse)."""
        fine = self.stem(x)
        middle = self.down_1(fine)
        coarse = self.down_2(middle)
        seen = torch.cat([coarse.mean((2, 3)), coarse.amax((2, 3))], 1)
        coarse = coarse + self.whole(coarse.mean((2, 3)))[:, :, None, None]
        middle = self.merge_2(middle + F.interpolate(self.up_2(coarse), scale_factor=2.0, mode="nearest"))
        fine = self.merge_1(fine + F.interpolate(self.up_1(middle), scale_factor=2.0, mode="nearest"))
        heat = self.heat(fine).float()
        # A joint's depth is read where the joint probably is.
        where = F.avg_pool2d(probabilities(heat), 2) * 4
        depth = (where * self.depth(fine).float()).sum((2, 3))
        return heat, depth, seen


def probabilities(heat: Tensor, temperature: float = 1.0) -> Tensor:
    """Softmax over the cells of each map: how likely the joint is in each."""
    return (heat / temperature).flatten(2).softmax(2).view(heat.shape)


class BothWays(nn.Module):
    """The mean answer to a sprite and to its mirror image, where left is right: twice the work, fewer mistakes."""

    def __init__(self, network: nn.Module) -> None:
        super().__init__()
        self.network = network

    def forward(self, x: Tensor) -> tuple[Tensor, Tensor]:
        return self.answers(x)[:2]

    def answers(self, x: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        heat, depth, seen = self.network.answers(x)
        mirrored_heat, mirrored_depth, mirrored_seen = self.network.answers(x.flip(3))
        return ((heat + mirrored_heat[:, MIRRORED].flip(3)) / 2, (depth + mirrored_depth[:, MIRRORED]) / 2, (seen + mirrored_seen) / 2)


class Exported(nn.Module):
    """What the ONNX file computes: probabilities, sharpened or flattened so that they are calibrated, depths, and the
    probability that there is a person or four-legged animal at all (`figure.py`)."""

    def __init__(self, network: nn.Module, temperature: float, weights: Tensor, bias: float) -> None:
        super().__init__()
        self.network, self.temperature = BothWays(network), temperature
        self.figure = nn.Linear(len(weights), 1)
        with torch.no_grad():
            self.figure.weight.copy_(weights[None])
            self.figure.bias.fill_(bias)

    def forward(self, image: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        heat, depth, seen = self.network.answers(image)
        return probabilities(heat, self.temperature), depth, self.figure(seen)[:, 0].sigmoid()


def flops(network: nn.Module, *inputs: Tensor) -> int:
    """Floating-point operations of one pass (a multiplication and an addition are two), convolutions and linear layers."""
    total = 0
    hooks = []

    def count(module: nn.Module, _: tuple, out: Tensor) -> None:
        nonlocal total
        inputs_each = module.weight[0].numel()
        total += 2 * inputs_each * out.numel()

    for module in network.modules():
        if isinstance(module, (nn.Conv2d, nn.Linear)):
            hooks.append(module.register_forward_hook(count))
    with torch.no_grad():
        network(*inputs)
    for hook in hooks:
        hook.remove()
    return total
