/** How each part moves from one pose to another. */
import type { Px } from '../types.ts';
import { type Bone, bonesOf, extentOf } from './segment.ts';
import { PARTS, partIndex, type Skeleton } from './skeleton.ts';

/** A place (x, y) of the reference goes to (a·x + b·y + c, d·x + e·y + f). */
export type Affine = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

export const IDENTITY: Affine = [1, 0, 0, 0, 1, 0];

/** Turns smaller than this (radians) are drawn as shifts by whole pixels: faces and shields keep their pixels. */
const STILL_TURN = { head: 0.38, torso: 0.16, limb: 0.1 } as const;
/** Bones may become this many times as long or short on the screen. */
const STRETCH = { least: 0.45, most: 1.6 } as const;

/** Rotation by `turn` about `from`, stretched by `along` in the direction of `axis`, with `from` taken to `to`. */
function similarity(
  from: { readonly x: Px; readonly y: Px },
  to: { readonly x: Px; readonly y: Px },
  turn: number,
  axis: number,
  along: number,
): Affine {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const [ux, uy] = [Math.cos(axis), Math.sin(axis)];
  const k = along - 1;
  // stretch S = I + k·u·uᵀ first, then the rotation
  const [s00, s01, s11] = [1 + k * ux * ux, k * ux * uy, 1 + k * uy * uy];
  const a = cos * s00 - sin * s01;
  const b = cos * s01 - sin * s11;
  const d = sin * s00 + cos * s01;
  const e = sin * s01 + cos * s11;
  return [a, b, to.x - a * from.x - b * from.y, d, e, to.y - d * from.x - e * from.y];
}

const lengthOf = ({ a, b }: Bone): number => Math.hypot(b.x - a.x, b.y - a.y);
const angleOf = ({ a, b }: Bone): number => Math.atan2(b.y - a.y, b.x - a.x);

/** An angle as -π..π. */
const wrapped = (angle: number): number => Math.atan2(Math.sin(angle), Math.cos(angle));

/**
 * One transform a part, in the order of `PARTS`: its bone in `from` goes to its bone in `to`, without a change of width.
 * A bone that points at the viewer has no angle of its own and follows its parent.
 */
export function partTransforms(from: Skeleton, to: Skeleton): readonly Affine[] {
  const before = bonesOf(from);
  const after = bonesOf(to);
  const least = Math.max(1.2, 0.05 * extentOf(from));
  const turns: number[] = [];
  return PARTS.map((part, i) => {
    const [p, q] = [before[i]!, after[i]!];
    const [lp, lq] = [lengthOf(p), lengthOf(q)];
    const sure = lp >= least && lq >= least;
    const inherited = part.parent ? turns[partIndex(part.parent)]! : 0;
    const turn = sure ? wrapped(angleOf(q) - angleOf(p)) : inherited;
    turns.push(turn);
    const isHead = part.name === 'head';
    const still = isHead ? STILL_TURN.head : part.name === 'torso' ? STILL_TURN.torso : STILL_TURN.limb;
    const ratio = sure && !isHead ? Math.min(STRETCH.most, Math.max(STRETCH.least, lq / lp)) : 1;
    if (Math.abs(turn) < still && Math.abs(ratio - 1) < 0.16) {
      // a bone keeps both ends near their places when its middle does
      const [u, v] = isHead ? [p.b, q.b] : [middle(p), middle(q)];
      return [1, 0, Math.round(v.x - u.x), 0, 1, Math.round(v.y - u.y)];
    }
    return isHead ? similarity(p.b, q.b, turn, 0, 1) : similarity(p.a, q.a, turn, angleOf(p), ratio);
  });
}

const middle = ({ a, b }: Bone): { x: number; y: number } => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
