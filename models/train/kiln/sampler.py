"""Drawing: from noise to pictures along the velocity, with guidance (Ho and Salimans 2022) for each kind of condition."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import torch
from torch import Tensor

from .flow import Both

Asked = dict[str, Tensor]
"""The contract's inputs for a batch, without noise and time."""


@dataclass(frozen=True)
class Guidance:
    """How many times the difference that a condition makes counts."""

    text: float = 3.0
    image: float = 1.5
    pose: float = 1.0


def without(asked: Asked, *names: str) -> Asked:
    """Conditions unsaid: "text" (words and attributes), "reference", "pose"."""
    gone = {"text": ("word_mask", "attributes"), "reference": ("reference_kind", "reference_aspect"), "pose": ("pose",)}
    return {**asked, **{key: torch.zeros_like(asked[key]) for name in names for key in gone[name]}}


def branches(asked: Asked, guidance: Guidance) -> list[tuple[float, Asked]]:
    """What to run and how much each velocity counts, together 1:
    none + text · (text − none) + image · (with the reference − without) + pose · (with the pose − without)."""
    has_reference, has_pose = bool((asked["reference_kind"] > 0).any()), bool((asked["pose"] != 0).any())
    chain = [(guidance.text, ("text", "reference", "pose")), (guidance.image, ("reference", "pose")), (guidance.pose, ("pose",)), (0.0, ())]
    weights, before = [], 1.0
    for after, gone in chain:
        weights.append((before - after, gone))
        before = after
    # A condition that nobody gives makes no difference: its branch is the next one.
    merged: dict[tuple[str, ...], float] = {}
    for weight, gone in weights:
        key = tuple(g for g in gone if g == "text" or (g == "reference" and has_reference) or (g == "pose" and has_pose))
        merged[key] = merged.get(key, 0.0) + weight
    return [(weight, without(asked, *gone)) for gone, weight in merged.items() if abs(weight) > 1e-9]


def guided(network: Both, asked: Asked, guidance: Guidance) -> Callable[[Tensor, Tensor], Tensor]:
    """(x, time (B)) -> velocity, all branches in one pass."""
    runs = branches(asked, guidance)
    whole = {key: torch.cat([run[key] for _, run in runs]) for key in asked}
    # The context is the same at every step.
    context, seen = network.context(*(whole[k] for k in ("words", "word_mask", "attributes", "reference", "reference_kind", "reference_aspect")))

    def velocity(x: Tensor, time: Tensor) -> Tensor:
        n = len(runs)
        found = network.kiln(x.repeat(n, 1, 1, 1), whole["known"], whole["mask"], whole["pose"], time.repeat(n), whole["wrap"], context, seen)
        return sum(weight * part for (weight, _), part in zip(runs, found.chunk(n), strict=True))

    return velocity


@torch.no_grad()
def drawn(velocity: Callable[[Tensor, Tensor], Tensor], noise: Tensor, steps: int, heun: bool = False, start: float = 0.0,
          end: float = 1.0) -> Tensor:
    """Equal steps from `start` to `end`. Heun's method corrects each step by the velocity at its end, but not the last,
    whose end has no noise left (Karras et al. 2022)."""
    x, times = noise, torch.linspace(start, end, steps + 1).tolist()
    for now, then in zip(times, times[1:], strict=False):
        at = lambda t: torch.full((len(x),), t, device=x.device)  # noqa: E731
        v = velocity(x, at(now))
        if heun and then < 1:
            v = (v + velocity(x + (then - now) * v, at(then))) / 2
        x = x + (then - now) * v
    return x


def pixels(x: Tensor) -> Tensor:
    """(B, 4, H, W) premultiplied −1..1 -> uint8 RGBA (B, H, W, 4): opaque where alpha is 0 or more, else all 0."""
    alpha = (x[:, 3:] >= 0).float()
    cover = ((x[:, 3:] + 1) / 2).clamp(0.5, 1)
    colour = ((x[:, :3] + 1) / 2 / cover).clamp(0, 1)
    return (torch.cat([colour, torch.ones_like(alpha)], 1) * alpha * 255).round().byte().permute(0, 2, 3, 1)
