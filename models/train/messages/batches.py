"""Messages as other people would have typed them, in batches of one length each."""

from __future__ import annotations

from pathlib import Path

import numpy as np

from common.text import read_packed
from syntax.batches import Lexicon, with_slip
from syntax.tokens import tokens_of

from .annotations import Message
from .invented import Inventor
from .labels import ACTS, NONE, SLOTS
from .talk import AFTER, ASKS, BEFORE

LONGEST = 90
POOL = 12_000
# slots whose words can stand in another message as well
_OPEN = {SLOTS.index(name) for name in ("n", "look", "style", "anim", "change", "hero", "foe", "pickup", "place", "ground", "text", "name", "target")}
_MARKS = set(",.;:!?-")
_LIVING, _THING = ACTS.index("make.character"), ACTS.index("make.object")


def chunks(message: Message) -> list[tuple[int, int, int]]:
    """(slot or -1, start, end) of stretches of words that belong together."""
    found: list[tuple[int, int, int]] = []
    for k, tag in enumerate(message.tags):
        slot = (tag - 1) // 2 if tag else -1
        if found and found[-1][0] == slot and (tag == 0 or tag % 2 == 0):
            found[-1] = (slot, found[-1][1], k + 1)
        else:
            found.append((slot, k, k + 1))
    return found


class Variety:
    """Fillers of slots by the act that they stand in, and nouns by what they are."""

    def __init__(self, messages: list[Message], nouns: Path, lexicon: Lexicon, random: np.random.Generator) -> None:
        self.lexicon, self.random = lexicon, random
        self.fillers: dict[tuple[int, int], list[tuple[str, ...]]] = {}
        for message in messages:
            for slot, start, end in chunks(message):
                if slot in _OPEN:
                    self.fillers.setdefault(self._key(slot, message.acts[start]), []).append(message.words[start:end])
        self.nouns: dict[int, list[str]] = {_LIVING: [], _THING: []}
        if nouns.exists():
            for line in read_packed(nouns).split("\n"):
                kind, _, word = line.partition("\t")
                if word:
                    self.nouns[_LIVING if kind == "living" else _THING].append(word)

    @staticmethod
    def _key(slot: int, act: int) -> tuple[int, int]:
        return (slot, act if SLOTS[slot] in ("n", "look", "change", "place", "target", "style", "anim") else -1)

    def _one(self, of: list):
        return of[int(self.random.integers(len(of)))]

    def filled(self, message: Message, share: float) -> Message:
        """Some slots with the words of others of their kind."""
        rows: list[tuple[str, bool, int, bool, int]] = []
        for slot, start, end in chunks(message):
            act = message.acts[start]
            own = list(zip(message.words[start:end], message.spaced[start:end], message.acts[start:end], message.begins[start:end], message.tags[start:end]))
            whole = slot in _OPEN and len(set(message.acts[start:end])) == 1 and not any(message.begins[start + 1 : end])
            draw = self.random.random()
            if whole and draw < share:
                words = self._one(self.fillers[self._key(slot, act)]) if self._key(slot, act) in self.fillers else message.words[start:end]
                own = self._as(words, own, act, slot)
            elif whole and SLOTS[slot] == "n" and draw < share + 0.25 and self.nouns.get(act):
                # the last word of the phrase is another noun of its kind
                words = list(message.words[start:end])
                cut = next((i for i, w in enumerate(words) if i and w.lower() in ("with", "in", "on", "of", "holding", "from", "who", "that", "wearing", "made")), len(words))
                words[cut - 1] = self._one(self.nouns[act])
                own = self._as(tuple(words), own, act, slot)
            rows += own
        return Message(*map(tuple, zip(*rows)))

    @staticmethod
    def _as(words: tuple[str, ...], own: list, act: int, slot: int) -> list:
        return [(w, own[0][1] if i == 0 else w[0].isalnum(), act, own[0][3] if i == 0 else False, 1 + 2 * slot + (i > 0)) for i, w in enumerate(words)]

    def varied(self, message: Message) -> Message:
        r = self.random
        rows = list(zip(message.words, message.spaced, message.acts, message.begins, message.tags))
        words = [row[0] for row in rows]
        drop: set[int] = set()
        marks = [i for i, w in enumerate(words) if w in _MARKS]
        if r.random() < 0.12:
            drop = set(marks)
        elif marks and marks[-1] == len(words) - 1 and r.random() < 0.4:
            drop = {marks[-1]}
        keep: list[list] = []
        carried = False
        for i, row in enumerate(rows):
            if i in drop and len(drop) < len(rows):
                carried = carried or row[3]
                continue
            keep.append([row[0], row[1], row[2], row[3] or (carried and bool(keep) and row[2] != keep[-1][2]) or not keep, row[4]])
            # what went on after a lost mark begins there
            if keep[-1][4] and keep[-1][4] % 2 == 0 and (len(keep) < 2 or (keep[-2][4] + 1) // 2 != keep[-1][4] // 2):
                keep[-1][4] -= 1
            carried = False
        how = r.random()
        for row in keep:
            if how < 0.55:
                row[0] = row[0].lower()
            near = self.lexicon.neighbours(row[0].lower()) if row[4] and r.random() < 0.07 else []
            if near:
                row[0] = self._one(near)
            if len(row[0]) > 3 and row[0].isalpha() and r.random() < 0.025:
                row[0] = with_slip(row[0], r)
        if 0.55 <= how < 0.65:
            keep[0][0] = keep[0][0][:1].upper() + keep[0][0][1:]
        return Message(*map(tuple, zip(*keep)))


def joined(first: Message, second: Message, mark: str) -> Message:
    """Two messages as one. The mark belongs to the first one."""
    add = bool(mark) and first.words[-1] not in ".!?"
    last = (mark,), (False,), (first.acts[-1],), (False,), (0,)
    middle = last if add else ((), (), (), (), ())
    parts = [(first.words, middle[0], second.words), (first.spaced, middle[1], (True, *second.spaced[1:])), (first.acts, middle[2], second.acts),
             (first.begins, middle[3], second.begins), (first.tags, middle[4], second.tags)]
    return Message(*[a + m + b for a, m, b in parts])


def told(text: str, act: int, spaced: bool = True) -> Message:
    """Words that say nothing, of one act or of none."""
    tokens = tokens_of(text)
    n = len(tokens)
    return Message(tuple(w for w, _ in tokens), tuple(spaced if i == 0 else at > 0 and text[at - 1].isspace() for i, (_, at) in enumerate(tokens)),
                   (act,) * n, (False,) * n, (0,) * n)


def after(first: Message, second: Message) -> Message:
    return Message(*[getattr(first, k) + getattr(second, k) for k in ("words", "spaced", "acts", "begins", "tags")])


def begun(message: Message) -> Message:
    return Message(message.words, message.spaced, message.acts, (True, *message.begins[1:]), message.tags)


def with_talk(message: Message, random: np.random.Generator) -> Message:
    """The message with what people say around a wish."""
    one = lambda of: of[int(random.integers(len(of)))]  # noqa: E731
    first, last = message.acts[0], message.acts[-1]
    named = message.tags[0] == 1 + 2 * SLOTS.index("n") or message.tags[0] == 1 + 2 * SLOTS.index("count")
    if named and ACTS[first].startswith("make.") and random.random() < 0.4:
        rest = Message((message.words[0][:1].lower() + message.words[0][1:], *message.words[1:]), message.spaced, message.acts,
                       (False, *message.begins[1:]), message.tags)
        message = begun(after(told(one(ASKS), first), rest))
    if random.random() < 0.25 and first != NONE and not ACTS[first].startswith(("chat", "complaint")):
        # what is told before belongs to no part, where it is a sentence; else to the part
        text = one(BEFORE)
        if text[-1] in ".!?":
            message = after(begun(told(text, NONE)), begun(message))
        elif random.random() < 0.5:
            message = begun(after(told(text, first), Message(message.words, message.spaced, message.acts, (False, *message.begins[1:]), message.tags)))
        else:
            message = after(begun(told(text, NONE)), begun(message))
    if random.random() < 0.25 and (ACTS[last].startswith(("make.", "animate", "edit", "game.make")) or ACTS[last] in ("resize", "unsupported")):
        cut = message.words[-1] in ".!?" and len(message.words) > 1
        base = Message(*[getattr(message, k)[:-1] for k in ("words", "spaced", "acts", "begins", "tags")]) if cut else message
        if random.random() < 0.5:
            base = after(base, told(",", last, False))
        message = after(base, told(one(AFTER), last))
    return message


class Batches:
    """An endless stream of varied messages; with probability `share` one of the annotated ones, else an invented one."""

    def __init__(self, lexicon: Lexicon, messages: list[Message], here: Path, tokens: int, seed: int, share: float, fill: float = 0.25) -> None:
        self.lexicon, self.tokens, self.share, self.fill = lexicon, tokens, share, fill
        self.messages = [m for m in messages if len(m.words) <= LONGEST]
        self.random = np.random.default_rng(seed)
        self.inventor = Inventor(here, self.random)
        self.variety = Variety(self.messages, here / "nouns.tsv.xz", lexicon, self.random)
        self._buckets: dict[int, list[Message]] = {}
        self._ready: list[list[Message]] = []
        self._order: list[int] = []
        self._pool: list[Message] = []

    def _drawn(self) -> Message:
        """Mostly one that was varied before, which costs nothing; one in eight is new."""
        at = int(self.random.integers(POOL))
        if at >= len(self._pool):
            self._pool.append(self._next())
            return self._pool[-1]
        if self.random.random() < 0.12:
            self._pool[at] = self._next()
        return self._pool[at]

    def _next(self) -> Message:
        if self.random.random() >= self.share:
            return self.variety.varied(self.inventor.next())
        if not self._order:
            self._order = [int(i) for i in self.random.permutation(len(self.messages))]
        message = self.messages[self._order.pop()]
        if self.random.random() < 0.12:
            other = self.messages[int(self.random.integers(len(self.messages)))]
            if len(message.words) + len(other.words) < 45:
                message = joined(message, other, ("", ".", ".", ",")[int(self.random.integers(4))])
        if self.random.random() < 0.6:
            message = self.variety.filled(message, self.fill)
        message = with_talk(message, self.random)
        return self.variety.varied(message)

    def _fill(self) -> None:
        while not self._ready:
            for _ in range(1500):
                message = self._drawn()
                if not 0 < len(message.words) <= LONGEST:
                    continue
                bucket = self._buckets.setdefault(len(message.words), [])
                bucket.append(message)
                if len(bucket) * len(message.words) >= self.tokens:
                    self._ready.append(bucket)
                    self._buckets[len(message.words)] = []
            self._ready = [self._ready[i] for i in self.random.permutation(len(self._ready))]

    def next(self) -> list[Message]:
        """Messages of one number of words, some `tokens` words in all."""
        self._fill()
        return self._ready.pop()


__all__ = ["Batches", "NONE", "joined"]
