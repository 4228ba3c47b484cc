import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { bundlePrograms } from '../../src/bundle.mjs';
import { openDb } from '../../src/db.ts';
import { startPostgres } from '../../src/launch/postgres.ts';
import { freePort, tsxArgs } from '../../src/launch/programs.ts';
import { type RedisKind, startRedis } from '../../src/launch/redis.ts';
import { migrate } from '../../src/migrate.ts';
import { API_ENV, API_FLAGS, WORKER_ENV, WORKER_FLAGS } from '../../src/process-memory.mjs';
import { testAccount } from '../setup/account.ts';
import { cpuMs } from './cpu.ts';

/** `PROFILE_DIR=folder npm run bench …` writes a CPU profile of each process there. */
const { PROFILE_DIR } = process.env;
const PROFILE = PROFILE_DIR ? ['--cpu-prof', `--cpu-prof-dir=${PROFILE_DIR}`] : [];

const ROOT = path.resolve(import.meta.dirname, '../..');

/** The service as `npm start` runs it, each process apart, so that each can be timed and weighed. */
export interface Stand {
  readonly url: string;
  readonly token: string;
  readonly accountId: string;
  /** Where files lie. */
  readonly dataDir: string;
  readonly databaseUrl: string;
  readonly redisUrl: string;
  readonly redisKind: RedisKind;
  readonly workers: number;
  /** Greatest resident memory so far, in MiB; of the workers that of the first. */
  peakMiB(process: 'api' | 'worker'): Promise<number>;
  /** Resident memory now, in MiB. */
  nowMiB(process: 'api' | 'worker'): Promise<number>;
  /** Milliseconds of processor time so far. */
  cpu(): Readonly<Record<'api' | 'workers' | 'postgres' | 'redis', number>>;
  /** Starts another program of ours on the same services; resolves when it has sent 'ready'. */
  start(file: string, args?: readonly string[], more?: Readonly<Record<string, string>>): Promise<ChildProcess>;
  /** Kills the API as a crash would, and gives the milliseconds until another one serves. */
  restartApi(): Promise<number>;
  stop(): Promise<void>;
}

interface StandOptions {
  readonly kind?: RedisKind;
  /** The worker's source, from the root. */
  readonly workerFile: string;
  /** How many; 1 where it is not said. */
  readonly workers?: number;
}

/** Starts PostgreSQL, Redis (`kind`), the API and workers. */
export async function startStand({ kind, workerFile, workers: count = 1 }: StandOptions): Promise<Stand> {
  const dir = await mkdtemp(path.join(os.tmpdir(), 'pixelkiln-bench-'));
  const [postgres, redis, port] = await Promise.all([
    startPostgres({ dir: path.join(dir, 'pg') }),
    startRedis({ dir, ...(kind ? { kind } : {}) }),
    freePort(),
  ]);
  await migrate(postgres.url);
  const db = openDb(postgres.url, 2);
  const account = await testAccount(db, { usd: 1_000_000 });
  await db.$disconnect();
  const env = {
    ...process.env,
    DATABASE_URL: postgres.url,
    REDIS_URL: redis.url,
    DATA_DIR: dir,
    PORT: String(port),
    LOG_LEVEL: 'warn',
    RATE_LIMIT_PER_MINUTE: '1000000',
    OPEN_RATE_LIMIT_PER_MINUTE: '1000000',
    MAX_ACTIVE_JOBS: '100000',
    MAX_BACKLOG: '100000',
  };
  const start = (
    file: string,
    args: readonly string[] = [],
    more: Readonly<Record<string, string>> = {},
    flags: readonly string[] = [],
  ) =>
    new Promise<ChildProcess>((resolve, reject) => {
      const child = spawn(process.execPath, [...PROFILE, ...flags, ...tsxArgs(path.resolve(ROOT, file)), ...args], {
        env: { ...env, ...more },
        cwd: ROOT,
        stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      });
      child.once('message', () => resolve(child));
      child.once('exit', (code) => reject(new Error(`${file} ended with ${code}`)));
    });
  const bundled = await bundlePrograms(ROOT);
  const program = bundled.api;
  const workerProgram = workerFile === 'workers/main.ts' ? bundled.worker : workerFile;
  const [api, ...workers] = await Promise.all([
    start(program, [], API_ENV, API_FLAGS),
    ...Array.from({ length: count }, () => start(workerProgram, [], WORKER_ENV, WORKER_FLAGS)),
  ]);
  const processes = { api, worker: workers[0]! };
  const memory = async (name: 'api' | 'worker', field: 'VmHWM' | 'VmRSS') => {
    const status = await readFile(`/proc/${processes[name].pid}/status`, 'utf8').catch(() => '');
    return Math.round(Number(new RegExp(`${field}:\\s+(\\d+)`).exec(status)?.[1] ?? Number.NaN) / 1024);
  };
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    token: account.token,
    accountId: account.id,
    dataDir: dir,
    databaseUrl: postgres.url,
    redisUrl: redis.url,
    redisKind: redis.kind,
    workers: count,
    peakMiB: (name) => memory(name, 'VmHWM'),
    nowMiB: (name) => memory(name, 'VmRSS'),
    cpu: () => ({
      api: cpuMs([processes.api.pid!]),
      workers: cpuMs(workers.map(({ pid }) => pid!)),
      postgres: cpuMs([postgres.pid!]),
      redis: cpuMs([redis.pid!]),
    }),
    start,
    restartApi: async () => {
      const killed = once(processes.api, 'exit');
      processes.api.kill('SIGKILL');
      await killed;
      const began = performance.now();
      const started = start(program, [], API_ENV, API_FLAGS);
      const serves = () =>
        fetch(`${url}/readyz`).then(
          ({ ok }) => ok,
          () => false,
        );
      while (!(await serves())) await sleep(10);
      const ms = performance.now() - began;
      processes.api = await started;
      return ms;
    },
    stop: async () => {
      await Promise.all(
        [processes.api, ...workers].map((child) => {
          const ended = new Promise((resolve) => child.once('exit', resolve));
          child.removeAllListeners('message');
          child.kill('SIGTERM');
          return ended;
        }),
      );
      await Promise.all([postgres.stop(), redis.stop()]);
      await rm(dir, { recursive: true, force: true });
    },
  };
}

/** Quantiles of milliseconds, to hundredths. */
export function quantiles(values: readonly number[]): { n: number; p50: number; p95: number; p99: number } {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (q: number) =>
    Math.round((sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))] ?? Number.NaN) * 100) / 100;
  return { n: sorted.length, p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}

export async function timed(run: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await run();
  return performance.now() - began;
}
