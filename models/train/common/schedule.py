"""A learning-rate schedule that ends before the time does."""

from __future__ import annotations

import math
import time


class Schedule:
    """Linear warm-up, then a cosine to zero.

    The length is `steps`, or, given `minutes`, what the measured throughput allows: every `probe` steps are timed
    (the first are ordinary warm-up steps), and the rest is planned at `margin` of that speed, so that a machine that
    others use more or less than at the start changes the plan. The cosine follows whichever is further along, steps
    done or time used.
    """

    def __init__(self, peak: float, steps: int | None, minutes: float | None, warmup: int = 100, probe: int = 40,
                 margin: float = 0.92) -> None:
        if (steps is None) == (minutes is None):
            raise ValueError("give either steps or minutes")
        self.peak, self.steps, self.minutes = peak, steps, minutes
        self.warmup, self.probe, self.margin = warmup, probe, margin
        self.step = 0
        self.used = 0.0  # seconds, those of resumed runs included
        self.rate: float | None = None  # steps a second
        self._mark = time.monotonic()
        self._probe_start: tuple[int, float] | None = None

    def state(self) -> dict:
        return {k: getattr(self, k) for k in ("peak", "steps", "minutes", "step", "used", "rate")}

    def load(self, state: dict) -> None:
        """Goes on where `state` was taken. A length other than the one it was made for is planned anew from there."""
        asked = (self.steps, self.minutes)
        for key, value in state.items():
            setattr(self, key, value)
        if asked[1] != state["minutes"]:
            self.steps, self.minutes = asked
        elif asked[0] is not None:
            self.steps = asked[0]

    @property
    def fraction(self) -> float:
        """0 at the start, 1 when training must stop."""
        by_steps = self.step / self.steps if self.steps else 0.0
        by_time = self.used / (self.minutes * 60) if self.minutes else 0.0
        return min(1.0, max(by_steps, by_time))

    @property
    def done(self) -> bool:
        return self.fraction >= 1.0

    def learning_rate(self) -> float:
        warm = min(1.0, (self.step + 1) / self.warmup)
        return self.peak * warm * 0.5 * (1 + math.cos(math.pi * self.fraction))

    def advance(self) -> None:
        """Call after each step."""
        now = time.monotonic()
        self.used += now - self._mark
        self._mark = now
        self.step += 1
        if self.minutes is None:
            return
        if self._probe_start is None:
            self._probe_start = (self.step, now)  # the first step pays for allocations and is not timed
        elif self.step - self._probe_start[0] >= self.probe:
            rate = (self.step - self._probe_start[0]) / (now - self._probe_start[1])
            self.rate = rate if self.rate is None else 0.7 * self.rate + 0.3 * rate
            self._probe_start = (self.step, now)
            self.steps = self.step + max(1, int((self.minutes * 60 - self.used) * self.rate * self.margin))
