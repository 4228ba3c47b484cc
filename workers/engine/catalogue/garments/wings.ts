import { add, apply, at, lerp, type Vec3 } from '../../solids/vec.ts';
import { shadeOf } from '../materials.ts';
import type { Figure, Worn } from './types.ts';

/** Of a pair, or the one that is left: on the side of the free hand, and larger. */
const sidesOf = (w: Worn): readonly number[] => (w.piece.id.startsWith('single') ? [1] : [-1, 1]);
const growth = (w: Worn): number => (w.piece.id.startsWith('single') ? 1.3 : 1);

export const featherWings = (f: Figure, w: Worn): void => {
  const { rig, scene } = f;
  const { torso: T, depth, small } = rig;
  const U = rig.unit * growth(w);
  for (const d of sidesOf(w)) {
    const part = f.part(w.piece.id, { group: `wing${d}` });
    const root = at(rig.chest, [d * U * 0.12, T * 0.3, -depth * 1.1]);
    const P = (x: number, y: number, z = -0.12): Vec3 =>
      add(root, apply(rig.chest.rotation, [d * x * U, y * U, z * U]));
    scene.tube(
      part,
      w.material,
      [root, P(0.45, 0.3), P(0.8, 0.42), P(1.0, 0.2)],
      [U * 0.12, U * 0.13, U * 0.11, U * 0.06],
    );
    const feathers = small ? 4 : 6;
    for (let i = 0; i < feathers; i++) {
      const t = i / (feathers - 1);
      const top = P(lerp(0.25, 0.95, t), lerp(0.2, 0.28, t));
      scene.cap(
        part,
        i % 2 && !small ? (w.material === w.piece.material ? w.trim : shadeOf(w.material, 4)) : w.material,
        top,
        P(lerp(0.3, 1.12, t), lerp(-0.75, -0.42, t)),
        U * 0.14,
        U * 0.06,
      );
    }
  }
};

/** Membrane wings: fingers and a cloth between them. */
export const batWings = (f: Figure, w: Worn): void => {
  const { rig, scene } = f;
  const { torso: T, depth, px } = rig;
  const U = rig.unit * growth(w);
  for (const d of sidesOf(w)) {
    const part = f.part(w.piece.id, { group: `wing${d}` });
    const root = at(rig.chest, [d * U * 0.1, T * 0.25, -depth * 1.1]);
    const P = (x: number, y: number, z: number): Vec3 =>
      add(root, apply(rig.chest.rotation, [d * x * U, y * U, z * U]));
    const wrist = P(0.7, 0.62, -0.15);
    const tips = [P(1.25, 0.3, -0.2), P(1.1, -0.25, -0.22), P(0.7, -0.55, -0.2), P(0.16, -0.5, -0.1)];
    const bone = Math.max(U * 0.05, px * 0.6);
    scene.tube(part, w.trim, [root, P(0.35, 0.35, -0.1), wrist], bone * 1.2);
    for (const tip of tips.slice(0, 3)) scene.cap(part, w.trim, wrist, tip, bone, bone * 0.5);
    // each web sags towards the wrist between two tips
    for (let i = 0; i + 1 < tips.length; i++) {
      const a = tips[i]!;
      const b = tips[i + 1]!;
      const sag: Vec3 = [
        lerp((a[0] + b[0]) / 2, wrist[0], 0.24),
        lerp((a[1] + b[1]) / 2, wrist[1], 0.24),
        lerp((a[2] + b[2]) / 2, wrist[2], 0.24),
      ];
      scene.cloth(
        part,
        w.material,
        [
          [wrist, wrist, wrist],
          [a, sag, b],
        ],
        { backTone: 0.2 },
      );
    }
    scene.cloth(
      part,
      w.material,
      [
        [root, root],
        [wrist, tips[3]!],
      ],
      { backTone: 0.2 },
    );
  }
};

export const fairyWings = (f: Figure, w: Worn): void => {
  const { rig, scene } = f;
  const { unit: U, torso: T, depth } = rig;
  // a colour that was asked for is that of both pairs
  const lower = w.material !== w.piece.material && w.trim === w.piece.trim ? w.material : w.trim;
  for (const d of [-1, 1]) {
    const part = f.part(w.piece.id, { group: `wing${d}` });
    const root = at(rig.chest, [d * U * 0.08, T * 0.2, -depth * 1.15]);
    const P = (x: number, y: number, z: number): Vec3 =>
      add(root, apply(rig.chest.rotation, [d * x * U, y * U, z * U]));
    scene.cap(part, w.material, P(0.12, 0.06, -0.05), P(0.86, 0.56, -0.2), U * 0.1, U * 0.4);
    scene.cap(part, lower, P(0.12, -0.04, -0.05), P(0.66, -0.42, -0.16), U * 0.08, U * 0.28);
  }
};
