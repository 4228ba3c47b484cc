/** A whole picture that leans, crouches, stretches and steps by whole rows and columns: no pixel takes another shape. */
import type { Px } from '../../../../src/pixels/types.ts';
import { apart, at, blank, type Flat, opaqueRows, put } from '../parts/flat.ts';

export interface Bend {
  /** How far all of it moves. */
  readonly dx: Px;
  readonly dy: Px;
  /** How far the top moves beyond that; the ground stays. */
  readonly lean: Px;
  /** Rows that it is lower (above 0) or higher (below 0); the ground stays. */
  readonly crouch: Px;
}

export const STILL: Bend = { dx: 0, dy: 0, lean: 0, crouch: 0 };

/** Where a row of the picture comes to lie. */
export interface Bent {
  readonly place: (x: Px, y: Px) => { readonly x: Px; readonly y: Px };
  readonly draw: (flat: Flat) => Flat;
}

/** Rows at the feet and of the head, which keep their shape, as shares of the height. */
const FEET = 0.1;
const HEAD = 0.5;

/** How `whole` is bent; all of its layers go the same way. Rows that go or come twice are those most like their neighbours. */
export function bend(whole: Flat, { dx, dy, lean, crouch }: Bend): Bent {
  const { top, bottom } = opaqueRows(whole);
  const height = Math.max(1, bottom - top);
  const steps = Math.min(Math.abs(Math.round(crouch)), Math.floor(height * 0.25));
  const chosen = new Set(likeRows(whole, Math.round(top + HEAD * height), Math.round(bottom - FEET * height), steps));
  const isLower = crouch > 0;
  // From the ground up: where each row of the source goes.
  const rowOf: Px[] = [];
  let shift = 0;
  for (let y = whole.height - 1; y >= 0; y--) {
    if (chosen.has(y)) shift += isLower ? 1 : -1;
    rowOf[y] = y + shift;
  }
  const columnOf = (y: Px): Px => dx + Math.round(lean * Math.max(0, Math.min(1, (bottom - 1 - y) / height)));
  const place = (x: Px, y: Px): { x: Px; y: Px } => ({
    x: x + columnOf(Math.round(y)),
    y: (rowOf[Math.max(0, Math.min(whole.height - 1, Math.round(y)))] ?? y) + dy,
  });
  const draw = (flat: Flat): Flat => {
    const out = blank(flat.width, flat.height);
    for (let y = flat.height - 1; y >= 0; y--) {
      if (isLower && chosen.has(y)) continue;
      const to = rowOf[y]! + dy;
      for (let x = 0; x < flat.width; x++) {
        const color = at(flat, x, y);
        if (color < 0) continue;
        put(out, x + columnOf(y), to, color);
        if (!isLower && chosen.has(y)) put(out, x + columnOf(y), to + 1, color);
      }
    }
    return out;
  };
  return { place, draw };
}

/** `count` rows between two that change least from the row above, no two of them neighbours where that can be. */
function likeRows(flat: Flat, from: Px, to: Px, count: Px): Px[] {
  const cost = (y: Px): number => {
    let sum = 0;
    for (let x = 0; x < flat.width; x++) {
      const [a, b] = [at(flat, x, y), at(flat, x, y - 1)];
      sum += a >= 0 && b >= 0 ? Math.min(150, apart(a, b)) : a >= 0 || b >= 0 ? 200 : 0;
    }
    return sum;
  };
  const rows = Array.from({ length: Math.max(0, to - from) }, (_, i) => from + i).sort((a, b) => cost(a) - cost(b));
  const chosen: Px[] = [];
  for (const y of rows) {
    if (chosen.length === count) break;
    if (chosen.every((other) => Math.abs(other - y) > 1)) chosen.push(y);
  }
  return [...chosen, ...rows.filter((y) => !chosen.includes(y)).slice(0, count - chosen.length)];
}
