/** Things have neither legs nor arms: who asks one to walk or to strike is told so, and what it can do. */
import { InputError } from '../../../../src/domain/input-error.ts';
import { hardenAlpha, type Rgba } from '../../../../src/pixels/index.ts';
import type { Models } from '../../inference/models.ts';
import { motionFromText, pieceMoveFor } from '../../subject/motion/index.ts';
import { findEyes } from '../parts/find-eyes.ts';
import { toFlat } from '../parts/flat.ts';
import { withoutGroundShadow } from '../parts/ground-shadow.ts';
import type { FoundJoints } from '../parts/index.ts';
import { SURE } from '../parts/parse-person.ts';
import { slenderness } from '../strike/index.ts';
import { jointsFound } from '../turn/by-parts.ts';
import { kindSeen } from '../vision/kind.ts';
import { fillsBox, thingScore } from '../vision/thing-score.ts';
import { blowOf } from './strike.ts';

/** So surely a thing, with so few joints; a pair of eyes is somebody's all the same. Of the surest neither is looked at. */
const [THING, SUREST] = [0.86, 0.95] as const;
const JOINTS = 3;
/** Where no joint at all is seen less is needed: of 670 sprites of somebody two corpses are so alike to things. */
const [WITHOUT_JOINTS, NO_JOINT] = [0.77, 0.1] as const;
/** Less still where no eye is seen either: a boat, a mortar, a gravestone. */
const [BLIND, NONE_AT_ALL] = [0.62, 0.05] as const;
/** Without joints, what looks like eyes on what is so surely a thing is painted on it. */
const PAINTED = 0.9;
/** Or so surely one by all that tells together, where half of it is one by its kind. */
const [SCORE, HALF] = [0.65, 0.5] as const;
/** Less of one by its kind is enough where neither a joint nor an eye is seen. */
const [SURER, THIRD] = [0.75, 0.3] as const;
/** What drives or flies goes somewhere without legs, and a blade that lies alone is swung: such shares are of those. */
const [VEHICLE, BLADE] = [0.3, 0.5] as const;
/** A blade with its hilt is so much longer than it is wide. */
const LONG = 2;

/** What a thing does as one piece, in words that are understood. */
const CAN = 'idle, jump, float, shake, sway, fall';

/** Rejects with an InputError where `action` asks a picture to walk or to strike that is surely one of a thing. */
export async function checkCanAct(models: Models, picture: Rgba, action: string): Promise<void> {
  const { id } = motionFromText('mannequin', action);
  const isBlow = blowOf(id, action) !== undefined;
  if (!isBlow && !['walk', 'run'].includes(pieceMoveFor(id))) return;
  const sprite = hardenAlpha(picture);
  const figure = withoutGroundShadow(sprite)?.figure ?? sprite;
  const seen = await kindSeen(models, figure);
  if (!seen || (seen.thing < THIRD && !fillsBox(figure))) return;
  if (isBlow ? seen.kinds.flat >= BLADE && slenderness(toFlat(figure)) >= LONG : seen.kinds.vehicle >= VEHICLE) return;
  if (seen.thing < SUREST && !fillsBox(figure)) {
    const joints = await jointsFound(models, figure);
    const most = Math.max(...Object.values(joints).map(({ sure }) => sure));
    const eyes = findEyes(toFlat(figure), joints).length;
    const score = thingScore(seen, joints, eyes, figure);
    const least = seen.thing >= HALF ? SCORE : most < NO_JOINT && eyes === 0 ? SURER : 1;
    if (score < least && !isByFewJoints(seen.thing, most, eyes, joints)) return;
  }
  throw new InputError(
    `action: "${action}" needs somebody with ${isBlow ? 'arms, a weapon or jaws' : 'legs'}, and the picture shows a thing. What a thing can do: ${CAN}.`,
  );
}

function isByFewJoints(thing: number, most: number, eyes: number, joints: FoundJoints): boolean {
  const isBlind = most < NONE_AT_ALL && eyes === 0;
  if (thing < (isBlind ? BLIND : most < NO_JOINT ? WITHOUT_JOINTS : THING)) return false;
  if (Object.values(joints).filter(({ sure }) => sure >= SURE).length >= JOINTS) return false;
  return eyes !== 2 || (most < NO_JOINT && thing >= PAINTED);
}
