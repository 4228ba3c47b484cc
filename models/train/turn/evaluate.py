"""Measures a run on the data's val split, next to three baselines: `python -m turn.evaluate --data DATA --run RUN`.

`--pairs FILE` also writes the pairs for `test/engine/reference/turn/measure-pairs.ts`, which measures the service's own code."""

from __future__ import annotations

import argparse
import json
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import torch
from torch import nn

from common.checkpoint import load_full

from .batches import placed
from .data import SOURCES, Frame, Group, read_groups
from .measure import Pair, canvas_of, l1, pairs_of, palette_overlap, turn
from .network import CONFIGS, TurnNetwork
from .train import add_paths

MOST_PAIRS = 400
"""Of a source, evenly over its turns."""
COMPARED = 64
"""Side of the squares in which training characters are compared; middle column and lowest row laid on each other."""


def load_run(options: argparse.Namespace) -> TurnNetwork:
    """The averaged network of a run, in float32 on the CPU."""
    network = TurnNetwork(CONFIGS[options.config])
    network.load_state_dict(load_full(options.run / "checkpoint.pt", torch.device("cpu"))["average"])
    return network.eval()


def turn_name(source: int, target: int) -> str:
    """The kind of a turn between two of south (0), east (2), north (4) and west (6)."""
    sides = (2, 6)
    if source in sides and target in sides:
        return "left-right"
    if source == 0:
        return "front-side" if target in sides else "front-back"
    if source == 4:
        return "back-side" if target in sides else "back-front"
    return "side-front" if target == 0 else "side-back"


def _square(frame: Frame, floor: int) -> np.ndarray:
    """The picture on a square, its middle column in the middle and the canvas' row `floor` at the bottom."""
    out = np.stack([placed(frame.pixels[..., c], frame.left + COMPARED // 2, frame.top + COMPARED - floor, COMPARED, COMPARED) for c in range(4)], -1)
    return out


@dataclass
class Nearest:
    """The baseline "nearest training character": of the train subjects, the one that looks most like the source from the
    source's side (L1), shown from the target's side."""

    groups: list[Group]

    def __post_init__(self) -> None:
        self.shown: dict[tuple[int, int], tuple[np.ndarray, list[dict[int, Frame]]]] = {}

    def _from(self, direction: int, view: int) -> tuple[np.ndarray, list[dict[int, Frame]]]:
        if (direction, view) not in self.shown:
            images, sides = [], []
            for group in self.groups:
                by = {f.direction: f for f in group.frames if f.view == view}
                if direction in by:
                    images.append(_square(by[direction], by[direction].bottom))
                    sides.append(by)
            self.shown[direction, view] = (np.array(images, np.uint8), sides)
        return self.shown[direction, view]

    def of(self, pair: Pair) -> np.ndarray:
        images, sides = self._from(pair.source.direction, pair.source.view)
        wanted = [i for i, s in enumerate(sides) if pair.target.direction in s]
        wide = _square(pair.source, pair.source.bottom).astype(np.int16)
        distance = [np.abs(images[i].astype(np.int16) - wide).sum() for i in wanted]
        best = sides[wanted[int(np.argmin(distance))]]
        found, like = best[pair.target.direction], best[pair.source.direction]
        height, width = pair.source.canvas
        down = pair.source.bottom - like.bottom
        return np.stack([placed(found.pixels[..., c], found.left + width // 2, found.top + down, height, width) for c in range(4)], -1)


def chosen(pairs: list[Pair], seed: int = 0) -> list[Pair]:
    """At most MOST_PAIRS, the same share of every turn."""
    if len(pairs) <= MOST_PAIRS:
        return pairs
    random = np.random.default_rng(seed)
    turns: dict[tuple[int, int], list[Pair]] = {}
    for p in pairs:
        turns.setdefault((p.source.direction, p.target.direction), []).append(p)
    each = MOST_PAIRS // len(turns)
    return [t[i] for t in turns.values() for i in random.permutation(len(t))[:each]]


def val_pairs(options: argparse.Namespace, split: str = "val") -> dict[str, list[Pair]]:
    there = [s for s in SOURCES if (options.data / f"{s}.npz").exists()]
    found = {s: chosen(pairs_of(read_groups(options.data, s, split, largest=None))) for s in there}
    return {s: p for s, p in found.items() if p}


Made = dict[str, tuple[float, float]]
"""L1 and palette overlap of each way to make a picture."""


def measure(network: nn.Module, pairs: list[Pair], nearest: Nearest) -> list[Made]:
    """For each pair: the network by itself, without exemplars, and the baselines."""
    out = []
    for pair in pairs:
        true, source = canvas_of(pair.target), canvas_of(pair.source)
        made = {"copy": source, "mirror": source[:, ::-1], "nearest": nearest.of(pair), "network": turn(network, pair)}
        out.append({name: (l1(image, true), palette_overlap(image, true)) for name, image in made.items()})
    return out


def summary(pairs: list[Pair], rows: list[Made]) -> dict:
    kinds: dict[str, list[Made]] = {"all": rows}
    for pair, row in zip(pairs, rows, strict=True):
        kinds.setdefault(turn_name(pair.source.direction, pair.target.direction), []).append(row)
    return {kind: {"pairs": len(found), **{name: {"l1": float(np.mean([r[name][0] for r in found])), "palette": float(np.mean([r[name][1] for r in found]))}
                                          for name in found[0]}} for kind, found in kinds.items()}


def write_pairs(path: Path, pairs: dict[str, list[Pair]], rows: dict[str, list[Made]]) -> None:
    """One JSON line a pair, with what the baselines reach, and all pixels one after another in FILE.bin: source, then
    target, whole canvases."""
    lines, pixels = [], []
    for source, found in pairs.items():
        for p, row in zip(found, rows[source], strict=True):
            height, width = p.source.canvas
            lines.append(json.dumps({"source": source, "subject": p.group.subject, "width": width, "height": height, "from": p.source.direction,
                                     "to": p.target.direction, "view": p.source.view, "turn": turn_name(p.source.direction, p.target.direction), "made": row}))
            pixels += [canvas_of(p.source).tobytes(), canvas_of(p.target).tobytes()]
    path.write_text("\n".join(lines) + "\n")
    path.with_suffix(".bin").write_bytes(b"".join(pixels))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    add_paths(parser)
    parser.add_argument("--pairs", type=Path, help="where to write the pairs for the service's own measurement, FILE.jsonl (outside the repository)")
    parser.add_argument("--split", choices=("val", "dev"), default="val")
    options = parser.parse_args()
    network = load_run(options)
    pairs = val_pairs(options, options.split)
    rows = {}
    report = {}
    for source, found in pairs.items():
        rows[source] = measure(network, found, Nearest(read_groups(options.data, source, "train", largest=None)))
        report[source] = summary(found, rows[source])
        print(source, json.dumps(report[source]["all"]), flush=True)
    if options.pairs:
        write_pairs(options.pairs, pairs, rows)
    (options.run / f"metrics-{options.split}.json").write_text(json.dumps(report, indent=2) + "\n")


if __name__ == "__main__":
    main()
