"""Teaches a student to draw in few steps: `python -m kiln.distill --teacher RUN --run RUN2 --minutes 8`.

Progressive distillation (Salimans and Ho 2022) in one go, with the guidance inside (Meng et al. 2023): the way from noise
to picture is cut into as many pieces as the student has steps, and for each the student learns the straight velocity that
takes it to where the guided teacher comes in several small steps. The context network stays the teacher's."""

from __future__ import annotations

import argparse
import copy
from pathlib import Path

import numpy as np
import torch
from torch import Tensor, nn

from common.checkpoint import load_full
from common.loop import add_training_arguments, train

from .batches import Batches
from .conditions import CONTEXT_INPUTS
from .flow import Both, mixed, pixel_weight
from .network import CONFIGS
from .sampler import Guidance, guided
from .train import HELD_OUT, add_paths, add_stream_arguments, batches_of, read_exported, samples_of, sizes_of, start_of

STEPS = 4


class Student(nn.Module):
    """A kiln with the teacher's context: `network` of the training loop, so that only the kiln is trained and averaged."""

    def __init__(self, teacher: Both) -> None:
        super().__init__()
        self.kiln = copy.deepcopy(teacher.kiln).requires_grad_(True)

    def forward(self, *inputs: Tensor) -> Tensor:
        return self.kiln(*inputs)


class Lesson:
    """The loss: squared error of the student's velocity against the guided teacher's displacement over a piece."""

    def __init__(self, teacher: Both, guidance: Guidance, steps: int, substeps: int) -> None:
        self.teacher, self.guidance, self.steps, self.substeps = teacher.eval().requires_grad_(False), guidance, steps, substeps

    def __call__(self, student: nn.Module, batch: dict[str, Tensor]) -> dict[str, Tensor]:
        asked = {k: v for k, v in batch.items() if k not in ("target", "noise", "level")}
        # The normal numbers as equal shares of the pieces.
        piece = (self.steps * 0.5 * (1 + torch.erf(batch["level"] / 2**0.5))).floor().clamp(0, self.steps - 1)
        time = piece / self.steps
        start = mixed(batch["noise"], batch["target"], time)
        with torch.no_grad():
            x, step = start, 1 / self.steps / self.substeps
            velocity = guided(self.teacher, asked, self.guidance)
            for i in range(self.substeps):
                x = x + step * velocity(x, time + i * step).float()
            wanted = (x - start) * self.steps
            context, seen = self.teacher.context(*(asked[name] for name in CONTEXT_INPUTS))
        found = student(start, asked["known"], asked["mask"], asked["pose"], time, asked["wrap"], context, seen)
        error = (found - wanted).float().square().mean(1, keepdim=True)
        weight = pixel_weight(batch["target"], batch["mask"])
        return {"total": ((error * weight).sum((1, 2, 3)) / weight.sum((1, 2, 3)).clamp(min=1)).mean()}


def add_guidance_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--text", type=float, default=Guidance.text, help="guidance by words and attributes")
    parser.add_argument("--image", type=float, default=Guidance.image, help="guidance by the reference")
    parser.add_argument("--pose", type=float, default=Guidance.pose, help="guidance by the pose map")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    add_paths(parser)
    add_training_arguments(parser, batch=32, rate=4e-4)
    add_stream_arguments(parser)
    add_guidance_arguments(parser)
    source = parser.add_mutually_exclusive_group(required=True)
    source.add_argument("--teacher", type=Path, help="the folder of the teacher's run")
    source.add_argument("--exported", type=Path, help="a folder with the teacher's exported files")
    parser.add_argument("--student-steps", type=int, default=STEPS)
    parser.add_argument("--substeps", type=int, default=4, help="steps of the teacher in each of the student's")
    options = parser.parse_args()
    torch.manual_seed(options.seed)
    torch.set_float32_matmul_precision("high")
    device = torch.device(options.device)
    teacher = Both(CONFIGS[options.config]).to(device)
    if options.teacher:
        teacher.load_state_dict(load_full(options.teacher / "checkpoint.pt", device)["average"])
    else:
        read_exported(teacher, options.exported)
    lesson = Lesson(teacher, Guidance(options.text, options.image, options.pose), options.student_steps, options.substeps)
    dev = samples_of(options, "dev")

    sizes = sizes_of(options, dev)

    def score(network: nn.Module) -> dict[str, float]:
        batches = Batches(dev, 32, 7, references=options.references, sizes=sizes)
        with torch.no_grad(), torch.autocast(device.type, dtype=torch.bfloat16, enabled=options.half):
            return {"dev_total": float(np.mean([float(lesson(network, batches.next(device))["total"]) for _ in range(HELD_OUT // 4)]))}

    train(Student(teacher), batches_of(options, samples_of(options, "train"), start_of(options)), lesson, score, options)


if __name__ == "__main__":
    main()
