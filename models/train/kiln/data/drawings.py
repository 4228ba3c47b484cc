"""A folder of the engine's own drawings, as `test/engine/kiln-source/dump.ts` writes it: captions that are true by construction."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np

from .captioned import Names, everything
from .motion import Source, read_moving
from .store import Builder

NAME = "drawn"
TYPES = {"pixels": np.uint8, "parts": np.uint8, "width": np.uint16, "height": np.uint16, "subject": np.int32, "clip": np.int32,
         "direction": np.int8, "view": np.int8, "frame": np.int16, "keypoints": np.float32}


def read_folder(folder: Path) -> Source:
    """The arrays are plain little-endian files, `drawn.<name>.bin`; `drawn.jsonl` a line a subject, `drawn.clips.jsonl` a line a clip."""
    arrays = {name: np.fromfile(folder / f"{NAME}.{name}.bin", kind) for name, kind in TYPES.items()}
    lengths = arrays["width"].astype(np.int64) * arrays["height"] * 4
    arrays["offset"] = np.cumsum(lengths) - lengths
    if lengths.sum() != len(arrays["pixels"]) or len(arrays["parts"]) * 4 != len(arrays["pixels"]):
        raise ValueError(f"{folder}: {len(arrays['pixels'])} bytes of pixels, {lengths.sum()} expected")
    arrays["keypoints"] = arrays["keypoints"].reshape(-1, 18, 3)
    lines = lambda name: [json.loads(line) for line in (folder / name).open(encoding="utf-8")]  # noqa: E731
    return Source(NAME, lines(f"{NAME}.jsonl"), {c["clip"]: c for c in lines(f"{NAME}.clips.jsonl")}, arrays)


def read_drawings(builder: Builder, folder: Path, split: str, names: Names = everything) -> int:
    return read_moving(builder, read_folder(folder), split, most=10**9, names=names)
