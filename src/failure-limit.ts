import { AppError } from './errors.ts';
import { rateLimitHeaders } from './limits.ts';

/** One attempt of a client. It is under way until one of its methods is called. */
export interface Attempt {
  /**
   * 'within': the client may fail. 'over': it has failed too often. 'crowded': it has not, but its other attempts that
   * are under way could fail that often; many at once may well be right ones of many people behind one address.
   */
  readonly state: 'within' | 'crowded' | 'over';
  /** It failed: what the client is told if that was once too often. */
  fail(): AppError | undefined;
  /** It did not fail, or nobody knows. */
  end(): void;
}

export interface FailureLimit {
  attempt(client: string): Attempt;
}

const WINDOW_MS = 60_000;
/** Clients that are remembered; of more, those are forgotten whose minute began first. */
const MOST_CLIENTS = 10_000;

interface Window {
  failures: number;
  underWay: number;
  /** Milliseconds since the epoch. */
  readonly endsAt: number;
}

/**
 * Counts failures of clients in fixed minutes. Each process counts for itself, in bounded memory: a flood of wrong tokens
 * must not become one of commands to Redis, and several processes only multiply a limit that is far below what hurts.
 * `onRefused` is called once a minute for a client that failed too often.
 */
export function createFailureLimit(
  perMinute: number,
  { onRefused = () => {}, now = Date.now }: { onRefused?: (client: string) => void; now?: () => number } = {},
): FailureLimit {
  const windows = new Map<string, Window>();

  const windowOf = (client: string): Window => {
    const open = windows.get(client);
    if (open && open.endsAt > now()) return open;
    // removed first, so that the map stays in the order in which minutes began
    windows.delete(client);
    if (windows.size >= MOST_CLIENTS) windows.delete(windows.keys().next().value!);
    const window = { failures: 0, underWay: 0, endsAt: now() + WINDOW_MS };
    windows.set(client, window);
    return window;
  };

  return {
    attempt: (client) => {
      const window = windowOf(client);
      const { failures, underWay } = window;
      window.underWay += 1;
      return {
        state: failures >= perMinute ? 'over' : failures + underWay >= perMinute ? 'crowded' : 'within',
        fail: () => {
          window.underWay -= 1;
          window.failures += 1;
          if (window.failures === perMinute + 1) onRefused(client);
          return window.failures > perMinute ? refusalOf(perMinute, window.endsAt - now()) : undefined;
        },
        end: () => {
          window.underWay -= 1;
        },
      };
    },
  };
}

function refusalOf(perMinute: number, remainingMs: number): AppError {
  return new AppError('TOO_MANY_REQUESTS', `Too many wrong API tokens: an address may send ${perMinute} a minute.`, {
    retryAfter: Math.max(1, Math.ceil(remainingMs / 1_000)),
    details: { headers: rateLimitHeaders(perMinute, 0, Math.max(0, remainingMs)) },
  });
}
