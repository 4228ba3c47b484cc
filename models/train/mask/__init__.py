"""Subject and background: a probability for each pixel of an opaque picture."""
