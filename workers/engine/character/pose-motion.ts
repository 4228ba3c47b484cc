import { type Angles, mixAngles, poseOf } from '../subject/motion/angles.ts';
import { type Key, sampleKeys } from '../subject/motion/keyframes.ts';
import type { BodyMotion } from '../subject/motion/motion.ts';
import { deedIn } from './deed.ts';

const FRAMES = 8;
/** Poses that one gets into and stays in; others are left again. */
const STAYS = /^(?:sit|kneel|pray|meditate|sleep|lie|die|faint|crouch|hide|hang|prone|split|handstand)/;

/** A motion into the pose of a verb that pictures know, for words that name no motion; undefined where no verb is known. */
export function poseMotion(action: string): BodyMotion | undefined {
  const { act, pose, takes } = deedIn(action);
  if (!pose || Object.keys(pose).length === 0) return undefined;
  const id = (act?.verb ?? `take ${takes}`).replace(/[^a-z]+/g, '-');
  const still: Angles = {};
  const keys: readonly Key<Angles>[] = STAYS.test(id)
    ? [[0, still], [0.55, pose], [1, pose]] // biome-ignore format: a list
    : [[0, still], [0.3, pose], [0.5, { ...pose, breath: 1 }], [0.7, pose], [1, still]]; // biome-ignore format: a list
  const poses = sampleKeys(keys, FRAMES, false, mixAngles).map(poseOf);
  const facts = { id, rig: 'mannequin', frames: FRAMES, loop: false, durationMs: 1000, confidence: 0.9 } as const;
  return { ...facts, body: 'two legs', source: { kind: 'keyframes' }, poses: () => poses };
}
