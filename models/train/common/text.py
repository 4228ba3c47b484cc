"""Text that is kept packed: annotations are long, and change seldom."""

from __future__ import annotations

import gzip
from pathlib import Path


def read_packed(path: Path) -> str:
    """UTF-8 text, unpacked by gzip where its name says so."""
    raw = path.read_bytes()
    return (gzip.decompress(raw) if path.suffix == ".gz" else raw).decode("utf-8")
