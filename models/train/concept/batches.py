"""Batches of texts, made harder on the way: articles, second things, dropped words, typing errors, lost vectors."""

from __future__ import annotations

import numpy as np
import torch

from .data import COLOURS, Thing, tag_matrix
from .lexicon import Lexicon
from .tokens import MAX_WORDS, words_of

OPENINGS = [o.split() for o in (
    "a", "a", "an", "the", "the", "some", "my", "a pixel art", "pixel art of a", "a sprite of a", "a picture of a",
    "an icon of a", "draw a", "a small", "a big", "a cute", "an old", "a simple", "a detailed", "a fantasy", "a magic",
)]
JOINTS = [j.split() for j in (
    "with a", "with", "and a", "holding a", "wearing a", "near a", "on a", "in a", "carrying a", "under a", "beside a",
)]
LETTERS = "abcdefghijklmnopqrstuvwxyz"


class Batches:
    """Two different texts a thing in each batch, so that they can be drawn together. Seeded; its state can be saved."""

    def __init__(self, things: list[Thing], lexicon: Lexicon, size: int, seed: int) -> None:
        self.things, self.lexicon, self.size = things, lexicon, size
        self.random = np.random.default_rng(seed)
        sampling = np.array([t.sampling for t in things])
        self.cumulative = np.cumsum(sampling / sampling.sum())
        self.short = [[words_of(t) for t in thing.texts] for thing in things]
        self.long = [[w for w in (words_of(t) for t in thing.long_texts) if w] for thing in things]
        names: dict[str, int] = {}
        self.name = np.array([names.setdefault(t.name, len(names)) for t in things])
        self.tags = tag_matrix(things)
        self.colours = np.zeros((len(things), len(COLOURS)), np.float32)
        for row, thing in enumerate(things):
            self.colours[row, thing.colours] = 1

    def next(self, device: torch.device) -> tuple[tuple, tuple, dict[str, torch.Tensor]]:
        """Two inputs (vectors, grams) and the labels of one batch."""
        chosen = np.searchsorted(self.cumulative, self.random.random(self.size)).clip(max=len(self.things) - 1)
        # Long texts come in batches of their own: one long text makes a whole batch long.
        tell = self.random.random() < 0.3
        first, second = [], []
        for index in chosen:
            short, long = self.short[index], self.long[index]
            first.append(self._vary(self._pick(short)))
            second.append(self._vary(self._pick(long if tell and long else short)))
        pick = [self.things[i] for i in chosen]
        labels = {
            "category": torch.tensor([t.category for t in pick]),
            "view": torch.tensor([t.view for t in pick]),
            "colours": torch.from_numpy(self.colours[chosen]),
            "category_weight": torch.tensor([t.category_weight for t in pick]),
            "colour_weight": torch.tensor([t.colour_weight for t in pick]),
            "name": torch.from_numpy(self.name[chosen]),
            "tags": torch.from_numpy(self.tags[chosen]),
        }
        return self._input(first, device), self._input(second, device), {k: v.to(device) for k, v in labels.items()}

    def _pick(self, texts: list) -> list[str]:
        # The name alone is the hardest text and the likeliest prompt, so it comes as often as all others together.
        return texts[0] if self.random.random() < 0.5 else texts[self.random.integers(len(texts))]

    def _vary(self, words: list[str]) -> list[str]:
        random = self.random
        words = list(words)
        if len(words) > 3 and random.random() < 0.1:
            del words[random.integers(len(words))]
        if random.random() < 0.35:
            words = OPENINGS[random.integers(len(OPENINGS))] + words
        if random.random() < 0.12:
            other = self._pick(self.short[random.integers(len(self.things))])
            words = words + JOINTS[random.integers(len(JOINTS))] + other[-4:]
        return [self._misspell(w) if len(w) > 3 and random.random() < 0.03 else w for w in words][:MAX_WORDS]

    def _misspell(self, word: str) -> str:
        at, letter = self.random.integers(1, len(word) - 1), LETTERS[self.random.integers(26)]
        kind = self.random.integers(4)
        if kind == 0:
            return word[:at] + word[at + 1 :]
        if kind == 1:
            return word[:at] + letter + word[at:]
        if kind == 2:
            return word[:at] + word[at + 1] + word[at] + word[at + 2 :]
        return word + ("s" if not word.endswith("s") else "es")

    def _input(self, texts: list[list[str]], device: torch.device) -> tuple[torch.Tensor, torch.Tensor]:
        vectors, grams = self.lexicon.encode(texts)
        # A lost vector teaches spelling, lost spelling teaches meaning.
        vectors[self.random.random(vectors.shape[:2]) < 0.12] = 0
        lost = self.random.random(grams.shape) < 0.15
        # The bucket of the whole word means nothing for a word that was never seen, so it must not be relied on.
        lost[:, :, 0] |= self.random.random(grams.shape[:2]) < 0.2
        # Spelling that was learned by heart says nothing about a new word; its vector alone must do, too.
        lost |= (self.random.random(grams.shape[:2]) < 0.25)[:, :, None]
        grams[lost] = 0
        return torch.from_numpy(vectors).to(device), torch.from_numpy(grams).to(device)
