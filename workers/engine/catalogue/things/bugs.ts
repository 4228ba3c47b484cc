import { grain } from '../../solids/patterns.ts';
import { IDENTITY, rotZ, type Vec3 } from '../../solids/vec.ts';
import { type MaterialRef, shadeOf } from '../materials.ts';
import { about } from './define.ts';
import type { Kit } from './kit.ts';
import { EYES, evil, monster } from './monster-parts.ts';
import type { PropEntry, PropTable } from './prop-entry.ts';

/** Jointed legs on both sides of a low body. */
function legs(
  k: Kit,
  m: MaterialRef,
  n: number,
  reach: number,
  knee: number,
  z0: number,
  z1: number,
  name = 'legs',
): void {
  for (const d of [-1, 1])
    for (let i = 0; i < n; i++) {
      const t = n === 1 ? 0.5 : i / (n - 1);
      const z = z0 + (z1 - z0) * t;
      if (n === 4) {
        // eight are told apart where each pair has its own reach and height, spread like fingers
        const [kx, ky, fx, fy, fz] = FAN[i]!;
        const way: readonly Vec3[] = [[d * 0.13, 0.3, 0.14 - i * 0.09], [d * kx, ky, fz * 0.5], [d * fx, fy, fz]]; // biome-ignore format: points
        k.s.tube(k.part(name, { group: `leg${d}${i}`, bias: i === 3 ? -0.5 : 0 }), m, way, [k.least(0.05, 0.7), k.least(0.042, 0.65), k.least(0.018, 0.45)]); // biome-ignore format: one line
        continue;
      }
      const out = reach * (0.85 + 0.15 * Math.sin(t * Math.PI));
      k.s.tube(
        k.part(name, { group: `leg${d}${i}` }),
        m,
        [
          [d * 0.12, 0.26, z * 0.5],
          [d * out * 0.62, knee, z * 0.9],
          [d * out, 0.02, z * 1.25],
        ],
        [k.least(0.045, 0.65), k.least(0.035, 0.6), k.least(0.02, 0.45)],
      );
    }
}

/** Four legs of a side from the foremost: knee [out, up], foot [out, up, forward]. */
const FAN: readonly (readonly [kx: number, ky: number, fx: number, fy: number, fz: number])[] = [
  [0.3, 0.3, 0.36, -0.02, 0.62],
  [0.5, 0.5, 0.68, 0.0, 0.34],
  [0.56, 0.7, 0.9, 0.16, 0.02],
  [0.46, 0.86, 0.8, 0.5, -0.3],
];

/** Bristles all over a body, and on the knees of eight legs. */
function hairs(k: Kit, m: MaterialRef, parts: Bug['parts']): void {
  const thick = k.least(0.016, 0.36);
  for (const [b, [x, y, z, rx, ry, rz]] of parts.entries())
    for (let i = 0; i < 26; i++) {
      const [a, up] = [i * 2.4, 0.95 - (i / 26) * 1.4];
      const out = Math.sqrt(Math.max(0.05, 1 - up * up));
      const at = (n: number): Vec3 => [x + Math.cos(a) * out * rx * n, y + up * ry * n, z + Math.sin(a) * out * rz * n];
      k.s.cap(k.part('hair', { group: `b${b}`, line: false, priority: i % 3 ? 1 : 1.3 }), i % 3 ? m : shadeOf(m, 4), at(0.92), at(1.26), thick * 1.5, thick);
    }
  for (const d of [-1, 1])
    for (const [i, [kx, ky, fx, fy, fz]] of FAN.entries())
      for (const t of [0.1, 0.36, 0.62])
        for (const e of [-1, 1]) {
          const at: Vec3 = [d * (kx + (fx - kx) * t), ky + (fy - ky) * t, fz * (0.5 + 0.5 * t)];
          k.s.cap(k.part('hair', { group: `leg${d}${i}`, line: false }), m, at, [at[0] + d * 0.07, at[1] + 0.07 * e, at[2] + 0.05 * e], thick * 1.3, thick);
        }
} // biome-ignore format: one line a bristle

interface Bug {
  readonly body: MaterialRef[];
  readonly legs: number;
  readonly parts: readonly (readonly [x: number, y: number, z: number, rx: number, ry: number, rz: number])[];
  readonly reach: number;
  readonly knee: number;
  /** Degrees by which it is shown from its side. */
  readonly yaw?: number;
  readonly extra?: (k: Kit, m: MaterialRef) => void;
  readonly more?: PropEntry['parts'];
}

const bug = (aliases: string[], b: Bug, eyes: readonly [number, number, number] = [0.09, 0.34, 0.36]): PropEntry =>
  monster(
    aliases,
    (k) => {
      // eyes of a colour that was said are seen on the first one, which is dark
      const eyed = k.ctx.brief.parts.some((p) => p.piece === 'eyes' && p.colour !== undefined);
      const m = k.m(eyed ? b.body[0]! : k.choose('shell', b.body));
      legs(k, k.m(m, 'legs'), b.legs, k.vary('reach', b.reach, 0.08), b.knee, -0.34, 0.42);
      b.parts.forEach(([x, y, z, rx, ry, rz], i) => {
        k.s.ell(k.part('body', { group: `b${i}` }), m, [x, y, z], [rx, ry, rz], IDENTITY, { pattern: grain(6, 0.16) });
      });
      if (k.ctx.brief.traits?.includes('shaggy')) hairs(k, m, b.parts);
      b.extra?.(k, m);
      k.eyes(eyed ? eyes[0] * 1.35 : eyes[0], eyes[1], eyes[2], eyed ? {} : { evil: b.legs === 4 || evil(k) });
      return { view: 'stand', pitch: 24, ...(b.yaw ? { yaw: b.yaw } : {}) };
    },
    { ...EYES, legs: b.more?.claw ? ['leg'] : ['leg', 'claw', 'pincer'], ...b.more },
  );

/** Things with many legs. */
export const BUGS: PropTable = {
  spider: about({ home: ['cave', 'dungeon'] }, bug(['tarantula', 'black widow', 'giant spider', 'arachnid', 'cave spider'], { body: ['charcoal', 'purple', 'brown_cloth', 'crimson'], more: { mark: ['mark', 'spot', 'stripe'] }, legs: 4, reach: 0.72, knee: 0.56, parts: [[0, 0.36, -0.26, 0.31, 0.28, 0.32], [0, 0.3, 0.16, 0.2, 0.17, 0.19]], extra: (k) => { if (!k.ctx.said('eyes')) k.mark([0, 0.56, -0.14], k.ctx.small ? ['r'] : ['r.r', '.r.', 'r.r'], { r: `${k.m('red', 'mark')}:3` }); for (const d of [-1, 1]) k.s.cap(k.part('fang', { priority: 1.3 }), 'tooth', [d * 0.06, 0.2, 0.32], [d * 0.05, 0.1, 0.35], k.least(0.025, 0.45), 0.01); } })),
  wasp: about({ grouped: true }, monster(['hornet', 'giant wasp', 'giant hornet', 'killer wasp', 'yellow jacket', 'murder hornet'], (k) => {
    const dark = k.s.material('charcoal');
    const m = k.m('#f4c020');
    const [ink, wing] = [k.m('#2c2832', 'head'), k.m('#c8e4f0/glass', 'wings')];
    // a thin waist, a long abdomen that bends down to its sting
    for (const [i, [x, y, r, n]] of ([[0.2, 0.44, 0.12, 0], [0.36, 0.42, 0.18, 1], [0.52, 0.34, 0.165, 0], [0.64, 0.22, 0.125, 1], [0.71, 0.11, 0.075, 0]] as const).entries()) k.s.ell(k.part('body', { group: `a${i > 2 ? 3 : 2}`, line: false }), n ? ink : m, [x, y, -i * 0.002], [r, r, r * 0.9], IDENTITY, n ? {} : { pattern: (u) => (u > 0.62 ? { material: dark } : 0) });
    k.s.cone(k.part('sting', { priority: 1.2 }), 'dark', [0.72, 0.06, 0], [0.72, -0.16, 0], k.least(0.04, 0.7), 0.006);
    k.s.cap(k.part('body', { group: 'waist' }), ink, [0.02, 0.48, 0], [0.2, 0.46, 0], 0.06, 0.05);
    k.s.ell(k.part('body', { group: 'thorax' }), ink, [-0.1, 0.5, 0], [0.2, 0.17, 0.17]);
    k.s.ell(k.part('collar', { line: false }), m, [-0.06, 0.58, 0.08], [0.12, 0.06, 0.09]);
    k.s.ell(k.part('head', { group: 'head' }), m, [-0.38, 0.46, 0.02], [0.145, 0.165, 0.15]);
    k.s.ell(k.part('eyes', { priority: 1.3 }), k.m('#5c2030', 'eyes'), [-0.42, 0.51, 0.12], [k.least(0.075, 1.2), k.least(0.09, 1.5), 0.05], rotZ(24));
    k.mark([-0.45, 0.55, 0.18], ['w'], { w: 'white:5' });
    k.s.cap(k.part('jaw', { priority: 1.2 }), ink, [-0.44, 0.34, 0.06], [-0.46, 0.27, 0.06], k.least(0.035, 0.6), k.least(0.02, 0.5));
    for (const [x, y, l, a, z] of [[0.06, 0.74, 0.42, -52, 0.1], [0.2, 0.66, 0.32, -70, 0.12], [-0.12, 0.82, 0.4, -22, -0.12]] as const) k.s.ell(k.part('wings', { group: `w${x}` }), wing, [x, y + 0.08, z], [0.085, l * k.vary('wing', 0.86, 0.08), 0.02], rotZ(a), { tone: z < 0 ? -0.6 : 0.1 });
    for (const [i, x] of [-0.22, -0.1, 0.02].entries()) k.s.tube(k.part('legs', { priority: 1.15, group: `l${i}` }), k.m('#c88418', 'legs'), [[x, 0.4, 0.1], [x - 0.04 + i * 0.07, 0.22, 0.16], [x - 0.12 + i * 0.1, 0.02, 0.14]], [k.least(0.03, 0.6), k.least(0.024, 0.5), k.least(0.016, 0.45)]);
    for (const d of [0, 1]) k.s.tube(k.part('feeler', { priority: 1.2, group: `f${d}` }), ink, [[-0.42, 0.6, 0.06], [-0.5 - d * 0.04, 0.76 - d * 0.05, 0.06], [-0.64 - d * 0.04, 0.8 - d * 0.1, 0.06]], k.least(0.018, 0.45));
    return { view: 'item', roll: 0 };
  }, { ...EYES, wings: ['wing'], legs: ['leg'] })),
  firefly: about({ home: ['forest', 'night'], grouped: true }, monster(['lightning bug', 'glowworm beetle', 'glow bug', 'glowing bug'], (k) => {
    const [shell, ink, wing] = [k.m('#54424c'), k.m('#34303c', 'legs'), k.m('#d4ecf4/glass', 'wings')];
    const glow = k.m('#d8f060/flame', 'light');
    // wings behind raised covers, a red collar, the end of the body alight
    k.s.ell(k.part('wings', { group: 'far' }), wing, [0.0, 0.8, -0.12], [0.1, 0.26, 0.03], rotZ(6), { tone: -0.6 });
    k.s.ell(k.part('wings', { group: 'near', priority: 1.1 }), wing, [0.2, 0.76, 0.12], [0.12, 0.28, 0.03], rotZ(-40));
    k.s.ell(k.part('cover', { group: 'cover' }), shell, [-0.02, 0.66, 0.02], [0.12, 0.26, 0.08], rotZ(-18));
    k.s.ell(k.part('body', { group: 'body' }), shell, [-0.02, 0.44, 0], [0.26, 0.17, 0.17]);
    k.s.ell(k.part('light', { group: 'light', priority: 1.2 }), glow, [0.34, 0.4, 0.01], [0.24, 0.19, 0.19], undefined, { surface: 'none' });
    k.s.ell(k.part('light', { group: 'light', line: false, priority: 1.4 }), '#f8fcc0/flame', [0.38, 0.42, 0.16], [0.11, 0.09, 0.06]);
    k.s.ell(k.part('collar', { group: 'collar', priority: 1.1 }), k.m('#d8503c', 'collar'), [-0.26, 0.48, 0.02], [0.1, 0.15, 0.15]);
    k.s.ell(k.part('head', { group: 'head' }), ink, [-0.4, 0.44, 0.03], [0.12, 0.12, 0.12]);
    k.mark([-0.43, 0.47, 0.15], k.ctx.small ? ['w'] : k.ctx.middle ? ['ww', 'wd'] : ['www', 'wdd', 'wdd'], { w: 'white:5', d: `${k.m('dark', 'eyes')}:2` });
    for (const [i, x] of [-0.2, -0.06, 0.08].entries()) k.s.tube(k.part('legs', { priority: 1.15, group: `l${i}` }), ink, [[x, 0.32, 0.1], [x - 0.04, 0.18, 0.14], [x - 0.02, 0.1, 0.14]], k.least(0.024, 0.55));
    for (const d of [0, 1]) k.s.tube(k.part('feeler', { priority: 1.2, group: `f${d}` }), ink, [[-0.44 + d * 0.06, 0.54, 0.04], [-0.54 + d * 0.08, 0.66, 0.04], [-0.64 + d * 0.1, 0.66, 0.04]], k.least(0.018, 0.5));
    return { view: 'item', roll: 8 };
  }, { ...EYES, wings: ['wing'], legs: ['leg'], light: ['light', 'glow', 'tail'] })),
  scorpion: about({ home: ['desert'] }, bug(['giant scorpion', 'lobster', 'crayfish', 'shrimp'], { body: ['#b06430', 'charcoal', 'crimson'], yaw: 44, more: { claw: ['claw', 'pincer'], sting: ['stinger', 'sting', 'tail tip'] }, legs: 3, reach: 0.58, knee: 0.36, parts: [[0, 0.24, -0.12, 0.22, 0.15, 0.3], [0, 0.24, 0.2, 0.19, 0.14, 0.18]], extra: (k, m) => { for (const [i, [y, z, r]] of ([[0.28, -0.46, 0.13], [0.42, -0.62, 0.12], [0.6, -0.68, 0.112], [0.78, -0.62, 0.105], [0.9, -0.48, 0.1], [0.96, -0.3, 0.1]] as const).entries()) k.s.ell(k.part('tail', { group: `t${i}` }), m, [0, y, z], r); k.s.tube(k.part('sting', { priority: 1.2 }), k.m('dark', 'sting'), [[0, 0.94, -0.24], [0, 0.9, -0.08], [0, 0.76, 0]], [k.least(0.07, 0.9), k.least(0.05, 0.7), 0.012]); for (const d of [-1, 1]) { k.s.tube(k.part('claw', { group: `c${d}` }), k.m(m, 'claw'), [[d * 0.16, 0.24, 0.3], [d * 0.4, 0.26, 0.42], [d * 0.42, 0.26, 0.56]], k.least(0.055, 0.65)); for (const e of [-1, 1]) k.s.cap(k.part('claw', { group: `c${d}` }), k.m(m, 'claw'), [d * 0.42, 0.26, 0.56], [d * 0.42 + e * 0.09, 0.26, 0.78], 0.075, 0.02); } } })),
  crab: about({ home: ['underwater'] }, bug(['king crab'], { body: ['#d85838', 'teal', 'orange'], more: { claw: ['claw', 'pincer'] }, legs: 3, reach: 0.62, knee: 0.3, parts: [[0, 0.28, 0, 0.4, 0.2, 0.28]], extra: (k, m) => { for (const d of [-1, 1]) { const g = (k.ctx.brief.parts.find((p) => p.piece === 'claw')?.size ?? 1) > 1 ? (d > 0 ? 2.1 : 0.8) : 1; k.s.tube(k.part('claw', { group: `c${d}` }), k.m(m, 'claw'), [[d * 0.34, 0.28, 0.14], [d * 0.56, 0.4, 0.2], [d * 0.54, 0.56, 0.2]], k.least(0.06 * Math.sqrt(g), 0.7)); if (g > 1) k.s.ell(k.part('claw', { group: `c${d}` }), k.m(m, 'claw'), [d * 0.56, 0.6, 0.22], [0.2, 0.16, 0.12]); for (const e of [-1, 1]) k.s.cap(k.part('claw', { group: `c${d}` }), k.m(m, 'claw'), [d * 0.54 + (g > 1 ? e * 0.08 : 0), 0.58 + (g > 1 ? 0.08 : 0), 0.2], [d * 0.54 + e * 0.1 * g, 0.56 + (k.vary('claw', 0.82, 0.05) - 0.56) * g, 0.2], 0.1 * (g > 1 ? 1.25 : g), 0.025); k.s.cap(k.part('stalk', { priority: 1.2 }), m, [d * 0.12, 0.42, 0.18], [d * 0.13, 0.54, 0.2], k.least(0.03, 0.5)); k.s.ell(k.part('ball', { priority: 1.3 }), 'white', [d * 0.13, 0.58, 0.22], k.least(0.065, 0.7)); } } }, [0.13, 0.59, 0.29])),
  beetle: bug(['ladybug', 'ladybird', 'bug', 'insect', 'cockroach', 'scarab', 'grasshopper', 'cricket'], { body: ['red', 'emerald', 'charcoal', 'amethyst'], more: { mark: ['mark', 'spot', 'stripe'] }, legs: 3, reach: 0.46, knee: 0.24, parts: [[0, 0.28, -0.06, 0.34, 0.28, 0.38]], extra: (k) => { k.s.ell(k.part('head', { group: 'head' }), k.m('charcoal', 'head'), [0, 0.24, 0.32], [0.2, 0.16, 0.15]); k.s.cap(k.part('seam', { line: false, priority: 1.4 }), 'dark', [0, 0.44, 0.26], [0, 0.5, -0.3], k.least(0.02, 0.4)); for (const [x, y, z] of [[-0.16, 0.48, 0.06], [0.16, 0.48, 0.06], [-0.2, 0.44, -0.14], [0.2, 0.44, -0.14]] as const) k.s.ell(k.part('spot', { line: false, priority: 1.2 }), k.m('dark', 'mark'), [x + k.jitter('spot') * 0.04, y, z], [k.least(0.07, 0.7), 0.06, 0.08]); for (const d of [-1, 1]) k.s.cap(k.part('feeler', { priority: 1.3 }), 'charcoal', [d * 0.08, 0.36, 0.42], [d * 0.2, 0.5, 0.5], k.least(0.02, 0.45)); } }, [0.09, 0.28, 0.46]),
}; // biome-ignore format: a table
