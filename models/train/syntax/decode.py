"""The best tree with one root: Chu-Liu/Edmonds, as workers/engine/understand/syntax/decode.ts does it."""

from __future__ import annotations

import numpy as np


def best_tree(scores: np.ndarray) -> np.ndarray:
    """scores (n dependents, n + 1 heads), higher is better -> head of each, 0 for the root; exactly one root.

    A second root costs more than any tree can gain, so that the best tree has one."""
    n = len(scores)
    full = np.full((n + 1, n + 1), -np.inf)
    full[1:] = scores
    full[1:, 0] -= 1e6
    np.fill_diagonal(full, -np.inf)
    return _edmonds(full)[1:]


def _edmonds(scores: np.ndarray) -> np.ndarray:
    """scores[dependent, head]; node 0 is the root, row 0 is not read."""
    size = len(scores)
    heads = np.zeros(size, int)
    heads[1:] = scores[1:].argmax(1)
    cycle = _cycle(heads)
    if cycle is None:
        return heads
    inside = np.zeros(size, bool)
    inside[cycle] = True
    outside = [i for i in range(size) if not inside[i]]  # 0 among them, and first
    number = {old: new for new, old in enumerate(outside)}
    ring = len(outside)
    small = np.full((ring + 1, ring + 1), -np.inf)
    enters, leaves = {}, {}
    for i in outside:
        for j in outside:
            if i and i != j:
                small[number[i], number[j]] = scores[i, j]
        gain = [scores[c, i] - scores[c, heads[c]] for c in cycle]
        enters[i] = cycle[int(np.argmax(gain))]
        small[ring, number[i]] = max(gain)
        if i:
            leaves[i] = cycle[int(np.argmax(scores[i, cycle]))]
            small[number[i], ring] = scores[i, leaves[i]]
    found = _edmonds(small)
    for i in outside[1:]:
        heads[i] = leaves[i] if found[number[i]] == ring else outside[found[number[i]]]
    into = outside[found[ring]]
    heads[enters[into]] = into
    return heads


def _cycle(heads: np.ndarray) -> list[int] | None:
    state = np.zeros(len(heads), int)
    for start in range(1, len(heads)):
        path, at = [], start
        while at and not state[at]:
            state[at] = start
            path.append(at)
            at = int(heads[at])
        if at and state[at] == start and at in path:
            return path[path.index(at) :]
    return None
