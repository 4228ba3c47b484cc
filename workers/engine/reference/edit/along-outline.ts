/** What runs along the outline of a thing: its edges, its rim. */
import { toFlat } from '../parts/flat.ts';
import type { Region } from './regions.ts';
import type { Subject } from './subject.ts';

export const EDGES = /(?:edges?|rims?|borders?|outline|trims?|trimming)/;

/** The outermost pixels of all there is, as deep as a tenth of it. */
export function alongOutline({ sprite }: Subject): Region {
  const { colors, width } = toFlat(sprite);
  const there = colors.reduce((n, c) => n + (c >= 0 ? 1 : 0), 0);
  const deep = Math.max(2, Math.round(0.1 * Math.sqrt(there)));
  const out = new Uint8Array(colors.length);
  for (let k = 0; k < deep; k++) {
    const isOut = (i: number): boolean => (colors[i] ?? -1) < 0 || out[i] === 1;
    const ring = [...colors.keys()].filter((i) => !isOut(i) && [i - 1, i + 1, i - width, i + width].some(isOut));
    for (const i of ring) out[i] = 1;
  }
  return out;
}
