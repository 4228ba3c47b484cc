/** A grown dragon seen from its side: on all fours with its wings raised, or in flight with its legs drawn up. It faces +z, as other dragons do. */
import { mix, type Vec3 } from '../../solids/vec.ts';
import { type MaterialRef, shadeOf } from '../materials.ts';
import type { Kit } from './kit.ts';
import { flame } from './lights.ts';
import { evil } from './monster-parts.ts';
import type { PropSetup } from './types.ts';

/** Said of one in the air. */
export const ALOFT = 'aloft';

export interface DragonHide {
  readonly skin: MaterialRef;
  readonly belly: MaterialRef;
  readonly wing: MaterialRef;
  readonly horn: MaterialRef;
}

const bony = (k: Kit): boolean => k.ctx.brief.material === 'bone' || k.ctx.brief.material === 'zombie';

/** A wing from the shoulder: up to the wrist, fingers that fan out behind it, skin in arcs between them. */
function wing(k: Kit, side: number, m: MaterialRef, bone: MaterialRef, aloft: boolean): void {
  const group = `wing${side}`;
  const far = side > 0;
  const part = k.part('wings', { group, bias: far ? -2 : 0.5 });
  const root: Vec3 = [side * 0.12, 0.72, 0.16];
  const wide = k.vary('span', 1.12, 0.06);
  // the far one stands a little further forward, so that both are seen
  const at = (up: number, back: number): Vec3 => [side * (0.14 + 0.22 * up + 0.42 * back), 0.72 + up * wide, 0.16 - back * wide + (far ? 0.2 : 0)]; // biome-ignore format: one line
  const wrist = at(aloft ? 0.62 : 0.66, aloft ? 0.02 : 0.1);
  const tips: readonly Vec3[] = aloft ? [at(1.0, 0.52), at(0.62, 0.86), at(0.22, 0.82), at(-0.06, 0.5)] : [at(0.98, 0.62), at(0.56, 0.84), at(0.2, 0.76), at(-0.04, 0.46)]; // biome-ignore format: points
  const spread: readonly Vec3[] = [wrist, wrist, mix(wrist, root, 0.4), root];
  for (let i = 0; i + 1 < tips.length; i++) {
    const [a, b] = [tips[i]!, tips[i + 1]!];
    const [p, q] = [spread[i]!, spread[i + 1]!];
    const inner = mix(p, q, 0.5);
    const columns: (readonly [Vec3, Vec3])[] = [[p, a], [mix(p, inner, 0.5), mix(mix(a, b, 0.25), inner, 0.2)], [inner, mix(mix(a, b, 0.5), inner, 0.3)], [mix(inner, q, 0.5), mix(mix(a, b, 0.75), inner, 0.2)], [q, b]]; // biome-ignore format: points
    const grid = Array.from({ length: 4 }, (_, r) => columns.map(([from, to]) => mix(from, to, r / 3)));
    k.s.cloth(part, m, grid, { backTone: 0, tone: (far ? -0.3 : 0.5) + (i === 1 ? -0.32 : 0.05) });
  }
  const arm = k.part('wings', { group, priority: 1.25, bias: far ? -2 : 0.5 });
  k.s.tube(arm, bone, [root, mix(root, wrist, 0.5), wrist], [k.least(0.06, 0.9), k.least(0.046, 0.8), k.least(0.036, 0.7)], { tone: far ? -0.3 : 0.2 }); // biome-ignore format: one line
  for (const [i, tip] of tips.slice(0, 3).entries())
    k.s.cap(arm, i === 0 ? bone : shadeOf(m, 1), spread[i]!, tip, k.least(0.028, i ? 0.45 : 0.6), k.least(0.012, 0.4), { tone: far ? -0.3 : 0.2 }); // biome-ignore format: one line
  if (!k.ctx.small)
    k.s.cone(k.part('claw', { group, priority: 1.3 }), 'bone', wrist, [wrist[0], wrist[1] + 0.1, wrist[2] + 0.05], k.least(0.028, 0.5), 0.006); // biome-ignore format: one line
}

/** Two lengths and a clawed foot. */
function leg(k: Kit, d: number, hide: DragonHide, hind: boolean, aloft: boolean): void {
  const part = k.part('leg', { group: `${hind ? 'h' : 'f'}${d}`, bias: d > 0 ? -1 : 0, melts: d < 0 });
  const tone = d > 0 ? { tone: -0.4 } : {};
  const x = d * (hind ? 0.17 : 0.15);
  const [hip, knee, ankle, toe]: readonly Vec3[] = aloft
    ? hind
      ? [[x, 0.52, -0.28], [x, 0.34, -0.2], [x, 0.3, -0.44], [x, 0.24, -0.52]]
      : [[x, 0.56, 0.26], [x, 0.38, 0.2], [x, 0.3, 0.36], [x, 0.24, 0.42]]
    : hind
      ? [[x, 0.48, -0.28], [x, 0.28, -0.16], [x, 0.14, -0.34], [x, 0.045, -0.24]]
      : [[x, 0.5, 0.26], [x, 0.3, 0.2], [x, 0.14, 0.26], [x, 0.045, 0.34]]; // biome-ignore format: points
  // bones have no flesh on them
  const n = bony(k) ? 0.56 : 1;
  k.s.cap(part, hide.skin, hip!, knee!, (hind ? 0.17 : 0.125) * n, (hind ? 0.105 : 0.08) * n, tone);
  k.s.cap(part, hide.skin, knee!, ankle!, (hind ? 0.095 : 0.075) * n, k.least(0.06, 1), tone);
  k.s.cap(part, hide.skin, ankle!, toe!, k.least(0.062, 1), k.least(0.055, 0.9), tone);
  for (const z of k.ctx.small ? [0.05] : [-0.01, 0.05, 0.1])
    k.s.cone(k.part('claw', { group: `c${hind}${d}`, priority: 1.25, bias: d > 0 ? -1 : 0 }), hide.horn, [x, toe![1] - 0.005, toe![2] + z], [x, toe![1] - 0.04, toe![2] + z + 0.08], k.least(0.026, 0.6), 0.006); // biome-ignore format: one line
}

/** Ribs over a hollow in both flanks. */
function ribs(k: Kit, m: MaterialRef): void {
  const fire = k.ctx.brief.parts.find((p) => p.piece === 'flame');
  const inside = fire ? k.m('#f88828/flame', 'flame') : 'dark';
  for (const d of [-1, 1]) {
    k.s.ell(k.part('hollow', { line: false, group: 'body', priority: 1.2 }), 'dark', [d * 0.1, 0.56, 0.03], [0.14, 0.19, 0.33]);
    if (fire)
      for (const [y, z, r] of [[0.5, 0.1, 0.12], [0.5, -0.1, 0.1], [0.58, 0.02, 0.11]] as const) k.s.ell(k.part('flame', { line: false, group: 'body', priority: 1.3 }), inside, [d * 0.16, y, z], [0.12, r, r], undefined, { surface: 'none' });
    for (const [i, z] of (k.ctx.small ? [0.16, -0.08] : [0.28, 0.14, 0, -0.14, -0.26]).entries())
      k.s.tube(k.part('ribs', { line: false, priority: 1.5, group: `rib${i}${d}` }), m, [[d * 0.14, 0.74, z], [d * 0.27, 0.57, z - 0.04], [d * 0.16, 0.36, z + 0.01]], k.least(0.026, 0.75));
  }
} // biome-ignore format: points

export function dragonAfoot(k: Kit, hide: DragonHide): PropSetup {
  const aloft = k.ctx.said(ALOFT);
  const { skin: m, wing: membrane, horn } = hide;
  const belly = bony(k) ? m : hide.belly;
  const b = k.part('body', { group: 'body' });
  const scaly = (_x: number, y: number): number => (Math.cos(y * 16) > 0.55 ? -0.5 : 0);
  k.s.tube(
    b,
    m,
    [
      [0, 0.54, -0.3],
      [0, 0.52, 0],
      [0, 0.58, 0.24],
    ],
    [0.2, 0.215, 0.235],
  );
  k.s.ell(k.part('belly', { line: false, group: 'body' }), belly, [0, 0.44, 0.14], [0.15, 0.16, 0.3], undefined, { pattern: scaly }); // biome-ignore format: one line
  // of one of bones the breast is hollow behind its ribs, and may hold a fire
  if (bony(k)) ribs(k, m);
  // the neck bends back and up, then forward to the head
  const neck: readonly Vec3[] = aloft ? [[0, 0.64, 0.3], [0, 0.8, 0.5], [0, 0.92, 0.66], [0, 0.98, 0.78]] : [[0, 0.66, 0.3], [0, 0.88, 0.46], [0, 1.06, 0.48], [0, 1.2, 0.52]]; // biome-ignore format: points
  k.s.tube(b, m, neck, [0.2, 0.145, 0.12, 0.12]);
  k.s.tube(k.part('belly', { line: false, group: 'body' }), belly, neck.map(([x, y, z], i): Vec3 => [x, y - 0.05, z + [0.13, 0.09, 0.06, 0.06][i]!]), [0.12, 0.085, 0.07, 0.06]); // biome-ignore format: one line
  const tail: readonly Vec3[] = aloft ? [[0, 0.54, -0.36], [0, 0.54, -0.66], [0, 0.46, -0.96], [0, 0.54, -1.22], [0, 0.66, -1.36]] : [[0, 0.52, -0.36], [0, 0.34, -0.62], [0, 0.18, -0.9], [0, 0.2, -1.14], [0, 0.34, -1.28]]; // biome-ignore format: points
  // as many tails as are said, fanned out one above the other
  for (let i = 0; i < Math.min(9, k.ctx.brief.tails ?? 1); i++) {
    const way = tail.map(([x, y, z], j): Vec3 => [x + (i % 2 ? -0.05 : 0.03) * j * Math.sign(i), y + i * 0.11 * j, z + i * 0.03 * j * j]);
    k.s.tube(k.part('tail', { group: i === 0 ? 'body' : `tail${i}`, bias: -i }), k.m(m, 'tail'), way, [0.185, 0.125, 0.085, 0.055, k.least(0.03, 0.7)].map((r, j) => r * (i && j < 2 ? 0.8 : 1)));
    const end = way.at(-1)!;
    k.s.cone(k.part('tip', { group: `tip${i}`, priority: 1.1, bias: -i }), horn, end, [end[0], end[1] + 0.17, end[2] - 0.1], k.least(0.085, 1.3), 0.01);
  } // biome-ignore format: measures
  for (const d of [-1, 1]) {
    leg(k, d, hide, true, aloft);
    leg(k, d, hide, false, aloft);
    if (k.ctx.wants('wings')) wing(k, d, membrane, m, aloft);
  }
  // spikes from the nape down the back to the tail
  const spine: readonly Vec3[] = [...neck.slice(1).reverse().map(([x, y, z], i): Vec3 => [x, y + 0.06, z - [0.11, 0.12, 0.12][i]!]), [0, 0.78, 0.1], [0, 0.72, -0.14], [0, 0.7, -0.34], ...tail.slice(1, 4).map(([x, y, z], i): Vec3 => [x, y + [0.11, 0.075, 0.05][i]!, z])]; // biome-ignore format: points
  for (const [i, p] of spine.entries())
    if (!k.ctx.small || i % 2 === 0)
      k.s.cone(k.part('spike', { priority: 1.05, group: `spike${i}` }), horn, [p[0], p[1] - 0.03, p[2]], [p[0], p[1] + (i > 5 ? 0.09 : 0.12), p[2] - 0.08], k.least(0.05, 1), 0.008); // biome-ignore format: one line
  // a long wedge of a head with jaws, brows and swept horns
  const [, hy, hz] = neck.at(-1)!;
  const at = (x: number, y: number, z: number): Vec3 => [x, hy + y, hz + z];
  const open = k.ctx.said('jaws open') || k.ctx.said('flame');
  k.s.ell(k.part('head', { group: 'head' }), m, at(0, 0.04, 0.04), [0.14, 0.135, 0.17]);
  k.s.cap(k.part('snout', { group: 'head' }), m, at(0, 0.03, 0.14), at(0, open ? 0.03 : 0, 0.38), 0.105, 0.07);
  if (open) k.s.cap(k.part('mouth', { line: false, group: 'head' }), 'mouth', at(0, -0.06, 0.1), at(0, -0.11, 0.3), 0.085, 0.06); // biome-ignore format: one line
  k.s.cap(k.part('jaw', { group: 'jaw' }), m, at(0, -0.07, 0.06), at(0, open ? -0.19 : -0.085, 0.31), 0.075, 0.048, { tone: -0.25 }); // biome-ignore format: one line
  for (const d of [-1, 1]) {
    k.s.tube(k.part('horns', { priority: 1.1, group: `horn${d}`, bias: d > 0 ? -1 : 0 }), horn, [at(d * 0.08, 0.13, 0), at(d * 0.11, 0.24, -0.12), at(d * 0.1, 0.28, -0.3)], [k.least(0.05, 0.9), k.least(0.038, 0.7), 0.01]); // biome-ignore format: one line
    k.s.cone(k.part('horns', { priority: 1.05, group: `frill${d}` }), horn, at(d * 0.13, 0.02, -0.06), at(d * 0.17, 0.02, -0.22), k.least(0.04, 0.7), 0.008); // biome-ignore format: one line
    k.s.cap(k.part('brow', { group: 'head', priority: 1.2 }), m, at(d * 0.1, 0.13, 0.2), at(d * 0.1, 0.15, 0.04), k.least(0.035, 0.7), k.least(0.03, 0.6), { tone: -0.3 }); // biome-ignore format: one line
    k.mark(at(d * 0.12, 0.085, 0.14), k.ctx.small ? ['y'] : k.ctx.size < 80 ? ['bb', 'yd'] : ['bbb.', 'yydb', '.yd.'], { y: `${k.m(evil(k) ? 'eye_red' : 'eye_glow', 'eyes')}:3`, d: 'dark:1', b: `${m}:0` }); // biome-ignore format: one line
    k.mark(at(d * 0.05, 0.05, 0.43), ['n'], { n: `${m}:0` });
    const teeth = k.ctx.small ? 1 : 3;
    for (let i = 0; i < teeth; i++)
      k.s.cone(k.part('tooth', { priority: 1.5, line: false, group: `t${d}` }), 'tooth', at(d * 0.065, -0.04, 0.22 + i * 0.065), at(d * 0.065, -0.1, 0.23 + i * 0.065), k.least(0.022, 0.55), 0.006); // biome-ignore format: one line
  }
  if (k.ctx.said('flame') && !bony(k)) flame(k, at(0, -0.12, 0.5), 0.3);
  return { view: 'stand', pitch: 8, yaw: 66 };
}
