"""What training and evaluation read: the treebank, our prompts (12 % of them held out), and the word vectors."""

from __future__ import annotations

import argparse
import hashlib
from pathlib import Path

from concept.words import read_words

from .batches import Lexicon
from .trees import Tree, read_ewt, read_prompts

HERE = Path(__file__).parent


def add_paths(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--ewt", type=Path, required=True, help="a clone of github.com/UniversalDependencies/UD_English-EWT")
    parser.add_argument("--prompts", type=Path, default=HERE / "prompts.tsv.xz", help="our own annotations")
    parser.add_argument("--models", type=Path, default=HERE.parent.parent, help="the folder models")


def held_out(tree: Tree) -> bool:
    """12 of 100 prompts, by their own words: adding prompts moves none."""
    digest = hashlib.md5(" ".join(tree.words).lower().encode()).hexdigest()
    return int(digest[:8], 16) % 100 < 12


class Data:
    def __init__(self, options: argparse.Namespace) -> None:
        rows, vectors = read_words(options.models / "words" / "words.bin")
        self.lexicon = Lexicon(rows, vectors)
        self.treebank, self.treebank_dev = read_ewt(options.ewt)
        prompts = read_prompts(options.prompts) if options.prompts.exists() else []
        self.prompts = [t for t in prompts if not held_out(t)]
        self.prompts_dev = [t for t in prompts if held_out(t)]
