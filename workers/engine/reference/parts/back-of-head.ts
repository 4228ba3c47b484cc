/** What lies behind a face: hair, a hood, a helmet, or bare skin. */
import type { Px } from '../../../../src/pixels/types.ts';
import { apart, areKin, at, type Color, commonest, copyOf, type Flat, luma, median, NONE, put } from './flat.ts';
import type { HeadPlace } from './person-types.ts';
import { columnsOf, isWithin, type Runs, widthOf } from './runs.ts';

export function isHem(figure: Flat, cover: Uint8Array, { usual }: HeadColors, x: Px, y: Px): boolean {
  if (usual.has(at(figure, x, y))) return false;
  for (let dy = -1; dy <= 1; dy++) {
    for (let dx = -1; dx <= 1; dx++) if (cover[(y + dy) * figure.width + x + dx]) return true;
  }
  return false;
}

export interface HeadColors {
  readonly skin: Color;
  readonly isSkin: (c: Color) => boolean;
  readonly isBald: boolean;
  readonly crown: readonly Color[];
  /** Commoner ones of the crown, with those of the skin. */
  readonly crownColors: ReadonlySet<Color>;
  /** The commonest four of the upper head. */
  readonly usual: ReadonlySet<Color>;
}

/** The back of the head: behind the face, hair from above or from the sides, smoothed. */
export function backOfHead(place: HeadPlace, runs: Runs, hair: Flat, cover: Uint8Array, head: HeadColors): Flat {
  const { line, top, neck } = place;
  const { figure } = line;
  const { width } = figure;
  const out = copyOf(hair);
  const height = neck - top;
  const shadow = 0.6 * median(head.crown.map(luma));
  const grown = new Uint8Array(cover.length);
  // Of a head of few rows what most of it is covered with goes on behind: its edges are horns, brims and cheeks.
  const usual = height < STRANDS && !head.isBald ? commonHair(place, runs, cover, head) : NONE;
  const isSource = (x: Px, y: Px): boolean => {
    const c = at(hair, x, y);
    if (c < 0 || cover[y * width + x] || line.colors.has(c)) return false;
    if (usual >= 0) return areKin(c, usual);
    return head.isBald
      ? head.crownColors.has(c)
      : !head.isSkin(c) && !isHem(figure, cover, head, x, y) && luma(c) > shadow;
  };
  for (let y = top; y < neck; y++) {
    const run = runs[y];
    if (!run) continue;
    for (const x of columnsOf(run)) {
      if (!cover[y * width + x]) continue;
      let least = Number.POSITIVE_INFINITY;
      let color = head.skin;
      for (let d = 1; d < width; d++) {
        for (const [dx, dy, cost] of [
          [-1, 0, 1],
          [1, 0, 1],
          [0, -1, 1.15],
        ] as const) {
          const [X, Y] = [x + dx * d, y + dy * d];
          if (d * cost >= least || Y < top || !isWithin(runs[Y], X) || !isSource(X, Y)) continue;
          least = d * cost;
          color = at(hair, X, Y);
          if (head.isBald || dx !== 0) continue;
          // A strand goes on with the pattern above it.
          const k = (d - 1) % 3;
          const further = at(hair, X, Y - k);
          if (further >= 0 && isWithin(runs[Y - k], X) && isSource(X, Y - k) && apart(further, color) < 40)
            color = further;
        }
      }
      const isNape = height > 13 && y > neck - height * 0.13 && widthOf(run) > 2;
      const strand = head.isBald || height < STRANDS ? NONE : strandAbove(hair, x, y, top, isSource);
      if (strand >= 0) {
        color = strand;
        grown[y * width + x] = 1;
      }
      if (!head.isBald && isNape && head.isSkin(at(figure, run.from, y)) && head.isSkin(at(figure, run.to - 1, y))) {
        color = head.skin;
      }
      put(out, x, y, color);
    }
  }
  return smoothed(
    out,
    place,
    runs,
    cover.map((c, i) => (grown[i] ? 0 : c)),
  );
}

/** What is darker, of 255, is the shade in a hood. */
const INK = 84;

/** The commonest colour of a head beside its face, but for its skin and its line. */
function commonHair({ line, top, neck }: HeadPlace, runs: Runs, cover: Uint8Array, head: HeadColors): Color {
  const hairs: Color[] = [];
  for (let y = top; y < neck; y++) {
    for (const x of columnsOf(runs[y])) {
      const color = at(line.figure, x, y);
      if (!cover[y * line.figure.width + x] && !head.isSkin(color) && !line.colors.has(color)) hairs.push(color);
    }
  }
  const light = hairs.filter((c) => luma(c) >= INK);
  return commonest(light.length > 0 ? light : hairs);
}

/** From so many rows on hair has strands, which are so long before they turn. */
const STRANDS: Px = 9;
const STRAND: Px = 5;

/** The colour of hair that goes on downwards with what lies above it, there and back as in a mirror; NONE where there is none. */
function strandAbove(hair: Flat, x: Px, y: Px, top: Px, isSource: (x: Px, y: Px) => boolean): Color {
  let edge = y - 1;
  while (edge >= top && !isSource(x, edge)) edge--;
  let rows = 0;
  while (rows < STRAND && edge - rows >= top && isSource(x, edge - rows)) rows++;
  // A single row is a hem.
  if (rows < 2) return NONE;
  const k = (y - edge - 1) % (2 * rows);
  return at(hair, x, edge - (k < rows ? k : 2 * rows - 1 - k));
}

/** What was filled in takes, twice, the commonest colour of 5 × 3 about it. */
function smoothed(filled: Flat, { line, top, neck }: HeadPlace, runs: Runs, cover: Uint8Array): Flat {
  let out = filled;
  for (let round = 0; round < 2; round++) {
    const was = out;
    out = copyOf(was);
    for (let y = top; y < neck; y++) {
      for (let x = 0; x < was.width; x++) {
        if (!cover[y * was.width + x]) continue;
        const near: Color[] = [];
        for (let dy = -1; dy <= 1; dy++) {
          for (let dx = -2; dx <= 2; dx++) {
            const c = at(was, x + dx, y + dy);
            if (c >= 0 && runs[y + dy] && !line.colors.has(c)) near.push(c);
          }
        }
        const c = commonest(near);
        if (c >= 0) put(out, x, y, c);
      }
    }
  }
  return out;
}
