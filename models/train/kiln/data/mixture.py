"""Where the data is, and how often what is drawn and changed."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Paths:
    """Where the data is. What is None is left out; `models` holds words/words.bin."""

    models: Path
    sprites: Path | None = None
    motion: Path | None = None
    drawings: Path | None = None


@dataclass(frozen=True)
class Mixture:
    """How often what is drawn and changed. Rates are shares of the samples that allow it."""

    captioned: float = 0.62
    motion: float = 0.26
    drawings: float = 0.12
    clip_frames: int = 12_000
    """Most frames of clips of one source: 12,000 take about 0.6 GB in all and half a minute to read."""
    mirror: float = 0.5
    recolour: float = 0.18
    shift: float = 0.4
    enlarge: float = 0.08
    outline_added: float = 0.12
    outline_removed: float = 0.12
    ground: float = 0.08
    roll: float = 0.7
    masked: float = 0.25
    style: float = 0.2
    subject: float = 0.75
    previous: float = 0.3
    """Of those with a frame before them."""
    action: float = 0.85
    direction_words: float = 0.2
    style_words: float = 0.12
