"""The first layers of a language model that was trained on a billion pairs of sentences (all-MiniLM-L6-v2), tuned to messages; for each word: whether
a part of the message begins, what that part does, and which slot the word stands in (a chain of tags: Lafferty, McCallum and Pereira 2001)."""

from __future__ import annotations

import json
import struct
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import torch
from torch import Tensor, nn
from torch.func import functional_call
from torch.nn import functional

from .decode import SHARE
from .labels import ACTS, TAGS

PLACES = 256


@dataclass(frozen=True)
class Config:
    pieces: int
    width: int = 384
    heads: int = 12
    inner: int = 1536
    layers: int = 3
    view: int = 192
    dropout: float = 0.1


class Layer(nn.Module):
    def __init__(self, c: Config) -> None:
        super().__init__()
        self.heads = c.heads
        self.qkv = nn.Linear(c.width, 3 * c.width)
        self.out = nn.Linear(c.width, c.width)
        self.norm1 = nn.LayerNorm(c.width, eps=1e-12)
        self.up = nn.Linear(c.width, c.inner)
        self.down = nn.Linear(c.inner, c.width)
        self.norm2 = nn.LayerNorm(c.width, eps=1e-12)
        self.drop = nn.Dropout(c.dropout)

    def forward(self, x: Tensor, mask: Tensor) -> Tensor:
        b, n, w = x.shape
        q, k, v = self.qkv(x).reshape(b, n, 3, self.heads, w // self.heads).permute(2, 0, 3, 1, 4)
        weights = (q @ k.transpose(-1, -2)) * (w // self.heads) ** -0.5 + mask
        seen = (self.drop(weights.softmax(-1)) @ v).transpose(1, 2).reshape(b, n, w)
        x = self.norm1(x + self.drop(self.out(seen)))
        return self.norm2(x + self.drop(self.down(functional.gelu(self.up(x)))))


def impossible() -> Tensor:
    """(from, to): a slot goes on only where it stands already."""
    bad = torch.zeros(len(TAGS), len(TAGS), dtype=torch.bool)
    for to in range(2, len(TAGS), 2):
        bad[:, to] = True
        bad[to - 1, to] = bad[to, to] = False
    return bad


class Reader(nn.Module):
    def __init__(self, config: Config) -> None:
        super().__init__()
        c = self.config = config
        self.table = nn.Embedding(c.pieces, c.width)
        self.places = nn.Parameter(torch.zeros(PLACES, c.width))
        self.norm = nn.LayerNorm(c.width, eps=1e-12)
        self.layers = nn.ModuleList(Layer(c) for _ in range(c.layers))
        self.drop = nn.Dropout(c.dropout)
        self.view = nn.Linear(c.width, c.view)
        self.whole = nn.Linear(c.width, c.view, bias=False)
        self.begin = nn.Linear(c.view, 1)
        self.act = nn.Linear(c.view, len(ACTS))
        self.tag = nn.Linear(c.view, len(TAGS))
        self.follow = nn.Parameter(torch.zeros(len(TAGS), len(TAGS)))
        self.register_buffer("_impossible", impossible(), persistent=False)

    def follows(self) -> Tensor:
        return self.follow.masked_fill(self._impossible, -1e4)

    def forward(self, pieces: Tensor, firsts: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        """pieces (b, p), 0 behind the last; firsts (b, n): where each word's first piece stands -> begin (b, n), acts (b, n, a), tags (b, n, t)."""
        there = pieces != 0
        mask = torch.where(there, 0.0, -1e4)[:, None, None, :]
        x = self.drop(self.norm(self.table(pieces) + self.places[: pieces.shape[1]]))
        for layer in self.layers:
            x = layer(x, mask)
        words = x.gather(1, firsts[..., None].expand(-1, -1, x.shape[-1]))
        every = (x * there[..., None]).sum(1, keepdim=True) / there.sum(1)[:, None, None]
        view = self.drop(functional.gelu(self.view(words) + self.whole(every)))
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


def parts_loss(begin: Tensor, acts: Tensor, right: Tensor, begins: Tensor) -> Tensor:
    """Negative log likelihood a word of the right parts, among all ways to part the message. begin (b, n), acts (b, n, a), right and begins (b, n)."""
    n = acts.shape[1]
    score = acts.gather(2, right[..., None])[..., 0].sum(1) + (begin * begins)[:, 1:].sum(1)
    all_ = acts[:, 0]
    for k in range(1, n):
        fresh = torch.logsumexp(all_, 1, keepdim=True) + begin[:, k, None]
        all_ = torch.logaddexp(all_, fresh) + acts[:, k]
    return (torch.logsumexp(all_, 1) - score).mean() / n


def loss(network: Reader, batch: dict[str, Tensor], smooth: float, weights: dict[str, Tensor] | None = None) -> dict[str, Tensor]:
    """`smooth`: how far acts may be otherwise than marked. `weights` stand in for the network's own."""
    given = batch["pieces"], batch["firsts"]
    begin, acts, tags = (x.float() for x in (functional_call(network, weights, given) if weights else network(*given)))
    act = functional.cross_entropy(acts.flatten(0, 1), batch["acts"].flatten(), label_smoothing=smooth)
    parts = parts_loss(begin, SHARE * acts.log_softmax(-1), batch["acts"], batch["begins"])
    tag = chain_loss(tags, network.follows(), batch["tags"])
    return {"total": 3 * parts + 0.7 * act + 2 * tag, "parts": parts, "act": act, "tag": tag}


def rounded(weight: Tensor, block: int = 64) -> Tensor:
    """The weight as its 4 bits will say it; its slope is that of the weight itself."""
    with torch.no_grad():
        parts = weight.detach().reshape(-1, block)
        most = parts.gather(1, parts.abs().argmax(1, keepdim=True))
        scale = most / -8
        scale = torch.where(scale == 0, torch.ones_like(scale), scale)
        off = ((parts / scale).round().clamp(-8, 7) * scale).reshape(weight.shape) - weight.detach()
    return weight + off


def tensors_of(path: Path) -> dict[str, np.ndarray]:
    """A file of safetensors."""
    raw = path.read_bytes()
    (length,) = struct.unpack_from("<Q", raw)
    header = json.loads(raw[8 : 8 + length])
    return {
        name: np.frombuffer(raw, "<f4", (t["data_offsets"][1] - t["data_offsets"][0]) // 4, 8 + length + t["data_offsets"][0]).reshape(t["shape"])
        for name, t in header.items()
        if name != "__metadata__" and t["dtype"] == "F32"
    }


def begin_with(network: Reader, path: Path, vocabulary: list[str], tokenizer: Path) -> None:
    """Sets the weights of all-MiniLM-L6-v2."""
    found = {name.removeprefix("bert."): value for name, value in tensors_of(path).items()}
    ids = json.loads(tokenizer.read_text())["model"]["vocab"]
    words = found["embeddings.word_embeddings.weight"]
    special = {"[PAD]": "[PAD]", "[UNK]": "[UNK]", "[CLS]": "[CLS]", "[SEP]": "[SEP]"}
    table = words[[ids[special.get(piece, piece)] for piece in vocabulary]]
    put = lambda to, value: to.data.copy_(torch.tensor(np.ascontiguousarray(value)))  # noqa: E731
    put(network.table.weight, table)
    put(network.places, found["embeddings.position_embeddings.weight"][:PLACES] + found["embeddings.token_type_embeddings.weight"][0])
    put(network.norm.weight, found["embeddings.LayerNorm.weight"])
    put(network.norm.bias, found["embeddings.LayerNorm.bias"])
    for i, layer in enumerate(network.layers):
        at = f"encoder.layer.{i}."
        for part in ("weight", "bias"):
            put(getattr(layer.qkv, part), np.concatenate([found[f"{at}attention.self.{name}.{part}"] for name in ("query", "key", "value")]))
            for own, theirs in (("out", "attention.output.dense"), ("norm1", "attention.output.LayerNorm"), ("up", "intermediate.dense"),
                                ("down", "output.dense"), ("norm2", "output.LayerNorm")):
                put(getattr(getattr(layer, own), part), found[f"{at}{theirs}.{part}"])
