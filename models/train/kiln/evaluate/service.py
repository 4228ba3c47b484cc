"""What the service draws without kiln, for the same requests: written here, drawn by `test/engine/kiln-source/draw-requests.ts`,
read here again and measured like kiln's own pictures."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

import numpy as np

from kiln.data import attributes as at

from .exported import Request

NAMES = {"outline": (at.OUTLINE, at.OUTLINES), "shading": (at.SHADING, at.SHADINGS), "detail": (at.DETAIL, at.DETAILS), "view": (at.VIEW, at.VIEWS),
         "direction": (at.DIRECTION, at.DIRECTIONS)}


def as_json(text: str, request: Request, seed: int) -> dict:
    """A request of the engine (`DrawRequest` in workers/engine/types.ts)."""
    told = request.attributes
    said = {name: names[int(told[place]) - 1] for name, (place, names) in NAMES.items() if told[place]}
    if told[at.ISOMETRIC] == at.YES:
        said["isometric"] = True
    return {"description": text, "width": request.side, "height": request.side, "noBackground": bool(told[at.BACKGROUND] != at.FULL), "seed": seed, **said}


def write_requests(path: Path, texts: Sequence[str], requests: Sequence[Request], seed: int) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("".join(json.dumps(as_json(t, r, seed + i)) + "\n" for i, (t, r) in enumerate(zip(texts, requests, strict=True))), encoding="utf-8")


def read_drawn(path: Path, texts: Sequence[str]) -> list[np.ndarray]:
    """The pictures of FILE.jsonl, from FILE.bin. Raises a ValueError when they belong to other requests."""
    requests = [json.loads(line) for line in path.open(encoding="utf-8")]
    flat = np.frombuffer(path.with_suffix(".bin").read_bytes(), np.uint8)
    sizes = [r["width"] * r["height"] * 4 for r in requests]
    if [r["description"] for r in requests] != list(texts) or sum(sizes) != len(flat):
        raise ValueError(f"{path}: drawn for other requests; write and draw them again with the same --count")
    ends = np.cumsum(sizes)
    return [flat[e - s : e].reshape(r["height"], r["width"], 4) for r, s, e in zip(requests, sizes, ends, strict=True)]
