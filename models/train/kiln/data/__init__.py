"""Data of kiln: captioned sprites, motion and the engine's own drawings as seeded batches of the contract's inputs."""

from .samples import Mixture, Paths, Samples
from .stream import Stream, loader
from .unpack import unpack, unpacked
from .vocabulary import WORDS, Vocabulary

__all__ = ["WORDS", "Mixture", "Paths", "Samples", "Stream", "Vocabulary", "loader", "unpack", "unpacked"]
