/** Bodies that stand upright, whichever way they look, by their joints. */
import { boxOf } from './box.ts';
import type { Flat } from './flat.ts';
import { SURE } from './parse-person.ts';
import type { FoundJoints } from './person-types.ts';

/** So many joints of 18 that are sure are somebody's. */
export const SOMEBODY = 10;
/** Hips lie so much farther below the neck than beside it. */
const UPRIGHT = 1.2;

/** Whether joints are somebody's whose hips lie below the neck, as those of no beast on four legs do. */
export function isErect({ NECK: neck, 'LEFT HIP': left, 'RIGHT HIP': right, ...others }: FoundJoints): boolean {
  const all = [neck, left, right, ...Object.values(others)];
  if (all.filter(({ sure }) => sure >= SURE).length < SOMEBODY) return false;
  return (left.y + right.y) / 2 - neck.y > UPRIGHT * Math.abs((left.x + right.x) / 2 - neck.x);
}

/** About which column a body turns, and how far it reaches. */
interface Trunk {
  readonly axis: number;
  readonly half: number;
}

/** Shoulders and hips are told so surely. */
const TOLD = 0.6;
/** The middle of a body lies no farther from that of the figure, as a share of the width. */
const MIDDLE = 0.25;

/** The trunk of who stands upright; undefined where shoulders and hips are not told. */
export function trunkBy(figure: Flat, joints: FoundJoints): Trunk | undefined {
  const { NECK: neck, 'LEFT HIP': left, 'RIGHT HIP': right } = joints;
  const told = [neck, left, right, joints['LEFT SHOULDER'], joints['RIGHT SHOULDER']];
  if (!isErect(joints) || told.some(({ sure }) => sure < TOLD)) return undefined;
  const axis = (neck.x + left.x + right.x) / 3;
  const box = boxOf(figure);
  if (Math.abs(axis - (box.left + box.right) / 2) > MIDDLE * (box.right - box.left)) return undefined;
  return { axis, half: Math.max(...told.map(({ x }) => Math.abs(x - axis))) + 1 };
}

/** No beast on four legs is so high for its length. */
const STANDING = 0.92;

/** Whether a figure is higher than a beast on four legs is. */
export function isHigh(figure: Flat): boolean {
  const { left, right, top, bottom } = boxOf(figure);
  return bottom - top > STANDING * (right - left);
}
