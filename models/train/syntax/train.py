"""Trains the parser: first on the treebank, then with `--share` of our own prompts. Try `python -m syntax.train --help` in models/train."""

from __future__ import annotations

import argparse
from pathlib import Path

import torch

from common.checkpoint import save_weights
from common.loop import add_training_arguments, train

from .data import Data, add_paths
from .batches import Batches
from .measure import scores
from .network import CONFIGS, SyntaxNetwork, loss
from .trees import Tree


def lowered(trees: list[Tree]) -> list[Tree]:
    return [Tree(tuple(w.lower() for w in t.words), t.heads, t.relations, t.upos) for t in trees]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    add_paths(parser)
    parser.add_argument("--run", type=Path, required=True)
    parser.add_argument("--config", choices=sorted(CONFIGS), default="small")
    parser.add_argument("--share", type=float, default=0.0, help="probability that a sentence is one of our own prompts")
    parser.add_argument("--invented", type=float, default=0.0, help="probability that it is an invented one")
    parser.add_argument("--threads", type=int, default=1)
    add_training_arguments(parser, batch=1000, rate=3e-3)  # a batch is so many tokens
    options = parser.parse_args()
    torch.set_num_threads(options.threads)
    torch.manual_seed(options.seed)
    data = Data(options)
    network = SyntaxNetwork(CONFIGS[options.config])
    print(f"{sum(p.numel() for p in network.parameters())} parameters, {len(data.treebank)} sentences, {len(data.prompts)} prompts", flush=True)
    batches = Batches(data.lexicon, data.treebank, data.prompts, options.share, options.invented, options.batch, options.seed)
    treebank_dev = lowered(data.treebank_dev[::4])

    def score(average: torch.nn.Module) -> dict[str, float]:
        found = {f"ewt_{k}": v for k, v in scores(average, data.lexicon, treebank_dev).items()}
        return {**found, **{f"own_{k}": v for k, v in scores(average, data.lexicon, data.prompts_dev).items()}} if data.prompts_dev else found

    average = train(network, batches, loss, score, options)
    save_weights(options.run / "checkpoint.npz", average.state_dict())


if __name__ == "__main__":
    main()
