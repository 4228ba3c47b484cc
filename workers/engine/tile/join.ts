/** How two materials meet on one top, given how far inside the first a place is: roads, rivers, coasts, corner tiles. */

import type { TerrainMaterial } from './material.ts';
import { hash } from './noise.ts';
import { HALF_DOWN } from './tones.ts';

/** Distance inside the feature at a place, positive inside. */
export type Inside = (x: number, y: number) => number;

export interface Joined {
  /** Which of the two is seen. */
  readonly feature: boolean;
  readonly shade: number;
  /** A tone that is shown instead of the texture's: foam and glow. */
  readonly tone?: number;
}

/** What is seen at a place. `z` is a line's thickness in texels. */
export function joinAt(
  inside: Inside,
  x: number,
  y: number,
  z: number,
  feature: TerrainMaterial,
  background: TerrainMaterial,
  seed: number,
): Joined {
  const d = inside(x, y);
  const north = inside(x, y - z);
  const south = inside(x, y + z);
  if (feature.liquid && !background.liquid) {
    if (d > 0) {
      if (north <= 0) return { feature: true, shade: -2 };
      if (d < 1.4 * z) return { feature: true, shade: 0, tone: feature.glow ? 5 : 4 };
      return { feature: true, shade: d < 2.6 * z ? 1 : 0 };
    }
    if (south > 0) return { feature: false, shade: -2 };
    return { feature: false, shade: d > -1.2 * z ? 1 : 0 };
  }
  if (background.liquid && !feature.liquid) {
    if (d > 0) return { feature: true, shade: south <= 0 ? -2 : north <= 0 ? 1 : 0 };
    if (north > 0) return { feature: false, shade: -2 };
    if (d > -1.3 * z) return { feature: false, shade: 0, tone: 5 };
    return { feature: false, shade: d > -2.8 * z ? 1 : 0 };
  }
  if (d > 0) {
    if (feature.soft) return { feature: true, shade: south <= 0 ? -2 : d < 1.5 * z ? 1 : 0 };
    if (north <= 0) return { feature: true, shade: -1 };
    if (south <= 0) return { feature: true, shade: 1 };
    const worn = d < 1.5 * z && hash(Math.floor(x), Math.floor(y), seed) < 0.5;
    return { feature: true, shade: worn ? HALF_DOWN : 0 };
  }
  if (d <= -1.2 * z) return { feature: false, shade: 0 };
  return { feature: false, shade: background.soft ? (north > 0 ? 1 : -1) : -1 };
}
