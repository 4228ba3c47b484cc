"""Packs subjects that are known from several sides, which the service lays over a sprite to tell what its other sides look
like: `python -m turn.exemplars --data DATA`. Writes models/turn/exemplars.bin.br and its manifest row.

Beside it, exemplars.jsonl.br names the author and the licence of each.

The file is brotli of a length (uint32, little-endian), a JSON header, and all pixels as numbers of their subject's palette, or as which of their neighbours they are like;
`workers/engine/reference/turn/exemplars/book.ts` reads it."""

from __future__ import annotations

import argparse
import json
import struct
from pathlib import Path

import numpy as np

from common.convolution import copy_credits
from common.manifest import pack, put_row

from .data import SIDES, SOURCES, Frame, Group, read_groups
from .sprite import indexed, labelled
from .train import MODELS, add_data

LEFT_OUT = ("render3d_static",)
"""Every prop stands by itself: told by other props alone, its turns are 87 thousandths from the truth on dev, and the network
without exemplars comes to 76. They would be half of the file."""
LICENCES = "CC0-1.0 AND OGA-BY-3.0 AND CC-BY-SA-3.0 AND CC-BY-SA-4.0 AND Artistic-2.0"
"""Of all subjects together; exemplars.jsonl.br has each one's own."""
WINDOW = 96
"""Side of the square that the service lays sprites in (`workers/engine/reference/turn/exemplars/window.ts`)."""


def views_of(group: Group) -> list[dict[int, Frame]]:
    """The group's frames by direction, for each height of the eye; at least two directions each."""
    views = sorted({f.view for f in group.frames})
    found = [{f.direction: f for f in group.frames if f.view == view and -WINDOW <= 2 * f.left and 2 * f.right <= WINDOW and len(f.pixels) <= WINDOW} for view in views]
    return [frames for frames in found if len(frames) > 1]


def groups_of(data: Path, source: str) -> list[Group]:
    """The source's train subjects; large ones in both of the sizes that the service may see them in."""
    groups = read_groups(data, source, "train", largest=WINDOW)
    large = {g.subject for g in groups if max(g.wide, g.high) > SIDES[-1]}
    return groups + [small for small in read_groups(data, source, "train") if small.subject in large]


def packed(group: Group, frames: dict[int, Frame]) -> tuple[dict, bytes] | None:
    """A subject's entry of the header and its pixels."""
    palette = indexed(np.concatenate([f.pixels.reshape(-1, 4) for f in frames.values()])[None]).palette
    numbers = [labelled(f.pixels, palette) for f in frames.values()]
    entry = {"source": group.source, "subject": group.subject,
             "palette": [int(r) << 16 | int(g) << 8 | int(b) for r, g, b in palette],
             "frames": [[d, f.left, f.top, f.pixels.shape[1], f.pixels.shape[0]] for d, f in frames.items()]}
    return entry, b"".join(repeated(n).tobytes() for n in numbers)


def repeated(numbers: np.ndarray) -> np.ndarray:
    """A frame (height, width) whose pixels that are like one above or before them are stored as which: 255 the first colour of
    those above, left, above right, above left, 254 the next other one. `workers/engine/reference/turn/exemplars/unpack.ts` undoes it."""
    assert numbers.max(initial=0) < 252, "a palette of more than 251 colours"
    height, width = numbers.shape
    around = np.pad(numbers, ((1, 0), (1, 1)))
    up, left, right, corner = around[:-1, 1:-1], around[1:, :-2], around[:-1, 2:], around[:-1, :-2]
    second = (left != up).astype(np.uint8)
    third = second + ((right != up) & (right != left))
    fourth = third + ((corner != up) & (corner != left) & (corner != right))
    ranks = [(up, np.zeros_like(second)), (left, second), (right, third), (corner, fourth)]
    out = numbers.copy()
    # The first that is like it has the last word.
    for neighbour, rank in reversed(ranks):
        out = np.where(numbers == neighbour, 255 - rank, out)
    return out.astype(np.uint8)


def credits(data: Path, source: str, subjects: set[int]) -> list[str]:
    """JSON lines: who drew a subject and under which licence."""
    lines = [json.loads(line) for line in (data / f"{source}.jsonl").open(encoding="utf-8")]
    names = ("name", "source", "licence", "credit")
    return [json.dumps({"part": source, "subject": s["subject"], **{n: s[n] for n in names if n in s}}, ensure_ascii=False)
            for s in lines if s["subject"] in subjects]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    add_data(parser)
    parser.add_argument("--models", type=Path, default=MODELS, help="the folder models (default: the one around this file)")
    parser.add_argument("--without", nargs="*", default=[], choices=SOURCES, help="sources to leave out, to measure what strangers get")
    options = parser.parse_args()
    there = [s for s in SOURCES if s not in (*LEFT_OUT, *options.without) and (options.data / f"{s}.npz").exists()]
    found = [packed(g, frames) for s in there for g in groups_of(options.data, s) for frames in views_of(g)]
    header = json.dumps({"subjects": [entry for entry, _ in found]}, separators=(",", ":")).encode()
    folder = options.models / "turn"
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / "exemplars.bin.br"
    path.write_bytes(pack(struct.pack("<I", len(header)) + header + b"".join(pixels for _, pixels in found)))
    told = [line for s in there for line in credits(options.data, s, {e["subject"] for e, _ in found if e["source"] == s})]
    (folder / "exemplars.jsonl.br").write_bytes(pack(("\n".join(told) + "\n").encode()))
    put_row(options.models, {
        "id": "turn-exemplars", "use": "turn-exemplars", "file": "turn/exemplars.bin.br", "format": "pixelkiln-exemplars-3",
        "inputs": [], "outputs": [], "licence": LICENCES, "card": "turn/README.md",
    })
    copy_credits(options.data, folder)
    print(f"{len(found)} subjects, {sum(len(e['frames']) for e, _ in found)} frames, {path.stat().st_size} bytes")


if __name__ == "__main__":
    main()
