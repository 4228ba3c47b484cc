"""Trains the text-concept network. Try `python -m concept.train --help` in models/train."""

from __future__ import annotations

import argparse
import copy
import json
import time

import numpy as np
import torch

from common.checkpoint import load_full, load_weights, save_full
from common.schedule import Schedule

from .batches import Batches
from .data import Thing
from .inputs import Inputs, add_paths, answers
from .losses import total_loss
from .network import CONFIGS, ConceptNetwork
from .tokens import words_of

EMA = 0.998


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    add_paths(parser)
    parser.add_argument("--config", choices=sorted(CONFIGS), default="small")
    length = parser.add_mutually_exclusive_group(required=True)
    length.add_argument("--minutes", type=float, help="plan the schedule by the measured speed so that it ends in time")
    length.add_argument("--steps", type=int, help="a fixed number of steps: the same seed gives the same weights on one device")
    parser.add_argument("--batch", type=int, default=192, help="things a step; each is seen as two texts")
    parser.add_argument("--rate", type=float, default=2e-3, help="peak learning rate")
    parser.add_argument("--decay", type=float, default=0.05, help="AdamW weight decay")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    parser.add_argument("--save-every", type=int, default=500)
    start = parser.add_mutually_exclusive_group()
    start.add_argument("--resume", action="store_true", help="go on with the run in --run, exactly where it stopped")
    start.add_argument("--weights", help="start from a committed checkpoint.npz (weights only, fresh optimizer)")
    return parser.parse_args()


def dev_accuracy(network: ConceptNetwork, inputs: Inputs, dev: list[Thing]) -> float:
    """Share of the drawn things of the dev split whose category follows from the name."""
    drawn = [t for t in dev if not t.icon]
    found = answers(network, inputs.lexicon, [words_of(t.name) for t in drawn])["category"].argmax(1)
    return float(np.mean(found == np.array([t.category for t in drawn])))


def optimizer_of(network: ConceptNetwork, rate: float, decay: float) -> torch.optim.Optimizer:
    plain = [p for name, p in network.named_parameters() if p.ndim < 2 or name in ("grams.weight", "position")]
    decayed = [p for p in network.parameters() if all(p is not q for q in plain)]
    groups = [{"params": decayed, "weight_decay": decay}, {"params": plain, "weight_decay": 0.0}]
    return torch.optim.AdamW(groups, lr=rate, betas=(0.9, 0.98))


def main() -> None:
    options = arguments()
    options.run.mkdir(parents=True, exist_ok=True)
    torch.manual_seed(options.seed)
    torch.set_float32_matmul_precision("high")
    device = torch.device(options.device)
    inputs = Inputs(options.data, options.models, options.config)
    train, dev = inputs.split("train"), inputs.split("dev")
    network = inputs.network().to(device)
    if options.weights:
        network.load_state_dict(load_weights(options.weights))
    average = copy.deepcopy(network)
    optimizer = optimizer_of(network, options.rate, options.decay)
    batches = Batches(train, inputs.lexicon, options.batch, options.seed)
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

    def save() -> None:
        save_full(checkpoint, {
            "network": network.state_dict(), "average": average.state_dict(), "optimizer": optimizer.state_dict(),
            "schedule": schedule.state(), "batches": batches.random.bit_generator.state, "torch": torch.get_rng_state(),
            "config": options.config, "categories": inputs.categories, "device": str(device), "batch": options.batch,
        })

    count = sum(p.numel() for p in network.parameters())
    print(f"{count} parameters, {len(train)} train things, {len(dev)} dev things, device {device}", flush=True)
    log = (options.run / "log.jsonl").open("a" if options.resume else "w")
    sums: dict[str, float] = {}
    noted, started = schedule.step, time.monotonic()
    while not schedule.done:
        network.train()
        for group in optimizer.param_groups:
            group["lr"] = schedule.learning_rate()
        first, second, labels = batches.next(device)
        terms = total_loss(network(*first), network(*second), labels)
        optimizer.zero_grad(set_to_none=True)
        terms["total"].backward()
        torch.nn.utils.clip_grad_norm_(network.parameters(), 1.0)
        optimizer.step()
        keep = min(EMA, (schedule.step + 1) / (schedule.step + 10))
        with torch.no_grad():
            for old, new in zip(average.parameters(), network.parameters(), strict=True):
                old.lerp_(new, 1 - keep)
        for name, value in terms.items():
            sums[name] = sums.get(name, 0.0) + float(value.detach())
        schedule.advance()
        if schedule.step % options.save_every == 0 or schedule.done:
            steps = schedule.step - noted
            line = {"step": schedule.step, "of": schedule.steps, "minutes": round(schedule.used / 60, 2),
                    "steps_per_second": round(steps / (time.monotonic() - started), 2),
                    **{k: round(v / steps, 4) for k, v in sums.items()},
                    "dev_accuracy": round(dev_accuracy(average, inputs, dev), 4)}
            print(json.dumps(line), file=log, flush=True)
            print(json.dumps(line), flush=True)
            sums, noted, started = {}, schedule.step, time.monotonic()
            save()


if __name__ == "__main__":
    main()
