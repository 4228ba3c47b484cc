"""The pruned word vectors, models/words/words.bin.br: made here, read here and by workers/engine/understand/guess/word-vectors.ts.

Layout, little endian: 8 bytes "PKWORDS1"; uint32 count, dimensions, length of the text; the words joined by line feeds
(ASCII), padded with zeros to a multiple of 4 bytes; float32 scale a word; int8 codes (count, dimensions).
vector = codes * scale, close to unit length, so a dot product is a cosine.
"""

from __future__ import annotations

import argparse
import struct
from pathlib import Path

import numpy as np

from common.compact import quantise_rows
from common.manifest import packed, put_row, stored

MAGIC = b"PKWORDS1"
# 7 bits a number: cosines stay above .9997, and the file packs an eighth smaller
STEPS = 63


def centred(vectors: np.ndarray, directions: int = 2) -> np.ndarray:
    """Unit vectors without their mean and leading principal directions, which carry word frequency rather than meaning
    (Mu and Viswanath 2018, "All-but-the-Top"). vectors (n, d) -> (n, d)."""
    unit = vectors / np.linalg.norm(vectors, axis=1, keepdims=True)
    unit = unit - unit.mean(axis=0)
    _, basis = np.linalg.eigh(unit.T @ unit)
    leading = basis[:, -directions:]
    unit = unit - unit @ leading @ leading.T
    return unit / np.linalg.norm(unit, axis=1, keepdims=True)


def write_words(path: Path, words: list[str], vectors: np.ndarray) -> None:
    codes, _ = quantise_rows(vectors.astype(np.float32), STEPS)
    # the scale that comes nearest to the exact vector: rows keep their length
    scales = (vectors * codes).sum(axis=1) / np.maximum((codes.astype(np.float32) ** 2).sum(axis=1), 1e-8)
    text = "\n".join(words).encode("ascii")
    padded = text + b"\0" * (-len(text) % 4)
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("wb") as out:
        out.write(MAGIC + struct.pack("<III", len(words), vectors.shape[1], len(text)) + padded)
        out.write(scales.astype("<f4").tobytes())
        out.write(codes.tobytes())


def read_words(path: Path) -> tuple[dict[str, int], np.ndarray]:
    """word -> row, and float32 vectors (count, dimensions), of a file or the same packed by gzip beside it."""
    raw = stored(path)
    if raw[:8] != MAGIC:
        raise ValueError(f"{path}: not a word vector file")
    count, dimensions, length = struct.unpack_from("<III", raw, 8)
    words = raw[20 : 20 + length].decode("ascii").split("\n")
    at = 20 + length + (-length % 4)
    scales = np.frombuffer(raw, "<f4", count, at)[:, None]
    codes = np.frombuffer(raw, np.int8, count * dimensions, at + 4 * count).reshape(count, dimensions)
    return {word: row for row, word in enumerate(words)}, codes.astype(np.float32) * scales


def prune(source: Path, count: int) -> tuple[list[str], np.ndarray]:
    """The first `count` rows of the data's wordvec.npz: all words of captions and tags, then frequent English."""
    with np.load(source, allow_pickle=False) as arrays:
        words, vectors = [str(w) for w in arrays["words"]], arrays["vectors"].astype(np.float32)
    return words[:count], centred(vectors)[:count]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--data", type=Path, required=True, help="the folder text2sprite")
    parser.add_argument("--models", type=Path, required=True, help="the folder models")
    parser.add_argument("--count", type=int, default=20000)
    options = parser.parse_args()
    words, vectors = prune(options.data / "wordvec.npz", options.count)
    write_words(options.models / "words" / "words.bin", words, vectors)
    put_row(options.models, packed(options.models, {
        "id": "words", "use": "word-vectors", "file": "words/words.bin", "format": "pixelkiln-words-1",
        "inputs": [], "outputs": [{"name": "vectors", "dtype": "int8", "shape": [len(words), vectors.shape[1]]}],
        "licence": "MIT", "card": "words/README.md",
    }))
    _, stored = read_words(options.models / "words" / "words.bin")
    unit = stored / np.linalg.norm(stored, axis=1, keepdims=True)
    print(f"{len(words)} words; lowest cosine between a stored and its exact vector {(unit * vectors).sum(axis=1).min():.5f}")


if __name__ == "__main__":
    main()
