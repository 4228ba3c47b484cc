/**
 * A figure half turned as artists of small sprites draw it: the picture itself, line and all, in which the far half loses a
 * column or two where that shows least, the middle of the chest moves to the far side and so does the face. Nothing is cut
 * apart, so nothing is torn.
 */
import type { Px } from '../../../../src/pixels/types.ts';
import { apart, at, blank, type Color, copyOf, eachPixel, type Flat, NONE, put } from './flat.ts';

/** Of the far half's reach so much is lost at 45°, and no more. */
const LOST = 0.22;
const MOST_LOST = 0.3;
/** Of its reach what lies farther out is a hand or the face of a shield: its edge stays. */
const OUTER = 0.72;
/** A chest of so many pixels on either side has a middle that moves. */
const CHEST: Px = 3;
/** What it costs that a column ends where its neighbour goes on, beside colours that differ by up to 442. */
const EDGE = 260;

export interface Askew {
  /** The picture that is half turned, and the column about which it stands. */
  readonly picture: Flat;
  readonly axis: number;
  /** The half that is turned away: screen left, screen right. */
  readonly far: 1 | -1;
  /** The first row of the legs, and the first below the feet. */
  readonly crotch: Px;
  readonly floor: Px;
  readonly torsoHalf: number;
  /** What stays where it is. */
  readonly isHead: (x: Px, y: Px) => boolean;
  /** The line over a colour, where the picture is outlined. */
  readonly over: ((color: Color) => Color) | undefined;
}

/** What a column costs in some rows if its neighbour towards the far edge takes its place. */
function costOf(picture: Flat, rows: readonly Px[], x: Px, step: 1 | -1): number {
  let sum = 0;
  for (const y of rows) {
    const [own, next] = [at(picture, x, y), at(picture, x + step, y)];
    if (own < 0 && next < 0) continue;
    sum += own < 0 || next < 0 ? EDGE : apart(own, next);
  }
  return sum;
}

/** The cheapest `n` of some columns, not beside each other where that can be helped. */
function cheapest(picture: Flat, rows: readonly Px[], columns: readonly Px[], n: number, step: 1 | -1): Set<Px> {
  const cost = new Map(columns.map((x) => [x, costOf(picture, rows, x, step)]));
  const out = new Set<Px>();
  for (let k = 0; k < n; k++) {
    const free = columns.filter((x) => !out.has(x));
    const beside = (x: Px): number => (out.has(x - 1) || out.has(x + 1) ? 1.5 : 1);
    const [best] = free.sort((a, b) => cost.get(a)! * beside(a) - cost.get(b)! * beside(b));
    if (best !== undefined) out.add(best);
  }
  return out;
}

const range = (from: Px, to: Px): Px[] => Array.from({ length: Math.max(0, to - from) }, (_, i) => from + i);

/** The body of a figure half turned; its head, which stays, is left out. */
export function bodyAskew({ picture, axis, far, crotch, floor, torsoHalf, isHead, over }: Askew): Flat {
  const body = copyOf(picture);
  eachPixel(picture, (x, y) => {
    if (isHead(x, y)) put(body, x, y, NONE);
  });
  const out = blank(picture.width, picture.height);
  const from = new Int32Array(out.colors.length);
  let reach = 0;
  eachPixel(body, (x) => {
    reach = Math.max(reach, far * (x + 0.5 - axis));
  });
  const lost = Math.max(1, Math.min(Math.round(LOST * reach), Math.floor(MOST_LOST * reach)));
  // Outward from the axis: the first column of the far half is 0.
  const first = far > 0 ? Math.round(axis) : Math.round(axis) - 1;
  const column = (k: number): Px => first + far * k;
  const outer = Math.ceil(reach) + 1;
  const moves = torsoHalf >= CHEST ? 1 : 0;
  const paint = (rows: readonly Px[], chest: 0 | 1): void => {
    if (rows.length === 0) return;
    const gone = cheapest(body, rows, range(1, Math.max(3, Math.round(OUTER * reach))).map(column), lost + chest, far);
    // Of the near half one column is seen twice.
    const near = range(1, Math.max(2, Math.round(torsoHalf) - 1)).map((k) => column(-k));
    const twice = chest ? cheapest(body, rows, near, 1, -far as 1 | -1) : new Set<Px>();
    for (const y of rows) {
      let to = column(-outer - body.width);
      for (let k = -outer - body.width; k <= outer + body.width; k++) {
        const x = column(k);
        if (gone.has(x)) continue;
        for (const _ of twice.has(x) ? [0, 1] : [0]) {
          if (at(body, x, y) >= 0) {
            put(out, to, y, at(body, x, y));
            from[y * body.width + to] = x;
          }
          to += far;
        }
      }
    }
  };
  paint(range(0, crotch), moves as 0 | 1);
  paint(range(crotch, Math.max(floor, crotch, picture.height)), 0);
  // What has come to the edge takes the line that went with the column beside it.
  const isBeside = (flat: Flat, x: Px, y: Px): boolean =>
    [-1, 1].some((d) => at(flat, x + d, y) < 0 && !isHead(x + d, y));
  const was = copyOf(out);
  if (over) {
    eachPixel(was, (x, y, color) => {
      if (isBeside(was, x, y) && !isBeside(picture, from[y * out.width + x]!, y)) put(out, x, y, over(color));
    });
  }
  return out;
}
