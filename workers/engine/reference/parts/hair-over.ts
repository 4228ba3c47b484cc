/** The back of a small head that shows its face: hair, hood or helmet grows over what has the skin's colour. */
import type { Px } from '../../../../src/pixels/types.ts';
import {
  apart,
  at,
  BESIDE,
  type Color,
  commonest,
  copyOf,
  eachPixel,
  type Flat,
  isWarm,
  luma,
  opaqueRows,
  put,
} from './flat.ts';
import type { LineHabit } from './line-habit.ts';

/** Shades of one skin are no farther apart, of 442. */
const SKIN = 62;
/** A face reaches so far below the eyes and above them, as shares of the figure's height. */
const [BELOW, ABOVE] = [0.3, 0.42] as const;
/** Skin is no darker, of 255. */
const LIGHT = 70;
/** Less of a face than this is none; more of what is above the chin than that is a bald head. */
const LEAST = 6;
/** Of the eyes that were found so much is beside the skin. */
const NEAR = 0.7;
const MOST = 0.64;
const FACE = 0.16;
/** The figure without its face; undefined where no skin is seen about its eyes, or nothing covers the head. */
export function hairOver(figure: Flat, line: LineHabit, eyes: readonly number[]): Flat | undefined {
  const { width } = figure;
  const { top, bottom } = opaqueRows(figure);
  const height = bottom - top;
  if (eyes.length === 0) return undefined;
  const eyeRow = Math.min(...eyes.map((i) => Math.floor(i / width)));
  const [first, last] = [Math.round(eyeRow - ABOVE * height), Math.round(eyeRow + BELOW * height)];
  const isEye = new Set(eyes);
  const skins = skinsAbout(figure, line, eyes, last);
  if (skins.length === 0) return undefined;
  const isSkinColor = (color: Color): boolean => skins.some((skin, k) => apart(color, skin) < (k === 0 ? SKIN : SAME));
  const isSkin = (x: Px, y: Px): boolean =>
    y >= first && y <= last && at(figure, x, y) >= 0 && isSkinColor(at(figure, x, y));
  const face = faceFrom(figure, isSkin, eyes, eyeRow);
  const isNear = (i: number): boolean =>
    [-1, 0, 1].some((dy) => [-1, 0, 1].some((dx) => face.has(i + dy * width + dx)));
  const own = eyes.filter(isNear);
  if (face.size < LEAST || own.length < NEAR * eyes.length) return undefined;
  const rows = new Map<Px, { from: Px; to: Px }>();
  for (const i of [...face, ...own]) {
    const [x, y] = [i % width, Math.floor(i / width)];
    const run = rows.get(y) ?? { from: x, to: x };
    rows.set(y, { from: Math.min(run.from, x), to: Math.max(run.to, x) });
  }
  const chin = Math.max(...rows.keys());
  let [covered, area] = [0, 0];
  const hairs: Color[] = [];
  const highest = Math.min(...rows.keys());
  eachPixel(figure, (x, y, color) => {
    if (y > chin) return;
    area++;
    if (face.has(y * width + x)) covered++;
    else if (!line.colors.has(color) && !isSkinColor(color) && !isEye.has(y * width + x) && y <= chin - 1)
      // What lies above a face covers the head; what lies beside it may be a shoulder.
      for (let n = y < highest + 2 ? 3 : 1; n > 0; n--) hairs.push(color);
  });
  const hair = commonest(hairs);
  const often = new Set(
    [...new Set(hairs)].filter((c) => hairs.filter((other) => other === c).length >= OFTEN * hairs.length),
  );
  if (hair < 0 || covered > MOST * area || covered < FACE * area) return undefined;
  const out = copyOf(figure);
  for (const [y, { from, to }] of rows) {
    for (let x = from; x <= to; x++) {
      if (
        at(figure, x, y) >= 0 &&
        BESIDE.every(([dx, dy]) => at(figure, x + dx, y + dy) >= 0 || face.has(y * width + x))
      )
        put(out, x, y, beside(x, y, chin));
    }
  }
  return out;

  /** Of a head of many rows what covers it beside the face goes on behind, strand by strand. */
  function beside(x: Px, y: Px, chin: Px): Color {
    for (let d = 1; height > FINE && y < chin && d < width; d++) {
      for (const u of [x - d, x + d]) {
        const color = at(figure, u, y);
        if (often.has(color) && !face.has(y * width + u)) return color;
      }
    }
    return hair;
  }
}

/** Figures of more rows have hair in strands. */
const FINE: Px = 24;
/** Colours of more of a head than this are of what covers it. */
const OFTEN = 0.08;

/** Of its pixels above the chin so many lie between and about the eyes where a colour is one of the face. */
const OF_FACE = 0.55;
/** Colours of a face that are not the skin's shades are told by themselves alone, of 442. */
const SAME = 12;

/** Of so many rows one eye is a pixel high. */
const EYE_ROWS = 26;

/** The colours of a face, its skin first: a painter of few colours shades skin with what is no shade of it. */
export function skinsAbout(figure: Flat, line: LineHabit, eyes: readonly number[], last: Px): readonly Color[] {
  const { width } = figure;
  const isEye = new Set(eyes);
  const about: Color[] = [];
  // Large faces have large eyes.
  const { top, bottom } = opaqueRows(figure);
  const far = Math.max(1, Math.round((bottom - top) / EYE_ROWS));
  const see = (x: Px, y: Px): void => {
    const color = at(figure, x, y);
    if (color < 0 || isEye.has(y * width + x) || line.colors.has(color) || luma(color) < LIGHT) return;
    if (isWarm(color, 18)) about.push(color);
  };
  for (const i of eyes)
    for (let dy = -1; dy <= 2 * far; dy++)
      for (let dx = -2 * far; dx <= 2 * far; dx++) see((i % width) + dx, Math.floor(i / width) + dy);
  const skin = commonest(about);
  if (skin < 0) return [];
  const [xs, ys] = [eyes.map((i) => i % width), eyes.map((i) => Math.floor(i / width))];
  const [left, right, low] = [Math.min(...xs) - far, Math.max(...xs) + far, Math.max(...ys) + 3 * far];
  const [all, inside] = [new Map<Color, number>(), new Map<Color, number>()];
  eachPixel(figure, (x, y, color) => {
    if (y > last || line.colors.has(color) || isEye.has(y * width + x) || luma(color) < LIGHT) return;
    all.set(color, (all.get(color) ?? 0) + 1);
    const isIn = x >= left && x <= right && y >= Math.min(...ys) - 1 && y <= low;
    if (isIn) inside.set(color, (inside.get(color) ?? 0) + 1);
  });
  const own = [...inside].filter(([c, n]) => n >= 2 && n >= OF_FACE * all.get(c)! && isWarm(c, 18)).map(([c]) => c);
  return [skin, ...own.filter((c) => c !== skin)];
}

/** Skin that hangs together with what lies about the eyes, else the largest of it. */
function faceFrom(
  figure: Flat,
  isSkin: (x: Px, y: Px) => boolean,
  eyes: readonly number[],
  eyeRow: Px,
): ReadonlySet<number> {
  const { width } = figure;
  const seen = new Set<number>();
  let best = new Set<number>();
  let most = 0;
  eachPixel(figure, (x0, y0) => {
    if (seen.has(y0 * width + x0) || !isSkin(x0, y0)) return;
    const group = new Set([y0 * width + x0]);
    for (const i of group) {
      seen.add(i);
      for (let dy = -1; dy <= 1; dy++)
        for (let dx = -1; dx <= 1; dx++) {
          const [x, y] = [(i % width) + dx, Math.floor(i / width) + dy];
          if (isSkin(x, y)) group.add(y * width + x);
        }
    }
    const nearEyes = eyes.filter((i) =>
      [...group].some((j) => Math.hypot((i % width) - (j % width), Math.floor(i / width) - Math.floor(j / width)) < 2),
    ).length;
    const worth = nearEyes * 20 + group.size - [...group].filter((i) => Math.floor(i / width) > eyeRow + 4).length;
    if (worth > most) [best, most] = [group, worth];
  });
  return best;
}
