"""Exports a run to models/turn: ONNX with small weights, the weights to go on from, the manifest row, credits, and golden
answers for the service's tests: `python -m turn.export --data DATA --run RUN --golden FILE`."""

from __future__ import annotations

import argparse
import base64
import json
import zlib
from pathlib import Path

import numpy as np
import onnxruntime
import torch
from torch import Tensor, nn

from common.checkpoint import save_weights
from common.convolution import copy_credits, folded, largest_difference, snapped, to_onnx
from common.manifest import packed, put_row

from .aspects import CONDITION, HARMONICS
from .batches import collate, turn_of
from .data import Frame, Group
from .evaluate import load_run, val_pairs
from .measure import STEP, Pair, turn
from .network import INPUTS
from .sprite import COLOURS
from .train import add_paths

OUTPUTS = ("logits", "gates")


class Exported(nn.Module):
    """The logits without the gates and the gates: the service decides how much they count."""

    def __init__(self, network: nn.Module) -> None:
        super().__init__()
        self.network = network

    def forward(self, index: Tensor, palette: Tensor, known: Tensor, condition: Tensor, box: Tensor, shares: Tensor,
                likeness: Tensor) -> tuple[Tensor, Tensor]:
        return self.network.parts(index, palette, known, condition, box, shares, likeness)


def manifest_row(name: str) -> dict:
    tensor = lambda name, *shape, dtype="float32": {"name": name, "dtype": dtype, "shape": list(shape)}  # noqa: E731
    colours = COLOURS + 1
    return {
        "id": "turn", "use": "turn", "file": "turn/turn.onnx", "format": "onnx",
        "inputs": [tensor("index", 1, "height", "width", dtype="int64"), tensor("palette", 1, colours, 4),
                   tensor("known", 1, colours), tensor("condition", 1, CONDITION), tensor("box", 1, 2),
                   tensor("shares", 1, colours, "height", "width"), tensor("likeness", 1, "height")],
        "outputs": [tensor("logits", 1, colours, "height", "width"), tensor("gates", 1, 3, "height", "width")],
        "licence": "CC-BY-SA-4.0", "card": "turn/README.md",
        "config": {"network": name, "step": STEP, "colours": COLOURS, "harmonics": HARMONICS},
    }


def inputs_of(pair: Pair) -> dict[str, Tensor]:
    height, width = pair.source.canvas
    high, wide = -(-height // STEP) * STEP, -(-width // (2 * STEP)) * 2 * STEP
    batch = collate([turn_of(pair.source, pair.target, high, wide, 0, 0, (0.0, 0.0))])
    return {name: batch[name] for name in INPUTS}


def compare(path: Path, stored: nn.Module, exact: nn.Module, pairs: list[Pair]) -> dict:
    """ONNX against the rounded weights (must be the same arithmetic) and against float32 (what the rounding costs)."""
    session = onnxruntime.InferenceSession(str(path), providers=["CPUExecutionProvider"])
    to_stored = to_exact = changed = 0.0
    for pair in pairs:
        given = inputs_of(pair)
        found = session.run(list(OUTPUTS), {name: value.numpy() for name, value in given.items()})
        with torch.no_grad():
            to_stored = max(to_stored, largest_difference(found, [t.numpy() for t in stored(*given.values())]))
            wanted = [t.numpy() for t in exact(*given.values())]
        to_exact = max(to_exact, largest_difference(found[1:], wanted[1:]))
        changed += float((found[0].argmax(1) != wanted[0].argmax(1)).mean()) / len(pairs)
    return {"max_difference_to_stored_weights": to_stored, "max_difference_of_gates_to_float32": to_exact, "pixels_changed_by_rounding": changed}


def invented() -> list[np.ndarray]:
    """Figures of boxes: drawings of the data may not be copied into tests."""
    skin, shirt, trousers, hair = (230, 180, 140), (60, 90, 170), (80, 60, 50), (90, 50, 30)
    man = [(9, 3, 6, 6, skin), (9, 2, 6, 2, hair), (8, 9, 8, 9, shirt), (6, 9, 2, 8, shirt), (16, 9, 2, 8, shirt), (6, 17, 2, 2, skin),
           (16, 17, 2, 2, skin), (9, 18, 3, 9, trousers), (12, 18, 3, 9, trousers), (10, 5, 1, 1, (20, 20, 20)), (13, 5, 1, 1, (20, 20, 20))]
    beast = [(6, 10, 16, 7, hair), (20, 5, 7, 6, hair), (26, 8, 2, 2, skin), (7, 17, 2, 7, hair), (11, 17, 2, 7, hair), (17, 17, 2, 7, hair),
             (20, 17, 2, 7, hair), (3, 8, 4, 2, hair), (24, 6, 1, 1, (20, 20, 20))]
    out = []
    for boxes, high, wide, factor in ((man, 28, 24, 1), (man, 28, 24, 2), (beast, 32, 32, 1)):
        canvas = np.zeros((high, wide, 4), np.uint8)
        for x, y, w, h, colour in boxes:
            canvas[y : y + h, x : x + w] = (*colour, 255)
        out.append(canvas.repeat(factor, 0).repeat(factor, 1))
    return out


def golden(path: Path, network: nn.Module) -> None:
    """Pictures of boxes with what PyTorch makes of them: RGBA before and after, zlib in base64."""
    pack = lambda image: base64.b64encode(zlib.compress(np.ascontiguousarray(image).tobytes(), 9)).decode()  # noqa: E731
    cases = []
    for picture in invented():
        height, width = picture.shape[:2]
        rows, columns = np.flatnonzero(picture[:, :, 3].any(1)), np.flatnonzero(picture[:, :, 3].any(0))
        cut = picture[rows[0] : rows[-1] + 1, columns[0] : columns[-1] + 1]
        for before, after, view in ((0, 2, 1), (0, 6, 0), (2, 6, 1), (6, 0, 2), (0, 4, 1), (2, 5, 1)):
            frame = lambda direction: Frame(cut, int(columns[0]) - width // 2, int(rows[0]), direction, view, (height, width))  # noqa: E731, B023
            pair = Pair(Group("invented", 0, True, []), frame(before), frame(after))
            cases.append({"width": width, "height": height, "from": before * 45, "to": after * 45, "pitch": [0, 22, 48][view],
                          "rgba": pack(picture), "turned": pack(turn(network, pair))})
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("[\n" + ",\n".join(json.dumps(c, separators=(",", ":")) for c in cases) + "\n]\n")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    add_paths(parser)
    parser.add_argument("--golden", type=Path, help="where to write the golden answers (test/engine/reference/turn/network.json)")
    options = parser.parse_args()
    trained = load_run(options)
    exact = Exported(folded(trained)).eval()
    stored = snapped(exact)
    folder = options.models / "turn"
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / "turn.onnx"
    pairs = val_pairs(options)
    some = [p for found in pairs.values() for p in found[:: max(1, len(found) // 8)]]
    high, wide = torch.export.Dim("high", min=2, max=64), torch.export.Dim("wide", min=2, max=64)
    example = {name: value.contiguous() for name, value in inputs_of(some[0]).items()}
    to_onnx(exact, tuple(example.values()), path, INPUTS, OUTPUTS,
            {**dict.fromkeys(INPUTS), "index": {1: STEP * high, 2: STEP * wide}, "shares": {2: STEP * high, 3: STEP * wide},
             "likeness": {1: STEP * high}})
    report = {"bytes": path.stat().st_size, **compare(path, stored, exact, some)}
    if report["max_difference_to_stored_weights"] > 1e-2:
        raise SystemExit(f"the ONNX file does not compute what PyTorch computes: {report}")
    save_weights(options.run / "checkpoint.npz", trained.state_dict())
    put_row(options.models, packed(options.models, manifest_row(options.config)))
    copy_credits(options.data, folder)
    if options.golden:
        golden(options.golden, stored.network)
    (options.run / "export.json").write_text(json.dumps(report, indent=2) + "\n")
    print(json.dumps(report, indent=2))


if __name__ == "__main__":
    main()
