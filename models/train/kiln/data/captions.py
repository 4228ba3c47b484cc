"""What is done to captions, as rows of word numbers: words said of direction and style, exchanged sides and colours."""

from __future__ import annotations

import numpy as np

from . import attributes as at
from .colours import BANDS, NAMES
from .vocabulary import PADDING, Vocabulary, joined

SIDES = (("left", "right"), ("leftwards", "rightwards"), ("west", "east"), ("western", "eastern"), ("leftward", "rightward"))
FACING = (("front view", "facing the viewer", "facing south"), ("facing south east",), ("facing right", "side view facing right", "facing east"),
          ("facing north east", "seen from behind"), ("seen from behind", "back view", "facing north"), ("facing north west", "seen from behind"),
          ("facing left", "side view facing left", "facing west"), ("facing south west",))
"""How a direction is said, by its place in DIRECTIONS."""
TOLD = ("facing", "behind", "front", "back", "view")
"""A caption with one of these words tells the direction already."""
STYLES: dict[int, tuple[str, ...]] = {
    at.OUTLINE: ("black outline", "colored outline", "selective outline", "no outline"),
    at.DETAIL: ("simple", "medium detail", "highly detailed"),
    at.VIEW: ("side view", "low top-down view", "top-down view"),
    at.ISOMETRIC: ("", "isometric"),
    at.PALETTE: ("four colors", "eight colors", "sixteen colors", "", ""),
}
LETTERED = ("poster", "sign", "letter", "letters", "rune", "text", "number", "banner", "flag", "keyboard", "book", "clock", "logo", "arrow")
"""Pictures that may not be mirrored: they can be read."""
BEFORE = ("a", "pixel art", "sprite of", "a pixel art", "an image of a", "the", "game sprite", "pixel art sprite of a")
TINTED = (
    "golden gold copper brass bronze rust rusty emerald jade ruby amethyst amber sapphire topaz coral forest lime mint teal turquoise azure navy sky "
    "crimson scarlet blood bloody rose magenta violet lavender maroon olive indigo tan peach salmon cherry lemon apple banana tomato carrot pumpkin "
    "fire flame flaming lava magma ice icy frost frostfire grass leaf leaves tree plant water ocean sea sun rainbow meat spaghetti bread skin"
).split()
"""A caption with one of these words means a colour that it does not name, so hues must stay."""


class Captions:
    """Tables over a vocabulary's numbers."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        size = len(vocabulary.table)
        known = lambda words: [vocabulary.number(w) for w in words if w in vocabulary.rows]  # noqa: E731
        self.mirror = np.arange(size, dtype=np.int32)
        for one, two in SIDES:
            if one in vocabulary.rows and two in vocabulary.rows:
                a, b = vocabulary.number(one), vocabulary.number(two)
                self.mirror[[a, b]] = b, a
        self.band = np.full(size, -1, np.int8)
        self.band_word = np.array([vocabulary.number(w) for w in BANDS], np.int32)
        self.band[self.band_word] = np.arange(len(BANDS))
        self.tinted = np.zeros(size, bool)
        self.tinted[known(TINTED)] = True
        self.coloured = np.zeros(size, bool)
        """Any colour is named, also those that are no band."""
        self.coloured[known((*NAMES, "grey", "silver", "colored"))] = True
        self.lettered = np.zeros(size, bool)
        self.lettered[known(LETTERED)] = True
        self.told = np.zeros(size, bool)
        self.told[known(TOLD)] = True
        short = lambda text: vocabulary.row(text, 6)  # noqa: E731
        self.facing = np.stack([np.stack([short(t) for t in (texts * 3)[:3]]) for texts in FACING])
        self.before = np.stack([short(t) for t in BEFORE])
        self.places = np.array(list(STYLES))
        longest = max(len(texts) for texts in STYLES.values())
        self.styles = np.stack([np.stack([short(t) for t in (("", *texts) + ("",) * longest)[: longest + 1]]) for texts in STYLES.values()])
        self.grounds = np.stack([short(f"on {name} background") for name in BANDS])
        self.on = short("on")[:1]

    def with_direction(self, random: np.random.Generator, rows: np.ndarray, direction: np.ndarray, share: float) -> np.ndarray:
        """Says the attribute `direction` (n,) in words for a share of those captions that do not."""
        say = (direction > 0) & ~self.told[rows].any(1) & (random.random(len(rows)) < share)
        words = self.facing[np.maximum(direction, 1).astype(int) - 1, random.integers(0, 3, len(rows))]
        return joined(rows, np.where(say[:, None], words, PADDING))

    def with_style(self, random: np.random.Generator, rows: np.ndarray, attributes: np.ndarray, share: float) -> np.ndarray:
        """Says one or two true attributes in words, or begins like a sentence, for a share of the captions."""
        n = len(rows)
        places = list(self.styles)
        parts = [rows]
        for _ in range(2):
            pick = random.integers(0, len(self.places), n)
            words = self.styles[pick, attributes[np.arange(n), self.places[pick]]]
            parts.append(np.where((random.random(n) < share)[:, None], words, PADDING))
        before = np.where((random.random(n) < share)[:, None], self.before[random.integers(0, len(self.before), n)], PADDING)
        return joined(before, *parts)

    def recoloured(self, rows: np.ndarray, band: np.ndarray, target: np.ndarray) -> np.ndarray:
        """The word of a band (n,) exchanged for that of the target (n,); a caption without it begins with the new word."""
        there = (self.band[rows] == band[:, None]) & (rows != PADDING)
        changed = np.where(there, self.band_word[target][:, None], rows)
        first = np.where(there.any(1), PADDING, self.band_word[target])
        return joined(first[:, None].astype(np.int32), changed)
