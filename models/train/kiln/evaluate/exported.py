"""An exported kiln, run by onnxruntime behind the same calls as the PyTorch networks, so that `kiln.sampler` draws with it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import onnxruntime
import torch
from torch import Tensor

from common.manifest import stored
from kiln.conditions import CONTEXT_INPUTS, KILN_INPUTS
from kiln.data import Vocabulary, unpack
from kiln.data import attributes as at
from kiln.data.vocabulary import WORDS
from kiln.sampler import Asked, Guidance, drawn, guided, pixels

BATCH = 16


def session(path: Path, threads: int) -> onnxruntime.InferenceSession:
    """A network's file, or the same packed by gzip beside it."""
    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads, options.inter_op_num_threads = threads, 1
    return onnxruntime.InferenceSession(stored(path), options, providers=["CPUExecutionProvider"])


class Exported:
    """context.onnx and kiln.onnx (or student.onnx) of a folder. Missing inputs of an older file are an error of onnxruntime."""

    def __init__(self, folder: Path, file: str = "kiln.onnx", threads: int = 1) -> None:
        self._context, self._kiln = session(folder / "context.onnx", threads), session(folder / file, threads)

    def context(self, *inputs: Tensor) -> tuple[Tensor, Tensor]:
        found = self._context.run(None, {n: np.ascontiguousarray(x.numpy()) for n, x in zip(CONTEXT_INPUTS, inputs, strict=True)})
        return torch.from_numpy(found[0]), torch.from_numpy(found[1])

    def kiln(self, *inputs: Tensor) -> Tensor:
        found = self._kiln.run(None, {n: np.ascontiguousarray(x.numpy()) for n, x in zip(KILN_INPUTS, inputs, strict=True)})
        return torch.from_numpy(found[0])


@dataclass
class Request:
    """One picture to draw. Pictures are RGBA (side, side, 4) uint8 with binary alpha."""

    words: np.ndarray
    side: int
    attributes: np.ndarray
    reference: np.ndarray | None = None
    kind: int = 0
    aspect: tuple[int, int] = (0, 0)
    known: np.ndarray | None = None
    """What is kept where `mask` is 0."""
    mask: np.ndarray | None = None
    pose: np.ndarray | None = None
    """(6, side, side) float32."""
    wrap: bool = False


def by_words(vocabulary: Vocabulary, text: str, side: int, attributes: dict[int, int] | None = None, **rest: object) -> Request:
    told = np.zeros(at.COUNT, np.int64)
    for which, value in (attributes or {}).items():
        told[which] = value
    return Request(vocabulary.row(text), side, told, **rest)


def asked_of(requests: Sequence[Request], table: Tensor) -> Asked:
    """The contract's inputs for requests of one size."""
    n, side = len(requests), requests[0].side
    empty = np.zeros((side, side, 4), np.uint8)
    stack = lambda make, kind: np.stack([make(r) for r in requests]).astype(kind)  # noqa: E731
    # Nothing refers to no picture: one patch of it is enough.
    some = any(r.kind for r in requests)
    packed = {
        "words": stack(lambda r: r.words, np.int32).reshape(n, WORDS), "attributes": stack(lambda r: r.attributes, np.int64),
        "reference": stack(lambda r: empty if r.reference is None else r.reference, np.uint8)[:, : None if some else 4, : None if some else 4],
        "reference_kind": stack(lambda r: r.kind, np.int64), "reference_aspect": stack(lambda r: r.aspect, np.int64),
        "mask": stack(lambda r: np.ones((side, side)) if r.mask is None else r.mask, np.uint8),
        "pose": stack(lambda r: np.zeros((6, side, side)) if r.pose is None else np.rint(r.pose * 255), np.uint8),
        "wrap": stack(lambda r: r.wrap, np.float32), "target": stack(lambda r: empty if r.known is None else r.known, np.uint8),
    }
    asked = unpack({k: torch.from_numpy(np.ascontiguousarray(v)) for k, v in packed.items()}, table)
    del asked["target"]
    return asked


@torch.no_grad()
def draw(network: Exported, requests: Sequence[Request], vocabulary: Vocabulary, guidance: Guidance, steps: int, seed: int = 0) -> list[np.ndarray]:
    """RGBA pictures in the order of the requests. Request i has the noise of (seed, i), whatever stands beside it in its batch;
    what a mask keeps is kept to the byte."""
    table = torch.from_numpy(vocabulary.table)
    out: list[np.ndarray] = [np.zeros(0, np.uint8)] * len(requests)
    for side, some in sorted({(r.side, r.kind > 0) for r in requests}):
        chosen = [i for i, r in enumerate(requests) if (r.side, r.kind > 0) == (side, some)]
        for start in range(0, len(chosen), BATCH):
            part = chosen[start : start + BATCH]
            noise = np.stack([np.random.default_rng((seed, i)).normal(size=(4, side, side)) for i in part]).astype(np.float32)
            asked = asked_of([requests[i] for i in part], table)
            made = pixels(drawn(guided(network, asked, guidance), torch.from_numpy(noise), steps)).numpy()
            for i, picture in zip(part, made, strict=True):
                request = requests[i]
                kept = request.known is not None and request.mask is not None
                out[i] = np.where(request.mask[..., None] > 0, picture, request.known) if kept else picture
    return out
