"""The network: word vectors and n-gram buckets -> a small transformer -> category, colours, view, embedding."""

from __future__ import annotations

from dataclasses import asdict, dataclass

import torch
from torch import Tensor, nn
from torch.nn import functional as F

from .tokens import MAX_WORDS


@dataclass(frozen=True)
class Config:
    width: int
    layers: int
    heads: int
    buckets: int
    gram_width: int
    embedding: int
    dropout: float

    def as_dict(self) -> dict:
        return asdict(self)


CONFIGS = {
    "tiny": Config(width=48, layers=1, heads=2, buckets=1024, gram_width=32, embedding=64, dropout=0.1),
    "small": Config(width=128, layers=2, heads=4, buckets=12288, gram_width=96, embedding=96, dropout=0.2),
}


class Block(nn.Module):
    """Pre-norm self-attention and feed-forward (Xiong et al. 2020)."""

    def __init__(self, config: Config) -> None:
        super().__init__()
        width = config.width
        self.heads = config.heads
        self.norm_1, self.norm_2 = nn.LayerNorm(width), nn.LayerNorm(width)
        self.qkv, self.out = nn.Linear(width, 3 * width), nn.Linear(width, width)
        self.up, self.down = nn.Linear(width, 2 * width), nn.Linear(2 * width, width)
        self.dropout = nn.Dropout(config.dropout)

    def forward(self, x: Tensor, blocked: Tensor) -> Tensor:
        """x (B, T, width); blocked (B, 1, 1, T), a large negative number where there is only padding."""
        batch, length, width = x.shape
        q, k, v = (self.qkv(self.norm_1(x)).view(batch, length, 3, self.heads, width // self.heads)
                   .permute(2, 0, 3, 1, 4).unbind(0))
        weights = (q @ k.transpose(-1, -2) * (width // self.heads) ** -0.5 + blocked).softmax(-1)
        x = x + self.dropout(self.out((weights @ v).transpose(1, 2).reshape(batch, length, width)))
        return x + self.dropout(self.down(F.gelu(self.up(self.norm_2(x)))))


class ConceptNetwork(nn.Module):
    """Answers with logits; `Exported` below turns them into probabilities."""

    def __init__(self, config: Config, vector_width: int, categories: int, colours: int, views: int) -> None:
        super().__init__()
        self.config = config
        self.grams = nn.Embedding(config.buckets + 1, config.gram_width, padding_idx=0)
        nn.init.normal_(self.grams.weight, std=0.3)
        with torch.no_grad():
            self.grams.weight[0] = 0
        self.from_vector = nn.Linear(vector_width, config.width)
        self.from_grams = nn.Linear(config.gram_width, config.width, bias=False)
        self.position = nn.Parameter(torch.randn(MAX_WORDS, config.width) * 0.1)
        self.dropout = nn.Dropout(config.dropout)
        self.blocks = nn.ModuleList(Block(config) for _ in range(config.layers))
        self.norm = nn.LayerNorm(config.width)
        self.attend = nn.Linear(config.width, 1)
        self.category = nn.Linear(config.width, categories)
        self.colours = nn.Linear(config.width, colours)
        self.view = nn.Linear(config.width, views)
        self.embedding = nn.Linear(config.width, config.embedding)

    def forward(self, vectors: Tensor, grams: Tensor) -> dict[str, Tensor]:
        """vectors (B, T, vector_width) float, grams (B, T, G) int; T <= MAX_WORDS. A word is there where one of its
        grams or a part of its vector is not 0."""
        used = (grams != 0).to(vectors.dtype)
        # Word vectors have unit length, so their entries are near 0.1; the factor brings them to the scale of the rest.
        spelled = self.grams(grams).sum(2) / used.sum(2, keepdim=True).clamp(min=1)
        x = self.from_vector(vectors * 5) + self.from_grams(spelled) + self.position[: vectors.shape[1]]
        x = self.dropout(x)
        there = torch.maximum(used.amax(2), (vectors.abs().amax(2) > 0).to(vectors.dtype))
        padding = (1 - there) * -1e4
        for block in self.blocks:
            x = block(x, padding[:, None, None, :])
        x = self.norm(x)
        weights = (self.attend(x).squeeze(-1) + padding).softmax(-1)
        pooled = self.dropout((weights.unsqueeze(-1) * x).sum(1))
        return {
            "category": self.category(pooled),
            "colours": self.colours(pooled),
            "view": self.view(pooled),
            "embedding": F.normalize(self.embedding(pooled), dim=-1),
        }


class Exported(nn.Module):
    """What is exported: calibrated probabilities. The temperatures come from the dev split."""

    def __init__(self, network: ConceptNetwork, category_temperature: float, colour_temperature: float) -> None:
        super().__init__()
        self.network = network
        self.category_temperature, self.colour_temperature = category_temperature, colour_temperature

    def forward(self, vectors: Tensor, grams: Tensor) -> tuple[Tensor, Tensor, Tensor, Tensor]:
        out = self.network(vectors, grams)
        return (
            (out["category"] / self.category_temperature).softmax(-1),
            (out["colours"] / self.colour_temperature).sigmoid(),
            out["view"].softmax(-1),
            out["embedding"],
        )
