import type { ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { capture } from './capture.ts';
import { SandboxError } from './errors.ts';
import type { Jail } from './jail.ts';
import { memoryMb, treeIsOver } from './usage.ts';

/** How often a running command's memory is looked at, in milliseconds. */
const WATCH_MS = 50;
/** The tree is measured as often as that takes this share of the time. */
const MEASURING_SHARE = 0.1;

export interface RunOptions {
  readonly input?: string | Uint8Array;
  /** Milliseconds; not more than the limits allow. */
  readonly wallMs?: number;
  /** Bytes kept of each stream. */
  readonly outputBytes?: number;
  /** Standard output is one file: more than `outputBytes` of it stops the command. */
  readonly binary?: boolean;
  readonly env?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal | undefined;
  /** What is written, as it comes. */
  readonly onOutput?: (text: string) => void;
}

/** What came of a command. */
export interface Ran {
  /** Its exit code; 137 when it was stopped. */
  readonly code: number;
  /** Which limit stopped it, in words: 'time (300 s)'. */
  readonly stopped?: string;
  /** Which limit the work tree was over before: nothing could grow. */
  readonly full?: string;
  readonly stdout: string;
  readonly stderr: string;
  /** Standard output of a binary command. */
  readonly bytes: Buffer;
  readonly ms: number;
}

/**
 * A work tree and the commands that run in it, jailed. The service itself opens nothing below the tree: a link in it that
 * leaves the tree finds nothing, because whoever follows it is jailed too.
 */
export class Session {
  readonly #jail: Jail;
  readonly #turns: Turns;
  readonly #running = new Set<ChildProcess>();
  readonly #folder: string;
  readonly #onEnd: () => void;
  readonly uid: number;
  readonly work: string;
  /** Files of the history that it was opened with. */
  filesAtStart = 0;
  #closed = false;

  /** `folder`: an own, new one; `uid`: one that no other session has. */
  constructor(jail: Jail, turns: Turns, folder: string, uid: number, onEnd: () => void = () => {}) {
    this.#jail = jail;
    this.#onEnd = onEnd;
    this.#turns = turns;
    this.#folder = folder;
    this.uid = uid;
    this.work = path.join(folder, 'work');
    fs.mkdirSync(this.work, { recursive: true, mode: 0o700 });
    jail.own(this.work, uid);
  }

  /** Runs a command. Rejects only when the session is closed or the call was cancelled before it began. */
  async run(argv: readonly string[], options: RunOptions = {}): Promise<Ran> {
    const { limits } = this.#jail;
    const { input = '', outputBytes = limits.outputBytes, binary = false, env, signal, onOutput } = options;
    const wallMs = Math.min(options.wallMs ?? limits.wallMs, limits.wallMs);
    const leave = await this.#turns.enter(signal);
    try {
      if (this.#closed) throw new SandboxError('closed', 'This session is closed.');
      const full = treeIsOver(this.work, limits);
      const began = performance.now();
      const child = this.#jail.start({
        work: this.work,
        uid: this.uid,
        argv,
        ...(env ? { env } : {}),
        // a full tree can still be cleaned: commands run, but no file can grow
        ...(full ? { fileMb: 0 } : {}),
      });
      this.#running.add(child);
      let stopped: string | undefined;
      const stop = (why: string) => {
        stopped ??= why;
        child.kill('SIGKILL');
      };
      const cancel = () => stop('cancelled');
      if (signal?.aborted) cancel();
      signal?.addEventListener('abort', cancel, { once: true });
      const timer = setTimeout(stop, wallMs, `time (${wallMs / 1000} s)`);
      const watch = this.#watch(child, full !== undefined, stop);
      const out = capture(child.stdout!, outputBytes, binary ? () => stop(`output (${outputBytes} bytes)`) : undefined);
      const err = capture(child.stderr!, outputBytes);
      if (onOutput)
        for (const stream of binary ? [child.stderr!] : [child.stdout!, child.stderr!])
          stream.on('data', (chunk: Buffer) => onOutput(chunk.toString()));
      // a command may end without having read all of its input
      child.stdin!.on('error', () => {});
      child.stdin!.end(input);
      const code = await new Promise<number>((done) => {
        child.on('close', (code) => done(code ?? 137));
        child.on('error', () => done(127));
      });
      clearTimeout(timer);
      clearInterval(watch);
      signal?.removeEventListener('abort', cancel);
      this.#running.delete(child);
      return {
        code: stopped ? 137 : code,
        ...(stopped ? { stopped } : {}),
        ...(full ? { full } : {}),
        stdout: binary ? '' : out.text(),
        stderr: err.text(),
        bytes: binary ? out.bytes() : Buffer.alloc(0),
        ms: Math.round(performance.now() - began),
      };
    } finally {
      leave();
    }
  }

  #watch(child: ChildProcess, full: boolean, stop: (why: string) => void): NodeJS.Timeout {
    const { limits } = this.#jail;
    let next = 0;
    return setInterval(() => {
      if (child.pid && memoryMb(child.pid) > limits.memoryMb) stop(`memory (${limits.memoryMb} MB)`);
      const now = performance.now();
      if (full || now < next) return;
      const over = treeIsOver(this.work, limits);
      next = now + (performance.now() - now) / MEASURING_SHARE;
      if (over) stop(over);
    }, WATCH_MS);
  }

  /** Ends what runs and removes the tree; nothing can be run after it. */
  async destroy(): Promise<void> {
    this.#closed = true;
    const ended = [...this.#running].map((child) => new Promise((done) => child.on('close', done)));
    for (const child of this.#running) child.kill('SIGKILL');
    await Promise.all(ended);
    try {
      fs.rmSync(this.#folder, { recursive: true, force: true });
    } catch {
      // folders that took the right to write from their owner, who gives it back
      const child = this.#jail.start({ work: this.work, uid: this.uid, argv: ['chmod', '-R', 'u+rwX', '.'] });
      await new Promise((done) => child.on('close', done).on('error', done));
      fs.rmSync(this.#folder, { recursive: true, force: true });
    }
    this.#onEnd();
  }
}

/** Lets so many in at a time, in the order they came. */
export class Turns {
  readonly #most: number;
  readonly #waiting: (() => void)[] = [];
  #inside = 0;

  constructor(most: number) {
    this.#most = most;
  }

  /** Resolves with what gives the place back. Rejects with the signal's reason when it is aborted before. */
  async enter(signal?: AbortSignal): Promise<() => void> {
    signal?.throwIfAborted();
    if (this.#inside >= this.#most)
      await new Promise<void>((go, refuse) => {
        const leaveQueue = () => {
          this.#waiting.splice(this.#waiting.indexOf(enter), 1);
          refuse(signal!.reason);
        };
        const enter = () => {
          signal?.removeEventListener('abort', leaveQueue);
          go();
        };
        signal?.addEventListener('abort', leaveQueue, { once: true });
        this.#waiting.push(enter);
      });
    else this.#inside++;
    let left = false;
    return () => {
      if (left) return;
      left = true;
      const next = this.#waiting.shift();
      if (next) next();
      else this.#inside--;
    };
  }
}
