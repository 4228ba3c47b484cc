"""Exports a run to models/mask: ONNX with small weights, the weights to go on from, the manifest row, credits, and golden
answers for the service's tests: `python -m mask.export --data DATA --run RUN --golden FILE`."""

from __future__ import annotations

import argparse
import base64
import json
import zlib
from pathlib import Path

import numpy as np
import onnxruntime
import torch

from common.checkpoint import save_weights
from common.convolution import copy_credits, folded, largest_difference, snapped, to_onnx
from common.manifest import packed, put_row

from .data import Material, read_material
from .evaluate import load_run, val_pictures
from .look import MULTIPLE
from .measure import iou, probability_of
from .network import Exported
from .scenes import KINDS
from .train import add_paths

THRESHOLD = 0.5


def manifest_row(name: str) -> dict:
    tensor = lambda name, *shape: {"name": name, "dtype": "float32", "shape": list(shape)}  # noqa: E731
    return {
        "id": "mask", "use": "background-mask", "file": "mask/mask.onnx", "format": "onnx",
        "inputs": [tensor("image", "batch", 3, "height", "width")],
        "outputs": [tensor("subject_probability", "batch", 1, "height", "width")],
        "licence": "CC-BY-SA-4.0", "card": "mask/README.md",
        "config": {"network": name, "multiple": MULTIPLE, "threshold": THRESHOLD},
    }


def compare(path: Path, exact: Exported, stored: Exported, material: Material) -> dict:
    """ONNX against the rounded weights (must be the same arithmetic) and against float32 (what the rounding costs)."""
    session = onnxruntime.InferenceSession(str(path), providers=["CPUExecutionProvider"])
    to_stored = to_exact = 0.0
    cost = []
    for side in (32, 64, 104):
        for kind in KINDS:
            pictures = val_pictures(material, side, kind, 20)
            images = torch.from_numpy(np.stack([p[0] for p in pictures])).permute(0, 3, 1, 2).float().contiguous() / 255
            found = session.run(None, {"image": images.numpy()})
            with torch.no_grad():
                one, two = stored(images).numpy(), exact(images).numpy()
            to_stored = max(to_stored, largest_difference(found, [one]))
            to_exact = max(to_exact, largest_difference(found, [two]))
            cost += [iou(a[0] > 0.5, p[1]) - iou(b[0] > 0.5, p[1]) for a, b, p in zip(one, two, pictures, strict=True)]
    return {"max_difference_to_stored_weights": to_stored, "max_difference_to_float32": to_exact, "iou_of_rounding": float(np.mean(cost))}


def invented() -> list[tuple[np.ndarray, np.ndarray]]:
    """Pictures that nobody drew: a flask of boxes on a flat colour, on bricks, on checks and over a horizon; with its mask."""
    shape = np.zeros((24, 24), bool)
    shape[2:6, 9:15] = shape[6:10, 10:14] = shape[10:22, 5:19] = shape[9:10, 7:17] = True
    paint = np.zeros((24, 24, 3), np.uint8)
    paint[:] = (200, 40, 60)
    paint[14:, 7:10] = (240, 130, 140)
    paint[2:4] = (150, 100, 50)
    inside = np.zeros_like(shape)
    inside[1:-1, 1:-1] = shape[1:-1, 1:-1] & shape[:-2, 1:-1] & shape[2:, 1:-1] & shape[1:-1, :-2] & shape[1:-1, 2:]
    paint[shape & ~inside] = (30, 10, 20)
    out = []
    for side, factor in ((32, 1), (64, 2), (48, 1), (56, 2)):
        y, x = np.mgrid[0:side, 0:side]
        bricks = np.where(((y % 8 == 0) | ((x + 8 * (y // 8 % 2)) % 16 == 0))[:, :, None], (70, 70, 80), (120, 110, 100))
        checks = np.where((((x // 4) + (y // 4)) % 2 == 0)[:, :, None], (60, 110, 60), (75, 130, 70))
        horizon = np.where((y < side // 2)[:, :, None], (120, 180, 230), bricks)
        for ground in (np.broadcast_to((80, 160, 200), (side, side, 3)), bricks, checks, horizon):
            picture, mask = ground.astype(np.uint8).copy(), np.zeros((side, side), bool)
            there, colours = shape.repeat(factor, 0).repeat(factor, 1), paint.repeat(factor, 0).repeat(factor, 1)
            at = (side - 24 * factor) // 2
            mask[at : at + 24 * factor, at : at + 24 * factor] = there
            picture[mask] = colours[there]
            out.append((picture, mask))
    return out


def golden(path: Path, stored: Exported) -> None:
    """PyTorch's answers to invented pictures: RGB bytes, the true mask and the found probability in 1/255, all deflated and in base64."""
    cases = []
    for picture, mask in invented():
        found = probability_of(stored.network, picture)
        packed = {"rgb": picture, "mask": mask.astype(np.uint8), "probability": np.rint(found * 255).astype(np.uint8)}
        cases.append({"width": picture.shape[1], "height": picture.shape[0],
                      **{k: base64.b64encode(zlib.compress(v.tobytes(), 9)).decode() for k, v in packed.items()}})
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("[\n" + ",\n".join(json.dumps(c, separators=(",", ":")) for c in cases) + "\n]\n")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    add_paths(parser)
    parser.add_argument("--golden", type=Path, help="where to write the golden answers (test/engine/reference/vision/mask.json)")
    options = parser.parse_args()
    trained = load_run(options)
    exact = Exported(folded(trained)).eval()
    stored = snapped(exact)
    folder = options.models / "mask"
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / "mask.onnx"
    batch = torch.export.Dim("batch")
    rows, columns = torch.export.Dim("rows", min=2, max=128), torch.export.Dim("columns", min=2, max=128)
    to_onnx(exact, (torch.rand(2, 3, 64, 72),), path, ("image",), ("subject_probability",),
            {"image": {0: batch, 2: MULTIPLE * rows, 3: MULTIPLE * columns}})
    report = {"bytes": path.stat().st_size, **compare(path, exact, stored, read_material(options.data, "val"))}
    if report["max_difference_to_stored_weights"] > 1e-3:
        raise SystemExit(f"the ONNX file does not compute what PyTorch computes: {report}")
    save_weights(options.run / "checkpoint.npz", trained.state_dict())
    put_row(options.models, packed(options.models, manifest_row(options.config)))
    copy_credits(options.data, folder)
    if options.golden:
        golden(options.golden, stored)
    (options.run / "export.json").write_text(json.dumps(report, indent=2) + "\n")
    print(json.dumps(report, indent=2))


if __name__ == "__main__":
    main()
