/**
 * Programs in a bubblewrap jail: own user, process, network, mount and host name spaces, no capability, a filter of system
 * calls, and limits. What is outside stays outside: a jailed program sees /usr read-only, Node.js, its work tree and
 * nothing else of this machine.
 */
import { type ChildProcess, type StdioOptions, spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { MIB, type SandboxLimits } from './limits.ts';
import { seccompFilter } from './seccomp.ts';

/** Under a root service each session has a uid of its own, so that the kernel tells their files and processes apart. */
export const FIRST_UID = 1_900_000;

/**
 * Root only: a uid of its own may not enter DATA_DIR, so the tree and Node.js are bound to a place that it can reach, in
 * a mount space that ends with the command; then the uid is dropped. $1 tree, $2 Node.js, $3 tools or empty, $4 uid.
 */
const STAGE = `mount -t tmpfs -o mode=755,size=64k stage /mnt && mkdir /mnt/w /mnt/n /mnt/t \
&& mount --bind "$1" /mnt/w && mount --bind "$2" /mnt/n && { [ -z "$3" ] || mount --bind "$3" /mnt/t; } || exit 96
uid=$4; shift 4
exec setpriv --reuid "$uid" --regid "$uid" --clear-groups --no-new-privs -- bash -c "$CLOSE" "$@"`;
/** Node.js hands on every descriptor that it was itself started with: all above $0 are closed. */
// biome-ignore lint/suspicious/noTemplateCurlyInString: it is a shell expansion
const CLOSE = 'for f in /proc/self/fd/*; do n=${f##*/}; if ((n > $0)); then eval "exec $n>&-"; fi; done; exec "$@"';

export interface JailOptions {
  /** Folder of the sessions, private to the service. */
  readonly dir: string;
  /** A node_modules folder that programs may read: a bundler, TypeScript, game libraries. */
  readonly toolsDir?: string | undefined;
  readonly limits: SandboxLimits;
  /** For tests. */
  readonly asRoot?: boolean;
}

export interface JailedCommand {
  readonly work: string;
  readonly uid: number;
  readonly argv: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** Further arguments of bubblewrap: mounts. */
  readonly mounts?: readonly string[];
  /** 0: nothing may grow. */
  readonly fileMb?: number;
  /** The last descriptor that is handed on; the filter comes by it. */
  readonly filterFd?: number;
}

export interface Jail {
  /** Why there is none on this machine; undefined where programs can be jailed. */
  readonly unavailable: string | undefined;
  readonly limits: SandboxLimits;
  /** argv that runs a command jailed; its environment must be `environment`, and descriptor `filterFd` the filter. */
  readonly argv: (command: JailedCommand) => readonly [file: string, ...args: string[]];
  readonly environment: NodeJS.ProcessEnv;
  readonly filterFile: string;
  readonly start: (command: JailedCommand) => ChildProcess;
  /** Gives a folder to the uid that commands of a session have. */
  readonly own: (folder: string, uid: number) => void;
}

/** Probes once whether programs can be jailed here. Where they cannot, nothing may be run: `unavailable` says why. */
export function openJail({ dir, toolsDir, limits, asRoot = process.getuid?.() === 0 }: JailOptions): Jail {
  const nodeDir = path.dirname(fs.realpathSync(process.execPath));
  const filterFile = path.join(dir, 'seccomp.bpf');
  const environment = { PATH: process.env.PATH, CLOSE };
  const own = (folder: string, uid: number) => (asRoot ? fs.chownSync(folder, uid, uid) : undefined);

  const argv: Jail['argv'] = ({ work, uid, argv, env = {}, mounts = [], fileMb = limits.fileMb, filterFd = 3 }) => {
    const [tree, node, tools] = asRoot ? ['/mnt/w', '/mnt/n', '/mnt/t'] : [work, nodeDir, toolsDir];
    const variables = {
      PATH: '/opt/node:/opt/tools/node_modules/.bin:/usr/bin:/bin',
      HOME: '/tmp',
      LANG: 'C.UTF-8',
      NODE_PATH: '/opt/tools/node_modules',
      ...env,
    };
    const memoryFolder = (at: string) => ['--size', String(limits.tmpMb * MIB), '--tmpfs', at];
    const bwrap = [
      'bwrap',
      ...['--unshare-user', '--disable-userns', '--unshare-ipc', '--unshare-pid', '--unshare-net', '--unshare-uts'],
      ...['--unshare-cgroup-try', '--uid', '65534', '--gid', '65534', '--hostname', 'sandbox'],
      ...['--die-with-parent', '--new-session', '--cap-drop', 'ALL', '--seccomp', String(filterFd), '--clearenv'],
      ...Object.entries(variables).flatMap(([name, value]) => ['--setenv', name, value]),
      ...['--ro-bind', '/usr', '/usr'],
      ...['--symlink', 'usr/bin', '/bin', '--symlink', 'usr/lib', '/lib', '--symlink', 'usr/lib64', '/lib64'],
      ...['--ro-bind-try', '/etc/alternatives', '/etc/alternatives'],
      ...['--ro-bind-try', '/etc/ld.so.cache', '/etc/ld.so.cache'],
      ...['--ro-bind', node!, '/opt/node'],
      ...(toolsDir ? ['--ro-bind', tools!, '/opt/tools/node_modules'] : []),
      ...['--proc', '/proc', '--dev', '/dev', ...memoryFolder('/dev/shm'), ...memoryFolder('/tmp')],
      ...['--bind', tree!, '/workspace', ...mounts],
      // /dev and the root are writable memory without a limit
      ...['--remount-ro', '/dev', '--remount-ro', '/', '--chdir', '/workspace', '--'],
      // inside, so that the number of processes counts in this user space alone; of root it would count nothing outside
      ...['prlimit', `--nproc=${limits.processes}`, `--nofile=${limits.openFiles}`, `--fsize=${fileMb * MIB}`],
      ...[`--data=${limits.dataMb * MIB}`, `--cpu=${limits.cpuS}`, '--core=0', '--', 'nice', '-n', '10', ...argv],
    ];
    if (!asRoot) return ['bash', '-c', CLOSE, String(filterFd), ...bwrap];
    const stage = ['sh', '-c', STAGE, 'stage', work, nodeDir, toolsDir ?? '', String(uid), String(filterFd)];
    return ['unshare', '--mount', '--propagation', 'private', '--', ...stage, ...bwrap];
  };

  /** With the filter as the last of its descriptors. */
  const withFilter = <T>(use: (filter: number) => T): T => {
    const filter = fs.openSync(filterFile, 'r');
    try {
      return use(filter);
    } finally {
      fs.closeSync(filter);
    }
  };
  const start = (command: JailedCommand) =>
    withFilter((filter) => {
      const [file, ...args] = argv(command);
      const stdio: StdioOptions = ['pipe', 'pipe', 'pipe', filter];
      return spawn(file, args, { stdio, env: environment });
    });

  function probe(): string | undefined {
    if (process.platform !== 'linux') return `${process.platform} has no bubblewrap`;
    try {
      fs.mkdirSync(dir, { recursive: true, mode: 0o700 });
      fs.writeFileSync(filterFile, seccompFilter(process.arch));
    } catch (error) {
      return (error as Error).message;
    }
    const work = fs.mkdtempSync(path.join(dir, 'probe-'));
    try {
      own(work, FIRST_UID - 1);
      const script = 'require("fs").writeFileSync("ok", "1"); process.stdout.write("jailed")';
      const [file, ...args] = argv({ work, uid: FIRST_UID - 1, argv: ['node', '-e', script] });
      const run = withFilter((filter) =>
        spawnSync(file, args, {
          stdio: ['ignore', 'pipe', 'pipe', filter],
          env: environment,
          timeout: 10_000,
          encoding: 'utf8',
        }),
      );
      if (run.stdout === 'jailed') return undefined;
      if ((run.error as NodeJS.ErrnoException | undefined)?.code === 'ENOENT') return `${file} is not installed`;
      return run.stderr?.trim().split('\n').at(-1) || `a probe ended with ${run.status ?? run.signal}`;
    } finally {
      fs.rmSync(work, { recursive: true, force: true });
    }
  }

  return { unavailable: probe(), limits, argv, environment, filterFile, start, own };
}
