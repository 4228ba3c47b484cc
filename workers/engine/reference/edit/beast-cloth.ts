/** A vest, a coat or a blanket on a beast that goes on all fours: what is vivid on the middle of its trunk, with what is set on that. */
import { toFlat } from '../parts/flat.ts';
import { apart, mattersOf } from './matters.ts';
import type { Region } from './regions.ts';
import type { Subject } from './subject.ts';

const LEAST_CHROMA = 0.09;
/** Shares of the figure. */
const SHARE = [0.05, 0.42] as const;
/** Between these shares of its length its middle lies. */
const MIDDLE = [0.25, 0.75] as const;
/** A hide of nearly its hue is no cloth. */
const OTHER_HUE = 24;

/** The pixels of it; undefined where nothing on the trunk is of a colour of its own. */
export function clothOnBeast(subject: Subject): Region | undefined {
  const { colors, width } = toFlat(subject.sprite);
  const all = mattersOf(subject);
  const hide = all[0];
  if (!hide) return undefined;
  const there = [...colors.keys()].filter((i) => colors[i]! >= 0).map((i) => i % width);
  const [left, right] = [Math.min(...there), Math.max(...there)];
  const middleOf = (pixels: readonly number[]): number =>
    (pixels.reduce((n, i) => n + (i % width), 0) / pixels.length - left) / Math.max(1, right - left);
  const [cloth] = all
    .filter((one) => one !== hide && one.chroma >= LEAST_CHROMA && (hide.chroma < 0.045 || apart(one.hue, hide.hue) > OTHER_HUE))
    .flatMap(({ pieces, chroma }) => pieces.map((piece) => ({ ...piece, chroma })))
    .filter(({ pixels, share }) => {
      const x = middleOf(pixels);
      return share >= SHARE[0] && share <= SHARE[1] && x >= MIDDLE[0] && x <= MIDDLE[1];
    })
    .sort((a, b) => b.share - a.share); // biome-ignore format: one chain
  if (!cloth) return undefined;
  const out = new Uint8Array(colors.length);
  for (const i of cloth.pixels) out[i] = 1;
  // Stripes on it are of it: what lies between its ends and is vivid as well.
  const xs = cloth.pixels.map((i) => i % width);
  const ys = cloth.pixels.map((i) => Math.floor(i / width));
  const [x0, x1, y0, y1] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  for (const one of all)
    if (one !== hide && one.chroma >= LEAST_CHROMA)
      for (const { pixels } of one.pieces) {
        const within = pixels.filter((i) => i % width >= x0 && i % width <= x1 && Math.floor(i / width) >= y0 && Math.floor(i / width) <= y1); // biome-ignore format: one line
        if (within.length >= 0.9 * pixels.length) for (const i of pixels) out[i] = 1;
      }
  return out;
}

/** The commonest colour of its hide. */
export function hideColour(subject: Subject): number {
  const { colors } = toFlat(subject.sprite);
  const counts = new Map<number, number>();
  for (const i of mattersOf(subject)[0]?.pixels ?? []) counts.set(colors[i]!, (counts.get(colors[i]!) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? -1;
}
