import type { Filled } from './vectors.ts';

/** Drawing units → cells of a grid: cell = unit · scale + offset. */
export interface GridMap {
  readonly scaleX: number;
  readonly offsetX: number;
  readonly scaleY: number;
  readonly offsetY: number;
}

/** Calls `hit(first, end)` for each run of cells (indices into a width × height grid) whose centres lie in the rings. */
export function fill(
  shape: Filled,
  width: number,
  height: number,
  map: GridMap,
  hit: (first: number, end: number) => void,
): void {
  // per row the crossings x, and the way each ring goes there
  const rows: { x: number; turn: number }[][] = [];
  for (const ring of shape.rings) {
    for (let i = 0, n = ring.length; i < n; i += 2) {
      const x0 = ring[i]! * map.scaleX + map.offsetX;
      const y0 = ring[i + 1]! * map.scaleY + map.offsetY;
      const x1 = ring[(i + 2) % n]! * map.scaleX + map.offsetX;
      const y1 = ring[(i + 3) % n]! * map.scaleY + map.offsetY;
      if (y0 === y1) continue;
      const up = y0 > y1;
      const [ax, ay, bx, by] = up ? [x1, y1, x0, y0] : [x0, y0, x1, y1];
      const slope = (bx - ax) / (by - ay);
      const end = Math.min(height - 1, Math.ceil(by - 0.5) - 1);
      for (let y = Math.max(0, Math.ceil(ay - 0.5)); y <= end; y++) {
        rows[y] ??= [];
        rows[y]!.push({ x: ax + (y + 0.5 - ay) * slope, turn: up ? -1 : 1 });
      }
    }
  }
  rows.forEach((crossings, y) => {
    crossings.sort((a, b) => a.x - b.x);
    let turns = 0;
    for (let k = 0; k + 1 < crossings.length; k++) {
      turns += shape.evenodd ? 1 : crossings[k]!.turn;
      if (shape.evenodd ? turns % 2 === 0 : turns === 0) continue;
      const from = Math.max(0, Math.ceil(crossings[k]!.x - 0.5));
      const to = Math.min(width, Math.ceil(crossings[k + 1]!.x - 0.5));
      if (to > from) hit(y * width + from, y * width + to);
    }
  });
}
