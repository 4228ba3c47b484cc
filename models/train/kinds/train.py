"""Trains the network: `python -m kinds.train --data DATA --motion MOTION --run RUN --steps N [--weights FILE]`. The same seed gives the same weights."""

from __future__ import annotations

import argparse
from pathlib import Path

import numpy as np
import torch
from torch.nn import functional as F

from .data import AWAY, SOME_THING, Sprites, read
from .network import KINDS, Kinds

BATCH = 64
#: A direction in the mirror image.
MIRROR = torch.tensor([0, 7, 6, 5, 4, 3, 2, 1, 8, 9])


def chances(all_: Sprites, there: np.ndarray) -> np.ndarray:
    """How often each sprite is drawn: kinds evened out, figures and what is told by hand more often."""
    out = np.ones(len(all_.kind))
    for kind in range(SOME_THING + 1):
        out[all_.kind == kind] /= max(1, (all_.kind[there] == kind).sum()) ** 0.6
    out[all_.kind == 1] *= 2.6
    out[all_.kind == 0] *= 1.6
    out[all_.facing >= 0] *= 1.5
    out[all_.by_hand] *= 5
    out[(all_.facing >= 0) & (all_.kind == 5)] *= 0.4
    return out[there] / out[there].sum()


def varied(frames: torch.Tensor, facing: torch.Tensor, chance: np.random.Generator) -> tuple[torch.Tensor, torch.Tensor]:
    """Mirrored, in other colours, moved by two pixels at most, coarser or smaller."""
    x, facing = frames.float() / 255, facing.clone()
    flip = torch.rand(len(x)) < 0.5
    x[flip] = x[flip].flip(3)
    known = flip & (facing >= 0)
    facing[known] = MIRROR[facing[known]]
    swap = torch.rand(len(x)) < 0.35
    x[swap, :3] = x[swap][:, torch.randperm(3)]
    light = (0.6 + 0.8 * torch.rand(len(x)))[:, None, None, None]
    x[:, :3] = (x[:, :3] * light + 0.12 * torch.randn(len(x), 3, 1, 1)).clamp(0, 1) * x[:, 3:]
    right, down = chance.integers(-2, 3, 2)
    x = torch.roll(x, (int(down), int(right)), (2, 3))
    how = chance.random()
    if how < 0.25:
        return F.interpolate(x[:, :, ::2, ::2], scale_factor=2), facing
    if how < 0.45:
        side = int(chance.integers(22, 31))
        before = (32 - side) // 2
        return F.pad(F.interpolate(x, size=(side, side)), (before, 32 - side - before, before, 32 - side - before)), facing
    return x, facing


def loss_of(found: torch.Tensor, kind: torch.Tensor, facing: torch.Tensor) -> torch.Tensor:
    kinds, ways = F.log_softmax(found[:, : len(KINDS)], 1), F.log_softmax(found[:, len(KINDS) :], 1)
    own = -kinds.gather(1, kind.clamp(max=len(KINDS) - 1)[:, None])[:, 0]
    loss = torch.where(kind == SOME_THING, -torch.logsumexp(kinds[:, 2:], 1), own).mean()
    exact = (facing >= 0) & (facing < AWAY)
    if exact.any():
        loss = loss + 2 * exact.float().mean() * F.cross_entropy(found[exact][:, len(KINDS) :], facing[exact], label_smoothing=0.05)
    for label, those in ((AWAY, [3, 4, 5]), (AWAY + 1, [0, 1, 2, 6, 7])):
        half = facing == label
        if half.any():
            loss = loss - half.float().mean() * torch.logsumexp(ways[:, those], 1)[half].mean()
    return loss


def probabilities(network: Kinds, frames: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
    """As the service asks: the mean of the answers to a picture and to its mirror image."""
    network.eval()
    with torch.no_grad():
        one, two = (torch.cat([network(part.float() / 255) for part in frames.split(256)]) for frames in (frames, frames.flip(3)))
    network.train()
    n = len(KINDS)
    return (one[:, :n].softmax(1) + two[:, :n].softmax(1)) / 2, (one[:, n:].softmax(1) + two[:, n:].softmax(1)[:, MIRROR[:8]]) / 2


def measured(network: Kinds, frames: torch.Tensor, all_: Sprites) -> dict[str, float]:
    """On what was held out: kinds, sorts of things, and the side to which beasts look that were told by hand."""
    there = np.flatnonzero(all_.held_out)
    kinds, ways = probabilities(network, frames[there])
    kind, facing, told = (torch.from_numpy(column[there]) for column in (all_.kind, all_.facing, all_.by_hand))
    coarse = torch.stack([kinds[:, 0], kinds[:, 1], kinds[:, 2:].sum(1)], 1).argmax(1)
    share = lambda hit: round(float(hit.float().mean()), 3)  # noqa: E731
    out = {name: share(coarse[kind.clamp(max=2) == k] == k) for k, name in enumerate(("person", "beast", "thing"))}
    sorted_ = (kind >= 2) & (kind < SOME_THING)
    out["sort of thing"] = share(kinds[sorted_][:, 2:].argmax(1) + 2 == kind[sorted_])
    to_right = ways[:, 1:4].sum(1) - ways[:, 5:8].sum(1)
    aside = told & (facing % 4 != 0)
    out["left or right"] = share((to_right * torch.where(facing < 4, 1, -1))[aside] > 0)
    exact = ~told & (facing >= 0) & (facing < AWAY)
    out["one of eight"] = share(ways.argmax(1)[exact] == facing[exact])
    return out


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    for name in ("data", "motion", "run"):
        parser.add_argument(f"--{name}", type=Path, required=True)
    parser.add_argument("--steps", type=int, default=5000)
    parser.add_argument("--rate", type=float, default=4e-3)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--weights", type=Path)
    parser.add_argument("--without", default="", help="ids of sprites that are not looked at")
    options = parser.parse_args()
    torch.manual_seed(options.seed)
    torch.set_num_threads(1)
    chance = np.random.default_rng(options.seed)
    all_ = read(options.data, options.motion, set(options.without.split(",")))
    frames = torch.from_numpy(all_.frames).permute(0, 3, 1, 2).contiguous()
    kind, facing = torch.from_numpy(all_.kind), torch.from_numpy(all_.facing)
    there = np.flatnonzero(~all_.held_out)
    often = chances(all_, there)
    network = Kinds()
    if options.weights:
        network.load_state_dict(torch.load(options.weights))
    optimizer = torch.optim.AdamW(network.parameters(), options.rate / 2, weight_decay=0.02)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, options.rate, total_steps=options.steps)
    average = torch.optim.swa_utils.AveragedModel(network, multi_avg_fn=torch.optim.swa_utils.get_ema_multi_avg_fn(0.998), use_buffers=True)
    options.run.mkdir(parents=True, exist_ok=True)
    for step in range(1, options.steps + 1):
        drawn = torch.from_numpy(chance.choice(there, BATCH, p=often))
        x, to = varied(frames[drawn], facing[drawn], chance)
        loss = loss_of(network(x), kind[drawn], to)
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        schedule.step()
        average.update_parameters(network)
        if step % 500 == 0 or step == options.steps:
            print(step, round(loss.item(), 3), measured(average.module, frames, all_), flush=True)
            torch.save(average.module.state_dict(), options.run / "kinds.pt")


if __name__ == "__main__":
    main()
