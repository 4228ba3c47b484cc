/** Pieces of capes and coats beside a hand: cloth that hangs from the body, though the arm is nearest. */
import { type OkLab, rgbToOklab } from '../../../../src/pixels/color.ts';
import type { Px, Rgba } from '../../../../src/pixels/types.ts';
import { bonesOf, toBone } from './segment.ts';
import { PART_NAMES, PARTS, type Skeleton } from './skeleton.ts';

/** Neighbours nearer than this in OKLab are of one piece. */
const ONE_PIECE = 0.08;
/** Fewer pixels are an edge, no piece. */
const LEAST_PIECE = 5;
/** Share of a piece that may lie on the arm itself; more, and it is a sleeve or covers the arm, as shields do. */
const ON_ARM = 0.4;
/** The body shows the piece's colour on at least so many other pixels. */
const ELSEWHERE = 4;
/** Lines, as outlines are, have fewer pixels than this that lie inside them. */
const INNER = 3;
/** Longer than so many widths is a blade or a staff. */
const LONG = 3;
/** Outlines lie between a piece and its neighbours: contact is counted over this many pixels. */
const REACH: Px = 2;

const isArm = (i: number): boolean => i >= 0 && PART_NAMES[i]!.includes('arm');
const isBody = (i: number): boolean => i === 0 || (i >= 0 && PART_NAMES[i]!.includes('leg'));

/**
 * The parts with pieces of cloth given from arms to the body. A piece is a connected patch of one colour that lies beside
 * the arm, touches the body at least as much as the arm, is no longer than a few of its widths, and whose colour the
 * body shows elsewhere.
 */
export function giveClothToBody(image: Rgba, skeleton: Skeleton, part: Int8Array, radius: readonly Px[]): Int8Array {
  const { width, data } = image;
  const out = part.slice();
  const bones = bonesOf(skeleton);
  const colors: (OkLab | undefined)[] = Array.from(part, (own, p) =>
    own < 0 ? undefined : rgbToOklab([data[p * 4]!, data[p * 4 + 1]!, data[p * 4 + 2]!]),
  );
  const alike = (p: number, q: number): boolean => {
    const [a, b] = [colors[p]!, colors[q]!];
    return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]) < ONE_PIECE;
  };
  const onArm = (p: number): boolean =>
    toBone(bones[part[p]!]!, (p % width) + 0.5, Math.floor(p / width) + 0.5).away <= radius[part[p]!]! + 0.5;
  const seen = new Uint8Array(part.length);
  for (let start = 0; start < part.length; start++) {
    if (seen[start] || !isArm(part[start]!) || !PARTS[part[start]!]!.name.includes('lower')) continue;
    const piece = [start];
    seen[start] = 1;
    for (let k = 0; k < piece.length; k++) {
      for (const q of around(piece[k]!, 1, width, part.length)) {
        if (seen[q] || part[q] !== part[start] || !alike(piece[k]!, q)) continue;
        seen[q] = 1;
        piece.push(q);
      }
    }
    if (piece.length < LEAST_PIECE || piece.filter(onArm).length > ON_ARM * piece.length) continue;
    const own = new Set(piece);
    const inner = piece.filter((p) => [p - 1, p + 1, p - width, p + width].every((q) => own.has(q)));
    if (inner.length < INNER) continue;
    const touched = new Map<number, number>();
    let arm = 0;
    for (const p of piece) {
      for (const q of around(p, REACH, width, part.length)) {
        if (isBody(part[q]!)) touched.set(part[q]!, (touched.get(part[q]!) ?? 0) + 1);
        else if (part[q] === part[start] && onArm(q) && !own.has(q)) arm++;
      }
    }
    const body = [...touched.values()].reduce((sum, n) => sum + n, 0);
    const common = part.reduce((n, own, q) => n + (isBody(own) && alike(start, q) ? 1 : 0), 0);
    if (body === 0 || body < arm || common < ELSEWHERE || lengthInWidths(piece, width) > LONG) continue;
    const [to] = [...touched].reduce((a, b) => (b[1] > a[1] ? b : a));
    for (const p of piece) out[p] = to;
    // the outline goes with the piece
    for (const p of piece)
      for (const q of around(p, REACH, width, part.length)) if (out[q] === part[start] && !onArm(q)) out[q] = to;
  }
  return out;
}

function around(p: number, reach: Px, width: Px, length: number): number[] {
  const x = p % width;
  const found: number[] = [];
  for (let dy = -reach; dy <= reach; dy++) {
    for (let dx = -reach; dx <= reach; dx++) {
      const q = p + dy * width + dx;
      if ((dx !== 0 || dy !== 0) && x + dx >= 0 && x + dx < width && q >= 0 && q < length) found.push(q);
    }
  }
  return found;
}

/** Length over width of a patch: the ratio of the standard deviations along its principal axes. */
function lengthInWidths(piece: readonly number[], width: Px): number {
  const n = piece.length;
  const xs = piece.map((p) => p % width);
  const ys = piece.map((p) => Math.floor(p / width));
  const mean = (v: readonly number[]): number => v.reduce((a, b) => a + b, 0) / n;
  const [mx, my] = [mean(xs), mean(ys)];
  // a pixel has an extent of its own: 1/12 is the variance of a unit square
  const a = mean(xs.map((x) => (x - mx) ** 2)) + 1 / 12;
  const b = mean(xs.map((x, i) => (x - mx) * (ys[i]! - my)));
  const c = mean(ys.map((y) => (y - my) ** 2)) + 1 / 12;
  const root = Math.hypot((a - c) / 2, b);
  return Math.sqrt(((a + c) / 2 + root) / Math.max(1e-9, (a + c) / 2 - root));
}
