"""Sprites with what they show: kinds by tags and names, directions by the data's own, by views of one subject, and by hand (`labels.json`)."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from .network import DIRECTIONS, SIDE

SPRITES = ("crawl", "dawnlike", "superpowers", "cdda", "ss14", "tmw", "tuxemon", "luanti", "icons", "iso")
#: Parts of MOTION and how many of their subjects are taken.
VIEWS = (
    ("render3d_creature", 159), ("render3d_humanoid", 150), ("ss14", 808), ("ninja", 45), ("flare", 27), ("lpc", 100), ("ulpc", 60), ("tuxemon", 120), ("simutrans", 160),
    ("unknown_horizons", 22), ("render3d_static", 500),
)
#: Labels beside kinds and directions: some thing, nobody tells which; turned away; not turned away.
SOME_THING, AWAY, NOT_AWAY = 6, 8, 9
NOUNS = tuple(re.compile(rf"\b({words})\b") for words in (
    "sword|axe|dagger|knife|spear|bow|shield|key|coin|ring|amulet|necklace|scroll|hammer|mace|staff|wand|arrow|feather|leaf|card|flag|sign|paper|map|pick|shovel|saw|spoon|fork|"
    "sickle|scythe|trident|halberd|katana|sabre|scimitar|whip|bolt|pistol|rifle|gun|wrench|scissors|banner|painting|window|door|gloves|cloak",
    "potion|bottle|jar|pot|barrel|vial|flask|tree|pine|oak|bush|mushroom|ball|orb|lamp|lantern|candle|torch|vase|urn|cup|mug|goblet|apple|orange|egg|cactus|shrub|fern|flower|plant|"
    "bucket|well|cauldron|fountain|column|pillar|drum|tank|can|keg|palm|cherry|tomato|onion|gem|crystal|rock|boulder|stump|brazier|hydrant|chalice|bell|helmet|cake|pumpkin|melon",
    "chest|crate|box|house|hut|tower|building|castle|church|shop|barn|bed|table|chair|bench|cabinet|shelf|bookshelf|bookcase|desk|sofa|couch|oven|stove|fridge|television|tv|computer|"
    "coffin|throne|drawer|wardrobe|locker|altar|safe|anvil|furnace|machine|fireplace|tent|school|factory|hospital|store|temple|piano|dresser|washer|radio|backpack|suitcase|book",
    "car|truck|van|bus|taxi|ambulance|tractor|cart|wagon|carriage|boat|ship|tank|plane|airplane|helicopter|train|locomotive|motorcycle|bicycle|bike|scooter|jeep|submarine|rocket|"
    "spaceship|trolley|minecart",
))
THINGS = {"item", "weapon", "tool", "food", "furniture", "plant", "building", "vehicle", "armor", "structure", "clothing", "door"}
#: Styles whose directions in the data are not those that the pictures show, of which kinds.
MISTOLD = {"0x72": {0, 1}, "ninja-adventure": {1}}
NO_SUBJECT = re.compile(r"layer|silhouette|head of|held|gateway|face with|\bface\b")


@dataclass
class Sprites:
    frames: np.ndarray  # (n, 32, 32, 4) bytes
    kind: np.ndarray
    facing: np.ndarray  # -1: nobody knows
    by_hand: np.ndarray
    held_out: np.ndarray


def framed(image: np.ndarray) -> np.ndarray | None:
    """A sprite cut to what is opaque, at the whole factor that fills the frame, or nearest-neighbour reduced: as `vision/frame.ts`."""
    there = image[..., 3] >= 128
    if there.sum() < 12:
        return None
    rows, columns = np.flatnonzero(there.any(1)), np.flatnonzero(there.any(0))
    high, wide = rows[-1] + 1 - rows[0], columns[-1] + 1 - columns[0]
    longer = max(high, wide)
    scale = SIDE // longer if longer <= SIDE else SIDE / longer
    w, h = (max(1, int(n * scale + 0.5)) for n in (wide, high))
    y = rows[0] + ((np.arange(h) + 0.5) * high / h).astype(int)
    x = columns[0] + ((np.arange(w) + 0.5) * wide / w).astype(int)
    cut = image[y][:, x].copy()
    cut[cut[..., 3] < 128] = 0
    cut[..., 3] = np.where(cut[..., 3] > 0, 255, 0)
    out = np.zeros((SIDE, SIDE, 4), np.uint8)
    out[(SIDE - h) // 2 : (SIDE - h) // 2 + h, (SIDE - w) // 2 : (SIDE - w) // 2 + w] = cut
    return out


def sort_of(name: str) -> int:
    found = [k for k, nouns in enumerate(NOUNS, 2) if nouns.search(name)]
    return found[0] if len(found) == 1 else SOME_THING


def kind_of(tags: set[str], name: str) -> int:
    if "humanoid" in tags:
        return 0
    if tags & {"animal", "monster", "robot"} and not tags & {"item", "food"}:
        return 1
    return sort_of(name) if tags & THINGS else -1


def told_by_hand(name: str, words: tuple[str, ...]) -> dict[str, int]:
    """Ids of one table of `labels.json` with the places of their words."""
    table = json.loads((Path(__file__).parent / "labels.json").read_text())[name]
    return {f"{part}-{number}": words.index(word) for word, parts in table.items() for part, numbers in parts.items() for number in numbers.split()}


def read(data: Path, motion: Path, without: set[str] = frozenset()) -> Sprites:
    """All sprites but those that something is measured on (`without`: their ids)."""
    by_hand = told_by_hand("facing", DIRECTIONS)
    # The third word of the kinds told by hand is "some thing".
    hand_kinds = {name: kind if kind < 2 else SOME_THING for name, kind in told_by_hand("kinds", ("person", "beast", "thing")).items()}
    out: list[tuple[np.ndarray, int, int, bool, bool]] = []

    def add(image: np.ndarray, *labels) -> None:
        frame = framed(image)
        if frame is not None:
            out.append((frame, *labels))

    for part in SPRITES:
        file = np.load(data / f"{part}.npz")
        pixels, offset, width, height = (file[k] for k in ("pixels", "offset", "width", "height"))
        taken: dict[int, int] = {}
        for i, line in enumerate((data / f"{part}.jsonl").read_text().splitlines()):
            row = json.loads(line)
            tags, name, told = set(row["tags"]), row["name"].lower(), row["id"] in by_hand or row["id"] in hand_kinds
            if row["id"] in without or row.get("background") or min(width[i], height[i]) < 7 or (not told and (tags & {"ui", "effect", "tile"} or NO_SUBJECT.search(name))):
                continue
            kind, facing = hand_kinds.get(row["id"], kind_of(tags, name)), by_hand.get(row["id"], -1)
            if kind < 0:
                continue
            word = row["direction"]
            if not told and word and kind < 2 and kind not in MISTOLD.get(row["style"], ()):
                facing = {"north": AWAY, "south": NOT_AWAY}.get(word, -1) if part == "tuxemon" else DIRECTIONS.index(word)
            if facing < 0 and taken.get(kind, 0) >= (900 if kind in (0, SOME_THING) else 1400):
                continue
            taken[kind] = taken.get(kind, 0) + 1
            held_out = sum(map(ord, row["id"])) % 4 == 0 if told else row["split"] == "val"
            at, w, h = int(offset[i]), int(width[i]), int(height[i])
            add(pixels[at : at + w * h * 4].reshape(h, w, 4), kind, facing, told, held_out)
    chance = np.random.default_rng(5)
    for part, most in VIEWS:
        file = np.load(motion / f"{part}.npz")
        pixels = file["pixels"]
        column = {k: file[k] for k in ("offset", "width", "height", "subject", "clip", "direction", "view")}
        subjects = [json.loads(line) for line in (motion / f"{part}.jsonl").read_text().splitlines()]
        chosen = set(chance.permutation(len(subjects))[:most].tolist())
        for i in np.flatnonzero((column["clip"] < 0) & (column["direction"] >= 0)):
            subject, direction = int(column["subject"][i]), int(column["direction"][i])
            # From high above little is seen of a face; of what stands about its front is enough.
            if subject not in chosen or f"{part}:{subject}" in without or (column["view"][i] == 2 and part not in ("lpc", "ulpc", "tuxemon", "ss14", "ninja")) or (part == "render3d_static" and direction not in (0, 7)):
                continue
            row = subjects[subject]
            kind = {"humanoid": 0, "quadruped": 1, "monster": 1, "vehicle": 5, "building": 4}.get(row["kind"]) if row["kind"] != "item" else sort_of(row["name"].lower())
            facing = direction if kind in (0, 1, 5) and not (part == "simutrans" and re.search("train|locomotive|wagon|car$", row["name"].lower())) else -1
            at, w, h = int(column["offset"][i]), int(column["width"][i]), int(column["height"][i])
            add(pixels[at : at + w * h * 4].reshape(h, w, 4), kind, facing, False, row["split"] == "val")
    frames, *labels = zip(*out, strict=True)
    return Sprites(np.stack(frames), *(np.array(column) for column in labels))
