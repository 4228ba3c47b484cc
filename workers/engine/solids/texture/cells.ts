/** Cells and noise that surfaces are made of: the same everywhere, in whatever units the caller counts. */
import { hashCell } from '../patterns.ts';

const smooth = (t: number): number => t * t * (3 - 2 * t);

/** A cell's number where `count` of them close a ring; 0: they never do. */
export const wrap = (i: number, count: number): number => (count > 0 ? ((i % count) + count) % count : i);

/** How many cells of about `width` close a ring of this length; 0 where it does not close. */
export const around = (length: number, width: number): number =>
  length > 0 ? Math.max(2, Math.round(length / width)) : 0;

/** Smooth noise −1..1 on a grid; `count` cells close the ring along x, 0 none. */
export function noise(x: number, y: number, count: number, salt: number): number {
  const ix = Math.floor(x);
  const iy = Math.floor(y);
  const fx = smooth(x - ix);
  const fy = smooth(y - iy);
  const x0 = wrap(ix, count);
  const x1 = wrap(ix + 1, count);
  const p = hashCell(x0, iy, salt);
  const q = hashCell(x0, iy + 1, salt);
  const a = p + (hashCell(x1, iy, salt) - p) * fx;
  const b = q + (hashCell(x1, iy + 1, salt) - q) * fx;
  return (a + (b - a) * fy) * 2 - 1;
}

/** Where a point lies among the jittered centres of a grid in space. */
export interface Clump {
  /** From the nearest centre, in cells. */
  dx: number;
  dy: number;
  dz: number;
  /** 0..1 of that centre. */
  hash: number;
  /** How much further the second nearest centre is: small at a border. */
  gap: number;
}

const JITTER = 0.8;
const found: Clump = { dx: 0, dy: 0, dz: 0, hash: 0, gap: 0 };

/** The nearest centre to a point, in cells. The result is overwritten by the next call. */
export function clumpAt(x: number, y: number, z: number): Clump {
  const ix = Math.floor(x);
  const iy = Math.floor(y);
  const iz = Math.floor(z);
  let best = 9;
  let second = 9;
  for (let c = -1; c <= 1; c++) {
    // a centre is at most .4 of a cell off the middle of its own
    const farZ = c === 0 ? 0 : Math.max(0, (c < 0 ? z - iz : iz + 1 - z) + 0.1);
    if (farZ * farZ > second) continue;
    for (let b = -1; b <= 1; b++) {
      const farY = b === 0 ? 0 : Math.max(0, (b < 0 ? y - iy : iy + 1 - y) + 0.1);
      if (farZ * farZ + farY * farY > second) continue;
      for (let a = -1; a <= 1; a++) {
        const hash = hashCell(ix + a, iy + b, iz + c);
        const dx = x - ix - a - 0.5 - (hash - 0.5) * JITTER;
        const dy = y - iy - b - 0.5 - (((hash * 97) % 1) - 0.5) * JITTER;
        const dz = z - iz - c - 0.5 - (((hash * 389) % 1) - 0.5) * JITTER;
        const d = dx * dx + dy * dy + dz * dz;
        if (d < best) {
          second = best;
          best = d;
          found.dx = dx;
          found.dy = dy;
          found.dz = dz;
          found.hash = hash;
        } else if (d < second) second = d;
      }
    }
  }
  found.gap = Math.sqrt(second) - Math.sqrt(best);
  return found;
}

/** Where a point lies in staggered rows of cells. */
export interface Brick {
  row: number;
  column: number;
  /** Shares of the cell, up and across. */
  up: number;
  across: number;
  /** Columns that close the ring; 0 none. */
  columns: number;
}

const laid: Brick = { row: 0, column: 0, up: 0, across: 0, columns: 0 };

/** Rows of height `h`, every other one moved by half a cell of about width `w`. The result is overwritten by the next call. */
export function brickAt(u: number, v: number, w: number, h: number, ring: number): Brick {
  const columns = ring > 0 ? Math.max(3, Math.round(ring / w)) : 0;
  const width = columns > 0 ? ring / columns : w;
  const y = v / h;
  laid.row = Math.floor(y);
  laid.up = y - laid.row;
  const x = u / width + (laid.row & 1) * 0.5;
  const column = Math.floor(x);
  laid.across = x - column;
  laid.column = wrap(column, columns);
  laid.columns = columns;
  return laid;
}
