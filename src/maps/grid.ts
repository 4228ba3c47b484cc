/** The ground of a map: a terrain at each corner of its cells, such that every cell has a tile. */
import type { Ground } from './terrain.ts';

/** Cells each way, at most. */
export const MAX_SIDE = 256;

export interface Grid {
  /** Cells each way; there is one corner more. */
  readonly width: number;
  readonly height: number;
  /** Number of the terrain at each corner, row by row. */
  readonly corners: Uint8Array;
}

/** Cells; `x` and `y` are the upper left one. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export const newGrid = (width: number, height: number, terrain: number): Grid => ({
  width,
  height,
  corners: new Uint8Array((width + 1) * (height + 1)).fill(terrain),
});

/** How often faces are given room. Each pass widens what the one before made too narrow. */
const PASSES = 12;

/**
 * Paints corners (by their number in the grid) with a terrain. Where it meets one that no tileset joins to it, the
 * terrains between the two are laid around it, as wide as needed and no wider: the grid stays one that has a tile for
 * every cell. Changes `grid.corners`.
 */
export function paint(grid: Grid, ground: Ground, corners: Iterable<number>, terrain: number): void {
  spread(grid, ground, withRoom(grid, ground, corners, terrain), terrain);
  giveRoom(grid, ground);
}

/** The painted corners become `terrain`; a corner k further must be at most k steps from it. */
function spread(grid: Grid, ground: Ground, painted: Iterable<number>, terrain: number): void {
  const { corners, width, height } = grid;
  const row = width + 1;
  const distance = ground.steps[terrain]!;
  let ring = new Set<number>();
  for (const at of painted) {
    if (corners[at] === terrain) continue;
    corners[at] = terrain;
    ring.add(at);
  }
  for (let k = 1; ring.size; k++) {
    const changed = new Set<number>();
    for (const at of ring) {
      const x = at % row;
      const y = (at - x) / row;
      for (let v = Math.max(0, y - 1); v <= Math.min(height, y + 1); v++)
        for (let u = Math.max(0, x - 1); u <= Math.min(width, x + 1); u++) {
          const near = v * row + u;
          let value = corners[near]!;
          if (distance[value]! <= k) continue;
          while (distance[value]! > k) value = ground.next[value]![terrain]!;
          corners[near] = value;
          changed.add(near);
        }
    }
    ring = changed;
  }
}

/** For each terrain, those that stand on it by a face one cell high. */
const facesOn = ({ sets, terrains }: Ground): readonly (readonly number[])[] =>
  terrains.map((_, lower) => sets.filter((set) => set.sheet.full && set.lower === lower).map((set) => set.upper));

/** A face needs the corner below it free: lower ground painted under such a mass is two corners high. */
function withRoom(grid: Grid, ground: Ground, painted: Iterable<number>, terrain: number): Iterable<number> {
  const above = facesOn(ground)[terrain]!;
  if (!above.length) return painted;
  const row = grid.width + 1;
  const all = new Set(painted);
  for (const at of [...all]) {
    const south = at + row;
    if (south < grid.corners.length && above.includes(grid.corners[south]!)) all.add(south);
  }
  return all;
}

/** Fills what is too narrow for a face, and keeps other grounds a corner away from the foot of one. */
function giveRoom(grid: Grid, ground: Ground): void {
  const faces = facesOn(ground);
  if (faces.every((above) => above.length === 0)) return;
  const { corners, width, height } = grid;
  const row = width + 1;
  for (let pass = 0; pass < PASSES; pass++) {
    const feet = new Map<number, Set<number>>();
    let filled = false;
    for (let y = 1; y < height; y++)
      for (let x = 0; x <= width; x++) {
        const at = y * row + x;
        const value = corners[at]!;
        const north = corners[at - row]!;
        if (!faces[value]!.includes(north)) continue;
        if (corners[at + row] === north) {
          corners[at] = north;
          filled = true;
          continue;
        }
        for (let u = Math.max(0, x - 1); u <= Math.min(width, x + 1); u++) {
          const below = at + row - x + u;
          const there = corners[below]!;
          if (there === value || there === north) continue;
          const of = feet.get(value) ?? new Set();
          feet.set(value, of.add(below));
        }
      }
    for (const [value, below] of feet) spread(grid, ground, below, value);
    if (!filled && !feet.size) return;
  }
}

/** The box of the cells that two states of a grid show differently, or null. A corner belongs to the cells around it. */
export function changedArea({ width, height }: Grid, before: Uint8Array, after: Uint8Array): Area | null {
  const row = width + 1;
  let [left, top, right, bottom] = [row, height + 1, -1, -1];
  for (let at = 0; at < before.length; at++) {
    if (before[at] === after[at]) continue;
    const x = at % row;
    const y = (at - x) / row;
    if (x < left) left = x;
    if (x > right) right = x;
    if (y < top) top = y;
    bottom = y;
  }
  if (right < 0) return null;
  // a variant looks at its neighbours to the north and west, a face at the corner above
  const x = Math.max(0, left - 1);
  const y = Math.max(0, top - 1);
  return { x, y, width: Math.min(width, right + 2) - x, height: Math.min(height, bottom + 3) - y };
}

/** The corners around an area's cells, row by row. */
export function cornersIn({ width, corners }: Grid, area: Area): Uint8Array {
  const out = new Uint8Array((area.width + 1) * (area.height + 1));
  for (let y = 0; y <= area.height; y++) {
    const from = (area.y + y) * (width + 1) + area.x;
    out.set(corners.subarray(from, from + area.width + 1), y * (area.width + 1));
  }
  return out;
}
