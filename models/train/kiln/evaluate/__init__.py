"""Measures kiln: text match, distance of distributions, memory of the training images, exactness, turns, poses, masks, seams, cost."""
