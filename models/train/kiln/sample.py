"""Draws a contact sheet with a run's or exported weights: `python -m kiln.sample --run RUN --out sheet.png "red potion" …`.

Without descriptions it draws pictures of the val split: the true picture, then what kiln makes of all its conditions."""

from __future__ import annotations

import argparse
from pathlib import Path

import numpy as np
import torch

from common.checkpoint import load_full

from .data import Vocabulary, unpack
from .evaluate.exported import asked_of, by_words
from .evaluate.sheet import sheet, write_png
from .flow import Both
from .network import CONFIGS
from .sampler import Guidance, drawn, guided, pixels
from .train import add_paths, add_stream_arguments, read_exported, samples_of


def load_run(options: argparse.Namespace) -> Both:
    """The averaged weights of a run, or exported ones."""
    network = Both(CONFIGS[options.config]).to(options.device).eval()
    if options.exported:
        read_exported(network, options.exported)
    else:
        network.load_state_dict(load_full(options.run / "checkpoint.pt", torch.device(options.device))["average"])
    return network


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    add_paths(parser)
    add_stream_arguments(parser)
    parser.add_argument("--exported", type=Path, help="a folder with context.onnx and kiln.onnx instead of the run's weights")
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--side", type=int, default=32)
    parser.add_argument("--steps", type=int, default=20)
    parser.add_argument("--heun", action="store_true")
    parser.add_argument("--text", type=float, default=Guidance.text, help="guidance by words and attributes")
    parser.add_argument("--image", type=float, default=Guidance.image)
    parser.add_argument("--pose", type=float, default=Guidance.pose)
    parser.add_argument("--each", type=int, default=4, help="pictures of each description")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    parser.add_argument("descriptions", nargs="*")
    options = parser.parse_args()
    network, device = load_run(options), torch.device(options.device)
    if options.descriptions:
        vocabulary = Vocabulary(options.models)
        requests = [by_words(vocabulary, text, options.side) for text in options.descriptions for _ in range(options.each)]
        asked = asked_of(requests, torch.from_numpy(vocabulary.table).to(device))
        true = None
    else:
        samples = samples_of(options, "val")
        packed = samples.packed(np.random.default_rng(options.seed), 8 * options.each, options.side)
        asked = unpack({k: torch.from_numpy(np.ascontiguousarray(v)) for k, v in packed.items()}, torch.from_numpy(samples.vocabulary.table).to(device))
        true = pixels(asked.pop("target")).cpu().numpy()
    noise = torch.randn(len(asked["words"]), 4, options.side, options.side, generator=torch.Generator().manual_seed(options.seed)).to(device)
    with torch.no_grad():
        velocity = guided(network, asked, Guidance(options.text, options.image, options.pose))
        made = pixels(drawn(velocity, noise, options.steps, options.heun)).cpu().numpy()
    rows = [list(made[i : i + options.each]) for i in range(0, len(made), options.each)]
    if true is not None:
        shown = pixels(asked["reference"]).cpu().numpy()
        rows = [[p for k in range(i, i + options.each) for p in (shown[k], true[k], made[k])] for i in range(0, len(made), options.each)]
    write_png(options.out, sheet(rows, 3))


if __name__ == "__main__":
    main()
