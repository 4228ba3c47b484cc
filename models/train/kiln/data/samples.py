"""Batches for kiln: pictures with all that may be said of them, endless and seeded."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from . import attributes as at
from .captioned import Names, everything
from .captions import Captions
from .changes import Changes
from .holes import holes
from .mixture import Mixture, Paths
from .place import placed, rgba
from .pose import LIMBS, MIRRORED_LIMBS, pose_maps
from .read import read_store
from .references import PREVIOUS, STYLE, SUBJECT, References
from .unpack import unpacked
from .vocabulary import PADDING, Vocabulary, joined


class Samples:
    """Everything of a split in memory. `batch` gives the contract's inputs; the generator that it gets is all its chance."""

    def __init__(self, paths: Paths, config: Mixture | None = None, seed: int = 0, split: str = "train", names: Names = everything) -> None:
        """`names`: which of the split's names (of sprites) and subjects (of motion) are used at all."""
        self.config = config or Mixture()
        self.vocabulary = Vocabulary(paths.models)
        self.captions = Captions(self.vocabulary)
        self.store = read_store(self.vocabulary, paths, self.config, seed, split, names)
        longer = np.maximum(self.store.width, self.store.height)
        self.side = np.array(at.SIZES)[np.searchsorted(at.SIZES, longer)]
        self.references = References(self.store)
        self._pools: dict[tuple[int, int], tuple[np.ndarray, np.ndarray]] = {}

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
        return captions.with_direction(random, rows, attributes[:, at.DIRECTION], config.direction_words)

    def packed(self, random: np.random.Generator, n: int, size: int | tuple[int, int]) -> dict[str, np.ndarray]:
        """A batch in few bytes: target, reference (n, h, w, 4) uint8 RGBA, mask (n, h, w) uint8, pose (n, 6, h, w) uint8
        in 1/255, words (n, WORDS) int32 numbers, sprite (n,) its place in the store; the rest as the contract names it.
        `unpacked` makes the inputs of it."""
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
        kind, other = self.references.of(random, which, height, width, config)
        reference, aspect = self._shown(kind, other, height, width, top, left, factor, flip & (kind != STYLE))
        words = np.where(flip[:, None], self.captions.mirror[words], words)
        attributes[:, at.DIRECTION] = np.where(flip, at.MIRRORED[attributes[:, at.DIRECTION]], attributes[:, at.DIRECTION])

        changes = Changes(store, self.captions, config)
        words, target, reference = changes.recoloured(random, which, words, attributes, target, reference, kind)
        free = (kind != SUBJECT) & (kind != PREVIOUS) & (attributes[:, at.BACKGROUND] == at.TRANSPARENT) & (factor == 1)
        target = changes.outlined(random, target, attributes, free)
        words, target = changes.grounded(random, words, target, attributes, free, which)
        # Last, because the changes may have made another style of it.
        words = self.captions.with_style(random, words, attributes, config.style_words)
        wrap, target = changes.rolled(random, which, factor, covered, target)
        joints = self._joints(which, top, left, factor)
        pose = np.zeros((n, len(LIMBS), height, width), np.uint8)
        posed = np.flatnonzero(~np.isnan(joints[:, :, 0]).all(1))
        if len(posed):
            pose[posed] = np.rint(pose_maps(joints[posed], height, width) * 255).astype(np.uint8)
        mask = holes(store, random, config.masked, which, target, joints, top, left, factor, flip)
        pose[flip] = pose[flip][:, list(MIRRORED_LIMBS), :, ::-1]
        return {"words": words, "attributes": attributes.astype(np.int64), "reference": reference, "reference_kind": kind,
                "reference_aspect": aspect, "mask": mask, "pose": pose, "wrap": wrap, "target": target, "sprite": which}

    def _shown(self, kind: np.ndarray, other: np.ndarray, height: int, width: int, top: np.ndarray, left: np.ndarray, factor: np.ndarray,
               flip: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        """The references' pictures (n, h, w, 4) uint8, and their direction and view (n, 2); zeros where there is none."""
        store = self.store
        # The frame before lies where the frame itself does, another picture in the middle.
        shares_frame = kind == PREVIOUS
        room = (store.height[other] * factor <= height) & (store.width[other] * factor <= width)
        one = np.where(shares_frame | ((kind == SUBJECT) & room), factor, 1)
        corner = (np.where(shares_frame, start, (full - size[other].astype(np.int64) * one) // 2)
                  for full, size, start in ((height, store.height, top), (width, store.width, left)))
        pictures = rgba(placed(store, other, height, width, *corner, one, flip))
        pictures[kind == 0] = 0
        direction = store.attributes[other, at.DIRECTION]
        aspect = np.stack([np.where(flip, at.MIRRORED[direction], direction), store.attributes[other, at.VIEW]], 1).astype(np.int64)
        aspect[kind == 0] = 0
        return pictures, aspect

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

    def batch(self, random: np.random.Generator, n: int, size: int | tuple[int, int]) -> dict[str, np.ndarray]:
        """The contract's inputs (float32, int64) and `target`. size: the side of the grid, or (height, width)."""
        return unpacked(self.packed(random, n, size), self.vocabulary.table)


def shares_of(samples: Samples) -> Mapping[str, float]:
    """Weight of each style of pictures in all, largest first."""
    total = np.bincount(samples.store.style, samples.store.weight, len(samples.store.styles))
    return {samples.store.styles[i]: float(total[i] / total.sum()) for i in np.argsort(-total)}
