/** Monsters of folklore that nothing else resembles: the hungry one with a deer's skull, the goat of winter nights, the moth man, the river child, the umbrella that hops. */
import { rotZ, type Vec3 } from '../../solids/vec.ts';
import { type MaterialRef, shadeOf } from '../materials.ts';
import { about } from './define.ts';
import type { Kit } from './kit.ts';
import { BELLY, EYES, monster } from './monster-parts.ts';
import type { PropTable } from './prop-entry.ts';

interface Frame {
  readonly skin: MaterialRef;
  /** Height of hips and of shoulders. */
  readonly hip: number;
  readonly shoulder: number;
  /** Radius of the breast, and how far arms stand off. */
  readonly breast: number;
  readonly limb: number;
  readonly hand: number;
  /** How far down hands hang. */
  readonly reach: number;
  readonly claws?: MaterialRef;
  readonly hooves?: MaterialRef;
}

/** Trunk, legs and arms of what walks upright. */
function upright(k: Kit, f: Frame): void {
  const { skin, hip, shoulder, breast, limb, hand, reach } = f;
  const b = k.part('body');
  k.s.ell(b, skin, [0, shoulder - breast * 0.35, 0], [breast, breast * 0.82, breast * 0.7]);
  k.s.tube(b, skin, [[0, shoulder - breast * 0.5, 0], [0, hip + 0.06, 0]], [breast * 0.78, breast * 0.62]); // biome-ignore format: two ends
  for (const d of [-1, 1]) {
    const leg = k.part('leg', { group: `l${d}` });
    k.s.tube(leg, skin, [[d * breast * 0.5, hip, 0], [d * breast * 0.72, hip * 0.5, 0.06], [d * breast * 0.66, 0.06, 0]], [limb * 1.35, limb * 1.05, limb * 0.85]); // biome-ignore format: a leg
    k.s.ell(
      k.part('foot', { group: `f${d}` }),
      f.hooves ?? skin,
      [d * breast * 0.7, 0.045, 0.06],
      [limb * 1.15, 0.055, limb * 1.7],
    );
    const at: Vec3 = [d * (breast + hand * 1.2), shoulder - reach, 0.12];
    k.s.tube(k.part('arm', { group: `a${d}` }), skin, [[d * breast * 0.86, shoulder - 0.04, 0], [d * (breast + hand * 1.5), shoulder - reach * 0.5, 0.02], at], [limb * 1.15, limb * 0.9, limb * 0.85]); // biome-ignore format: an arm
    k.s.ell(k.part('hand', { group: `h${d}` }), skin, at, [hand, hand * 1.1, hand * 0.9]);
    if (f.claws) for (const i of [-1, 0, 1]) k.s.cap(k.part('claw', { group: `c${d}`, priority: 1.2 }), f.claws, [at[0] + i * hand * 0.7, at[1] - hand * 0.6, at[2] + 0.04], [at[0] + i * hand * 0.9, at[1] - hand * 2.1, at[2] + 0.06], k.least(hand * 0.3, 0.7), k.least(0.006, 0.4)); // biome-ignore format: claws
  }
}

const lit = (k: Kit, x: number, y: number, z: number, r: number, ref: MaterialRef): void => {
  for (const d of [-1, 1]) k.s.ell(k.part('eyes', { priority: 1.6, group: `e${d}` }), k.m(ref, 'eyes'), [d * x, y, z], [k.least(r, 1), k.least(r, 1), r * 0.6]); // biome-ignore format: one line
};

export const FOLKLORE: PropTable = {
  wendigo: about({ home: ['forest', 'night'] }, monster(['windigo', 'skinwalker', 'skin walker', 'deer skull monster', 'forest horror', 'deer skull creature', 'deer skull demon'], (k) => {
    const skin = k.m('#4c4248/bear');
    const bone = k.m('bone', 'skull');
    upright(k, { skin, hip: 0.44, shoulder: 0.86, breast: 0.2, limb: 0.055, hand: 0.055, reach: 0.56, claws: '#2c242c', hooves: '#2c242c' });
    // a mane on the shoulders, and ribs that stand out
    for (const d of [-1, 0, 1]) k.s.ell(k.part('mane', { group: 'mane' }), shadeOf(skin, 1), [d * 0.16, 0.9, -0.02], [0.14, 0.1, 0.13]);
    if (!k.ctx.small) for (const y of [0.78, 0.7, 0.62]) k.s.tube(k.part('ribs', { priority: 1.2, line: false }), bone, [[-0.13, y, 0.13], [0, y + 0.02, 0.18], [0.13, y, 0.13]], [k.least(0.016, 0.6), k.least(0.018, 0.7), k.least(0.016, 0.6)]); // biome-ignore format: a rib
    k.s.ell(k.part('head', { group: 'head' }), bone, [0, 1.07, 0.08], [0.14, 0.13, 0.13]);
    k.s.cap(k.part('head', { group: 'head' }), bone, [0, 1.03, 0.14], [0, 0.84, 0.24], 0.105, 0.06);
    for (const d of [-1, 1]) {
      k.s.ell(k.part('socket', { priority: 1.3, group: `s${d}` }), 'dark', [d * 0.075, 1.06, 0.19], [k.least(0.055, 1.2), k.least(0.06, 1.3), 0.03]);
      const antler = k.part('horns', { group: `h${d}`, priority: 1.15 });
      const m = k.m('antler', 'horns');
      k.s.tube(antler, m, [[d * 0.1, 1.15, 0.02], [d * 0.26, 1.28, 0], [d * 0.3, 1.52, 0]], [k.least(0.034, 0.9), k.least(0.03, 0.8), k.least(0.012, 0.5)]); // biome-ignore format: a beam
      for (const [x, y, u, v] of [[0.2, 1.23, 0.38, 1.26], [0.28, 1.36, 0.44, 1.44], [0.27, 1.32, 0.16, 1.46]] as const) k.s.cap(antler, m, [d * x, y, 0], [d * u, v, 0], k.least(0.024, 0.7), k.least(0.01, 0.4)); // biome-ignore format: points
    }
    lit(k, 0.075, 1.06, 0.215, 0.024, 'eye_red');
    k.mark([0, 0.85, 0.29], k.ctx.small ? ['d'] : ['d.d'], { d: 'dark:2' });
    return { view: 'stand', pitch: 8 };
  }, { ...EYES, horns: ['antlers', 'horn'], skull: ['head', 'face'] })),
  krampus: about({ home: ['snow'] }, monster(['christmas demon', 'goat demon', 'goat devil', 'baphomet', 'christmas devil', 'satyr demon'], (k) => {
    const fur = k.m('#5c3a30/bear');
    const face = k.m('#8c4438/skin', 'face');
    upright(k, { skin: fur, hip: 0.4, shoulder: 0.8, breast: 0.27, limb: 0.085, hand: 0.075, reach: 0.4, claws: '#e8dcc0/bone', hooves: '#2c242c' });
    k.s.ell(k.part('belly', { line: false }), k.m(shadeOf(fur, 4), 'belly'), [0, 0.6, 0.14], [0.17, 0.2, 0.1]);
    k.s.ell(k.part('head', { group: 'head' }), fur, [0, 1.0, 0.08], [0.19, 0.19, 0.17]);
    k.s.ell(k.part('muzzle', { group: 'muzzle' }), face, [0, 0.93, 0.21], [0.13, 0.1, 0.11]);
    k.s.cap(k.part('beard', { group: 'beard' }), shadeOf(fur, 1), [0, 0.86, 0.2], [0, 0.66, 0.2], 0.08, 0.02);
    for (const d of [-1, 1]) {
      const horn = k.part('horns', { group: `h${d}`, priority: 1.15 });
      k.s.tube(horn, k.m('#c8b48c/bone', 'horns'), [[d * 0.11, 1.14, 0.06], [d * 0.24, 1.3, 0.02], [d * 0.42, 1.28, -0.02], [d * 0.46, 1.1, 0]], [0.075, 0.066, 0.05, k.least(0.014, 0.5)]); // biome-ignore format: a horn
      k.s.cap(k.part('ear', { group: `e${d}` }), fur, [d * 0.17, 1.02, 0.06], [d * 0.34, 0.96, 0.06], 0.05, 0.02);
    }
    const tongue = k.part('tongue', { priority: 1.5 });
    k.s.tube(tongue, k.m('#e03850', 'tongue'), [[0, 0.9, 0.32], [0.04, 0.78, 0.34], [0.02, 0.6, 0.32], [0.08, 0.52, 0.33]], [k.least(0.04, 1), k.least(0.045, 1.1), k.least(0.04, 1), k.least(0.02, 0.6)]); // biome-ignore format: a tongue
    lit(k, 0.085, 1.03, 0.23, 0.034, 'eye_glow');
    if (!k.ctx.small) for (const d of [-1, 1]) k.mark([d * 0.07, 0.91, 0.32], ['w'], { w: 'tooth:4' });
    return { view: 'stand', pitch: 8 };
  }, { ...EYES, ...BELLY, horns: ['horn'], face: ['face'], tongue: ['tongue'] })),
  mothman: about({ home: ['night', 'forest'] }, monster(['moth man', 'moth monster', 'moth creature', 'moth demon', 'mothfolk', 'moth person'], (k) => {
    const fur = k.m('#4c4654/bear');
    const wing = k.m('#6c6070', 'wings');
    for (const d of [-1, 1]) {
      for (const [x, y, rx, ry, turn] of [[0.5, 0.84, 0.4, 0.26, 24], [0.4, 0.42, 0.28, 0.22, -24]] as const) {
        k.s.ell(k.part('wings', { group: `w${d}${turn}` }), wing, [d * x, y, -0.12], [rx, ry, 0.05], rotZ(d * turn)); // biome-ignore format: one line
        k.s.ell(k.part('spot', { group: `ws${d}${turn}`, line: false, priority: 1.2 }), shadeOf(wing, 4), [d * (x + 0.12), y + (turn > 0 ? 0.08 : -0.02), -0.06], [rx * 0.36, ry * 0.42, 0.03]);
        if (!k.ctx.small) k.s.ell(k.part('spot', { group: `wd${d}${turn}`, line: false, priority: 1.3 }), 'dark', [d * (x + 0.12), y + (turn > 0 ? 0.08 : -0.02), -0.03], [rx * 0.15, ry * 0.19, 0.02]);
      }
    }
    upright(k, { skin: fur, hip: 0.34, shoulder: 0.74, breast: 0.2, limb: 0.06, hand: 0.055, reach: 0.32, claws: '#2c242c' });
    for (const d of [-1, 0, 1]) k.s.ell(k.part('ruff', { group: 'ruff' }), k.m(shadeOf(fur, 4), 'belly'), [d * 0.12, 0.79, 0.06], [0.11, 0.09, 0.11]);
    k.s.ell(k.part('head', { group: 'head' }), fur, [0, 0.97, 0.06], [0.2, 0.18, 0.17]);
    for (const d of [-1, 1]) {
      k.s.tube(k.part('feeler', { group: `an${d}`, priority: 1.2 }), shadeOf(fur, 4), [[d * 0.07, 1.12, 0.06], [d * 0.14, 1.26, 0.04], [d * 0.28, 1.34, 0.02]], [k.least(0.03, 0.8), k.least(0.036, 0.9), k.least(0.014, 0.5)]); // biome-ignore format: a feeler
    }
    lit(k, 0.095, 0.98, 0.2, 0.075, '#f83030/flame');
    if (!k.ctx.small) for (const d of [-1, 1]) k.mark([d * 0.075, 1.01, 0.27], ['w'], { w: 'white:5' });
    return { view: 'stand', pitch: 8 };
  }, { ...EYES, ...BELLY, wings: ['wing'] })),
  chupacabra: about({ home: ['desert', 'night'] }, monster(['el chupacabra', 'goat sucker', 'goatsucker', 'cryptid', 'blood sucker monster', 'ghoul beast'], (k) => {
    const skin = k.m('#6c7c64/orc');
    const b = k.part('body');
    // crouched: long arms before it, its back full of spines
    k.s.ell(b, skin, [0, 0.42, -0.06], [0.27, 0.28, 0.24]);
    k.s.ell(k.part('belly', { line: false }), k.m(shadeOf(skin, 4), 'belly'), [0, 0.36, 0.12], [0.15, 0.18, 0.1]);
    for (const i of [-2, -1, 0, 1, 2]) k.s.cone(k.part('spike', { group: `sp${i}` }), k.m('#3c3848', 'spikes'), [i * 0.1, 0.66 - Math.abs(i) * 0.05, -0.14], [i * 0.2, 1.02 - Math.abs(i) * 0.11, -0.22], k.least(0.05, 1), 0.01); // biome-ignore format: one line
    for (const d of [-1, 1]) {
      k.s.ell(k.part('leg', { group: `l${d}` }), skin, [d * 0.3, 0.22, 0.02], [0.13, 0.2, 0.15]);
      k.s.ell(k.part('foot', { group: `f${d}` }), skin, [d * 0.33, 0.05, 0.14], [0.1, 0.05, 0.14]);
      const hand: Vec3 = [d * 0.17, 0.1, 0.3];
      k.s.tube(k.part('arm', { group: `a${d}` }), skin, [[d * 0.2, 0.52, 0.1], [d * 0.3, 0.32, 0.22], hand], [0.07, 0.055, 0.055]); // biome-ignore format: an arm
      for (const i of [-1, 0, 1]) k.s.cap(k.part('claw', { group: `c${d}`, priority: 1.2 }), '#e8dcc0/bone', [hand[0] + i * 0.04, 0.07, 0.34], [hand[0] + i * 0.055, 0.0, 0.4], k.least(0.02, 0.7), 0.008); // biome-ignore format: claws
      k.s.cap(k.part('ear', { group: `e${d}` }), skin, [d * 0.16, 0.86, 0.1], [d * 0.34, 1.0, 0.02], 0.06, 0.015);
    }
    k.s.ell(k.part('head', { group: 'head' }), skin, [0, 0.76, 0.16], [0.22, 0.2, 0.18]);
    k.s.ell(k.part('muzzle', { group: 'muzzle' }), shadeOf(skin, 4), [0, 0.66, 0.28], [0.13, 0.09, 0.1]);
    lit(k, 0.11, 0.79, 0.31, 0.075, '#e83028/flame');
    if (!k.ctx.small) for (const d of [-1, 1]) k.mark([d * 0.09, 0.82, 0.37], ['w'], { w: 'white:5' });
    for (const d of [-1, 1]) k.s.cone(k.part('tooth', { priority: 1.5, group: `t${d}` }), 'tooth', [d * 0.06, 0.64, 0.37], [d * 0.06, 0.53, 0.38], k.least(0.026, 0.8), 0.008);
    k.mark([0, 0.65, 0.38], k.ctx.small ? ['d'] : ['d..d', '.dd.'], { d: 'dark:2' });
    return { view: 'stand', pitch: 8 };
  }, { ...EYES, ...BELLY, spikes: ['spike', 'spines', 'quills'] })),
  kappa: about({ home: ['water'] }, monster(['water imp', 'river child', 'turtle imp', 'kappa yokai'], (k) => {
    const skin = k.m('#6cb054/orc');
    const shell = k.m('#7c6038', 'shell');
    k.s.ell(k.part('shell'), shell, [0, 0.5, -0.14], [0.36, 0.38, 0.18]);
    upright(k, { skin, hip: 0.26, shoulder: 0.64, breast: 0.25, limb: 0.075, hand: 0.07, reach: 0.34 });
    k.s.ell(k.part('belly', { line: false }), k.m('#e0cc88', 'belly'), [0, 0.46, 0.13], [0.18, 0.22, 0.1], undefined, { pattern: (_x, y) => (Math.cos(y * 9) > 0.6 ? -0.8 : 0) });
    k.s.ell(k.part('head', { group: 'head' }), skin, [0, 0.92, 0.06], [0.26, 0.22, 0.22]);
    // a dish of water in a ring of hair
    for (let i = 0; i < 13; i++) {
      const a = (i / 13) * 2 * Math.PI;
      k.s.cap(k.part('hair', { group: 'hair' }), k.m('#2c3c34/bear', 'hair'), [Math.sin(a) * 0.15, 1.1, 0.05 + Math.cos(a) * 0.13], [Math.sin(a) * 0.29, 0.97 + (i % 2) * 0.05, 0.05 + Math.cos(a) * 0.25], 0.06, k.least(0.015, 0.5)); // biome-ignore format: one line
    }
    k.s.ell(k.part('dish', { priority: 1.3 }), '#f0ecd8', [0, 1.14, 0.06], [0.18, 0.06, 0.15]);
    k.s.ell(k.part('water', { priority: 1.4, line: false }), '#68c0f0/water', [0, 1.17, 0.06], [0.13, 0.045, 0.11]);
    k.s.ell(k.part('beak', { group: 'beak', priority: 1.2 }), k.m('#f0b838', 'beak'), [0, 0.85, 0.29], [0.12, 0.065, 0.1]);
    k.eyes(0.12, 0.93, 0.25, { big: true });
    return { view: 'stand', pitch: 10 };
  }, { ...EYES, ...BELLY, shell: ['shell'], beak: ['beak'], hair: ['hair'] })),
  'umbrella-ghost': about({ home: ['night'] }, monster(['kasa obake', 'karakasa', 'karakasa kozo', 'umbrella monster', 'umbrella yokai', 'living umbrella', 'umbrella spirit', 'umbrella demon', 'possessed umbrella', 'haunted umbrella'], (k) => {
    const paper = k.m(k.choose('paper', ['#b84058', '#7c58a8', '#c87838']));
    const fold = shadeOf(paper, 2);
    k.s.cone(k.part('paper', { group: 'paper' }), paper, [0, 0.34, 0], [0, 1.14, 0], 0.36, 0.05);
    for (const x of [-0.24, -0.09, 0.09, 0.24]) k.s.cap(k.part('fold', { line: false, priority: 1.1, group: `o${x}` }), fold, [x, 0.36, 0.34 - Math.abs(x) * 0.5], [x * 0.2, 1.08, 0.06], k.least(0.016, 0.6), k.least(0.01, 0.4));
    for (const x of [-0.27, -0.14, 0, 0.14, 0.27]) k.s.ell(k.part('rim', { group: `r${x}` }), paper, [x, 0.33, 0.22 - Math.abs(x) * 0.4], [0.085, 0.06, 0.1]);
    k.s.cap(k.part('tip'), '#5c4030/wood', [0, 1.12, 0], [0, 1.26, 0], k.least(0.035, 0.9), k.least(0.03, 0.8));
    k.s.ell(k.part('white', { priority: 1.3, group: 'eye' }), 'white', [0, 0.72, 0.2], [0.16, 0.14, 0.1]);
    k.s.ell(k.part('iris', { priority: 1.4, group: 'eye', line: false }), k.m('#e8b030', 'eyes'), [0, 0.71, 0.27], [0.09, 0.09, 0.06]);
    k.s.ell(k.part('pupil', { priority: 1.5, group: 'eye', line: false }), 'dark', [0, 0.71, 0.31], [k.least(0.045, 1), k.least(0.055, 1), 0.04]);
    k.s.ell(k.part('mouth', { priority: 1.3 }), 'dark', [0, 0.48, 0.31], [0.13, 0.045, 0.04]);
    k.s.tube(k.part('tongue', { priority: 1.5 }), k.m('#f05870', 'tongue'), [[0, 0.48, 0.34], [0.05, 0.34, 0.38], [0.02, 0.2, 0.38], [0.09, 0.12, 0.38]], [k.least(0.055, 1), k.least(0.06, 1.1), k.least(0.05, 1), k.least(0.03, 0.8)]); // biome-ignore format: a tongue
    k.s.cap(k.part('leg'), '#e8b890/skin', [0, 0.34, 0], [0, 0.1, 0.02], k.least(0.055, 1), k.least(0.05, 1));
    k.box(k.part('sandal'), '#8c5c34/wood', [0, 0.05, 0.05], [0.1, 0.03, 0.15]);
    for (const z of [-0.03, 0.12]) k.box(k.part('sandal'), '#6c4428/wood', [0, 0.01, z], [0.08, 0.035, 0.03]);
    return { view: 'stand', pitch: 8 };
  }, { ...EYES, tongue: ['tongue'] })),
}; // biome-ignore format: a table
