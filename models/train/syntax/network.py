"""The biaffine parser of Dozat and Manning (2017), small enough for plain TypeScript to run it.

Relations are scored by a low-rank bilinear form (an elementwise product, then a matrix), which costs a hundredth of the full one.
"""

from __future__ import annotations

from dataclasses import dataclass

import torch
from torch import Tensor, nn
from torch.nn import functional

from .tokens import GRAM_BUCKETS, SHAPES, WORD_BUCKETS
from .trees import RELATIONS, UPOS


@dataclass(frozen=True)
class Config:
    vector: int = 100
    word: int = 48
    gram: int = 48
    shape: int = 12
    hidden: int = 112
    arc: int = 96
    relation: int = 96
    dropout: float = 0.33

    @property
    def inputs(self) -> int:
        return self.vector + self.word + self.gram + self.shape


CONFIGS = {"small": Config(), "tiny": Config(word=8, gram=8, shape=4, hidden=16, arc=16, relation=16)}
VECTOR_SCALE = 5.0


def _shared_dropout(x: Tensor, p: float, training: bool) -> Tensor:
    """One mask for all tokens of a sentence (Gal and Ghahramani 2016)."""
    if not training or p == 0:
        return x
    return x * functional.dropout(x.new_ones(x.shape[0], 1, x.shape[2]), p)


class SyntaxNetwork(nn.Module):
    def __init__(self, config: Config) -> None:
        super().__init__()
        c = self.config = config
        self.words = nn.Embedding(WORD_BUCKETS + 1, c.word, padding_idx=0)
        self.grams = nn.EmbeddingBag(GRAM_BUCKETS + 1, c.gram, padding_idx=0, mode="sum")
        self.shapes = nn.Embedding(len(SHAPES), c.shape)
        self.start = nn.Parameter(torch.randn(c.inputs) * 0.3)
        self.first = nn.LSTM(c.inputs, c.hidden, batch_first=True, bidirectional=True)
        self.second = nn.LSTM(2 * c.hidden, c.hidden, batch_first=True, bidirectional=True)
        # rows: dependent for arcs, head for arcs, dependent for relations, head for relations
        self.views = nn.Linear(2 * c.hidden, 2 * c.arc + 2 * c.relation)
        self.arcs = nn.Linear(c.arc, c.arc)
        self.arc_heads = nn.Linear(c.arc, 1)
        self.pair = nn.Linear(c.relation, len(RELATIONS))
        self.alone = nn.Linear(2 * c.relation, len(RELATIONS), bias=False)
        self.upos = nn.Linear(2 * c.hidden, len(UPOS))
        nn.init.normal_(self.words.weight, std=0.3)
        nn.init.normal_(self.grams.weight, std=0.3)
        nn.init.normal_(self.shapes.weight, std=0.3)
        nn.init.orthogonal_(self.arcs.weight, gain=0.3)
        with torch.no_grad():
            self.words.weight[0] = 0
            self.grams.weight[0] = 0

    def embed(self, vectors: Tensor, words: Tensor, grams: Tensor, shapes: Tensor) -> Tensor:
        """(b, n, inputs). In training, whole vectors, words and spellings are kept secret at random."""
        b, n = words.shape
        vectors = vectors * VECTOR_SCALE
        count = (grams > 0).sum(-1, keepdim=True).clamp(min=1).sqrt()
        spelling = self.grams(grams.reshape(b * n, -1)).reshape(b, n, -1) / count
        known = self.words(words)
        if self.training:
            vectors = vectors * (torch.rand(b, n, 1) > 0.1)
            known = known * (torch.rand(b, n, 1) > 0.25)
            spelling = spelling * (torch.rand(b, n, 1) > 0.05)
        return torch.cat([vectors, known, spelling, self.shapes(shapes)], -1)

    def forward(self, vectors: Tensor, words: Tensor, grams: Tensor, shapes: Tensor) -> tuple[Tensor, Tensor, Tensor, Tensor]:
        """arc scores (b, n dependents, n + 1 heads), relation views of dependents (b, n, r) and heads (b, n + 1, r), upos (b, n, 17)."""
        c, p = self.config, self.config.dropout
        x = self.embed(vectors, words, grams, shapes)
        x = torch.cat([self.start.expand(x.shape[0], 1, -1), x], 1)
        x = _shared_dropout(x, p * 0.6, self.training)
        x, _ = self.first(x)
        x = _shared_dropout(x, p, self.training)
        x, _ = self.second(x)
        x = _shared_dropout(x, p, self.training)
        views = _shared_dropout(functional.relu(self.views(x)), p, self.training)
        arc_d, arc_h, rel_d, rel_h = views.split([c.arc, c.arc, c.relation, c.relation], -1)
        arcs = self.arcs(arc_d[:, 1:]) @ arc_h.transpose(1, 2) + self.arc_heads(arc_h).transpose(1, 2)
        return arcs, rel_d[:, 1:], rel_h, self.upos(x[:, 1:])

    def relations(self, dependents: Tensor, heads: Tensor) -> Tensor:
        """Scores of the relations of pairs. (…, r), (…, r) -> (…, relations)"""
        return self.pair(dependents * heads) + self.alone(torch.cat([dependents, heads], -1))


def loss(network: SyntaxNetwork, batch: dict[str, Tensor]) -> dict[str, Tensor]:
    arcs, dependents, heads, upos = network(batch["vectors"], batch["words"], batch["grams"], batch["shapes"])
    b, n, _ = arcs.shape
    own = 1 + torch.arange(n)
    arcs = arcs.index_put((torch.arange(b)[:, None], own[None] - 1, own[None]), torch.tensor(-1e4))  # nothing is its own head
    chosen = heads.gather(1, batch["heads"][..., None].expand(-1, -1, heads.shape[-1]))
    arc = functional.cross_entropy(arcs.flatten(0, 1), batch["heads"].flatten(), label_smoothing=0.0)
    relation = functional.cross_entropy(network.relations(dependents, chosen).flatten(0, 1), batch["relations"].flatten())
    free = functional.log_softmax(upos, -1)
    tag = -torch.logsumexp(free.masked_fill(~batch["upos"], -1e4), -1).mean()
    return {"total": arc + relation + 0.3 * tag, "arc": arc, "relation": relation, "upos": tag}
