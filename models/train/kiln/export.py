"""Exports runs to models/kiln: context.onnx, kiln.onnx and, with --student, student.onnx, with float16 weights, compared
with PyTorch, with manifest rows and credits: `python -m kiln.export --run RUN --student RUN2`. Int8 variants stay in RUN,
to be measured: `python -m kiln.evaluate` takes a folder with one of them and context.onnx."""

from __future__ import annotations

import argparse
import copy
import json
import lzma
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import onnxruntime
import torch
from onnxruntime.quantization import QuantType, quantize_dynamic
from torch import Tensor, nn

from common.checkpoint import load_full
from common.compact import snap
from common.manifest import put_row

from .data.attributes import CATEGORIES
from .data.vocabulary import WORDS
from .distill import STEPS as STUDENT_STEPS
from .distill import add_guidance_arguments
from .flow import Both
from .golden import write_golden
from .graph import context_example, kiln_example, write_context, write_kiln, write_same
from .network import CONFIGS, PATCH, Config
from .train import add_paths

INPUTS = 20
"""Invented inputs on which PyTorch and onnxruntime must agree."""
AGREE = 1e-3
"""Largest difference, relative to the largest value."""
SHAPES = ((16, 16, 1), (32, 32, 9), (24, 48, 13), (64, 64, 70))
"""height, width, tokens of the context"""


def snapped(network: nn.Module) -> nn.Module:
    """A copy whose weights are rounded to what the file stores."""
    network = copy.deepcopy(network).cpu().eval()
    with torch.no_grad():
        for parameter in network.parameters():
            parameter.copy_(torch.from_numpy(snap(parameter.numpy(), int8=False)))
    return network


def session(path: Path) -> onnxruntime.InferenceSession:
    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = 1
    return onnxruntime.InferenceSession(str(path), options, providers=["CPUExecutionProvider"])


def kiln_examples(features: int) -> Iterator[dict[str, Tensor]]:
    random = np.random.default_rng(20)
    for i in range(INPUTS):
        height, width, tokens = SHAPES[i % len(SHAPES)]
        yield kiln_example(1 + i % 3, height, width, tokens, features, random)


def context_examples() -> Iterator[dict[str, Tensor]]:
    random = np.random.default_rng(21)
    for i in range(INPUTS):
        yield context_example(1 + i % 3, 1 + i, PATCH * (1 + i % 8), random)


def disagreement(path: Path, network: nn.Module, examples: Iterator[dict[str, Tensor]]) -> float:
    """Largest difference of the first output between onnxruntime and PyTorch, over the inputs, relative to the largest value."""
    run, worst = session(path), 0.0
    for example in examples:
        found = run.run(None, {name: value.numpy() for name, value in example.items()})[0]
        with torch.no_grad():
            wanted = network(*example.values())
        wanted = (wanted[0] if isinstance(wanted, tuple) else wanted).numpy()
        worst = max(worst, float(np.abs(found - wanted).max() / np.abs(wanted).max()))
    return worst


def seconds_a_step(path: Path, features: int, side: int = 32) -> float:
    """Median time of one velocity of one picture, one thread."""
    run = session(path)
    inputs = {k: v.numpy() for k, v in kiln_example(1, side, side, 9, features, np.random.default_rng(0)).items()}
    times = []
    for _ in range(12):
        began = time.perf_counter()
        run.run(None, inputs)
        times.append(time.perf_counter() - began)
    return float(np.median(times))


def write_int8(path: Path, small: Path) -> None:
    """The file with its matrices as int8 and int8 arithmetic (onnxruntime's dynamic quantisation, a scale a column)."""
    with tempfile.TemporaryDirectory() as folder:
        # The quantiser wants weights that are constants, not casts of constants.
        options = onnxruntime.SessionOptions()
        options.optimized_model_filepath, options.graph_optimization_level = f"{folder}/plain.onnx", onnxruntime.GraphOptimizationLevel.ORT_ENABLE_BASIC
        onnxruntime.InferenceSession(str(path), options, providers=["CPUExecutionProvider"])
        quantize_dynamic(Path(folder) / "plain.onnx", small, op_types_to_quantize=["MatMul"], per_channel=True, weight_type=QuantType.QInt8)


def measured_int8(small: Path, network: nn.Module, features: int) -> dict:
    return {"bytes": small.stat().st_size, "relative_difference": disagreement(small, network, kiln_examples(features)),
            "seconds_a_step_32": seconds_a_step(small, features)}


def tensor(name: str, *shape: int | str, dtype: str = "float32") -> dict:
    return {"name": name, "dtype": dtype, "shape": list(shape)}


def rows(options: argparse.Namespace, config: Config, folder: str) -> list[dict]:
    """Rows of the manifest for the files that were written."""
    common = {"format": "onnx", "licence": "CC-BY-SA-4.0", "card": f"{folder}/README.md"}
    shared = {"network": options.config, "patch": PATCH, "native": options.native, "categories": list(CATEGORIES), "maxWords": WORDS}
    context = {
        "id": "kiln-context", "use": "kiln-context", "file": f"{folder}/context.onnx", **common, "needs": ["words"],
        "inputs": [tensor("words", "batch", "words", 100), tensor("word_mask", "batch", "words"),
                   tensor("attributes", "batch", 12, dtype="int64"), tensor("reference", "batch", 4, "height", "width"),
                   tensor("reference_kind", "batch", dtype="int64"), tensor("reference_aspect", "batch", 2, dtype="int64")],
        "outputs": [tensor("context", "batch", "tokens", config.width), tensor("context_mask", "batch", "tokens")],
        "config": shared,
    }
    planes = lambda name, count: tensor(name, "batch", count, "height", "width")  # noqa: E731
    kiln = {
        "format": "onnx", **common, "needs": ["kiln-context"],
        "inputs": [planes("noisy", 4), planes("known", 4), planes("mask", 1), planes("pose", 6), tensor("time", "batch"),
                   tensor("wrap", "batch"), tensor("context", "batch", "tokens", config.width), tensor("context_mask", "batch", "tokens")],
        "outputs": [planes("velocity", 4)],
    }
    guidance = {"text": options.text, "image": options.image, "pose": options.pose}
    found = [context, {"id": "kiln", "use": "kiln", "file": f"{folder}/kiln.onnx", **kiln,
                       "config": {**shared, "steps": options.steps, "sampler": options.sampler, "guidance": guidance, "uses": options.uses}}]
    if options.student:
        found.append({"id": "kiln-student", "use": "kiln-student", "file": f"{folder}/student.onnx", **kiln,
                      "config": {**shared, "steps": options.student_steps, "sampler": "euler",
                                 "guidance": {"text": 1, "image": 1, "pose": 1}, "uses": options.uses}})
    return found


def write_credits(sources: list[Path], folder: Path) -> None:
    """Credits of all data beside the weights: the tables one after another, the full credit texts compressed."""
    tables = [s / "ATTRIBUTION.md" for s in sources if (s / "ATTRIBUTION.md").exists()]
    texts = [s / "ATTRIBUTION.jsonl" for s in sources if (s / "ATTRIBUTION.jsonl").exists()]
    if tables:
        (folder / "ATTRIBUTION.md").write_text("\n\n".join(t.read_text().strip() for t in tables) + "\n")
    if texts:
        (folder / "ATTRIBUTION.jsonl.xz").write_bytes(lzma.compress(b"".join(t.read_bytes() for t in texts), preset=9 | lzma.PRESET_EXTREME))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    add_paths(parser)
    add_guidance_arguments(parser)
    parser.add_argument("--student", type=Path, help="the folder of the student's run")
    parser.add_argument("--folder", default="kiln", help="folder inside models (default: kiln)")
    parser.add_argument("--native", type=int, choices=(32, 64), default=32, help="side that the model draws best")
    parser.add_argument("--steps", type=int, default=20)
    parser.add_argument("--sampler", choices=("euler", "heun"), default="euler")
    parser.add_argument("--student-steps", type=int, default=STUDENT_STEPS)
    parser.add_argument("--uses", nargs="*", default=[], help="what the service may use it for: only what evaluation has shown")
    parser.add_argument("--golden", type=Path, help="where to write the golden answers (test/models/kiln.json)")
    options = parser.parse_args()
    config, folder = CONFIGS[options.config], options.models / options.folder
    network = Both(config)
    network.load_state_dict(load_full(options.run / "checkpoint.pt", torch.device("cpu"))["average"])
    parts = {"context": network.context, "kiln": network.kiln}
    if options.student:
        state = load_full(options.student / "checkpoint.pt", torch.device("cpu"))["average"]
        student = Both(config).kiln
        student.load_state_dict({name.removeprefix("kiln."): value for name, value in state.items()})
        parts["student"] = student
    report: dict = {}
    write_context(network.context, folder / "context.onnx")
    write_kiln(network.kiln, folder / "kiln.onnx")
    if options.student:
        write_same(parts["student"], folder / "kiln.onnx", folder / "student.onnx")
    for name, part in parts.items():
        path = folder / f"{name}.onnx"
        examples = context_examples if name == "context" else lambda: kiln_examples(config.width)
        report[name] = {"bytes": path.stat().st_size, "relative_difference": disagreement(path, snapped(part), examples()),
                        "rounding": disagreement(path, part.eval(), examples())}
        if report[name]["relative_difference"] > AGREE:
            raise SystemExit(f"{path} does not compute what PyTorch computes: {report[name]}")
        if name != "context":
            small = options.run / f"{name}-int8.onnx"
            write_int8(path, small)
            report[name] |= {"seconds_a_step_32": seconds_a_step(path, config.width), "int8": measured_int8(small, part, config.width)}
    if options.golden:
        write_golden(options.golden, {name: snapped(part) for name, part in parts.items()}, config.width)
    for row in rows(options, config, options.folder):
        put_row(options.models, row)
    write_credits([p for p in (options.data, options.motion) if p], folder)
    (options.run / "export.json").write_text(json.dumps(report, indent=2) + "\n")
    print(json.dumps(report, indent=2))


if __name__ == "__main__":
    main()
