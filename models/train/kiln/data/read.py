"""The three folders read into one store, each with its share of the weight."""

from __future__ import annotations

from pathlib import Path

from .captioned import Names, everything, fingerprint, read_captioned
from .drawings import read_drawings
from .mixture import Mixture, Paths
from .motion import read_moving, read_source, sources_in, val_fingerprints
from .store import Builder, Store
from .vocabulary import Vocabulary


def read_store(vocabulary: Vocabulary, paths: Paths, config: Mixture, seed: int, split: str, names: Names = everything) -> Store:
    """Everything of a split; `names` says which of its names (of sprites) and subjects (of motion) are used at all.
    Raises a ValueError when there is nothing."""
    builder = Builder(vocabulary)
    # Sources of the two folders overlap, and hold some pictures under several names: what is val anywhere is trained on nowhere.
    forbidden: set[bytes] = set()
    if split != "val":
        forbidden |= val_fingerprints(paths.motion) if paths.motion else set()
        forbidden |= _captioned_val(vocabulary, paths.sprites) if paths.sprites else set()
    if paths.sprites and config.captioned:
        read_captioned(builder, paths.sprites, split, forbidden, names)
        _weigh(builder, 0, config.captioned)
    if paths.motion and config.motion:
        start = len(builder.sprites)
        for name in sources_in(paths.motion):
            first = len(builder.sprites)
            read_moving(builder, read_source(paths.motion, name), split, config.clip_frames, forbidden, seed, names)
            # Sources weigh by the root of their subjects, so that 2,000 crates do not drown 45 ninjas.
            _weigh(builder, first, sum(s.weight for s in builder.sprites[first:]) ** 0.5)
        _weigh(builder, start, config.motion)
    if paths.drawings and config.drawings:
        start = len(builder.sprites)
        read_drawings(builder, paths.drawings, split, names)
        _weigh(builder, start, config.drawings)
    if not builder.sprites:
        raise ValueError(f"no sprite of the split {split!r} in {paths}")
    return builder.store()


def _weigh(builder: Builder, first: int, share: float) -> None:
    """Scales the weights of the sprites from `first` on to this sum."""
    total = sum(s.weight for s in builder.sprites[first:])
    for s in builder.sprites[first:]:
        s.weight *= share / total


def _captioned_val(vocabulary: Vocabulary, folder: Path) -> set[bytes]:
    builder = Builder(vocabulary)
    read_captioned(builder, folder, "val")
    return {fingerprint(s.box) for s in builder.sprites}
