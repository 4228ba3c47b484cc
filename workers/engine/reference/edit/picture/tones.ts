/** All of a picture in other tones that no colour's name says: grey, sepia, turned round, livelier, paler. */
import { packRgb, unpackRgb } from '../../../../../src/pixels/histogram.ts';
import type { Rgb, Rgba } from '../../../../../src/pixels/types.ts';
import { copyOf, eachPixel, put, toFlat, toImage } from '../../parts/flat.ts';
import { mapped } from '../tones.ts';
import { ADDS } from '../wishes/words.ts';
import type { Frames, IsWhole } from './types.ts';

type Lab = readonly [number, number, number];

const inverted = ([r, g, b]: Rgb): Rgb => [255 - r, 255 - g, 255 - b];

const TONED: readonly (readonly [RegExp, (lab: Lab) => Lab])[] = [
  [/\b(?:gr[ae]y ?scale|monochrome|desaturated?|colou?rless|black[- ]and[- ]white photo)\b/, ([L]) => [L, 0, 0]],
  [/\bsepia(?: tones?)?\b/, ([L]) => [L, 0.018, 0.055]],
  [/\b(?:(?:more|very) (?:colou?rful|vivid|vibrant|saturated)|colou?rful|vibrant|vivid|saturated?(?: colou?rs)?)\b/, ([L, a, b]) => [L, a * 1.4, b * 1.4]],
  [/\b(?:less (?:colou?rful|vivid|vibrant|saturated)|muted|faded|washed[- ]out|dull(?:er)?)\b/, ([L, a, b]) => [0.06 + 0.9 * L, a * 0.5, b * 0.5]],
  [/\bpastel\b/, ([L, a, b]) => [0.42 + 0.55 * L, a * 0.6, b * 0.6]],
  [/\b(?:more|higher|increase(?: the)?|stronger) contrast\b/, ([L, a, b]) => [Math.max(0, Math.min(1, 0.55 + (L - 0.55) * 1.3)), a * 1.1, b * 1.1]],
  [/\b(?:less|lower|reduce(?: the)?|softer) contrast\b/, ([L, a, b]) => [0.55 + (L - 0.55) * 0.7, a * 0.95, b * 0.95]],
  [/\b(?:warmer|warm colou?rs)\b/, ([L, a, b]) => [L, a + 0.012, b + 0.03]],
  [/\b(?:cooler|colder|cold colou?rs)\b/, ([L, a, b]) => [L, a - 0.01, b - 0.035]],
]; // biome-ignore format: a table

const INVERTS = /\b(?:invert(?:ed)?|negative)\b/;
const SILHOUETTE = /\b(?:silhouette|shadow figure)\b/;
const CARRIERS =
  /\b(?:colou?rs?|tones?|palette|colou?ring|contrast|image|filter|photo|negative|effect|more|less|increase|reduce)\b/g;

export function retoned(clause: string, isWhole: IsWhole): Frames | undefined {
  const found = TONED.find(([words]) => words.test(clause));
  const [words] = found ?? [INVERTS.test(clause) ? INVERTS : SILHOUETTE.test(clause) ? SILHOUETTE : undefined];
  // "Add a colourful bird" is another wish.
  if (ADDS.test(clause) && !/\b(?:contrast|filter|effect|tones?|colou?rs)\b/.test(clause)) return undefined;
  if (!words || !isWhole(clause.replace(words, ' ').replace(CARRIERS, ' '))) return undefined;
  if (found) return (frames) => frames.map((frame) => mapped(frame, undefined, found[1]));
  return (frames) =>
    frames.map((frame) =>
      words === INVERTS ? recolourEach(frame, inverted) : recolourEach(frame, () => [22, 18, 28]),
    );
}

function recolourEach(image: Rgba, to: (rgb: Rgb) => Rgb): Rgba {
  const flat = toFlat(image);
  const out = copyOf(flat);
  eachPixel(flat, (x, y, color) => put(out, x, y, packRgb(...to(unpackRgb(color)))));
  return toImage(out);
}
