"""Writes turns for the exemplars to answer: `python -m turn.ask --data DATA --own OWN --asked ASKED`, then
`npx tsx test/engine/reference/turn/answer-asked.ts ASKED` in the repository's root, then `turn.train --asked ASKED`."""

from __future__ import annotations

import argparse
from pathlib import Path

import numpy as np

from .answers import Picked, write_questions
from .batches import Picker
from .data import Group
from .train import DEV, TRAIN, add_data, dev_pairs, train_groups

FAMILIES = (("lpc", "ulpc"),)
"""Sources that share their bodies."""
UNFAMILIAR = 0.35
"""Share of the training turns that are answered without the source's own exemplars, as foreign art will be."""


def hidden_from(group: Group, random: np.random.Generator) -> tuple[str, ...]:
    if random.random() >= UNFAMILIAR:
        return ()
    return next((f for f in FAMILIES if group.source in f), (group.source,))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    add_data(parser)
    parser.add_argument("--asked", type=Path, required=True, help="a folder for questions and answers, outside the repository")
    parser.add_argument("--count", type=int, default=60_000, help="training turns")
    options = parser.parse_args()
    groups = train_groups(options)
    picker = Picker(groups, 32, 11)
    turns: list[Picked] = []
    while len(turns) < options.count:
        turns += picker.turns(picker.side())
    write_questions(options.asked, TRAIN, groups, turns, [hidden_from(groups[t.group], picker.random) for t in turns])
    held, picked = dev_pairs(options)
    write_questions(options.asked, DEV, held, picked, [()] * len(picked))
    print(f"{len(turns)} training turns, {len(picked)} of dev")


if __name__ == "__main__":
    main()
