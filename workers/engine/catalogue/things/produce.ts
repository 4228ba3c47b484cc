import { grain } from '../../solids/patterns.ts';
import { IDENTITY, rad, rotX, rotZ } from '../../solids/vec.ts';
import { about, entry } from './define.ts';
import { ITEM, type Kit } from './kit.ts';
import type { PropEntry, PropTable } from './prop-entry.ts';

/** Pointed leaves from one root, as [lean in degrees, length]. */
function tuft(
  k: Kit,
  m: string,
  y: number,
  blades: readonly (readonly [lean: number, length: number])[],
  w: number,
): void {
  blades.forEach(([lean, length], i) => {
    const a = rad(lean + k.jitter(`b${i}`) * 4);
    k.s.tube(
      k.part('leaf', { group: `l${i}` }),
      m,
      [
        [0, y, 0],
        [Math.sin(a) * length * 0.5, y + Math.cos(a) * length * 0.62, 0.02],
        [Math.sin(a) * length * 1.1, y + Math.cos(a) * length, 0],
      ],
      [w, w * 0.9, 0.012],
    );
  });
}

const plate = (k: Kit, r = 0.56): void =>
  k.lathe(
    k.part('plate', { group: 'plate' }),
    k.m('#e8ecf4/pearl', 'plate'),
    [
      [0, r * 0.6],
      [0.06, r],
    ],
    { capMaterial: k.m('#e8ecf4/pearl', 'plate'), capTone: -0.2 },
  );

const gourd = (aliases: string[], green: boolean): PropEntry =>
  entry(
    'food',
    aliases,
    (k) => {
      const m = k.m(green ? '#4c8c3c/potion' : '#5c3080/potion');
      k.s.tube(
        k.part('fruit'),
        m,
        [
          [0, 0.16, 0],
          [0.02, 0.5, 0],
          [0, 0.86, 0],
        ],
        green ? [0.17, 0.19, 0.16] : [0.29, 0.26, 0.14],
      );
      k.s.tube(
        k.part('cap', { group: 'cap' }),
        k.m('leaf', 'stem'),
        [
          [0, 0.9, 0],
          [0, 1.0, 0],
          [0.05, 1.12, 0],
        ],
        [0.15, 0.06, 0.045],
      );
      return { view: 'item', roll: 36 };
    },
    { stem: ['stem', 'leaf', 'top'] },
  );

const bulb = (aliases: string[], garlic: boolean): PropEntry =>
  entry(
    'food',
    aliases,
    (k) => {
      const m = k.m(garlic ? '#f0e8e0' : '#d89440/leather');
      k.s.ell(k.part('bulb'), m, [0, 0.36, 0], [0.4, 0.34, 0.38], IDENTITY, {
        pattern: (x, _y, z) => (Math.cos(Math.atan2(x, z) * 8) > 0.9 ? -0.8 : 0),
      });
      k.s.tube(
        k.part('neck', { group: 'bulb' }),
        m,
        [
          [0, 0.6, 0],
          [0.01, 0.76, 0],
          [0.05, 0.98, 0],
        ],
        [0.2, 0.09, 0.05],
      );
      if (!k.ctx.small)
        for (const x of [-0.08, 0, 0.08])
          k.s.cap(
            k.part('root', { line: false }),
            k.m('paper', 'root'),
            [x * 0.6, 0.04, 0.06],
            [x * 1.4, -0.06, 0.06],
            k.least(0.016, 0.4),
          );
      return { view: 'item', roll: 12 };
    },
    { root: ['root', 'roots'] },
  );

const pepper = (aliases: string[], bell: boolean): PropEntry =>
  entry(
    'food',
    aliases,
    (k) => {
      const m = k.m('#d8282c/potion');
      if (bell)
        for (const x of [-0.17, 0.17, 0])
          k.s.tube(
            k.part('fruit', { group: `f${x}` }),
            m,
            [
              [x, 0.16, x === 0 ? 0.12 : 0],
              [x * 1.1, 0.6, x === 0 ? 0.12 : 0],
            ],
            [0.17, 0.23],
          );
      else
        k.s.tube(
          k.part('fruit'),
          m,
          [
            [0, 0.86, 0],
            [-0.02, 0.56, 0],
            [-0.14, 0.26, 0],
            [-0.36, 0.08, 0],
          ],
          [0.17, 0.16, 0.11, 0.02],
        );
      k.s.tube(
        k.part('stem', { group: 'stem' }),
        k.m('leaf', 'stem'),
        bell
          ? [
              [0, 0.8, 0.06],
              [0.02, 0.96, 0.06],
            ]
          : [
              [0, 0.96, 0],
              [0.02, 1.04, 0],
              [0.12, 1.16, 0],
            ],
        [k.least(0.09, 1), k.least(0.045, 0.7)],
      );
      k.mark([bell ? -0.2 : -0.08, 0.66, 0.24], k.ctx.small ? ['w'] : ['w', 'w', 'w'], { w: 'rose:5' });
      return { view: 'item', roll: bell ? 6 : -14 };
    },
    { stem: ['stem', 'leaf'] },
  );

const cup = (aliases: string[], boba: boolean): PropEntry =>
  entry(
    'food',
    aliases,
    (k) => {
      const m = k.m(k.choose('drink', ['#f4a4b8', '#c89058', '#f0b040']));
      k.s.cap(
        k.part('straw', { group: 'straw' }),
        k.m('red', 'straw'),
        [0.04, 0.6, 0],
        [0.22, 1.2, 0],
        k.least(0.04, 0.7),
      );
      k.lathe(k.part('cup'), m, [
        [0, 0.22],
        [0.78, k.vary('w', 0.33, 0.06)],
      ]);
      k.lathe(k.part('lid', { priority: 1.1 }), k.m('glass', 'lid'), [
        [0.76, 0.36],
        [0.82, 0.36],
        [0.98, 0.2],
      ]);
      if (boba)
        for (const [x, y] of [
          [-0.12, 0.08],
          [0.06, 0.1],
          [0.16, 0.2],
          [-0.04, 0.22],
          [-0.18, 0.24],
        ] as const)
          k.s.ell(
            k.part('pearl', { line: false, priority: 1.3 }),
            k.m('#4c2c24', 'pearl'),
            [x, y, 0.24],
            k.least(0.05, 0.8),
          );
      k.mark([-0.18, 0.56, 0.26], k.ctx.small ? ['w'] : ['w', 'w', 'w'], { w: 'white:5' });
      return { view: 'item', pitch: 8 };
    },
    { straw: ['straw'], lid: ['lid', 'top'] },
  );

/** Fruit, vegetables and dishes beside those of food.ts and meals.ts. */
export const PRODUCE: PropTable = {
  pineapple: entry('food', ['ananas'], (k) => {
    const m = k.m('#e8a834');
    const h = k.vary('h', 0.42, 0.06);
    k.s.ell(k.part('fruit'), m, [0, 0.42, 0], [0.32, h, 0.32], IDENTITY, { pattern: (x, y, z) => { const a = Math.atan2(x, z) * 2.6; return Math.abs(Math.sin(a + y * 5)) < 0.16 || Math.abs(Math.sin(a - y * 5)) < 0.16 ? -1.1 : 0.1; } });
    tuft(k, k.m('dark_leaf', 'leaf'), 0.8, [[-48, 0.3], [48, 0.3], [-24, 0.44], [24, 0.44], [0, 0.52]], 0.085);
    return ITEM;
  }, { leaf: ['leaf', 'leaves', 'crown', 'top'] }),
  'cut-cheese-wheel': entry('food', ['cut cheese wheel', 'half a cheese wheel', 'half wheel of cheese', 'gouda'], (k) => {
    const m = k.m('#f0bc40');
    k.s.cone(k.part('cheese'), m, [0, 0, 0], [0, 0.36, 0], 0.58, 0.58, { capTone: 0.3, clips: [[0.42, 0, 0.91, 0.3]], capMaterial: k.m('#f8e090', 'inside') });
    k.s.cone(k.part('rind', { group: 'cheese', line: false, priority: 1.1 }), m, [0, 0.345, 0], [0, 0.365, 0], 0.56, 0.56, { capTone: 0.3, clips: [[0.42, 0, 0.91, 0.27]] });
    for (const [x, y, r] of k.ctx.small ? ([[-0.1, 0.2, 0.06], [0.2, 0.14, 0.06]] as const) : ([[-0.3, 0.12, 0.05], [-0.1, 0.23, 0.07], [0.12, 0.1, 0.055], [0.3, 0.22, 0.045]] as const)) k.s.ell(k.part('hole', { line: false, priority: 1.2 }), m, [x, y, 0.21 - x * 0.46], r, IDENTITY, { tone: -0.7 });
    return { view: 'item', pitch: 34 };
  }, { inside: ['inside', 'cut'] }),
  pancakes: entry('food', ['pancake', 'flapjacks', 'hotcakes', 'stack of pancakes', 'waffles', 'waffle', 'crepe'], (k) => {
    plate(k, 0.6);
    const m = k.m('#e0a04c');
    const n = k.ctx.small ? 3 : 4;
    for (let i = 0; i < n; i++) k.s.cone(k.part('cake', { group: `c${i}` }), m, [k.jitter(`x${i}`) * 0.04, 0.08 + i * 0.13, 0], [k.jitter(`x${i}`) * 0.04, 0.19 + i * 0.13, 0], 0.44, 0.46, { capMaterial: m, capTone: 0.3 });
    const top = 0.08 + n * 0.13;
    const syrup = k.part('syrup', { line: false, priority: 1.2 });
    const s = k.m('#a4501c/potion', 'syrup');
    k.s.ell(syrup, s, [0, top, 0.03], [0.33, 0.045, 0.32]);
    for (const [x, d] of [[-0.24, 0.2], [0.04, 0.3], [0.27, 0.16]] as const) k.s.cap(syrup, s, [x, top, Math.sqrt(0.2 - x * x)], [x * 1.04, top - d, Math.sqrt(0.215 - x * x)], k.least(0.05, 0.7));
    k.box(k.part('butter', { priority: 1.3 }), k.m('#fcec90', 'butter'), [0.02, top + 0.06, 0.04], [0.11, 0.05, 0.1]);
    return { view: 'item', pitch: 26 };
  }, { syrup: ['syrup', 'honey', 'sauce'], butter: ['butter'], plate: ['plate'] }),
  'fried-egg': entry('food', ['fried egg', 'omelette', 'omelet', 'sunny side up egg', 'eggs and bacon', 'cooked egg'], (k) => {
    const w = k.m('#f8f6ee', 'white');
    const p = k.part('white');
    for (const [x, z, r] of [[0, 0, 0.42], [-0.26, 0.12, 0.26], [0.24, -0.14, 0.3], [0.22, 0.2, 0.24], [-0.18, -0.2, 0.24]] as const) { const q = k.vary(`r${x}`, r, 0.12); k.s.ell(p, w, [x, 0.05, z], [q, 0.07, q]); }
    k.s.ell(k.part('yolk', { priority: 1.2 }), k.m('#f8b020/potion'), [0.03, 0.12, 0.02], [0.2, 0.13, 0.2]);
    k.mark([-0.04, 0.24, 0.08], k.ctx.small ? ['w'] : ['ww', 'w.'], { w: 'white:5' });
    return { view: 'item', pitch: 58 };
  }, { white: ['white', 'egg white'] }),
  spaghetti: entry('food', ['pasta', 'plate of pasta', 'bowl of spaghetti', 'bowl of pasta', 'noodle dish', 'lasagna'], (k) => {
    plate(k, 0.6);
    const m = k.m('#ecc868');
    k.s.ell(k.part('mound', { group: 'noodles' }), m, [0, 0.16, 0], [0.46, 0.22, 0.42], IDENTITY, { pattern: (x, y, z) => (Math.sin(Math.atan2(x, z) * 3 + y * 9 + x * 5) > 0.55 ? -0.9 : 0.1) });
    k.s.ell(k.part('sauce', { priority: 1.1 }), k.m('#c83c24', 'sauce'), [0, 0.3, 0.02], [0.28, 0.11, 0.26], IDENTITY, { pattern: grain(5, 0.5) });
    for (const [x, z] of [[-0.1, 0.1], [0.13, 0.02]] as const) k.s.ell(k.part('meatball', { priority: 1.2, group: `m${x}` }), k.m('#7c4024', 'meat'), [x, 0.42, z], k.vary(`m${x}`, 0.105, 0.1));
    if (!k.ctx.small) k.mark([0.02, 0.5, 0.1], ['gg'], { g: 'leaf:4' });
    return { view: 'item', pitch: 34 };
  }, { sauce: ['sauce', 'tomato sauce'], meat: ['meat', 'meatball', 'meatballs'], plate: ['plate', 'bowl'] }),
  'roast-turkey': entry('food', ['roast turkey', 'roasted turkey', 'roasted chicken', 'whole chicken', 'cooked turkey', 'thanksgiving turkey', 'turkey dinner', 'cooked chicken', 'grilled chicken'], (k) => {
    plate(k, 0.64);
    const m = k.m('#c4742c/leather');
    k.s.ell(k.part('body'), m, [-0.02, 0.32, 0], [0.42, 0.3, 0.32]);
    k.s.ell(k.part('breast', { group: 'body' }), m, [-0.14, 0.4, 0.04], [0.28, 0.26, 0.27]);
    for (const d of [-1, 1]) { const g = k.part('leg', { group: `g${d}` }); k.s.tube(g, m, [[0.12, 0.26, d * 0.22], [0.36, 0.32, d * 0.24], [0.52, 0.46, d * 0.22]], [0.19, 0.15, 0.06]); k.s.cap(k.part('bone', { group: `g${d}`, priority: 1.2 }), k.m('bone', 'bone'), [0.52, 0.46, d * 0.22], [0.62, 0.56, d * 0.22], k.least(0.04, 0.8)); }
    k.s.tube(k.part('wing', { group: 'wing' }), m, [[-0.2, 0.34, 0.3], [-0.02, 0.24, 0.36], [-0.16, 0.2, 0.36]], 0.075);
    for (const [x, z] of [[-0.5, 0.2], [-0.42, 0.4], [0.46, 0.4]] as const) k.s.ell(k.part('garnish', { group: `l${x}` }), k.m('leaf', 'garnish'), [x, 0.08, z], [0.12, 0.06, 0.1]);
    return { view: 'item', pitch: 22 };
  }, { bone: ['bone'], garnish: ['garnish', 'lettuce', 'salad'], plate: ['plate'] }),
  avocado: entry('food', ['avocado half', 'half avocado', 'guacamole'], (k) => {
    const skin = k.m('#3c6434', 'skin');
    const half = (q: number, z: number, m: string, name: string): void => { const p = k.part(name, { group: name, line: name === 'skin' }); k.s.ell(p, m, [0, 0.36, z], [0.36 * q, 0.35 * q, 0.04]); k.s.ell(p, m, [0, 0.68, z], [0.22 * q, 0.34 * q, 0.04]); };
    half(1, 0, skin, 'skin');
    half(0.84, 0.05, k.m('#c8d864'), 'flesh');
    k.s.ell(k.part('pit', { priority: 1.2 }), k.m('#8c5430/leather', 'pit'), [0, 0.35, 0.1], k.vary('pit', 0.17, 0.06));
    return { view: 'item', roll: 24 };
  }, { pit: ['pit', 'seed', 'stone'], skin: ['skin', 'peel'] }),
  coconut: about({ home: ['beach'] }, entry('food', ['coconut half', 'coconuts'], (k) => {
    k.s.ell(k.part('shell'), k.m('#6c4428'), [-0.16, 0.5, -0.1], 0.4, IDENTITY, { pattern: grain(6, 0.5) });
    k.s.ell(k.part('half', { group: 'half' }), k.m('#6c4428'), [0.24, 0.3, 0.16], 0.36, rotX(40), { clips: [[0, 1, 0, 0]], capMaterial: k.m('#f4f0e8', 'flesh'), capTone: 0.2, pattern: grain(6, 0.5) });
    if (!k.ctx.small) for (const [x, y] of [[-0.26, 0.66], [-0.12, 0.7], [-0.18, 0.56]] as const) k.s.ell(k.part('eye', { line: false, priority: 1.3, group: 'shell' }), 'dark_wood', [x, y, 0.27], k.least(0.04, 0.5));
    return { view: 'item', pitch: 16 };
  }, { flesh: ['flesh', 'inside', 'milk'] })),
  broccoli: entry('food', ['cauliflower', 'broccoli floret'], (k) => {
    const m = k.m('#4c9c44');
    for (const x of [-0.2, 0.2, 0]) k.s.tube(k.part('stalk', { group: 'stalk' }), k.m('#a4cc6c', 'stalk'), [[0, 0, 0], [x * 0.5, 0.24, 0], [x, 0.5, 0.04]], [0.13, 0.12, 0.1]);
    for (const [x, y, r] of [[-0.3, 0.6, 0.2], [0.3, 0.6, 0.2], [0, 0.66, 0.24], [-0.18, 0.84, 0.19], [0.18, 0.84, 0.19], [0, 0.96, 0.15]] as const) k.s.ell(k.part('floret', { group: `f${y}` }), m, [x, y, 0.08], k.vary(`r${x}${y}`, r, 0.08), IDENTITY, { pattern: grain(5, 0.9) });
    return ITEM;
  }, { stalk: ['stalk', 'stem'] }),
  cabbage: entry('food', ['lettuce', 'kale', 'head of lettuce', 'salad head', 'brussels sprout', 'artichoke'], (k) => {
    const m = k.m('#84c050');
    k.s.ell(k.part('heart'), m, [0, 0.44, 0], k.vary('r', 0.36, 0.05));
    for (const [d, y, h] of [[-1, 0.34, 0.3], [1, 0.34, 0.3], [-0.45, 0.26, 0.34], [0.5, 0.24, 0.34]] as const) k.s.ell(k.part('leaf', { group: `l${d}` }), k.m('#5c9c3c', 'leaf'), [d * 0.38, y, 0.14], [0.2, h, 0.2], rotZ(-d * 24), { pattern: (x) => (Math.abs(x) < 0.14 ? 0.7 : 0) });
    return { view: 'item', pitch: 8 };
  }, { leaf: ['leaf', 'leaves'] }),
  popcorn: entry('food', ['bucket of popcorn', 'popcorn box', 'popcorn bucket'], (k) => {
    for (const [x, y] of [[-0.32, 0.72], [0.32, 0.72], [-0.12, 0.74], [0.14, 0.74], [-0.22, 0.9], [0.04, 0.92], [0.24, 0.88], [0.02, 1.04]] as const) k.s.ell(k.part('corn', { group: `c${x}${y}` }), k.m('#fcecb4', 'popcorn'), [x, y, 0], k.vary(`r${x}`, 0.145, 0.12), IDENTITY, { pattern: grain(3, 0.8) });
    const red = k.s.material(k.m('red'));
    k.s.cone(k.part('box', { priority: 1.1 }), k.m('white', 'stripe'), [0, 0, 0.06], [0, 0.68, 0.06], 0.3, 0.42, { pattern: (x, _y, z) => (Math.floor((Math.atan2(x, z) / Math.PI + 1) * (k.ctx.small ? 5 : 8)) & 1 ? { material: red } : 0) });
    return { view: 'item', pitch: 4 };
  }, { popcorn: ['corn', 'kernels'], stripe: ['stripe', 'stripes'] }),
  'soda-can': entry('food', ['soda can', 'can of soda', 'cola', 'cola can', 'energy drink', 'beer can', 'can', 'canned food', 'canned drink'], (k) => {
    const m = k.m(k.choose('can', ['red', 'blue', 'green']));
    k.lathe(k.part('can'), m, [[0.06, 0.3], [0.86, 0.3]]);
    const s = k.m('silver', 'lid');
    k.lathe(k.part('rim', { priority: 1.1 }), s, [[0, 0.25], [0.06, 0.3]]);
    k.lathe(k.part('top', { priority: 1.1 }), s, [[0.86, 0.3], [0.94, 0.25]], { capTone: 0.2 });
    k.s.tube(k.part('stripe', { line: false, priority: 1.2 }), k.m('white', 'stripe'), [[-0.26, 0.36, 0.13], [-0.1, 0.48, 0.27], [0.1, 0.42, 0.27], [0.26, 0.56, 0.13]], k.least(0.05, 0.8));
    return { view: 'item', pitch: 16 };
  }, { stripe: ['stripe', 'label', 'logo'], lid: ['lid', 'top'] }),
  eggplant: gourd(['aubergine'], false),
  cucumber: gourd(['zucchini', 'courgette', 'pickle', 'gherkin'], true),
  onion: bulb(['red onion', 'shallot'], false),
  garlic: bulb(['garlic bulb', 'clove of garlic'], true),
  'chili-pepper': pepper(['chili', 'chilli', 'chili pepper', 'hot pepper', 'red pepper', 'jalapeno'], false),
  'bell-pepper': pepper(['bell pepper', 'paprika', 'green pepper', 'capsicum'], true),
  milkshake: cup(['smoothie', 'juice', 'cup with straw', 'glass of juice', 'lemonade', 'frappe', 'iced tea'], false),
  'bubble-tea': cup(['boba', 'bubble tea', 'boba tea'], true),
}; // biome-ignore format: a table
