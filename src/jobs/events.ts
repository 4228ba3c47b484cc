import type { Logger } from 'pino';
import { createClient } from 'redis';
import type { JobProgress } from './contract.ts';

/** Redis pub/sub. Messages are hints: whoever needs certainty reads the rows as well. */
export interface JobEvents {
  publish(progress: JobProgress): Promise<void>;
  /** Asks the worker that holds the job to stop. */
  publishCancel(jobId: string): Promise<void>;
  /** Calls `listener` for each message until the returned function is called. */
  onJob(jobId: string, listener: (progress: JobProgress) => void): Promise<() => void>;
  onAccount(accountId: string, listener: (progress: JobProgress) => void): Promise<() => void>;
  onCancel(listener: (jobId: string) => void): Promise<() => void>;
  /** Tells all processes, this one before all others and without Redis, that a token was revoked. */
  publishRevocation(tokenId: string): Promise<void>;
  onRevocation(listener: (tokenId: string) => void): Promise<() => void>;
  /** A message on a channel of another room's own. */
  tell(channel: string, message: string): Promise<void>;
  listen(channel: string, listener: (message: string) => void): Promise<() => void>;
  /** A client for rate limits and other short commands. */
  readonly client: ReturnType<typeof createClient>;
  readonly ready: boolean;
  close(): Promise<void>;
}

const JOB = 'pixelkiln:job:';
const ACCOUNT = 'pixelkiln:account:';
const CANCEL = 'pixelkiln:cancel';
const REVOKED = 'pixelkiln:revoked';
/** A reply that takes longer means that Redis is away: hints are dropped then, not piled up. */
const CONNECT_TIMEOUT_MS = 5_000;

/** Connects two clients (commands, subscriptions) that reconnect for ever. */
export async function openJobEvents(redisUrl: string, log: Logger): Promise<JobEvents> {
  const connect = async () => {
    const client = createClient({
      url: redisUrl,
      disableOfflineQueue: true,
      socket: {
        connectTimeout: CONNECT_TIMEOUT_MS,
        noDelay: true,
        reconnectStrategy: (retries) => Math.min(50 * 2 ** retries, 1_000),
      },
    });
    client.on('error', (error: Error) => log.warn({ err: error.message }, 'redis connection'));
    await client.connect();
    return client;
  };
  const [client, subscriber] = await Promise.all([connect(), connect()]);

  const publish = async (channel: string, message: string) => {
    try {
      await client.publish(channel, message);
    } catch (error) {
      log.debug({ err: (error as Error).message, channel }, 'event not published');
    }
  };
  // One Redis subscription a channel, however many listen to it here.
  const channels = new Map<
    string,
    { listeners: Set<(message: string) => void>; ready: Promise<void>; receive: (message: string) => void }
  >();
  const listen = async (channel: string, listener: (message: string) => void) => {
    let entry = channels.get(channel);
    if (!entry) {
      const listeners = new Set<(message: string) => void>();
      const receive = (message: string) => {
        for (const l of listeners) l(message);
      };
      entry = {
        listeners,
        receive,
        ready: subscriber
          .subscribe(channel, receive)
          .catch((error: Error) => log.warn({ err: error.message, channel }, 'not subscribed')),
      };
      channels.set(channel, entry);
    }
    entry.listeners.add(listener);
    const mine = entry;
    await mine.ready;
    return () => {
      mine.listeners.delete(listener);
      if (mine.listeners.size || channels.get(channel) !== mine) return;
      channels.delete(channel);
      subscriber.unsubscribe(channel, mine.receive).catch(() => {});
    };
  };
  const parsed = (listener: (progress: JobProgress) => void) => (message: string) =>
    listener(JSON.parse(message) as JobProgress);

  return {
    client,
    get ready() {
      return client.isReady && subscriber.isReady;
    },
    publish: async (progress) => {
      const message = JSON.stringify(progress);
      await Promise.all([publish(JOB + progress.jobId, message), publish(ACCOUNT + progress.accountId, message)]);
    },
    publishCancel: (jobId) => publish(CANCEL, jobId),
    onJob: (jobId, listener) => listen(JOB + jobId, parsed(listener)),
    onAccount: (accountId, listener) => listen(ACCOUNT + accountId, parsed(listener)),
    onCancel: (listener) => listen(CANCEL, listener),
    publishRevocation: async (tokenId) => {
      channels.get(REVOKED)?.receive(tokenId);
      await publish(REVOKED, tokenId);
    },
    onRevocation: (listener) => listen(REVOKED, listener),
    tell: publish,
    listen,
    close: async () => {
      for (const c of [client, subscriber]) c.destroy();
    },
  };
}

/** The same for a program that lives no longer than this message. Rejects when Redis is not reached at once. */
export async function publishRevocation(redisUrl: string, tokenId: string): Promise<void> {
  const client = createClient({ url: redisUrl, socket: { connectTimeout: 2_000, reconnectStrategy: false } });
  // The rejection says it; without a listener the event would end the program.
  client.on('error', () => {});
  try {
    await client.connect();
    await client.publish(REVOKED, tokenId);
  } finally {
    if (client.isOpen) client.destroy();
  }
}
