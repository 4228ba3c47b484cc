import type { Px } from '../types.ts';
import { type Bounds, YAW } from './camera.ts';
import type { SubjectOptions } from './subject.ts';

/** Where a model lies in its picture. */
export interface Placement {
  /** Pixels per model unit. */
  readonly scale: number;
  readonly originX: Px;
  readonly originY: Px;
}

/** A pixel needs 45 % of its samples, so bounds may reach this far into the margin without colouring it. */
const SLACK = 0.4;

/**
 * One scale for every direction, so that a turning figure neither grows nor jumps: the union of the bounds fits between
 * the margins (1 px, and 1 px for the outline), the feet stand on a fixed row, the axis on a pixel boundary.
 * `measure` gives the bounds at one pixel a unit of the model built for `height` pixels a unit, at a yaw.
 */
export function placeAll(
  o: Pick<SubjectOptions, 'width' | 'height' | 'style'>,
  stature: number,
  measure: (height: Px, yaw: number) => Bounds,
): Placement {
  const edge = (o.style.outline === 'lineless' ? 1 : 2) - SLACK;
  const roomX = Math.max(1, o.width - 2 * edge);
  const roomY = Math.max(1, o.height - 2 * edge);
  let scale = Math.min(roomY * 0.84, roomX);
  let down = 0;
  // measures depend on the size (least radii, proportions), so the fit is repeated once
  for (let pass = 0; pass < 2; pass++) {
    let up = 0;
    let side = 0;
    down = 0;
    for (const yaw of Object.values(YAW)) {
      const b = measure(scale, yaw);
      up = Math.max(up, -b.top);
      down = Math.max(down, b.bottom);
      side = Math.max(side, -b.left, b.right);
    }
    const fitted = Math.min(roomY / (up + down), roomX / 2 / side);
    const near = Math.abs(fitted / scale - 1) < 0.06;
    scale = fitted;
    if (near) break;
  }
  scale *= stature;
  return { scale, originX: Math.floor(o.width / 2), originY: o.height - edge - down * scale };
}
