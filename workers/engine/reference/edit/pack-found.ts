/** What somebody has on the back: it stands out on one side of the body, above the hips. */
import { at, type Color, connected, luma, toFlat } from '../parts/flat.ts';
import { heldIn, sum } from './held.ts';
import { type Region, skinsOf } from './regions.ts';
import { lineOf, type Subject, stanceOf } from './subject.ts';

export const PACKS =
  /\b(?:quivers?|backpacks?|rucksacks?|knapsacks?|packs?|bags?|satchels?|sheaths?|scabbards?|arrows)\b/;

/** Shares of a figure that a pack is at the least, and at the most. */
const [LEAST, MOST] = [0.012, 0.22];
/** So much of it has nothing on the other side of the body. */
const ALONE = 0.45;
/** It reaches so far beyond the body, in heights, and fills so much of its box: the edge of a body does not. */
const REACH = 0.1;
const FILLED = 0.35;

/** The pixels of a quiver or a pack that stands out behind a body; undefined where nothing does. */
export function packOf(subject: Subject): Region | undefined {
  const flat = toFlat(subject.sprite);
  const { width } = flat;
  const line = lineOf(subject);
  const { axis, headHalf, trunk, trunkHalf, top, chin, hip, floor, isUpright } = stanceOf(subject);
  if (!isUpright) return undefined;
  // What seems to be held by who was not taken apart may be what is meant.
  const held = subject.person && heldIn(subject, 'weapon');
  const skins = subject.person ? skinsOf(subject.person) : new Set<Color>();
  const area = flat.colors.reduce((n, c) => n + (c >= 0 ? 1 : 0), 0);
  const last = hip + 0.12 * (floor - hip);
  const sides = [-1, 1].map((side) => {
    const isOut = (i: number): boolean => {
      const [x, y] = [(i % width) + 0.5, Math.floor(i / width)];
      const middle = y < chin ? axis : trunk;
      const half = y < chin ? headHalf + 0.5 : 1.05 * trunkHalf;
      const c = flat.colors[i]!;
      return c >= 0 && (x - middle) * side > half && y >= top && y < last && !held?.[i] && !skins.has(c);
    };
    const pieces = connected(flat, isOut);
    const alone = (piece: readonly number[]): number =>
      piece.filter((i) => at(flat, Math.round(2 * trunk) - 1 - (i % width), Math.floor(i / width)) < 0).length;
    const fills = (piece: readonly number[]): boolean => {
      const [xs, ys] = [piece.map((i) => i % width), piece.map((i) => Math.floor(i / width))];
      const box = (Math.max(...xs) - Math.min(...xs) + 1) * (Math.max(...ys) - Math.min(...ys) + 1);
      return piece.length >= FILLED * box;
    };
    return pieces
      .filter(
        (piece) =>
          piece.length >= LEAST * area &&
          piece.length <= MOST * area &&
          alone(piece) >= ALONE * piece.length &&
          fills(piece) &&
          Math.max(...piece.map((i) => ((i % width) + 0.5 - trunk) * side)) - trunkHalf > REACH * (floor - top),
      )
      .sort((a, b) => b.length - a.length)[0];
  });
  const found = sides.sort((a, b) => (b?.length ?? 0) - (a?.length ?? 0))[0];
  if (!found) return undefined;
  const out = new Uint8Array(flat.colors.length);
  for (const i of found)
    if (!(line.isLined && line.colors.has(flat.colors[i]!) && luma(flat.colors[i]!) < 40 && isRimOf(i))) out[i] = 1;
  return sum(out) > 1 ? out : undefined;

  /** The line between it and the body stays with the body. */
  function isRimOf(i: number): boolean {
    const [x, y] = [i % width, Math.floor(i / width)];
    return [-1, 1].some((dx) => {
      const c = at(flat, x + dx, y);
      return c >= 0 && !line.colors.has(c) && !found!.includes(y * width + x + dx);
    });
  }
}
