"""All sprites of a training in memory: pixels one after another as bytes, everything else in arrays of one entry a sprite."""

from __future__ import annotations

from dataclasses import dataclass, field

import numpy as np

from . import attributes as at
from .vocabulary import WORDS, Vocabulary

CAPTIONS = 4
"""Captions kept of a sprite."""
JOINTS = 18
NOTHING = -1


@dataclass
class Sprite:
    """One picture on its way into the store. `box` is cut to the opaque pixels; left, top place it in a frame of
    (width, height) pixels that all pictures of its group share."""

    box: np.ndarray
    left: int
    top: int
    width: int
    height: int
    captions: int
    attributes: np.ndarray
    style: int
    weight: float
    colours: int = 0
    action: int = NOTHING
    subject: int = NOTHING
    clip: int = NOTHING
    direction: int = NOTHING
    view: int = NOTHING
    frame: int = 0
    keypoints: np.ndarray | None = None
    parts: np.ndarray | None = None
    seamless: bool = False


FIELDS = {"left": np.int16, "top": np.int16, "width": np.int16, "height": np.int16, "captions": np.int32, "action": np.int32,
          "style": np.int32, "weight": np.float64, "colours": np.uint16, "subject": np.int32, "clip": np.int32, "direction": np.int8,
          "view": np.int8, "frame": np.int16, "seamless": bool}


@dataclass
class Builder:
    """Collects sprites and texts; the texts' numbers are shared by all sprites that have the same ones."""

    vocabulary: Vocabulary
    sprites: list[Sprite] = field(default_factory=list)
    captions: list[np.ndarray] = field(default_factory=list)
    counts: list[int] = field(default_factory=list)
    actions: dict[str, int] = field(default_factory=dict)
    styles: dict[str, int] = field(default_factory=dict)
    subjects: int = 0

    def caption_set(self, texts: list[str]) -> int:
        """At most CAPTIONS texts as one entry of the table."""
        kept = list(dict.fromkeys(t for t in texts if self.vocabulary.numbers(t)))[:CAPTIONS] or [""]
        rows = np.zeros((CAPTIONS, WORDS), np.int32)
        for i, text in enumerate(kept):
            rows[i] = self.vocabulary.row(text)
        self.captions.append(rows)
        self.counts.append(len(kept))
        return len(self.counts) - 1

    def action(self, text: str) -> int:
        return self.actions.setdefault(text, len(self.actions))

    def style(self, name: str) -> int:
        return self.styles.setdefault(name, len(self.styles))

    def subject(self) -> int:
        self.subjects += 1
        return self.subjects - 1

    def store(self) -> "Store":
        return Store.of(self)


@dataclass
class Store:
    """n sprites. pixels uint32 (RGBA bytes of one pixel each), those of sprite i are box[i] = (height, width) from offset[i]."""

    pixels: np.ndarray
    offset: np.ndarray
    box: np.ndarray
    attributes: np.ndarray
    fields: dict[str, np.ndarray]
    keypoints: np.ndarray
    """float32 (k, 18, 3): x, y from the frame's corner, nearness; NaN unknown. `keypoint_row` says whose."""
    keypoint_row: np.ndarray
    parts: np.ndarray
    """uint8, one number of a part a pixel (0 none), for the sprites whose part_offset is not −1; laid out as the pixels."""
    part_offset: np.ndarray
    caption_table: np.ndarray
    """int32 (sets, CAPTIONS, WORDS)"""
    caption_counts: np.ndarray
    actions: np.ndarray
    """int32 (actions, WORDS)"""
    styles: tuple[str, ...]
    previous: np.ndarray
    """The sprite one frame before, −1 none."""

    def __len__(self) -> int:
        return len(self.offset)

    def captions_of(self, which: np.ndarray) -> np.ndarray:
        """(n, CAPTIONS, WORDS) numbers; `caption_counts` of the set says how many are there."""
        return self.caption_table[self.captions[which]]

    def __getattr__(self, name: str) -> np.ndarray:
        try:
            return self.__dict__["fields"][name]
        except KeyError:
            raise AttributeError(name) from None

    @classmethod
    def of(cls, builder: Builder) -> "Store":
        """Sprites of one subject come to lie side by side, standing ones first, then clips in the order of their frames."""
        sprites = sorted(builder.sprites, key=lambda s: (s.subject, s.clip, s.direction, s.view, s.frame))
        boxes = [np.ascontiguousarray(s.box).view(np.uint32).reshape(-1) for s in sprites]
        lengths = np.array([len(b) for b in boxes], np.int64)
        with_parts = np.array([s.parts is not None for s in sprites], bool)
        part_lengths = np.where(with_parts, lengths, 0)
        with_points = np.array([s.keypoints is not None for s in sprites], bool)
        fields = {name: np.array([getattr(s, name) for s in sprites], kind) for name, kind in FIELDS.items()}
        follows = np.zeros(len(sprites), bool)
        same = lambda name: fields[name][1:] == fields[name][:-1]  # noqa: E731
        follows[1:] = same("subject") & same("clip") & same("direction") & same("view") & (fields["clip"][1:] >= 0)
        follows[1:] &= fields["frame"][1:] == fields["frame"][:-1] + 1
        actions = [builder.vocabulary.row(text) for text in builder.actions]
        return cls(
            pixels=np.concatenate(boxes) if boxes else np.zeros(0, np.uint32),
            offset=np.cumsum(lengths) - lengths,
            box=np.array([s.box.shape[:2] for s in sprites], np.int16).reshape(-1, 2),
            attributes=np.array([s.attributes for s in sprites], np.uint8).reshape(-1, at.COUNT),
            fields=fields,
            keypoints=np.array([s.keypoints for s in sprites if s.keypoints is not None], np.float32).reshape(-1, JOINTS, 3),
            keypoint_row=np.where(with_points, np.cumsum(with_points) - 1, NOTHING).astype(np.int32),
            parts=np.concatenate([s.parts.reshape(-1) for s in sprites if s.parts is not None] or [np.zeros(0, np.uint8)]),
            part_offset=np.where(with_parts, np.cumsum(part_lengths) - part_lengths, NOTHING),
            caption_table=np.stack(builder.captions), caption_counts=np.array(builder.counts, np.int64),
            actions=np.stack(actions) if actions else np.zeros((0, WORDS), np.int32),
            styles=tuple(builder.styles), previous=np.where(follows, np.arange(len(sprites)) - 1, NOTHING),
        )


def opaque_box(image: np.ndarray) -> tuple[int, int, int, int] | None:
    """(top, bottom, left, right) of the opaque pixels of (h, w, 4), ends exclusive; None when there are none."""
    there = image[:, :, 3] >= 128
    rows, columns = np.flatnonzero(there.any(1)), np.flatnonzero(there.any(0))
    return (int(rows[0]), int(rows[-1]) + 1, int(columns[0]), int(columns[-1]) + 1) if len(rows) else None
