import type { Detail } from '../../../../src/domain/words.ts';
import type { Px } from '../../../../src/pixels/types.ts';
import { clamp } from '../vec.ts';

/** How much of a material's own surface is drawn: 0 none (up to 55 px), 1 from 56, 2 from 88, 3 from 160. */
export type Level = 0 | 1 | 2 | 3;

/** Below this many pixels a side nothing has a surface of its own, whatever detail is asked for. */
const LEAST = 40;

export function levelOf(size: Px, detail: Detail | undefined): Level {
  const level = size < 56 ? 0 : size < 88 ? 1 : size < 160 ? 2 : 3;
  const by = detail === 'low detail' ? -2 : detail === 'highly detailed' && size >= LEAST ? 1 : 0;
  return clamp(level + by, 0, 3) as Level;
}

/** How much larger than a pixel the cells of a surface are: they grow slower than the picture, so that there is more to see. */
export function grainOf(size: Px, level: Level, detail: Detail | undefined): number {
  const grown = (Math.max(56, size) / 64) ** 0.3;
  return grown * (level === 1 ? 0.76 : 1) * (detail === 'highly detailed' ? 0.8 : 1);
}
