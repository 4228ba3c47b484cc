"""Skeleton keypoints of a sprite: 18 joints as heat maps, with their depths."""
