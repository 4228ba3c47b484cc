/** What can be done to the ground of a map, one after the other. */
import { acrossEdges, dungeon, island, type Place, patches, winding } from './generate.ts';
import { type Area, type Grid, paint } from './grid.ts';
import type { Ground } from './terrain.ts';

export const EDIT_KINDS = ['paint', 'rectangle', 'fill', 'path', 'river', 'island', 'patches', 'dungeon'] as const;
export type EditKind = (typeof EDIT_KINDS)[number];

/** What coordinates count: a cell stands for its four corners. */
export const UNITS = ['cells', 'corners'] as const;
export type Unit = (typeof UNITS)[number];

export interface MapEdit {
  readonly kind: EditKind;
  /** Number of the terrain. */
  readonly terrain: number;
  readonly by: Unit;
  readonly points: readonly (readonly [x: number, y: number])[];
  /** Cells or corners; a whole map where a rectangle names none. */
  readonly area: Area;
  /** Side of the brush; of patches, how many of a hundred places they take. */
  readonly size: number;
  readonly seed: number;
}

/** Sides of what coordinates count. */
export const extent = ({ width, height }: Pick<Grid, 'width' | 'height'>, by: Unit) =>
  by === 'cells' ? { width, height } : { width: width + 1, height: height + 1 };

/** Collects corners, counted in cells or corners; what falls outside is left out. */
function collector(grid: Grid, by: Unit) {
  const row = grid.width + 1;
  const found = new Set<number>();
  const side = extent(grid, by);
  const add = (x: number, y: number): void => {
    if (x < 0 || y < 0 || x >= side.width || y >= side.height) return;
    const at = y * row + x;
    found.add(at);
    if (by === 'cells')
      found
        .add(at + 1)
        .add(at + row)
        .add(at + row + 1);
  };
  /** A square brush around a place. */
  const dab = (x: number, y: number, size: number): void => {
    const back = Math.floor((size - 1) / 2);
    for (let v = 0; v < size; v++) for (let u = 0; u < size; u++) add(x - back + u, y - back + v);
  };
  return { found, add, dab };
}

/** Whole places on the straight line between two, both included. */
function line([x0, y0]: Place, [x1, y1]: Place): Place[] {
  const steps = Math.max(Math.abs(x1 - x0), Math.abs(y1 - y0));
  return Array.from({ length: steps + 1 }, (_, i) => {
    const t = steps ? i / steps : 0;
    return [Math.round(x0 + (x1 - x0) * t), Math.round(y0 + (y1 - y0) * t)];
  });
}

/** All corners of the same terrain that hang together with this one. */
function flood({ corners, width }: Grid, start: number): Set<number> {
  const row = width + 1;
  const value = corners[start]!;
  const found = new Set([start]);
  for (const at of found) {
    const x = at % row;
    const near = [at - row, at + row, ...(x > 0 ? [at - 1] : []), ...(x < width ? [at + 1] : [])];
    for (const next of near) if (corners[next] === value) found.add(next);
  }
  return found;
}

/** The corner whose terrain a cell shows most of: the commonest, the first on a tie. */
function mainCorner({ corners, width }: Grid, x: number, y: number): number {
  const at = y * (width + 1) + x;
  const four = [at, at + 1, at + width + 1, at + width + 2];
  const count = (one: number) => four.filter((other) => corners[other] === corners[one]).length;
  return four.reduce((best, one) => (count(one) > count(best) ? one : best));
}

/** From point to point with the brush. */
function along(grid: Grid, ground: Ground, { by, size, terrain }: MapEdit, points: readonly Place[]): void {
  const { found, dab } = collector(grid, by);
  points.slice(1).forEach((to, i) => {
    for (const [x, y] of line(points[i]!, to)) dab(x, y, size);
  });
  paint(grid, ground, found, terrain);
}

function scatter(grid: Grid, ground: Ground, { by, terrain }: MapEdit, places: readonly Place[]): void {
  const { found, add } = collector(grid, by);
  for (const [x, y] of places) add(x, y);
  paint(grid, ground, found, terrain);
}

type Apply = (grid: Grid, ground: Ground, edit: MapEdit) => void;

const APPLY: Readonly<Record<EditKind, Apply>> = {
  paint: (grid, ground, edit) => {
    const { found, dab } = collector(grid, edit.by);
    for (const [x, y] of edit.points) dab(x, y, edit.size);
    paint(grid, ground, found, edit.terrain);
  },
  rectangle: (grid, ground, { area, by, terrain }) => {
    const { found, add } = collector(grid, by);
    for (let y = area.y; y < area.y + area.height; y++) for (let x = area.x; x < area.x + area.width; x++) add(x, y);
    paint(grid, ground, found, terrain);
  },
  fill: (grid, ground, edit) => {
    for (const [x, y] of edit.points) {
      const start = edit.by === 'cells' ? mainCorner(grid, x, y) : y * (grid.width + 1) + x;
      paint(grid, ground, flood(grid, start), edit.terrain);
    }
  },
  path: (grid, ground, edit) => {
    const { points } = edit;
    along(grid, ground, edit, points.length ? points : acrossEdges(edit.area, edit.seed));
  },
  river: (grid, ground, edit) => {
    const ends = edit.points.length ? edit.points : acrossEdges(edit.area, edit.seed);
    const length = Math.max(edit.area.width, edit.area.height);
    along(grid, ground, edit, winding(ends, edit.seed, Math.max(2, length / 6)));
  },
  island: (grid, ground, edit) => scatter(grid, ground, edit, island(edit.area, edit.seed)),
  patches: (grid, ground, edit) => scatter(grid, ground, edit, patches(edit.area, edit.seed, edit.size / 100)),
  dungeon: (grid, ground, edit) => scatter(grid, ground, edit, dungeon(edit.area, edit.seed)),
};

/** Does an edit; the same one does the same to the same grid. */
export const applyEdit: Apply = (grid, ground, edit) => APPLY[edit.kind](grid, ground, edit);
