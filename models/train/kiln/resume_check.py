"""A run that was cut off and resumed must have the weights of one that was not: checked on a few steps of the smallest network."""

from __future__ import annotations

import argparse
from pathlib import Path

import torch
from torch import Tensor, nn

from common.loop import add_training_arguments, train

from .batches import Batches
from .data import Paths, Samples
from .flow import Both, flow_loss
from .network import CONFIGS

STEPS, CUT = 8, 5


class Cut(Exception):
    """The run is interrupted."""


def _run(data: Path, models: Path, run: Path, cut: int | None, resume: bool) -> nn.Module:
    parser = argparse.ArgumentParser()
    add_training_arguments(parser, batch=8, rate=1e-3)
    words = ["--steps", str(STEPS), "--save-every", "2", "--device", "cpu", *(["--resume"] if resume else [])]
    options = parser.parse_args(words)
    options.run = run
    torch.manual_seed(options.seed)
    samples = Samples(Paths(models, data), None, options.seed, "train")
    start = torch.load(run / "checkpoint.pt", weights_only=False)["schedule"]["step"] if resume else 0
    done = 0

    def loss(network: nn.Module, batch: dict[str, Tensor]) -> dict[str, Tensor]:
        nonlocal done
        done += 1
        if done == cut:
            raise Cut
        return flow_loss(network, batch)

    batches = Batches(samples, options.batch, options.seed, start, sizes={16: 1.0})
    return train(Both(CONFIGS["mini"]), batches, loss, lambda _: {}, options)


def resumes_exactly(data: Path, models: Path, folder: Path) -> float:
    """Largest difference between the averaged weights of a run without a stop and of one that was cut off after its last
    checkpoint and resumed."""
    whole = _run(data, models, folder / "whole", None, False)
    try:
        _run(data, models, folder / "cut", CUT, False)
    except Cut:
        pass
    resumed = _run(data, models, folder / "cut", None, True)
    return max(float((a - b).abs().max()) for a, b in zip(whole.state_dict().values(), resumed.state_dict().values(), strict=True) if a.is_floating_point())
