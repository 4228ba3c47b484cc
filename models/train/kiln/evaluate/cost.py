"""Seconds and peak memory of one picture, in a process of its own that loads nothing but numpy and onnxruntime.

`python -m kiln.evaluate.cost FOLDER --file kiln.onnx --side 64 --steps 20 --branches 2 --threads 2` prints one JSON line."""

from __future__ import annotations

import argparse
import json
import resource
import time
from pathlib import Path

import numpy as np
import onnxruntime


def peak_mb() -> float:
    """Most memory that this program held at once. Linux counts `ru_maxrss` from the process that started it, so its own
    high-water mark is read where there is one."""
    status = Path("/proc/self/status")
    if status.exists():
        return int(next(line.split()[1] for line in status.read_text().splitlines() if line.startswith("VmHWM"))) / 1024
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


def invented(inputs: list[onnxruntime.NodeArg], free: dict[str, int]) -> dict[str, np.ndarray]:
    """Inputs of ones and zeros; `free` gives sides by input name, the batch is `free["batch"]`."""
    out = {}
    for node in inputs:
        known = {"words": (8, 100), "word_mask": (8,), "reference": (4, 4, 4), "context": (free["tokens"], free["width"]), "context_mask": (free["tokens"],)}
        shape = known.get(node.name) or tuple(s if isinstance(s, int) else free["side"] for s in node.shape[1:])
        out[node.name] = np.ones((free["batch"], *shape), np.int64 if "int64" in node.type else np.float32)
    return out


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--file", default="kiln.onnx")
    parser.add_argument("--side", type=int, default=64)
    parser.add_argument("--steps", type=int, default=20)
    parser.add_argument("--branches", type=int, default=2, help="with and without the words: 2; a student needs 1")
    parser.add_argument("--threads", type=int, default=2)
    options = parser.parse_args()
    session_options = onnxruntime.SessionOptions()
    session_options.intra_op_num_threads = options.threads
    empty = peak_mb()
    opened = time.monotonic()
    context, kiln = (onnxruntime.InferenceSession(str(options.folder / f), session_options, providers=["CPUExecutionProvider"])
                     for f in ("context.onnx", options.file))
    opened = time.monotonic() - opened
    width = next(i.shape[2] for i in kiln.get_inputs() if i.name == "context")
    free = {"batch": options.branches, "side": options.side, "tokens": 1, "width": width if isinstance(width, int) else 0}
    told = context.run(None, invented(context.get_inputs(), free))
    free |= {"tokens": told[0].shape[1], "width": told[0].shape[2]}
    feeds = invented(kiln.get_inputs(), free)
    kiln.run(None, feeds)  # the first run pays for allocations
    began, busy = time.monotonic(), time.process_time()
    context.run(None, invented(context.get_inputs(), free))
    for i in range(options.steps):
        feeds["time"][:] = i / options.steps
        kiln.run(None, feeds)
    print(json.dumps({"side": options.side, "steps": options.steps, "branches": options.branches, "threads": options.threads,
                      "seconds": round(time.monotonic() - began, 3), "cpu_seconds": round(time.process_time() - busy, 3),
                      "open_seconds": round(opened, 3), "peak_mb": round(peak_mb()), "peak_mb_before": round(empty)}))


if __name__ == "__main__":
    main()
