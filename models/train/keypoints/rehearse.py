"""Every stage for keypoints in about a minute on one CPU core, on invented stick figures: `python -m keypoints.rehearse`."""

from __future__ import annotations

import json
import tempfile
from pathlib import Path

import numpy as np

from common.rehearsal import conclude, last_line, step

SIDE = 32


def figure(random: np.random.Generator) -> tuple[np.ndarray, np.ndarray]:
    """A person of lines, limbs at random angles, left limbs darker; RGBA and its true joints (18, 4)."""
    joints = np.zeros((18, 4), np.float32)
    joints[:, 3] = 1
    neck, hip = np.array([16.0, 11.0]), np.array([16.0, 18.0])
    joints[[0, 14, 15, 16, 17], :2] = [[16, 7.5], [14.5, 6.5], [17.5, 6.5], [13.5, 7.5], [18.5, 7.5]]
    joints[1, :2] = neck
    limbs = []
    for first, root, away, shade in ((2, neck, -3.5, 220), (5, neck, 3.5, 120), (8, hip, -2, 220), (11, hip, 2, 120)):
        place, angle = root + (away, 0.5), np.pi / 2 - np.sign(away) * random.uniform(-0.2, 0.9)
        for k in range(3):
            joints[first + k, :2], joints[first + k, 2] = place, -1.5 if shade == 120 else 1.5
            following = place + 4.5 * np.array([np.cos(angle), np.sin(angle)])
            if k < 2:
                limbs.append((place, following, shade))
            place, angle = following, angle + random.uniform(-0.5, 0.5)
    image = np.zeros((SIDE, SIDE, 4), np.uint8)
    image[5:11, 13:20] = (*random.integers(150, 250, 3), 255)
    image[11:19, 13:20] = (*random.integers(60, 200, 3), 255)
    for one, two, shade in limbs:
        for t in np.linspace(0, 1, 12):
            x, y = (one + (two - one) * t).astype(int)
            image[max(0, y) : y + 2, max(0, x) : x + 2] = (shade, shade // 2, 60, 255)
    return image, joints


def invent(folder: Path) -> None:
    """60 subjects of 12 frames in the data's own form."""
    folder.mkdir(parents=True)
    random = np.random.default_rng(0)
    made = [figure(random) for _ in range(720)]
    subjects = [{"subject": i, "name": f"stick figure {i}", "kind": "humanoid", "split": "val" if i % 10 == 0 else "train"} for i in range(60)]
    (folder / "render3d_humanoid.jsonl").write_text("".join(json.dumps(s) + "\n" for s in subjects))
    count = len(made)
    np.savez_compressed(
        folder / "render3d_humanoid.npz", pixels=np.concatenate([m[0].ravel() for m in made]), offset=np.arange(count) * SIDE * SIDE * 4,
        width=np.full(count, SIDE, np.uint16), height=np.full(count, SIDE, np.uint16), subject=np.repeat(np.arange(60), 12).astype(np.int32),
        keypoints=np.stack([m[1] for m in made]).astype(np.float16), direction=np.zeros(count, np.int8), view=np.zeros(count, np.int8))


def main() -> None:
    with tempfile.TemporaryDirectory() as temporary:
        root = Path(temporary)
        data, models, run = root / "data", root / "models", root / "run"
        invent(data)
        models.mkdir()
        paths = ("--data", data, "--models", models, "--run", run, "--config", "tiny")
        train = ("keypoints.train", *paths, "--batch", 32, "--device", "cpu", "--rate", "6e-3")
        step("train", *train, "--minutes", 0.2)
        before = last_line(run)
        step("resume", *train, "--minutes", 0.4, "--resume")
        after = last_line(run)
        step("evaluate", "keypoints.evaluate", *paths)
        step("export", "keypoints.export", *paths, "--golden", root / "golden.json")
        metrics, export = (json.loads((run / f"{n}.json").read_text()) for n in ("metrics", "export"))
        found = metrics["render3d_humanoid"]
        report = {"first_loss": before["total"], "last_loss": after["total"], "steps": after["step"], "pck": found["pck_0.05"],
                  "nearer_side": found["nearer_side"], "onnx_difference": export["max_difference_to_stored_weights"],
                  "rows": [r["id"] for r in json.loads((models / "manifest.json").read_text())["models"]]}
        conclude(report, {
            "the resumed run goes on": after["step"] > before["step"] and after["minutes"] >= before["minutes"],
            "the loss falls": after["total"] < before["total"],
            "ONNX equals PyTorch": export["max_difference_to_stored_weights"] < 1e-3,
            "the row is in the manifest": report["rows"] == ["keypoints"],
        })


if __name__ == "__main__":
    main()
