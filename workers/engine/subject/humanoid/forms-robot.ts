import type { Figure } from '../../catalogue/garments/types.ts';
import { addScaled, at, mix } from '../../solids/vec.ts';
import { SIDES, signOf } from './rig.ts';

/** Joints, cuffs, vents and bolts. */
export function drawRobotForms(f: Figure): void {
  const { rig, scene } = f;
  const { unit: U, torso: T, depth: D, chestWidth: C, armRadius: r, legRadius: R } = rig;
  for (const side of SIDES) {
    const arm = rig.arms[side];
    const leg = rig.legs[side];
    const joint = f.part('joint', { group: `joint${side}`, bias: rig.far(side) });
    scene.ell(joint, 'dark_metal', arm.elbow, r * 1.16);
    scene.ell(joint, 'steel', addScaled(arm.shoulder, [signOf(side), 0.1, 0], r * 0.3), r * 1.5);
    scene.ell(joint, 'dark_metal', leg.knee, R * 1.14);
    const cuff = f.part('joint', { group: `cuff${side}`, bias: rig.far(side) });
    scene.cone(cuff, 'steel', mix(arm.elbow, arm.wrist, 0.72), arm.wrist, r * 1.2, r * 1.3);
    scene.cone(cuff, 'steel', mix(leg.knee, leg.ankle, 0.7), leg.ankle, R * 1.15, R * 1.3);
  }
  const vent = f.part('vent', { group: 'torso', line: false, priority: 1.3 });
  for (let i = 0; i < (rig.fine ? 3 : 2); i++) {
    const half = [C * 0.5, Math.max(rig.px * 0.5, T * 0.014), D * 0.08] as const;
    scene.box(vent, 'dark', at(rig.chest, [0, -T * (0.26 + i * 0.07), D * 1.06]), half, rig.chest.rotation);
  }
  const bolt = rig.least(U * 0.03, 0.75);
  for (const x of [-0.84, 0.84])
    for (const y of [-0.34, 0.3]) scene.ell(vent, 'steel', at(rig.chest, [x * C, y * T, D * 1.08]), bolt);
  const head = f.part('joint', { group: 'head', line: false, priority: 1.3 });
  for (const d of [-1, 1]) scene.ell(head, 'dark_metal', rig.onHead([d * 0.72, 0.58, 0.78]), bolt);
  for (let i = -2; i <= 2; i++)
    scene.box(head, 'dark', rig.onHead([i * 0.16, -0.5, 0.8]), [rig.px * 0.5, U * 0.05, U * 0.03], rig.head.rotation);
}
