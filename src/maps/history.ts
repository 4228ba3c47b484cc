/** What a change of a map replaced, as it is kept. */
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { changedArea, cornersIn, type Grid } from './grid.ts';

const HEADER = 8;

/** The corners that differ, before and after; null where none does. */
export function packChange(grid: Grid, before: Uint8Array, after: Uint8Array): Buffer | null {
  const area = changedArea(grid, before, after);
  if (!area) return null;
  const header = Buffer.alloc(HEADER);
  [area.x, area.y, area.width + 1, area.height + 1].forEach((n, i) => {
    header.writeUInt16LE(n, i * 2);
  });
  const boxes = [before, after].map((corners) => cornersIn({ ...grid, corners }, area));
  return deflateRawSync(Buffer.concat([header, ...boxes]));
}

/** Puts what was there before a change, or after it, back into the grid. */
export function unpackChange(grid: Grid, packed: Uint8Array, which: 'before' | 'after'): void {
  const bytes = inflateRawSync(packed);
  const [x, y, width, height] = [0, 2, 4, 6].map((at) => bytes.readUInt16LE(at)) as [number, number, number, number];
  const from = HEADER + (which === 'after' ? width * height : 0);
  for (let v = 0; v < height; v++) {
    const start = from + v * width;
    grid.corners.set(bytes.subarray(start, start + width), (y + v) * (grid.width + 1) + x);
  }
}
