/**
 * No file without a row: a row of `blob` is written before its file and removed after it, whatever dies in between. Its
 * `expiresAt` is null while a picture, a job's file, a project's history or a game names it; else nobody needs the file from that time on, and the sweeper removes
 * what is left of it.
 */
import { createHash } from 'node:crypto';
import type { Logger } from 'pino';
import type { Db, Prisma, Tx } from '../db.ts';
import type { Sql, Statement } from '../sql.ts';
import type { Storage } from '../storage/storage.ts';

/** A file that is going to be stored. */
export interface NewFile {
  readonly key: string;
  readonly bytes: Uint8Array;
  readonly mime: string;
}

interface Doors {
  readonly db: Db;
  readonly storage: Storage;
  readonly log: Pick<Logger, 'warn'>;
}

/** Files of a job that is just being stored have so long to become those of its result; it takes seconds. */
const UNCLAIMED_MS = 60 * 60 * 1000;
/** More than the clocks of two machines differ by, and than a transaction takes. */
const CLOCK_MARGIN_MS = 5 * 60 * 1000;
/** Blobs that no row names: no picture, no other file of a job, no project's history, no file of a game. */
const NAMED_BY_NONE = { image: null, jobFile: null, history: null, gameFile: null } as const;
/** For files that nobody needs from now on. */
const AT_ONCE = new Date(0);
/** Removals from the storage at a time. */
const AT_A_TIME = 20;
const BATCH = 500;

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** Safe to repeat. */
const NAME: Statement = {
  name: 'name_files',
  text: `
    insert into blob (key, account_id, mime, bytes, sha256, expires_at)
    select f.key, $1, f.mime, f.bytes, f.sha256, now() + interval '${UNCLAIMED_MS} milliseconds'
    from unnest($2::text[], $3::text[], $4::int[], $5::text[]) as f (key, mime, bytes, sha256) on conflict do nothing`,
};

/** The rows of files that are stored next and belong to nothing yet: the end of their job keeps them within the hour, or they go. */
export async function nameFiles(sql: Sql, accountId: string, files: readonly NewFile[]): Promise<void> {
  const columns = [
    files.map(({ key }) => key),
    files.map(({ mime }) => mime),
    files.map(({ bytes }) => bytes.byteLength),
    files.map(({ bytes }) => sha256(bytes)),
  ];
  await sql(NAME, [accountId, ...columns]);
}

/** Stores files that have their rows. */
export const storeFiles = (storage: Storage, files: readonly NewFile[]): Promise<unknown> =>
  Promise.all(files.map(({ key, bytes, mime }) => storage.put(key, bytes, mime)));

/** Keeps files in the transaction that writes what names them. */
export async function keepFiles(tx: Tx, keys: readonly string[]): Promise<void> {
  await tx.blob.updateMany({ where: { key: { in: [...keys] } }, data: { expiresAt: null } });
}

/** Gives files up in the transaction that removes what named them. {@link removeFiles} may follow once it is committed. */
export async function giveUpFiles(tx: Tx, keys: readonly string[]): Promise<void> {
  await tx.blob.updateMany({ where: { key: { in: [...keys] } }, data: { expiresAt: AT_ONCE } });
}

/** The same for all that jobs made: their pictures and files go. Returns the files' keys. */
export async function giveUpMade(tx: Tx, jobs: Prisma.JobWhereInput): Promise<string[]> {
  const made = { where: { job: jobs }, select: { blobKey: true } };
  const keys = [...(await tx.image.findMany(made)), ...(await tx.jobFile.findMany(made))].map(({ blobKey }) => blobKey);
  await tx.image.deleteMany({ where: { job: jobs } });
  await tx.jobFile.deleteMany({ where: { job: jobs } });
  await giveUpFiles(tx, keys);
  return keys;
}

/** Removes files that belong to nothing, then their rows. What cannot be removed now is left to the sweeper. */
export async function removeFiles({ db, storage, log }: Doors, keys: readonly string[]): Promise<void> {
  for (let at = 0; at < keys.length; at += AT_A_TIME) {
    const some = keys.slice(at, at + AT_A_TIME);
    const results = await Promise.allSettled(some.map((key) => storage.delete(key)));
    const failed = results.flatMap((result) => (result.status === 'rejected' ? [result.reason as Error] : []));
    if (failed[0])
      log.warn({ err: failed[0].message, files: failed.length }, 'files not removed yet; the sweeper will');
    const removed = some.filter((_, i) => results[i]!.status === 'fulfilled');
    await db.blob.deleteMany({ where: { key: { in: removed }, ...NAMED_BY_NONE } });
  }
}

/** Removes the files that were given up, or never claimed, by a process that died before it removed them itself. */
export async function removeLeftFiles(doors: Doors): Promise<void> {
  const left = await doors.db.blob.findMany({
    where: { expiresAt: { lt: new Date(Date.now() - CLOCK_MARGIN_MS) }, ...NAMED_BY_NONE },
    orderBy: { expiresAt: 'asc' },
    select: { key: true },
    take: BATCH,
  });
  await removeFiles(
    doors,
    left.map(({ key }) => key),
  );
}
