/** Which pictures move as things do: what a network takes for one, or words say is one. */
import type { Direction } from '../../../../src/domain/words.ts';
import { hardenAlpha, type Rgba } from '../../../../src/pixels/index.ts';
import type { Models } from '../../inference/models.ts';
import { facingOf, pieceMoveFor } from '../../subject/motion/index.ts';
import { findEyes } from '../parts/find-eyes.ts';
import { toFlat } from '../parts/flat.ts';
import { SURE } from '../parts/parse-person.ts';
import { slenderness, type ThingMove, thingFrames } from '../strike/index.ts';
import { jointsFound } from '../turn/by-parts.ts';
import { type KindSeen, kindSeen } from '../vision/kind.ts';
import { thingScore } from '../vision/thing-score.ts';

/** Likely a thing, and seen with fewer joints. */
const LIKELY = 0.5;
const JOINTS = 3;
/** So likely by all that tells together, where its kind does not say the contrary. */
const [SCORE, UNLIKELY] = [0.55, 0.35] as const;
/** What drives, where it is asked to go. */
const VEHICLE = 0.3;
/** A thing so much longer than wide is swung. */
const LONG = 2;

/** Said of what was moved so. */
export const AS_THING = 'It was taken for a thing, which has no limbs: all of it moves as one.';

interface Asked {
  readonly isBlow: boolean;
  readonly motionId: string;
  /** Whether words say that it is a thing. */
  readonly isNamed: boolean;
  readonly count: number;
  readonly direction: Direction;
}

/** The frames of a thing that is asked to go or to strike; undefined for other movements, for who has limbs, and for round ones, which may be somebody. */
export async function movedAsThing(
  models: Models,
  picture: Rgba,
  { isBlow, motionId, isNamed, count, direction }: Asked,
): Promise<readonly Rgba[] | undefined> {
  if (!isBlow && !['walk', 'run'].includes(pieceMoveFor(motionId))) return undefined;
  const sprite = hardenAlpha(picture);
  const seen = await kindSeen(models, sprite);
  if (!isNamed && !(seen && (await isThing(models, sprite, seen)))) return undefined;
  const isLong = slenderness(toFlat(sprite)) >= LONG;
  const drives = (seen?.kinds.vehicle ?? 0) >= VEHICLE;
  const move: ThingMove = isBlow ? (isLong ? 'swing' : 'ram') : drives ? 'roll' : 'hop';
  return thingFrames(sprite, move, count, facingOf(direction));
}

async function isThing(models: Models, sprite: Rgba, seen: KindSeen): Promise<boolean> {
  const { thing, kinds } = seen;
  if (thing < UNLIKELY) return false;
  const { person, beast, flat, round, box, vehicle } = kinds;
  const most = Math.max(person, beast, flat, round, box, vehicle);
  if (thing >= LIKELY && [flat, box, vehicle].includes(most)) return true;
  const joints = await jointsFound(models, sprite);
  const eyes = findEyes(toFlat(sprite), joints).length;
  if (thingScore(seen, joints, eyes, sprite) >= SCORE) return true;
  if (thing < LIKELY || flat + box + vehicle < beast) return false;
  if (Object.values(joints).filter(({ sure }) => sure >= SURE).length >= JOINTS) return false;
  return eyes !== 2;
}
