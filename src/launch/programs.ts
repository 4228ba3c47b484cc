import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import net from 'node:net';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** A program and its arguments, and the user it must run as when that is not ours. */
export interface Command {
  readonly file: string;
  readonly args: readonly string[];
  readonly uid?: number;
  readonly gid?: number;
}

/** The full path of a program on PATH, or undefined. */
export function findProgram(name: string): string | undefined {
  for (const dir of (process.env.PATH ?? '').split(path.delimiter)) {
    if (!dir) continue;
    const file = path.join(dir, name);
    try {
      fs.accessSync(file, fs.constants.X_OK);
      if (fs.statSync(file).isFile()) return file;
    } catch {
      // Not here: look in the next folder.
    }
  }
  return undefined;
}

/**
 * The same command, ended by the kernel with `signal` when this process dies in whatever way, also by `kill -9`.
 * Only Linux has it (setpriv of util-linux); elsewhere the command comes back as it was.
 */
export function dieWithUs(command: Command, signal: 'INT' | 'TERM' | 'KILL'): Command {
  const setpriv = process.platform === 'linux' ? findProgram('setpriv') : undefined;
  if (!setpriv) return command;
  return { ...command, file: setpriv, args: ['--pdeathsig', signal, '--', command.file, ...command.args] };
}

let userNamespaces: boolean | undefined;

/** Whether root can appear as another user in a namespace of its own (`unshare`); containers often forbid it. */
export function hasUserNamespaces(): boolean {
  userNamespaces ??=
    spawnSync('unshare', ['--user', '--map-user=65534', '--map-group=65534', 'true'], { stdio: 'ignore' }).status === 0;
  return userNamespaces;
}

/** A TCP port of the loopback address that is free now. */
export function freePort(host = '127.0.0.1'): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = net.createServer();
    server.once('error', reject);
    server.listen(0, host, () => {
      const { port } = server.address() as net.AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

/** Calls `start` with a free port, and again with another one when somebody else took it in between. */
export async function onFreePort<T>(start: (port: number) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    const port = await freePort();
    try {
      return await start(port);
    } catch (error) {
      if (attempt === 3 || !(await isTaken(port))) throw error;
    }
  }
}

/** Why nobody can listen on the port now (EADDRINUSE, EACCES, …), or undefined. */
export function isTaken(port: number, host = '127.0.0.1'): Promise<string | undefined> {
  return new Promise((resolve) => {
    const server = net.createServer();
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    server.listen(port, host, () => server.close(() => resolve(undefined)));
  });
}

/** The command line of a running process, or undefined when there is none (or it cannot be told). */
export function commandLineOf(pid: number): string | undefined {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return undefined;
  }
  if (process.platform === 'linux') {
    try {
      return fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim() || undefined;
    } catch {
      return undefined;
    }
  }
  return spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout?.trim() || undefined;
}

/** When a running process started, as an opaque word: with the pid it names one process for ever. */
export function startOf(pid: number): string | undefined {
  if (process.platform === 'linux') {
    try {
      // The 22nd field of /proc/PID/stat, counted after the name, which may hold blanks and brackets.
      const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      return fields[0] === 'Z' ? undefined : fields[19];
    } catch {
      return undefined;
    }
  }
  return spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).stdout?.trim() || undefined;
}

/** The loader of TypeScript; resolved by `require`, since the module runner of the tests knows no `import.meta.resolve`. */
const loader = (): string => pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;

/** Arguments with which Node runs a file of ours, TypeScript or plain JavaScript, from any working directory. */
export const tsxArgs = (file: string, ...args: string[]): string[] => [
  ...(file.endsWith('.ts') ? ['--import', loader()] : []),
  file,
  ...args,
];
