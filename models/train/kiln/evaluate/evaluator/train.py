"""Trains the evaluator: `python -m kiln.evaluate.evaluator.train --data DATA --motion MOTION --run RUN --minutes 22 --half`."""

from __future__ import annotations

import argparse
from pathlib import Path

import torch
from torch import nn

from common.loop import add_training_arguments, train
from kiln.data import attributes as at
from kiln.data.paths import add_paths, paths_of

from .batches import Batches, own_samples
from .losses import contrast
from .measure import embedded, embedded_texts, real_pictures, retrieval
from .network import CONFIGS, Evaluator


def add_run(parser: argparse.ArgumentParser) -> None:
    add_paths(parser)
    parser.add_argument("--run", type=Path, required=True, help="a folder for checkpoints and logs, outside the repository")
    parser.add_argument("--config", choices=sorted(CONFIGS), default="small")


def new_network(config: str) -> Evaluator:
    return Evaluator(CONFIGS[config], len(at.CATEGORIES))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    add_run(parser)
    add_training_arguments(parser, batch=384, rate=2e-3)
    options = parser.parse_args()
    torch.manual_seed(options.seed)
    samples = own_samples(paths_of(options), options.seed)
    dev = real_pictures(samples.vocabulary, options.data, "dev")
    network = new_network(options.config)
    print(f"{sum(p.numel() for p in network.parameters())} parameters, {len(samples.store)} pictures, {len(dev.images)} dev pictures", flush=True)

    def score(average: nn.Module) -> dict[str, float]:
        texts = embedded_texts(average, samples.vocabulary, dev.texts)
        return {f"dev_{k}": v for k, v in retrieval(embedded(average, dev.images)[0], texts, rounds=40).items()}

    train(network, Batches(samples, options.batch, options.seed), contrast, score, options)


if __name__ == "__main__":
    main()
