/** States of what is worked on, one a stroke: what was undone can be done again until something else is drawn. */
export interface History<T> {
  readonly past: readonly T[];
  readonly now: T;
  readonly future: readonly T[];
}

/** Kept strokes; a picture of 400×400 takes 640 KB each, what a stroke leaves alone is shared. */
const KEPT = 100;

export const beginning = <T>(now: T): History<T> => ({ past: [], now, future: [] });

export const drawn = <T>({ past, now }: History<T>, next: T): History<T> => ({
  past: [...past, now].slice(-KEPT),
  now: next,
  future: [],
});

export function undone<T>(history: History<T>): History<T> {
  const { past, now, future } = history;
  const before = past.at(-1);
  return before === undefined ? history : { past: past.slice(0, -1), now: before, future: [now, ...future] };
}

export function redone<T>(history: History<T>): History<T> {
  const { past, now, future } = history;
  const [after, ...rest] = future;
  return after === undefined ? history : { past: [...past, now], now: after, future: rest };
}
