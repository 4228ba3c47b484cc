import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { Config } from './config.ts';
import type { Caller } from './context.ts';
import { AppError } from './errors.ts';
import type { JobEvents } from './jobs/events.ts';

/** Headers of the IETF draft "RateLimit header fields for HTTP". */
export type RateLimitHeaders = Record<'RateLimit-Limit' | 'RateLimit-Remaining' | 'RateLimit-Reset', string>;

export interface Limits {
  /** Counts one request of a token. Throws TOO_MANY_REQUESTS with the seconds to wait. */
  admit(caller: Caller): Promise<RateLimitHeaders>;
}

const WINDOW_S = 60;

/** `points`: requests of a whole window; `resetMs`: milliseconds until the next one. */
export const rateLimitHeaders = (points: number, remaining: number, resetMs: number): RateLimitHeaders => ({
  'RateLimit-Limit': String(points),
  'RateLimit-Remaining': String(Math.max(0, remaining)),
  'RateLimit-Reset': String(Math.ceil(resetMs / 1_000)),
});

/** A fixed window a token, counted in Redis; while Redis is away each process counts for itself. */
export function createLimits(config: Pick<Config, 'rateLimitPerMinute'>, events: JobEvents): Limits {
  const points = config.rateLimitPerMinute;
  const limiter = new RateLimiterRedis({
    storeClient: events.client,
    useRedisPackage: true,
    keyPrefix: 'pixelkiln:rate',
    points,
    duration: WINDOW_S,
    insuranceLimiter: new RateLimiterMemory({ points, duration: WINDOW_S }),
  });
  const headers = (res: RateLimiterRes) => rateLimitHeaders(points, res.remainingPoints, res.msBeforeNext);
  return {
    admit: async (caller) => {
      try {
        return headers(await limiter.consume(caller.tokenId));
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused;
        const retryAfter = Math.max(1, Math.ceil(refused.msBeforeNext / 1_000));
        throw new AppError('TOO_MANY_REQUESTS', `Too many requests: this token may make ${points} a minute.`, {
          retryAfter,
          details: { headers: headers(refused) },
        });
      }
    },
  };
}
