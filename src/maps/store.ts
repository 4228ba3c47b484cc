import { requireCaller } from '../access.ts';
import type { Context } from '../context.ts';
import type { MapPlacement, MapTileset, MapGrid as Row, Tx } from '../db.ts';
import { AppError, notFound } from '../errors.ts';
import { type MapChanged, publishMapChange } from './events.ts';
import { type Area, changedArea, type Grid } from './grid.ts';
import { packChange, unpackChange } from './history.ts';
import { type Ground, groundOf, type MapSheet } from './terrain.ts';

/** Changes that can be undone, at most. */
export const MOST_UNDONE = 100;

export type MapRow = Row & { readonly tilesets: readonly MapTileset[] };
export const WITH_SETS = { tilesets: { orderBy: { position: 'asc' } } } as const;

export const gridOf = ({ width, height, corners }: Pick<Row, 'width' | 'height' | 'corners'>): Grid => ({
  width,
  height,
  corners,
});
export const mapGround = ({ terrains, tilesets }: Pick<MapRow, 'terrains' | 'tilesets'>): Ground =>
  groundOf(
    terrains,
    tilesets.map(({ lower, upper, sheet }) => ({ lower, upper, sheet: sheet as unknown as MapSheet })),
  );

const missing = (id: string) => notFound(`Map ${id}`);

/** A map of the caller's. Throws NOT_FOUND. */
export async function findMap(ctx: Context, id: string): Promise<MapRow> {
  const { accountId } = requireCaller(ctx);
  const row = await ctx.services.db.mapGrid.findFirst({
    where: { assetId: id, asset: { accountId } },
    include: WITH_SETS,
  });
  if (!row) throw missing(id);
  return row;
}

/** A placement that came, went, or is another one now. */
export interface PlacementChange {
  readonly before: MapPlacement | null;
  readonly after: MapPlacement | null;
}

/** A map while nobody else can change it. */
export interface OpenMap {
  readonly tx: Tx;
  readonly row: MapRow;
  /** Its corners may be changed. */
  readonly grid: Grid;
  readonly ground: Ground;
  /** What was done to placements, for undoing. */
  readonly placements: PlacementChange[];
}

export interface Changed {
  readonly mapId: string;
  readonly revision: number;
  /** Cells that look different; null for none. */
  readonly area: Area | null;
  readonly placementIds: readonly string[];
}

interface Options {
  /** Refuses with CONFLICT where the map is at another one. */
  readonly expectedRevision?: number | null | undefined;
}

/**
 * Changes a map of the caller's: `work` has it to itself. What it does is one step of undoing. Throws NOT_FOUND,
 * CONFLICT where the map is not at the expected revision, and what `work` throws; then nothing is changed.
 */
export async function changeMap<T>(
  ctx: Context,
  id: string,
  options: Options,
  work: (map: OpenMap) => Promise<T>,
): Promise<Changed & { readonly result: T }> {
  return inTurn(ctx, id, options, async (map) => {
    const { tx, row, grid, placements } = map;
    const before = Uint8Array.from(grid.corners);
    const result = await work(map);
    const corners = packChange(grid, before, grid.corners);
    if (!corners && !placements.length) return { changed: false, result, before, applied: row.applied };
    const applied = row.applied + 1;
    // what was undone cannot be done again now, and the oldest changes are forgotten
    await tx.mapChange.deleteMany({
      where: { mapId: id, OR: [{ position: { gte: applied } }, { position: { lte: applied - MOST_UNDONE } }] },
    });
    await tx.mapChange.create({
      data: {
        mapId: id,
        position: applied,
        corners: corners ? Uint8Array.from(corners) : null,
        ...(placements.length ? { placements: JSON.parse(JSON.stringify(placements)) as object[] } : {}),
      },
    });
    return { changed: true, result, before, applied };
  });
}

/** Undoes the last change that stands, or does the last undone one again. Throws BAD_REQUEST where there is none. */
export async function stepMap(ctx: Context, id: string, options: Options, way: 'undo' | 'redo'): Promise<Changed> {
  return inTurn(ctx, id, options, async ({ tx, row, grid, placements }) => {
    const position = way === 'undo' ? row.applied : row.applied + 1;
    const change = await tx.mapChange.findUnique({ where: { mapId_position: { mapId: id, position } } });
    if (!change) throw new AppError('BAD_REQUEST', `There is nothing to ${way} on map ${id}.`);
    const before = Uint8Array.from(grid.corners);
    if (change.corners) unpackChange(grid, change.corners, way === 'undo' ? 'before' : 'after');
    const kept = (change.placements ?? []) as unknown as readonly PlacementChange[];
    for (const one of kept) placements.push(way === 'undo' ? { before: one.after, after: one.before } : { ...one });
    await restorePlacements(tx, placements);
    return { changed: true, result: undefined, before, applied: way === 'undo' ? row.applied - 1 : row.applied + 1 };
  });
}

/**
 * Keeps assets from being deleted until the transaction ends, and tells which of them are there. One that is just being
 * deleted counts as gone: whoever deletes it waits for the maps that it stands on, so a map never waits for it.
 */
export async function keepAssets(tx: Tx, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await tx.$queryRaw<{ id: string }[]>`
    select id from asset where id = any(${[...new Set(ids)]}::uuid[]) for key share skip locked`;
  return new Set(rows.map(({ id }) => id));
}

/** Placements as they were. Those whose object or character is gone meanwhile do not come back. */
async function restorePlacements(tx: Tx, changes: readonly PlacementChange[]): Promise<void> {
  const gone = changes.flatMap(({ before }) => (before ? [before.id] : []));
  const back = changes.flatMap(({ after }) => (after ? [after] : []));
  if (gone.length) await tx.mapPlacement.deleteMany({ where: { id: { in: gone } } });
  if (!back.length) return;
  const kept = await keepAssets(
    tx,
    back.map(({ assetId }) => assetId),
  );
  const images = await tx.image.findMany({
    where: { id: { in: back.map(({ imageId }) => imageId) } },
    select: { id: true },
  });
  const there = new Set(images.map(({ id }) => id));
  await tx.mapPlacement.createMany({
    data: back.filter(({ assetId, imageId }) => kept.has(assetId) && there.has(imageId)),
  });
}

interface Outcome<T> {
  readonly changed: boolean;
  readonly result: T;
  readonly before: Uint8Array;
  readonly applied: number;
}

/** Runs with the map's row locked, then writes it and tells everyone. */
async function inTurn<T>(
  ctx: Context,
  id: string,
  { expectedRevision }: Options,
  work: (map: OpenMap) => Promise<Outcome<T>>,
): Promise<Changed & { readonly result: T }> {
  const { accountId } = requireCaller(ctx);
  const { db, events } = ctx.services;
  const done = await db.$transaction(async (tx) => {
    const found = await tx.$queryRaw<unknown[]>`
      select 1 from map_grid join asset on asset.id = map_grid.asset_id
      where asset.id = ${id}::uuid and asset.account_id = ${accountId}::uuid for update of map_grid`;
    if (!found.length) throw missing(id);
    const row = await tx.mapGrid.findUniqueOrThrow({ where: { assetId: id }, include: WITH_SETS });
    if (expectedRevision != null && expectedRevision !== row.revision)
      throw new AppError(
        'CONFLICT',
        `Map ${id} is at revision ${row.revision}, not ${expectedRevision}: somebody changed it meanwhile. Load it again, then repeat the change.`,
        { details: { revision: row.revision } },
      );
    const placements: PlacementChange[] = [];
    const grid = { ...gridOf(row), corners: Uint8Array.from(row.corners) };
    const { changed, result, before, applied } = await work({ tx, row, grid, ground: mapGround(row), placements });
    const revision = row.revision + (changed ? 1 : 0);
    const area = changedArea(grid, before, grid.corners);
    if (changed)
      await tx.mapGrid.update({
        where: { assetId: id },
        data: { revision, applied, ...(area ? { corners: grid.corners } : {}) },
        select: { assetId: true },
      });
    const placementIds = placements.map(({ before: was, after }) => (after ?? was)!.id);
    return { changed, mapId: id, revision, area, placementIds: [...new Set(placementIds)], result };
  });
  if (done.changed) {
    const change: MapChanged['change'] =
      done.area && done.placementIds.length ? 'BOTH' : done.area ? 'TERRAIN' : 'PLACEMENTS';
    const { mapId, revision, area, placementIds } = done;
    await publishMapChange(events, { mapId, change, revision, area, placementIds });
  }
  return done;
}

/**
 * Before an asset goes: refuses a tileset that maps are laid with (CONFLICT), and counts the change of each map that it
 * stands on. Gives what to tell once it is gone.
 */
export async function leaveMaps(tx: Tx, assetId: string): Promise<readonly MapChanged[]> {
  const laid = await tx.mapTileset.findMany({
    where: { tilesetId: assetId },
    select: { map: { select: { asset: { select: { id: true, name: true } } } } },
    take: 5,
  });
  if (laid.length)
    throw new AppError(
      'CONFLICT',
      `Maps are laid with this tileset; delete them first: ${laid.map(({ map: { asset } }) => `"${asset.name}" (${asset.id})`).join(', ')}.`,
    );
  const own = await tx.mapGrid.findUnique({ where: { assetId }, select: { revision: true } });
  if (own) return [{ mapId: assetId, change: 'DELETED', revision: own.revision, area: null, placementIds: [] }];
  const placed = await tx.mapPlacement.findMany({ where: { assetId }, select: { id: true, mapId: true } });
  const changes: MapChanged[] = [];
  // in one order, so that two who delete things of the same maps do not wait for each other
  for (const mapId of [...new Set(placed.map((one) => one.mapId))].sort()) {
    const { revision } = await tx.mapGrid.update({
      where: { assetId: mapId },
      data: { revision: { increment: 1 } },
      select: { revision: true },
    });
    const placementIds = placed.filter((one) => one.mapId === mapId).map(({ id }) => id);
    changes.push({ mapId, change: 'PLACEMENTS', revision, area: null, placementIds });
  }
  return changes;
}
