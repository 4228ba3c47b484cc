/** A top-down set: 16 tiles, or 25 where the face is one tile high, and extra tiles below them. */

import {
  type Corners,
  cornersOfColumns,
  cornersOfNumber,
  EXTRA_25,
  EXTRA_25_CELL,
  ORDER_16,
  ORDER_25,
} from '../../../src/domain/wang.ts';
import { createImage, paste } from '../../../src/pixels/image.ts';
import type { Rgba } from '../../../src/pixels/types.ts';
import { baseOf, type Ground, laterFrames, moves, TERRAIN_FRAMES } from './material-texture.ts';
import { planTopdown, type TopdownPlan } from './topdown-plan.ts';
import { drawTopdownFrames, type TileVariant } from './topdown-tile.ts';
import type { TileSet, TopdownRequest, WangTile } from './types.ts';

export const SHEET_COLUMNS = 4;

/** Corners of the tiles with a straight border, by which way it runs. */
const STRAIGHT = { north: 3, south: 12, west: 5, east: 10 } as const;

/** Called after every tile, so that a caller can show and stop: tiles drawn and all there will be. */
export type OnTile = (tile: WangTile, done: number, of: number) => void;

interface Wanted {
  readonly name: string;
  readonly corners: Corners;
  readonly cell: number;
  readonly variant?: TileVariant;
  readonly extra?: WangTile['extra'];
}

function wanted(plan: TopdownPlan): { readonly list: readonly Wanted[]; readonly rows: number } {
  const list: Wanted[] = [];
  if (plan.full) {
    ORDER_25.forEach((columns, cell) => {
      if (columns) list.push({ name: columns, corners: cornersOfColumns(columns), cell });
    });
    EXTRA_25.forEach((columns, i) => {
      list.push({ name: columns, corners: cornersOfColumns(columns), cell: EXTRA_25_CELL + i, extra: 'stair' });
    });
  } else {
    ORDER_16.forEach((n, cell) => {
      list.push({ name: `wang_${n}`, corners: cornersOfNumber(n), cell });
    });
  }
  const rows = plan.full ? 8 : 4;
  let cell = rows * SHEET_COLUMNS;
  for (const which of ['lower', 'upper'] as const) {
    const label = which === 'lower' ? 'L' : 'U';
    const isMass = (which === 'upper') !== plan.inverted;
    const ground = isMass ? plan.mass : plan.floor;
    ground.variants.forEach((texture, i) => {
      list.push({
        name: `${which}_fill_${i + 1}`,
        corners: [label, label, label, label],
        cell: cell + i,
        variant: isMass ? { mass: texture } : { floor: texture },
        extra: 'fill',
      });
    });
    cell += SHEET_COLUMNS;
  }
  if (plan.full) return { list, rows };
  for (const [i, wobble] of [1, 2].entries()) {
    Object.entries(STRAIGHT).forEach(([side, n], k) => {
      const texture = (ground: TopdownPlan['mass']) => ground.variants[i];
      const mass = texture(plan.mass);
      const floor = texture(plan.floor);
      list.push({
        name: `border_${side}_${wobble}`,
        corners: cornersOfNumber(n),
        cell: cell + k,
        variant: { wobble, ...(mass && { mass }), ...(floor && { floor }) },
        extra: 'border',
      });
    });
    cell += SHEET_COLUMNS;
  }
  if (plan.kind === 'fence') {
    Object.entries(STRAIGHT).forEach(([side, n], k) => {
      list.push({
        name: `gate_${side}`,
        corners: cornersOfNumber(n),
        cell: cell + k,
        variant: { gate: true },
        extra: 'gate',
      });
    });
  }
  return { list, rows };
}

/** Tiles pasted at their cells; `frame` 0 is the set itself. */
export function sheetOf(tiles: readonly WangTile[], size: number, frame = 0): Rgba {
  const rows = Math.max(...tiles.map((t) => t.row)) + 1;
  const sheet = createImage(SHEET_COLUMNS * size, rows * size);
  for (const t of tiles) paste(sheet, (frame && t.later?.[frame - 1]) || t.image, t.col * size, t.row * size);
  return sheet;
}

/** The later frames of a tile, where one of the plan's grounds moves: the same tile with that ground's later textures. */
function framesOf(plan: TopdownPlan): (variant: TileVariant) => TileVariant[] {
  const cache = new Map<string, ReturnType<typeof laterFrames>>();
  const later = (ground: Ground, name: string, shown: TileVariant['mass']): ReturnType<typeof laterFrames> => {
    const variant = shown ? ground.variants.indexOf(shown) + 1 : 0;
    const key = `${name}${variant}`;
    const known = cache.get(key) ?? laterFrames(ground, variant);
    cache.set(key, known);
    return known;
  };
  return (variant) => {
    const mass = later(plan.mass, 'mass', variant.mass);
    const floor = later(plan.floor, 'floor', variant.floor);
    return Array.from({ length: TERRAIN_FRAMES - 1 }, (_, i) => ({ ...variant, mass: mass[i]!, floor: floor[i]! }));
  };
}

/** Draws a planned set. */
export function drawTopdownPlan(plan: TopdownPlan, onTile?: OnTile): TileSet {
  const { list, rows } = wanted(plan);
  const tiles: WangTile[] = [];
  const moving = moves(plan.mass.plain.material) || moves(plan.floor.plain.material);
  const later = moving ? framesOf(plan) : () => [];
  for (const { name, corners, cell, variant = {}, extra } of list) {
    const [image, ...rest] = drawTopdownFrames(plan, corners, [variant, ...later(variant)]);
    const tile: WangTile = {
      name,
      corners,
      col: cell % SHEET_COLUMNS,
      row: Math.floor(cell / SHEET_COLUMNS),
      image: image!,
      ...(rest.length > 0 && { later: rest }),
      ...(extra && { extra }),
    };
    tiles.push(tile);
    onTile?.(tile, tiles.length, list.length);
  }
  return {
    kind: 'topdown',
    size: plan.size,
    full: plan.full,
    tiles,
    sheet: sheetOf(tiles, plan.size),
    laterSheets: moving ? Array.from({ length: TERRAIN_FRAMES - 1 }, (_, i) => sheetOf(tiles, plan.size, i + 1)) : [],
    rows,
    bases: { lower: baseOf(plan.lower), upper: baseOf(plan.upper) },
    materials: {
      lower: plan.lower.plain.material.kind,
      upper: plan.upper.plain.material.kind,
      transition: plan.kind === 'flat' ? 'none' : plan.side.material.kind,
    },
    unknown: [...new Set([plan.lower, plan.upper].flatMap(({ plain }) => plain.material.unknown))],
  };
}

/** Draws a top-down set from its request; the same request and seed give the same bytes. */
export const drawTopdownSet = (request: TopdownRequest, onTile?: OnTile): TileSet =>
  drawTopdownPlan(planTopdown(request), onTile);
