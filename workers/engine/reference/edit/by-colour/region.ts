/** What of a picture is of a colour that words say it has now, at the place that they say. */
import { rgbToOklab } from '../../../../../src/pixels/color.ts';
import { unpackRgb } from '../../../../../src/pixels/histogram.ts';
import { type Color, connected, toFlat } from '../../parts/flat.ts';
import { sum } from '../held.ts';
import { partIn } from '../look-words.ts';
import { apart, mattersOf } from '../matters.ts';
import { partFound } from '../named-part.ts';
import type { Region } from '../regions.ts';
import { type Subject, stanceOf } from '../subject.ts';
import { wholeOf } from '../whole-of.ts';
import { isCalled } from './families.ts';

/** A smaller share of a figure is a speck. */
const LEAST = 0.003;
/** A shade is of the hue of what it shades, and no other colour that has a name. */
const SHADE = 24;
/** Less colour tells no hue. */
const DULL = 0.03;
/** So much of a piece lies where the words say. */
const MOST = 0.5;
const ALL_IN = 0.8;
/** So much more of the colour in one place elsewhere is what is meant. */
const ELSEWHERE = 2;
const MOST_OF_PIECE = 0.6;

/** The pixels that are called by a family of colours where `noun` is; undefined where there are none. */
export function regionCalled(subject: Subject, family: string, noun: string): Region | undefined {
  const flat = toFlat(subject.sprite);
  const { colors, width } = flat;
  const whole = wholeOf(subject);
  const labs = new Map([...new Set(colors)].filter((c) => c >= 0).map((c) => [c, rgbToOklab(unpackRgb(c))] as const));
  const own = new Set([...labs].filter(([, lab]) => isCalled(family, lab)).map(([c]) => c));
  if (own.size === 0) return undefined;
  const skin = /\b(?:skin|face|body|flesh)\b/.test(noun) || !subject.person ? undefined : partFound(subject, 'skin');
  const called = [...colors.keys()].filter((i) => own.has(colors[i]!) && whole[i]);
  // What was taken for skin is none where it is nearly all that is of the colour.
  const isSkin = skin && called.filter((i) => skin[i]).length < MOST * called.length;
  const isFree = (i: number): boolean => whole[i] === 1 && !(isSkin && skin[i]);
  const out = Uint8Array.from(colors, (c, i) => (own.has(c) && isFree(i) ? 1 : 0));
  const isIn = zoneOf(subject, noun);
  // What a place is said of is in that place, and goes on nowhere else.
  const most = PLACE.test(noun) ? ALL_IN : MOST;
  const found = connected(flat, (i) => out[i] === 1);
  const there = found.filter(
    (piece) => piece.filter((i) => isIn(i % width, Math.floor(i / width))).length >= most * piece.length,
  );
  // Where a head was measured wrongly the colour alone tells.
  const largest = found.reduce((a, b) => (b.length > a.length ? b : a), []);
  const isFew = !PLACE.test(noun) && (there.flat().length < LEAST * sum(whole) + 1 || (!there.includes(largest) && largest.length > ELSEWHERE * there.flat().length)); // biome-ignore format: one line
  const pieces = isFew ? [largest] : there;
  out.fill(0);
  for (const i of pieces.flat()) out[i] = 1;
  // A piece of one matter that is mostly of the colour is all of it: its darkest shades tell no hue.
  for (const { pieces: own, chroma } of mattersOf(subject))
    for (const { pixels } of own)
      if (chroma > 0.05 && pixels.filter((i) => out[i]).length >= MOST_OF_PIECE * pixels.length)
        for (const i of pixels) if (isFree(i)) out[i] = 1;
  withShades(out, colors, width, labs, own, isFree);
  return sum(out) >= Math.max(2, LEAST * sum(whole)) ? out : undefined;
}

/** What lies beside a region, lighter or darker than it and of its hue, is its shading. */
function withShades(
  region: Region,
  colors: Int32Array,
  width: number,
  labs: ReadonlyMap<Color, readonly [number, number, number]>,
  own: ReadonlySet<Color>,
  isFree: (i: number) => boolean,
): void {
  const hueOf = (c: Color): number => {
    const [, a, b] = labs.get(c)!;
    return (Math.atan2(b, a) * 180) / Math.PI;
  };
  const chromaOf = (c: Color): number => Math.hypot(labs.get(c)![1], labs.get(c)![2]);
  const there = [...region.keys()].filter((i) => region[i]);
  const most = Math.max(...there.map((i) => labs.get(colors[i]!)![0])) + LIGHTER;
  let ring = there;
  for (let step = 0; step < FAR; step++) {
    const next: number[] = [];
    for (const i of ring) for (const j of about(i, width)) if (isShade(i, j)) next.push(j);
    ring = [...new Set(next)];
    for (const j of ring) region[j] = 1;
  }
  function isShade(i: number, j: number): boolean {
    const c = colors[j] ?? -1;
    if (c < 0 || region[j] || own.has(c) || !isFree(j)) return false;
    const from = colors[i]!;
    if (chromaOf(c) < DULL || chromaOf(from) < DULL || apart(hueOf(c), hueOf(from)) > SHADE) return false;
    const [L] = labs.get(c)!;
    return L <= most && Math.abs(L - labs.get(from)![0]) <= ONE_STEP;
  }
}
/** Shading is so near to what it shades, so little lighter than the lightest of it, and so much lighter or darker a step. */
const FAR = 2;
const LIGHTER = 0.06;
const ONE_STEP = 0.22;

/** Pixels beside one, corners included. */
const about = (i: number, width: number): readonly number[] => {
  const x = i % width;
  return [-1, 0, 1].flatMap((dy) =>
    [-1, 0, 1].flatMap((dx) => (x + dx < 0 || x + dx >= width || (dx === 0 && dy === 0) ? [] : [i + dy * width + dx])),
  );
};

const PLACE = /\b(?:on|at|of|by|under|below|near)\b/;

/** Where on a figure what a noun names can be, by the rows of its head, body and legs; all of it where that is not told. */
function zoneOf(subject: Subject, noun: string): (x: number, y: number) => boolean {
  const { top, chin, hip, floor, isUpright, isLong } = stanceOf(subject);
  const high = floor - top;
  if (/\b(?:at|by|under|below|near) (?:the |his |her |its |their )?feet\b|\bon the (?:ground|floor)\b/.test(noun))
    return (_x, y) => y >= floor - 0.12 * high;
  if (/\b(?:on|at|of) (?:the |his |her |its )?(?:top|head)\b/.test(noun))
    return (_x, y) => y < top + Math.max(0.45 * high, chin - top);
  if (!isUpright || isLong || !subject.person) return () => true;
  const slot = partIn(noun)?.slot ?? '';
  const head = chin - top;
  if (/^(?:hat|hair|beard)$/.test(slot)) return (_x, y) => y < chin + 0.25 * head;
  if (slot === 'feet') return (_x, y) => y >= floor - 0.26 * high;
  if (slot === 'legs') return (_x, y) => y >= hip - 0.05 * high;
  if (/^(?:torso|robe|shoulders)$/.test(slot)) return (_x, y) => y >= chin - 0.2 * head;
  return () => true;
}
