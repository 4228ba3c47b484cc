/** Things have neither legs nor arms: who asks one to walk or to strike is told so, and what it can do. */
import { InputError } from '../../../../src/domain/input-error.ts';
import { hardenAlpha, type Rgba } from '../../../../src/pixels/index.ts';
import type { Models } from '../../inference/models.ts';
import { motionFromText, pieceMoveFor } from '../../subject/motion/index.ts';
import { findEyes } from '../parts/find-eyes.ts';
import { toFlat } from '../parts/flat.ts';
import { withoutGroundShadow } from '../parts/ground-shadow.ts';
import { SURE } from '../parts/parse-person.ts';
import { slenderness } from '../strike/index.ts';
import { jointsFound } from '../turn/by-parts.ts';
import { kindSeen } from '../vision/kind.ts';
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
  if (!seen || seen.thing < BLIND) return;
  if (isBlow ? seen.kinds.flat >= BLADE && slenderness(toFlat(figure)) >= LONG : seen.kinds.vehicle >= VEHICLE) return;
  if (seen.thing < SUREST) {
    const joints = await jointsFound(models, figure);
    const most = Math.max(...Object.values(joints).map(({ sure }) => sure));
    const eyes = findEyes(toFlat(figure), joints).length;
    const isBlind = most < NONE_AT_ALL && eyes === 0;
    if (seen.thing < (isBlind ? BLIND : most < NO_JOINT ? WITHOUT_JOINTS : THING)) return;
    if (Object.values(joints).filter(({ sure }) => sure >= SURE).length >= JOINTS) return;
    if (eyes === 2 && !(most < NO_JOINT && seen.thing >= PAINTED)) return;
  }
  throw new InputError(
    `action: "${action}" needs somebody with ${isBlow ? 'arms, a weapon or jaws' : 'legs'}, and the picture shows a thing. What a thing can do: ${CAN}.`,
  );
}
