"""A sheet of samples with their captions, to look at: `python -m kiln.data.look --data DATA --out FILE.png`.

A row a sample: target, known part, pose, reference."""

from __future__ import annotations

import argparse
from pathlib import Path

import numpy as np

from kiln.evaluate.sheet import sheet, write_png

from . import attributes as at
from .paths import add_paths, paths_of
from .samples import Mixture, Samples

NAMES = {at.OUTLINE: at.OUTLINES, at.SHADING: at.SHADINGS, at.DETAIL: at.DETAILS, at.VIEW: at.VIEWS, at.DIRECTION: at.DIRECTIONS,
         at.ISOMETRIC: ("", "isometric"), at.OBLIQUE: ("", "oblique"), at.BACKGROUND: ("", "full"), at.SIZE: tuple(map(str, at.SIZES)),
         at.CATEGORY: at.CATEGORIES, at.FRAME: tuple(f"frame {i + 1}" for i in range(at.FRAMES)), at.PALETTE: ("≤4", "≤8", "≤16", "≤32", ">32")}
LIMB_COLOURS = np.array([(230, 60, 60), (70, 70, 230), (240, 180, 40), (60, 190, 60), (220, 90, 220), (40, 200, 210)], np.float32)


def pose_picture(pose: np.ndarray) -> np.ndarray:
    """(6, h, w) uint8 -> RGBA (h, w, 4)."""
    strength = pose.astype(np.float32) / 255
    out = np.zeros((*pose.shape[1:], 4), np.uint8)
    best = strength.argmax(0)
    out[..., :3] = LIMB_COLOURS[best] * strength.max(0)[..., None]
    out[..., 3] = np.where(strength.max(0) > 0, 255, 0)
    return out


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    add_paths(parser)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--side", type=int, default=32)
    parser.add_argument("--count", type=int, default=48)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--clip-frames", type=int, default=1000)
    options = parser.parse_args()
    samples = Samples(paths_of(options), Mixture(clip_frames=options.clip_frames))
    found = samples.packed(np.random.default_rng(options.seed), options.count, options.side)
    words = {number: word for word, number in ((w, r + 2) for w, r in samples.vocabulary.rows.items())} | {1: "?"}
    rows = []
    for i in range(options.count):
        known = np.where(found["mask"][i][..., None] > 0, np.array((255, 0, 255, 255), np.uint8), found["target"][i])
        rows.append([found["target"][i], known, pose_picture(found["pose"][i]), found["reference"][i]])
        said = [NAMES[k][v - 1] for k, v in enumerate(found["attributes"][i]) if v and NAMES[k][v - 1]]
        text = " ".join(words[w] for w in found["words"][i] if w)
        print(f"{i}: {text} | {', '.join(said)} | reference {found['reference_kind'][i]} {found['reference_aspect'][i].tolist()} wrap {found['wrap'][i]:.0f}")
    columns = 6
    wide = [sum((rows[i + j] for j in range(columns) if i + j < len(rows)), []) for i in range(0, len(rows), columns)]
    write_png(options.out, sheet(wide, 2))


if __name__ == "__main__":
    main()
