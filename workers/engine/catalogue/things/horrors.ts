/** Horrors that are all eyes, all mouths, or both. */
import { IDENTITY, rotZ, type Vec3 } from '../../solids/vec.ts';
import { shadeOf } from '../materials.ts';
import { about } from './define.ts';
import { eyeballs } from './fiends.ts';
import type { Kit } from './kit.ts';
import { EYE_COUNT, EYES, eyeCount, eyePlaces, monster } from './monster-parts.ts';
import type { PropTable } from './prop-entry.ts';

/** Eyes over the whole of a lump, the largest in its middle: the first few where a picture has no room for more. */
const EYES_OVER: readonly (readonly [x: number, y: number, r: number])[] = [
  [0.02, 0.74, 0.19], [-0.3, 0.5, 0.13], [0.32, 0.54, 0.13], [-0.24, 0.94, 0.11], [0.28, 0.94, 0.11],
  [0.02, 0.38, 0.11], [-0.36, 0.24, 0.085], [0.38, 0.26, 0.085], [0.02, 1.06, 0.06],
]; // biome-ignore format: a table
/** The same, where mouths lie between. */
const EYES_AMONG: readonly (readonly [x: number, y: number, r: number])[] = [
  [-0.17, 0.82, 0.16], [0.22, 0.86, 0.13], [0.02, 1.02, 0.085], [-0.37, 0.56, 0.095], [0.39, 0.58, 0.095], [0.3, 0.24, 0.075],
]; // biome-ignore format: a table
const MOUTHS: readonly (readonly [x: number, y: number, w: number, h: number, turn: number])[] = [
  [0, 0.46, 0.25, 0.13, 0], [-0.28, 0.8, 0.15, 0.09, -14], [0.28, 0.78, 0.15, 0.09, 14], [-0.36, 0.2, 0.13, 0.085, 12], [0.36, 0.2, 0.13, 0.085, -12],
]; // biome-ignore format: a table

/** How far before the middle of the lump its skin lies. */
const skinAt = (x: number, y: number): number =>
  (y < 0.34 ? 0.44 : 0.4) * Math.sqrt(Math.max(0.12, 1 - (x / 0.5) ** 2 - ((y - 0.5) / 0.62) ** 2));

const { 'one-eyed': ONE_EYE, ...MANY_EYES } = EYE_COUNT;
/** Of who has one eye anyway: that one, or as many as are said. */
const MORE_EYES = { eyes: [...EYES.eyes, ...ONE_EYE], ...MANY_EYES };

/** A gap of red with a row of teeth above and below, which meet in small ones. */
function maw(k: Kit, i: number, [x, y, w, h, turn]: (typeof MOUTHS)[number]): void {
  const z = skinAt(x, y);
  const R = rotZ(turn);
  k.s.ell(k.part('mouth', { group: `mouth${i}`, priority: 1.3 }), 'mouth', [x, y, z], [k.least(w, 2.4), k.least(h, 1.5), 0.08], R);
  const n = Math.max(2, Math.min(5, Math.floor((2 * w * 0.8) / (2.1 * k.px))));
  for (let j = 0; j < n; j++) {
    const across = n === 1 ? 0 : ((j / (n - 1)) * 2 - 1) * w * 0.66;
    const lean = Math.sqrt(1 - (across / w) ** 2) * h;
    const slope = Math.tan((turn * Math.PI) / 180) * across;
    for (const up of h > 0.1 ? [1, -1] : [1]) {
      const at: Vec3 = [x + across, y + slope + up * lean * 0.92, z + 0.07];
      k.s.cone(k.part('tooth', { group: `teeth${i}`, priority: 1.6, line: false }), k.m('tooth', 'tooth'), at, [at[0], at[1] - up * lean * 0.95, at[2] + 0.02], k.least(w * 0.16, 0.75), k.px * 0.3);
    }
  }
} // biome-ignore format: measures

export const HORRORS: PropTable = {
  horror: about({ home: ['cave', 'dungeon'] }, monster(['shoggoth', 'gibbering mouther', 'mouther', 'flesh horror', 'mass of eyes', 'mass of flesh', 'flesh monster', 'flesh abomination', 'flesh blob', 'argus monster', 'amalgamation', 'eldritch horror', 'eldritch abomination', 'cosmic horror', 'lovecraftian horror', 'eldritch monster', 'eldritch creature', 'lovecraftian monster', 'elder thing'], (k) => {
    const m = k.m(k.choose('flesh', ['#7c4488', '#8c4458', '#4c6c58']));
    const eyesToo = k.ctx.said('many-eyes') || !k.ctx.said('many-mouths');
    const mouthsToo = k.ctx.said('many-mouths') || !k.ctx.said('many-eyes');
    const b = k.part('body', { group: 'body', soft: true });
    k.s.ell(b, m, [0, 0.56, 0], [0.47, 0.56, 0.38]);
    k.s.ell(b, m, [0, 0.22, 0], [0.56, 0.24, 0.42]);
    for (const [x, y, r] of [[-0.4, 0.72, 0.16], [0.42, 0.66, 0.17], [-0.2, 1.02, 0.16], [0.22, 1.0, 0.17]] as const) k.s.ell(b, m, [x, y, 0], [r, r, r], IDENTITY, { tone: -0.1 });
    // arms that feel about, all round the foot and from the shoulders
    for (const d of [-1, 1]) {
      for (const [i, way] of ([[[0.4, 0.14, 0.1], [0.64, 0.07, 0.14], [0.78, 0.16, 0.12]], [[0.44, 0.7, 0], [0.66, 0.8, 0], [0.7, 1.02, 0]]] as const).entries())
        k.s.tube(k.part('tentacle', { group: `t${d}${i}` }), k.m(shadeOf(m, 2), 'tentacle'), way.map(([x, y, z]): Vec3 => [x * d, y + (d > 0 ? 0.04 : 0), z]), [0.11, 0.085, k.least(0.03, 0.7)]);
      k.s.cap(k.part('tentacle', { group: `f${d}` }), k.m(shadeOf(m, 2), 'tentacle'), [d * 0.2, 0.1, 0.32], [d * 0.3, 0.03, 0.5], 0.1, 0.05);
    }
    if (mouthsToo) for (const [i, one] of MOUTHS.slice(0, eyesToo ? 1 : k.ctx.size < 56 ? 3 : 5).entries()) maw(k, i, one);
    if (eyesToo) {
      const places = (mouthsToo ? EYES_AMONG : EYES_OVER).slice(0, k.ctx.small ? 2 : k.ctx.middle ? (mouthsToo ? 2 : 5) : k.ctx.size < 56 ? 5 : 9);
      for (const [i, [x, y, r]] of places.entries()) eyeballs(k, [[x, y, skinAt(x, y)]], k.least(r, 3.4), i);
    }
    return { view: 'stand', pitch: 6 };
  }, {
    ...EYES,
    'many-eyes': ['many eyes', 'lots of eyes', 'multiple eyes', 'hundreds of eyes', 'a thousand eyes', 'countless eyes', 'eyes all over'],
    'many-mouths': ['many mouths', 'lots of mouths', 'multiple mouths', 'mouths', 'many teeth', 'teeth', 'rows of teeth'],
    tentacle: ['tentacles', 'arms'],
  })),
  'tentacle-monster': about({ home: ['cave', 'space'] }, monster(['tentacled monster', 'tentacle beast', 'tentacle creature', 'tentacled creature', 'tentacled beast', 'alien parasite', 'space parasite', 'brain parasite', 'parasite', 'parasite monster', 'tentacle horror', 'tentacled horror', 'tentacle alien', 'tentacled alien', 'alien blob', 'fleshy monster', 'fleshy creature'], (k) => {
    const m = k.m(k.choose('flesh', ['#d8788c', '#c8688c', '#8c5cb0']));
    const limb = k.m(shadeOf(m, 2), 'tentacles');
    const tip = shadeOf(limb, 4);
    // those behind first, each with a way of its own: they reach out all round and curl at their ends
    const many = k.ctx.small ? 8 : 12;
    for (let i = 0; i < many; i++) {
      const t = i / (many - 1);
      const a = ((-212 + t * 244) * Math.PI) / 180;
      const [c, s] = [Math.cos(a), -Math.sin(a)];
      const long = 0.56 + (i % 2 ? 0.1 : 0) + k.jitter(`l${i}`) * 0.05;
      const way = (i % 2 ? 1 : -1) * (s < 0 ? 0.6 : 1);
      const at = (r: number, off: number): Vec3 => [c * r - s * off * way, 0.56 + s * r * 0.9 + c * off * way, (i % 2 ? 0.1 : -0.14) * (1 - r)];
      const part = k.part('tentacles', { group: `t${i}`, bias: i % 2 ? 0.3 : -0.4 });
      k.s.tube(part, limb, [at(0.24, 0), at(0.24 + long * 0.36, 0.07), at(0.24 + long * 0.7, -0.02), at(0.24 + long * 0.94, 0.1), at(0.2 + long * 0.9, 0.2)].map(([x, y, z]): Vec3 => [x, Math.max(0.05, y), z]), [0.115, 0.095, k.least(0.07, 0.9), k.least(0.045, 0.75), k.least(0.025, 0.6)]);
      if (!k.ctx.small && i % 2) for (const r of [0.3, 0.46]) k.s.ell(k.part('sucker', { line: false, priority: 1.3, group: `s${i}` }), tip, [at(0.24 + long * r, 0.02)[0], Math.max(0.06, at(0.24 + long * r, 0.02)[1]), 0.16], k.least(0.026, 0.5));
    }
    const b = k.part('body', { group: 'body', soft: true });
    k.s.ell(b, m, [0, 0.56, 0.1], [0.36, 0.35, 0.3]);
    for (const [x, y, r] of [[-0.24, 0.78, 0.13], [0.27, 0.74, 0.12], [-0.28, 0.36, 0.13], [0.26, 0.34, 0.14], [0.02, 0.88, 0.1]] as const) k.s.ell(b, m, [x, y, 0.08], [r, r, r], IDENTITY, { tone: 0.1 });
    const n = k.ctx.said('three-eyes') || k.ctx.said('many-eyes') ? eyeCount(k) : 1;
    if (n > 1) for (const [i, [x, y, r]] of eyePlaces(n, 0.3).entries()) eyeballs(k, [[x, 0.58 + y, 0.4]], r, i);
    else {
      k.s.ell(k.part('lid', { group: 'eye', priority: 1.2 }), shadeOf(m, 1), [0, 0.58, 0.3], [0.24, 0.21, 0.14]);
      k.s.ell(k.part('white', { group: 'eye', priority: 1.3 }), 'white', [0, 0.57, 0.34], [k.least(0.2, 2.6), k.least(0.175, 2.2), 0.13]);
      k.s.ell(k.part('iris', { line: false, group: 'eye', priority: 1.5 }), k.m('#e0b030/eye_glow', 'eyes'), [0, 0.57, 0.45], [k.least(0.11, 1.3), k.least(0.115, 1.4), 0.04]);
      k.s.ell(k.part('pupil', { line: false, group: 'eye', priority: 1.8 }), 'dark', [0, 0.57, 0.49], [k.least(0.04, 0.7), k.least(0.075, 1), 0.02]);
      k.mark([-0.06, 0.64, 0.5], k.ctx.small ? ['w'] : ['ww'], { w: 'white:5' });
    }
    return { view: 'stand', pitch: 4 };
  }, { ...MORE_EYES, tentacles: ['tentacle', 'arm', 'arms', 'tendril', 'tendrils', 'feeler'] })),
}; // biome-ignore format: recipes
