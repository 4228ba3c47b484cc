"""What is asked of kiln in an evaluation: val sprites by their captions, turns and poses of val subjects, holes, textures, prompts."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from kiln.data import Vocabulary
from kiln.data import attributes as at
from kiln.data.captioned import attributes_of
from kiln.data.masks import blobs, halves, rectangles
from kiln.data.motion import read_moving, read_source, sources_in
from kiln.data.place import placed, rgba
from kiln.data.pose import pose_maps
from kiln.data.samples import SUBJECT
from kiln.data.store import Builder, Store
from kiln.data.vocabulary import WORDS

from .evaluator.measure import Named
from .exported import Request, by_words

PROMPTS = Path(__file__).with_name("prompts.json")
ASKED = (at.OUTLINE, at.SHADING, at.DETAIL, at.VIEW, at.DIRECTION, at.ISOMETRIC, at.OBLIQUE, at.BACKGROUND, at.SIZE)
"""Attributes that a request can say; category, palette and frame are left to the model."""


def side_of(width: int, height: int) -> int:
    return next(s for s in at.SIZES if max(width, height) <= s)


def on_square(picture: np.ndarray, side: int) -> np.ndarray:
    """In the middle of a clear square."""
    height, width = picture.shape[:2]
    out = np.zeros((side, side, 4), np.uint8)
    top, left = (side - height) // 2, (side - width) // 2
    out[top : top + height, left : left + width] = picture
    return out


def chosen(named: Named, count: int, seed: int = 0) -> Named:
    """At most `count` of them, drawn at random."""
    if len(named.images) <= count:
        return named
    return subset(named, np.sort(np.random.default_rng(seed).permutation(len(named.images))[:count]).tolist())


def subset(named: Named, places: list[int]) -> Named:
    return Named([named.images[i] for i in places], named.texts[places], [named.records[i] for i in places])


def text_requests(named: Named) -> list[Request]:
    out = []
    for picture, words, record in zip(named.images, named.texts, named.records, strict=True):
        height, width = picture.shape[:2]
        every = attributes_of(record, width, height).astype(np.int64)
        told = np.zeros_like(every)
        told[list(ASKED)] = every[list(ASKED)]
        out.append(Request(words, side_of(width, height), told))
    return out


def hole_requests(named: Named, seed: int = 0) -> tuple[list[Request], list[np.ndarray]]:
    """Val sprites with a hole, rectangles, halves and blobs in turn, that holds some of the subject; and the true pictures."""
    random = np.random.default_rng(seed)
    requests, true = [], []
    for i, request in enumerate(text_requests(named)):
        picture, side = on_square(named.images[i], request.side), request.side
        for _ in range(20):
            mask = (rectangles, halves, blobs)[i % 3](random, 1, side, side)[0]
            if (picture[..., 3] > 0)[mask].sum() > 8:
                break
        request.known, request.mask = picture * ~mask[..., None], mask.astype(np.uint8)
        requests.append(request)
        true.append(picture)
    return requests, true


@dataclass
class Pair:
    """A reference, what is wanted, and the request for it."""

    reference: np.ndarray
    true: np.ndarray
    request: Request
    joints: np.ndarray


def motion_store(vocabulary: Vocabulary, folder: Path, split: str, most: int = 400) -> Store:
    builder = Builder(vocabulary)
    for name in sources_in(folder):
        read_moving(builder, read_source(folder, name), split, most)
    return builder.store() if builder.sprites else None


def _shown(store: Store, i: int, side: int) -> np.ndarray:
    one = np.array([i])
    top = (side - store.height[one].astype(np.int64)) // 2
    left = (side - store.width[one].astype(np.int64)) // 2
    return rgba(placed(store, one, side, side, top, left, np.ones(1, np.int64), np.zeros(1, bool)))[0]


def _pair(store: Store, source: int, target: int, posed: bool) -> Pair:
    side = side_of(*(int(max(getattr(store, k)[source], getattr(store, k)[target])) for k in ("width", "height")))
    reference, true = _shown(store, source, side), _shown(store, target, side)
    told = np.zeros(at.COUNT, np.int64)
    told[list(ASKED)] = store.attributes[target][list(ASKED)]
    joints = np.full((18, 3), np.nan, np.float32)
    row = store.keypoint_row[target]
    if row >= 0:
        corner = [(side - int(store.width[target])) // 2, (side - int(store.height[target])) // 2, 0]
        joints = store.keypoints[row] + np.array(corner, np.float32)
    aspect = (int(store.attributes[source][at.DIRECTION]), int(store.attributes[source][at.VIEW]))
    words = store.captions_of(np.array([target]))[0, 0]
    request = Request(words.reshape(WORDS), side, told, reference, SUBJECT, aspect, pose=pose_maps(joints[None], side, side)[0] if posed else None)
    return Pair(reference, true, request, joints)


def turns(store: Store, count: int, seed: int = 0) -> list[Pair]:
    """Standing subjects from another side in the same view, the same number of every source as far as there are."""
    random = np.random.default_rng(seed)
    still = np.flatnonzero(store.clip < 0)
    found: dict[int, list[tuple[int, int]]] = {}
    for source in still:
        others = still[(store.subject[still] == store.subject[source]) & (store.view[still] == store.view[source]) & (still != source)]
        if len(others) and store.direction[source] in (0, 2, 6):
            found.setdefault(int(store.style[source]), []).append((int(source), int(random.choice(others))))
    return [_pair(store, *p, posed=False) for p in _evenly(found, count, random)]


def poses(store: Store, count: int, seed: int = 0) -> list[Pair]:
    """Frames of clips with joints, the reference a standing picture of the subject (or another frame where none stands)."""
    random = np.random.default_rng(seed)
    found: dict[int, list[tuple[int, int]]] = {}
    for target in np.flatnonzero(store.keypoint_row >= 0):
        if store.clip[target] < 0 and (store.clip[store.subject == store.subject[target]] >= 0).any():
            continue
        same = np.flatnonzero((store.subject == store.subject[target]) & (np.arange(len(store)) != target))
        standing = same[store.clip[same] < 0]
        among = standing[store.direction[standing] == store.direction[target]] if len(standing) else same
        among = among if len(among) else same
        if len(among):
            found.setdefault(int(store.style[target]), []).append((int(random.choice(among)), int(target)))
    return [_pair(store, *p, posed=True) for p in _evenly(found, count, random)]


def _evenly(found: dict[int, list[tuple[int, int]]], count: int, random: np.random.Generator) -> list[tuple[int, int]]:
    each = -(-count // max(1, len(found)))
    out = [pairs[i] for pairs in found.values() for i in random.permutation(len(pairs))[:each]]
    return [out[i] for i in random.permutation(len(out))[:count]]


def texture_requests(named: Named, count: int) -> list[Request]:
    """Val floors, walls and terrain by their captions, as seamless textures of their size."""
    tiles = [i for i, r in enumerate(named.records) if r["background"] and r["tags"][0] in ("floor", "wall", "terrain", "tile")
             and named.images[i].shape[0] == named.images[i].shape[1] == side_of(*named.images[i].shape[:2])]
    requests = text_requests(subset(named, tiles))[:count]
    for r in requests:
        r.wrap = True
    return requests


def prompt_requests(vocabulary: Vocabulary) -> tuple[list[str], list[Request]]:
    """The fixed prompts; tiles fill their square and wrap."""
    texts, requests = [], []
    for text, side, *kind in json.loads(PROMPTS.read_text(encoding="utf-8")):
        tile = kind == ["tile"]
        told = {at.SIZE: at.size_code(side), at.BACKGROUND: at.FULL if tile else at.TRANSPARENT}
        texts.append(text)
        requests.append(by_words(vocabulary, text, side, told, wrap=tile))
    return texts, requests
