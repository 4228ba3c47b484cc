import { cacheExchange } from '@urql/exchange-graphcache';
import { createClient } from 'graphql-ws';
import { Client, fetchExchange, subscriptionExchange } from 'urql';

export interface Session {
  readonly client: Client;
  /** Without a cache: long lists would fill it. */
  readonly lists: Client;
  readonly close: () => void;
}

/** Whether the server is reachable over the socket, told to whoever listens. */
export type OnConnection = (connected: boolean) => void;

/** Told to the page when the server is there again: what was missed is asked for. */
export const RECONNECTED = 'pixelkiln:reconnected';

/** Closed because the token is unknown or may not: trying again does not help. */
const FINAL = new Set([4401, 4403]);

/** One client a token: its cache ends with it, so that another account never sees what was there. */
export function openSession(token: string, onConnection: OnConnection, onRefused: () => void): Session {
  const url = new URL('/graphql', location.href).href;
  const authorization = `Bearer ${token}`;
  let lost = false;
  const socket = createClient({
    url: url.replace(/^http/, 'ws'),
    connectionParams: { authorization },
    retryAttempts: Number.POSITIVE_INFINITY,
    shouldRetry: (event) => !FINAL.has((event as CloseEvent).code),
    on: {
      connected: () => {
        onConnection(true);
        if (lost) dispatchEvent(new Event(RECONNECTED));
        lost = false;
      },
      closed: (event) => {
        const { code, wasClean } = event as CloseEvent;
        if (FINAL.has(code)) onRefused();
        else if (!wasClean || code === 1006) {
          lost = true;
          onConnection(false);
        }
      },
    },
  });
  const client = new Client({
    url,
    preferGetMethod: false,
    fetchOptions: { headers: { authorization } },
    exchanges: [
      cacheExchange({
        // What has no id of its own is part of what holds it.
        keys: new Proxy(
          {},
          { get: (_all, type) => KEYS[type as string] ?? ((data: { id?: string }) => data.id ?? null) },
        ),
      }),
      fetchExchange,
      subscriptionExchange({
        forwardSubscription: ({ query, variables }) => ({
          subscribe: (sink) => ({ unsubscribe: socket.subscribe({ query: query ?? '', variables }, sink) }),
        }),
      }),
    ],
  });
  const lists = new Client({
    url,
    preferGetMethod: false,
    fetchOptions: { headers: { authorization } },
    requestPolicy: 'network-only',
    exchanges: [fetchExchange],
  });
  return { client, lists, close: () => void Promise.resolve(socket.dispose()).catch(ended) };
}

/** A connection that was refused rejects with how it was closed, which `closed` has told already. */
const ended = (): void => {};

const KEYS: Readonly<Record<string, (data: Record<string, unknown>) => string | null>> = {
  Animation: ({ groupId }) => (typeof groupId === 'string' ? groupId : null),
  // many moments of one job
  JobProgress: () => null,
};
