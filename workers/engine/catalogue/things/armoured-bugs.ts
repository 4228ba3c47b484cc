/** Insects in armour: beetles with horns, and the bugs of other worlds whose arms are blades. */
import { IDENTITY, mix, rotX, type Vec3 } from '../../solids/vec.ts';
import { shadeOf } from '../materials.ts';
import { about } from './define.ts';
import type { Kit } from './kit.ts';
import { EYES, monster } from './monster-parts.ts';
import type { PropEntry, PropTable } from './prop-entry.ts';

/** Three jointed legs on each side, the hind ones longest. */
function sixLegs(k: Kit, m: string, high: number, out: number, spots: readonly number[]): void {
  for (const d of [-1, 1])
    for (const [i, z] of spots.entries()) {
      const reach = out * [0.86, 1, 1.08][i]!;
      const lean = [0.22, 0, -0.26][i]!;
      k.s.tube(k.part('legs', { group: `leg${d}${i}`, bias: d > 0 ? -0.5 : 0 }), m, [[d * 0.16, high, z], [d * reach * 0.72, high + 0.14, z + lean * 0.5], [d * reach, 0.16, z + lean], [d * reach * 1.08, 0.01, z + lean * 1.25]], [k.least(0.06, 0.8), k.least(0.05, 0.75), k.least(0.036, 0.65), k.least(0.02, 0.5)]);
    }
} // biome-ignore format: points

/** A beetle with a horn on its head, or with jaws like antlers. */
const horned = (aliases: string[], stag: boolean): PropEntry =>
  monster(aliases, (k) => {
    const m = k.m(k.choose('shell', ['#5c3424', '#34404c', '#2c5c40']));
    const shell = k.m(m, 'shell');
    const ink = k.m(shadeOf(m, 1), 'legs');
    sixLegs(k, ink, 0.3, 0.46, [0.24, 0, -0.24]);
    k.s.ell(k.part('body', { group: 'under' }), ink, [0, 0.3, -0.1], [0.32, 0.16, 0.48]);
    // two wing cases with a seam, a breastplate, a small head that bears the horn
    for (const d of [-1, 1]) k.s.ell(k.part('shell', { group: `case${d}` }), shell, [d * 0.035, 0.4, -0.2], [0.36, 0.33, 0.5], IDENTITY, { clips: [[-d, 0, 0, 0], [0, -1, 0, 0.3]] });
    k.s.ell(k.part('plate', { group: 'plate' }), shell, [0, 0.42, 0.26], [0.32, 0.27, 0.2], IDENTITY, { tone: -0.12 });
    k.s.ell(k.part('head', { group: 'head' }), ink, [0, 0.34, 0.46], [0.17, 0.14, 0.15]);
    const horn = k.m(ink, 'horn');
    if (stag) for (const d of [-1, 1]) k.s.tube(k.part('horn', { group: `horn${d}`, priority: 1.2 }), horn, [[d * 0.09, 0.36, 0.54], [d * 0.3, 0.44, 0.74], [d * 0.12, 0.5, 1.0]], [k.least(0.055, 1), k.least(0.05, 0.9), 0.012]);
    else {
      k.s.tube(k.part('horn', { group: 'horn', priority: 1.2 }), horn, [[0, 0.4, 0.54], [0, 0.5, 0.76], [0, 0.74, 0.88], [0, 0.98, 0.82]], [k.least(0.08, 1.1), k.least(0.062, 1), k.least(0.05, 0.9), 0.014]);
      k.s.cone(k.part('horn', { group: 'horn2', priority: 1.15 }), horn, [0, 0.64, 0.34], [0, 0.8, 0.52], k.least(0.06, 0.9), 0.01);
    }
    for (const d of [-1, 1]) k.mark([d * 0.14, 0.38, 0.54], k.ctx.small ? ['w'] : ['wd', 'dd'], { d: `${k.m('dark', 'eyes')}:1`, w: 'white:5' });
    k.s.ell(k.part('shine', { line: false, priority: 1.3, group: 'shine' }), m, [-0.16, 0.68, -0.16], [0.07, 0.03, 0.2], IDENTITY, { tone: 0.9 });
    return { view: 'stand', pitch: 18, yaw: 58 };
  }, { ...EYES, horn: ['horn', 'horns', 'pincers', 'mandibles'], shell: ['shell', 'wing cases', 'carapace', 'armor'], legs: ['leg'] }); // biome-ignore format: a recipe

export const ARMOURED_BUGS: PropTable = {
  'alien-bug': about({ home: ['cave', 'space'] }, monster(['alien insect', 'insectoid', 'bug alien', 'space bug', 'bug monster', 'insect monster', 'giant bug', 'giant insect', 'armored bug', 'armoured bug', 'scythe bug', 'blade bug', 'mutant bug', 'swarm alien', 'alien beetle', 'arachnid alien', 'alien mantis', 'bug creature', 'insect creature'], (k) => {
    const m = k.m(k.choose('shell', ['#6c4484', '#7c3c44', '#4c6844', '#3c5c74']));
    const shell = k.m(m, 'shell');
    const flesh = k.m('#4c3444', 'legs');
    const blade = k.m('#d8ccb0/bone', 'scythe');
    const b = k.part('body', { group: 'under' });
    k.s.tube(b, flesh, [[0, 0.42, -0.5], [0, 0.42, 0], [0, 0.5, 0.36]], [0.16, 0.2, 0.15]);
    sixLegs(k, flesh, 0.4, 0.52, [0.16, -0.08, -0.32]);
    // plates that lie over each other from the shoulders to the tail
    for (const [i, [z, y, rx, ry, rz]] of ([[-0.56, 0.46, 0.2, 0.19, 0.2], [-0.36, 0.54, 0.28, 0.25, 0.24], [-0.12, 0.6, 0.34, 0.28, 0.27], [0.14, 0.62, 0.31, 0.26, 0.26]] as const).entries())
      k.s.ell(k.part('shell', { group: `plate${i}` }), shell, [0, y, z], [rx, ry, rz], rotX(-14), { clips: [[0, -1, 0, 0.3]], tone: i % 2 ? 0.12 : -0.1 });
    if (!k.ctx.small) for (const [y, z] of [[0.8, 0.1], [0.84, -0.14], [0.74, -0.38], [0.6, -0.58]] as const) k.s.cone(k.part('spike', { group: `s${z}`, priority: 1.1 }), blade, [0, y, z], [0, y + 0.15, z - 0.12], k.least(0.05, 0.9), 0.008);
    // a low head under a crest, jaws apart, eyes that glow
    k.s.ell(k.part('head', { group: 'head' }), m, [0, 0.6, 0.48], [0.17, 0.14, 0.21]);
    k.s.cone(k.part('crest', { group: 'head' }), m, [0, 0.68, 0.42], [0, 0.9, 0.12], 0.14, 0.03);
    for (const d of [-1, 1]) {
      k.s.tube(k.part('jaw', { priority: 1.2, group: `jaw${d}` }), blade, [[d * 0.09, 0.5, 0.6], [d * 0.13, 0.42, 0.76], [d * 0.04, 0.38, 0.86]], [k.least(0.04, 0.8), k.least(0.034, 0.7), 0.01]);
      k.mark([d * 0.11, 0.64, 0.62], k.ctx.small ? ['y'] : k.ctx.middle ? ['yy'] : d < 0 ? ['yy.', '.yy'] : ['.yy', 'yy.'], { y: `${k.m('eye_glow', 'eyes')}:3` });
      if (!k.ctx.small) k.mark([d * 0.07, 0.7, 0.6], ['y'], { y: `${k.m('eye_glow', 'eyes')}:3` });
      // arms that end in scythes
      const shoulder: Vec3 = [d * 0.24, 0.58, 0.3];
      const elbow: Vec3 = [d * 0.56, 1.0, 0.36];
      k.s.tube(k.part('arm', { group: `arm${d}`, priority: 1.1 }), flesh, [shoulder, mix(shoulder, elbow, 0.5), elbow], [k.least(0.085, 1), k.least(0.07, 0.9), k.least(0.065, 0.9)]);
      k.s.ell(k.part('arm', { group: `arm${d}`, priority: 1.15 }), m, elbow, k.least(0.09, 1.1));
      const way: readonly Vec3[] = [elbow, [d * 0.7, 1.14, 0.52], [d * 0.78, 1.0, 0.74], [d * 0.74, 0.7, 0.9]];
      k.s.tube(k.part('scythe', { group: `blade${d}`, priority: 1.25 }), blade, way, [k.least(0.06, 0.9), k.least(0.075, 1), k.least(0.055, 0.85), 0.008]);
    }
    return { view: 'stand', pitch: 14, yaw: 30 };
  }, { ...EYES, shell: ['shell', 'armor', 'armour', 'armored shell', 'armoured shell', 'carapace', 'plates', 'exoskeleton'], scythe: ['scythe', 'scythes', 'scythe arms', 'blade arms', 'blades', 'claws', 'scythe claws', 'sickle arms', 'scythe hands', 'arms'], legs: ['leg'] })),
  'rhinoceros-beetle': about({ home: ['forest'], grouped: true }, horned(['rhino beetle', 'horned beetle', 'hercules beetle', 'unicorn beetle', 'dung beetle', 'atlas beetle', 'goliath beetle', 'beetle monster', 'giant beetle'], false)),
  'stag-beetle': about({ home: ['forest'], grouped: true }, horned(['stag beetle monster', 'pincer beetle'], true)),
}; // biome-ignore format: recipes
