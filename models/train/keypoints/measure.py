"""Reading joints from heat maps, and PCK. `workers/engine/reference/vision/keypoints.ts` reads them the same way."""

from __future__ import annotations

import numpy as np
import torch
from torch import nn

from .batches import targets
from .data import Frames
from .frame import CELL, GRID, place
from .network import probabilities

REACH = 4
"""A joint is the mean of the cells so far around the likeliest one: of two legs that might be it, one is taken."""


def joints_of(heat: np.ndarray) -> np.ndarray:
    """heat (n, 18, 32, 32), probabilities -> (n, 18, 2): x, y in pixels of the frame."""
    best = heat.reshape(*heat.shape[:2], -1).argmax(2)
    row, column = best // GRID, best % GRID
    cells = np.arange(GRID)
    near = ((np.abs(cells[None, None, :, None] - row[..., None, None]) <= REACH)
            & (np.abs(cells[None, None, None, :] - column[..., None, None]) <= REACH))
    local = heat * near
    total = local.sum((2, 3))
    centres = (cells + 0.5) * CELL
    return np.stack([(local.sum(2) * centres).sum(2) / total, (local.sum(3) * centres).sum(2) / total], 2)


def confidence_of(heat: np.ndarray, joints: np.ndarray, radius: np.ndarray) -> np.ndarray:
    """(n, 18): how much of a map lies within `radius` (n,) pixels of the frame around the joint."""
    centres = (np.arange(GRID) + 0.5) * CELL
    away = (centres[None, None, None, :] - joints[..., 0, None, None]) ** 2 + (centres[None, None, :, None] - joints[..., 1, None, None]) ** 2
    return (heat * (away <= radius[:, None, None, None] ** 2)).sum((2, 3))


@torch.no_grad()
def predict(network: nn.Module, frames: Frames, temperature: float = 1.0, size: int = 128) -> dict[str, np.ndarray]:
    """joints (n, 18, 2) in pixels of the cuts, confidence (n, 18), depth (n, 18) in subject sizes, error (n, 18) in
    subject sizes (NaN where the data names no joint), and depth_error (n, 18)."""
    network.eval()
    device = next(network.parameters()).device
    out: dict[str, list[np.ndarray]] = {"joints": [], "confidence": [], "depth": [], "error": [], "depth_error": []}
    for start in range(0, len(frames), size):
        crops = frames.pixels[start : start + size]
        placed = [place(c) for c in crops]
        image = torch.from_numpy(np.stack([p[0] for p in placed])).permute(0, 3, 1, 2).float().to(device) / 255
        heat, depth = network(image)
        heat = probabilities(heat, temperature).cpu().numpy()
        found = joints_of(heat)
        longest = np.array([max(c.shape[:2]) for c in crops], np.float32)
        scale = np.array([p[1:3] for p in placed], np.float32)
        out["confidence"].append(confidence_of(heat, found, 0.1 * np.array([max(p[1] * c.shape[1], p[2] * c.shape[0]) for p, c in zip(placed, crops, strict=True)])))
        joints = (found - np.array([p[3:5] for p in placed])[:, None]) / scale[:, None]
        labels = frames.keypoints[start : start + size]
        out["joints"].append(joints)
        out["depth"].append(depth.cpu().numpy())
        out["error"].append(np.linalg.norm(joints - labels[..., :2], axis=2) / longest[:, None])
        wanted = [targets(points, size) for points, size in zip(labels, longest, strict=True)]
        out["depth_error"].append(np.abs(out["depth"][-1] - np.where([k for _, k in wanted], [d for d, _ in wanted], np.nan)))
    return {k: np.concatenate(v) for k, v in out.items()}


def pck(error: np.ndarray, at: float = 0.1) -> float:
    """Share of the known joints that are within `at` subject sizes (longer side of the opaque box) of their place."""
    known = error[~np.isnan(error)]
    return float((known <= at).mean()) if known.size else float("nan")
