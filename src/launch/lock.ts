import fs from 'node:fs/promises';
import path from 'node:path';
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
  const file = path.join(dataDir, 'launcher.lock');
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
      const text = await fs.readFile(file, 'utf8').catch(() => '');
      const holder = parse(text);
      if (holder && isAlive(holder)) throw new LockedError(holder.pid, dataDir);
      await removeStale(file, text);
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

/** Removes the lock if it is still the one that was judged; a new one that came in between is put back. */
async function removeStale(file: string, judged: string): Promise<void> {
  const aside = `${file}.stale.${process.pid}`;
  try {
    await fs.rename(file, aside);
  } catch {
    return;
  }
  if ((await fs.readFile(aside, 'utf8')) !== judged) await fs.link(aside, file).catch(() => {});
  await fs.rm(aside, { force: true });
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
