"""Annotated messages: `{act text [slot words] text}`, one a line -> tokens with their labels."""

from __future__ import annotations

import hashlib
import re
from dataclasses import dataclass
from pathlib import Path

from common.text import read_packed
from syntax.tokens import tokens_of

from .labels import ACTS, NONE, SLOTS

_LABEL = re.compile(r"[{\[]([a-z.]+) ")


@dataclass(frozen=True)
class Message:
    words: tuple[str, ...]
    """Whether a space stands before each word."""
    spaced: tuple[bool, ...]
    acts: tuple[int, ...]
    """Whether a stretch of one act begins at each word; a stretch without any is one, too."""
    begins: tuple[bool, ...]
    """0 outside; 1 + 2 × slot where a slot begins, 2 + 2 × slot within it."""
    tags: tuple[int, ...]


def spans(line: str) -> tuple[str, list[tuple[str, int, int]], list[tuple[str, int, int]]]:
    """The message as it was typed, its segments and its slots; ValueError for what is not well formed."""
    text, at = "", 0
    open_: list[tuple[str, str, int]] = []
    segments: list[tuple[str, int, int]] = []
    slots: list[tuple[str, int, int]] = []
    while at < len(line):
        mark = line[at]
        if mark in "{[":
            label = _LABEL.match(line, at)
            if not label or label.group(1) not in (ACTS if mark == "{" else SLOTS) or len(open_) != "{[".index(mark):
                raise ValueError(f"bad label: {line[at:at + 30]}")
            open_.append((mark, label.group(1), len(text)))
            at = label.end()
            continue
        if mark in "}]":
            if not open_ or open_[-1][0] != "{["["}]".index(mark)]:
                raise ValueError(f"bad bracket: {line[max(0, at - 30):at + 1]}")
            _, name, start = open_.pop()
            (segments if mark == "}" else slots).append((name, start, len(text)))
        else:
            text += mark
        at += 1
    if open_ or not segments:
        raise ValueError(f"open, or no segment: {line}")
    return text, segments, slots


def message_of(line: str) -> Message:
    text, segments, slots = spans(line)
    tokens = tokens_of(text)
    within = lambda found, start, end: next((i for i, (_, a, b) in enumerate(found) if a <= start and end <= b), None)  # noqa: E731
    places = [(at, at + len(word)) for word, at in tokens]
    segment = [within(segments, *place) for place in places]
    slot = [within(slots, *place) for place in places]
    return Message(
        tuple(word for word, _ in tokens),
        tuple(at > 0 and text[at - 1].isspace() for _, at in tokens),
        tuple(NONE if i is None else ACTS.index(segments[i][0]) for i in segment),
        tuple(k == 0 or segment[k] != segment[k - 1] for k in range(len(tokens))),
        tuple(0 if i is None else 1 + 2 * SLOTS.index(slots[i][0]) + (k > 0 and slot[k - 1] == i) for k, i in enumerate(slot)),
    )


def read_messages(path: Path) -> list[Message]:
    """`path`: text, packed by gzip or xz where its name says so."""
    lines = [line for line in read_packed(path).split("\n") if line.strip() and not line.startswith("#")]
    return [message for message in map(message_of, lines) if message.words]


def held_out(message: Message) -> bool:
    """15 of 100 messages, by their own words: adding messages moves none."""
    digest = hashlib.md5(" ".join(message.words).lower().encode()).hexdigest()
    return int(digest[:8], 16) % 100 < 15
