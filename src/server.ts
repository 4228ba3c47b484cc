/** The API process: composes schema, facades and services behind one HTTP server. */
import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { pathToFileURL } from 'node:url';
import { renderGraphiQL } from '@graphql-yoga/render-graphiql';
import express, { type RequestHandler } from 'express';
import { GraphQLError } from 'graphql';
import { useServer } from 'graphql-ws/use/ws';
import { createYoga } from 'graphql-yoga';
import helmet from 'helmet';
import { type Logger, pino } from 'pino';
import { WebSocketServer } from 'ws';
import { checkOperations } from '../facades/core/check.ts';
import type { FacadeDeps } from '../facades/core/deps.ts';
import { createMcpHandler } from '../facades/mcp/handler.ts';
import { createRest } from '../facades/rest/index.ts';
import { createWebRouter } from '../facades/web/router.ts';
import { schema } from '../schema/index.ts';
import { bearer } from './access.ts';
import { type Config, readConfig } from './config.ts';
import type { Context } from './context.ts';
import { AppError, type Issue } from './errors.ts';
import { type OpenServices, openServices } from './services.ts';

const GRAPHQL = '/graphql';

/** A running API. */
export interface Api {
  readonly url: string;
  close(): Promise<void>;
}

/** Opens everything and listens. Throws when the schema's operations or the configuration are wrong. */
export async function startApi(config: Config, log: Logger): Promise<Api> {
  const { databaseUrl, redisUrl } = config;
  if (!databaseUrl || !redisUrl)
    throw new Error('The API needs DATABASE_URL and REDIS_URL; `npm start` starts everything.');
  checkOperations(schema);
  const opened = await openServices({ ...config, databaseUrl, redisUrl }, log);
  const http = createServer(createApp(opened, log));
  // Behind a port of 0 the links know the port only now.
  const wss = serveWebSockets(http, opened, log);
  await new Promise<void>((resolve, reject) => {
    http.once('error', reject);
    http.listen(config.port, config.host, resolve);
  });
  const { port } = http.address() as { port: number };
  const url = `http://${config.host}:${port}`;
  log.info({ url }, 'api ready');
  return {
    url,
    close: async () => {
      await wss.dispose();
      http.closeIdleConnections();
      const closed = new Promise<void>((resolve) => http.close(() => resolve()));
      setTimeout(() => http.closeAllConnections(), 2_000).unref();
      await closed;
      await opened.close();
    },
  };
}

type GraphQLRequest = Pick<IncomingMessage, 'headers'>;

const contextOf = async (
  { services, authenticate }: OpenServices,
  log: Logger,
  request: Pick<Context, 'surface' | 'requestId'> & {
    authorization: string | undefined;
    idempotencyKey?: string | undefined;
    signal?: AbortSignal | undefined;
  },
): Promise<Context> => {
  const token = bearer(request.authorization);
  return {
    services,
    surface: request.surface,
    requestId: request.requestId,
    log: log.child({ requestId: request.requestId }),
    caller: token ? await authenticate(token) : null,
    tokenGiven: request.authorization !== undefined,
    ...(request.idempotencyKey ? { idempotencyKey: request.idempotencyKey } : {}),
    ...(request.signal ? { signal: request.signal } : {}),
  };
};

const admit = async (ctx: Context): Promise<Record<string, string>> =>
  ctx.caller ? ctx.services.limits.admit(ctx.caller) : {};

function createApp(opened: OpenServices, log: Logger): express.Express {
  const { config } = opened.services;
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.get('/healthz', (_req, res) => void res.json({ ok: true }));
  app.get('/readyz', async (_req, res) => {
    try {
      await opened.check();
      res.json({ ok: true });
    } catch (error) {
      res.status(503).json({ ok: false, reason: (error as Error).message });
    }
  });
  app.use(
    helmet({
      contentSecurityPolicy: { directives: { 'upgrade-insecure-requests': null } },
      strictTransportSecurity: config.publicUrl.startsWith('https:'),
    }),
  );
  const deps: FacadeDeps = {
    schema,
    log,
    maxBodyBytes: config.maxBodyBytes,
    context: (request) => contextOf(opened, log, request),
    admit,
  };
  app.use(
    GRAPHQL,
    refuseLongBodies(config.maxBodyBytes),
    graphiqlPolicy,
    createGraphQL(opened, log) as unknown as RequestHandler,
  );
  app.use('/v1', createRest('v1', deps));
  app.use('/v2', createRest('v2', deps));
  app.use(createRest('files', deps));
  app.all('/mcp', createMcpHandler({ ...deps, publicUrl: config.publicUrl }));
  app.use(createWebRouter());
  return app;
}

/** GraphQL reads its own body: it must say how long it is before it is read. */
const refuseLongBodies =
  (limit: number): RequestHandler =>
  (req, res, next) => {
    if (req.method !== 'POST') return next();
    const length = Number(req.headers['content-length'] ?? Number.NaN);
    const refuse = (status: number, code: string, message: string) =>
      res.status(status).json({ errors: [{ message, extensions: { code } }] });
    if (Number.isNaN(length)) refuse(411, 'BAD_USER_INPUT', 'Send a Content-Length header.');
    else if (length > limit)
      refuse(413, 'PAYLOAD_TOO_LARGE', `The body has ${length} bytes; at most ${limit} are taken.`);
    else next();
  };

/** GraphiQL is one page with its scripts inside. */
const graphiqlPolicy: RequestHandler = (req, res, next) => {
  if (req.method === 'GET')
    res.setHeader(
      'content-security-policy',
      "default-src 'self'; script-src 'self' 'unsafe-inline' 'unsafe-eval' blob:; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self' data:; worker-src 'self' blob: data:; connect-src 'self' ws: wss:",
    );
  next();
};

function createGraphQL(opened: OpenServices, log: Logger) {
  return createYoga<{ req?: GraphQLRequest; idempotencyKey?: string }, Context>({
    schema,
    graphqlEndpoint: GRAPHQL,
    landingPage: false,
    logging: false,
    graphiql: { title: 'Pixelkiln', subscriptionsProtocol: 'WS', headers: '{"Authorization": "Bearer "}' },
    renderGraphiQL,
    cors: false,
    batching: false,
    maskedErrors: { maskError: (error) => maskError(error, log) },
    context: async ({ request }) => {
      const ctx = await contextOf(opened, log, {
        surface: 'graphql',
        requestId: request.headers.get('x-request-id')?.slice(0, 100) || randomUUID(),
        authorization: request.headers.get('authorization') ?? undefined,
        idempotencyKey: request.headers.get('idempotency-key')?.slice(0, 200) ?? undefined,
        signal: request.signal,
      });
      await admit(ctx);
      return ctx;
    },
  });
}

/** What a GraphQL client sees of an error: AppErrors and syntax errors as they are, everything else opaque and logged. */
function maskError(error: unknown, log: Logger): Error {
  const cause = error instanceof GraphQLError ? (error.originalError ?? error) : error;
  const place =
    error instanceof GraphQLError
      ? { nodes: error.nodes, source: error.source, positions: error.positions, path: error.path }
      : {};
  const appError = asAppError(cause);
  if (appError) {
    const { code, message, issues, retryAfter, details, status } = appError;
    // The transport succeeded unless nothing was looked at: then proxies and clients should see why.
    const http =
      code === 'UNAUTHENTICATED' || code === 'TOO_MANY_REQUESTS' || code === 'OVERLOADED'
        ? { status, ...(retryAfter ? { headers: { 'retry-after': String(retryAfter) } } : {}) }
        : undefined;
    return new GraphQLError(message, {
      ...place,
      extensions: {
        code,
        ...(issues.length ? { issues } : {}),
        ...(retryAfter ? { retryAfter } : {}),
        ...(details ? { details } : {}),
        ...(http ? { http } : {}),
      },
    });
  }
  if (error instanceof GraphQLError && !error.originalError) return error;
  const requestId = randomUUID();
  log.error({ err: cause, requestId }, 'graphql operation failed');
  return new GraphQLError(`Internal error (request ${requestId})`, { ...place, extensions: { code: 'INTERNAL' } });
}

/** AppErrors, and what the validation plugin throws. */
function asAppError(cause: unknown): AppError | undefined {
  if (cause instanceof AppError) return cause;
  const issues = (cause as { issues?: readonly { path?: Issue['path']; message: string }[] }).issues;
  if (!(cause instanceof Error) || !Array.isArray(issues)) return undefined;
  const named = issues.map(({ path, message }) => ({ path: path ?? [], message, type: 'value_error' }));
  return new AppError('BAD_USER_INPUT', named.map((i) => `${i.path.join('.')}: ${i.message}`).join('; '), {
    issues: named,
  });
}

/** Subscriptions over graphql-ws; the token comes in connectionParams as `authorization` or `token`. */
function serveWebSockets(http: Server, opened: OpenServices, log: Logger) {
  const { config } = opened.services;
  const yoga = createGraphQL(opened, log);
  const wss = new WebSocketServer({ server: http, path: GRAPHQL, maxPayload: config.maxBodyBytes });
  type Envelop = { execute: (args: unknown) => unknown; subscribe: (args: unknown) => unknown };
  return useServer<{ authorization?: string; Authorization?: string; token?: string }>(
    {
      execute: (args) => (args.rootValue as Envelop).execute(args) as never,
      subscribe: (args) => (args.rootValue as Envelop).subscribe(args) as never,
      onSubscribe: async (ws, _id, params) => {
        const given = ws.connectionParams ?? {};
        const authorization =
          given.authorization ??
          given.Authorization ??
          (given.token ? `Bearer ${given.token}` : undefined) ??
          ws.extra.request.headers.authorization;
        const {
          schema: enveloped,
          execute,
          subscribe,
          contextFactory,
          parse,
          validate,
        } = yoga.getEnveloped({
          req: ws.extra.request,
          params,
          request: new Request('http://localhost/graphql', { headers: authorization ? { authorization } : {} }),
        } as never);
        try {
          const args = {
            schema: enveloped,
            operationName: params.operationName,
            document: parse(params.query),
            variableValues: params.variables,
            contextValue: await contextFactory(),
            rootValue: { execute, subscribe },
          };
          const errors = validate(args.schema, args.document);
          return errors.length ? errors : args;
        } catch (error) {
          return [maskError(error, log) as GraphQLError];
        }
      },
      onError: (_ws, _id, _payload, errors) => errors.map((e) => maskError(e, log) as GraphQLError),
    },
    wss,
  );
}

async function main(): Promise<void> {
  const config = readConfig();
  const log = pino({ level: config.logLevel, base: { process: 'api', pid: process.pid } });
  const api = await startApi(config, log);
  process.send?.('ready');
  let stopping = false;
  const stop = async (reason: string) => {
    if (stopping) process.exit(1);
    stopping = true;
    log.info({ reason }, 'api stops');
    setTimeout(() => process.exit(1), 12_000).unref();
    await api.close();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(signal));
  process.on('disconnect', () => void stop('disconnect'));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  main().catch((error: Error) => {
    console.error(error.message);
    process.exit(1);
  });
}
