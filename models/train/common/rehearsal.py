"""What the rehearsals share: running a command of this folder, and saying what held."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from pathlib import Path

HERE = Path(__file__).resolve().parents[1]


def step(name: str, *arguments: object) -> None:
    """Runs `python -m <arguments>`; ends the rehearsal with its output when it fails."""
    began = time.monotonic()
    done = subprocess.run([sys.executable, "-W", "ignore", "-m", *map(str, arguments)], cwd=HERE, capture_output=True,
                          text=True, env={**os.environ, "OMP_NUM_THREADS": "1"})
    print(f"{name}: {time.monotonic() - began:.1f} s", flush=True)
    if done.returncode != 0:
        raise SystemExit(f"{name} failed:\n{done.stdout}\n{done.stderr}")


def last_line(run: Path) -> dict:
    return json.loads((run / "log.jsonl").read_text().splitlines()[-1])


def conclude(report: dict, held: dict[str, bool]) -> None:
    """Prints the report as one JSON line; a claim that does not hold is the exit status."""
    print(json.dumps(report))
    failed = [claim for claim, true in held.items() if not true]
    if failed:
        raise SystemExit(f"did not hold: {failed}")
