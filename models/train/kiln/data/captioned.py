"""The folder text2sprite: captioned sprites, tiles and icons."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from pathlib import Path

import numpy as np

from . import attributes as at
from .colours import mask_of
from .store import Builder, Sprite, opaque_box

VIEWS = (*at.VIEWS, "isometric")
PART_WEIGHTS = {"icons": 0.15, "ui": 0.5, "iso": 0.7}
"""A picture counts so much, 1 where not named: icons are vector drawings made small."""
EQUIPMENT = 0.4
"""Weight of pictures that show a part only: clothes without a body."""
TILING = {"floor", "wall", "terrain", "tile"}
LARGEST = at.SIZES[-1]


Names = Callable[[str], bool]
"""Which names to use."""


def everything(_: str) -> bool:
    return True


def split_of(record: dict) -> str:
    """`val` as the data says, never trained on; `dev`, 2 % of the train names, for choices."""
    if record["split"] == "val":
        return "val"
    return "dev" if int(hashlib.md5(f"dev:{record['name']}".encode()).hexdigest(), 16) % 1000 < 20 else "train"


def seam_ratio(image: np.ndarray) -> float:
    """How much more the opposite edges of (h, w, 3..4) differ than neighbouring rows and columns do: about 1 for a seamless picture."""
    a = image[..., :3].astype(np.int32)
    seam = np.abs(a[0] - a[-1]).mean() + np.abs(a[:, 0] - a[:, -1]).mean()
    inside = np.abs(np.diff(a, axis=0)).mean() + np.abs(np.diff(a, axis=1)).mean()
    return float((seam + 2) / (inside + 2))


def attributes_of(record: dict, width: int, height: int) -> np.ndarray:
    measured = record["measured"]
    out = np.zeros(at.COUNT, np.uint8)
    out[at.OUTLINE] = at.code(at.OUTLINES, measured["outline"])
    out[at.SHADING] = at.code(at.SHADINGS, measured["shading"])
    out[at.DETAIL] = at.code(at.DETAILS, measured["detail"])
    out[at.VIEW], out[at.ISOMETRIC] = at.view_codes(VIEWS.index(record["view"]))
    out[at.OBLIQUE] = at.NO
    out[at.DIRECTION] = at.code(at.DIRECTIONS, record["direction"])
    out[at.BACKGROUND] = at.FULL if record["background"] else at.TRANSPARENT
    out[at.SIZE] = at.size_code(max(width, height))
    out[at.CATEGORY] = at.code(at.CATEGORIES, record["tags"][0])
    out[at.PALETTE] = at.palette_code(measured["n_colors"])
    return out


def parts_of(folder: Path) -> list[str]:
    return sorted(path.stem for path in folder.glob("*.npz") if (folder / f"{path.stem}.jsonl").exists())


def read_captioned(builder: Builder, folder: Path, split: str, forbidden: set[bytes] = frozenset(),
                   names: Names = everything) -> list[dict]:
    """Adds the pictures of a split that are at most 64 pixels; returns their records. `forbidden`: see `fingerprint`."""
    kept = []
    for part in parts_of(folder):
        records = [json.loads(line) for line in (folder / f"{part}.jsonl").open(encoding="utf-8")]
        with np.load(folder / f"{part}.npz") as arrays:
            flat, offset = arrays["pixels"], arrays["offset"]
            widths, heights = arrays["width"].astype(int), arrays["height"].astype(int)
        subjects: dict[str, int] = {}
        for i, record in enumerate(records):
            width, height = int(widths[i]), int(heights[i])
            if split_of(record) != split or not names(record["name"]) or max(width, height) > LARGEST:
                continue
            image = flat[offset[i] : offset[i] + width * height * 4].reshape(height, width, 4)
            found = opaque_box(image)
            if found is None:
                continue
            top, bottom, left, right = found
            box = image[top:bottom, left:right].copy()
            if fingerprint(box) in forbidden:
                continue
            subject = -1
            if record["direction"] and "#" in record["file"]:
                # The four sides of one figure stand in one file.
                key = record["file"].split("#")[0]
                subject = subjects.get(key, -1)
                if subject < 0:
                    subject = subjects[key] = builder.subject()
            equipment = {"equipment layer", "spell", "ability", "mutation"} & set(record["tags"])
            builder.sprites.append(Sprite(
                box, left, top, width, height, builder.caption_set(record["captions"]), attributes_of(record, width, height),
                builder.style(record["style"]), PART_WEIGHTS.get(part, 1.0) * (EQUIPMENT if equipment else 1.0),
                colours=mask_of(record["measured"]["colors"]), subject=subject,
                direction=at.DIRECTIONS.index(record["direction"]) if record["direction"] else -1, view=VIEWS.index(record["view"]),
                seamless=bool(record["background"] and width == height and record["tags"][0] in TILING and seam_ratio(image) < 1.25),
            ))
            kept.append(record)
    return kept


def fingerprint(box: np.ndarray) -> bytes:
    """Equal for equal pictures cut to their opaque pixels, wherever they came from."""
    return hashlib.md5(np.array(box.shape[:2], np.int32).tobytes() + np.ascontiguousarray(box).tobytes()).digest()
