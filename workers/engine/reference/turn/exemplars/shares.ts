/**
 * What a sprite looks like from another side, told from exemplars: a kernel regression (Nadaraya 1964, Watson 1964) in
 * which every row has its own weights, because a turn leaves each part in its rows: the head may be like one exemplar's,
 * the coat like another's.
 */
import { apart } from '../indexed.ts';
import type { ExemplarBook } from './book.ts';
import { type Match, placeOf, type Query, searchExemplars } from './search.ts';
import { WINDOW } from './window.ts';

/** Deviation of a row's neighbourhood, in rows. */
const ROWS = 3;
/** How much the whole sprite counts beside the rows around. */
const WHOLE = 0.2;
/** Difference, of the mean pixel, at which an exemplar counts 1/e of a perfect one. */
const TOLERANCE = 0.05;
/** The same for what is told of how like the exemplars are. */
const LIKENESS = 0.2;
/** An exemplar's colour is the sprite's colour that lies under it nearby: the weight falls to 1/e in so many rows. */
const NEARBY = 3;
/** What lies anywhere under it counts so much. */
const ANYWHERE = 0.02;
/** What counts a colour that lies over nothing, where the outlines disagree. */
const OUTSIDE = 0.05;
/** Colours of a pixel that are told. */
export const TOLD = 4;

/** In the window, the sprite where it stands. */
export interface Shares {
  /** Of every pixel the share of each palette number, pixels first; made when it is first asked for, as most turns need none. */
  readonly shares: Float32Array;
  /** Of every row how much the exemplars are like the sprite there, 0..1. */
  readonly likeness: Float32Array;
  /** Whether the sprite is one of a family that is known from all sides, though no exemplar is dressed as it is. */
  readonly isOfFamily: boolean;
  /** The other side of the beast that the sprite is most like, in the sprite's numbers; undefined for what is no beast. */
  readonly beast: Uint8Array | undefined;
}

/** Of the nearest so many this share must be of one family, and one of them have a silhouette that is off by no more. */
const NEAREST = 12;
const OF_FAMILY = 0.9;
const FAMILY_OFF = 0.24;

/**
 * Exemplars with eight sides are renderings of bodies that differ in proportions and clothes. Measured on val: whose nearest
 * ones are mostly of one such source, with a silhouette as near as this, is turned twice as well by them as by its parts,
 * at any likeness; of 60 sprites by other artists one was near to any.
 */
function isFamily(matches: readonly Match[]): boolean {
  const nearest = matches.slice(0, NEAREST);
  const counts = new Map<string, number>();
  for (const { frame } of nearest) {
    const { source, frames } = frame.subject;
    if (frames.has(1)) counts.set(source, (counts.get(source) ?? 0) + 1);
  }
  const most = Math.max(0, ...counts.values());
  return most >= OF_FAMILY * NEAREST && nearest.some((match) => offOf(match) <= FAMILY_OFF);
}

/** Pixels that only one of an exemplar and the sprite has, as a share of the sprite's. */
function offOf({ frame, sprite }: Match): number {
  const { width, height, left, numbers } = frame;
  let [area, shared, own] = [0, 0, 0];
  for (const number of sprite) if (number > 0) area++;
  for (let i = 0; i < numbers.length; i++) {
    if (numbers[i] === 0) continue;
    own++;
    if (sprite[placeOf(i, width, height, left)]! > 0) shared++;
  }
  return (area + own - 2 * shared) / Math.max(1, area);
}

/** Rows weighted by a Gaussian around each. */
function blurred(rows: Float32Array): Float32Array {
  const reach = 3 * ROWS;
  const weights = Array.from({ length: 2 * reach + 1 }, (_, i) => Math.exp(-((i - reach) ** 2) / (2 * ROWS ** 2)));
  const total = weights.reduce((sum, w) => sum + w, 0);
  return rows.map((_, y) => {
    let sum = 0;
    for (let k = -reach; k <= reach; k++) sum += (weights[k + reach]! / total) * (rows[y + k] ?? 0);
    return sum;
  });
}

/** Differences of every exemplar in every row, of the mean pixel there. */
function differences(matches: readonly Match[], { stand }: Query): Float32Array[] {
  const filled = new Set<number>();
  let area = 0;
  stand.numbers.forEach((n, i) => {
    if (n === 0) return;
    area++;
    filled.add(Math.floor(i / stand.width));
  });
  const across = area / filled.size;
  return matches.map(({ rows, whole }) => blurred(rows).map((sum) => (1 - WHOLE) * (sum / across) + WHOLE * whole));
}

/** A pair of colours that lie over each other, and how much in the neighbourhood of every row. */
interface Under {
  readonly number: number;
  readonly rows: Float32Array;
}

/** Exponential weights to both sides, in place. */
function spread(rows: Float32Array): void {
  const keep = Math.exp(-1 / NEARBY);
  const back = Float32Array.from(rows);
  for (let y = 1; y < rows.length; y++) rows[y]! += keep * rows[y - 1]!;
  for (let y = rows.length - 2; y >= 0; y--) back[y]! += keep * back[y + 1]!;
  let total = 0;
  // The row itself is in both.
  for (let y = 0; y < rows.length; y++) {
    const own = back[y]! - (y + 1 < rows.length ? keep * back[y + 1]! : 0);
    rows[y] = rows[y]! + back[y]! - own;
    total += own;
  }
  for (let y = 0; y < rows.length; y++) rows[y]! += (ANYWHERE * total) / rows.length;
}

/** For each of an exemplar's numbers, the sprite's numbers under it; a number that is not seen has those of the nearest colour. */
function coloursUnder({ frame, sprite }: Match, size: number): (readonly Under[] | undefined)[] {
  const { width, height, left, numbers, subject } = frame;
  const found = new Map<number, Float32Array>();
  for (let i = 0; i < numbers.length; i++) {
    const number = numbers[i]!;
    if (number === 0) continue;
    const at = placeOf(i, width, height, left);
    const key = number * size + sprite[at]!;
    const rows = found.get(key) ?? new Float32Array(WINDOW);
    found.set(key, rows);
    rows[Math.floor(at / WINDOW)]! += sprite[at] === 0 ? OUTSIDE : 1;
  }
  const out: (Under[] | undefined)[] = Array.from({ length: subject.palette.length + 1 });
  for (const [key, rows] of found) {
    spread(rows);
    const number = Math.floor(key / size);
    const under = out[number] ?? [];
    out[number] = under;
    under.push({ number: key % size, rows });
  }
  const seen = subject.palette.flatMap((colour, i) => (out[i + 1] ? [{ colour, under: out[i + 1]! }] : []));
  return out.map((under, i) => {
    if (under || i === 0 || seen.length === 0) return under;
    const colour = subject.palette[i - 1]!;
    return seen.reduce((a, b) => (apart(b.colour, colour) < apart(a.colour, colour) ? b : a)).under;
  });
}

/** Adds an exemplar's other side in the sprite's colours, by the weights of its rows. */
function add(out: Float32Array, match: Match, to: number, weights: Float32Array, size: number): void {
  const under = coloursUnder(match, size);
  const laid = laidTarget(match, to);
  for (let y = 0; y < WINDOW; y++) {
    const weight = weights[y]!;
    for (let at = y * WINDOW; at < (y + 1) * WINDOW; at++) {
      const colours = under[laid[at]!];
      if (!colours) {
        out[at * size]! += weight;
        continue;
      }
      let sum = 0;
      for (const { rows } of colours) sum += rows[y]!;
      for (const { number, rows } of colours) out[at * size + number]! += (weight * rows[y]!) / sum;
    }
  }
}

/** The other side's numbers in the window, where the sprite would stand. */
function laidTarget({ frame, dx }: Match, to: number): Uint8Array {
  const { width, left, top, numbers } = frame.subject.frames.get(to)!;
  const out = new Uint8Array(WINDOW * WINDOW);
  const first = WINDOW - (frame.top + frame.height) + top;
  for (let i = 0; i < numbers.length; i++) {
    const x = WINDOW / 2 + left + (i % width) - dx;
    const y = first + Math.floor(i / width);
    if (x >= 0 && x < WINDOW && y >= 0 && y < WINDOW) out[y * WINDOW + x] = numbers[i]!;
  }
  return out;
}

/** Keeps the largest shares of each pixel, in place; they add up to 1. */
function prune(shares: Float32Array, size: number): void {
  const numbers: number[] = [];
  for (let at = 0; at < shares.length; at += size) {
    numbers.length = 0;
    for (let k = at; k < at + size; k++) if (shares[k]! > 0) numbers.push(k);
    if (numbers.length > TOLD) numbers.sort((a, b) => shares[b]! - shares[a]! || a - b);
    let total = 0;
    numbers.forEach((k, place) => {
      if (place >= TOLD) shares[k] = 0;
      total += shares[k]!;
    });
    for (const k of numbers) shares[k]! /= total;
  }
}

/** The other side of one exemplar in the sprite's colours: in each place the colour that lies most under its own nearby. */
function paintedLike(match: Match, { to, palette }: Query): Uint8Array {
  const under = coloursUnder(match, palette.length + 1);
  const laid = laidTarget(match, to);
  return laid.map((number, at) => {
    const colours = under[number];
    if (!colours) return 0;
    const y = Math.floor(at / WINDOW);
    let best = 0;
    let most = 0;
    for (const own of colours) {
      if (own.number === 0 || own.rows[y]! <= most) continue;
      most = own.rows[y]!;
      best = own.number;
    }
    return best;
  });
}

/** Beasts seen from the front are told by one like them; up to so much of a difference, and of silhouette, they are like it. */
const BEASTS = 'render3d_creature';
const LIKE_A_BEAST = 0.45;
const BEAST_OFF = 0.3;

/** What exemplars tell of a sprite from another side; undefined where none can be laid over it. */
export function sharesOf(book: ExemplarBook, query: Query): Shares | undefined {
  const matches = searchExemplars(book, query);
  if (matches.length === 0) return undefined;
  const size = query.palette.length + 1;
  const far = differences(matches, query);
  const least = new Float32Array(WINDOW).map((_, y) => Math.min(...far.map((rows) => rows[y]!)));
  const weights = far.map((rows) => rows.map((d, y) => Math.exp(-(d - least[y]!) / TOLERANCE)));
  const total = new Float32Array(WINDOW).map((_, y) => weights.reduce((sum, rows) => sum + rows[y]!, 0));
  const likeness = new Float32Array(WINDOW);
  const own = weights.map((rows) => rows.map((weight, y) => weight / total[y]!));
  own.forEach((rows, k) => {
    for (let y = 0; y < WINDOW; y++) likeness[y]! += rows[y]! * Math.exp(-far[k]![y]! / LIKENESS);
  });
  const told = (): Float32Array => {
    const out = new Float32Array(WINDOW * WINDOW * size);
    matches.forEach((match, k) => {
      add(out, match, query.to, own[k]!, size);
    });
    prune(out, size);
    return out;
  };
  let shares: Float32Array | undefined;
  const [nearest] = matches;
  const isBeast =
    nearest!.frame.subject.source === BEASTS && nearest!.whole <= LIKE_A_BEAST && offOf(nearest!) <= BEAST_OFF;
  const beast = isBeast ? paintedLike(nearest!, query) : undefined;
  return {
    get shares() {
      shares ??= told();
      return shares;
    },
    likeness,
    isOfFamily: isFamily(matches),
    beast,
  };
}
