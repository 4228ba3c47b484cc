import type { Logger } from 'pino';
import { type Authenticator, createAuthenticator } from './authenticate.ts';
import type { Config } from './config.ts';
import type { Services } from './context.ts';
import { openDb } from './db.ts';
import { createEnqueue } from './jobs/enqueue.ts';
import { openJobEvents } from './jobs/events.ts';
import { openHints } from './jobs/hints.ts';
import { startSweeping } from './jobs/sweep.ts';
import { queuedEvent } from './jobs/wait.ts';
import { createLimits } from './limits.ts';
import { createMadeFiles } from './made-files.ts';
import { openStorage } from './storage/open.ts';

export interface OpenServices {
  readonly services: Services;
  readonly authenticator: Authenticator;
  /** Throws with the reason when something that requests need is away. */
  readonly check: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/**
 * Opens all doors that operations go through: database, Redis, queues, files. An API process sweeps, too; a worker that
 * runs operations for the assistant leaves that to it.
 */
export async function openServices(
  config: Config & { databaseUrl: string; redisUrl: string },
  log: Logger,
  { sweeps = true }: { readonly sweeps?: boolean } = {},
): Promise<OpenServices> {
  const db = openDb(config.databaseUrl, 12);
  const storage = openStorage(config);
  // Said, not fatal: who may store files need not be allowed to look at the bucket, and the store may come later.
  storage.check().catch((error: Error) => log.error({ err: error.message }, 'files cannot be stored now'));
  const [events, hints] = await Promise.all([
    openJobEvents(config.redisUrl, log),
    openHints(config.redisUrl, log, false),
  ]);
  const sweeper = sweeps ? startSweeping({ db, events, wake: hints.wake, storage, log }) : undefined;
  if (sweeper) hints.onReconnect(sweeper.kick);
  const authenticator = createAuthenticator(db, config, log);
  await events.onRevocation(authenticator.revoked);
  const files = createMadeFiles();
  const services: Services = {
    config,
    db,
    storage,
    events,
    enqueue: createEnqueue(db, config, hints.wake, (job) => void events.publish(queuedEvent(job))),
    limits: createLimits(config, events),
    files,
    log,
  };
  return {
    services,
    authenticator,
    check: async () => {
      await db.$queryRaw`select 1`;
      if (!events.ready) throw new Error('Redis is not reachable');
    },
    close: async () => {
      authenticator.close();
      await sweeper?.stop();
      await files.close();
      await hints.close(1_000);
      await events.close();
      await db.$disconnect();
    },
  };
}
