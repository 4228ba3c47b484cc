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

/** A lookout on four posts: crossed beams, a railing round the platform, a small roof, a ladder. */
function lookout(k: Kit): { view: 'stand'; pitch: number } {
  const wood = k.m('#8c5c34/wood');
  const dark = k.m('dark_wood', 'posts');
  const leg = k.least(0.035, 0.8);
  for (const [x, z] of [[-1, -1], [1, -1], [-1, 1], [1, 1]] as const)
    k.s.cap(k.part('post', { group: `post ${x}${z}`, priority: 1.1 }), z < 0 ? dark : wood, [x * 0.38, 0, z * 0.26], [x * 0.27, 0.98, z * 0.2], leg, leg, z < 0 ? { tone: -0.5 } : {}); // biome-ignore format: a post
  for (const [y0, y1] of [[0.08, 0.48], [0.5, 0.9]] as const) {
    const [a, b] = [0.37 - y0 * 0.11, 0.37 - y1 * 0.11];
    k.s.cap(k.part('brace', { group: `brace ${y0}` }), dark, [-a, y0, 0.26], [b, y1, 0.22], k.least(0.02, 0.6));
    k.s.cap(k.part('brace', { group: `brace2 ${y0}` }), dark, [a, y0, 0.26], [-b, y1, 0.22], k.least(0.02, 0.6));
  }
  k.box(k.part('deck', { priority: 1.15 }), wood, [0, 1.0, 0.02], [0.42, 0.035, 0.3], IDENTITY, { pattern: planks(0, 7, 0.84, k.px) });
  k.box(k.part('wall', { priority: 1.1 }), wood, [0, 1.15, 0.28], [0.4, 0.12, 0.025], IDENTITY, { pattern: planks(0, 7, 0.8, k.px) });
  for (const e of [-1, 1]) k.box(k.part('wall', { group: `side ${e}` }), wood, [e * 0.4, 1.15, 0.02], [0.025, 0.12, 0.27], IDENTITY, { pattern: planks(2, 5, 0.5, k.px) });
  k.s.cap(k.part('rail', { priority: 1.2 }), dark, [-0.42, 1.28, 0.29], [0.42, 1.28, 0.29], k.least(0.025, 0.7));
  for (const x of [-0.36, 0.36]) k.s.cap(k.part('post', { priority: 1.15, group: `upper ${x}` }), dark, [x, 1.0, 0.2], [x, 1.6, 0.16], k.least(0.028, 0.7));
  k.box(k.part('dusk'), '#3c2a24', [0, 1.42, -0.12], [0.36, 0.16, 0.02]);
  const roof = k.m(k.choose('roof', ['#7c4c34/wood', 'thatch', '#5c4434/wood']), 'roof');
  k.prism(k.part('roof', { priority: 1.15 }), roof, [[-0.52, 1.56], [0.52, 1.56], [0, 1.94]], 0.34, { z: 0.02 });
  const rope = k.m('pale_wood', 'ladder');
  for (const x of [-0.07, 0.07]) k.s.cap(k.part('ladder', { priority: 1.35 }), rope, [x, 0.02, 0.42], [x, 1.0, 0.32], k.least(0.016, 0.5));
  for (let y = 0.1; y < 0.98; y += Math.max(0.1, 3 * k.px)) k.s.cap(k.part('ladder', { priority: 1.35 }), rope, [-0.07, y, 0.42 - y * 0.1], [0.07, y, 0.42 - y * 0.1], k.least(0.016, 0.5));
  return { view: 'stand', pitch: 10 };
} // biome-ignore format: solids

/** A hutch for hens on legs: a ramp with rungs up to its hole, a window of wire, a nest box. */
function coop(k: Kit): { view: 'stand'; pitch: number } {
  const wood = k.m(k.choose('wall', ['#a8683c/wood', '#b04c3c/wood', '#c8a468/wood']));
  for (const [x, z] of [[-1, -1], [1, -1], [-1, 1], [1, 1]] as const) k.s.cap(k.part('post', { group: `leg ${x}${z}` }), 'dark_wood', [x * 0.4, 0, z * 0.2], [x * 0.4, 0.26, z * 0.2], k.least(0.03, 0.8));
  k.box(k.part('wall'), wood, [0, 0.5, 0], [0.46, 0.26, 0.26], IDENTITY, { pattern: planks(0, 8, 0.92, k.px) });
  k.prism(k.part('roof', { priority: 1.15 }), k.m(k.choose('roof', ['#7c4c34/wood', 'slate', '#5c6c4c/roof']), 'roof'), [[-0.58, 0.72], [0.58, 0.72], [0, 1.06]], 0.34, { z: 0.02 });
  k.box(k.part('doorframe', { priority: 1.2 }), 'pale_wood', [-0.2, 0.45, 0.265], [0.14, 0.2, 0.015]);
  k.box(k.part('door', { priority: 1.3 }), '#2c2028', [-0.2, 0.43, 0.28], [0.1, 0.17, 0.012]);
  k.box(k.part('frame', { priority: 1.2 }), 'pale_wood', [0.22, 0.52, 0.265], [0.16, 0.13, 0.015]);
  k.box(k.part('window', { priority: 1.25 }), '#4c4038', [0.22, 0.52, 0.28], [0.13, 0.1, 0.012], IDENTITY, { pattern: (x, y) => (Math.abs(Math.sin(x * 9)) < 0.3 || Math.abs(Math.sin(y * 7)) < 0.3 ? { material: k.s.material('steel') } : 0) });
  k.s.cloth(k.part('ramp', { priority: 1.35 }), k.m('pale_wood', 'ramp'), [[[-0.3, 0.27, 0.3], [-0.1, 0.27, 0.3]], [[-0.34, 0, 0.72], [-0.06, 0, 0.72]]]);
  for (let i = 1; i < 5; i++) k.s.cap(k.part('rung', { priority: 1.4 }), 'dark_wood', [-0.31 - i * 0.007, 0.27 - i * 0.054, 0.32 + i * 0.084], [-0.09 + i * 0.007, 0.27 - i * 0.054, 0.32 + i * 0.084], k.least(0.012, 0.5));
  k.s.ell(k.part('straw', { priority: 1.1 }), '#e8c050/thatch', [0.3, 0.03, 0.36], [0.18, 0.05, 0.1]);
  return { view: 'stand', pitch: 14 };
} // biome-ignore format: solids

/** Houses on trees and posts, with their ladders. */
export const TREEHOUSE: PropTable = {
  'chicken-coop': about({ home: ['meadow'] }, entry('building', ['coop', 'hen house', 'henhouse', 'chicken house', 'chicken hutch', 'hen coop', 'poultry house'], coop, { roof: ['roof'], ramp: ['ramp'] })),
  'lookout-tower': about({ home: ['meadow', 'forest'] }, entry('building', ['wooden watchtower', 'wood watchtower', 'wooden guard tower', 'guard tower made of wood', 'watchtower made of wood', 'watch tower made of wood', 'wooden watch tower', 'lookout tower', 'wooden lookout tower', 'wooden lookout', 'watch post', 'guard post', 'hunting stand', 'fire lookout', 'ranger tower', 'sentry tower', 'wooden tower', 'fire watch tower', 'fire watchtower', 'forest watchtower', 'ranger station tower', 'wooden lookout post'], lookout, { roof: ['roof'], ladder: ['ladder'], posts: ['posts', 'legs'] })),
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
    // it hangs free and sways: its ropes are bowed, its rungs stand out beyond them
    const sway = (y: number): number => -0.07 * Math.sin(((0.62 - y) / 0.56) * 2.6);
    for (const x of [-0.35, -0.19]) for (let i = 0; i < 6; i++) k.s.cap(k.part('ladder', { priority: 1.3 }), rope, [x + sway(0.06 + i * 0.0934), 0.06 + i * 0.0934, 0.48], [x + sway(0.153 + i * 0.0934), 0.153 + i * 0.0934, 0.48], k.least(0.012, 0.42));
    const rung = k.m('dark_wood', 'rungs');
    for (let y = 0.09; y < 0.6; y += Math.max(0.1, 3.4 * k.px)) k.s.cap(k.part('rung', { priority: 1.35 }), rung, [-0.385 + sway(y), y, 0.49], [-0.155 + sway(y), y + 0.012, 0.49], k.least(0.015, 0.5));
    if (k.ctx.brief.parts.some((p) => p.piece === 'swing')) {
      // a tyre on a rope from the deck's edge
      k.s.cap(k.part('swingrope', { priority: 1.4 }), 'rope', [0.4, 0.6, 0.34], [0.4, 0.24, 0.36], k.least(0.014, 0.5));
      k.ring(k.part('swing', { priority: 1.45 }), k.m('#2c2c34', 'swing'), [0.4, 0.14, 0.37], 0.1, k.least(0.04, 0.8));
    }
    if (k.ctx.brief.parts.some((p) => p.piece === 'lights'))
      for (let i = 0; i < 7; i++) {
        const x = -0.44 + i * 0.147;
        k.s.ell(k.part('light', { priority: 1.5, group: `l${i}` }), '#ffd870/flame', [x, 0.98 - 0.05 * Math.sin((i / 6) * Math.PI), 0.46], [k.least(0.03, 0.8), k.least(0.036, 0.9), 0.03]);
      }
    return { view: 'stand', pitch: 10 };
  }, { swing: ['tire swing', 'tyre swing', 'rope swing'], lights: ['string of lanterns', 'string of lights'], roof: ['roof'], door: ['door'], window: ['window', 'windows'], leaves: ['leaf', 'leaves', 'crown'], trunk: ['trunk', 'tree'], ladder: ['ladder', 'rope ladder', 'rope'], deck: ['deck', 'platform'] })),
}; // biome-ignore format: a table
