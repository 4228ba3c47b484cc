"""What must hold of batches, whatever the data: used by the rehearsal, and on the real data by
`python -m kiln.data.check --data DATA --motion MOTION [--drawings DRAWINGS]`."""

from __future__ import annotations

import argparse
import json
from dataclasses import replace

import numpy as np

from . import attributes as at
from .captioned import fingerprint
from .paths import add_paths, paths_of
from .pose import MIRRORED_LIMBS, NECK, NOSE, pose_maps
from .samples import Mixture, Paths, Samples
from .stream import Stream, loader

COUNT = 96
PLAIN = Mixture(clip_frames=500, mirror=0, recolour=0, shift=0, enlarge=0, outline_added=0, outline_removed=0, ground=0, roll=0, masked=0,
                style_words=0)


def _equal(one: dict[str, np.ndarray], two: dict[str, np.ndarray]) -> bool:
    return all(np.array_equal(one[k], two[k]) for k in one)


def _made(samples: Samples, side: int, **changes: float) -> dict[str, np.ndarray]:
    """A batch of the same draw with other rates of changes."""
    before, samples.config = samples.config, replace(PLAIN, **changes)
    found = samples.packed(np.random.default_rng(5), COUNT, side)
    samples.config = before
    return found


def _prints(samples: Samples) -> set[bytes]:
    store = samples.store
    boxes = (store.pixels[o : o + int(h) * int(w)].view(np.uint8).reshape(int(h), int(w), 4) for o, (h, w) in zip(store.offset, store.box.astype(int), strict=True))
    return {fingerprint(b) for b in boxes}


def checks(paths: Paths) -> dict[str, bool]:
    """Statement -> whether it holds."""
    samples, val = Samples(paths, PLAIN), Samples(paths, PLAIN, split="val")
    side = max(samples.sizes, key=lambda s: samples.sizes[s])
    plain, again, mirrored = _made(samples, side), _made(samples, side), _made(samples, side, mirror=1)
    # Which pictures may be mirrored depends on their words.
    turned = (plain["target"] != mirrored["target"]).any((1, 2, 3))
    batch = samples.batch(np.random.default_rng(5), COUNT, side)
    samples.config = replace(PLAIN, masked=1)
    masked = samples.batch(np.random.default_rng(5), COUNT, side)
    stream = Stream(samples, 16, seed=3)
    alone, worked = (iter(loader(stream, n)) for n in (0, 2))
    same = all(_equal({k: v.numpy() for k, v in next(alone).items()}, {k: v.numpy() for k, v in next(worked).items()}) for _ in range(4))
    del worked
    vivid, dull = _made(samples, side, recolour=1), plain
    recoloured = (vivid["target"] != dull["target"]).any((1, 2, 3))
    joints = np.full((1, 18, 3), np.nan, np.float32)
    joints[0, NECK], joints[0, NOSE] = (4, 2, 0), (4, 6, 4)
    bone = pose_maps(joints, 8, 8)[0, 0]
    clear = plain["target"][..., 3] == 0
    hidden = np.broadcast_to(masked["mask"] > 0, masked["known"].shape)
    return {
        "the same generator gives the same batch": _equal(plain, again),
        "workers give the same stream": same,
        "no val picture is trained on, not even under another name": not (_prints(samples) & _prints(val)),
        "clear pixels have no colour": not plain["target"][clear].any() and bool(np.isin(plain["target"][..., 3], (0, 255)).all()),
        "the whole is to be drawn, or what is kept is the target": bool((batch["known"] == 0).all())
        and bool((masked["known"][hidden] == 0).all()) and np.array_equal(masked["known"][~hidden], masked["target"][~hidden]),
        "every mask asks for something": bool((masked["mask"].max((1, 2, 3)) == 1).all()),
        "a mirror image has the mirrored direction": np.array_equal(mirrored["target"][turned], plain["target"][turned][:, :, ::-1])
        and np.array_equal(mirrored["attributes"][turned][:, at.DIRECTION], at.MIRRORED[plain["attributes"][turned][:, at.DIRECTION]]),
        "and its limbs change sides": np.array_equal(mirrored["pose"][turned], plain["pose"][turned][:, list(MIRRORED_LIMBS), :, ::-1]),
        "a recoloured picture has another caption": bool((vivid["words"][recoloured] != dull["words"][recoloured]).any(1).all()),
        "a picture that keeps its colours keeps its caption": np.array_equal(vivid["words"][~recoloured], dull["words"][~recoloured]),
        "a bone is two pixels wide, and brighter where it is nearer": bool((bone[2:6, 3:5] > 0).all()) and bool((np.diff(bone[2:6, 3]) > 0).all())
        and not bone[:, :3].any() and not bone[:, 5:].any(),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    add_paths(parser)
    found = checks(paths_of(parser.parse_args()))
    print(json.dumps(found, indent=2))
    failed = [claim for claim, true in found.items() if not true]
    if failed:
        raise SystemExit(f"did not hold: {failed}")


if __name__ == "__main__":
    main()
