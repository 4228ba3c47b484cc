import { add, addScaled, aim, at, normalize, scale, type Vec3 } from '../../solids/vec.ts';
import type { Draw } from './holding.ts';
import type { Figure, Worn } from './types.ts';

/** A point before the chest: x in chest widths, y in half torsos, out in depths. */
const before = (f: Figure, x: number, y: number, out: number): Vec3 =>
  at(f.rig.chest, [x * f.rig.chestWidth, y * f.rig.torso * 0.5, f.rig.depth * out]);
const part = (f: Figure, w: Worn, name: string, priority = 1.5, line = true): number =>
  f.part(name, { group: `played ${w.piece.id}`, held: true, priority, line });
const turned = (f: Figure, v: Vec3): Vec3 =>
  normalize(
    add(
      add(
        scale([f.rig.chest.rotation[0], f.rig.chest.rotation[3], f.rig.chest.rotation[6]], v[0]),
        scale([f.rig.chest.rotation[1], f.rig.chest.rotation[4], f.rig.chest.rotation[7]], v[1]),
      ),
      scale([f.rig.chest.rotation[2], f.rig.chest.rotation[5], f.rig.chest.rotation[8]], v[2]),
    ),
  );

/** Across the belly, its neck up to the left: below the chin, a hand at each end. */
export const guitar = (kind: 'guitar' | 'electric' | 'lute' | 'banjo'): Draw => (f, w) => {
  const { scene, rig } = f;
  const U = rig.unit;
  const c = before(f, -0.5, -0.62, 1.3);
  const along = turned(f, [0.87, 0.48, 0.08]);
  const out = turned(f, [0, 0, 1]);
  const R = aim(along, out);
  const on = (t: number, o = 0): Vec3 => addScaled(addScaled(c, along, t * U), out, o * U);
  const body = part(f, w, w.piece.id, 1.6);
  const d = U * 0.09;
  const wood = w.trim;
  if (kind === 'banjo') scene.ell(body, w.material, on(0), [U * 0.26, U * 0.26, d], R);
  else if (kind === 'lute') scene.ell(body, w.material, on(0), [U * 0.24, U * 0.32, d * 1.2], R);
  else {
    scene.ell(body, w.material, on(-0.1), [U * (kind === 'electric' ? 0.22 : 0.26), U * 0.22, d], R);
    scene.ell(body, w.material, on(0.16), [U * 0.2, U * 0.18, d], R);
    if (kind === 'electric') for (const e of [-1, 1]) {
      const side = normalize([R[0], R[3], R[6]]);
      scene.cap(body, w.material, addScaled(on(0.16), side, e * U * 0.1), addScaled(on(0.36), side, e * U * 0.15), rig.least(U * 0.06, 0.7));
    }
  }
  scene.cap(part(f, w, 'neck', 1.7), wood, on(0.14, 0.1), on(0.88, 0.06), rig.least(U * 0.045, 0.75));
  scene.cap(part(f, w, 'pegs', 1.7), wood, on(0.86, 0.06), on(1.0, 0.05), rig.least(U * 0.075, 1));
  if (rig.small) return;
  const inset = part(f, w, 'inset', 1.8, false);
  if (kind === 'electric') scene.box(inset, 'cloth', on(-0.02, 0.09), [U * 0.1, U * 0.09, U * 0.02], R);
  else scene.ell(inset, 'dark_leather', on(0.06, 0.09), [rig.least(U * 0.07, 0.9), rig.least(U * 0.07, 0.9), U * 0.04], R);
}; // biome-ignore format: one line a solid

/** Its two keyboards left and right of folded bellows, below the chin. */
export const accordion: Draw = (f, w) => {
  const { scene, rig } = f;
  const U = rig.unit;
  const R = rig.chest.rotation;
  const at3 = (x: number, y = 0, o = 0): Vec3 => addScaled(before(f, x, -0.22 + y, 1.45), turned(f, [0, 0, 1]), o * U);
  const half = U * 0.27;
  const folds = 6;
  const c = rig.chestWidth;
  for (let i = 0; i < folds; i++) {
    const x = -0.75 + (1.5 * (i + 0.5)) / folds;
    scene.box(part(f, w, 'bellows', 1.4 + (i % 2) * 0.1, false), i % 2 ? 'charcoal' : w.trim, at3(x), [(c * 1.5) / folds / 2 + 0.001, half * (i % 2 ? 0.84 : 0.94), U * 0.12], R);
  }
  for (const e of [-1, 1]) {
    scene.box(part(f, w, w.piece.id, 1.6), w.material, at3(e * 1.08), [c * 0.34, half, U * 0.15], R, { round: U * 0.03 });
    if (rig.small) continue;
    if (e < 0) {
      scene.box(part(f, w, 'keys', 1.8, false), 'cloth', at3(-1.16, 0, 0.16), [c * 0.14, half * 0.84, U * 0.02], R);
      if (rig.large) for (const y of [-0.55, -0.18, 0.18, 0.55]) scene.box(part(f, w, 'black-key', 2, false), 'dark', addScaled(at3(-1.1, 0, 0.18), turned(f, [0, 1, 0]), y * half), [c * 0.09, 0.34 * rig.px, U * 0.02], R);
    } else for (const y of [-0.5, 0, 0.5]) scene.ell(part(f, w, 'button', 1.9, false), 'cloth', addScaled(at3(1.1, 0, 0.16), turned(f, [0, 1, 0]), y * half), rig.least(U * 0.03, 0.5));
  }
}; // biome-ignore format: one line a solid

/** Before the belly on a strap, a stick in each hand. */
export const drum: Draw = (f, w) => {
  const { scene, rig } = f;
  const U = rig.unit;
  const c = before(f, 0, -1.05, 1.9);
  const up = turned(f, [0, 1, 0.24]);
  const on = (t: number): Vec3 => addScaled(c, up, t * U);
  const wide = U * 0.36;
  scene.cone(part(f, w, w.piece.id, 1.5), w.material, on(-0.2), on(0.16), wide * 0.95, wide * 0.95);
  for (const t of [-0.2, 0.13]) scene.cone(part(f, w, 'hoop', 1.6), w.trim, on(t), on(t + 0.06), wide, wide, { capMaterial: 'cloth', capTone: 0.2 });
  for (const side of ['R', 'L'] as const) {
    const hand = rig.arms[side].hand;
    const d = side === 'R' ? 1 : -1;
    scene.cap(part(f, w, 'stick', 1.9), 'pale_wood', addScaled(hand, turned(f, [-d * 0.5, 0.5, 0.3]), U * 0.14), addScaled(on(0.22), turned(f, [-d, 0, 0]), U * 0.08), rig.least(U * 0.035, 0.6));
  }
}; // biome-ignore format: one line a solid

/** From the lips: a flute to the side, a trumpet forwards and down, a saxophone down the front and up again. */
export const wind = (kind: 'flute' | 'trumpet' | 'saxophone' | 'pipes'): Draw => (f, w) => {
  const { scene, rig } = f;
  const U = rig.unit;
  const mouth = rig.onHead([0, -0.62, 0.98]);
  const to = (x: number, y: number, z: number): Vec3 => add(mouth, scale(normalize(turned(f, [x, y, z])), U * Math.hypot(x, y, z)));
  const body = part(f, w, w.piece.id, 1.7);
  const r = rig.least(U * 0.04, 0.72);
  if (kind === 'flute') {
    scene.cap(body, w.material, to(0.06, 0, 0.06), to(-0.86, -0.12, 0.1), r);
    return;
  }
  if (kind === 'pipes') {
    for (const i of [-2, -1, 0, 1, 2]) scene.cap(part(f, w, w.piece.id, 1.6), i % 2 ? w.trim : w.material, to(i * 0.085, 0.02, 0.1), to(i * 0.085, -0.22 + i * 0.045, 0.14), rig.least(U * 0.045, 0.6));
    scene.cap(part(f, w, 'band', 1.8), 'dark_wood', to(-0.2, -0.06, 0.16), to(0.2, -0.06, 0.16), rig.least(U * 0.02, 0.45));
    return;
  }
  if (kind === 'trumpet') {
    scene.cap(body, w.material, to(0, -0.02, 0.06), to(-0.62, -0.14, 0.5), r);
    scene.cone(body, w.material, to(-0.56, -0.13, 0.45), to(-0.86, -0.18, 0.66), r, rig.least(U * 0.17, 1.6), { capMaterial: 'dark', capTone: 0 });
    if (!rig.small) for (const t of [0.3, 0.42]) scene.cap(part(f, w, 'valve', 1.8), w.trim, to(-t, -0.02 - t * 0.2, t * 0.8), to(-t, -0.2 - t * 0.2, t * 0.8), rig.least(U * 0.03, 0.5));
    return;
  }
  scene.tube(body, w.material, [to(0, -0.03, 0.06), to(0, -0.22, 0.22), before(f, -0.1, -0.2, 2.1), before(f, -0.4, -1.1, 2.1), before(f, -0.72, -1.4, 2.2), before(f, -1.15, -1.25, 2.3)], [r * 0.8, r, r * 1.2, r * 1.5, r * 1.8, r * 2.1]);
  scene.cone(part(f, w, 'bell', 1.7), w.material, before(f, -1.1, -1.3, 2.3), before(f, -1.4, -0.6, 2.4), rig.least(U * 0.08, 1), rig.least(U * 0.19, 1.8), { capMaterial: 'dark', capTone: 0 });
  if (!rig.small) for (const y of [-0.3, -0.62, -0.94]) scene.ell(part(f, w, 'key', 1.9, false), w.trim, before(f, -0.14 + y * 0.2, y, 2.5), rig.least(U * 0.035, 0.55));
}; // biome-ignore format: one line a solid

/** On the left shoulder, a bow across it in the right hand. */
export const violin: Draw = (f, w) => {
  const { scene, rig } = f;
  const U = rig.unit * 1.2;
  const c = before(f, 0.75, 0.62, 1.7);
  const along = turned(f, [0.86, -0.34, 0.38]);
  const out = turned(f, [0.05, 0.75, 0.66]);
  const R = aim(along, out);
  const on = (t: number, o = 0): Vec3 => addScaled(addScaled(c, along, t * U), out, o * U);
  const body = part(f, w, w.piece.id, 1.6);
  scene.ell(body, w.material, on(-0.06), [U * 0.17, U * 0.15, U * 0.07], R);
  scene.ell(body, w.material, on(0.16), [U * 0.13, U * 0.13, U * 0.07], R);
  scene.cap(part(f, w, 'neck', 1.7), w.trim, on(0.22, 0.06), on(0.62, 0.03), rig.least(U * 0.035, 0.7));
  const hand = rig.arms.R.hand;
  scene.cap(part(f, w, 'violin-bow', 1.9), 'pale_wood', hand, addScaled(on(0.06, 0.16), turned(f, [0.6, 0.55, 0]), U * 0.26), rig.least(U * 0.03, 0.7));
}; // biome-ignore format: one line a solid

/** A bag under the arm with pipes over the shoulder and one at the lips. */
export const bagpipes: Draw = (f, w) => {
  const { scene, rig } = f;
  const U = rig.unit;
  const bag = before(f, 1.0, -0.35, 1.4);
  scene.ell(part(f, w, w.piece.id, 1.5), w.material, bag, [U * 0.26, U * 0.3, U * 0.22], rig.chest.rotation);
  const drone = part(f, w, 'drone', 1.6);
  for (const [x, y] of [[0.55, 1.02], [0.82, 0.86], [1.02, 0.6]] as const) {
    const tip = addScaled(bag, turned(f, [x, y, -0.2]), U * 0.86);
    scene.cap(drone, w.trim, bag, tip, rig.least(U * 0.035, 0.6));
    scene.ell(drone, 'bone', tip, rig.least(U * 0.06, 0.8));
  }
  const pipe = part(f, w, 'chanter', 1.8);
  scene.cap(pipe, w.trim, rig.onHead([0.1, -0.62, 0.98]), bag, rig.least(U * 0.03, 0.6));
  scene.cap(pipe, w.trim, bag, before(f, 0.1, -1.35, 1.9), rig.least(U * 0.04, 0.7));
}; // biome-ignore format: one line a solid
