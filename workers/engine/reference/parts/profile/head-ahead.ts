/**
 * The head of a beast that was drawn from its side, from straight ahead or behind, in its own pixels: what lies behind the eye
 * (cheek, ear, crown) to both sides of the middle, the eye on both, the muzzle between. A head that looks at the viewer with
 * both eyes is as it is.
 */
import type { Px } from '../../../../../src/pixels/types.ts';
import { apart, at, blank, type Color, eachPixel, type Flat, luma, put } from '../flat.ts';
import { halfOf, type LowShape } from './low-shape.ts';
import { type Profile, runsAt } from './see-profile.ts';

/** How square the disc is that bounds it; half its width at most, as a share of its height. */
const SQUARE = 3;
const WIDE = 0.62;
/** Eyes stand so far out, as a share of half the head. */
const EYE = 0.36;
/** A muzzle is so wide for its height, and takes no more of half the head. */
const [MUZZLE, MOST_MUZZLE] = [0.55, 0.6] as const;
/** Colours of a nose, and of an eye, differ so much from the head's, of 442. */
const NOSE = 60;
/** What stands up from the crown is no wider than this share of half the head. */
const EAR = 1.1;

/** Sets a pixel `d` columns off the middle on both sides. */
export type Both = (flat: Flat, d: number, y: Px, color: Color) => void;

export function headAhead(
  profile: Profile,
  shape: LowShape,
  isBehind: boolean,
  both: Both,
  shadow: (color: Color) => Color,
): Flat {
  if (profile.isLooking && !isBehind) return headAsIs(profile, shape);
  const { bare, eye, box } = profile;
  const out = blank(bare.width, bare.height);
  const { headTop, headBottom } = shape;
  const rows = headBottom - headTop;
  // A head that goes over into a body without legs is no wider than that.
  const most = Math.max(2, shape.stands ? Math.ceil(rows * WIDE) : Math.min(Math.ceil(rows * WIDE), shape.bodyHalf));
  const last = Math.max(...(eye ? eye.pixels.map((i) => i % bare.width) : [shape.front - 2]));
  const middle = last + 1 + Math.max(1, Math.min(Math.round(most * EYE), box.right - last - 2));
  // From behind what lies behind the eye is all that is seen.
  const plain = isBehind ? profile.behind() : bare;
  const first = eye ? Math.min(...eye.pixels.map((i) => i % bare.width)) : shape.front - 3;
  const hidden = isBehind ? Math.min(most - 2, middle - first + 1) : 0;
  const skullAt = (d: number, y: Px): Color => {
    const x = middle - 1 - Math.floor(hidden + (d * (most - hidden)) / most);
    return at(bare, middle - 1 - d, y) < 0 ? -1 : at(bare, x, y) < 0 ? shape.skull(y) : at(plain, x, y);
  };
  for (let y = headTop; y < headBottom; y++) {
    const half = Math.min(most, halfOf(y - headTop, rows, most, SQUARE));
    // Where a profile falls back before the middle, its crown goes on.
    let known: Color = -1;
    for (let d = 0; d < half; d++) {
      const own = skullAt(d, y);
      if (own < 0 && known >= 0) break;
      if (own >= 0) known = own;
      const color = own >= 0 ? own : shape.skull(y);
      if (color >= 0) both(out, d, y, color);
    }
  }
  setEars(profile, out, { middle, most, headTop, axis: shape.axis }, both);
  if (isBehind) return out;
  setMuzzle(profile, shape, out, { middle, most }, both, shadow);
  setEyes(profile, shape, out, middle, both);
  return out;
}

/** A head that looks at the viewer, moved to the middle. */
function headAsIs({ picture, bare, box }: Profile, { axis, headLeft, headBottom }: LowShape): Flat {
  const out = blank(bare.width, bare.height);
  const by = axis - Math.round((headLeft + box.right) / 2);
  const [half, rows] = [(box.right - headLeft) / 2, headBottom - box.top];
  eachPixel(bare, (x, y) => {
    // Where it was cut from the neck it is round.
    const isIn = x >= headLeft + half || headLeft + half - x <= halfOf(y - box.top, rows, half, SQUARE);
    if (x >= headLeft && y < headBottom && isIn) put(out, x + by, y, at(picture, x, y));
  });
  return out;
}

interface Place {
  /** The profile's column that becomes the middle. */
  readonly middle: Px;
  readonly most: Px;
}

/** What stands up from the crown behind the eye: of two ears that are seen, the near one. */
function setEars(
  { bare, box }: Profile,
  out: Flat,
  { middle, most, headTop, axis }: Place & { headTop: Px; axis: Px },
  both: Both,
): void {
  let below: { readonly from: Px; readonly to: Px } | undefined;
  // They stand on the crown, which is rounder than it is from aside.
  let half = 0;
  while (at(out, axis + half, headTop) >= 0) half++;
  let inward: Px | undefined;
  for (let y = headTop; y >= box.top; y--) {
    const runs = runsAt(bare, y).filter((run) => run.from < middle && run.to > middle - most - 3);
    const run =
      runs.find((one) => !below || (one.from <= below.to && one.to >= below.from)) ?? (below ? undefined : runs[0]);
    if (!run) return;
    below = run;
    const to = Math.min(run.to, middle);
    // Of antlers and crests that are wider so much is seen as an ear would be.
    const from = Math.max(run.from, middle - most - 3, to - Math.max(2, Math.round(EAR * most)));
    if (y >= headTop) continue;
    inward ??= Math.max(0, middle - to - Math.max(0, half - 1));
    for (let x = from; x < to; x++) both(out, middle - 1 - x - inward, y, at(bare, x, y));
  }
}

/** The muzzle: rows that reach beyond the middle, as wide as it is thick, with the nose at its end. */
function setMuzzle(
  { bare, eye, box }: Profile,
  shape: LowShape,
  out: Flat,
  { middle, most }: Place,
  both: Both,
  shadow: (color: Color) => Color,
): void {
  const from = (eye?.y ?? shape.headTop + 1) + 1;
  const rows: Px[] = [];
  for (let y = from; y < Math.min(box.bottom, shape.headBottom + 1); y++) {
    const run = runsAt(bare, y).at(-1);
    if (run && run.to > middle + 1 && run.from < run.to) rows.push(y);
  }
  if (rows.length > 0) {
    const half = Math.max(1, Math.min(Math.round(rows.length * MUZZLE), Math.floor(most * MOST_MUZZLE)));
    rows.forEach((y, i) => {
      const color = shape.snout(y);
      const wide = rows.length > 2 && i === rows.length - 1 ? Math.max(1, half - 1) : half;
      if (color >= 0) for (let d = 0; d < wide; d++) both(out, d, y, color);
    });
    const noseRow = Math.max(rows[0]!, Math.min(rows.at(-1)!, shape.noseRow));
    const base = shape.snout(noseRow) >= 0 ? shape.snout(noseRow) : shape.skull(noseRow);
    const nose = apart(shape.nose, base) >= NOSE ? shape.nose : shadow(shadow(base));
    both(out, 0, noseRow, nose);
    if (half > 3) both(out, 0, noseRow + 1, nose);
  }
}

/** The eye on both sides; where none is seen from aside two dark points still tell the front. */
function setEyes({ picture, eye }: Profile, shape: LowShape, out: Flat, middle: Px, both: Both): void {
  const row = eye?.y ?? shape.headTop + Math.round((shape.headBottom - shape.headTop) * 0.4);
  const around = shape.skull(row);
  if (eye?.pixels.some((i) => apart(picture.colors[i]!, around) >= NOSE)) {
    for (const i of eye.pixels) {
      const d = middle - 1 - (i % picture.width);
      if (d >= 0) both(out, d, Math.floor(i / picture.width), picture.colors[i]!);
    }
    return;
  }
  const dark = darkestOf(picture);
  const d = Math.max(1, Math.round(shape.headHalf * EYE));
  if (shape.headHalf > 1 && apart(dark, around) >= NOSE)
    for (let k = 0; k < (shape.headHalf > 5 ? 2 : 1); k++) both(out, d, row - k, dark);
}

/** The darkest colour of a picture. */
function darkestOf(picture: Flat): Color {
  let best = -1;
  eachPixel(picture, (_x, _y, color) => {
    if (best < 0 || luma(color) < luma(best)) best = color;
  });
  return best;
}
