import type { Pattern } from '../scene.ts';
import { add, addScaled, at, IDENTITY, lerp, type Vec3 } from '../vec.ts';
import type { Figure, TorsoCut } from '../wardrobe/types.ts';

/** The lower part of robes and dresses: one frustum with painted folds and hem. */
export function drawRobe(f: Figure, cut: TorsoCut): void {
  const { scene, rig } = f;
  const w = f.worn('torso');
  const cloth = w?.material ?? f.skin;
  const part = f.part(w?.piece.id ?? 'skin', { group: 'torso' });
  const { unit: U, torso: T, root, depth, waistWidth, px, legLength } = rig;
  const wide = cut.shape === 'dress' ? 1.28 : 1;
  const length = cut.length ?? 1;
  const swing = rig.pose.phase === undefined ? 0 : Math.sin(rig.pose.phase * 2 * Math.PI) * U * 0.05;
  const hem = cut.hem ? scene.material(cut.hem) : -1;
  const hemHeight = rig.middle ? 0.34 : 0.27;
  const folds: Pattern = (x, y, z) => {
    if (hem >= 0 && y < -1 + hemHeight) return { material: hem };
    return y < 0.45 && Math.cos(Math.atan2(x, z) * (rig.middle ? 5 : 9) + 0.6) > 0.62 ? -0.42 : 0;
  };
  const bottom: Vec3 = [swing, Math.max(px, legLength * (1 - length)), 0];
  const reach = U * wide * (rig.small ? 0.95 : 1) * lerp(0.8, 1, length);
  const top = at(root, [0, T * 0.3, 0]);
  scene.cone(
    part,
    cloth,
    bottom,
    top,
    [Math.max(reach * 0.52, rig.hipX + rig.legRadius * 1.3), U * 0.42 * wide],
    [waistWidth * 0.95, depth * 0.98],
    { pattern: rig.small && hem < 0 ? undefined : folds },
  );
  if (cut.front && !rig.middle) {
    const run = (U * 0.42 * wide - depth) / top[1];
    scene.hull(
      part,
      cut.front,
      [0, 0, 0],
      [
        [1, 0, 0, U * 0.09],
        [-1, 0, 0, U * 0.09],
        [0, 1, 0, top[1]],
        [0, -1, 0, -px * 2],
        [0, run, 1, U * 0.44 * wide],
        [0, 0, -1, 0],
      ],
      1,
      IDENTITY,
      { extent: 1 },
    );
  }
}

/** A ghost's body: a bell of cloth with a ragged hem instead of legs. */
export function drawVeil(f: Figure): void {
  const { scene, rig } = f;
  const { unit: U, torso: T, root, depth, chestWidth, legLength } = rig;
  const part = f.part('skin', { group: 'torso' });
  const low = legLength * 0.42;
  scene.cone(part, f.skin, [0, low, 0], at(root, [0, T * 0.95, 0]), [U * 0.46, U * 0.38], [chestWidth, depth]);
  for (let i = 0; i < 7; i++) {
    const a = (i / 7) * 2 * Math.PI;
    const foot: Vec3 = [Math.sin(a) * U * 0.36, low, Math.cos(a) * U * 0.28];
    scene.cap(
      part,
      f.skin,
      add(foot, [0, U * 0.1, 0]),
      addScaled(foot, [0, -1, 0], U * (i % 2 ? 0.34 : 0.16)),
      U * 0.17,
      U * 0.05,
    );
  }
}
