"""Exports a run to models/messages: the network with matrices of 4 bits, the pieces of words it knows, the names of what it says, the manifest's
row, and the readings that the service's tests compare with: `python -m messages.export --run RUN --golden ../../test/agent/reader/golden.json`."""

from __future__ import annotations

import argparse
import json
import shutil
from pathlib import Path

import numpy as np
import onnx
import onnxruntime
import torch
from onnxruntime.quantization.matmul_nbits_quantizer import MatMulNBitsQuantizer
from torch import nn

from common.checkpoint import load_weights
from common.compact import compact
from common.manifest import packed, put_row
from syntax.tokens import tokens_of

from .annotations import Message, held_out, read_messages
from .network import PLACES, Config, Reader
from .train import HERE, VOCABULARY, encoded, outputs
from .labels import ACTS, SLOTS
from .measure import parts_of, scores_of, segments, slots, tags_of
from .pieces import Pieces

OPSET = 21
BLOCK = 64

GOLDEN = (
    "a goblin with a club and a wolf, 4 directions, walking", "can you make my lighthouse taller and give it a red roof?",
    "need a top down tileset, moss to wet stone, 32x32", "How do I export my barista as a gif?", "hi", "🍰 x16 +5",
    "We made a racing game last year. Now I need a pause menu with Resume and Quit, brass look, plus an icon of a wrench",
    "make a platformer where my fox collects acorns and dodges owls, three levels", "the enemies are too fast, slow them down",
    "please compose a song for my boss fight", "how much would three zombies with an idle animation cost",
)


class WithChain(nn.Module):
    """The chain of tags is an output, too: who reads finds the likeliest one."""

    def __init__(self, reader: Reader) -> None:
        super().__init__()
        self.reader = reader

    def forward(self, pieces, firsts):
        return (*self.reader(pieces, firsts), self.reader.follow * 1.0)


def graph_of(reader: Reader, pieces: Pieces) -> onnx.ModelProto:
    example = encoded(pieces, [bare("a small red fox, please"), bare("another one of him ,")][:1])
    p, w = torch.export.Dim("pieces", min=2, max=PLACES), torch.export.Dim("words", min=1, max=PLACES)
    program = torch.onnx.export(
        WithChain(reader).eval(), (torch.from_numpy(example["pieces"]), torch.from_numpy(example["firsts"])), dynamo=True, opset_version=OPSET,
        verbose=False, input_names=["pieces", "firsts"], output_names=["begin", "acts", "tags", "follow"],
        dynamic_shapes={"pieces": {1: p}, "firsts": {1: w}},
    )
    model = program.model_proto
    for node in model.graph.node:
        node.doc_string = ""
        del node.metadata_props[:]  # stack traces of the exporter, with paths of the machine
    del model.graph.metadata_props[:]
    return model


def small(model: onnx.ModelProto) -> onnx.ModelProto:
    """Matrices and the table of pieces in 4 bits, blocks of 64 with a scale each; other constants as float16."""
    quantizer = MatMulNBitsQuantizer(model, bits=4, block_size=BLOCK, is_symmetric=True, accuracy_level=1, op_types_to_quantize=("MatMul", "Gather"),
                                     quant_axes=(("MatMul", 0), ("Gather", 1)))
    quantizer.process()
    return compact(quantizer.model.model, set())


def bare(text: str) -> Message:
    words = tuple(w for w, _ in tokens_of(text))
    return Message(words, (True,) * len(words), (0,) * len(words), (False,) * len(words), (0,) * len(words))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--run", type=Path, required=True)
    parser.add_argument("--messages", type=Path, nargs="+", default=[HERE / "messages.txt.xz"])
    parser.add_argument("--models", type=Path, default=HERE.parent.parent)
    parser.add_argument("--golden", type=Path)
    options = parser.parse_args()
    torch.set_num_threads(1)
    pieces = Pieces.read(VOCABULARY)
    weights = load_weights(options.run / "checkpoint.npz")
    layers = 1 + max(int(name.split(".")[1]) for name in weights if name.startswith("layers."))
    reader = Reader(Config(len(pieces.vocabulary), layers=layers))
    reader.load_state_dict(weights)
    reader.eval()
    messages = [m for path in options.messages for m in read_messages(path)]
    dev = [m for m in messages if held_out(m)]
    folder = options.models / "messages"
    folder.mkdir(parents=True, exist_ok=True)
    model = small(graph_of(reader, pieces))
    onnx.save(model, folder / "messages.onnx")
    (folder / "labels.json").write_text(json.dumps({"acts": list(ACTS), "slots": list(SLOTS)}) + "\n", encoding="utf-8")
    if folder.resolve() != VOCABULARY.parent:
        shutil.copyfile(VOCABULARY, folder / "pieces.txt.br")
    session = onnxruntime.InferenceSession(str(folder / "messages.onnx"), providers=["CPUExecutionProvider"])

    def run(rows: list[Message]):
        found = []
        for message in rows:  # one at a time, as the service does it
            batch = encoded(pieces, [message])
            found.append(session.run(None, {"pieces": batch["pieces"], "firsts": batch["firsts"]})[:3])
        return [np.concatenate([f[k] for f in found]) for k in range(3)]

    follows = reader.follows().detach().numpy()
    put_row(options.models, packed(options.models, {
        "id": "messages", "use": "messages", "file": "messages/messages.onnx", "format": "onnx",
        "inputs": [{"name": "pieces", "dtype": "int64", "shape": [1, "pieces"]}, {"name": "firsts", "dtype": "int64", "shape": [1, "words"]}],
        "outputs": [{"name": "begin", "dtype": "float32", "shape": [1, "words"]}, {"name": "acts", "dtype": "float32", "shape": [1, "words", len(ACTS)]},
                    {"name": "tags", "dtype": "float32", "shape": [1, "words", 1 + 2 * len(SLOTS)]},
                    {"name": "follow", "dtype": "float32", "shape": [1 + 2 * len(SLOTS)] * 2}],
        "licence": "Apache-2.0", "card": "messages/README.md",
    }))
    if options.golden:
        cases = []
        for text in GOLDEN:
            begin, acts, tags = run([bare(text)])
            act, begins = parts_of(begin[0], acts[0])
            cases.append({"text": text, "parts": [[ACTS[a], i, j] for a, i, j in segments(act, begins)],
                          "slots": [[SLOTS[s], i, j] for s, i, j in slots(tags_of(tags[0], follows))]})
        options.golden.write_text("[\n" + ",\n".join(json.dumps(c, ensure_ascii=False, separators=(",", ":")) for c in cases) + "\n]\n", encoding="utf-8")
    print(json.dumps({
        "messages": len(messages) - len(dev), "held_out": len(dev), "exact": scores_of(lambda m: outputs(reader, pieces, m), follows, dev),
        "rounded": scores_of(run, follows, dev), "bytes": (folder / "messages.onnx.br").stat().st_size,
    }, indent=2))


if __name__ == "__main__":
    main()
