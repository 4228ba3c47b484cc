"""Captions as rows of word numbers. A number is a row of `Vocabulary.table`: 0 padding, 1 a word without a vector, 2 + row of words.bin."""

from __future__ import annotations

from pathlib import Path

import numpy as np

from concept.tokens import words_of
from concept.words import read_words

WORDS = 24
"""Words of a caption that the model reads; no caption of the data has more."""
PADDING, UNKNOWN, FIRST = 0, 1, 2


class Vocabulary:
    """The service's own word vectors, models/words/words.bin; words are cut as `workers/engine/understand/guess/tokens.ts` cuts them."""

    def __init__(self, models: Path) -> None:
        self.rows, vectors = read_words(models / "words" / "words.bin")
        self.table = np.concatenate([np.zeros((FIRST, vectors.shape[1]), np.float32), vectors]).astype(np.float32)
        """(numbers, 100) float32: zeros for padding and for a word without a vector."""

    def numbers(self, text: str) -> list[int]:
        return [FIRST + self.rows[w] if w in self.rows else UNKNOWN for w in words_of(text)]

    def row(self, text: str, length: int = WORDS) -> np.ndarray:
        """(length,) int32, padded; words beyond the length are cut."""
        out = np.zeros(length, np.int32)
        found = self.numbers(text)[:length]
        out[: len(found)] = found
        return out

    def number(self, word: str) -> int:
        """The number of a single word that must have a vector."""
        return FIRST + self.rows[word]

    def vectors(self, numbers: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        """Numbers (n, words) -> vectors (n, words, 100) and mask (n, words), float32."""
        return self.table[numbers], (numbers != PADDING).astype(np.float32)


def joined(*rows: np.ndarray) -> np.ndarray:
    """Rows of numbers (n, any) one after another without gaps, cut at WORDS: (n, WORDS). All rows' padding is at their end."""
    whole = np.concatenate(rows, 1)
    order = np.argsort(whole == PADDING, axis=1, kind="stable")[:, :WORDS]
    return np.take_along_axis(whole, order, 1)
