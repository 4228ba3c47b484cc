"""Packs the pictures that the engine drew into the data's own form: `python -m turn.own --own FOLDER`."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

import numpy as np

DIRECTIONS = 8


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--own", type=Path, required=True, help="the folder that test/engine/reference/turn/render-pairs.ts wrote")
    folder = parser.parse_args().own
    subjects = [json.loads(line) for line in (folder / "own.jsonl").open(encoding="utf-8")]
    size = np.repeat([s["size"] for s in subjects], DIRECTIONS).astype(np.uint16)
    pixels = np.frombuffer((folder / "own.bin").read_bytes(), np.uint8)
    bytes_each = size.astype(np.int64) ** 2 * 4
    if bytes_each.sum() != len(pixels):
        raise SystemExit(f"own.bin has {len(pixels)} bytes, own.jsonl describes {bytes_each.sum()}")
    count = len(size)
    np.savez_compressed(
        folder / "own.npz", pixels=pixels, offset=np.concatenate([[0], np.cumsum(bytes_each)[:-1]]), width=size, height=size,
        subject=np.repeat([s["subject"] for s in subjects], DIRECTIONS).astype(np.int32), clip=np.full(count, -1, np.int32),
        direction=np.tile(np.arange(DIRECTIONS), len(subjects)).astype(np.int8), frame=np.zeros(count, np.int16),
        view=np.repeat([s["view"] for s in subjects], DIRECTIONS).astype(np.int8))
    print(f"{len(subjects)} subjects, {count} pictures")


if __name__ == "__main__":
    main()
