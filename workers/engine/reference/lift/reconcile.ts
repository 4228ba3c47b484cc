/** Poses against a reference whose joints were only estimated: which side is which, and what is movement and what is error. */
import type { JointLabel } from '../../../../src/domain/words.ts';
import { extentOf } from './segment.ts';
import { anchorAt, distance, mapJoints, type Skeleton } from './skeleton.ts';
import type { Doubt } from './transforms.ts';

const LIMBS: readonly (readonly string[])[] = [
  ['SHOULDER', 'ELBOW', 'ARM'],
  ['HIP', 'KNEE', 'LEG'],
];
/** Sides are exchanged when that shortens the ways of both limbs to this share. */
const CLEARLY_SHORTER = 0.75;

const sides = (name: string): readonly [JointLabel, JointLabel] => [
  `RIGHT ${name}` as JointLabel,
  `LEFT ${name}` as JointLabel,
];

/**
 * The reference's joints (and their doubts) with left and right arms or legs exchanged where the estimate took one for
 * the other: where all poses together are clearly nearer that way.
 */
export function matchSides(
  own: Skeleton,
  doubt: Doubt,
  poses: readonly Skeleton[],
): { readonly skeleton: Skeleton; readonly doubt: Doubt } {
  const skeleton: Record<JointLabel, Skeleton[JointLabel]> = { ...own };
  const doubts: Record<JointLabel, number> = { ...doubt };
  for (const names of LIMBS) {
    let straight = 0;
    let crossed = 0;
    for (const pose of poses) {
      for (const [r, l] of names.map(sides)) {
        straight += distance(pose[r], own[r]) + distance(pose[l], own[l]);
        crossed += distance(pose[r], own[l]) + distance(pose[l], own[r]);
      }
    }
    if (crossed >= CLEARLY_SHORTER * straight) continue;
    for (const [r, l] of names.map(sides)) {
      [skeleton[r], skeleton[l]] = [own[l], own[r]];
      [doubts[r], doubts[l]] = [doubt[l], doubt[r]];
    }
  }
  return { skeleton, doubt: doubts };
}

/**
 * How far the poses tell where the reference's own joints are: `times` the doubt, up to a way of about `reach` such doubts.
 * A body that is level (a four-legged animal's, or one who lies) is found worse. Chosen on subjects not trained on.
 */
const INFORMED = { upright: { times: 1, reach: 2 }, level: { times: 2, reach: 3 } } as const;
/** Hips are this share of the figure below the neck in an upright one. */
const UPRIGHT = 0.3;

/**
 * The reference's joints, each moved towards its mean place in the poses: all are of one body, so poses that lie about
 * the estimate tell its error. The weight is that of a normal prior as wide as the poses are apart, and falls with the
 * distance, as a reference may well stand otherwise than all of its poses.
 */
export function informed(
  own: Skeleton,
  doubt: Doubt,
  poses: readonly Skeleton[],
): { readonly skeleton: Skeleton; readonly doubt: Doubt } {
  const level = anchorAt(own, 'HIPS').y - own.NECK.y < UPRIGHT * extentOf(own);
  const { times, reach } = level ? INFORMED.level : INFORMED.upright;
  const doubts: Record<JointLabel, number> = { ...doubt };
  const skeleton = mapJoints(own, (joint, label) => {
    if (doubt[label] === 0) return joint;
    const mean = {
      x: poses.reduce((sum, pose) => sum + pose[label].x, 0) / poses.length,
      y: poses.reduce((sum, pose) => sum + pose[label].y, 0) / poses.length,
      z: joint.z,
    };
    const width = times * doubt[label];
    const spread = Math.max(...poses.map((pose) => distance(pose[label], mean)));
    const weight = 1 / (1 + (spread / width) ** 2 + (distance(mean, joint) / (reach * width)) ** 2);
    doubts[label] = doubt[label] * Math.sqrt(1 - weight);
    return { x: joint.x + (mean.x - joint.x) * weight, y: joint.y + (mean.y - joint.y) * weight, z: joint.z };
  });
  return { skeleton, doubt: doubts };
}

/** Joints that the poses leave where they are, all of them at one place beside the reference's, are doubted this much more. */
const STILL_DOUBT = 3;
/** Poses that are this many doubts apart from one another move the joint. */
const CLEARLY_MOVED = 2;

/** Doubts of the reference's joints, larger for those that the poses hardly move: of these all of the way may be error. */
function doubtsOf(poses: readonly Skeleton[], doubt: Doubt): Doubt {
  if (poses.length < 2) return doubt;
  const apart = (label: JointLabel): number =>
    Math.max(...poses.flatMap((a, i) => poses.slice(i + 1).map((b) => distance(a[label], b[label]))));
  return Object.fromEntries(
    Object.entries(doubt).map(([label, px]) => {
      const still = px === 0 ? 0 : Math.max(0, 1 - apart(label as JointLabel) / (CLEARLY_MOVED * px));
      return [label, px * (1 + (STILL_DOUBT - 1) * still)];
    }),
  ) as unknown as Doubt;
}

/**
 * Poses in which each joint's way from the reference is shortened by what may be the estimate's error: not moved at all
 * within its doubt, almost fully moved far beyond it (the positive-part James–Stein estimator of each way). Joints that
 * were not `estimated` but told are believed alike whether they move or not.
 */
export function withoutDoubt(
  poses: readonly Skeleton[],
  own: Skeleton,
  doubt: Doubt,
  estimated = true,
): readonly Skeleton[] {
  const doubts = estimated ? doubtsOf(poses, doubt) : doubt;
  return poses.map((pose) =>
    mapJoints(pose, (joint, label) => {
      const from = own[label];
      const way = distance(joint, from);
      const share = way === 0 ? 0 : Math.max(0, 1 - (doubts[label] / way) ** 2);
      return { x: from.x + (joint.x - from.x) * share, y: from.y + (joint.y - from.y) * share, z: joint.z };
    }),
  );
}
