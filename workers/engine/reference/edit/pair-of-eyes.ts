/** A pair of eyes about whose middle a face is alike on both sides. */
import type { Px } from '../../../../src/pixels/types.ts';
import { type Eye, findEyes } from '../parts/find-eyes.ts';
import { areKin, at, type Flat, median, opaqueRows } from '../parts/flat.ts';
import type { FoundJoints } from '../parts/index.ts';
import { runOf } from './head-top.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export const middleOf = (eye: Eye, width: Px): Point => ({
  x: eye.reduce((sum, i) => sum + (i % width) + 0.5, 0) / eye.length,
  y: eye.reduce((sum, i) => sum + Math.floor(i / width) + 0.5, 0) / eye.length,
});

/** How alike the two halves of a face are, at least. */
const ALIKE = 0.6;

const QUIET = { x: 0, y: 0, sure: 0 };
export const NOBODY = new Proxy({}, { get: () => QUIET }) as FoundJoints;

/** Eyes lie farther apart than this share of a face, best at that. */
const LEAST_GAP = 0.17;
const USUAL_GAP = 0.38;

/** What is round below a tuft or a flame, as a head may be that is all there is. */
function roundBox(
  flat: Flat,
): { readonly axis: number; readonly top: Px; readonly chin: Px; readonly headHalf: number } | undefined {
  const { top, bottom } = opaqueRows(flat);
  const rows = Array.from({ length: bottom - top }, (_, k) => {
    const xs = Array.from({ length: flat.width }, (_x, x) => x).filter((x) => at(flat, x, top + k) >= 0);
    return { from: xs[0] ?? 0, to: (xs.at(-1) ?? 0) + 1 };
  });
  const widest = Math.max(...rows.map(({ from, to }) => to - from));
  const first = rows.findIndex(({ from, to }) => to - from >= 0.6 * widest);
  const tuft = rows.slice(0, first).map(({ from, to }) => to - from);
  if (first < 3 || median(tuft) > 0.4 * widest || rows.length - first > 1.15 * widest) return undefined;
  const axis = median(rows.slice(first).map(({ from, to }) => (from + to) / 2));
  return { axis, top: top + first, chin: bottom, headHalf: widest / 2 };
}

/** Two eyes about whose middle the face is alike on both sides; large eyes are looked for too. */
export function pairAlike(flat: Flat, joints: FoundJoints): readonly Eye[] | undefined {
  const { top, bottom } = opaqueRows(flat);
  let best: { readonly eyes: readonly Eye[]; readonly worth: number } | undefined;
  const round = roundBox(flat);
  for (const share of [undefined, 0.03]) {
    for (const [how, box] of [[joints], [NOBODY], ...(round ? [[NOBODY, round] as const] : [])] as const) {
      const eyes = findEyes(flat, how, box, share);
      if (eyes.length !== 2) continue;
      const [a, b] = eyes.map((eye) => middleOf(eye, flat.width)) as [Point, Point];
      const middle = (a.x + b.x) / 2;
      const row = Math.floor((a.y + b.y) / 2);
      const run = runOf(flat, middle, row);
      if (!run || row > top + (box ? 0.75 : 0.62) * (bottom - top)) continue;
      const wide = run.to - run.from;
      if (Math.abs((run.from + run.to) / 2 - middle) > 0.12 * wide + 0.6) continue;
      const gap = Math.abs(a.x - b.x);
      const alike = alikeAbout(flat, middle, row, gap);
      const worth = alike - Math.abs(gap / wide - USUAL_GAP);
      if (alike >= ALIKE && gap >= LEAST_GAP * wide && worth > (best?.worth ?? -1)) best = { eyes, worth };
    }
  }
  return best?.eyes;
}

/** Share of the pixels about a face's middle that have their like on its other side. */
function alikeAbout(flat: Flat, middle: number, row: Px, gap: number): number {
  let [same, all] = [0, 0];
  const reach = Math.max(3, Math.round(0.9 * gap));
  for (let y = row - Math.max(1, Math.round(0.4 * gap)); y <= row + Math.max(2, Math.round(0.6 * gap)); y++) {
    for (let d = 0.5; d <= reach; d++) {
      const [p, q] = [at(flat, Math.floor(middle - d), y), at(flat, Math.ceil(middle + d) - 1, y)];
      if (p < 0 && q < 0) continue;
      all++;
      if (p === q || areKin(p, q)) same++;
    }
  }
  return same / Math.max(1, all);
}
