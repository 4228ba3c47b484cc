/** The exemplars that a sprite is drawn like, whatever its colours. */
import { colourCosts } from '../decide.ts';
import type { ExemplarBook, ExemplarFrame, Side } from './book.ts';
import { inWindow, type Stand, WINDOW, WORDS } from './window.ts';

/** A sprite may stand so many columns beside the axis that its canvas tells. */
const SHIFTS = [0, -1, 1, -2, 2] as const;
/** Silhouettes that are nearest are compared by their colours as well. */
const COMPARED = 300;
/** How much the exemplar's own colours count in that: less than its shape, but the same thing has often the same ones. */
const OWN_COLOURS = 0.15;
/** And of those so many tell what the other side looks like. */
const KEPT = 32;

/** An exemplar laid over the sprite. */
export interface Match {
  readonly frame: ExemplarFrame;
  /** The sprite in the window, moved by `dx` onto the exemplar. */
  readonly dx: number;
  readonly sprite: Uint8Array;
  /** What is left of each row's differences when the exemplar has, for the most part, the sprite's colours: sums of L1 on [−1, 1] RGBA. */
  readonly rows: Float32Array;
  /** The same, mean of the sprite's pixels. */
  readonly whole: number;
}

export interface Query {
  readonly stand: Stand;
  /** Directions, 0 south, 2 east. */
  readonly from: number;
  readonly to: number;
  /** The sprite's colours, 0xrrggbb. */
  readonly palette: readonly number[];
  /** Leaves exemplars out, for measuring. */
  readonly admits?: (source: string, id: number) => boolean;
}

function bitsOf(window: Uint8Array): Uint32Array {
  const out = new Uint32Array(WORDS);
  window.forEach((number, at) => {
    if (number > 0) out[at >> 5]! |= 1 << (at & 31);
  });
  return out;
}

/** How many bits are set in a 32-bit number (Warren, Hacker's Delight, 5-1). */
function population(word: number): number {
  let v = word - ((word >>> 1) & 0x55555555);
  v = (v & 0x33333333) + ((v >>> 2) & 0x33333333);
  return Math.imul((v + (v >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** Pixels in which two silhouettes differ, from a row of the window on. */
function distance({ silhouettes }: Side, number: number, bits: Uint32Array, top: number): number {
  const base = number * WORDS;
  let sum = 0;
  for (let w = Math.floor((top * WINDOW) / 32); w < WORDS; w++) sum += population(silhouettes[base + w]! ^ bits[w]!);
  return sum;
}

/** The rows and columns that hold something: the first row, the first column and the column after the last. */
interface Extent {
  readonly top: number;
  readonly left: number;
  readonly right: number;
}

function extentOf(window: Uint8Array): Extent {
  let [left, right] = [WINDOW, 0];
  window.forEach((number, at) => {
    if (number === 0) return;
    left = Math.min(left, at % WINDOW);
    right = Math.max(right, (at % WINDOW) + 1);
  });
  return { top: Math.floor(window.findIndex((number) => number > 0) / WINDOW), left, right };
}

interface Candidate {
  readonly frame: ExemplarFrame;
  readonly dx: number;
  readonly sprite: Uint8Array;
  readonly extent: Extent;
  readonly far: number;
}

function nearestSilhouettes(side: Side, stand: Stand): Candidate[] {
  const moved = SHIFTS.flatMap((dx) => {
    const sprite = inWindow(stand, dx);
    return sprite ? [{ dx, sprite, extent: extentOf(sprite), bits: bitsOf(sprite) }] : [];
  });
  const found: Candidate[] = [];
  const high = Math.max(...moved.map(({ extent }) => WINDOW - extent.top));
  side.frames.forEach((frame, i) => {
    let best: Candidate | undefined;
    for (const { dx, sprite, extent, bits } of moved) {
      const far = distance(side, i, bits, WINDOW - Math.max(high, frame.height));
      if (!best || far < best.far) best = { frame, dx, sprite, extent, far };
    }
    if (best) found.push(best);
  });
  return found.sort((a, b) => a.far - b.far);
}

/** How often each of an exemplar's colours lies over each of the sprite's; transparent lies over transparent alone. */
function together(frame: ExemplarFrame, sprite: Uint8Array, size: number): Float32Array {
  const { width, height, left, numbers } = frame;
  const counts = new Float32Array((frame.subject.palette.length + 1) * size);
  for (let i = 0; i < numbers.length; i++) {
    const number = numbers[i]!;
    if (number > 0) counts[number * size + sprite[placeOf(i, width, height, left)]!]!++;
  }
  counts[0] = 1;
  return counts;
}

/** Where pixel `i` of a frame's box lies in the window. */
export function placeOf(i: number, width: number, height: number, left: number): number {
  return (WINDOW - height + Math.floor(i / width)) * WINDOW + WINDOW / 2 + left + (i % width);
}

function compared(
  { frame, dx, sprite, extent }: Candidate,
  palette: readonly number[],
  costs: Float32Array,
  area: number,
): Match {
  const size = palette.length + 1;
  const counts = together(frame, sprite, size);
  // What each of the exemplar's colours costs over each of the sprite's, once it is the sprite's colours that lie there.
  const cost = new Float32Array(counts.length);
  for (let c = 0; c < counts.length / size; c++) {
    let sum = 0;
    for (let q = 0; q < size; q++) sum += counts[c * size + q]!;
    for (let q = 0; q < size; q++) {
      const share = counts[c * size + q]! / sum;
      if (share > 0) for (let k = 0; k < size; k++) cost[c * size + k]! += share * costs[q * size + k]!;
    }
  }
  const apart = colourCosts(palette, frame.subject.palette);
  for (let i = 0; i < cost.length; i++) cost[i] = (1 - OWN_COLOURS) * cost[i]! + OWN_COLOURS * apart[i]!;
  const { width, height, left, numbers } = frame;
  const laid = new Uint8Array(WINDOW * WINDOW);
  for (let i = 0; i < numbers.length; i++) laid[placeOf(i, width, height, left)] = numbers[i]!;
  const rows = new Float32Array(WINDOW);
  let all = 0;
  const first = Math.min(extent.left, WINDOW / 2 + left);
  const last = Math.max(extent.right, WINDOW / 2 + left + width);
  for (let y = Math.min(extent.top, WINDOW - height); y < WINDOW; y++) {
    let sum = 0;
    // Transparent over transparent costs nothing.
    for (let at = y * WINDOW + first; at < y * WINDOW + last; at++) sum += cost[laid[at]! * size + sprite[at]!]!;
    rows[y] = sum;
    all += sum;
  }
  return { frame, dx, sprite, rows, whole: all / area };
}

/** A sprite among what is known from its side. Who asks for one other side asks for more: nothing is compared twice. */
class Search {
  private readonly query: Query;
  private readonly candidates: readonly Candidate[];
  private readonly known = new Map<Candidate, Match>();
  private readonly costs: Float32Array;
  private readonly area: number;

  constructor(book: ExemplarBook, query: Query) {
    this.query = query;
    this.candidates = nearestSilhouettes(book.side(query.from), query.stand);
    this.costs = colourCosts(query.palette);
    this.area = query.stand.numbers.reduce((sum, n) => sum + (n > 0 ? 1 : 0), 0);
  }

  isOf({ stand, from, palette }: Query): boolean {
    const own = this.query;
    return (
      own.from === from &&
      own.stand.width === stand.width &&
      Buffer.compare(own.stand.numbers, stand.numbers) === 0 &&
      own.palette.length === palette.length &&
      own.palette.every((c, i) => c === palette[i])
    );
  }

  matches({ to, admits }: Query): Match[] {
    return this.candidates
      .filter(({ frame: { subject } }) => subject.frames.has(to) && (!admits || admits(subject.source, subject.id)))
      .slice(0, COMPARED)
      .map((candidate) => {
        const match = this.known.get(candidate) ?? compared(candidate, this.query.palette, this.costs, this.area);
        this.known.set(candidate, match);
        return match;
      })
      .sort((a, b) => a.whole - b.whole)
      .slice(0, KEPT);
  }
}

const latest = new WeakMap<ExemplarBook, Search>();

/** The exemplars most like a sprite, the most like first; none when it does not fit the window. */
export function searchExemplars(book: ExemplarBook, query: Query): Match[] {
  const before = latest.get(book);
  const search = before?.isOf(query) ? before : new Search(book, query);
  latest.set(book, search);
  return search.matches(query);
}
