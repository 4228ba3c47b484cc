"""Trains the turning network. Try `python -m turn.train --help` in models/train."""

from __future__ import annotations

import argparse
import os
from pathlib import Path

import numpy as np
import torch
from torch import nn

from common.loop import add_training_arguments, train

from .answers import Answers, Picked
from .batches import Batches
from .data import OWN, SOURCES, Group, read_groups
from .losses import turn_loss
from .measure import Pair, canvas_of, l1, pairs_of, turn
from .network import CONFIGS, TurnNetwork

TRAIN, DEV = "train", "dev"
DEV_PAIRS = 24
"""Of a source, for the score that training tells."""
MODELS = Path(__file__).resolve().parents[2]
CLIP_GROUPS = {"render3d_humanoid": 2500, "render3d_creature": 1500, "lpc": 3000, "ulpc": 1500, "tuxemon": 600, "flare": 300,
               "unknown_horizons": 200, "ss14": 200, "ninja": 135}
"""Moments of clips that training uses beside the rotation sets."""


def add_data(parser: argparse.ArgumentParser) -> None:
    data = os.environ.get("PIXELKILN_MOTION")
    parser.add_argument("--data", type=Path, default=data and Path(data), required=not data,
                        help="the folder motion (or set PIXELKILN_MOTION)")
    parser.add_argument("--own", type=Path, help="a folder with own.npz and own.jsonl, pairs that the engine drew (optional)")


def add_paths(parser: argparse.ArgumentParser) -> None:
    add_data(parser)
    parser.add_argument("--models", type=Path, default=MODELS, help="the folder models (default: the one around this file)")
    parser.add_argument("--run", type=Path, required=True, help="a folder for checkpoints and logs, outside the repository")
    parser.add_argument("--config", choices=sorted(CONFIGS), default="small")


def _sources(options: argparse.Namespace) -> list[str]:
    return [s for s in SOURCES if (options.data / f"{s}.npz").exists()]


def train_groups(options: argparse.Namespace) -> list[Group]:
    groups = [g for s in _sources(options) for g in read_groups(options.data, s, "train", CLIP_GROUPS.get(s, 0))]
    return groups + (read_groups(options.own, OWN, "train") if options.own else [])


def dev_pairs(options: argparse.Namespace) -> tuple[list[Group], list[Picked]]:
    """Groups of dev, and turns of them: at most DEV_PAIRS a source, always the same."""
    random = np.random.default_rng(0)
    groups: list[Group] = []
    turns: list[Picked] = []
    for source in _sources(options):
        pairs = pairs_of(read_groups(options.data, source, "dev"))
        for i in random.permutation(len(pairs))[:DEV_PAIRS]:
            place = lambda frame, pair=pairs[i]: next(k for k, f in enumerate(pair.group.frames) if f is frame)  # noqa: E731
            turns.append(Picked(len(groups), place(pairs[i].source), place(pairs[i].target)))
            groups.append(pairs[i].group)
    return groups, turns


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    add_paths(parser)
    parser.add_argument("--asked", type=Path, help="the folder of turn.ask with the exemplars' answers; without it the network learns to do without")
    add_training_arguments(parser, batch=32, rate=2e-3)
    options = parser.parse_args()
    torch.manual_seed(options.seed)
    groups = train_groups(options)
    held, turns = dev_pairs(options)
    answers, told = ((Answers(options.asked, TRAIN, groups), Answers(options.asked, DEV, held)) if options.asked else (None, None))
    network = TurnNetwork(CONFIGS[options.config])
    print(f"{sum(p.numel() for p in network.parameters())} parameters, {len(groups)} groups, {len(turns)} dev pairs, device {options.device}", flush=True)

    def score(average: nn.Module) -> dict[str, float]:
        found: dict[str, list[float]] = {}
        for i, t in enumerate(turns):
            group = held[t.group]
            pair = Pair(group, group.frames[t.source], group.frames[t.target])
            found.setdefault(group.source, []).append(l1(turn(average, pair, told.read(i) if told else None), canvas_of(pair.target)))
        means = {s: float(np.mean(v)) for s, v in found.items()}
        return {**{f"dev_{k}": v for k, v in means.items()}, "dev": float(np.mean(list(means.values())))}

    train(network, Batches(groups, options.batch, options.seed, answers), turn_loss, score, options)


if __name__ == "__main__":
    main()
