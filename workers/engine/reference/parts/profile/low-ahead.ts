/**
 * A low animal that was drawn from a side, from straight ahead and from behind, composed as a pixel artist does: a round body
 * on two legs, the head before it with both eyes, its muzzle and its ears, the tail behind. Sizes and colours are the profile's.
 */
import type { Px } from '../../../../../src/pixels/types.ts';
import { apart, at, blank, type Color, commonest, eachPixel, type Flat, luma, put, tidy } from '../flat.ts';
import { shadowsOf } from '../shadows.ts';
import { type LowShape, shapeOf } from './low-shape.ts';
import { type Profile, runsAt } from './see-profile.ts';

/** How square discs are: 2 is an ellipse. */
const [BODY, HEAD] = [2.8, 2.4] as const;
/** A muzzle takes so much of half a head; eyes stand so far out in it. */
const MUZZLE = 0.55;
const EYE = 0.5;
/** Ears stand so far out on it. */
const EAR = 0.66;
/** Colours of a nose differ so much from the head's, of 442. */
const NOSE = 60;

/** Half the width of row `i` of `rows` of a disc. */
function halfOf(i: number, rows: number, half: number, squareness: number): Px {
  const t = Math.abs(((i + 0.5) / rows) * 2 - 1);
  return Math.max(1, Math.round(half * (1 - t ** squareness) ** (1 / squareness)));
}

/** The animal from straight ahead, or from behind; its line as the profile has it. */
export function lowAhead(profile: Profile, isBehind: boolean): Flat {
  const { bare, line } = profile;
  const shape = shapeOf(profile);
  const { axis } = shape;
  const out = blank(bare.width, bare.height);
  const shadow = shadowsOf(bare);
  const both = (flat: Flat, d: number, y: Px, color: Color): void => {
    put(flat, axis + d, y, color);
    put(flat, axis - 1 - d, y, color);
  };
  const body = blank(bare.width, bare.height);
  const rows = shape.bodyBottom - shape.bodyTop;
  for (let i = 0; i < rows; i++) {
    const y = shape.bodyTop + i;
    const half = halfOf(i, rows, shape.bodyHalf, BODY);
    for (let u = -half; u < half; u++) {
      const fur = shape.isFine ? furAt(bare, shape, u, y, isBehind) : -1;
      // Below the belly, between the legs, lies its line.
      const own = line.colors.has(fur) && i >= rows - 2 ? -1 : fur;
      const color = own >= 0 ? own : isBehind ? shape.flank(y) : shape.chest(y);
      const isRound = own < 0 && half > 2 && (u === -half || u === half - 1);
      put(body, axis + u, y, isRound ? shadow(color) : color);
    }
  }
  setLegs(body, profile, shape, isBehind, both);
  const head = headOf(profile, shape, isBehind, both, shadow);
  const tail = tailOf(shape, isBehind, bare);
  const layers = isBehind ? [head, body, tail] : [tail, body, head];
  for (const layer of layers) lay(out, layer, (color) => (line.isLined ? line.over(color) : shadow(color)));
  return withoutStilts(line.draw(tidy(out)), out, line.colors);
}

/** A pixel of the body's own hide beside the middle of its back, or of its chest. */
function furAt(bare: Flat, { flankAt, chestAt, bodyHalf }: LowShape, u: number, y: Px, isBehind: boolean): Color {
  const [from, to] = isBehind ? flankAt : chestAt;
  const x = (from + to) / 2 + (u * Math.min(2 * bodyHalf, to - from)) / (2 * bodyHalf);
  return at(bare, Math.floor(x), y);
}

/** One layer over what is there, with an edge about it. */
function lay(out: Flat, layer: Flat, edge: (color: Color) => Color): void {
  eachPixel(layer, (x, y) => {
    for (const [dx, dy] of [
      [-1, 0],
      [1, 0],
      [0, 1],
    ] as const) {
      const under = at(out, x + dx, y + dy);
      if (under >= 0 && at(layer, x + dx, y + dy) < 0) put(out, x + dx, y + dy, edge(under));
    }
  });
  eachPixel(layer, (x, y, color) => put(out, x, y, color));
}

/** Without lines about what is line itself. */
function withoutStilts(lined: Flat, figure: Flat, ink: ReadonlySet<Color>): Flat {
  eachPixel(lined, (x, y) => {
    if (at(figure, x, y) >= 0) return;
    const beside = [
      [0, -1],
      [-1, 0],
      [1, 0],
      [0, 1],
    ]
      .map(([dx, dy]) => at(figure, x + dx!, y + dy!))
      .filter((c) => c >= 0);
    if (beside.length > 0 && beside.every((c) => ink.has(c))) put(lined, x, y, -1);
  });
  return lined;
}

type Both = (flat: Flat, d: number, y: Px, color: Color) => void;

/** Two legs below the body, in the colours that the profile's have from the knee to the foot. */
function setLegs(body: Flat, { bare, box, line }: Profile, shape: LowShape, isBehind: boolean, both: Both): void {
  const leg = isBehind ? shape.hindLeg : shape.foreLeg;
  if (leg.runs.length === 0) return;
  const wide = Math.max(1, Math.min(leg.width, Math.round(shape.bodyHalf * LEG)));
  const inner = Math.max(1, shape.bodyHalf - wide - (shape.bodyHalf > 3 ? 1 : 0));
  for (let y = shape.bodyBottom - 2; y < box.bottom; y++) {
    const run = leg.runs.find((one) => one.y === y);
    const own = run ? Array.from({ length: run.to - run.from }, (_, i) => at(bare, run.from + i, y)) : [];
    const skin = commonest(own.filter((c) => !line.colors.has(c)));
    const color = skin >= 0 ? skin : own.length > 0 ? commonest(own) : shape.flank(Math.min(y, shape.bodyBottom - 1));
    for (let i = 0; i < wide; i++)
      if (y >= shape.bodyBottom || at(body, shape.axis + inner + i, y) < 0) both(body, inner + i, y, color);
  }
}
/** A leg takes no more of half the body. */
const LEG = 0.42;

function headOf(
  { bare, picture, eye, ears }: Profile,
  shape: LowShape,
  isBehind: boolean,
  both: Both,
  shadow: (color: Color) => Color,
): Flat {
  const out = blank(bare.width, bare.height);
  const { headTop, headBottom, headHalf } = shape;
  const rows = headBottom - headTop;
  const front = shape.front;
  for (let i = 0; i < rows; i++) {
    const half = halfOf(i, rows, headHalf, HEAD);
    const color = shape.skull(headTop + i);
    const back = front - shape.headLeft;
    for (let d = 0; d < half; d++) {
      const own = shape.isFine ? at(bare, Math.floor(front - ((d + 0.5) / headHalf) * back), headTop + i) : -1;
      both(out, d, headTop + i, own >= 0 ? own : i === rows - 1 && rows > 4 ? shadow(color) : color);
    }
  }
  const foot = ears[0];
  if (!foot && shape.bump) {
    const { wide, high, color } = shape.bump;
    const inner = Math.max(1, headHalf - wide);
    for (let y = headTop - high; y < headTop + 2; y++) for (let i = 0; i < wide; i++) both(out, inner + i, y, color);
  }
  if (foot) {
    const down = Math.max(0, headTop - foot.y);
    for (const ear of ears) {
      const inner = Math.max(0, Math.round(headHalf * EAR - (ear.to - ear.from) / 2));
      for (let x = ear.from; x < ear.to; x++) both(out, inner + ear.to - 1 - x, ear.y + down, at(bare, x, ear.y));
    }
  }
  if (isBehind) return out;
  const muzzle = Math.max(1, Math.round(headHalf * MUZZLE));
  const eyeRow = Math.max(headTop + 1, Math.min(headBottom - 2, eye?.y ?? headTop + Math.round(rows * 0.4)));
  for (let y = eyeRow + 1; y < headBottom; y++) {
    const color = shape.snout(y);
    if (color < 0) continue;
    const half = Math.min(muzzle, halfOf(y - headTop, rows, headHalf, HEAD));
    const last = (runsAt(bare, y).at(-1)?.to ?? front) - 1;
    for (let d = 0; d < half; d++) {
      const own = shape.isFine ? at(bare, Math.round(last - (d / half) * Math.max(0, last - front)), y) : -1;
      both(out, d, y, own >= 0 ? own : color);
    }
  }
  const noseRow = Math.max(eyeRow + 1, Math.min(headBottom - 1 - (rows > 5 ? 1 : 0), shape.noseRow));
  const base = shape.skull(noseRow);
  const nose = apart(shape.nose, base) >= NOSE ? shape.nose : shadow(shadow(base));
  both(out, 0, noseRow, nose);
  const around = shape.skull(eyeRow);
  const isSeen = eye?.pixels.some((i) => apart(picture.colors[i]!, around) >= NOSE);
  if (!eye || !isSeen) {
    // Where none is seen from aside two dark points still tell its front.
    const dark = darkestOf(picture);
    const d = Math.max(1, Math.round(headHalf * EYE));
    if (headHalf > 1 && apart(dark, around) >= NOSE)
      for (let k = 0; k < (headHalf > 5 ? 2 : 1); k++) both(out, d, eyeRow - k, dark);
    return out;
  }
  const xs = eye.pixels.map((i) => i % picture.width);
  const [from, to] = [Math.min(...xs), Math.max(...xs) + 1];
  const top = Math.min(...eye.pixels.map((i) => Math.floor(i / picture.width)));
  const wide = Math.max(1, Math.min(to - from, Math.floor(headHalf * EYE)));
  const inner = Math.max(1, Math.min(headHalf - wide - (headHalf > 3 ? 1 : 0), Math.round(headHalf * EYE - 0.01)));
  for (const i of eye.pixels) {
    const d = to - 1 - (i % picture.width);
    if (d >= wide) continue;
    both(out, inner + d, eyeRow + Math.floor(i / picture.width) - top, picture.colors[i]!);
  }
  return out;
}

/** A tail rises behind the body where it does from aside; else it hangs down behind, seen from there only. */
function tailOf(shape: LowShape, isBehind: boolean, bare: Flat): Flat {
  const out = blank(bare.width, bare.height);
  const { tail, bodyTop, bodyBottom, axis } = shape;
  if (!tail || (!tail.isUp && !isBehind)) return out;
  const low = bodyTop + Math.round((bodyBottom - bodyTop) * ROOT);
  const [from, to] = tail.isUp
    ? [tail.top, isBehind ? low : bodyTop + 1]
    : [bodyTop + 1, Math.min(bodyBottom, bodyTop + 1 + tail.long)];
  const left = axis - Math.ceil(tail.thick / 2);
  for (let y = from; y < to; y++) for (let i = 0; i < tail.thick; i++) put(out, left + i, y, tail.color);
  return out;
}
/** Where a tail begins, as a share of the body's height. */
const ROOT = 0.35;

/** The darkest colour of a picture. */
function darkestOf(picture: Flat): Color {
  let best = -1;
  eachPixel(picture, (_x, _y, color) => {
    if (best < 0 || luma(color) < luma(best)) best = color;
  });
  return best;
}
