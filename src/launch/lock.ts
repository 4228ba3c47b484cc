import fs from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { startOf } from './programs.ts';

/** Another launcher works on the same folder. */
export class LockedError extends Error {
  readonly pid: number;
  constructor(pid: number, dataDir: string) {
    super(
      `Another Pixelkiln (process ${pid}) runs on ${dataDir}: stop it first, or give this one a DATA_DIR and a PORT of its own.`,
    );
    this.name = 'LockedError';
    this.pid = pid;
  }
}

interface Holder {
  readonly pid: number;
  /** Tells the process from a later one with the same number. */
  readonly start: string | undefined;
}

/**
 * Takes DATA_DIR for this process by the file `launcher.lock` in it; the returned function gives it back. The lock of
 * a process that was killed counts for nothing. Throws LockedError while another process holds it.
 */
export async function takeLock(dataDir: string): Promise<() => Promise<void>> {
  await fs.mkdir(dataDir, { recursive: true, mode: 0o700 });
  const outcome = await take(path.join(dataDir, 'launcher.lock'));
  if (typeof outcome === 'number') throw new LockedError(outcome, dataDir);
  return outcome;
}

/** Takes a lock file: what gives it back, or the number of the living process that holds it. */
async function take(file: string): Promise<number | (() => Promise<void>)> {
  const ours = JSON.stringify({ pid: process.pid, start: startOf(process.pid) } satisfies Holder);
  const mine = `${file}.${process.pid}`;
  await fs.writeFile(mine, ours, { mode: 0o600 });
  try {
    for (;;) {
      // A link appears with its content, and only where there is no file yet.
      const taken = await fs.link(mine, file).then(
        () => true,
        (error: NodeJS.ErrnoException) => {
          if (error.code === 'EEXIST') return false;
          throw error;
        },
      );
      if (taken) break;
      const text = await fs.readFile(file, 'utf8').catch(() => undefined);
      const holder = text === undefined ? undefined : parse(text);
      if (holder && isAlive(holder)) return holder.pid;
      if (text !== undefined) await removeStale(file, text);
    }
  } finally {
    await fs.rm(mine, { force: true });
  }
  return async () => {
    if ((await fs.readFile(file, 'utf8').catch(() => '')) === ours) await fs.rm(file, { force: true });
  };
}

/** Who holds the lock of a DATA_DIR now, if anybody does. */
export async function lockHolder(dataDir: string): Promise<number | undefined> {
  const holder = parse(await fs.readFile(path.join(dataDir, 'launcher.lock'), 'utf8').catch(() => ''));
  return holder && isAlive(holder) ? holder.pid : undefined;
}

/**
 * Removes the lock if it is still the one that was judged. Looking and removing are two steps, and between them another
 * taker could have removed that lock and put its own there; so whoever removes holds a lock for it, taken in the same
 * way (one that its holder died with is stale too, and is removed under a lock of its own).
 */
async function removeStale(file: string, judged: string): Promise<void> {
  const release = await take(`${file}.stale`);
  // Somebody else is at it: look again when they are done.
  if (typeof release === 'number') return delay(5);
  try {
    if ((await fs.readFile(file, 'utf8').catch(() => undefined)) === judged) await fs.rm(file, { force: true });
  } finally {
    await release();
  }
}

function parse(text: string): Holder | undefined {
  try {
    const holder = JSON.parse(text) as Holder;
    return Number.isInteger(holder.pid) && holder.pid > 0 ? holder : undefined;
  } catch {
    return undefined;
  }
}

function isAlive({ pid, start }: Holder): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: it lives, as another user.
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  return startOf(pid) === start;
}
