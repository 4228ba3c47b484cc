"""A small U-Net (Ronneberger et al. 2015) that also sees how common each pixel's colour is on the picture's border."""

from __future__ import annotations

from dataclasses import dataclass

import torch
from torch import Tensor, nn
from torch.nn import functional as F

WIDTHS = (0.16, 0.08, 0.04, 0.02)
"""Standard deviations of the border's colour density, in units of the RGB cube's side. Each is half of the one before."""
BORDER = 16
"""Border pixels that are looked at on each side."""


@dataclass(frozen=True)
class Config:
    fine: int
    middle: int
    coarse: int


CONFIGS = {"tiny": Config(8, 16, 24), "small": Config(24, 48, 80)}


def border_density(image: Tensor) -> Tensor:
    """(B, 3, H, W) -> (B, len(WIDTHS), H, W): mean of a Gaussian of the colour distance to the border's pixels.

    It tells the network what a flood fill knows: a background's colours reach the edge of the picture."""
    # The same number of samples for every size, so that a large picture costs no more for each pixel.
    across, down = (torch.arange(BORDER, device=image.device) * size // BORDER for size in (image.shape[3], image.shape[2]))
    samples = torch.cat([image[:, :, 0][:, :, across], image[:, :, -1][:, :, across],
                         image[:, :, :, 0][:, :, down], image[:, :, :, -1][:, :, down]], 2)
    pixels = image.flatten(2).transpose(1, 2)
    square = (pixels**2).sum(2, keepdim=True) + (samples**2).sum(1, keepdim=True) - 2 * pixels @ samples
    kernel = torch.exp(square.clamp(min=0) * (-0.5 / WIDTHS[0] ** 2))
    maps = [kernel.mean(2)]
    for _ in WIDTHS[1:]:
        # Half the width is the fourth power, which is much cheaper than another exponential.
        kernel = kernel.square().square()
        maps.append(kernel.mean(2))
    return torch.stack(maps, 1).reshape(image.shape[0], len(WIDTHS), image.shape[2], image.shape[3])


class Conv(nn.Sequential):
    """3×3 convolution, batch normalisation, ReLU."""

    def __init__(self, before: int, after: int, stride: int = 1, dilation: int = 1) -> None:
        super().__init__(nn.Conv2d(before, after, 3, stride, dilation, dilation, bias=False), nn.BatchNorm2d(after),
                         nn.ReLU(inplace=True))


class MaskNetwork(nn.Module):
    """forward: RGB (B, 3, H, W) in 0..1, sides multiples of 8 -> logit of "subject" (B, 1, H, W)."""

    def __init__(self, config: Config) -> None:
        super().__init__()
        fine, middle, coarse = config.fine, config.middle, config.coarse
        self.stem = nn.Sequential(nn.PixelUnshuffle(2), Conv((3 + len(WIDTHS)) * 4 + 1, fine), Conv(fine, fine))
        self.down_1 = nn.Sequential(Conv(fine, middle, 2), Conv(middle, middle), Conv(middle, middle))
        self.down_2 = nn.Sequential(Conv(middle, coarse, 2), Conv(coarse, coarse), Conv(coarse, coarse, dilation=2),
                                    Conv(coarse, coarse, dilation=4))
        # What the ground is like must be known everywhere.
        self.whole = nn.Sequential(nn.Linear(coarse, coarse), nn.ReLU(inplace=True), nn.Linear(coarse, coarse))
        self.up_2 = nn.Conv2d(coarse, middle, 1)
        self.merge_2 = nn.Sequential(Conv(middle * 2, middle), Conv(middle, middle))
        self.up_1 = nn.Conv2d(middle, fine, 1)
        self.merge_1 = nn.Sequential(Conv(fine * 2, fine), Conv(fine, fine))
        self.logit = nn.Sequential(nn.Conv2d(fine, 4, 3, 1, 1), nn.PixelShuffle(2))

    def forward(self, image: Tensor) -> Tensor:
        image = image.float()
        with torch.no_grad(), torch.autocast(image.device.type, enabled=False):
            # One picture after the other stays in the processor's cache; an exported graph has no such loop.
            parts = [image] if torch.compiler.is_exporting() or image.is_cuda else image.split(1)
            known = torch.cat([border_density(part) for part in parts])
        unshuffle, rest = self.stem[0], self.stem[1:]
        pairs = unshuffle(torch.cat([image - 0.5, known], 1))
        # Convolutions pad with 0; a map of ones tells them where the picture ends.
        fine = rest(torch.cat([pairs, torch.ones_like(pairs[:, :1])], 1))
        middle = self.down_1(fine)
        coarse = self.down_2(middle)
        coarse = coarse + self.whole(coarse.mean((2, 3)))[:, :, None, None]
        middle = self.merge_2(torch.cat([middle, F.interpolate(self.up_2(coarse), scale_factor=2.0, mode="nearest")], 1))
        fine = self.merge_1(torch.cat([fine, F.interpolate(self.up_1(middle), scale_factor=2.0, mode="nearest")], 1))
        return self.logit(fine).float()


class BothWays(nn.Module):
    """The mean logit of a picture and of its mirror image: twice the work, fewer mistakes."""

    def __init__(self, network: MaskNetwork) -> None:
        super().__init__()
        self.network = network

    def forward(self, image: Tensor) -> Tensor:
        return (self.network(image) + self.network(image.flip(3)).flip(3)) / 2


class Exported(nn.Module):
    """What the ONNX file computes: the probability of "subject"."""

    def __init__(self, network: MaskNetwork) -> None:
        super().__init__()
        self.network = BothWays(network)

    def forward(self, image: Tensor) -> Tensor:
        return self.network(image).sigmoid()
