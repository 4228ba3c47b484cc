"""Sentences as users might type them, in batches of one length each: nothing is padded, so no network needs masks."""

from __future__ import annotations

from functools import lru_cache

import numpy as np
import torch
from torch import Tensor

from .invented import Inventor
from .tokens import MAX_GRAMS, grams_of, shape_of, word_bucket
from .trees import ALLOWED, RELATIONS, UPOS, Tree

_RELATION = {name: i for i, name in enumerate(RELATIONS)}
_UPOS = {name: i for i, name in enumerate(UPOS)}
LONGEST = 48


class Lexicon:
    """What the network knows of a token: its vector, buckets and shape."""

    def __init__(self, rows: dict[str, int], vectors: np.ndarray) -> None:
        self.rows, self.vectors = rows, vectors
        self._names = list(rows)
        self._near: dict[str, list[str]] = {}
        self.of = lru_cache(maxsize=100_000)(self._of)

    def vector(self, word: str) -> np.ndarray:
        """Zeros for a word without a vector; of a hyphenated word the mean of its parts'."""
        row = self.rows.get(word)
        if row is not None:
            return self.vectors[row]
        parts = [self.rows[p] for p in word.split("-") if p in self.rows] if "-" in word else []
        return self.vectors[parts].mean(axis=0) if parts else np.zeros(self.vectors.shape[1], np.float32)

    def neighbours(self, word: str) -> list[str]:
        """Words used in like places, the nearest first; none for a word without a vector."""
        if word not in self._near:
            row = self.rows.get(word)
            if row is None:
                return []
            likeness = self.vectors @ self.vectors[row]
            best = np.argpartition(-likeness, 7)[:7]
            self._near[word] = [self._names[i] for i in best if i != row and likeness[i] > 0.6]
        return self._near[word]

    def _of(self, token: str) -> tuple[np.ndarray, int, np.ndarray, int]:
        word = token.lower()
        grams = np.zeros(MAX_GRAMS, np.int64)
        found = grams_of(word)
        grams[: len(found)] = found
        return self.vector(word).astype(np.float32), word_bucket(word), grams, shape_of(token)

    def encode(self, sentences: list[tuple[str, ...]]) -> dict[str, np.ndarray]:
        """Sentences of one length -> vectors (b, n, 100), words (b, n), grams (b, n, MAX_GRAMS), shapes (b, n)."""
        known = [[self.of(token) for token in sentence] for sentence in sentences]
        part = lambda i, kind: np.array([[k[i] for k in row] for row in known], kind)  # noqa: E731
        return {"vectors": part(0, np.float32), "words": part(1, np.int64), "grams": part(2, np.int64), "shapes": part(3, np.int64)}


def without(tree: Tree, dropped: set[int]) -> Tree:
    """The tree without some leaves (indices from 0)."""
    kept = [i for i in range(len(tree.words)) if i not in dropped]
    number = {0: 0, **{old + 1: new + 1 for new, old in enumerate(kept)}}
    pick = lambda values: tuple(values[i] for i in kept)  # noqa: E731
    return Tree(pick(tree.words), tuple(number[tree.heads[i]] for i in kept), pick(tree.relations), tree.upos and pick(tree.upos))


def with_slip(word: str, random: np.random.Generator) -> str:
    """A typing error: two letters swapped, one lost, or one doubled."""
    at, kind = int(random.integers(0, len(word) - 1)), int(random.integers(3))
    if kind == 0:
        return word[:at] + word[at + 1] + word[at] + word[at + 2 :]
    return word[:at] + word[at + 1 :] if kind == 1 else word[: at + 1] + word[at:]


_CONTENT = {"root", "amod", "compound", "conj", "list", "nmod", "nsubj", "obj", "obl", "appos", "parataxis", "acl", "advcl"}


def varied(tree: Tree, random: np.random.Generator, own: bool, lexicon: Lexicon) -> Tree:
    """The same sentence as another user types it: without capitals, marks at the end, commas, with a slip; of our own few sentences
    also with words used in like places."""
    heads = set(tree.heads)
    marks = [i for i, r in enumerate(tree.relations) if r == "punct" and i + 1 not in heads]
    dropped: set[int] = set()
    if random.random() < (0.06 if own else 0.12):
        dropped = set(marks)
    elif marks and marks[-1] == len(tree.words) - 1 and random.random() < 0.4:
        dropped = {marks[-1]}
    if dropped and len(dropped) < len(tree.words):
        tree = without(tree, dropped)
    words = list(tree.words)
    if own and random.random() < 0.15:
        words[0] = words[0][:1].upper() + words[0][1:]
    elif random.random() < 0.65:
        words = [w.lower() for w in words]
    for i in np.flatnonzero(random.random(len(words)) < (0.12 if own else 0)):
        near = lexicon.neighbours(words[i]) if tree.relations[i] in _CONTENT else []
        if near:
            words[i] = near[int(random.integers(len(near)))]
    for i in np.flatnonzero(random.random(len(words)) < 0.02):
        if len(words[i]) > 3 and words[i].isalpha():
            words[i] = with_slip(words[i], random)
    return Tree(tuple(words), tree.heads, tree.relations, tree.upos)


def allowed_upos(tree: Tree) -> np.ndarray:
    """(n, parts of speech): those that a token may have, by its annotation or else by its relation."""
    mask = np.zeros((len(tree.words), len(UPOS)), bool)
    for i, relation in enumerate(tree.relations):
        names = (tree.upos[i],) if tree.upos else ALLOWED.get(relation, UPOS)
        mask[i, [_UPOS[name] for name in names]] = True
    return mask


def encode_trees(lexicon: Lexicon, trees: list[Tree]) -> dict[str, np.ndarray]:
    return {
        **lexicon.encode([t.words for t in trees]),
        "heads": np.array([t.heads for t in trees], np.int64),
        "relations": np.array([[_RELATION[r] for r in t.relations] for t in trees], np.int64),
        "upos": np.stack([allowed_upos(t) for t in trees]),
    }


class Batches:
    """An endless stream; a sentence is one of our own with probability `share`, and an invented one with probability `invented`."""

    def __init__(self, lexicon: Lexicon, treebank: list[Tree], own: list[Tree], share: float, invented: float, tokens: int, seed: int) -> None:
        short = lambda trees: [t for t in trees if len(t.words) <= LONGEST]  # noqa: E731
        self.lexicon, self.treebank, self.own, self.share, self.tokens = lexicon, short(treebank), short(own), share, tokens
        self.random = np.random.default_rng(seed)
        self.invented, self.inventor = invented, Inventor(self.random)
        self._buckets: dict[int, list[Tree]] = {}
        self._ready: list[list[Tree]] = []

    def _fill(self) -> None:
        while not self._ready:
            for draw in self.random.random(2000):
                own = draw < self.share
                source = self.own if own else self.treebank
                fresh = self.share <= draw < self.share + self.invented
                tree = self.inventor.next() if fresh else source[int(self.random.integers(len(source)))]
                tree = varied(tree, self.random, own, self.lexicon)
                if len(tree.words) > LONGEST:
                    continue
                bucket = self._buckets.setdefault(len(tree.words), [])
                bucket.append(tree)
                if len(bucket) * len(tree.words) >= self.tokens or len(bucket) == 96:
                    self._ready.append(bucket)
                    self._buckets[len(tree.words)] = []
            self._ready = [self._ready[i] for i in self.random.permutation(len(self._ready))]

    def next(self, device: torch.device) -> dict[str, Tensor]:
        self._fill()
        return {k: torch.from_numpy(v).to(device) for k, v in encode_trees(self.lexicon, self._ready.pop()).items()}
