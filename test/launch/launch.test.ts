import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findProgram } from '../../src/launch/programs.ts';
import { FIXTURES, isAlive, Launcher, tell, tempDir, waitFor } from './launcher.ts';

const onLinux = process.platform === 'linux';

async function query<T extends pg.QueryResultRow>(url: string, sql: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client
    .query<T>(sql)
    .then(({ rows }) => rows)
    .finally(() => client.end());
}

/** Kills a process and waits until the API is ready again with the addresses that it had. */
async function killAndRecover(launcher: Launcher, url: string, pid: number, pidAfter: () => number | Promise<number>) {
  const before = await tell(url);
  process.kill(pid, 'SIGKILL');
  await waitFor(
    async () => !isAlive(pid) && isAlive(await pidAfter()) && (await tell(url, '/readyz')) !== undefined,
    () => launcher.output,
  );
  expect(await pidAfter()).not.toBe(pid);
  const after = await tell(url);
  expect([after?.databaseUrl, after?.redisUrl]).toEqual([before?.databaseUrl, before?.redisUrl]);
}

describe('npm start', () => {
  const dataDir = tempDir();
  let launcher: Launcher;
  let url: string;
  beforeAll(async () => {
    launcher = new Launcher(dataDir);
    url = await launcher.ready();
  });
  afterAll(async () => {
    await launcher.end();
    fs.rmSync(dataDir, { recursive: true, force: true });
  });

  test('prints the address, the token and a first call', () => {
    const token = fs.readFileSync(path.join(dataDir, 'token'), 'utf8').trim();
    expect(token).toMatch(/^pk_[0-9A-Za-z]{32}$/);
    expect(launcher.output).toContain(`Token    ${token}`);
    expect(launcher.output).toContain(`curl -sS ${url}/v1/generate-image-pixflux`);
    expect(launcher.output).toContain(`-H 'Authorization: Bearer ${token}'`);
  });

  test.each(['token', 'services.json', 'pg-password', 'launcher.lock'])('nobody else may read %s', (file) => {
    expect(fs.statSync(path.join(dataDir, file)).mode & 0o777).toBe(0o600);
  });

  test('has migrated and made one account, whose credit is in its ledger, and one token, kept as its hash', async () => {
    const { databaseUrl } = (await tell(url))!;
    const token = fs.readFileSync(path.join(dataDir, 'token'), 'utf8').trim();
    expect(await query(databaseUrl, 'SELECT usd_micros, generations FROM account')).toEqual([
      { usd_micros: '100000000', generations: 2000 },
    ]);
    expect(await query(databaseUrl, 'SELECT unit, amount FROM ledger_entry ORDER BY unit')).toEqual([
      { unit: 'USD', amount: '100000000' },
      { unit: 'GENERATIONS', amount: '2000' },
    ]);
    expect(await query(databaseUrl, 'SELECT hash, prefix, scopes FROM token')).toEqual([
      { hash: createHash('sha256').update(token).digest('hex'), prefix: token.slice(0, 7), scopes: ['*'] },
    ]);
  });

  test('a second start on the same DATA_DIR refuses and names the first', async () => {
    const second = new Launcher(dataDir);
    expect(await second.exited).toBe(1);
    expect(second.output).toContain(`Another Pixelkiln (process ${launcher.process.pid}) runs on ${dataDir}`);
    expect(await tell(url, '/readyz')).toBeDefined();
  });

  test('a second start on the same port refuses and says what to set', async () => {
    const other = tempDir();
    const second = new Launcher(other, { PORT: new URL(url).port });
    expect(await second.exited).toBe(1);
    expect(second.output).toContain(`Port ${new URL(url).port} of 127.0.0.1 is taken: set PORT to another one.`);
    expect(fs.existsSync(path.join(other, 'launcher.lock'))).toBe(false);
    fs.rmSync(other, { recursive: true });
  });

  describe('after kill -9 everything is back at its address', () => {
    test('the API', () =>
      tell(url).then((told) => killAndRecover(launcher, url, told!.pid, async () => (await tell(url))?.pid ?? 0)));
    test('the worker', () =>
      killAndRecover(launcher, url, launcher.pidIn('worker.pid'), () => launcher.pidIn('worker.pid')));
    test('Redis', () => killAndRecover(launcher, url, launcher.pidIn('redis.pid'), () => launcher.pidIn('redis.pid')));
    test('PostgreSQL, with what it held', async () => {
      const { databaseUrl } = (await tell(url))!;
      const pidFile = path.join('pg', 'postmaster.pid');
      const pidNow = () => (fs.existsSync(path.join(dataDir, pidFile)) ? launcher.pidIn(pidFile) : 0);
      await query(databaseUrl, 'CREATE TABLE kept AS SELECT 42 AS answer');
      await killAndRecover(launcher, url, pidNow(), pidNow);
      expect(await query(databaseUrl, 'SELECT answer FROM kept')).toEqual([{ answer: 42 }]);
    });
    test('each death is logged with its cause', () => {
      for (const service of ['api', 'worker 1', 'redis', 'postgres'])
        expect(launcher.output).toMatch(new RegExp(`"service":"${service}","how":"killed by SIGKILL"`));
    });
  });

  // Elsewhere the next start tidies up.
  test.runIf(onLinux)('kill -9 of the launcher takes all its processes along', async () => {
    const told = (await tell(url))!;
    const pids = [told.pid, ...['worker.pid', 'redis.pid', 'pg/postmaster.pid'].map((file) => launcher.pidIn(file))];
    expect(pids.map(isAlive)).toEqual([true, true, true, true]);
    launcher.process.kill('SIGKILL');
    await launcher.exited;
    await waitFor(
      () => !pids.some(isAlive),
      () => `alive: ${pids.filter(isAlive)}`,
      10_000,
    );
    expect(fs.existsSync(path.join(dataDir, 'launcher.lock'))).toBe(true);
  });

  test('the next start takes the stale lock over and keeps token and data', async () => {
    const token = fs.readFileSync(path.join(dataDir, 'token'), 'utf8');
    await launcher.end();
    launcher = new Launcher(dataDir);
    url = await launcher.ready();
    expect(fs.readFileSync(path.join(dataDir, 'token'), 'utf8')).toBe(token);
    const { databaseUrl } = (await tell(url))!;
    expect(await query(databaseUrl, 'SELECT (SELECT count(*)::int FROM account), answer FROM kept')).toEqual([
      { count: 1, answer: 42 },
    ]);
    expect(await query(databaseUrl, 'SELECT count(*)::int FROM token')).toEqual([{ count: 1 }]);
  });

  test('SIGTERM drains the worker, stops all, gives the lock back and exits with 0; an echo of it changes nothing', async () => {
    const told = (await tell(url))!;
    const worker = launcher.pidIn('worker.pid');
    const pids = [told.pid, worker, launcher.pidIn('redis.pid'), launcher.pidIn('pg/postmaster.pid')];
    launcher.process.kill('SIGTERM');
    setTimeout(() => launcher.process.kill('SIGTERM'), 50);
    expect(await launcher.exited).toBe(0);
    expect(fs.readFileSync(path.join(dataDir, 'drained'), 'utf8')).toBe(`${worker}\n`);
    expect(pids.map(isAlive)).toEqual([false, false, false, false]);
    for (const file of ['launcher.lock', 'services.json', 'redis.pid', 'pg/postmaster.pid'])
      expect([file, fs.existsSync(path.join(dataDir, file))]).toEqual([file, false]);
    expect(launcher.output).toContain('Stopped.');
  });
});

describe('npm start without redis-server', () => {
  const dataDir = tempDir();
  const bin = tempDir();
  for (const name of ['node', 'sh', 'setpriv', 'unshare', 'true']) {
    const file = findProgram(name);
    if (file) fs.symlinkSync(file, path.join(bin, name));
  }
  let launcher: Launcher;
  afterAll(async () => {
    await launcher.end();
    for (const dir of [dataDir, bin]) fs.rmSync(dir, { recursive: true, force: true });
  });

  test('runs the stand-in on the loopback address, which comes back after kill -9 and ends with the launcher', async () => {
    launcher = new Launcher(dataDir, { PATH: bin, PIXELKILN_TOKEN: 'a-token-of-my-own-choice' });
    const url = await launcher.ready();
    expect(launcher.output).toContain('Redis serves (js-redis-server, a stand-in');
    expect(launcher.output).toContain('Token    a-token-of-my-own-choice');
    const { redisUrl } = (await tell(url))!;
    expect(redisUrl).toMatch(/^redis:\/\/127\.0\.0\.1:\d+$/);
    const pid = launcher.pidIn('redis.pid');
    await killAndRecover(launcher, url, pid, () => launcher.pidIn('redis.pid'));
    const second = launcher.pidIn('redis.pid');
    launcher.process.kill('SIGINT');
    expect(await launcher.exited).toBe(0);
    expect(isAlive(second)).toBe(false);
  });
});

describe('npm itself', () => {
  test.each(['SIGTERM', 'SIGKILL'] as const)('%s stops everything cleanly', async (signal) => {
    const dataDir = tempDir();
    const launcher = new Launcher(dataDir, {}, FIXTURES, true);
    await launcher.ready();
    const { pid } = JSON.parse(fs.readFileSync(path.join(dataDir, 'launcher.lock'), 'utf8')) as { pid: number };
    const pids = [pid, launcher.pidIn('worker.pid'), launcher.pidIn('redis.pid'), launcher.pidIn('pg/postmaster.pid')];
    expect(pids).not.toContain(launcher.process.pid);
    launcher.process.kill(signal);
    await launcher.exited;
    await waitFor(
      () => !pids.some(isAlive),
      () => `alive: ${pids.filter(isAlive)}; ${launcher.output}`,
    );
    expect(launcher.output).toContain('Stopped.');
    expect(fs.existsSync(path.join(dataDir, 'launcher.lock'))).toBe(false);
    expect(fs.existsSync(path.join(dataDir, 'drained'))).toBe(true);
    fs.rmSync(dataDir, { recursive: true, force: true });
  });
});

describe('npm start that cannot', () => {
  test('says all that is wrong with the settings', async () => {
    const dataDir = tempDir();
    const launcher = new Launcher(dataDir, { PORT: 'http', WORKERS: '-1' });
    expect(await launcher.exited).toBe(1);
    expect(launcher.output).toMatch(/The configuration is wrong:\n {2}PORT: .*\n {2}WORKERS: /);
    expect(launcher.output).not.toContain('    at ');
    fs.rmSync(dataDir, { recursive: true, force: true });
  });

  test('leaves nothing running when a program ends at its start', async () => {
    const dataDir = tempDir();
    const launcher = new Launcher(dataDir, {}, [...FIXTURES.slice(0, 3), 'test/launch/fixtures/broken.ts']);
    expect(await launcher.exited).toBe(1);
    expect(launcher.output).toContain('broken on purpose');
    expect(launcher.output).toContain('worker 1 ended at its start (exit code 3)');
    expect(fs.existsSync(path.join(dataDir, 'launcher.lock'))).toBe(false);
    expect(fs.existsSync(path.join(dataDir, 'pg', 'postmaster.pid'))).toBe(false);
    fs.rmSync(dataDir, { recursive: true, force: true });
  });
});
