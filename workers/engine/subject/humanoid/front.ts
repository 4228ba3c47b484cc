import type { Figure } from '../../catalogue/garments/types.ts';
import { at, type Vec3 } from '../../solids/vec.ts';

/** A point on the front of the torso: x in chest widths, y in half torsos, `out` in depths. */
export function front(f: Figure, x: number, y: number, out = 1.04): Vec3 {
  const { rig } = f;
  const round = Math.sqrt(Math.max(0.08, 1 - x * x * 0.85));
  return at(rig.chest, [x * rig.chestWidth, y * rig.torso * 0.5, rig.depth * out * round]);
}
