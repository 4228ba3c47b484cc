/** One picture of an animation. */
export interface Frame {
  readonly url: string;
  readonly durationMs: number;
}

/** Which frame shows after `ms` of play; `rate` 2 plays twice as fast. Past the end of a clip that does not loop, the last. */
export function frameAt(frames: readonly Frame[], ms: number, rate: number, loop: boolean): number {
  const total = frames.reduce((sum, { durationMs }) => sum + durationMs, 0);
  let left = loop ? (ms * rate) % total : Math.min(ms * rate, total - 1);
  for (const [index, { durationMs }] of frames.entries()) {
    if (left < durationMs) return index;
    left -= durationMs;
  }
  return frames.length - 1;
}
