import { type Angles, poseOf } from '../subject/motion/angles.ts';
import type { Motion } from '../subject/motion/index.ts';
import type { RigName } from '../subject/rigs.ts';

const facts = { id: 'standing', frames: 1, loop: true, durationMs: 1000, source: { kind: 'keyframes' } } as const;

/**
 * A motion of one frame: standing still; without a skeleton, of what has no limbs. A rotation is a frame like every other,
 * so that animations begin where it is. `stance`: how somebody was told to stand.
 */
export const standing = (rig: RigName | undefined, stance: Angles = {}): Motion => {
  if (!rig) return { ...facts, body: 'one piece', confidence: 1, poses: () => [{}] };
  return rig === 'mannequin'
    ? { ...facts, rig, body: 'two legs', confidence: 1, poses: () => [poseOf(stance)] }
    : { ...facts, rig, body: 'four legs', confidence: 1, poses: () => [{}] };
};
