/** Attacks: of the ways that a picture can strike the one that its canvas has most room for. */
import type { Direction } from '../../../../src/domain/words.ts';
import { opaqueBounds } from '../../../../src/pixels/image.ts';
import type { Rgba } from '../../../../src/pixels/types.ts';
import type { Models } from '../../inference/models.ts';
import { evenness } from '../parts/evenness.ts';
import { toFlat } from '../parts/flat.ts';
import { jointsOf, looksAside } from '../parts/index.ts';
import { SURE } from '../parts/parse-person.ts';
import { sideSeen } from '../parts/whole.ts';
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

const EVEN = 0.62;

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
  const flat = toFlat(large);
  const standing = jointsOf(flat, joints, SURE);
  // Animals in profile are seen as they are whatever was said of them.
  const box = opaqueBounds(large);
  const isProfile = box !== undefined && box.width > 1.05 * box.height && evenness(flat).fit < EVEN;
  const looks = isProfile || (!person && looksAside(large, standing));
  const strikes = strikesOf({
    sprite: large,
    aside: looks ? (sideSeen(flat, standing) === 'left' ? -1 : 1) : 0,
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
