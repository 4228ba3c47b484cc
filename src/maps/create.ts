import { createHash, randomUUID } from 'node:crypto';
import { requireCaller } from '../access.ts';
import { publishAssetChange } from '../assets/events.ts';
import { parsed, refuseUndrawn, storedBytes, TILESET_FILES, type TilesetFacts } from '../assets/tilesets.ts';
import type { Context } from '../context.ts';
import { type Asset, asJson } from '../db.ts';
import type { SheetOfTiles } from '../domain/wang.ts';
import { AppError, notFound } from '../errors.ts';
import { decodeImage } from '../pixels/decode.ts';
import { crop } from '../pixels/image.ts';
import { type Grid, newGrid } from './grid.ts';
import { type Ground, groundOf, type MapSheet, numberTerrains } from './terrain.ts';

/** Tilesets of a map, at most. */
export const MOST_TILESETS = 12;

/** What a map is laid with. */
export interface Laid {
  readonly tileSize: number;
  readonly ground: Ground;
  readonly ids: readonly string[];
}

/** Sets of one map: its plain tiles by their pixels. */
async function loadSet(ctx: Context, id: string) {
  const { db, storage } = ctx.services;
  const row = await db.asset.findFirst({
    where: {
      id,
      accountId: requireCaller(ctx).accountId,
      kind: { in: ['topdown_tileset', 'sidescroller_tileset'] },
    },
    include: TILESET_FILES,
  });
  if (!row) throw notFound(`Tileset ${id}`);
  refuseUndrawn(row, `tileset "${row.name}"`);
  const facts = row.facts as unknown as TilesetFacts;
  const stored = (key: string | undefined) => storedBytes(storage, key);
  const whole = parsed<SheetOfTiles>(await stored(row.job?.files.find(({ name }) => name === 'tileset.json')?.blobKey));
  const { kind, tileSize, full, columns, sheetRows, frames, tiles, materials } = whole;
  const sheet: MapSheet = { kind, tileSize, full, columns, sheetRows, frames, tiles, materials };
  const picture = await decodeImage(await stored(row.job?.images.find(({ label }) => label === 'sheet')?.blobKey));
  const plain = (corner: 'L' | 'U') => {
    const tile = tiles.find(({ corners, extra }) => !extra && corners.every((one) => one === corner));
    if (!tile) throw new AppError('GONE', `Tileset "${row.name}" has no plain tile.`);
    const { data } = crop(picture, {
      x: tile.col * tileSize,
      y: tile.row * tileSize,
      width: tileSize,
      height: tileSize,
    });
    return createHash('sha256').update(data).digest('base64');
  };
  return {
    id,
    sheet,
    name: row.name,
    lower: { words: facts.lower, picture: plain('L') },
    upper: { words: facts.upper ?? 'air', picture: plain('U') },
  };
}

const refused = (message: string) => new AppError('BAD_REQUEST', message);

/** The tilesets of a map. Throws NOT_FOUND, LOCKED, GONE, and BAD_REQUEST where they do not go together. */
export async function layGround(ctx: Context, ids: readonly string[]): Promise<Laid> {
  const sets = await Promise.all(ids.map((id) => loadSet(ctx, id)));
  const [first, ...others] = sets;
  for (const { name, sheet } of others) {
    if (sheet.tileSize !== first!.sheet.tileSize)
      throw refused(
        `The tiles of "${name}" are ${sheet.tileSize} pixels, those of "${first!.name}" ${first!.sheet.tileSize}: a map has tiles of one size.`,
      );
    if (sheet.kind !== first!.sheet.kind)
      throw refused(
        `"${name}" and "${first!.name}" are seen from different sides: a map is from above or from the side.`,
      );
  }
  try {
    const { terrains, pairs } = numberTerrains(sets);
    const ground = groundOf(
      terrains,
      pairs.map((pair, i) => ({ ...pair, sheet: sets[i]!.sheet })),
    );
    return { tileSize: first!.sheet.tileSize, ground, ids };
  } catch (error) {
    throw error instanceof RangeError ? refused(error.message) : error;
  }
}

/** The number of a terrain that is called so, whatever the case. Throws BAD_REQUEST. */
export function terrainNamed({ terrains }: Pick<Ground, 'terrains'>, name: string): number {
  const at = terrains.findIndex((one) => one.toLowerCase() === name.trim().toLowerCase());
  if (at >= 0) return at;
  throw refused(`This map has no terrain "${name}"; it has ${terrains.map((one) => `"${one}"`).join(', ')}.`);
}

export interface NewMap {
  readonly name: string;
  readonly description: string;
  readonly laid: Laid;
  readonly width: number;
  readonly height: number;
  readonly seed: number;
  readonly terrain: number;
  readonly projectId: string | null;
  /** Shapes the ground before anybody sees it, and tells what it did. */
  readonly shape?: (grid: Grid) => readonly string[];
}

/** Keeps a new map. */
export async function createMap(ctx: Context, map: NewMap): Promise<Asset> {
  const { accountId } = requireCaller(ctx);
  const { width, height, seed, laid } = map;
  const grid = newGrid(width, height, map.terrain);
  const notes = map.shape?.(grid) ?? [];
  const id = randomUUID();
  const row = await ctx.services.db.asset.create({
    data: {
      id,
      accountId,
      kind: 'map',
      name: map.name,
      description: map.description,
      spec: asJson({ notes }),
      facts: asJson({ width, height, tileSize: laid.tileSize }),
      tags: [],
      groupId: id,
      projectId: map.projectId,
      map: {
        create: {
          width,
          height,
          tileSize: laid.tileSize,
          seed,
          terrains: [...laid.ground.terrains],
          corners: Uint8Array.from(grid.corners),
          tilesets: {
            create: laid.ground.sets.map(({ lower, upper, sheet }, position) => ({
              position,
              lower,
              upper,
              sheet: asJson(sheet),
              tilesetId: laid.ids[position]!,
            })),
          },
        },
      },
    },
  });
  await publishAssetChange(ctx.services.events, { accountId, assetId: id, kind: 'map', change: 'CREATED' });
  return row;
}
