"""Exports a run to models/syntax: the weights as whole numbers with one scale a row, the manifest row and the golden trees that
the service's tests compare with: `python -m syntax.export --ewt EWT --run RUN`. Prints the scores that the card states."""

from __future__ import annotations

import argparse
import json
import struct
from pathlib import Path

import numpy as np
import torch

from common.checkpoint import load_weights
from common.manifest import packed, put_row

from .data import Data, add_paths
from .measure import parse, scores
from .network import CONFIGS, VECTOR_SCALE, SyntaxNetwork
from .tokens import GRAM_BUCKETS, MAX_GRAMS, WORD_BUCKETS, tokens_of
from .train import lowered
from .trees import RELATIONS, UPOS

MAGIC = b"PKSYNTX1"
TABLES = ("words.weight", "grams.weight")

GOLDEN = (
    "knight with sword made of ice", "old man with a lantern on a boat", "farmer milks cow, cat waits for milk",
    "Make me a red dragon that sits on a pile of gold, please", "don't draw the witch's cat next to the cauldron",
    "goblin, green skin, big ears, 16 bit style", "tiny house", "a tower covered in ivy at night",
    "can you make the knigth's shield bigger and add a cape?", "half-elf ranger drawing her bow at a wolf", "potion", "🍰 x16 +5",
    "The old wizard gave the boy a book which nobody had opened for a hundred years.",
)


def rounded(value: np.ndarray, bits: int) -> tuple[np.ndarray, np.ndarray]:
    """(rows, columns) -> codes and float32 scales of the rows."""
    most = 127 if bits == 8 else 32767
    scales = np.maximum(np.abs(value).max(axis=1) / most, 1e-9).astype("<f4")
    codes = np.clip(np.rint(value / scales[:, None]), -most, most)
    return codes.astype("<i1" if bits == 8 else "<i2"), scales


def stored(weights: dict[str, torch.Tensor]) -> dict[str, np.ndarray]:
    """The file's tensors by name, as matrices: the two biases of an LSTM are one."""
    found = {}
    for name, tensor in weights.items():
        value = tensor.numpy().astype(np.float32)
        if ".bias_hh" in name or name == "arc_heads.bias":  # (one number more for all heads changes nothing)
            continue
        if ".bias_ih_l0" in name:
            value = value + weights[name.replace("_ih_", "_hh_")].numpy()
            name = name.replace("bias_ih_l0", "bias")
        found[name.removesuffix(".weight") if name in (*TABLES, "shapes.weight") else name] = value.reshape(-1, value.shape[-1])
    return found


def snapped(weights: dict[str, torch.Tensor]) -> dict[str, torch.Tensor]:
    """Weights as the file rounds them, for PyTorch."""
    found = {}
    for name, tensor in weights.items():
        value = tensor.numpy().astype(np.float32)
        codes, scales = rounded(value.reshape(-1, value.shape[-1]), 8 if name in TABLES else 16)
        found[name] = torch.from_numpy((codes * scales[:, None]).astype(np.float32).reshape(value.shape))
    return found


def write(path: Path, weights: dict[str, torch.Tensor], network: SyntaxNetwork) -> None:
    body, rows = b"", []
    for name, value in stored(weights).items():
        bits = 8 if f"{name}.weight" in TABLES else 16
        codes, scales = rounded(value, bits)
        at = len(body)
        body += scales.tobytes()
        rows.append({"name": name, "bits": bits, "rows": len(value), "columns": value.shape[1], "scales": at, "codes": len(body)})
        body += codes.tobytes()
        body += b"\0" * (-len(body) % 4)
    c = network.config
    header = json.dumps({
        "hidden": c.hidden, "arc": c.arc, "relation": c.relation, "vectorScale": VECTOR_SCALE, "wordBuckets": WORD_BUCKETS,
        "gramBuckets": GRAM_BUCKETS, "maxGrams": MAX_GRAMS, "relations": list(RELATIONS), "upos": list(UPOS), "tensors": rows,
    }, separators=(",", ":")).encode()
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(MAGIC + struct.pack("<I", len(header)) + header + body)


def golden(path: Path, network: SyntaxNetwork, data: Data) -> None:
    cases = []
    for text in GOLDEN:
        words = tuple(w for w, _ in tokens_of(text))
        heads, names, upos, sure = parse(network, data.lexicon, [words])[0]
        cases.append({"text": text, "words": words, "heads": [int(h) - 1 for h in heads], "relations": names, "upos": upos,
                      "sure": [round(float(p), 4) for p in sure]})
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("[\n" + ",\n".join(json.dumps(c, ensure_ascii=False, separators=(",", ":")) for c in cases) + "\n]\n", encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    add_paths(parser)
    parser.add_argument("--run", type=Path, required=True)
    parser.add_argument("--config", choices=sorted(CONFIGS), default="small")
    parser.add_argument("--golden", type=Path, help="where to write the golden trees (test/engine/understand/syntax/golden.json)")
    options = parser.parse_args()
    torch.set_num_threads(1)
    data = Data(options)
    network = SyntaxNetwork(CONFIGS[options.config])
    weights = load_weights(options.run / "checkpoint.npz")
    network.load_state_dict(weights)
    exact = scores(network, data.lexicon, data.prompts_dev)
    network.load_state_dict(snapped(weights))
    write(options.models / "syntax" / "syntax.bin", weights, network)
    put_row(options.models, packed(options.models, {
        "id": "syntax", "use": "syntax", "file": "syntax/syntax.bin", "format": "pixelkiln-syntax-1", "inputs": [], "outputs": [],
        "licence": "CC-BY-SA-4.0", "card": "syntax/README.md", "needs": ["words"],
    }))
    if options.golden:
        golden(options.golden, network, data)
    report = {
        "prompts": len(data.prompts), "prompts_dev": len(data.prompts_dev), "exact": exact, "rounded": scores(network, data.lexicon, data.prompts_dev),
        "ewt_dev": scores(network, data.lexicon, data.treebank_dev), "ewt_dev_lower": scores(network, data.lexicon, lowered(data.treebank_dev)),
        "bytes": (options.models / "syntax" / "syntax.bin.br").stat().st_size,
    }
    (options.run / "export.json").write_text(json.dumps(report, indent=2) + "\n")
    print(json.dumps(report, indent=2))


if __name__ == "__main__":
    main()
