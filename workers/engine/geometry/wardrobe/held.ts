import type { Plane } from '../scene.ts';
import { add, addScaled, aim, apply, cross, normalize, scale, sub, type Vec3 } from '../vec.ts';
import { gripOf } from './grip.ts';
import type { Figure, Grip, Piece, Worn } from './types.ts';

type Draw = (f: Figure, w: Worn) => void;
/** Blades, clubs and the like lean outwards; poles stand. */
const LEAN: Vec3 = [0.42, 0.9, 0.16];
const POLE: Vec3 = [0.06, 1, 0.06];

const held =
  (lie: Vec3, draw: (f: Figure, w: Worn, g: Grip, part: number) => void, priority = 1.5): Draw =>
  (f, w) => {
    const side = w.piece.slot === 'left' ? 'L' : 'R';
    draw(f, w, gripOf(f, side, lie), f.part(w.piece.id, { group: `held${side}`, held: true, priority }));
  };

/** How far down a pole may go from the hand, in head heights: not below the ground. */
const toGround = (f: Figure, g: Grip, wanted: number): number =>
  g.direction[1] < 0.3 ? wanted : Math.max(wanted, -(g.hand[1] - f.rig.px) / (g.direction[1] * f.rig.unit));

const again = (f: Figure, w: Worn, g: Grip, priority: number): number =>
  f.part(w.piece.id, { group: `held${g.side}`, held: true, priority });

/** Straight or curved blade with guard and grip; lengths in head heights. */
const blade = (o: {
  readonly length: number;
  readonly width?: number;
  readonly curved?: boolean;
  readonly guard?: number;
}): Draw =>
  held(LEAN, (f, w, g, edge) => {
    const { rig, scene } = f;
    const U = rig.unit;
    const L = rig.small ? Math.min(o.length, 1.05) : o.length;
    const wide = g.minPx(U * 0.085 * (o.width ?? 1), rig.small ? 0.8 : 1.05);
    const R = aim(g.direction, g.out);
    if (o.curved) {
      scene.tube(
        edge,
        w.material,
        [g.along(0.16), g.along(0.6, g.out, 0.05), g.along(L, g.out, -0.06)],
        [wide * 0.8, wide * 1.25, wide * 0.4],
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
        [1, 0.55, 0, tip],
        [-1, 0.55, 0, tip],
        [0, 0.55, 1, tip],
        [0, 0.55, -1, tip],
      ];
      scene.hull(edge, w.material, g.along(0.14), planes, 1, R, { extent: L * U, tone: 0.22 });
    }
    const across = scale([R[0], R[3], R[6]], U * (o.guard ?? 0.2));
    const grip = f.part('hilt', { group: `held${g.side}`, held: true, priority: 1.5 });
    if (o.guard !== 0)
      scene.cap(grip, w.trim, sub(g.along(0.12), across), add(g.along(0.12), across), g.minPx(U * 0.045, 0.62));
    scene.cap(grip, 'leather', g.along(0.1), g.along(-0.2), g.minPx(U * 0.045, 0.6));
    if (!rig.small) scene.ell(grip, w.trim, g.along(-0.24), g.minPx(U * 0.06, 0.7));
  });

const axe = (o: { readonly double?: boolean; readonly shaft: number; readonly size: number }): Draw =>
  held(LEAN, (f, w, g, part) => {
    const { rig, scene } = f;
    const U = rig.unit;
    scene.cap(part, w.trim, g.along(-0.4), g.along(o.shaft), g.minPx(U * 0.05, 0.62));
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

const hammer = (size: number, shaft: number): Draw =>
  held(LEAN, (f, w, g, part) => {
    const { rig, scene } = f;
    const U = rig.unit;
    scene.cap(part, w.trim, g.along(-0.3), g.along(shaft), g.minPx(U * 0.05, 0.62));
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

const mace = (spiked: boolean): Draw =>
  held(LEAN, (f, w, g, part) => {
    const { rig, scene } = f;
    const U = rig.unit;
    scene.cap(part, w.trim, g.along(-0.25), g.along(0.8), g.minPx(U * 0.045, 0.62));
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

const club: Draw = held(LEAN, (f, w, g, part) => {
  const U = f.rig.unit;
  f.scene.cap(part, w.material, g.along(-0.2), g.along(0.95), g.minPx(U * 0.06, 0.7), U * 0.17);
});

const staff = (top: 'orb' | 'crook' | 'plain' | 'skull'): Draw =>
  held(POLE, (f, w, g, part) => {
    const { rig, scene } = f;
    const U = rig.unit;
    scene.cap(part, w.material, g.along(toGround(f, g, -1.15)), g.along(1.05), g.minPx(U * 0.05, 0.62));
    if (top === 'plain') return;
    if (top === 'crook') {
      scene.tube(
        part,
        w.material,
        [
          g.along(1.0),
          g.along(1.4),
          g.along(1.58, g.out, 0.16),
          g.along(1.42, g.out, 0.34),
          g.along(1.25, g.out, 0.28),
        ],
        g.minPx(U * 0.045, 0.6),
      );
      return;
    }
    const orb = f.part(top === 'orb' ? 'orb' : 'skull', { group: `held${g.side}`, held: true, priority: 1.4 });
    scene.ell(orb, w.trim, g.along(1.22), g.minPx(U * 0.17, 1.4));
    if (!rig.small && top === 'orb') {
      for (const e of [-1, 1])
        scene.tube(
          part,
          w.material,
          [g.along(1.0), g.along(1.12, g.out, e * 0.2), g.along(1.36, g.out, e * 0.17)],
          g.minPx(U * 0.045, 0.55),
        );
    }
  });

const polearm = (kind: 'spear' | 'trident' | 'halberd' | 'scythe' | 'rake' | 'broom' | 'shovel' | 'banner'): Draw =>
  held(kind === 'spear' || kind === 'halberd' || kind === 'banner' ? POLE : [0.3, 1, 0.12], (f, w, g, part) => {
    const { rig, scene } = f;
    const U = rig.unit;
    scene.cap(part, w.trim, g.along(toGround(f, g, -1.1)), g.along(1.1), g.minPx(U * 0.045, 0.6));
    const tip = again(f, w, g, 1.5);
    const side = normalize(cross(g.direction, g.forward));
    if (kind === 'spear') scene.cap(tip, w.material, g.along(1.05), g.along(1.5), U * 0.11, rig.px * 0.3);
    else if (kind === 'trident')
      for (const e of [-1, 0, 1])
        scene.tube(
          tip,
          w.material,
          [g.along(1.05), g.along(1.16, side, e * 0.17), g.along(1.52, side, e * 0.17)],
          g.minPx(U * 0.035, 0.55),
        );
    else if (kind === 'halberd') {
      scene.cap(tip, w.material, g.along(1.05), g.along(1.55), U * 0.08, rig.px * 0.3);
      scene.hull(
        tip,
        w.material,
        g.along(1.0),
        [
          [0, 0, 1, U * 0.3],
          [0, 0, -1, 0],
          [0, 1, -0.5, U * 0.12],
          [0, -1, -0.5, U * 0.12],
          [1, 0, 0, U * 0.06],
          [-1, 0, 0, U * 0.06],
        ],
        1,
        aim(g.direction, g.out),
        { extent: U * 0.45 },
      );
    } else if (kind === 'scythe')
      scene.tube(
        tip,
        w.material,
        [g.along(1.08), g.along(1.2, g.out, -0.3), g.along(1.1, g.out, -0.62), g.along(0.86, g.out, -0.82)],
        [U * 0.08, U * 0.09, U * 0.07, rig.px * 0.3],
        { tone: 0.2 },
      );
    else if (kind === 'rake') {
      scene.cap(tip, w.material, g.along(1.12, side, -0.25), g.along(1.12, side, 0.25), g.minPx(U * 0.04, 0.55));
      for (const e of [-0.24, 0, 0.24])
        scene.cap(
          tip,
          w.material,
          g.along(1.12, side, e),
          addScaled(g.along(1.14, side, e), g.forward, U * 0.16),
          g.minPx(U * 0.03, 0.5),
        );
    } else if (kind === 'broom') scene.cone(tip, w.material, g.along(1.0), g.along(1.5), U * 0.08, U * 0.2);
    else if (kind === 'shovel')
      scene.ell(tip, w.material, g.along(1.28), [U * 0.17, U * 0.26, U * 0.06], aim(g.direction, g.forward));
    else {
      const flag = [0, 1, 2].map((v) =>
        [0, 1, 2, 3].map(
          (u): Vec3 => addScaled(g.along(1.08 - v * 0.28, g.out, u * 0.24), g.forward, Math.sin(u * 1.6) * U * 0.06),
        ),
      );
      scene.cloth(tip, w.material, flag, { backTone: 0.2 });
    }
  });

const pickaxe: Draw = held(LEAN, (f, w, g, part) => {
  const U = f.rig.unit;
  f.scene.cap(part, w.trim, g.along(-0.3), g.along(0.95), g.minPx(U * 0.05, 0.62));
  const head = again(f, w, g, 1.4);
  const across = normalize(apply(f.rig.chest.rotation, [g.sign * 0.8, 0, 0.6]));
  f.scene.tube(
    head,
    w.material,
    [-1, -0.5, 0, 0.5, 1].map((t) => g.along(0.95 - Math.abs(t) ** 1.6 * 0.16, across, t * 0.46)),
    [0.02, 0.06, 0.08, 0.06, 0.02].map((r) => g.minPx(U * r, 0.5)),
  );
});

const bow: Draw = (f, w) => {
  const { rig, scene } = f;
  const U = rig.unit;
  const g = gripOf(f, 'L', [0.1, 1, 0.05]);
  const part = f.part(w.piece.id, { group: 'heldL', held: true, priority: 1.5 });
  const hand = add(g.hand, apply(rig.chest.rotation, [g.sign * U * 0.1, 0, U * 0.06]));
  const across = normalize(apply(rig.chest.rotation, [g.sign * 0.9, 0, 0.42]));
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

const gun = (long: boolean): Draw =>
  held([0.12, 0.28, 1], (f, w, g, part) => {
    const U = f.rig.unit;
    f.scene.cap(part, w.trim, g.along(-0.12), g.along(long ? 0.2 : 0.02), g.minPx(U * 0.07, 0.8));
    f.scene.cap(again(f, w, g, 1.5), w.material, g.along(0.0), g.along(long ? 1.0 : 0.46), g.minPx(U * 0.05, 0.65));
  });

/** Things carried upright in the hand: torch, lantern, wand, book, potion, mug, flower, key, fish, wrench, ladle. */
const carried: Readonly<Record<string, (f: Figure, w: Worn, g: Grip, part: number) => void>> = {
  torch(f, w, g, part) {
    const U = f.rig.unit;
    f.scene.cap(part, w.material, g.along(-0.25), g.along(0.5), g.minPx(U * 0.05, 0.65), g.minPx(U * 0.07, 0.8));
    const flame = f.part('flame', { group: `held${g.side}`, held: true, priority: 1.5 });
    f.scene.cap(flame, w.trim, g.along(0.6), g.along(0.95), U * 0.16, f.rig.px * 0.4);
    if (!f.rig.small)
      f.scene.ell(
        f.part('flame', { group: `held${g.side}`, held: true, priority: 1.7, line: false }),
        'eye_glow',
        add(g.along(0.58), scale(g.forward, U * 0.1)),
        U * 0.09,
      );
  },
  lantern(f, w, g, part) {
    const U = f.rig.unit;
    const c = addScaled(g.hand, [0, 1, 0], -U * 0.26);
    f.scene.cap(part, w.material, g.hand, c, g.minPx(U * 0.02, 0.4));
    f.scene.cone(
      part,
      w.material,
      addScaled(c, [0, 1, 0], U * 0.08),
      addScaled(c, [0, 1, 0], U * 0.17),
      U * 0.15,
      U * 0.05,
    );
    f.scene.cone(
      part,
      w.material,
      addScaled(c, [0, 1, 0], -U * 0.2),
      addScaled(c, [0, 1, 0], -U * 0.13),
      U * 0.14,
      U * 0.14,
    );
    f.scene.cone(
      f.part('light', { group: `held${g.side}`, held: true, priority: 1.5 }),
      w.trim,
      addScaled(c, [0, 1, 0], -U * 0.13),
      addScaled(c, [0, 1, 0], U * 0.08),
      U * 0.12,
      U * 0.12,
    );
  },
  wand(f, w, g, part) {
    const U = f.rig.unit;
    f.scene.cap(part, w.material, g.along(-0.1), g.along(0.6), g.minPx(U * 0.035, 0.55));
    f.scene.ell(
      f.part('wand-tip', { group: `held${g.side}`, held: true, priority: 1.7 }),
      w.trim,
      g.along(0.68),
      g.minPx(U * 0.09, 1),
    );
  },
  book(f, w, g, part) {
    const U = f.rig.unit;
    const R = aim(g.up, normalize(add(g.forward, scale(g.out, 0.5))));
    const c = addScaled(g.hand, g.forward, U * 0.12);
    f.scene.box(part, w.material, c, [U * 0.2, U * 0.25, U * 0.08], R);
    f.scene.box(
      f.part('pages', { group: `held${g.side}`, held: true }),
      'paper',
      addScaled(c, g.out, U * 0.015),
      [U * 0.2, U * 0.22, U * 0.05],
      R,
    );
  },
  potion(f, w, g, part) {
    const U = f.rig.unit;
    f.scene.ell(part, w.material, g.along(0.12), g.minPx(U * 0.15, 1.2));
    f.scene.cone(
      f.part('flask', { group: `held${g.side}`, held: true }),
      w.trim,
      g.along(0.22),
      g.along(0.38),
      U * 0.06,
      U * 0.06,
    );
  },
  mug(f, w, g, part) {
    const U = f.rig.unit;
    const c = addScaled(g.hand, g.forward, U * 0.1);
    f.scene.cone(part, w.material, addScaled(c, g.up, -U * 0.08), addScaled(c, g.up, U * 0.2), U * 0.13, U * 0.14, {
      capMaterial: w.trim,
      capTone: 0.2,
    });
    f.scene.ell(f.part('foam', { group: `held${g.side}`, held: true }), w.trim, addScaled(c, g.up, U * 0.2), [
      U * 0.13,
      U * 0.07,
      U * 0.13,
    ]);
  },
  flower(f, w, g, part) {
    const U = f.rig.unit;
    f.scene.cap(
      f.part('stem', { group: `held${g.side}`, held: true, priority: 1.5 }),
      w.trim,
      g.along(-0.1),
      g.along(0.5),
      g.minPx(U * 0.03, 0.5),
    );
    f.scene.ell(part, w.material, g.along(0.6), g.minPx(U * 0.14, 1.2));
  },
  orb(f, w, g, part) {
    f.scene.ell(part, w.material, addScaled(g.hand, g.up, f.rig.unit * 0.24), g.minPx(f.rig.unit * 0.2, 1.5));
  },
  wrench(f, w, g, part) {
    const U = f.rig.unit;
    f.scene.cap(part, w.material, g.along(-0.2), g.along(0.5), g.minPx(U * 0.05, 0.65));
    for (const e of [-1, 1])
      f.scene.cap(part, w.material, g.along(0.5), g.along(0.72, g.out, e * 0.12), g.minPx(U * 0.05, 0.6));
  },
  ladle(f, w, g, part) {
    const U = f.rig.unit;
    f.scene.cap(part, w.material, g.along(-0.2), g.along(0.6), g.minPx(U * 0.035, 0.55));
    f.scene.ell(part, w.material, g.along(0.7), [U * 0.13, U * 0.13, U * 0.1]);
  },
  rod(f, w, g, part) {
    const U = f.rig.unit;
    f.scene.cap(part, w.material, g.along(-0.3), g.along(1.7), g.minPx(U * 0.04, 0.6), g.minPx(U * 0.015, 0.4));
    if (!f.rig.small)
      f.scene.cap(
        f.part('line', { group: `held${g.side}`, held: true, priority: 2.2, line: false }),
        w.trim,
        g.along(1.7),
        addScaled(g.along(1.75), [0, 1, 0], -U * 1.1),
        0.36 * f.rig.px,
      );
  },
  lute(f, w, g, part) {
    const U = f.rig.unit;
    f.scene.ell(
      part,
      w.material,
      addScaled(g.along(-0.1), g.forward, U * 0.14),
      [U * 0.22, U * 0.28, U * 0.12],
      aim(g.direction, g.forward),
    );
    f.scene.cap(part, w.trim, g.along(0.1), g.along(0.75), g.minPx(U * 0.05, 0.65));
  },
};

const shield =
  (shape: 'heater' | 'round' | 'tower'): Draw =>
  (f, w) => {
    const { rig, scene } = f;
    const U = rig.unit;
    const g = gripOf(f, 'L', LEAN);
    const facing = normalize(apply(rig.chest.rotation, [g.sign * 0.8, 0.05, 0.6]));
    const R = aim([0, 1, 0], facing);
    const c = addScaled(g.hand, facing, rig.handRadius);
    const rim = f.part('shield-rim', { group: 'shield', held: true });
    const part = f.part(w.piece.id, { group: 'shield', held: true });
    const r = U * 0.42;
    if (shape === 'round') {
      scene.ell(rim, w.trim, c, [r, r, U * 0.09], R);
      scene.ell(part, w.material, addScaled(c, facing, U * 0.035), [r * 0.8, r * 0.8, U * 0.11], R);
      scene.ell(rim, w.trim, addScaled(c, facing, U * 0.1), [r * 0.26, r * 0.26, U * 0.1], R);
      return;
    }
    const tower = shape === 'tower';
    const planes = (k: number, t: number): readonly Plane[] =>
      tower
        ? [
            [1, 0, 0, r * 0.86 * k],
            [-1, 0, 0, r * 0.86 * k],
            [0, 1, 0, r * 1.5 * k],
            [0, -1, 0, r * 1.3 * k],
            [0.3, 0, 1, t],
            [-0.3, 0, 1, t],
            [0, 0, -1, U * 0.05],
          ]
        : [
            [1, 0, 0, r * 0.82 * k],
            [-1, 0, 0, r * 0.82 * k],
            [0, 1, 0, r * 0.8 * k],
            [0.78, -0.62, 0, r * 0.86 * k],
            [-0.78, -0.62, 0, r * 0.86 * k],
            [0.22, 0, 1, t],
            [-0.22, 0, 1, t],
            [0, 0, -1, U * 0.05],
          ];
    scene.hull(rim, w.trim, c, planes(1, U * 0.07), 1, R, { extent: r * 1.8 });
    scene.hull(part, w.material, c, planes(tower ? 0.84 : 0.76, U * 0.1), 1, R, { extent: r * 1.8 });
    if (rig.small) return;
    const emblem = f.part('shield-emblem', { group: 'shield', held: true });
    const face = addScaled(c, facing, U * 0.09);
    scene.box(emblem, w.trim, face, [g.minPx(U * 0.04, 0.5), r * 0.42, U * 0.05], R);
    scene.box(emblem, w.trim, add(face, [0, r * 0.12, 0]), [r * 0.34, g.minPx(U * 0.04, 0.5), U * 0.05], R);
  };

const right = (id: string, aliases: readonly string[], material: string, trim: string, draw: Draw): Piece => ({
  id,
  aliases,
  slot: 'right',
  material,
  trim,
  draw,
});
const left = (id: string, aliases: readonly string[], material: string, trim: string, draw: Draw): Piece => ({
  id,
  aliases,
  slot: 'left',
  material,
  trim,
  draw,
});
const carry = (
  slot: 'right' | 'left',
  id: string,
  aliases: readonly string[],
  material: string,
  trim: string,
  lie: Vec3 = [0.12, 1, 0.2],
): Piece => ({ id, aliases, slot, material, trim, draw: held(lie, carried[id] ?? carried[id.split('-')[0]!]!) });

/** What hands hold: weapons and tools in the right, shields, bows and lights in the left. */
export const HELD: readonly Piece[] = [
  right(
    'sword',
    ['longsword', 'blade', 'broadsword', 'short sword', 'shortsword', 'rune sword'],
    'blade',
    'gold',
    blade({ length: 1.3 }),
  ),
  right(
    'greatsword',
    ['great sword', 'claymore', 'two handed sword', 'buster sword', 'big sword', 'zweihander'],
    'blade',
    'gold',
    blade({ length: 1.7, width: 1.5, guard: 0.3 }),
  ),
  right(
    'dagger',
    ['knife', 'kitchen knife', 'stiletto', 'shiv', 'throwing knife', 'kunai'],
    'blade',
    'bronze',
    blade({ length: 0.68, guard: 0.14 }),
  ),
  right(
    'katana',
    ['samurai sword', 'cutlass', 'scimitar', 'sabre', 'saber', 'curved sword', 'ninjato', 'machete'],
    'blade',
    'gold',
    blade({ length: 1.25, curved: true }),
  ),
  right('rapier', ['fencing sword', 'foil', 'epee'], 'blade', 'gold', blade({ length: 1.4, width: 0.5 })),
  right(
    'axe',
    ['battle axe', 'hatchet', 'battleaxe', 'hand axe', 'woodcutter axe', 'tomahawk'],
    'steel',
    'wood',
    axe({ shaft: 1, size: 1 }),
  ),
  right(
    'double-axe',
    ['double axe', 'great axe', 'greataxe', 'double bladed axe', 'war axe'],
    'steel',
    'wood',
    axe({ shaft: 1.05, size: 1.25, double: true }),
  ),
  right('hammer', ['smith hammer', 'mallet', 'blacksmith hammer'], 'iron', 'wood', hammer(1, 0.6)),
  right('warhammer', ['war hammer', 'maul', 'sledgehammer', 'giant hammer'], 'iron', 'wood', hammer(1.5, 0.95)),
  right('mace', ['scepter', 'sceptre', 'royal scepter'], 'steel', 'wood', mace(false)),
  right('morningstar', ['morning star', 'spiked mace', 'flail'], 'iron', 'wood', mace(true)),
  right('club', ['wooden club', 'cudgel', 'bat', 'baseball bat', 'bone club'], 'wood', 'wood', club),
  right('staff', ['magic staff', 'wizard staff', 'crystal staff', 'orb staff'], 'wood', 'crystal', staff('orb')),
  right('crook', ['shepherd crook', 'gnarled staff', 'crosier', 'cane'], 'wood', 'wood', staff('crook')),
  right('quarterstaff', ['walking stick', 'wooden staff', 'bo staff', 'pole', 'stick'], 'wood', 'wood', staff('plain')),
  right('skull-staff', ['skull staff', 'necromancer staff', 'bone staff'], 'dark_wood', 'bone', staff('skull')),
  right('spear', ['lance', 'javelin', 'pike', 'harpoon'], 'steel', 'wood', polearm('spear')),
  right('trident', ['pitchfork', 'fork'], 'steel', 'wood', polearm('trident')),
  right('halberd', ['poleaxe', 'glaive', 'polearm', 'naginata'], 'steel', 'wood', polearm('halberd')),
  right('scythe', ['reaper scythe', 'sickle'], 'blade', 'dark_wood', polearm('scythe')),
  right('rake', ['hoe', 'garden rake'], 'iron', 'wood', polearm('rake')),
  right('broom', ['broomstick', 'mop'], 'thatch', 'wood', polearm('broom')),
  right('shovel', ['spade', 'trowel'], 'iron', 'wood', polearm('shovel')),
  right('banner', ['flag', 'standard', 'war banner'], 'red', 'wood', polearm('banner')),
  right('pickaxe', ['pick', 'mattock', 'pick axe'], 'iron', 'wood', pickaxe),
  right('pistol', ['gun', 'handgun', 'revolver', 'flintlock', 'laser gun', 'blaster'], 'iron', 'wood', gun(false)),
  right('rifle', ['musket', 'shotgun', 'long gun', 'crossbow', 'machine gun'], 'iron', 'wood', gun(true)),
  carry('right', 'wand', ['magic wand', 'star wand'], 'dark_wood', 'eye_glow', LEAN),
  carry('right', 'wrench', ['spanner', 'screwdriver'], 'steel', 'steel', LEAN),
  carry('right', 'ladle', ['spoon', 'frying pan', 'pan', 'spatula'], 'iron', 'iron', LEAN),
  carry('right', 'rod', ['fishing rod', 'fishing pole'], 'wood', 'cloth', [0.5, 0.85, 0.5]),
  carry('right', 'lute', ['guitar', 'banjo', 'mandolin', 'ukulele', 'violin'], 'wood', 'dark_wood', [0.5, 0.8, 0.2]),
  left('shield', ['heater shield', 'kite shield', 'knight shield'], 'blue', 'gold', shield('heater')),
  left(
    'round-shield',
    ['round shield', 'buckler', 'viking shield', 'wooden shield', 'targe'],
    'wood',
    'iron',
    shield('round'),
  ),
  left('tower-shield', ['tower shield', 'great shield', 'roman shield', 'scutum'], 'crimson', 'gold', shield('tower')),
  left('bow', ['longbow', 'shortbow', 'hunting bow', 'bow and arrow', 'bow and arrows'], 'wood', 'cloth', bow),
  carry('left', 'torch', ['burning torch', 'flaming torch'], 'wood', 'flame'),
  carry('left', 'lantern', ['lamp', 'oil lamp', 'hand lantern'], 'dark_metal', 'eye_glow'),
  carry('left', 'book', ['spellbook', 'tome', 'grimoire', 'bible', 'spell book'], 'purple', 'gold'),
  carry('left', 'potion', ['flask', 'vial', 'bottle', 'elixir'], 'potion', 'glass'),
  carry('left', 'mug', ['beer', 'tankard', 'beer mug', 'ale', 'cup', 'goblet'], 'wood', 'cream'),
  carry('left', 'flower', ['rose', 'bouquet', 'flowers', 'tulip'], 'rose', 'leaf'),
  carry('left', 'orb', ['crystal ball', 'magic orb', 'globe', 'ball'], 'crystal', 'crystal'),
];
