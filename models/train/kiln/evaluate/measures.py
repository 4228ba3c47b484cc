"""What is measured on pictures alone: distances of distributions and of single pictures, exactness, seams. All pictures RGBA uint8."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from kiln.data.captioned import seam_ratio

from .evaluator.frame import framed

SMALL = 16
"""Side at which pictures are compared with the whole training set."""
COPY = 0.05
"""Root mean square difference (of values 0..1) under which a picture counts as a copy."""


def frechet(one: np.ndarray, two: np.ndarray) -> float:
    """Distance of the normal distributions with the means and covariances of two sets of features (n, f) (Heusel et al. 2017)."""
    means = [x.astype(np.float64).mean(0) for x in (one, two)]
    spread = [np.cov(x.astype(np.float64), rowvar=False) for x in (one, two)]
    values, basis = np.linalg.eigh(spread[0])
    root = basis * np.sqrt(np.clip(values, 0, None)) @ basis.T
    # The trace of the root of a product of covariances, by the symmetric product with the same eigenvalues.
    cross = np.sqrt(np.clip(np.linalg.eigvalsh(root @ spread[1] @ root), 0, None)).sum()
    return float(((means[0] - means[1]) ** 2).sum() + np.trace(spread[0]) + np.trace(spread[1]) - 2 * cross)


def thumbnails(pictures: Sequence[np.ndarray]) -> np.ndarray:
    """(n, 4 · SMALL²) float32: subjects in the evaluator's frame, four pixels in one."""
    return np.stack([framed(p).reshape(4, SMALL, 2, SMALL, 2).mean((2, 4)).reshape(-1) for p in pictures])


def nearest(found: np.ndarray, train: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """For each thumbnail (n, d) the place of the nearest of the training set's (m, d), mirror images included by the caller, and
    the root mean square difference."""
    place, distance = np.zeros(len(found), np.int64), np.zeros(len(found))
    squares = (train**2).sum(1)
    for i in range(0, len(found), 64):
        part = found[i : i + 64]
        away = squares[None] - 2 * part @ train.T + (part**2).sum(1)[:, None]
        place[i : i + 64] = away.argmin(1)
        distance[i : i + 64] = np.sqrt(np.clip(away.min(1), 0, None) / found.shape[1])
    return place, distance


def memory_of(pictures: Sequence[np.ndarray], train: np.ndarray) -> dict[str, float]:
    """How near pictures are to training pictures: quantiles of the distance to the nearest, and the share of copies."""
    _, away = nearest(thumbnails(pictures), train)
    return {"mean": float(away.mean()), "least_5_percent": float(np.quantile(away, 0.05)), "copies": float((away < COPY).mean())}


def exactness(pictures: Sequence[np.ndarray], sides: Sequence[int]) -> dict[str, float]:
    """Share of the pictures that have exactly the asked size, alpha 0 or 255 and no colour under alpha 0; mean number of colours;
    share of opaque pixels whose colour none of their eight neighbours has (noise; real sprites have some)."""
    exact, colours, orphans = [], [], []
    for p, side in zip(pictures, sides, strict=True):
        alpha = p[..., 3]
        exact.append(p.shape == (side, side, 4) and bool(np.isin(alpha, (0, 255)).all()) and not p[alpha == 0].any())
        packed = np.where(alpha > 0, (p[..., :3].astype(np.int64) * (1 << 16, 1 << 8, 1)).sum(-1), -1)
        colours.append(len(np.unique(packed[packed >= 0])))
        wide = np.pad(packed, 1, constant_values=-2)
        alone = alpha > 0
        for dy, dx in ((0, 1), (1, 0), (0, -1), (-1, 0), (1, 1), (1, -1), (-1, 1), (-1, -1)):
            alone &= wide[1 + dy : wide.shape[0] - 1 + dy, 1 + dx : wide.shape[1] - 1 + dx] != packed
        orphans.append(alone.sum() / max(1, (alpha > 0).sum()))
    return {"exact": float(np.mean(exact)), "colours": float(np.mean(colours)), "orphans": float(np.mean(orphans))}


def coverage(pictures: Sequence[np.ndarray]) -> float:
    """Mean share of opaque pixels."""
    return float(np.mean([(p[..., 3] > 0).mean() for p in pictures]))


def masked_error(found: np.ndarray, true: np.ndarray, mask: np.ndarray) -> float:
    """Mean absolute difference on −1..1 within the mask (h, w), over RGBA."""
    inside = mask > 0
    return float(np.abs(found[inside].astype(np.float32) - true[inside].astype(np.float32)).mean() * 2 / 255)


def locked(picture: np.ndarray, palette_of: np.ndarray) -> np.ndarray:
    """Each opaque pixel in the nearest colour (by squared RGB difference) of another picture, as the service locks palettes."""
    palette = np.unique(palette_of[palette_of[..., 3] > 0][:, :3], axis=0).astype(np.int32)
    if len(palette) == 0:
        return picture
    away = ((picture[..., None, :3].astype(np.int32) - palette) ** 2).sum(-1)
    out = picture.copy()
    out[..., :3] = np.where(picture[..., 3:] > 0, palette[away.argmin(-1)], 0)
    return out


def seam(picture: np.ndarray) -> float:
    """How visible the seam of a tiled texture is: 1 as inside, more where the edges do not fit."""
    return seam_ratio(picture)
