import { requireCaller } from '../access.ts';
import type { Context } from '../context.ts';
import { type MapPlacement, Prisma } from '../db.ts';
import { AppError, notFound } from '../errors.ts';
import { decodeImage } from '../pixels/decode.ts';
import { opaqueBounds } from '../pixels/image.ts';
import { type Changed, changeMap, keepAssets, type OpenMap } from './store.ts';

/** Placements of a map, at most. */
export const MOST_PLACEMENTS = 2_000;
export const MAX_LAYER = 9_999;

export interface Place {
  readonly x: number;
  readonly y: number;
  readonly dx?: number | null | undefined;
  readonly dy?: number | null | undefined;
  readonly direction?: string | null | undefined;
  readonly layer?: number | null | undefined;
  readonly show: boolean;
}

export type Placed = Changed & { readonly result: MapPlacement };

/** What may stand on a map, by the field that names it. */
const KINDS = { object: ['object', 'map_object'], character: ['character'] } as const;
export type Standing = keyof typeof KINDS;

const calledBy = (what: Standing): string => (what === 'object' ? 'Object' : 'Character');
const gone = (what: Standing, id: string) => notFound(`${calledBy(what)} ${id}`);

/** The picture of a completed object or character, and the pixel of it that stands on the ground. */
async function pictureOf(ctx: Context, what: Standing, id: string, direction: string | null | undefined) {
  const { accountId } = requireCaller(ctx);
  const { db, storage } = ctx.services;
  const asset = await db.asset.findFirst({
    where: {
      id,
      accountId,
      kind: { in: [...KINDS[what]] },
      OR: [{ expiresAt: null }, { expiresAt: { gt: new Date() } }],
    },
    select: {
      review: true,
      job: {
        select: {
          status: true,
          images: { select: { id: true, label: true, blobKey: true }, orderBy: { position: 'asc' } },
        },
      },
    },
  });
  const called = calledBy(what);
  if (!asset) throw gone(what, id);
  const { status, images = [] } = asset.job ?? {};
  if (status === 'QUEUED' || status === 'RUNNING')
    throw new AppError('LOCKED', `${called} ${id} is still being made.`, { retryAfter: 2 });
  if (status !== 'COMPLETED') throw new AppError('GONE', `${called} ${id} could not be made.`);
  if (asset.review)
    throw new AppError('BAD_REQUEST', `${called} ${id} is in review: pick one of its candidates first.`);
  const sides = images.map(({ label }) => label).filter((label) => label !== null && label !== 'unknown');
  const image = direction
    ? sides.length
      ? images.find(({ label }) => label === direction)
      : images[0]
    : (images.find(({ label }) => label === 'south') ?? images[0]);
  if (!image)
    throw new AppError('BAD_REQUEST', `${called} ${id} has no side ${direction}; it has ${sides.join(', ')}.`);
  const bytes = await storage.get(image.blobKey);
  if (!bytes) throw new AppError('GONE', `A picture of ${what} ${id} is no longer stored.`);
  const picture = await decodeImage(bytes);
  const box = opaqueBounds(picture);
  return {
    imageId: image.id,
    direction: sides.length ? image.label : null,
    // across it stays where its canvas has it, so that all sides stand on one spot
    footX: Math.floor(picture.width / 2),
    footY: box ? box.y + box.height : picture.height,
  };
}

const taken = (x: number, y: number, layer: number) =>
  new AppError('CONFLICT', `Something stands at (${x}, ${y}) on layer ${layer} already: name another place or layer.`);

/** Throws BAD_REQUEST outside of the map. */
function checkInside({ row }: OpenMap, { x, y }: Place): void {
  if (x < row.width && y < row.height) return;
  throw new AppError(
    'BAD_REQUEST',
    `(${x}, ${y}) is outside of the map: x is 0 to ${row.width - 1}, y is 0 to ${row.height - 1}.`,
  );
}

/** The layer above what stands at a place. */
async function nextLayer({ tx, row }: OpenMap, { x, y }: Place): Promise<number> {
  const { _max } = await tx.mapPlacement.aggregate({ where: { mapId: row.assetId, x, y }, _max: { layer: true } });
  return Math.min(MAX_LAYER, (_max.layer ?? -1) + 1);
}

const isTaken = (error: unknown): boolean =>
  error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002';

/**
 * Puts an object or a character on a map. Throws NOT_FOUND, LOCKED while it is drawn, BAD_REQUEST outside of the map, and
 * CONFLICT where something stands there on that layer.
 */
export async function place(
  ctx: Context,
  mapId: string,
  what: { readonly kind: Standing; readonly id: string },
  at: Place,
  expectedRevision?: number | null,
): Promise<Placed> {
  const picture = await pictureOf(ctx, what.kind, what.id, at.direction);
  return changeMap(ctx, mapId, { expectedRevision }, async (map) => {
    checkInside(map, at);
    if (!(await keepAssets(map.tx, [what.id])).size) throw gone(what.kind, what.id);
    if ((await map.tx.mapPlacement.count({ where: { mapId } })) >= MOST_PLACEMENTS)
      throw new AppError('BAD_REQUEST', `A map holds at most ${MOST_PLACEMENTS} placements.`);
    const layer = at.layer ?? (await nextLayer(map, at));
    const where = { mapId_layer_x_y: { mapId, layer, x: at.x, y: at.y } };
    if (await map.tx.mapPlacement.findUnique({ where })) throw taken(at.x, at.y, layer);
    const { x, y, show } = at;
    const after = await map.tx.mapPlacement.create({
      data: { mapId, assetId: what.id, ...picture, layer, x, y, dx: at.dx ?? 0, dy: at.dy ?? 0, show },
    });
    map.placements.push({ before: null, after });
    return after;
  });
}

const missing = (id: string) => notFound(`Placement ${id}`);

async function findPlacement({ tx, row }: OpenMap, id: string): Promise<MapPlacement> {
  const before = await tx.mapPlacement.findFirst({ where: { id, mapId: row.assetId } });
  if (!before) throw missing(id);
  return before;
}

/** Moves a placement; its layer stays unless another one is named. Throws as `place` does. */
export async function move(
  ctx: Context,
  mapId: string,
  id: string,
  at: Place,
  expectedRevision?: number | null,
): Promise<Placed> {
  const found = at.direction
    ? await ctx.services.db.mapPlacement.findFirst({
        where: { id, mapId, map: { asset: { accountId: requireCaller(ctx).accountId } } },
        select: { assetId: true, asset: { select: { kind: true } } },
      })
    : undefined;
  if (found === null) throw missing(id);
  const picture = found
    ? await pictureOf(ctx, found.asset.kind === 'character' ? 'character' : 'object', found.assetId, at.direction)
    : {};
  return changeMap(ctx, mapId, { expectedRevision }, async (map) => {
    checkInside(map, at);
    const before = await findPlacement(map, id);
    const layer = at.layer ?? before.layer;
    const { x, y, show } = at;
    const after = await map.tx.mapPlacement
      .update({
        where: { id },
        data: { ...picture, x, y, layer, show, dx: at.dx ?? before.dx, dy: at.dy ?? before.dy },
      })
      .catch((error: unknown) => {
        throw isTaken(error) ? taken(x, y, layer) : error;
      });
    map.placements.push({ before, after });
    return after;
  });
}

/** Takes a placement off its map. Throws NOT_FOUND. */
export const remove = (ctx: Context, mapId: string, id: string, expectedRevision?: number | null): Promise<Placed> =>
  changeMap(ctx, mapId, { expectedRevision }, async (map) => {
    const before = await findPlacement(map, id);
    await map.tx.mapPlacement.delete({ where: { id } });
    map.placements.push({ before, after: null });
    return before;
  });
