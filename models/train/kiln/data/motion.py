"""The folder motion: subjects from several sides, clips with actions, keypoints. Also the folder of the engine's own drawings."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from . import attributes as at
from .captioned import LARGEST, Names, everything, fingerprint
from .colours import BANDS, GREYISH, NAMES, band_of, hsv
from .store import CAPTIONS, Builder, Sprite

SOURCES = ("render3d_humanoid", "render3d_creature", "render3d_static", "lpc", "ulpc", "ss14", "tuxemon", "ninja", "flare",
           "simutrans", "unknown_horizons")
WEIGHTS = {"render3d_humanoid": 0.8, "render3d_creature": 0.8, "render3d_static": 0.5, "lpc": 1.0, "ulpc": 1.0, "ss14": 1.0,
           "tuxemon": 1.0, "ninja": 1.0, "flare": 0.5, "simutrans": 0.4, "unknown_horizons": 0.5}
"""Weight of a source's subject next to one another's; renders and reduced paintings count less than hand-set pixels."""
CATEGORY = {"humanoid": "humanoid", "quadruped": "animal", "monster": "monster", "vehicle": "vehicle", "building": "building", "item": "item"}
STILL_SHARE = 0.4
"""Of a subject's weight, where it has clips too."""
LEAST_JOINTS = 6
SHARED = ("ss14", "tuxemon", "ninja", "flare", "simutrans", "unknown_horizons")
"""Sources that the folder text2sprite also draws from."""


def split_of(subject: dict) -> str:
    """`val` as the data says; `dev`, about 3 % of the train subjects: the same hash as the other models' trainings."""
    if subject["split"] == "val":
        return "val"
    return "dev" if int(hashlib.md5(f"dev:{subject['subject']}:{subject['name']}".encode()).hexdigest(), 16) % 1000 < 30 else "train"


@dataclass
class Source:
    name: str
    subjects: list[dict]
    clips: dict[int, dict]
    arrays: dict[str, np.ndarray]

    def image(self, i: int) -> np.ndarray:
        a = self.arrays
        height, width = int(a["height"][i]), int(a["width"][i])
        return a["pixels"][a["offset"][i] : a["offset"][i] + height * width * 4].reshape(height, width, 4)


def read_source(folder: Path, name: str) -> Source:
    lines = lambda path: [json.loads(line) for line in path.open(encoding="utf-8")] if path.exists() else []  # noqa: E731
    with np.load(folder / f"{name}.npz") as arrays:
        kept = {k: arrays[k] for k in arrays.files}
    return Source(name, lines(folder / f"{name}.jsonl"), {c["clip"]: c for c in lines(folder / f"{name}.clips.jsonl")}, kept)


def sources_in(folder: Path) -> list[str]:
    return [s for s in SOURCES if (folder / f"{s}.npz").exists()]


def _box(image: np.ndarray) -> tuple[int, int, int, int] | None:
    rows, columns = np.flatnonzero(image[:, :, 3].any(1)), np.flatnonzero(image[:, :, 3].any(0))
    return (int(rows[0]), int(rows[-1]) + 1, int(columns[0]), int(columns[-1]) + 1) if len(rows) > 3 and len(columns) > 2 else None


def chosen_frames(source: Source, wanted: np.ndarray, most: int, random: np.random.Generator) -> np.ndarray:
    """All standing frames of the wanted subjects, and at most `most` of clips: whole sequences, evenly over the subjects."""
    a = source.arrays
    usable = wanted[a["subject"]]
    still = np.flatnonzero(usable & (a["clip"] < 0))
    moving = np.flatnonzero(usable & (a["clip"] >= 0))
    if len(moving) > most:
        sequence = a["clip"][moving].astype(np.int64) * 16 + a["direction"][moving]
        keys, place, count = np.unique(sequence, return_inverse=True, return_counts=True)
        owner = np.zeros(len(keys), np.int64)
        owner[place] = a["subject"][moving]
        # The first sequences of all subjects, then the second ones, …
        order = random.permutation(len(keys))
        turn = np.zeros(len(keys), np.int64)
        seen: dict[int, int] = {}
        for k in order:
            turn[k] = seen[owner[k]] = seen.get(owner[k], -1) + 1
        order = order[np.argsort(turn[order], kind="stable")]
        kept = order[np.cumsum(count[order]) <= most]
        moving = moving[np.isin(place, kept)]
    return np.concatenate([still, moving])


def colours_in(image: np.ndarray) -> int:
    """Mask of the hue names that at least 14 % of the opaque pixels have; brown, beige and grays are not told here."""
    pixels = image[image[..., 3] > 0][:, :3] / np.float32(255)
    hue, saturation, value = hsv(pixels)
    bands = np.bincount(band_of(hue)[(saturation > GREYISH) & (value > 0.3)], minlength=len(BANDS))
    return sum(1 << NAMES.index(BANDS[b]) for b in np.flatnonzero(bands > 0.14 * max(1, len(pixels))))


def _frame_attributes(subject: dict, size: int, direction: int, view: int, frame: int, colours: int) -> np.ndarray:
    out = np.zeros(at.COUNT, np.uint8)
    out[at.OUTLINE] = at.code(at.OUTLINES, subject.get("outline"))
    out[at.SHADING] = at.code(at.SHADINGS, subject.get("shading"))
    out[at.DETAIL] = at.code(at.DETAILS, subject.get("detail"))
    out[at.VIEW], out[at.ISOMETRIC] = at.view_codes(view)
    out[at.OBLIQUE] = at.YES if subject.get("oblique") else at.NO
    out[at.DIRECTION] = direction + 1
    out[at.BACKGROUND] = at.TRANSPARENT
    out[at.SIZE] = at.size_code(size)
    out[at.CATEGORY] = at.code(at.CATEGORIES, subject.get("category") or CATEGORY[subject["kind"]])
    out[at.FRAME] = min(frame + 1, at.FRAMES) if frame >= 0 else 0
    out[at.PALETTE] = at.palette_code(colours)
    return out


def _captions(subject: dict) -> list[str]:
    """Captions, less those that tell a view: a subject is shown in several."""
    plain = [c for c in subject["captions"] if not any(told in c for told in ("view", "isometric", "side-on"))]
    return plain[:CAPTIONS] or subject["captions"][:1]


def val_fingerprints(folder: Path) -> set[bytes]:
    """Fingerprints of the val frames of those sources that the folder text2sprite also draws from."""
    found = set()
    for name in SHARED:
        if (folder / f"{name}.npz").exists():
            source = read_source(folder, name)
            val = np.array([s["split"] == "val" for s in source.subjects])
            for i in np.flatnonzero(val[source.arrays["subject"]]):
                image = source.image(int(i))
                box = _box(image)
                if box:
                    found.add(fingerprint(image[box[0] : box[1], box[2] : box[3]]))
    return found


def frames_of(source: Source, split: str, most: int, random: np.random.Generator, names: Names) -> Iterator[tuple[int, tuple[int, int, int, int]]]:
    wanted = np.array([split_of(s) == split and names(s["name"]) for s in source.subjects], bool)
    for i in chosen_frames(source, wanted, most, random):
        box = _box(source.image(int(i)))
        if box:
            yield int(i), box


def read_moving(builder: Builder, source: Source, split: str, most: int, forbidden: set[bytes] = frozenset(), seed: int = 0,
                names: Names = everything) -> int:
    """Adds a source's frames of a split; returns how many. A group, the standing frames or one clip of a subject in one view,
    shares a frame that holds all its pictures, so what stays on its place stays; groups above 64 pixels are left out."""
    a = source.arrays
    frames = list(frames_of(source, split, most, np.random.default_rng(seed), names))
    if source.name in SHARED and forbidden:
        crop = lambda i, b: source.image(i)[b[0] : b[1], b[2] : b[3]]  # noqa: E731
        known = {int(a["subject"][i]) for i, b in frames if fingerprint(crop(i, b)) in forbidden}
        frames = [(i, b) for i, b in frames if int(a["subject"][i]) not in known]
    groups: dict[tuple[int, ...], list[tuple[int, tuple[int, int, int, int]]]] = {}
    for i, box in frames:
        key = (int(a["subject"][i]), int(a["clip"][i]), int(a["view"][i]), int(a["width"][i]), int(a["height"][i]))
        groups.setdefault(key, []).append((i, box))
    weight = WEIGHTS.get(source.name, 1.0)
    per_subject: dict[int, dict[bool, int]] = {}
    fitting = {}
    for key, members in groups.items():
        top, left = min(b[0] for _, b in members), min(b[2] for _, b in members)
        height, width = max(b[1] for _, b in members) - top, max(b[3] for _, b in members) - left
        if max(height, width) <= LARGEST:
            fitting[key] = (top, left, height, width)
            counts = per_subject.setdefault(key[0], {True: 0, False: 0})
            counts[key[1] < 0] += len(members)
    numbers: dict[int, int] = {}
    texts: dict[int, int] = {}
    hues: dict[int, int] = {}
    points = a.get("keypoints")
    parts = a.get("parts")
    added = 0
    for key, (top, left, height, width) in fitting.items():
        number = key[0]
        subject = source.subjects[number]
        if number not in numbers:
            numbers[number] = builder.subject()
            texts[number] = builder.caption_set(_captions(subject))
            i, b = groups[key][0]
            hues[number] = colours_in(source.image(i)[b[0] : b[1], b[2] : b[3]])
        still = key[1] < 0
        both = all(per_subject[number].values())
        share = weight * (STILL_SHARE if both and still else 1 - STILL_SHARE if both else 1) / per_subject[number][still]
        colours = len(subject.get("palette_hex") or []) or subject.get("colors", 16)
        action = -1 if still else builder.action(source.clips[key[1]]["action"])
        for i, (t, b, l, r) in groups[key]:
            image = source.image(i)
            direction, view, frame = int(a["direction"][i]), int(a["view"][i]), int(a["frame"][i])
            joints = None
            if points is not None and (~np.isnan(points[i, :, 0])).sum() >= LEAST_JOINTS:
                joints = points[i, :, :3].astype(np.float32) - np.array([left, top, 0], np.float32)
            cut = None
            if parts is not None:
                o = int(a["offset"][i]) // 4
                cut = parts[o : o + image.shape[0] * image.shape[1]].reshape(image.shape[:2])[t:b, l:r].copy()
                cut = cut if cut.any() else None
            builder.sprites.append(Sprite(
                image[t:b, l:r].copy(), l - left, t - top, width, height, texts[number],
                _frame_attributes(subject, max(height, width), direction, view, -1 if still else frame, colours),
                builder.style(f"motion/{source.name}"), share, colours=hues[number], action=action, subject=numbers[number],
                clip=key[1], direction=direction, view=view, frame=frame, keypoints=joints, parts=cut))
            added += 1
    return added
