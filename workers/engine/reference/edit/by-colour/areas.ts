/** The areas that a picture is seen to have, each of one colour in all its shades: what a word may mean that no body has. */
import { rgbToOklab } from '../../../../../src/pixels/color.ts';
import { unpackRgb } from '../../../../../src/pixels/histogram.ts';
import { boxOf, boxOfPixels } from '../../parts/box.ts';
import { at, connected, toFlat } from '../../parts/flat.ts';
import { mattersOf } from '../matters.ts';
import { panelsOf } from '../panels/panels.ts';
import { lineOf, type Subject } from '../subject.ts';
import { FAMILY_NAMES, isCalled } from './families.ts';

export interface Area {
  readonly pixels: readonly number[];
  /** The area of one colour that it is a piece of, or itself. */
  readonly of: number;
  readonly share: number;
  readonly light: number;
  readonly chroma: number;
  /** In degrees. */
  readonly hue: number;
  /** The middle, 0 to 1 of the picture's figure. */
  readonly x: number;
  readonly y: number;
  readonly top: number;
  readonly bottom: number;
  readonly wide: number;
  /** Share of its pixels by which the picture ends. */
  readonly rim: number;
  /** What people call its colour. */
  readonly called: string;
  /** Share of its pixels that a family of colours is said of. */
  readonly is: (family: string) => number;
}

/** A smaller share of a figure is a fleck. */
const FLECK = 0.006;
/** Greys that are so far apart, by the lightness, are of two things. */
const GREYS = [0.36, 0.76] as const;
const GREY = 0.045;

interface Areas {
  readonly areas: readonly Area[];
  readonly pieces: readonly Area[];
  readonly panels: readonly Area[];
}

const told = new WeakMap<Uint8ClampedArray, Areas>();

/** The areas of one colour, the largest first; `pieces` are what of them hangs together, `panels` what lines part. Read once for each picture. */
export function areasOf(subject: Subject): Areas {
  const { data } = subject.sprite;
  const known = told.get(data) ?? seenIn(subject);
  told.set(data, known);
  return known;
}

function seenIn(subject: Subject): Areas {
  const flat = toFlat(subject.sprite);
  const { width, colors } = flat;
  const all = [...colors.keys()].filter((i) => colors[i]! >= 0);
  const { left, right, top, bottom } = boxOf(flat);
  const labs = new Map([...new Set(colors)].filter((c) => c >= 0).map((c) => [c, rgbToOklab(unpackRgb(c))] as const));
  const lab = (i: number) => labs.get(colors[i]!)!;
  const isOuter = (i: number): boolean =>
    [-1, 0, 1].some((dy) => [-1, 0, 1].some((dx) => at(flat, (i % width) + dx, Math.floor(i / width) + dy) < 0));

  const groups: number[][] = [];
  for (const { pixels, chroma } of mattersOf(subject)) {
    if (chroma >= GREY) groups.push([...pixels]);
    else
      for (const k of [0, 1, 2]) {
        const own = pixels.filter((i) => GREYS.filter((edge) => lab(i)[0] > edge).length === k);
        if (own.length > 0) groups.push(own);
      }
  }
  const line = lineOf(subject);
  if (line.isLined) {
    // A black belt is of the colour of the line: where that is broad it is no line.
    const isInk = (i: number): boolean => line.colors.has(colors[i] ?? -1) && !isOuter(i);
    const isBroad = (i: number): boolean => isInk(i) && [[-1, -width], [1, -width], [-1, width], [1, width]].some(([dx, dy]) => isInk(i + dx!) && isInk(i + dy!) && isInk(i + dx! + dy!)); // biome-ignore format: one line
    const ink = all.filter(isBroad);
    if (ink.length >= 4) groups.push(ink);
  }

  const least = Math.max(2, FLECK * all.length);
  const areaOf = (pixels: readonly number[], of: number): Area => {
    const mean = (value: (i: number) => number): number => pixels.reduce((n, i) => n + value(i), 0) / pixels.length;
    const own = boxOfPixels(pixels, width);
    const is = (family: string): number => pixels.filter((i) => isCalled(family, lab(i))).length / pixels.length;
    const most = FAMILY_NAMES.map((name) => [name, is(name)] as const).reduce((a, b) => (b[1] > a[1] ? b : a));
    return {
      pixels,
      of,
      share: pixels.length / all.length,
      light: mean((i) => lab(i)[0]),
      chroma: mean((i) => Math.hypot(lab(i)[1], lab(i)[2])),
      hue:
        (Math.atan2(
          mean((i) => lab(i)[2]),
          mean((i) => lab(i)[1]),
        ) *
          180) /
        Math.PI,
      x: (mean((i) => i % width) + 0.5 - left) / (right - left),
      y: (mean((i) => Math.floor(i / width)) + 0.5 - top) / (bottom - top),
      top: (own.top - top) / (bottom - top),
      bottom: (own.bottom - top) / (bottom - top),
      wide: new Set(pixels.map((i) => i % width)).size / (right - left),
      rim: pixels.filter((i) => isOuter(i)).length / pixels.length,
      called: most[0],
      is,
    };
  };
  const large = groups.filter((pixels) => pixels.length >= least).sort((a, b) => b.length - a.length);
  const areas = large.map(areaOf);
  const pieces = large.flatMap((pixels, k) => {
    const own = new Set(pixels);
    return connected(flat, (i) => own.has(i))
      .filter((piece) => piece.length >= 2)
      .map((piece) => areaOf(piece, k));
  });
  // What lines part, though it is of one colour, is of several things: a shield before armour.
  const kept = new Set(pieces.map(({ pixels }) => pixels.length * 1e6 + pixels[0]!));
  const at0 = new Map(pieces.flatMap((piece) => piece.pixels.map((i) => [i, piece.of] as const)));
  const panels = panelsOf(subject)
    .all.filter(({ pixels }) => pixels.length >= least && !kept.has(pixels.length * 1e6 + pixels[0]!))
    .map(({ pixels }) => areaOf(pixels, at0.get(pixels[0]!) ?? -1));
  return { areas, pieces, panels };
}
