import { AppError } from './errors.ts';
import { rateLimitHeaders } from './limits.ts';

/** One attempt of a client that counts as failed until it is given back. */
export interface Attempt {
  /** The client has failed too often: what it is told if it fails again. */
  readonly refusal: AppError | undefined;
  /** It was no failure. */
  giveBack(): void;
}

export interface FailureLimit {
  /** Counts an attempt, before its outcome is known: of many at once, no more than the limit pass. */
  attempt(client: string): Attempt;
}

const WINDOW_MS = 60_000;
/** Clients that are remembered; of more, those are forgotten whose minute began first. */
const MOST_CLIENTS = 10_000;

interface Window {
  count: number;
  /** Milliseconds since the epoch. */
  readonly endsAt: number;
}

/**
 * Counts failures of clients in fixed minutes. Each process counts for itself, in bounded memory: a flood of wrong tokens
 * must not become one of commands to Redis, and several processes only multiply a limit that is far below what hurts.
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
    const window = { count: 0, endsAt: now() + WINDOW_MS };
    windows.set(client, window);
    return window;
  };

  return {
    attempt: (client) => {
      const window = windowOf(client);
      window.count += 1;
      if (window.count === perMinute + 1) onRefused(client);
      return {
        refusal: window.count > perMinute ? refusalOf(perMinute, window.endsAt - now()) : undefined,
        giveBack: () => {
          window.count -= 1;
        },
      };
    },
  };
}

function refusalOf(perMinute: number, remainingMs: number): AppError {
  return new AppError('TOO_MANY_REQUESTS', `Too many wrong API tokens: an address may send ${perMinute} a minute.`, {
    retryAfter: Math.max(1, Math.ceil(remainingMs / 1_000)),
    details: { headers: rateLimitHeaders(perMinute, 0, remainingMs) },
  });
}
