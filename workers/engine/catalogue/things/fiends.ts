/** Monsters that games call by what they are: of fur, of whirling sand or wind, from the deep sand or another star, and things that came alive. */
import { IDENTITY, rotX, rotZ, type Vec3 } from '../../solids/vec.ts';
import { type MaterialRef, shadeOf } from '../materials.ts';
import { about } from './define.ts';
import type { Kit } from './kit.ts';
import { BELLY, EYE_COUNT, EYES, evil, eyeCount, eyePlaces, monster, TAIL } from './monster-parts.ts';
import type { PropTable } from './prop-entry.ts';

/** A row of teeth along a line. */
function teeth(k: Kit, from: Vec3, to: Vec3, n: number, long: number): void {
  for (let i = 0; i < n; i++) {
    const t = n === 1 ? 0.5 : i / (n - 1);
    const at: Vec3 = [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t, from[2] + (to[2] - from[2]) * t]; // biome-ignore format: a point
    k.s.cone(k.part('tooth', { priority: 1.5 }), k.m('tooth', 'tooth'), at, [at[0], at[1] + long, at[2] + 0.01], k.least(Math.abs(long) * 0.45, 0.7), 0.008); // biome-ignore format: one line
  }
}

/** One eye, or as many as are said, large and round. */
export function eyeballs(k: Kit, places: readonly Vec3[], r: number, first = 0): void {
  const iris = k.m('#3878c8', 'eyes');
  for (const [n, [x, y, z]] of places.entries()) {
    const i = first + n;
    k.s.ell(k.part('white', { group: `eye${i}`, priority: 1.3 }), 'white', [x, y, z], [r, r, r * 0.6]);
    k.s.ell(k.part('eyes', { group: `eye${i}`, priority: 1.4, line: false }), iris, [x, y - r * 0.08, z + r * 0.5], [r * 0.56, r * 0.56, r * 0.3]); // biome-ignore format: one line
    k.s.ell(k.part('pupil', { group: `eye${i}`, priority: 1.5, line: false }), 'dark', [x, y - r * 0.08, z + r * 0.76], [k.least(r * 0.28, 0.9), k.least(r * 0.32, 0.9), r * 0.2]); // biome-ignore format: one line
    if (!k.ctx.small) k.mark([x - r * 0.2, y + r * 0.22, z + r], ['w'], { w: 'white:5' });
  }
}

/** Sand, dust, mud or wind that whirls up into shoulders, arms and a head. */
function whirl(k: Kit, fallback: MaterialRef, light: MaterialRef): void {
  const m = k.m(fallback);
  const pale = k.m(light, 'wisps');
  // turns of a funnel, each a little aside of the one below
  const turns: readonly (readonly [y: number, r: number, x: number])[] = [
    [0.06, 0.15, 0.03],
    [0.19, 0.2, -0.03],
    [0.33, 0.27, 0.03],
    [0.48, 0.34, -0.01],
  ];
  for (const [i, [y, r, x]] of turns.entries())
    k.s.ell(k.part('body', { group: `turn${i}`, bias: i % 2 ? 0 : -0.3 }), i % 2 ? pale : m, [x, y, 0], [r, 0.1, r * 0.8], rotZ(i % 2 ? 7 : -7)); // biome-ignore format: one line
  k.s.ell(k.part('body', { group: 'breast' }), m, [0, 0.68, 0], [0.4, 0.22, 0.28]);
  k.s.ell(k.part('head', { group: 'head' }), m, [0, 0.95, 0.08], [0.2, 0.19, 0.19]);
  k.s.cap(k.part('wisps', { group: 'crest' }), pale, [0.02, 1.06, 0.02], [0.16, 1.24, -0.04], 0.13, 0.02);
  for (const d of [-1, 1]) {
    k.s.tube(k.part('arm', { group: `a${d}` }), m, [[d * 0.34, 0.74, 0.02], [d * 0.56, 0.64, 0.1], [d * 0.6, 0.42, 0.18]], [0.13, 0.12, 0.15]); // biome-ignore format: one line
    k.s.ell(k.part('fist', { group: `f${d}` }), pale, [d * 0.61, 0.34, 0.2], [0.16, 0.14, 0.15]);
  }
  k.eyes(0.085, 0.97, 0.26, { evil: true });
}

export const FIENDS: PropTable = {
  'furry-monster': about({ home: ['cave'] }, monster(['furball monster', 'fluffy monster', 'hairy monster', 'fuzzy monster', 'fur monster', 'furry creature', 'fluffy creature', 'furball monster', 'furry beast', 'shaggy monster', 'little monster', 'horned monster', 'silly monster'], (k) => {
    const m = k.m(k.choose('fur', ['#7c58c8', '#4c94d8', '#5cac58', '#e07c3c']));
    const b = k.part('body', { group: 'body', soft: true });
    // as many legs as are counted, side by side under it
    const legs = k.ctx.said('three-legs') ? 3 : k.ctx.said('four-legs') ? 4 : k.ctx.said('six-legs') ? 6 : 0;
    for (let i = 0; i < legs; i++) {
      const x = (i / (legs - 1) - 0.5) * 0.74;
      const part = k.part('leg', { group: `l${i}`, priority: 1.1, bias: -0.2 });
      k.s.cap(part, m, [x * 0.9, 0.16, 0.12], [x, -0.16, 0.16], legs > 3 ? 0.08 : 0.11);
      k.s.ell(part, m, [x, -0.2, 0.22], [legs > 3 ? 0.09 : 0.13, 0.075, 0.16]);
    }
    if (k.ctx.said('one-horn')) k.s.cone(k.part('horns', { priority: 1.2 }), k.m('bone', 'horns'), [0, 0.92, 0.06], [0.04, 1.32, 0.1], 0.11, 0.015);
    k.s.ell(b, m, [0, 0.5, 0], [0.42, 0.46, 0.36]);
    k.s.ell(b, m, [0, 0.28, 0], [0.46, 0.26, 0.38]);
    // tufts all round break the outline
    for (let i = 0; i < 11; i++) {
      const a = ((i - 5) / 5) * 2.5;
      const [s, c] = [Math.sin(a), Math.cos(a)];
      k.s.cap(b, m, [s * 0.34, 0.46 + c * 0.36, 0], [s * 0.52, 0.44 + c * 0.53 - Math.abs(s) * 0.06, 0], 0.11, k.least(0.02, 0.5));
    }
    k.s.ell(k.part('belly', { line: false, group: 'belly' }), k.m(shadeOf(m, 4), 'belly'), [0, 0.24, 0.24], [0.26, 0.2, 0.16]);
    for (const d of [-1, 1]) {
      if (!legs) k.s.ell(k.part('foot', { group: `f${d}` }), m, [d * 0.2, 0.06, 0.16], [0.16, 0.085, 0.2]);
      k.s.tube(k.part('arm', { group: `a${d}` }), m, [[d * 0.4, 0.5, 0.04], [d * 0.56, 0.36, 0.12], [d * 0.54, 0.2, 0.18]], [0.11, 0.1, 0.12]);
      if (k.ctx.wants('horns') && !k.ctx.said('one-horn')) k.s.tube(k.part('horns', { priority: 1.2, group: `h${d}` }), k.m('bone', 'horns'), [[d * 0.22, 0.86, 0.02], [d * 0.36, 1.0, 0.02], [d * 0.36, 1.16, 0.02]], [0.085, 0.07, 0.015]);
    }
    const n = eyeCount(k);
    for (const [i, [x, y, r]] of eyePlaces(n, n === 1 ? 0.4 : 0.3).entries()) eyeballs(k, [[x, 0.7 + y, 0.3 - y * 0.3 - Math.abs(x) * 0.12]], r, i);
    const mouth = k.part('mouth', { priority: 1.2 });
    k.s.ell(mouth, 'mouth', [0, 0.45, 0.33], [0.2, evil(k) || k.ctx.said('dark') ? 0.1 : 0.075, 0.1]);
    teeth(k, [-0.12, 0.51, 0.41], [0.12, 0.51, 0.41], k.ctx.small ? 2 : 4, -0.075);
    const fierce = evil(k) || k.ctx.said('dark');
    if (fierce) for (const d of [-1, 1]) k.s.cap(k.part('brow', { priority: 1.6, group: `b${d}` }), shadeOf(m, 1), [d * 0.06, 0.79, 0.42], [d * 0.27, 0.89, 0.34], k.least(0.045, 0.9));
    return { view: 'stand', pitch: 8 };
  }, { ...EYES, ...EYE_COUNT, ...BELLY, horns: ['horn'], 'one-horn': ['one horn', 'single horn', 'unicorn horn'], 'three-legs': ['three legs', '3 legs'], 'four-legs': ['four legs', '4 legs'], 'six-legs': ['six legs', '6 legs'], tooth: ['teeth', 'fang'] })),
  mandrake: about({ home: ['forest'] }, monster(['mandrake root', 'screaming root', 'root monster', 'mandragora', 'living root', 'turnip monster', 'root creature', 'vegetable monster'], (k) => {
    const m = k.m('#c08c58');
    const leaf = k.m('#5ca43c', 'leaf');
    const b = k.part('body', { group: 'body' });
    k.s.ell(b, m, [0, 0.44, 0], [0.3, 0.3, 0.26]);
    k.s.cone(b, m, [0, 0.36, 0], [0, 0.12, 0], 0.26, 0.16);
    for (const d of [-1, 1]) {
      k.s.tube(k.part('leg', { group: `l${d}` }), m, [[d * 0.12, 0.2, 0], [d * 0.2, 0.08, 0.04], [d * 0.32, 0.02, 0.1]], [0.12, 0.085, 0.03]);
      k.s.tube(k.part('arm', { group: `a${d}` }), m, [[d * 0.26, 0.46, 0.02], [d * 0.44, 0.5, 0.06], [d * 0.56, 0.66, 0.04]], [0.085, 0.065, 0.02]);
      k.s.tube(k.part('arm', { group: `a${d}` }), m, [[d * 0.44, 0.5, 0.06], [d * 0.58, 0.48, 0.08]], [0.05, 0.015]);
    }
    for (const [x, y, t] of [[-0.26, 1.0, 30], [0.26, 1.0, -30], [0, 1.1, 0], [-0.38, 0.8, 58], [0.38, 0.8, -58]] as const) {
      k.s.ell(k.part('leaf', { group: `leaf${x}`, bias: x === 0 ? 0 : -0.3 }), leaf, [x, y - 0.1, -0.04], [0.1, 0.24, 0.04], rotZ(t));
    }
    k.s.cap(k.part('stem', { group: 'stem' }), shadeOf(leaf, 1), [0, 0.7, 0], [0, 0.86, 0], 0.08, 0.06);
    for (const d of [-1, 1]) k.s.ell(k.part('eyes', { priority: 1.4, group: `e${d}` }), k.m('dark', 'eyes'), [d * 0.12, 0.54, 0.22], [k.least(0.06, 0.9), k.least(0.075, 1.2), 0.05]);
    k.s.ell(k.part('mouth', { priority: 1.3 }), 'mouth', [0, 0.34, 0.23], [k.least(0.09, 1.2), k.least(0.13, 1.4), 0.07]);
    for (const y of [0.22, 0.48]) k.s.cap(k.part('wrinkle', { line: false, priority: 1.2 }), m, [0.16, y, 0.2], [0.26, y + 0.03, 0.12], k.least(0.016, 0.5), undefined, { tone: -1 });
    return { view: 'stand', pitch: 6 };
  }, { ...EYES, leaf: ['leaves', 'leaf'] })),
  xenomorph: about({ home: ['space'] }, monster(['xeno', 'alien queen', 'alien hunter', 'alien predator', 'alien beast', 'black alien', 'insectoid alien'], (k) => {
    const m = k.m('#3c4454/dark_metal');
    const pale = k.m('#6c7c8c/dark_metal', 'ribs');
    // crouched, seen aslant: a long smooth skull, ribs, a tail with a blade over the back
    k.s.tube(k.part('tail', { group: 'tail' }), k.m(m, 'tail'), [[0, 0.42, -0.16], [-0.34, 0.3, -0.26], [-0.6, 0.46, -0.24], [-0.62, 0.8, -0.18], [-0.44, 1.0, -0.14]], [0.11, 0.09, 0.07, 0.055, 0.035]);
    k.s.cone(k.part('blade', { group: 'blade', priority: 1.1 }), 'bone', [-0.46, 0.98, -0.14], [-0.22, 1.1, -0.12], 0.06, 0.008);
    k.s.tube(k.part('body', { group: 'body' }), m, [[0, 0.4, -0.1], [0, 0.56, 0], [0.02, 0.7, 0.08]], [0.17, 0.19, 0.16]);
    for (const y of [0.46, 0.54, 0.62]) k.s.tube(k.part('ribs', { line: false, priority: 1.2, group: 'ribs' }), pale, [[-0.15, y + 0.03, 0.1], [0, y, 0.19], [0.15, y + 0.03, 0.1]], k.least(0.022, 0.55));
    for (const d of [-1, 1]) {
      k.s.tube(k.part('leg', { group: `l${d}` }), m, [[d * 0.12, 0.38, -0.06], [d * 0.32, 0.34, 0.06], [d * 0.28, 0.14, -0.04], [d * 0.34, 0.03, 0.1]], [0.12, 0.09, 0.06, 0.05]);
      k.s.tube(k.part('arm', { group: `a${d}` }), m, [[d * 0.17, 0.66, 0.06], [d * 0.4, 0.56, 0.12], [d * 0.46, 0.36, 0.28]], [0.07, 0.05, 0.04]);
      for (const t of [-0.06, 0, 0.06]) k.s.cone(k.part('claw', { group: `c${d}`, priority: 1.2 }), k.m('bone', 'claw'), [d * 0.46 + t * 0.6, 0.35, 0.28], [d * 0.46 + t * 1.4, 0.22, 0.34], k.least(0.026, 0.6), 0.008);
      k.s.cap(k.part('spine', { group: `s${d}` }), m, [d * 0.08, 0.74, -0.1], [d * 0.24, 1.0, -0.3], 0.045, 0.02);
    }
    const head = k.part('head', { group: 'head' });
    k.s.cap(head, m, [0, 0.86, 0.2], [0, 1.02, -0.34], 0.16, 0.12);
    k.s.ell(head, m, [0, 0.79, 0.3], [0.13, 0.12, 0.15]);
    k.s.cap(k.part('jaw', { group: 'jaw' }), pale, [0, 0.7, 0.26], [0, 0.66, 0.38], 0.085, 0.075);
    teeth(k, [0.06, 0.74, 0.44], [0.12, 0.74, 0.3], k.ctx.small ? 3 : 5, -0.06);
    k.s.cap(k.part('gleam', { line: false, priority: 1.3 }), shadeOf(m, 5), [0.06, 1.0, 0.12], [0.06, 1.1, -0.2], k.least(0.025, 0.6));
    return { view: 'stand', pitch: 6, yaw: 62 };
  }, { ...TAIL, claw: ['claws'], ribs: ['rib'] })),
  'living-sword': monster(['possessed sword', 'haunted sword', 'sentient sword', 'animated sword', 'sword monster', 'sword with an eye', 'sword mimic', 'soul sword', 'evil sword with an eye', 'flying sword monster'], (k) => {
    const steel = k.m('steel');
    const guard = k.m('#5c3c74', 'guard');
    k.prism(k.part('blade'), steel, [[-0.13, 0.42], [0.13, 0.42], [0.12, 1.1], [0, 1.34], [-0.12, 1.1]], 0.04);
    k.prism(k.part('fuller', { line: false, priority: 1.2 }), shadeOf(steel, 2), [[-0.035, 0.44], [0.035, 0.44], [0, 1.16]], 0.05);
    // a guard like wings of a bat round an eye
    for (const d of [-1, 1]) k.s.tube(k.part('guard', { group: `g${d}` }), guard, [[d * 0.1, 0.34, 0], [d * 0.34, 0.4, 0], [d * 0.44, 0.54, 0]], [0.1, 0.075, 0.015]);
    k.s.cap(k.part('grip'), k.m('dark_leather', 'grip'), [0, 0.24, 0], [0, 0.02, 0], 0.062, 0.055);
    k.s.ell(k.part('pommel'), guard, [0, -0.02, 0], 0.085);
    k.s.ell(k.part('guard', { group: 'socket', priority: 1.1 }), guard, [0, 0.34, 0.03], [0.19, 0.16, 0.1]);
    k.s.ell(k.part('white', { priority: 1.3, group: 'eye' }), 'white', [0, 0.34, 0.1], [0.135, 0.105, 0.06]);
    k.s.ell(k.part('eyes', { priority: 1.4, line: false, group: 'eye' }), k.m('#d83038', 'eyes'), [0, 0.34, 0.15], [0.078, 0.085, 0.04]);
    k.s.ell(k.part('pupil', { priority: 1.5, line: false, group: 'eye' }), 'dark', [0, 0.34, 0.19], [k.least(0.026, 0.6), k.least(0.06, 0.9), 0.02]);
    return { view: 'item', roll: 24 };
  }, { ...EYES, blade: ['blade'], guard: ['guard', 'hilt'], grip: ['grip', 'handle'] }, 'blade'),
  'living-book': monster(['monster book', 'book monster', 'possessed book', 'haunted book', 'mimic book', 'book mimic', 'living book', 'book with teeth', 'spell book with teeth', 'spellbook with teeth', 'living spellbook', 'living spell book', 'animated book', 'cursed tome monster', 'evil book monster', 'biting book'], (k) => {
    const m = k.m(k.choose('cover', ['#6c3c8c', '#8c3038', '#2c5c4c']));
    const page = k.m('#ecdcb0/paper', 'pages');
    // the covers gape like jaws, seen from the fore edge
    const upper = rotX(-30);
    k.box(k.part('cover', { group: 'low' }), m, [0, 0.08, 0], [0.5, 0.05, 0.36]);
    k.box(k.part('pages', { group: 'lowpages' }), page, [0, 0.17, -0.01], [0.45, 0.06, 0.32]);
    k.box(k.part('mouth', { group: 'mouth' }), 'mouth', [0, 0.32, -0.18], [0.44, 0.16, 0.12]);
    k.box(k.part('pages', { group: 'highpages' }), page, [0, 0.52, 0.02], [0.45, 0.055, 0.32], upper);
    k.box(k.part('cover', { group: 'high' }), m, [0, 0.62, 0.0], [0.5, 0.05, 0.37], upper);
    for (const x of [-0.42, 0.42]) k.box(k.part('trim', { group: `t${x}`, priority: 1.1 }), k.m('gold', 'trim'), [x, 0.63, 0.02], [0.09, 0.056, 0.37], upper);
    teeth(k, [-0.36, 0.52, 0.3], [0.36, 0.52, 0.3], k.ctx.small ? 4 : 6, -0.15);
    teeth(k, [-0.3, 0.22, 0.32], [0.3, 0.22, 0.32], k.ctx.small ? 3 : 5, 0.12);
    k.s.tube(k.part('tongue', { priority: 1.45 }), k.m('#d85878', 'tongue'), [[0, 0.26, 0.1], [0.03, 0.27, 0.38], [0.1, 0.1, 0.44]], [0.085, 0.095, 0.04]);
    for (const d of [-1, 1]) {
      k.s.ell(k.part('white', { priority: 1.3, group: `e${d}` }), k.m('#f4d848', 'eyes'), [d * 0.2, 0.84, 0.24], [0.14, 0.125, 0.1]);
      k.s.ell(k.part('pupil', { priority: 1.5, line: false, group: `e${d}` }), 'dark', [d * 0.17, 0.83, 0.33], [k.least(0.035, 0.8), k.least(0.075, 1.1), 0.04]);
      k.s.cap(k.part('brow', { priority: 1.6, group: `b${d}` }), shadeOf(m, 1), [d * 0.06, 0.92, 0.34], [d * 0.34, 1.02, 0.28], k.least(0.04, 0.8));
    }
    return { view: 'stand', pitch: 12 };
  }, { ...EYES, pages: ['page'], trim: ['trim'], tongue: ['tongue'], cover: ['cover'] }, 'cover'),
  sandworm: about({ home: ['desert'] }, monster(['sand worm', 'giant sandworm', 'giant sand worm', 'dune worm', 'desert worm', 'death worm', 'graboid', 'worm boss', 'burrowing worm', 'giant worm monster', 'purple worm monster'], (k) => {
    const m = k.m(k.choose('skin', ['#b88858', '#a07060', '#8c7c64']));
    const belly = k.m(shadeOf(m, 4), 'belly');
    // it rises from the ground in rings and bends to the viewer, its mouth a round of teeth
    const way: readonly (readonly [x: number, y: number, z: number, r: number])[] = [
      [-0.2, 0.08, -0.1, 0.27], [-0.24, 0.26, -0.1, 0.28], [-0.22, 0.45, -0.08, 0.285], [-0.14, 0.63, -0.02, 0.29], [-0.02, 0.78, 0.06, 0.3], [0.12, 0.86, 0.18, 0.31],
    ];
    for (const [i, [x, y, z, r]] of way.entries()) k.s.ell(k.part('body', { group: `ring${i}` }), m, [x, y, z], [r, i === 5 ? r : 0.155, r * 0.9], rotZ(-6 - i * 9));
    for (const [i, [x, y, z, r]] of way.slice(1, 5).entries()) k.s.ell(k.part('belly', { group: `ring${i + 1}`, line: false, priority: 1.1 }), belly, [x + 0.1, y - 0.02, z + r * 0.74], [0.13, 0.09, 0.09], rotZ(-6 - i * 9));
    const at: Vec3 = [0.2, 0.86, 0.36];
    k.s.ell(k.part('lip', { group: 'lip', priority: 1.2 }), shadeOf(m, 2), [at[0] - 0.02, at[1], at[2]], [0.28, 0.28, 0.1]);
    k.s.ell(k.part('mouth', { group: 'lip', priority: 1.3 }), 'mouth', at, [0.22, 0.22, 0.1]);
    const n = k.ctx.small ? 6 : 9;
    for (let i = 0; i < n; i++) {
      const a = (i / n) * Math.PI * 2 + 0.2;
      k.s.cone(k.part('tooth', { priority: 1.5 }), k.m('tooth', 'tooth'), [at[0] + Math.sin(a) * 0.22, at[1] + Math.cos(a) * 0.22, at[2] + 0.08], [at[0] + Math.sin(a) * 0.09, at[1] + Math.cos(a) * 0.09, at[2] + 0.09], k.least(0.05, 0.75), 0.01);
    }
    // the ground it broke through
    const sand = k.m('#d8b878/sand', 'ground');
    for (const [x, z, r, h] of [[-0.44, 0.06, 0.2, 0.12], [0.06, 0.12, 0.2, 0.11], [-0.2, 0.2, 0.26, 0.12], [-0.5, -0.14, 0.16, 0.1], [0.16, -0.06, 0.16, 0.09]] as const) k.s.ell(k.part('ground', { group: `g${x}` }), sand, [x, 0.03, z], [r, h, r * 0.7]);
    return { view: 'stand', pitch: 12 };
  }, { ...BELLY, ground: ['ground', 'sand'], tooth: ['teeth', 'tooth'] })),
  'sand-elemental': about({ home: ['desert'] }, monster(['sand spirit', 'sand monster', 'dust elemental', 'sand djinn', 'sand creature', 'dust devil monster', 'desert spirit', 'sandstorm elemental'], (k) => {
    whirl(k, '#d8b070/sand', '#f0d8a0/sand');
    return { view: 'stand', pitch: 8 };
  }, { ...EYES, wisps: ['crest', 'whirl'] })),
  'air-elemental': about({ home: ['sky'] }, monster(['wind elemental', 'wind spirit', 'air spirit', 'tornado monster', 'whirlwind monster', 'cloud elemental', 'living wind', 'storm spirit', 'wind monster'], (k) => {
    whirl(k, '#a8c8dc', '#e4f2f8');
    return { view: 'item', pitch: 6 };
  }, { ...EYES, wisps: ['crest', 'whirl'] })),
  'mud-monster': about({ home: ['cave'] }, monster(['mud elemental', 'mud creature', 'sludge monster', 'tar monster', 'clay monster', 'mud man', 'swamp mud monster', 'muck monster'], (k) => {
    const m = k.m('#6c4c34/slime');
    const b = k.part('body', { group: 'body' });
    k.s.ell(b, m, [0, 0.06, 0], [0.58, 0.08, 0.46]);
    k.s.cone(b, m, [0, 0.04, 0], [0, 0.5, 0], 0.46, 0.36);
    k.s.ell(b, m, [0, 0.58, 0], [0.42, 0.28, 0.32]);
    k.s.ell(k.part('head', { group: 'head' }), m, [0, 0.84, 0.1], [0.26, 0.22, 0.22]);
    for (const d of [-1, 1]) {
      k.s.tube(k.part('arm', { group: `a${d}` }), m, [[d * 0.34, 0.66, 0.02], [d * 0.56, 0.5, 0.12], [d * 0.54, 0.24, 0.22]], [0.15, 0.13, 0.16]);
      for (const t of [-0.08, 0.06]) k.s.cap(k.part('drip', { group: `a${d}` }), m, [d * 0.54 + t, 0.2, 0.24], [d * 0.54 + t, 0.06, 0.24], 0.06, 0.035);
      k.s.ell(k.part('eyes', { priority: 1.4, group: `e${d}` }), k.m('#f8e878', 'eyes'), [d * 0.1, 0.88, 0.3], [k.least(0.055, 1), k.least(0.05, 0.9), 0.03]);
    }
    k.s.ell(k.part('mouth', { priority: 1.3 }), 'mouth', [0, 0.72, 0.3], [0.15, 0.07, 0.05]);
    for (const [x, y] of [[-0.2, 0.5], [0.22, 0.42], [0.04, 0.34]] as const) k.s.ell(k.part('bubble', { priority: 1.2, group: `b${x}` }), m, [x, y, 0.32], k.least(0.06, 1), IDENTITY, { tone: 0.5 });
    return { view: 'stand', pitch: 8 };
  }, EYES)),
}; // biome-ignore format: a table
