import type { ChildProcess } from 'node:child_process';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Config } from '../config.ts';
import { API_ENV, API_FLAGS, WORKER_ENV, WORKER_FLAGS } from '../process-memory.mjs';
import { dieWithUs, tsxArgs } from './programs.ts';
import type { ServiceSpec } from './supervise.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** Longest time from the start of a process of ours until it serves, in milliseconds. */
const START_MS = 60_000;
/** A worker may finish its work for 10 s, and close its connections after that. */
const WORKER_STOP_MS = 12_500;
const API_STOP_MS = 7_000;

/** One of our own programs as a supervised process. It dies with us, at once: its port must be free again. */
function program(
  name: string,
  file: string,
  more: Pick<ServiceSpec, 'env' | 'ready' | 'stopMs'>,
  flags: readonly string[] = [],
): ServiceSpec {
  const command = { file: process.execPath, args: [...flags, ...tsxArgs(path.resolve(ROOT, file))] };
  return { name, command: () => dieWithUs(command, 'KILL'), ipc: true, stopSignal: 'SIGTERM', ...more };
}

/** The API: it serves once `/readyz` says so. `config.port` must not be 0. */
export function apiProcess(
  config: Pick<Config, 'host' | 'port'>,
  env: Record<string, string>,
  file: string,
): ServiceSpec {
  const url = `${localUrl(config)}/readyz`;
  return program(
    'api',
    file,
    {
      env: { ...env, ...API_ENV, PORT: String(config.port) },
      stopMs: API_STOP_MS,
      async ready(child) {
        let last = 'no answer';
        for (const until = performance.now() + START_MS; performance.now() < until; await sleep(30)) {
          if (child.exitCode !== null || child.signalCode !== null) return new Promise(() => {});
          const answer = await fetch(url, { signal: AbortSignal.timeout(2000) }).catch((error: Error) => error);
          if (answer instanceof Response && answer.ok) return;
          last = answer instanceof Response ? `${answer.status} ${await answer.text()}` : answer.message;
        }
        throw new Error(`The API is not ready after ${START_MS / 1000} s: ${last}`);
      },
    },
    API_FLAGS,
  );
}

/** A worker: it serves once it has sent 'ready'. */
export function workerProcess(number: number, env: Record<string, string>, file: string): ServiceSpec {
  const spec = {
    env: { ...env, ...WORKER_ENV },
    stopMs: WORKER_STOP_MS,
    ready: (child: ChildProcess) =>
      new Promise<void>((resolve, reject) => {
        const timer = setTimeout(() => reject(new Error(`Worker ${number} is not ready after 60 s`)), START_MS);
        child.once('exit', () => clearTimeout(timer));
        child.on('message', (message) => {
          if (message !== 'ready') return;
          clearTimeout(timer);
          resolve();
        });
      }),
  } satisfies Partial<ServiceSpec>;
  return program(`worker ${number}`, file, spec, WORKER_FLAGS);
}

/** The address at which this machine reaches a server that listens on `host`, which may stand for all addresses. */
export function localUrl({ host, port }: Pick<Config, 'host' | 'port'>): string {
  const local = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '::1' : host;
  return `http://${local.includes(':') ? `[${local}]` : local}:${port}`;
}
