"""How fast batches are made: `python -m kiln.data.speed --data DATA --motion MOTION [--drawings DRAWINGS]`, one process."""

from __future__ import annotations

import argparse
import json
import resource
import time

import numpy as np

from .paths import add_paths, paths_of
from .samples import Mixture, Samples, shares_of


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    add_paths(parser)
    parser.add_argument("--count", type=int, default=256, help="samples of a batch")
    parser.add_argument("--seconds", type=float, default=4.0, help="for each size")
    parser.add_argument("--clip-frames", type=int, default=Mixture.clip_frames)
    options = parser.parse_args()
    began = time.monotonic()
    samples = Samples(paths_of(options), Mixture(clip_frames=options.clip_frames))
    report: dict[str, object] = {
        "sprites": len(samples.store), "pixels_mb": round(samples.store.pixels.nbytes / 2**20), "read_seconds": round(time.monotonic() - began, 1),
        "peak_mb": resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024, "sizes": {k: round(v, 3) for k, v in samples.sizes.items()},
        "styles": {k: round(v, 4) for k, v in shares_of(samples).items()},
    }
    random = np.random.default_rng(0)
    for side in samples.sizes:
        for name, make in (("packed", samples.packed), ("batch", samples.batch)):
            make(random, options.count, side)
            # Processor time: what others do on the machine does not count.
            made, began = 0, time.process_time()
            while time.process_time() - began < options.seconds:
                make(random, options.count, side)
                made += options.count
            report[f"{name} {side} px, samples a second of one core"] = round(made / (time.process_time() - began))
    print(json.dumps(report, indent=2))


if __name__ == "__main__":
    main()
