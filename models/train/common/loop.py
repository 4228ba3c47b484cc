"""The training loop that networks share: time-aware, resumable to the last random number, with an average of the weights."""

from __future__ import annotations

import argparse
import copy
import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import Protocol

import numpy as np
import torch
from torch import Tensor, nn

from .checkpoint import load_full, load_weights, save_full
from .schedule import Schedule


class Batches(Protocol):
    """An endless, seeded stream; `random` is all its state."""

    random: np.random.Generator

    def next(self, device: torch.device) -> dict[str, Tensor]: ...


def add_training_arguments(parser: argparse.ArgumentParser, batch: int, rate: float) -> None:
    length = parser.add_mutually_exclusive_group(required=True)
    length.add_argument("--minutes", type=float, help="plan the schedule by the measured speed so that it ends in time")
    length.add_argument("--steps", type=int, help="a fixed number of steps: the same seed gives the same weights on one device")
    parser.add_argument("--batch", type=int, default=batch)
    parser.add_argument("--rate", type=float, default=rate, help="peak learning rate")
    parser.add_argument("--decay", type=float, default=0.05, help="AdamW weight decay")
    parser.add_argument("--average", type=float, default=0.998, help="moving average of the weights")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    parser.add_argument("--half", action="store_true", help="bfloat16 arithmetic (1.7 times as fast on a CPU with AVX512-BF16)")
    parser.add_argument("--save-every", type=int, default=500)
    start = parser.add_mutually_exclusive_group()
    start.add_argument("--resume", action="store_true", help="go on with the run in --run, exactly where it stopped")
    start.add_argument("--weights", type=Path, help="start from a committed checkpoint.npz (weights only, fresh optimizer)")


def _optimizer(network: nn.Module, rate: float, decay: float) -> torch.optim.Optimizer:
    plain = [p for p in network.parameters() if p.ndim < 2]
    decayed = [p for p in network.parameters() if p.ndim >= 2]
    groups = [{"params": decayed, "weight_decay": decay}, {"params": plain, "weight_decay": 0.0}]
    return torch.optim.AdamW(groups, lr=rate, betas=(0.9, 0.98))


@torch.no_grad()
def _follow(average: nn.Module, network: nn.Module, keep: float) -> None:
    """Moves the average a step towards the network: its weights and the running statistics of its normalisation."""
    for old, new in zip(average.state_dict().values(), network.state_dict().values(), strict=True):
        if old.is_floating_point():
            old.lerp_(new, 1 - keep)
        else:
            old.copy_(new)


def train(
    network: nn.Module,
    batches: Batches,
    loss: Callable[[nn.Module, dict[str, Tensor]], dict[str, Tensor]],
    score: Callable[[nn.Module], dict[str, float]],
    options: argparse.Namespace,
) -> nn.Module:
    """Trains until the schedule ends and returns the averaged network. `loss` gives named terms, one of them "total";
    `score` measures the averaged network on held-out train data whenever a checkpoint is written."""
    device = torch.device(options.device)
    options.run.mkdir(parents=True, exist_ok=True)
    network = network.to(device, memory_format=torch.channels_last)
    if options.weights:
        network.load_state_dict(load_weights(options.weights))
    average = copy.deepcopy(network).eval()
    optimizer = _optimizer(network, options.rate, options.decay)
    schedule = Schedule(options.rate, options.steps, options.minutes)
    checkpoint = options.run / "checkpoint.pt"
    if options.resume:
        state = load_full(checkpoint, device)
        network.load_state_dict(state["network"])
        average.load_state_dict(state["average"])
        optimizer.load_state_dict(state["optimizer"])
        schedule.load(state["schedule"])
        batches.random.bit_generator.state = state["batches"]
        torch.set_rng_state(state["torch"].cpu())
    log = (options.run / "log.jsonl").open("a" if options.resume else "w")
    sums: dict[str, Tensor] = {}  # on the device: reading them at every step would make it wait
    noted, started = schedule.step, time.monotonic()
    while not schedule.done:
        network.train()
        for group in optimizer.param_groups:
            group["lr"] = schedule.learning_rate()
        with torch.autocast(device.type, dtype=torch.bfloat16, enabled=options.half):
            terms = loss(network, batches.next(device))
        optimizer.zero_grad(set_to_none=True)
        terms["total"].backward()
        torch.nn.utils.clip_grad_norm_(network.parameters(), 1.0)
        optimizer.step()
        _follow(average, network, min(options.average, (schedule.step + 1) / (schedule.step + 10)))
        for name, value in terms.items():
            sums[name] = sums.get(name, 0.0) + value.detach().double()
        schedule.advance()
        if schedule.step % options.save_every == 0 or schedule.done:
            steps = schedule.step - noted
            line = {"step": schedule.step, "of": schedule.steps, "minutes": round(schedule.used / 60, 2),
                    "steps_per_second": round(steps / (time.monotonic() - started), 2),
                    **{k: round(float(v) / steps, 4) for k, v in sums.items()},
                    **{k: round(v, 4) for k, v in score(average).items()}}
            print(json.dumps(line), file=log, flush=True)
            print(json.dumps(line), flush=True)
            sums, noted, started = {}, schedule.step, time.monotonic()
            save_full(checkpoint, {
                "network": network.state_dict(), "average": average.state_dict(), "optimizer": optimizer.state_dict(),
                "schedule": schedule.state(), "batches": batches.random.bit_generator.state, "torch": torch.get_rng_state(),
                "device": str(device), "batch": options.batch, "seed": options.seed,
            })
    return average
