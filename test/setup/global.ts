import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { mkdtemp, writeFile } from 'node:fs/promises';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { type Postgres, startPostgres } from '../../src/launch/postgres.ts';
import { type Redis, startRedis } from '../../src/launch/redis.ts';
import { migrate } from '../../src/migrate.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Port at which test files ask for a database and a Redis. */
    servicesPort: number;
  }
}

const FOLDER = 'pixelkiln-test-';

/**
 * Runs beside the tests and gives each file that asks (test/setup/services.ts) a migrated database and a Redis of its
 * own for as long as its connection lasts. Nothing starts before the first one asks.
 */
export default async function setup(project: TestProject) {
  let services: Promise<Services> | undefined;
  const server = net.createServer((socket) => {
    socket.on('error', () => {});
    const taken: (() => Promise<unknown>)[] = [];
    socket.once('close', () => Promise.allSettled(taken.map((giveBack) => giveBack())));
    createInterface({ input: socket }).once('line', async () => {
      try {
        services ??= startServices();
        const { urls, giveBack } = await (await services).take();
        taken.push(giveBack);
        socket.write(`${JSON.stringify(urls)}\n`);
      } catch (error) {
        socket.write(`${JSON.stringify({ error: String(error) })}\n`);
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  project.provide('servicesPort', (server.address() as net.AddressInfo).port);
  return async () => {
    server.close();
    await (await services)?.stop();
  };
}

interface Services {
  take(): Promise<{ urls: { databaseUrl: string; redisUrl: string }; giveBack(): Promise<unknown> }>;
  stop(): Promise<void>;
}

async function startServices(): Promise<Services> {
  removeLeftovers();
  const dir = await mkdtemp(path.join(os.tmpdir(), FOLDER));
  await writeFile(path.join(dir, 'pid'), String(process.pid));
  const postgres: Postgres = await startPostgres({ dir: path.join(dir, 'pg'), connections: 300, volatile: true });
  const admin = new pg.Pool({ connectionString: postgres.url, max: 1 });
  admin.on('error', () => {});
  await admin.query('CREATE DATABASE template_migrated');
  await migrate(databaseUrl(postgres, 'template_migrated'));
  const running = new Set<Redis>();
  let count = 0;
  return {
    async take() {
      const name = `test_${++count}`;
      // Pub/sub channels are shared by all databases of one Redis, so each file gets a server, not a number.
      const [redis] = await Promise.all([
        startRedis({ dir: path.join(dir, name) }),
        admin.query(`CREATE DATABASE ${name} TEMPLATE template_migrated`),
      ]);
      running.add(redis);
      const giveBack = () => {
        running.delete(redis);
        return Promise.allSettled([redis.stop(), admin.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)]);
      };
      return { urls: { databaseUrl: databaseUrl(postgres, name), redisUrl: redis.url }, giveBack };
    },
    async stop() {
      await Promise.allSettled([...running].map((redis) => redis.stop()));
      await admin.end();
      await postgres.stop();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

function databaseUrl(postgres: Postgres, name: string): string {
  const url = new URL(postgres.url);
  url.pathname = `/${name}`;
  return url.href;
}

/** Folders of runs that were killed; their servers ended with them. */
function removeLeftovers(): void {
  for (const name of readdirSync(os.tmpdir()).filter((name) => name.startsWith(FOLDER))) {
    const dir = path.join(os.tmpdir(), name);
    const pidFile = path.join(dir, 'pid');
    if (!existsSync(pidFile)) continue;
    try {
      process.kill(Number(readFileSync(pidFile, 'utf8')), 0);
    } catch {
      rmSync(dir, { recursive: true, force: true });
    }
  }
}
