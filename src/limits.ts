import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { Config } from './config.ts';
import type { Caller } from './context.ts';
import { AppError } from './errors.ts';
import type { JobEvents } from './jobs/events.ts';

/** Headers of the IETF draft "RateLimit header fields for HTTP". */
export type RateLimitHeaders = Record<'RateLimit-Limit' | 'RateLimit-Remaining' | 'RateLimit-Reset', string>;

export interface Limits {
  /** Counts one request of a token. Throws TOO_MANY_REQUESTS with the seconds to wait. */
  admit(caller: Caller): Promise<RateLimitHeaders>;
  /** Counts one request without a token, of a client. Throws TOO_MANY_REQUESTS with the seconds to wait. */
  admitClient(client: string): Promise<RateLimitHeaders>;
}

const WINDOW_S = 60;

/** `points`: requests of a whole window; `resetMs`: milliseconds until the next one. */
export const rateLimitHeaders = (points: number, remaining: number, resetMs: number): RateLimitHeaders => ({
  'RateLimit-Limit': String(points),
  'RateLimit-Remaining': String(Math.max(0, remaining)),
  'RateLimit-Reset': String(Math.ceil(resetMs / 1_000)),
});

/**
 * Fixed windows. Tokens are counted in Redis; while it is away each process counts for itself. Clients without a token are
 * counted by each process alone: a flood of them must not become one of commands to Redis.
 */
export function createLimits(
  { rateLimitPerMinute, openRateLimitPerMinute }: Pick<Config, 'rateLimitPerMinute' | 'openRateLimitPerMinute'>,
  events: JobEvents,
): Limits {
  const ofTokens = { points: rateLimitPerMinute, duration: WINDOW_S };
  const tokens = new RateLimiterRedis({
    storeClient: events.client,
    useRedisPackage: true,
    keyPrefix: 'pixelkiln:rate',
    ...ofTokens,
    insuranceLimiter: new RateLimiterMemory(ofTokens),
  });
  const clients = new RateLimiterMemory({ points: openRateLimitPerMinute, duration: WINDOW_S });
  return {
    admit: ({ tokenId }) => counted(tokens, tokenId, 'this token may make'),
    admitClient: (client) => counted(clients, client, 'without a token an address may make'),
  };
}

async function counted(limiter: RateLimiterAbstract, key: string, whoMay: string): Promise<RateLimitHeaders> {
  const { points } = limiter;
  const headers = (res: RateLimiterRes) => rateLimitHeaders(points, res.remainingPoints, res.msBeforeNext);
  try {
    return headers(await limiter.consume(key));
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    const retryAfter = Math.max(1, Math.ceil(refused.msBeforeNext / 1_000));
    throw new AppError('TOO_MANY_REQUESTS', `Too many requests: ${whoMay} ${points} a minute.`, {
      retryAfter,
      details: { headers: headers(refused) },
    });
  }
}
