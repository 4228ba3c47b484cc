"""The parts that every command builds the same way: words, things, network."""

from __future__ import annotations

import argparse
import os
from pathlib import Path

import numpy as np
import torch

from .data import COLOURS, VIEWS, Thing, read_things
from .lexicon import Lexicon
from .network import CONFIGS, ConceptNetwork
from .words import read_words

MODELS = Path(__file__).resolve().parents[2]


def add_paths(parser: argparse.ArgumentParser) -> None:
    data = os.environ.get("PIXELKILN_DATA")
    parser.add_argument("--data", type=Path, default=data and Path(data), required=not data,
                        help="the folder text2sprite (or set PIXELKILN_DATA)")
    parser.add_argument("--models", type=Path, default=MODELS, help="the folder models (default: the one around this file)")
    parser.add_argument("--run", type=Path, required=True, help="a folder for checkpoints and logs, outside the repository")


class Inputs:
    def __init__(self, data: Path, models: Path, config: str) -> None:
        self.config = CONFIGS[config]
        rows, vectors = read_words(models / "words" / "words.bin")
        self.lexicon = Lexicon(rows, vectors, self.config.buckets)
        self.things, self.categories = read_things(data)

    def split(self, name: str) -> list[Thing]:
        return [t for t in self.things if t.split == name]

    def network(self) -> ConceptNetwork:
        return ConceptNetwork(self.config, self.lexicon.vectors.shape[1], len(self.categories), len(COLOURS), len(VIEWS))


@torch.no_grad()
def answers(network: ConceptNetwork, lexicon: Lexicon, texts: list[list[str]], size: int = 256) -> dict[str, np.ndarray]:
    """The network's raw answers to lists of words, in order."""
    device = next(network.parameters()).device
    network.eval()
    out: dict[str, list[np.ndarray]] = {}
    for start in range(0, len(texts), size):
        vectors, grams = lexicon.encode(texts[start : start + size])
        answer = network(torch.from_numpy(vectors).to(device), torch.from_numpy(grams).to(device))
        for key, value in answer.items():
            out.setdefault(key, []).append(value.cpu().numpy())
    return {key: np.concatenate(parts) for key, parts in out.items()}
