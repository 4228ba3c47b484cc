import type { Plane } from '../../solids/primitives.ts';
import { add, addScaled, aim, apply, dot, mix, normalize, scale, sub, type Vec3 } from '../../solids/vec.ts';
import { acrossScreen, gripOf } from './grip.ts';
import { again, type Draw, held, LEAN, shaftOf } from './holding.ts';

/** Straight or curved blade with guard and grip; lengths in head heights. */
export const blade = (o: {
  readonly length: number;
  readonly width?: number;
  readonly curved?: boolean;
  readonly guard?: number;
  /** A long hilt wound with cord, as of a katana. */
  readonly slim?: boolean;
}): Draw =>
  held(LEAN, (f, w, g, edge) => {
    const { rig, scene } = f;
    const U = rig.unit;
    // a few pixels must still be told as a blade
    const broken = w.states?.includes('broken') === true;
    const L = (rig.small ? Math.min(Math.max(o.length, 0.92), 1.05) : o.length) * (broken ? 0.52 : 1);
    const short = rig.small && o.length < 0.9;
    const wide = g.minPx(U * 0.085 * (o.width ?? 1), rig.small ? (o.length < 0.9 ? 0.7 : 0.8) : 1.05);
    const R = aim(g.direction, g.out);
    if (o.curved) {
      scene.tube(
        edge,
        w.material,
        // the belly of its bow lies outwards, its point looks back; a short one bends less
        [
          [0.14, -0.02],
          [L * 0.38, 0.1],
          [L * 0.68, 0.09],
          [L * 0.9, -0.08],
          [L * 0.98, -0.26],
        ].map(([t, o]) => g.along(t!, g.out, o! * (L < 0.95 ? 0.55 : 1))),
        [wide * 0.8, wide, wide * 1.3, wide * 0.95, wide * 0.3],
        { tone: 0.2 },
      );
    } else {
      const k = wide * 1.15;
      const tip = L * U * 0.55;
      const planes: readonly Plane[] = [
        [1, 0, 1, k],
        [1, 0, -1, k],
        [-1, 0, 1, k],
        [-1, 0, -1, k],
        [0, -1, 0, 0],
        // a broken one ends in a slant
        ...(broken
          ? ([
              [0.75, 0.55, 0, tip * 1.05],
              [0.75, 0.55, 0.4, tip * 1.05],
            ] as const)
          : ([
              [1, 0.55, 0, tip],
              [-1, 0.55, 0, tip],
              [0, 0.55, 1, tip],
              [0, 0.55, -1, tip],
            ] as const)),
      ];
      scene.hull(edge, w.material, g.along(0.14), planes, 1, R, { extent: L * U, tone: 0.22 });
    }
    const across = scale([R[0], R[3], R[6]], U * (o.guard ?? 0.2));
    const grip = f.part('hilt', { group: `held${g.side}`, held: true, priority: 1.5 });
    if (o.guard !== 0 && !short)
      scene.cap(grip, w.trim, sub(g.along(0.12), across), add(g.along(0.12), across), g.minPx(U * 0.045, 0.62));
    scene.cap(
      grip,
      o.slim ? 'charcoal' : 'leather',
      g.along(0.1),
      g.along(o.slim ? -0.34 : -0.2),
      g.minPx(U * 0.045, 0.6),
    );
    if (!rig.small && !o.slim) scene.ell(grip, w.trim, g.along(-0.24), g.minPx(U * 0.06, 0.7));
  });

export const axe = (o: { readonly double?: boolean; readonly shaft: number; readonly size: number }): Draw =>
  held(LEAN, (f, w, g) => {
    const { rig, scene } = f;
    const U = rig.unit;
    scene.cap(shaftOf(f, g), w.trim, g.along(-0.4), g.along(o.shaft), g.minPx(U * 0.05, 0.62));
    const facing = normalize(apply(rig.chest.rotation, [g.sign * 0.75, 0, 0.65]));
    const R = aim(g.direction, facing);
    const thick = Math.max(rig.px * 0.9, U * 0.07);
    const head = again(f, w, g, 1.3);
    const s = o.size * U;
    const center = g.along(o.shaft - 0.22);
    scene.hull(
      head,
      w.material,
      center,
      [
        [0, 0, 1, s * 0.36],
        [0, 0, -1, -s * 0.03],
        [0, 1, -0.62, s * 0.12],
        [0, -1, -0.62, s * 0.12],
        [1, 0, 0.25, thick],
        [-1, 0, 0.25, thick],
      ],
      1,
      R,
      { extent: s * 0.6 },
    );
    if (o.double)
      scene.hull(
        head,
        w.material,
        center,
        [
          [0, 0, -1, s * 0.3],
          [0, 0, 1, -s * 0.03],
          [0, 1, 0.62, s * 0.1],
          [0, -1, 0.62, s * 0.1],
          [1, 0, 0, thick],
          [-1, 0, 0, thick],
        ],
        1,
        R,
        { extent: s * 0.6 },
      );
  });

export const hammer = (size: number, shaft: number): Draw =>
  held(LEAN, (f, w, g) => {
    const { rig, scene } = f;
    const U = rig.unit;
    scene.cap(shaftOf(f, g), w.trim, g.along(-0.3), g.along(shaft), g.minPx(U * 0.05, 0.62));
    const facing = normalize(apply(rig.chest.rotation, [g.sign * 0.75, 0, 0.65]));
    const head = again(f, w, g, 1.3);
    scene.box(
      head,
      w.material,
      g.along(shaft),
      [g.minPx(U * 0.12 * size, 1), g.minPx(U * 0.13 * size, 1.2), U * 0.27 * size],
      aim(g.direction, facing),
      { round: U * 0.02 },
    );
  });

export const mace = (spiked: boolean): Draw =>
  held(LEAN, (f, w, g) => {
    const { rig, scene } = f;
    const U = rig.unit;
    scene.cap(shaftOf(f, g), w.trim, g.along(-0.25), g.along(0.8), g.minPx(U * 0.045, 0.62));
    const head = again(f, w, g, 1.4);
    const c = g.along(0.9);
    scene.ell(head, w.material, c, g.minPx(U * 0.17, 1.4));
    if (spiked && !rig.small) {
      for (const v of [
        g.direction,
        g.out,
        scale(g.out, -1),
        g.forward,
        add(g.direction, g.out),
        sub(g.direction, g.out),
      ]) {
        scene.cap(head, w.material, c, addScaled(c, normalize(v), U * 0.29), U * 0.06, rig.px * 0.3);
      }
    }
  });

export const club: Draw = held(LEAN, (f, w, g, part) => {
  const U = f.rig.unit;
  f.scene.cap(part, w.material, g.along(-0.2), g.along(0.95), g.minPx(U * 0.06, 0.7), U * 0.17);
});

export const pickaxe: Draw = held(LEAN, (f, w, g) => {
  const U = f.rig.unit;
  f.scene.cap(shaftOf(f, g), w.trim, g.along(-0.3), g.along(0.95), g.minPx(U * 0.05, 0.62));
  const head = again(f, w, g, 1.4);
  const across = normalize(apply(f.rig.chest.rotation, [g.sign * 0.8, 0, 0.6]));
  f.scene.tube(
    head,
    w.material,
    [-1, -0.5, 0, 0.5, 1].map((t) => g.along(0.95 - Math.abs(t) ** 1.6 * 0.16, across, t * 0.46)),
    [0.02, 0.06, 0.08, 0.06, 0.02].map((r) => g.minPx(U * r, 0.5)),
  );
});

/** Least share of its depth that a bow shows. */
const BELLY = 0.6;

export const bow: Draw = (f, w) => {
  const { rig, scene } = f;
  const U = rig.unit;
  const g = gripOf(f, 'L', [0.1, 1, 0.05], false);
  const part = f.part(w.piece.id, { group: 'heldL', held: true, priority: 1.5 });
  const hand = add(g.hand, apply(rig.chest.rotation, [g.sign * U * 0.1, 0, U * 0.06]));
  const own = normalize(apply(rig.chest.rotation, [g.sign * 0.9, 0, 0.42]));
  const flat = acrossScreen(g.direction, f.view);
  const shown = dot(own, flat);
  // a bow seen along its plane would be a stick
  const across = Math.abs(shown) >= BELLY ? own : normalize(mix(own, scale(flat, Math.sign(shown) || 1), 0.6));
  const P = (t: number, o: number): Vec3 => addScaled(addScaled(hand, g.direction, (t + 0.22) * U), across, o * U);
  const r = g.minPx(U * 0.055, 0.7);
  scene.tube(
    part,
    w.material,
    [P(-0.92, -0.3), P(-0.62, 0), P(-0.22, 0.12), P(0.22, 0.12), P(0.62, 0), P(0.92, -0.3)],
    [r * 0.7, r, r * 1.1, r * 1.1, r, r * 0.7],
  );
  if (rig.middle) return;
  const string = f.part('bowstring', { group: 'heldL', held: true, priority: 2.2, line: false });
  scene.cap(string, 'cloth', P(-0.92, -0.3), P(0.92, -0.3), 0.36 * rig.px);
};

export const gun = (long: boolean): Draw =>
  // a long gun rests muzzle up, where it is seen; a short one points at whoever stands before it
  held(long ? [0.36, 0.92, 0.2] : [0.12, 0.28, 1], (f, w, g, part) => {
    const U = f.rig.unit;
    if (!long) {
      f.scene.cap(part, w.trim, g.along(-0.12), g.along(0.02), g.minPx(U * 0.07, 0.8));
      f.scene.cap(again(f, w, g, 1.5), w.material, g.along(0.0), g.along(0.46), g.minPx(U * 0.05, 0.65));
      return;
    }
    f.scene.cap(part, w.trim, g.along(-0.42), g.along(-0.1), g.minPx(U * 0.11, 1.2), g.minPx(U * 0.07, 0.8));
    f.scene.cap(part, w.trim, g.along(-0.1), g.along(0.46), g.minPx(U * 0.075, 0.85));
    f.scene.cap(again(f, w, g, 1.5), w.material, g.along(0.3), g.along(1.05), g.minPx(U * 0.05, 0.65));
    if (f.rig.small) return;
    f.scene.cap(again(f, w, g, 1.6), w.material, g.along(0.12, g.out, 0.1), g.along(0.32, g.out, 0.1), g.minPx(U * 0.05, 0.6));
  }); // biome-ignore format: one line a piece
