"""The twelve attributes of kiln's context, in the contract's order. 0 = not said, else 1 + the place in its names.

`workers/engine/types.ts` has the same names in the same order."""

from __future__ import annotations

import numpy as np

OUTLINES = ("single color black outline", "single color outline", "selective outline", "lineless")
SHADINGS = ("flat shading", "basic shading", "medium shading", "detailed shading", "highly detailed shading")
DETAILS = ("low detail", "medium detail", "highly detailed")
VIEWS = ("side", "low top-down", "high top-down")
ISOMETRIC_VIEW = 3
"""The data's fourth view; here it is an attribute of its own, and the view is not said."""
DIRECTIONS = ("south", "south-east", "east", "north-east", "north", "north-west", "west", "south-west")
NO, YES = 1, 2
TRANSPARENT, FULL = 1, 2
SIZES = (16, 24, 32, 48, 64)
"""Longer side of the art in its own pixels, and sides of the grids that training uses."""
CATEGORIES = ("animal", "armor", "building", "clothing", "door", "effect", "equipment layer", "floor", "food", "furniture", "humanoid",
              "item", "monster", "plant", "robot", "structure", "terrain", "tile", "tool", "ui", "vehicle", "wall", "weapon")
FRAMES = 16
PALETTES = (4, 8, 16, 32)

(OUTLINE, SHADING, DETAIL, VIEW, DIRECTION, ISOMETRIC, OBLIQUE, BACKGROUND, SIZE, CATEGORY, FRAME, PALETTE) = range(12)
COUNT = 12
CLASSES = (len(OUTLINES), len(SHADINGS), len(DETAILS), len(VIEWS), len(DIRECTIONS), 2, 2, 2, len(SIZES), len(CATEGORIES), FRAMES, len(PALETTES) + 1)
"""How many values each attribute has; an embedding needs one more, for 0."""

MIRRORED = np.array([0, *(1 + (-d % len(DIRECTIONS)) for d in range(len(DIRECTIONS)))])
"""Attribute `direction` of the mirror image."""


def code(names: tuple[str, ...], value: str | None) -> int:
    """0 for None; a name that is not there is an error of the data."""
    return 0 if value is None else 1 + names.index(value)


def size_code(longer: int) -> int:
    return 1 + next((i for i, side in enumerate(SIZES) if longer <= side), len(SIZES) - 1)


def palette_code(colours: int) -> int:
    return 1 + next((i for i, most in enumerate(PALETTES) if colours <= most), len(PALETTES))


def view_codes(view: int) -> tuple[int, int]:
    """The data's view 0..3 (−1 unknown) -> attributes view and isometric."""
    if view < 0:
        return 0, 0
    return (0, YES) if view == ISOMETRIC_VIEW else (1 + view, NO)
