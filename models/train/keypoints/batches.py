"""Batches of sprites in the frame, varied as pixel art allows: mirrored, recoloured, redrawn at other sizes, moved, outlined."""

from __future__ import annotations

import numpy as np
import torch
from torch import Tensor
from torch.nn import functional as F

from .data import MIRRORED, Frames
from .frame import SIDE, place, resized

SHARES = {"render3d_humanoid": 0.45, "lpc": 0.1, "render3d_creature": 0.22, "geometry_humanoid": 0.16, "geometry_quadruped": 0.07}
"""How often a source is drawn: lpc has one body, which is soon known."""
HIDDEN_WEIGHT = 0.6
"""Weight of a joint that is hidden behind the body: the data knows where it is, a viewer can only infer it."""
GUESSED_DEPTH = {"lpc": 0.2}
"""Weight of depths that are no more than front or back."""


def targets(points: np.ndarray, size: float) -> tuple[np.ndarray, np.ndarray]:
    """Depth relative to the mean joint, in subject sizes (18,), 0 where unknown; and what is known (18,)."""
    known = ~np.isnan(points[:, :3]).any(1)
    depth = np.where(known, points[:, 2], 0)
    mean = depth[known].mean() if known.any() else 0.0
    return np.where(known, (depth - mean) / size, 0).astype(np.float32), known


class Batches:
    """Seeded; `random` is the whole state."""

    def __init__(self, sources: list[Frames], size: int, seed: int) -> None:
        self.sources, self.size = [s for s in sources if len(s)], size
        shares = np.array([SHARES[s.source] for s in self.sources])
        self.shares = shares / shares.sum()
        self.random = np.random.default_rng(seed)

    def next(self, device: torch.device) -> dict[str, Tensor]:
        image = np.zeros((self.size, SIDE, SIDE, 4), np.uint8)
        points = np.zeros((self.size, 18, 2), np.float32)
        depth, weight, near = (np.zeros((self.size, 18), np.float32) for _ in range(3))
        for row, source in enumerate(self.random.choice(len(self.sources), self.size, p=self.shares)):
            frames = self.sources[source]
            image[row], points[row], depth[row], weight[row], known = self._sample(frames, self.random.integers(len(frames)))
            near[row] = known * GUESSED_DEPTH.get(frames.source, 1.0)
        pixels = self._recoloured(torch.from_numpy(image).permute(0, 3, 1, 2).float() / 255)
        batch = {"image": pixels.contiguous(memory_format=torch.channels_last), "points": torch.from_numpy(points),
                 "depth": torch.from_numpy(depth), "weight": torch.from_numpy(weight), "depth_weight": torch.from_numpy(near)}
        return {k: v.to(device) for k, v in batch.items()}

    def _sample(self, frames: Frames, index: int) -> tuple[np.ndarray, ...]:
        random = self.random
        crop, labels = frames.pixels[index], frames.keypoints[index].copy()
        depth, known = targets(labels, max(crop.shape[:2]))
        if random.random() < 0.5:
            crop, labels, depth, known = crop[:, ::-1], labels[MIRRORED], depth[MIRRORED], known[MIRRORED]
            labels[:, 0] = crop.shape[1] - labels[:, 0]
        if random.random() < 0.4:
            # The same figure as a smaller or larger drawing, a little stouter or slimmer.
            factor, stretch = random.uniform(0.55, 1.15), random.uniform(0.9, 1.1)
            height, width = max(10, round(crop.shape[0] * factor)), max(6, round(crop.shape[1] * factor * stretch))
            labels[:, :2] *= (width / crop.shape[1], height / crop.shape[0])
            crop = resized(crop, width, height)
        if random.random() < 0.1:
            crop, labels = self._cut(crop, labels)
        shift = (random.random(), random.random()) if random.random() < 0.3 else (0.5, 0.5)
        frame, scale_x, scale_y, left, top = place(crop, shift)
        xy = labels[:, :2] * (scale_x, scale_y) + (left, top)
        there = ~np.isnan(xy).any(1) & (xy >= 0).all(1) & (xy < SIDE).all(1)
        weight = there * np.where(labels[:, 3] > 0.5, 1.0, HIDDEN_WEIGHT)
        return frame, np.where(there[:, None], xy, 0), depth, weight, known & there

    def _cut(self, crop: np.ndarray, labels: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        """A rectangle is missing, as if something stood before the figure: joints must follow from the rest."""
        height, width = crop.shape[:2]
        high, wide = self.random.integers(2, max(3, height // 3)), self.random.integers(2, max(3, width // 2))
        y, x = self.random.integers(0, height - high + 1), self.random.integers(0, width - wide + 1)
        crop = crop.copy()
        crop[y : y + high, x : x + wide] = 0
        return crop, labels

    def _recoloured(self, image: Tensor) -> Tensor:
        """Channels change places, brightness and contrast of each channel move; some get a dark outline."""
        random, count = self.random, image.shape[0]
        orders = np.where(random.random((count, 1)) < 0.3, random.permuted(np.tile(np.arange(3), (count, 1)), axis=1), np.arange(3))
        colour = image[:, :3].gather(1, torch.from_numpy(orders)[:, :, None, None].expand(-1, -1, SIDE, SIDE))
        gain = 1 + torch.from_numpy(random.uniform(-0.25, 0.25, (count, 3, 1, 1)).astype(np.float32))
        offset = torch.from_numpy(random.uniform(-0.12, 0.12, (count, 3, 1, 1)).astype(np.float32))
        alpha = image[:, 3:]
        colour = (colour * gain + offset).clamp(0, 1) * alpha
        outlined = torch.from_numpy((random.random(count) < 0.12).astype(np.float32))[:, None, None, None]
        grown = F.max_pool2d(alpha, 3, 1, 1) * outlined
        return torch.cat([colour, torch.maximum(alpha, grown)], 1)
