import { IDENTITY, rotZ, type Vec3 } from '../../solids/vec.ts';
import { LIQUIDS } from '../contents.ts';
import type { MaterialRef } from '../materials.ts';
import { about, entry } from './define.ts';
import { ITEM, type Kit, STAND } from './kit.ts';
import { omit, type PropEntry, type PropTable } from './prop-entry.ts';
import { dots, stripes } from './surfaces.ts';
import type { PropSetup } from './types.ts';

/** A stalk with a leaf, on top of a fruit. */
function stalk(k: Kit, y: number, leaf = true): void {
  k.s.cap(
    k.part('stem', { priority: 1.5 }),
    k.m('wood', 'stem'),
    [0, y - 0.06, 0],
    [0.05, y + 0.12, 0],
    k.least(0.03, 0.5),
  );
  if (leaf)
    k.s.ell(
      k.part('leaf', { priority: 1.4 }),
      k.m('leaf', 'leaf'),
      [0.16, y + 0.1, 0.02],
      [k.least(0.14, 1.4), k.least(0.06, 0.8), 0.05],
      rotZ(25),
    );
}

const FRUIT_PARTS = { leaf: ['leaf', 'leaves'], stem: ['stem', 'stalk'] };

const ball = (aliases: string[], m: MaterialRef[], radii: Vec3, leaf = true, dent = 0): PropEntry =>
  entry(
    'food',
    aliases,
    (k) => {
      const p = k.part('fruit');
      const r = radii.map((v, i) => k.vary(`r${i}`, v, 0.06)) as unknown as Vec3;
      const colour = k.m(k.choose('kind', m));
      if (dent) for (const side of [-1, 1]) k.s.ell(p, colour, [side * dent, r[1], 0], [r[0] * 0.82, r[1], r[2]]);
      else k.s.ell(p, colour, [0, r[1], 0], r);
      stalk(k, r[1] * 2 - (dent ? 0.05 : 0), leaf);
      k.mark([-r[0] * 0.5, r[1] * 1.4, r[2] * 0.8], k.ctx.middle ? ['w'] : ['ww', 'w.'], { w: 'cream:5' });
      return ITEM;
    },
    FRUIT_PARTS,
  );

/** A bowl with something in it. */
function bowl(k: Kit, food: MaterialRef, lumps: readonly MaterialRef[]): void {
  const b = k.part('bowl');
  k.lathe(
    b,
    k.m('dark_wood', 'bowl'),
    [
      [0, 0.2],
      [0.05, 0.24],
      [0.32, 0.5],
      [0.4, 0.52],
    ],
    { capMaterial: food },
  );
  lumps.forEach((m, i) => {
    {
      const a = i * 2.4;
      k.s.ell(
        k.part('lump', { line: false }),
        k.m(m, 'filling'),
        [Math.cos(a) * 0.24, 0.42, Math.sin(a) * 0.22],
        [0.11, 0.07, 0.1],
      );
    }
  });
}

/** A pumpkin; a carved one has a face that shines. */
function pumpkin(k: Kit, carved: boolean): PropSetup {
  const h = k.vary('h', 0.36, 0.1);
  for (const x of [-0.34, 0.34, -0.18, 0.18, 0])
    k.s.ell(
      k.part('fruit', { group: `s${Math.abs(x)}${x}` }),
      k.m('orange'),
      [x, h, 0.14 - Math.abs(x) * 0.3],
      [0.22, h, 0.36],
    );
  k.s.tube(
    k.part('stem'),
    k.m('forest', 'stem'),
    [
      [0, h * 1.9, 0],
      [0.02, h * 2 + 0.08, 0],
      [0.12, h * 2 + 0.14, 0],
    ],
    [0.07, 0.055, 0.05],
  );
  if (carved || k.ctx.said('face') || ['happy', 'evil', 'scary', 'angry'].some((mood) => k.ctx.said(mood))) {
    const face = k.part('face', { priority: 1.2, group: 'face', line: false });
    const glow = k.m('flame', 'face');
    const z = 0.48;
    for (const d of [-1, 1])
      k.prism(
        face,
        glow,
        [
          [d * 0.08, h + 0.02],
          [d * 0.3, h + 0.02],
          [d * 0.2, h + 0.2],
        ],
        0.06,
        { z: z - 0.04, tone: 0.2 },
      );
    k.prism(
      face,
      glow,
      [
        [-0.05, h - 0.06],
        [0.05, h - 0.06],
        [0, h + 0.03],
      ],
      0.06,
      { z, tone: 0.2 },
    );
    k.prism(
      face,
      glow,
      [
        [-0.26, h - 0.1],
        [0.26, h - 0.1],
        [0.14, h - 0.22],
        [-0.14, h - 0.22],
      ],
      0.06,
      { z: z - 0.02, tone: 0.2 },
    );
    if (!k.ctx.small)
      for (const x of [-0.1, 0.1])
        k.box(
          k.part('tooth', { priority: 1.4, group: 'face' }),
          k.m('orange'),
          [x, h - 0.11, z + 0.05],
          [0.04, 0.035, 0.03],
        );
  }
  return STAND;
}

/** Slices: a wedge with a crust at the wide end. */
function wedge(k: Kit, body: MaterialRef, crust: MaterialRef, height: number): number {
  const p = k.part('slice');
  k.s.hull(
    p,
    k.m(body),
    [0, height / 2, 0],
    [
      [0, 1, 0, height / 2],
      [0, -1, 0, height / 2],
      [-0.42, 0, 0.91, 0.21],
      [-0.42, 0, -0.91, 0.21],
      [1, 0, 0, 0.5],
    ],
    1,
    IDENTITY,
    { extent: 0.85 },
  );
  k.box(k.part('crust'), k.m(crust, 'crust'), [0.5, height / 2, 0], [0.07, height / 2 + 0.03, 0.46], IDENTITY, {
    round: 0.05,
  });
  return height;
}

export const FOOD: PropTable = {
  apple: ball(['red apple', 'green apple', 'golden apple'], ['red', '#7cb83c', 'red'], [0.42, 0.4, 0.4], true, 0.1),
  orange: ball(['tangerine', 'mandarin', 'grapefruit', 'orange fruit', 'clementine'], ['orange'], [0.42, 0.42, 0.42]),
  peach: ball(['apricot', 'nectarine', 'plum', 'mango'], ['#f0a47c', '#e88c6c'], [0.42, 0.42, 0.42], true, 0.07),
  tomato: ball(['cherry tomato'], ['#dc3c30'], [0.46, 0.38, 0.44], true, 0.08),
  lemon: ball(['lime fruit', 'citrus', 'lime', 'pomelo'], ['#f0d84c'], [0.36, 0.46, 0.36]),
  pear: entry('food', ['fig'], (k) => { const p = k.part('fruit'); const m = k.m('#b4c84c'); k.s.ell(p, m, [0, 0.34, 0], [0.36, 0.34, 0.34]); k.s.cap(p, m, [0, 0.4, 0], [0.02, 0.74, 0], 0.28, 0.15); stalk(k, 0.88); return ITEM; }, FRUIT_PARTS),
  cherry: entry('food', ['cherries', 'cherry pair'], (k) => {
    const st = k.part('stem', { priority: 1.6 });
    for (const [x, y] of [[-0.26, 0.24], [0.24, 0.3]] as const) {
      k.s.ell(k.part('fruit', { group: `c${x}` }), k.m('#c42440'), [x, y, 0], k.vary('r', 0.24, 0.08));
      k.s.tube(st, k.m('forest', 'stem'), [[x, y + 0.18, 0], [x * 0.5, 0.66, 0], [0.1, 0.95, 0]], k.least(0.025, 0.5));
      k.mark([x - 0.08, y + 0.1, 0.22], k.ctx.middle ? ['w'] : ['w.', 'ww'], { w: 'rose:5' });
    }
    k.s.ell(k.part('leaf'), k.m('leaf', 'leaf'), [0.27, 0.94, 0], [0.2, 0.08, 0.05], rotZ(-12));
    return ITEM;
  }, FRUIT_PARTS),
  banana: entry('food', ['bananas', 'plantain'], (k) => { const p = k.part('fruit'); const pts = [0, 1, 2, 3, 4, 5, 6].map((i): Vec3 => { const a = -2.5 + (i / 6) * 2.1; return [Math.cos(a) * 0.6, 0.75 + Math.sin(a) * k.vary('bend', 0.6, 0.1), 0]; }); k.s.tube(p, k.m('yellow'), pts, [0.06, 0.12, 0.15, 0.16, 0.15, 0.12, 0.06]); k.s.cap(k.part('stem'), k.m('brown_cloth', 'stem'), pts[0]!, [pts[0]![0] - 0.04, pts[0]![1] + 0.1, 0], k.least(0.05, 0.7)); k.s.ell(k.part('stem'), 'dark_wood', pts[6]!, 0.06); return ITEM; }),
  strawberry: entry('food', ['raspberry'], (k) => { const p = k.part('fruit'); k.s.cap(p, k.m('#dc3040'), [0, 0.22, 0], [0, 0.58, 0], 0.14, k.vary('w', 0.32, 0.08)); for (const [x, y] of [[-0.16, 0.62], [0.05, 0.7], [0.2, 0.55], [-0.04, 0.45], [0.1, 0.3], [-0.1, 0.26]] as const) k.mark([x, y, 0.28], ['y'], { y: 'yellow:4' }); for (let i = 0; i < 5; i++) k.s.cap(k.part('leaf', { group: 'leaf' }), k.m('green', 'leaf'), [0, 0.84, 0.05], [Math.sin((i - 2) * 0.7) * 0.34, 0.84 - Math.abs(i - 2) * 0.05 - 0.04, 0.15], 0.07, 0.03); return ITEM; }, omit(FRUIT_PARTS, 'stem')),
  watermelon: entry('food', ['melon', 'watermelon slice', 'slice of watermelon'], (k) => { const cut = (p: number, m: MaterialRef, r: number, z: number): void => k.s.ell(p, m, [0, 0.55, z], [r, r, 0.1], IDENTITY, { clips: [[0, 1, 0, 0]] }); cut(k.part('rind'), k.m('green', 'rind'), 0.55, 0); cut(k.part('white', { line: false }), k.m('#d4e8b4', 'white'), 0.48, 0.05); cut(k.part('flesh', { line: false }), k.m('#e84858'), 0.43, 0.1); for (const [x, y] of [[-0.22, 0.44], [0, 0.4], [0.22, 0.44], [-0.1, 0.26], [0.1, 0.26]] as const) k.mark([x, y, 0.2], ['d'], { d: 'dark:2' }); return { view: 'item', roll: -12 }; }),
  carrot: entry('food', ['parsnip', 'radish', 'turnip', 'beet'], (k) => { const p = k.part('root'); k.s.cap(p, k.m('orange'), [0, 0.08, 0], [0, 0.6, 0], 0.03, k.vary('w', 0.16, 0.12)); for (const y of [0.32, 0.5, 0.6]) k.mark([-0.04, y, 0.14], ['dd'], { d: 'orange:2' }); for (let i = -1; i <= 1; i++) k.s.tube(k.part('leaf'), k.m('leaf', 'leaf'), [[0, 0.7, 0], [i * 0.1, 0.88, 0], [i * 0.2, 1.02, 0]], [0.05, 0.07, 0.03]); return { view: 'item', roll: 35 }; }, omit(FRUIT_PARTS, 'stem')),
  pumpkin: entry('food', ['squash', 'gourd'], (k) => pumpkin(k, false), { stem: FRUIT_PARTS.stem, face: ['face', 'eye', 'mouth'] }),
  'jack-o-lantern': entry('food', ['jack o lantern', 'halloween pumpkin', 'carved halloween pumpkin', 'pumpkin lantern', 'pumpkin with a face'], (k) => pumpkin(k, true), { stem: FRUIT_PARTS.stem, face: ['face', 'eye', 'mouth'] }),
  potato: entry('food', ['sweet potato', 'yam', 'truffle'], (k) => { const p = k.part('root'); k.s.cap(p, k.m('#b8905c'), [-0.14, 0.36, 0], [0.14, 0.44, 0], k.vary('a', 0.34, 0.1), k.vary('b', 0.3, 0.1)); for (const [x, y] of [[-0.2, 0.5], [0.12, 0.58], [0.06, 0.3], [-0.3, 0.3]] as const) k.mark([x, y, 0.32], ['d'], { d: 'wood:2' }); return ITEM; }),
  corn: entry('food', ['maize', 'corn cob', 'wheat ear', 'beans', 'corn stalk'], (k) => { const p = k.part('cob'); const kernel = k.px; k.s.ell(p, k.m('yellow'), [0, 0.62, 0], [0.19, 0.44, 0.19], IDENTITY, { pattern: (x, y) => ((Math.floor((y * 0.44) / (kernel * 2)) + Math.floor((x * 0.19) / (kernel * 2))) & 1 ? -0.55 : 0.1) }); for (const d of [-1, 1]) k.band(k.part('husk'), k.m('leaf', 'husk'), [[0, 0], [d * 0.2, 0.25], [d * 0.24, 0.55], [d * 0.34, 0.78]], [0.06, 0.11, 0.07, 0], [0.06, 0.11, 0.07, 0], { tones: [0.1, -0.5], z: 0.12 }); return { view: 'item', roll: 20 }; }),
  egg: entry('food', ['dragon egg', 'easter egg', 'chicken egg', 'eggs'], (k) => { const spots = k.s.material(k.m(k.choose('spot', ['tan', 'teal', 'rose', 'purple']), 'spots')); const list = Array.from({ length: 7 }, (_, i): [number, number, number] => [i * 77 + k.jitter('turn') * 60, ((i * 37) % 100) - 45, 0.2 + (i % 3) * 0.06]); k.s.ell(k.part('egg'), k.m('cream'), [0, 0.48, 0], [0.36, 0.48, 0.36], IDENTITY, { pattern: dots(spots, list) }); return ITEM; }, { spots: ['spot', 'dot', 'pattern'] }),
  bread: entry('food', ['loaf', 'loaf of bread', 'toast', 'bun', 'bread loaf'], (k) => { const p = k.part('loaf'); k.s.cap(p, k.m('#c88c48'), [-0.3, 0.3, 0], [0.3, 0.3, 0], k.vary('fat', 0.28, 0.1)); for (const x of [-0.28, 0, 0.28]) k.s.cap(k.part('cut', { priority: 1.3 }), k.m('#ecc888', 'cut'), [x - 0.05, 0.46, 0.26], [x + 0.09, 0.6, 0.1], k.least(0.035, 0.6)); return { view: 'item', pitch: 20, roll: -15 }; }),
  baguette: entry('food', ['french bread', 'breadstick'], (k) => { k.s.cap(k.part('loaf'), k.m('#d09850'), [0, 0.1, 0], [0, 1, 0], 0.14, 0.14); for (let i = 0; i < 5; i++) k.s.cap(k.part('cut', { priority: 1.3 }), k.m('#f0d498', 'cut'), [-0.05, 0.16 + i * 0.18, 0.11], [0.07, 0.23 + i * 0.18, 0.11], k.least(0.025, 0.5)); return { view: 'item', roll: 45 }; }),
  croissant: entry('food', ['pastry'], (k) => { const pts = [-3, -2, -1, 0, 1, 2, 3].map((i): Vec3 => [i * 0.17, 0.5 - i * i * 0.045, 0]); pts.forEach((p, i) => { k.s.ell(k.part('c', { group: `c${i}` }), k.m('#cc8c40'), p, [0.15, 0.12 + 0.11 * Math.cos((i - 3) * 0.42), 0.16], rotZ((3 - i) * 16)); }); return ITEM; }),
  cheese: entry('food', ['cheddar', 'piece of cheese', 'butter'], (k) => { const h = wedge(k, 'yellow', '#dca838', k.vary('h', 0.42, 0.12)); for (const [x, y, z, r] of [[0.1, 0.2, 0.34, 0.09], [0.34, 0.1, 0.46, 0.06], [0.2, 0.42, 0.05, 0.08]] as const) k.s.ell(k.part('hole', { line: false }), k.m('#c89028', 'hole'), [x, Math.min(h, y), z], r); return { view: 'stand', pitch: 35, yaw: -25 }; }),
  pizza: entry('food', ['pizza slice', 'slice of pizza'], (k) => { const h = wedge(k, '#f0c050', '#c88840', 0.1); for (const [x, z] of [[0.05, 0], [0.3, 0.24], [0.3, -0.22]] as const) k.lathe(k.part('topping', { priority: 1.2 }), k.m('#c83c30', 'topping'), [[h, 0.12], [h + 0.03, 0.12]], { x, z }); return { view: 'item', pitch: 70, yaw: 90 }; }),
  meat: entry('food', ['drumstick', 'chicken leg', 'turkey leg', 'ham', 'roast', 'meat on bone', 'roast chicken', 'meat on a bone'], (k) => { const b = k.part('bone'); k.s.cap(b, k.m('bone', 'bone'), [0, 0, 0], [0, 0.4, 0], k.least(0.055, 0.8)); for (const x of [-0.07, 0.07]) k.s.ell(b, k.m('bone', 'bone'), [x, 0, 0], k.least(0.085, 1)); const m = k.part('meat'); k.s.cap(m, k.m('#a85c30'), [0, 0.36, 0], [0, 0.72, 0], 0.14, k.vary('fat', 0.32, 0.1)); k.mark([-0.12, 0.82, 0.28], k.ctx.middle ? ['w'] : ['ww', 'w.'], { w: 'rope:5' }); return { view: 'item', roll: 45 }; }),
  cake: entry('food', ['birthday cake', 'slice of cake', 'gateau', 'pudding', 'wedding cake'], (k) => {
    const icing = k.m(k.choose('icing', ['rose', 'cream', 'teal']), 'icing');
    k.lathe(k.part('cake'), k.m(k.choose('dough', ['#dca868', '#7c4c30'])), [[0, 0.46], [0.4, 0.46]]);
    k.lathe(k.part('cream', { line: false }), k.m('cream', 'cream'), [[0.16, 0.475], [0.24, 0.475]]);
    k.lathe(k.part('icing'), icing, [[0.38, 0.48], [0.5, 0.46]]);
    for (let i = 0; i < 9; i++) { const a = (i / 9) * 6.28; k.s.cap(k.part('icing', { line: false }), icing, [Math.sin(a) * 0.46, 0.44, Math.cos(a) * 0.46], [Math.sin(a) * 0.47, 0.44 - 0.06 - ((i * 5) % 3) * 0.05, Math.cos(a) * 0.47], 0.07); }
    for (const [x, z] of [[0, 0], [-0.24, 0.1], [0.24, 0.1]] as const) { k.s.cap(k.part('candle', { priority: 1.3 }), k.m('white', 'candle'), [x, 0.5, z], [x, 0.72, z], k.least(0.03, 0.6)); k.s.ell(k.part('flame', { priority: 1.5 }), 'flame', [x, 0.8, z], [k.least(0.035, 0.6), k.least(0.06, 0.9), 0.03]); }
    return { view: 'stand', pitch: 28 };
  }, { icing: ['icing', 'frosting', 'glaze'], candle: ['candle'], cream: ['cream', 'filling'] }),
  cupcake: entry('food', ['fairy cake'], (k) => { k.lathe(k.part('cup'), k.m('brown_cloth', 'cup'), [[0, 0.26], [0.36, 0.38]], { pattern: (x, _y, z) => (Math.cos(Math.atan2(x, z) * 12) > 0.3 ? -0.5 : 0) }); const ic = k.m(k.choose('icing', ['rose', 'teal', 'cream'])); k.s.ell(k.part('icing', { group: 'i' }), ic, [0, 0.46, 0], [0.43, 0.16, 0.42]); k.s.ell(k.part('icing', { group: 'j' }), ic, [0, 0.62, 0], [0.31, 0.14, 0.3]); k.s.ell(k.part('icing', { group: 'k' }), ic, [0, 0.76, 0], [0.17, 0.12, 0.16]); k.s.ell(k.part('cherry', { priority: 1.3 }), k.m('red', 'cherry'), [0, 0.92, 0], k.least(0.1, 1.1)); return { view: 'item', pitch: 10 }; }),
  pie: entry('food', ['tart', 'quiche', 'pumpkin pie'], (k) => { k.lathe(k.part('crust'), k.m('#c88c48'), [[0, 0.36], [0.24, 0.52]], { capMaterial: k.m(k.choose('fill', ['#c84840', '#7c3c78', '#dca040']), 'filling') }); for (let i = -2; i <= 2; i++) { const w = Math.sqrt(Math.max(0, 0.25 - (i * 0.18) ** 2)); k.s.cap(k.part('lattice', { priority: 1.2 }), k.m('#e0ac60', 'crust'), [i * 0.18, 0.26, -w], [i * 0.18, 0.26, w], k.least(0.035, 0.55)); if (!k.ctx.small) k.s.cap(k.part('lattice', { priority: 1.2 }), k.m('#e0ac60', 'crust'), [-w, 0.27, i * 0.18], [w, 0.27, i * 0.18], k.least(0.035, 0.55)); } k.ring(k.part('rim', { priority: 1.1 }), k.m('#d89c54', 'crust'), [0, 0.25, 0], 0.5, 0.06, 'y'); return { view: 'stand', pitch: 45 }; }),
  cookie: entry('food', ['biscuit', 'chocolate chip cookie', 'cracker'], (k) => { k.s.ell(k.part('cookie'), k.m('#cc9450'), [0, 0.5, 0], [0.48, 0.48, 0.14]); for (const [x, y] of [[-0.2, 0.66], [0.14, 0.74], [0.02, 0.48], [0.26, 0.44], [-0.26, 0.38], [0.06, 0.22]] as const) k.s.ell(k.part('chip', { priority: 1.3, line: false }), k.m('#5a3424', 'chip'), [x + k.jitter(`x${x}`) * 0.06, y, 0.12], k.least(0.06, 0.8)); return { view: 'item', yaw: 10 }; }),
  donut: entry('food', ['doughnut', 'bagel', 'pretzel'], (k) => { k.ring(k.part('dough'), k.m('#d8a060', 'dough'), [0, 0.5, 0], 0.3, 0.19); k.ring(k.part('icing', { group: 'dough' }), k.m(k.choose('icing', ['rose', '#6c4028', 'cream'])), [0, 0.51, 0.07], 0.3, 0.165); if (!k.ctx.small) for (let i = 0; i < 9; i++) { const a = i * 0.7 + k.jitter('spin'); k.mark([Math.cos(a) * 0.3, 0.5 + Math.sin(a) * 0.3, 0.24], ['s'], { s: ['yellow:4', 'teal:4', 'cream:4'][i % 3]! }); } return ITEM; }),
  burger: entry('food', ['hamburger', 'cheeseburger', 'sandwich'], (k) => { const bun = k.m('#d89c54'); k.s.ell(k.part('bun'), bun, [0, 0.16, 0], [0.46, 0.16, 0.42]); k.lathe(k.part('patty'), k.m('#6c3c28', 'patty'), [[0.2, 0.49], [0.34, 0.49]]); k.lathe(k.part('cheese', { priority: 1.2 }), k.m('yellow', 'cheese'), [[0.33, 0.5], [0.38, 0.5]]); for (let i = 0; i < 14; i++) { const a = i * 0.449; k.s.ell(k.part('lettuce', { line: false }), k.m('leaf', 'lettuce'), [Math.sin(a) * 0.47, 0.42, Math.cos(a) * 0.47], [0.1, 0.05, 0.1]); } k.s.ell(k.part('top'), bun, [0, 0.44, 0], [0.49, k.vary('h', 0.36, 0.1), 0.46], IDENTITY, { clips: [[0, -1, 0, 0]] }); for (const [x, y, z] of [[-0.2, 0.68, 0.26], [0.06, 0.74, 0.2], [0.26, 0.64, 0.26]] as const) k.mark([x, y, z], ['w'], { w: 'cream:4' }); return { view: 'item', pitch: 12 }; }),
  'ice-cream': about({ home: ['studio'] }, entry('food', ['icecream', 'ice cream cone', 'gelato', 'popsicle', 'sorbet'], (k) => { const cone = k.part('cone'); k.s.cone(cone, k.m('#d8a058', 'cone'), [0, 0, 0], [0, 0.55, 0], 0.02, 0.24, { pattern: (x, y, z) => (Math.cos(Math.atan2(x, z) * 6 + y * 6) > 0.75 || Math.cos(Math.atan2(x, z) * 6 - y * 6) > 0.75 ? -0.7 : 0) }); const m = k.m(k.choose('scoop', ['rose', 'cream', '#98dcb0', '#6c4028'])); k.s.ell(k.part('scoop'), m, [0, 0.66, 0], [0.29, 0.27, 0.28]); if (k.jitter('two') > -0.2) k.s.ell(k.part('scoop2', { group: 's2' }), k.m(k.choose('second', ['cream', '#6c4028', 'rose']), 'second'), [0.02, 0.98, 0], 0.24); return { view: 'item', roll: 8 }; })),
  candy: entry('food', ['sweet', 'bonbon', 'wrapped candy', 'toffee'], (k) => { const m = k.m(k.choose('wrap', ['red', 'teal', 'violet', 'orange'])); const w = k.s.material('cream'); k.s.ell(k.part('candy'), m, [0, 0.5, 0], [0.3, 0.27, 0.26], IDENTITY, { pattern: stripes(w, 0, 5) }); for (const d of [-1, 1]) k.prism(k.part('wrap'), m, [[d * 0.24, 0.5], [d * 0.56, 0.74], [d * 0.56, 0.26]], 0.06); return { view: 'item', roll: -25 }; }),
  lollipop: entry('food', ['lolly'], (k) => { k.s.cap(k.part('stick'), k.m('white', 'stick'), [0, 0, 0], [0, 0.5, 0], k.least(0.035, 0.6)); const w = k.s.material('cream'); k.s.ell(k.part('candy'), k.m(k.choose('sweet', ['red', 'violet', 'teal'])), [0, 0.72, 0], [0.34, 0.34, 0.12], IDENTITY, { pattern: (x, y) => (Math.cos(Math.atan2(y, x) * 2 + Math.hypot(x, y) * 9) > 0.1 ? { material: w } : 0) }); return { view: 'item', roll: 15 }; }),
  chocolate: entry('food', ['chocolate bar', 'brownie', 'fudge'], (k) => { const p = k.part('bar'); for (let i = 0; i < 2; i++) for (let j = 0; j < 3; j++) k.box(k.part('sq', { group: `${i}${j}` }), k.m('#6a4028'), [i * 0.3 - 0.15, 0.62 + j * 0.22 - 0.1, 0.04], [0.14, 0.1, 0.08]); k.box(p, k.m('#5a3424'), [0, 0.64, 0], [0.31, 0.36, 0.06]); k.box(k.part('foil'), k.m('silver', 'foil'), [0, 0.42, 0.02], [0.33, 0.08, 0.1]); k.box(k.part('wrap'), k.m('red', 'wrapper'), [0, 0.2, 0.02], [0.34, 0.2, 0.11]); return { view: 'item', roll: 20 }; }),
  soup: entry('food', ['stew', 'bowl of soup', 'porridge', 'salad', 'curry', 'soup bowl'], (k) => { bowl(k, k.m(k.choose('soup', ['#d88838', '#b84c30', '#c8a860'])), ['leaf', 'orange', 'cream', 'leaf', 'red']); return { view: 'stand', pitch: 38 }; }, { bowl: ['bowl', 'dish'], filling: ['filling', 'vegetables'] }),
  sushi: entry('food', ['rice ball', 'onigiri', 'nigiri'], (k) => { k.s.cap(k.part('rice'), k.m('white'), [-0.26, 0.2, 0], [0.26, 0.2, 0], 0.2); k.s.cap(k.part('fish'), k.m('#f08860', 'fish'), [-0.3, 0.4, 0], [0.3, 0.4, 0], 0.14); for (const x of [-0.18, 0, 0.18]) k.s.cap(k.part('line', { line: false }), k.m('cream', 'stripe'), [x - 0.04, 0.5, 0.06], [x + 0.04, 0.42, 0.13], k.least(0.022, 0.45)); k.box(k.part('nori', { priority: 1.2 }), k.m('#2c4438', 'nori'), [0, 0.28, 0], [0.08, 0.27, 0.22]); return { view: 'item', pitch: 20 }; }),
  mug: entry('food', ['cup', 'coffee mug', 'tea mug', 'ceramic mug', 'mug of coffee'], (k) => {
    const body = k.m(k.choose('china', ['white', 'teal', 'crimson']));
    k.lathe(k.part('mug'), body, [[0, 0.3], [0.64, 0.32]], { capMaterial: k.ctx.said('empty') ? 'dark' : k.m('#5a3424', 'drink') });
    k.ring(k.part('handle'), k.m(body, 'handle'), [0.34, 0.34, 0], 0.19, k.least(0.05, 0.7), 'z', [-100, 100]);
    const drink = k.ctx.brief.parts.find((p) => p.piece === 'drink');
    if (!k.ctx.said('empty') && (!drink || drink.colour === LIQUIDS.coffee || drink.colour === LIQUIDS.tea || drink.colour === LIQUIDS.cocoa)) for (const x of [-0.1, 0.1]) k.s.tube(k.part('steam', { priority: 1.2 }), k.m('white', 'steam'), [[x, 0.74, 0], [x + 0.06, 0.84, 0], [x - 0.02, 0.94, 0], [x + 0.05, 1.02, 0]], [0.03, k.least(0.035, 0.5), k.least(0.03, 0.5), 0.01]);
    return { view: 'item', pitch: 18 };
  }, { drink: ['drink', 'liquid'], steam: ['steam'], handle: ['handle'] }),
  'beer-mug': entry('food', ['beer', 'tankard', 'ale', 'stein', 'mead', 'wooden mug', 'mug of beer', 'lager'], (k) => {
    k.lathe(k.part('mug'), k.m('wood'), [[0, 0.3], [0.64, 0.32]], { capMaterial: k.ctx.said('empty') ? 'dark' : 'cream', pattern: (x, _y, z) => (Math.cos(Math.atan2(x, z) * 10) > 0.8 ? -0.7 : 0) });
    k.ring(k.part('handle'), k.m('iron', 'handle'), [0.34, 0.34, 0], 0.19, k.least(0.05, 0.7), 'z', [-100, 100]);
    for (const y of [0.1, 0.48]) k.lathe(k.part('hoop', { priority: 1.2, line: false }), k.m('iron', 'hoop'), [[y, 0.325], [y + 0.07, 0.33]]);
    if (!k.ctx.said('empty')) for (const [x, z, r] of [[-0.18, 0.1, 0.14], [0.04, 0.16, 0.16], [0.2, 0.06, 0.13], [0, -0.1, 0.16]] as const) k.s.ell(k.part('foam', { group: 'foam' }), k.m('cream', 'foam'), [x, 0.68, z], r);
    return { view: 'item', pitch: 18 };
  }, { foam: ['foam', 'froth'], handle: ['handle'], hoop: ['hoop', 'band'] }),
  goblet: entry('valuable', ['chalice', 'grail', 'holy grail', 'cocktail'], (k) => { k.lathe(k.part('cup'), k.m('gold'), [[0, 0.26], [0.06, 0.24], [0.1, 0.06], [0.42, 0.05], [0.48, 0.14], [0.6, 0.28], [0.94, k.vary('mouth', 0.33, 0.1)]], { capMaterial: k.m('crimson', 'liquid') }); if (!k.ctx.small) for (const x of [-0.17, 0, 0.17]) k.s.ell(k.part('gem', { priority: 1.4 }), k.m(k.choose('gem', ['ruby', 'sapphire', 'emerald']), 'gem'), [x, 0.74, 0.29 - Math.abs(x) * 0.25], k.least(0.05, 0.8)); return { view: 'item', pitch: 14 }; }, { gem: ['gem', 'jewel'], liquid: ['wine', 'liquid'] }),
  'raw-fish': about({ home: ['studio'] }, entry('food', ['fish food', 'salmon steak', 'fillet', 'sardine'], (k) => { k.s.ell(k.part('fish'), k.m('#8cb0c4'), [0, 0.4, 0], [0.46, 0.2, 0.12], IDENTITY, { pattern: (_x, y) => (y < -0.35 ? 0.7 : 0) }); k.prism(k.part('tail'), k.m('#6c94ac', 'tail'), [[0.36, 0.4], [0.68, 0.62], [0.6, 0.4], [0.68, 0.18]], 0.04); k.mark([-0.28, 0.46, 0.12], ['d'], { d: 'dark:1' }); return { view: 'item', roll: -30 }; })),
}; // biome-ignore format: a table
