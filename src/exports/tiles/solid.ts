/** What nobody walks on or through: the shapes that a physics engine takes from a tile. */
import type { Corner, SheetOfTiles, SheetTile } from '../../domain/wang.ts';

type Grounds = Pick<SheetOfTiles, 'kind' | 'full'> & Partial<Pick<SheetOfTiles, 'materials'>>;

/** Materials that stop who walks: deep water and other liquids, nothing at all, and what stands as high as a wall. */
const STOPPING: ReadonlySet<string> = new Set([
  'water', 'ocean', 'deepwater', 'brine', 'swamp', 'slime', 'toxic', 'oil', 'lava', 'void', 'stars', 'sky', 'canopy', 'hedge',
]); // biome-ignore format: a list

/** Corners that are solid: of a platform its own matter, from above what stops who walks, and the face of a cliff. */
export function solidCorners(
  { kind, full, materials }: Grounds,
  words: readonly [lower: string, upper: string],
): ReadonlySet<Corner> {
  if (kind === 'sidescroller') return new Set<Corner>(['L']);
  const stops = (material: string | undefined, said: string) =>
    STOPPING.has(material ?? '') || /\bwalls?\b/i.test(said);
  const solid = new Set<Corner>(full ? ['T'] : []);
  if (stops(materials?.lower, words[0])) solid.add('L');
  if (stops(materials?.upper, words[1])) solid.add('U');
  return solid;
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The solid part of a tile as boxes, at most two: a corner stands for its quarter. */
export function solidBoxes({ corners }: Pick<SheetTile, 'corners'>, solid: ReadonlySet<Corner>, size: number): Box[] {
  const half = size / 2;
  const [nw, ne, sw, se] = corners.map((corner) => solid.has(corner)) as [boolean, boolean, boolean, boolean];
  const row = (west: boolean, east: boolean, y: number, height: number): Box[] =>
    west || east ? [{ x: west ? 0 : half, y, width: west && east ? size : half, height }] : [];
  return nw === sw && ne === se ? row(nw, ne, 0, size) : [...row(nw, ne, 0, half), ...row(sw, se, half, half)];
}
