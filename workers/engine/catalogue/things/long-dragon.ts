import { add, mix, normalize, rotZ, scale, sub, type Vec3 } from '../../solids/vec.ts';
import { about } from './define.ts';
import { BELLY, EYES, monster } from './monster-parts.ts';
import type { PropTable } from './prop-entry.ts';

/** The way of a long body from its tail to the nape, and how thick it is there. */
const WAY: readonly (readonly [x: number, y: number, r: number])[] = [
  [-0.98, 0.62, 0.02],
  [-0.9, 0.4, 0.05],
  [-0.72, 0.24, 0.085],
  [-0.48, 0.26, 0.11],
  [-0.3, 0.46, 0.125],
  [-0.1, 0.62, 0.13],
  [0.12, 0.54, 0.135],
  [0.22, 0.32, 0.135],
  [0.42, 0.2, 0.13],
  [0.62, 0.32, 0.12],
  [0.62, 0.58, 0.11],
  [0.5, 0.82, 0.1],
  [0.58, 1.02, 0.095],
];

/** Points between those of the way, so that it bends smoothly. */
function smooth(steps: number): readonly { readonly at: Vec3; readonly r: number }[] {
  const out: { at: Vec3; r: number }[] = [];
  const p = (i: number) => WAY[Math.max(0, Math.min(WAY.length - 1, i))]!;
  for (let i = 0; i + 1 < WAY.length; i++)
    for (let s = 0; s < steps; s++) {
      const t = s / steps;
      const spline = (k: 0 | 1 | 2): number => {
        const [a, b, c, d] = [p(i - 1)[k], p(i)[k], p(i + 1)[k], p(i + 2)[k]];
        return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3);
      };
      out.push({ at: [spline(0), spline(1), 0], r: Math.max(0.015, spline(2)) });
    }
  const last = WAY.at(-1)!;
  out.push({ at: [last[0], last[1], 0], r: last[2] });
  return out;
}

/** Dragons without wings whose bodies wind like rivers. */
export const LONG_DRAGONS: PropTable = {
  'long-dragon': about({ home: ['sky', 'mountain'], folk: 'lizardfolk' }, monster(['chinese dragon', 'eastern dragon', 'asian dragon', 'japanese dragon', 'oriental dragon', 'serpentine dragon', 'dragon spirit', 'lung dragon', 'noodle dragon', 'shenron', 'long dragon', 'serpent dragon'], (k) => {
    const m = k.m(k.choose('scales', ['#c83838', '#2c9468', '#3c6cc0']));
    const belly = k.m('#f0cc78', 'belly');
    const mane = k.m(k.choose('mane', ['#f0a030', '#e86830', '#f4d860']), 'mane');
    const horn = k.m('#e8d8a8/bone', 'horns');
    const line = smooth(4);
    const n = line.length;
    const across = (i: number): Vec3 => {
      const d = normalize(sub(line[Math.min(n - 1, i + 1)]!.at, line[Math.max(0, i - 1)]!.at));
      // to the back of the body: above where it runs to the right
      return [-d[1], d[0], 0];
    };
    k.s.tube(k.part('body', { group: 'body' }), m, line.map((q) => q.at), line.map((q) => k.least(q.r, 0.7)), { surface: 'none' });
    k.s.tube(k.part('belly', { group: 'body', line: false }), belly, line.slice(4).map((q, i) => add(add(q.at, scale(across(i + 4), -q.r * 0.52)), [0, 0, q.r * 0.3])), line.slice(4).map((q) => q.r * 0.62), { surface: 'none' });
    // a mane of tufts all along the back, a plume at the tail
    const every = k.ctx.small ? 5 : k.ctx.middle ? 4 : 3;
    for (let i = 6; i < n - 2; i += every) {
      const out = across(i);
      const along = normalize(sub(line[i - 1]!.at, line[i]!.at));
      const from = add(line[i]!.at, scale(out, line[i]!.r * 0.8));
      k.s.cone(k.part('mane', { group: 'mane', priority: 1.1 }), mane, from, add(add(from, scale(out, 0.1)), scale(along, 0.07)), k.least(0.06, 1), 0.01);
    }
    for (const a of [-28, 4, 34]) {
      const R = rotZ(a);
      const up: Vec3 = [R[1] * 0.26, R[4] * 0.26, 0];
      k.s.cap(k.part('plume', { group: 'plume' }), mane, line[0]!.at, add(line[0]!.at, up), k.least(0.055, 0.9), 0.012);
    }
    // two pairs of short legs with claws
    for (const [i, lean] of [[14, -0.06], [33, 0.08]] as const)
      for (const z of [-0.1, 0.1]) {
        const hip = add(line[i]!.at, [z * 0.8, -line[i]!.r * 0.4, z]);
        const knee = add(hip, [0.1 + lean, -0.1, z * 0.4]);
        const foot = add(knee, [-0.02 + lean, -0.11, 0]);
        k.s.tube(k.part('leg', { group: `leg${i}${z}`, bias: z < 0 ? -1 : 0 }), m, [hip, knee, foot], [0.075, 0.055, k.least(0.042, 0.8)]);
        for (const x of [-0.05, 0, 0.05]) k.s.cone(k.part('claw', { group: `c${i}${z}`, priority: 1.2 }), horn, foot, add(foot, [x + 0.05, -0.06, 0.02]), k.least(0.022, 0.6), 0.006);
      }
    const head: Vec3 = [0.66, 1.1, 0.02];
    for (const [x, y] of [[-0.2, 0.14], [-0.26, 0], [-0.2, -0.14], [-0.1, 0.2]] as const) k.s.cap(k.part('ruff', { group: 'ruff' }), mane, head, add(head, [x, y, 0]), 0.1, k.least(0.02, 0.6));
    k.s.ell(k.part('head', { group: 'head' }), m, head, [0.16, 0.14, 0.14]);
    k.s.cap(k.part('snout', { group: 'head' }), m, add(head, [0.1, -0.02, 0]), add(head, [0.32, -0.04, 0]), 0.1, 0.08);
    k.s.ell(k.part('nose', { group: 'head' }), mane, add(head, [0.38, 0.02, 0.02]), [0.06, 0.05, 0.07]);
    k.s.cap(k.part('mouth', { line: false, group: 'head' }), 'mouth', add(head, [0.08, -0.1, 0.03]), add(head, [0.3, -0.12, 0.03]), 0.05);
    k.s.cap(k.part('jaw', { group: 'jaw' }), belly, add(head, [0.04, -0.13, 0]), add(head, [0.28, -0.2, 0]), 0.065, 0.04);
    k.s.cap(k.part('beard', { group: 'beard' }), mane, add(head, [0.12, -0.18, 0]), add(head, [0.06, -0.36, 0]), k.least(0.05, 0.8), 0.012);
    for (const z of [-0.05, 0.06]) {
      const far = z < 0 ? -1 : 0;
      k.s.tube(k.part('horns', { priority: 1.15, group: `h${z}`, bias: far }), horn, [add(head, [-0.04, 0.1, z]), add(head, [-0.12 + z * 0.4, 0.26, z]), add(head, [-0.26 + z * 0.6, 0.36, z])], [0.035, k.least(0.028, 0.6), k.least(0.012, 0.45)]);
      k.s.cap(k.part('horns', { priority: 1.15, group: `h${z}`, bias: far }), horn, add(head, [-0.11, 0.24, z]), add(head, [-0.04, 0.36, z]), k.least(0.022, 0.55), k.least(0.01, 0.4));
      k.s.tube(k.part('whisker', { priority: 1.4, group: `w${z}` }), mane, [add(head, [0.36, -0.02, 0.06]), mix(add(head, [0.5, 0.1, 0.06]), add(head, [0.5, -0.14, 0.06]), z > 0 ? 1 : 0), add(head, [0.44 + z, z > 0 ? -0.36 : 0.3, 0.06])], [k.least(0.018, 0.5), k.least(0.015, 0.45), k.least(0.01, 0.4)]);
    }
    k.mark(add(head, [0.09, 0.05, 0.14]), k.ctx.small ? ['d'] : k.ctx.middle ? ['wd', 'dd'] : ['bbb.', 'wwd.', '.wd.'], { d: `${k.m('dark', 'eyes')}:2`, w: 'eye_glow:4', b: `${m}:1` });
    for (const x of [0.18, 0.26]) k.s.cone(k.part('tooth', { priority: 1.5 }), 'tooth', add(head, [x, -0.08, 0.09]), add(head, [x, -0.15, 0.09]), k.least(0.02, 0.5), 0.006);
    return { view: 'item' };
  }, { ...EYES, ...BELLY, mane: ['mane', 'whiskers', 'beard'], horns: ['horn', 'antlers'] })),
  'feathered-serpent': about({ home: ['sky', 'forest'], folk: 'lizardfolk' }, monster(['quetzalcoatl', 'couatl', 'winged serpent', 'winged snake', 'feathered snake', 'feather serpent', 'amphithere', 'rainbow serpent', 'sky serpent'], (k) => {
    const m = k.m(k.choose('scales', ['#2c9468', '#2c8c8c', '#3c9c44']));
    const plume = k.ctx.brief.colours[1] ? k.ctx.colour(1, '#d83c3c') : k.m('#d83c3c', 'feathers');
    const tips = k.m('#f0c040', 'tips');
    const belly = k.m('#f0dc9c', 'belly');
    const line = smooth(4);
    const n = line.length;
    const across = (i: number): Vec3 => {
      const d = normalize(sub(line[Math.min(n - 1, i + 1)]!.at, line[Math.max(0, i - 1)]!.at));
      return [-d[1], d[0], 0];
    };
    k.s.tube(k.part('body', { group: 'body' }), m, line.map((q) => q.at), line.map((q) => k.least(q.r * 0.92, 0.7)), { surface: 'none' });
    k.s.tube(k.part('belly', { group: 'body', line: false }), belly, line.slice(4).map((q, i) => add(add(q.at, scale(across(i + 4), -q.r * 0.5)), [0, 0, q.r * 0.3])), line.slice(4).map((q) => q.r * 0.5), { surface: 'none' });
    // feathers all along the back, in two colours by turns, a fan at the tail
    for (let i = 5, odd = 0; i < n - 3; i += k.ctx.small ? 5 : 3, odd++) {
      const out = across(i);
      const along = normalize(sub(line[i - 1]!.at, line[i]!.at));
      const from = add(line[i]!.at, scale(out, line[i]!.r * 0.75));
      k.s.cap(k.part('feathers', { group: `f${i}`, bias: -0.5 }), odd % 2 ? tips : plume, from, add(add(from, scale(out, 0.1)), scale(along, 0.13)), k.least(0.055, 0.9), k.least(0.02, 0.6));
    }
    for (const [a, hue] of [[50, plume], [22, tips], [-6, plume], [-34, tips]] as const) {
      const R = rotZ(a);
      k.s.cap(k.part('feathers', { group: `tail${a}` }), hue, line[0]!.at, add(line[0]!.at, [-R[0] * 0.1 + R[1] * 0.2, R[3] * 0.1 + R[4] * 0.3, 0]), k.least(0.05, 0.9), k.least(0.03, 0.7));
    }
    // a pair of wings from the rise of its back: three rows of feathers, the longest in the tips' colour
    for (const far of [true, false]) {
      const root: Vec3 = [far ? -0.02 : -0.12, 0.66, far ? -0.12 : 0.14];
      const tone = far ? -0.4 : 0.1;
      const many = k.ctx.small ? 4 : 6;
      for (const [row, [long, hue]] of ([[0.66, tips], [0.5, k.m(plume, 'wings')], [0.32, k.m(m, 'wings')]] as const).entries())
        for (let i = 0; i < many; i++) {
          const a = ((78 + (i * 92) / (many - 1)) * Math.PI) / 180;
          const reach = long * (1 - 0.07 * i) * (far ? 0.9 : 1);
          const from: Vec3 = [root[0] + Math.cos(a) * 0.06 * i * 0.3, root[1] + 0.06 + (many - i) * 0.012, root[2] + row * 0.02];
          k.s.cap(k.part('wings', { group: `w${far}${row}${i % 2}`, bias: far ? -3 : row * 0.2, priority: 1 + row * 0.05 }), hue, from, [from[0] + Math.cos(a) * reach, from[1] + Math.sin(a) * reach, from[2]], k.least(0.05, 0.8), k.least(0.045, 0.8), { tone: tone - (i % 2) * 0.12 });
        }
    }
    const head: Vec3 = [0.68, 1.08, 0.02];
    for (const [i, [x, y]] of ([[-0.3, 0.3], [-0.36, 0.14], [-0.36, -0.04], [-0.3, -0.2], [-0.18, 0.38]] as const).entries()) k.s.cap(k.part('crest', { group: `crest${i}` }), i % 2 ? tips : plume, head, add(head, [x, y, 0]), 0.09, k.least(0.035, 0.7));
    k.s.ell(k.part('head', { group: 'head' }), m, head, [0.17, 0.13, 0.14]);
    k.s.cap(k.part('snout', { group: 'head' }), m, add(head, [0.08, 0, 0]), add(head, [0.3, -0.03, 0]), 0.11, 0.075);
    k.s.cap(k.part('mouth', { line: false, group: 'head' }), 'mouth', add(head, [0.06, -0.08, 0.03]), add(head, [0.26, -0.11, 0.03]), 0.05);
    k.s.cap(k.part('jaw', { group: 'jaw' }), belly, add(head, [0.02, -0.12, 0]), add(head, [0.24, -0.2, 0]), 0.06, 0.04);
    for (const x of [0.2, 0.28]) k.s.cone(k.part('tooth', { priority: 1.5 }), 'tooth', add(head, [x, -0.06, 0.09]), add(head, [x, -0.15, 0.09]), k.least(0.022, 0.55), 0.006);
    k.mark(add(head, [0.06, 0.04, 0.14]), k.ctx.small ? ['d'] : k.ctx.middle ? ['yd', 'yd'] : ['bbb', 'yyd', '.yd'], { d: 'dark:1', y: `${k.m('eye_glow', 'eyes')}:4`, b: `${m}:1` });
    return { view: 'item' };
  }, { ...EYES, ...BELLY, wings: ['wing'], feathers: ['feather', 'plumage', 'plumes', 'crest'] })),
}; // biome-ignore format: a table
