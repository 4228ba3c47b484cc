"""A subject over a ground, with the true mask: flat, gradient, noise, texture or a scene of several things."""

from __future__ import annotations

import numpy as np

from .data import Material

KINDS = ("flat", "gradient", "noise", "texture", "scene")
SHARES = (0.12, 0.1, 0.13, 0.4, 0.25)


def enlarged(image: np.ndarray, factor: int) -> np.ndarray:
    return image.repeat(factor, 0).repeat(factor, 1)


def compose(material: Material, random: np.random.Generator, side: int, kind: str | None = None) -> tuple[np.ndarray, np.ndarray, str]:
    """One picture: RGB uint8 (side, side, 3), mask bool (side, side), and the kind of its ground."""
    kind = kind or KINDS[random.choice(len(KINDS), p=SHARES)]
    subject, factor = _subject(material, random, side)
    ground = _GROUNDS[kind](material, random, side, factor, subject)
    high, wide = subject.shape[:2]
    # Most pictures are centred; some subjects stand on the lower edge or are cut by a side.
    free_y, free_x = side - high, side - wide
    top = free_y if random.random() < 0.1 else int(round(free_y * random.beta(2, 2)))
    left = int(round(free_x * random.beta(2, 2)))
    mask = np.zeros((side, side), bool)
    mask[top : top + high, left : left + wide] = subject[:, :, 3] > 0
    picture = ground.copy()
    picture[mask] = subject[subject[:, :, 3] > 0][:, :3]
    if random.random() < 0.1:
        noise = random.normal(0, random.uniform(1, 5), picture.shape)
        picture = np.clip(picture + noise, 0, 255).astype(np.uint8)
    return picture, mask, kind


def _subject(material: Material, random: np.random.Generator, side: int) -> tuple[np.ndarray, int]:
    """A recoloured, possibly mirrored sprite that fits, enlarged by a whole factor."""
    while True:
        subject = material.subjects[random.integers(len(material.subjects))]
        longest = max(subject.shape[:2])
        if longest > side:
            step = -(-longest // side)
            subject = subject[step // 2 :: step, step // 2 :: step]
            longest = max(subject.shape[:2])
        if longest >= 6 and subject[:, :, 3].any():
            break
    most = max(1, side // longest)
    least = min(most, max(1, -(-side // 4) // longest))
    factor = int(random.integers(least, most + 1))
    subject = enlarged(subject, factor)
    if random.random() < 0.5:
        subject = subject[:, ::-1]
    subject = subject.copy()
    subject[:, :, :3] = _recoloured(subject[:, :, :3], random)
    return subject, factor


def _recoloured(image: np.ndarray, random: np.random.Generator) -> np.ndarray:
    if random.random() < 0.3:
        image = image[:, :, random.permutation(3)]
    if random.random() < 0.5:
        image = np.clip(image * random.uniform(0.75, 1.2, 3) + random.uniform(-20, 20, 3), 0, 255).astype(np.uint8)
    return image


def _colour(random: np.random.Generator, subject: np.ndarray) -> np.ndarray:
    """A colour that the subject does not quite have: the remotest of three."""
    if random.random() < 0.25:
        tries = np.array([[255, 255, 255], [0, 0, 0], [255, 0, 255], [0, 255, 0], [128, 128, 128]])[random.integers(0, 5, 3)]
    else:
        tries = random.integers(0, 256, (3, 3))
    inside = subject[subject[:, :, 3] > 0][:: max(1, subject.size // 400), :3].astype(int)
    away = [np.abs(inside - t).sum(1).min() for t in tries]
    return tries[int(np.argmax(away))].astype(np.float32)


def _flat(material: Material, random: np.random.Generator, side: int, factor: int, subject: np.ndarray) -> np.ndarray:
    return np.broadcast_to(_colour(random, subject), (side, side, 3)).astype(np.uint8)


def _gradient(material: Material, random: np.random.Generator, side: int, factor: int, subject: np.ndarray) -> np.ndarray:
    one, two = _colour(random, subject), _colour(random, subject)
    if random.random() < 0.6:
        two = one + (two - one) * 0.35
    y, x = np.mgrid[0:side, 0:side] / side
    if random.random() < 0.25:
        along = np.hypot(x - random.random(), y - random.random())
    else:
        angle = random.choice([0, np.pi / 2, random.uniform(0, np.pi)])
        along = x * np.cos(angle) + y * np.sin(angle)
    along = (along - along.min()) / max(1e-6, along.max() - along.min())
    if random.random() < 0.5:
        # Pixel art has steps, and dithers between them.
        steps = random.integers(2, 9)
        bayer = np.array([[0, 8, 2, 10], [12, 4, 14, 6], [3, 11, 1, 9], [15, 7, 13, 5]]) / 16
        dither = np.tile(bayer, (side // 4 + 1, side // 4 + 1))[:side, :side] if random.random() < 0.5 else 0.5
        along = np.floor(along * (steps - 1) + dither) / (steps - 1)
    return np.clip(one + (two - one) * along[:, :, None], 0, 255).astype(np.uint8)


def _noise(material: Material, random: np.random.Generator, side: int, factor: int, subject: np.ndarray) -> np.ndarray:
    base, grain = _colour(random, subject), int(random.choice([1, 1, 2, 4, 8]))
    cells = -(-side // grain)
    strength = random.uniform(6, 50)
    field = random.normal(0, 1, (cells, cells, 3 if random.random() < 0.3 else 1))
    if random.random() < 0.3:
        field = np.round(field)
    return np.clip(base + enlarged(field, grain)[:side, :side] * strength, 0, 255).astype(np.uint8)


def _texture(material: Material, random: np.random.Generator, side: int, factor: int, subject: np.ndarray) -> np.ndarray:
    """One tile repeated, or a few of a kind mixed; often at the subject's own pixel size."""
    tile = material.grounds[random.integers(len(material.grounds))]
    scale = factor if random.random() < 0.5 else int(random.integers(1, 4))
    while scale > 1 and min(tile.shape[:2]) * scale > side:
        scale -= 1
    tile = enlarged(_recoloured(tile, random), scale)
    if random.random() < 0.25:
        tile = (tile * random.uniform(0.4, 0.9)).astype(np.uint8)
    high, wide = tile.shape[:2]
    whole = np.tile(tile, (side // high + 2, side // wide + 2, 1))
    y, x = (0, 0) if random.random() < 0.5 else (random.integers(high), random.integers(wide))
    return whole[y : y + side, x : x + side]


def _scene(material: Material, random: np.random.Generator, side: int, factor: int, subject: np.ndarray) -> np.ndarray:
    """A back (wall, sky) and a floor; sometimes a path, a window or a small thing that belongs to the background."""
    back = (_texture if random.random() < 0.6 else _gradient)(material, random, side, factor, subject).copy()
    floor = _texture(material, random, side, factor, subject)
    horizon = int(random.uniform(0.35, 0.85) * side)
    back[horizon:] = floor[horizon:]
    for _ in range(random.integers(0, 4)):
        patch = _texture(material, random, side, factor, subject)
        high, wide = random.integers(side // 8, side // 2, 2)
        y, x = random.integers(0, side - high), random.integers(0, side - wide)
        # Patches reach an edge, so that they are no second subject.
        x = random.choice([0, side - wide, x])
        y = y if x in (0, side - wide) else random.choice([0, side - high])
        back[y : y + high, x : x + wide] = patch[y : y + high, x : x + wide]
    return back


_GROUNDS = {"flat": _flat, "gradient": _gradient, "noise": _noise, "texture": _texture, "scene": _scene}
