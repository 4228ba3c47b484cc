/** What a turned sprite must be like to be sent: a result that fails is no success, whatever made it. */
import { coverageOf, crop, flipHorizontal, opaqueBounds, shareChanged } from '../../../../src/pixels/image.ts';
import type { Px, Rgba } from '../../../../src/pixels/types.ts';
import { type Turn, yawChange } from './aspect.ts';

/** A turn that changes a smaller share of the pixels has not turned anything. */
export const LEAST_CHANGE = 0.03;
/** Less than this share of the pixels is a scrap of the subject. */
const LEAST_AREA = 0.5;
/** A subject that was so much higher than wide and is now so much wider than high lies on its side. */
const UPRIGHT = 1.25;
const LYING = 1.2;

const areaOf = (image: Rgba): number => coverageOf(image).reduce((n, v) => n + v, 0);

/** A sprite of which its mirror image differs by no more is the same from both sides. */
const EVEN = 0.35;
/** Others change by this part at least where they are turned by a quarter or more. */
const LEAST_OF_UNEVEN = 0.12;

/** Whether the two sides of a sprite are alike, as a bottle's are. */
export function isEven(sprite: Rgba): boolean {
  const own = crop(sprite, opaqueBounds(sprite)!);
  return shareChanged(flipHorizontal(own), own) <= EVEN;
}

const leastChange = (sprite: Rgba, turn: Turn): number =>
  Math.abs(yawChange(turn)) >= 90 && !isEven(sprite) ? LEAST_OF_UNEVEN : LEAST_CHANGE;

/** A turned sprite with less than this part of the detail, or so much more of it nearly black, is a lump of it. */
const LEAST_GRAIN = 0.4;
const MORE_DARK = 0.16;
/** Of 255. */
const DARK = 40;
/** Subjects that are plain themselves have nothing to lose. */
const GRAINED = 0.25;

/** Longer sides in pixels: below it every turn loses detail, and above it the network decides several pixels at once. */
const [COARSE, FINE] = [24, 64];

function isLump(sprite: Rgba, turned: Rgba, side: Px): boolean {
  const step = Math.ceil(side / FINE);
  const [before, after] = [textureOf(sprite, step), textureOf(turned, step)];
  const isPlain = side >= COARSE && before.grain >= GRAINED && after.grain < LEAST_GRAIN * before.grain;
  return isPlain || after.dark - before.dark > MORE_DARK;
}

/** Share of neighbouring opaque pixels that differ, `step` pixels from each other, and of opaque pixels that are nearly black. */
function textureOf({ width, height, data }: Rgba, step: Px): { readonly grain: number; readonly dark: number } {
  let [pairs, differ, area, dark] = [0, 0, 0, 0];
  const see = (i: number, j: number): void => {
    if (data[j * 4 + 3]! < 128) return;
    pairs++;
    if ([0, 1, 2].some((c) => data[i * 4 + c] !== data[j * 4 + c])) differ++;
  };
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      if (data[i * 4 + 3]! < 128) continue;
      area++;
      if (Math.max(data[i * 4]!, data[i * 4 + 1]!, data[i * 4 + 2]!) < DARK) dark++;
      if (x + step < width) see(i, i + step);
      if (y + step < height) see(i, i + step * width);
    }
  }
  return { grain: differ / Math.max(1, pairs), dark: dark / Math.max(1, area) };
}

/** Who stands grows no wider than this by turning, nor lower than that share; from behind the outline is the front's, mirrored. */
const STANDS = 1.1;
const WIDER = 1.3;
const LOWER = 0.8;
const LEAST_OVERLAP = 0.62;

function isMisshapen(sprite: Rgba, turned: Rgba, before: Size, after: Size, yaw: number): boolean {
  if (yaw === 180) return overlapOf(flipHorizontal(crop(sprite, before)), crop(turned, after)) < LEAST_OVERLAP;
  if (before.height < STANDS * before.width) return false;
  return after.width > WIDER * before.width || after.height < LOWER * before.height;
}

/** Share of its colours, by how many pixels each has, that a sprite keeps: turned to the side or less, and turned away. */
const LEAST_KEPT = [0.5, 0.35] as const;

function keptOf(sprite: Rgba, turned: Rgba): number {
  const sharesOf = ({ data }: Rgba): Map<number, number> => {
    const counts = new Map<number, number>();
    let all = 0;
    for (let i = 0; i < data.length; i += 4) {
      if (data[i + 3]! < 128) continue;
      // Shades that are near each other count as one.
      const key = ((data[i]! >> 5) << 6) | ((data[i + 1]! >> 5) << 3) | (data[i + 2]! >> 5);
      counts.set(key, (counts.get(key) ?? 0) + 1);
      all++;
    }
    return new Map([...counts].map(([key, n]) => [key, n / Math.max(1, all)]));
  };
  const [before, after] = [sharesOf(sprite), sharesOf(turned)];
  return [...before].reduce((sum, [key, share]) => sum + Math.min(share, after.get(key) ?? 0), 0);
}

type Size = NonNullable<ReturnType<typeof opaqueBounds>>;

/** Share of two shapes that both have, their bottoms in the middle laid on one another. */
function overlapOf(a: Rgba, b: Rgba): number {
  let [both, either] = [0, 0];
  const [width, height] = [Math.max(a.width, b.width), Math.max(a.height, b.height)];
  const isIn = (image: Rgba, x: Px, y: Px): boolean => {
    const [X, Y] = [x - ((width - image.width) >> 1), y - (height - image.height)];
    return X >= 0 && Y >= 0 && X < image.width && image.data[(Y * image.width + X) * 4 + 3]! >= 128;
  };
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [inA, inB] = [isIn(a, x, y), isIn(b, x, y)];
      if (inA && inB) both++;
      if (inA || inB) either++;
    }
  }
  return both / Math.max(1, either);
}

/** Rows of a turned figure are no wider than the front's by more than this share and these pixels, but for so many of them. */
const ROW_WIDER = 1.15;
const ROW_MORE: Px = 2;
const MOST_ROWS = 0.1;
/** Of whom the exemplars know, they know what juts out to a side; of whom they know well even more. */
const MOST_ROWS_KNOWN = 0.25;
const MOST_ROWS_WELL_KNOWN = 0.45;
const BROAD_FRONT = 0.95;
const TRUNK = 0.62;

/**
 * Whether a sprite that was seen from the front has become a jumble by turning: more of its rows are wider than the front
 * is there than a cloak, a foot set ahead or a thing held out explain.
 */
export function isJumbled(
  sprite: Rgba,
  turned: Rgba,
  { from, to, oblique }: Turn,
  known: 'well' | 'kin' | 'no' = 'no',
): boolean {
  if (from.yaw !== 0 || from.pitch !== to.pitch || oblique) return false;
  const [before, after] = [rowWidths(sprite), rowWidths(turned)];
  const box = opaqueBounds(sprite);
  // Who is as broad as high and has nothing but a trunk from aside has lost the arms.
  const isAside = Math.abs(to.yaw % 180) === 90;
  const isBroad = box !== undefined && box.width >= BROAD_FRONT * box.height;
  if (known === 'no' && isAside && isBroad && areaOf(turned) < TRUNK * areaOf(sprite)) return true;
  const rows = after.filter((n) => n > 0).length;
  const wider = after.filter((n, y) => n > 0 && n > ROW_WIDER * (before[y] ?? 0) + ROW_MORE).length;
  return wider > { well: MOST_ROWS_WELL_KNOWN, kin: MOST_ROWS_KNOWN, no: MOST_ROWS }[known] * rows;
}

/** From the first to the last opaque pixel of each row. */
function rowWidths({ width, height, data }: Rgba): Px[] {
  return Array.from({ length: height }, (_, y) => {
    let [from, to] = [width, 0];
    for (let x = 0; x < width; x++) {
      if (data[(y * width + x) * 4 + 3]! < 128) continue;
      from = Math.min(from, x);
      to = x + 1;
    }
    return Math.max(0, to - from);
  });
}

/** A stranger that was hardly higher than wide and is so much higher than wide is a sliver: no other way would be better. */
const BROAD = 1.2;
const SLIVER = 2.6;

export function isSliver(sprite: Rgba, turned: Rgba): boolean {
  const [before, after] = [opaqueBounds(sprite), opaqueBounds(turned)];
  if (!before || !after) return false;
  return before.height < BROAD * before.width && after.height > SLIVER * after.width;
}

/** What is wrong with a turned sprite: clauses about "it". */
export const LUMP = 'it would become a lump';
export const UNCHANGED = 'it would look as it does';
export const MIRRORED = 'it would only be mirrored';
export const MISSHAPEN = 'it would lose its shape';
export type Fault =
  | typeof MISSHAPEN
  | 'nothing would be left of it'
  | 'most of it would be lost'
  | 'it would lie on its side'
  | typeof LUMP
  | typeof MIRRORED
  | typeof UNCHANGED;

/** The fault of a turned sprite; undefined where it has none. `least`: share of the pixels that it must have. */
export function faultOf(sprite: Rgba, turned: Rgba, turn: Turn, least = LEAST_AREA): Fault | undefined {
  const [before, after] = [opaqueBounds(sprite), opaqueBounds(turned)];
  if (!before || !after) return 'nothing would be left of it';
  if (areaOf(turned) < least * areaOf(sprite)) return 'most of it would be lost';
  if (turn.from.pitch === turn.to.pitch && !turn.oblique) {
    const lies = before.height > UPRIGHT * before.width && after.width > LYING * after.height;
    if (lies) return 'it would lie on its side';
  }
  const isFromFront = turn.from.yaw === 0 && turn.from.pitch === turn.to.pitch && !turn.oblique;
  if (
    isFromFront &&
    turn.to.yaw !== 180 &&
    keptOf(sprite, turned) < LEAST_KEPT[turn.to.yaw > 91 && turn.to.yaw < 269 ? 1 : 0]
  )
    return LUMP;
  if (isFromFront && isMisshapen(sprite, turned, before, after, turn.to.yaw)) return MISSHAPEN;
  if (isLump(sprite, turned, Math.max(before.width, before.height))) return LUMP;
  const turnedAtAll = yawChange(turn) !== 0 || turn.from.pitch !== turn.to.pitch || turn.oblique;
  if (turnedAtAll && shareChanged(turned, sprite) < leastChange(sprite, turn)) return UNCHANGED;
  return undefined;
}

/** Whether a frame of a movement has lost so much of the sprite that it is no frame to send. */
export const isTorn = (sprite: Rgba, frame: Rgba): boolean => areaOf(frame) < LEAST_AREA * areaOf(sprite);
