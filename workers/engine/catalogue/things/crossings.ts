/** Bridges that are drawn up, hung or roofed, the wall of a dam, cranes, masts and decks on legs: works of engineers. */
import { IDENTITY, rotX, type Vec3 } from '../../solids/vec.ts';
import { about, entry } from './define.ts';
import { block, board, flag, paint } from './facade.ts';
import type { Kit } from './kit.ts';
import type { PropTable } from './prop-entry.ts';
import { bricks, planks } from './surfaces.ts';

type Setup = { readonly view: 'stand'; readonly pitch: number; readonly yaw?: number };

/** Two gate towers, a leaf of planks let down before them on chains, water under it. */
function drawbridge(k: Kit): Setup {
  const stone = k.m(k.choose('wall', ['stone', '#a89c88/stone']));
  for (const e of [-1, 1])
    block(k, { wall: [stone], laid: 'blocks', size: [0.17, 0.92, 0.2], x: e * 0.5, roof: 'battlements', windows: [1, 2], pane: 'slit' });
  k.box(k.part('wall', { group: 'over' }), stone, [0, 0.72, 0], [0.36, 0.16, 0.14], IDENTITY, { pattern: bricks(3, 7, 0.32, 0.72, k.px) });
  k.box(k.part('gate', { priority: 1.1 }), '#1c1820', [0, 0.3, 0.1], [0.32, 0.3, 0.02]);
  for (let i = 0; i < 5; i++) k.box(k.part('grate', { priority: 1.15 }), 'iron', [-0.24 + i * 0.12, 0.5, 0.13], [k.least(0.012, 0.4), 0.1, 0.01]);
  k.box(k.part('water', { priority: 0.9 }), k.m('#3c7cb8/water', 'water'), [0, 0.005, 0.62], [0.8, 0.012, 0.3]);
  const wood = paint(k, 'wood', 'bridge');
  k.box(k.part('bridge', { priority: 1.2 }), wood, [0, 0.07, 0.66], [0.27, 0.03, 0.52], IDENTITY, { pattern: planks(2, 9, 1, k.px) });
  for (const e of [-1, 1]) {
    k.box(k.part('bridge', { priority: 1.25, group: `rim ${e}` }), 'dark_wood', [e * 0.27, 0.1, 0.66], [k.least(0.022, 0.6), 0.03, 0.52]);
    k.s.cap(k.part('chain', { priority: 1.6, group: `c${e}` }), 'iron', [e * 0.3, 0.76, 0.16], [e * 0.27, 0.12, 1.06], k.least(0.018, 0.6));
  }
  return { view: 'stand', pitch: 22 };
} // biome-ignore format: solids

/** Planks on two ropes that sag between posts on two rocks, and two ropes to hold on to. */
function hangingBridge(k: Kit): Setup {
  const n = 9;
  const at = (t: number, up: number): Vec3 => [-0.62 + 1.24 * t, 0.46 - 0.22 * 4 * t * (1 - t) + up, 0];
  for (const e of [-1, 1]) {
    k.box(k.part('rock', { group: `rock ${e}` }), k.m('#8c7c64/stone', 'rock'), [e * 0.86, 0.19, 0], [0.24, 0.19, 0.3], IDENTITY, { round: 0.06 });
    k.box(k.part('grass', { priority: 1.1, group: `rock ${e}` }), 'grass', [e * 0.86, 0.385, 0], [0.25, 0.025, 0.31]);
    for (const z of [-0.16, 0.16]) k.s.cap(k.part('post', { priority: z > 0 ? 1.3 : 1, group: `post ${e}${z}` }), 'dark_wood', [e * 0.66, 0.38, z], [e * 0.67, 0.84, z], k.least(0.034, 0.8));
  }
  const wood = k.m('wood');
  for (let i = 0; i < n; i++) {
    const [x, y] = at((i + 0.5) / n, 0);
    k.box(k.part('plank', { priority: 1.1, group: `plank ${i}` }), wood, [x, y, 0], [0.055, 0.018, 0.19]);
  }
  const rope = paint(k, '#d8b878/thatch', 'rope');
  for (const z of [-0.17, 0.17]) {
    const along = (up: number): readonly Vec3[] => Array.from({ length: 9 }, (_, i): Vec3 => { const [x, y] = at(i / 8, up); return [x * 1.06, y, z]; });
    k.s.tube(k.part('rope', { priority: z > 0 ? 1.4 : 0.95, group: `low ${z}` }), rope, along(0.01), k.least(0.016, 0.55));
    k.s.tube(k.part('rope', { priority: z > 0 ? 1.5 : 0.95, group: `high ${z}` }), rope, along(0.3), k.least(0.018, 0.6));
    for (let i = 1; i < 7; i++) { const [x, y] = at(i / 7, 0); k.s.cap(k.part('rope', { priority: z > 0 ? 1.45 : 0.9, group: `tie ${z}` }), rope, [x, y, z], [x, y + 0.29, z], k.least(0.011, 0.42)); }
  }
  return { view: 'stand', pitch: 26 };
} // biome-ignore format: solids

/** A bridge with walls of boards and a roof, on stone feet in a stream. */
function coveredBridge(k: Kit): Setup {
  const red = k.m(k.choose('wall', ['#a8382c/wood', '#8c5c38/wood', '#b8b0a0/wood']));
  k.box(k.part('water', { priority: 0.9 }), k.m('#4488b8/water', 'water'), [0, 0.01, 0.1], [0.5, 0.012, 0.42]);
  for (const e of [-1, 1]) k.box(k.part('pier', { group: `pier ${e}` }), 'stone', [e * 0.62, 0.16, 0], [0.17, 0.16, 0.26], IDENTITY, { pattern: bricks(4, 4, 0.32, 0.34, k.px) });
  k.box(k.part('beam', { priority: 1.1 }), 'dark_wood', [0, 0.34, 0.02], [0.82, 0.035, 0.26]);
  k.box(k.part('wall'), red, [0, 0.55, 0], [0.76, 0.19, 0.22], IDENTITY, { pattern: planks(0, 16, 1.52, k.px) });
  // open along the eaves, with posts and a lattice behind
  k.box(k.part('gap', { priority: 1.2 }), '#2c2024', [0, 0.66, 0.225], [0.7, 0.055, 0.01]);
  for (let i = 0; i < 8; i++) k.box(k.part('post', { priority: 1.3 }), red, [-0.7 + i * 0.2, 0.66, 0.235], [k.least(0.018, 0.5), 0.06, 0.01]);
  block(k, { wall: [red], size: [0.78, 0.02, 0.24], y: 0.72, roof: 'gable', tiles: ['slate', '#7c5c3c/roof'], rise: 0.24 });
  k.box(k.part('portal', { priority: 1.2 }), '#201820', [-0.765, 0.5, 0], [0.01, 0.15, 0.14]);
  return { view: 'stand', pitch: 14, yaw: 16 };
} // biome-ignore format: solids

/** A wall across a valley: three spillways run white, a lake stands behind it. */
function dam(k: Kit): Setup {
  const wall = k.m('#b8bcb8/plaster');
  k.box(k.part('lake', { priority: 0.8 }), k.m('#3478b0/water', 'water'), [0, 0.66, -0.5], [0.72, 0.02, 0.36]);
  for (const e of [-1, 1]) for (const [x, y, r] of [[0.92, 0.24, 0.32], [0.82, 0.6, 0.22], [1.04, 0.56, 0.26]] as const) k.s.ell(k.part('rock', { group: `r${e}${x}` }), '#7c7468/stone', [e * x, y, -0.06], [r * 0.8, r, r]);
  k.box(k.part('wall'), wall, [0, 0.36, 0], [0.76, 0.37, 0.08], rotX(-12), { pattern: bricks(6, 5, 0.74, 1.5, k.px, -0.6) });
  k.box(k.part('crest', { priority: 1.15 }), '#d0d0c8/plaster', [0, 0.74, -0.06], [0.8, 0.04, 0.1]);
  for (const x of [-0.6, -0.2, 0.2, 0.6]) k.box(k.part('pier', { priority: 1.2, group: `p${x}` }), '#a0a4a0/plaster', [x, 0.56, 0.06], [0.05, 0.25, 0.1]);
  for (const x of [-0.4, 0, 0.4]) {
    k.box(k.part('gate', { priority: 1.2, group: `g${x}` }), '#4c5c6c/steel', [x, 0.66, 0.0], [0.15, 0.05, 0.06]);
    k.s.cloth(k.part('fall', { priority: 1.3, group: `f${x}` }), paint(k, '#d8ecf4/water', 'water'), [[[x - 0.13, 0.62, 0.06], [x + 0.13, 0.62, 0.06]], [[x - 0.14, 0.3, 0.14], [x + 0.14, 0.3, 0.14]], [[x - 0.16, 0.06, 0.24], [x + 0.16, 0.06, 0.24]]]);
    k.s.ell(k.part('foam', { priority: 1.4, group: `w${x}` }), '#f4f8fc', [x, 0.05, 0.28], [0.17, 0.05, 0.1]);
  }
  k.box(k.part('river', { priority: 0.95 }), k.m('#3c88c0/water', 'water'), [0, 0.012, 0.46], [0.6, 0.014, 0.3]);
  for (const x of [-0.5, 0.5]) { k.box(k.part('tower', { priority: 1.25, group: `t${x}` }), wall, [x, 0.86, -0.06], [0.07, 0.1, 0.07]); k.box(k.part('window', { priority: 1.4 }), '#5c6c7c', [x, 0.88, 0.015], [k.least(0.03, 0.7), k.least(0.03, 0.7), 0.01]); }
  return { view: 'stand', pitch: 24 };
} // biome-ignore format: solids

/** Girders crossed between the legs of a mast that tapers from `w0` to `w1`. */
function lattice(k: Kit, x: number, y0: number, y1: number, w0: number, w1: number, hues: readonly string[], rows: number): void {
  const t = k.least(0.02, 0.6);
  for (let i = 0; i < rows; i++) {
    const [a, b] = [i / rows, (i + 1) / rows];
    const [ya, yb] = [y0 + (y1 - y0) * a, y0 + (y1 - y0) * b];
    const [wa, wb] = [w0 + (w1 - w0) * a, w0 + (w1 - w0) * b];
    const m = hues[i % hues.length]!;
    for (const e of [-1, 1]) k.s.cap(k.part('leg', { priority: 1.2, group: `leg ${x}` }), m, [x + e * wa, ya, 0.06], [x + e * wb, yb, 0.05], t);
    k.s.cap(k.part('brace', { group: `brace ${x}` }), m, [x - wa, ya, 0.06], [x + wb, yb, 0.05], t * 0.8);
    k.s.cap(k.part('brace', { group: `brace ${x}` }), m, [x + wa, ya, 0.06], [x - wb, yb, 0.05], t * 0.8);
    k.s.cap(k.part('brace', { priority: 1.25, group: `bar ${x}` }), m, [x - wb, yb, 0.06], [x + wb, yb, 0.06], t * 0.8);
  }
} // biome-ignore format: solids

/** A crane of a building site: its mast, the long arm with a load, a cab, weights at the short end. */
function towerCrane(k: Kit): Setup {
  const hue = k.m('#e8b030/steel');
  k.box(k.part('foot'), '#8c8c88/stone', [-0.16, 0.05, 0], [0.24, 0.05, 0.2]);
  lattice(k, -0.16, 0.1, 1.16, 0.1, 0.1, [hue as string], 6);
  k.box(k.part('cab', { priority: 1.4 }), hue, [-0.02, 1.2, 0.08], [0.1, 0.1, 0.09]);
  k.box(k.part('window', { priority: 1.5 }), '#8cd0ec/glass', [0.01, 1.22, 0.18], [0.06, 0.055, 0.01]);
  const t = k.least(0.022, 0.65);
  k.s.cap(k.part('arm', { priority: 1.2 }), hue, [-0.56, 1.33, 0], [0.86, 1.33, 0], t);
  k.s.cap(k.part('arm', { priority: 1.2 }), hue, [-0.16, 1.44, 0], [0.8, 1.44, 0], t * 0.8);
  for (let i = 0; i < 8; i++) k.s.cap(k.part('arm', { group: 'zigzag' }), hue, [-0.12 + i * 0.116, i % 2 ? 1.44 : 1.33, 0], [-0.004 + i * 0.116, i % 2 ? 1.33 : 1.44, 0], t * 0.7);
  k.s.cap(k.part('peak'), hue, [-0.16, 1.3, 0], [-0.16, 1.72, 0], t);
  for (const x of [-0.52, 0.7]) k.s.cap(k.part('stay', { priority: 1.1 }), '#4c5058', [-0.16, 1.7, 0], [x, 1.36, 0], k.least(0.012, 0.42));
  k.box(k.part('weight', { priority: 1.3 }), '#787c80/stone', [-0.5, 1.26, 0], [0.11, 0.11, 0.09]);
  k.s.cap(k.part('rope', { priority: 1.2 }), '#3c4048', [0.56, 1.32, 0.02], [0.56, 0.72, 0.02], k.least(0.012, 0.42));
  k.box(k.part('load', { priority: 1.3 }), paint(k, '#a8543c/brick', 'load'), [0.56, 0.62, 0.02], [0.15, 0.09, 0.1], IDENTITY, { pattern: bricks(3, 3, 0.18, 0.3, k.px) });
  return { view: 'stand', pitch: 6 };
} // biome-ignore format: solids

/** A mast of girders in red and white, with dishes, a lamp on its tip and waves of sound or not. */
function radioMast(k: Kit): Setup {
  const said = k.ctx.brief.colours.length > 0;
  const red = k.m('#d8442c/steel');
  k.box(k.part('house'), '#c8c8c0/plaster', [0.4, 0.11, 0.06], [0.15, 0.11, 0.14]);
  k.box(k.part('door', { priority: 1.3 }), '#5c6878', [0.4, 0.09, 0.21], [0.045, 0.09, 0.01]);
  lattice(k, 0, 0, 1.3, 0.3, 0.05, said ? [red as string] : [red as string, '#f0ece4/steel'], 7);
  k.s.cap(k.part('rod', { priority: 1.2 }), '#b8bcc4/steel', [0, 1.3, 0.05], [0, 1.64, 0.05], k.least(0.016, 0.5));
  k.s.ell(k.part('lamp', { priority: 1.7 }), '#ff5040/flame', [0, 1.66, 0.05], k.least(0.036, 0.85));
  for (const [x, y, r] of [[-0.12, 0.98, 0.1], [0.13, 0.82, 0.12], [0.1, 1.16, 0.07]] as const) {
    k.s.ell(k.part('dish', { priority: 1.4, group: `d${y}` }), '#f0f0ec', [x, y, 0.14], [r, r, 0.04]);
    k.s.ell(k.part('dish', { priority: 1.5, group: `d${y} in` }), '#a8b0b8', [x, y, 0.18], [r * 0.62, r * 0.62, 0.02]);
  }
  return { view: 'stand', pitch: 8 };
} // biome-ignore format: solids

/** A deck on legs in the sea: a derrick, a crane, houses, a landing place, a flame that burns off gas. */
function oilPlatform(k: Kit): Setup {
  const yellow = k.m('#e0a830/steel');
  for (const x of [-0.5, 0.5]) for (const z of [-0.2, 0.2]) k.s.cap(k.part('leg', { group: `l${x}${z}` }), yellow, [x * 1.1, 0, z], [x, 0.42, z], 0.05, 0.05);
  for (const e of [-1, 1]) k.s.cap(k.part('brace'), yellow, [-0.52 * e, 0.06, 0.22], [0.5 * e, 0.4, 0.22], k.least(0.02, 0.55));
  k.box(k.part('deck', { priority: 1.1 }), '#8c949c/steel', [0, 0.46, 0], [0.66, 0.05, 0.3]);
  k.box(k.part('deck', { priority: 1.15, group: 'rim' }), yellow, [0, 0.5, 0.305], [0.66, k.least(0.016, 0.5), 0.01]);
  k.box(k.part('house', { priority: 1.1 }), '#e4e4dc/plaster', [-0.4, 0.66, 0.02], [0.2, 0.15, 0.22], IDENTITY, { pattern: bricks(2, 3, 0.3, 0.4, k.px, -0.6) });
  for (const x of [-0.5, -0.4, -0.3]) k.box(k.part('window', { priority: 1.4 }), '#7cc4e4/glass', [x, 0.68, 0.25], [k.least(0.03, 0.7), k.least(0.035, 0.7), 0.01]);
  k.s.cone(k.part('pad', { priority: 1.2 }), '#5c6470', [-0.44, 0.82, 0.02], [-0.44, 0.85, 0.02], 0.26, 0.26);
  k.mark([-0.44, 0.86, 0.2], ['h.h', 'hhh', 'h.h'], { h: 'white:5' });
  lattice(k, 0.08, 0.5, 1.3, 0.17, 0.06, [k.m('#c8443c/steel', 'derrick') as string], 4);
  k.box(k.part('crown', { priority: 1.3 }), '#4c5058', [0.08, 1.34, 0.04], [0.08, 0.04, 0.06]);
  k.box(k.part('tank'), '#b8bcc0/steel', [0.4, 0.6, 0.04], [0.14, 0.09, 0.18]);
  k.s.cap(k.part('crane', { priority: 1.3 }), yellow, [0.5, 0.6, 0.1], [0.92, 1.0, 0.1], k.least(0.024, 0.65));
  k.s.cap(k.part('rope', { priority: 1.3 }), '#3c4048', [0.9, 1.0, 0.1], [0.9, 0.7, 0.1], k.least(0.012, 0.42));
  k.s.ell(k.part('flame', { priority: 1.5 }), '#ff9c30/flame', [0.08, 1.45, 0.04], [0.06, 0.1, 0.05]);
  return { view: 'stand', pitch: 12 };
} // biome-ignore format: solids

/** Decks of concrete over each other, cars between their rails, a large P. */
function parkingDecks(k: Kit): Setup {
  const slab = k.m('#b8b8b0/plaster');
  const cars = ['#c83c38', '#3c70b8', '#e8e4d8', '#4c8c54', '#d8a830', '#5c5c68'] as const;
  for (let f = 0; f < 4; f++) {
    const y = f * 0.25;
    k.box(k.part('gap', { group: `gap ${f}` }), '#34323c', [0, y + 0.16, -0.04], [0.64, 0.1, 0.28]);
    if (f < 3 || !k.ctx.small)
      for (let i = 0; i < 4; i++) {
        const m = cars[(f * 2 + i * 3) % cars.length]!;
        const x = -0.46 + i * 0.29;
        if (f === 0 && i === 3) continue;
        k.s.ell(k.part('car', { priority: 1.2, group: `car ${f}${i}` }), m, [x, y + 0.13, 0.22], [0.1, 0.055, 0.06]);
        k.box(k.part('car', { priority: 1.25, group: `car ${f}${i}` }), '#a8d4e8/glass', [x, y + 0.165, 0.25], [0.055, k.least(0.018, 0.5), 0.02]);
      }
    k.box(k.part('deck', { priority: 1.3, group: `deck ${f}` }), slab, [0, y + 0.04, 0.02], [0.68, 0.055, 0.32]);
  }
  k.box(k.part('deck', { priority: 1.3, group: 'top' }), slab, [0, 1.02, 0.02], [0.68, 0.05, 0.32]);
  for (const x of [-0.64, 0, 0.64]) k.box(k.part('column', { priority: 1.4, group: `c${x}` }), '#9c9c94/plaster', [x, 0.5, 0.33], [0.035, 0.5, 0.02]);
  k.box(k.part('gate', { priority: 1.5 }), '#24222c', [0.42, 0.13, 0.35], [0.16, 0.12, 0.01]);
  for (let i = 0; i < 4; i++) k.box(k.part('bar', { priority: 1.6 }), i % 2 ? 'white' : '#d83c38', [0.3 + i * 0.08, 0.16, 0.37], [0.04, k.least(0.014, 0.5), 0.01]);
  board(k, 'P', -0.42, 0.8, 0.36, 0.16, '#2c5cb0', 'white:5');
  return { view: 'stand', pitch: 14 };
} // biome-ignore format: solids

/** Rows of panels tilted towards the sun. */
function solarField(k: Kit): Setup {
  for (const [r, z] of [-0.7, 0, 0.7].entries())
    for (const x of [-0.56, 0, 0.56]) {
      const g = `${r} ${x}`;
      k.s.cap(k.part('post', { group: `post ${g}` }), '#9ca4ac/steel', [x, 0, z], [x, 0.2, z], k.least(0.024, 0.6));
      k.box(k.part('frame', { group: `panel ${g}` }), '#d8dce0/steel', [x, 0.27, z], [0.25, 0.016, 0.2], rotX(30));
      k.box(k.part('panel', { priority: 1.1 + r * 0.05, group: `panel ${g}` }), paint(k, k.m('#2c4c9c/glass'), 'panel'), [x, 0.285, z + 0.014], [0.23, 0.014, 0.18], rotX(30), { pattern: (px, _y, pz) => (Math.abs(((px * 2 + 10) % 1) - 0.5) < 0.09 || Math.abs(((pz * 1.5 + 10) % 1) - 0.5) < 0.1 ? 0.8 : -0.1) });
    }
  return { view: 'stand', pitch: 34 };
} // biome-ignore format: solids

/** A round roof in stripes over horses on poles. */
function carousel(k: Kit): Setup {
  const [one, two] = [k.m(k.choose('roof', ['#d83c48', '#3c70c0', '#e878a8'])), k.ctx.colour(1, '#f8f0dc')];
  const stripe = k.s.material(two);
  k.s.cone(k.part('floor'), '#c89c58/wood', [0, 0, 0], [0, 0.08, 0], 0.72, 0.72);
  k.s.cone(k.part('drum'), '#f0d890', [0, 0.08, 0], [0, 0.72, 0], 0.16, 0.16, { pattern: (x, _y, z) => (Math.cos(Math.atan2(x, z) * 6) > 0.2 ? { material: k.s.material('#c83c5c') } : 0) });
  const coats = ['#f4ece0', '#b8703c', '#e0b8d0', '#8cb8d8', '#f4ece0', '#d8a858'] as const;
  for (let i = 0; i < 6; i++) {
    const a = (i / 6) * Math.PI * 2 + 0.5;
    const [x, z] = [Math.sin(a) * 0.52, Math.cos(a) * 0.52];
    const [y, p] = [0.28 + (i % 2) * 0.09, { priority: z > 0 ? 1.3 : 1, group: `horse ${i}` }];
    k.s.cap(k.part('pole', { priority: z > 0 ? 1.25 : 0.9, group: `pole ${i}` }), 'gold', [x, 0.08, z], [x, 0.76, z], k.least(0.014, 0.5));
    k.s.ell(k.part('horse', p), coats[i]!, [x, y, z], [0.13, 0.07, 0.07]);
    k.s.cap(k.part('horse', p), coats[i]!, [x + 0.1, y + 0.03, z], [x + 0.16, y + 0.14, z], 0.04, 0.03);
    for (const d of [-0.08, 0.08]) k.s.cap(k.part('horse', p), coats[i]!, [x + d, y - 0.04, z], [x + d * 1.5, y - 0.15, z], k.least(0.02, 0.5));
    k.s.ell(k.part('saddle', { priority: p.priority + 0.1, group: `saddle ${i}` }), '#c83c5c', [x, y + 0.05, z + 0.02], [0.05, 0.035, 0.07]);
  }
  k.s.cone(k.part('rim', { priority: 1.2 }), '#f0c848', [0, 0.74, 0], [0, 0.82, 0], 0.76, 0.76);
  for (let i = 0; i < 9; i++) { const a = -1.2 + i * 0.3; k.s.ell(k.part('bulb', { priority: 1.6 }), '#fff4b0/flame', [Math.sin(a) * 0.76, 0.78, Math.cos(a) * 0.76], k.least(0.022, 0.6)); }
  k.s.cone(k.part('roof', { priority: 1.15 }), one, [0, 0.82, 0], [0, 1.3, 0], 0.8, 0.05, { pattern: (x, _y, z) => (Math.cos(Math.atan2(x, z) * 8) > 0 ? { material: stripe } : 0) });
  flag(k, 0, 1.28, 0, 'red', 0.2);
  return { view: 'stand', pitch: 14 };
} // biome-ignore format: solids

export const CROSSINGS: PropTable = {
  drawbridge: about({ home: ['meadow'] }, entry('building', ['castle drawbridge', 'draw bridge', 'castle gate with drawbridge'], drawbridge, { wall: ['wall', 'walls', 'towers'], bridge: ['planks', 'leaf'], water: ['water', 'moat'] }, 'wall')),
  'rope-bridge': about({ home: ['mountain'] }, entry('building', ['hanging bridge', 'suspension footbridge', 'jungle bridge', 'plank bridge', 'swinging bridge', 'rickety bridge'], hangingBridge, { rope: ['rope', 'ropes'], rock: ['rock', 'rocks'] })),
  'covered-bridge': about({ home: ['meadow'] }, entry('building', ['roofed bridge', 'covered wooden bridge'], coveredBridge, { roof: ['roof'], wall: ['wall', 'walls'], water: ['water', 'stream'] }, 'wall')),
  dam: about({ home: ['mountain'] }, entry('building', ['hydroelectric dam', 'water dam', 'concrete dam', 'hydro plant', 'hydroelectric power plant'], dam, { wall: ['wall'], water: ['water'] }, 'wall')),
  'tower-crane': about({ home: ['city'] }, entry('machine', ['crane', 'construction crane', 'building crane', 'site crane', 'crane tower'], towerCrane, { load: ['load'] })),
  'radio-tower': about({ home: ['meadow'] }, entry('building', ['telephone tower', 'phone tower', 'cell tower', 'cell phone tower', 'tv tower', 'television tower', 'telecom tower', 'communication tower', 'communications tower', 'broadcast tower', 'transmission tower', 'antenna tower', 'signal tower'], radioMast, { dish: ['dish', 'dishes'] })),
  'oil-platform': about({ home: ['water'] }, entry('building', ['oil rig', 'offshore platform', 'drilling platform', 'drilling rig', 'sea platform'], oilPlatform, { derrick: ['derrick'] })),
  'parking-garage': about({ home: ['city'] }, entry('building', ['car park', 'multi storey car park', 'parking house', 'parking structure', 'parking deck', 'parking building'], parkingDecks)),
  'solar-farm': about({ home: ['meadow'] }, entry('building', ['solar farm', 'solar park', 'solar field', 'solar power plant', 'solar plant', 'solar array', 'solar panel field', 'photovoltaic plant'], solarField, { panel: ['panel', 'panels'] })),
  carousel: about({ home: ['meadow'] }, entry('building', ['merry go round', 'roundabout ride', 'carousel ride', 'horse carousel', 'fairground carousel'], carousel, { roof: ['roof', 'canopy'] }, 'roof')),
}; // biome-ignore format: a table
