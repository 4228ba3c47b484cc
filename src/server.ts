/** The API process: composes schema, facades and services behind one HTTP server. */
import { createServer, type Server } from 'node:http';
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
import { allowOrigins } from './allow-origins.ts';
import { clientAddress } from './client-address.ts';
import { type Config, readConfig } from './config.ts';
import { gamesSource } from './games/address.ts';
import { serveGames } from './games/serve.ts';
import { allowGraphiql, createGraphQL, serveWebSockets } from './graphql.ts';
import { graphqlGuard } from './graphql-bounds.ts';
import { createLog } from './log.ts';
import { createMetrics, type Metrics } from './metrics.ts';
import { metricsHandler, metricsServer } from './metrics-server.ts';
import { admit, contextOf } from './request-context.ts';
import { findGameFile } from './sandbox/games.ts';
import { type OpenServices, openServices } from './services.ts';
import { startTracing } from './tracing.ts';

/** A running API. */
export interface Api {
  readonly url: string;
  /** Where Prometheus reads. */
  readonly metricsUrl: string;
  /** Where deployed games are. */
  readonly gamesUrl: string;
  close(): Promise<void>;
}

/** Longer than the 60 s after which proxies give up an idle connection: who gives up first must not be us. */
const KEEP_ALIVE_MS = 75_000;
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
  const games = createServer();
  const gamesAt = await listenForGames(games, config, log);
  const gamesUrl = config.gamesUrl || gamesAt;
  const opened = await openServices({ ...config, gamesUrl, databaseUrl, redisUrl }, log);
  const answerGame = serveGames(findGameFile(opened.services), config.gamesHost);
  games.on('request', (req, res) => {
    answerGame(req, res).catch((error: Error) => {
      log.error({ err: error.message }, 'game not served');
      res.writeHead(500).end();
    });
  });
  const yoga = createGraphQL(schema, opened, log);
  const metrics = createMetrics(opened.services.db);
  const http = createServer(createApp(opened, yoga as unknown as RequestHandler, metrics, log, options));
  http.keepAliveTimeout = KEEP_ALIVE_MS;
  http.headersTimeout = KEEP_ALIVE_MS + 5_000;
  const sockets = serveWebSockets(http, yoga, opened, log);
  const url = await listen(http, config.host, config.port);
  const measures = config.metricsPort === undefined ? undefined : metricsServer(metrics, config.metricsToken);
  const metricsUrl = `${measures ? await listen(measures, config.host, config.metricsPort!) : url}/metrics`;
  log.info({ url, metricsUrl, gamesUrl }, 'api ready');
  return {
    url,
    metricsUrl,
    gamesUrl: gamesAt,
    close: async () => {
      await sockets.dispose();
      const closed = new Promise<void>((resolve) => http.close(() => resolve()));
      games.close();
      games.closeAllConnections();
      measures?.close();
      measures?.closeAllConnections();
      http.closeIdleConnections();
      setTimeout(() => http.closeAllConnections(), CLOSE_MS).unref();
      await closed;
      await opened.close();
    },
  };
}

/** The port after the API's may be somebody else's: then a free one serves, and the links name that. */
async function listenForGames(server: Server, config: Config, log: Logger): Promise<string> {
  const { host, port, gamesPort } = config;
  const next = port > 0 && port < 65_535 ? port + 1 : 0;
  const at = await listen(server, host, gamesPort ?? next).catch((error: NodeJS.ErrnoException) => {
    if (gamesPort !== undefined || error.code !== 'EADDRINUSE') throw error;
    log.warn({ port: next }, 'the port after the API’s is taken; games are served on a free one: set GAMES_PORT');
    return listen(server, host, 0);
  });
  return at.replace(/\/\/(?:0\.0\.0\.0|\[?::\]?):/, '//localhost:');
}

/** Gives the address that it listens on. */
async function listen(server: Server, host: string, port: number): Promise<string> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return `http://${host}:${(server.address() as AddressInfo).port}`;
}

function createApp(
  opened: OpenServices,
  graphql: RequestHandler,
  metrics: Metrics,
  log: Logger,
  options: Pick<FacadeDeps, 'checkReplies'>,
): express.Express {
  const { config } = opened.services;
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
  if (config.metricsPort === undefined) app.get('/metrics', metricsHandler(metrics, config.metricsToken));
  const https = config.publicUrl.startsWith('https:');
  app.use(
    helmet({
      contentSecurityPolicy: {
        directives: {
          'upgrade-insecure-requests': https ? [] : null,
          'style-src': ["'self'"],
          'font-src': ["'self'"],
          // pictures that are still being drawn come as data; what a user saves is a blob
          'img-src': ["'self'", 'data:', 'blob:'],
          // the studio shows games beside the talk about them
          'frame-src': ["'self'", gamesSource(config)],
        },
      },
      strictTransportSecurity: https,
    }),
  );
  const origins = config.corsOrigins;
  if (origins.length) app.use(allowOrigins(origins));
  const deps: FacadeDeps = {
    schema,
    log,
    maxBodyBytes: config.maxBodyBytes,
    context: (request) => contextOf(opened, log, request),
    admit,
    ...options,
  };
  const identityFor: Parameters<typeof graphqlGuard>[0] = (req) =>
    opened.authenticator.identify(req.headers.authorization, clientAddress(req, config.trustProxy));
  const guard = graphqlGuard(identityFor, config.maxBodyBytes);
  app.use('/graphql', measured(metrics, 'graphql'), allowGraphiql, guard, (req, res, next) => {
    // Yoga matches the whole path itself.
    req.url = req.originalUrl;
    return graphql(req, res, next);
  });
  app.use('/v1', measured(metrics, 'v1'), createRest('v1', deps));
  app.use('/v2', measured(metrics, 'v2'), createRest('v2', deps));
  app.all('/mcp', measured(metrics, 'mcp'), createMcpHandler({ ...deps, publicUrl: config.publicUrl, origins }));
  if (origins.length) app.use(showEverywhere);
  app.use(createRest('files', deps));
  app.use(createWebRouter());
  return app;
}

/** Pictures by their links: a page of another origin that shows one sends no Origin header that could be looked at. */
const showEverywhere: RequestHandler = (_req, res, next) => {
  res.setHeader('cross-origin-resource-policy', 'cross-origin');
  next();
};

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
