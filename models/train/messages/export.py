"""Exports a run to models/messages: weights as whole numbers with one scale a row, the manifest row, and the readings that the service's
tests compare with: `python -m messages.export --run RUN --golden ../../test/agent/reader/golden.json`."""

from __future__ import annotations

import argparse
import json
import struct
from pathlib import Path

import numpy as np
import torch

from common.checkpoint import load_weights
from common.manifest import put_row
from syntax.export import rounded
from syntax.network import VECTOR_SCALE
from syntax.tokens import GRAM_BUCKETS, MAX_GRAMS, WORD_BUCKETS, tokens_of

from .annotations import Message
from .labels import ACTS, SLOTS
from .measure import read, scores, segments, slots
from .network import MessageNetwork
from .train import Data, add_paths

MAGIC = b"PKMESSG1"
# what is read row by row; other weights of 16 bits
EIGHT = ("words.weight", "grams.weight", "first.weight_ih_l0", "first.weight_hh_l0", "first.weight_ih_l0_reverse", "first.weight_hh_l0_reverse",
         "second.weight_ih_l0", "second.weight_hh_l0", "second.weight_ih_l0_reverse", "second.weight_hh_l0_reverse")
TABLES = ("words.weight", "grams.weight", "shapes.weight")

GOLDEN = (
    "a goblin with a club and a wolf, 4 directions, walking", "can you make my lighthouse taller and give it a red roof?",
    "need a top down tileset, moss to wet stone, 32x32", "How do I export my barista as a gif?", "hi", "🍰 x16 +5",
    "We made a racing game last year. Now I need a pause menu with Resume and Quit, brass look, plus an icon of a wrench",
    "make a platformer where my fox collects acorns and dodges owls, three levels", "the enemies are too fast, slow them down",
    "please compose a song for my boss fight", "how much would three zombies with an idle animation cost",
)


def stored(weights: dict[str, torch.Tensor]) -> dict[str, tuple[np.ndarray, int]]:
    """The file's tensors by name, as matrices, and their bits: the two biases of an LSTM are one."""
    found = {}
    for name, tensor in weights.items():
        value = tensor.numpy().astype(np.float32)
        if ".bias_hh" in name:
            continue
        bits = 8 if name in EIGHT else 16
        if ".bias_ih_l0" in name:
            value = value + weights[name.replace("_ih_", "_hh_")].numpy()
            name = name.replace("bias_ih_l0", "bias")
        found[name.removesuffix(".weight") if name in TABLES else name] = (value.reshape(-1, value.shape[-1]), bits)
    return found


def snapped(weights: dict[str, torch.Tensor]) -> dict[str, torch.Tensor]:
    """Weights as the file rounds them, for PyTorch."""
    found = {}
    for name, tensor in weights.items():
        value = tensor.numpy().astype(np.float32)
        if ".bias_" in name:
            found[name] = tensor
            continue
        codes, scales = rounded(value.reshape(-1, value.shape[-1]), 8 if name in EIGHT else 16)
        found[name] = torch.from_numpy((codes * scales[:, None]).astype(np.float32).reshape(value.shape))
    return found


def write(path: Path, weights: dict[str, torch.Tensor], network: MessageNetwork) -> None:
    body, rows = b"", []
    for name, (value, bits) in stored(weights).items():
        codes, scales = rounded(value, bits)
        at = len(body)
        body += scales.tobytes()
        rows.append({"name": name, "bits": bits, "rows": len(value), "columns": value.shape[1], "scales": at, "codes": len(body)})
        body += codes.tobytes()
        body += b"\0" * (-len(body) % 4)
    header = json.dumps({
        "hidden": network.config.hidden, "vectorScale": VECTOR_SCALE, "wordBuckets": WORD_BUCKETS, "gramBuckets": GRAM_BUCKETS,
        "maxGrams": MAX_GRAMS, "acts": list(ACTS), "slots": list(SLOTS), "tensors": rows,
    }, separators=(",", ":")).encode()
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(MAGIC + struct.pack("<I", len(header)) + header + body)


def bare(text: str) -> Message:
    words = tuple(w for w, _ in tokens_of(text))
    return Message(words, (True,) * len(words), (0,) * len(words), (False,) * len(words), (0,) * len(words))


def golden(path: Path, network: MessageNetwork, data: Data) -> None:
    cases = []
    for text in GOLDEN:
        act, begins, tags = read(network, data.lexicon, [bare(text)])[0]
        cases.append({"text": text, "parts": [[ACTS[a], i, j] for a, i, j in segments(act, begins)], "slots": [[SLOTS[s], i, j] for s, i, j in slots(tags)]})
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("[\n" + ",\n".join(json.dumps(c, ensure_ascii=False, separators=(",", ":")) for c in cases) + "\n]\n", encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    add_paths(parser)
    parser.add_argument("--run", type=Path, required=True)
    parser.add_argument("--golden", type=Path)
    options = parser.parse_args()
    torch.set_num_threads(1)
    data = Data(options)
    network = MessageNetwork()
    weights = load_weights(options.run / "checkpoint.npz")
    network.load_state_dict(weights)
    exact = scores(network, data.lexicon, data.dev)
    network.load_state_dict(snapped(weights))
    write(options.models / "messages" / "messages.bin", weights, network)
    put_row(options.models, {
        "id": "messages", "use": "messages", "file": "messages/messages.bin", "format": "pixelkiln-messages-1", "inputs": [], "outputs": [],
        "licence": "CC-BY-SA-4.0", "card": "messages/README.md", "needs": ["words"],
    })
    if options.golden:
        golden(options.golden, network, data)
    print(json.dumps({
        "messages": len(data.train), "held_out": len(data.dev), "exact": exact, "rounded": scores(network, data.lexicon, data.dev),
        "bytes": (options.models / "messages" / "messages.bin").stat().st_size,
    }, indent=2))


if __name__ == "__main__":
    main()
