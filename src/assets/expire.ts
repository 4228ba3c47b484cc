import type { Logger } from 'pino';
import type { Db } from '../db.ts';
import type { JobEvents } from '../jobs/events.ts';
import { giveUpMade, removeFiles } from '../jobs/files.ts';
import type { Storage } from '../storage/storage.ts';
import { publishAssetChange } from './events.ts';

interface Doors {
  readonly db: Db;
  readonly storage: Storage;
  readonly log: Pick<Logger, 'warn'>;
  readonly events?: JobEvents;
}

const BATCH = 500;

/** Removes assets whose time has come, with their animations and all that was made: rows first, then files. Jobs stay. */
export async function expireAssets({ db, storage, log, events }: Doors): Promise<void> {
  const expired = await db.asset.findMany({
    where: { expiresAt: { lt: new Date() } },
    select: { id: true, accountId: true, kind: true, jobId: true, animations: { select: { jobId: true } } },
    take: BATCH,
  });
  for (const { id, accountId, kind, jobId, animations } of expired) {
    const jobs = animations.map((animation) => animation.jobId);
    const { count, keys } = await db.$transaction(async (tx) => {
      // several processes may do this: none of it fails when another was first
      const gone = await tx.asset.deleteMany({ where: { id } });
      return { ...gone, keys: await giveUpMade(tx, { id: { in: jobId ? [jobId, ...jobs] : jobs } }) };
    });
    await removeFiles({ db, storage, log }, keys);
    if (count && events) await publishAssetChange(events, { accountId, assetId: id, kind, change: 'DELETED' });
  }
}
