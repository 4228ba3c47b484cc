"""What exemplars answer about turns of the training data. `python -m turn.ask` writes the questions, the service's own code
(`test/engine/reference/turn/answer-asked.ts`) the answers, so that training sees what serving sees."""

from __future__ import annotations

import json
import zlib
from dataclasses import asdict, dataclass
from pathlib import Path

import numpy as np

from .data import Group

WINDOW = 96
"""Side of the square of an answer: the sprite's middle column in its middle, the sprite's last row its last."""
TOLD = 4
"""Colours that an answer gives for a pixel."""


@dataclass(frozen=True)
class Picked:
    """A turn: the number of a group, and of two of its frames."""

    group: int
    source: int
    target: int


@dataclass(frozen=True)
class Answer:
    """numbers, weights (4, 96, 96) uint8: palette numbers of each pixel and their shares in 255; likeness (96,) in 255."""

    numbers: np.ndarray
    weights: np.ndarray
    likeness: np.ndarray


class Answers:
    """The answered turns FOLDER/NAME.*; `groups` are those that the questions were made from."""

    def __init__(self, folder: Path, name: str, groups: list[Group]) -> None:
        lines = [json.loads(line) for line in (folder / f"{name}.jsonl").open(encoding="utf-8")]
        self.turns = [Picked(*line["turn"]) for line in lines]
        for line, turn in zip(lines, self.turns, strict=True):
            group = groups[turn.group]
            found = (group.source, group.subject, group.frames[turn.source].direction, group.frames[turn.target].direction)
            if found != (line["source"], line["subject"], line["from"], line["to"]):
                raise SystemExit(f"{folder}/{name}.jsonl was made from other data: {found} is not {line}")
        self.bytes = (folder / f"{name}.answers").read_bytes()
        sizes = np.fromfile(folder / f"{name}.sizes", "<u4")
        if len(sizes) != len(lines) or sizes.sum() != len(self.bytes):
            raise SystemExit(f"{folder}/{name}.answers does not answer every question; run answer-asked.ts again")
        self.ends = np.cumsum(sizes)

    def read(self, i: int) -> Answer | None:
        """The answer to turn i; None where exemplars have none."""
        start = int(self.ends[i - 1]) if i else 0
        if start == self.ends[i]:
            return None
        flat = np.frombuffer(zlib.decompress(self.bytes[start : self.ends[i]]), np.uint8)
        area = TOLD * WINDOW * WINDOW
        shape = (TOLD, WINDOW, WINDOW)
        return Answer(flat[:area].reshape(shape), flat[area : 2 * area].reshape(shape), flat[2 * area :])


def write_questions(folder: Path, name: str, groups: list[Group], turns: list[Picked], without: list[tuple[str, ...]]) -> None:
    """FOLDER/NAME.jsonl, one line a turn, and FOLDER/NAME.bin, the opaque box of each turn's source as RGBA. `without`: the
    sources whose exemplars must not be used for it, besides the turned subject itself."""
    folder.mkdir(parents=True, exist_ok=True)
    lines, pixels = [], []
    for turn, hidden in zip(turns, without, strict=True):
        group = groups[turn.group]
        source, target = group.frames[turn.source], group.frames[turn.target]
        height, width = source.pixels.shape[:2]
        # Exemplars know a subject at one height of the eye at a time.
        asked = source.view == target.view and source.direction != target.direction
        lines.append(json.dumps({"turn": list(asdict(turn).values()), "source": group.source, "subject": group.subject, "from": source.direction,
                                 "to": target.direction, "left": source.left, "width": width, "height": height, "asked": asked, "without": hidden}))
        pixels.append(source.pixels.tobytes())
    (folder / f"{name}.jsonl").write_text("\n".join(lines) + "\n")
    (folder / f"{name}.bin").write_bytes(b"".join(pixels))
