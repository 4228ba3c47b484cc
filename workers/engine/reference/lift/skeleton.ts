/** The interface's joints as a skeleton of bones, and the small geometry that every other file of this room uses. */

import { InputError } from '../../../../src/domain/input-error.ts';
import { JOINT_LABELS, type JointLabel } from '../../../../src/domain/words.ts';
import type { Px } from '../../../../src/pixels/types.ts';
import type { Keypoint } from '../../types.ts';

/** A place in a picture: pixels from its upper left corner, pixel centres at .5; `z` grows towards the viewer. */
export interface Joint {
  readonly x: Px;
  readonly y: Px;
  readonly z: number;
}

/** A whole pose: every joint has a place. */
export type Skeleton = Readonly<Record<JointLabel, Joint>>;

export const PART_NAMES = [
  'torso',
  'head',
  'right upper arm',
  'right lower arm',
  'left upper arm',
  'left lower arm',
  'right upper leg',
  'right lower leg',
  'left upper leg',
  'left lower leg',
] as const;
export type PartName = (typeof PART_NAMES)[number];

/** Where a bone begins or ends: a joint, the middle of the hips or the middle of the face's joints. */
export type Anchor = JointLabel | 'HIPS' | 'HEAD';

export interface Part {
  readonly name: PartName;
  readonly from: Anchor;
  readonly to: Anchor;
  /** The part that it hangs on; the torso hangs on nothing. */
  readonly parent?: PartName;
  /** The same limb of the other side. */
  readonly twin?: PartName;
}

function limb(side: 'right' | 'left', which: 'arm' | 'leg'): readonly Part[] {
  const S = side === 'right' ? 'RIGHT' : 'LEFT';
  const other = side === 'right' ? 'left' : 'right';
  const [root, middle, end]: readonly [Anchor, Anchor, Anchor] =
    which === 'arm' ? [`${S} SHOULDER`, `${S} ELBOW`, `${S} ARM`] : [`${S} HIP`, `${S} KNEE`, `${S} LEG`];
  return [
    { name: `${side} upper ${which}`, from: root, to: middle, parent: 'torso', twin: `${other} upper ${which}` },
    {
      name: `${side} lower ${which}`,
      from: middle,
      to: end,
      parent: `${side} upper ${which}`,
      twin: `${other} lower ${which}`,
    },
  ];
}

/** The mannequin's parts in the order of `PART_NAMES`: parents before children. */
export const PARTS: readonly Part[] = [
  { name: 'torso', from: 'NECK', to: 'HIPS' },
  { name: 'head', from: 'NECK', to: 'HEAD', parent: 'torso' },
  ...limb('right', 'arm'),
  ...limb('left', 'arm'),
  ...limb('right', 'leg'),
  ...limb('left', 'leg'),
];

/** Index of a part in `PARTS`. */
export const partIndex = (name: PartName): number => PART_NAMES.indexOf(name);

export const FACE: readonly JointLabel[] = ['NOSE', 'RIGHT EYE', 'LEFT EYE', 'RIGHT EAR', 'LEFT EAR'];

/** The middle of some joints. */
export function middleOf(skeleton: Skeleton, labels: readonly JointLabel[]): Joint {
  let [x, y, z] = [0, 0, 0];
  for (const label of labels) {
    x += skeleton[label].x;
    y += skeleton[label].y;
    z += skeleton[label].z;
  }
  return { x: x / labels.length, y: y / labels.length, z: z / labels.length };
}

/** The place of an anchor. */
export function anchorAt(skeleton: Skeleton, anchor: Anchor): Joint {
  if (anchor === 'HIPS') return middleOf(skeleton, ['RIGHT HIP', 'LEFT HIP']);
  if (anchor === 'HEAD') return middleOf(skeleton, FACE);
  return skeleton[anchor];
}

/** Distance in the picture. */
export const distance = (a: Joint, b: Joint): Px => Math.hypot(a.x - b.x, a.y - b.y);

/** A skeleton with every joint put through `move`. */
export function mapJoints(skeleton: Skeleton, move: (joint: Joint, label: JointLabel) => Joint): Skeleton {
  return Object.fromEntries(JOINT_LABELS.map((label) => [label, move(skeleton[label], label)])) as Record<
    JointLabel,
    Joint
  >;
}

/** Joints between those of two skeletons: `a` at 0, `b` at 1. */
export const mixJoints = (a: Skeleton, b: Skeleton, t: number): Skeleton =>
  mapJoints(a, (p, label) => ({
    x: p.x + (b[label].x - p.x) * t,
    y: p.y + (b[label].y - p.y) * t,
    z: p.z + (b[label].z - p.z) * t,
  }));

/** The joint each joint hangs on, towards the hips; hips hang on nothing. */
export const PARENT: Readonly<Partial<Record<JointLabel, JointLabel>>> = {
  'RIGHT SHOULDER': 'NECK',
  'LEFT SHOULDER': 'NECK',
  'RIGHT ELBOW': 'RIGHT SHOULDER',
  'LEFT ELBOW': 'LEFT SHOULDER',
  'RIGHT ARM': 'RIGHT ELBOW',
  'LEFT ARM': 'LEFT ELBOW',
  'RIGHT KNEE': 'RIGHT HIP',
  'LEFT KNEE': 'LEFT HIP',
  'RIGHT LEG': 'RIGHT KNEE',
  'LEFT LEG': 'LEFT KNEE',
  NOSE: 'NECK',
  'RIGHT EYE': 'NOSE',
  'LEFT EYE': 'NOSE',
  'RIGHT EAR': 'NOSE',
  'LEFT EAR': 'NOSE',
};

/** Order in which joints can be placed one after the other, parents first. */
const FROM_HIPS: readonly JointLabel[] = [
  'RIGHT HIP',
  'LEFT HIP',
  'NECK',
  'RIGHT SHOULDER',
  'LEFT SHOULDER',
  'RIGHT ELBOW',
  'LEFT ELBOW',
  'RIGHT ARM',
  'LEFT ARM',
  'RIGHT KNEE',
  'LEFT KNEE',
  'RIGHT LEG',
  'LEFT LEG',
  'NOSE',
  'RIGHT EYE',
  'LEFT EYE',
  'RIGHT EAR',
  'LEFT EAR',
];

/**
 * A whole skeleton from the joints that a pose names. One that it leaves out (or that is no number) keeps its place
 * beside the joint it hangs on, as in `rest`. Throws an InputError for a label that is named twice, naming `field`.
 */
export function skeletonOf(pose: readonly Keypoint[], rest: Skeleton, field = 'pose'): Skeleton {
  const named = new Map<JointLabel, Joint>();
  for (const { label, x, y, z } of pose) {
    if (named.has(label)) throw new InputError(`${field} names ${label} twice; each label may come once.`);
    if (Number.isFinite(x) && Number.isFinite(y)) named.set(label, { x, y, z: Number.isFinite(z) ? z : 0 });
  }
  const out: Partial<Record<JointLabel, Joint>> = {};
  const moved = meanMove(named, rest);
  for (const label of FROM_HIPS) {
    const own = named.get(label);
    const parent = PARENT[label];
    const from = parent ? out[parent] : undefined;
    if (own) out[label] = own;
    else if (parent && from) out[label] = beside(from, rest[parent], rest[label]);
    else out[label] = beside(moved, { x: 0, y: 0, z: 0 }, rest[label]);
  }
  return out as Skeleton;
}

const beside = (at: Joint, restParent: Joint, rest: Joint): Joint => ({
  x: at.x + rest.x - restParent.x,
  y: at.y + rest.y - restParent.y,
  z: at.z + rest.z - restParent.z,
});

function meanMove(named: ReadonlyMap<JointLabel, Joint>, rest: Skeleton): Joint {
  let [x, y, z] = [0, 0, 0];
  for (const [label, joint] of named) {
    x += joint.x - rest[label].x;
    y += joint.y - rest[label].y;
    z += joint.z - rest[label].z;
  }
  const n = Math.max(1, named.size);
  return { x: x / n, y: y / n, z: z / n };
}

/** The skeleton as the interface's list. */
export const keypointsOf = (skeleton: Skeleton): Keypoint[] =>
  JOINT_LABELS.map((label) => ({ label, ...skeleton[label] }));
