/** What a session uses, measured from outside. */
import fs from 'node:fs';
import path from 'node:path';
import { MIB, type SandboxLimits } from './limits.ts';

/** Resident memory that is no mapped file, of a process and all below it, MiB. Nothing leaves a jail's own init. */
export function memoryMb(pid: number): number {
  let kb = 0;
  const visit = (at: string): void => {
    try {
      const status = fs.readFileSync(`/proc/${at}/status`, 'utf8');
      for (const name of ['RssAnon', 'RssShmem'])
        kb += Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0);
      for (const thread of fs.readdirSync(`/proc/${at}/task`))
        for (const child of fs.readFileSync(`/proc/${at}/task/${thread}/children`, 'utf8').split(' '))
          if (child) visit(child);
    } catch {
      // it has ended meanwhile
    }
  };
  visit(String(pid));
  return kb / 1024;
}

interface TreeUsage {
  readonly mb: number;
  readonly entries: number;
  /** A folder in it may not be looked into, so what it holds is not counted. */
  readonly hidden: boolean;
}

/** Disk use of a folder, links not followed; counting stops at the limits. */
function treeUsage(root: string, limits: Pick<SandboxLimits, 'diskMb' | 'entries'>): TreeUsage {
  let [blocks, entries, hidden] = [0, 0, false];
  const mb = () => (blocks * 512) / MIB;
  const left = [root];
  for (let at = left.pop(); at !== undefined && mb() <= limits.diskMb && entries <= limits.entries; at = left.pop()) {
    let found: fs.Dirent[] = [];
    try {
      found = fs.readdirSync(at, { withFileTypes: true });
    } catch (error) {
      // else it was removed meanwhile
      if ((error as NodeJS.ErrnoException).code === 'EACCES') hidden = true;
    }
    for (const entry of found) {
      entries++;
      const full = path.join(at, entry.name);
      if (entry.isDirectory()) left.push(full);
      else blocks += fs.lstatSync(full, { throwIfNoEntry: false })?.blocks ?? 0;
    }
  }
  return { mb: mb(), entries, hidden };
}

/** Which limit a work tree is over, in words; undefined when none. */
export function treeIsOver(root: string, limits: Pick<SandboxLimits, 'diskMb' | 'entries'>): string | undefined {
  const { mb, entries, hidden } = treeUsage(root, limits);
  if (hidden) return 'a folder without the right to read it: its files could not be counted';
  if (mb > limits.diskMb) return `disk (${limits.diskMb} MB)`;
  return entries > limits.entries ? `files (${limits.entries})` : undefined;
}
