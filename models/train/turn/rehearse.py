"""Every stage for turning in about a minute on one CPU core, on invented box people: `python -m turn.rehearse`."""

from __future__ import annotations

import json
import tempfile
from pathlib import Path

import numpy as np

from common.rehearsal import conclude, last_line, step

SIDE = 32
SUBJECTS = 80


def person(random: np.random.Generator) -> dict[int, np.ndarray]:
    """A person of boxes from four sides; a face only in front and, half of it, at the sides."""
    skin, hair, shirt, trousers = (tuple(int(v) for v in random.integers(40, 250, 3)) for _ in range(4))
    wide, tall = int(random.integers(6, 11)), int(random.integers(7, 11))
    out = {}
    for direction in (0, 2, 4, 6):
        image = np.zeros((SIDE, SIDE, 4), np.uint8)
        half = wide // 2 if direction in (0, 4) else wide // 3
        box = lambda y0, y1, x0, x1, colour: image.__setitem__((slice(y0, y1), slice(SIDE // 2 + x0, SIDE // 2 + x1)), (*colour, 255))  # noqa: E731, B023
        box(4, 11, -half, half, hair if direction == 4 else skin)
        box(4, 6, -half, half, hair)
        if direction in (2, 6):
            away = -1 if direction == 2 else 1
            box(4, 11, min(away * half, 0), max(away * half, 0), hair)
        for x in {0: (-2, 1), 2: (1,), 4: (), 6: (-2,)}[direction]:
            box(7, 8, x, x + 1, (10, 10, 10))
        box(11, 11 + tall, -half, half, shirt)
        box(11 + tall, SIDE - 2, -half + 1, half - 1, trousers)
        out[direction] = image
    return out


def invent(folder: Path) -> None:
    """Box people in the data's own form."""
    folder.mkdir(parents=True)
    random = np.random.default_rng(0)
    people = [person(random) for _ in range(SUBJECTS)]
    subjects = [{"subject": i, "name": f"box person {i}", "kind": "humanoid", "split": "val" if i % 8 == 0 else "train"} for i in range(SUBJECTS)]
    (folder / "lpc.jsonl").write_text("".join(json.dumps(s) + "\n" for s in subjects))
    frames = [(subject, direction, image) for subject, sides in enumerate(people) for direction, image in sides.items()]
    count = len(frames)
    np.savez_compressed(
        folder / "lpc.npz", pixels=np.concatenate([f[2].ravel() for f in frames]), offset=np.arange(count) * SIDE * SIDE * 4,
        width=np.full(count, SIDE, np.uint16), height=np.full(count, SIDE, np.uint16), subject=np.array([f[0] for f in frames], np.int32),
        clip=np.full(count, -1, np.int32), direction=np.array([f[1] for f in frames], np.int8), view=np.full(count, 2, np.int8),
        frame=np.zeros(count, np.int16))


def main() -> None:
    with tempfile.TemporaryDirectory() as temporary:
        root = Path(temporary)
        data, models, run = root / "data", root / "models", root / "run"
        invent(data)
        models.mkdir()
        paths = ("--data", data, "--models", models, "--run", run, "--config", "tiny")
        train = ("turn.train", *paths, "--batch", 16, "--device", "cpu", "--rate", "6e-3", "--save-every", 50, "--average", "0.98")
        step("train", *train, "--minutes", 0.25)
        before = last_line(run)
        step("resume", *train, "--minutes", 0.5, "--resume")
        after = last_line(run)
        step("exemplars", "turn.exemplars", "--data", data, "--models", models)
        step("ask", "turn.ask", "--data", data, "--asked", root / "asked", "--count", 64)
        step("evaluate", "turn.evaluate", *paths, "--pairs", root / "pairs.jsonl")
        step("export", "turn.export", *paths, "--golden", root / "golden.json")
        metrics, export = (json.loads((run / f"{n}.json").read_text()) for n in ("metrics-val", "export"))
        found = metrics["lpc"]["all"]
        report = {"first_loss": before["total"], "last_loss": after["total"], "steps": after["step"],
                  "l1": {name: found[name]["l1"] for name in ("network", "copy", "mirror", "nearest")},
                  "onnx_difference": export["max_difference_to_stored_weights"],
                  "rows": [r["id"] for r in json.loads((models / "manifest.json").read_text())["models"]]}
        conclude(report, {
            "the resumed run goes on": after["step"] > before["step"] and after["minutes"] >= before["minutes"],
            "the loss falls": after["total"] < before["total"],
            "the network beats the mirror image": found["network"]["l1"] < found["mirror"]["l1"],
            "the pairs are written": (root / "pairs.bin").stat().st_size == found["pairs"] * 2 * SIDE * SIDE * 4,
            "ONNX equals PyTorch": export["max_difference_to_stored_weights"] < 1e-2,
            "the exemplars are asked about every turn": len((root / "asked" / "train.jsonl").read_text().splitlines()) >= 64,
            "the rows are in the manifest": report["rows"] == ["turn", "turn-exemplars"],
        })


if __name__ == "__main__":
    main()
