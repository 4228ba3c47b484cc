/**
 * A thing that was said to be of two colours ("a pink and teal gamepad") has both: where its drawing shows the first alone, the second is
 * painted on the largest of its other parts, or on one half of it.
 */
import { hexToOklab, rgbToOklab } from '../../../src/pixels/color.ts';
import { categoryOf, isPainted } from '../catalogue/things/index.ts';
import type { Rendering } from '../solids/render.ts';
import type { Brief } from '../types.ts';
import { look, painted, type Region, type Seen } from './places.ts';

/** Whose colours go by rows of their own, or are mixed by what they are. */
const OTHERS: ReadonlySet<string | undefined> = new Set(['monster', 'building', 'effect', 'scenery', 'vehicle', 'plant']); // biome-ignore format: a list

/** How much of a picture makes it one of a colour. */
const SHOWN = 0.06;
/** Sizes of a part that takes the second colour. */
const [LEAST, MOST] = [0.07, 0.48];

type Lab = readonly [number, number, number];
const labAt = ({ image: { data } }: Rendering, i: number): Lab => rgbToOklab([data[i * 4]!, data[i * 4 + 1]!, data[i * 4 + 2]!]); // biome-ignore format: one line
/** Of one hue, whatever its light; greys by their light. */
function isLike([L, a, b]: Lab, [M, c, d]: Lab): boolean {
  const [one, two] = [Math.hypot(a, b), Math.hypot(c, d)];
  if (two < 0.03) return one < 0.04 && Math.abs(L - M) < 0.2;
  return one > two * 0.35 && (a * c + b * d) / (one * two) > 0.94 && Math.abs(L - M) < 0.34;
}

/** Undefined of what is no thing in two colours. */
function secondOf({ kind, concept, colours, mood, count }: Brief): readonly [string, string] | undefined {
  const [first, second] = colours;
  if (kind !== 'thing' || count > 1 || !first || !second || colours.length > 2 || mood.includes('assorted')) return undefined;
  return OTHERS.has(categoryOf(concept)) || isPainted({ kind, concept }) ? undefined : [first, second];
} // biome-ignore format: conditions

/** The part that is next in size to what bears the first colour: no thin line, nothing that is glass. */
function otherPart({ regions, drawn }: Seen, first: Lab): readonly number[] | undefined {
  const mean = ({ pixels }: Region): Lab => {
    const sum = pixels.map((i) => labAt(drawn, i)).reduce((a, b) => [a[0] + b[0], a[1] + b[1], a[2] + b[2]]);
    return [sum[0] / pixels.length, sum[1] / pixels.length, sum[2] / pixels.length];
  };
  const main = regions.reduce((a, b) => (b.share > a.share ? b : a));
  const free = regions.filter((r) => r !== main && r.share > LEAST && r.share < MOST && !(r.light > 0.6 && r.hue > 185 && r.hue < 275 && r.chroma > 0.02)); // biome-ignore format: one line
  const own = free.filter((r) => !isLike(mean(r), first));
  const [best] = (own.length > 0 ? own : free).toSorted((a, b) => b.share - a.share);
  return best?.pixels;
}

/** One half of its face, parted where its light is not: what is broad left and right, what is tall above and below. */
function half({ inked, regions, width, box }: Seen): readonly number[] {
  const main = regions.reduce((a, b) => (b.share > a.share ? b : a));
  const face = main.share > 0.4 ? main.pixels : inked;
  const broad = box.width >= box.height * 0.9;
  const middle = broad ? box.x + box.width / 2 : box.y + box.height * 0.56;
  return face.filter((i) => (broad ? (i % width) + 0.5 : Math.floor(i / width) + 0.5) > middle);
}

export function withSecond(drawn: Rendering, brief: Brief): Rendering {
  const two = secondOf(brief);
  const seen = two && look(drawn);
  if (!two || !seen) return drawn;
  const [first, second] = [hexToOklab(two[0]), hexToOklab(two[1])];
  const shown = seen.inked.filter((i) => isLike(labAt(drawn, i), second)).length;
  if (isLike(first, second) || shown > seen.inked.length * SHOWN) return drawn;
  return painted(seen, otherPart(seen, first) ?? half(seen), two[1]);
}
