"""Every stage for the mask in about a minute on one CPU core, on invented sprites and tiles: `python -m mask.rehearse`."""

from __future__ import annotations

import json
import tempfile
from pathlib import Path

import numpy as np

from common.rehearsal import conclude, last_line, step

SIDE = 16


def sprite(random: np.random.Generator) -> np.ndarray:
    """A blob of one colour with a dark outline."""
    y, x = np.mgrid[0:SIDE, 0:SIDE] - (SIDE - 1) / 2
    inside = (x / random.uniform(4, 7)) ** 2 + (y / random.uniform(4, 7)) ** 2 < 1
    image = np.zeros((SIDE, SIDE, 4), np.uint8)
    image[inside] = (20, 15, 25, 255)
    core = inside & np.roll(inside, 1, 0) & np.roll(inside, -1, 0) & np.roll(inside, 1, 1) & np.roll(inside, -1, 1)
    image[core] = (*random.integers(80, 256, 3), 255)
    return image


def tile(random: np.random.Generator) -> np.ndarray:
    """Bricks of two like colours."""
    base = random.integers(40, 200, 3)
    image = np.full((SIDE, SIDE, 4), 255, np.uint8)
    image[:, :, :3] = base
    image[:: random.integers(3, 6), :, :3] = base // 2
    image[:, :: random.integers(4, 8), :3] = base // 2
    return image


def invent(folder: Path) -> None:
    """200 sprites and 100 tiles in the data's own form."""
    folder.mkdir(parents=True)
    random = np.random.default_rng(0)
    images = [sprite(random) for _ in range(200)] + [tile(random) for _ in range(100)]
    records = [{"background": i >= 200, "split": "val" if i % 10 == 0 else "train", "tags": ["wall" if i >= 200 else "item"]} for i in range(300)]
    (folder / "made.jsonl").write_text("".join(json.dumps(r) + "\n" for r in records))
    np.savez_compressed(folder / "made.npz", pixels=np.concatenate([i.ravel() for i in images]), offset=np.arange(300) * SIDE * SIDE * 4,
                        width=np.full(300, SIDE, np.uint16), height=np.full(300, SIDE, np.uint16))


def main() -> None:
    with tempfile.TemporaryDirectory() as temporary:
        root = Path(temporary)
        data, models, run = root / "data", root / "models", root / "run"
        invent(data)
        models.mkdir()
        paths = ("--data", data, "--models", models, "--run", run, "--config", "tiny")
        train = ("mask.train", *paths, "--batch", 16, "--device", "cpu", "--rate", "6e-3")
        step("train", *train, "--minutes", 0.2)
        before = last_line(run)
        step("resume", *train, "--minutes", 0.4, "--resume")
        after = last_line(run)
        step("evaluate", "mask.evaluate", *paths, "--count", 20)
        step("export", "mask.export", *paths, "--golden", root / "golden.json")
        metrics, export = (json.loads((run / f"{n}.json").read_text()) for n in ("metrics", "export"))
        report = {"first_loss": before["total"], "last_loss": after["total"], "steps": after["step"],
                  "iou": metrics["flat 64"]["network"]["iou"], "everything": metrics["flat 64"]["everything"]["iou"],
                  "onnx_difference": export["max_difference_to_stored_weights"],
                  "rows": [r["id"] for r in json.loads((models / "manifest.json").read_text())["models"]]}
        conclude(report, {
            "the resumed run goes on": after["step"] > before["step"] and after["minutes"] >= before["minutes"],
            "it learns more than calling everything the subject": report["iou"] > report["everything"] + 0.2,
            "ONNX equals PyTorch": export["max_difference_to_stored_weights"] < 1e-3,
            "the row is in the manifest": report["rows"] == ["mask"],
        })


if __name__ == "__main__":
    main()
