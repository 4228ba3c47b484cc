/** Tongues of flame over what burns: each whole and drawn out to a point; where some overlap the hotter one is seen. */
import type { Px } from '../../../src/pixels/types.ts';

/** Its foot, how broad it is there to either side, how high it is, and how it bends. */
export interface Tongue {
  readonly x: number;
  readonly y: number;
  readonly half: number;
  readonly high: number;
  readonly bend: number;
}

/** How deep a pixel lies in a tongue: less than 0 outside, 1 at the middle of its foot. */
function within({ x, y, half, high, bend }: Tongue, px: Px, py: Px): number {
  const t = (y - py + 0.5) / high;
  if (t > 1 || t < -0.3) return -1;
  const up = Math.max(0, t);
  const wide = half * (1 - up) ** 0.8 * (t < 0 ? 1 + t * 2 : 1);
  const off = Math.abs(px - x - bend * Math.sin(up * 4) * up);
  return Math.min(1 - off / Math.max(0.6, wide), 1.02 - up);
}

/** Where the tones of a flame begin, from its foot outwards. */
const HEAT = [0.62, 0.38, 0.17, 0] as const;

/** The tone of a pixel: 0 for the hottest, 3 for the rim; −1 where no flame is. */
export function heatAt(list: readonly Tongue[], px: Px, py: Px): number {
  let most = 0;
  for (const tongue of list) most = Math.max(most, within(tongue, px, py));
  return most > 0 ? HEAT.findIndex((from) => most > from) : -1;
}
