import { grain } from '../../solids/patterns.ts';
import { IDENTITY, rad, rotZ, type Vec3 } from '../../solids/vec.ts';
import type { MaterialRef } from '../materials.ts';
import { about, entry } from './define.ts';
import { EYES, evil, monster } from './monster-parts.ts';
import type { PropTable } from './prop-entry.ts';

/** What a pie is filled with, by the word that says it. */
const FILLINGS: Readonly<Record<string, MaterialRef>> = {
  blueberry: '#4c4cb0/potion', blackberry: '#4a2c5c/potion', cherry: '#c02c44/potion', apple: '#e0b458/potion', strawberry: '#dc4458/potion', pumpkin: '#d87c34', lemon: '#f0dc5c', peach: '#f0a860/potion', raspberry: '#d0305c/potion', pecan: '#8c5428', chocolate: '#5c3424', meat: '#7c4630', rhubarb: '#d86c70/potion',
}; // biome-ignore format: a table

/** The flowers that a bouquet is of, by the word that says it. */
const BLOOMS: Readonly<Record<string, readonly [colour: MaterialRef, shape: 'cup' | 'ball' | 'star']>> = {
  tulip: ['red', 'cup'], rose: ['crimson', 'ball'], daisy: ['white', 'star'], sunflower: ['yellow', 'star'], lily: ['cloth', 'star'], lavender: ['violet', 'cup'], poppy: ['red', 'star'], carnation: ['rose', 'ball'], peony: ['rose', 'ball'], violet: ['violet', 'star'], wildflower: ['blue', 'star'],
}; // biome-ignore format: a table

/** Small things and spells that a picture from one side did badly. */
export const SUNDRIES: PropTable = {
  kite: entry('tool', ['diamond kite', 'toy kite', 'flying kite', 'paper kite'], (k) => {
    // a diamond of four fields on a cross of sticks, a tail of bows
    const [one, two] = [k.m(k.choose('one', ['red', 'blue', 'violet'])), k.m(k.choose('two', ['yellow', 'cream', 'teal']), 'panel')];
    const [top, foot, left, right]: (readonly [number, number])[] = [[0, 1.1], [0, 0.24], [-0.34, 0.76], [0.34, 0.76]];
    const mid = [0, 0.76] as const;
    for (const [i, [a, b]] of ([[top, left], [right, top], [left, foot], [foot, right]] as const).entries()) k.prism(k.part('sail', { group: 'sail' }), i === 0 || i === 3 ? one : two, [mid, a!, b!], 0.02);
    const stick = k.part('stick', { priority: 1.2, line: false });
    if (!k.ctx.small) { k.s.cap(stick, '#7c5030', [0, 1.08, 0.025], [0, 0.27, 0.025], k.least(0.011, 0.4)); k.s.cap(stick, '#7c5030', [-0.32, 0.76, 0.025], [0.32, 0.76, 0.025], k.least(0.011, 0.4)); }
    k.s.tube(k.part('tail', { group: 'tail' }), k.m('cloth', 'tail'), [[0, 0.24, 0], [0.1, 0.12, 0], [-0.03, 0.0, 0], [0.09, -0.12, 0], [0.0, -0.24, 0]], k.least(0.014, 0.45));
    for (const [j, [x, y]] of ([[0.07, 0.12], [0, 0], [0.07, -0.12]] as const).entries()) for (const e of [-1, 1]) k.prism(k.part('bow', { priority: 1.3, group: `bow${j}` }), j % 2 ? two : one, [[x, y], [x + e * 0.085, y + 0.05], [x + e * 0.085, y - 0.05]], 0.02);
    return { view: 'item', roll: -28 };
  }, { panel: ['panel', 'stripe'], tail: ['tail'] }),
  'pie-slice': entry('food', ['slice of pie', 'pie slice', 'piece of pie', 'wedge of pie'], (k) => {
    const said = k.ctx.brief.parts.find((p) => FILLINGS[p.piece])?.piece;
    const filling = k.m(FILLINGS[said ?? 'cherry']!, said ?? 'filling');
    const crust = k.m('#d89c54', 'crust');
    // the slice lies with its point to the left; layers from the plate up
    const layer = (name: string, m: MaterialRef, y: number, h: number, s: number): void =>
      k.s.hull(k.part(name, { priority: name === 'filling' ? 1.2 : 1 }), m, [0, y, 0], [[0, 1, 0, h], [0, -1, 0, h], [1, 0, 0, 0.44 * s], [-0.32, 0, 0.947, 0.18 * s], [-0.32, 0, -0.947, 0.18 * s]], 1, IDENTITY, { extent: 0.7, width: 0.2 });
    layer('crust', crust, 0.05, 0.05, 1);
    layer('filling', filling, 0.19, 0.1, 0.97);
    layer('top', k.m('#e8b468', 'crust'), 0.33, 0.045, 1);
    k.s.tube(k.part('rim', { priority: 1.1 }), crust, [[0.46, 0.34, -0.34], [0.5, 0.36, 0], [0.46, 0.34, 0.34]], 0.1);
    for (const x of [-0.14, 0.1]) k.s.cap(k.part('slit', { priority: 1.6 }), filling, [x, 0.38, -0.05], [x + 0.06, 0.38, 0.06], k.least(0.025, 0.5));
    return { view: 'stand', pitch: 38, yaw: 24 };
  }, { crust: ['crust'], filling: ['filling'], ...Object.fromEntries(Object.keys(FILLINGS).map((word) => [word, [word]])) }),
  'flower-bouquet': entry('plant', ['bouquet', 'bouquet of flowers', 'flower bouquet', 'bunch of flowers', 'posy', 'bridal bouquet'], (k) => {
    const said = k.ctx.brief.parts.find((p) => BLOOMS[p.piece]);
    const [colour, shape] = BLOOMS[said?.piece ?? ''] ?? ['red', 'ball'];
    const mixed: readonly MaterialRef[] = said || k.ctx.brief.colours.length > 0 ? [k.m(colour, said?.piece)] : ['red', 'rose', 'yellow', 'violet', 'white'];
    const paper = k.m(k.choose('paper', ['paper', 'cloth', '#c8a878']), 'paper');
    k.s.cone(k.part('paper'), paper, [0, 0.02, 0], [0, 0.56, 0], 0.09, 0.34, { pattern: (x, _y, z) => (Math.sin(Math.atan2(x, z) * 6) > 0.7 ? -0.8 : 0) });
    k.ring(k.part('ribbon', { priority: 1.4 }), k.m('rose', 'ribbon'), [0, 0.2, 0], 0.16, k.least(0.04, 0.8), 'y');
    for (const d of [-1, 1]) k.s.cap(k.part('ribbon', { priority: 1.4 }), k.m('rose', 'ribbon'), [0, 0.2, 0.17], [d * 0.14, 0.1, 0.2], k.least(0.035, 0.7));
    const at: Vec3[] = [[0, 0.86, 0], [-0.24, 0.78, 0.06], [0.24, 0.78, 0.06], [-0.12, 0.68, 0.22], [0.13, 0.68, 0.22], [-0.34, 0.62, 0.12], [0.34, 0.62, 0.12], [0, 0.98, -0.1], [-0.26, 0.94, -0.12], [0.26, 0.94, -0.12]];
    for (let i = 0; i < 9; i++) { const a = rad(i * 40); k.s.cap(k.part('leaves'), 'leaf', [0, 0.5, 0], [Math.sin(a) * 0.42, 0.7 + Math.cos(a * 2) * 0.05, Math.cos(a) * 0.34], 0.06, 0.05); }
    at.slice(0, k.ctx.small ? 7 : 10).forEach(([x, y, z], i) => {
      const m = mixed[i % mixed.length]!;
      const p = k.part('bloom', { group: `b${i}`, priority: 1.15 });
      if (shape === 'cup') {
        k.s.ell(p, m, [x, y, z], [0.1, 0.14, 0.1]);
        for (const d of [-1, 1]) k.s.cap(p, m, [x + d * 0.05, y + 0.04, z + 0.04], [x + d * 0.08, y + 0.17, z + 0.03], 0.06, 0.015);
      } else if (shape === 'ball') {
        k.s.ell(p, m, [x, y, z], 0.14, IDENTITY, { pattern: grain(9, 0.7) });
      } else {
        for (let j = 0; j < 6; j++) { const a = rad(j * 60); k.s.cap(p, m, [x, y, z], [x + Math.sin(a) * 0.11, y + Math.cos(a) * 0.11, z + 0.02], 0.05, 0.045); }
        k.s.ell(k.part('heart', { priority: 1.5 }), m === 'yellow' ? 'brown_cloth' : 'yellow', [x, y, z + 0.05], k.least(0.05, 0.8));
      }
    });
    return { view: 'item', pitch: 6 };
  }, { paper: ['paper', 'wrapping'], ribbon: ['ribbon', 'bow'], ...Object.fromEntries(Object.keys(BLOOMS).map((word) => [word, [word]])) }),
  'pocket-watch': entry('valuable', ['pocket watch', 'pocketwatch', 'fob watch', 'gold watch on a chain'], (k) => {
    const m = k.m('gold');
    k.s.ell(k.part('case'), m, [0, 0.4, 0], [0.36, 0.36, 0.08]);
    k.s.ell(k.part('dial', { priority: 1.2 }), k.m('white', 'dial'), [0, 0.4, 0.06], [0.27, 0.27, 0.05]);
    for (let i = 0; i < 12; i += k.ctx.middle ? 3 : 1) { const a = rad(i * 30); k.mark([Math.sin(a) * 0.2, 0.4 + Math.cos(a) * 0.2, 0.12], ['d'], { d: 'dark:2' }); }
    const hand = k.part('hands', { priority: 1.8, line: false });
    k.s.cap(hand, 'dark', [0, 0.4, 0.12], [0, 0.56, 0.12], k.least(0.018, 0.5));
    k.s.cap(hand, 'dark', [0, 0.4, 0.12], [0.1, 0.35, 0.12], k.least(0.018, 0.5));
    k.s.cap(k.part('crown'), m, [0, 0.74, 0], [0, 0.84, 0], k.least(0.06, 1));
    k.ring(k.part('ring'), m, [0, 0.9, 0], 0.08, k.least(0.028, 0.6));
    const links = k.ctx.small ? 5 : 9;
    for (let i = 0; i < links; i++) { const t = i / (links - 1); k.s.ell(k.part('chain', { group: `c${i % 2}` }), k.m(m, 'chain'), [0.06 + 0.44 * t, 0.96 - 0.62 * t * t + Math.sin(t * 6) * 0.04, -0.05], [k.least(0.05, 0.8), k.least(0.035, 0.7), 0.03], rotZ(i % 2 ? 40 : -40)); }
    return { view: 'item', roll: -8 };
  }, { chain: ['chain'], dial: ['dial', 'face'] }),
  'coffee-grinder': entry('machine', ['coffee mill', 'hand coffee grinder', 'grain mill', 'pepper mill box', 'coffee bean grinder'], (k) => {
    const wood = k.m(k.choose('wood', ['wood', 'dark_wood']));
    const metal = k.m(k.choose('metal', ['bronze', 'steel', 'gold']), 'metal');
    k.box(k.part('base'), wood, [0, 0.04, 0], [0.4, 0.04, 0.36]);
    k.box(k.part('box'), wood, [0, 0.28, 0], [0.33, 0.22, 0.3]);
    k.box(k.part('drawer', { priority: 1.2 }), k.m('pale_wood', 'drawer'), [0, 0.22, 0.31], [0.22, 0.12, 0.02]);
    k.s.ell(k.part('knob', { priority: 1.5 }), metal, [0, 0.22, 0.35], k.least(0.045, 0.8));
    k.box(k.part('lid'), wood, [0, 0.52, 0], [0.36, 0.03, 0.33]);
    k.lathe(k.part('funnel'), metal, [[0.54, 0.1], [0.74, 0.26], [0.78, 0.26]]);
    for (const [x, z] of [[-0.1, 0.1], [0.08, 0.12], [0, -0.04], [0.14, -0.02], [-0.15, -0.02]] as const) k.s.ell(k.part('beans', { priority: 1.2 }), '#5c3424', [x, 0.79, z], [0.07, 0.05, 0.05]);
    k.s.tube(k.part('crank', { priority: 1.2 }), metal, [[0, 0.78, 0], [0, 0.94, 0], [0.4, 0.98, 0.08]], k.least(0.035, 0.7));
    k.s.cap(k.part('handle'), wood, [0.4, 0.98, 0.08], [0.4, 1.12, 0.08], k.least(0.06, 1));
    return { view: 'stand', pitch: 18, yaw: -20 };
  }, { metal: ['metal', 'crank'], drawer: ['drawer'] }),
  treant: about({ home: ['forest'] }, monster(['ent', 'tree monster', 'living tree', 'evil tree', 'walking tree', 'tree creature', 'tree spirit', 'haunted tree', 'tree guardian', 'tree man', 'tree ent', 'monster tree', 'tree golem', 'possessed tree', 'dryad tree'], (k) => {
    const bark = k.m(k.choose('bark', ['#7c5434/wood', '#5c4438/wood', '#6c6048/wood']), 'bark');
    const leaf = k.m(k.choose('leaves', ['leaf', 'dark_leaf', '#7c9c3c', '#c87c34']));
    const b = k.part('trunk');
    k.s.cone(b, bark, [0, 0.14, 0], [0, 0.78, 0], 0.27, 0.22, { pattern: grain(9, 0.6) });
    k.s.ell(b, bark, [0, 0.16, 0], [0.3, 0.14, 0.26]);
    for (const d of [-1, 1]) {
      k.s.tube(k.part('foot', { group: `l${d}` }), bark, [[d * 0.14, 0.2, 0.04], [d * 0.24, 0.06, 0.14], [d * 0.36, 0.03, 0.24]], [0.14, 0.1, 0.05]);
      k.s.tube(k.part('foot', { group: `l${d}` }), bark, [[d * 0.2, 0.12, -0.04], [d * 0.42, 0.03, -0.04]], [0.1, 0.04]);
      const elbow: Vec3 = [d * 0.5, k.vary(`arm${d}`, 0.5, 0.2), 0.1];
      const hand: Vec3 = [d * 0.54, 0.3, 0.24];
      k.s.tube(k.part('arm', { group: `a${d}` }), bark, [[d * 0.2, 0.62, 0.02], elbow, hand], [0.09, 0.075, 0.06]);
      for (const e of [-1, 0, 1]) k.s.cap(k.part('finger', { group: `a${d}` }), bark, hand, [hand[0] + e * 0.09 + d * 0.03, hand[1] - 0.15, hand[2] + 0.03], k.least(0.03, 0.6), k.least(0.015, 0.4));
      k.s.ell(k.part('leaves', { group: 'arm leaves' }), leaf, [elbow[0] + d * 0.05, elbow[1] + 0.1, 0.06], [0.11, 0.08, 0.09], IDENTITY, { pattern: grain(5, 0.6) });
    }
    for (const [x, y, z, s] of [[0, 1.06, -0.04, 0.34], [-0.3, 0.94, 0, 0.22], [0.3, 0.95, 0, 0.23], [-0.14, 1.26, 0, 0.2], [0.17, 1.24, -0.02, 0.21]] as const) k.s.ell(k.part('leaves', { group: 'leaves' }), leaf, [x, y, z], s, IDENTITY, { pattern: grain(5, 0.7) });
    for (const d of [-1, 1]) k.s.ell(k.part('socket', { priority: 1.2 }), 'dark', [d * 0.1, 0.62, 0.2], [0.075, 0.065, 0.06]);
    k.s.cap(k.part('nose', { priority: 1.15, group: 'nose' }), bark, [0, 0.6, 0.22], [0, 0.5, 0.32], 0.05, 0.04);
    k.eyes(0.1, 0.62, 0.28, { evil: evil(k) || !k.ctx.said('happy') });
    k.s.tube(k.part('mouth', { priority: 1.4 }), 'dark', [[-0.13, 0.36, 0.25], [-0.05, 0.4, 0.28], [0.05, 0.37, 0.28], [0.13, 0.4, 0.25]], k.least(0.04, 0.8));
    return { view: 'stand', pitch: 10 };
  }, { ...EYES, bark: ['bark', 'trunk'] })),
}; // biome-ignore format: a table
