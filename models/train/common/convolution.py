"""From a trained convolution network to a small ONNX file: normalisation folded in, weights as int8 rows, compared."""

from __future__ import annotations

import copy
import lzma
import shutil
from pathlib import Path

import numpy as np
import onnx
import torch
from torch import nn
from torch.nn.utils.fusion import fuse_conv_bn_eval

from .compact import MIN_ELEMENTS, compact, snap

OPSET = 18


def folded(network: nn.Module) -> nn.Module:
    """A copy in which every batch normalisation is part of the convolution before it (Sequential neighbours only)."""
    network = copy.deepcopy(network).eval()
    for module in list(network.modules()):
        if not isinstance(module, nn.Sequential):
            continue
        names = list(module._modules)
        for first, second in zip(names, names[1:], strict=False):
            if isinstance(module[int(first)], nn.Conv2d) and isinstance(module[int(second)], nn.BatchNorm2d):
                module._modules[first] = fuse_conv_bn_eval(module._modules[first], module._modules[second])
                module._modules[second] = nn.Identity()
    if any(isinstance(m, nn.BatchNorm2d) for m in network.modules()):
        raise ValueError("a batch normalisation does not follow a convolution directly")
    return network


def coarse_rows(network: nn.Module) -> set[str]:
    """Names of the weights that are stored as int8, one scale an output channel: those of large convolutions."""
    return {f"{name}.weight" for name, m in network.named_modules() if isinstance(m, nn.Conv2d) and m.weight.numel() >= MIN_ELEMENTS}


def snapped(network: nn.Module) -> nn.Module:
    """A copy whose weights are rounded to what the file stores."""
    rows, network = coarse_rows(network), copy.deepcopy(network)
    with torch.no_grad():
        for name, parameter in network.named_parameters():
            parameter.copy_(torch.from_numpy(snap(parameter.contiguous().cpu().numpy(), int8=name in rows)))
    return network.eval()


def to_onnx(model: nn.Module, inputs: tuple[torch.Tensor, ...], path: Path, names: tuple[str, ...], outputs: tuple[str, ...], shapes: dict) -> None:
    """Writes `model`, whose weights already have their final precision's range; large convolutions become int8 rows."""
    program = torch.onnx.export(model, inputs, dynamo=True, opset_version=OPSET, verbose=False, input_names=list(names),
                                output_names=list(outputs), dynamic_shapes=shapes)
    graph = program.model_proto
    for node in graph.graph.node:
        node.doc_string = ""
        del node.metadata_props[:]  # stack traces of the exporter, with paths of the machine
    del graph.graph.metadata_props[:]
    del graph.metadata_props[:]
    for value in (*graph.graph.value_info, *graph.graph.input, *graph.graph.output):
        del value.metadata_props[:]
    there = {tensor.name for tensor in graph.graph.initializer}
    wanted = coarse_rows(model)
    if not wanted <= there:
        raise ValueError(f"the exporter renamed weights: {sorted(wanted - there)}; there are {sorted(there)}")
    onnx.save(compact(graph, wanted), path)


def largest_difference(found: list[np.ndarray], wanted: list[np.ndarray]) -> float:
    return max(float(np.abs(a - b).max()) for a, b in zip(found, wanted, strict=True))


def copy_credits(data: Path, folder: Path) -> None:
    """The data's credits stay beside the weights: the table as it is, the full credit texts compressed, once for all models."""
    if (data / "ATTRIBUTION.md").exists():
        shutil.copyfile(data / "ATTRIBUTION.md", folder / "ATTRIBUTION.md")
        folder.joinpath("ATTRIBUTION.md").chmod(0o644)
    if (data / "ATTRIBUTION.jsonl").exists():
        texts = (data / "ATTRIBUTION.jsonl").read_bytes()
        others = [f for f in folder.parent.glob("*/ATTRIBUTION.jsonl.xz") if f.parent != folder]
        if not any(lzma.decompress(f.read_bytes()).startswith(texts) for f in others):
            (folder / "ATTRIBUTION.jsonl.xz").write_bytes(lzma.compress(texts, preset=9 | lzma.PRESET_EXTREME))
