"""Makes an ONNX file smaller without touching its arithmetic: only the stored constants change their type.

onnxruntime folds the added Cast and Mul once, when it opens the file, so a run costs what it cost before.
`snap` applies the same rounding to PyTorch weights; a network with snapped weights equals the compact file.
"""

from __future__ import annotations

import numpy as np
import onnx
from onnx import helper, numpy_helper

MIN_ELEMENTS = 512


def quantise_rows(table: np.ndarray, steps: int = 127) -> tuple[np.ndarray, np.ndarray]:
    """Symmetric int8 with one scale a row, `steps` each way: fewer pack better. table (n, …) -> codes int8 (n, …), scales float32 (n, 1, …)."""
    axes = tuple(range(1, table.ndim))
    scales = np.maximum(np.abs(table).max(axis=axes, keepdims=True) / steps, 1e-8).astype(np.float32)
    return np.clip(np.rint(table / scales), -steps, steps).astype(np.int8), scales


def snap(value: np.ndarray, int8: bool) -> np.ndarray:
    """The float32 values that the compact file will hold for this constant."""
    if int8:
        codes, scales = quantise_rows(value)
        return codes.astype(np.float32) * scales
    return value.astype(np.float16).astype(np.float32) if value.size >= MIN_ELEMENTS else value


def compact(model: onnx.ModelProto, int8_names: set[str]) -> onnx.ModelProto:
    """Stores the named tables as int8 rows and every other large float32 constant as float16."""
    graph = model.graph
    found = {tensor.name for tensor in graph.initializer}
    if not int8_names <= found:
        raise ValueError(f"no such constants: {sorted(int8_names - found)}; there are {sorted(found)}")
    kept, nodes = [], []
    for tensor in graph.initializer:
        value = numpy_helper.to_array(tensor)
        if value.dtype != np.float32 or value.size < MIN_ELEMENTS:
            kept.append(tensor)
            continue
        name = tensor.name
        if name in int8_names:
            codes, scales = quantise_rows(value)
            kept += [numpy_helper.from_array(codes, f"{name}.codes"), numpy_helper.from_array(scales, f"{name}.scales")]
            nodes += [
                helper.make_node("Cast", [f"{name}.codes"], [f"{name}.float"], to=onnx.TensorProto.FLOAT),
                helper.make_node("Mul", [f"{name}.float", f"{name}.scales"], [name]),
            ]
        else:
            kept.append(numpy_helper.from_array(value.astype(np.float16), f"{name}.half"))
            nodes.append(helper.make_node("Cast", [f"{name}.half"], [name], to=onnx.TensorProto.FLOAT))
    del graph.initializer[:]
    graph.initializer.extend(kept)
    body = list(graph.node)
    del graph.node[:]
    graph.node.extend(nodes + body)
    onnx.checker.check_model(model)
    return model
