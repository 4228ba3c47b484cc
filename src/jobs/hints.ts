/**
 * Messages that wake workers, through bee-queue: one queue a lane. A message says that there is work, the rows say which;
 * one that is lost costs the two seconds after which an idle worker looks for itself, one too many costs a look.
 */
import { createRequire } from 'node:module';
import BeeQueue from 'bee-queue';
import type { Logger } from 'pino';
import { LANES, type Lane } from './job-kind.ts';

/** bee-queue keeps its scripts' cache builder to itself, and needs it again whenever Redis has forgotten the scripts. */
const { buildCache } = createRequire(import.meta.url)('bee-queue/lib/lua') as {
  buildCache(client: unknown): Promise<unknown>;
};

interface Message {
  /** How many jobs came: a worker that cannot take them all wakes another one. */
  readonly jobs: number;
}

export interface Hints {
  /** Wakes a worker. Never fails: the rows are the truth. */
  wake(lane: Lane, jobs: number): void;
  /** Hears messages of a lane. The next one is taken once `handler` has settled. */
  listen(lane: Lane, handler: (jobs: number) => Promise<void>): void;
  /** Calls back whenever Redis is there again after it was away. */
  onReconnect(listener: () => void): void;
  close(timeoutMs?: number): Promise<void>;
}

const STALL_MS = 5_000;
/** While so many messages wait, every worker is busy, and looks again before it takes the last of them. */
const ENOUGH_WAITING = 8;

interface RedisClient {
  on(event: 'ready', listener: () => void): void;
  llen(key: string, done: (error: Error | null, length: number) => void): void;
}
/** What bee-queue has, and its types leave out. */
interface Inside {
  readonly client: RedisClient;
  toKey(name: string): string;
}

/** `worker` says whether this process takes messages. Resolves once Redis is reached. */
export async function openHints(
  redisUrl: string,
  log: Pick<Logger, 'warn' | 'debug'>,
  worker: boolean,
): Promise<Hints> {
  const reconnected: (() => void)[] = [];
  const open = (lane: Lane) => {
    const queue = new BeeQueue<Message>(`pixelkiln-${lane}`, {
      redis: {
        url: redisUrl,
        retry_strategy: ({ attempt }: { attempt: number }) => Math.min(50 * 2 ** Math.min(attempt, 6), 1_000),
      } as object,
      isWorker: worker,
      getEvents: false,
      sendEvents: false,
      storeJobs: false,
      stallInterval: STALL_MS,
      removeOnSuccess: true,
      removeOnFailure: true,
    });
    queue.on('error', (error: Error) => log.warn({ err: error.message, queue: lane }, 'queue'));
    return queue;
  };
  const queues = Object.fromEntries(LANES.map((lane) => [lane, open(lane)])) as Record<Lane, BeeQueue<Message>>;
  await Promise.all(Object.values(queues).map((q) => q.ready()));
  for (const [i, q] of Object.values(queues).entries()) {
    const { client } = q as unknown as Inside;
    // A restarted Redis has lost the scripts; without them every save() throws NOSCRIPT.
    client.on('ready', () => {
      buildCache(client)
        .then(() => {
          if (i === 0) for (const listener of reconnected) listener();
        })
        .catch((error: Error) => log.warn({ err: error.message }, 'queue scripts not loaded'));
    });
  }
  const waiting = (lane: Lane) =>
    new Promise<number>((resolve, reject) => {
      const { client, toKey } = queues[lane] as unknown as Inside;
      client.llen(toKey.call(queues[lane], 'waiting'), (error, length) => (error ? reject(error) : resolve(length)));
    });
  const send = async (lane: Lane, jobs: number) => {
    if ((await waiting(lane)) < ENOUGH_WAITING) await queues[lane].createJob({ jobs }).save();
  };
  /** Of wakes within one turn of the event loop one is sent. */
  const gathered = new Map<Lane, number>();
  let stallTimer: NodeJS.Timeout | undefined;
  return {
    wake: (lane, jobs) => {
      const before = gathered.get(lane);
      gathered.set(lane, (before ?? 0) + jobs);
      if (before !== undefined) return;
      setImmediate(() => {
        const all = gathered.get(lane)!;
        gathered.delete(lane);
        send(lane, all).catch((error: Error) =>
          log.debug({ err: error.message, lane }, 'no worker was woken; one looks by itself soon'),
        );
      });
    },
    listen: (lane, handler) => {
      queues[lane].process(1, ({ data }: BeeQueue.Job<Message>) => handler(data.jobs));
      stallTimer ??= setInterval(() => {
        for (const q of Object.values(queues))
          q.checkStalledJobs().catch((error: Error) => log.warn({ err: error.message }, 'stalled check'));
      }, STALL_MS);
    },
    onReconnect: (listener) => reconnected.push(listener),
    close: async (timeoutMs = 5_000) => {
      clearInterval(stallTimer);
      await Promise.all(Object.values(queues).map((q) => q.close(timeoutMs).catch(() => {})));
    },
  };
}
