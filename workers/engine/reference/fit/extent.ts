/** How far a model reaches, whatever side it is seen from: what is much too wide or too narrow for a sprite is not drawn. */

import type { Box } from '../../../../src/pixels/index.ts';
import { bounds, viewMatrix } from '../../solids/camera.ts';
import { rad } from '../../solids/vec.ts';
import { type Model, type Sight, sceneOf } from './model.ts';

/** Half of its width and depth, and its height, in model units. */
export interface Extent {
  readonly wide: number;
  readonly deep: number;
  readonly high: number;
}

/** `size`: pixels that a unit takes, which details go by. */
export function extentOf(model: Model, size: number): Extent {
  const front: Sight = { yaw: 0, pitch: 0, shear: 0 };
  const scene = sceneOf(model, front, size);
  const yaw = model.kind === 'thing' ? model.yaw : 0;
  // as it lies in its own space: what a thing is turned by itself is undone
  const from = (side: number) => bounds(scene, viewMatrix(side + yaw, 0, 1));
  const [ahead, aside] = [from(0), from(90)];
  return {
    wide: (ahead.right - ahead.left) / 2,
    deep: (aside.right - aside.left) / 2,
    high: ahead.bottom - ahead.top,
  };
}

/** A sprite's box may be so many times as wide or as high as the model, for what bounds count too much and measures change. */
const SLACK = 1.5;

/** Whether a model that is seen so may be about as wide for its height as a box is. */
export function mayFill({ wide, deep, high }: Extent, { yaw, pitch }: Sight, box: Box): boolean {
  const [c, s] = [Math.abs(Math.cos(rad(yaw))), Math.abs(Math.sin(rad(yaw)))];
  const [up, down] = [Math.abs(Math.cos(rad(pitch))), Math.abs(Math.sin(rad(pitch)))];
  // between a round base and one with corners
  const [roundWide, cornerWide] = [2 * Math.hypot(wide * c, deep * s), 2 * (wide * c + deep * s)];
  const away = 2 * (wide * s + deep * c);
  const [least, most] = [high * up, high * up + away * down];
  const shape = box.width / box.height;
  return shape <= (SLACK * cornerWide) / least && shape >= roundWide / most / SLACK;
}
