"""Trains the keypoint network. Try `python -m keypoints.train --help` in models/train."""

from __future__ import annotations

import argparse
import os
from pathlib import Path

import numpy as np
import torch
from torch import nn

from common.loop import add_training_arguments, train

from .batches import Batches
from .data import read_frames, sources_in
from .losses import keypoint_loss
from .measure import pck, predict
from .network import CONFIGS, KeypointNetwork

MODELS = Path(__file__).resolve().parents[2]
FRAMES = {"train": 40_000, "dev": 300, "val": 1_500}
"""At most so many frames of a source; a subject's frames are much alike."""


def add_paths(parser: argparse.ArgumentParser) -> None:
    data = os.environ.get("PIXELKILN_MOTION")
    parser.add_argument("--data", type=Path, default=data and Path(data), required=not data,
                        help="the folder motion (or set PIXELKILN_MOTION)")
    drawings = os.environ.get("PIXELKILN_DRAWINGS")
    parser.add_argument("--drawings", type=Path, default=drawings and Path(drawings),
                        help="what test/engine/reference/vision/dump-drawings.ts wrote (optional; or set PIXELKILN_DRAWINGS)")
    sprites = os.environ.get("PIXELKILN_DATA")
    parser.add_argument("--sprites", type=Path, default=sprites and Path(sprites),
                        help="the folder text2sprite, for people and things in other styles (optional; or set PIXELKILN_DATA)")
    parser.add_argument("--models", type=Path, default=MODELS, help="the folder models (default: the one around this file)")
    parser.add_argument("--run", type=Path, required=True, help="a folder for checkpoints and logs, outside the repository")
    parser.add_argument("--config", choices=sorted(CONFIGS), default="small")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    add_paths(parser)
    add_training_arguments(parser, batch=64, rate=3e-3)
    options = parser.parse_args()
    torch.manual_seed(options.seed)
    there = sources_in(options.data, options.drawings)
    sources = [read_frames(*s, "train", FRAMES["train"]) for s in there]
    dev = [d for d in (read_frames(*s, "dev", FRAMES["dev"]) for s in there) if len(d)]
    network = KeypointNetwork(CONFIGS[options.config])
    print(f"{sum(p.numel() for p in network.parameters())} parameters, {[len(s) for s in sources]} train frames, "
          f"{[len(d) for d in dev]} dev frames, device {options.device}", flush=True)

    def score(average: nn.Module) -> dict[str, float]:
        found = {d.source: pck(predict(average, d)["error"]) for d in dev}
        return {**{f"dev_{k}": v for k, v in found.items()}, "dev": float(np.mean(list(found.values())))}

    train(network, Batches(sources, options.batch, options.seed), keypoint_loss, score, options)


if __name__ == "__main__":
    main()
