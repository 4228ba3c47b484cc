"""Exports a run to models/kinds, with its row of the manifest: `python -m kinds.export --run RUN --models MODELS`."""

from __future__ import annotations

import argparse
from pathlib import Path

import numpy as np
import onnxruntime
import torch

from common.convolution import folded, largest_difference, snapped, to_onnx
from common.manifest import packed, put_row

from .network import DIRECTIONS, KINDS, SIDE, Exported, Kinds


def manifest_row() -> dict:
    tensor = lambda name, *shape: {"name": name, "dtype": "float32", "shape": ["batch", *shape]}  # noqa: E731
    return {
        "id": "kinds", "use": "sprite-kind", "file": "kinds/kinds.onnx", "format": "onnx", "inputs": [tensor("image", 4, SIDE, SIDE)],
        "outputs": [tensor("kind_probability", len(KINDS)), tensor("facing_probability", len(DIRECTIONS))],
        "licence": "CC-BY-SA-4.0", "card": "kinds/README.md", "config": {"side": SIDE, "kinds": list(KINDS), "facing": list(DIRECTIONS)},
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    for name in ("run", "models"):
        parser.add_argument(f"--{name}", type=Path, required=True)
    options = parser.parse_args()
    network = Kinds()
    network.load_state_dict(torch.load(options.run / "kinds.pt"))
    exact = Exported(folded(network.eval())).eval()
    stored = snapped(exact)
    path = options.models / "kinds" / "kinds.onnx"
    path.parent.mkdir(parents=True, exist_ok=True)
    to_onnx(exact, (torch.rand(2, 4, SIDE, SIDE),), path, ("image",), ("kind_probability", "facing_probability"), {"image": {0: torch.export.Dim("batch")}})
    frames = torch.rand(20, 4, SIDE, SIDE)
    found = onnxruntime.InferenceSession(str(path), providers=["CPUExecutionProvider"]).run(None, {"image": frames.numpy()})
    with torch.no_grad():
        wanted = [value.numpy() for value in stored(frames)]
    if largest_difference(found, wanted) > 1e-3:
        raise SystemExit("the ONNX file does not compute what PyTorch computes")
    put_row(options.models, packed(options.models, manifest_row()))
    with torch.no_grad():
        rounding = max(float(np.abs(a.numpy() - b).max()) for a, b in zip(exact(frames), wanted, strict=True))
    print({"bytes": path.with_name(path.name + ".br").stat().st_size, "rounding": rounding})


if __name__ == "__main__":
    main()
