/**
 * An arm by its joints, with whatever is held in its hand, as one piece that turns about the shoulder: for figures whose
 * parts cannot be told, and for hands that hold what no straight run finds.
 */
import type { Px } from '../../../../src/pixels/types.ts';
import { apart, areaOf, at, BESIDE, type Color, type Flat, NONE, toImage } from '../parts/flat.ts';
import { type FoundJoints, piecesIn } from '../parts/index.ts';
import { coreOf, HEAD, offWay, spread, THICK, wayOf } from './arm-core.ts';
import type { Figure } from './figure.ts';
import { healed } from './heal.ts';
import { isOfHead, isPartOfMore, isThing } from './held-thing.ts';
import { withLine } from './mask.ts';
import type { Point, Weapon } from './types.ts';

export interface JointArm {
  readonly side: -1 | 1;
  /** The arm and what it holds, held at the shoulder; it points to the hand. */
  readonly piece: Weapon;
  /** The figure without it. */
  readonly body: Flat;
  /** Pixels beyond the hand: something is held. */
  readonly isArmed: boolean;
  /** What is held where it stands up in the hand, in which it turns, and the figure without it. */
  readonly upright?: { readonly piece: Weapon; readonly body: Flat } | undefined;
}

/** So sure of shoulder and hand is who may be said to have an arm. */
const SURE = 0.33;
/** Shares of the figure's height. */
const [SHORTEST, LONGEST] = [0.12, 0.4];
const BELOW_HIPS = 0.12;
const HELD = 0.012;
/** Shares of the figure: more is no arm. */
const MOST = 0.3;
/** Colours nearer than this on both sides of a cut are one thing that was cut through. */
const SAME = 16;

/** The arms that may strike, those that hold something first, then those farther from the body. */
export function armsByJoints(figure: Figure, joints: FoundJoints): readonly JointArm[] {
  const arms = (['RIGHT', 'LEFT'] as const).flatMap((name) => armOf(figure, joints, name) ?? []);
  const far = ({ piece, side }: JointArm): number =>
    side * (piece.grip.x + Math.cos(piece.angle) * piece.ahead - figure.trunk.axis);
  return arms.sort((a, b) => Number(b.isArmed) - Number(a.isArmed) || far(b) - far(a));
}

function armOf(figure: Figure, joints: FoundJoints, name: 'RIGHT' | 'LEFT'): JointArm | undefined {
  const { height } = figure;
  const [shoulder, , hand] = wayOf(joints, name);
  if (Math.min(shoulder.sure, hand.sure) < SURE) return undefined;
  const long = spread(shoulder, hand);
  if (long < SHORTEST * height || long > LONGEST * height) return undefined;
  // A hand below the hips is a foot.
  if (hand.y > (joints['LEFT HIP'].y + joints['RIGHT HIP'].y) / 2 + BELOW_HIPS * height) return undefined;
  const axis = (joints['LEFT SHOULDER'].x + joints['RIGHT SHOULDER'].x) / 2;
  const side = hand.x < axis ? -1 : 1;
  // Where more than a thing in a hand hangs on it, the arm is all that is known.
  return (
    pieceOf(figure, joints, name, side, coreOf(figure, joints, name, true)) ??
    pieceOf(figure, joints, name, side, coreOf(figure, joints, name, false))
  );
}

function pieceOf(
  figure: Figure,
  joints: FoundJoints,
  name: 'RIGHT' | 'LEFT',
  side: -1 | 1,
  core: Uint8Array,
): JointArm | undefined {
  const { picture, line, height } = figure;
  const { width } = picture;
  const [shoulder, elbow, hand] = wayOf(joints, name);
  const thick = Math.max(1.1, THICK * height);
  const cells: (readonly [Px, Px, Color])[] = [];
  const grip = { x: Math.round(shoulder.x - 0.5), y: Math.round(shoulder.y - 0.5) };
  const angle = Math.atan2(hand.y - shoulder.y, hand.x - shoulder.x);
  let [ahead, beyond, cut] = [0, 0, 0];
  const held = new Uint8Array(core.length);
  core.forEach((is, i) => {
    if (!is) return;
    const [x, y] = [i % width, Math.floor(i / width)];
    cells.push([x - grip.x, y - grip.y, line.figure.colors[i]!]);
    ahead = Math.max(ahead, Math.round(spread({ x, y }, grip)));
    if (Math.min(offWay({ x, y }, shoulder, elbow), offWay({ x, y }, elbow, hand)) > 0.11 * height) beyond++;
    if (Math.min(offWay({ x, y }, shoulder, elbow), offWay({ x, y }, elbow, hand)) > thick) held[i] = 1;
    for (const [dx, dy] of BESIDE) {
      const other = at(line.figure, x + dx, y + dy);
      const isRoot = spread({ x, y }, shoulder) < 0.15 * height;
      if (!isRoot && other >= 0 && !core[i + dy * width + dx] && apart(other, line.figure.colors[i]!) < SAME) cut++;
    }
  });
  if (cells.length < Math.max(5, 0.008 * height * height) || cells.length > MOST * areaOf(line.figure))
    return undefined;
  if (cut > Math.max(3, CUT * height) || takesHead(figure, core)) return undefined;
  const mask = withLine(line, core);
  const body = healed(figure, core, mask);
  if (piecesIn(toImage(body)) > piecesIn(toImage(picture))) return undefined;
  const piece: Weapon = {
    mask,
    cells,
    grip,
    angle,
    ahead,
    behind: 0,
    half: Math.ceil(THICK * height),
    colorAt: () => NONE,
  };
  const isArmed = beyond >= HELD * height * height;
  if (isArmed && isOfHead(line.figure, { cells, grip }, figure.trunk)) return undefined;
  // A tail that hangs beside a hand has the colours of the body.
  const long = { long: ahead, height, hasHands: true };
  if (isArmed && !isThing(line.figure, held, long)) return undefined;
  // Of a staff that goes on below the hand only a piece would be raised.
  const thing = { mask: core, grip: { x: Math.round(hand.x), y: Math.round(hand.y) } };
  if (isArmed && isPartOfMore(line.figure, thing, figure.trunk)) return undefined;
  return { side, piece, body, isArmed, upright: isArmed ? uprightIn(figure, hand, held) : undefined };
}

/** Whether a good part of what is about the axis above the neck would go. */
function takesHead({ line, trunk, height }: Figure, core: Uint8Array): boolean {
  let [all, gone] = [0, 0];
  line.figure.colors.forEach((color, i) => {
    const [x, y] = [i % line.figure.width, Math.floor(i / line.figure.width)];
    if (color < 0 || y >= trunk.neck || Math.abs(x + 0.5 - trunk.axis) > HEAD * height) return;
    all++;
    if (core[i]) gone++;
  });
  return gone > OF_HEAD * all;
}
const OF_HEAD = 0.1;

/** What is held where it stands up from its hand; turned with the whole arm it would come before the face. */
function uprightIn(figure: Figure, hand: Point, core: Uint8Array): JointArm['upright'] {
  const { picture, line, height } = figure;
  const { width } = picture;
  const grip = { x: Math.round(hand.x - 0.5), y: Math.round(hand.y - 0.5) };
  const cells: (readonly [Px, Px, Color])[] = [];
  let [far, sumX, sumY] = [0, 0, 0];
  core.forEach((is, i) => {
    if (!is) return;
    const [dx, dy] = [(i % width) - grip.x, Math.floor(i / width) - grip.y];
    cells.push([dx, dy, line.figure.colors[i]!]);
    far = Math.max(far, Math.round(Math.hypot(dx, dy)));
    [sumX, sumY] = [sumX + dx, sumY + dy];
  });
  const angle = Math.atan2(sumY, sumX);
  if (far < 0.2 * height || Math.abs(angle + Math.PI / 2) > UPRIGHT) return undefined;
  const mask = withLine(line, core);
  const body = healed(figure, core, mask);
  if (piecesIn(toImage(body)) > piecesIn(toImage(picture)) || isOfHead(line.figure, { cells, grip }, figure.trunk))
    return undefined;
  const half = Math.ceil(THICK * height);
  return { body, piece: { mask, cells, grip, angle, ahead: far, behind: 0, half, colorAt: () => NONE } };
}
const UPRIGHT = 0.5;
const CUT = 0.16;
