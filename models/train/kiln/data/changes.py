"""Changes of a batch that pixel art allows, each with what it does to words and attributes. Arrays are those of `Samples.packed`."""

from __future__ import annotations

import numpy as np

from . import attributes as at
from .augment import on_ground, outline_added, outline_removed
from .captions import Captions
from .colours import BANDS, HUES, NAMES, rgb, turned
from .mixture import Mixture
from .place import placed, rgba
from .references import PREVIOUS, SUBJECT
from .store import Store
from .vocabulary import joined


class Changes:
    """Over one store and the captions' vocabulary; `config` has the rates."""

    def __init__(self, store: Store, captions: Captions, config: Mixture) -> None:
        self.store, self.captions, self.config = store, captions, config

    def recoloured(self, random: np.random.Generator, which: np.ndarray, words: np.ndarray, attributes: np.ndarray, target: np.ndarray,
                   reference: np.ndarray, kind: np.ndarray) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        """A band of hues that the caption names, or that fills much of the picture, becomes another, with its word."""
        captions = self.captions
        bits = np.array([1 << NAMES.index(b) for b in BANDS], np.int64)
        named = (captions.band[words][:, :, None] == np.arange(len(BANDS))).any(1)
        seen = (self.store.colours[which][:, None] & bits) > 0
        # Skin is orange, and no change of clothes.
        person = attributes[:, at.CATEGORY] == 1 + at.CATEGORIES.index("humanoid")
        usable = (named | seen) & ~(person[:, None] & (np.array(BANDS) == "orange")) & ~captions.tinted[words].any(1, keepdims=True)
        rows = np.flatnonzero(usable.any(1) & (random.random(len(which)) < self.config.recolour))
        if len(rows) == 0:
            return words, target, reference
        band = (random.random((len(rows), len(BANDS))) * usable[rows] * np.where(named[rows], 3, 1)).argmax(1)
        goal = (band + random.integers(1, len(BANDS), len(rows))) % len(BANDS)
        # Two bands of one name would leave a caption half true.
        goal_free = ~named[rows, goal]
        rows, band, goal = rows[goal_free], band[goal_free], goal[goal_free]
        pixels, there = turned(target[rows], band, goal)
        share = there.sum((1, 2)) / np.maximum(1, (target[rows][..., 3] > 0).sum((1, 2)))
        # A word is added where the band is much of the picture and no colour is named: a red potion, but no red woman.
        silent = ~person[rows] & ~captions.coloured[words[rows]].any(1)
        done = share > np.where(named[rows, band], 0.05, np.where(silent, 0.25, 1))
        rows, band, goal = rows[done], band[done], goal[done]
        target[rows] = pixels[done]
        words[rows] = captions.recoloured(words[rows], band, goal)
        same = np.isin(kind[rows], (SUBJECT, PREVIOUS))
        if same.any():
            reference[rows[same]] = turned(reference[rows[same]], band[same], goal[same])[0]
        return words, target, reference

    def outlined(self, random: np.random.Generator, target: np.ndarray, attributes: np.ndarray, free: np.ndarray) -> np.ndarray:
        outline = attributes[:, at.OUTLINE]
        draw = random.random(len(target))
        rows = np.flatnonzero(free & (outline == 1 + at.OUTLINES.index("lineless")) & (draw < self.config.outline_added))
        if len(rows):
            target[rows], done = outline_added(random, target[rows])
            attributes[rows[done], at.OUTLINE] = 1 + at.OUTLINES.index("single color black outline")
        rows = np.flatnonzero(free & (outline == 1 + at.OUTLINES.index("single color black outline")) & (draw > 1 - self.config.outline_removed))
        if len(rows):
            target[rows], done = outline_removed(target[rows])
            attributes[rows[done], at.OUTLINE] = 1 + at.OUTLINES.index("lineless")
        return target

    def grounded(self, random: np.random.Generator, words: np.ndarray, target: np.ndarray, attributes: np.ndarray, free: np.ndarray,
                 which: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        """Before a plain colour, or on a tile where the data has some of that size; the caption says so."""
        height, width = target.shape[1:3]
        rows = np.flatnonzero(free & (random.random(len(target)) < self.config.ground))
        if len(rows) == 0:
            return words, target
        store, captions, n = self.store, self.captions, len(rows)
        hue = random.integers(0, len(BANDS), n)
        plain = np.rint(rgb(np.array(list(HUES.values()))[hue], random.uniform(0.3, 0.9, n), random.uniform(0.35, 0.95, n)) * 255)
        ground = np.full((n, height, width, 4), 255, np.uint8)
        ground[..., :3] = plain[:, None, None]
        said = captions.grounds[hue]
        tiles = np.flatnonzero(store.seamless & (store.height == height) & (store.width == width))
        tiled = random.random(n) < (0.6 if len(tiles) else 0)
        if tiled.any():
            tile = tiles[random.integers(0, len(tiles), n)]
            nothing = np.zeros(n, np.int64)
            ground = np.where(tiled[:, None, None, None], rgba(placed(store, tile, height, width, nothing, nothing, nothing + 1, nothing > 0)), ground)
            named = joined(np.repeat(captions.on[None], n, 0), store.captions_of(tile)[:, 0])[:, :6]
            said = np.where(tiled[:, None], named, said)
        target[rows] = on_ground(target[rows], ground)
        words[rows] = joined(words[rows], said)
        attributes[rows, at.BACKGROUND] = at.FULL
        return words, target

    def rolled(self, random: np.random.Generator, which: np.ndarray, factor: np.ndarray, covered: np.ndarray,
               target: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        """Seamless textures begin anywhere, and mostly say that their positions wrap."""
        n, height, width = target.shape[:3]
        wrap = (self.store.seamless[which] & covered & (random.random(n) < self.config.roll)).astype(np.float32)
        rows = np.flatnonzero(wrap)
        if len(rows):
            step = factor[rows]
            y = (np.arange(height)[None] + (random.integers(0, height, len(rows)) * step)[:, None]) % height
            x = (np.arange(width)[None] + (random.integers(0, width, len(rows)) * step)[:, None]) % width
            target[rows] = target[rows[:, None, None], y[:, :, None], x[:, None, :]]
        return wrap, target
