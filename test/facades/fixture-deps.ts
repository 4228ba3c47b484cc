import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import type { GraphQLSchema } from 'graphql';
import pino from 'pino';
import type { FacadeDeps, FacadeRequest } from '../../facades/core/deps.ts';
import type { Context } from '../../src/context.ts';
import { AppError } from '../../src/errors.ts';
import { fixtureSchema } from './fixture-schema.ts';

export const quiet = pino({ level: 'silent' });

/** A context of the fixture: `Bearer all` may do everything, `Bearer reader` may read, `Bearer busy` is over its rate. */
export function fixtureContext(request: Partial<FacadeRequest> = {}): Context {
  const token = /^Bearer (\w+)$/.exec(request.authorization ?? '')?.[1];
  const scopes = { all: ['*'], busy: ['*'], reader: ['objects:read'] }[token ?? ''];
  return {
    services: {} as Context['services'],
    surface: request.surface ?? 'v2',
    requestId: request.requestId ?? 'r-1',
    log: quiet,
    client: '127.0.0.1',
    caller: scopes ? { accountId: 'account', tokenId: token!, scopes } : null,
    ...(token !== undefined && !scopes ? { refusal: new AppError('UNAUTHENTICATED', 'Invalid API token') } : {}),
    ...(request.idempotencyKey === undefined ? {} : { idempotencyKey: request.idempotencyKey }),
    ...(request.signal ? { signal: request.signal } : {}),
  };
}

export const fixtureDeps = (schema: GraphQLSchema = fixtureSchema()): FacadeDeps => ({
  schema,
  context: async (request) => fixtureContext(request),
  admit: async (ctx) => {
    if (ctx.caller?.tokenId === 'busy')
      throw new AppError('TOO_MANY_REQUESTS', 'Too many requests', {
        retryAfter: 12,
        details: { headers: { 'RateLimit-Limit': '1' } },
      });
    return { 'RateLimit-Limit': '100' };
  },
  log: quiet,
  maxBodyBytes: 10_000,
});

/** Serves handlers on a loopback port. */
export async function serve(mount: (app: express.Express) => void) {
  const app = express();
  mount(app);
  const server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
