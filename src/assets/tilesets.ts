import type { Db, Prisma } from '../db.ts';
import type { SheetOfTiles } from '../domain/wang.ts';
import { AppError } from '../errors.ts';
import type { TilesetExport } from '../exports/tiles/index.ts';
import type { KeptBase, MakeTilesetPayload } from '../jobs/contract.ts';
import type { Storage } from '../storage/storage.ts';

/** What the row of a tileset keeps in `facts`. */
export interface TilesetFacts {
  readonly lower: string;
  /** Null for sidescroller sets. */
  readonly upper: string | null;
  readonly transition: string | null;
  readonly transitionSize: number;
  /** Pixels. */
  readonly tileSize: number;
  readonly view: string;
  /** Ids of the plain tiles; another set may begin with them. */
  readonly lowerBaseTileId: string;
  readonly upperBaseTileId: string | null;
  readonly settings: Readonly<Record<string, unknown>>;
}

/** What of a set's rows its files are made of. */
export const TILESET_FILES = {
  job: {
    select: {
      status: true,
      errorMessage: true,
      images: { select: { label: true, blobKey: true }, orderBy: { position: 'asc' } },
      files: { select: { name: true, blobKey: true } },
    },
  },
} as const satisfies Prisma.AssetInclude;
export type TilesetWithFiles = Prisma.AssetGetPayload<{ include: typeof TILESET_FILES }>;

/** Throws LOCKED while a set is still drawn, GONE when it could not be drawn. */
export function refuseUndrawn({ job }: { readonly job: TilesetWithFiles['job'] }, called: string): void {
  if (job?.status === 'QUEUED' || job?.status === 'RUNNING')
    throw new AppError('LOCKED', `The ${called} is still being made.`, { retryAfter: 2 });
  if (job?.status !== 'COMPLETED') throw new AppError('GONE', job?.errorMessage ?? `The ${called} could not be made.`);
}

/** A stored file's bytes. Throws GONE where it is not stored any more. */
export async function storedBytes(storage: Storage, key: string | undefined): Promise<Uint8Array> {
  const bytes = key === undefined ? undefined : await storage.get(key);
  if (!bytes) throw new AppError('GONE', 'A file of this tileset is no longer stored.');
  return bytes;
}

const fileOf = (row: TilesetWithFiles, name: string): string | undefined =>
  row.job?.files.find((file) => file.name === name)?.blobKey;
const imageOf = (row: TilesetWithFiles, label: string): string | undefined =>
  row.job?.images.find((image) => image.label === label)?.blobKey;

export const parsed = <T>(bytes: Uint8Array): T => JSON.parse(Buffer.from(bytes).toString('utf8')) as T;

/** A completed set with the bytes of its pictures, for an export. Throws GONE when a file is not stored any more. */
export async function tilesetExport(storage: Storage, row: TilesetWithFiles): Promise<TilesetExport> {
  const facts = row.facts as unknown as TilesetFacts;
  const sheet = parsed<SheetOfTiles>(await storedBytes(storage, fileOf(row, 'tileset.json')));
  const later = Array.from({ length: sheet.frames - 1 }, (_, i) => imageOf(row, `frame ${i + 2}`));
  return {
    id: row.id,
    name: row.name,
    sheet,
    png: await storedBytes(storage, imageOf(row, 'sheet')),
    laterPngs: await Promise.all(later.map((key) => storedBytes(storage, key))),
    mapPng: await storedBytes(storage, imageOf(row, 'map')),
    prompts: { lower: facts.lower, upper: facts.upper, transition: facts.transition },
    baseIds: { lower: facts.lowerBaseTileId, upper: facts.upperBaseTileId },
    transitionSize: facts.transitionSize,
    settings: facts.settings,
    view: facts.view,
    createdAt: row.createdAt.toISOString(),
  };
}

/** A plain tile of another set: kept, or, while that set is still drawn, the payload that draws the same. */
export async function findBase(
  { db, storage }: { readonly db: Db; readonly storage: Storage },
  accountId: string,
  id: string,
) {
  const row = await db.asset.findFirst({
    where: {
      accountId,
      kind: { in: ['topdown_tileset', 'sidescroller_tileset'] },
      OR: [{ facts: { path: ['lowerBaseTileId'], equals: id } }, { facts: { path: ['upperBaseTileId'], equals: id } }],
    },
    include: TILESET_FILES,
  });
  if (!row) return undefined;
  const facts = row.facts as unknown as TilesetFacts;
  const which = facts.lowerBaseTileId === id ? ('lower' as const) : ('upper' as const);
  const text = which === 'lower' ? facts.lower : (facts.upper ?? '');
  const found = { tileSize: facts.tileSize, text };
  const bases = fileOf(row, 'bases.json');
  if (row.job?.status !== 'COMPLETED' || !bases)
    return { ...found, base: { of: row.spec as unknown as MakeTilesetPayload, which } };
  const kept = parsed<{ lower: KeptBase; upper?: KeptBase }>(await storedBytes(storage, bases))[which];
  return kept ? { ...found, base: { kept } } : undefined;
}
