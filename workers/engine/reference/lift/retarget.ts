/** Poses of another body, fitted to the reference's own root and limb lengths. */
import type { Px } from '../../../../src/pixels/types.ts';
import { extentOf } from './segment.ts';
import {
  anchorAt,
  distance,
  type Joint,
  mapJoints,
  middleOf,
  mixJoints,
  PARENT,
  PARTS,
  type Skeleton,
} from './skeleton.ts';

/** Guidance at which poses of the reference's own body are followed fully. */
const FULL_GUIDANCE = 4;
const MOST_GUIDANCE = 20;

/** Bones that share one change of length. */
const GROUP = (label: string): 'head' | 'arm' | 'leg' | 'torso' =>
  /EYE|EAR|NOSE/.test(label)
    ? 'head'
    : /SHOULDER|NECK|HIP/.test(label)
      ? 'torso'
      : /ELBOW|ARM/.test(label)
        ? 'arm'
        : 'leg';

interface Measures {
  readonly torso: Px;
  readonly arm: Px;
  readonly leg: Px;
  readonly head: Px;
}

/** Lengths on the screen; of several poses the longest, as a bone that points at the viewer looks short. */
function measuresOf(poses: readonly Skeleton[]): Measures {
  const most = (of: (s: Skeleton) => number): number => Math.max(1, ...poses.map(of));
  const bone = (s: Skeleton, name: string): number => {
    const part = PARTS.find((p) => p.name === name)!;
    return distance(anchorAt(s, part.from), anchorAt(s, part.to));
  };
  const limb = (s: Skeleton, side: string, which: string): number =>
    bone(s, `${side} upper ${which}`) + bone(s, `${side} lower ${which}`);
  return {
    torso: most((s) => bone(s, 'torso')),
    head: most((s) => bone(s, 'head')),
    arm: most((s) => Math.max(limb(s, 'right', 'arm'), limb(s, 'left', 'arm'))),
    leg: most((s) => Math.max(limb(s, 'right', 'leg'), limb(s, 'left', 'leg'))),
  };
}

const clamp = (v: number, low: number, high: number): number => Math.min(high, Math.max(low, v));
const smoothstep = (low: number, high: number, v: number): number => {
  const t = clamp((v - low) / (high - low), 0, 1);
  return t * t * (3 - 2 * t);
};

/** Where a body stands: under its hips, on its lower foot. */
const groundOf = (s: Skeleton): { x: Px; y: Px } => ({
  x: anchorAt(s, 'HIPS').x,
  y: Math.max(s['RIGHT LEG'].y, s['LEFT LEG'].y),
});

/**
 * The poses as the reference takes them. Poses of its own size and place stay as they are; those of another body are
 * moved to its ground and get its limb lengths, the less so the higher the guidance (1..20): at 20 every joint goes where
 * it was asked to be. Below 4 every pose stays nearer to the reference's own.
 */
export function retarget(poses: readonly Skeleton[], own: Skeleton, guidance: number): readonly Skeleton[] {
  const [mine, theirs] = [measuresOf([own]), measuresOf(poses)];
  const scale = (mine.torso + mine.leg) / (theirs.torso + theirs.leg);
  const ground = groundOf(own);
  const grounds = poses.map(groundOf);
  const from = {
    x: grounds.reduce((sum, g) => sum + g.x, 0) / grounds.length,
    y: Math.max(...grounds.map((g) => g.y)),
  };
  const apart = Math.hypot(from.x - ground.x, from.y - ground.y) / extentOf(own);
  const foreign = Math.max(smoothstep(0.4, 0.8, Math.abs(Math.log(scale))), smoothstep(0.5, 0.9, apart));
  const exact = 1 - foreign * (1 - (guidance - 1) / (MOST_GUIDANCE - 1));
  const follow = guidance >= FULL_GUIDANCE ? 1 : 0.6 + (0.4 * (guidance - 1)) / (FULL_GUIDANCE - 1);
  const ratio = (group: keyof Measures): number => scale * clamp(mine[group] / (theirs[group] * scale), 0.6, 1.6);
  const ratios = { torso: ratio('torso'), arm: ratio('arm'), leg: ratio('leg'), head: ratio('head') };
  return poses.map((pose) => {
    const near = exact < 1 ? fitted(pose, ratios, { x: from.x, y: from.y }, ground, scale) : pose;
    const goal = exact < 1 ? mixJoints(near, pose, exact) : pose;
    return follow < 1 ? mixJoints(own, goal, follow) : goal;
  });
}

function fitted(
  pose: Skeleton,
  ratios: Readonly<Record<'torso' | 'arm' | 'leg' | 'head', number>>,
  from: { readonly x: Px; readonly y: Px },
  to: { readonly x: Px; readonly y: Px },
  scale: number,
): Skeleton {
  const hips = middleOf(pose, ['RIGHT HIP', 'LEFT HIP']);
  const placed = new Map<string, Joint>();
  const put = (label: keyof Skeleton): Joint => {
    const known = placed.get(label);
    if (known) return known;
    const parent = PARENT[label];
    const [start, base] = parent ? [put(parent), pose[parent]] : [hips, hips];
    const r = ratios[GROUP(label)];
    const p = pose[label];
    const at = {
      x: start.x + (p.x - base.x) * r,
      y: start.y + (p.y - base.y) * r,
      z: start.z + (p.z - base.z) * r,
    };
    placed.set(label, at);
    return at;
  };
  const grown = mapJoints(pose, (_, label) => put(label));
  // the lower foot keeps its height over the ground
  const foot = groundOf(grown);
  const dy = to.y + (groundOf(pose).y - from.y) * scale - foot.y;
  const dx = to.x + (hips.x - from.x) * scale - foot.x;
  return mapJoints(grown, (j) => ({ x: j.x + dx, y: j.y + dy, z: j.z }));
}
