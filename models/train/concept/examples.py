"""Prints the card's table: what the network makes of texts as a user might type them. `python -m concept.examples --run RUN`."""

from __future__ import annotations

import argparse

import numpy as np

from .data import COLOURS
from .evaluate import load_run, softmax, temperatures
from .export import colour_shares
from .inputs import Inputs, add_paths, answers
from .network import CONFIGS
from .tokens import words_of

TEXTS = (
    "a brave knight with a red cape and golden crown", "a wizard holding a glowing staff", "blacksmith at the forge",
    "cute orange cat sitting on a pillow", "flamingo", "axolotl", "a fire-breathing dragon", "snowman", "cheeseburger", "lemon",
    "tiramisu", "health potion", "mana elixir in a glass vial", "scimitar", "zweihander", "pickaxe", "chainmail hauberk", "fedora",
    "treasure chest full of gold coins", "dresser", "old oak tree in autumn", "cactus in a clay pot", "thatched cottage",
    "lighthouse on a cliff", "motorbike", "spaceship", "cobblestone path", "lava", "iron portcullis", "explosion",
    "robot vacuum cleaner", "health bar frame", "glorptak the unseen", "asdf qwerty",
)


def likely(colours: np.ndarray, shares: np.ndarray) -> list[int]:
    """The same choice as workers/engine/understand/guess/guess.ts makes."""
    logit = lambda p: np.log(p / (1 - p))  # noqa: E731
    ranked = np.argsort(-(logit(colours) - 0.5 * logit(shares)), kind="stable")
    return [int(i) for i in ranked if colours[i] >= 0.2][:3] or [int(colours.argmax())]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    add_paths(parser)
    parser.add_argument("--config", choices=sorted(CONFIGS), default="small")
    options = parser.parse_args()
    inputs = Inputs(options.data, options.models, options.config)
    network, _ = load_run(options, inputs)
    warm, colour_warm = temperatures(network, inputs)
    out = answers(network, inputs.lexicon, [words_of(t) for t in TEXTS])
    categories, shares = softmax(out["category"] / warm), np.array(colour_shares(inputs))
    colours = 1 / (1 + np.exp(-out["colours"] / colour_warm))
    print("| text | category | next | colours |\n|---|---|---|---|")
    for text, category, colour in zip(TEXTS, categories, colours, strict=True):
        first, second = np.argsort(-category)[:2]
        named = ", ".join(COLOURS[i] for i in likely(colour, shares))
        print(f"| {text} | {inputs.categories[first]} {category[first]:.2f} | {inputs.categories[second]} {category[second]:.2f} | {named} |")


if __name__ == "__main__":
    main()
