/**
 * `npm start`: runs everything that the service needs as processes of this one, and keeps it running. PostgreSQL and
 * Redis are embedded unless DATABASE_URL and REDIS_URL name others.
 */
import fs from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type Config, ConfigError, readConfig } from './config.ts';
import { firstToken } from './launch/first-token.ts';
import { greeting } from './launch/greeting.ts';
import { LockedError, takeLock } from './launch/lock.ts';
import { startPostgres } from './launch/postgres.ts';
import { apiProcess, workerProcess } from './launch/processes.ts';
import { freePort, isTaken } from './launch/programs.ts';
import { startRedis } from './launch/redis.ts';
import { servicesFile } from './launch/services-file.ts';
import { type Service, type ServiceEvents, StartError, supervise } from './launch/supervise.ts';
import { createLog } from './log.ts';
import { migrate } from './migrate.ts';

/** A problem that its message explains in full: no stack is shown. */
class LaunchError extends Error {}

/** The programs that do the service's work; tests put small ones in their place. */
const { values: programs } = parseArgs({
  options: {
    api: { type: 'string', default: 'src/server.ts' },
    worker: { type: 'string', default: 'workers/main.ts' },
  },
});
/** A second signal within this time is an echo: npm passes on what the terminal has sent to all. */
const ECHO_MS = 1000;

const began = performance.now();
const seconds = () => (performance.now() - began) / 1000;
const say = (text: string) => console.log(`pixelkiln  ${text}`);

/** What is to be ended, in the order in which it was started. */
const running: {
  api?: Service;
  workers: Service[];
  redis?: Service;
  postgres?: Service;
  unlock?: () => Promise<void>;
} = {
  workers: [],
};
let stopping = false;
/** The file that tells our other commands where the databases are. */
let servicesAt: string | undefined;

/**
 * Ends everything in the order that loses nothing: work, then answers, then what both stand on. What cannot be ended keeps
 * nothing else from it; rejects at the end with the first failure.
 */
async function stopAll(): Promise<void> {
  stopping = true;
  const steps: readonly (() => unknown)[] = [
    () => Promise.all(running.workers.map((worker) => worker.stop())),
    () => running.api?.stop(),
    () => running.redis?.stop(),
    () => running.postgres?.stop(),
    () => servicesAt && fs.rm(servicesAt, { force: true }),
    () => running.unlock?.(),
  ];
  const failures: unknown[] = [];
  for (const step of steps) {
    try {
      await step();
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
}

let firstSignal: number | undefined;

/** Stops cleanly and exits; called again, it exits at once. */
async function stopAndExit(): Promise<void> {
  if (firstSignal !== undefined) {
    if (performance.now() - firstSignal < ECHO_MS) return;
    say('Stopped at once.');
    process.exit(1);
  }
  firstSignal = performance.now();
  say('Stopping; once more to stop at once …');
  await stopAll().catch((error: Error) => console.error(error.message));
  say('Stopped.');
  process.exit(0);
}

function onSignals(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stopAndExit());
  // A terminal that was closed takes no more text; that must not keep us from stopping cleanly.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  // npm that was killed passes nothing on: then our parent is another one.
  const parent = process.ppid;
  if (!process.env.npm_lifecycle_event) return;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    void stopAndExit();
  }, 1000);
  watch.unref();
}

async function launch(): Promise<void> {
  let config = readConfig();
  onSignals();
  running.unlock = await takeLock(config.dataDir);
  await checkPort(config);
  config = { ...config, port: config.port || (await freePort(config.host)) };
  const log = createLog(config, { process: 'launcher', pid: process.pid });
  /** Deaths and recoveries go to the log; a crash is told by its last words too. */
  const watch = (name: string): ServiceEvents => ({
    died: (how, delayMs) => stopping || log.error({ service: name, how, delayMs }, 'process died, starts again'),
    recovered: () => log.info({ service: name }, 'process serves again'),
  });
  const quiet = (name: string): ServiceEvents => ({
    ...watch(name),
    line: (line) => (/\b(FATAL|PANIC)\b/.test(line) ? log.warn : log.debug).call(log, { service: name }, line),
  });

  // Loaded while the databases start.
  const database = import('./db.ts');
  const [databaseUrl, redisUrl] = await Promise.all([
    config.databaseUrl ?? embedPostgres(config, quiet('postgres')),
    config.redisUrl ?? embedRedis(config, quiet('redis')),
  ]);
  const applied = await migrate(databaseUrl).catch((error: Error) => {
    throw new LaunchError(`The database cannot be prepared: ${error.message}`);
  });
  if (applied.length) say(`Migrated the database: ${applied.join(', ')}.`);
  servicesAt = servicesFile(config.dataDir);
  await fs.writeFile(servicesAt, JSON.stringify({ databaseUrl, redisUrl }), { mode: 0o600 });

  const env = {
    DATABASE_URL: databaseUrl,
    REDIS_URL: redisUrl,
    DATA_DIR: config.dataDir,
    // Node ≥ 22 keeps compiled code there, which makes later starts faster; older ones do not look at it.
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? path.join(config.dataDir, 'compile-cache'),
  };
  const makeToken = async () => {
    const db = (await database).openDb(databaseUrl, 1);
    return firstToken(db, config).finally(() => db.$disconnect());
  };
  if (stopping) return;
  const [token] = await Promise.all([
    makeToken(),
    supervise(apiProcess(config, env, programs.api), watch('api')).then((api) => {
      running.api = api;
    }),
    ...Array.from({ length: config.workers }, async (_, i) => {
      running.workers.push(await supervise(workerProcess(i + 1, env, programs.worker), watch(`worker ${i + 1}`)));
    }),
  ]);
  if (!stopping) console.log(greeting(config, token, seconds()));
}

async function embedPostgres(config: Config, events: ServiceEvents): Promise<string> {
  const isNew = !(await fs.stat(path.join(config.dataDir, 'pg')).catch(() => undefined));
  if (isNew) say(`Making a new database in ${config.dataDir} …`);
  // Each process holds at most ten connections; the rest are for the command line and for us.
  const connections = 40 + 12 * config.workers;
  const postgres = await startPostgres({ dir: path.join(config.dataDir, 'pg'), connections, events });
  running.postgres = postgres;
  say(`PostgreSQL serves (${seconds().toFixed(1)} s).`);
  return postgres.url;
}

async function embedRedis(config: Config, events: ServiceEvents): Promise<string> {
  const redis = await startRedis({ dir: config.dataDir, events });
  running.redis = redis;
  const note = redis.kind === 'redis-server' ? '' : ', a stand-in: install redis-server ≥ 7 for many jobs at once';
  say(`Redis serves (${redis.kind}${note}; ${seconds().toFixed(1)} s).`);
  return redis.url;
}

/** Throws when the port cannot be had; a process that a killed launcher left is about to end, so it waits a little. */
async function checkPort({ host, port }: Config): Promise<void> {
  if (port === 0) return;
  let reason = await isTaken(port, host);
  for (let tries = 0; reason === 'EADDRINUSE' && tries < 10; tries++) {
    await sleep(100);
    reason = await isTaken(port, host);
  }
  if (reason === 'EADDRINUSE') throw new LaunchError(`Port ${port} of ${host} is taken: set PORT to another one.`);
  if (reason) throw new LaunchError(`Cannot listen on ${host}, port ${port}: ${reason}.`);
}

launch().catch(async (error: Error) => {
  if (stopping) return;
  const explained = [LaunchError, LockedError, ConfigError, StartError].some((kind) => error instanceof kind);
  console.error(`pixelkiln  ${explained ? error.message : (error.stack ?? error.message)}`);
  await stopAll().catch((failure: Error) => console.error(`pixelkiln  ${failure.message}`));
  process.exit(1);
});
