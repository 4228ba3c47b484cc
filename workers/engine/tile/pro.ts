/** Pro tiles: any shape, numbered items, and sets that know their neighbours. */

import { createImage, overlay, paste } from '../../../src/pixels/image.ts';
import type { Px, Rgba } from '../../../src/pixels/types.ts';
import { draw, type EngineTools } from '../draw.ts';
import { Aborted, type Hooks } from '../types.ts';
import { drawIsometricGround, type IsometricTile, standOn } from './isometric.ts';
import { topRows } from './isometric-lattice.ts';
import { BESIDE, type IsometricReading, readIsometric } from './isometric-request.ts';
import { drawBuilding } from './pro-building.ts';
import { drawCoast, drawCornerTiles, drawRoads } from './pro-features.ts';
import { proItems } from './pro-items.ts';
import type { ProRequest, ProTile, ProTiles } from './pro-types.ts';
import { readTerrain } from './read-terrain.ts';
import { drawShapeTile, shapeGround } from './shape-tile.ts';
import { shapeGeometry } from './shapes.ts';
import { drawInStyle } from './style-image.ts';

/** Room over a top for what stands on it, as a share of the width. */
const HEADROOM = 0.5;
const ISOMETRIC_DEPTH = { 'top-down': 0, 'high top-down': 0.15, 'low top-down': 0.3, side: 0.5 } as const;

/** Called after every tile: tiles drawn and all there will be. */
export type OnProTile = (image: Rgba, done: number, of: number) => void;

async function thingOn(
  tile: IsometricTile,
  thing: string,
  n: Px,
  q: ProRequest,
  tools: EngineTools,
  hooks: Hooks,
  beside = false,
): Promise<Rgba> {
  const share = beside ? BESIDE : 1;
  const drawing = await draw(
    {
      description: thing,
      width: Math.max(8, Math.round(n * 0.8 * share)),
      height: Math.max(8, Math.round(Math.min(tile.stand.y + Math.round(n * 0.06), n) * share)),
      isometric: q.shape === undefined || q.shape === 'isometric',
      noBackground: true,
      seed: q.seed ?? 1,
      ...(q.outlineMode === 'segmentation' && { outline: 'lineless' as const }),
      ...(q.shading && { shading: q.shading }),
    },
    tools,
    hooks,
  );
  return standOn(tile, drawing.image, n);
}

async function plainTiles(q: ProRequest, tools: EngineTools, hooks: Hooks, onTile?: OnProTile): Promise<ProTiles> {
  const items = proItems(q.description);
  const n = (q.size ?? 32) & ~3;
  const shape = q.shape ?? 'isometric';
  const seed = q.seed ?? 1;
  const readings: IsometricReading[] = [];
  for (const item of items) readings.push(await readIsometric(item, tools));
  const standing = readings.some((r) => r.thing !== undefined);
  const outline = q.outlineMode === 'segmentation' ? ('lineless' as const) : ('selective outline' as const);
  const tiles: ProTile[] = [];
  const flatTop = q.flatTop ?? 2;
  const share =
    q.depthRatio ??
    (q.angle === undefined ? ISOMETRIC_DEPTH[q.view ?? 'low top-down'] : 0.5 * Math.cos((q.angle * Math.PI) / 180));
  const geometry = shapeGeometry({
    shape,
    size: n,
    ...(q.view && { view: q.view }),
    ...(q.angle !== undefined && { angle: q.angle }),
    ...(q.depthRatio !== undefined && { depthRatio: q.depthRatio }),
    ...(q.height !== undefined && !standing && { height: q.height }),
  });
  const room = standing ? Math.round(n * HEADROOM) : 0;
  const bare = shape === 'isometric' ? topRows(n, flatTop) + Math.round(n * share) : geometry.height;
  const height = q.height ?? bare + room;
  for (const [i, item] of items.entries()) {
    if (hooks.signal?.aborted) throw new Aborted();
    const { ground, thing, beside, unknown } = readings[i]!;
    const own = { ...q, seed: seed + i * 13, outline };
    let image: Rgba;
    if (q.styleImages?.length)
      image = drawInStyle(ground, q.styleImages[i % q.styleImages.length]!, q.styleOptions ?? {}, own);
    else if (shape === 'isometric') {
      const depth = Math.min(Math.round(n * share), Math.max(0, height - topRows(n, flatTop)));
      const tile = drawIsometricGround({ ...own, material: ground, width: n, height, shape: 'block', depth, flatTop });
      image = thing === undefined ? tile.image : await thingOn(tile, thing, n, q, tools, hooks, beside);
    } else {
      const top = drawShapeTile(geometry, shape, shapeGround(ground, n, own), {
        seed: own.seed,
        ...(q.outlineMode && { mode: q.outlineMode }),
      });
      const y = Math.max(0, height - top.height);
      const canvas = createImage(n, Math.max(height, top.height));
      paste(canvas, top, 0, y);
      const tile = { image: canvas, stand: { x: n / 2, y: y + Math.round(geometry.rows / 2) } };
      image = thing === undefined ? canvas : await thingOn(tile, thing, n, q, tools, hooks, beside);
    }
    tiles.push({ name: `tile_${i}`, description: item, image, unknown });
    onTile?.(image, i + 1, items.length);
  }
  if (shape === 'octagon' && !q.styleImages?.length) {
    // octagons leave diamonds between four of them
    for (const [i, item] of items.entries()) {
      if (items.indexOf(item) !== i) continue;
      const filler = drawShapeTile(
        geometry,
        shape,
        shapeGround(readings[i]!.ground, n, { ...q, seed: seed + i * 13, outline }),
        { filler: true },
      );
      const canvas = createImage(n, Math.max(height, filler.height));
      overlay(canvas, filler, 0, Math.max(0, height - filler.height));
      tiles.push({ name: `tile_${tiles.length}`, description: `${item}, filler between octagons`, image: canvas });
    }
  }
  const widest = Math.max(...tiles.map((t) => t.image.width));
  return { kind: 'tiles', tiles, width: widest, height: Math.max(...tiles.map((t) => t.image.height)) };
}

/** Draws pro tiles. A style image rules the shape and excludes features; the interface refuses both together. */
export async function drawProTiles(
  q: ProRequest,
  tools: EngineTools = {},
  hooks: Hooks = {},
  onTile?: OnProTile,
): Promise<ProTiles> {
  if (q.feature === undefined || q.styleImages?.length) return plainTiles(q, tools, hooks, onTile);
  const drawn = withFeature(q);
  const said = [q.description, ...(q.feature === 'building' ? [q.wall, q.floor, q.floor2] : [])];
  const unknown = [...new Set(said.flatMap((text) => (text ? readTerrain(text, q.vectors).unknown : [])))];
  return { ...drawn, tiles: drawn.tiles.map((tile) => ({ ...tile, unknown })) };
}

function withFeature(q: ProRequest): ProTiles {
  if (q.feature === 'roads') return drawRoads(q);
  if (q.feature === 'building') return drawBuilding(q);
  return q.shape === 'hex' || q.shape === 'hex_pointy' ? drawCoast(q) : drawCornerTiles(q);
}
