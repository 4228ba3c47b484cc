"""Measures of guesses; all in 0..1, higher is better unless said."""

from __future__ import annotations

import numpy as np


def accuracy(scores: np.ndarray, truth: np.ndarray, top: int = 1) -> float:
    """Share of rows whose true class is among the `top` highest scores. scores (n, classes), truth (n,)."""
    best = np.argsort(-scores, axis=1, kind="stable")[:, :top]
    return float((best == truth[:, None]).any(axis=1).mean())


def macro_f1(scores: np.ndarray, truth: np.ndarray) -> float:
    """Mean F1 over the classes that occur in `truth`."""
    found = scores.argmax(axis=1)
    values = []
    for label in np.unique(truth):
        hit = ((found == label) & (truth == label)).sum()
        values.append(2 * hit / max(1, (found == label).sum() + (truth == label).sum()))
    return float(np.mean(values))


def colour_hit(scores: np.ndarray, truth: np.ndarray) -> float:
    """Share of rows whose likeliest colour is among the measured ones. truth (n, colours) of 0 and 1."""
    return float(truth[np.arange(len(truth)), scores.argmax(axis=1)].mean())


def colour_precision(scores: np.ndarray, truth: np.ndarray) -> float:
    """Mean over rows of the average precision of the ranked colours."""
    values = []
    for score, row in zip(scores, truth, strict=True):
        hits = row[np.argsort(-score, kind="stable")]
        values.append((np.cumsum(hits) / np.arange(1, len(hits) + 1) * hits).sum() / hits.sum())
    return float(np.mean(values))


def calibration_error(probabilities: np.ndarray, truth: np.ndarray, bins: int = 10) -> float:
    """Expected calibration error of the highest probability (Guo et al. 2017); lower is better."""
    confidence, right = probabilities.max(axis=1), probabilities.argmax(axis=1) == truth
    bin_of = np.minimum((confidence * bins).astype(int), bins - 1)
    return float(sum(abs(confidence[bin_of == b].mean() - right[bin_of == b].mean()) * (bin_of == b).mean()
                     for b in range(bins) if (bin_of == b).any()))


def recall_at_1(queries: np.ndarray, keys: np.ndarray, query_name: np.ndarray, key_name: np.ndarray) -> float:
    """Share of queries whose nearest key (cosine of unit rows) carries the same name."""
    return float((key_name[(queries @ keys.T).argmax(axis=1)] == query_name).mean())


def neighbour_scores(queries: np.ndarray, keys: np.ndarray, labels: np.ndarray, neighbours: int = 5) -> np.ndarray:
    """Votes of the nearest keys, weighted by cosine. labels (keys, classes) -> (queries, classes)."""
    out = np.zeros((len(queries), labels.shape[1]), np.float32)
    for start in range(0, len(queries), 256):
        cosines = queries[start : start + 256] @ keys.T
        nearest = np.argpartition(-cosines, neighbours, axis=1)[:, :neighbours]
        weight = np.maximum(np.take_along_axis(cosines, nearest, axis=1), 1e-3)
        out[start : start + 256] = (labels[nearest] * weight[:, :, None]).sum(axis=1)
    return out
