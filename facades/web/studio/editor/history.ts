import type { Bitmap } from './pixels.ts';

/** States of the frames, one a stroke: what was undone can be done again until something else is drawn. */
export interface History {
  readonly past: readonly (readonly Bitmap[])[];
  readonly now: readonly Bitmap[];
  readonly future: readonly (readonly Bitmap[])[];
}

/** Kept strokes; a picture of 400×400 takes 640 KB each. */
const KEPT = 100;

export const beginning = (frames: readonly Bitmap[]): History => ({ past: [], now: frames, future: [] });

export const drawn = ({ past, now }: History, frames: readonly Bitmap[]): History => ({
  past: [...past, now].slice(-KEPT),
  now: frames,
  future: [],
});

export function undone(history: History): History {
  const { past, now, future } = history;
  const before = past.at(-1);
  return before ? { past: past.slice(0, -1), now: before, future: [now, ...future] } : history;
}

export function redone(history: History): History {
  const { past, now, future } = history;
  const [after, ...rest] = future;
  return after ? { past: [...past, now], now: after, future: rest } : history;
}
