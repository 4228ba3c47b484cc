/**
 * A low animal that was drawn from a side, from straight ahead and from behind, composed as a pixel artist does: a round body
 * on two legs, the head before it with both eyes, its muzzle and its ears, the tail behind. Sizes and colours are the profile's.
 */
import type { Px } from '../../../../../src/pixels/types.ts';
import { at, blank, type Color, commonest, eachPixel, type Flat, put, tidy } from '../flat.ts';
import { shadowsOf } from '../shadows.ts';
import { type Both, headAhead } from './head-ahead.ts';
import { halfOf, type LowShape, shapeOf } from './low-shape.ts';
import { type Profile, runsAt } from './see-profile.ts';

/** How square discs are: 2 is an ellipse. */
const BODY = 2.4;

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
      const isRound = half > 2 && (u === half - 1 || i === rows - 1);
      put(body, axis + u, y, isRound ? shadow(color) : color);
    }
  }
  setLegs(body, profile, shape, isBehind, both);
  const far = farLegs(profile, shape, isBehind, both, shadow);
  const head = headAhead(profile, shape, isBehind, both, shadow);
  const neck = neckOf(profile, shape, both);
  const tail = tailOf(shape, isBehind, bare);
  const layers = isBehind ? [far, head, neck, body, tail] : [far, tail, body, neck, head];
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

/** Where the near pair of legs stands: from how far off the middle on, and how wide each is. */
function legPlace(
  { bodyHalf, foreLeg, hindLeg }: LowShape,
  isBehind: boolean,
): { readonly inner: Px; readonly wide: Px } {
  const leg = isBehind ? hindLeg : foreLeg;
  const [least, most] = [Math.round(bodyHalf * LEAST_LEG), Math.round(bodyHalf * LEG)];
  const wide = Math.max(1, least, Math.min(leg.width, most));
  return { wide, inner: Math.max(1, bodyHalf - wide - (bodyHalf > 4 ? 1 : 0)) };
}
/** A leg takes so much of half the body at least, and at most. */
const [LEAST_LEG, LEG] = [0.42, 0.6] as const;
/** Legs begin so far up the body, as a share of its height. */
const SHOULDER = 0.4;

/** The colour of a leg's row. */
function legColor({ bare, line }: Profile, shape: LowShape, isBehind: boolean, y: Px): Color {
  const run = (isBehind ? shape.hindLeg : shape.foreLeg).runs.find((one) => one.y === y);
  const own = run ? Array.from({ length: run.to - run.from }, (_, i) => at(bare, run.from + i, y)) : [];
  const skin = commonest(own.filter((c) => !line.colors.has(c)));
  if (skin >= 0) return skin;
  return own.length > 0 ? commonest(own) : shape.flank(Math.min(y, shape.bodyBottom - 1));
}

/** Two legs below the body, in the colours that the profile's have from the knee to the foot. */
function setLegs(body: Flat, profile: Profile, shape: LowShape, isBehind: boolean, both: Both): void {
  if ((isBehind ? shape.hindLeg : shape.foreLeg).runs.length === 0) return;
  const { inner, wide } = legPlace(shape, isBehind);
  const from = shape.bodyBottom - Math.max(2, Math.round((shape.bodyBottom - shape.bodyTop) * SHOULDER));
  for (let y = from; y < profile.box.bottom; y++) {
    // A shoulder is hide; what a foot is of begins below.
    const color = y < shape.bodyBottom ? shape.flank(y) : legColor(profile, shape, isBehind, y);
    for (let i = 0; i < wide; i++)
      if (y >= shape.bodyBottom || at(body, shape.axis + inner + i, y) < 0) both(body, inner + i, y, color);
  }
}

/** The other pair, seen between the near one, in shade and a little higher. */
function farLegs(
  profile: Profile,
  shape: LowShape,
  isBehind: boolean,
  both: Both,
  shadow: (color: Color) => Color,
): Flat {
  const out = blank(profile.bare.width, profile.bare.height);
  const { inner, wide } = legPlace(shape, isBehind);
  const { bottom } = profile.box;
  const legs = bottom - shape.bodyBottom;
  // Between them light is seen.
  const thin = Math.min(inner - (profile.line.isLined ? 3 : 2), Math.round(wide * FAR));
  if ((isBehind ? shape.foreLeg : shape.hindLeg).runs.length === 0 || thin < 1 || legs < 3) return out;
  for (let y = shape.bodyBottom - 2; y < bottom - Math.max(1, Math.round(legs * HIGHER)); y++) {
    const color = shadow(shadow(legColor(profile, shape, !isBehind, y)));
    for (let i = 0; i < thin; i++) both(out, inner - 1 - i, y, color);
  }
  return out;
}
/** The farther pair's width, and how much higher it stands, as shares of the near one's. */
const [FAR, HIGHER] = [0.7, 0.16] as const;

/** What rises between head and body. */
function neckOf({ bare, line }: Profile, shape: LowShape, both: Both): Flat {
  const out = blank(bare.width, bare.height);
  const to = Math.min(shape.bodyBottom, shape.bodyTop + 2);
  for (let y = shape.headBottom - 1; shape.neckHalf > 0 && y < to; y++) {
    const run = runsAt(bare, y).at(-1);
    const own = run ? Array.from({ length: run.to - run.from }, (_, i) => at(bare, run.from + i, y)) : [];
    const color = commonest(own.filter((c) => !line.colors.has(c)));
    for (let d = 0; color >= 0 && d < Math.min(shape.neckHalf, shape.bodyHalf); d++) both(out, d, y, color);
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
