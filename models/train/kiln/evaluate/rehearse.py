"""The data's promises, and every stage of the evaluation, in under 40 seconds on one CPU core, on invented data: evaluator, export, a kiln of random
weights, its evaluation. `python -m kiln.evaluate.rehearse`."""

from __future__ import annotations

import json
import shutil
import tempfile
from pathlib import Path

import numpy as np
import onnx
from onnx import TensorProto, helper, numpy_helper

from common.convolution import OPSET
from common.rehearsal import conclude, last_line, step
from keypoints.rehearse import figure
from kiln.data import Paths
from kiln.data.check import checks
from kiln.rehearse import invent
from turn.rehearse import person

MODELS = Path(__file__).resolve().parents[3]
WHOLE = {"attributes", "reference_kind", "reference_aspect"}
"""Inputs of whole numbers."""
PARTS = {"kiln", "real", "nearest caption", "pictures"}


def invent_motion(folder: Path) -> None:
    """24 people of boxes from four sides, and 24 stick figures with their joints in two frames of a clip and one still."""
    folder.mkdir(parents=True)
    random = np.random.default_rng(0)
    for name, count in (("lpc", 24), ("render3d_humanoid", 24)):
        subjects, clips, rows = [], [], []
        for i in range(count):
            subjects.append({"subject": i, "name": f"{name} {i}", "captions": [f"person number {i}", "person"], "kind": "humanoid",
                             "split": "val" if i % 4 == 0 else "train"})
            if name == "lpc":
                rows += [(i, -1, direction, 0, image, np.full((18, 4), np.nan)) for direction, image in person(random).items()]
            else:
                clips.append({"clip": i, "subject": i, "action": "waving"})
                rows += [(i, i if frame >= 0 else -1, 0, max(frame, 0), *figure(random)) for frame in (-1, 0, 1)]
        (folder / f"{name}.jsonl").write_text("".join(json.dumps(s) + "\n" for s in subjects))
        (folder / f"{name}.clips.jsonl").write_text("".join(json.dumps(c) + "\n" for c in clips))
        images = [r[4] for r in rows]
        lengths = np.array([i.size for i in images])
        column = lambda k, kind: np.array([r[k] for r in rows], kind)  # noqa: E731, B023
        np.savez_compressed(
            folder / f"{name}.npz", pixels=np.concatenate([i.ravel() for i in images]), offset=np.cumsum(lengths) - lengths,
            width=np.array([i.shape[1] for i in images], np.uint16), height=np.array([i.shape[0] for i in images], np.uint16),
            subject=column(0, np.int32), clip=column(1, np.int32), direction=column(2, np.int8), frame=column(3, np.int16),
            view=np.full(len(rows), 2, np.int8), keypoints=np.stack([r[5] for r in rows]).astype(np.float16))


def random_kiln(folder: Path) -> None:
    """Graphs with the contract's names and shapes, a matrix product and a convolution of random weights: to export a real
    network takes longer than all of the rest."""
    folder.mkdir(parents=True)
    random = np.random.default_rng(0)
    weights = lambda name, *shape: numpy_helper.from_array(random.normal(0, 0.3, shape).astype(np.float32), name)  # noqa: E731
    value = lambda name, shape: helper.make_tensor_value_info(name, TensorProto.INT64 if name in WHOLE else TensorProto.FLOAT, shape)  # noqa: E731
    image = lambda channels: ["batch", channels, "height", "width"]  # noqa: E731
    graphs = {
        "context": ([helper.make_node("MatMul", ["words", "w"], ["context"]), helper.make_node("Identity", ["word_mask"], ["context_mask"])],
                    {"words": ["batch", "words", 100], "word_mask": ["batch", "words"], "attributes": ["batch", 12], "reference": ["batch", 4, "rows", "columns"],
                     "reference_kind": ["batch"], "reference_aspect": ["batch", 2]},
                    {"context": ["batch", "words", 8], "context_mask": ["batch", "words"]}, weights("w", 100, 8)),
        "kiln": ([helper.make_node("Concat", ["noisy", "known", "mask", "pose"], ["all"], axis=1),
                  helper.make_node("Conv", ["all", "w"], ["velocity"], pads=[1, 1, 1, 1])],
                 {"noisy": image(4), "known": image(4), "mask": image(1), "pose": image(6), "time": ["batch"], "wrap": ["batch"],
                  "context": ["batch", "tokens", 8], "context_mask": ["batch", "tokens"]}, {"velocity": image(4)}, weights("w", 4, 15, 3, 3)),
    }
    for name, (nodes, inputs, outputs, weight) in graphs.items():
        graph = helper.make_graph(nodes, name, [value(*i) for i in inputs.items()], [value(*o) for o in outputs.items()], [weight])
        onnx.save(helper.make_model(graph, opset_imports=[helper.make_opsetid("", OPSET)], ir_version=10), folder / f"{name}.onnx")


def main() -> None:
    with tempfile.TemporaryDirectory() as temporary:
        root = Path(temporary)
        data, motion, models, run, out = (root / n for n in ("data", "motion", "models", "run", "out"))
        invent(data)
        invent_motion(motion)
        for part in ("words", "keypoints"):
            shutil.copytree(MODELS / part, models / part)
        paths = ("--data", data, "--models", models, "--run", run, "--config", "tiny")
        step("train", "kiln.evaluate.evaluator.train", *paths, "--steps", 45, "--batch", 48, "--rate", "8e-3", "--average", "0.9", "--save-every", 45,
             "--device", "cpu")
        step("export", "kiln.evaluate.evaluator.export", *paths, "--golden", root / "golden.json")
        random_kiln(models / "kiln")
        step("evaluate", "kiln.evaluate", "--data", data, "--motion", motion, "--models", models, "--kiln", models / "kiln", "--out", out, "--steps", 2,
             "--count", 16, "--cost-threads", 1)
        found, export = json.loads((out / "evaluation.json").read_text()), json.loads((run / "export.json").read_text())
        words = found["by_words"]
        chance = 1 / words["real"]["text_match"]["pool"]
        report = {
            "loss": last_line(run)["total"], "onnx_difference": max(export["difference"].values()),
            "real": words["real"]["text_match"]["image_to_text_r1"], "random": words["kiln"]["text_match"]["image_to_text_r1"], "chance": chance,
            "frechet": {name: words[name]["frechet"] for name in PARTS - {"pictures"}},
            "rows": [r["id"] for r in json.loads((models / "manifest.json").read_text())["models"]],
            "peak_mb": found["cost_64"]["peak_mb"], "seconds": found["seconds"],
        }
        conclude(report, {
            **checks(Paths(models, data, motion)),
            "ONNX equals PyTorch": report["onnx_difference"] < 1e-3,
            "the evaluator finds real pictures' words": report["real"] > 3 * chance,
            "noise is no match": report["random"] < report["real"],
            "noise is farther from real art than real art is": words["kiln"]["frechet"] > words["real"]["frechet"],
            "the baseline copies, and noise does not": words["nearest caption"]["memory"]["copies"] == 1 and words["kiln"]["memory"]["copies"] == 0,
            "all drawings are exact": words["kiln"]["exact"] == 1 and found["holes"]["outside_kept"] == 1,
            "turns and poses are measured": found["turns"]["pairs"] > 0 and found["poses"]["pairs"] > 0 and found["poses"]["true"]["pck"] >= 0,
            "both rows are in the manifest": report["rows"] == ["evaluator-image", "evaluator-text"],
            "all sheets are drawn": all((out / f"{n}.png").exists() for n in ("prompts", "val", "holes", "turns", "poses")),
        })


if __name__ == "__main__":
    main()
