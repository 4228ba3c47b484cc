"""Contact sheets: pictures of pixel art side by side, enlarged by a whole factor, as PNG."""

from __future__ import annotations

import struct
import zlib
from collections.abc import Sequence
from pathlib import Path

import numpy as np

LIGHT, DARK = 214, 190
"""The two grays of the chequers that stand for transparency."""
SQUARE = 4
"""Side of a chequer, in pixels of the art."""


def write_png(path: Path, image: np.ndarray) -> None:
    """RGB or RGBA (h, w, 3 or 4) uint8 as PNG (W3C PNG, third edition), no filter."""
    height, width, channels = image.shape
    chunk = lambda kind, data: struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))  # noqa: E731
    header = struct.pack(">IIBBBBB", width, height, 8, {3: 2, 4: 6}[channels], 0, 0, 0)
    rows = np.concatenate([np.zeros((height, 1), np.uint8), np.ascontiguousarray(image).reshape(height, -1)], 1)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(rows.tobytes(), 9)) + chunk(b"IEND", b""))


def sheet(rows: Sequence[Sequence[np.ndarray]], factor: int = 2, gap: int = 2) -> np.ndarray:
    """Rows of RGBA pictures (h, w, 4) uint8 on chequers, RGB (height, width, 3) uint8: all in cells as large as the largest,
    smaller ones by the largest whole factor that fits."""
    cell_h, cell_w = (max(p.shape[axis] for row in rows for p in row) for axis in (0, 1))
    height, width = len(rows) * (cell_h + gap) + gap, max(len(row) for row in rows) * (cell_w + gap) + gap
    y, x = np.mgrid[0:cell_h, 0:cell_w] // SQUARE
    chequers = np.where((y + x) % 2 == 0, LIGHT, DARK).astype(np.uint8)[..., None].repeat(3, 2)
    out = np.full((height, width, 3), 255, np.uint8)
    for r, row in enumerate(rows):
        for c, picture in enumerate(row):
            cell = out[gap + r * (cell_h + gap) :, gap + c * (cell_w + gap) :][:cell_h, :cell_w]
            cell[:] = chequers
            fill = max(1, min(cell_h // picture.shape[0], cell_w // picture.shape[1]))
            picture = picture.repeat(fill, 0).repeat(fill, 1)
            top, left = (cell_h - picture.shape[0]) // 2, (cell_w - picture.shape[1]) // 2
            spot = cell[top : top + picture.shape[0], left : left + picture.shape[1]]
            spot[:] = np.where(picture[..., 3:] > 0, picture[..., :3], spot)
    return out.repeat(factor, 0).repeat(factor, 1)
