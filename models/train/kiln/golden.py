"""Answers of PyTorch that the service's runtime must give too: inputs by a formula that TypeScript has as well
(test/models/kiln.test.ts), and of each answer some numbers spread over it."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import torch
from torch import nn

from .conditions import ASPECT_SIZES, ATTRIBUTE_SIZES, POSE_CHANNELS, REFERENCE_KINDS, VECTOR

CASES = 20
KEPT = 24
"""Numbers of an answer that are written down."""


def uniform(case: int, tensor: int, *shape: int) -> np.ndarray:
    """float64 in −1..1: an integer hash of the place of each element, the same in any language."""
    mask = np.uint64(0xFFFFFFFF)
    u = (np.arange(int(np.prod(shape)), dtype=np.uint64) * np.uint64(2654435761) + np.uint64(case * 40503 + tensor * 9973)) & mask
    for shift, factor in ((15, 2246822519), (13, 3266489917)):
        u ^= u >> np.uint64(shift)
        u = (u * np.uint64(factor)) & mask
    u ^= u >> np.uint64(16)
    return (u.astype(np.float64) / 2**31 - 1).reshape(shape)


def kiln_inputs(case: int, features: int) -> dict[str, np.ndarray]:
    """Sides, tokens and batch vary with the case."""
    batch, height, width, tokens = 1 + case % 2, 8 * (1 + case % 3), 8 * (1 + case % 4), 1 + case % 7
    image = lambda tensor, channels: uniform(case, tensor, batch, channels, height, width)  # noqa: E731
    mask = (image(2, 1) > 0).astype(np.float64)
    return {
        "noisy": 1.7 * image(0, 4), "known": image(1, 4) * (1 - mask), "mask": mask, "pose": np.maximum(image(3, POSE_CHANNELS), 0),
        "time": (uniform(case, 4, batch) + 1) / 2, "wrap": (uniform(case, 5, batch) > 0).astype(np.float64),
        "context": 1.7 * uniform(case, 6, batch, tokens, features), "context_mask": (uniform(case, 7, batch, tokens) > -0.5).astype(np.float64),
    }


def context_inputs(case: int) -> dict[str, np.ndarray]:
    batch, words, height, width = 1 + case % 2, 1 + case % 9, 4 * (1 + case % 3), 4 * (1 + case % 4)
    among = lambda tensor, sizes: np.floor((uniform(case, tensor, batch, len(sizes)) + 1) / 2 * (np.array(sizes) + 1)).astype(np.int64)  # noqa: E731
    return {
        "words": 0.17 * uniform(case, 0, batch, words, VECTOR), "word_mask": (uniform(case, 1, batch, words) > -0.5).astype(np.float64),
        "attributes": among(2, ATTRIBUTE_SIZES), "reference": uniform(case, 3, batch, 4, height, width),
        "reference_kind": among(4, (REFERENCE_KINDS - 1,))[:, 0], "reference_aspect": among(5, ASPECT_SIZES),
    }


def write_golden(path: Path, parts: dict[str, nn.Module], features: int) -> None:
    """parts: context, kiln and, where there is one, student, with the weights that the files hold."""
    found: dict[str, list[dict]] = {}
    for name, part in parts.items():
        for case in range(CASES):
            inputs = context_inputs(case) if name == "context" else kiln_inputs(case, features)
            tensors = [torch.from_numpy(v if v.dtype == np.int64 else v.astype(np.float32)) for v in inputs.values()]
            with torch.no_grad():
                answer = part(*tensors)
            flat = (answer[0] if isinstance(answer, tuple) else answer).numpy().ravel()
            places = np.arange(KEPT) * (flat.size - 1) // (KEPT - 1)
            found.setdefault(name, []).append({"size": flat.size, "largest": float(np.abs(flat).max()), "some": [float(f"{v:.6g}") for v in flat[places]]})
    path.parent.mkdir(parents=True, exist_ok=True)
    lines = ",\n".join(f'  "{name}": [\n' + ",\n".join(f"    {json.dumps(c)}" for c in cases) + "\n  ]" for name, cases in found.items())
    path.write_text("{\n" + lines + "\n}\n")
