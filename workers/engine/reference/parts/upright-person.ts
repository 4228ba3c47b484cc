/** People of whom nothing is known but that they stand upright and look at the viewer. */
import { boxOf } from './box.ts';
import { evenness } from './evenness.ts';
import { findEyes } from './find-eyes.ts';
import type { Flat } from './flat.ts';
import { chinShare } from './guess-by-shares.ts';
import { parseUpright } from './parse-person.ts';
import type { FoundJoints, Person } from './person-types.ts';

/** A chin that lies farther from where it usually does, as a share of the height, was told by a beard, a collar or a hat. */
const FAR_CHIN = 0.16;

export const hasUsualChin = ({ top, neck, floor }: Person): boolean =>
  Math.abs((neck - top) / (floor - top) - chinShare(floor - top)) <= FAR_CHIN;

/** Figures of no more rows are drawn half aside where they are less even than this: too few pixels to find a front in. */
const SMALL = 20;
const FRONT = 0.74;

export function looksAsideSmall(drawn: Flat): boolean {
  const { top, bottom } = boxOf(drawn);
  return bottom - top <= SMALL && evenness(drawn).fit < FRONT;
}

/** Eyes of who looks at the viewer lie no farther to one side, as a share of half the head. */
const ASIDE = 0.28;

/** A head of more than so many rows is no wider, half of it as a share of the height. */
const FINE = 24;
const MOST_HEAD = 0.3;
/** Of whom the joints say less than this in the mean only the shape tells: higher than wide, and alike on both sides. */
const SAID = 0.4;
const HIGH = 1.05;
const ALIKE = 0.48;

function isSaid(joints: FoundJoints): boolean {
  const all = Object.values(joints);
  return all.reduce((sum, { sure }) => sum + sure, 0) >= SAID * all.length;
}

function isLikely(drawn: Flat, joints: FoundJoints, { head, top, floor }: Person): boolean {
  const { left, right, bottom } = boxOf(drawn);
  if (floor - top > FINE && head.half > MOST_HEAD * (floor - top)) return false;
  if (isSaid(joints)) return true;
  return bottom - top >= HIGH * (right - left) && evenness(drawn).fit >= ALIKE;
}

/** The person that a figure shows by its outline; undefined for what does not look at the viewer. */
export function seeUpright(drawn: Flat, joints: FoundJoints): Person | undefined {
  const found = parseUpright(drawn, joints);
  if (!found || 'why' in found || !isLikely(drawn, joints, found.parts)) return undefined;
  const { axis, head, top, neck, floor } = found.parts;
  const eyes = findEyes(drawn, joints, { axis, headHalf: head.half, top, chin: neck });
  // Of whom joints say nothing, and who is large enough for a face, both eyes look at the viewer.
  if (eyes.length < 2 && floor - top > SMALL && !isSaid(joints)) return undefined;
  const columns = eyes.map((eye) => eye.reduce((sum, i) => sum + (i % drawn.width) + 0.5, 0) / eye.length);
  const middle = columns.reduce((sum, x) => sum + x, 0) / Math.max(1, columns.length);
  return columns.length > 0 && Math.abs(middle - axis) > ASIDE * head.half + 0.5 ? undefined : found.parts;
}
