/** Where the head of a figure of any artist is, and how surely: by its joints, by a pair of eyes, else by a neck in its outline. */
import { InputError } from '../../../../src/domain/input-error.ts';
import type { Px } from '../../../../src/pixels/types.ts';
import { evenness } from '../parts/evenness.ts';
import { type Eye, findEyes } from '../parts/find-eyes.ts';
import { type Flat, opaqueRows } from '../parts/flat.ts';
import type { FoundJoints, Person } from '../parts/index.ts';
import { isNotched } from '../parts/soles.ts';
import { aboutEyes, headAtEnd, isAtHead, isOnBack, isPlain, topOfLump } from './end-head.ts';
import { headAboutFace, headOverNeck } from './head-by-joints.ts';
import { headOnNeck, headOverFeet, runOf, smallBody, topOf, topOverFeet } from './head-top.ts';
import { middleOf, NOBODY, type Point, pairAlike } from './pair-of-eyes.ts';
import { largeEye, sideHead } from './side-head.ts';
import type { Stance } from './stance.ts';

export interface HeadFound {
  /** With the head as it was found. */
  readonly stance: Stance;
  readonly isSure: boolean;
  /** Where no face tells a head: whether its top surely is one's, on which a hat or a crown may sit. */
  readonly isTopSure?: boolean;
  /** Whether a hood or a helm hides its face, and its hair. */
  readonly isHidden?: boolean;
  /** A head that is all there is: nothing hangs from shoulders, nothing is wound round a neck. */
  readonly isBare: boolean;
  /** Whether the picture cuts it off below the shoulders: it has neither hands nor a back to hang a thing from. */
  readonly isBust?: boolean;
  /** Eyes that are surely such. */
  readonly eyes: readonly Eye[];
  /** Whether it has hands that may hold something. */
  readonly hasHands: boolean;
}

/** A face whose joints are less sure is looked for in other ways. */
const SURE_FACE = 0.45;
/** A face that is surer than this is where the network sees it. */
const SURE_ALL = 0.62;
/** Less sure arms are guesses, unless the head was found. */
const SURE_ARM = 0.33;
/** Joints of a figure that would stand on its head are none. */
export function upright(joints: FoundJoints, flat: Flat): FoundJoints {
  const { top, bottom } = opaqueRows(flat);
  const least = 0.04 * (bottom - top);
  const hip = (joints['LEFT HIP'].y + joints['RIGHT HIP'].y) / 2;
  const isDown = joints.NOSE.y > joints.NECK.y + least && joints.NECK.y > hip + least;
  // A beast that grazes or sniffs holds its head low as well, but ahead of its hips.
  const ahead = Math.abs(joints.NECK.x - (joints['LEFT HIP'].x + joints['RIGHT HIP'].x) / 2);
  return isDown && ahead < joints.NECK.y - hip + least ? NOBODY : joints;
}

const heightOf = (flat: Flat): Px => {
  const { top, bottom } = opaqueRows(flat);
  return bottom - top;
};

/** Pixels of an eye that is surely one. */
const LARGE = 6;
/** A figure that was taken apart and has so sure a neck has a body. */
const SURE_NECK = 0.5;
const SURE_PARTED = 0.6;

/** A face that is hidden is so sure, and its figure so alike on both sides. */
const HIDDEN_FACE = 0.33;
const EVEN = 0.62;
export function headFound(
  flat: Flat,
  person: Person | undefined,
  joints: FoundJoints,
  stance: Stance,
  interior: Flat,
): HeadFound {
  const face = [joints.NOSE, joints['LEFT EYE'], joints['RIGHT EYE']];
  const told = face.reduce((sum, joint) => sum + joint.sure, 0) / 3;
  const x = face.reduce((sum, joint) => sum + joint.x, 0) / 3;
  const y = face.reduce((sum, joint) => sum + joint.y, 0) / 3;
  const { axis, headHalf, top, chin } = stance;
  const isIn = Math.abs(x - axis) <= headHalf + 2.5 && y >= top && y <= Math.max(chin, person?.neck ?? 0) + 1;
  const hasArms = joints['LEFT ARM'].sure >= SURE_ARM || joints['RIGHT ARM'].sure >= SURE_ARM;
  // A plain eye elsewhere, with its white and its pupil, is surer than a face that is half sure.
  const large = told >= SURE_FACE && told < SURE_ALL ? largeEye(flat) : undefined;
  // At an end of what goes on all fours a face is where it should be: the white elsewhere is a belly.
  const isFar =
    large !== undefined &&
    Math.abs(middleOf(large, flat.width).x - x) > 0.22 * heightOf(flat) &&
    !(isAtEnd(flat, x) && middleOf(large, flat.width).y > y);
  const isOther = isFar && sideHead(flat, stance, undefined) !== undefined;
  if (told >= SURE_FACE && isIn && !isOther) {
    const eyes = findEyes(flat, joints, stance);
    return { stance, isSure: true, isBare: false, eyes, hasHands: hasArms || person !== undefined };
  }
  const byNeck =
    !isOther && stance.isUpright && !stance.isLong
      ? headOnNeck(interior, { ...stance, top: person?.top ?? stance.top })
      : undefined;
  const overFeet = byNeck || isOther || told >= SURE_FACE ? undefined : headOverFeet(interior, stance);
  const isElsewhere = byNeck && told >= 0.3 && (y > byNeck.chin + 1 || Math.abs(x - byNeck.axis) > byNeck.headHalf + 2);
  if (byNeck && !isElsewhere)
    return { stance: byNeck, isSure: true, isBare: false, eyes: eyesIn(flat, byNeck), hasHands: hasArms };
  const byJoints = isOther
    ? undefined
    : (overFeet ??
      headOverNeck(flat, joints, stance) ??
      (told >= SURE_FACE && !isIn ? headAboutFace(flat, joints, stance) : undefined));
  if (byJoints)
    return { stance: byJoints, isSure: true, isBare: false, eyes: eyesIn(flat, byJoints), hasHands: hasArms };
  // Nor are two spots on a back where one large eye with its white is seen.
  const sole = told < SURE_FACE ? largeEye(flat) : undefined;
  const spots = isOther ? undefined : pairAlike(flat, joints);
  const isOfOther = sole !== undefined && sole.length >= LARGE && !spots?.flat().some((i) => sole.includes(i));
  // Nor are two spots on the robe of who was taken apart.
  if (spots && person && isBelow(flat, spots, person.neck) && evenness(flat).fit >= EVEN)
    return { stance, isSure: true, isHidden: true, isBare: false, eyes: [], hasHands: hasArms };
  const pair = isOfOther ? undefined : spots;
  if (pair && !isOnBack(flat, joints, pair.reduce((sum, eye) => sum + middleOf(eye, flat.width).x, 0) / 2)) {
    // What has no face of a person has paws or none.
    const { isStanding, ...byPair } = headAbout(
      flat,
      pair,
      stance,
      person !== undefined && joints.NECK.sure >= SURE_NECK,
    );
    return { ...byPair, isSure: true, eyes: pair, hasHands: isStanding };
  }
  const [one, other] = findEyes(flat, NOBODY);
  const isOne = one !== undefined && other === undefined && isAtHead(flat, one);
  // Who was taken apart with so sure a neck has the head that was taken off it, though one eye alone stands out.
  const isParted = person !== undefined && joints.NECK.sure >= SURE_PARTED && told >= HIDDEN_FACE;
  const side = isParted ? undefined : sideHead(flat, stance, isOne ? one : undefined);
  if (isParted) {
    const eyes = eyesIn(flat, stance);
    return { stance, isSure: true, isBare: false, eyes: eyes.length > 0 || !isOne ? eyes : [one], hasHands: hasArms };
  }
  if (side) {
    const { eyes, isBare, ...place } = side;
    return { stance: { ...stance, ...place }, isSure: true, isBare, eyes, hasHands: told >= 0.3 && hasArms };
  }
  const hands = told >= 0.3 && hasArms;
  // Who was taken apart into even halves has a head though a hood or a helm hides its face.
  if (person && told >= HIDDEN_FACE && evenness(flat).fit >= EVEN)
    return { stance, isSure: true, isHidden: true, isBare: false, eyes: isOne ? [one] : [], hasHands: hands };
  const crowned = topOf(flat, stance) ?? (joints.NECK.sure >= SURE_NECK ? topOverFeet(interior, stance) : undefined);
  const small = crowned && smallBody(flat, crowned);
  if (small) return { stance: small, isSure: true, isHidden: true, isBare: false, eyes: [], hasHands: true };
  // Two that agree, the outline and the network, are sure: the neck lies below what is one thing at the top.
  if (crowned && isNeckOf(crowned, joints))
    return {
      stance: { ...crowned, chin: Math.min(crowned.chin, Math.max(crowned.top + 3, Math.round(joints.NECK.y))) },
      ...{ isSure: true, isHidden: true, isBare: false, eyes: isOne ? [one] : [], hasHands: hands },
    };
  const end = crowned ? undefined : headAtEnd(flat, joints, stance);
  if (end) {
    const isIn = (eye: Eye): boolean =>
      Math.abs(middleOf(eye, flat.width).x - end.stance.axis) <= end.stance.headHalf + 1.5;
    const eyes = (isOne ? [one] : eyesIn(flat, end.stance)).filter((eye) => isIn(eye) && isPlain(flat, eye));
    // Two plain eyes in what would be a head make it one.
    const isSure = end.isSure || (!isOne && eyes.length === 2);
    return { stance: aboutEyes(flat, end.stance, eyes), isSure, isTopSure: true, isBare: false, eyes, hasHands: hands };
  }
  const lump = crowned ?? topOfLump(flat, stance);
  return {
    stance: lump ?? stance,
    isSure: false,
    isTopSure: lump !== undefined,
    isBare: false,
    eyes: isOne ? [one] : [],
    hasHands: hands,
  };
}

/** Whether a column is near the left or the right end of a figure. */
function isAtEnd(flat: Flat, x: number): boolean {
  const xs = [...flat.colors.keys()].filter((i) => flat.colors[i]! >= 0).map((i) => i % flat.width);
  const [left, right] = [Math.min(...xs), Math.max(...xs) + 1];
  return Math.min(x - left, right - x) < 0.25 * (right - left);
}

const isBelow = (flat: Flat, spots: readonly Eye[], row: Px): boolean =>
  spots.flat().some((i) => Math.floor(i / flat.width) > row);

/** Whether a neck that the network half sees lies where a head that the outline tells ends. */
function isNeckOf({ axis, headHalf, top, chin }: Stance, { NECK: neck }: FoundJoints): boolean {
  const deep = chin - top;
  return (
    neck.sure >= HALF_SURE &&
    Math.abs(neck.x - axis) <= headHalf &&
    neck.y >= chin - 0.4 * deep &&
    neck.y <= chin + 0.4 * deep
  );
}
const HALF_SURE = 0.36;

/** A pair within a head; one alone may be anything. */
const eyesIn = (flat: Flat, stance: Stance): readonly Eye[] => {
  const eyes = findEyes(flat, NOBODY, stance);
  return eyes.length === 2 ? eyes : [];
};

/** So alike on both sides is who stands on two soles; and its chin lies so far from its eyes to the ground. */
const STANDING = 0.8;
const OF_BODY = 0.45;

/** The head about a pair of eyes: down to where it narrows; all there is, where the figure ends sooner than it is wide. */
function headAbout(
  flat: Flat,
  pair: readonly Eye[],
  stance: Stance,
  hasBody: boolean,
): { stance: Stance; isBare: boolean; isStanding: boolean } {
  const { bottom } = opaqueRows(flat);
  const [a, b] = pair.map((eye) => middleOf(eye, flat.width)) as [Point, Point];
  const axis = (a.x + b.x) / 2;
  const gap = Math.abs(a.x - b.x);
  const row = Math.floor((a.y + b.y) / 2);
  const wideAt = (y: Px): number => {
    const run = runOf(flat, axis, y);
    return run ? run.to - run.from : 0;
  };
  const wide = wideAt(row);
  let neck: Px | undefined;
  for (let y = row + 2; y < bottom - 2 && neck === undefined; y++)
    if (wideAt(y) <= 0.78 * wide && wideAt(y + 2) >= wideAt(y) && y < bottom - 0.25 * (bottom - row)) neck = y;
  // A large head on two soles has a body, as small as that is.
  const isStanding = neck === undefined && isNotched(flat) && (hasBody || evenness(flat).fit >= STANDING);
  const isBare = neck === undefined && bottom - row < wide && !isStanding;
  let top = row;
  // What stands on all of a head is a cap or a tuft.
  while (wideAt(top - 1) > (isBare ? 0.4 * wide : Math.min(3, 0.4 * wide))) top--;
  const chin = isBare
    ? bottom
    : isStanding
      ? Math.round(row + OF_BODY * (bottom - row))
      : Math.min(neck ?? bottom, Math.round(row + Math.max(3, 1.3 * gap)));
  const headHalf = isBare
    ? wide / 2
    : isStanding
      ? 0.42 * wide
      : Math.max(1.5, Math.min(wide / 2, Math.max(1.2 * gap, 2.5)));
  const shared = { axis, top, chin, headHalf, facing: 0 as const };
  if (!isBare)
    return { stance: { ...stance, ...shared, ...(isStanding ? { isUpright: true } : {}) }, isBare, isStanding };
  return { stance: { ...stance, ...shared, trunk: axis, trunkHalf: wide / 2, isLong: false }, isBare, isStanding };
}

/** Refuses what is put on a head, or on a body under one, where none is surely there; says what was found instead. */
export function needHead(
  { isSure, isTopSure, isBare, isBust = false, eyes, stance }: HeadFound,
  text: string,
  {
    isOnBody,
    isOnTop,
    isOnBack,
  }: { readonly isOnBody: boolean; readonly isOnTop: boolean; readonly isOnBack?: boolean },
): void {
  if (!isSure && !(isTopSure && isOnTop))
    throw new InputError(
      `"${text}" was not put on: no head was surely found in the picture${eyes.length > 0 ? ', only an eye' : ''}${stance.isLong ? '; it lies or goes on all fours' : ''}.`,
    );
  if (isBust && isOnBack)
    throw new InputError(`"${text}" hangs down a back, and the picture ends below the shoulders.`);
  if (isBare && isOnBody)
    throw new InputError(`"${text}" needs a neck and shoulders, and the picture shows a head without a body.`);
}
