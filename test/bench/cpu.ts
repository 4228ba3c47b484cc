import { readdirSync, readFileSync } from 'node:fs';

/** Clock ticks of /proc a second; Linux has had no other since 2.6. */
const TICKS = 100;

interface Row {
  readonly pid: number;
  readonly parent: number;
  /** Ticks of the process and of its children that have ended. */
  readonly ticks: number;
}

function rows(): Row[] {
  return readdirSync('/proc').flatMap((name) => {
    if (!/^\d+$/.test(name)) return [];
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
      // Counted after the name, which may hold blanks and brackets.
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      const ticks = [11, 12, 13, 14].reduce((sum, at) => sum + Number(fields[at]), 0);
      return [{ pid: Number(name), parent: Number(fields[1]), ticks }];
    } catch {
      return [];
    }
  });
}

/** Milliseconds of processor time that processes and all their children have used. Linux alone. */
export function cpuMs(pids: readonly number[]): number {
  const all = rows();
  const family = new Set(pids);
  for (let size = 0; size !== family.size; ) {
    size = family.size;
    for (const { pid, parent } of all) if (family.has(parent)) family.add(pid);
  }
  return all.reduce((sum, { pid, ticks }) => sum + (family.has(pid) ? ticks : 0), 0) * (1000 / TICKS);
}

/** What each of several groups of processes used between two readings, a job. */
export const perJob = (
  before: Readonly<Record<string, number>>,
  after: Readonly<Record<string, number>>,
  jobs: number,
): Record<string, number> => {
  const each = Object.entries(after).map(([name, ms]) => [name, (ms - before[name]!) / jobs] as const);
  const total = each.reduce((sum, [, ms]) => sum + ms, 0);
  return Object.fromEntries([...each, ['all', total] as const].map(([name, ms]) => [name, Math.round(ms * 100) / 100]));
};
