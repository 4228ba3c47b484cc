"""What kiln can be told: names, sizes and their order, as both networks, the data and the service have them."""

from __future__ import annotations

import numpy as np

VECTOR = 100
"""Numbers of a word vector (models/words/words.bin)."""
POSE_CHANNELS = 6
"""head, torso, right arm, left arm, right leg, left leg."""
ATTRIBUTES = {"outline": 4, "shading": 5, "detail": 3, "view": 3, "direction": 8, "isometric": 2, "oblique": 2, "background": 2,
              "size": 5, "category": 32, "frame": 16, "palette": 5}
"""Number of values; 0 in a batch is "not said", so value i is i + 1. `category` leaves room beyond the data's 23."""
ATTRIBUTE_SIZES = tuple(ATTRIBUTES.values())
ASPECT_SIZES = (8, 3)
"""Direction and view of the reference."""
REFERENCE_KINDS = 4
"""none, style, the same subject, the frame before."""
CONTEXT_INPUTS = ("words", "word_mask", "attributes", "reference", "reference_kind", "reference_aspect")
KILN_INPUTS = ("noisy", "known", "mask", "pose", "time", "wrap", "context", "context_mask")

Batch = dict[str, np.ndarray]


def dropped(batch: Batch, random: np.random.Generator) -> Batch:
    """A batch in which each condition of each sample may be unsaid, each on its own, and sometimes all of them: what
    guidance subtracts is learned here (Ho and Salimans 2022)."""
    count = len(batch["target"])
    all_of = random.random(count) < 0.06
    gone = lambda share: all_of | (random.random(count) < share)  # noqa: E731
    text, attributes, reference, pose = gone(0.1), gone(0.1), gone(0.12), gone(0.2)
    single = random.random(batch["attributes"].shape) < 0.25
    out = dict(batch)
    out["word_mask"] = np.where(text[:, None], 0, batch["word_mask"]).astype(np.float32)
    out["attributes"] = np.where(attributes[:, None] | single, 0, batch["attributes"]).astype(np.int64)
    out["reference_kind"] = np.where(reference, 0, batch["reference_kind"]).astype(np.int64)
    out["reference_aspect"] = np.where(reference[:, None], 0, batch["reference_aspect"]).astype(np.int64)
    out["pose"] = np.where(pose[:, None, None, None], 0, batch["pose"]).astype(np.float32)
    return out
