"""Batches of turns: a sprite, where it is turned to, and what it then looks like in numbers of the sprite's own palette."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import torch
from torch import Tensor

from .answers import WINDOW, Answer, Answers, Picked
from .aspects import CONDITION, PITCHES, YAWS, condition, is_mirrored
from .data import SIDES, Frame, Group
from .sprite import COLOURS, Indexed, indexed, labelled

SHARES = {"render3d_humanoid": 0.2, "render3d_creature": 0.1, "render3d_static": 0.16, "lpc": 0.12, "ulpc": 0.1, "ss14": 0.13,
          "tuxemon": 0.06, "ninja": 0.03, "flare": 0.02, "simutrans": 0.08, "unknown_horizons": 0.02, "own": 0.22}
"""How often a source is drawn."""
PIXELS = 48 * 48
"""A batch of smaller or larger frames holds about as many pixels as one of this size would."""
SHIFT = 3
"""Sprites that are not exactly in the middle of their canvas: so many pixels to either side."""


@dataclass
class Turn:
    """A turn in its frame, mirrored where `aspects.is_mirrored` says so."""

    index: np.ndarray
    label: np.ndarray
    palette: np.ndarray
    condition: np.ndarray
    box: np.ndarray
    shares: np.ndarray
    likeness: np.ndarray


def side_of(group: Group) -> int:
    """Side of the smallest training frame that holds the group."""
    return next(s for s in SIDES if max(group.wide, group.high) <= s)


def placed(content: np.ndarray, left: int, top: int, height: int, width: int) -> np.ndarray:
    """Content on an empty canvas; what falls outside is cut."""
    out = np.zeros((height, width), content.dtype)
    y0, x0 = max(0, top), max(0, left)
    y1, x1 = min(height, top + content.shape[0]), min(width, left + content.shape[1])
    if y1 > y0 and x1 > x0:
        out[y0:y1, x0:x1] = content[y0 - top : y1 - top, x0 - left : x1 - left]
    return out


def turn_of(source: Frame, target: Frame, height: int, width: int, dx: int, dy: int, pitches: tuple[float, float],
            known: Indexed | None = None, answer: Answer | None = None) -> Turn:
    """A pair of frames on a canvas whose middle column is theirs moved by dx, rows moved by dy, with what the exemplars answer."""
    sprite = known or indexed(source.pixels)
    from_yaw, to_yaw = YAWS[source.direction], YAWS[target.direction]
    index = placed(sprite.index, source.left + width // 2 + dx, source.top + dy, height, width)
    label = placed(labelled(target.pixels, sprite.palette), target.left + width // 2 + dx, target.top + dy, height, width)
    shares, likeness = shares_of(answer, height, width, width // 2 + dx, source.bottom + dy)
    if is_mirrored(from_yaw, to_yaw):
        index, label, shares, from_yaw, to_yaw = index[:, ::-1], label[:, ::-1], shares[..., ::-1], -from_yaw, -to_yaw
    return Turn(index, label, sprite.palette, condition(from_yaw, to_yaw, *pitches, source.pixels.shape[0]),
                np.array([source.top + dy, source.bottom + dy], np.float32), shares, likeness)


def shares_of(answer: Answer | None, height: int, width: int, middle: int, floor: int) -> tuple[np.ndarray, np.ndarray]:
    """An answer on a canvas, its window's middle column at `middle` and its lower edge at `floor`: shares (COLOURS + 1,
    height, width), likeness (height,). Nothing is outside the window; without an answer all is 0."""
    shares, likeness = np.zeros((COLOURS + 1, height, width), np.float32), np.zeros(height, np.float32)
    if answer is None:
        return shares, likeness
    left, top = middle - WINDOW // 2, floor - WINDOW
    for number, weight in zip(answer.numbers, answer.weights, strict=True):
        there = placed(weight, left, top, height, width)
        np.add.at(shares, (placed(number, left, top, height, width), np.arange(height)[:, None], np.arange(width)[None]), there / np.float32(255))
    total = shares.sum(0)
    shares[0] += total == 0
    return shares / np.where(total == 0, np.float32(1), total), placed(answer.likeness[:, None], 0, top, height, 1)[:, 0] / np.float32(255)


def collate(turns: list[Turn]) -> dict[str, Tensor]:
    """index, label (B, H, W) int64; palette (B, 49, 4) RGBA in 0..1, row 0 transparent; known (B, 49) 1 for colours that
    are there; condition (B, 27); box (B, 2) first row and the row after the last of the sprite; shares (B, 49, H, W) and
    likeness (B, H) what the exemplars answer."""
    palette = np.zeros((len(turns), COLOURS + 1, 4), np.float32)
    known = np.zeros((len(turns), COLOURS + 1), np.float32)
    known[:, 0] = 1
    for row, turn in enumerate(turns):
        n = len(turn.palette)
        palette[row, 1 : n + 1, :3], palette[row, 1 : n + 1, 3], known[row, 1 : n + 1] = turn.palette / 255, 1, 1
    stack = lambda name: torch.from_numpy(np.stack([getattr(t, name) for t in turns]))  # noqa: E731
    return {"index": stack("index").long(), "label": stack("label").long(), "palette": torch.from_numpy(palette),
            "known": torch.from_numpy(known), "condition": stack("condition").view(-1, CONDITION), "box": stack("box"),
            "shares": stack("shares"), "likeness": stack("likeness")}


class Picker:
    """Draws turns. Seeded; `random` is the whole state."""

    def __init__(self, groups: list[Group], size: int, seed: int) -> None:
        self.size, self.groups = size, groups
        self.random = np.random.default_rng(seed)
        side = np.array([side_of(g) for g in groups])
        count: dict[tuple, int] = {}
        for g in groups:
            count[g.source, g.still] = count.get((g.source, g.still), 0) + 1
        # Standing and moving groups of a source come equally often, where it has both.
        kinds = {s: sum((s, still) in count for still in (True, False)) for s in {g.source for g in groups}}
        weight = np.array([SHARES.get(g.source, 0.05) / kinds[g.source] / count[g.source, g.still] for g in groups])
        self.sides = [s for s in SIDES if (side == s).any()]
        self.members = [np.flatnonzero(side == s) for s in self.sides]
        self.weights = [weight[m] / weight[m].sum() for m in self.members]
        # A batch of a smaller frame holds more groups, so it must come less often.
        chance = np.array([weight[m].sum() / self.count(s) for s, m in zip(self.sides, self.members, strict=True)])
        self.chance = chance / chance.sum()

    def count(self, side: int) -> int:
        return int(np.clip(round(self.size * PIXELS / side**2), self.size // 2, self.size * 3))

    def side(self) -> int:
        return int(self.sides[self.random.choice(len(self.sides), p=self.chance)])

    def turns(self, side: int) -> list[Picked]:
        which = self.sides.index(side)
        chosen = self.random.choice(self.members[which], self.count(side), p=self.weights[which])
        return [self._picked(int(g)) for g in chosen]

    def _picked(self, number: int) -> Picked:
        frames = self.groups[number].frames
        a, b = (int(i) for i in self.random.choice(len(frames), 2, replace=False))
        if frames[a].view != frames[b].view and self.random.random() < 0.6:
            same = [i for i, f in enumerate(frames) if f.view == frames[a].view and i != a]
            b = int(self.random.choice(same)) if same else b
        return Picked(number, a, b)


class Batches:
    """Seeded; `random` is the whole state. With `answers` the turns are those that the exemplars were asked about."""

    def __init__(self, groups: list[Group], size: int, seed: int, answers: Answers | None = None) -> None:
        self.picker, self.groups, self.answers = Picker(groups, size, seed), groups, answers
        self.random = self.picker.random
        self.asked: dict[int, list[int]] = {}
        for i, picked in enumerate(answers.turns if answers else []):
            self.asked.setdefault(side_of(groups[picked.group]), []).append(i)
        self._cache: dict[tuple[int, int], Indexed] = {}

    def next(self, device: torch.device) -> dict[str, Tensor]:
        side = self.picker.side()
        if self.answers:
            while side not in self.asked:
                side = self.picker.side()
            chosen = self.random.choice(self.asked[side], self.picker.count(side))
            turns = [self._turn(self.answers.turns[i], side, self.answers.read(int(i))) for i in chosen]
        else:
            turns = [self._turn(picked, side, None) for picked in self.picker.turns(side)]
        batch = collate(turns)
        batch["palette"] = self._recoloured(batch["palette"])
        return {k: v.to(device) for k, v in batch.items()}

    def _turn(self, picked: Picked, side: int, answer: Answer | None) -> Turn:
        random, group = self.random, self.groups[picked.group]
        frames = group.frames
        source, target = frames[picked.source], frames[picked.target]
        pitches = (PITCHES[source.view], PITCHES[target.view])
        if source.view == target.view and random.random() < 0.3:
            # Who asks for a turn may not know the height of the eye: the picture tells it.
            pitches = (PITCHES[random.integers(3)],) * 2
        room = (side - group.wide) // 2
        dx = int(random.integers(-min(room, SHIFT), min(room, SHIFT) + 1)) if random.random() < 0.4 else 0
        top = min(f.top for f in frames)
        dy = int(random.integers(0, side - group.high + 1)) - top
        key = (picked.group, picked.source)
        if key not in self._cache:
            self._cache[key] = indexed(source.pixels)
        return turn_of(source, target, side, side, dx, dy, pitches, self._cache[key], answer)

    def _recoloured(self, palette: Tensor) -> Tensor:
        """Channels change places, brightness and contrast of each channel move: no colour means anything by itself."""
        random, count = self.random, palette.shape[0]
        orders = np.where(random.random((count, 1)) < 0.4, random.permuted(np.tile(np.arange(3), (count, 1)), axis=1), np.arange(3))
        colour = palette[..., :3].gather(2, torch.from_numpy(orders)[:, None].expand(-1, palette.shape[1], -1))
        strength = (random.random((count, 1, 1)) < 0.7).astype(np.float32)
        gain = torch.from_numpy((1 + strength * random.uniform(-0.3, 0.3, (count, 1, 3))).astype(np.float32))
        offset = torch.from_numpy((strength * random.uniform(-0.12, 0.12, (count, 1, 3))).astype(np.float32))
        alpha = palette[..., 3:]
        return torch.cat([(colour * gain + offset).clamp(0, 1) * alpha, alpha], 2)
