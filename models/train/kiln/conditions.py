"""What kiln can be told: sizes and order of its inputs, and how training leaves conditions unsaid."""

from __future__ import annotations

import numpy as np

from .data.attributes import CATEGORY, CLASSES

VECTOR = 100
"""Numbers of a word vector (models/words/words.bin)."""
POSE_CHANNELS = 6
"""head, torso, right arm, left arm, right leg, left leg."""
ATTRIBUTE_SIZES = tuple(32 if i == CATEGORY else count for i, count in enumerate(CLASSES))
"""Values of each attribute without 0, "not said"; room for more categories than the data's."""
ASPECT_SIZES = (8, 3)
"""Direction and view of the reference."""
REFERENCE_KINDS = 4
"""none, style, the same subject, the frame before."""
CONTEXT_INPUTS = ("words", "word_mask", "attributes", "reference", "reference_kind", "reference_aspect")
KILN_INPUTS = ("noisy", "known", "mask", "pose", "time", "wrap", "context", "context_mask")


def dropped(packed: dict[str, np.ndarray], random: np.random.Generator, references: float = 1.0) -> dict[str, np.ndarray]:
    """A packed batch (`data.samples`) in which each condition of each sample may be unsaid, each on its own, and sometimes
    all of them: what guidance subtracts is learned here (Ho and Salimans 2022). A share 1 − `references` of the batches
    has no reference at all: its tokens are most of the context's cost."""
    count = len(packed["target"])
    everything = random.random(count) < 0.05
    unsaid = lambda share: everything | (random.random(count) < share)  # noqa: E731
    text, attributes, reference, pose = unsaid(0.08), unsaid(0.1), unsaid(0.1), unsaid(0.2)
    single = random.random(packed["attributes"].shape) < 0.2
    reference |= random.random() >= references
    rows = lambda gone, value: np.where(gone.reshape(count, *[1] * (value.ndim - 1)), 0, value).astype(value.dtype)  # noqa: E731
    return {
        **packed,
        "words": rows(text, packed["words"]),
        "attributes": np.where(single, 0, rows(attributes, packed["attributes"])),
        "reference": rows(reference, packed["reference"]),
        "reference_kind": rows(reference, packed["reference_kind"]),
        "reference_aspect": rows(reference, packed["reference_aspect"]),
        "pose": rows(pose, packed["pose"]),
    }
