"""Measures a run on subjects and grounds of the val split, next to the flood fill: `python -m mask.evaluate --data DATA --run RUN`."""

from __future__ import annotations

import argparse
import json

import numpy as np
import torch

from common.checkpoint import load_full

from .data import Material, read_material
from .flood import flood_mask
from .measure import iou, predict
from .network import CONFIGS, BothWays, MaskNetwork
from .scenes import KINDS, compose
from .train import add_paths

SIDES = (32, 64)


def load_run(options: argparse.Namespace) -> MaskNetwork:
    """The averaged network of a run, in float32 on the CPU."""
    network = MaskNetwork(CONFIGS[options.config])
    network.load_state_dict(load_full(options.run / "checkpoint.pt", torch.device("cpu"))["average"])
    return network.eval()


def val_pictures(material: Material, side: int, kind: str, count: int) -> list[tuple[np.ndarray, np.ndarray, str]]:
    """The same pictures at every call."""
    random = np.random.default_rng([99, side, KINDS.index(kind)])
    return [compose(material, random, side, kind) for _ in range(count)]


def summary(scores: list[float]) -> dict[str, float]:
    return {"iou": float(np.mean(scores)), "median": float(np.median(scores)), "failed": float(np.mean(np.array(scores) < 0.5))}


def measure(network: BothWays, material: Material, count: int) -> dict:
    """Mean and median IoU, and the share of pictures below 0.5; `one_way` is without the mirror image, `everything` calls
    every pixel the subject's."""
    report: dict = {}
    for side in SIDES:
        for kind in KINDS:
            pictures = val_pictures(material, side, kind, count)
            masks = [p[1] for p in pictures]
            found = predict(network, [p[0] for p in pictures])
            one_way = predict(network.network, [p[0] for p in pictures])
            flood = [flood_mask(p[0]) for p in pictures]
            report[f"{kind} {side}"] = {
                "network": summary([iou(a, b) for a, b in zip(found, masks, strict=True)]),
                "one_way": summary([iou(a, b) for a, b in zip(one_way, masks, strict=True)]),
                "flood": summary([iou(a, b) for a, b in zip(flood, masks, strict=True)]),
                "everything": summary([iou(np.ones_like(m), m) for m in masks]),
                "network_better": float(np.mean([iou(a, m) > iou(b, m) for a, b, m in zip(found, flood, masks, strict=True)])),
            }
    return report


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    add_paths(parser)
    parser.add_argument("--count", type=int, default=400, help="pictures of each kind and size")
    options = parser.parse_args()
    material = read_material(options.data, "val")
    report = {"subjects": len(material.subjects), "grounds": len(material.grounds), "pictures": options.count,
              **measure(BothWays(load_run(options)), material, options.count)}
    (options.run / "metrics.json").write_text(json.dumps(report, indent=2) + "\n")
    print(json.dumps(report, indent=2))


if __name__ == "__main__":
    main()
