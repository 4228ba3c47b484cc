import { createRequire } from 'node:module';
import BeeQueue from 'bee-queue';
import type { Logger } from 'pino';
import { JobPriority } from '../db.ts';

/** bee-queue keeps its scripts' cache builder to itself, and needs it again whenever Redis has forgotten the scripts. */
const { buildCache } = createRequire(import.meta.url)('bee-queue/lib/lua') as {
  buildCache(client: unknown): Promise<unknown>;
};

/** What a queue message says; the row says the rest. */
export interface QueueMessage {
  readonly jobId: string;
  /** Milliseconds since the epoch, for the queue delay. */
  readonly sentAt: number;
}

export interface Queues {
  /** Gives a job to its queue. The same `(jobId, attempt)` waits there once, however often it is sent. */
  send(jobId: string, attempt: number, priority: JobPriority): Promise<void>;
  /** Starts taking messages, a few at a time from each queue. */
  consume(handler: (message: QueueMessage, priority: JobPriority) => Promise<void>): void;
  /** Calls back whenever Redis is there again after it was away. */
  onReconnect(listener: () => void): void;
  close(timeoutMs?: number): Promise<void>;
}

const STALL_MS = 5_000;
/** Messages of one queue that a worker holds: one that is worked on, one whose result is being stored. */
const IN_FLIGHT = 2;

type RedisClient = { on(event: 'ready', listener: () => void): void };

/**
 * One bee-queue a priority: bee-queue itself has no priorities. `worker` says whether this process takes messages.
 * Resolves once Redis is reached.
 */
export async function openQueues(redisUrl: string, log: Logger, worker: boolean): Promise<Queues> {
  const reconnected: (() => void)[] = [];
  const open = (priority: JobPriority) => {
    const queue = new BeeQueue<QueueMessage>(`pixelkiln-${priority.toLowerCase()}`, {
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
    queue.on('error', (error: Error) => log.warn({ err: error.message, queue: priority }, 'queue'));
    return queue;
  };
  const queues = Object.fromEntries(Object.values(JobPriority).map((p) => [p, open(p)])) as Record<
    JobPriority,
    BeeQueue<QueueMessage>
  >;
  await Promise.all(Object.values(queues).map((q) => q.ready()));
  for (const [i, q] of Object.values(queues).entries()) {
    const { client } = q as unknown as { client: RedisClient };
    // A restarted Redis has lost the scripts; without them every save() throws NOSCRIPT.
    client.on('ready', () => {
      buildCache(client)
        .then(() => {
          if (i === 0) for (const listener of reconnected) listener();
        })
        .catch((error: Error) => log.warn({ err: error.message }, 'queue scripts not loaded'));
    });
  }
  let stallTimer: NodeJS.Timeout | undefined;
  return {
    send: async (jobId, attempt, priority) => {
      await queues[priority].createJob({ jobId, sentAt: Date.now() }).setId(`${jobId}.${attempt}`).save();
    },
    consume: (handler) => {
      for (const [priority, q] of Object.entries(queues) as [JobPriority, BeeQueue<QueueMessage>][])
        q.process(IN_FLIGHT, (job: BeeQueue.Job<QueueMessage>) => handler(job.data, priority));
      stallTimer = setInterval(() => {
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
