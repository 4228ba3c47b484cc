"""How well held-out messages are read."""

from __future__ import annotations

import numpy as np

from .annotations import Message
from .decode import parts_of, tags_of
from .labels import ACTS, NONE, SLOTS


def segments(acts, begins) -> list[tuple[int, int, int]]:
    """(act, first, behind the last) of the parts that do something."""
    found: list[list[int]] = []
    for k, act in enumerate(acts):
        if begins[k] or not found or found[-1][0] != act:
            found.append([act, k, k + 1])
        else:
            found[-1][2] = k + 1
    return [tuple(one) for one in found if one[0] != NONE]


def slots(tags) -> list[tuple[int, int, int]]:
    found: list[list[int]] = []
    for k, tag in enumerate(tags):
        if tag and (tag % 2 or not found or found[-1][0] != (tag - 1) // 2 or found[-1][2] != k):
            found.append([(tag - 1) // 2, k, k + 1])
        elif tag:
            found[-1][2] = k + 1
    return [tuple(one) for one in found]


def scores_of(outputs, follows: np.ndarray, messages: list[Message], details: bool = False) -> dict[str, float]:
    """`outputs`: messages of one number of words -> begin (b, n), acts (b, n, a), tags (b, n, t)."""
    found: list = [None] * len(messages)
    by_length: dict[int, list[int]] = {}
    for i, message in enumerate(messages):
        by_length.setdefault(len(message.words), []).append(i)
    for rows in by_length.values():
        begin, acts, tags = outputs([messages[i] for i in rows])
        for k, i in enumerate(rows):
            found[i] = (*parts_of(begin[k], acts[k]), tags_of(tags[k], follows))
    return judged(messages, found, details)


def judged(messages: list[Message], found: list, details: bool = False) -> dict[str, float]:
    """acts: messages with the right acts in the right order. act: words with the right act. slot: F1 of slots. whole: messages in which acts and slots are right
    (articles and marks at the borders of parts do not count)."""
    words = right_words = acts = whole = hit = given = wanted = 0
    by_slot = {name: [0, 0, 0] for name in SLOTS}
    wrong: list[tuple[str, str]] = []
    for message, (act, begins, tags) in zip(messages, found):
        words += len(act)
        right_words += int(np.sum(np.array(act) == np.array(message.acts)))
        own, right = segments(act, begins), segments(message.acts, message.begins)
        same = [a for a, *_ in own] == [a for a, *_ in right]
        acts += same
        if not same:
            wrong.append((" ".join(message.words), f"{[ACTS[a] for a, *_ in own]} for {[ACTS[a] for a, *_ in right]}"))
        mine, theirs = set(slots(tags)), set(slots(message.tags))
        hit, given, wanted = hit + len(mine & theirs), given + len(mine), wanted + len(theirs)
        for name, group in ((0, mine & theirs), (1, mine), (2, theirs)):
            for slot, *_ in group:
                by_slot[SLOTS[slot]][name] += 1
        whole += same and mine == theirs
    n = max(1, len(messages))
    result = {"acts": acts / n, "act_words": right_words / max(1, words), "slot_f1": 2 * hit / max(1, given + wanted), "whole": whole / n}
    if details:
        for name, (a, b, c) in by_slot.items():
            if c:
                print(f"  {name:8} F1 {2 * a / max(1, b + c):.2f} of {c}")
        for text, why in wrong:
            print("  ", text[:110], "->", why)
    return result
