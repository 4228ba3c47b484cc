/** Small things on a figure in a hue of their own: eyes, a beak, a tongue, a gem. Who dyes a hide leaves them as they are. */
import { rgbToOklab } from '../../../../src/pixels/color.ts';
import { unpackRgb } from '../../../../src/pixels/histogram.ts';
import { type Color, type Flat, median, toFlat } from '../parts/flat.ts';
import { effectOf } from './by-colour/effects.ts';
import { wholeEye } from './eyes.ts';
import { sum } from './held.ts';
import { isThing, mattersOf } from './matters.ts';
import { withoutPale } from './pale-features.ts';
import type { Region } from './regions.ts';
import { lineOf, type Subject, stanceOf } from './subject.ts';
import { eyesOf, wholeOf } from './whole-of.ts';

interface Tint {
  readonly count: number;
  readonly chroma: number;
  readonly light: number;
  /** In degrees. */
  readonly hue: number;
}

/** Less colourful is grey, and has no hue that is told. */
const GREY = 0.035;
/** Of what is so colourful the hue is seen in a pixel or two. */
const VIVID = 0.085;
/** Hues that are nearer are one, in degrees; those that are farther apart are no shades of one light. */
const SAME = 28;
const FAR = 50;
const SHADE = 16;
/** Shares of the figure: a hue that is on no more of it, one place of it, and what is of the body. */
const RARE = 0.14;
const ONE_PLACE = 0.06;
const COMMON = 0.12;
/** So much darker than usual is a line or a shadow. */
const DARKER = 0.12;
/** Share of what lies about a place that may be of nearly its hue. */
const MOST_MELTING = 0.3;
/** Colours are as light as one another. */
const ONE_LIGHT = 0.1;

const between = (a: number, b: number): number => Math.abs(((a - b + 540) % 360) - 180);

/** All of a figure that takes another colour when all of it does: not its line, not its eyes, not its small features. */
export function hideWhole(subject: Subject): Region {
  const whole = withoutPale(subject, wholeOf(subject));
  // A lure or a flame that stands off is none of the hide.
  const beside = effectOf(subject);
  if (beside && sum(beside) < BESIDE_HIDE * sum(whole)) for (const i of beside.keys()) if (beside[i]) whole[i] = 0; // biome-ignore format: one line
  const flat = toFlat(subject.sprite);
  const kept = featuresOf(flat, whole);
  const bare = greyHide(subject, whole);
  const { chin, top } = stanceOf(subject);
  const seen = eyesOf(subject);
  const tints = tintsOf(flat.colors, whole);
  const all = [...tints.values()].reduce((n, { count }) => n + count, 0);
  // What was taken for eyes in a common shade of the hide is a shade of it; an eye has its white and its pupil.
  const eyes = seen.flatMap((eye) => wholeEye(flat, eye, chin - top));
  const inEyes = (c: Color): number => eyes.filter((i) => flat.colors[i] === c).length;
  const isEye = (i: number): boolean => {
    const own = tints.get(flat.colors[i]!);
    return !own || own.chroma < GREY || own.count <= Math.max(EYES * all, ELSEWHERE * inEyes(flat.colors[i]!));
  };
  for (const i of seen.flat()) whole[i] = isEye(i) ? 0 : 1;
  for (const i of eyes) if (isEye(i)) whole[i] = 0;
  kept.forEach((v, i) => {
    if (v || (bare && !bare.has(i))) whole[i] = 0;
  });
  if (!bare) for (const i of colouredLine(subject, whole)) whole[i] = 1;
  return whole;
}

/** An outline that is a darker shade of what it is round: it is dyed with it. */
function colouredLine(subject: Subject, whole: Region): readonly number[] {
  const { colors } = toFlat(subject.sprite);
  const line = lineOf(subject);
  if (!line.isLined) return [];
  const tints = tintsOf(
    colors,
    Uint8Array.from(colors, (c) => (c >= 0 ? 1 : 0)),
  );
  const own = new Map<Color, number>();
  whole.forEach((v, i) => {
    if (v) own.set(colors[i]!, (own.get(colors[i]!) ?? 0) + 1);
  });
  const [main] = [...own].sort((a, b) => b[1] - a[1])[0] ?? [];
  const usual = main === undefined ? undefined : tints.get(main);
  if (!usual || usual.chroma < VIVID) return [];
  return [...colors.keys()].filter((i) => {
    const tint = tints.get(colors[i]!);
    return !whole[i] && tint !== undefined && line.colors.has(colors[i]!) && tint.light > LINE && tint.chroma > GREY && between(tint.hue, usual.hue) < FAR; // biome-ignore format: one line
  });
}
/** Darker is a line of no colour. */
const LINE = 0.3;

/** The white, grey or black hide of a beast, from which beak, comb and legs stand out in colours; undefined where it has none. */
function greyHide(subject: Subject, whole: Region): ReadonlySet<number> | undefined {
  if (isThing(subject) || !subject.head?.isSure) return undefined;
  const all = mattersOf(subject);
  const [hide, ...others] = all;
  if (!hide || hide.chroma > GREY || hide.share < HIDE) return undefined;
  if (!others.every(({ chroma, share }) => chroma > VIVID || share < LITTLE)) return undefined;
  const own = new Set(hide.pixels);
  whole.forEach((v, i) => {
    if (v && others.every(({ pixels }) => !pixels.includes(i))) own.add(i);
  });
  return own;
}
const HIDE = 0.6;
const LITTLE = 0.03;
/** What is on more of a figure, and so many times as often as in its eyes, is on more than its eyes. */
const EYES = 0.02;
const ELSEWHERE = 3;

const BESIDE_HIDE = 0.06;

/** What of a region is small and of a hue that is nearly nowhere else. */
export function featuresOf({ colors, width }: Flat, region: Region): Region {
  const tints = tintsOf(colors, region);
  const all = [...tints.values()].reduce((n, { count }) => n + count, 0);
  const out = new Uint8Array(region.length);
  const tinted = [...tints.values()].filter(({ chroma }) => chroma >= GREY);
  // The brown line within a yellow hide is none.
  const usual = median([...tints.values()].flatMap(({ light, count }) => Array<number>(count).fill(light)));
  // A pattern runs into the hide by shades between the two; what is set on it has an edge.
  const melts = (group: readonly number[]): boolean => {
    const own = tints.get(colors[group[0]!]!)!;
    const about = [...new Set(group.flatMap((i) => aroundIn(i, width, region)))].filter((i) => !group.includes(i));
    const near = about.filter((i) => {
      const { chroma, hue, light } = tints.get(colors[i]!)!;
      return chroma >= GREY && between(hue, own.hue) < SAME && Math.abs(light - own.light) < ONE_LIGHT;
    });
    return near.length > MOST_MELTING * about.length;
  };
  // Of one light: the dark shades of yellow are as brown as the lights of orange.
  const isAlike = (a: Tint, b: Tint): boolean =>
    between(a.hue, b.hue) <= SAME / 2 && Math.abs(a.light - b.light) <= ONE_LIGHT;
  const alike = (one: Tint): number => tinted.reduce((n, other) => n + (isAlike(one, other) ? other.count : 0), 0);
  const common = tinted.filter((one) => alike(one) >= COMMON * all);
  const off = new Map<Color, number>();
  for (const [color, tint] of tints) {
    // On what has no hue a dark green is no shadow of it.
    const isShadow = common.length > 0 && tint.light < usual - DARKER;
    if (tint.chroma < VIVID || isShadow || alike(tint) > RARE * all) continue;
    // A light of the hide is one, however much lighter.
    if (common.some((other) => between(other.hue, tint.hue) <= SHADE)) continue;
    const near = common.filter(({ light }) => Math.abs(light - tint.light) <= ONE_LIGHT);
    const nearest = Math.min(180, ...near.map((other) => between(other.hue, tint.hue)));
    if (nearest >= SAME) off.set(color, nearest);
  }
  const isOne = (a: Color, b: Color): boolean => between(tints.get(a)!.hue, tints.get(b)!.hue) <= SAME / 2;
  const groups = placesOf(colors, width, region, (c) => off.has(c), isOne);
  for (const group of groups) {
    if (group.length > Math.max(3, ONE_PLACE * all) || melts(group)) continue;
    const isFar = group.some((i) => off.get(colors[i]!)! >= FAR);
    // A lighter shade lies in streaks along the edge of what it lights; a beak is in one place.
    if (!isFar && groups.length > 2) continue;
    for (const i of group) out[i] = 1;
    // With its shades, as far as they are nearer to it than to the hide.
    const { hue } = tints.get(colors[group[0]!]!)!;
    for (const i of group)
      for (const j of aroundIn(i, width, region)) {
        const tint = tints.get(colors[j]!)!;
        if (out[j] || tint.chroma < VIVID / 2 || between(tint.hue, hue) > SAME || alike(tint) > RARE * all) continue;
        if (common.some((other) => between(other.hue, tint.hue) <= between(tint.hue, hue))) continue;
        out[j] = 1;
        group.push(j);
      }
  }
  return out;
}

/** Small bright places on a head of whose eyes nothing else tells: one or two, as high as each other. */
export function brightOnHead(subject: Subject): readonly (readonly number[])[] {
  const flat = toFlat(subject.sprite);
  const { axis, headHalf, top, chin } = stanceOf(subject);
  const { width } = flat;
  const region = wholeOf(subject);
  const kept = featuresOf(flat, region);
  const most = Math.max(4, MOST_EYE * (chin - top) * 2 * headHalf);
  const places = placesOf(
    flat.colors,
    width,
    kept,
    () => true,
    (a, b) => a === b,
  )
    .map((group) => {
      const mean = (of: (i: number) => number): number => group.reduce((n, i) => n + of(i) + 0.5, 0) / group.length;
      return { group, x: mean((i) => i % width), y: mean((i) => Math.floor(i / width)) };
    })
    .filter(({ group, x, y }) => group.length <= most && Math.abs(x - axis) <= headHalf + 1 && y > top && y < chin);
  for (const a of places)
    for (const b of places)
      if (a.x < b.x - 2 && Math.abs(a.y - b.y) <= 1.5 && flat.colors[a.group[0]!] === flat.colors[b.group[0]!])
        return [a.group, b.group];
  return [];
}
/** Share of the box of a head that an eye is at the most. */
const MOST_EYE = 0.08;

function tintsOf(colors: Int32Array, region: Region): Map<Color, Tint> {
  const counts = new Map<Color, number>();
  region.forEach((v, i) => {
    if (v) counts.set(colors[i]!, (counts.get(colors[i]!) ?? 0) + 1);
  });
  return new Map(
    [...counts].map(([c, count]) => {
      const [light, a, b] = rgbToOklab(unpackRgb(c));
      return [c, { count, chroma: Math.hypot(a, b), hue: (Math.atan2(b, a) * 180) / Math.PI, light }];
    }),
  );
}

/** Pixels of a kind in a region by what hangs together, corners included. */
function placesOf(
  colors: Int32Array,
  width: number,
  region: Region,
  is: (c: Color) => boolean,
  areOne: (a: Color, b: Color) => boolean,
): number[][] {
  const seen = new Uint8Array(region.length);
  const out: number[][] = [];
  region.forEach((v, start) => {
    if (!v || seen[start] || !is(colors[start]!)) return;
    const group = [start];
    seen[start] = 1;
    for (const i of group)
      for (const j of aroundIn(i, width, region)) {
        if (seen[j] || !is(colors[j]!) || !areOne(colors[i]!, colors[j]!)) continue;
        seen[j] = 1;
        group.push(j);
      }
    out.push(group);
  });
  return out;
}

/** The up to eight pixels of a region about one. */
function aroundIn(i: number, width: number, region: Region): number[] {
  const out: number[] = [];
  for (let dy = -1; dy <= 1; dy++)
    for (let dx = -1; dx <= 1; dx++) {
      const x = (i % width) + dx;
      const j = i + dy * width + dx;
      if (x >= 0 && x < width && j !== i && region[j]) out.push(j);
    }
  return out;
}
