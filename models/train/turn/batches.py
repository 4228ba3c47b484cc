"""Batches of turns: a sprite, where it is turned to, and what it then looks like in numbers of the sprite's own palette."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import torch
from torch import Tensor

from .aspects import CONDITION, PITCHES, YAWS, condition, is_mirrored
from .data import SIDES, Frame, Group
from .sprite import COLOURS, Indexed, indexed, labelled

SHARES = {"render3d_humanoid": 0.2, "render3d_creature": 0.1, "render3d_static": 0.16, "lpc": 0.12, "ulpc": 0.1, "ss14": 0.13,
          "tuxemon": 0.06, "ninja": 0.03, "flare": 0.02, "simutrans": 0.08, "unknown_horizons": 0.02, "own": 0.16}
"""How often a source is drawn."""
PIXELS = 48 * 48
"""A batch of smaller or larger frames holds about as many pixels as one of this size would."""
SHIFT = 3
"""Sprites that are not exactly in the middle of their canvas: so many pixels to either side."""


TOLD = 0.5
"""Share of the sprites of which a part of the answer is told."""


@dataclass
class Turn:
    """A turn in its frame, mirrored where `aspects.is_mirrored` says so."""

    index: np.ndarray
    label: np.ndarray
    palette: np.ndarray
    condition: np.ndarray
    box: np.ndarray


def placed(content: np.ndarray, left: int, top: int, height: int, width: int) -> np.ndarray:
    """Content on an empty canvas; what falls outside is cut."""
    out = np.zeros((height, width), content.dtype)
    y0, x0 = max(0, top), max(0, left)
    y1, x1 = min(height, top + content.shape[0]), min(width, left + content.shape[1])
    if y1 > y0 and x1 > x0:
        out[y0:y1, x0:x1] = content[y0 - top : y1 - top, x0 - left : x1 - left]
    return out


def turn_of(source: Frame, target: Frame, height: int, width: int, dx: int, dy: int, pitches: tuple[float, float],
            known: Indexed | None = None) -> Turn:
    """A pair of frames on a canvas whose middle column is theirs moved by dx, rows moved by dy."""
    sprite = known or indexed(source.pixels)
    from_yaw, to_yaw = YAWS[source.direction], YAWS[target.direction]
    index = placed(sprite.index, source.left + width // 2 + dx, source.top + dy, height, width)
    label = placed(labelled(target.pixels, sprite.palette), target.left + width // 2 + dx, target.top + dy, height, width)
    if is_mirrored(from_yaw, to_yaw):
        index, label, from_yaw, to_yaw = index[:, ::-1], label[:, ::-1], -from_yaw, -to_yaw
    return Turn(index, label, sprite.palette, condition(from_yaw, to_yaw, *pitches, source.pixels.shape[0]),
                np.array([source.top + dy, source.bottom + dy], np.float32))


def collate(turns: list[Turn]) -> dict[str, Tensor]:
    """index, label (B, H, W) int64; palette (B, 49, 4) RGBA in 0..1, row 0 transparent; known (B, 49) 1 for colours that
    are there; condition (B, 27); box (B, 2) first row and the row after the last of the sprite."""
    palette = np.zeros((len(turns), COLOURS + 1, 4), np.float32)
    known = np.zeros((len(turns), COLOURS + 1), np.float32)
    known[:, 0] = 1
    for row, turn in enumerate(turns):
        n = len(turn.palette)
        palette[row, 1 : n + 1, :3], palette[row, 1 : n + 1, 3], known[row, 1 : n + 1] = turn.palette / 255, 1, 1
    stack = lambda name: torch.from_numpy(np.stack([getattr(t, name) for t in turns]))  # noqa: E731
    index = stack("index").long()
    return {"index": index, "hint": torch.zeros_like(index), "told": torch.zeros(index.shape), "label": stack("label").long(), "palette": torch.from_numpy(palette),
            "known": torch.from_numpy(known), "condition": stack("condition").view(-1, CONDITION), "box": stack("box")}


class Batches:
    """Seeded; `random` is the whole state."""

    def __init__(self, groups: list[Group], size: int, seed: int) -> None:
        self.size, self.groups = size, groups
        self.random = np.random.default_rng(seed)
        side = np.array([next(s for s in SIDES if max(g.wide, g.high) <= s) for g in groups])
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
        chance = np.array([weight[m].sum() / self._count(s) for s, m in zip(self.sides, self.members, strict=True)])
        self.chance = chance / chance.sum()
        self._cache: dict[tuple[int, int], Indexed] = {}

    def _count(self, side: int) -> int:
        return int(np.clip(round(self.size * PIXELS / side**2), self.size // 2, self.size * 3))

    def next(self, device: torch.device) -> dict[str, Tensor]:
        which = self.random.choice(len(self.sides), p=self.chance)
        side = self.sides[which]
        chosen = self.random.choice(self.members[which], self._count(side), p=self.weights[which])
        batch = collate([self._turn(int(g), side) for g in chosen])
        batch["palette"] = self._recoloured(batch["palette"])
        # Some are told a part of the answer, from none to all of it, as the service decides pixel after pixel
        # (Chang et al., MaskGIT, 2022).
        size = len(chosen)
        part = np.where(self.random.random((size, 1, 1)) < TOLD, self.random.random((size, 1, 1)), 0)
        told = self.random.random(batch["index"].shape) < part
        batch["told"] = torch.from_numpy(told.astype(np.float32))
        batch["hint"] = torch.where(batch["told"] > 0, batch["label"], 0)
        return {k: v.to(device) for k, v in batch.items()}

    def _turn(self, number: int, side: int) -> Turn:
        random, group = self.random, self.groups[number]
        frames = group.frames
        a, b = random.choice(len(frames), 2, replace=False)
        source, target = frames[a], frames[b]
        if target.view != source.view and random.random() < 0.6:
            same = [i for i, f in enumerate(frames) if f.view == source.view and i != a]
            target = frames[random.choice(same)] if same else target
        pitches = (PITCHES[source.view], PITCHES[target.view])
        if source.view == target.view and random.random() < 0.3:
            # Who asks for a turn may not know the height of the eye: the picture tells it.
            pitches = (PITCHES[random.integers(3)],) * 2
        room = (side - group.wide) // 2
        dx = int(random.integers(-min(room, SHIFT), min(room, SHIFT) + 1)) if random.random() < 0.4 else 0
        top = min(f.top for f in frames)
        dy = int(random.integers(0, side - group.high + 1)) - top
        key = (number, int(a))
        if key not in self._cache:
            self._cache[key] = indexed(source.pixels)
        return turn_of(source, target, side, side, dx, dy, pitches, self._cache[key])

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
