/** A lifted sprite in another pose. */
import { removeOrphans } from '../pixels/cleanup.ts';
import type { Direction, Px, Rgba } from '../types.ts';
import type { LiftedSprite } from './lift-sprite.ts';
import { bonesOf, extentOf } from './segment.ts';
import { PARTS, type Skeleton } from './skeleton.ts';
import { partTransforms } from './transforms.ts';
import { warp } from './warp.ts';

export interface PoseOptions {
  /** Size of the picture; default: the reference's. */
  readonly width?: Px;
  readonly height?: Px;
  /** The way the figure faces: tells the near limbs where the poses' depths do not. */
  readonly direction?: Direction;
}

/** The sprite with its joints at `pose`. */
export function poseSprite(lifted: LiftedSprite, pose: Skeleton, options: PoseOptions = {}): Rgba {
  const { image, skeleton, scraps } = lifted;
  const transforms = partTransforms(skeleton, pose);
  const z = depthOrder(pose, options.direction);
  const moved = warp(image, scraps, transforms, z, options.width ?? image.width, options.height ?? image.height);
  return removeOrphans(moved);
}

/** The side that is nearer to the viewer: +1 the character's right, -1 its left, 0 neither. */
const NEAR_SIDE: Readonly<Record<Direction, -1 | 0 | 1>> = {
  south: 0,
  'south-east': 1,
  east: 1,
  'north-east': 1,
  north: 0,
  'north-west': -1,
  west: -1,
  'south-west': -1,
};

/** One depth a part: the torso 0, what is in front of it above. */
function depthOrder(pose: Skeleton, direction: Direction | undefined): readonly number[] {
  const bones = bonesOf(pose);
  const torso = (bones[0]!.a.z + bones[0]!.b.z) / 2;
  const unit = extentOf(pose);
  const near = direction ? NEAR_SIDE[direction] : 0;
  return PARTS.map((part, i) => {
    if (part.name === 'torso') return 0;
    if (part.name === 'head') return 0.02;
    const side = part.name.startsWith('right') ? near : -near;
    const ahead = ((bones[i]!.a.z + bones[i]!.b.z) / 2 - torso) / unit + side * 0.01;
    // hems hang over legs unless a leg is raised well in front
    return part.name.includes('leg') ? ahead - 0.08 : ahead + 0.005;
  });
}
