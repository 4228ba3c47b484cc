"""Measures an exported kiln on the data's val split, next to baselines: JSON and a contact sheet of 64 fixed prompts.

`python -m kiln.evaluate --data DATA --motion MOTION --kiln ../kiln --out RUN [--file student.onnx --steps 4 --text 1 --image 1]`

With `--write-requests FILE.jsonl` it only writes the requests; after `draw-requests.ts` has drawn them as the service does without kiln,
`--service FILE.jsonl` measures these pictures as well.

Baseline "nearest caption": the training picture, of the names that the evaluator has not seen either, whose caption it finds nearest to the
asked one, in place of a drawing. It is real art, so it is exact and looks like art, and every one of its pictures is a copy."""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path

from kiln.data.paths import add_paths
from kiln.sampler import Guidance

from .evaluation import Evaluation
from .evaluator.measure import write_json
from .service import write_requests
from .subjects import motion_store, poses, text_requests, turns


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    add_paths(parser)
    what = parser.add_mutually_exclusive_group(required=True)
    what.add_argument("--kiln", type=Path, help="the folder of context.onnx and kiln.onnx")
    what.add_argument("--write-requests", type=Path, help="write the requests to FILE.jsonl and stop")
    parser.add_argument("--service", type=Path, help="FILE.jsonl whose FILE.bin the service drew without kiln")
    parser.add_argument("--file", default="kiln.onnx", help="or student.onnx")
    parser.add_argument("--out", type=Path, help="a folder for evaluation.json and the sheets")
    parser.add_argument("--steps", type=int, default=20)
    parser.add_argument("--text", type=float, default=Guidance.text, help="guidance by words and attributes")
    parser.add_argument("--image", type=float, default=Guidance.image)
    parser.add_argument("--pose", type=float, default=Guidance.pose)
    parser.add_argument("--count", type=int, default=256, help="val captions; half as many holes, a quarter as many turns and poses")
    parser.add_argument("--train-most", type=int, help="compare with so many training pictures only")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--cost-threads", type=int, default=2)
    options = parser.parse_args()
    if not options.data:
        parser.error("--data is needed")
    if options.kiln and not options.out:
        parser.error("--out is needed")
    evaluation, began = Evaluation(options), time.monotonic()
    if options.write_requests:
        requests = [*evaluation.prompts_asked, *text_requests(evaluation.asked)]
        write_requests(options.write_requests, evaluation.said(), requests, options.seed)
        return
    report: dict[str, object] = {"file": options.file, "steps": options.steps, "guidance": {"text": options.text, "image": options.image, "pose": options.pose},
                                 "seed": options.seed}

    def part(name: str, value: object) -> None:
        report[name] = value
        report["seconds"] = round(time.monotonic() - began, 1)
        write_json(options.out / "evaluation.json", report)
        print(name, json.dumps(value), flush=True)

    part("cost_32", evaluation.cost(32))
    part("cost_64", evaluation.cost(64))
    part("prompts", evaluation.prompts())
    part("by_words", evaluation.by_words())
    part("holes", evaluation.holes())
    part("textures", evaluation.textures())
    store = motion_store(evaluation.vocabulary, options.motion, "val") if options.motion else None
    if store is not None:
        part("turns", evaluation.by_reference(turns(store, options.count // 4), "turns"))
        part("poses", evaluation.by_reference(poses(store, options.count // 4), "poses"))


if __name__ == "__main__":
    main()
