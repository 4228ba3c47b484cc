/** Clothes of a figure of any artist: all that is of the same cloth, in whatever shade. */
import type { Px } from '../../../../src/pixels/types.ts';
import { areKin, at, BESIDE, type Color, commonest, luma, toFlat } from '../parts/flat.ts';
import type { Person } from '../parts/index.ts';
import { heldIn, sum } from './held.ts';
import { type Region, regionOf, skinOf } from './regions.ts';
import { lineOf, type Subject, stanceOf } from './subject.ts';
import { wholeOf } from './whole-of.ts';

/** Colours that belong together with the commonest of a region: one cloth with its shades. */
export function clothIn(colors: Int32Array, region: Region): ReadonlySet<Color> {
  const counts = new Map<Color, number>();
  region.forEach((v, i) => {
    if (v) counts.set(colors[i]!, (counts.get(colors[i]!) ?? 0) + 1);
  });
  const kin = (c: Color): number => [...counts].reduce((n, [d, m]) => n + (areKin(c, d) ? m : 0), 0);
  const kins = new Map([...counts.keys()].map((c) => [c, kin(c)]));
  const [main] = [...counts.keys()].sort((a, b) => kins.get(b)! - kins.get(a)!);
  const cloth = new Set<Color>(main === undefined ? [] : [main]);
  // From shade to shade of plates that shine; what is nearly black is near to everything.
  for (let round = 0; round < SHADES; round++)
    for (const c of counts.keys())
      if ([...cloth].some((own) => (round < 2 || luma(own) > DARK) && areKin(own, c))) cloth.add(c);
  return cloth;
}

const SHADES = 5;
const DARK = 40;

/** Shades of a cloth differ by no more, in shares of red, green and blue. */
const SHADE = 0.14;
/** So much of the head above a row may be clothes still: shoulders beside a chin. */
const SHOULDERS = 0.4;
const PAULDRONS = 0.75;

/**
 * Clothes: what is of the cloth that most of the region is of, in whatever shade, with what of it goes on below, down to a row, and on
 * the shoulders beside a chin.
 */
export function clothesOf(subject: Subject, region: Region, least: Px, last: Px, isOneGarment = false): Region {
  const flat = toFlat(subject.sprite);
  const { width } = flat;
  const line = lineOf(subject);
  const own = clothIn(flat.colors, region);
  const first = region.map((v, i) => (v && own.has(flat.colors[i]!) ? 1 : 0));
  const isMost = sum(first) >= 0.45 * sum(region);
  const out = Uint8Array.from(isMost ? first : region);
  const queue = [...out.keys()].filter((i) => out[i]);
  const held = subject.person?.held ?? [];
  const weapon = held.length > 0 ? heldIn(subject, 'weapon') : undefined;
  const { top, chin, hip, floor, trunk, trunkHalf, axis, headHalf } = stanceOf(subject);
  const whole = wholeOf(subject);
  const share = sum(whole.map((v, i) => (v && own.has(flat.colors[i]!) ? 1 : 0))) / Math.max(1, sum(whole));
  // A robe that is most of a figure goes over its head.
  const isHooded = isOneGarment && share > MOST_ROBE && !(subject.person && skinIn(subject.person, own));
  const inHead = new Set<Color>();
  if (!isHooded)
    for (let i = top * width; i < (top + 0.6 * (chin - top)) * width; i++)
      if (Math.abs((i % width) + 0.5 - axis) <= headHalf + 1) inHead.add(flat.colors[i]!);
  const skin = subject.person && regionOf(subject.person, 'skin');
  // A skirt may have shades that the breast has not.
  const more = new Map<Color, boolean>();
  const isCloth = (c: Color, y: Px): boolean => {
    if (own.has(c)) return isHooded || y >= least || !inHead.has(c);
    if (!more.has(c)) more.set(c, !inHead.has(c) && [...own].some((d) => areKin(c, d, SHADE)));
    return more.get(c)!;
  };
  const head = chin - top;
  const from = isHooded ? 0 : Math.min(least, Math.round(chin - SHOULDERS * head));
  const aside = isHooded ? 0 : Math.min(least, Math.round(chin - PAULDRONS * head));
  // What is as high as shoulders, and of the cloth of the breast, is none of what a hand holds.
  const isShoulder = (x: Px, y: Px): boolean =>
    y < chin + 0.4 * (hip - chin) && Math.abs(x + 0.5 - trunk) <= trunkHalf + 0.16 * (floor - top);
  while (queue.length) {
    const i = queue.pop()!;
    for (const [dx, dy] of BESIDE) {
      // A fold's line is stepped over.
      for (const k of [1, 2]) {
        const [x, y] = [(i % width) + dx * k, Math.floor(i / width) + dy * k];
        const j = y * width + x;
        const color = at(flat, x, y);
        if (
          y < (Math.abs(x + 0.5 - axis) > headHalf + 1 ? aside : from) ||
          y >= last ||
          color < 0 ||
          out[j] ||
          line.colors.has(color) ||
          !isCloth(color, y)
        )
          continue;
        if (skin?.[j] || weapon?.[j] || (!isShoulder(x, y) && held.some((h) => at(h, x, y) >= 0))) continue;
        out[j] = 1;
        queue.push(j);
      }
    }
  }
  return out;
}

/** Share of a figure that one garment is. */
const MOST_ROBE = 0.4;
const skinIn = (person: Person, own: ReadonlySet<Color>): boolean => own.has(skinOf(person));

/** Clothes with what is worn below them, of who wears more than one piece; neither shoes nor hands. */
export function withLegs(subject: Subject, clothes: Region): Region {
  const { person, sprite } = subject;
  if (!person || person.isRobed) return clothes;
  const legs = regionOf(person, 'legs');
  const { hands, top, floor } = stanceOf(subject);
  const face = new Set([...person.head.face.colors].filter((c) => c >= 0 && !person.line.colors.has(c)));
  const { colors } = toFlat(sprite);
  const isHand = (i: number): boolean =>
    face.has(colors[i]!) &&
    hands.some(
      ({ x, y }) =>
        Math.hypot((i % sprite.width) + 0.5 - x, Math.floor(i / sprite.width) + 0.5 - y) < FIST * (floor - top),
    );
  const isLow = (i: number): boolean => Math.floor(i / sprite.width) >= floor - FOOT * (floor - top);
  // The hem of what hangs to the floor is no shoe.
  const [main, low] = [
    commonest([...colors].filter((_c, i) => clothes[i])),
    commonest(person.line.figure.colors.filter((c, i) => c >= 0 && isLow(i))),
  ];
  const isFoot = (i: number): boolean => isLow(i) && !areKin(main, low);
  return clothes.map((v, i) => ((v || legs?.[i]) && !isHand(i) && !isFoot(i) ? 1 : 0));
}
const FIST = 0.09;
const FOOT = 0.1;
