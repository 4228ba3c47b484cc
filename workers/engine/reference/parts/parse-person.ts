/**
 * A person seen from the front, taken apart by colours and widths: no shape of its own is expected, so sprites of any
 * artist can be read, from some 14 pixels of height on. Numbers were set by eye on sprites by several artists.
 */
import type { Px } from '../../../../src/pixels/types.ts';
import { backOfRuns } from './back-of.ts';
import { cloakOn } from './cloak.ts';
import { findEyes } from './find-eyes.ts';
import { at, eachPixel, type Flat, median, opaqueRows } from './flat.ts';
import { guessByShares } from './guess-by-shares.ts';
import { guessBigHead, jointsOf } from './guess-joints.ts';
import { lineHabitOf, withoutShadow } from './line-habit.ts';
import { axisOf, neckOf, torsoHalfOf } from './measure-person.ts';
import { parseHead } from './parse-head.ts';
import { gapAt, legOf } from './parse-legs.ts';
import { takeLimbs } from './parse-limbs.ts';
import type { FoundJoints, Head, Parsed, Person } from './person-types.ts';
import { type Runs, runAt } from './runs.ts';
import { withWings } from './wings.ts';

/** Below this confidence of joints and symmetry a parse is not to be used. */
export const SURE = 0.45;
const LEAST_HEAD = 3;
/** Half of its width, as a share of the height. */
const MOST_HEAD = 0.56;
/** How alike the two sides of a head are that is seen from the front: at least, and surely. */
const LEAST_FIT = 0.32;
const SURE_FIT = 0.6;
/** A joint of a face that is surer than this is one. */
const SURE_EYE = 0.6;
const SURE_BEAST = 0.85;
/** Eyes lie higher above the neck than this share of the head. */
const LEAST_CHIN = 0.1;

/** Takes a person seen from the front apart; `joints` are those of the keypoint network. */
export function parsePerson(drawn: Flat, found: FoundJoints): Parsed<Person> {
  const joints = jointsOf(drawn, found, SURE);
  const cloaked = cloakOn(drawn, joints);
  if (cloaked) {
    const bare = parseStanding(cloaked.bare, found, joints);
    if (!('why' in bare) && !bare.parts.cape)
      return { ...bare, parts: { ...bare.parts, picture: drawn, cape: cloaked.cloak } };
  }
  // Of the smallest, whose head is most of them, the network knows little: nothing of those as wide as high.
  const guess = guessBigHead(lineHabitOf(drawn).figure);
  const small = guess && parseStanding(drawn, guess, guess, Math.round(guess.NECK.y));
  if (small && !('why' in small) && isSquare(drawn)) return small;
  const person = parseStanding(drawn, found, joints);
  if (!('why' in person) && !isFaceBelow(drawn, found, person.parts)) return person;
  if (small && !('why' in small)) return small;
  return 'why' in person ? person : { why: 'its face lies below its shoulders', confidence: 0.4 };
}

/**
 * Somebody who faces the viewer and is told by nothing but standing upright: for turning, where any body with a head on it
 * serves. Undefined for what does not stand so.
 */
export function parseUpright(drawn: Flat, found: FoundJoints): Parsed<Person> | undefined {
  const guess = guessByShares(lineHabitOf(drawn).figure, found);
  if (!guess) return undefined;
  const neck = Math.round(guess.NECK.y);
  const cloaked = cloakOn(drawn, guess);
  const bare = cloaked && parseStanding(cloaked.bare, guess, guess, neck, true);
  if (bare && !('why' in bare)) return { ...bare, parts: { ...bare.parts, picture: drawn, cape: cloaked.cloak } };
  return parseStanding(drawn, guess, guess, neck, true);
}

/** Of figures of no more rows joints are told so badly that a face may come to lie below the neck. */
const TINY: Px = 24;
/** Eyes lie no farther from the axis, as a share of half the head. */
const BESIDE_AXIS = 1.3;

/** Whether both eyes that are drawn lie below the neck that was found: what is below a hat was taken for the body. */
function isFaceBelow(drawn: Flat, found: FoundJoints, { axis, top, neck, floor, head }: Person): boolean {
  if (floor - top > TINY) return false;
  const eyes = findEyes(drawn, found);
  return (
    eyes.length === 2 &&
    eyes.flat().every((i) => {
      const [x, y] = [i % drawn.width, Math.floor(i / drawn.width)];
      return y >= neck && Math.abs(x + 0.5 - axis) <= BESIDE_AXIS * head.half + 1;
    })
  );
}

/** From this share of its height on a figure is as wide as high. */
const SQUARE = 0.9;

function isSquare(drawn: Flat): boolean {
  const columns: Px[] = [];
  eachPixel(drawn, (x) => columns.push(x));
  const { top, bottom } = opaqueRows(drawn);
  return Math.max(...columns) + 1 - Math.min(...columns) >= SQUARE * (bottom - top);
}

/** The same with the joints of somebody who stands, and the first row below the chin where that is told. */
function parseStanding(
  drawn: Flat,
  found: FoundJoints,
  joints: FoundJoints,
  told?: Px,
  isAnybody = false,
): Parsed<Person> {
  const { NECK: neckJoint, NOSE: nose } = joints;
  const [leftShoulder, rightShoulder] = [joints['LEFT SHOULDER'], joints['RIGHT SHOULDER']];
  const [leftHip, rightHip] = [joints['LEFT HIP'], joints['RIGHT HIP']];
  const near = (neckJoint.x + (rightHip.x + leftHip.x) / 2 + nose.x) / 3;
  const picture = withoutShadow(drawn, near, Math.max(4, Math.abs(leftShoulder.x - rightShoulder.x) * 0.75));
  const line = lineHabitOf(picture);
  const { figure } = line;
  const filled = Array.from({ length: figure.height }, (_, y) => y).filter((y) =>
    figure.colors.subarray(y * figure.width, (y + 1) * figure.width).some((c) => c >= 0),
  );
  const top = filled[0] ?? 0;
  const floor = (filled.at(-1) ?? 0) + 1;
  const height = floor - top;
  const confidence =
    [neckJoint, leftShoulder, rightShoulder, leftHip, rightHip].reduce((sum, joint) => sum + joint.sure, 0) / 5;
  if (confidence < SURE) return { why: 'no person was found in it', confidence };
  if (height < 10) return { why: 'it is too small', confidence: 0 };

  const reach = joints === found ? Number.POSITIVE_INFINITY : Math.abs(leftShoulder.x - rightShoulder.x) / 2 + 1;
  const shoulders = (leftShoulder.y + rightShoulder.y) / 2;
  const { axis, fit } = axisOf(picture, near, top, shoulders, reach);
  // A chin lies below the nose, though a beard hides it.
  const chin = nose.sure >= SURE_EYE && nose.y < shoulders ? Math.ceil(nose.y) + 1 : 0;
  const neck = told ?? neckOf(picture, line, axis, top, shoulders, height, chin);
  const hip = Math.min(floor - 2, Math.max(neck + 2, Math.round((leftHip.y + rightHip.y) / 2)));
  const [eyes, noseSeen] = [[found['LEFT EYE'], found['RIGHT EYE']], found.NOSE];
  // Where the outline told the joints the network sees nobody, or a beast.
  const sureEye = joints === found ? SURE_EYE : SURE_BEAST;
  // An ape's face lies before its chest, below its shoulders.
  if (!isAnybody && eyes.every(({ y, sure }) => sure >= sureEye && y > neck - LEAST_CHIN * (neck - top)))
    return { why: 'its face lies below its shoulders', confidence: 0.4 };
  if (neck - top < LEAST_HEAD) return { why: 'its head is too small', confidence: 0.4 };
  const { head, skin } = parseHead({ line, axis, top, neck });
  if (!isAnybody && noseSeen.sure >= sureEye && Math.abs(noseSeen.x - axis) > Math.max(2, 0.9 * head.half))
    return { why: 'its face is not in the middle of its head', confidence: 0.4 };
  if (head.half > MOST_HEAD * height) return { why: 'its head is wider than a person has', confidence: 0.4 };
  if (!isAnybody && isOfWings(head, top, neck))
    return { why: 'its head is not told from what stands beside it', confidence: 0.4 };
  if (head.half < 1.5) return { why: 'its head is too small', confidence: 0.4 };
  if (!isAnybody && fit < LEAST_FIT)
    return { why: 'its head is not seen from the front', confidence: Math.min(confidence, 0.4) };
  if (gapsIn(figure, neck, hip) > 0.3 * (hip - neck)) return { why: 'it is full of gaps', confidence: 0.4 };

  const [torsoHalf, full] = torsoHalfOf(picture, line, axis, neck, hip, head.half);
  let crotch = floor;
  const lowest = Math.max(neck + 2, Math.min(floor - 1, hip - Math.round(0.04 * height)) - 2);
  for (let y = floor - 2; y >= lowest; y--) {
    if (gapAt(picture, line, axis, torsoHalf, y) !== undefined) crotch = y;
    else if (crotch < floor && y < crotch - 1) break;
  }
  const legs = Math.max(1, floor - hip);
  const isRobed = floor - crotch < Math.max(2, 0.25 * legs);
  if (isRobed) crotch = floor;
  else if (crotch > hip + legs * 0.4) crotch = Math.max(hip, crotch - 1);

  const handY = Math.max(joints['LEFT ARM'].y, joints['RIGHT ARM'].y) + 2;
  const torso: Runs = Array(figure.height).fill(undefined);
  for (let y = neck; y < crotch; y++) {
    // Where legs part above the crotch, the hips go on.
    const run = runAt(figure, y, axis) ?? (y > hip - 2 && !isRobed ? torso[y - 1] : undefined);
    const grow = isRobed && y > handY ? figure.width : y > hip ? Math.max(0, (y - hip) * 0.3) : 0;
    if (!run) continue;
    torso[y] = {
      from: Math.max(run.from, Math.round(axis - torsoHalf - grow)),
      to: Math.min(run.to, Math.round(axis + torsoHalf + grow)),
    };
  }
  const levels = { axis, top, neck, hip, crotch, floor };
  const limbs = withWings(takeLimbs({ line, levels, head, torso, torsoHalf, full, handY, skin }), levels);
  const person: Person = {
    ...levels,
    picture,
    line,
    head,
    torso,
    torsoHalf,
    isRobed,
    back: backOfRuns(figure, torso, neck, crotch, line, BACK_END, skin),
    ...limbs,
    leg: isRobed
      ? undefined
      : legOf(line, picture, [...limbs.arms, ...limbs.held], { axis, crotch, floor, half: torsoHalf }),
  };
  return { parts: person, confidence: confidence * Math.min(1, fit / SURE_FIT) };
}

/** The upper rows of a head below its hat, and how much narrower they are than its face where that is no face. */
const UPPER = 0.34;
const NARROWER = 0.42;

/** Whether what was taken for a face is far wider than the head above it: wings, a collar, a shield. */
function isOfWings({ face, runs, under }: Head, top: Px, neck: Px): boolean {
  const first = Math.max(top, under);
  const widths = runs
    .slice(first, first + Math.max(3, Math.round(UPPER * (neck - first))))
    .flatMap((r) => (r ? [r.to - r.from] : []));
  let widest = 0;
  for (let y = first; y < neck; y++) {
    const columns = Array.from({ length: face.width }, (_, x) => x).filter((x) => at(face, x, y) >= 0);
    if (columns.length > 0) widest = Math.max(widest, columns.at(-1)! + 1 - columns[0]!);
  }
  return median(widths) < NARROWER * widest;
}

/** Share of a row at each end that is cloth which goes round; what lies between and differs is a tabard, an apron, a buckle. */
const BACK_END = 0.13;

/** Rows of the torso that fall into more than three pieces. */
function gapsIn(figure: Flat, from: Px, to: Px): number {
  let torn = 0;
  for (let y = from; y < to; y++) {
    let pieces = 0;
    for (let x = 0; x < figure.width; x++) if (at(figure, x, y) >= 0 && at(figure, x - 1, y) < 0) pieces++;
    if (pieces > 3) torn++;
  }
  return torn;
}
