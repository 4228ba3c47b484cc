"""Trains the turning network. Try `python -m turn.train --help` in models/train."""

from __future__ import annotations

import argparse
import os
from pathlib import Path

import numpy as np
import torch
from torch import nn

from common.loop import add_training_arguments, train

from .batches import Batches
from .data import OWN, SOURCES, read_groups
from .losses import turn_loss
from .measure import canvas_of, l1, pairs_of, turn
from .network import CONFIGS, TurnNetwork

MODELS = Path(__file__).resolve().parents[2]
CLIP_GROUPS = {"render3d_humanoid": 2500, "render3d_creature": 1500, "lpc": 3000, "ulpc": 1500, "tuxemon": 600, "flare": 300,
               "unknown_horizons": 200, "ss14": 200, "ninja": 135}
"""Moments of clips that training uses beside the rotation sets."""


def add_paths(parser: argparse.ArgumentParser) -> None:
    data = os.environ.get("PIXELKILN_MOTION")
    parser.add_argument("--data", type=Path, default=data and Path(data), required=not data,
                        help="the folder motion (or set PIXELKILN_MOTION)")
    parser.add_argument("--own", type=Path, help="a folder with own.npz and own.jsonl, pairs that the engine drew (optional)")
    parser.add_argument("--models", type=Path, default=MODELS, help="the folder models (default: the one around this file)")
    parser.add_argument("--run", type=Path, required=True, help="a folder for checkpoints and logs, outside the repository")
    parser.add_argument("--config", choices=sorted(CONFIGS), default="small")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    add_paths(parser)
    add_training_arguments(parser, batch=32, rate=2e-3)
    options = parser.parse_args()
    torch.manual_seed(options.seed)
    there = [s for s in SOURCES if (options.data / f"{s}.npz").exists()]
    groups = [g for s in there for g in read_groups(options.data, s, "train", CLIP_GROUPS.get(s, 0))]
    if options.own:
        groups += read_groups(options.own, OWN, "train")
    random = np.random.default_rng(0)
    dev = {}
    for source in there:
        pairs = pairs_of(read_groups(options.data, source, "dev"))
        if pairs:
            dev[source] = [pairs[i] for i in random.permutation(len(pairs))[:24]]
    network = TurnNetwork(CONFIGS[options.config])
    print(f"{sum(p.numel() for p in network.parameters())} parameters, {len(groups)} groups, "
          f"{ {k: len(v) for k, v in dev.items()} } dev pairs, device {options.device}", flush=True)

    def score(average: nn.Module) -> dict[str, float]:
        found = {s: float(np.mean([l1(turn(average, p), canvas_of(p.target)) for p in pairs])) for s, pairs in dev.items()}
        return {**{f"dev_{k}": v for k, v in found.items()}, "dev": float(np.mean(list(found.values())))}

    train(network, Batches(groups, options.batch, options.seed), turn_loss, score, options)


if __name__ == "__main__":
    main()
