"""Text → tokens → what the network knows of each; workers/engine/understand/syntax/tokens.ts does exactly the same."""

from __future__ import annotations

import re

import numpy as np

_TOKEN = re.compile(r"[0-9]+(?:[.,][0-9]+)*(?:[a-z]+\b)?|[A-Za-zÀ-ÿ0-9]+(?:[-'’&/.][A-Za-zÀ-ÿ0-9]+)*\+?|[^\sA-Za-zÀ-ÿ0-9]")
_CLITIC = re.compile(r"^(.+?)(n['’]t|['’](?:s|m|re|ve|ll|d))$", re.IGNORECASE)

WORD_BUCKETS = 8192
GRAM_BUCKETS = 8192
MAX_GRAMS = 20
SHAPES = ("lower", "capital", "capitals", "digits", "mark", "mixed")


def tokens_of(text: str) -> list[tuple[str, int]]:
    """Tokens with their places in the text. Hyphenated words stay whole; the clitics 's, n't, 'm … stand alone."""
    found: list[tuple[str, int]] = []
    for match in _TOKEN.finditer(text):
        word, at = match.group(), match.start()
        split = _CLITIC.match(word)
        if split:
            found += [(split.group(1), at), (split.group(2), at + len(split.group(1)))]
        else:
            found.append((word, at))
    return found


def fnv1a(text: str) -> int:
    """32-bit FNV-1a over UTF-16 units, as JavaScript counts them."""
    units = np.frombuffer(text.encode("utf-16-le"), "<u2")
    value = 0x811C9DC5
    for unit in units:
        value = ((value ^ int(unit)) * 0x01000193) & 0xFFFFFFFF
    return value


def word_bucket(word: str) -> int:
    """1..WORD_BUCKETS of a lower-case word; 0 is a word that is kept secret in training."""
    return 1 + fnv1a(word) % WORD_BUCKETS


def grams_of(word: str) -> list[int]:
    """Buckets 1..GRAM_BUCKETS of a lower-case word: its beginnings and endings of 1 to 4 letters, then its 3-grams in angle brackets."""
    sizes = range(1, min(4, len(word)) + 1)
    pieces = [f"^{word[:n]}" for n in sizes] + [f"${word[-n:]}" for n in sizes]
    marked = f"<{word}>"
    pieces += [marked[i : i + 3] for i in range(len(marked) - 2)]
    return [1 + fnv1a(piece) % GRAM_BUCKETS for piece in pieces[:MAX_GRAMS]]


def shape_of(token: str) -> int:
    """How a token is written: an index of SHAPES."""
    letters = [c for c in token if c.isalpha()]
    digits = any(c in "0123456789" for c in token)
    if not letters:
        return 3 if digits else 4
    if digits:
        return 5
    if token == token.lower():
        return 0
    if len(token) > 1 and token == token.upper():
        return 2
    return 1
