import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { readConfig } from '../../src/config.ts';
import { type Db, openDb } from '../../src/db.ts';
import type { Handlers } from '../../src/jobs/contract.ts';
import { openJobStore } from '../../src/jobs/store.ts';
import { openSandboxStore } from '../../src/sandbox/store.ts';
import { startApi } from '../../src/server.ts';
import { openStorage } from '../../src/storage/open.ts';
import { openAgent } from '../../workers/agent/index.ts';
import type { TurnLimits } from '../../workers/agent/limits.ts';
import { openOperations } from '../../workers/agent/open-operations.ts';
import { consumeJobs } from '../../workers/consume.ts';
import { createHandlers } from '../../workers/handlers/index.ts';
import { openSandboxHost } from '../../workers/sandbox/host.ts';
import { openEngine } from '../../workers/thread/host.ts';
import { type TestAccount, testAccount } from './account.ts';
import { testServices } from './services.ts';

// biome-ignore lint/suspicious/noExplicitAny: tests look into answers of any shape
type Json = any;

export interface TestApi {
  readonly url: string;
  readonly metricsUrl: string;
  readonly gamesUrl: string;
  /** The worker's, where there is one. */
  readonly hostId: string | undefined;
  readonly db: Db;
  readonly account: TestAccount;
  /** A request with the account's token; `body` becomes JSON. Any status is an answer. */
  call(
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<{ status: number; headers: Headers; body: Json }>;
  graphql<T = Json>(
    query: string,
    variables?: Record<string, unknown>,
    headers?: Record<string, string>,
  ): Promise<{ data: T; errors?: { message: string; extensions: Json }[] }>;
  close(): Promise<void>;
}

export interface TestApiOptions {
  readonly env?: Record<string, string>;
  /** 'engine': a worker with the real engine in this process; handlers of your own; or no worker. */
  readonly worker?: 'engine' | Handlers | null;
  /** Sandbox sessions of the worker are real: in a jail, where there is one. */
  readonly sandboxes?: boolean;
  /** Limits of the assistant, where they differ. */
  readonly agentLimits?: Partial<TurnLimits>;
}

const MODELS = path.resolve(import.meta.dirname, '../../models');

let engine: ReturnType<typeof openEngine> | undefined;
/** One thread for all files that this process runs: it keeps no request's state, and ends with the process. */
function sharedEngine() {
  engine ??= openEngine({ modelsDir: MODELS, device: 'cpu', log: () => {} });
  return engine;
}

/** The whole service in this process, on a database and a Redis of this test file and a free port. */
export async function startTestApi({
  env = {},
  worker = 'engine',
  sandboxes = false,
  agentLimits = {},
}: TestApiOptions = {}): Promise<TestApi> {
  const { databaseUrl, redisUrl } = await testServices();
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'pixelkiln-api-'));
  const config = readConfig({
    DATABASE_URL: databaseUrl,
    REDIS_URL: redisUrl,
    DATA_DIR: dataDir,
    PORT: '0',
    RATE_LIMIT_PER_MINUTE: '1000000',
    WRONG_TOKENS_PER_MINUTE: '1000000',
    OPEN_RATE_LIMIT_PER_MINUTE: '1000000',
    MAX_ACTIVE_JOBS: '10000',
    MAX_BACKLOG: '10000',
    LOG_LEVEL: 'silent',
    ...env,
  });
  const log = pino({ level: config.logLevel });
  const api = await startApi(config, log, { checkReplies: true });
  const db = openDb(databaseUrl, 3);
  const account = await testAccount(db);
  let hostId: string | undefined;
  const closers: (() => Promise<unknown>)[] = [];
  if (worker) {
    const storage = openStorage(config);
    const store = await openJobStore({ databaseUrl, redisUrl, storage, log });
    hostId = store.hostId;
    const engine = worker === 'engine' ? await sharedEngine() : undefined;
    const host = sandboxes
      ? await openSandboxHost({
          dir: path.join(dataDir, 'sandboxes'),
          toolsDir: path.resolve(import.meta.dirname, '../../node_modules'),
          store: openSandboxStore({ databaseUrl, storage, log, hostId: store.hostId }),
          log,
        })
      : undefined;
    const agent = openAgent(config.agent, () => openOperations({ ...config, databaseUrl, redisUrl }, log), agentLimits);
    const real = createHandlers({ engine: engine!, storage, sandboxes: host!, agent });
    const handlers = engine ? real : (worker as Handlers);
    const waiting = { chatTurn: real.chatTurn, ...(host ? { sandboxCall: real.sandboxCall } : {}) };
    const consumer = await consumeJobs(store, { ...handlers, ...waiting }, log);
    closers.push(async () => {
      await consumer.stop(1_000);
      await host?.close();
      await agent.close();
    });
  }
  const authorization = `Bearer ${account.token}`;
  const call: TestApi['call'] = async (method, at, body, headers = {}) => {
    const res = await fetch(api.url + at, {
      method,
      headers: { authorization, ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await res.text();
    return {
      status: res.status,
      headers: res.headers,
      body: /json/.test(res.headers.get('content-type') ?? '') ? JSON.parse(text) : text,
    };
  };
  return {
    url: api.url,
    metricsUrl: api.metricsUrl,
    gamesUrl: api.gamesUrl,
    hostId,
    db,
    account,
    call,
    graphql: async (query, variables, headers) => (await call('POST', '/graphql', { query, variables }, headers)).body,
    close: async () => {
      for (const close of closers) await close();
      await api.close();
      await db.$disconnect();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
