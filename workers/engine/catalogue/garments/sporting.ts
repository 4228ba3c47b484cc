import type { Pattern } from '../../solids/primitives.ts';
import { add, addScaled, aim, at, IDENTITY, normalize, scale, type Vec3 } from '../../solids/vec.ts';
import { shadeOf } from '../materials.ts';
import { acrossScreen } from './grip.ts';
import type { Draw } from './holding.ts';
import type { Figure, Grip, Worn } from './types.ts';

type Drawn = (f: Figure, w: Worn, g: Grip, part: number) => void;
const more = (f: Figure, g: Grip, name: string, priority: number, line = true): number =>
  f.part(name, { group: `held${g.side}`, held: true, priority, line });

/** What players, hunters and travellers have in hand. */
export const sporting: Readonly<Record<string, Drawn>> = {
  'golf-club'(f, w, g) {
    const U = f.rig.unit;
    f.scene.cap(more(f, g, 'shaft', 1.5), 'steel', g.along(-0.1), g.along(1.15), g.minPx(U * 0.03, 0.6));
    f.scene.cap(more(f, g, 'handle', 1.5), 'charcoal', g.along(-0.24), g.along(0.12), g.minPx(U * 0.05, 0.75));
    const side = acrossScreen(g.direction, f.view);
    const out = side[0] * g.sign > 0 ? side : scale(side, -1);
    f.scene.cap(f.part(w.piece.id, { group: `held${g.side}`, held: true, priority: 1.7 }), w.material, g.along(1.16), g.along(1.14, out, 0.24), g.minPx(U * 0.09, 1), g.minPx(U * 0.06, 0.8));
  },
  racket(f, w, g, part) {
    const U = f.rig.unit;
    const side = acrossScreen(g.direction, f.view);
    f.scene.cap(more(f, g, 'handle', 1.5), w.trim, g.along(-0.2), g.along(0.36), g.minPx(U * 0.05, 0.75));
    const ring: Vec3[] = [];
    for (let i = 0; i <= 14; i++) ring.push(g.along(0.74 - Math.cos((i / 14) * Math.PI * 2) * 0.36, side, Math.sin((i / 14) * Math.PI * 2) * 0.26));
    f.scene.tube(part, w.material, ring, g.minPx(U * 0.04, 0.75));
    const strings = more(f, g, 'strings', 1.4, false);
    f.scene.ell(strings, 'cloth', g.along(0.74), [U * 0.24, U * 0.34, U * 0.02], aim(g.direction, [f.view[6], f.view[7], f.view[8]]));
    if (f.rig.middle) return;
    const net = more(f, g, 'net', 1.9, false);
    for (const e of [-0.1, 0.1]) f.scene.cap(net, 'grey', g.along(0.45, side, e), g.along(1.02, side, e), 0.3 * f.rig.px);
    for (const t of [0.62, 0.86]) f.scene.cap(net, 'grey', g.along(t, side, -0.2), g.along(t, side, 0.2), 0.3 * f.rig.px);
  },
  'hockey-stick'(f, w, g, part) {
    const U = f.rig.unit;
    const side = acrossScreen(g.direction, f.view);
    const out = side[0] * g.sign > 0 ? side : scale(side, -1);
    f.scene.tube(part, w.material, [g.along(0.5), g.along(-0.6), g.along(-0.85), g.along(-0.95, out, 0.4)], g.minPx(U * 0.05, 0.8));
  },
  // a pair, upright, their tips bent forward
  skis(f, w, g, part) {
    const U = f.rig.unit;
    const top: Vec3 = addScaled(addScaled(g.hand, g.up, U * 0.95), g.out, U * 0.06);
    for (const e of [-0.07, 0.09]) {
      const base: Vec3 = [g.hand[0] + g.out[0] * U * e, f.rig.px * 0.6, g.hand[2] + U * 0.08];
      const tip = addScaled(top, g.out, U * e);
      f.scene.tube(part, e < 0 ? w.material : w.trim, [base, tip, addScaled(addScaled(tip, g.up, U * 0.16), g.out, U * 0.08)], g.minPx(U * 0.055, 0.75));
    }
  },
  baton(f, w, g, part) {
    const U = f.rig.unit;
    f.scene.cap(part, w.material, g.along(-0.28), g.along(0.8), g.minPx(U * 0.06, 0.85));
  },
  bone(f, w, g, part) {
    const U = f.rig.unit;
    const side = acrossScreen(g.direction, f.view);
    f.scene.cap(part, w.material, g.along(-0.2), g.along(0.82), g.minPx(U * 0.07, 0.85));
    for (const t of [-0.22, 0.86]) for (const e of [-1, 1]) f.scene.ell(part, w.material, g.along(t, side, e * 0.09), g.minPx(U * 0.11, 1.05));
  },
  whip(f, w, g, part) {
    const U = f.rig.unit;
    f.scene.cap(more(f, g, 'handle', 1.6), w.trim, g.along(-0.16), g.along(0.26), g.minPx(U * 0.055, 0.8));
    const p = (x: number, y: number): Vec3 => addScaled(addScaled(g.hand, g.out, x * U), g.up, y * U);
    f.scene.tube(part, w.material, [g.along(0.26), p(0.36, 0.66), p(0.62, 0.7), p(0.8, 0.46), p(0.7, 0.1), p(0.62, -0.26), p(0.78, -0.56), p(1.02, -0.6)], [0.04, 0.04, 0.038, 0.036, 0.034, 0.03, 0.025, 0.02].map((r) => g.minPx(U * r, 0.6)));
  },
  cane(f, w, g, part) {
    const U = f.rig.unit;
    const foot: Vec3 = [g.hand[0] + g.out[0] * U * 0.1, f.rig.px * 0.6, g.hand[2] + U * 0.1];
    const r = g.minPx(U * 0.045, 0.7);
    f.scene.cap(part, w.material, foot, addScaled(g.hand, g.up, U * 0.08), r);
    f.scene.tube(more(f, g, 'handle', 1.7), w.trim, [addScaled(g.hand, g.up, U * 0.08), addScaled(addScaled(g.hand, g.up, U * 0.14), g.out, -U * 0.1), addScaled(addScaled(g.hand, g.up, U * 0.1), g.out, -U * 0.2)], r * 1.1);
  },
  spyglass(f, w, g, part) {
    const U = f.rig.unit;
    f.scene.cap(part, w.material, g.along(-0.16), g.along(0.24), g.minPx(U * 0.1, 1.1));
    f.scene.cap(more(f, g, 'draw', 1.6), w.trim, g.along(0.3), g.along(0.62), g.minPx(U * 0.07, 0.85));
    f.scene.cap(more(f, g, 'ring', 1.7), w.trim, g.along(-0.2), g.along(-0.16), g.minPx(U * 0.12, 1.2));
  },
  'money-bag'(f, w, g, part) {
    const U = f.rig.unit;
    const c = addScaled(addScaled(g.hand, g.up, -U * 0.3), g.forward, U * 0.08);
    f.scene.ell(part, w.material, c, [U * 0.28, U * 0.28, U * 0.24]);
    f.scene.cone(part, w.material, addScaled(c, g.up, U * 0.18), addScaled(c, g.up, U * 0.38), U * 0.16, U * 0.1);
    f.scene.cap(more(f, g, 'cord', 1.7), 'rope', addScaled(addScaled(c, g.up, U * 0.26), g.out, -U * 0.1), addScaled(addScaled(c, g.up, U * 0.26), g.out, U * 0.1), g.minPx(U * 0.04, 0.6));
    f.scene.ell(more(f, g, 'coin', 1.8), w.trim, addScaled(c, g.forward, U * 0.22), [g.minPx(U * 0.11, 1.1), g.minPx(U * 0.11, 1.1), U * 0.06]);
  },
  // two arms that cross at a pin; hot ones hold what they were in the fire for
  tongs(f, w, g, part) {
    const U = f.rig.unit;
    const r = g.minPx(U * 0.05, 0.75);
    for (const e of [-1, 1]) f.scene.tube(part, w.material, [g.along(-0.42, g.out, e * 0.15), g.along(-0.1, g.out, e * 0.1), g.along(0.3), g.along(0.56, g.out, -e * 0.2), g.along(0.82, g.out, -e * 0.21), g.along(0.98, g.out, -e * 0.07)], r);
    f.scene.ell(more(f, g, 'pin', 1.8), 'iron', addScaled(g.along(0.3), g.forward, r), [r * 1.3, r * 1.3, r]);
    if (w.states?.includes('glowing')) f.scene.cap(more(f, g, 'hot', 1.9), '#ffb030/flame', g.along(0.72), g.along(1.06), g.minPx(U * 0.1, 1.3));
  },
  // a ball of stiff bristles on a long rod
  'chimney-brush'(f, w, g, part) {
    const U = f.rig.unit;
    const rod = g.minPx(U * 0.04, 0.7);
    f.scene.cap(more(f, g, 'rod', 1.5), w.trim, g.along(-0.86), g.along(0.8), rod);
    const c = g.along(1);
    f.scene.ell(part, w.material, c, [U * 0.2, U * 0.2, U * 0.16]);
    for (let i = 0; i < 10; i++) {
      const a = (i / 10) * Math.PI * 2;
      f.scene.cone(part, w.material, c, addScaled(addScaled(c, g.out, Math.cos(a) * U * 0.36), g.up, Math.sin(a) * U * 0.36), g.minPx(U * 0.06, 0.8), g.minPx(U * 0.025, 0.5));
    }
  },
  // swung over the head: its loop lies flat there, the rope runs down to the hand and hangs from it
  lasso(f, w, g, part) {
    const { rig, scene } = f;
    const U = rig.unit;
    const r = g.minPx(U * 0.035, 0.62);
    const top = rig.head.origin[1] + rig.headHeight * (f.worn('hat') ? 1.2 : 0.95);
    const c: Vec3 = [g.hand[0] * 0.42, Math.max(top + U * 0.34, g.hand[1] + U * 0.3), g.hand[2]];
    const wide = Math.max(0.62 * U, 5 * rig.px);
    const high = Math.max(0.2 * U, 2.2 * rig.px);
    const loop: Vec3[] = [];
    for (let i = 0; i <= 18; i++) {
      const a = (i / 18) * Math.PI * 2;
      loop.push(addScaled(addScaled(c, g.out, Math.cos(a) * wide), [0, 1, 0], Math.sin(a) * high));
    }
    scene.tube(part, w.material, loop, r);
    scene.tube(part, w.material, [addScaled(c, g.out, wide), addScaled(g.hand, g.up, U * 0.1), g.hand, addScaled(addScaled(g.hand, g.up, -U * 0.4), g.out, U * 0.12)], r);
  },
  // open behind and over the head, its thin stem from the hand
  umbrella(f, w, g, part) {
    const { rig, scene } = f;
    const U = rig.unit;
    const R = Math.max(rig.headWidth * 1.75, 0.95 * U);
    const top = rig.head.origin[1] + rig.headHeight * 0.72;
    const c: Vec3 = [g.hand[0] * 0.62, top, Math.min(rig.head.origin[2], g.hand[2]) - 0.3 * U];
    const second = scene.material(w.material === w.piece.material ? w.trim : shadeOf(w.material, 2));
    const panels: Pattern = (x, _y, z) => (Math.cos(Math.atan2(x, z) * 5) < 0 ? { material: second } : 0);
    const tip: Vec3 = [c[0], c[1] + R * 0.62, c[2]];
    scene.ell(part, w.material, c, [R, R * 0.62, R * 0.7], IDENTITY, { clips: [[0, -1, 0, 0.06]], pattern: panels });
    scene.cap(more(f, g, 'stem', 1.6), 'dark_wood', addScaled(g.hand, g.up, -U * 0.16), [c[0] + (g.hand[0] - c[0]) * 0.55, c[1], g.hand[2]], g.minPx(U * 0.03, 0.55));
    scene.cap(more(f, g, 'stem', 1.6), 'dark_wood', tip, addScaled(tip, [0, 1, 0], U * 0.14), g.minPx(U * 0.035, 0.55));
  },
  // it hangs from the fist as one cloth, its meshes dark upon it, weights along its hem
  // a hoop on a pole, its meshes hanging from it
  net(f, w, g, part) {
    const U = f.rig.unit;
    const r = g.minPx(U * 0.045, 0.75);
    const [wide, high] = [g.minPx(U * 0.44, 5.2), g.minPx(U * 0.44, 5.2)];
    const top = addScaled(g.along(0.42), g.out, wide * 0.5);
    f.scene.cap(part, w.trim, g.along(-0.6), top, r);
    const c = addScaled(addScaled(top, g.up, high * 0.92), g.out, wide * 0.4);
    const p = (x: number, y: number, z: number): Vec3 => addScaled(addScaled(addScaled(c, g.out, x * wide), g.up, y * high), g.forward, z * U);
    const hoop = Array.from({ length: 17 }, (_, i) => p(Math.cos((i / 8) * Math.PI), Math.sin((i / 8) * Math.PI), 0.06));
    f.scene.tube(more(f, g, 'hoop', 1.8), w.trim, hoop, r);
    const mesh = more(f, g, 'meshes', 1.7, false);
    const thin = 0.5 * f.rig.px;
    const lines = f.rig.large ? [-0.66, -0.33, 0, 0.33, 0.66] : [-0.4, 0.3];
    for (const k of lines) {
      const end = Math.sqrt(1 - k * k) * 0.94;
      f.scene.tube(mesh, w.material, [p(k, -end, 0.02), p(k, 0, -0.02), p(k, end, 0.02)], thin);
      f.scene.tube(mesh, w.material, [p(-end, k, 0.02), p(0, k, -0.02), p(end, k, 0.02)], thin);
    }
  },
  smoker(f, w, g, part) {
    const U = f.rig.unit;
    const c = addScaled(addScaled(g.hand, g.forward, U * 0.1), g.out, U * 0.12);
    const p = (x: number, y: number): Vec3 => addScaled(addScaled(c, g.out, x * U), g.up, y * U);
    f.scene.cone(part, w.material, p(0, -0.2), p(0, 0.16), U * 0.15, U * 0.15);
    f.scene.cone(part, w.material, p(0, 0.16), p(0.08, 0.36), U * 0.15, g.minPx(U * 0.05, 0.8));
    f.scene.cap(part, w.material, p(0.08, 0.34), p(0.24, 0.4), g.minPx(U * 0.05, 0.8));
    f.scene.box(more(f, g, 'bellows', 1.5), w.trim, p(-0.2, -0.02), [U * 0.07, U * 0.18, U * 0.12]);
    for (const [x, y, r] of [[0.34, 0.54, 0.09], [0.42, 0.74, 0.12], [0.34, 0.96, 0.1]] as const) f.scene.ell(more(f, g, 'smoke', 1.4), 'ghost', p(x, y), g.minPx(U * r, 1));
  },
  bindle(f, w, g, part) {
    const U = f.rig.unit;
    // the stick rests on the shoulder, its bundle behind it
    const p = (t: number): Vec3 => addScaled(addScaled(addScaled(g.hand, g.out, t * 0.5 * U), g.up, t * 0.86 * U), g.forward, -t * 0.2 * U);
    f.scene.cap(more(f, g, 'stick', 1.4), 'wood', p(-0.24), p(1.25), g.minPx(U * 0.045, 0.65));
    f.scene.ell(part, w.material, addScaled(p(1.2), g.up, -U * 0.2), [U * 0.24, U * 0.22, U * 0.22]);
    f.scene.ell(more(f, g, 'knot', 1.7), w.trim, addScaled(p(1.2), g.up, U * 0.04), g.minPx(U * 0.07, 0.9));
  },
  surfboard(f, w, g, part) {
    const U = f.rig.unit;
    // it stands on its tail beside who holds it
    const x = addScaled(addScaled(g.hand, g.out, U * 0.16), g.forward, -U * 0.12);
    const p = (y: number): Vec3 => [x[0], y, x[2]];
    const top = f.rig.head.origin[1] + f.rig.headHeight * 1.05;
    const c = p(top / 2);
    const R = aim([0, 1, 0], [f.view[6], 0, f.view[8]]);
    f.scene.ell(part, w.material, c, [U * 0.26, top / 2, U * 0.06], R);
    const stripe = more(f, g, 'stripe', 1.2, false);
    f.scene.ell(stripe, w.trim, addScaled(c, [f.view[6], 0, f.view[8]], 0), [g.minPx(U * 0.05, 0.8), (top / 2) * 0.9, U * 0.07], R);
  },
  barbell(f, w, g) {
    const { rig } = f;
    const U = rig.unit;
    const [a, b] = [rig.arms.R.hand, rig.arms.L.hand];
    const d = normalize([b[0] - a[0], b[1] - a[1], b[2] - a[2]]);
    const bar = more(f, g, 'bar', 1.6);
    f.scene.cap(bar, w.trim, addScaled(a, d, -U * 0.55), addScaled(b, d, U * 0.55), g.minPx(U * 0.04, 0.7));
    for (const [p, e] of [[a, -1], [b, 1]] as const) for (const [t, r] of [[0.34, 0.32], [0.48, 0.24]] as const) f.scene.cone(f.part(w.piece.id, { group: `held${g.side}`, held: true, priority: 1.5 }), w.material, addScaled(p, d, e * U * t), addScaled(p, d, e * U * (t + 0.11)), U * r, U * r);
  },
}; // biome-ignore format: one line a solid

/** Two balls of paper strips, one in each hand. */
export const pomPoms: Draw = (f, w) => {
  const { rig, scene } = f;
  const U = rig.unit;
  for (const side of ['R', 'L'] as const) {
    const part = f.part(w.piece.id, { group: `held${side}`, held: true, priority: 1.5 });
    const c = addScaled(rig.arms[side].hand, [0, 1, 0], U * 0.02);
    scene.ell(part, w.material, c, rig.least(U * 0.27, 2));
    for (let i = 0; i < 9; i++) {
      const a = (i / 9) * Math.PI * 2;
      scene.ell(i % 2 ? part : f.part('strip', { group: `held${side}`, held: true, priority: 1.5, line: false }), i % 2 ? w.material : w.trim, add(c, [Math.cos(a) * U * 0.24, Math.sin(a) * U * 0.24, U * 0.06]), rig.least(U * 0.085, 0.8));
    }
  }
}; // biome-ignore format: one line a solid

/** Crutches under both arms. */
export const crutches: Draw = (f, w) => {
  const { rig, scene } = f;
  const U = rig.unit;
  for (const side of ['R', 'L'] as const) {
    const d = side === 'R' ? -1 : 1;
    const part = f.part(w.piece.id, { group: `held${side}`, held: true, priority: 1.4 });
    const hand = rig.arms[side].hand;
    const foot: Vec3 = [hand[0] + d * U * 0.14, rig.px * 0.6, hand[2] + U * 0.12];
    const top = at(rig.chest, [d * (rig.shoulder + rig.armRadius * 1.1), rig.torso * 0.2, -rig.depth * 0.2]);
    const r = rig.least(U * 0.045, 0.75);
    scene.cap(part, w.material, foot, hand, r);
    scene.cap(part, w.material, hand, top, r);
    scene.cap(f.part('pad', { group: `held${side}`, held: true, priority: 1.6 }), w.trim, addScaled(top, [1, 0, 0], -d * U * 0.1), addScaled(top, [1, 0, 0], d * U * 0.12), rig.least(U * 0.06, 0.9));
  }
}; // biome-ignore format: one line a solid

/** A black ball on a chain at the ankle. */
export const ballAndChain: Draw = (f, w) => {
  const { rig, scene } = f;
  const U = rig.unit;
  const r = U * 0.2;
  const ankle = rig.legs.R.ankle;
  const c: Vec3 = [ankle[0] - U * 0.5, r, ankle[2] + U * 0.12];
  const ring = f.part('chain', { group: w.piece.id, priority: 1.6 });
  scene.cap(ring, w.trim, [ankle[0] - rig.legRadius, ankle[1] + U * 0.04, ankle[2]], [ankle[0] + rig.legRadius, ankle[1] + U * 0.04, ankle[2]], rig.least(U * 0.05, 0.8));
  scene.tube(ring, w.trim, [[ankle[0], ankle[1], ankle[2] + rig.legRadius], [ankle[0] - U * 0.16, rig.px * 0.7, ankle[2] + U * 0.2], [ankle[0] - U * 0.34, rig.px * 0.8, ankle[2] + U * 0.2], c], rig.least(U * 0.03, 0.6));
  scene.ell(f.part(w.piece.id, { priority: 1.3 }), w.material, c, r);
}; // biome-ignore format: one line a solid
