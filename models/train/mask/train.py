"""Trains the background mask. Try `python -m mask.train --help` in models/train."""

from __future__ import annotations

import argparse
import os
from pathlib import Path

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn import functional as F

from common.loop import add_training_arguments, train

from .batches import Batches
from .data import Material, read_material
from .measure import iou, predict
from .network import CONFIGS, MaskNetwork
from .scenes import KINDS, compose

MODELS = Path(__file__).resolve().parents[2]
DEV_EVERY = 40
"""One train subject and ground in so many is held out as dev."""


def add_paths(parser: argparse.ArgumentParser) -> None:
    data = os.environ.get("PIXELKILN_DATA")
    parser.add_argument("--data", type=Path, default=data and Path(data), required=not data,
                        help="the folder text2sprite (or set PIXELKILN_DATA)")
    parser.add_argument("--models", type=Path, default=MODELS, help="the folder models (default: the one around this file)")
    parser.add_argument("--run", type=Path, required=True, help="a folder for checkpoints and logs, outside the repository")
    parser.add_argument("--config", choices=sorted(CONFIGS), default="small")


def mask_loss(network: nn.Module, batch: dict[str, Tensor]) -> dict[str, Tensor]:
    """Binary cross entropy for each pixel, and the soft Dice loss (Milletari et al. 2016), which counts subjects alike."""
    logit, mask = network(batch["image"]), batch["mask"]
    entropy = F.binary_cross_entropy_with_logits(logit, mask)
    found = logit.sigmoid()
    dice = 1 - (2 * (found * mask).sum((1, 2, 3)) + 1) / (found.sum((1, 2, 3)) + mask.sum((1, 2, 3)) + 1)
    return {"entropy": entropy, "dice": dice.mean(), "total": entropy + dice.mean()}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    add_paths(parser)
    add_training_arguments(parser, batch=48, rate=3e-3)
    options = parser.parse_args()
    torch.manual_seed(options.seed)
    whole = read_material(options.data, "train")
    parts = [Material([s for i, s in enumerate(whole.subjects) if (i % DEV_EVERY == 0) == held],
                      [g for i, g in enumerate(whole.grounds) if (i % DEV_EVERY == 0) == held]) for held in (False, True)]
    random = np.random.default_rng(7)
    dev = [compose(parts[1], random, 64, KINDS[i % len(KINDS)]) for i in range(200)]
    network = MaskNetwork(CONFIGS[options.config])
    print(f"{sum(p.numel() for p in network.parameters())} parameters, {len(parts[0].subjects)} subjects, "
          f"{len(parts[0].grounds)} grounds, device {options.device}", flush=True)

    def score(average: nn.Module) -> dict[str, float]:
        found = predict(average, [d[0] for d in dev])
        scores = [iou(f, d[1]) for f, d in zip(found, dev, strict=True)]
        return {f"dev_{kind}": float(np.mean(scores[i :: len(KINDS)])) for i, kind in enumerate(KINDS)}

    train(network, Batches(parts[0], options.batch, options.seed), mask_loss, score, options)


if __name__ == "__main__":
    main()
