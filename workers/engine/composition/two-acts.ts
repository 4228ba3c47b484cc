/** Two things that one does at once: legs kneel, sit or run while the arms wave, read or draw a bow. */
import type { Act } from './graph.ts';
import { VERBS, type VerbId } from './verbs.ts';

/** Told by the legs: the arms are free for something else. */
const LEGS: ReadonlySet<VerbId> = new Set<VerbId>(['kneel', 'kneel bowed', 'sit', 'sit crosslegged', 'meditate', 'crouch', 'walk', 'run', 'jump', 'float', 'float sitting', 'sneak', 'tiptoe', 'upside down', 'balance', 'lie', 'squat kick', 'stand']); // biome-ignore format: a list
/** Told by arms and head. */
const ARMS: ReadonlySet<VerbId> = new Set<VerbId>(['wave', 'salute', 'point', 'point up', 'lean', 'akimbo', 'cross arms', 'hand on hip', 'arm up', 'arms up', 'thumbs up', 'peace sign', 'grip hilt', 'aim', 'shoot', 'throw', 'windup', 'read', 'write', 'eat', 'drink', 'play', 'blow', 'sing', 'knit', 'pray', 'think', 'facepalm', 'hands behind', 'hands behind head', 'hands in pockets', 'spread arms', 'reach ahead', 'raise blade', 'point blade', 'clap', 'shrug', 'cry', 'fear', 'phone', 'photograph', 'smoke', 'juggle', 'head bowed', 'laugh', 'yawn', 'cast', 'cast both', 'flex', 'guard up', 'roar', 'cheer', 'swing', 'fight', 'block', 'sharpen', 'blow bubbles', 'speak', 'whisper', 'breathe', 'love', 'stretch', 'cover ears', 'cover eyes', 'tip hat', 'draw sword', 'magnify', 'spy', 'look out']); // biome-ignore format: a list

/** What somebody does who did something already: both where the body can, else what was said first. */
export function bothActs(before: Act | undefined, next: Act): Act {
  if (!before || before.verb === 'stand') return next;
  if (before.legs) return before;
  if (LEGS.has(before.verb) && ARMS.has(next.verb)) return { ...next, legs: before.verb };
  if (ARMS.has(before.verb) && LEGS.has(next.verb) && next.verb !== 'stand') return { ...before, legs: next.verb };
  return before;
}

/** The name of the pose that a verb takes. */
export const poseOfVerb = (verb: VerbId): string => {
  const row = VERBS[verb];
  return 'pose' in row && row.pose ? row.pose : verb;
};
