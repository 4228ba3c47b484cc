"""Scores -> the likeliest parts and slots; workers/agent/reader/decode.ts does the same."""

from __future__ import annotations

import numpy as np

from .labels import NONE

# how much of each word's act counts in a part: the words of one part do not speak independently
SHARE = 0.3


def _log_softmax(x: np.ndarray) -> np.ndarray:
    x = x - x.max(-1, keepdims=True)
    return x - np.log(np.exp(x).sum(-1, keepdims=True))


def parts_of(begin: np.ndarray, acts: np.ndarray) -> tuple[list[int], list[bool]]:
    """begin (n), acts (n, a) -> act of each word, and whether a part begins there; something is done by every message."""
    found = _parts(begin, acts)
    if set(found[0]) != {NONE}:
        return found
    acts = acts.copy()
    acts[:, NONE] = -1e4
    return _parts(begin, acts)


def _parts(begin: np.ndarray, acts: np.ndarray) -> tuple[list[int], list[bool]]:
    n, a = acts.shape
    acts = SHARE * _log_softmax(acts.astype(np.float64))
    begins, goes_on = -np.logaddexp(0, -begin.astype(np.float64)), -np.logaddexp(0, begin.astype(np.float64))
    score = acts[0].copy()
    back = np.zeros((n, a), int)  # -1: the part goes on
    for k in range(1, n):
        best = int(score.argmax())
        new = score[best] + begins[k]
        old = score + goes_on[k]
        on = old >= new
        back[k] = np.where(on, -1, best)
        score = np.where(on, old, new) + acts[k]
    act = int(score.argmax())
    found, begun = [act], []
    for k in range(n - 1, 0, -1):
        begun.append(back[k, act] >= 0)
        if back[k, act] >= 0:
            act = int(back[k, act])
        found.append(act)
    return found[::-1], [True, *begun[::-1]]


def tags_of(tags: np.ndarray, follows: np.ndarray) -> list[int]:
    """tags (n, t), follows (t, t) -> the likeliest chain."""
    n, t = tags.shape
    score = tags[0].astype(np.float64).copy()
    score[2::2] = -1e4
    back = np.zeros((n, t), int)
    for k in range(1, n):
        all_ = score[:, None] + follows
        back[k] = all_.argmax(0)
        score = all_.max(0) + tags[k]
    tag = int(score.argmax())
    found = [tag]
    for k in range(n - 1, 0, -1):
        tag = int(back[k, tag])
        found.append(tag)
    return found[::-1]
