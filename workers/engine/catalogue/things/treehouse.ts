import { IDENTITY, type Vec3 } from '../../solids/vec.ts';
import { about, entry } from './define.ts';
import type { Kit } from './kit.ts';
import type { PropTable } from './prop-entry.ts';
import { planks } from './surfaces.ts';

function pane(k: Kit, x: number, y: number, z: number, w: number, h: number): void {
  k.box(k.part('window', { priority: 1.2 }), k.m('glass', 'window'), [x, y, z], [w, h, 0.01], IDENTITY, { tone: 0.2 });
  k.box(
    k.part('frame', { priority: 1.25, line: false }),
    k.m('cloth', 'frame'),
    [x, y - h, z + 0.01],
    [w + 0.02, k.least(0.015, 0.4), 0.015],
  );
}

/** A house in a tree, with its ladder. */
export const TREEHOUSE: PropTable = {
  treehouse: about({ home: ['forest'] }, entry('building', ['tree house', 'tree hut', 'elven house', 'elf house', 'elven home', 'tree fort', 'elven treehouse'], (k) => {
    const bark = k.m('#7c5434/wood', 'trunk');
    const leaf = k.m(k.choose('leaf', ['leaf', 'dark_leaf', '#7cb03c/leaf']), 'leaves');
    k.s.cone(k.part('trunk'), bark, [0, 0, -0.06], [0, 0.6, -0.06], 0.19, 0.13);
    for (const [x, z] of [[-0.3, 0.06], [0.28, 0.04], [0.06, -0.3]] as const) k.s.cap(k.part('trunk', { group: 'trunk' }), bark, [0, 0.04, -0.06], [x, -0.01, z], 0.09, 0.03);
    const crown: readonly Vec3[] = [[-0.46, 0.92, -0.1], [0.46, 0.96, -0.1], [0, 1.3, -0.16], [-0.3, 1.22, 0], [0.3, 1.24, 0]];
    crown.forEach((at, i) => { k.s.ell(k.part('leaf', { group: `f${i}` }), leaf, at, k.vary(`r${i}`, 0.29, 0.1)); });
    for (const d of [-1, 1]) k.s.cap(k.part('brace', { group: `b${d}` }), bark, [0, 0.36, 0], [d * 0.34, 0.58, 0.1], 0.05);
    k.box(k.part('deck'), k.m('pale_wood', 'deck'), [0, 0.6, 0.1], [0.48, 0.03, 0.34], IDENTITY, { pattern: planks(0, 8, 0.96, k.px) });
    k.box(k.part('wall', { priority: 1.1 }), k.m('wood'), [0.02, 0.82, 0.1], [0.3, 0.2, 0.24], IDENTITY, { pattern: planks(0, 6, 0.6, k.px) });
    k.box(k.part('door', { priority: 1.3 }), k.m('dark_wood', 'door'), [-0.12, 0.77, 0.35], [0.08, 0.14, 0.01]);
    pane(k, 0.16, 0.86, 0.35, 0.07, 0.06);
    k.prism(k.part('roof', { priority: 1.15 }), k.m('crimson', 'roof'), [[-0.4, 1.0], [0.44, 1.0], [0.02, 1.26]], 0.32, { z: 0.12 });
    const rope = k.m('rope', 'ladder');
    for (const x of [-0.34, -0.2]) k.s.cap(k.part('ladder', { priority: 1.3 }), rope, [x, 0.02, 0.48], [x, 0.62, 0.44], k.least(0.014, 0.45));
    for (let y = 0.08; y < 0.6; y += Math.max(0.09, 3.2 * k.px)) k.s.cap(k.part('ladder', { priority: 1.3 }), rope, [-0.34, y, 0.48], [-0.2, y, 0.48], k.least(0.014, 0.45));
    return { view: 'stand', pitch: 10 };
  }, { roof: ['roof'], door: ['door'], window: ['window', 'windows'], leaves: ['leaf', 'leaves', 'crown'], trunk: ['trunk', 'tree'], ladder: ['ladder', 'rope ladder', 'rope'], deck: ['deck', 'platform'] })),
}; // biome-ignore format: a table
