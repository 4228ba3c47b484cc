"""Turning a sprite: the same subject from another side or height, in its own colours."""
