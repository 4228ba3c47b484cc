"""What may stand beside a sprite as its reference: another of its style, another side or pose of its subject, the frame before."""

from __future__ import annotations

import numpy as np

from .mixture import Mixture
from .store import Store

STYLE, SUBJECT, PREVIOUS = 1, 2, 3
"""Kinds of references; 0 is none."""


class References:
    """Neighbours of a store's sprites by style and by subject, as ranges of sorted lists."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.by_style = np.argsort(store.style, kind="stable")
        styles = np.arange(len(store.styles) + 1)
        self.style_start = np.searchsorted(store.style[self.by_style], styles)
        # A subject's frames lie side by side, standing ones first.
        subjects = np.arange(max(store.subject.max(), 0) + 2)
        self.subject_start = np.searchsorted(store.subject, subjects)
        still = (store.clip < 0) & (store.subject >= 0)
        self.stills = np.bincount(store.subject[still], minlength=len(subjects))

    def of(self, random: np.random.Generator, which: np.ndarray, height: int, width: int, config: Mixture) -> tuple[np.ndarray, np.ndarray]:
        """(kind, sprite) for each of `which` (n,), of sprites that fit into the grid; kind 0 where there is none."""
        store, n = self.store, len(which)
        kind, sprite = np.zeros(n, np.int64), np.zeros(n, np.int64)
        fits = lambda i: (store.height[i] <= height) & (store.width[i] <= width)  # noqa: E731
        style = store.style[which]
        start, end = self.style_start[style], self.style_start[style + 1]
        other = self.by_style[start + (random.random(n) * (end - start)).astype(np.int64)]
        use = (random.random(n) < config.style) & (other != which) & fits(other)
        kind, sprite = np.where(use, STYLE, kind), np.where(use, other, sprite)
        subject = store.subject[which]
        known = subject >= 0
        first = self.subject_start[np.maximum(subject, 0)]
        count = self.subject_start[np.maximum(subject, 0) + 1] - first
        still = self.stills[np.maximum(subject, 0)]
        wanted = known & (count > 1) & (random.random(n) < config.subject)
        for _ in range(3):
            # Mostly a standing picture, as the service has one; in the same view where three throws find it.
            among = np.where((random.random(n) < 0.8) & (still > 1), still, count)
            other = np.minimum(first + (random.random(n) * among).astype(np.int64), len(store.view) - 1)
            better = wanted & (other != which) & fits(other) & ((kind != SUBJECT) | (store.view[sprite] != store.view[which]))
            kind, sprite = np.where(better, SUBJECT, kind), np.where(better, other, sprite)
        before = store.previous[which]
        use = (before >= 0) & (random.random(n) < config.previous)
        return np.where(use, PREVIOUS, kind), np.where(use, before, sprite)
