"""Attachment scores: the share of tokens with the right head (UAS), and with the right head and relation (LAS). Marks do not count."""

from __future__ import annotations

import numpy as np
import torch

from .batches import Lexicon
from .decode import best_tree
from .network import SyntaxNetwork
from .trees import RELATIONS, UPOS, Tree


@torch.no_grad()
def parse(network: SyntaxNetwork, lexicon: Lexicon, sentences: list[tuple[str, ...]]) -> list[tuple[np.ndarray, list[str], list[str], np.ndarray]]:
    """Heads, relations, parts of speech, and the probability of head and relation together, of each sentence."""
    network.eval()
    found: list = [None] * len(sentences)
    lengths: dict[int, list[int]] = {}
    for i, sentence in enumerate(sentences):
        lengths.setdefault(len(sentence), []).append(i)
    for members in lengths.values():
        for at in range(0, len(members), 64):
            some = members[at : at + 64]
            inputs = {k: torch.from_numpy(v) for k, v in lexicon.encode([sentences[i] for i in some]).items()}
            arcs, dependents, heads, upos = network(**inputs)
            n = arcs.shape[1]
            arcs[:, torch.arange(n), torch.arange(n) + 1] = -torch.inf
            logs = arcs.log_softmax(-1).numpy()
            for k, i in enumerate(some):
                tree = best_tree(logs[k])
                scores = network.relations(dependents[k], heads[k][torch.from_numpy(tree)])
                scores[:, 0] = -torch.inf
                names = ["root" if h == 0 else RELATIONS[r] for h, r in zip(tree, scores.argmax(-1).tolist(), strict=True)]
                sure = np.where(tree == 0, 1, scores.softmax(-1).max(-1).values.numpy()) * np.exp(logs[k][np.arange(n), tree])
                found[i] = (tree, names, [UPOS[u] for u in upos[k].argmax(-1).tolist()], sure)
    return found


def scores(network: SyntaxNetwork, lexicon: Lexicon, trees: list[Tree]) -> dict[str, float]:
    total = head = both = tagged = tags = whole = 0
    for tree, (heads, names, upos, _) in zip(trees, parse(network, lexicon, [t.words for t in trees]), strict=True):
        good = True
        for i, (h, r) in enumerate(zip(tree.heads, tree.relations, strict=True)):
            if tree.upos:
                tagged += 1
                tags += upos[i] == tree.upos[i]
            if r == "punct":
                continue
            total += 1
            head += heads[i] == h
            both += heads[i] == h and names[i] == r
            good &= heads[i] == h
        whole += good
    found = {"uas": 100 * head / max(1, total), "las": 100 * both / max(1, total), "whole": 100 * whole / max(1, len(trees))}
    return {**found, "upos": 100 * tags / tagged} if tagged else found
