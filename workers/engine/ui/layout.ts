/** Where elements lie that a request only names: rows by kind, as large as the picture lets them be. */
import { InputError } from '../../../src/domain/input-error.ts';
import type { Box } from '../../../src/pixels/image.ts';
import { ELEMENTS } from './draw-element.ts';
import type { ElementKind } from './element-words.ts';

export interface Placed {
  readonly kind: ElementKind;
  readonly index: number;
  readonly box: Box;
}

const GAP = 8;
const FACTORS = [4, 3.5, 3, 2.6, 2.3, 2, 1.8, 1.6, 1.45, 1.3, 1.15, 1, 0.9, 0.8, 0.7, 0.6, 0.5, 0.42, 0.35];

/** Elements of a kind stay together, kinds in the order in which they come first. */
function grouped(kinds: readonly ElementKind[]): { kind: ElementKind; index: number }[] {
  return [...new Set(kinds)].flatMap((kind) => kinds.filter((k) => k === kind).map((_, index) => ({ kind, index })));
}

/** Places elements inside a box. Throws an InputError that says how many fit where not even small ones do. */
export function layOut(kinds: readonly ElementKind[], area: Box): Placed[] {
  const list = grouped(kinds);
  for (const factor of FACTORS) {
    const rows = shelves(list, area, factor, factor < 0.7 ? 4 : GAP);
    if (rows) return rows;
  }
  throw new InputError(
    `elements: ${kinds.length} elements do not fit into ${area.width}x${area.height} pixels; ask for fewer or a larger picture`,
  );
}

type Sized = { kind: ElementKind; index: number; width: number; height: number };

function shelves(
  list: readonly { kind: ElementKind; index: number }[],
  area: Box,
  factor: number,
  gap: number,
): Placed[] | undefined {
  const sized: Sized[] = list.map(({ kind, index }) => {
    const { size, grow } = ELEMENTS[kind];
    const by = (most: number): number => Math.min(most, Math.max(factor, most === 1 ? 1 : 0.35));
    return { kind, index, width: Math.round(size[0] * by(grow[0])), height: Math.round(size[1] * by(grow[1])) };
  });
  const rows: Sized[][] = [];
  let width = 0;
  for (const one of sized) {
    if (one.width > area.width) return undefined;
    const row = rows.at(-1);
    const sameKind =
      row?.at(-1)?.kind === one.kind ||
      (row && row.at(-1)!.height * 1.6 >= one.height && one.height * 1.6 >= row.at(-1)!.height);
    if (row && sameKind && width + gap + one.width <= area.width) {
      row.push(one);
      width += gap + one.width;
    } else {
      rows.push([one]);
      width = one.width;
    }
  }
  const heights = rows.map((row) => Math.max(...row.map((one) => one.height)));
  const tall = heights.reduce((sum, h) => sum + h, 0) + gap * (rows.length - 1);
  if (tall > area.height) return undefined;
  const out: Placed[] = [];
  let y = area.y + Math.floor((area.height - tall) / 2);
  rows.forEach((row, r) => {
    const wide = row.reduce((sum, one) => sum + one.width, 0) + gap * (row.length - 1);
    let x = area.x + Math.floor((area.width - wide) / 2);
    for (const { kind, index, width: w, height: h } of row) {
      out.push({ kind, index, box: { x, y: y + Math.floor((heights[r]! - h) / 2), width: w, height: h } });
      x += w + gap;
    }
    y += heights[r]! + gap;
  });
  return out;
}
