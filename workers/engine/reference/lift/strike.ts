/** Attacks: of the ways that a picture can strike the one that its canvas has most room for. */
import type { Direction } from '../../../../src/domain/words.ts';
import type { Rgba } from '../../../../src/pixels/types.ts';
import type { Models } from '../../inference/models.ts';
import { type Blow, strikesOf } from '../strike/index.ts';
import { jointsFound, partsOf } from '../turn/by-parts.ts';
import { type PartFrames, settled, withNotes, withRoom } from './part-frames.ts';

/** What a motion's id or the words of an action ask for; the first that fits. */
const BLOWS: readonly (readonly [RegExp, Blow])[] = [
  [/thrust|stab|spear|lunge/, 'thrust'],
  [/bite|claw|headbutt|maul|scratch|pounce/, 'bite'],
  [/punch|jab|uppercut|fist/, 'punch'],
  [/slam|stomp|crush/, 'slam'],
  [/slash|chop|smash|sweep|bash|swing|hack|cleave|cut/, 'slash'],
  [/attack|strike|hit\b|fight/, 'any'],
];
const STRIKES = /punch|jab|slash|chop|stab|thrust|smash|sweep|attack|bash|uppercut|bite|claw|headbutt/;
/** Whoever says no more than this leaves the kind of attack to what the figure has. */
const SAYS_NO_MORE = /\b(?:attack|strike|fight|hit)/i;

/** The blow of a motion; undefined where it is none. */
export function blowOf(motionId: string, action: string): Blow | undefined {
  if (!STRIKES.test(motionId) || /hurt|taking|punch-hit/.test(motionId)) return undefined;
  const said = BLOWS.find(([pattern]) => pattern.test(action.toLowerCase()))?.[1];
  return (
    said ?? (SAYS_NO_MORE.test(action) ? 'any' : (BLOWS.find(([pattern]) => pattern.test(motionId))?.[1] ?? 'any'))
  );
}

interface Striking {
  readonly direction: Direction;
  readonly blow: Blow;
  readonly size: number;
  readonly hasLimbs: boolean;
}

/** A way of striking is worse by so much a pixel that is cut off, against one that all frames move by. */
const CUT_COSTS = 3;

/** `count` frames of an attack, from rest to rest. */
export async function struckFrames(
  models: Models,
  sprite: Rgba,
  { direction, blow, size, hasLimbs }: Striking,
  count: number,
): Promise<PartFrames> {
  const { sprite: large, margin } = withRoom(sprite);
  const parting = await partsOf(models, large, direction);
  const person = 'why' in parting || parting.kind !== 'person' ? undefined : parting.parts;
  const joints = await jointsFound(models, large);
  const strikes = strikesOf({
    sprite: large,
    direction,
    blow,
    joints,
    size,
    hasLimbs,
    margin,
    ...(person ? { person } : {}),
  });
  const ways = strikes.map((strike) =>
    settled(
      Array.from({ length: count }, (_, i) => strike(count === 1 ? 0.72 : i / (count - 1))),
      margin,
    ),
  );
  const cost = ({ cut, moved }: (typeof ways)[number]): number => CUT_COSTS * cut + moved;
  return withNotes(ways.reduce((best, way) => (cost(way) < cost(best) ? way : best)));
}
