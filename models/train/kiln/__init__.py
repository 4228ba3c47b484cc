"""Kiln: text and references to sprites, a rectified-flow transformer over pixel patches."""
