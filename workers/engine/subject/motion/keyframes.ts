import { clamp, lerp } from '../../solids/vec.ts';

/** A pose at a share of a motion's time, 0..1. */
export type Key<T> = readonly [at: number, pose: T];

/**
 * `frames` poses sampled from keys with eased steps between them. A loop runs on from its last key to its first
 * (frame i at i / frames); a single run ends on its last key.
 */
export function sampleKeys<T>(
  keys: readonly Key<T>[],
  frames: number,
  loop: boolean,
  mixTwo: (a: T, b: T, t: number) => T,
): readonly T[] {
  const first = keys[0]!;
  const track = loop ? [...keys, [1, first[1]] as const] : keys;
  const end = track.at(-1)![0];
  return Array.from({ length: frames }, (_, i) => {
    const t = loop ? i / frames : lerp(first[0], end, frames === 1 ? 1 : i / (frames - 1));
    let k = 0;
    while (k < track.length - 2 && track[k + 1]![0] <= t) k++;
    const [a, b] = [track[k]!, track[k + 1] ?? track[k]!];
    const share = b[0] > a[0] ? clamp((t - a[0]) / (b[0] - a[0]), 0, 1) : 1;
    const eased = share * share * (3 - 2 * share);
    return mixTwo(a[1], b[1], lerp(share, eased, 0.7));
  });
}
