/** A lifted sprite in another pose. */

import { opaqueShare } from '../../../../src/pixels/remove-background.ts';
import type { Px, Rgba } from '../../../../src/pixels/types.ts';
import { NEAR_SIDE } from './hidden-limbs.ts';
import type { LiftedSprite } from './lift-sprite.ts';
import { mend } from './mend.ts';
import { bonesOf, extentOf, toBone } from './segment.ts';
import { mixJoints, PARTS, type Skeleton } from './skeleton.ts';
import { type Doubt, partTransforms } from './transforms.ts';
import { warp } from './warp.ts';

export interface PoseOptions {
  /** Size of the picture; default: the reference's. */
  readonly width?: Px;
  readonly height?: Px;
  /** How far the reference's joints may be wrong; default: half a pixel. */
  readonly doubt?: Doubt;
  /** Frames keep at least this share of the reference's area, unless its limbs hide each other in the pose; default: 0.86. */
  readonly kept?: number;
}

const KEPT = 0.86;
/** Poses hide less than capsules do. Chosen on subjects that no network was trained on. */
const SLACK = 1.25;
/**
 * What is tried until enough of the sprite is left: the pose; the pose with no limb shorter than it was; poses nearer and
 * nearer to the reference's own; the reference itself.
 */
const TRIES = [
  { near: 1 },
  { near: 1, fullLength: true },
  { near: 0.7 },
  { near: 0.4 },
  { near: 0.2 },
  { near: 0 },
] as const;

/**
 * The sprite with its joints at `pose`, in the sprite's own colours with alpha 0 or 255. A pose that would leave much
 * less of the sprite than there was, which hints at joints in the wrong places, is followed in part only.
 */
export function poseSprite(lifted: LiftedSprite, pose: Skeleton, options: PoseOptions = {}): Rgba {
  const { image, skeleton } = lifted;
  const before = opaqueShare(image) * image.width * image.height;
  const width = options.width ?? image.width;
  const height = options.height ?? image.height;
  let least: Px | undefined;
  let drawn = image;
  for (const { near, ...how } of TRIES) {
    const goal = near === 1 ? pose : mixJoints(skeleton, pose, near);
    drawn = drawPose(lifted, goal, { ...options, ...how }, width, height);
    const left = opaqueShare(drawn) * width * height;
    const kept = options.kept ?? KEPT;
    if (left >= kept * before) break;
    least ??= before * Math.min(kept, SLACK * capsuleRatio(lifted, pose));
    if (left >= least) break;
  }
  return drawn;
}

function drawPose(
  lifted: LiftedSprite,
  pose: Skeleton,
  { doubt, fullLength }: PoseOptions & { readonly fullLength?: boolean },
  width: Px,
  height: Px,
): Rgba {
  const transforms = partTransforms(lifted.skeleton, pose, {
    rigid: lifted.holding,
    ...(doubt ? { doubt } : {}),
    ...(fullLength ? { fullLength } : {}),
  });
  const z = depthOrder(pose, lifted);
  return mend(warp(lifted.image, lifted.scraps, transforms, z, width, height), lifted.image);
}

/** How much of the plane the limbs cover in a pose, against the reference's own: below 1 where they hide each other. */
function capsuleRatio({ segmentation, skeleton }: LiftedSprite, pose: Skeleton): number {
  const area = (s: Skeleton): number => {
    const bones = bonesOf(s);
    const size = extentOf(s);
    const [x0, y0] = [s.NECK.x - size, s.NECK.y - size];
    let inside = 0;
    for (let j = 0; j < SAMPLES; j++) {
      for (let i = 0; i < SAMPLES; i++) {
        const x = x0 + ((i + 0.5) / SAMPLES) * 2 * size;
        const y = y0 + ((j + 0.5) / SAMPLES) * 2 * size;
        if (bones.some((bone, k) => toBone(bone, x, y).away <= segmentation.radius[k]!)) inside++;
      }
    }
    return (inside * size * size) / SAMPLES ** 2;
  };
  return area(pose) / Math.max(1e-9, area(skeleton));
}

const SAMPLES = 64;
/** Depth of the head before the torso, in shares of the figure. */
const HEAD = 0.02;

/** One depth a part: the torso 0, what is in front of it above. What a raised hand holds goes behind the face. */
function depthOrder(pose: Skeleton, { direction, holding }: LiftedSprite): readonly number[] {
  const bones = bonesOf(pose);
  const torso = (bones[0]!.a.z + bones[0]!.b.z) / 2;
  const unit = extentOf(pose);
  const chest = bones[0]!.a.y + 0.3 * (bones[0]!.b.y - bones[0]!.a.y);
  const near = direction ? NEAR_SIDE[direction] : 0;
  return PARTS.map((part, i) => {
    if (part.name === 'torso') return 0;
    if (part.name === 'head') return HEAD;
    const side = part.name.startsWith('right') ? near : -near;
    const ahead = ((bones[i]!.a.z + bones[i]!.b.z) / 2 - torso) / unit + side * 0.01;
    // hems hang over legs unless a leg is raised well in front
    if (part.name.includes('leg')) return ahead - 0.08;
    const raised = holding.has(i) && bones[i]!.b.y < chest;
    return raised ? Math.min(ahead, HEAD / 2) : ahead + 0.005;
  });
}
