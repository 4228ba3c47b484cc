/** The ground of a map as the page shows it before the server has answered: painted corners, and the tile of a cell. */
import type { Corner, Place, TileSheet } from '../tiles/corners.ts';

export interface Terrain {
  readonly index: number;
  readonly name: string;
}
/** A tileset of a map: the numbers of its two terrains. */
export interface Joint {
  readonly lower: number;
  readonly upper: number;
}
export interface Corners {
  /** Cells; there is one corner more each way. */
  readonly width: number;
  readonly height: number;
  /** Number of the terrain at each corner, row by row. */
  readonly corners: Uint8Array;
}

/** Ground that the server makes by chance, in an area or between two ends. */
export type Generator = 'PATH' | 'RIVER' | 'ISLAND' | 'PATCHES' | 'DUNGEON';

/** Something painted, in corners; what is laid, in cells. */
export type Stroke =
  | {
      readonly kind: 'LAID';
      readonly by: Generator;
      readonly terrain: number;
      readonly size: number;
      /** Ends of a line or corners of an area; the same twice means the whole map. */
      readonly from: Place;
      readonly to: Place;
      readonly seed: number;
    }
  | { readonly kind: 'PAINT'; readonly terrain: number; readonly size: number; readonly points: readonly Place[] }
  | { readonly kind: 'RECTANGLE'; readonly terrain: number; readonly from: Place; readonly to: Place }
  | { readonly kind: 'FILL'; readonly terrain: number; readonly at: Place };

/** From each terrain to each other: how many tilesets lie between, and the terrain that comes first on the way. */
export interface Ways {
  readonly steps: readonly (readonly number[])[];
  readonly next: readonly (readonly number[])[];
}

export function waysOf(terrains: number, joints: readonly Joint[]): Ways {
  const near = Array.from({ length: terrains }, (_, one) =>
    joints.flatMap(({ lower, upper }) => (lower === one ? [upper] : upper === one ? [lower] : [])),
  );
  const steps = near.map(() => near.map(() => Number.POSITIVE_INFINITY));
  const next = near.map(() => near.map(() => -1));
  // outwards from every goal: what is found is a step further, and its way leads over what found it
  for (let goal = 0; goal < terrains; goal++) {
    steps[goal]![goal] = 0;
    next[goal]![goal] = goal;
    const found = [goal];
    for (const at of found)
      for (const one of near[at]!) {
        if (steps[one]![goal]! < Number.POSITIVE_INFINITY) continue;
        steps[one]![goal] = steps[at]![goal]! + 1;
        next[one]![goal] = at;
        found.push(one);
      }
  }
  return { steps, next };
}

/** Whole places on the straight line between two, both included. */
export function lineOf(from: Place, to: Place): Place[] {
  const count = Math.max(Math.abs(to.x - from.x), Math.abs(to.y - from.y));
  return Array.from({ length: count + 1 }, (_, i) => {
    const part = count ? i / count : 0;
    return { x: Math.round(from.x + (to.x - from.x) * part), y: Math.round(from.y + (to.y - from.y) * part) };
  });
}

export const isSame = (a: Place, b: Place): boolean => a.x === b.x && a.y === b.y;

export const boxOf = (a: Place, b: Place) => ({
  x: Math.min(a.x, b.x),
  y: Math.min(a.y, b.y),
  width: Math.abs(a.x - b.x) + 1,
  height: Math.abs(a.y - b.y) + 1,
});

/** Numbers of the corners that a stroke touches; of what is left to chance the server alone knows them. */
function touched({ width, height, corners }: Corners, stroke: Stroke): Set<number> {
  const row = width + 1;
  const found = new Set<number>();
  const square = (x: number, y: number, across: number, down: number) => {
    for (let v = Math.max(0, y); v < Math.min(height + 1, y + down); v++)
      for (let u = Math.max(0, x); u < Math.min(row, x + across); u++) found.add(v * row + u);
  };
  if (stroke.kind === 'RECTANGLE') {
    const box = boxOf(stroke.from, stroke.to);
    square(box.x, box.y, box.width, box.height);
  } else if (stroke.kind === 'PAINT') {
    const back = Math.floor((stroke.size - 1) / 2);
    for (const { x, y } of stroke.points) square(x - back, y - back, stroke.size, stroke.size);
  } else if (stroke.kind === 'FILL') {
    const start = stroke.at.y * row + stroke.at.x;
    found.add(start);
    for (const at of found) {
      const x = at % row;
      for (const other of [at - row, at + row, ...(x > 0 ? [at - 1] : []), ...(x < width ? [at + 1] : [])])
        if (corners[other] === corners[start]) found.add(other);
    }
  }
  return found;
}

/** The corners after a stroke; where two terrains meet that no tileset joins, those between are laid around it. */
export function paintedCorners(map: Corners, { steps, next }: Ways, stroke: Stroke): Uint8Array {
  const { width, height } = map;
  const corners = map.corners.slice();
  const row = width + 1;
  const { terrain } = stroke;
  let ring = touched(map, stroke);
  for (const at of ring) corners[at] = terrain;
  for (let far = 1; ring.size; far++) {
    const changed = new Set<number>();
    for (const at of ring) {
      const x = at % row;
      const y = (at - x) / row;
      for (let v = Math.max(0, y - 1); v <= Math.min(height, y + 1); v++)
        for (let u = Math.max(0, x - 1); u <= Math.min(width, x + 1); u++) {
          let value = corners[v * row + u]!;
          if (steps[value]![terrain]! <= far) continue;
          while (steps[value]![terrain]! > far) value = next[value]![terrain]!;
          corners[v * row + u] = value;
          changed.add(v * row + u);
        }
    }
    ring = changed;
  }
  return corners;
}

export interface Laid extends Joint {
  readonly sheet: TileSheet;
}

/** The plain tile of a cell, and the number of its tileset; undefined where there is none. */
export function plainTile(
  { width, corners }: Corners,
  sets: readonly Laid[],
  x: number,
  y: number,
): { readonly set: number; readonly place: Place } | undefined {
  const row = width + 1;
  const at = y * row + x;
  const four = [at, at + 1, at + row, at + row + 1];
  const first = corners[at]!;
  const other = four.map((one) => corners[one]!).find((value) => value !== first);
  const above = (corner: number) => (corner < row ? undefined : corners[corner - row]);
  const isFace = ({ lower, upper, sheet }: Laid, corner: number) =>
    sheet.full && corners[corner] === lower && above(corner) === upper;
  const pure = () => {
    const face = sets.findIndex((one) => isFace(one, at) || isFace(one, at + 1));
    return face >= 0 ? face : sets.findIndex(({ lower, upper }) => lower === first || upper === first);
  };
  const set =
    other === undefined
      ? pure()
      : sets.findIndex(({ lower, upper }) => [lower, upper].includes(first) && [lower, upper].includes(other));
  const laid = sets[set];
  if (!laid) return undefined;
  const letter = (corner: number): Corner => (corners[corner] === laid.upper ? 'U' : isFace(laid, corner) ? 'T' : 'L');
  const place = laid.sheet.tiles.get(four.map(letter).join(''));
  return place && { set, place };
}
