import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

export interface Told {
  readonly pid: number;
  readonly databaseUrl: string;
  readonly redisUrl: string;
}

/** A `npm start` with small programs in place of the API and the worker. */
export class Launcher {
  readonly process: ChildProcess;
  readonly dataDir: string;
  /** All that it wrote so far. */
  output = '';
  readonly exited: Promise<number | null>;

  constructor(dataDir: string, env: Record<string, string> = {}, args: readonly string[] = FIXTURES, npm = false) {
    this.dataDir = dataDir;
    const cleaned = { ...process.env };
    // Vitest's own settings and those of whoever runs the tests are not the launcher's.
    for (const name of ['DATABASE_URL', 'REDIS_URL', 'PIXELKILN_TOKEN', 'NODE_ENV', 'HOST']) delete cleaned[name];
    const [command, first] = npm ? ['npm', ['start', '--']] : [process.execPath, ['src/bootstrap.mjs', 'start']];
    this.process = spawn(command, [...first, ...args], {
      env: { ...cleaned, LOG_LEVEL: 'info', PORT: '0', DATA_DIR: dataDir, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [this.process.stdout, this.process.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => {
        this.output += text;
      });
    this.exited = once(this.process, 'close').then(([code]) => code as number | null);
  }

  /** Resolves with the address once it says that it is ready. */
  async ready(): Promise<string> {
    await waitFor(
      () => /is ready after/.test(this.output) || this.process.exitCode !== null,
      () => `the launcher says: ${this.output}`,
    );
    const url = /is ready after [\d.]+ s: (\S+)/.exec(this.output)?.[1];
    if (!url) throw new Error(`not ready: ${this.output}`);
    return url;
  }

  pidIn(file: string): number {
    return Number(fs.readFileSync(path.join(this.dataDir, file), 'utf8').split('\n')[0]);
  }

  /** Ends it in whatever state it is. */
  async end(): Promise<void> {
    if (this.process.exitCode === null && this.process.signalCode === null) this.process.kill('SIGKILL');
    await this.exited;
  }
}

export const FIXTURES = ['--api', 'test/launch/fixtures/api.ts', '--worker', 'test/launch/fixtures/worker.ts'];

export const isAlive = (pid: number): boolean => {
  try {
    // A zombie has ended, whoever has yet to hear of it.
    return !/\) Z /.test(fs.readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
};

export async function waitFor(
  condition: () => boolean | Promise<boolean>,
  problem: () => string,
  ms = 25_000,
): Promise<void> {
  for (const until = performance.now() + ms; !(await condition()); await sleep(25))
    if (performance.now() > until) throw new Error(`Timed out: ${problem()}`);
}

export const tell = async (url: string, at = '/'): Promise<Told | undefined> => {
  const response = await fetch(url + at).catch(() => undefined);
  return response?.ok ? ((await response.json()) as Told) : undefined;
};

export const tempDir = (): string => fs.mkdtempSync(path.join(os.tmpdir(), 'pixelkiln-launch-'));
