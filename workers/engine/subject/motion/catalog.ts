import { InputError } from '../../../../src/domain/input-error.ts';
import { RIGS, type RigName } from '../rigs.ts';
import type { Act } from './act.ts';
import { ACTS } from './acts.ts';
import { mixAngles, poseOf } from './angles.ts';
import { BEAST_ACTS, type BeastAct } from './beast-acts.ts';
import { BEAST_GAITS, strideOf } from './beast-gaits.ts';
import { type BeastPose, mixBeasts } from './beast-pose.ts';
import type { BodyPose } from './body-pose.ts';
import { clipOf } from './clips.ts';
import { posesFromClip } from './from-clip.ts';
import { GAITS, stepOf } from './gaits.ts';
import { sampleKeys } from './keyframes.ts';
import type { BeastMotion, BodyMotion, LimbMotion, MotionSource } from './motion.ts';
import {
  BEAST_GESTURES,
  BEASTS,
  type BeastRecipe,
  type BodyRecipe,
  GESTURES,
  GESTURING,
  MANNEQUIN,
} from './templates.ts';

const KEYFRAMES: MotionSource = { kind: 'keyframes' };

/** Poses are made on first use and kept. */
function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

function bodyMotion(id: string, recipe: BodyRecipe): BodyMotion {
  const facts = { id, rig: 'mannequin', body: 'two legs', confidence: 1, gesture: GESTURING[id] } as const;
  if ('gait' in recipe) {
    const { gait, frames, ms } = recipe;
    const poses = once(() =>
      Array.from({ length: frames }, (_, i): BodyPose => poseOf(stepOf(GAITS[gait], i / frames))),
    );
    return { ...facts, frames, loop: true, durationMs: ms, source: KEYFRAMES, poses };
  }
  if ('act' in recipe) {
    const act: Act = ACTS[recipe.act];
    const { frames, durationMs, loop = false, keys } = act;
    const poses = once(() => sampleKeys(keys, frames, loop, mixAngles).map(poseOf));
    return { ...facts, frames, loop, durationMs, source: KEYFRAMES, poses };
  }
  const clip = clipOf(recipe.clip);
  const part = (recipe.to ?? 1) - (recipe.from ?? 0);
  return {
    ...facts,
    frames: recipe.frames,
    loop: clip.loop && part === 1,
    durationMs: recipe.ms ?? Math.round(clip.durationMs * part),
    source: { kind: 'clip', clip: clip.name, licence: clip.source },
    poses: once(() => posesFromClip(recipe)),
  };
}

function beastMotion(rig: RigName, id: string, recipe: BeastRecipe): BeastMotion {
  const facts = { id, rig, body: 'four legs', confidence: 1, source: KEYFRAMES } as const;
  if ('gait' in recipe) {
    const { frames, ms, turn = 0, headDown } = recipe;
    const gait = { ...BEAST_GAITS[recipe.gait], ...(headDown ? { headDown } : {}), heading: turn * 0.5, look: turn };
    const poses = once(() => Array.from({ length: frames }, (_, i): BeastPose => strideOf(gait, i / frames)));
    return { ...facts, frames, loop: true, durationMs: ms, poses };
  }
  const act: BeastAct = BEAST_ACTS[recipe.act];
  const { frames, durationMs, loop = false, keys } = act;
  return { ...facts, frames, loop, durationMs, poses: once(() => sampleKeys(keys, frames, loop, mixBeasts)) };
}

const table = <T>(recipes: Readonly<Record<string, T>>, make: (id: string, recipe: T) => LimbMotion) =>
  Object.fromEntries(Object.entries(recipes).map(([id, recipe]) => [id, make(id, recipe)]));

/** Every template id of every skeleton: frames, loop, length, source and poses. */
export const MOTIONS: Readonly<Record<RigName, Readonly<Record<string, LimbMotion>>>> = {
  mannequin: table(MANNEQUIN, bodyMotion),
  dog: table(BEASTS.dog, (id, r) => beastMotion('dog', id, r)),
  cat: table(BEASTS.cat, (id, r) => beastMotion('cat', id, r)),
  horse: table(BEASTS.horse, (id, r) => beastMotion('horse', id, r)),
  bear: table(BEASTS.bear, (id, r) => beastMotion('bear', id, r)),
  lion: table(BEASTS.lion, (id, r) => beastMotion('lion', id, r)),
};

/** A template by id. Throws an InputError that lists the rig's ids for an unknown one. */
export function motionFor(rig: RigName, id: string): LimbMotion {
  const motions = MOTIONS[rig];
  if (!motions) throw new InputError(`Unknown skeleton: "${rig}". Should be one of: ${RIGS.join(', ')}.`);
  const motion = Object.hasOwn(motions, id) ? motions[id] : undefined;
  if (motion) return motion;
  throw new InputError(
    `Unknown animation of the ${rig}: "${id}". Should be one of: ${Object.keys(motions).join(', ')}.`,
  );
}

/** A motion beyond the templates by its name; undefined when the rig has none of that name. */
export function gestureFor(rig: RigName, name: string): LimbMotion | undefined {
  if (rig === 'mannequin') return GESTURES[name] && bodyMotion(name, GESTURES[name]);
  return BEAST_GESTURES[name] && beastMotion(rig, name, BEAST_GESTURES[name]);
}
