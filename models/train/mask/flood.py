"""The baseline: the service's own flood fill, `workers/engine/pixels/remove-background.ts`, written again for opaque pictures."""

from __future__ import annotations

from collections import deque

import numpy as np


def oklab(image: np.ndarray) -> np.ndarray:
    """sRGB bytes (h, w, 3) -> OKLab (h, w, 3) (Ottosson 2020)."""
    c = image.astype(np.float64) / 255
    linear = np.where(c <= 0.04045, c / 12.92, ((c + 0.055) / 1.055) ** 2.4)
    lms = linear @ np.array([[0.4122214708, 0.5363325363, 0.0514459929], [0.2119034982, 0.6806995451, 0.1073969566],
                             [0.0883024619, 0.2817188376, 0.6299787005]]).T
    return np.cbrt(lms) @ np.array([[0.2104542553, 0.7936177850, -0.0040720468], [1.9779984951, -2.4285922050, 0.4505937099],
                                    [0.0259040371, 0.7827717662, -0.8086757660]]).T


def _clusters(lab: np.ndarray, reach: float) -> np.ndarray:
    """Border colours that are the background's: they reach a corner or fill a large part; their like on two sides follow."""
    height, width = lab.shape[:2]
    places = [p for x in range(width) for p in ((0, x), (height - 1, x))] + [p for y in range(1, height - 1) for p in ((y, 0), (y, width - 1))]
    found: list[dict] = []
    for y, x in places:
        home = next((c for c in found if np.linalg.norm(c["lab"] - lab[y, x]) < reach), None)
        if home is None:
            home = {"lab": lab[y, x].copy(), "weight": 0, "corner": False, "sides": set()}
            found.append(home)
        home["weight"] += 1
        home["lab"] += (lab[y, x] - home["lab"]) / home["weight"]
        home["corner"] |= y in (0, height - 1) and x in (0, width - 1)
        # One side a pixel each way, as the service counts them.
        home["sides"] |= {"l"} if x == 0 else {"r"} if x == width - 1 else set()
        home["sides"] |= {"t"} if y == 0 else {"b"} if y == height - 1 else set()
    taken = [c for c in found if c["weight"] >= (0.04 if c["corner"] else 0.3) * len(places)]
    for known in taken:  # grows while it is walked, as in the service
        for c in found:
            if not any(c is t for t in taken) and len(c["sides"]) >= 2 and np.linalg.norm(c["lab"] - known["lab"]) < reach * 2.5:
                taken.append(c)
    return np.array([c["lab"] for c in taken]).reshape(-1, 3)


def flood_mask(image: np.ndarray, tolerance: float = 0.06) -> np.ndarray:
    """RGB (h, w, 3) -> bool (h, w), True where the flood fill leaves the subject."""
    lab = oklab(image)
    height, width = lab.shape[:2]
    clusters = _clusters(lab, tolerance)
    if len(clusters) == 0:
        return np.ones((height, width), bool)
    away = np.linalg.norm(lab[:, :, None] - clusters, axis=3).min(2)
    gone = np.zeros((height, width), bool)
    edge = np.zeros((height, width), bool)
    edge[[0, -1]] = edge[:, [0, -1]] = True
    gone |= edge & (away <= tolerance)
    queue = deque(zip(*np.nonzero(gone), strict=True))
    while queue:
        y, x = queue.popleft()
        for v, u in ((y, x - 1), (y, x + 1), (y - 1, x), (y + 1, x)):
            if not (0 <= v < height and 0 <= u < width) or gone[v, u]:
                continue
            small = np.linalg.norm(lab[v, u] - lab[y, x]) < tolerance / 5 and away[v, u] < tolerance * 3
            if away[v, u] <= tolerance or small:
                gone[v, u] = True
                queue.append((v, u))
    beside = np.zeros_like(gone)
    beside[1:] |= gone[:-1]
    beside[:-1] |= gone[1:]
    beside[:, 1:] |= gone[:, :-1]
    beside[:, :-1] |= gone[:, 1:]
    return ~(gone | (beside & (away <= tolerance * 2)))
