import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import { asJson, type Db, type Image, JobStatus, type Tx, Unit } from '../db.ts';
import { AppError } from '../errors.ts';
import { nameFiles, removeFiles, storeFiles } from '../jobs/files.ts';
import type { Storage } from '../storage/storage.ts';

interface Doors {
  readonly db: Db;
  readonly storage: Storage;
  readonly log: Pick<Logger, 'warn'>;
}

/** Copies of stored pictures' files, each under a key of its own that belongs to nothing yet. Throws GONE where one is not stored. */
export async function copyFiles(
  { db, storage }: Doors,
  accountId: string,
  images: readonly Pick<Image, 'blobKey'>[],
): Promise<readonly string[]> {
  const files = await Promise.all(
    images.map(async ({ blobKey }) => {
      const bytes = await storage.get(blobKey);
      if (!bytes) throw new AppError('GONE', 'The file of this picture is no longer stored.');
      return { key: `images/${randomUUID()}.png`, bytes, mime: 'image/png' };
    }),
  );
  if (files.length) {
    await nameFiles(db.sql, accountId, files);
    await storeFiles(storage, files);
  }
  return files.map(({ key }) => key);
}

/** Copies that came to nothing. */
export const dropFiles = removeFiles;

interface Adopted {
  readonly accountId: string;
  readonly kind: string;
  readonly name: string;
  readonly description: string;
  readonly spec: object;
  readonly facts: object;
  readonly tags: readonly string[];
  readonly projectId: string | null;
  /** The picture whose copy becomes its only one. */
  readonly image: Image;
  /** The copy, of {@link copyFiles}. */
  readonly blobKey: string;
  readonly label: string;
}

/**
 * An asset whose one picture was drawn by another asset's job: it gets a free, completed job of its own, so that it lives and
 * goes like every other. `job`: kind and operation of that job. Returns the asset's id.
 */
export async function adoptPicture(
  tx: Tx,
  job: { readonly kind: string; readonly operation: string },
  { image, blobKey, label, spec, facts, tags, ...asset }: Adopted,
): Promise<string> {
  const [id, jobId] = [randomUUID(), randomUUID()];
  const now = new Date();
  await tx.job.create({
    data: {
      id: jobId,
      accountId: asset.accountId,
      ...job,
      status: JobStatus.COMPLETED,
      payload: asJson(spec),
      result: {},
      stage: 'completed',
      fraction: 1,
      estimateMs: 0,
      unit: Unit.USD,
      cost: 0n,
      startedAt: now,
      finishedAt: now,
    },
  });
  const { width, height, seed, engine, brief, palette } = image;
  await tx.image.create({
    data: {
      accountId: asset.accountId,
      jobId,
      blobKey,
      label,
      width,
      height,
      seed,
      engine,
      brief: brief ?? {},
      palette,
    },
  });
  await tx.blob.update({ where: { key: blobKey }, data: { expiresAt: null } });
  await tx.asset.create({
    data: { id, jobId, groupId: id, ...asset, spec: asJson(spec), facts: asJson(facts), tags: [...tags] },
  });
  return id;
}
