"""models/manifest.json: one row a model; the service refuses files that do not match it."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

import brotli


def sha256(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


def pack(raw: bytes) -> bytes:
    """As the service unpacks them: brotli, as small as it gets."""
    return brotli.compress(raw, quality=11, lgwin=24)


def packed(models: Path, row: dict) -> dict:
    """Replaces the file of a row by the same packed by brotli, which the service opens as well: weights shrink by about a tenth. The row of that file."""
    plain = models / row["file"]
    plain.with_name(plain.name + ".br").write_bytes(pack(plain.read_bytes()))
    plain.unlink()
    return {**row, "file": row["file"] + ".br"}


def stored(path: Path) -> bytes:
    """The bytes of a file of models, or of the same packed by brotli beside it."""
    return path.read_bytes() if path.exists() else brotli.decompress(path.with_name(path.name + ".br").read_bytes())


def put_row(models: Path, row: dict) -> None:
    """Adds or replaces the row of row['id']; `sha256` and `bytes` are taken from the file itself."""
    manifest = models / "manifest.json"
    rows = json.loads(manifest.read_text())["models"] if manifest.exists() else []
    file = models / row["file"]
    full = {"id": row["id"], "use": row["use"], "file": row["file"], "sha256": sha256(file), "bytes": file.stat().st_size,
            **{k: v for k, v in row.items() if k not in ("id", "use", "file")}}
    rows = sorted([r for r in rows if r["id"] != row["id"]] + [full], key=lambda r: r["id"])
    text = json.dumps({"version": 1, "models": rows}, indent=2, ensure_ascii=False)
    manifest.write_text(text + "\n", encoding="utf-8")
