import type { Plane } from '../../solids/primitives.ts';
import { add, addScaled, aim, apply, normalize, scale, sub, type Vec3 } from '../../solids/vec.ts';
import { below, gripOf, intoView } from './grip.ts';
import { again, type Draw, held, LEAN, shaftOf } from './holding.ts';
import type { Figure } from './types.ts';

/** Straight or curved blade with guard and grip; lengths in head heights. */
export const blade = (o: {
  readonly length: number;
  readonly width?: number;
  readonly curved?: boolean;
  readonly guard?: number;
  /** A long hilt wound with cord, as of a katana. */
  readonly slim?: boolean;
}): Draw =>
  held(LEAN, (f, w, g, own) => {
    const { rig, scene } = f;
    const U = rig.unit;
    // a few pixels must still be told as a blade
    const broken = w.states?.includes('broken') === true;
    const L = (rig.small ? Math.min(Math.max(o.length, 0.92), 1.05) : o.length) * (broken ? 0.52 : 1);
    const short = rig.small && o.length < 0.9;
    const wide = g.minPx(U * 0.085 * (o.width ?? 1), rig.small ? (o.length < 0.9 ? 0.7 : 0.8) : 1.05);
    const R = aim(g.direction, g.out);
    const edge = o.curved ? own : again(f, w, g, 1.5, true);
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
      const long = L * U * (g.longer ?? 1);
      // a long point: one as long as it is broad ends blunt on the pixel grid
      const point = broken ? 0.55 : 0.3;
      const tip = long * point;
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
              [1, point, 0, tip],
              [-1, point, 0, tip],
              [0, point, 1, tip],
              [0, point, -1, tip],
            ] as const)),
      ];
      scene.hull(edge, w.material, g.along(0.14), planes, 1, R, { extent: long, tone: 0.22 });
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
    const facing = intoView(normalize(apply(rig.chest.rotation, [g.sign * 0.75, 0, 0.65])), g.direction, f.view);
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
    const facing = intoView(normalize(apply(rig.chest.rotation, [g.sign * 0.75, 0, 0.65])), g.direction, f.view);
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

/** A flat bat: a long blade below a wound handle. */
export const flatBat: Draw = held(LEAN, (f, w, g, part) => {
  const U = f.rig.unit;
  f.scene.cap(shaftOf(f, g), w.trim, g.along(-0.24), g.along(0.2), g.minPx(U * 0.05, 0.7));
  f.scene.box(part, w.material, g.along(0.66), [g.minPx(U * 0.13, 1.4), U * 0.46, g.minPx(U * 0.06, 0.7)], aim(g.direction, g.forward), { round: U * 0.04 }); // biome-ignore format: one line
});

/** A club set with teeth or nails along its head. */
export const toothed = (flat: boolean): Draw => held(LEAN, (f, w, g, part) => {
  const U = f.rig.unit;
  if (flat) {
    f.scene.cap(shaftOf(f, g), w.material, g.along(-0.24), g.along(0.2), g.minPx(U * 0.05, 0.7));
    f.scene.box(part, w.material, g.along(0.66), [g.minPx(U * 0.1, 1), U * 0.46, g.minPx(U * 0.05, 0.6)], aim(g.direction, g.forward), { round: U * 0.03 });
  } else f.scene.cap(part, w.material, g.along(-0.2), g.along(0.95), g.minPx(U * 0.06, 0.7), U * 0.16);
  const teeth = f.part('teeth of the club', { group: 'teeth', priority: 1.5, line: false });
  const across = normalize(apply(f.rig.chest.rotation, [1, 0, 0]));
  for (const t of [0.34, 0.62, 0.9])
    for (const d of [-1, 1])
      f.scene.cap(teeth, w.trim, g.along(t, across, d * 0.1), g.along(t + 0.02, across, d * 0.2), g.minPx(U * 0.05, 0.6), f.rig.px * 0.4);
}); // biome-ignore format: one line a stroke

export const pickaxe: Draw = held(LEAN, (f, w, g) => {
  const U = f.rig.unit;
  f.scene.cap(shaftOf(f, g), w.trim, g.along(-0.3), g.along(0.95), g.minPx(U * 0.05, 0.62));
  const head = again(f, w, g, 1.4);
  const across = intoView(normalize(apply(f.rig.chest.rotation, [g.sign * 0.8, 0, 0.6])), g.direction, f.view);
  f.scene.tube(
    head,
    w.material,
    [-1, -0.5, 0, 0.5, 1].map((t) => g.along(0.95 - Math.abs(t) ** 1.6 * 0.16, across, t * 0.46)),
    [0.02, 0.06, 0.08, 0.06, 0.02].map((r) => g.minPx(U * r, 0.5)),
  );
});

/** The hand that draws the string: behind the bow, level with it and free. */
function drawnTo(f: Figure, bowHand: Vec3): Vec3 | undefined {
  const { rig } = f;
  if (f.worn('right') || rig.pose.weaponL === undefined) return undefined;
  const other = rig.arms.R.hand;
  const back = sub(other, bowHand);
  const far = Math.hypot(...back) / rig.unit;
  return far > 0.5 && far < 3.4 && Math.abs(back[1]) < rig.unit * 0.6 ? other : undefined;
}

export const bow: Draw = (f, w) => {
  const { rig, scene } = f;
  const U = rig.unit;
  const g = gripOf(f, 'L', [0.1, 1, 0.05], false);
  const part = f.part(w.piece.id, { group: 'heldL', held: true, priority: 1.5 });
  const hand = add(g.hand, apply(rig.chest.rotation, [g.sign * U * 0.1, 0, U * 0.06]));
  const own = normalize(apply(rig.chest.rotation, [g.sign * 0.9, 0, 0.42]));
  const across = intoView(own, g.direction, f.view);
  const P = (t: number, o: number): Vec3 => addScaled(addScaled(hand, g.direction, (t + 0.22) * U), across, o * U);
  const r = g.minPx(U * 0.055, 0.7);
  scene.tube(
    part,
    w.material,
    [P(-0.92, -0.3), P(-0.62, 0), P(-0.22, 0.12), P(0.22, 0.12), P(0.62, 0), P(0.92, -0.3)],
    [r * 0.7, r, r * 1.1, r * 1.1, r, r * 0.7],
  );
  const drawn = drawnTo(f, hand);
  if (rig.middle && !drawn) return;
  const string = f.part('bowstring', { group: 'heldL', held: true, priority: 2.2, line: false });
  if (drawn) {
    // the upper half runs behind the face, or it would cut through it
    const nearer = normalize([f.view[6], f.view[7], f.view[8]]);
    for (const t of [-0.92, 0.92]) {
      const back = t > 0 ? -U * 1.2 : 0;
      scene.cap(string, 'cloth', addScaled(P(t, -0.3), nearer, back), addScaled(drawn, nearer, back), 0.36 * rig.px);
    }
    const arrow = f.part('arrow', { group: 'heldL', held: true, priority: 2, line: false });
    const way = normalize(sub(hand, drawn));
    const tip = addScaled(hand, way, U * 0.5);
    scene.cap(arrow, 'wood', drawn, tip, 0.5 * rig.px);
    scene.cap(arrow, 'steel', tip, addScaled(tip, way, U * 0.18), g.minPx(U * 0.06, 0.9), 0.3 * rig.px);
    return;
  }
  scene.cap(string, 'cloth', P(-0.92, -0.3), P(0.92, -0.3), 0.36 * rig.px);
};

/** How a long gun lies: before the body, its muzzle to the other shoulder. */
export const ACROSS: Vec3 = [-0.8, 0.52, 0.3];

export const gun = (long: boolean): Draw =>
  // a short one points at whoever stands before it
  held(long ? ACROSS : [0.12, 0.28, 1], (f, w, g, part) => {
    const U = f.rig.unit;
    if (!long) {
      f.scene.cap(part, w.trim, g.along(-0.12), g.along(0.02), g.minPx(U * 0.07, 0.8));
      f.scene.cap(again(f, w, g, 1.5), w.material, g.along(0.0), g.along(0.46), g.minPx(U * 0.05, 0.65));
      return;
    }
    const down = below(f, g);
    const on = (t: number, d: number): Vec3 => addScaled(addScaled(g.along(t), down, U * d), g.forward, U * 0.1);
    f.scene.cap(part, w.trim, on(-0.5, 0.1), on(-0.12, 0), g.minPx(U * 0.14, 1.5), g.minPx(U * 0.09, 1));
    f.scene.cap(part, w.trim, on(-0.12, 0), on(0.5, 0), g.minPx(U * 0.085, 1));
    const metal = again(f, w, g, 1.6);
    f.scene.cap(metal, w.material, on(0.1, -0.07), on(1.3, -0.07), g.minPx(U * 0.065, 0.9));
    if (f.rig.small) return;
    f.scene.cap(metal, w.material, on(0.0, -0.06), on(0.4, -0.06), g.minPx(U * 0.09, 0.9));
    f.scene.cap(part, w.trim, on(-0.06, 0.02), on(-0.14, 0.22), g.minPx(U * 0.055, 0.7));
  }, 1.5, true); // biome-ignore format: one line a piece
