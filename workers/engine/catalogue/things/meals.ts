import { grain } from '../../solids/patterns.ts';
import { IDENTITY, rad, rotX, rotZ, type Vec3 } from '../../solids/vec.ts';
import { about, entry } from './define.ts';
import { asked, heap } from './heap.ts';
import { ITEM, type Kit } from './kit.ts';
import type { PropEntry, PropTable } from './prop-entry.ts';
import { planks } from './surfaces.ts';

const BOWL: readonly (readonly [number, number])[] = [
  [0, 0.18],
  [0.06, 0.2],
  [0.07, 0.24],
  [0.2, 0.4],
  [0.4, 0.5],
];

/** Two soft curls above a hot drink or dish. */
function steam(k: Kit, y: number, z: number): void {
  if (k.ctx.small || !k.ctx.wants('steam')) return;
  for (const d of [-1, 1]) {
    const x = d * 0.12 + k.jitter(`s${d}`) * 0.04;
    k.s.tube(
      k.part('steam', { line: false, group: 'steam' }),
      k.m('feather', 'steam'),
      [
        [x, y, z],
        [x + 0.06, y + 0.1, z],
        [x - 0.02, y + 0.2, z],
        [x + 0.04, y + 0.32, z],
      ],
      [k.least(0.03, 0.6), k.least(0.035, 0.65), k.least(0.03, 0.6), 0.01],
      { tone: 0.4 },
    );
  }
}

/** A glass shaker with what is in it. */
const shaker = (aliases: string[], contents: readonly string[]): PropEntry =>
  entry('food', aliases, (k) => {
    k.lathe(k.part('glass'), k.m('glass', 'glass'), [[0, 0.3], [0.06, 0.32], [0.72, k.vary('w', 0.23, 0.06)]]);
    k.lathe(k.part('salt', { line: false, priority: 1.1 }), k.m(k.choose('content', contents)), [[0.05, 0.33], [k.vary('fill', 0.46, 0.15), 0.285]], { pattern: grain(8, 0.25) });
    k.lathe(k.part('lid', { priority: 1.1 }), k.m('silver', 'lid'), [[0.7, 0.27], [0.82, 0.27], [0.94, 0.2], [1.0, 0.1]]);
    k.mark([0, 0.94, 0.16], k.ctx.small ? ['d'] : k.ctx.middle ? ['d.d'] : ['.d.d.', 'd.d.d'], { d: 'silver:1' });
    k.mark([-0.18, 0.56, 0.26], k.ctx.small ? ['w'] : ['w', 'w', 'w'], { w: 'glass:5' });
    return { view: 'item', pitch: 12 };
  }, { lid: ['lid', 'cap', 'top'], glass: ['glass', 'jar'] }); // biome-ignore format: a drawing

export const MEALS: PropTable = {
  plate: entry('food', ['dish', 'tray', 'platter', 'dinner plate', 'empty plate', 'serving tray'], (k) => {
    const m = k.m(k.choose('plate', ['#eceef4/pearl', '#b8d0e8/pearl', 'silver', '#e8d8b8/pearl']));
    k.lathe(k.part('plate'), m, [[0, 0.32], [0.05, 0.54]], { capMaterial: m, capTone: 0.1 });
    // a tin or wooden plate is that to its edge; china has a painted one
    const rim = k.ctx.brief.material || k.ctx.brief.colours.length > 0 ? m : k.choose('rim', ['#7ca4d8/pearl', 'gold', '#d86c64/pearl']);
    k.ring(k.part('rim', { line: false, priority: 1.2 }), k.m(rim, 'rim'), [0, 0.06, 0], k.vary('r', 0.5, 0.03), k.least(0.034, 0.6), 'y');
    k.s.cone(k.part('well', { line: false }), m, [0, 0.05, 0], [0, 0.056, 0], 0.35, 0.35, { capTone: -1.6 });
    k.s.cone(k.part('well', { line: false }), m, [0.02, 0.056, 0.03], [0.02, 0.06, 0.03], 0.28, 0.28, { capTone: 0 });
    return { view: 'stand', pitch: 46 };
  }, { rim: ['rim', 'edge', 'border'] }),
  bowl: entry('food', ['empty bowl', 'wooden bowl', 'mixing bowl', 'dog bowl', 'begging bowl', 'basin'], (k) => {
    const m = k.m(k.choose('bowl', ['wood', '#d8dce8/pearl', '#c8704c', '#6c94c8/pearl']));
    k.lathe(k.part('bowl'), m, BOWL.map(([y, r]): [number, number] => [y, r * k.vary('w', 1, 0.06)]), { capMaterial: m, capTone: -0.2 });
    k.s.cone(k.part('inside', { line: false }), m, [0, 0.4, 0], [0, 0.404, 0], 0.43, 0.43, { capTone: -0.9 });
    k.s.cone(k.part('inside', { line: false }), m, [0.02, 0.404, 0.1], [0.02, 0.408, 0.1], 0.3, 0.3, { capTone: -0.45 });
    k.s.cone(k.part('band', { line: false, priority: 1.1 }), k.m(m, 'band'), [0, 0.29, 0], [0, 0.35, 0], 0.45, 0.48, { tone: 0.3 });
    if (asked(k, 'liquid')) k.s.cone(k.part('liquid', { line: false, priority: 1.1 }), k.m('water', 'liquid'), [0, 0.4, 0], [0, 0.412, 0], 0.44, 0.44, { capTone: 0.1 });
    if (asked(k, 'load')) heap(k, { y: 0.38, wide: 0.43, deep: 0.42, rise: 0.3 });
    return { view: 'stand', pitch: 30 };
  }, { band: ['band', 'stripe', 'pattern'], liquid: ['liquid'], load: ['load'] }),
  ramen: entry('food', ['noodles', 'ramen bowl', 'noodle soup', 'bowl of noodles', 'bowl of ramen', 'udon', 'pho', 'rice bowl', ], (k) => {
    const b = k.m(k.choose('bowl', ['red', 'navy', '#e8e0d0']), 'bowl');
    k.lathe(k.part('bowl'), b, BOWL, { capMaterial: k.m('#d89848'), capTone: 0.1 });
    k.s.cone(k.part('band', { line: false }), k.m('cream', 'band'), [0, 0.31, 0], [0, 0.37, 0], 0.465, 0.495);
    k.ring(k.part('rim', { priority: 1.1 }), b, [0, 0.4, 0], 0.485, k.least(0.03, 0.6), 'y');
    const n = k.ctx.small ? 2 : 4;
    for (let i = 0; i < n; i++) {
      const z = -0.16 + i * 0.13;
      k.s.tube(k.part('noodle', { group: `n${i}`, line: false }), k.m('#f4d47c'), [-3, -2, -1, 0, 1, 2].map((j): Vec3 => [j * 0.11 - 0.02, 0.42 + (j & 1) * 0.03, z + Math.sin(j * 1.9 + i + k.jitter(`w${i}`)) * 0.05]), k.least(0.035, 0.6), { tone: i % 2 ? 0.3 : -0.1 });
    }
    const e = k.part('egg', { priority: 1.2 });
    k.s.ell(e, k.m('white', 'egg'), [0.2, 0.46, 0.12], [0.16, 0.07, 0.14]);
    k.s.ell(k.part('yolk', { line: false, priority: 1.4 }), k.m('orange', 'yolk'), [0.2, 0.51, 0.13], [0.085, 0.04, 0.075]);
    if (k.ctx.wants('pork')) for (const [x, z] of [[-0.2, 0.16], [-0.04, 0.26]] as const) {
      k.s.ell(k.part('pork', { group: `p${x}`, priority: 1.3 }), k.m('#d88868', 'pork'), [x, 0.48, z], [0.15, 0.04, 0.12]);
      k.s.ell(k.part('fat', { group: `p${x}`, line: false, priority: 1.5 }), '#f4d8c0', [x, 0.52, z], [0.06, 0.03, 0.05]);
    }
    k.box(k.part('nori', { priority: 1.2 }), k.m('forest', 'nori'), [-0.24, 0.54, -0.18], [0.12, 0.17, 0.02], rotZ(8));
    if (!k.ctx.small) for (const [x, z] of [[-0.16, 0.22], [-0.04, 0.3], [-0.28, 0.1]] as const) k.s.ell(k.part('onion', { priority: 1.3, line: false }), 'green', [x, 0.47, z], k.least(0.03, 0.55));
    for (const d of [0, 1]) k.s.cap(k.part('chopstick', { priority: 1.3, group: `c${d}` }), k.m('dark_wood', 'chopsticks'), [0.06 + d * 0.08, 0.46, -0.12], [0.46 + d * 0.12, 0.84 - d * 0.08, -0.2], k.least(0.024, 0.6));
    return { view: 'stand', pitch: 32 };
  }, { bowl: ['bowl'], egg: ['egg'], pork: ['pork', 'chashu', 'pork slices', 'pork belly', 'bacon', 'ham'], chopsticks: ['chopstick', 'stick'], nori: ['nori', 'seaweed'] }),
  taco: entry('food', ['burrito', 'tortilla', 'quesadilla', 'gyro', 'kebab'], (k) => {
    const shell = k.m('#ecb850');
    const half = (z: number, g: string, tone: number): void => {
      const n = 9;
      const arc = Array.from({ length: n }, (_, i): [number, number] => { const a = rad((180 * i) / (n - 1)); return [Math.cos(a) * 0.52, 0.06 + Math.sin(a) * k.vary('h', 0.5, 0.05)]; });
      k.prism(k.part('shell', { group: g }), shell, arc, 0.05, { z, tone });
    };
    half(-0.16, 'back', -0.4);
    const fill = k.part('lettuce', { priority: 1.1 });
    for (let i = 0; i < 9; i++) { const a = rad(12 + i * 19.5); k.s.ell(fill, k.m('#6cb83c', 'lettuce'), [Math.cos(a) * 0.47, 0.1 + Math.sin(a) * 0.5, -0.04], [0.1, k.vary(`l${i}`, 0.085, 0.3), 0.08]); }
    for (let i = 0; i < 5; i++) { const a = rad(32 + i * 29 + k.jitter(`t${i}`) * 6); k.s.ell(k.part('tomato', { priority: 1.2, group: 'tomato' }), k.m(i % 2 ? 'red' : '#8c4c2c', i % 2 ? 'tomato' : 'meat'), [Math.cos(a) * 0.46, 0.1 + Math.sin(a) * 0.48, 0.03], [0.085, 0.07, 0.06]); }
    half(0.1, 'front', 0.1);
    if (!k.ctx.small) for (const [x, y] of [[-0.2, 0.3], [0.1, 0.22], [0.24, 0.36], [-0.06, 0.42]] as const) k.mark([x, y, 0.16], ['d'], { d: '#ecb850:2' });
    return { view: 'item', pitch: 6 };
  }, { lettuce: ['lettuce', 'salad'], tomato: ['tomato'], meat: ['meat', 'beef'] }),
  'hot-dog': about({ home: ['meadow'] }, entry('food', ['hotdog', 'sausage', 'frankfurter', 'bratwurst', 'corn dog'], (k) => {
    const bun = k.m('#dca050');
    k.s.cap(k.part('back', { group: 'back' }), bun, [-0.42, 0.34, -0.14], [0.42, 0.34, -0.14], 0.15);
    k.s.tube(k.part('sausage'), k.m('#b8482c/leather', 'sausage'), [[-0.56, 0.4, 0], [-0.2, 0.36, 0.02], [0.2, 0.36, 0.02], [0.56, 0.4, 0]], 0.125);
    k.s.cap(k.part('front', { group: 'front' }), bun, [-0.42, 0.2, 0.14], [0.42, 0.2, 0.14], 0.17);
    const n = k.ctx.small ? 5 : 11;
    const zig = Array.from({ length: n }, (_, i): Vec3 => [-0.46 + (0.92 * i) / (n - 1), 0.4 + (i % 2 ? 0.05 : -0.03) + k.jitter('z') * 0.01, 0.16]);
    k.s.tube(k.part('sauce', { priority: 1.3, line: false }), k.m('yellow', 'sauce'), zig, k.least(0.034, 0.65));
    return { view: 'item', pitch: 14, roll: -14 };
  }, { sausage: ['sausage', 'meat'], sauce: ['sauce', 'mustard', 'ketchup'] })),
  'candy-cane': entry('food', ['candycane', 'peppermint stick', 'christmas candy', 'peppermint'], (k) => {
    const white = k.m('white', 'stripe');
    const red = k.m(k.choose('stripe', ['red', 'green']));
    const bend = k.vary('bend', 0.2, 0.1);
    const points: Vec3[] = [...Array.from({ length: 9 }, (_, i): Vec3 => [0, i * 0.09, 0]), ...Array.from({ length: 7 }, (_, i): Vec3 => { const a = rad(30 * i); return [bend - Math.cos(a) * bend, 0.8 + Math.sin(a) * bend, 0]; })];
    for (let i = 0; i + 1 < points.length; i++) k.s.cap(k.part('cane', { group: 'cane', priority: i % 2 ? 1 : 1.02 }), i % 2 ? white : red, points[i]!, points[i + 1]!, k.least(0.085, 1));
    return { view: 'item', roll: 18 };
  }, { stripe: ['stripe'] }),
  teapot: entry('food', ['tea pot', 'kettle', 'tea kettle', 'coffee pot', 'coffeepot', 'teakettle', 'pot of tea'], (k) => {
    const c = k.m(k.choose('pot', ['#eceef4/pearl', '#6c9cd0/pearl', '#d85c50/pearl', '#b8744c/pearl']));
    const fat = k.vary('fat', 0.4, 0.08);
    k.lathe(k.part('pot'), c, [[0.02, 0.24], [0.08, fat * 0.8], [0.28, fat], [0.46, fat * 0.82], [0.56, 0.2]]);
    const band = k.m('gold', 'band');
    k.lathe(k.part('lid', { group: 'lid' }), k.m(c, 'lid'), [[0.55, 0.22], [0.62, 0.15], [0.66, 0.04]]);
    k.s.ell(k.part('knob', { group: 'lid', priority: 1.2 }), band, [0, 0.72, 0], k.least(0.055, 0.8));
    k.s.tube(k.part('spout', { group: 'spout' }), k.m(c, 'spout'), [[0.3, 0.2, 0], [0.48, 0.3, 0], [0.56, 0.46, 0], [0.66, 0.54, 0]], [0.12, 0.09, 0.07, 0.06]);
    k.ring(k.part('handle'), k.m(c, 'handle'), [-fat - 0.06, 0.33, 0], 0.17, k.least(0.045, 0.8), 'z', [60, 300]);
    if (!k.ctx.small) k.lathe(k.part('band', { line: false }), band, [[0.36, fat * 0.97], [0.4, fat * 0.94]]);
    return { view: 'stand', pitch: 18 };
  }, { lid: ['lid', 'cover'], spout: ['spout'], handle: ['handle'], band: ['band', 'trim', 'stripe'] }),
  coffee: entry('food', ['coffee cup', 'cup of coffee', 'tea', 'teacup', 'tea cup', 'cup of tea', 'hot chocolate', 'espresso', 'cappuccino', 'latte', 'cocoa'], (k) => {
    const c = k.m(k.choose('cup', ['#eceef4/pearl', '#d85c50/pearl', '#6c9cd0/pearl']));
    k.lathe(k.part('saucer', { group: 'saucer' }), k.m(c, 'saucer'), [[0, 0.3], [0.05, 0.52]], { capMaterial: k.m(c, 'saucer'), capTone: -0.2 });
    k.lathe(k.part('cup'), c, [[0.05, 0.2], [0.12, 0.27], [0.26, 0.35], [0.5, k.vary('w', 0.38, 0.05)]], { capMaterial: c, capTone: 0.3 });
    k.s.cone(k.part('drink', { line: false, priority: 1.1 }), k.m('#6c3c24', 'drink'), [0, 0.5, 0], [0, 0.505, 0], 0.33, 0.33);
    k.ring(k.part('handle'), c, [0.44, 0.31, 0], 0.13, k.least(0.045, 0.75), 'z', [-110, 110]);
    steam(k, 0.6, 0);
    return { view: 'stand', pitch: 26 };
  }, { saucer: ['saucer', 'plate'], drink: ['drink', 'liquid', 'coffee'], steam: ['steam', 'smoke'] }),
  'wine-glass': entry('food', ['glass of wine', 'red wine', 'wineglass', 'white wine', 'cocktail glass'], (k) => {
    const g = k.m('glass', 'glass');
    const w = k.vary('w', 1, 0.08);
    k.lathe(k.part('foot', { group: 'glass' }), g, [[0, 0.26], [0.03, 0.24], [0.06, 0.05], [0.1, 0.035], [0.42, k.least(0.032, 0.7)], [0.46, 0.08]]);
    k.lathe(k.part('bowl', { group: 'glass' }), g, ([[0.44, 0.06], [0.5, 0.2], [0.62, 0.29], [0.78, 0.31], [1.06, 0.25]] as const).map(([y, r]): [number, number] => [y, r * w]), { capMaterial: g, capTone: 0.3 });
    const fill = k.vary('fill', 0.8, 0.06);
    k.lathe(k.part('wine', { line: false, priority: 1.2 }), asked(k, 'liquid') ? k.m('#a82444/potion', 'liquid') : k.m(k.choose('wine', ['#a82444/potion', '#e8c870/potion'])), ([[0.46, 0.05], [0.51, 0.2], [0.62, 0.275], [fill, 0.295]] as const).map(([y, r]): [number, number] => [y, r * w + 0.03]), { capTone: 0.4 });
    k.mark([-0.16, 0.86, 0.3], k.ctx.small ? ['w'] : ['w', 'w'], { w: 'glass:5' });
    return { view: 'item', pitch: 8 };
  }, { glass: ['glass', 'stem'], liquid: ['liquid', 'drink'] }),
  milk: entry('food', [], (k) => {
    const band = k.m(k.choose('band', ['#4c8cd8', '#d85050', '#58b060']), 'label');
    const white = k.m('#f0f2f6');
    const turn = { yaw: 28 };
    if (k.choose('kind', ['carton', 'bottle']) === 'carton') {
      k.box(k.part('carton', { group: 'carton' }), white, [0, 0.4, 0], [0.27, 0.4, 0.27]);
      k.box(k.part('band', { line: false }), band, [0, 0.3, 0], [0.275, k.vary('b', 0.17, 0.2), 0.275]);
      for (const d of [-1, 1]) k.box(k.part('gable', { group: `g${d}` }), white, [0, 0.91, d * 0.13], [0.27, 0.02, 0.185], rotX(d * 44));
      k.prism(k.part('side', { group: 'carton' }), white, [[-0.2, 0.8], [0.2, 0.8], [0, 1.02]], 0.2, { tone: -0.3 });
      k.box(k.part('fold', { priority: 1.1 }), band, [0, 1.08, 0], [0.27, 0.06, 0.025]);
      k.mark([0, 0.32, 0.3], k.ctx.middle ? ['w'] : ['.w.', 'www', 'www'], { w: 'white:5' });
      return { view: 'stand', pitch: 18, ...turn };
    }
    k.lathe(k.part('bottle'), white, [[0, 0.24], [0.04, 0.27], [0.56, 0.27], [0.74, 0.15], [0.92, 0.14]]);
    k.lathe(k.part('cap', { priority: 1.1 }), band, [[0.9, 0.17], [1.0, 0.16]]);
    k.lathe(k.part('label', { line: false }), band, [[0.2, 0.275], [0.4, 0.275]]);
    k.mark([-0.14, 0.6, 0.24], k.ctx.small ? ['w'] : ['w', 'w', 'w'], { w: 'white:5' });
    return { view: 'item', pitch: 10 };
  }, { label: ['label', 'band', 'cap', 'stripe'] }),
  honey: entry('food', ['honey pot', 'pot of honey', 'honeypot', 'maple syrup', 'syrup'], (k) => {
    k.lathe(k.part('pot'), k.m(k.choose('pot', ['#c8844c', '#8c6cb0', '#c8b090']), 'pot'), [[0, 0.26], [0.1, 0.36], [0.34, k.vary('belly', 0.42, 0.05)], [0.6, 0.34], [0.66, 0.34], [0.74, 0.38]], { capMaterial: 'dark' });
    const h = k.m('#f4ac24/potion');
    const p = k.part('honey', { priority: 1.1 });
    k.s.ell(p, h, [0, 0.74, 0], [0.37, 0.1, 0.34]);
    for (const [x, y] of [[-0.24, 0.5], [0.02, 0.38], [0.25, 0.56]] as const) { const z = Math.sqrt(0.15 - x * x * 0.9); k.s.tube(p, h, [[x * 0.96, 0.76, z], [x, y + 0.1, z + 0.02], [x, y + k.jitter(`d${x}`) * 0.05, z + 0.03]], [k.least(0.06, 0.9), k.least(0.055, 0.8), k.least(0.065, 1)]); }
    k.s.cap(k.part('dipper', { priority: 1.1 }), k.m('pale_wood', 'dipper'), [0.05, 0.78, 0], [0.36, 1.2, 0], k.least(0.035, 0.7));
    if (!k.ctx.small) k.s.ell(k.part('dipper', { priority: 1.1 }), k.m('pale_wood', 'dipper'), [0.38, 1.22, 0], k.least(0.06, 0.8));
    if (!k.ctx.small) k.mark([-0.14, 0.8, 0.3], ['ww'], { w: '#f4ac24/potion:5' });
    return { view: 'item', pitch: 16 };
  }, { pot: ['pot', 'jar'], dipper: ['dipper', 'spoon', 'stick'] }),
  salt: shaker(['salt shaker', 'salt cellar', 'table salt'], ['#f4f4f8']),
  'pepper-shaker': shaker(['pepper shaker', 'pepper', 'pepper pot', 'black pepper'], ['#4c4048']),
  spice: shaker(['spice jar', 'spices', 'spice shaker'], ['#d87038', '#b8902c', '#8c3c2c']),
  'flour-sack': entry('container', ['flour', 'sack of flour', 'bag of flour', 'grain sack', 'bag of rice', 'sack of grain', 'wheat flour', 'bag of wheat', 'sugar', 'bag of seeds'], (k) => {
    const m = k.m(k.choose('cloth', ['#e8dcc4', 'linen', '#d8c8a0']));
    const b = k.part('sack');
    k.s.ell(b, m, [0, 0.3, 0], [k.vary('w', 0.4, 0.05), 0.32, 0.28]);
    k.box(b, m, [0, 0.4, 0], [0.34, 0.34, 0.2], IDENTITY, { round: 0.2 });
    for (const d of [-1, 1]) { k.s.cap(b, m, [d * 0.24, 0.74, 0], [d * 0.36, 0.88, 0], 0.1, 0.045); k.s.ell(b, m, [d * 0.3, 0.08, 0.02], [0.1, 0.09, 0.16]); }
    k.box(k.part('seam', { priority: 1.2 }), k.m('rope', 'seam'), [0, 0.76, 0.02], [0.32, k.least(0.022, 0.5), 0.2]);
    k.s.ell(k.part('label', { line: false, priority: 1.1 }), k.m('#b85c3c', 'label'), [0, 0.42, 0.2], [0.2, 0.19, 0.09]);
    k.mark([0, 0.44, 0.29], k.ctx.small ? ['y'] : k.ctx.middle ? ['y.y', '.y.', '.y.'] : ['.y.y.', 'y.y.y', '.yyy.', '..y..', '..y..'], { y: 'yellow:4' });
    return { view: 'stand', pitch: 8 };
  }, { label: ['label', 'emblem', 'print'], seam: ['seam', 'string', 'cord', 'stitch'] }),
  'apple-crate': about({ home: ['dungeon'], grouped: false }, entry('container', ['crate of apples', 'box of apples', 'fruit crate', 'crate of fruit', 'vegetable crate', 'fruit box', 'apple box', 'crate of oranges'], (k) => {
    const w = k.m(k.choose('wood', ['pale_wood', 'wood']), 'crate');
    k.box(k.part('crate'), w, [0, 0.24, 0], [0.5, 0.24, 0.34], IDENTITY, { pattern: planks(1, 3, 0.48, k.px) });
    for (const d of [-1, 1]) k.box(k.part('edge'), w, [d * 0.46, 0.26, 0.34], [0.06, 0.26, 0.03], IDENTITY, { tone: 0.2 });
    const fruit = k.m(k.choose('fruit', ['red', '#8cc43c', 'orange']));
    for (const [x, z, y] of [[-0.3, -0.16, 0.54], [0, -0.18, 0.56], [0.3, -0.16, 0.54], [-0.32, 0.12, 0.5], [-0.02, 0.14, 0.54], [0.3, 0.12, 0.5], [-0.14, -0.02, 0.68], [0.16, 0, 0.68]] as const) {
      const r = k.vary(`r${x}${z}`, 0.165, 0.08);
      k.s.ell(k.part('fruit', { group: `f${x}${z}` }), fruit, [x, y, z], r);
      if (!k.ctx.small) k.s.cap(k.part('stem', { priority: 1.2, line: false }), 'dark_wood', [x, y + r * 0.9, z], [x + 0.02, y + r + 0.06, z], k.least(0.02, 0.45));
    }
    return { view: 'stand', pitch: 26 };
  }, { crate: ['crate', 'box', 'wood'] })),
  'barrel-stack': about({ home: ['dungeon'], grouped: false, oneOf: 'barrel' }, entry('container', ['stack of barrels', 'barrels', 'pile of barrels', 'stacked barrels', 'wine barrels'], (k) => {
    const one = (x: number, y: number, g: string): void => {
      const w = k.m('wood');
      k.s.cone(k.part('staves', { group: g }), w, [x, y, -0.3], [x, y, 0], 0.25, 0.29);
      k.s.cone(k.part('staves', { group: g }), w, [x, y, 0], [x, y, 0.3], 0.29, 0.25, { capTone: 0 });
      k.s.cone(k.part('lid', { group: g, line: false }), k.m(w, 'lid'), [x, y, 0.29], [x, y, 0.31], 0.2, 0.2, { pattern: (px) => (Math.abs(px % 0.5) < 0.1 ? -1 : 0), capTone: 0.1 });
      k.ring(k.part('hoop', { group: g, priority: 1.2 }), k.m('iron', 'hoop'), [x, y, 0.31], 0.235, k.least(0.03, 0.55));
      if (!k.ctx.small) k.s.ell(k.part('tap', { priority: 1.3 }), k.m('dark_wood', 'tap'), [x, y - 0.05, 0.34], k.least(0.04, 0.7));
    };
    one(-0.3, 0.29, 'a');
    one(0.3, 0.29, 'b');
    one(k.jitter('x') * 0.06, 0.8, 'c');
    return { view: 'stand', pitch: 14 };
  }, { hoop: ['hoop', 'band', 'ring'], lid: ['lid', 'end'], tap: ['tap', 'cork', 'plug'] })),
  keyring: entry('valuable', ['key ring', 'ring of keys', 'keychain', 'bunch of keys', 'set of keys', 'jailer keys'], (k) => {
    k.ring(k.part('ring', { priority: 1.2 }), k.m('iron', 'ring'), [0, 0.82, 0], 0.27, k.least(0.04, 0.75));
    const metals = ['gold', 'silver', 'bronze'];
    const spread = k.vary('spread', 30, 0.2);
    [-1, 1, 0].forEach((d, i) => {
      const a = rad(d * spread);
      const m = k.m(k.choose('same', [true, false]) ? metals[0]! : metals[i]!);
      const p = k.part('key', { group: `k${d}` });
      const at = (r: number, side = 0): Vec3 => [Math.sin(a) * r * 0.9 + Math.cos(a) * side, 0.6 - Math.cos(a) * r + Math.sin(a) * side, 0.06 - Math.abs(d) * 0.04];
      const r = k.least(0.038, 0.75);
      k.ring(p, m, at(0.06), 0.1, r * 0.9);
      k.s.cap(p, m, at(0.16), at(0.6), r);
      for (const q of k.ctx.small ? [0.56] : [0.46, 0.58]) k.s.cap(p, m, at(q), at(q, 0.12), r * 0.9);
    });
    return ITEM;
  }, { ring: ['ring', 'loop'] }),
}; // biome-ignore format: a table
