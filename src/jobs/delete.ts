import type { Logger } from 'pino';
import { type Db, JobStatus, type Tx } from '../db.ts';
import { AppError } from '../errors.ts';
import type { Storage } from '../storage/storage.ts';
import { cancelJob } from './cancel.ts';
import type { JobEvents } from './events.ts';
import { giveUpMade, removeFiles } from './files.ts';

interface Doors {
  readonly db: Db;
  readonly storage: Storage;
  readonly events: JobEvents;
  readonly log: Pick<Logger, 'warn'>;
}

/**
 * Takes jobs of an account away with all that they made: unfinished ones are cancelled first and their holds released;
 * then all rows go in one transaction, of what belongs to the jobs too; then the files, which the sweeper removes where
 * this process dies before. The ledger stays. Returns how many files there were.
 *
 * `select` names the jobs within that transaction and may hold locks that keep more from coming; it may throw. Where it
 * names unfinished jobs, the transaction ends with nothing done, they are cancelled, and it is asked again.
 */
export async function deleteJobs(
  doors: Doors,
  accountId: string,
  select: (tx: Tx) => Promise<readonly string[]>,
): Promise<{ files: number }> {
  const { db, events } = doors;
  for (;;) {
    const { unfinished, keys } = await db.$transaction(async (tx) => deleteRows(tx, accountId, await select(tx)));
    if (!unfinished.length) {
      await removeFiles(doors, keys);
      return { files: keys.length };
    }
    // Not in the transaction above: it would lock job and account in another order than those who end jobs.
    for (const id of unfinished) await cancelJob(db, events, accountId, id).catch(unlessGone);
  }
}

/** A job that another deletion took away meanwhile needs no cancelling. */
function unlessGone(error: unknown): void {
  if (!(error instanceof AppError && error.code === 'NOT_FOUND')) throw error;
}

/** Removes the rows, unless a job is unfinished: whoever works on it may still write. */
async function deleteRows(tx: Tx, accountId: string, jobIds: readonly string[]) {
  const mine = { id: { in: [...jobIds] }, accountId };
  const unfinished = await tx.job.findMany({
    where: { ...mine, status: { in: [JobStatus.QUEUED, JobStatus.RUNNING] } },
    select: { id: true },
  });
  if (unfinished.length) return { unfinished: unfinished.map(({ id }) => id), keys: [] };
  const keys = await giveUpMade(tx, mine);
  await tx.job.deleteMany({ where: mine });
  return { unfinished: [], keys };
}
