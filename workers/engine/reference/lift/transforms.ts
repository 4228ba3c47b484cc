/** How each part moves from one pose to another. */

import type { JointLabel } from '../../../../src/domain/words.ts';
import type { Px } from '../../../../src/pixels/types.ts';
import { type Bone, bonesOf, extentOf } from './segment.ts';
import { type Anchor, FACE, PARTS, partIndex, type Skeleton } from './skeleton.ts';

/** A place (x, y) of the reference goes to (a·x + b·y + c, d·x + e·y + f). */
export type Affine = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

/** Of each joint of the reference: how far it may lie from where it was estimated, in pixels. */
export type Doubt = Readonly<Record<JointLabel, Px>>;

/** Turns smaller than this (radians) are drawn as shifts by whole pixels: faces and shields keep their pixels. */
const STILL_TURN = { head: 0.38, torso: 0.16, limb: 0.1 } as const;
const STILL_STRETCH = 0.16;
/** Bones may become this many times as long or short on the screen. */
const STRETCH = { least: 0.7, most: 1.6 } as const;
/** A limb starts no farther from the end of what it hangs on than this share of the figure; hips and shoulders turn with the body. */
const SLIP = { limb: 0.03, torso: 0.1 } as const;

/** Bones shorter than these shares of the figure point at the viewer: their angles say nothing. */
const SHORT = { head: 0.15, torso: 0.15, limb: 0.07 } as const;
/** Joints given by hand or by a rig are sure to about this, in pixels. */
const LEAST_DOUBT: Px = 0.5;

const kindOf = (name: string): 'head' | 'torso' | 'limb' => (name === 'head' || name === 'torso' ? name : 'limb');

interface Point {
  readonly x: Px;
  readonly y: Px;
}

/** Rotation by `turn` and stretch by `along` in the direction of `axis`, both about `from`, which goes to `to`. */
function similarity(from: Point, to: Point, turn: number, axis: number, along: number): Affine {
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

const mapped = ([a, b, c, d, e, f]: Affine, { x, y }: Point): Point => ({
  x: a * x + b * y + c,
  y: d * x + e * y + f,
});

const lengthOf = ({ a, b }: Bone): number => Math.hypot(b.x - a.x, b.y - a.y);
const angleOf = ({ a, b }: Bone): number => Math.atan2(b.y - a.y, b.x - a.x);
const middle = ({ a, b }: Bone): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

/** An angle as -π..π. */
const wrapped = (angle: number): number => Math.atan2(Math.sin(angle), Math.cos(angle));

/** Share of a measured change that is believed when `doubt` of it may be error (the positive-part James–Stein estimator). */
const believed = (change: number, doubt: number): number =>
  doubt === 0 ? 1 : Math.max(0, 1 - (doubt / Math.max(1e-9, Math.abs(change))) ** 2);

function doubtOf(doubt: Doubt | undefined, anchor: Anchor): Px {
  if (!doubt) return LEAST_DOUBT;
  if (anchor === 'HIPS') return (doubt['RIGHT HIP'] + doubt['LEFT HIP']) / 2 / Math.SQRT2;
  if (anchor === 'HEAD')
    return FACE.reduce((sum, label) => sum + doubt[label], 0) / FACE.length / Math.sqrt(FACE.length);
  return doubt[anchor];
}

/** What is known of a reference beyond its joints. */
export interface TransformOptions {
  /** How far its joints may be wrong; default: half a pixel. */
  readonly doubt?: Doubt;
  /** Indices of parts that keep their length, because something is held. */
  readonly rigid?: ReadonlySet<number>;
  /** No part becomes shorter than it was. */
  readonly fullLength?: boolean;
}

/**
 * One transform a part, in the order of `PARTS`: its bone in `from` goes to its bone in `to`, without a change of width.
 * A bone that points at the viewer has no angle of its own and follows its parent. Shifts, turns and stretches that are
 * no larger than the doubt about the reference's joints are left out. Limbs stay on what they hang on.
 */
export function partTransforms(from: Skeleton, to: Skeleton, options: TransformOptions = {}): readonly Affine[] {
  const { doubt, rigid, fullLength } = options;
  const shortest = fullLength ? 1 : STRETCH.least;
  const before = bonesOf(from);
  const after = bonesOf(to);
  const size = extentOf(from);
  const turns: number[] = [];
  const out: Affine[] = [];
  PARTS.forEach((part, i) => {
    const isHead = part.name === 'head';
    const [p, q] = [before[i]!, after[i]!];
    const [lp, lq] = [lengthOf(p), lengthOf(q)];
    const least = Math.max(1.2, SHORT[kindOf(part.name)] * size);
    const sure = lp >= least && lq >= least;
    const [da, db] = [doubtOf(doubt, part.from), doubtOf(doubt, part.to)];
    const angular = Math.hypot(da, db) / Math.max(least, lp);
    const inherited = part.parent ? turns[partIndex(part.parent)]! : 0;
    const measured = wrapped(angleOf(q) - angleOf(p));
    const turn = sure ? measured * believed(measured, angular) : inherited;
    turns.push(turn);
    const still = STILL_TURN[kindOf(part.name)];
    const stretch = sure && !isHead && !rigid?.has(i) ? lq / lp - 1 : 0;
    const ratio = Math.min(STRETCH.most, Math.max(shortest, 1 + stretch * believed(stretch, angular)));
    const [u, v] = isHead ? [p.b, q.b] : [middle(p), middle(q)];
    const shift = { x: v.x - u.x, y: v.y - u.y };
    const t = believed(Math.hypot(shift.x, shift.y), isHead ? db : Math.hypot(da, db) / 2);
    const [dx, dy] = [shift.x * t, shift.y * t];
    const moved: Affine =
      Math.abs(turn) < still && Math.abs(ratio - 1) < STILL_STRETCH
        ? [1, 0, Math.round(dx), 0, 1, Math.round(dy)]
        : similarity(u, { x: u.x + dx, y: u.y + dy }, turn, angleOf(p), ratio);
    const parent = part.parent ? partIndex(part.parent) : -1;
    out.push(parent < 0 ? moved : hung(moved, out[parent]!, p.a, parent === 0 ? SLIP.torso * size : SLIP.limb * size));
  });
  return out;
}

/** A part's transform shifted so that its joint is no farther than `slip` from where its parent's transform has it. */
function hung(own: Affine, parent: Affine, joint: Point, slip: Px): Affine {
  const [is, wanted] = [mapped(own, joint), mapped(parent, joint)];
  const gap = Math.hypot(wanted.x - is.x, wanted.y - is.y);
  const t = Math.max(0, 1 - Math.max(1, slip) / Math.max(1e-9, gap));
  const [a, b, c, d, e, f] = own;
  return [a, b, c + (wanted.x - is.x) * t, d, e, f + (wanted.y - is.y) * t];
}
