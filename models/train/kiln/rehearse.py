"""Every stage of kiln in under two minutes on one CPU core, on invented squares: `python -m kiln.rehearse`.

`--minutes 4 --config tiny --data DATA --keep FOLDER` is the long form: from nothing to ONNX files that the service opens,
under ten minutes on two cores. `--keep` leaves the models folder (manifest, words, kiln) there."""

from __future__ import annotations

import argparse
import itertools
import json
import shutil
import tempfile
from pathlib import Path

import numpy as np

from common.manifest import put_row
from common.rehearsal import conclude, last_line, step

from .data import Vocabulary
from .evaluate.exported import Exported, by_words, draw
from .network import CONFIGS
from .resume_check import resumes_exactly
from .sampler import Guidance

COLOURS = {"red": (220, 40, 40), "green": (50, 190, 60), "blue": (50, 70, 220), "yellow": (235, 215, 60)}
THINGS = ("box", "ball", "wall")
ADJECTIVES = ("old", "small", "magic", "royal", "broken", "dark", "holy", "strange", "lost", "northern", "big", "new", "plain", "good", "cheap", "fine")
SIDE = 16
MODELS = Path(__file__).resolve().parents[2]


def picture(colour: tuple[int, int, int], thing: str, size: int) -> np.ndarray:
    """A square, a disc or a full tile of one colour: RGBA (16, 16, 4)."""
    y, x = np.mgrid[0:SIDE, 0:SIDE] - (SIDE - 1) / 2
    inside = {"box": np.maximum(abs(x), abs(y)) < size / 2, "ball": x**2 + y**2 < (size / 2) ** 2, "wall": x == x}[thing]
    out = np.zeros((SIDE, SIDE, 4), np.uint8)
    out[inside] = (*colour, 255)
    return out


def invent(folder: Path) -> None:
    """192 pictures in the data's own form."""
    folder.mkdir(parents=True)
    records, images = [], []
    for (word, colour), thing, (kind, adjective) in itertools.product(COLOURS.items(), THINGS, enumerate(ADJECTIVES)):
        number = len(records)
        shade = tuple(int(np.clip(c + 8 * (kind % 4 - 2), 0, 255)) for c in colour)
        images.append(picture(shade, thing, 8 + kind // 4 * 2))
        records.append({
            "id": f"made-{number:05d}", "source": "made", "file": f"{number}.png", "name": f"{adjective} {word} {thing}",
            "captions": [f"{adjective} {word} {thing}", f"{word} {thing}"],
            "description": "", "tags": ["tile" if thing == "wall" else "item"], "style": "made", "view": "side", "direction": None,
            "background": thing == "wall", "licence": "CC0-1.0", "author": "", "split": "val" if number % 8 == 0 else "train",
            "measured": {"n_colors": 1, "coverage": 1.0, "bbox": [0, 0, SIDE, SIDE], "colors": [word], "outline": "lineless",
                         "shading": "flat shading", "detail": "low detail"},
        })
    (folder / "made.jsonl").write_text("".join(json.dumps(r) + "\n" for r in records))
    count = len(images)
    np.savez_compressed(folder / "made.npz", pixels=np.concatenate([i.ravel() for i in images]), offset=np.arange(count) * SIDE * SIDE * 4,
                        width=np.full(count, SIDE, np.uint16), height=np.full(count, SIDE, np.uint16))
    (folder / "ATTRIBUTION.md").write_text("# Credits\n\nInvented squares.\n")


def copy_words(models: Path) -> None:
    """The word vectors and their row of the manifest: kiln's files name them as needed."""
    shutil.copytree(MODELS / "words", models / "words")
    (row,) = (r for r in json.loads((MODELS / "manifest.json").read_text())["models"] if r["id"] == "words")
    put_row(models, row)


def right_colours(models: Path, file: str, steps: int, guidance: float) -> float:
    """Share of the things and colours that an exported file draws in the asked colour (nearest of the four, in the middle)."""
    vocabulary = Vocabulary(models)
    asked = [(word, f"{word} {thing}") for word, thing in itertools.product(COLOURS, THINGS)] * 2
    made = draw(Exported(models / "kiln", file), [by_words(vocabulary, text, SIDE) for _, text in asked], vocabulary, Guidance(text=guidance), steps, seed=3)
    colours = np.array(list(COLOURS.values()))
    middles = np.stack([p[SIDE // 2 - 2 : SIDE // 2 + 2, SIDE // 2 - 2 : SIDE // 2 + 2, :3].mean((0, 1)) for p in made])
    nearest = ((middles[:, None] - colours) ** 2).sum(2).argmin(1)
    return float((nearest == np.array([list(COLOURS).index(word) for word, _ in asked])).mean())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--config", choices=sorted(CONFIGS), default="mini")
    length = parser.add_mutually_exclusive_group()
    length.add_argument("--minutes", type=float, help="of training, planned by the clock")
    length.add_argument("--steps", type=int, default=240, help="of training (default: 240, the same on every machine)")
    parser.add_argument("--data", type=Path, help="a folder text2sprite (default: invented squares)")
    parser.add_argument("--keep", type=Path, help="where to leave the models folder that was made")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as temporary:
        root = Path(temporary)
        data, models, run, student = options.data or root / "data", root / "models", root / "run", root / "student"
        if not options.data:
            invent(data)
        models.mkdir()
        copy_words(models)
        paths = ("--data", data.resolve(), "--models", models, "--config", options.config)
        sizes = ("--sizes", 16, *([] if options.config == "mini" else [24, 32]))
        learn = ("--batch", 8 if options.config == "mini" else 24, "--device", "cpu", "--save-every", 100, *sizes, "--references", 0)
        share = lambda part: ("--minutes", part * options.minutes) if options.minutes else ("--steps", round(part * options.steps))  # noqa: E731
        train = ("kiln.train", *paths, "--run", run, *learn, "--rate", "4e-3", "--average", "0.98")
        step("train", *train, *share(2 / 3))
        before = last_line(run)
        step("resume", *train, *share(1), "--resume")
        after = last_line(run)
        step("distill", "kiln.distill", *paths, "--run", student, "--teacher", run, *learn, "--rate", "1e-3", "--average", "0.9", "--text", 2, *share(1 / 6))
        step("export", "kiln.export", *paths, "--run", run, "--student", student, "--native", 32, "--text", 2, "--uses", "text")
        step("sample", "kiln.sample", *paths, "--run", run, "--exported", models / "kiln", "--out", root / "sheet.png", "--side", SIDE, "red ball")
        export = json.loads((run / "export.json").read_text())
        report = {
            "first_loss": before["total"], "last_loss": after["total"], "steps": after["step"], "resumed_difference": resumes_exactly(data, models, root),
            "onnx_difference": max(part["relative_difference"] for part in export.values()),
            "right_colour": right_colours(models, "kiln.onnx", 10, 2.0),
            "right_colour_student": right_colours(models, "student.onnx", 4, 1.0),
            "rows": [r["id"] for r in json.loads((models / "manifest.json").read_text())["models"]],
        }
        if options.keep:
            shutil.copytree(models, options.keep, dirs_exist_ok=True)
        held = {
            "the resumed run goes on": after["step"] > before["step"] and after["minutes"] >= before["minutes"],
            "a resumed run is the same as one without a stop": report["resumed_difference"] == 0,
            "the loss falls": after["total"] < before["total"],
            "ONNX equals PyTorch": report["onnx_difference"] < 1e-3,
            "all rows are in the manifest": report["rows"] == ["kiln", "kiln-context", "kiln-student", "words"],
            "a sheet is drawn": (root / "sheet.png").read_bytes()[:4] == b"\x89PNG",
        }
        if not options.data:
            held["it draws the asked colours"] = report["right_colour"] > 0.6
            held["so does the student in four steps"] = report["right_colour_student"] > 0.5
        conclude(report, held)


if __name__ == "__main__":
    main()
