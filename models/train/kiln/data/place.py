"""Pictures of the store on grids, many at a time."""

from __future__ import annotations

import numpy as np

from .store import Store


def placed(store: Store, which: np.ndarray, height: int, width: int, top: np.ndarray, left: np.ndarray, factor: np.ndarray, flip: np.ndarray,
           flat: np.ndarray | None = None, offset: np.ndarray | None = None) -> np.ndarray:
    """Pictures `which` (n,), each whole `factor` times as large, on empty grids: (n, height, width) of the pixels' type.

    top, left (n,): where the corner of the group's frame comes to lie, in pixels of the grid, before the mirroring that
    `flip` (n,) bool asks for. flat, offset: another layer laid out as the pixels."""
    flat = store.pixels if flat is None else flat
    start = (store.offset if offset is None else offset)[which]
    box = store.box[which].astype(np.int64)
    y0 = top + store.top[which] * factor
    x0 = left + store.left[which] * factor
    rows = np.arange(height)[None, :] - y0[:, None]
    columns = np.where(flip[:, None], np.arange(width)[::-1][None, :], np.arange(width)[None, :]) - x0[:, None]
    row_in = (rows >= 0) & (rows < (box[:, 0] * factor)[:, None])
    column_in = (columns >= 0) & (columns < (box[:, 1] * factor)[:, None])
    if (factor > 1).any():
        rows, columns = rows // factor[:, None], columns // factor[:, None]
    place = (start[:, None] + np.where(row_in, rows, 0) * box[:, 1, None])[:, :, None] + np.where(column_in, columns, 0)[:, None, :]
    return np.where(row_in[:, :, None] & column_in[:, None, :], flat[place], flat.dtype.type(0))


def rgba(pixels: np.ndarray) -> np.ndarray:
    """(n, h, w) uint32 -> (n, h, w, 4) uint8, the same memory."""
    return np.ascontiguousarray(pixels).view(np.uint8).reshape(*pixels.shape, 4)
