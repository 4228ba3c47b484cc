"""Two layers of a bidirectional LSTM, as in models/train/syntax, whose weights they begin with; for each word: whether a part of the message begins,
what that part does, and which slot the word stands in (a chain of tags: Lafferty, McCallum and Pereira 2001)."""

from __future__ import annotations

from dataclasses import dataclass

import torch
from torch import Tensor, nn
from torch.nn import functional

from syntax.network import VECTOR_SCALE, _shared_dropout
from syntax.tokens import GRAM_BUCKETS, SHAPES, WORD_BUCKETS

from .labels import ACTS, TAGS


@dataclass(frozen=True)
class Config:
    vector: int = 100
    word: int = 48
    gram: int = 48
    shape: int = 12
    hidden: int = 112
    view: int = 128
    dropout: float = 0.25

    @property
    def inputs(self) -> int:
        return self.vector + self.word + self.gram + self.shape


def impossible() -> Tensor:
    """(from, to): a slot goes on only where it stands already."""
    bad = torch.zeros(len(TAGS), len(TAGS), dtype=torch.bool)
    for to in range(2, len(TAGS), 2):
        bad[:, to] = True
        bad[to - 1, to] = bad[to, to] = False
    return bad


class MessageNetwork(nn.Module):
    def __init__(self, config: Config = Config()) -> None:
        super().__init__()
        c = self.config = config
        self.words = nn.Embedding(WORD_BUCKETS + 1, c.word, padding_idx=0)
        self.grams = nn.EmbeddingBag(GRAM_BUCKETS + 1, c.gram, padding_idx=0, mode="sum")
        self.shapes = nn.Embedding(len(SHAPES), c.shape)
        self.start = nn.Parameter(torch.randn(c.inputs) * 0.3)
        self.first = nn.LSTM(c.inputs, c.hidden, batch_first=True, bidirectional=True)
        self.second = nn.LSTM(2 * c.hidden, c.hidden, batch_first=True, bidirectional=True)
        # of each word, and of the whole message
        self.view = nn.Linear(2 * c.hidden, c.view)
        self.whole = nn.Linear(2 * c.hidden, c.view, bias=False)
        # the same of what is known of the words by themselves: a few words tell most of what is wished for
        self.word = nn.Linear(c.inputs, c.view, bias=False)
        self.bag = nn.Linear(c.inputs, c.view, bias=False)
        self.begin = nn.Linear(c.view, 1)
        self.act = nn.Linear(c.view, len(ACTS))
        self.tag = nn.Linear(c.view, len(TAGS))
        self.follow = nn.Parameter(torch.zeros(len(TAGS), len(TAGS)))
        self.register_buffer("_impossible", impossible(), persistent=False)

    def embed(self, vectors: Tensor, words: Tensor, grams: Tensor, shapes: Tensor) -> Tensor:
        """(b, n, inputs). In training, whole vectors, words and spellings are kept secret at random."""
        b, n = words.shape
        vectors = vectors * VECTOR_SCALE
        count = (grams > 0).sum(-1, keepdim=True).clamp(min=1).sqrt()
        spelling = self.grams(grams.reshape(b * n, -1)).reshape(b, n, -1) / count
        known = self.words(words)
        if self.training:
            vectors = vectors * (torch.rand(b, n, 1, device=vectors.device) > 0.07)
            known = known * (torch.rand(b, n, 1, device=vectors.device) > 0.2)
            spelling = spelling * (torch.rand(b, n, 1, device=vectors.device) > 0.05)
        return torch.cat([vectors, known, spelling, self.shapes(shapes)], -1)

    def follows(self) -> Tensor:
        return self.follow.masked_fill(self._impossible, -1e4)

    def forward(self, vectors: Tensor, words: Tensor, grams: Tensor, shapes: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        """begin (b, n), acts (b, n, 35), tags (b, n, 51): all of them scores."""
        p = self.config.dropout
        known = x = self.embed(vectors, words, grams, shapes)
        x = torch.cat([self.start.expand(x.shape[0], 1, -1), x], 1)
        x = _shared_dropout(x, p * 0.5, self.training)
        x, _ = self.first(x)
        x = _shared_dropout(x, p, self.training)
        x, _ = self.second(x)
        x = _shared_dropout(x, p, self.training)[:, 1:]
        view = functional.relu(self.view(x) + self.whole(x.mean(1, keepdim=True)) + self.word(known) + self.bag(known.mean(1, keepdim=True)))
        view = _shared_dropout(view, p * 0.75, self.training)
        return self.begin(view)[..., 0], self.act(view), self.tag(view)


def chain_loss(tags: Tensor, follows: Tensor, right: Tensor) -> Tensor:
    """Negative log likelihood a word of the right chain of tags. tags (b, n, t), right (b, n)."""
    b, n, _ = tags.shape
    score = tags.gather(2, right[..., None])[..., 0].sum(1) + follows[right[:, :-1], right[:, 1:]].sum(1)
    inside = torch.arange(tags.shape[-1], device=tags.device) % 2 == 0
    inside[0] = False  # no slot is begun within
    all_ = tags[:, 0].masked_fill(inside, -1e4)
    for k in range(1, n):
        all_ = torch.logsumexp(all_[:, :, None] + follows[None], 1) + tags[:, k]
    return (torch.logsumexp(all_, 1) - score).mean() / n


def loss(network: MessageNetwork, batch: dict[str, Tensor]) -> dict[str, Tensor]:
    begin, acts, tags = network(batch["vectors"], batch["words"], batch["grams"], batch["shapes"])
    begun = functional.binary_cross_entropy_with_logits(begin[:, 1:], batch["begins"][:, 1:]) if begin.shape[1] > 1 else begin.sum() * 0
    act = functional.cross_entropy(acts.flatten(0, 1), batch["acts"].flatten(), label_smoothing=0.03)
    tag = chain_loss(tags, network.follows(), batch["tags"])
    return {"total": 1.5 * begun + act + 2 * tag, "begin": begun, "act": act, "tag": tag}
