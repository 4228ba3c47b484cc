import { add, addScaled, aim, normalize, type Vec3 } from '../../solids/vec.ts';
import { acrossScreen } from './grip.ts';
import type { Figure, Grip, Worn } from './types.ts';

type Drawn = (f: Figure, w: Worn, g: Grip, part: number) => void;
const more = (f: Figure, g: Grip, name: string, priority: number, line = true): number =>
  f.part(name, { group: `held${g.side}`, held: true, priority, line });

/** Small things of trades, games and tables, drawn along the hand's direction. */
export const handhelds: Readonly<Record<string, Drawn>> = {
  microphone(f, w, g, part) {
    const U = f.rig.unit;
    f.scene.cap(part, w.material, g.along(-0.22), g.along(0.26), g.minPx(U * 0.045, 0.7), g.minPx(U * 0.065, 0.8));
    f.scene.ell(more(f, g, 'head', 1.7), w.trim, g.along(0.38), g.minPx(U * 0.13, 1.3));
  },
  // held by its handle, the edge outwards
  cleaver(f, w, g, part) {
    const U = f.rig.unit;
    f.scene.cap(more(f, g, 'handle', 1.6), w.trim, g.along(-0.2), g.along(0.18), g.minPx(U * 0.06, 0.8));
    const side = acrossScreen(g.direction, f.view);
    const to = Math.sign(side[0] * g.out[0] + side[1] * g.out[1] + side[2] * g.out[2]) || 1;
    const deep = Math.max(0.3, (2.4 * f.rig.px) / U);
    const p = (t: number, e: number): Vec3 => g.along(t, side, to * e);
    const r = g.minPx(U * 0.04, 0.6);
    for (const e of [0, 0.34, 0.67, 1]) f.scene.cap(part, w.material, p(0.24 + e * 0.04, -0.04 + e * deep), p(0.86, -0.04 + e * deep), r * 1.4, r * 1.4);
  },
  paintbrush(f, w, g, part) {
    const U = f.rig.unit;
    f.scene.cap(part, w.material, g.along(-0.3), g.along(0.46), g.minPx(U * 0.035, 0.6));
    f.scene.cap(more(f, g, 'ferrule', 1.6), 'steel', g.along(0.46), g.along(0.56), g.minPx(U * 0.05, 0.7));
    f.scene.cap(more(f, g, 'bristles', 1.7), w.trim, g.along(0.6), g.along(0.78), g.minPx(U * 0.075, 0.95), g.minPx(U * 0.03, 0.4));
  },
  pencil(f, w, g, part) {
    const U = f.rig.unit;
    f.scene.cap(part, w.material, g.along(-0.3), g.along(0.5), g.minPx(U * 0.05, 0.8));
    f.scene.cap(more(f, g, 'point', 1.7), w.trim, g.along(0.56), g.along(0.72), g.minPx(U * 0.045, 0.7), g.minPx(U * 0.012, 0.35));
  },
  palette(f, w, g, part) {
    const U = f.rig.unit;
    const R = aim(g.up, normalize(addScaled(g.forward, g.out, 0.3)));
    const c = addScaled(addScaled(g.hand, g.forward, U * 0.14), g.up, U * 0.1);
    f.scene.ell(part, w.material, c, [U * 0.34, U * 0.25, U * 0.04], R);
    const dots = [['red', -0.2, 0.06], ['yellow', -0.06, 0.14], ['blue', 0.1, 0.12], ['green', 0.22, 0.02], ['cloth', -0.18, -0.1]] as const;
    for (const [colour, x, y] of dots) f.scene.ell(more(f, g, 'paint', 1.8, false), colour, add(c, [R[0] * x * U + R[1] * y * U + R[2] * U * 0.04, R[3] * x * U + R[4] * y * U + R[5] * U * 0.04, R[6] * x * U + R[7] * y * U + R[8] * U * 0.04]), g.minPx(U * 0.05, 0.7));
  },
  bottle(f, w, g, part) {
    const U = f.rig.unit * 1.2;
    const on = (t: number): Vec3 => addScaled(g.hand, g.direction, t * U);
    f.scene.cap(part, w.material, on(-0.02), on(0.26), g.minPx(U * 0.13, 1.3));
    f.scene.cap(part, w.material, on(0.3), on(0.6), g.minPx(U * 0.07, 0.85), g.minPx(U * 0.05, 0.75));
    f.scene.cap(more(f, g, 'label', 1.6, false), w.trim, addScaled(on(0.12), g.forward, U * 0.06), addScaled(on(0.2), g.forward, U * 0.06), g.minPx(U * 0.095, 0.9));
    f.scene.cap(more(f, g, 'cork', 1.7), 'pale_wood', on(0.62), on(0.68), g.minPx(U * 0.045, 0.65));
  },
  goblet(f, w, g, part) {
    const U = f.rig.unit;
    f.scene.cap(part, w.material, g.along(-0.18), g.along(0.14), g.minPx(U * 0.035, 0.6));
    f.scene.cone(part, w.material, g.along(-0.2), g.along(-0.16), U * 0.12, U * 0.1);
    f.scene.cone(part, w.material, g.along(0.12), g.along(0.42), g.minPx(U * 0.07, 0.9), g.minPx(U * 0.15, 1.4), { capMaterial: w.trim, capTone: 0 });
    f.scene.cone(more(f, g, 'wine', 1.7, false), w.trim, g.along(0.28), g.along(0.43), g.minPx(U * 0.1, 1), g.minPx(U * 0.13, 1.2));
  },
  bouquet(f, w, g, part) {
    const U = f.rig.unit;
    f.scene.cone(more(f, g, 'stems', 1.5), w.trim, g.along(-0.2), g.along(0.22), U * 0.06, U * 0.16);
    const c = g.along(0.36);
    const side = acrossScreen(g.direction, f.view);
    const heads = [[-0.17, 0, w.material], [0.17, 0.02, w.material], [0, 0.13, w.material], [0, -0.05, 'cloth'], [-0.1, 0.1, 'yellow'], [0.1, 0.1, 'violet']] as const;
    for (const [i, [x, y, m]] of heads.entries()) f.scene.ell(i < 3 ? part : more(f, g, 'blossom', 1.7), m, addScaled(addScaled(addScaled(c, side, x * U), g.direction, y * U), g.forward, i < 3 ? 0 : U * 0.08), g.minPx(U * (i < 3 ? 0.12 : 0.07), i < 3 ? 1.1 : 0.8));
  },
  'candy-cane'(f, w, g) {
    const U = f.rig.unit;
    const points: Vec3[] = [g.along(-0.4), g.along(-0.15), g.along(0.1), g.along(0.35), g.along(0.6), g.along(0.78, g.out, 0.05), g.along(0.84, g.out, 0.2), g.along(0.74, g.out, 0.33), g.along(0.58, g.out, 0.36)];
    for (let i = 0; i + 1 < points.length; i++) f.scene.cap(f.part(i === 0 ? w.piece.id : 'stripe', { group: `held${g.side}`, held: true, priority: 1.5, line: false }), i % 2 ? w.trim : w.material, points[i]!, points[i + 1]!, g.minPx(U * 0.07, 1));
  },
  'rolling-pin'(f, w, g, part) {
    const U = f.rig.unit;
    f.scene.cap(more(f, g, 'handle', 1.4), w.trim, g.along(-0.2), g.along(0.96), g.minPx(U * 0.05, 0.75));
    f.scene.cap(part, w.material, g.along(0.14), g.along(0.66), g.minPx(U * 0.12, 1.25));
  },
  pointer(f, w, g, part) {
    const U = f.rig.unit;
    f.scene.cap(part, w.material, g.along(-0.16), g.along(1.1), g.minPx(U * 0.035, 0.62), g.minPx(U * 0.02, 0.5));
    f.scene.ell(more(f, g, 'tip', 1.7), w.trim, g.along(1.12), g.minPx(U * 0.045, 0.7));
  },
  'star-wand'(f, w, g, part) {
    const U = f.rig.unit;
    f.scene.cap(part, w.material, g.along(-0.2), g.along(0.55), g.minPx(U * 0.035, 0.62));
    const star = more(f, g, 'star', 1.8);
    const side = acrossScreen(g.direction, f.view);
    const c = g.along(0.78);
    for (let i = 0; i < 5; i++) {
      const a = (i / 5) * Math.PI * 2;
      f.scene.cap(star, w.trim, c, addScaled(addScaled(c, g.direction, Math.cos(a) * 0.27 * U), side, Math.sin(a) * 0.27 * U), g.minPx(U * 0.1, 1), g.minPx(U * 0.02, 0.4));
    }
  },
  brush(f, w, g, part) {
    const U = f.rig.unit;
    f.scene.cap(part, w.material, g.along(-0.24), g.along(0.4), g.minPx(U * 0.05, 0.75));
    f.scene.cap(part, w.material, g.along(0.4), g.along(0.6), g.minPx(U * 0.09, 1));
    const side = acrossScreen(g.direction, f.view);
    for (const e of [-0.18, -0.06, 0.06, 0.18]) f.scene.cap(more(f, g, 'bristles', 1.5, false), w.trim, g.along(0.56, side, e * 0.7), g.along(0.86, side, e), g.minPx(U * 0.06, 0.7));
  },
  duster(f, w, g, part) {
    const U = f.rig.unit;
    f.scene.cap(part, w.material, g.along(-0.24), g.along(0.32), g.minPx(U * 0.045, 0.7));
    const plume = more(f, g, 'plume', 1.6);
    const side = acrossScreen(g.direction, f.view);
    for (const [t, e, r] of [[0.5, 0, 0.17], [0.66, 0.1, 0.14], [0.66, -0.1, 0.14], [0.82, 0, 0.12]] as const) f.scene.ell(plume, w.trim, g.along(t, side, e), g.minPx(U * r, 1.1));
  },
  mop(f, w, g, part) {
    const U = f.rig.unit;
    f.scene.cap(more(f, g, 'shaft', 1.5), w.trim, g.along(-1.0), g.along(0.95), g.minPx(U * 0.045, 0.65));
    const side = acrossScreen(g.direction, f.view);
    for (const e of [-0.2, -0.1, 0, 0.1, 0.2]) f.scene.cap(part, w.material, g.along(0.92, side, e * 0.5), g.along(1.34 - Math.abs(e) * 0.4, side, e * 1.2), g.minPx(U * 0.055, 0.8));
  },
  syringe(f, w, g, part) {
    const U = f.rig.unit;
    f.scene.cap(part, w.material, g.along(0.02), g.along(0.42), g.minPx(U * 0.08, 1));
    f.scene.cap(more(f, g, 'needle', 1.6), 'steel', g.along(0.48), g.along(0.78), g.minPx(U * 0.015, 0.42));
    f.scene.cap(more(f, g, 'liquid', 1.8, false), w.trim, addScaled(g.along(0.12), g.forward, U * 0.06), addScaled(g.along(0.34), g.forward, U * 0.06), g.minPx(U * 0.045, 0.7));
    f.scene.cap(more(f, g, 'plunger', 1.6), 'steel', g.along(-0.2), g.along(0), g.minPx(U * 0.04, 0.6));
  },
}; // biome-ignore format: one line a solid
