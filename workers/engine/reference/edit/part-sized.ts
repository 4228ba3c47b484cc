/** A part of a figure longer, larger or smaller: each piece of it drawn anew in its own pixels, from where it grows. */
import { InputError } from '../../../../src/domain/input-error.ts';
import type { Px, Rgba } from '../../../../src/pixels/types.ts';
import { at, BESIDE, connected } from '../parts/flat.ts';
import { linedRound, type Paint, paintOn } from './paint.ts';
import { edgesOf, underPart } from './part-edges.ts';
import type { Region } from './regions.ts';
import type { Subject } from './subject.ts';

export interface Sized {
  /** Away from where the part grows, and across that. */
  readonly along: number;
  readonly across: number;
}

/** A part has so many pixels more on the way that it grows, however small it is. */
const LEAST_MORE: Px = 2;
/** So much of the edge of a piece is beside the figure where it lies on it rather than stands out from it. */
const WITHIN = 0.6;
/** So much of a part may be cut off by the canvas. */
const MOST_CUT = 0.25;

interface Piece {
  readonly pixels: readonly number[];
  /** Where it grows. */
  readonly root: { readonly x: number; readonly y: number };
  /** Whether it lies on the figure. */
  readonly isWithin: boolean;
}

/** The picture with a part of another size; undefined where nothing of the part can be. `root`: where all of it grows, if not where it is beside the rest. */
export function sizedPart(
  subject: Subject,
  found: Region,
  by: Sized,
  root?: { readonly x: number; readonly y: number },
): Rgba | undefined {
  const paint = paintOn(subject);
  const region = withEnds(paint, found);
  const edges = edgesOf(paint.flat, paint.line, region);
  const isPart = (i: number): boolean => region[i] === 1 || edges.has(i);
  const pieces = piecesOf(paint, region, edges, root).filter((piece) => !piece.isWithin || by.along > 1);
  if (pieces.length === 0) return undefined;
  const placed: [Px, Px][] = [];
  let [all, cut] = [0, 0];
  const { width, height, colors } = paint.flat;
  for (const piece of pieces) {
    const own = new Set(piece.pixels);
    const covered = new Set<number>();
    for (const { x, y, from } of drawnAnew(piece, width, wayOf(piece, width, by), own)) {
      all++;
      if (x < 0 || y < 0 || x >= width || y >= height) {
        cut++;
        continue;
      }
      const i = y * width + x;
      const isFree = colors[i]! < 0 || region[i] === 1 || edges.has(i);
      if (!isFree && !piece.isWithin) continue;
      paint.set(x, y, colors[from]!);
      covered.add(i);
      placed.push([x, y]);
    }
    if (!piece.isWithin)
      for (const i of [...piece.pixels, ...edges])
        if (!covered.has(i)) paint.set(i % width, Math.floor(i / width), underPart(paint.flat, paint.line, isPart, i));
  }
  if (cut > MOST_CUT * all) throw new InputError('The canvas has no room for that: send the picture on a larger one.');
  linedRound(paint, placed);
  return paint.image();
}

/** A part with what of the figure hangs on it alone: the dark end of a shaft. */
function withEnds({ flat, line }: Paint, region: Region): Region {
  const out = Uint8Array.from(region);
  const most = 0.12 * (flat.colors.length - [...flat.colors].filter((c) => c < 0).length);
  for (const piece of connected(flat, (i) => !region[i])) {
    const isEnd = piece.length <= most && !line.isLined;
    if (isEnd) for (const i of piece) out[i] = 1;
  }
  return out;
}

function piecesOf(
  { flat, line }: Paint,
  region: Region,
  edges: ReadonlySet<number>,
  root: { readonly x: number; readonly y: number } | undefined,
): Piece[] {
  const { width } = flat;
  const all = region.filter(Boolean).length;
  const out: Piece[] = [];
  for (const pixels of connected(flat, (i) => Boolean(region[i]))) {
    // A speck in its colour elsewhere is none of it.
    if (pixels.length < Math.max(2, 0.12 * all)) continue;
    let [rim, sx, sy, n] = [0, 0, 0, 0];
    for (const i of pixels)
      for (const [dx, dy] of BESIDE) {
        const [x, y] = [(i % width) + dx, Math.floor(i / width) + dy];
        if (region[y * width + x] && at(flat, x, y) >= 0) continue;
        rim++;
        const isLine = line.isLined && line.colors.has(at(flat, x, y));
        const [u, v] = isLine ? [x + dx, y + dy] : [x, y];
        if (edges.has(y * width + x) || at(flat, u, v) < 0 || region[v * width + u]) continue;
        sx += x + 0.5 - dx / 2;
        sy += y + 0.5 - dy / 2;
        n++;
      }
    const own = n > 0 ? { x: sx / n, y: sy / n } : middleOf(pixels, width);
    out.push({ pixels, root: root ?? own, isWithin: n > WITHIN * rim });
  }
  return out;
}

function middleOf(pixels: readonly number[], width: Px): { x: number; y: number } {
  const mean = (of: (i: number) => number): number => pixels.reduce((sum, i) => sum + of(i) + 0.5, 0) / pixels.length;
  return { x: mean((i) => i % width), y: mean((i) => Math.floor(i / width)) };
}

interface Way {
  /** The way that the part grows, of length 1. */
  readonly x: number;
  readonly y: number;
  readonly along: number;
  readonly across: number;
  readonly root: { readonly x: number; readonly y: number };
}

function wayOf({ pixels, root, isWithin }: Piece, width: Px, { along, across }: Sized): Way {
  const middle = middleOf(pixels, width);
  // What lies on the figure grows about its middle.
  if (isWithin) return { x: 1, y: 0, along: Math.max(along, across), across: Math.max(along, across), root: middle };
  // What is long grows along itself, from where it is nearest to its root; what is round away from that.
  const axis = axisOf(pixels, middle, width);
  const far = Math.hypot(middle.x - root.x, middle.y - root.y);
  const [ox, oy] = far > 0.3 ? [(middle.x - root.x) / far, (middle.y - root.y) / far] : [0, -1];
  const turn = axis.x * ox + axis.y * oy;
  const isOwn = axis.isLong && Math.abs(turn) > 0.5;
  const [x, y] = isOwn ? [axis.x * Math.sign(turn), axis.y * Math.sign(turn)] : [ox, oy];
  const back = (middle.x - root.x) * x + (middle.y - root.y) * y;
  const foot = isOwn ? { x: middle.x - back * x, y: middle.y - back * y } : root;
  const reach = (i: number): number => ((i % width) + 0.5 - foot.x) * x + (Math.floor(i / width) + 0.5 - foot.y) * y;
  const long = Math.max(...pixels.map(reach)) + 0.5;
  const least = along > 1 ? (long + LEAST_MORE) / Math.max(1, long) : along;
  return { x, y, along: Math.max(along, least), across, root: foot };
}

/** The way that pixels lie along, and whether they are plainly longer on it than across. */
function axisOf(
  pixels: readonly number[],
  middle: { readonly x: number; readonly y: number },
  width: Px,
): { readonly x: number; readonly y: number; readonly isLong: boolean } {
  let [xx, xy, yy] = [0, 0, 0];
  for (const i of pixels) {
    const [u, v] = [(i % width) + 0.5 - middle.x, Math.floor(i / width) + 0.5 - middle.y];
    xx += u * u;
    xy += u * v;
    yy += v * v;
  }
  const angle = 0.5 * Math.atan2(2 * xy, xx - yy);
  const spread = Math.hypot((xx - yy) / 2, xy);
  const [most, least] = [(xx + yy) / 2 + spread, (xx + yy) / 2 - spread];
  return { x: Math.cos(angle), y: Math.sin(angle), isLong: most > 2.2 * Math.max(0.01, least) };
}

/** The pixels of a piece at their new places, each from the one that it has its colour of. */
function* drawnAnew(
  { pixels }: Piece,
  width: Px,
  { x: dx, y: dy, along, across, root }: Way,
  own: ReadonlySet<number>,
): Generator<{ readonly x: Px; readonly y: Px; readonly from: number }> {
  const spread = Math.max(along, across, 1);
  const xs = pixels.map((i) => i % width);
  const ys = pixels.map((i) => Math.floor(i / width));
  const reach = (values: readonly number[], from: number): readonly [Px, Px] => [
    Math.floor(from + (Math.min(from, ...values) - from) * spread) - 1,
    Math.ceil(from + (Math.max(from, ...values) + 1 - from) * spread) + 1,
  ];
  const [[left, right], [top, bottom]] = [reach(xs, root.x), reach(ys, root.y)];
  for (let y = top; y <= bottom; y++)
    for (let x = left; x <= right; x++) {
      const [u, v] = [x + 0.5 - root.x, y + 0.5 - root.y];
      const way = u * dx + v * dy;
      const [aside, over] = [(u - way * dx) / across, (v - way * dy) / across];
      // What is behind the root stays as long as it is.
      const on = way > 0 ? way / along : way / Math.min(1, along);
      const [fx, fy] = [Math.floor(root.x + aside + on * dx), Math.floor(root.y + over + on * dy)];
      if (fx >= 0 && fx < width && own.has(fy * width + fx)) yield { x, y, from: fy * width + fx };
    }
}
