"""Where a patch is: turned queries and keys (RoPE, Su et al. 2021) in two dimensions, and its place on the canvas."""

from __future__ import annotations

import math

import torch
from torch import Tensor

LOWEST, HIGHEST = 2 * math.pi / 64, math.pi
"""Radians a patch: from one turn in 64 patches to half a turn a patch, geometric between them."""
HARMONICS = 4
PLACES = 4 * HARMONICS + 2
"""Width of `places`."""


def grid(height: int, width: int, device: torch.device) -> tuple[Tensor, Tensor]:
    """Row and column of each of height × width patches, (N, 1) each."""
    rows = torch.arange(height, device=device, dtype=torch.float32)[:, None].expand(height, width)
    columns = torch.arange(width, device=device, dtype=torch.float32)[None, :].expand(height, width)
    return rows.reshape(height * width, 1), columns.reshape(height * width, 1)


def _angles(position: Tensor, size: int, count: int, wrap: Tensor) -> Tensor:
    """(N, 1) -> (B, N, count). With wrap 1 each frequency is the nearest one of which whole turns fit the canvas, so
    that the patches left and right of the seam are neighbours like any others."""
    steps = torch.linspace(0, 1, count, device=position.device)
    free = LOWEST * (HIGHEST / LOWEST) ** steps
    turn = 2 * math.pi / size
    whole = torch.round(free / turn).clamp(min=1) * turn
    frequency = free + wrap[:, None] * (whole - free)  # (B, count)
    return position * frequency[:, None, :]


def rotation(height: int, width: int, head: int, wrap: Tensor) -> tuple[Tensor, Tensor]:
    """Cosines and sines (B, 1, N, head / 2) for a canvas of height × width patches; wrap (B) is 0 or 1."""
    rows, columns = grid(height, width, wrap.device)
    quarter = head // 4
    angles = torch.cat([_angles(rows, height, quarter, wrap), _angles(columns, width, quarter, wrap)], 2)[:, None]
    return angles.cos(), angles.sin()


def turned(x: Tensor, cosine: Tensor, sine: Tensor) -> Tensor:
    """x (B, heads, N, head), its first half paired with its second."""
    a, b = x.chunk(2, -1)
    cosine, sine = cosine.to(x.dtype), sine.to(x.dtype)
    return torch.cat([a * cosine - b * sine, a * sine + b * cosine], -1)


def places(height: int, width: int, device: torch.device) -> Tensor:
    """(N, PLACES): cosines and sines of the patch's share of the canvas, and the canvas' sides in 16 patches."""
    rows, columns = grid(height, width, device)
    share = torch.cat([(rows + 0.5) / height, (columns + 0.5) / width], 1)  # (N, 2)
    waves = share[:, :, None] * (math.pi * torch.arange(1, HARMONICS + 1, device=device))
    sides = torch.cat([torch.ones_like(rows) * height, torch.ones_like(columns) * width], 1) / 16
    return torch.cat([waves.cos().flatten(1), waves.sin().flatten(1), sides], 1)
