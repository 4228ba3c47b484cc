import type { Scene } from '../../solids/scene.ts';
import type { Frame, Vec3 } from '../../solids/vec.ts';
import type { BeastLook } from './look.ts';

/** A head in its own frame; `point` takes units of the head's radius. */
export interface BeastHead {
  readonly scene: Scene;
  readonly look: BeastLook;
  readonly px: number;
  readonly small: boolean;
  readonly frame: Frame;
  least(radius: number, pixels: number): number;
  point(p: Vec3): Vec3;
}
