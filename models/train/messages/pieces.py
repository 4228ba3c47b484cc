"""Words -> word pieces, as BERT cuts them (Devlin et al. 2018): the longest known beginning, then the longest known continuations."""

from __future__ import annotations

import unicodedata
from pathlib import Path

import brotli

PAD, UNKNOWN, CLS, SEP = 0, 1, 2, 3
LONGEST = 100


class Pieces:
    def __init__(self, vocabulary: list[str]) -> None:
        self.vocabulary = vocabulary
        self.ids = {piece: i for i, piece in enumerate(vocabulary)}
        self._known: dict[str, tuple[int, ...]] = {}

    @staticmethod
    def read(path: Path) -> "Pieces":
        return Pieces(brotli.decompress(path.read_bytes()).decode("utf-8").split("\n"))

    def of(self, word: str) -> tuple[int, ...]:
        """At least one piece; what no piece begins is unknown as a whole."""
        found = self._known.get(word)
        if found is None:
            found = tuple(i for part in parts_of(word) for i in self._part(part)) or (UNKNOWN,)
            self._known[word] = found
        return found

    def _part(self, part: str) -> list[int]:
        found: list[int] = []
        at = 0
        while at < len(part):
            end = len(part)
            while end > at and (("##" if at else "") + part[at:end]) not in self.ids:
                end -= 1
            if end == at:
                return [UNKNOWN]
            found.append(self.ids[("##" if at else "") + part[at:end]])
            at = end
        return found


def parts_of(word: str) -> list[str]:
    """Lower case, without accents, marks by themselves."""
    plain = "".join(c for c in unicodedata.normalize("NFD", word.lower()) if unicodedata.category(c) != "Mn")[:LONGEST]
    found: list[str] = []
    joined = False
    for c in plain:
        if c.isalnum():
            if joined:
                found[-1] += c
            else:
                found.append(c)
            joined = True
        else:
            found.append(c)
            joined = False
    return found
