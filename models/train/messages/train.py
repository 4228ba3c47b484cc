"""Trains the reader of messages: `python -m messages.train --run RUN --minutes 10` in models/train."""

from __future__ import annotations

import argparse
import json
import struct
from pathlib import Path

import numpy as np
import torch

from common.checkpoint import save_weights
from common.loop import add_training_arguments, train
from concept.words import read_words
from syntax.batches import Lexicon

from .annotations import held_out, read_messages
from .batches import Batches
from .measure import scores
from .network import MessageNetwork, loss

HERE = Path(__file__).parent
# how models/messages/messages.bin begins
MESSAGES = b"PKMESSG1"


class Data:
    def __init__(self, options: argparse.Namespace) -> None:
        self.lexicon = Lexicon(*read_words(options.models / "words" / "words.bin"))
        messages = [m for path in options.messages for m in read_messages(path)]
        self.train = [m for m in messages if not held_out(m)] if not options.all else messages
        self.dev = [m for m in messages if held_out(m)]


def add_paths(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--messages", type=Path, nargs="+", default=[HERE / "messages.txt"], help="annotated messages")
    parser.add_argument("--models", type=Path, default=HERE.parent.parent, help="the folder models")
    parser.add_argument("--all", action="store_true", help="train on the held-out messages, too")


def file_weights(path: Path) -> dict[str, torch.Tensor]:
    """Weights of models/syntax/syntax.bin (its tables and LSTMs) or of models/messages/messages.bin, as PyTorch has them."""
    raw = path.read_bytes()
    length = struct.unpack_from("<I", raw, 8)[0]
    header, base = json.loads(raw[12 : 12 + length]), 12 + length
    found: dict[str, torch.Tensor] = {}
    for t in header["tensors"]:
        scales = np.frombuffer(raw, "<f4", t["rows"], base + t["scales"])
        codes = np.frombuffer(raw, "<i1" if t["bits"] == 8 else "<i2", t["rows"] * t["columns"], base + t["codes"])
        value = torch.from_numpy(codes.reshape(t["rows"], t["columns"]).astype(np.float32) * scales[:, None])
        name = t["name"]
        if name in ("words", "grams", "shapes"):
            found[f"{name}.weight"] = value
        elif name == "start":
            found[name] = value.reshape(-1)
        elif name.startswith(("first.bias", "second.bias")):
            layer, way = name.split(".bias")
            found[f"{layer}.bias_ih_l0{way}"] = value.reshape(-1)
            found[f"{layer}.bias_hh_l0{way}"] = torch.zeros(value.numel())
        elif name.startswith(("first.", "second.")) or raw.startswith(MESSAGES):
            found[name] = value
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    add_paths(parser)
    parser.add_argument("--run", type=Path, required=True)
    parser.add_argument("--share", type=float, default=0.45, help="probability that a message is an annotated one, and no invented one")
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--fresh", action="store_true", help="begin with nothing, not with the dependency parser's weights")
    parser.add_argument("--begin", type=Path, help="begin with this file, models/messages/messages.bin, not with the dependency parser's")
    add_training_arguments(parser, batch=700, rate=2e-3)  # a batch is so many words
    options = parser.parse_args()
    torch.set_num_threads(options.threads)
    torch.manual_seed(options.seed)
    data = Data(options)
    network = MessageNetwork()
    if not options.fresh and not options.weights:
        known = network.state_dict()
        found = file_weights(options.begin or options.models / "syntax" / "syntax.bin")
        lost = network.load_state_dict({name: value.reshape(known[name].shape) for name, value in found.items()}, strict=False)
        assert not lost.unexpected_keys and not (options.begin and lost.missing_keys), lost
    print(f"{sum(p.numel() for p in network.parameters())} parameters, {len(data.train)} messages, {len(data.dev)} held out", flush=True)
    batches = Batches(data.lexicon, data.train, HERE, options.batch, options.seed, options.share)
    average = train(network, batches, loss, lambda net: scores(net, data.lexicon, data.dev), options)
    save_weights(options.run / "checkpoint.npz", average.state_dict())
    print(scores(average, data.lexicon, data.dev, details=True))


if __name__ == "__main__":
    main()
