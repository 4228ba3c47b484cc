/** Which way a figure looks that is drawn from a side, and where its eye is. */

import { type Box, boxOf } from '../box.ts';
import { evenness } from '../evenness.ts';
import { facedSide } from '../faces.ts';
import { type Eye, findEyes } from '../find-eyes.ts';
import { eachPixel, type Flat } from '../flat.ts';
import { lineHabitOf } from '../line-habit.ts';
import type { FoundJoints } from '../person-types.ts';
import { sideSeen } from '../whole.ts';

/** The way a figure faces as drawn. */
export type Facing = 'left' | 'right';

export const meanOf = (values: readonly number[]): number =>
  values.reduce((a, b) => a + b, 0) / Math.max(1, values.length);
export const meanX = (eye: Eye, { width }: Flat): number => meanOf(eye.map((i) => i % width));
export const meanY = (eye: Eye, { width }: Flat): number => meanOf(eye.map((i) => Math.floor(i / width)));

/** Two eyes whose middle is no farther from the figure's, as a share of its width, look at the viewer. */
const AHEAD = 0.1;
/** Shares of the length that are an end, and how much more there is of a head than of a tail. */
const END = 0.13;
const HEAVIER = 1.15;
/** So much longer than high is a beast on its belly or its legs. */
const LONG = 1.1;

/** The end at which the head of a figure is that shows no eye: of a long one the thicker, else as its joints or its lean tell. */
function endOf(drawn: Flat, { left, right }: Pick<Box, 'left' | 'right'>, joints: FoundJoints): Facing {
  const [own, reach] = [boxOf(drawn), END * (right - left)];
  let [first, last] = [0, 0];
  eachPixel(drawn, (x) => {
    if (x < left + reach) first++;
    if (x >= right - reach) last++;
  });
  const isLong = right - left > LONG * (own.bottom - own.top);
  if (isLong && joints.NOSE.sure < SURE && Math.max(first, last) > HEAVIER * Math.min(first, last))
    return first > last ? 'left' : 'right';
  return sideSeen(drawn, joints);
}
/** A joint that is surer than this is one. */
const SURE = 0.3;

/** Signs that lead to one side by so much all together outweigh what a single spot that may be an eye, or a thick end, says. */
const SURELY = 0.45;

/** The side that many signs together tell; undefined where they do not agree. */
function surelyTo(drawn: Flat, { left, right }: Pick<Box, 'left' | 'right'>, joints: FoundJoints): Facing | undefined {
  const guess = sideSeen(drawn, joints) === 'left' ? -1 : 1;
  const told = facedSide(drawn, lineHabitOf(drawn).colors, joints, guess, { x: left, width: right - left });
  return Math.abs(told) < SURELY ? undefined : told < 0 ? 'left' : 'right';
}

/** Whether eyes lie in the hind half of what looks to a side: marks of a shell or a tail. */
export function areBehind(drawn: Flat, { left, right }: Box, facing: Facing, eyes: readonly Eye[]): boolean {
  const off = meanOf(eyes.map((eye) => meanX(eye, drawn))) - (left + right - 1) / 2;
  return eyes.length > 0 && (facing === 'left' ? off : -off) > AHEAD * (right - left);
}

/** Which way it looks: to where most signs lead, else to where its eye lies from its middle, else its nose from its body. */
export function facingOf(
  drawn: Flat,
  { left, right }: Box,
  eyes: readonly Eye[],
  joints: FoundJoints,
): Facing | undefined {
  const middle = (left + right - 1) / 2;
  const bySigns = (): Facing | undefined => surelyTo(drawn, { left, right }, joints);
  const byEnd = (): Facing => bySigns() ?? endOf(drawn, { left, right }, joints);
  if (eyes.length === 0) return byEnd();
  const off = meanOf(eyes.map((eye) => meanX(eye, drawn))) - middle;
  if (Math.abs(off) > AHEAD * (right - left)) return bySigns() ?? (off < 0 ? 'left' : 'right');
  if (eyes.length !== 2) return byEnd();
  // A long neck holds the head over the middle, and what is all uneven looks aside, whatever its eyes seem to be.
  const { top, bottom } = boxOf(drawn);
  const least = right - left > LONG * (bottom - top) ? UNEVEN_LONG : UNEVEN;
  return evenness(drawn).fit > least ? undefined : byEnd();
}
/** What is less even than this does not look at the viewer; marks on the side of what is longer than high are no eyes. */
const UNEVEN = 0.42;
const UNEVEN_LONG = 0.66;

/** Of a head alone, or of who is mostly head, an eye takes more. */
const LARGE_EYE = 0.04;
/** The head of a figure seen from the side, where nothing tells it: shares of its length from its front, and of its height. */
const FORE = 0.5;
const UPPER = 0.7;

export function eyesAt(
  drawn: Flat,
  { left, right, top, bottom }: Box,
  facing: Facing,
  joints: FoundJoints,
): readonly Eye[] {
  const headHalf = (FORE * (right - left)) / 2;
  const axis = facing === 'left' ? left + headHalf : right - headHalf;
  const unsure = Object.fromEntries(Object.entries(joints).map(([label, joint]) => [label, { ...joint, sure: 0 }]));
  const head = { axis, headHalf, top, chin: top + UPPER * (bottom - top) };
  return findEyes(drawn, unsure as unknown as FoundJoints, head, LARGE_EYE);
}
