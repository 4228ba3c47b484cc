"""Batches for kiln: pictures with all that may be said of them, endless and seeded."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from . import attributes as at
from .augment import on_ground, outline_added, outline_removed
from .captioned import Names, everything, fingerprint, read_captioned
from .captions import Captions
from .colours import BANDS, HUES, NAMES, rgb, turned
from .drawings import read_drawings
from .masks import blobs, halves, like_coloured, like_numbered, rectangles
from .motion import read_moving, read_source, sources_in, val_fingerprints
from .place import placed, rgba
from .pose import LIMBS, MIRRORED_LIMBS, limb_masks, pose_maps
from .store import Builder, Store
from .unpack import unpacked
from .vocabulary import PADDING, Vocabulary, joined

STYLE, SUBJECT, PREVIOUS = 1, 2, 3
"""Kinds of references."""


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


class Samples:
    """Everything of a split in memory. `batch` gives the contract's inputs; the generator that it gets is all its chance."""

    def __init__(self, paths: Paths, config: Mixture | None = None, seed: int = 0, split: str = "train",
                 names: Names = everything) -> None:
        """names: which of the split's names (of sprites) and subjects (of motion) are used at all."""
        self.config = config or Mixture()
        self.vocabulary = Vocabulary(paths.models)
        self.captions = Captions(self.vocabulary)
        builder = Builder(self.vocabulary)
        self.shares: list[tuple[int, int, float]] = []
        """(first, end, share) of the three folders among `builder.sprites`; used for the weights only."""
        self._read(builder, paths, split, seed, names)
        if not builder.sprites:
            raise ValueError(f"no sprite of the split {split!r} in {paths}")
        for first, end, share in self.shares:
            total = sum(s.weight for s in builder.sprites[first:end])
            for s in builder.sprites[first:end]:
                s.weight *= share / total
        self.store: Store = builder.store()
        self._pools: dict[tuple[int, int], tuple[np.ndarray, np.ndarray]] = {}
        self._relate()

    def _read(self, builder: Builder, paths: Paths, split: str, seed: int, names: Names) -> None:
        config = self.config
        # Sources of the two folders overlap, and hold some pictures under several names: what is val anywhere is trained on nowhere.
        forbidden: set[bytes] = set()
        if split != "val":
            forbidden |= val_fingerprints(paths.motion) if paths.motion else set()
            forbidden |= _val_fingerprints(self.vocabulary, paths.sprites) if paths.sprites else set()
        marks = [0]
        if paths.sprites and config.captioned:
            read_captioned(builder, paths.sprites, split, forbidden, names)
        marks.append(len(builder.sprites))
        if paths.motion and config.motion:
            for name in sources_in(paths.motion):
                first = len(builder.sprites)
                read_moving(builder, read_source(paths.motion, name), split, config.clip_frames, forbidden, seed, names)
                # Sources weigh by the root of their subjects, so that 2,000 crates do not drown 45 ninjas.
                total = sum(s.weight for s in builder.sprites[first:])
                for s in builder.sprites[first:]:
                    s.weight *= total**-0.5
        marks.append(len(builder.sprites))
        if paths.drawings and config.drawings:
            read_drawings(builder, paths.drawings, split, names)
        marks.append(len(builder.sprites))
        parts = zip(marks, marks[1:], (config.captioned, config.motion, config.drawings), strict=False)
        self.shares = [(a, b, share) for a, b, share in parts if b > a]

    def _relate(self) -> None:
        """Neighbours by style and by subject, as ranges of sorted lists."""
        store = self.store
        longer = np.maximum(store.width, store.height)
        self.side = np.array(at.SIZES)[np.searchsorted(at.SIZES, longer)]
        self.by_style = np.argsort(store.style, kind="stable")
        styles = np.arange(len(store.styles) + 1)
        self.style_start = np.searchsorted(store.style[self.by_style], styles)
        # A subject's frames lie side by side, standing ones first.
        subjects = np.arange(max(store.subject.max(), 0) + 2)
        self.subject_start = np.searchsorted(store.subject, subjects)
        still = (store.clip < 0) & (store.subject >= 0)
        self.stills = np.bincount(store.subject[still], minlength=len(subjects))

    @property
    def sizes(self) -> dict[int, float]:
        """How often a grid of each size should be drawn: the weight of the art that has it."""
        weight = np.array([self.store.weight[self.side == s].sum() for s in at.SIZES])
        return {s: float(w) for s, w in zip(at.SIZES, weight / weight.sum(), strict=True) if w > 0}

    def _pool(self, height: int, width: int) -> tuple[np.ndarray, np.ndarray]:
        """Sprites whose art belongs on such a grid, and the running sum of their weights."""
        if (height, width) not in self._pools:
            store = self.store
            fits = (store.height <= height) & (store.width <= width)
            native = self.side == at.SIZES[min(np.searchsorted(at.SIZES, max(height, width)), len(at.SIZES) - 1)]
            chosen = np.flatnonzero(fits & native)
            if len(chosen) == 0:
                chosen = np.flatnonzero(fits)
            if len(chosen) == 0:
                raise ValueError(f"no sprite fits into {width}×{height}")
            total = np.cumsum(store.weight[chosen])
            self._pools[height, width] = chosen, total / total[-1]
        return self._pools[height, width]

    def _pick(self, random: np.random.Generator, n: int, height: int, width: int) -> tuple[np.ndarray, np.ndarray]:
        """Sprites by weight, some of half the grid's size: their numbers and the factor of enlargement."""
        chosen, total = self._pool(height, width)
        which = chosen[np.searchsorted(total, random.random(n), side="right").clip(max=len(chosen) - 1)]
        factor = np.ones(n, np.int64)
        half = max(height, width) // 2
        if half in at.SIZES and height % 2 == width % 2 == 0 and (self.side == half).any():
            small, sums = self._pool(height // 2, width // 2)
            large = random.random(n) < self.config.enlarge
            other = small[np.searchsorted(sums, random.random(n), side="right").clip(max=len(small) - 1)]
            which, factor = np.where(large, other, which), np.where(large, 2, factor)
        return which, factor

    def _corner(self, random: np.random.Generator, which: np.ndarray, factor: np.ndarray, height: int, width: int) -> tuple[np.ndarray, np.ndarray]:
        """Where frames come to lie: in the middle, some a pixel off; the opaque pixels stay inside."""
        store, n = self.store, len(which)
        corner = []
        for full, size, start, box in ((height, store.height, store.top, 0), (width, store.width, store.left, 1)):
            middle = (full - size[which].astype(np.int64) * factor) // 2
            off = np.where(random.random(n) < self.config.shift, random.integers(-1, 2, n) * factor, 0)
            least = -start[which].astype(np.int64) * factor
            most = full - (start[which] + store.box[which, box]).astype(np.int64) * factor
            full_ground = store.attributes[which, at.BACKGROUND] == at.FULL
            corner.append(np.where(full_ground, middle, np.clip(middle + off, least, most)))
        return corner[0], corner[1]

    def _words(self, random: np.random.Generator, which: np.ndarray, attributes: np.ndarray) -> np.ndarray:
        store, config, captions = self.store, self.config, self.captions
        sets = store.captions_of(which)
        rows = sets[np.arange(len(which)), (random.random(len(which)) * store.caption_counts[store.captions[which]]).astype(int)]
        if len(store.actions):
            action = store.action[which]
            said = (action >= 0) & (random.random(len(which)) < config.action)
            rows = joined(rows, np.where(said[:, None], store.actions[action], PADDING))
        rows = captions.with_direction(random, rows, attributes[:, at.DIRECTION], config.direction_words)
        return captions.with_style(random, rows, attributes, config.style_words)

    def _references(self, random: np.random.Generator, which: np.ndarray, height: int, width: int) -> tuple[np.ndarray, np.ndarray]:
        """(kind, sprite) of a reference for each; kind 0 where there is none."""
        store, config, n = self.store, self.config, len(which)
        kind, sprite = np.zeros(n, np.int64), np.zeros(n, np.int64)
        fits = lambda i: (store.height[i] <= height) & (store.width[i] <= width)  # noqa: E731
        style = store.style[which]
        start, end = self.style_start[style], self.style_start[style + 1]
        other = self.by_style[start + (random.random(n) * (end - start)).astype(np.int64)]
        use = (random.random(n) < config.style) & (other != which) & fits(other)
        kind, sprite = np.where(use, STYLE, kind), np.where(use, other, sprite)
        subject = store.subject[which]
        known = subject >= 0
        first = self.subject_start[np.maximum(subject, 0)]
        count = self.subject_start[np.maximum(subject, 0) + 1] - first
        still = self.stills[np.maximum(subject, 0)]
        wanted = known & (count > 1) & (random.random(n) < config.subject)
        for _ in range(3):
            # Mostly a standing picture, as the service has one; in the same view where three throws find it.
            among = np.where((random.random(n) < 0.8) & (still > 1), still, count)
            other = np.minimum(first + (random.random(n) * among).astype(np.int64), len(store.view) - 1)
            better = wanted & (other != which) & fits(other) & ((kind != SUBJECT) | (store.view[sprite] != store.view[which]))
            kind, sprite = np.where(better, SUBJECT, kind), np.where(better, other, sprite)
        before = store.previous[which]
        use = (before >= 0) & (random.random(n) < config.previous)
        return np.where(use, PREVIOUS, kind), np.where(use, before, sprite)

    def packed(self, random: np.random.Generator, n: int, size: int | tuple[int, int]) -> dict[str, np.ndarray]:
        """A batch in few bytes: target, reference (n, h, w, 4) uint8 RGBA, mask (n, h, w) uint8, pose (n, 6, h, w) uint8
        in 1/255, words (n, WORDS) int32 numbers, sprite (n,) its place in the store, the rest as the contract names it. `unpacked` makes the inputs of it."""
        height, width = (size, size) if isinstance(size, int) else size
        store, config = self.store, self.config
        which, factor = self._pick(random, n, height, width)
        top, left = self._corner(random, which, factor, height, width)
        attributes = store.attributes[which].copy()
        covered = (store.height[which] * factor >= height) & (store.width[which] * factor >= width)
        attributes[~covered, at.BACKGROUND] = at.TRANSPARENT
        words = self._words(random, which, attributes)
        flip = (random.random(n) < config.mirror) & ~self.captions.lettered[words].any(1)
        target = rgba(placed(store, which, height, width, top, left, factor, flip))
        kind, other = self._references(random, which, height, width)
        aspect = np.zeros((n, 2), np.int64)
        # The frame before lies where the frame itself does, another picture in the middle.
        shares_frame = kind == PREVIOUS
        room = (store.height[other] * factor <= height) & (store.width[other] * factor <= width)
        one = np.where(shares_frame | ((kind == SUBJECT) & room), factor, 1)
        middle_top = (height - store.height[other].astype(np.int64) * one) // 2
        middle_left = (width - store.width[other].astype(np.int64) * one) // 2
        reference = rgba(placed(store, other, height, width, np.where(shares_frame, top, middle_top), np.where(shares_frame, left, middle_left),
                                one, flip & (kind != STYLE)))
        reference[kind == 0] = 0
        shown = store.attributes[other]
        aspect[:, 0] = np.where(flip & (kind != STYLE), at.MIRRORED[shown[:, at.DIRECTION]], shown[:, at.DIRECTION])
        aspect[:, 1] = shown[:, at.VIEW]
        aspect[kind == 0] = 0
        words = np.where(flip[:, None], self.captions.mirror[words], words)
        attributes[:, at.DIRECTION] = np.where(flip, at.MIRRORED[attributes[:, at.DIRECTION]], attributes[:, at.DIRECTION])

        words, target, reference = self._recoloured(random, which, words, attributes, target, reference, kind)
        free = (kind != SUBJECT) & (kind != PREVIOUS) & (attributes[:, at.BACKGROUND] == at.TRANSPARENT) & (factor == 1)
        target = self._outlined(random, target, attributes, free)
        words, target = self._grounded(random, words, target, attributes, free, which)
        wrap, target = self._rolled(random, which, factor, covered, target)
        joints = self._joints(which, top, left, factor)
        pose = np.zeros((n, len(LIMBS), height, width), np.uint8)
        posed = np.flatnonzero(~np.isnan(joints[:, :, 0]).all(1))
        if len(posed):
            pose[posed] = np.rint(pose_maps(joints[posed], height, width) * 255).astype(np.uint8)
        mask = self._masks(random, which, target, joints, top, left, factor, flip)
        pose[flip] = pose[flip][:, list(MIRRORED_LIMBS), :, ::-1]
        return {"words": words, "attributes": attributes.astype(np.int64), "reference": reference, "reference_kind": kind,
                "reference_aspect": aspect, "mask": mask, "pose": pose, "wrap": wrap, "target": target, "sprite": which}

    def _recoloured(self, random: np.random.Generator, which: np.ndarray, words: np.ndarray, attributes: np.ndarray, target: np.ndarray,
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

    def _outlined(self, random: np.random.Generator, target: np.ndarray, attributes: np.ndarray, free: np.ndarray) -> np.ndarray:
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

    def _grounded(self, random: np.random.Generator, words: np.ndarray, target: np.ndarray, attributes: np.ndarray, free: np.ndarray,
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

    def _rolled(self, random: np.random.Generator, which: np.ndarray, factor: np.ndarray, covered: np.ndarray,
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

    def _joints(self, which: np.ndarray, top: np.ndarray, left: np.ndarray, factor: np.ndarray) -> np.ndarray:
        """(n, 18, 3) on the grid before mirroring; NaN where there are none."""
        row = self.store.keypoint_row[which]
        out = np.full((len(which), 18, 3), np.nan, np.float32)
        there = row >= 0
        if there.any():
            corner = np.stack([left, top, np.zeros_like(top)], 1)[there, None]
            times = np.stack([factor, factor, np.ones_like(factor)], 1)[there, None]
            out[there] = self.store.keypoints[row[there]] * times + corner
        return out

    def _masks(self, random: np.random.Generator, which: np.ndarray, target: np.ndarray, joints: np.ndarray, top: np.ndarray, left: np.ndarray,
               factor: np.ndarray, flip: np.ndarray) -> np.ndarray:
        """(n, h, w) uint8, 1 to be drawn: mostly all of it; else rectangles, halves, blobs and parts."""
        n, height, width = target.shape[:3]
        mask = np.ones((n, height, width), bool)
        rows = np.flatnonzero(random.random(n) < self.config.masked)
        kind = np.searchsorted([0.3, 0.5, 0.7, 1.0], random.random(len(rows)), side="right")
        for k, make in enumerate((rectangles, halves, blobs)):
            chosen = rows[kind == k]
            mask[chosen] = make(random, len(chosen), height, width)
        chosen = rows[kind == 3]
        if len(chosen):
            mask[chosen] = like_coloured(random, target[chosen])
            known = self.store.part_offset[which[chosen]] >= 0
            parted = chosen[known]
            if len(parted):
                parts = placed(self.store, which[parted], height, width, top[parted], left[parted], factor[parted], flip[parted],
                               self.store.parts, self.store.part_offset)
                mask[parted] = like_numbered(random, parts)
            posed = chosen[~known & ~np.isnan(joints[chosen, :, 0]).all(1)]
            if len(posed):
                radius = random.uniform(0.05, 0.12, len(posed)) * max(height, width) + 1
                limb = limb_masks(joints[posed], random.integers(0, len(LIMBS), len(posed)), radius, height, width)
                mask[posed] = np.where(flip[posed][:, None, None], limb[:, :, ::-1], limb)
        # A mask that asks for nothing teaches nothing.
        mask[~mask.any((1, 2))] = True
        return mask.astype(np.uint8)

    def batch(self, random: np.random.Generator, n: int, size: int | tuple[int, int]) -> dict[str, np.ndarray]:
        """The contract's inputs (float32, int64) and `target`. size: the side of the grid, or (height, width)."""
        return unpacked(self.packed(random, n, size), self.vocabulary.table)


def _val_fingerprints(vocabulary: Vocabulary, folder: Path) -> set[bytes]:
    builder = Builder(vocabulary)
    read_captioned(builder, folder, "val")
    return {fingerprint(s.box) for s in builder.sprites}


def shares_of(samples: Samples) -> Mapping[str, float]:
    """Weight of each style of pictures in all, largest first."""
    total = np.bincount(samples.store.style, samples.store.weight, len(samples.store.styles))
    return {samples.store.styles[i]: float(total[i] / total.sum()) for i in np.argsort(-total)}
