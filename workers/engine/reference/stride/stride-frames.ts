/**
 * Walking and running of a picture by any artist, out of its own pixels: the body stays as it was drawn and goes up and
 * down by whole rows, legs are lifted in turn where the figure faces the viewer and pass each other where it looks aside.
 */
import { opaqueBounds } from '../../../../src/pixels/image.ts';
import type { Px, Rgba } from '../../../../src/pixels/types.ts';
import { evenness } from '../parts/evenness.ts';
import { at, blank, type Color, eachPixel, type Flat, luma, put, toFlat, toImage } from '../parts/flat.ts';
import { lineHabitOf } from '../parts/line-habit.ts';
import { findLegs, type Leg, type Legs } from './find-legs.ts';

export interface Stride {
  /** Where it looks on the screen: −1 left, 1 right, 0 to the viewer or away. */
  readonly facing: -1 | 0 | 1;
  /** The side that an animal in profile looks to, whatever was said. */
  readonly aside: -1 | 1;
  /** Legs are lifted where they stand, whatever it is. */
  readonly lifts?: boolean;
  readonly count: number;
  /** How far legs go; 1 walks, more runs. */
  readonly size: number;
  /** Pixels that are none of a leg: what is held. */
  readonly held?: Uint8Array | undefined;
}

/** Shares of the height or of a leg. */
const LIFT = 0.055;
const FOOT = 0.4;
const LEAST_SPREAD = 0.16;
const MOST_SPREAD = 0.42;
const EVEN = 0.62;
const ONE_BEHIND = 0.5;

/** The frames of a loop; undefined where no two legs are found. */
export function strideFrames(
  sprite: Rgba,
  { facing, aside, lifts, count, size, held }: Stride,
): readonly Rgba[] | undefined {
  const picture = toFlat(sprite);
  const box = opaqueBounds(sprite);
  if (!box) return undefined;
  const found = findLegs(picture, lineHabitOf(picture), (x, y) => held?.[y * picture.width + x] === 1);
  if (!found) return undefined;
  const lift = Math.max(1, Math.round(LIFT * box.height * (0.6 + 0.4 * size)));
  // An animal in profile, not one that faces the viewer.
  const isLow = box.width >= 1.05 * box.height && evenness(picture).fit < EVEN;
  const swings = lifts || (facing === 0 && !isLow) ? undefined : swingsOf(found, facing || aside, size, box.width);
  return Array.from({ length: count }, (_, i) => {
    const t = (i / count) * 2 * Math.PI;
    const place = swings ?? found.legs.map((_leg, k) => liftedBy(k));
    return drawn(
      picture,
      found,
      place.map((at) => at(t)),
      lift,
      swings !== undefined,
    );
  });
}

/** Where a leg is at an angle of the cycle: shift of its hip and its foot, lifted 0..1. */
interface Placed {
  readonly hip: number;
  readonly foot: number;
  readonly up: number;
}
type Placing = (t: number) => Placed;

/** Legs that are seen from the front: one after the other is lifted. */
const liftedBy =
  (k: number): Placing =>
  (t) => ({ hip: 0, foot: 0, up: Math.max(0, Math.sin(t + k * Math.PI)) });

/** Legs that are seen from the side: those of a pair pass each other. */
function swingsOf({ legs, crotch }: Legs, facing: -1 | 1, size: number, width: Px): Placing[] {
  const out: Placing[] = [];
  pairs(legs, width).forEach((pair, p) => {
    const long = Math.max(...pair.map(({ floor }) => floor)) - crotch;
    const middle = (of: (leg: Leg) => number): number => pair.reduce((sum, leg) => sum + of(leg), 0) / pair.length;
    const half = (of: (leg: Leg) => number): number => Math.max(...pair.map((leg) => Math.abs(of(leg) - middle(of))));
    const [hips, feet] = [middle((leg) => leg.hip), middle((leg) => leg.foot)];
    const reach = Math.min(
      Math.max(pair.length > 1 ? half((leg) => leg.foot) : 0, LEAST_SPREAD * long * size),
      Math.max(1, MOST_SPREAD * long * size),
    );
    for (const leg of pair) {
      // A leg ahead of the other begins ahead; one that stands alone swings about where it stands.
      const isAhead = pair.length === 1 ? p % 2 === 0 : (leg.foot - feet) * facing >= 0 && leg !== behind(pair, facing);
      const start = (isAhead ? 0 : Math.PI) + (p % 2) * (Math.PI / 2);
      const hipReach = half((other) => other.hip);
      out[legs.indexOf(leg)] = (t) => {
        const cos = Math.cos(t + start) * facing;
        return {
          hip: hips + cos * hipReach - leg.hip,
          foot: feet + cos * reach - leg.foot,
          // Off the ground on its way ahead.
          up: Math.max(0, -Math.sin(t + start)),
        };
      };
    }
  });
  return out;
}

const behind = (pair: readonly Leg[], facing: -1 | 1): Leg =>
  pair.reduce((last, leg) => ((leg.foot - last.foot) * facing < 0 ? leg : last));

/** Legs by twos: of four and three those in front and those behind, by the widest gap. */
function pairs(legs: readonly Leg[], width: Px): readonly (readonly Leg[])[] {
  const [first, last] = [legs[0]!, legs.at(-1)!];
  // Two that stand far from each other are a fore and a hind leg.
  if (legs.length === 2) return last.foot - first.foot > ONE_BEHIND * width ? [[first], [last]] : [legs];
  if (legs.length > 4)
    return Array.from({ length: Math.ceil(legs.length / 2) }, (_, i) => legs.slice(2 * i, 2 * i + 2));
  const gaps = legs.slice(1).map((leg, i) => leg.foot - legs[i]!.foot);
  const widest = legs.length === 4 ? 1 : gaps.indexOf(Math.max(...gaps));
  return [legs.slice(0, widest + 1), legs.slice(widest + 1)];
}

function drawn(
  picture: Flat,
  { legs, crotch, mask }: Legs,
  placed: readonly Placed[],
  lift: Px,
  sideways: boolean,
): Rgba {
  const out = blank(picture.width, picture.height);
  // Both feet on the ground are farthest apart: the body is lowest.
  const isDown = placed.every(({ up }) => up < 0.5);
  const drop = isDown && legs.every(({ floor }) => floor - crotch > 2) ? 1 : 0;
  const order = legs.map((_leg, k) => k).sort((a, b) => lightOf(legs[a]!) - lightOf(legs[b]!));
  for (const k of sideways ? order : legs.map((_leg, i) => i)) {
    drawLeg(out, legs[k]!, placed[k]!, crotch, drop, Math.round(lift * placed[k]!.up));
  }
  eachPixel(picture, (x, y, color) => {
    if (!mask[y * picture.width + x]) put(out, x, y + drop, color);
  });
  return toImage(closed(out, picture, crotch + drop));
}

const lightOf = ({ cells }: Leg): number => cells.reduce((sum, [, , color]) => sum + luma(color), 0) / cells.length;

/** A leg, `drop` rows shorter at its hip and lifted at its foot: rows in its middle go. */
function drawLeg(out: Flat, leg: Leg, { hip, foot }: Placed, crotch: Px, drop: Px, lift: Px): void {
  const long = leg.floor - crotch;
  const footRows = Math.max(1, Math.min(long - 1, Math.round(long * FOOT)));
  const up = Math.min(lift, Math.max(1, long - drop - 1));
  const rows = new Map<Px, (readonly [Px, Color])[]>();
  for (const [x, y, color] of leg.cells) rows.set(y, [...(rows.get(y) ?? []), [x, color]]);
  const ankle = leg.floor - footRows;
  for (let y = crotch + drop; y < leg.floor - up; y++) {
    const source = y >= ankle - up ? y + up : y - drop;
    const share = Math.min(1, Math.max(0, (source - crotch) / Math.max(1, ankle - crotch)));
    const dx = Math.round(hip + (foot - hip) * share);
    for (const [x, color] of rows.get(source) ?? []) put(out, x + dx, y, color);
  }
}

/** Holes of one pixel at the hips, which legs that went apart leave. */
function closed(out: Flat, picture: Flat, crotch: Px): Flat {
  for (let y = crotch - 1; y <= crotch + 1; y++) {
    for (let x = 1; x + 1 < out.width; x++) {
      if (at(out, x, y) >= 0 || at(picture, x, y) < 0) continue;
      const [left, right, above] = [at(out, x - 1, y), at(out, x + 1, y), at(out, x, y - 1)];
      if (left >= 0 && right >= 0 && above >= 0) put(out, x, y, above);
    }
  }
  return out;
}
