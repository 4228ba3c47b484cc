import { createClient } from 'graphql-ws';
import WebSocket from 'ws';

/** A problem with a server that its message explains in full. */
export class ClientError extends Error {}

type Variables = Record<string, unknown>;

/** What programs do with a running server: ask, listen, download. */
export interface Client {
  /** Answers of queries and mutations. Rejects with ClientError, also when the answer has errors. */
  ask<T>(query: string, variables?: Variables): Promise<T>;
  /** Events of a subscription until it ends. Throws ClientError. */
  listen<T>(query: string, variables?: Variables): AsyncGenerator<T>;
  /** A file by its path on the server. Rejects with ClientError. */
  download(path: string): Promise<Buffer>;
  close(): Promise<void>;
}

interface Answer<T> {
  readonly data?: T | null;
  readonly errors?: readonly { readonly message: string }[];
}

const errorsOf = (errors: Answer<unknown>['errors']) =>
  new ClientError((errors ?? []).map(({ message }) => message).join('\n') || 'The server gave an empty answer.');

/** Speaks GraphQL over HTTP and WebSocket to the server at `url`, an address without a path. Connects lazily. */
export function openClient(url: string, token: string): Client {
  const authorization = `Bearer ${token}`;
  const base = url.replace(/\/+$/, '');
  const unreachable = (cause: unknown) =>
    new ClientError(
      `No Pixelkiln server answers at ${base}: start one with \`npm start\`, or name another with --url.`,
      { cause },
    );
  const request = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const response = await fetch(base + path, { ...init, headers: { ...init.headers, authorization } }).catch(
      (error: unknown) => {
        throw unreachable(error);
      },
    );
    if (response.status === 401) throw new ClientError(`The server at ${base} does not know this token.`);
    return response;
  };
  const sockets = createClient({
    url: `${base.replace(/^http/, 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    connectionParams: { authorization },
    retryAttempts: 0,
  });
  return {
    async ask<T>(query: string, variables: Variables = {}) {
      const response = await request('/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query, variables }),
      });
      const { data, errors } = (await response.json().catch((error: unknown) => {
        throw unreachable(error);
      })) as Answer<T>;
      if (errors?.length || !data) throw errorsOf(errors);
      return data;
    },
    async *listen<T>(query: string, variables: Variables = {}) {
      const events = sockets.iterate<T>({ query, variables });
      const next = () =>
        events.next().catch((error: unknown) => {
          // the server refuses with a list of errors; everything else is the connection's end
          throw Array.isArray(error) ? errorsOf(error) : unreachable(error);
        });
      for (let event = await next(); !event.done; event = await next()) {
        const { data, errors } = event.value;
        if (errors?.length || !data) throw errorsOf(errors);
        yield data;
      }
    },
    async download(path) {
      const response = await request(path);
      if (!response.ok) throw new ClientError(`${path}: ${response.status} ${await response.text()}`);
      return Buffer.from(await response.arrayBuffer());
    },
    close: async () => sockets.dispose(),
  };
}
