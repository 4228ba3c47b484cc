"""Trains kiln. Try `python -m kiln.train --help` in models/train."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path

import numpy as np
import torch
from torch import nn

from common.checkpoint import load_full
from common.loop import add_training_arguments, train

from .batches import Batches
from .data import Mixture, Samples
from .data.paths import add_paths as add_data_paths
from .data.paths import paths_of
from .flow import Both, flow_loss
from .graph import read_weights
from .network import CONFIGS

SIZES = (16, 24, 32, 48, 64)
HELD_OUT = 16
"""Batches by which a checkpoint is scored, always the same ones."""


def add_paths(parser: argparse.ArgumentParser) -> None:
    add_data_paths(parser)
    parser.add_argument("--run", type=Path, required=True, help="a folder for checkpoints and logs, outside the repository")
    parser.add_argument("--config", choices=sorted(CONFIGS), default="tiny")


def add_stream_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--workers", type=int, default=0, help="processes that make batches (12 feed a data-centre GPU)")
    parser.add_argument("--sizes", type=int, nargs="+", choices=SIZES, help="sides of the pictures (default: as the data has them)")
    parser.add_argument("--references", type=float, default=1.0, help="share of the batches that have references (a CPU saves time with less)")
    parser.add_argument("--shares", type=float, nargs=3, metavar=("CAPTIONED", "MOTION", "DRAWINGS"),
                        default=[Mixture.captioned, Mixture.motion, Mixture.drawings], help="how often each folder is drawn from")
    parser.add_argument("--clip-frames", type=int, default=Mixture.clip_frames, help="most frames of clips of one source in memory")


def samples_of(options: argparse.Namespace, split: str) -> Samples:
    captioned, motion, drawings = options.shares
    mixture = Mixture(captioned=captioned, motion=motion, drawings=drawings, clip_frames=options.clip_frames)
    return Samples(paths_of(options), mixture, options.seed, split)


def sizes_of(options: argparse.Namespace, samples: Samples) -> dict[int, float]:
    """How often each side is drawn: as the data has them, among those that are asked for."""
    return {s: samples.sizes[s] for s in options.sizes or samples.sizes if s in samples.sizes}


def batches_of(options: argparse.Namespace, samples: Samples, start: int) -> Batches:
    return Batches(samples, options.batch, options.seed, start, options.workers, options.references, sizes_of(options, samples),
                   trim=torch.device(options.device).type == "cpu")


def start_of(options: argparse.Namespace) -> int:
    """The batch that a resumed run goes on with."""
    if not options.resume:
        return 0
    return int(load_full(options.run / "checkpoint.pt", torch.device("cpu"))["schedule"]["step"])


def read_exported(network: Both, folder: Path, kiln: str = "kiln.onnx") -> None:
    """The committed files are the checkpoint: weights to go on from."""
    read_weights(network.context, folder / "context.onnx")
    read_weights(network.kiln, folder / kiln)


def scorer(options: argparse.Namespace, samples: Samples) -> Callable[[nn.Module], dict[str, float]]:
    """The flow's loss on pictures of names that training has not seen; noise and times are always the same."""
    sizes = sizes_of(options, samples)

    def score(network: nn.Module) -> dict[str, float]:
        batches = Batches(samples, 32, 7, references=options.references, sizes=sizes)
        device = next(network.parameters()).device
        with torch.no_grad(), torch.autocast(device.type, dtype=torch.bfloat16, enabled=options.half):
            found = [flow_loss(network, batches.next(device)) for _ in range(HELD_OUT)]
        return {f"dev_{name}": float(np.mean([float(f[name]) for f in found])) for name in found[0]}

    return score


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    add_paths(parser)
    add_training_arguments(parser, batch=48, rate=1.5e-3)
    add_stream_arguments(parser)
    parser.add_argument("--compile", action="store_true", help="compile the network for each shape (CUDA)")
    parser.add_argument("--exported", type=Path, help="start from exported files in this folder (weights only, fresh optimizer)")
    options = parser.parse_args()
    torch.manual_seed(options.seed)
    torch.set_float32_matmul_precision("high")
    network = Both(CONFIGS[options.config])
    if options.exported:
        read_exported(network, options.exported)
    samples = samples_of(options, "train")
    print(f"{sum(p.numel() for p in network.parameters())} parameters, {len(samples.store.width)} sprites, sizes {samples.sizes}, "
          f"device {options.device}", flush=True)
    if options.compile:
        network.compile(dynamic=False)
    train(network, batches_of(options, samples, start_of(options)), flow_loss, scorer(options, samples_of(options, "dev")), options)


if __name__ == "__main__":
    main()
