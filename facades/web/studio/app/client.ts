import { cacheExchange } from '@urql/exchange-graphcache';
import { createClient } from 'graphql-ws';
import { Client, fetchExchange, subscriptionExchange } from 'urql';

export interface Session {
  readonly client: Client;
  readonly close: () => void;
}

/** Whether the server is reachable over the socket, told to whoever listens. */
export type OnConnection = (connected: boolean) => void;

/** Closed because the token is unknown or may not: trying again does not help. */
const FINAL = new Set([4401, 4403]);

/** One client a token: its cache ends with it, so that another account never sees what was there. */
export function openSession(token: string, onConnection: OnConnection, onRefused: () => void): Session {
  const url = new URL('/graphql', location.href).href;
  const authorization = `Bearer ${token}`;
  const socket = createClient({
    url: url.replace(/^http/, 'ws'),
    connectionParams: { authorization },
    retryAttempts: Number.POSITIVE_INFINITY,
    shouldRetry: (event) => !FINAL.has((event as CloseEvent).code),
    on: {
      connected: () => onConnection(true),
      closed: (event) => {
        const { code, wasClean } = event as CloseEvent;
        if (FINAL.has(code)) onRefused();
        else if (!wasClean || code === 1006) onConnection(false);
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
  return { client, close: () => void Promise.resolve(socket.dispose()).catch(ended) };
}

/** A connection that was refused rejects with how it was closed, which `closed` has told already. */
const ended = (): void => {};

const KEYS: Readonly<Record<string, (data: Record<string, unknown>) => string | null>> = {
  Animation: ({ groupId }) => (typeof groupId === 'string' ? groupId : null),
  // many moments of one job
  JobProgress: () => null,
};
