"""Every stage of a training in under two minutes on one CPU core: words, train, resume, evaluate, export, compare.

`python rehearse.py` uses a small invented data set; `python rehearse.py --data FOLDER` the real one. Works in a temporary
folder and changes nothing in the repository. Ends with a JSON line; the exit status is 0 only when all held.
"""

from __future__ import annotations

import argparse
import itertools
import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import numpy as np

HERE = Path(__file__).resolve().parent
NOUNS = {
    "weapon": ["sword", "dagger", "axe", "spear", "bow", "mace"], "food": ["apple", "bread", "cheese", "cake", "soup", "pie"],
    "animal": ["wolf", "cat", "horse", "bear", "frog", "owl"], "building": ["house", "tower", "castle", "hut", "mill", "barn"],
}
ADJECTIVES = ["old", "small", "magic", "royal", "broken", "dark", "holy", "strange", "lost", "northern"]
PAINT = ["red", "blue", "green", "brown"]


def invent(folder: Path) -> None:
    """240 records in the data's own form; colour words are true, and each noun keeps to its category."""
    folder.mkdir(parents=True)
    records = []
    for (category, nouns), adjective in itertools.product(NOUNS.items(), ADJECTIVES):
        for noun in nouns:
            index = len(records)
            colour, name = PAINT[index % len(PAINT)], f"{adjective} {noun}"
            records.append({
                "id": f"made-{index:05d}", "name": name, "captions": [name, f"{colour} {name}"],
                "description": f"The {noun} that everybody calls {adjective}.", "tags": [category, noun],
                "view": "side", "measured": {"colors": [colour]}, "split": "val" if index % 9 == 0 else "train",
            })
    (folder / "made.jsonl").write_text("".join(json.dumps(r) + "\n" for r in records))
    words = sorted({w for r in records for c in r["captions"] for w in c.split()} | {"the", "a"})
    vectors = np.random.default_rng(0).normal(size=(len(words), 100)).astype(np.float16)
    np.savez_compressed(folder / "wordvec.npz", words=np.array(words), vectors=vectors)


def step(name: str, *arguments: object) -> None:
    began = time.monotonic()
    done = subprocess.run([sys.executable, "-W", "ignore", "-m", *map(str, arguments)], cwd=HERE, capture_output=True,
                          text=True, env={**os.environ, "OMP_NUM_THREADS": "1"})
    print(f"{name}: {time.monotonic() - began:.1f} s", flush=True)
    if done.returncode != 0:
        raise SystemExit(f"{name} failed:\n{done.stdout}\n{done.stderr}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--data", type=Path)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as temporary:
        root = Path(temporary)
        data = options.data.resolve() if options.data else root / "data"
        if not options.data:
            invent(data)
        models, run = root / "models", root / "run"
        models.mkdir()
        paths = ("--data", data, "--models", models, "--run", run)
        step("words", "concept.words", "--data", data, "--models", models, "--count", 3000)
        train = ("concept.train", *paths, "--config", "tiny", "--batch", 64, "--device", "cpu", "--rate", "4e-3")
        step("train", *train, "--minutes", 0.2)
        before = json.loads((run / "log.jsonl").read_text().splitlines()[-1])
        step("resume", *train, "--minutes", 0.3, "--resume")
        step("evaluate", "concept.evaluate", *paths, "--config", "tiny")
        step("export", "concept.export", *paths, "--config", "tiny", "--golden", root / "golden.json")
        metrics, export = (json.loads((run / f"{n}.json").read_text()) for n in ("metrics", "export"))
        after = json.loads((run / "log.jsonl").read_text().splitlines()[-1])
        report = {
            "first_loss": before["total"], "last_loss": after["total"], "steps": after["step"],
            "val_accuracy": metrics["name"]["network"]["category_top1"], "majority": metrics["name"]["majority"]["category_top1"],
            "onnx_difference": export["max_difference_to_stored_weights"],
            "rows": [r["id"] for r in json.loads((models / "manifest.json").read_text())["models"]],
        }
    print(json.dumps(report))
    held = {
        "the resumed run goes on": after["step"] > before["step"] and after["minutes"] >= before["minutes"],
        "it learns more than the majority": report["val_accuracy"] > report["majority"] + 0.2,
        "ONNX equals PyTorch": report["onnx_difference"] < 1e-4,
        "both rows are in the manifest": report["rows"] == ["concept", "words"],
    }
    failed = [claim for claim, true in held.items() if not true]
    if failed:
        raise SystemExit(f"did not hold: {failed}")


if __name__ == "__main__":
    main()
