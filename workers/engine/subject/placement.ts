import type { Px } from '../../../src/pixels/types.ts';
import { type Bounds, YAW } from '../solids/camera.ts';
import type { SubjectOptions } from './types.ts';

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
 * With a direction in the style: one scale for every direction, so that a turning figure neither grows nor jumps, its
 * axis on a pixel boundary. Without: this one picture is filled, its bounds in the middle. Either way the bounds fit
 * between the margins (1 px, and 1 px for the outline) and the feet stand on a fixed row.
 * `measure` gives the bounds at one pixel a unit of the model built for `height` pixels a unit, at a yaw.
 */
export function place(
  o: Pick<SubjectOptions, 'width' | 'height' | 'style'>,
  stature: number,
  yaw: number,
  measure: (height: Px, yaw: number) => Bounds,
): Placement {
  const edge = (o.style.outline === 'lineless' ? 1 : 2) - SLACK;
  const roomX = Math.max(1, o.width - 2 * edge);
  const roomY = Math.max(1, o.height - 2 * edge);
  const alone = o.style.direction === undefined || o.style.oneSide === true;
  let scale = Math.min(roomY * 0.84, roomX);
  let all: Bounds = { left: 0, right: 0, top: 0, bottom: 0 };
  // measures depend on the size (least radii, proportions), so the fit is repeated once
  for (let pass = 0; pass < 2; pass++) {
    all = { left: 0, right: 0, top: 0, bottom: 0 };
    for (const at of alone ? [yaw] : Object.values(YAW)) {
      const b = measure(scale, at);
      all = {
        left: Math.min(all.left, b.left),
        right: Math.max(all.right, b.right),
        top: Math.min(all.top, b.top),
        bottom: Math.max(all.bottom, b.bottom),
      };
    }
    const across = alone ? all.right - all.left : 2 * Math.max(-all.left, all.right);
    const fitted = Math.min(roomY / (all.bottom - all.top), roomX / across);
    const near = Math.abs(fitted / scale - 1) < 0.06;
    scale = fitted;
    if (near) break;
  }
  scale *= stature;
  const shift = alone ? Math.round(((all.left + all.right) / 2) * scale) : 0;
  // a figure of odd reach stays inside: half a pixel of rounding is what the slack allows
  return { scale, originX: Math.floor(o.width / 2) - shift, originY: o.height - edge - all.bottom * scale };
}
