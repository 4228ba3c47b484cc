import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Command } from './programs.ts';

/** A process that is kept running. */
export interface ServiceSpec {
  readonly name: string;
  /** Asked before every start, so that it can tidy up after the process that died. */
  command(): Command | Promise<Command>;
  /** Added to our own environment. */
  readonly env?: Readonly<Record<string, string>>;
  /** Gives it an IPC channel: it can send 'ready', and it learns of our death. */
  readonly ipc?: boolean;
  /** Resolves when the process serves; rejecting counts as a failed start. */
  ready(child: ChildProcess, lines: LineSource): Promise<void>;
  readonly stopSignal: 'SIGTERM' | 'SIGINT';
  /** Milliseconds that it has to end after `stopSignal`; then it is killed. */
  readonly stopMs: number;
}

export interface LineSource {
  /** Resolves at the first line of output that holds `text`. */
  sees(text: string): Promise<void>;
}

export interface ServiceEvents {
  /** A line of its output; without it the process writes to our own. */
  line?(line: string, stream: 'stdout' | 'stderr'): void;
  /** It ended without being asked to, and starts again in `delayMs`. */
  died?(how: string, delayMs: number): void;
  /** It serves again after it died. */
  recovered?(): void;
}

export interface Service {
  readonly name: string;
  /** Of the process that runs now; undefined between two of them. */
  readonly pid: number | undefined;
  /** Stops it for good; resolves when it has ended. */
  stop(): Promise<void>;
}

/** Milliseconds before the first and before every later restart of a process that keeps dying. */
const FIRST_DELAY = 100;
const LONGEST_DELAY = 10_000;
/** A process that ran this long without dying starts over with the shortest delay. */
const STABLE_MS = 30_000;
/** Last lines of output that an error message quotes. */
const QUOTED_LINES = 12;

/** A process that did not come to serve; the message says how it ended and quotes its last lines. */
export class StartError extends Error {}

/** Every living process and the signal that ends it, for systems where the kernel does not end it with us. */
const living = new Map<ChildProcess, NodeJS.Signals>();
process.once('exit', () => {
  for (const [child, signal] of living) child.kill(signal);
});

/**
 * Starts a process and restarts it, with growing delays, whenever it dies.
 * Rejects, with StartError where it ended by itself, and starts nothing again when the first start fails.
 */
export async function supervise(spec: ServiceSpec, events: ServiceEvents = {}): Promise<Service> {
  let child: ChildProcess | undefined;
  let stopping = false;
  const waiting = new AbortController();
  let delay = FIRST_DELAY;
  let recent: string[] = [];

  /** One life of the process: resolves when it serves; `ended` resolves with how it ended. */
  async function start(): Promise<{ ended: Promise<string> }> {
    recent = [];
    const { file, args, uid, gid } = await spec.command();
    if (stopping) return { ended: Promise.resolve('stopped') };
    const output = events.line ? 'pipe' : 'inherit';
    const started = spawn(file, args, {
      env: { ...process.env, ...spec.env },
      stdio: spec.ipc ? ['ignore', output, output, 'ipc'] : ['ignore', output, output],
      // A group of its own: the terminal's Ctrl-C reaches us alone, and we stop the others in order.
      detached: true,
      uid,
      gid,
    });
    child = started;
    living.set(started, spec.stopSignal);
    const watchers = new Set<(line: string) => void>();
    for (const stream of ['stdout', 'stderr'] as const) {
      const source = started[stream];
      if (!source) continue;
      createInterface({ input: source }).on('line', (line) => {
        recent = [...recent.slice(1 - QUOTED_LINES), line];
        for (const watch of watchers) watch(line);
        events.line?.(line, stream);
      });
    }
    const ended = new Promise<string>((resolve) => {
      started.once('error', (error) => resolve(error.message));
      started.once('exit', (code, signal) => resolve(signal ? `killed by ${signal}` : `exit code ${code}`));
    }).then((how) => {
      child = undefined;
      living.delete(started);
      return how;
    });
    const lines: LineSource = {
      sees: (text) =>
        new Promise((resolve) => {
          const watch = (line: string) => {
            if (!line.includes(text)) return;
            watchers.delete(watch);
            resolve();
          };
          watchers.add(watch);
        }),
    };
    await Promise.race([
      spec.ready(started, lines),
      ended.then(async (how) => {
        // The last lines may arrive after the exit.
        await sleep(50);
        throw new StartError(`${spec.name} ended at its start (${how})${recent.map((l) => `\n  ${l}`).join('')}`);
      }),
    ]).catch((error: unknown) => {
      started.kill('SIGKILL');
      throw error;
    });
    return { ended };
  }

  async function keep(first: { ended: Promise<string> }): Promise<void> {
    let life: { ended: Promise<string> } | undefined = first;
    let since = performance.now();
    let why = '';
    while (!stopping) {
      if (life) why = await life.ended;
      if (stopping) return;
      if (performance.now() - since > STABLE_MS) delay = FIRST_DELAY;
      events.died?.(why, delay);
      await sleep(delay, undefined, { signal: waiting.signal }).catch(() => {});
      if (stopping) return;
      delay = Math.min(delay * 2, LONGEST_DELAY);
      since = performance.now();
      life = await start().catch((error: unknown) => {
        why = error instanceof Error ? error.message : String(error);
        return undefined;
      });
      if (life && !stopping) events.recovered?.();
    }
  }

  const kept = keep(await start());
  return {
    name: spec.name,
    get pid() {
      return child?.pid;
    },
    async stop() {
      stopping = true;
      waiting.abort();
      await stopChild(child, spec.stopSignal, spec.stopMs);
      await kept;
    },
  };
}

/** Asks a process to end, and kills it when it has not after `ms`. */
async function stopChild(child: ChildProcess | undefined, signal: NodeJS.Signals, ms: number): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  child.kill(signal);
  const timer = setTimeout(() => child.kill('SIGKILL'), ms);
  await exited;
  clearTimeout(timer);
}
