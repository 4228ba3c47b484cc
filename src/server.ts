/** The API process: composes schema, facades and services behind one HTTP server. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pathToFileURL } from 'node:url';
import express, { type RequestHandler } from 'express';
import helmet from 'helmet';
import type { Logger } from 'pino';
import { checkOperations } from '../facades/core/check.ts';
import type { FacadeDeps } from '../facades/core/deps.ts';
import { createMcpHandler } from '../facades/mcp/handler.ts';
import { createRest } from '../facades/rest/index.ts';
import { createWebRouter } from '../facades/web/router.ts';
import { schema } from '../schema/index.ts';
import { type Config, readConfig } from './config.ts';
import { createGraphQL, graphqlGuard, serveWebSockets } from './graphql.ts';
import { createLog } from './log.ts';
import { createMetrics, type Metrics } from './metrics.ts';
import { admit, contextOf } from './request-context.ts';
import { type OpenServices, openServices } from './services.ts';
import { startTracing } from './tracing.ts';

/** A running API. */
export interface Api {
  readonly url: string;
  close(): Promise<void>;
}

/** Time that requests under way have to end, in milliseconds. */
const CLOSE_MS = 5_000;

/** Opens everything and listens. Throws when the schema's operations or the configuration are wrong. */
export async function startApi(
  config: Config,
  log: Logger,
  options: Pick<FacadeDeps, 'checkReplies'> = {},
): Promise<Api> {
  const { databaseUrl, redisUrl } = config;
  if (!databaseUrl || !redisUrl)
    throw new Error('The API needs DATABASE_URL and REDIS_URL; `npm start` starts everything.');
  checkOperations(schema);
  const opened = await openServices({ ...config, databaseUrl, redisUrl }, log);
  const yoga = createGraphQL(schema, opened, log);
  const http = createServer(createApp(opened, yoga as unknown as RequestHandler, log, options));
  const sockets = serveWebSockets(http, yoga, config.maxBodyBytes, log);
  await new Promise<void>((resolve, reject) => {
    http.once('error', reject);
    http.listen(config.port, config.host, resolve);
  });
  const url = `http://${config.host}:${(http.address() as AddressInfo).port}`;
  log.info({ url }, 'api ready');
  return {
    url,
    close: async () => {
      await sockets.dispose();
      const closed = new Promise<void>((resolve) => http.close(() => resolve()));
      http.closeIdleConnections();
      setTimeout(() => http.closeAllConnections(), CLOSE_MS).unref();
      await closed;
      await opened.close();
    },
  };
}

function createApp(
  opened: OpenServices,
  graphql: RequestHandler,
  log: Logger,
  options: Pick<FacadeDeps, 'checkReplies'>,
): express.Express {
  const { config, db } = opened.services;
  const metrics = createMetrics(db);
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('trust proxy', config.trustProxy ?? false);
  app.get('/healthz', (_req, res) => void res.json({ ok: true }));
  app.get('/readyz', async (_req, res) => {
    try {
      await opened.check();
      res.json({ ok: true });
    } catch (error) {
      res.status(503).json({ ok: false, reason: (error as Error).message });
    }
  });
  app.get('/metrics', async (_req, res) => void res.type(metrics.contentType).send(await metrics.text()));
  const https = config.publicUrl.startsWith('https:');
  app.use(
    helmet({
      contentSecurityPolicy: { directives: { 'upgrade-insecure-requests': https ? [] : null } },
      strictTransportSecurity: https,
    }),
  );
  const deps: FacadeDeps = {
    schema,
    log,
    maxBodyBytes: config.maxBodyBytes,
    context: (request) => contextOf(opened, log, request),
    admit,
    ...options,
  };
  app.use('/graphql', measured(metrics, 'graphql'), graphqlGuard(config.maxBodyBytes), (req, res, next) => {
    // Yoga matches the whole path itself.
    req.url = req.originalUrl;
    return graphql(req, res, next);
  });
  app.use('/v1', measured(metrics, 'v1'), createRest('v1', deps));
  app.use('/v2', measured(metrics, 'v2'), createRest('v2', deps));
  app.all('/mcp', measured(metrics, 'mcp'), createMcpHandler({ ...deps, publicUrl: config.publicUrl }));
  app.use(createRest('files', deps));
  app.use(createWebRouter());
  return app;
}

/** Times every answer of a surface. */
const measured =
  (metrics: Metrics, surface: string): RequestHandler =>
  (_req, res, next) => {
    const began = performance.now();
    res.once('close', () =>
      metrics.request(
        { surface, operation: String(res.locals.operation ?? 'none'), status: res.statusCode },
        (performance.now() - began) / 1000,
      ),
    );
    next();
  };

async function main(): Promise<void> {
  const config = readConfig();
  const log = createLog(config, { process: 'api', pid: process.pid });
  const stopTracing = await startTracing(config, 'pixelkiln-api');
  const api = await startApi(config, log);
  process.send?.('ready');
  let stopping = false;
  const stop = async (reason: string) => {
    if (stopping) process.exit(1);
    stopping = true;
    log.info({ reason }, 'api stops');
    setTimeout(() => process.exit(1), 2 * CLOSE_MS).unref();
    await api.close();
    await stopTracing();
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
