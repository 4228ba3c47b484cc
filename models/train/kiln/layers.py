"""Layers of kiln's two networks. A linear map keeps its matrix as (in, out), as ONNX's MatMul reads it, so that every
weight has one name in PyTorch and in the exported file (`restore.py` reads it back)."""

from __future__ import annotations

import torch
from torch import Tensor, nn
from torch.nn import functional as F

MASKED = -30000.0
"""Added to the logit of a key that must not be seen: below every real logit, and inside float16's range."""


def nearly(value: float, *shape: int) -> nn.Parameter:
    """A weight that begins at `value`, but never exactly: the exporter merges equal constants and loses their names."""
    return nn.Parameter(value + 1e-4 * torch.randn(shape))


class Affine(nn.Module):
    """(…, before) -> (…, after)."""

    def __init__(self, before: int, after: int, bias: bool = False, zero: bool = False) -> None:
        super().__init__()
        self.weight = nearly(0, before, after) if zero else nn.Parameter(torch.randn(before, after) * before**-0.5)
        self.bias = nearly(0, after) if bias else None

    def forward(self, x: Tensor) -> Tensor:
        y = torch.matmul(x, self.weight)
        return y if self.bias is None else y + self.bias


def normalised(x: Tensor) -> Tensor:
    """Layer normalisation without weights of its own: the modulation that follows scales and shifts."""
    return F.layer_norm(x, (x.shape[-1],))


def squared_relu(x: Tensor) -> Tensor:
    """So et al. 2021 (Primer): as good as GELU in transformers and without its exponentials."""
    return F.relu(x).square()


class Heads(nn.Module):
    """Attention with normalised queries and keys (Dehghani et al. 2023), which keeps bfloat16 logits small."""

    def __init__(self, width: int, head: int) -> None:
        super().__init__()
        if width % head or head % 4:
            raise ValueError(f"width {width} must be a multiple of the head {head}, and that of 4")
        self.count, self.size = width // head, head
        # The softmax's 1 / sqrt(head) is here, where it multiplies a vector and not every logit.
        self.query_scale = nearly(head**-0.5, head)
        self.key_scale = nearly(1, head)

    def split(self, x: Tensor, parts: int) -> tuple[Tensor, ...]:
        """(B, N, parts × width) -> parts of (B, heads, N, head)."""
        return tuple(y.unflatten(2, (self.count, self.size)).transpose(1, 2) for y in x.chunk(parts, 2))

    def queries(self, x: Tensor) -> Tensor:
        return F.layer_norm(x, (self.size,)) * self.query_scale.to(x.dtype)

    def keys(self, x: Tensor) -> Tensor:
        return F.layer_norm(x, (self.size,)) * self.key_scale.to(x.dtype)

    def forward(self, query: Tensor, key: Tensor, value: Tensor, hidden: Tensor) -> Tensor:
        """query (B, heads, N, head), key and value (B, heads, M, head), hidden (B, 1, 1, M) of 0 or MASKED -> (B, N, width)."""
        if query.is_cuda:
            seen = F.scaled_dot_product_attention(query, key, value, hidden.to(query.dtype), scale=1.0)
        else:  # what ONNX has; and in bfloat16 on a CPU it trains three times as fast as the fused one
            seen = torch.matmul(torch.softmax(torch.matmul(query, key.transpose(2, 3)) + hidden.to(query.dtype), -1), value)
        return seen.transpose(1, 2).flatten(2)


class Feed(nn.Module):
    """The transformer's two-layer network."""

    def __init__(self, width: int) -> None:
        super().__init__()
        self.up = Affine(width, 4 * width)
        self.down = Affine(4 * width, width)

    def forward(self, x: Tensor) -> Tensor:
        return self.down(squared_relu(self.up(x)))


def patches(image: Tensor, side: int) -> Tensor:
    """(B, C, H, W) -> (B, H/side × W/side, C × side²), rows of patches from the top."""
    batch, channels, height, width = image.shape
    x = image.reshape(batch, channels, height // side, side, width // side, side)
    return x.permute(0, 2, 4, 1, 3, 5).reshape(batch, (height // side) * (width // side), channels * side * side)


def unpatched(tokens: Tensor, side: int, height: int, width: int) -> Tensor:
    """The reverse of `patches`."""
    channels = tokens.shape[2] // side**2
    x = tokens.reshape(tokens.shape[0], height // side, width // side, channels, side, side)
    return x.permute(0, 3, 1, 4, 2, 5).reshape(tokens.shape[0], channels, height, width)
