"""The committed evaluator, run by onnxruntime: embeddings of pictures and of words, and the features for Fréchet distances."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import numpy as np

from kiln.data import Vocabulary

from .evaluator.frame import framed
from .exported import session

BATCH = 256


class Judge:
    """models/evaluator of a models folder."""

    def __init__(self, models: Path, vocabulary: Vocabulary, threads: int = 1) -> None:
        self.vocabulary = vocabulary
        self._image = session(models / "evaluator" / "evaluator-image.onnx", threads)
        self._text = session(models / "evaluator" / "evaluator-text.onnx", threads)

    def images(self, pictures: Sequence[np.ndarray]) -> tuple[np.ndarray, np.ndarray]:
        """RGBA pictures -> embeddings (n, 96), features (n, f)."""
        parts = [self._image.run(None, {"image": np.stack([framed(p) for p in pictures[i : i + BATCH]])}) for i in range(0, len(pictures), BATCH)]
        return np.concatenate([p[0] for p in parts]), np.concatenate([p[1] for p in parts])

    def texts(self, rows: np.ndarray) -> np.ndarray:
        """Word numbers (n, WORDS) -> embeddings (n, 96)."""
        parts = []
        for i in range(0, len(rows), BATCH):
            vectors, mask = self.vocabulary.vectors(rows[i : i + BATCH])
            parts.append(self._text.run(None, {"words": vectors, "word_mask": mask})[0])
        return np.concatenate(parts)
