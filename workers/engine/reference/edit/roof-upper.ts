/** The roof of a house whose walls are of the same stuff: what lies above the chord of its two upper corners, seen from above. */
import { toFlat } from '../parts/flat.ts';
import type { Region } from './regions.ts';
import type { Subject } from './subject.ts';

/** Columns at the ends that are lower than this share of the highest are fences and ground. */
const TALL = 0.45;
/** A roof is no thinner, in shares of its column. */
const LEAST = 0.16;

export function upperOf({ sprite }: Subject, roof: Region): Region {
  const { colors, width, height } = toFlat(sprite);
  const tops: number[] = [];
  const lows: number[] = [];
  for (let x = 0; x < width; x++) {
    const ys = Array.from({ length: height }, (_, y) => y).filter((y) => colors[y * width + x]! >= 0);
    tops.push(ys[0] ?? -1);
    lows.push(ys.at(-1) ?? -1);
  }
  const high = tops.map((top, x) => (top < 0 ? 0 : lows[x]! - top + 1));
  const most = Math.max(...high);
  const house = [...high.keys()].filter((x) => high[x]! >= TALL * most);
  const [left, right] = [house[0]!, house.at(-1)!];
  const chord = (x: number): number =>
    tops[left]! + ((tops[right]! - tops[left]!) * (x - left)) / Math.max(1, right - left);
  return roof.map((v, i) => {
    const [x, y] = [i % width, Math.floor(i / width)];
    if (!v || x < left || x > right) return 0;
    // The near edges of a roof lie as far below the chord as the far ones lie above it.
    const reach = Math.max(2 * chord(x) - tops[x]!, tops[x]! + LEAST * high[x]!);
    return y <= reach ? 1 : 0;
  });
}
