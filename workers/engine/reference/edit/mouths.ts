/** Mouths that are open, closed: what gapes below the eyes is filled from the face about it, a line is left where the lips meet. */
import { InputError } from '../../../../src/domain/input-error.ts';
import { rgbToOklab } from '../../../../src/pixels/color.ts';
import { unpackRgb } from '../../../../src/pixels/histogram.ts';
import type { Rgba } from '../../../../src/pixels/types.ts';
import { at, type Color, connected, isRim, luma, toFlat } from '../parts/flat.ts';
import { eyesMeant } from './eyes-meant.ts';
import { type Paint, paintOn } from './paint.ts';
import type { Region } from './regions.ts';
import { type Subject, stanceOf } from './subject.ts';

type Lab = readonly [L: number, a: number, b: number];
const off = (a: Lab, b: Lab): number => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);

/** Nearer to the colours of the face is face; darker is the hollow of a mouth, lighter its teeth. */
const UNLIKE = 0.17;
const HOLLOW = 0.36;
const TEETH = 0.8;
/** Shares of the figure that a mouth has, and of the height that it is from the eyes at the most. */
const MOST = 0.34;
const REACH = 0.45;
const LEAST = 3;

/** The pixels of an open mouth with its teeth and tongue; undefined where none gapes. */
export function mouthOf(subject: Subject, isLineToo = false): Region | undefined {
  const flat = toFlat(subject.sprite);
  const { width, colors } = flat;
  const { axis, headHalf, top, chin, floor, facing, isLong } = stanceOf(subject);
  const eyes = eyesMeant(subject, subject.head?.eyes ?? []).flat();
  const all = [...colors.keys()].filter((i) => colors[i]! >= 0);
  const first = Math.floor((all[0] ?? 0) / width);
  const high = floor - first;
  const row = (i: number): number => Math.floor(i / width);
  const low = eyes.length > 0 ? Math.max(...eyes.map(row)) : Math.round(top + 0.35 * (chin - top));
  const x = eyes.length > 0 ? eyes.reduce((n, i) => n + (i % width) + 0.5, 0) / eyes.length : axis;
  const labs = new Map<Color, Lab>([...new Set(colors)].filter((c) => c >= 0).map((c) => [c, rgbToOklab(unpackRgb(c))] as const)); // biome-ignore format: one line
  const spans = Math.max(headHalf, 0.22 * high) + (facing === 0 && !isLong ? 1 : 0.3 * high);
  // A collar below a chin that is sure is no mouth.
  const last =
    subject.person && subject.head?.isSure && !isLong ? Math.min(low + REACH * high + 1, chin) : low + REACH * high + 1;
  const isNear = (i: number): boolean => row(i) > low && row(i) <= last && Math.abs((i % width) + 0.5 - x) <= spans; // biome-ignore format: one line
  const own = new Set(eyes);
  // The face is of the commonest colours about and below the eyes.
  const counts = new Map<Color, number>();
  for (const i of all) if (Math.abs(row(i) - low) <= Math.max(3, 0.25 * high) && Math.abs((i % width) + 0.5 - x) <= spans && !isRim(flat, i % width, row(i)) && !own.has(i) && labs.get(colors[i]!)![0] > 0.25) counts.set(colors[i]!, (counts.get(colors[i]!) ?? 0) + 1); // biome-ignore format: one line
  const face = [...counts].sort((a, b) => b[1] - a[1])[0]?.[0];
  if (face === undefined) return undefined;
  const isFace = (c: Color): boolean => {
    const [one, main] = [labs.get(c)!, labs.get(face)!];
    const chroma = (v: Lab): number => Math.hypot(v[1], v[2]);
    const turn = Math.abs((((Math.atan2(one[2], one[1]) - Math.atan2(main[2], main[1])) * 180) / Math.PI + 540) % 360 - 180); // biome-ignore format: one line
    const isShade = chroma(main) > 0.045 && chroma(one) > 0.035 && turn < 22 && one[0] > 0.3 && chroma(one) < 1.8 * chroma(main) + 0.02; // biome-ignore format: one line
    // Teeth are paler than a face that has a hue.
    const isPale = chroma(main) > 0.05 && chroma(one) < 0.4 * chroma(main);
    return (off(one, main) < UNLIKE && !isPale) || isShade;
  };
  const isMouth = (i: number): boolean => isNear(i) && !own.has(i) && !isRim(flat, i % width, row(i)) && !isFace(colors[i]!); // biome-ignore format: one line
  const gapes = connected(flat, (i) => colors[i]! >= 0 && isMouth(i))
    .filter((piece) => {
      if (piece.length < (isLineToo ? 2 : LEAST) || piece.length > MOST * all.length) return false;
      const dark = piece.filter((i) => labs.get(colors[i]!)![0] < HOLLOW).length;
      const red = piece.filter((i) => isFlesh(labs.get(colors[i]!)!)).length;
      const white = piece.filter((i) => labs.get(colors[i]!)![0] > TEETH).length;
      const rows = piece.map(row);
      // A line is a mouth that is closed.
      return dark + red + white >= 0.5 * piece.length && dark + red > (isLineToo ? 0.5 * piece.length : 0) && (isLineToo || Math.max(...rows) > Math.min(...rows));
    })
    .map((piece) => ({ piece, worth: piece.length - 2 * Math.abs(piece.reduce((n, i) => n + (i % width) + 0.5, 0) / piece.length - x) })); // biome-ignore format: one line
  const best = gapes.sort((a, b) => b.worth - a.worth)[0]?.piece;
  if (!best) return undefined;
  const out = new Uint8Array(colors.length);
  for (const i of best) out[i] = 1;
  return out;
}

/** What of an open mouth a word names: its tongue, its teeth, all of it. */
export function mouthPart(subject: Subject, noun: string): Region | undefined {
  const mouth = mouthOf(subject);
  if (!mouth || /^(?:mouth|jaws?)$/.test(noun)) return mouth;
  const { colors } = toFlat(subject.sprite);
  const isOf = (lab: Lab): boolean => (/^(?:teeth|fangs)$/.test(noun) ? lab[0] > 0.7 && Math.hypot(lab[1], lab[2]) < 0.08 : isFlesh(lab)); // biome-ignore format: one line
  const out = mouth.map((v, i) => (v && isOf(rgbToOklab(unpackRgb(colors[i]!))) ? 1 : 0));
  return out.includes(1) ? out : undefined;
}

/** Tongues and gums: red or pink. */
const isFlesh = ([, a, b]: Lab): boolean => {
  const hue = (Math.atan2(b, a) * 180) / Math.PI;
  return Math.hypot(a, b) > 0.07 && (hue > -25 && hue < 42);
}; // biome-ignore format: one line

/** The picture with no mouth; undefined where none is seen. */
export function withoutMouth(subject: Subject): Rgba | undefined {
  const mouth = mouthOf(subject, true);
  const small = mouth && mouth.reduce((n, v) => n + v, 0) < SMALL * mouth.length;
  return mouth && small ? filled(subject, mouth)?.paint.image() : undefined;
}
const SMALL = 0.05;

/** The mouth closed. Throws an InputError where none gapes. */
export function closedMouth(subject: Subject): Rgba {
  const mouth = mouthOf(subject);
  if (!mouth) throw new InputError('No open mouth was found in the picture: nothing dark or red gapes below the eyes.');
  const face = filled(subject, mouth);
  if (!face) throw new InputError('The mouth is all that is seen there: what it closes to is not known.');
  const { paint, usual } = face;
  const { width, colors } = paint.flat;
  const there = [...mouth.keys()].filter((i) => mouth[i]);
  const row = (i: number): number => Math.floor(i / width);
  const dark = there.reduce((a, b) => (luma(colors[b]!) < luma(colors[a]!) ? b : a));
  const ink = luma(colors[dark]!) < luma(usual) - 25 ? colors[dark]! : paint.dark;
  const xs = there.map((i) => i % width);
  const [from, to] = [Math.min(...xs), Math.max(...xs)];
  for (let x = from; x <= to; x++) {
    const ys = there.filter((i) => i % width === x).map(row);
    if (ys.length > 0) paint.set(x, Math.floor((Math.min(...ys) + Math.max(...ys)) / 2), ink);
  }
  return paint.image();
}

/** A mouth filled with what of the face is about it; undefined where nothing is. */
function filled(subject: Subject, mouth: Region): { readonly paint: Paint; readonly usual: Color } | undefined {
  const paint = paintOn(subject);
  const { flat } = paint;
  const { width, colors } = flat;
  const there = [...mouth.keys()].filter((i) => mouth[i]);
  const row = (i: number): number => Math.floor(i / width);
  // Each pixel is of what is nearest above or below it.
  const beyond = (i: number, step: 1 | -1): readonly [Color, number] => {
    let j = i;
    while (mouth[j]) j += step * width;
    const [x, y] = [j % width, row(j)];
    const next = at(flat, x, y);
    return next < 0 || isRim(flat, x, y) || luma(next) < DARK ? [-1, 0] : [next, Math.abs(row(j) - row(i))];
  };
  const fills = new Map<number, Color>();
  for (const i of there) {
    const [[up, far], [down, near]] = [beyond(i, -1), beyond(i, 1)];
    const color = up >= 0 && (down < 0 || far <= near) ? up : down;
    if (color >= 0) fills.set(i, color);
  }
  const usual = [...fills.values()][0];
  if (usual === undefined) return undefined;
  const left = there.filter((i) => !fills.has(i));
  const beside = (j: number): Color | undefined => fills.get(j) ?? (mouth[j] || (colors[j] ?? -1) < 0 || luma(colors[j]!) < DARK ? undefined : colors[j]); // biome-ignore format: one line
  for (let round = 0; round < width && left.length > 0; round++)
    for (const i of [...left]) {
      const near = [i - 1, i + 1, i - width, i + width].map(beside).find((c) => c !== undefined);
      if (near === undefined) continue;
      fills.set(i, near);
      left.splice(left.indexOf(i), 1);
    }
  for (const i of there) paint.set(i % width, row(i), fills.get(i) ?? usual);
  return { paint, usual };
}
const DARK = 40;
