/** The pixels that a part's name means, of figures of any kind: clothes with all that is of the same cloth, hides, wings, roofs. */
import { InputError } from '../../../../src/domain/input-error.ts';
import type { Px } from '../../../../src/pixels/types.ts';
import { findEyes } from '../parts/find-eyes.ts';
import { areKin, at, BESIDE, type Color, commonest, luma, toFlat } from '../parts/flat.ts';
import { hairOf } from './hair.ts';
import { heldIn, sum } from './held.ts';
import { partFound } from './named-part.ts';
import { type Region, regionOf, regionSeen } from './regions.ts';
import { lineOf, type Subject, stanceOf } from './subject.ts';
import { ARMOUR, allOver, hasArms, isOfOnePiece } from './suit.ts';

export const eyesOf = (subject: Subject): readonly (readonly number[])[] =>
  // Where no head is sure, what looks like a pair of eyes may be anything.
  subject.head && (!subject.head.isSure || subject.head.eyes.length > 0)
    ? subject.head.eyes
    : findEyes(toFlat(subject.sprite), subject.found, stanceOf(subject));

/** Darker is a line that a picture without an outline has; what has more of it is dark itself. */
const INK = 42;
const MOST_INK = 0.4;

/** All of a figure but its line and its eyes. */
export function wholeOf(subject: Subject): Region {
  const flat = toFlat(subject.sprite);
  const line = lineOf(subject);
  const eyes = new Set(eyesOf(subject).flat());
  // What has no line round it may have lines within: its few darkest pixels.
  const there = [...flat.colors].filter((c) => c >= 0);
  const inkiest = there.filter((c) => luma(c) < INK).length < MOST_INK * there.length ? INK : 0;
  const isLine = (c: Color, i: number): boolean =>
    line.isLined ? line.colors.has(c) && line.figure.colors[i]! < 0 : luma(c) < inkiest;
  return Uint8Array.from(flat.colors, (c, i) => (c < 0 || eyes.has(i) || isLine(c, i) ? 0 : 1));
}

/** A hide that is less of the figure than this is not all of it. */
const MOST_HIDE = 0.35;

const BARE = /^(?:skin|flesh|body)$/;

function hideOf(subject: Subject, word: string): Region | undefined {
  const { person } = subject;
  const whole = wholeOf(subject);
  if (person && BARE.test(word))
    return (
      regionOf(person, 'skin') ??
      regionSeen(person.line.figure, person.line.colors, stanceOf(subject), 'skin')?.map((v, i) =>
        v && whole[i] ? 1 : 0,
      )
    );
  if (person) return whole;
  const hide = partFound(subject, 'skin');
  if (!hide) return whole;
  const both = hide.map((v, i) => (v && whole[i] ? 1 : 0));
  return sum(both) >= MOST_HIDE * sum(whole) ? both : whole;
}

/** Wings that are spread on both sides of a body that is seen from the front: what is beside it. */
function wingsOf(subject: Subject): Region | undefined {
  const { person } = subject;
  const cape = person && regionOf(person, 'back');
  if (cape) return cape;
  const { trunk, top, floor, facing } = stanceOf(subject);
  const whole = wholeOf(subject);
  const { width } = subject.sprite;
  const xs: number[] = [];
  whole.forEach((v, i) => {
    if (v) xs.push(i % width);
  });
  const [from, to] = [Math.min(...xs), Math.max(...xs) + 1];
  if (facing !== 0 || to - from < 0.9 * (floor - top)) return undefined;
  const half = 0.17 * (to - from);
  const side = (i: number): -1 | 0 | 1 => {
    const [x, y] = [(i % width) + 0.5, Math.floor(i / width)];
    return y > top + 0.8 * (floor - top) || Math.abs(x - trunk) < half ? 0 : x < trunk ? -1 : 1;
  };
  const out = whole.map((v, i) => (v && side(i) !== 0 ? 1 : 0));
  const n = [0, 0];
  out.forEach((v, i) => {
    if (v) n[side(i) < 0 ? 0 : 1]!++;
  });
  return Math.min(...n) > 0.14 * sum(whole) ? out : undefined;
}

/** What stands out from the commonest colours of a figure. */
function accentsOf(subject: Subject): Region | undefined {
  const whole = wholeOf(subject);
  const { colors } = toFlat(subject.sprite);
  const main = clothIn(colors, whole);
  const out = whole.map((v, i) => (v && !main.has(colors[i]!) ? 1 : 0));
  return sum(out) >= 0.04 * sum(whole) ? out : undefined;
}

/** A cape leaves more of what is below the knees to legs and feet. */
const MOST_LOW = 0.6;

/** A cape that hangs behind somebody: one cloth at both ends of the rows of the legs, with something else before it. */
export function capeOf(subject: Subject): Region | undefined {
  const { person } = subject;
  const own = person && regionOf(person, 'back');
  const { trunk, top, chin, hip, floor, isUpright, facing } = stanceOf(subject);
  const height = floor - top;
  const body = wholeOf(subject);
  // What is most of all that is low is bare legs and arms.
  const isLegs = (region: Region): boolean => {
    const { width } = subject.sprite;
    const isLow = (i: number): boolean => Math.floor(i / width) > hip + 0.45 * (floor - hip);
    const low = [...body.keys()].filter((i) => body[i] && isLow(i));
    return low.filter((i) => region[i]).length > MOST_LOW * low.length;
  };
  if (own && sum(own) > 0.05 * height ** 2 && hasArms(subject) && !isLegs(own)) return own;
  if (!isUpright || facing !== 0) return undefined;
  const { figure, colors } = lineOf(subject);
  const { width } = figure;
  const whole = wholeOf(subject);
  const weapon = heldIn(subject, 'weapon');
  const isThere = (x: Px, y: Px): boolean =>
    whole[y * width + x] === 1 && !weapon?.[y * width + x] && !colors.has(at(figure, x, y));
  const ends: [Color[], Color[]] = [[], []];
  let rows = 0;
  for (let y = Math.round(hip + 0.08 * height); y < floor - 0.06 * height; y++) {
    const xs = Array.from({ length: width }, (_, x) => x).filter(
      (x) => isThere(x, y) && Math.abs(x + 0.5 - trunk) < 0.42 * height,
    );
    if (xs.length < 4) continue;
    rows++;
    ends[0].push(at(figure, xs[0]!, y));
    ends[1].push(at(figure, xs.at(-1)!, y));
  }
  const cloth = commonest([...ends[0], ...ends[1]]);
  const share = (list: readonly Color[]): number => list.filter((c) => areKin(c, cloth)).length / Math.max(1, rows);
  if (rows < 3 || Math.min(share(ends[0]), share(ends[1])) < 0.55) return undefined;
  // Legs before it are of something else.
  let [before, n] = [0, 0];
  for (let y = Math.round(hip + 0.08 * height); y < floor - 0.06 * height; y++)
    for (let x = Math.round(trunk - 0.12 * height); x <= trunk + 0.12 * height; x++) {
      if (!isThere(x, y)) continue;
      n++;
      if (!areKin(at(figure, x, y), cloth)) before++;
    }
  if (before < 0.5 * n) return undefined;
  // A hide is before the breast and the belly too; a cape is not.
  let [front, all] = [0, 0];
  for (let y = Math.round(chin + 0.06 * height); y < hip; y++)
    for (let x = Math.round(trunk - 0.1 * height); x <= trunk + 0.1 * height; x++) {
      if (!isThere(x, y)) continue;
      all++;
      if (areKin(at(figure, x, y), cloth)) front++;
    }
  if (front > 0.12 * all) return undefined;
  const out = whole.map((v, i) => {
    const [x, y] = [i % width, Math.floor(i / width)];
    return v &&
      y > chin &&
      isThere(x, y) &&
      areKin(figure.colors[i]!, cloth) &&
      Math.abs(x + 0.5 - trunk) < 0.45 * height
      ? 1
      : 0;
  });
  return sum(out) > 0.02 * height ** 2 && !isLegs(out) ? out : undefined;
}

/** The middle of a body, low, where it is broad. */
function bellyOf(subject: Subject): Region {
  const { trunk, trunkHalf, top, floor, isUpright } = stanceOf(subject);
  const { width } = subject.sprite;
  const height = floor - top;
  const [cy, ry, rx] = [
    top + (isUpright ? 0.64 : 0.7) * height,
    0.2 * height,
    Math.max(0.6 * trunkHalf, 0.14 * height),
  ];
  const isIn = (i: number): boolean =>
    Math.hypot(((i % width) + 0.5 - trunk) / rx, (Math.floor(i / width) + 0.5 - cy) / ry) <= 1;
  return wholeOf(subject).map((v, i) => (v && isIn(i) ? 1 : 0));
}

/** Colours that belong together with the commonest of a region: one cloth with its shades. */
function clothIn(colors: Int32Array, region: Region): ReadonlySet<Color> {
  const counts = new Map<Color, number>();
  region.forEach((v, i) => {
    if (v) counts.set(colors[i]!, (counts.get(colors[i]!) ?? 0) + 1);
  });
  const kin = (c: Color): number => [...counts].reduce((n, [d, m]) => n + (areKin(c, d) ? m : 0), 0);
  const [main] = [...counts.keys()].sort((a, b) => kin(b) - kin(a));
  const cloth = new Set<Color>(main === undefined ? [] : [main]);
  for (let round = 0; round < 2; round++)
    for (const c of counts.keys()) if ([...cloth].some((own) => areKin(own, c))) cloth.add(c);
  return cloth;
}

/** Clothes: what is of the cloth that most of the region is of, with what of it goes on below, down to a row. */
function clothesOf(subject: Subject, region: Region, least: Px, last: Px): Region {
  const flat = toFlat(subject.sprite);
  const { width } = flat;
  const line = lineOf(subject);
  const cloth = clothIn(flat.colors, region);
  const own = region.map((v, i) => (v && cloth.has(flat.colors[i]!) ? 1 : 0));
  const isMost = sum(own) >= 0.45 * sum(region);
  const out = Uint8Array.from(isMost ? own : region);
  const queue = [...out.keys()].filter((i) => out[i]);
  const held = subject.person?.held ?? [];
  while (queue.length) {
    const i = queue.pop()!;
    for (const [dx, dy] of BESIDE) {
      // A fold's line is stepped over.
      for (const k of [1, 2]) {
        const [x, y] = [(i % width) + dx * k, Math.floor(i / width) + dy * k];
        const j = y * width + x;
        const color = at(flat, x, y);
        if (y < least || y >= last || color < 0 || out[j] || line.colors.has(color) || !cloth.has(color)) continue;
        if (held.some((h) => at(h, x, y) >= 0)) continue;
        out[j] = 1;
        queue.push(j);
      }
    }
  }
  return out;
}

const TORSO_ENDS = /^(?:shirt|tunic|jacket|vest|blouse|doublet|sweater|hoodie|top|chest|torso|coat)$/;

/** The pixels that a part's name means; undefined where it was not found. */
export function partRegion(subject: Subject, slot: string, word: string): Region | undefined {
  if (slot === 'whole') return wholeOf(subject);
  if (slot === 'hide') return hideOf(subject, word);
  if (slot === 'wings') return wingsOf(subject);
  if (slot === 'accents') return accentsOf(subject);
  if (slot === 'belly') return bellyOf(subject);
  if (slot === 'held') return heldIn(subject, word);
  const { top, chin, hip, floor } = stanceOf(subject);
  if (slot === 'roof') {
    const { width } = subject.sprite;
    return wholeOf(subject).map((v, i) => (v && Math.floor(i / width) < top + 0.45 * (floor - top) ? 1 : 0));
  }
  if (slot === 'back') return capeOf(subject);
  if (slot === 'hair') return hairOf(subject, eyesOf(subject).flat());
  const found = partFound(subject, slot === 'robe' ? 'torso' : slot);
  if (!found) return slot === 'skin' ? hideOf(subject, word) : undefined;
  if (slot === 'torso' && ARMOUR.test(word)) {
    const { head } = subject;
    if (head && ((!subject.person && (!head.isSure || head.isBare)) || !hasArms(subject))) return undefined;
    const all = allOver(subject, found, wholeOf(subject), capeOf(subject));
    if (all) return all;
    const own = clothesOf(subject, found, chin - 1, floor);
    return isOfOnePiece(own, subject.sprite.width) ? own : undefined;
  }
  if (slot === 'torso' || slot === 'robe')
    return clothesOf(subject, found, chin - 1, TORSO_ENDS.test(word) ? hip + 0.2 * (floor - hip) : floor);
  return found;
}

const NAMES: readonly (readonly [string, string])[] = [
  ['hair', 'hair'], ['skin', 'skin'], ['torso', 'clothes'], ['legs', 'trousers'], ['feet', 'boots'], ['back', 'a cape'], ['right', 'something held'],
]; // biome-ignore format: a table

export function partNeeded(subject: Subject, slot: string, word: string): Region {
  const region = partRegion(subject, slot, word);
  if (region && sum(region) > 0) return region;
  const there = NAMES.filter(([own]) => own !== slot && partFound(subject, own)).map(([, name]) => name);
  const eyes = eyesOf(subject).length > 0 ? ['eyes'] : [];
  const all = [...there, ...eyes];
  throw new InputError(
    `No ${word} was found in the picture${all.length ? `: found were ${all.join(', ')}` : ''}. Name one of these, or the whole ("make it blue").`,
  );
}
