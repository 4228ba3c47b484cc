/** Blows with an arm: one that joints or parts tell, or a fist that sticks out. */
import type { Box } from '../../../../src/pixels/image.ts';
import type { Px } from '../../../../src/pixels/types.ts';
import { evenness } from '../parts/evenness.ts';
import { at, tidy, toImage } from '../parts/flat.ts';
import { type Person, piecesIn } from '../parts/index.ts';
import type { Figure } from './figure.ts';
import { armsByJoints, type JointArm } from './find-arm.ts';
import { seesArms } from './held-in.ts';
import { type Limb, limbOf } from './limb.ts';
import { withLine, without } from './mask.ts';
import type { Blow, StrikeRequest } from './request.ts';
import { swung } from './swing.ts';
import { isOverHead, MOST_OVER_HEAD, QUARTER, restOf, type Swing, shareOver, swingsFor } from './swing-ways.ts';
import type { Strike, Trunk } from './types.ts';

/** Blows with an arm that its joints alone tell: with what its hand holds, or with the bare hand. */
export function withJoints(
  request: StrikeRequest,
  figure: Figure,
  { width, height }: Box,
): { readonly armed: readonly Strike[]; readonly bare: readonly Strike[] } {
  const { blow, joints: seen, standing } = request;
  if (!BY_ARM.has(blow) || width > WIDE * height || !(seesArms(seen) || request.person || request.hasLimbs))
    return { armed: [], bare: [] };
  // Where the network sees nobody, the silhouette tells.
  const byNetwork = seesArms(seen) ? armsByJoints(figure, seen) : [];
  const isTold = standing && evenness(figure.picture).fit >= EVEN;
  const all = byNetwork.length > 0 || !isTold ? byNetwork : armsByJoints(figure, standing);
  // Who looks aside strikes ahead.
  const ahead = Math.abs(figure.ahead.x) > 0.5 ? Math.sign(figure.ahead.x) : 0;
  // An arm that is held out already does not turn: it is thrown ahead with the whole body.
  const isOut = ({ piece, side }: JointArm): boolean => Math.abs(restOf(piece, side) - QUARTER) < HELD_OUT;
  const arms = all.filter((arm) => (ahead === 0 || arm.side === ahead) && !isOut(arm));
  const strikesWith = (arm: JointArm): readonly Strike[] => {
    const { piece, body, isArmed, upright } = arm;
    const inHand = upright
      ? swingsFor(upright.piece, figure).map((swing) =>
          swung(figure, upright.piece, swing, { thrusts: false, bare: upright.body }),
        )
      : [];
    const withWhole = jointSwings(arm, figure).map((swing) =>
      swung(figure, piece, swing, { thrusts: false, isArm: true, bare: body, isArmed }),
    );
    return [...inHand, ...withWhole];
  };
  return {
    armed: blow === 'punch' ? [] : arms.filter(({ isArmed }) => isArmed).flatMap(strikesWith),
    bare: arms.filter(({ isArmed }) => !isArmed).flatMap(strikesWith),
  };
}
/** Degrees from level at which an arm is held out. */
const HELD_OUT = 32;
/** What is wider for its height goes on four legs, or flies. */
const WIDE = 1.2;
/** Whose joints the silhouette tells is as alike on both sides. */
export const EVEN = 0.6;

/** By a quarter of a turn, so that no pixel is lost: bare hands go out from where they hang, armed ones come down. */
function jointSwings({ side, piece, isArmed }: JointArm, figure: Figure): readonly Swing[] {
  const rest = restOf(piece, side);
  const raised = rest - QUARTER;
  if (isArmed)
    return shareOver(piece, -side * QUARTER, figure, isOverHead) < MOST_OVER_HEAD
      ? [{ side, up: raised, end: rest }]
      : [];
  const level = { side, up: rest, end: QUARTER };
  const ends = raised >= HIGHEST && raised <= LOWEST ? [level, { ...level, end: raised }] : rest > LEAST ? [level] : [];
  // No arm comes before the face.
  return ends.filter(({ end }) => shareOver(piece, side * (end - rest), figure, isOverHead) < MOST_OVER_HEAD);
}
/** Degrees from straight up between which a fist strikes. */
const [HIGHEST, LOWEST] = [35, 110];
/** An arm that is so near to where it would strike is not seen to move. */
const LEAST = 112;

const BY_ARM: ReadonlySet<Blow> = new Set(['any', 'slash', 'punch', 'claw']);

/** Whether an arm is all there is on its side, and comes off without tearing the body. */
export function canRaise({ picture, line, trunk }: Figure, { core, hand, rows }: Limb): boolean {
  const { figure } = line;
  const side = hand.x < trunk.axis ? -1 : 1;
  const beyond = rows.reduce((n, { y, from, colors }) => {
    const edge = side < 0 ? from - 1 : from + colors.length;
    let out = 0;
    for (let x = edge; x >= 0 && x < figure.width; x += side)
      if (at(figure, x, y) >= 0 && !core[y * figure.width + x]) out++;
    return n + out;
  }, 0);
  if (beyond > MOST_BEYOND * rows.length) return false;
  const whole = toImage(picture);
  return piecesIn(toImage(tidy(without(picture, withLine(line, core))))) <= piecesIn(whole);
}
const MOST_BEYOND = 0.4;

export const limbsOf = (person: Person | undefined, { neck }: Trunk, height: Px): Limb[] =>
  person ? ([0, 1] as const).flatMap((side) => limbOf(person.arms[side], neck, height) ?? []) : [];
