import { at, lerp, rad, type Vec3 } from '../../solids/vec.ts';
import type { Figure, Worn } from './types.ts';

/** Cloth from the shoulders, ±84° round the back, its hem wider than the arms, so that it shows from the south. `length` 1 reaches the ground. */
export const cape =
  (length: number, collar: 'roll' | 'high' | 'none'): ((f: Figure, w: Worn) => void) =>
  (f, w) => {
    const { rig, scene } = f;
    const part = f.part(w.piece.id, { group: 'cape' });
    const { unit: U, torso: T, depth, armRadius, shoulder, px, pose, small } = rig;
    const columns = 13;
    const rows = 8;
    const hemY = px * 2 + (1 - length) * (rig.legLength + T);
    const walking = pose.phase !== undefined;
    const sway = walking ? Math.sin((pose.phase ?? 0) * 4 * Math.PI) * U * 0.05 : 0;
    const trail = walking ? U * 0.14 : U * 0.03;
    const grid: Vec3[][] = [];
    for (let v = 0; v < rows; v++) {
      const t = v / (rows - 1);
      const row: Vec3[] = [];
      for (let u = 0; u < columns; u++) {
        const s = (u / (columns - 1)) * 2 - 1;
        const a = rad(s * lerp(84, 86, t));
        const fold = small ? 0 : Math.cos(s * Math.PI * 3.5) * U * 0.05 * t;
        const wave = rig.large ? (0.5 + 0.5 * Math.cos(s * Math.PI * 3.5)) * U * 0.11 : 0;
        // small, it stands off by pixels of its own, else arms and what they hold hide all of it
        const off = small ? px * 1.6 * Math.min(1, t * 2.5) : 0;
        const rx =
          lerp(shoulder + armRadius * 0.7, shoulder + armRadius + U * 0.52, t ** 0.8 * length ** 0.5) + fold + off;
        const rz = lerp(depth * 1.1, depth * 1.2 + U * 0.3, t) + fold;
        const top = at(rig.chest, [Math.sin(a) * rx, T * 0.52, -Math.cos(a) * rz + depth * 0.15]);
        row.push([
          lerp(top[0], Math.sin(a) * rx + sway * t, t),
          lerp(top[1], hemY + wave, t),
          lerp(top[2], -Math.cos(a) * rz - trail * t * t, t),
        ]);
      }
      grid.push(row);
    }
    scene.cloth(part, w.material, grid, { backTone: small ? 0.9 : 0.72 });
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
