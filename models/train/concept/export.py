"""Exports a run to models/concept: ONNX with small constants, the resumable weights, the manifest row and the golden
answers that the service's tests compare with: `python -m concept.export --run RUN --config small`."""

from __future__ import annotations

import argparse
import copy
import json
from pathlib import Path

import numpy as np
import onnx
import onnxruntime
import torch

from common.checkpoint import save_weights
from common.compact import compact, snap
from common.convolution import copy_credits
from common.manifest import packed, put_row

from .data import COLOURS, VIEWS
from .evaluate import colour_matrix, load_run, temperatures
from .inputs import Inputs, add_paths
from .network import CONFIGS, ConceptNetwork, Exported
from .tokens import GRAM_SIZES, MAX_GRAMS, MAX_WORDS, words_of

OPSET = 18
OUTPUTS = ("category_probability", "colour_probability", "view_probability", "text_embedding")
INT8 = "grams.weight"

GOLDEN_TEXTS = (
    "a brave knight with a red cape and golden crown", "potion", "zweihander", "old oak tree in autumn", "blue slime",
    "cheeseburger", "wooden treasure chest", "the wizard's tower", "small cottage with a thatched roof", "space helmet",
    "glorptak the unseen", "asdf qwerty", "x", "half-elf ranger", "steel door", "cobblestone floor", "fire bolt effect",
    "rusty pickaxe", "friendly golden retriever puppy", "office chair", "steampunk motorbike", "inventory slot frame",
    "A VERY LONG description of a very large green dragon that sits on a heap of gold coins and guards the gate of a "
    "ruined castle high in the snowy mountains far away from any town where people could ever live in peace or comfort",
    "pneumonoultramicroscopicsilicovolcanoconiosis", "café crème 🍰 deluxe",
)


def snapped(network: ConceptNetwork) -> ConceptNetwork:
    """A copy whose weights are rounded to what the file stores."""
    copied = copy.deepcopy(network)
    with torch.no_grad():
        for name, parameter in copied.named_parameters():
            parameter.copy_(torch.from_numpy(snap(parameter.numpy(), int8=name == INT8)))
    return copied.eval()


def to_onnx(model: Exported, inputs: Inputs, path: Path) -> None:
    vectors, grams = inputs.lexicon.encode([["red", "dragon", "egg"], ["a", "blue", "fish"]])
    batch, words = torch.export.Dim("batch"), torch.export.Dim("words", max=MAX_WORDS)
    program = torch.onnx.export(
        model, (torch.from_numpy(vectors), torch.from_numpy(grams)), dynamo=True, opset_version=OPSET, verbose=False,
        input_names=["vectors", "grams"], output_names=list(OUTPUTS),
        dynamic_shapes={"vectors": {0: batch, 1: words}, "grams": {0: batch, 1: words}},
    )
    graph = program.model_proto
    table = [i.name for i in graph.graph.initializer if i.name.endswith(INT8)]
    for node in graph.graph.node:
        node.doc_string = ""
        del node.metadata_props[:]  # stack traces of the exporter, with paths of the machine
    del graph.graph.metadata_props[:]
    del graph.metadata_props[:]
    for value in (*graph.graph.value_info, *graph.graph.input, *graph.graph.output):
        del value.metadata_props[:]
    onnx.save(compact(graph, set(table)), path)


def answer(session: onnxruntime.InferenceSession, inputs: Inputs, text: str) -> list[np.ndarray]:
    vectors, grams = inputs.lexicon.encode([words_of(text)])
    return session.run(list(OUTPUTS), {"vectors": vectors, "grams": grams})


def compare(path: Path, exact: Exported, stored: Exported, inputs: Inputs, texts: list[str]) -> dict:
    """Largest differences of ONNX to the snapped network (must be rounding only) and to the float32 one (what the small
    constants cost)."""
    session = onnxruntime.InferenceSession(str(path), providers=["CPUExecutionProvider"])
    to_stored = to_exact = relative = 0.0
    same = 0
    for text in texts:
        vectors, grams = (torch.from_numpy(a) for a in inputs.lexicon.encode([words_of(text)]))
        found = answer(session, inputs, text)
        with torch.no_grad():
            want, full = stored(vectors, grams), exact(vectors, grams)
        for got, one, two in zip(found, want, full, strict=True):
            to_stored = max(to_stored, float(np.abs(got - one.numpy()).max()))
            relative = max(relative, float((np.abs(got - one.numpy()) / np.maximum(np.abs(one.numpy()), 1e-3)).max()))
            to_exact = max(to_exact, float(np.abs(got - two.numpy()).max()))
        same += int(found[0].argmax() == full[0].argmax())
    return {"texts": len(texts), "max_difference_to_stored_weights": to_stored, "max_relative_difference": relative,
            "max_difference_to_float32": to_exact, "same_category_as_float32": same / len(texts)}


def golden(path: Path, inputs: Inputs, stored: Exported) -> None:
    """Tokens and PyTorch's answers for fixed texts."""
    cases = []
    for text in GOLDEN_TEXTS:
        words = words_of(text)
        vectors, grams = (torch.from_numpy(a) for a in inputs.lexicon.encode([words]))
        with torch.no_grad():
            outputs = stored(vectors, grams)
        cases.append({
            "text": text, "words": words, "rows": [inputs.lexicon.rows.get(w, -1) for w in words],
            "grams": [[int(g) for g in inputs.lexicon.grams(w) if g] for w in words],
            **{name: [round(float(v), 6) for v in value[0]] for name, value in zip(OUTPUTS, outputs, strict=True)},
        })
    path.parent.mkdir(parents=True, exist_ok=True)
    lines = ",\n".join(json.dumps(c, ensure_ascii=False, separators=(",", ":")) for c in cases)
    path.write_text(f"[\n{lines}\n]\n", encoding="utf-8")


def colour_shares(inputs: Inputs) -> list[float]:
    """How common each colour is among drawn train things: what a colour's probability is worth is its surplus over this."""
    drawn = [t for t in inputs.split("train") if not t.icon]
    return [round(float(v), 4) for v in colour_matrix(drawn).mean(axis=0).clip(0.001, 0.999)]


def manifest_row(inputs: Inputs, name: str, dimensions: int) -> dict:
    tensor = lambda name, dtype, *shape: {"name": name, "dtype": dtype, "shape": list(shape)}  # noqa: E731
    return {
        "id": "concept", "use": "text-concept", "file": "concept/concept.onnx", "format": "onnx",
        "inputs": [tensor("vectors", "float32", "batch", "words", dimensions),
                   tensor("grams", "int64", "batch", "words", MAX_GRAMS)],
        "outputs": [tensor("category_probability", "float32", "batch", len(inputs.categories)),
                    tensor("colour_probability", "float32", "batch", len(COLOURS)), tensor("view_probability", "float32", "batch", len(VIEWS)),
                    tensor("text_embedding", "float32", "batch", inputs.config.embedding)],
        "licence": "CC-BY-SA-4.0", "card": "concept/README.md", "needs": ["words"],
        "config": {"network": name, "maxWords": MAX_WORDS, "maxGrams": MAX_GRAMS, "gramSizes": list(GRAM_SIZES),
                   "buckets": inputs.config.buckets, "categories": inputs.categories, "colours": list(COLOURS),
                   "colourShares": colour_shares(inputs), "views": list(VIEWS)},
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    add_paths(parser)
    parser.add_argument("--config", choices=sorted(CONFIGS), default="small")
    parser.add_argument("--golden", type=Path, help="where to write the golden answers (packed by brotli: test/engine/understand/guess/golden.json.br)")
    options = parser.parse_args()
    inputs = Inputs(options.data, options.models, options.config)
    network, _ = load_run(options, inputs)
    heat = temperatures(network, inputs)
    exact, stored = Exported(network, *heat).eval(), Exported(snapped(network), *heat).eval()
    folder = options.models / "concept"
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / "concept.onnx"
    to_onnx(exact, inputs, path)
    texts = list(GOLDEN_TEXTS) + sorted({t.name for t in inputs.split("val")})
    report = {"temperatures": {"category": heat[0], "colours": heat[1]}, "opset": OPSET, "bytes": path.stat().st_size,
              **compare(path, exact, stored, inputs, texts)}
    if report["max_difference_to_stored_weights"] > 1e-4:
        raise SystemExit(f"the ONNX file does not compute what PyTorch computes: {report}")
    save_weights(options.run / "checkpoint.npz", network.state_dict())
    put_row(options.models, packed(options.models, manifest_row(inputs, options.config, inputs.lexicon.vectors.shape[1])))
    copy_credits(options.data, folder)
    if options.golden:
        golden(options.golden, inputs, stored)
    (options.run / "export.json").write_text(json.dumps(report, indent=2) + "\n")
    print(json.dumps(report, indent=2))


if __name__ == "__main__":
    main()
