import type { Prisma } from '../db.ts';
import { AppError } from '../errors.ts';
import { type ExportFile, jsonFile, uniqueNames } from '../exports/index.ts';
import type { Storage } from '../storage/storage.ts';

/** What of an asset's rows the archive of its pictures is made of. */
export const MADE = {
  job: {
    select: {
      status: true,
      errorMessage: true,
      images: {
        select: { label: true, blobKey: true, width: true, height: true, durationMs: true },
        orderBy: { position: 'asc' },
      },
      files: { select: { name: true, blobKey: true }, orderBy: { position: 'asc' } },
    },
  },
} as const satisfies Prisma.AssetInclude;
export type AssetWithPictures = Prisma.AssetGetPayload<{ include: typeof MADE }>;

/**
 * The files of an archive of any asset: its pictures, named by their labels or numbers, other files that its job made,
 * and `metadata.json`. Throws GONE when one is not stored any more.
 */
export async function pictureFiles(storage: Storage, asset: AssetWithPictures): Promise<ExportFile[]> {
  const { images = [], files = [] } = asset.job ?? {};
  const names = uniqueNames(
    [
      ...images.map(({ label }, i) => `${label ?? `picture-${i}`}.png`),
      'metadata.json',
      ...files.map(({ name }) => name),
    ],
    'file',
  );
  const read = async (key: string): Promise<Uint8Array> => {
    const bytes = await storage.get(key);
    if (!bytes) throw new AppError('GONE', 'A file of this asset is no longer stored.');
    return bytes;
  };
  const metadata = {
    [asset.kind]: {
      id: asset.id,
      name: asset.name,
      state_name: asset.stateName,
      prompt: asset.description,
      tags: asset.tags,
      created_at: asset.createdAt.toISOString(),
    },
    pictures: images.map(({ label, width, height, durationMs }, i) => ({
      file: names[i]!,
      label,
      size: { width, height },
      ...(durationMs === null ? {} : { duration_ms: durationMs }),
    })),
    export_version: '2.0',
  };
  return [
    ...(await Promise.all(images.map(async ({ blobKey }, i) => ({ path: names[i]!, bytes: await read(blobKey) })))),
    { path: names[images.length]!, bytes: jsonFile(metadata) },
    ...(await Promise.all(
      files.map(async ({ blobKey }, i) => ({ path: names[images.length + 1 + i]!, bytes: await read(blobKey) })),
    )),
  ];
}
