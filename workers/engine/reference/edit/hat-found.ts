/** A hat, a hood or a turban that somebody wears: all of its cloth, down to where the head ends. */
import { rgbToOklab } from '../../../../src/pixels/color.ts';
import { unpackRgb } from '../../../../src/pixels/histogram.ts';
import type { Px } from '../../../../src/pixels/types.ts';
import { areKin, BESIDE, type Color, commonest, luma, toFlat } from '../parts/flat.ts';
import { hatByMatter } from './hat-by-matter.ts';
import { sum } from './held.ts';
import { partFound } from './named-part.ts';
import { isGrey, type Region, regionSeen, skinOf, skinsOf } from './regions.ts';
import { lineOf, type Subject, stanceOf } from './subject.ts';
import { eyesOf } from './whole-of.ts';

/** Brims reach so far beside the middle of a head, in half heads. */
const BRIM = 3.2;
/** A hood is as wide and as high as this about the middle of a head, in half heads and heads. */
const HOOD_WIDE = 1.35;
const HOOD_HIGH = 0.72;
/** Share of a figure in the colours of its hat. */
const MOST_HAT = 0.3;
/** So much of a head is above its eyes at the least. */
const CROWN = 0.55;
/** Darker is the inside of a hood. */
const INK = 20;

/** Whether a colour is a shade of the one beside it: of its hue, and of as much colour for its light. */
export function isShadeOf(from: Color, c: Color): boolean {
  const [[, a, b], [, u, v]] = [rgbToOklab(unpackRgb(from)), rgbToOklab(unpackRgb(c))];
  const [p, q] = [Math.hypot(a, b), Math.hypot(u, v)];
  if (p < COLOURFUL || q < COLOURFUL) return p < COLOURFUL && q < COLOURFUL && areKin(from, c);
  const turn = Math.abs(((Math.atan2(b, a) - Math.atan2(v, u)) * 180) / Math.PI);
  return Math.min(turn, 360 - turn) <= ONE_HUE;
}
const COLOURFUL = 0.025;
const ONE_HUE = 32;

/** A tall hat whose brim was taken for the top of a head: what stands on that, as wide as it, and points up. */
function hatOver(subject: Subject): Region | undefined {
  const { axis, headHalf, top, chin, isUpright, isLong } = stanceOf(subject);
  if (!isUpright || isLong || subject.head?.isSure !== true) return undefined;
  const { colors, width } = toFlat(subject.sprite);
  const line = lineOf(subject);
  const out = new Uint8Array(colors.length);
  const isNear = (i: number): boolean => Math.abs((i % width) + 0.5 - axis) <= 1.3 * headHalf + 1;
  const above = [...colors.keys()].filter((i) => colors[i]! >= 0 && Math.floor(i / width) < top && isNear(i));
  const rows = new Set(above.map((i) => Math.floor(i / width)));
  const base = above.filter((i) => Math.floor(i / width) === top - 1).length;
  if (rows.size < TALL * (chin - top) || base < headHalf) return undefined;
  const main = commonest(above.map((i) => colors[i]!));
  const isEdge = (i: number): boolean => BESIDE.some(([dx, dy]) => (colors[i + dx + dy * width] ?? -1) < 0);
  // With its brim, where that is of its colour.
  const all = [...above, ...[...colors.keys()].filter((i) => colors[i] === main && Math.floor(i / width) < top + 0.2 * (chin - top))]; // biome-ignore format: one line
  for (const i of all)
    if ((colors[i] === main || areKin(colors[i]!, main) || line.colors.has(colors[i]!)) && !(line.isLined && line.colors.has(colors[i]!) && isEdge(i))) out[i] = 1; // biome-ignore format: one line
  return sum(out) >= 6 ? out : undefined;
}
const TALL = 0.55;

/** The pixels of what is worn on a head; undefined where no head or nothing on it was found. */
export function hatOf(subject: Subject): Region | undefined {
  const { person, head, sprite } = subject;
  const told = hatOver(subject) ?? hatByMatter(subject)?.cloth;
  if (told) return told;
  const stance = stanceOf(subject);
  if (stance.isLong && (head?.eyes.length ?? 0) < 2) return undefined;
  const line = lineOf(subject);
  const isTold = person !== undefined || stance.isUpright || head?.isSure === true || head?.isTopSure === true;
  const start = partFound(subject, 'hat') ?? (isTold ? regionSeen(line.figure, line.colors, stance, 'hat') : undefined);
  if (!start || sum(start) === 0) return undefined;
  const { colors } = toFlat(sprite);
  const { width, height } = sprite;
  const { axis, headHalf, top, chin, hip } = stance;
  // Below a grey helm no skin is told from it.
  const skins = person && !isGrey(skinOf(person)) ? skinsOf(person) : new Set<Color>();
  const main = commonest([...colors].filter((c, i) => start[i] && !line.colors.has(c) && !skins.has(c)));
  if (main < 0) return undefined;
  // Its cloth in all its shades; a band, a gem or the dark before a face is none of it.
  const own = new Set([main]);
  const there = new Set([...colors].filter((c, i) => start[i] && c >= 0 && !line.colors.has(c) && !skins.has(c)));
  for (let round = 0; round < 2; round++)
    for (const c of there) if (luma(c) > INK && [...own].some((other) => areKin(c, other))) own.add(c);
  // With the shades that it has lower down.
  const isCloth = (c: Color): boolean =>
    c >= 0 && !line.colors.has(c) && !skins.has(c) && (own.has(c) || (luma(c) > INK && areKin(c, main)));
  // What goes on all fours has a hide on its head as well.
  const isHide = [...colors].filter((c) => isCloth(c)).length > MOST_HAT * [...colors].filter((c) => c >= 0).length;
  if (stance.isLong && isHide) return undefined;
  // What goes on below the chin in the same cloth is a hood: its edge is round.
  let [below, n] = [0, 0];
  for (let y = chin + 1; y < Math.min(hip, chin + 0.5 * (chin - top)); y++)
    for (let x = Math.round(axis - headHalf); x < axis + headHalf; x++) {
      const c = colors[y * width + x] ?? -1;
      if (c < 0 || line.colors.has(c)) continue;
      n++;
      if (areKin(c, main)) below++;
    }
  const isHood = below > 0.5 * n;
  // A hide is on head and body as well, and no face looks out of it.
  if (isHood && isHide && (head?.eyes.length ?? 0) > 1 && !head?.isHidden) return undefined;
  // Of head and shoulders alone the face may be of nearly its colour: a hat ends above the eyes.
  const brow = head?.isBust && head.eyes.length > 0 ? Math.min(...head.eyes.flat().map((i) => Math.floor(i / width))) : height; // biome-ignore format: one line
  const isWithin = (x: Px, y: Px): boolean =>
    y >= brow
      ? false
      : isHood
        ? ((x + 0.5 - axis) / (HOOD_WIDE * headHalf + 1)) ** 2 +
            ((y + 0.5 - (top + chin) / 2) / (HOOD_HIGH * (chin - top))) ** 2 <=
          1
        : y < chin && Math.abs(x + 0.5 - axis) <= BRIM * headHalf + 1;
  const eyes = new Set(eyesOf(subject).flat());
  // Above the eyes what goes on from it shade by shade is of it too: an artist's shadows are far from his lights.
  const above = Math.max(
    top + CROWN * (chin - top),
    ...(eyes.size > 0 ? [Math.min(...[...eyes].map((i) => Math.floor(i / width)))] : []),
  );
  const goesOn = (from: Color, c: Color, y: Px): boolean =>
    c >= 0 && y < above && !line.colors.has(c) && !skins.has(c) && luma(c) > INK && isShadeOf(from, c);
  const out = start.map((v, i) => (v && isCloth(colors[i]!) && !eyes.has(i) && Math.floor(i / width) < brow ? 1 : 0));
  const queue = [...out.keys()].filter((i) => out[i]);
  for (const i of queue)
    for (const [dx, dy] of BESIDE)
      for (const k of [1, 2]) {
        const [x, y] = [(i % width) + dx * k, Math.floor(i / width) + dy * k];
        const j = y * width + x;
        if (x < 0 || x >= width || y < 0 || y >= height || out[j] || eyes.has(j)) continue;
        const isOf =
          isCloth(colors[j]!) ||
          ((k === 1 || line.colors.has(colors[i + dx + dy * width]!)) && goesOn(colors[i]!, colors[j]!, y));
        if (!isOf || !isWithin(x, y)) continue;
        out[j] = 1;
        queue.push(j);
      }
  return out;
}
