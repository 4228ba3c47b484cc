/** A seat that hangs from a tree: the tree with its crown, a bough, two ropes and a board. */
import { grain } from '../../solids/patterns.ts';
import { IDENTITY } from '../../solids/vec.ts';
import { about, entry } from './define.ts';
import type { Kit } from './kit.ts';
import type { PropTable } from './prop-entry.ts';

function treeSwing(k: Kit): { view: 'stand'; pitch: number } {
  const bark = k.m('wood', 'trunk');
  const trunk = k.part('trunk');
  k.s.tube(trunk, bark, [[0.36, 0, 0], [0.34, 0.3, 0], [0.3, 0.92, 0]], [0.14, 0.1, 0.07]);
  for (const x of [0.2, 0.52]) k.s.cap(trunk, bark, [0.36, 0.08, 0.04], [x, 0, 0.08], 0.07, 0.03);
  k.s.cap(trunk, bark, [0.32, 0.74, 0.02], [-0.5, 0.84, 0.06], 0.055, k.least(0.035, 0.6));
  const leaf = k.m(k.choose('leaf', ['leaf', 'dark_leaf', '#8cb43c']));
  const crown: readonly (readonly [x: number, y: number, r: number])[] = [[0.34, 1.08, 0.36], [0, 1.1, 0.28], [-0.36, 1.02, 0.2], [0.62, 0.98, 0.22], [0.16, 1.32, 0.28], [0.5, 1.28, 0.22]]; // biome-ignore format: a list
  for (const [i, [x, y, r]] of crown.entries()) k.s.ell(k.part('crown', { group: `c${i}` }), leaf, [x, y, -0.06 + (i % 2) * 0.06], [r, r * 0.82, r * 0.8], IDENTITY, { pattern: grain(6, 0.5) }); // biome-ignore format: one line
  const rope = k.m('rope', 'rope');
  for (const x of [-0.4, -0.12]) k.s.cap(k.part('rope', { priority: 1.3 }), rope, [x, 0.82, 0.1], [x, 0.28, 0.14], k.least(0.018, 0.5)); // biome-ignore format: one line
  k.box(k.part('seat', { priority: 1.4 }), k.m('pale_wood', 'seat'), [-0.26, 0.26, 0.14], [0.2, k.least(0.025, 0.6), 0.08]);
  return { view: 'stand', pitch: 12 };
} // biome-ignore format: solids

export const SWINGS: PropTable = {
  'tree-swing': about({ home: ['meadow'] }, entry('plant', ['tree swing', 'rope swing', 'swing', 'swing set', 'playground swing'], treeSwing, { trunk: ['trunk', 'bark'], rope: ['ropes', 'rope'], seat: ['seat', 'board'] })),
}; // biome-ignore format: a table
