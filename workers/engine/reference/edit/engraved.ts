/** A sign that is cut into a thing or painted on it: strokes inside of it that are darker or of another hue than what they lie on. */
import { rgbToOklab } from '../../../../src/pixels/color.ts';
import { unpackRgb } from '../../../../src/pixels/histogram.ts';
import { connected, median, toFlat } from '../parts/flat.ts';
import type { Region } from './regions.ts';
import type { Subject } from './subject.ts';

export const ENGRAVED = /^(?:[a-z]+ )?(?:runes?|letters?|symbols?|emblems?|glyphs?|signs?|sigils?|engravings?|carvings?|inscriptions?|numbers?|logos?|marks?)$/; // biome-ignore format: one line

/** What is nearer to the outline, in halves of the thing, is its rim; strokes are so unlike their ground. */
const INSIDE = 0.42;
const DARKER = 0.09;
const OTHER_HUE = 0.07;
/** Shares of what is inside that a sign has. */
const [LEAST, MOST] = [0.04, 0.5] as const;

export function engraving({ sprite }: Subject): Region | undefined {
  const flat = toFlat(sprite);
  const { colors, width } = flat;
  const there = [...colors.keys()].filter((i) => colors[i]! >= 0);
  const xs = there.map((i) => i % width);
  const ys = there.map((i) => Math.floor(i / width));
  const [cx, cy] = [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2];
  const [rx, ry] = [(Math.max(...xs) - Math.min(...xs)) / 2 + 1, (Math.max(...ys) - Math.min(...ys)) / 2 + 1];
  const inside = there.filter((i) => Math.abs((i % width) - cx) < (1 - INSIDE) * rx && Math.abs(Math.floor(i / width) - cy) < (1 - INSIDE) * ry); // biome-ignore format: one line
  if (inside.length < 16) return undefined;
  const labs = new Map(inside.map((i) => [i, rgbToOklab(unpackRgb(colors[i]!))] as const));
  const mid = [0, 1, 2].map((k) => median([...labs.values()].map((lab) => lab[k]!))) as [number, number, number];
  const is = (i: number): boolean => {
    const lab = labs.get(i);
    return lab !== undefined && (lab[0] < mid[0] - DARKER || Math.hypot(lab[1] - mid[1], lab[2] - mid[2]) > OTHER_HUE);
  };
  const strokes = connected(flat, is)
    .filter((piece) => piece.length >= 3)
    .flat();
  if (strokes.length < LEAST * inside.length || strokes.length > MOST * inside.length) return undefined;
  const out = new Uint8Array(colors.length);
  for (const i of strokes) out[i] = 1;
  return out;
}
