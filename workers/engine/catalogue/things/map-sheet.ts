/** A map on worn paper: an island with hills and woods in faded ink, and on a treasure map the dashed way to its cross. */
import { IDENTITY } from '../../solids/vec.ts';
import type { Kit } from './kit.ts';
import type { PropSetup } from './types.ts';

/** Strips of the sheet: middle, half height and half width, so that its edges are worn. */
const STRIPS: readonly (readonly [x: number, y: number, half: number, wide: number])[] = [
  [-0.47, 0.49, 0.36, 0.09], [-0.3, 0.51, 0.38, 0.1], [-0.11, 0.5, 0.365, 0.1], [0.09, 0.495, 0.385, 0.11], [0.29, 0.51, 0.37, 0.1], [0.46, 0.5, 0.38, 0.09],
]; // biome-ignore format: a table
/** The island: middle and half axes of what it is joined of. */
const COAST: readonly (readonly [x: number, y: number, rx: number, ry: number])[] = [
  [-0.16, 0.55, 0.24, 0.17], [0.12, 0.6, 0.23, 0.13], [0.2, 0.4, 0.19, 0.15], [-0.02, 0.4, 0.2, 0.12], [0.3, 0.54, 0.1, 0.1],
]; // biome-ignore format: a table
const WAY: readonly (readonly [number, number])[] = [[-0.32, 0.48], [-0.2, 0.4], [-0.07, 0.4], [0.03, 0.48], [0.1, 0.58]]; // biome-ignore format: a list of points

const INK = 'dark_leather';

/** The sheet; with `treasure` the dashed way and the cross. Model units: one high, seen flat. */
export function mapSheet(k: Kit, treasure: boolean): PropSetup {
  const paper = k.m('paper');
  for (const [x, y, half, wide] of STRIPS) k.box(k.part('edge', { line: false, group: 'edge' }), k.m('tan', 'edge'), [x, y, 0], [wide + 0.03, half + 0.03, 0.012]); // biome-ignore format: one line
  for (const [x, y, half, wide] of STRIPS) k.box(k.part('sheet', { line: false, group: 'sheet' }), paper, [x, y, 0.008], [wide, half, 0.012]); // biome-ignore format: one line
  for (const x of [-0.19, 0.19]) k.box(k.part('fold', { line: false }), paper, [x, 0.5, 0.021], [k.least(0.014, 0.4), 0.36, 0.002], IDENTITY, { tone: -0.55 }); // biome-ignore format: one line
  // of few pixels the island is a spot, and the cross says what it is
  for (const [x, y, rx, ry] of k.ctx.small ? [] : COAST) k.s.ell(k.part('shore', { line: false, group: 'shore' }), k.m('#8cb0b8/water', 'sea'), [x, y, 0.022], [rx + 0.045, ry + 0.045, 0.006]); // biome-ignore format: one line
  for (const [x, y, rx, ry] of COAST) k.s.ell(k.part('land', { line: false, group: 'land' }), k.m('#a8b070/leaf', 'land'), [x, y, 0.03], [rx, ry, 0.008]); // biome-ignore format: one line
  if (!k.ctx.small) {
    for (const [x, y] of [[-0.2, 0.6], [-0.08, 0.58]] as const) k.prism(k.part('hill', { line: false, priority: 1.2 }), '#8c6c4c/soil', [[x - 0.07, y - 0.04], [x + 0.07, y - 0.04], [x, y + 0.08]], 0.01, { z: 0.034 }); // biome-ignore format: short enough
    for (const [x, y] of [[0.22, 0.34], [0.29, 0.37], [0.14, 0.33]] as const) k.s.ell(k.part('wood', { line: false, priority: 1.2 }), '#5c8450/leaf', [x, y, 0.036], [0.045, 0.045, 0.012]); // biome-ignore format: short enough
    // a compass in the free corner
    const rose = k.part('compass', { line: false, priority: 1.3 });
    k.s.cap(rose, INK, [0.43, 0.74, 0.03], [0.43, 0.86, 0.03], k.least(0.012, 0.4));
    k.s.cap(rose, INK, [0.37, 0.8, 0.03], [0.49, 0.8, 0.03], k.least(0.012, 0.4));
  }
  if (treasure) {
    const way = k.part('way', { line: false, priority: 1.4 });
    for (const [i, [x, y]] of (k.ctx.small ? [] : WAY.slice(1)).entries()) {
      const [fx, fy] = WAY[i]!;
      const at = (t: number): [number, number, number] => [fx + (x - fx) * t, fy + (y - fy) * t, 0.046];
      k.s.cap(way, INK, at(0.15), at(0.65), k.least(0.017, 0.5));
    }
    const cross = k.part('cross', { line: false, priority: 1.6 });
    for (const d of [-1, 1]) k.s.cap(cross, k.m('red', 'cross'), [0.19 - d * 0.075, 0.575, 0.056], [0.19 + d * 0.075, 0.715, 0.056], k.least(0.028, 0.7)); // biome-ignore format: short enough
  }
  return { view: 'item', roll: -6, pitch: 8 };
}
