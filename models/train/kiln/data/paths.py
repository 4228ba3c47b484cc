"""The folders of the data as options of a command; each can also stand in the environment."""

from __future__ import annotations

import argparse
import os
from pathlib import Path

from .mixture import Paths

MODELS = Path(__file__).resolve().parents[3]
FOLDERS = {"data": ("PIXELKILN_DATA", "the folder text2sprite"), "motion": ("PIXELKILN_MOTION", "the folder motion"),
           "drawings": ("PIXELKILN_KILN_DRAWINGS", "a folder that test/engine/kiln-source/dump.ts filled")}


def add_paths(parser: argparse.ArgumentParser) -> None:
    for name, (variable, text) in FOLDERS.items():
        value = os.environ.get(variable)
        parser.add_argument(f"--{name}", type=Path, default=value and Path(value), help=f"{text} (or set {variable})")
    parser.add_argument("--models", type=Path, default=MODELS, help="the folder models (default: the one around this file)")


def paths_of(options: argparse.Namespace) -> Paths:
    if not (options.data or options.motion or options.drawings):
        raise SystemExit("name at least one of --data, --motion, --drawings")
    return Paths(options.models, options.data, options.motion, options.drawings)
