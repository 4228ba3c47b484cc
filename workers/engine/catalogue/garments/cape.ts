import { at, clamp, lerp, rad, type Vec3 } from '../../solids/vec.ts';
import type { Rig } from '../../subject/humanoid/rig.ts';
import type { Figure, Worn } from './types.ts';

/** Share of the cloth on each side, from its edge, that an arm spread wide takes along. */
const ALONG_ARM = 0.7;
/** How far an arm is spread to its side, level: 0 hanging, 1 as wings are. */
function spreadOf({ shoulder, elbow, wrist }: Rig['arms']['R']): number {
  const long = Math.hypot(...elbow.map((v, i) => v - shoulder[i]!)) + Math.hypot(...wrist.map((v, i) => v - elbow[i]!));
  const out = Math.abs(wrist[0] - shoulder[0]) / long;
  return clamp((out - 0.82) / 0.1, 0, 1);
}

/** Cloth from the shoulders, ±84° round the back, its hem wider than the arms, so that it shows from the south. `length` 1 reaches the ground. */
export const cape =
  (length: number, collar: 'roll' | 'high' | 'none'): ((f: Figure, w: Worn) => void) =>
  (f, w) => {
    const { rig, scene } = f;
    const part = f.part(w.piece.id, { group: 'cape' });
    const { unit: U, torso: T, depth, armRadius, shoulder, px, pose, small } = rig;
    const columns = 13;
    const rows = 8;
    const trails = w.states?.includes('trailing') === true;
    const hemY = trails ? 0 : px * 2 + (1 - length) * (rig.legLength + T);
    const walking = pose.phase !== undefined;
    const sway = walking ? Math.sin((pose.phase ?? 0) * 4 * Math.PI) * U * 0.05 : 0;
    const trail = walking ? U * 0.14 : trails ? U * 0.4 : U * 0.03;
    const spread = { R: spreadOf(rig.arms.R), L: spreadOf(rig.arms.L) };
    const grid: Vec3[][] = [];
    for (let v = 0; v < rows; v++) {
      const t = v / (rows - 1);
      const row: Vec3[] = [];
      for (let u = 0; u < columns; u++) {
        const s = (u / (columns - 1)) * 2 - 1;
        const a = rad(s * lerp(84, 86, t));
        const fold = small ? 0 : Math.cos(s * Math.PI * 3.5) * U * (rig.large ? 0.08 : 0.05) * t;
        const wave = rig.large ? (0.5 + 0.5 * Math.cos(s * Math.PI * 3.5)) * U * 0.11 : 0;
        // small, it stands off by pixels of its own, else arms and what they hold hide all of it
        const off = small ? px * 1.6 * Math.min(1, t * 2.5) : 0;
        const rx =
          lerp(shoulder + armRadius * 0.7, shoulder + armRadius + U * 0.52, t ** 0.8 * length ** 0.5) + fold + off;
        const rz = lerp(depth * 1.1, depth * 1.2 + U * 0.3, t) + fold;
        const top = at(rig.chest, [Math.sin(a) * rx, T * 0.52, -Math.cos(a) * rz + depth * 0.15]);
        const hangs: Vec3 = [
          lerp(top[0], Math.sin(a) * rx + sway * t, t),
          lerp(top[1], hemY + wave, t),
          lerp(top[2], -Math.cos(a) * rz - trail * t * t, t),
        ];
        const side = s < 0 ? 'R' : 'L';
        const w = clamp((Math.abs(s) - 1 + ALONG_ARM) / ALONG_ARM, 0, 1) * spread[side];
        if (w === 0) {
          row.push(hangs);
          continue;
        }
        // held out by the wrist, its hem in scallops
        const arm = rig.arms[side];
        const scallop = (0.5 - 0.5 * Math.cos(w * Math.PI * 4)) * U * 0.12;
        row.push([
          lerp(hangs[0], lerp(arm.wrist[0], arm.wrist[0] * 0.92, t), w),
          lerp(hangs[1], lerp(arm.wrist[1], lerp(arm.wrist[1], hemY, 0.86), t), w) + scallop * t,
          lerp(hangs[2], arm.wrist[2] - U * 0.16, w),
        ]);
      }
      grid.push(row);
    }
    // of a high collar's cape the lining is seen beside the body; others are lit there as outside, or their colour would be lost
    const lined = collar === 'high' && !small ? w.trim : w.material;
    scene.cloth(part, w.material, grid, { backTone: small ? 0.9 : rig.large ? 0.2 : 0.72, backMaterial: lined });
    // a cape of fur is known by the roll of it round the shoulders
    if (!small && /fur|wool|feather|ermine/.test(w.material))
      for (const d of [-1, 1]) scene.tube(f.part(w.piece.id, { group: 'fur collar', priority: 1.4 }), w.material, [at(rig.chest, [d * shoulder * 1.15, T * 0.42, -depth * 0.2]), at(rig.chest, [d * shoulder * 0.9, T * 0.44, depth * 0.8]), at(rig.chest, [d * U * 0.1, T * 0.34, depth * 1.3])], [U * 0.14, U * 0.14, U * 0.1].map((r) => Math.max(r, px * 1.5))); // biome-ignore format: one line
    if (small || collar === 'none') return;
    const roll = f.part(w.piece.id, { group: 'cape' });
    for (const d of [-1, 1]) {
      const outer = at(rig.chest, [d * shoulder * 0.95, T * 0.5, depth * 0.2]);
      scene.cap(
        roll,
        w.material,
        outer,
        at(rig.chest, [d * U * 0.1, T * 0.46, depth * 0.92]),
        Math.max(U * 0.07, px * 0.75),
        Math.max(U * 0.06, px * 0.7),
      );
      if (collar === 'high') {
        scene.cap(
          roll,
          w.trim,
          at(rig.chest, [d * shoulder * 0.7, T * 0.5, -depth * 0.5]),
          at(rig.chest, [d * shoulder * 1.15, T * 0.5 + U * 0.42, -depth * 0.3]),
          U * 0.13,
          U * 0.05,
        );
      }
    }
  };
