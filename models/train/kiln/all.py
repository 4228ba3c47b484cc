"""Everything from data to a measured model in one command, for a machine that is there for half an hour:

`python -m kiln.all --config small --minutes 24 --device cuda --half --data DATA --motion MOTION --run RUN --parts OUT`

Trains, distils, exports, evaluates the full model and the student. `--minutes` is training and distilling together; the
rest takes about four more. Called again after an interruption with the same words, it goes on where it stopped."""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import time
from pathlib import Path

import torch

from .data.paths import add_paths
from .distill import STEPS, add_guidance_arguments
from .network import CONFIGS
from .parts import write_parts

HERE = Path(__file__).resolve().parents[1]
PLANS = {"mini": (256, 3e-3), "tiny": (1024, 2e-3), "small": (768, 1.2e-3), "base": (512, 8e-4)}
"""Samples of a 32-px batch and peak learning rate on a data-centre GPU; on a CPU it is CPU_PLAN for all."""
CPU_PLAN = (24, 1.5e-3)
TRAINING = 0.8
"""Share of the minutes; the rest is the student's."""
PART_MIB = 16


class Stages:
    """Runs commands of this folder one after another; a finished one is not run again."""

    def __init__(self, run: Path) -> None:
        self.run = run
        self.times: dict[str, float] = {}

    def __call__(self, name: str, *arguments: object, may_fail: bool = False) -> bool:
        """Whether it succeeded; a failure ends everything unless it `may_fail`."""
        done = self.run / f"{name}.done"
        if done.exists():
            print(f"{name}: done before", flush=True)
            return True
        began = time.monotonic()
        environment = {**os.environ, "PYTHONUNBUFFERED": "1"}
        code = subprocess.run([sys.executable, "-W", "ignore", "-m", *map(str, arguments)], cwd=HERE, env=environment).returncode
        self.times[name] = round(time.monotonic() - began, 1)
        print(f"{name}: {self.times[name]} s", flush=True)
        if code == 0:
            done.touch()
        elif not may_fail:
            raise SystemExit(f"{name} ended with status {code}")
        return code == 0


def resuming(run: Path) -> list[str]:
    return ["--resume"] if (run / "checkpoint.pt").exists() else []


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    add_paths(parser)
    add_guidance_arguments(parser)
    parser.add_argument("--run", type=Path, required=True, help="a folder for all that is made besides the exported files")
    parser.add_argument("--config", choices=sorted(CONFIGS), default="small")
    parser.add_argument("--minutes", type=float, default=24)
    parser.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    parser.add_argument("--half", action="store_true")
    parser.add_argument("--workers", type=int, help="processes that make batches (default: 12 with a GPU, else 0)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=256, help="val pictures of the evaluation")
    parser.add_argument("--folder", default="kiln", help="folder inside models for the exported files")
    parser.add_argument("--parts", type=Path, help=f"also write all results as OUT.tar.000, … of at most {PART_MIB} MiB")
    options = parser.parse_args()
    options.run = options.run.resolve()
    options.run.mkdir(parents=True, exist_ok=True)
    cuda = torch.device(options.device).type == "cuda"
    batch, rate = PLANS[options.config] if cuda else CPU_PLAN
    paths = [word for name in ("data", "motion", "drawings") if (path := getattr(options, name)) for word in (f"--{name}", path.resolve())]
    paths += ["--models", options.models.resolve()]
    guidance = ("--text", options.text, "--image", options.image, "--pose", options.pose)
    workers = options.workers if options.workers is not None else 12 if cuda else 0
    learn = [*paths, "--config", options.config, "--device", options.device, "--batch", batch, "--seed", options.seed, "--workers", workers,
             "--save-every", 1000 if cuda else 250, *(["--half"] if options.half else [])]
    teacher, student, stages = options.run / "teacher", options.run / "student", Stages(options.run)
    few = [] if cuda else ["--references", 0.3, "--sizes", 16, 24, 32]
    train = ["kiln.train", *learn, "--run", teacher, "--rate", rate, "--average", 0.9995 if cuda else 0.998, "--minutes", TRAINING * options.minutes, *few]
    # A compiler that fails here costs a minute, not the model.
    if not (cuda and stages("train", *train, "--compile", *resuming(teacher), may_fail=True)):
        stages("train", *train, *resuming(teacher))
    stages("distil", "kiln.distill", *learn, "--run", student, "--teacher", teacher, "--rate", rate / 4, "--average", 0.995, *guidance,
           "--minutes", (1 - TRAINING) * options.minutes, *few, *resuming(student))
    stages("export", "kiln.export", *paths, "--config", options.config, "--run", teacher, "--student", student, "--folder", options.folder, *guidance)
    measure = [*paths, "--kiln", options.models.resolve() / options.folder, "--count", options.count, "--threads", min(8, os.cpu_count() or 1)]
    stages("evaluate", "kiln.evaluate", *measure, *guidance, "--out", options.run / "evaluation")
    stages("evaluate-student", "kiln.evaluate", *measure, "--file", "student.onnx", "--steps", STEPS, "--text", 1, "--image", 1, "--pose", 1,
           "--out", options.run / "evaluation-student")
    (options.run / "times.json").write_text(json.dumps(stages.times, indent=2) + "\n")
    print(json.dumps(stages.times))
    if options.parts:
        results = [options.models / options.folder, options.models / "manifest.json", options.run / "evaluation", options.run / "evaluation-student",
                   options.run / "times.json", teacher / "log.jsonl", teacher / "export.json"]
        for part in write_parts([r for r in results if r.exists()], options.parts, PART_MIB * 2**20):
            print(part, part.stat().st_size)


if __name__ == "__main__":
    main()
