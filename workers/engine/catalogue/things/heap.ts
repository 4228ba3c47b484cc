import { grain } from '../../solids/patterns.ts';
import { IDENTITY } from '../../solids/vec.ts';
import type { MaterialRef } from '../materials.ts';
import type { Kit } from './kit.ts';

/** Whether the description names that part of it. */
export const asked = (k: Kit, part: string): boolean => k.ctx.brief.parts.some((p) => p.piece === part);

/** Where a heap lies: its middle, half widths, and how high it rises over `y`. */
interface Place {
  readonly x?: number;
  readonly y: number;
  readonly z?: number;
  readonly wide: number;
  readonly deep: number;
  readonly rise: number;
}

/** Earth, grain or powder heaped on or in something: a mound with lumps, in the colour of the part `load`. */
export function heap(k: Kit, { x = 0, y, z = 0, wide, deep, rise }: Place, usual: MaterialRef = '#6e4c30'): void {
  const m = asked(k, 'load') || k.ctx.brief.concept !== 'mound' ? k.m(usual, 'load') : k.m(usual);
  const p = k.part('load', { group: 'load', priority: 1.1 });
  const over = { pattern: grain(5, 0.5), clips: [[0, -1, 0, 0]] as [number, number, number, number][] };
  k.s.ell(p, m, [x, y, z], [wide, rise, deep], IDENTITY, over);
  const lumps = [[-0.5, 0.62, 0.2], [0.46, 0.66, 0.1], [0.02, 0.94, 0.1], [-0.2, 0.7, 0.55], [0.28, 0.6, 0.6]] as const; // biome-ignore format: a list
  for (const [dx, dy, dz] of lumps) k.s.ell(p, m, [x + wide * dx, y + rise * dy * 0.9, z + deep * dz * 0.7], k.least(Math.min(wide * 0.24, rise * 0.5), 1), IDENTITY, { pattern: grain(5, 0.5) }); // biome-ignore format: one line
}
