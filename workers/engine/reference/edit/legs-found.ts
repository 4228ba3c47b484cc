/** What is worn on legs: all of its cloth, from the hips to the shoes; and the place of trousers that are to be put on. */
import { areKin, BESIDE, type Color, commonest, luma, toFlat } from '../parts/flat.ts';
import { isShadeOf } from './hat-found.ts';
import { sum } from './held.ts';
import { isGrey, type Region, regionOf, skinOf, skinsOf } from './regions.ts';
import { lineOf, type Subject, stanceOf } from './subject.ts';
import { wholeOf } from './whole-of.ts';

/** Words of what covers legs to the feet. */
const LONG = /\b(?:trousers|pants|jeans|leggings|breeches)\b/;
/** So much of the legs that is bare, or one hem for both, are no trousers. */
const MOST_BARE = 0.25;
/** Shoes are so much of the height at the most. */
const SHOES = 0.1;

/** Legs as words mean them: `told` with all that is of the same cloth; of whom legs are bare, where trousers would be. */
export function legsMeant(subject: Subject, told: Region, word: string): Region {
  const { colors, width } = toFlat(subject.sprite);
  const line = lineOf(subject);
  const { hip, chin, floor, trunk, trunkHalf, hands, isUpright } = stanceOf(subject);
  if (!isUpright) return told;
  const skins = subject.person ? skinsOf(subject.person) : new Set<number>();
  const whole = wholeOf(subject);
  const arms = subject.person?.arms ?? [];
  const isHandHigh = (i: number): boolean =>
    (Math.floor(i / width) < hip + 0.2 * (floor - hip) || Math.abs((i % width) + 0.5 - trunk) > trunkHalf) &&
    arms.some((arm) => arm.colors[i]! >= 0);
  const isBeside = (i: number): boolean =>
    Math.abs((i % width) + 0.5 - trunk) <= 1.25 * trunkHalf + 1 && !isHandHigh(i);
  if (LONG.test(word)) {
    // From the hem of a coat to where shoes begin, skin and all.
    const last = floor - SHOES * (floor - hip) - 1;
    const isHand = (i: number): boolean =>
      hands.some(
        ({ x, y }) => Math.hypot((i % width) + 0.5 - x, Math.floor(i / width) + 0.5 - y) < 0.08 * (floor - chin),
      );
    const low = whole.map((v, i) => {
      const y = Math.floor(i / width);
      return v && y >= hip && y < last && isBeside(i) && !(isHand(i) && skins.has(colors[i]!)) ? 1 : 0;
    });
    // Brown trousers are near to a brown skin; bare are legs in the colour of the face.
    const skin = subject.person ? skinOf(subject.person) : -1;
    const isBare = (c: Color): boolean =>
      skins.has(c) && (areKin(c, skin, 0.12) || luma(c) > 0.6 * luma(skin)) && luma(c) < 1.35 * luma(skin) + 10;
    // Off their edges, which may be as brown as a skin.
    const inner = low.map((v, i) => (v && BESIDE.every(([dx, dy]) => low[i + dx + dy * width]) ? 1 : 0));
    const bare = inner.reduce((n, v, i) => n + (v && isBare(colors[i]!) ? 1 : 0), 0);
    const shoe = commonest(
      [...colors].filter((c, i) => c >= 0 && !line.colors.has(c) && Math.floor(i / width) >= last),
    );
    if (bare > MOST_BARE * sum(inner)) return low.map((v, i) => (v && !areKin(colors[i]!, shoe, 0.08) ? 1 : 0));
  }
  const own = shadesIn(colors, told);
  const shoes = subject.person && regionOf(subject.person, 'feet');
  const out = told.map((v, i) => (v && own.has(colors[i]!) ? 1 : 0));
  if (sum(out) < 0.5 * sum(told)) return told;
  const first = hip - 0.25 * (hip - chin);
  const queue = [...out.keys()].filter((i) => out[i]);
  for (const i of queue)
    for (const [dx, dy] of BESIDE)
      for (const k of [1, 2]) {
        const j = i + k * (dx + dy * width);
        const isOver = k === 2 && !line.colors.has(colors[i + dx + dy * width] ?? -1);
        if (out[j] || !whole[j] || isOver || Math.floor(j / width) < first || !isBeside(j)) continue;
        if (!own.has(colors[j]!) || skins.has(colors[j]!)) continue;
        if (shoes?.[j] && Math.floor(j / width) >= floor - 0.05 * (floor - chin)) continue;
        out[j] = 1;
        queue.push(j);
      }
  return out;
}

/** The colours of a region that are shades of one, of which it has most: an artist's shadows may be far from his lights. */
function shadesIn(colors: Int32Array, region: Region): ReadonlySet<Color> {
  const counts = new Map<Color, number>();
  region.forEach((v, i) => {
    if (v) counts.set(colors[i]!, (counts.get(colors[i]!) ?? 0) + 1);
  });
  const shades = (c: Color): Color[] => [...counts.keys()].filter((d) => isShadeOf(c, d) || (isGrey(c) && isGrey(d) && Math.abs(luma(c) - luma(d)) < 120)); // biome-ignore format: one line
  const size = (those: readonly Color[]): number => those.reduce((n, c) => n + counts.get(c)!, 0);
  return new Set([...counts.keys()].map(shades).sort((a, b) => size(b) - size(a))[0]);
}
