"""Folders and files as one archive in parts of a bounded size, where only such parts can be carried home:
`python -m kiln.parts --out OUT/kiln --mib 16 FILES…`; `cat OUT/kiln.tar.* | tar x` puts them together again."""

from __future__ import annotations

import argparse
import io
import tarfile
from pathlib import Path


def write_parts(paths: list[Path], out: Path, largest: int) -> list[Path]:
    """Writes <out>.tar.000, <out>.tar.001, …, each of at most `largest` bytes; paths are named by their last component."""
    whole = io.BytesIO()
    with tarfile.open(fileobj=whole, mode="w") as archive:
        for path in paths:
            archive.add(path, arcname=path.name)
    data = whole.getvalue()
    out.parent.mkdir(parents=True, exist_ok=True)
    parts = []
    for i, start in enumerate(range(0, len(data), largest)):
        part = out.with_name(f"{out.name}.tar.{i:03d}")
        part.write_bytes(data[start : start + largest])
        parts.append(part)
    return parts


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--mib", type=float, default=16)
    parser.add_argument("paths", type=Path, nargs="+")
    options = parser.parse_args()
    for part in write_parts(options.paths, options.out, int(options.mib * 2**20)):
        print(part, part.stat().st_size)


if __name__ == "__main__":
    main()
