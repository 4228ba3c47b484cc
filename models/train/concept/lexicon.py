"""Words as the network sees them: a vector (zeros where there is none) and n-gram buckets, looked up once a word."""

from __future__ import annotations

import numpy as np

from .tokens import MAX_GRAMS, grams_of, words_of


class Lexicon:
    def __init__(self, rows: dict[str, int], vectors: np.ndarray, buckets: int) -> None:
        self.rows, self.vectors, self.buckets = rows, vectors, buckets
        self._grams: dict[str, np.ndarray] = {}

    def grams(self, word: str) -> np.ndarray:
        """int64 (MAX_GRAMS,), padded with 0."""
        found = self._grams.get(word)
        if found is None:
            found = np.zeros(MAX_GRAMS, np.int64)
            buckets = grams_of(word, self.buckets)
            found[: len(buckets)] = buckets
            self._grams[word] = found
        return found

    def encode(self, texts: list[list[str]]) -> tuple[np.ndarray, np.ndarray]:
        """Lists of words -> vectors float32 (n, longest, d), grams int64 (n, longest, MAX_GRAMS); zeros are padding."""
        longest = max(1, max(len(t) for t in texts))
        vectors = np.zeros((len(texts), longest, self.vectors.shape[1]), np.float32)
        grams = np.zeros((len(texts), longest, MAX_GRAMS), np.int64)
        for i, words in enumerate(texts):
            for j, word in enumerate(words):
                row = self.rows.get(word)
                if row is not None:
                    vectors[i, j] = self.vectors[row]
                grams[i, j] = self.grams(word)
        return vectors, grams

    def mean_vectors(self, texts: list[str]) -> np.ndarray:
        """The baseline's view of a text: the mean of its word vectors, unit length, zeros where none is known."""
        out = np.zeros((len(texts), self.vectors.shape[1]), np.float32)
        for i, text in enumerate(texts):
            known = [self.rows[w] for w in words_of(text) if w in self.rows]
            if known:
                mean = self.vectors[known].mean(axis=0)
                out[i] = mean / max(np.linalg.norm(mean), 1e-8)
        return out
