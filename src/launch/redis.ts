import { spawnSync } from 'node:child_process';
import fs from 'node:fs/promises';
import net from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type Command, commandLineOf, dieWithUs, findProgram, onFreePort, tsxArgs } from './programs.ts';
import { type Service, type ServiceEvents, supervise } from './supervise.ts';

/** What serves the Redis protocol: Redis itself, or the JavaScript stand-in of the package js-redis-server. */
export type RedisKind = 'redis-server' | 'js-redis-server';

export interface Redis extends Service {
  readonly url: string;
  readonly kind: RedisKind;
}

export interface RedisOptions {
  /** Folder for its pid file; by it a server that outlived a killed launcher is found. */
  readonly dir: string;
  /** Default: redis-server where a version ≥ 7 is on PATH. */
  readonly kind?: RedisKind;
  readonly events?: ServiceEvents;
}

/**
 * Starts a Redis on a free loopback port and keeps it running there. It saves nothing: the queue's messages are hints,
 * and what they hint at is in PostgreSQL.
 */
export async function startRedis(options: RedisOptions): Promise<Redis> {
  const server = options.kind === 'js-redis-server' ? undefined : findRedisServer();
  if (options.kind === 'redis-server' && !server) throw new Error('redis-server ≥ 7 is not on PATH');
  const dir = path.resolve(options.dir);
  await fs.mkdir(dir, { recursive: true, mode: 0o700 });
  const pidFile = path.join(dir, 'redis.pid');
  await stopLeftover(pidFile);
  return onFreePort((port) => serve(options, server, dir, pidFile, port));
}

async function serve(
  options: RedisOptions,
  server: string | undefined,
  dir: string,
  pidFile: string,
  port: number,
): Promise<Redis> {
  const command: Command = server
    ? { file: server, args: redisArgs(port, dir) }
    : { file: process.execPath, args: tsxArgs(fileURLToPath(new URL('js-redis.ts', import.meta.url)), String(port)) };
  const service = await supervise(
    {
      name: 'redis',
      command: () => dieWithUs(command, 'TERM'),
      // redis-server would not understand the channel, but closing it is how the other learns of our death.
      ipc: !server,
      async ready(child) {
        await answersPing(port, () => child.exitCode === null && child.signalCode === null);
        await fs.writeFile(pidFile, `${child.pid}\n${command.args.join(' ')}\n`);
      },
      stopSignal: 'SIGTERM',
      stopMs: 3000,
    },
    { line: () => {}, ...options.events },
  );
  const kind: RedisKind = server ? 'redis-server' : 'js-redis-server';
  const { stop } = service;
  return Object.assign(service, {
    url: `redis://127.0.0.1:${port}`,
    kind,
    async stop() {
      await stop();
      await fs.rm(pidFile, { force: true });
    },
  });
}

const OLDEST_MAJOR = 7;

function findRedisServer(): string | undefined {
  const file = findProgram('redis-server');
  if (!file) return undefined;
  const { stdout } = spawnSync(file, ['--version'], { encoding: 'utf8' });
  return Number(/v=(\d+)\./.exec(stdout ?? '')?.[1]) >= OLDEST_MAJOR ? file : undefined;
}

const redisArgs = (port: number, dir: string) => [
  ...['--port', String(port), '--bind', '127.0.0.1', '--dir', dir],
  ...['--save', '', '--appendonly', 'no', '--daemonize', 'no'],
];

/** Resolves when PING is answered, for at most 10 s and only while `alive`. */
async function answersPing(port: number, alive: () => boolean): Promise<void> {
  for (const until = performance.now() + 10_000; performance.now() < until && alive(); ) {
    const pong = await new Promise<boolean>((resolve) => {
      const socket = net.connect(port, '127.0.0.1', () => socket.write('PING\r\n'));
      socket.setTimeout(1000, () => socket.destroy());
      socket.once('data', (data) => {
        resolve(data.toString().startsWith('+PONG'));
        socket.destroy();
      });
      socket.once('error', () => resolve(false));
      socket.once('close', () => resolve(false));
    });
    if (pong) return;
    await sleep(10);
  }
  throw new Error('redis does not answer');
}

/** Stops the server that a killed launcher left, where the system did not end it with its parent. */
async function stopLeftover(pidFile: string): Promise<void> {
  const [pid, args] = (await fs.readFile(pidFile, 'utf8').catch(() => '')).split('\n');
  await fs.rm(pidFile, { force: true });
  const port = args && /\b(\d{4,5})\b/.exec(args)?.[1];
  // The number may be anybody's by now: it must be a Redis on the very port that we gave it.
  const line = pid && commandLineOf(Number(pid));
  if (line && port && line.includes('redis') && line.includes(port)) process.kill(Number(pid), 'SIGTERM');
}
