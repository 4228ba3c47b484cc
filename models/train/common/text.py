"""Text that is kept packed: annotations are long, and change seldom."""

from __future__ import annotations

import gzip
import lzma
from pathlib import Path


def read_packed(path: Path) -> str:
    """UTF-8 text, unpacked by gzip or xz where its name says so."""
    raw = path.read_bytes()
    unpack = {".gz": gzip.decompress, ".xz": lzma.decompress}.get(path.suffix, bytes)
    return unpack(raw).decode("utf-8")
