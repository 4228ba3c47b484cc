"""Running the network on whole canvases, and how far a turned sprite is from the true one."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import torch
from torch import nn

from .answers import Answer
from .aspects import PITCHES, YAWS, is_mirrored
from .batches import collate, turn_of
from .data import Frame, Group
from .losses import costs
from .network import INPUTS
from .sprite import indexed, packed

STEP = 8
"""Sides of the network's input are multiples of this."""


@dataclass(frozen=True)
class Pair:
    group: Group
    source: Frame
    target: Frame


def pairs_of(groups: list[Group], directions: tuple[int, ...] = (0, 2, 4, 6)) -> list[Pair]:
    """All ordered pairs of two of the directions in the same view, of standing subjects (moving ones where none stands)."""
    found = []
    for group in groups:
        for a in group.frames:
            for b in group.frames:
                if a is not b and a.view == b.view and a.direction in directions and b.direction in directions and a.direction != b.direction:
                    found.append(Pair(group, a, b))
    return found


def canvas_of(frame: Frame) -> np.ndarray:
    """The whole picture, (h, w, 4)."""
    height, width = frame.canvas
    out = np.zeros((height, width, 4), np.uint8)
    left = frame.left + width // 2
    out[frame.top : frame.bottom, left : left + frame.pixels.shape[1]] = frame.pixels
    return out


def l1(found: np.ndarray, true: np.ndarray) -> float:
    """Mean absolute difference of two pictures (h, w, 4) uint8 on [−1, 1], RGB 0 where transparent."""
    return float(np.abs(found.astype(np.float32) - true.astype(np.float32)).mean() * 2 / 255)


def palette_overlap(found: np.ndarray, true: np.ndarray) -> float:
    """Histogram intersection of the opaque colours (Swain and Ballard 1991), 0..1; colours must be equal to the bit."""
    shares = []
    for image in (found, true):
        colours, counts = np.unique(packed(image), return_counts=True)
        counts = counts[colours >= 0]
        colours = colours[colours >= 0]
        shares.append(dict(zip(colours.tolist(), (counts / max(1, counts.sum())).tolist(), strict=True)))
    return float(sum(min(share, shares[1].get(colour, 0)) for colour, share in shares[0].items()))


@torch.no_grad()
def turn(network: nn.Module, pair: Pair, answer: Answer | None = None) -> np.ndarray:
    """What the network makes of a pair's source and of what exemplars answer, on its canvas: of each pixel's distribution
    the colour of the least expected L1 (`workers/engine/reference/turn/decide.ts`)."""
    source, target = pair.source, pair.target
    height, width = source.canvas
    high, wide = -(-height // STEP) * STEP, -(-width // (2 * STEP)) * 2 * STEP
    sprite = indexed(source.pixels)
    batch = collate([turn_of(source, target, high, wide, 0, 0, (PITCHES[source.view], PITCHES[target.view]), sprite, answer)])
    logits = network(*(batch[name] for name in INPUTS)).float()
    share = logits[0].softmax(0)
    number = torch.einsum("ij,jyx->iyx", costs(batch["palette"])[0], share)
    number = (number + 1e3 * (1 - batch["known"][0])[:, None, None]).argmin(0).numpy()
    if is_mirrored(YAWS[source.direction], YAWS[target.direction]):
        number = number[:, ::-1]
    left = wide // 2 - width // 2
    number = number[:height, left : left + width]
    colours = np.concatenate([np.zeros((1, 4), np.uint8), np.c_[sprite.palette, np.full(len(sprite.palette), 255, np.uint8)]])
    return colours[number]
