"""Text -> words -> hashed character n-grams. workers/engine/understand/guess/tokens.ts does the same, byte for byte."""

from __future__ import annotations

import re

MAX_WORDS = 32
MAX_GRAMS = 24
GRAM_SIZES = (3, 4)
_WORD = re.compile(r"[a-z]+(?:-[a-z]+)*")


def words_of(text: str) -> list[str]:
    """At most MAX_WORDS lower-case words; hyphens inside a word stay, a possessive 's goes."""
    return _WORD.findall(text.lower().replace("'s", ""))[:MAX_WORDS]


def fnv1a(text: str) -> int:
    """32-bit FNV-1a over ASCII bytes (http://www.isthe.com/chongo/tech/comp/fnv/)."""
    value = 0x811C9DC5
    for byte in text.encode("ascii"):
        value = ((value ^ byte) * 0x01000193) & 0xFFFFFFFF
    return value


def grams_of(word: str, buckets: int) -> list[int]:
    """Bucket numbers 1..buckets: first that of the whole word in angle brackets, then those of its 3-grams and 4-grams
    from left to right; at most MAX_GRAMS. 0 is left for padding."""
    marked = f"<{word}>"
    pieces = [marked] + [marked[i : i + n] for n in GRAM_SIZES for i in range(len(marked) - n + 1)]
    return [1 + fnv1a(piece) % buckets for piece in pieces[:MAX_GRAMS]]
