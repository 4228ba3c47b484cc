"""The exported files: ONNX opset 18 whose constants have the names of PyTorch's weights, stored as float16 (the file is
also the checkpoint: `weights_of` reads it back), computed in float32."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import onnx
import torch
from onnx import numpy_helper
from torch import Tensor, nn

from common.compact import compact
from common.convolution import OPSET

from .conditions import ASPECT_SIZES, ATTRIBUTE_SIZES, CONTEXT_INPUTS, KILN_INPUTS, POSE_CHANNELS, VECTOR
from .network import PATCH, Context, Kiln

CONTEXT_OUTPUTS = ("context", "context_mask")
KILN_OUTPUTS = ("velocity",)


def context_example(count: int, words: int, side: int, random: np.random.Generator) -> dict[str, Tensor]:
    """Invented inputs of `Context`: all conditions said, part of the words masked."""
    return {
        "words": torch.from_numpy(random.normal(0, 0.1, (count, words, VECTOR)).astype(np.float32)),
        "word_mask": torch.from_numpy((np.arange(words) < random.integers(0, words + 1, (count, 1))).astype(np.float32)),
        "attributes": torch.from_numpy(np.stack([random.integers(0, s + 1, count) for s in ATTRIBUTE_SIZES], 1)),
        "reference": torch.from_numpy(random.uniform(-1, 1, (count, 4, side, side)).astype(np.float32)),
        "reference_kind": torch.from_numpy(random.integers(0, 4, count)),
        "reference_aspect": torch.from_numpy(np.stack([random.integers(0, s + 1, count) for s in ASPECT_SIZES], 1)),
    }


def kiln_example(count: int, height: int, width: int, tokens: int, features: int, random: np.random.Generator) -> dict[str, Tensor]:
    """Invented inputs of `Kiln`: noise, half of it known, a pose, some of them wrapped."""
    normal = lambda *shape: torch.from_numpy(random.normal(0, 1, shape).astype(np.float32))  # noqa: E731
    mask = (normal(count, 1, height, width) > 0).float()
    return {
        "noisy": normal(count, 4, height, width), "known": normal(count, 4, height, width).clamp(-1, 1) * (1 - mask), "mask": mask,
        "pose": normal(count, POSE_CHANNELS, height, width).clamp(0, 1),
        "time": torch.from_numpy(random.uniform(0, 1, count).astype(np.float32)),
        "wrap": torch.from_numpy(random.integers(0, 2, count).astype(np.float32)),
        "context": normal(count, tokens, features), "context_mask": (normal(count, tokens) > -1).float(),
    }


def _write(network: nn.Module, example: dict[str, Tensor], outputs: tuple[str, ...], shapes: dict, path: Path) -> None:
    program = torch.onnx.export(network.cpu().eval(), tuple(example.values()), dynamo=True, opset_version=OPSET, verbose=False,
                                input_names=list(example), output_names=list(outputs), dynamic_shapes=shapes)
    model = program.model_proto
    for node in model.graph.node:
        node.doc_string = ""
        del node.metadata_props[:]  # stack traces of the exporter, with paths of the machine
    del model.graph.metadata_props[:]
    del model.metadata_props[:]
    for value in (*model.graph.value_info, *model.graph.input, *model.graph.output):
        del value.metadata_props[:]
    if isinstance(network, Context):
        for value in model.graph.output:
            value.type.tensor_type.shape.dim[1].dim_param = "tokens"  # the exporter's own name for it is a formula
    there = {tensor.name for tensor in model.graph.initializer}
    missing = sorted(name for name, _ in network.named_parameters() if name not in there)
    if missing:
        raise ValueError(f"the exporter renamed weights: {missing}; there are {sorted(there)}")
    path.parent.mkdir(parents=True, exist_ok=True)
    onnx.save(compact(model, set()), path)


def write_context(network: Context, path: Path) -> None:
    """batch, words and the reference's sides are free."""
    example = context_example(2, 5, 4 * PATCH, np.random.default_rng(0))
    dim = torch.export.Dim
    batch, high, wide = dim("batch"), dim("reference_rows", max=64), dim("reference_columns", max=64)
    words = dim("words", max=64)
    shapes = {"words": {0: batch, 1: words}, "word_mask": {0: batch, 1: words}, "attributes": {0: batch},
              "reference": {0: batch, 2: PATCH * high, 3: PATCH * wide}, "reference_kind": {0: batch}, "reference_aspect": {0: batch}}
    assert tuple(shapes) == CONTEXT_INPUTS == tuple(example)
    _write(network, example, CONTEXT_OUTPUTS, shapes, path)


def write_kiln(network: Kiln, path: Path) -> None:
    """batch, height, width and the context's tokens are free."""
    example = kiln_example(2, 4 * PATCH, 6 * PATCH, 7, network.width, np.random.default_rng(0))
    dim = torch.export.Dim
    batch, tokens, high, wide = dim("batch"), dim("tokens", max=4096), dim("rows", max=64), dim("columns", max=64)
    image = {0: batch, 2: PATCH * high, 3: PATCH * wide}
    shapes = {"noisy": image, "known": image, "mask": image, "pose": image, "time": {0: batch}, "wrap": {0: batch},
              "context": {0: batch, 1: tokens}, "context_mask": {0: batch, 1: tokens}}
    assert tuple(shapes) == KILN_INPUTS == tuple(example)
    _write(network, example, KILN_OUTPUTS, shapes, path)


def write_same(network: nn.Module, like: Path, path: Path) -> None:
    """The file `like` with this network's weights: a student's graph is its teacher's, and exporting takes a minute."""
    model, weights = onnx.load(like), {name: value.detach().cpu().numpy() for name, value in network.named_parameters()}
    replaced = set()
    for tensor in model.graph.initializer:
        name = tensor.name.removesuffix(".half")
        if name in weights:
            stored = numpy_helper.to_array(tensor)
            tensor.CopyFrom(numpy_helper.from_array(weights[name].astype(stored.dtype), tensor.name))
            replaced.add(name)
    if replaced != set(weights):
        raise ValueError(f"{like} is of another network: it lacks {sorted(set(weights) - replaced)}")
    onnx.save(model, path)


def read_weights(network: nn.Module, path: Path) -> None:
    """Puts the weights of an exported file into the network: exactly those that were stored (float16 where they are many)."""
    stored = {t.name.removesuffix(".half"): numpy_helper.to_array(t).astype(np.float32) for t in onnx.load(path).graph.initializer}
    network.load_state_dict({name: torch.from_numpy(stored[name].copy()) for name, _ in network.named_parameters()})
