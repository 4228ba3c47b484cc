/**
 * Walking and running of a picture by any artist, out of its own pixels: the body stays as it was drawn and goes up and
 * down by whole rows, legs are lifted in turn where the figure faces the viewer and pass each other where it looks aside.
 */
import { opaqueBounds } from '../../../../src/pixels/image.ts';
import type { Px, Rgba } from '../../../../src/pixels/types.ts';
import { evenness } from '../parts/evenness.ts';
import { at, blank, eachPixel, type Flat, luma, opaqueRows, put, toFlat, toImage } from '../parts/flat.ts';
import { lineHabitOf } from '../parts/line-habit.ts';
import { drawLeg, isBefore, type Placed } from './draw-leg.ts';
import { findLegs, halvesAsLegs, type Leg, type Legs } from './find-legs.ts';
import { capeWithLine, type Hung, hungBehind } from './hung-behind.ts';
import { type Upper, upperAt } from './upper-body.ts';

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
  /** Where the trunk of somebody is who faces the viewer, so that arms swing. */
  readonly upper?: Upper | undefined;
  /** It is an animal in profile: its legs go to and fro where they are, crosswise. */
  readonly isAnimal?: boolean;
  /** Pixels that are none of a leg: what is held. */
  readonly held?: Uint8Array | undefined;
  /** Pixels of what hangs behind the legs: a cape, which stays behind them whole. */
  readonly cape?: Uint8Array | undefined;
  /** Where no legs are found, the lower part on both sides of this column goes as two: feet that touch, robes. */
  readonly halvedAt?: number | undefined;
}

/** Shares of the height or of a leg. */
const LIFT = 0.115;
/** Legs are lifted by no more of their length. */
const MOST_LIFT = 0.4;
const LEAST_SPREAD = 0.16;
const MOST_SPREAD = 0.42;
const EVEN = 0.62;
/** Heights from which arms swing, by a pixel and by two, and from which the body sways. */
const ARMS: Px = 14;
const LARGE: Px = 52;
const SWAYS: Px = 24;
const ONE_BEHIND = 0.5;
const OVER = 0.8;
/** Shares of the height: legs that are so short make who has them waddle, and how far the top leans then. */
const WADDLES = 0.24;
const LEANS = 0.045;
/** Share of what is above the legs in which it bends; what is higher leans as one. */
const HIPS = 0.45;

/** The frames of a loop; undefined where no two legs are found. */
export function strideFrames(
  sprite: Rgba,
  { facing, aside, lifts, isAnimal = false, count, size, upper, held, cape: told, halvedAt }: Stride,
): readonly Rgba[] | undefined {
  const picture = toFlat(sprite);
  const box = opaqueBounds(sprite);
  if (!box) return undefined;
  const cape = told && capeWithLine(picture, told);
  const isHeld = (x: Px, y: Px): boolean => (held?.[y * picture.width + x] || cape?.[y * picture.width + x]) === 1;
  const found =
    halvedAt === undefined
      ? findLegs(picture, lineHabitOf(picture), isHeld, isAnimal)
      : halvesAsLegs(picture, halvedAt, isHeld);
  if (!found) return undefined;
  const behind = cape && hungBehind(picture, found, cape);
  const { legs, crotch } = found;
  const long = Math.max(...legs.map(({ floor }) => floor)) - crotch;
  const lift = Math.max(1, Math.round(Math.min(MOST_LIFT * long, LIFT * box.height * (0.6 + 0.4 * size))));
  // An animal in profile, not one that faces the viewer.
  const isLow = box.width >= 1.05 * box.height && evenness(picture).fit < EVEN;
  const beside = Math.min(box.x, sprite.width - box.x - box.width);
  const swings = isAnimal
    ? crossing(found, facing || aside, size)
    : lifts || (facing === 0 && !isLow)
      ? undefined
      : swingsOf(found, facing || aside, size, box.width);
  return Array.from({ length: count }, (_, i) => {
    const t = (i / count) * 2 * Math.PI;
    // Of more than two legs of somebody those on one side go together: a weapon's end, a hem.
    const place =
      swings ?? legs.map((leg, k) => liftedBy(upper && legs.length > 2 ? Number(leg.foot > upper.axis) : k));
    const placed = place.map((at_) => at_(t));
    if (swings) return drawn(picture, picture, found, placed, lift, true, behind);
    // The weight is over the foot that stands, arms go against the legs.
    const turn = Math.sin(t);
    // A foot is off the ground before the weight has come over the other.
    const side = (Math.abs(turn) > OVER ? Math.sign(turn) : 0) as -1 | 0 | 1;
    const arm = box.height < ARMS ? 0 : box.height < LARGE ? 1 : 2;
    const sways = box.height >= SWAYS && beside > 0 && legs.length === 2;
    const [left, right] = [-1, 1].map((way) => Math.round(arm * Math.max(0, way * turn))) as [Px, Px];
    const body = upperAt(picture, behind?.mask ?? found.mask, upper, { left, right, hem: side }, held);
    const dx = sways ? side : 0;
    // Legs that are short are lifted by the whole body, which leans over the one that stands.
    const lean =
      long < WADDLES * box.height && !held
        ? Math.round(Math.min(Math.max(0, beside - 1), LEANS * box.height) * turn)
        : 0;
    const shifted = placed.map((leg) => ({ ...leg, hip: leg.hip + dx, foot: leg.foot + (leg.up > 0.5 ? dx : 0) }));
    return drawn(picture, body, found, shifted, lift, false, behind, dx, lean);
  });
}

type Placing = (t: number) => Placed;

/** Legs that are seen from the front: one after the other is lifted. */
const liftedBy =
  (k: number): Placing =>
  (t) => ({ hip: 0, foot: 0, up: Math.max(0, Math.sin(t + k * Math.PI)) });

/** Legs of an animal in profile: each goes to and fro where it stands, a fore leg with the other side's hind leg. */
function crossing({ legs, crotch }: Legs, facing: -1 | 1, size: number): Placing[] {
  const widest = Math.max(...legs.map(({ foot }, k) => (k > 0 ? foot - legs[k - 1]!.foot : 0)));
  return legs.map((leg, k) => {
    const long = leg.floor - crotch;
    // The hind pair is divided from the fore pair by the widest gap.
    const isFore = legs.slice(1, k + 1).some((other, i) => other.foot - legs[i]!.foot >= widest);
    const first = isFore ? legs.findIndex((other, i) => i > 0 && other.foot - legs[i - 1]!.foot >= widest) : 0;
    const start = ((k - first + (isFore ? 1 : 0)) % 2) * Math.PI;
    const step = Math.max(1, Math.min(MOST_PACE, PACE * long * size));
    return (t) => ({ hip: 0, foot: step * facing * Math.sin(t + start), up: Math.max(0, Math.cos(t + start)) });
  });
}
const PACE = 0.34;
const MOST_PACE: Px = 3;

/** Legs that are seen from the side: those of a pair pass each other. */
function swingsOf({ legs, crotch }: Legs, facing: -1 | 1, size: number, width: Px): Placing[] {
  const out: Placing[] = [];
  pairs(legs, width).forEach((pair, p) => {
    const long = Math.max(...pair.map(({ floor }) => floor)) - crotch;
    const middle = (of: (leg: Leg) => number): number => pair.reduce((sum, leg) => sum + of(leg), 0) / pair.length;
    const half = (of: (leg: Leg) => number): number => Math.max(...pair.map((leg) => Math.abs(of(leg) - middle(of))));
    const [hips, feet] = [middle((leg) => leg.hip), middle((leg) => leg.foot)];
    const widest = Math.max(...pair.map(widthAtFoot));
    const apart = pair.length > 1 ? 2 * half((leg) => leg.foot) : 0;
    // Who stands with legs far apart sets them to and fro where they are: legs that pass would be one lump.
    if (pair.length > 1 && apart >= STANCE * widest) {
      const step = Math.max(1, Math.min((apart - widest) / 2, MOST_STEP * long * size));
      for (const leg of pair) {
        const start = (leg === behind(pair, facing) ? Math.PI : 0) + p * Math.PI;
        out[legs.indexOf(leg)] = (t) => ({
          hip: 0,
          foot: step * facing * (Math.cos(t + start) - (leg === behind(pair, facing) ? -1 : 1)) * 0.5,
          up: Math.max(0, -Math.sin(t + start)),
        });
      }
      return;
    }
    const reach = Math.min(
      Math.max(pair.length > 1 ? half((leg) => leg.foot) : 0, LEAST_SPREAD * long * size),
      Math.max(1, MOST_SPREAD * long * size),
    );
    for (const leg of pair) {
      // A leg ahead of the other begins ahead; one that stands alone swings about where it stands.
      const isAhead = pair.length === 1 ? p % 2 === 0 : (leg.foot - feet) * facing >= 0 && leg !== behind(pair, facing);
      const start = (isAhead ? 0 : Math.PI) + (p % 2) * Math.PI;
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

/** So many times as far apart as a foot is wide, feet do not pass each other; and how far they go then. */
const STANCE = 1.5;
const MOST_STEP = 0.42;

function widthAtFoot({ cells, floor }: Leg): Px {
  const xs = cells.filter(([, y]) => y >= floor - 3).map(([x]) => x);
  return Math.max(...xs) - Math.min(...xs) + 1;
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
  body: Flat,
  { legs, crotch, mask: ofLegs }: Legs,
  placed: readonly Placed[],
  lift: Px,
  sideways: boolean,
  behind: Hung | undefined,
  dx: Px = 0,
  lean: Px = 0,
): Rgba {
  const { top } = opaqueRows(picture);
  const out = blank(picture.width, picture.height);
  const mask = behind?.mask ?? ofLegs;
  if (behind) eachPixel(behind.cloth, (x, y, color) => put(out, x + dx, y, color));
  // Both feet on the ground are farthest apart: the body is lowest.
  const isDown = placed.every(({ up }) => up < 0.5);
  const drop = isDown && legs.every(({ floor }) => floor - crotch > 2) ? 1 : 0;
  const order = legs.map((_leg, k) => k).sort((a, b) => lightOf(legs[a]!) - lightOf(legs[b]!));
  const drawAll = (isIt: (k: number, shorter: Px) => boolean): void => {
    for (const k of sideways ? order : legs.map((_leg, i) => i)) {
      const up = Math.round(lift * placed[k]!.up);
      if (isIt(k, up)) drawLeg(out, legs[k]!, placed[k]!, crotch, drop, up);
    }
  };
  const isFore = (k: number, up: Px): boolean => up > 0 && isBefore(legs[k]!, crotch, up + drop);
  drawAll((k, up) => !isFore(k, up));
  eachPixel(body, (x, y, color) => {
    if (body !== picture || !mask[y * picture.width + x]) {
      const over = Math.round(lean * Math.min(1, Math.max(0, crotch - y) / Math.max(1, HIPS * (crotch - top))));
      put(out, x + dx + over, y + drop, color);
    }
  });
  // A foot without a leg is lifted before what is above it.
  drawAll(isFore);
  return toImage(closed(out, picture, crotch + drop));
}

const lightOf = ({ cells }: Leg): number => cells.reduce((sum, [, , color]) => sum + luma(color), 0) / cells.length;

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
