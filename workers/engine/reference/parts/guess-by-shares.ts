/** Where the joints of a figure are that stands upright and faces the viewer, by its outline and the shares that bodies have. */
import type { Px } from '../../../../src/pixels/types.ts';
import { boxOf } from './box.ts';
import { evenness } from './evenness.ts';
import { areKin, at, copyOf, type Flat, NONE } from './flat.ts';
import { joined } from './guess-joints.ts';
import type { FoundJoints } from './person-types.ts';

/** Shares of a figure from its top that are looked at for its axis. */
const UPPER = [1, 0.36, 0.22] as const;
/** Of what is below a chin so much is above the hips. */
const HIPS = 0.5;

/** Where a chin lies, as a share of the height, by how many rows a figure has at most: the smaller, the more is head. */
const CHIN_SHARES = [
  [13, 0.56],
  [18, 0.5],
  [26, 0.44],
  [40, 0.36],
  [Number.POSITIVE_INFINITY, 0.32],
] as const;
/** Where the chin of a figure of so many rows usually lies, as a share of its height. */
export const chinShare = (height: Px): number => CHIN_SHARES.find(([most]) => height <= most)![1];
/** How far from there it is looked for, and what a share beside it costs. */
const CHIN_REACH = 0.14;
const CHIN_COST = 3.5;
/** Who stands is no lower than this share of the width, and so alike on both sides in the upper part of the figure. */
const STANDS = 0.85;
const FACES = 0.5;

/** The joints of a figure that stands upright and faces the viewer, by nothing but its outline and the shares that bodies have. */
export function guessByShares(figure: Flat, found: FoundJoints): FoundJoints | undefined {
  const { left, right, top, bottom } = boxOf(figure);
  const height = bottom - top;
  if (height < 10 || height < STANDS * (right - left)) return undefined;
  const usual = chinShare(height);
  const fits = UPPER.map((share) => {
    const upper = copyOf(figure);
    upper.colors.fill(NONE, Math.round(top + Math.max(share, usual) * height) * figure.width);
    return evenness(upper);
  });
  const { axis, fit } = fits.reduce((best, one) => (one.fit > best.fit + 0.02 ? one : best));
  if (fit < FACES) return undefined;
  const reach = (y: Px): Px => {
    let [left, right] = [0, 0];
    for (let x = Math.ceil(axis) - 1; at(figure, x, y) >= 0; x--) left++;
    for (let x = Math.floor(axis); at(figure, x, y) >= 0; x++) right++;
    return Math.min(left, right);
  };
  const first = Math.max(top + 3, Math.round(top + (usual - CHIN_REACH) * height));
  const last = Math.min(bottom - 4, Math.round(top + (usual + CHIN_REACH) * height));
  const head = Math.max(1.5, ...Array.from({ length: Math.max(1, first - top) }, (_, k) => reach(top + k)));
  const score = (y: Px): number => {
    let changes = 0;
    const half = Math.max(1, Math.round(head * 0.6));
    for (let x = Math.floor(axis - half); x < axis + half; x++)
      if (!areKin(at(figure, x, y), at(figure, x, y - 1))) changes++;
    const narrow = 1 - Math.min(1, Math.min(reach(y), reach(y - 1)) / head);
    return changes / (2 * half) + narrow - CHIN_COST * Math.abs((y - top) / height - usual);
  };
  const nose = found.NOSE.sure >= SURE_NOSE && Math.abs(found.NOSE.x - axis) <= head ? Math.ceil(found.NOSE.y) + 1 : 0;
  let chin = Math.max(first, Math.min(nose, last));
  for (let y = chin; y <= last; y++) if (score(y) > score(chin)) chin = y;
  const body = Array.from({ length: Math.max(1, Math.round(HIPS * (bottom - chin))) }, (_, k) => reach(chin + k));
  const half = Math.max(2, (body.reduce((sum, n) => sum + n, 0) / body.length) * 0.7);
  return joined({ axis, top, bottom, chin, head, half });
}
const SURE_NOSE = 0.5;
