"""Records of text2sprite -> things: texts with what they are about. No pixel is read."""

from __future__ import annotations

import collections
import hashlib
import json
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np

COLOURS = ("black", "white", "gray", "red", "orange", "yellow", "green", "cyan", "blue", "purple", "pink", "brown",
           "beige", "gold")
VIEWS = ("side", "low top-down", "high top-down", "isometric")
ICON_WEIGHT = 0.3
"""Weight of a vector icon's category beside that of a drawn sprite."""
ICON_SAMPLING = 0.6
"""How often an icon is drawn beside a sprite."""
CATCH_ALL_WEIGHT = 0.1
"""Weight of icons under "ui": there it means no more than "some icon"."""


@dataclass
class Thing:
    """One record. `texts` are captions, the first is the name; `long_texts` are a game's description and keywords."""

    name: str
    texts: list[str]
    long_texts: list[str]
    category: int
    colours: list[int]
    view: int
    tags: list[str]
    split: str  # train | dev | val
    icon: bool
    category_weight: float
    colour_weight: float
    sampling: float = field(default=1.0)


def split_of(record: dict) -> str:
    """The data's own val split stays untouched; `dev`, 2 % of the train names, chooses weights and temperatures."""
    if record["split"] == "val":
        return "val"
    return "dev" if int(hashlib.md5(f"dev:{record['name']}".encode()).hexdigest(), 16) % 1000 < 20 else "train"


def read_things(folder: Path) -> tuple[list[Thing], list[str]]:
    """All things, and the category names in alphabetical order."""
    records = []
    for path in sorted(folder.glob("*.jsonl")):
        if path.stem != "ATTRIBUTION":
            with path.open(encoding="utf-8") as lines:
                records += [json.loads(line) for line in lines]
    if not records:
        raise SystemExit(f"{folder}: no *.jsonl with records; see the README of the data")
    categories = sorted({r["tags"][0] for r in records})
    things = [_thing(r, categories.index(r["tags"][0])) for r in records]
    _weigh(things, len(categories))
    return things, categories


def _thing(record: dict, category: int) -> Thing:
    icon = bool(record.get("synthetic"))
    silhouette = "silhouette icon" in record["name"]
    texts = list(record["captions"])
    catch_all = icon and record["tags"][0] == "ui"
    if silhouette and not catch_all:
        # "sacrificial dagger silhouette icon": the dagger is a weapon whatever it was drawn as.
        texts = [record["name"].replace(" silhouette icon", "")] + texts
    long_texts = [t for t in (record["description"], record.get("keywords", "")) if t]
    return Thing(
        name=record["name"],
        texts=texts,
        long_texts=[] if catch_all else long_texts,
        category=category,
        colours=[COLOURS.index(c) for c in record["measured"]["colors"]],
        view=VIEWS.index(record["view"]),
        tags=[t for t in record["tags"] if t not in COLOURS],
        split=split_of(record),
        icon=icon,
        category_weight=CATCH_ALL_WEIGHT if catch_all else ICON_WEIGHT if icon else 1.0,
        # Emoji are a good teacher of everyday colours (a lemon is yellow); a silhouette's colour means nothing.
        colour_weight=0.0 if silhouette or not record["measured"]["colors"] else 1.0,
    )


def _weigh(things: list[Thing], categories: int) -> None:
    """Repeated names count by the square root of their number; rare categories are raised by a fourth root."""
    names = collections.Counter(t.name for t in things)
    sizes = np.zeros(categories)
    for thing in things:
        sizes[thing.category] += 1 / names[thing.name] ** 0.5
    mean = sizes[sizes > 0].mean()
    for thing in things:
        rarity = (mean / sizes[thing.category]) ** 0.25
        thing.sampling = float(rarity / names[thing.name] ** 0.5) * (ICON_SAMPLING if thing.icon else 1.0)


def tag_matrix(things: list[Thing]) -> np.ndarray:
    """float32 (things, tags): the inverse document frequency of each tag that a thing has, 0 elsewhere."""
    counts = collections.Counter(tag for t in things for tag in set(t.tags))
    index = {tag: i for i, tag in enumerate(sorted(counts))}
    matrix = np.zeros((len(things), len(index)), np.float32)
    for row, thing in enumerate(things):
        for tag in thing.tags:
            matrix[row, index[tag]] = np.log(len(things) / counts[tag])
    return matrix
