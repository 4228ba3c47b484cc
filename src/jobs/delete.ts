import { type Db, JobStatus } from '../db.ts';
import type { Storage } from '../storage/storage.ts';
import { cancelJob } from './cancel.ts';
import type { JobEvents } from './events.ts';

interface Doors {
  readonly db: Db;
  readonly storage: Storage;
  readonly events: JobEvents;
}

/**
 * Takes jobs of an account away with all that they made: unfinished ones are cancelled first and their holds released,
 * then rows (of what belongs to them too), then files. The ledger stays. Returns how many files were removed.
 */
export async function deleteJobs({ db, storage, events }: Doors, accountId: string, jobIds: readonly string[]) {
  const mine = { id: { in: [...jobIds] }, accountId };
  const unfinished = await db.job.findMany({
    where: { ...mine, status: { in: [JobStatus.QUEUED, JobStatus.RUNNING] } },
    select: { id: true },
  });
  for (const { id } of unfinished) await cancelJob(db, events, accountId, id);
  // No job of these can end any more, so that no new picture of theirs appears.
  const keys = await db.$transaction(async (tx) => {
    const images = await tx.image.findMany({ where: { job: mine }, select: { blobKey: true } });
    const blobs = images.map(({ blobKey }) => blobKey);
    await tx.image.deleteMany({ where: { job: mine } });
    await tx.blob.deleteMany({ where: { key: { in: blobs } } });
    await tx.job.deleteMany({ where: mine });
    return blobs;
  });
  await Promise.all(keys.map((key) => storage.delete(key)));
  return { files: keys.length };
}
