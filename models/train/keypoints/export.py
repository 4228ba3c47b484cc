"""Exports a run to models/keypoints: ONNX with small weights, the weights to go on from, the manifest row, credits, and
golden answers for the service's tests: `python -m keypoints.export --data DATA --run RUN --golden FILE`."""

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

from .data import LABELS, Frames, read_frames, sources_in
from .evaluate import load_run
from .frame import GRID, SIDE, place
from .measure import confidence_of, joints_of, pck, predict
from .network import KeypointNetwork, Exported
from .train import add_paths

OUTPUTS = ("heat", "depth", "figure")
NEAR = 0.1


def manifest_row(name: str, temperature: float) -> dict:
    tensor = lambda name, *shape: {"name": name, "dtype": "float32", "shape": list(shape)}  # noqa: E731
    return {
        "id": "keypoints", "use": "keypoints", "file": "keypoints/keypoints.onnx", "format": "onnx",
        "inputs": [tensor("image", "batch", 4, SIDE, SIDE)],
        "outputs": [tensor("heat", "batch", 18, GRID, GRID), tensor("depth", "batch", 18), tensor("figure", "batch")],
        "licence": "CC-BY-SA-4.0", "card": "keypoints/README.md",
        "config": {"network": name, "side": SIDE, "grid": GRID, "temperature": temperature, "labels": list(LABELS)},
    }


def images_of(frames: Frames, indices: range) -> torch.Tensor:
    placed = np.stack([place(frames.pixels[i])[0] for i in indices])
    return torch.from_numpy(placed).permute(0, 3, 1, 2).float().contiguous() / 255


def compare(path: Path, exact: Exported, stored: Exported, val: list[Frames]) -> dict:
    """ONNX against the rounded weights (must be the same arithmetic) and against float32 (what the rounding costs)."""
    session = onnxruntime.InferenceSession(str(path), providers=["CPUExecutionProvider"])
    to_stored = to_exact = 0.0
    for frames in val:
        images = images_of(frames, range(0, len(frames), max(1, len(frames) // 40)))
        found = session.run(list(OUTPUTS), {"image": images.numpy()})
        with torch.no_grad():
            to_stored = max(to_stored, largest_difference(found, [t.numpy() for t in stored(images)]))
            to_exact = max(to_exact, largest_difference(found, [t.numpy() for t in exact(images)]))
    cost = {f.source: pck(predict(stored.network, f)["error"]) - pck(predict(exact.network, f)["error"]) for f in val}
    return {"max_difference_to_stored_weights": to_stored, "max_difference_to_float32": to_exact, "pck_of_rounding": cost}


def golden(path: Path, stored: Exported) -> None:
    """Drawings of the training data may not be copied into tests, so the pictures are figures made of boxes."""
    cases = []
    for pixels in invented():
        frame, scale_x, scale_y, left, top = place(_cut(pixels))
        with torch.no_grad():
            heat, depth, figure = stored(torch.from_numpy(frame).permute(2, 0, 1)[None].float().contiguous() / 255)
        joints = joints_of(heat.numpy())
        longest = max(_cut(pixels).shape[0] * scale_y, _cut(pixels).shape[1] * scale_x)
        rows, columns = np.flatnonzero(pixels[:, :, 3].any(1)), np.flatnonzero(pixels[:, :, 3].any(0))
        xy = (joints[0] - (left, top)) / (scale_x, scale_y) + (columns[0], rows[0])
        cases.append({
            "width": pixels.shape[1], "height": pixels.shape[0], "rgba": base64.b64encode(zlib.compress(pixels.tobytes(), 9)).decode(),
            "joints": [[round(float(v), 4) for v in p] for p in xy],
            "confidence": [round(float(v), 5) for v in confidence_of(heat.numpy(), joints, np.array([NEAR * longest]))[0]],
            "depth": [round(float(v), 5) for v in depth[0]], "figure": round(float(figure[0]), 5),
        })
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("[\n" + ",\n".join(json.dumps(c, separators=(",", ":")) for c in cases) + "\n]\n")


def _cut(image: np.ndarray) -> np.ndarray:
    rows, columns = np.flatnonzero(image[:, :, 3].any(1)), np.flatnonzero(image[:, :, 3].any(0))
    return image[rows[0] : rows[-1] + 1, columns[0] : columns[-1] + 1]


def invented() -> list[np.ndarray]:
    """Small figures: a man of boxes on three canvases, one of them larger than the frame, and a four-legged one."""
    skin, shirt, trousers, hair = (230, 180, 140), (60, 90, 170), (80, 60, 50), (90, 50, 30)
    man = [(9, 3, 6, 6, skin), (9, 2, 6, 2, hair), (8, 9, 8, 9, shirt), (6, 9, 2, 8, shirt), (16, 9, 2, 8, shirt), (6, 17, 2, 2, skin),
           (16, 17, 2, 2, skin), (9, 18, 3, 9, trousers), (12, 18, 3, 9, trousers), (10, 5, 1, 1, (20, 20, 20)), (13, 5, 1, 1, (20, 20, 20))]
    beast = [(6, 10, 16, 7, hair), (20, 5, 7, 6, hair), (26, 8, 2, 2, skin), (7, 17, 2, 7, hair), (11, 17, 2, 7, hair), (17, 17, 2, 7, hair),
             (20, 17, 2, 7, hair), (3, 8, 4, 2, hair), (24, 6, 1, 1, (20, 20, 20))]
    out = []
    for boxes, side, factor in ((man, 24, 1), (man, 32, 2), (man, 28, 4), (beast, 32, 1)):
        canvas = np.zeros((max(side, 28), max(side, 28), 4), np.uint8)
        for x, y, w, h, colour in boxes:
            canvas[y : y + h, x : x + w] = (*colour, 255)
        out.append(canvas.repeat(factor, 0).repeat(factor, 1))
    return out


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    add_paths(parser)
    parser.add_argument("--golden", type=Path, help="where to write the golden answers (test/engine/reference/vision/keypoints.json)")
    options = parser.parse_args()
    trained: KeypointNetwork = load_run(options)
    metrics = json.loads((options.run / "metrics.json").read_text())
    temperature = metrics["temperature"]
    with np.load(options.run / "figure.npz") as found:
        weights, bias = torch.from_numpy(found["weights"].astype(np.float32)), float(found["bias"])
    exact = Exported(folded(trained), temperature, weights, bias).eval()
    stored = snapped(exact)
    folder = options.models / "keypoints"
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / "keypoints.onnx"
    to_onnx(exact, (torch.zeros(2, 4, SIDE, SIDE),), path, ("image",), OUTPUTS, {"image": {0: torch.export.Dim("batch")}})
    val = [read_frames(*s, "val", 400) for s in sources_in(options.data, options.drawings)]
    report = {"bytes": path.stat().st_size, **compare(path, exact, stored, val)}
    if report["max_difference_to_stored_weights"] > 1e-3:
        raise SystemExit(f"the ONNX file does not compute what PyTorch computes: {report}")
    save_weights(options.run / "checkpoint.npz", trained.state_dict())
    put_row(options.models, packed(options.models, manifest_row(options.config, temperature)))
    copy_credits(options.data, folder)
    if options.golden:
        golden(options.golden, stored)
    (options.run / "export.json").write_text(json.dumps(report, indent=2) + "\n")
    print(json.dumps(report, indent=2))


if __name__ == "__main__":
    main()
