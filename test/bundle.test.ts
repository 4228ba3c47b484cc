import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bundlePrograms } from '../src/bundle.mjs';
import { openDb } from '../src/db.ts';
import { freePort } from '../src/launch/programs.ts';
import { API_ENV, API_FLAGS, WORKER_ENV, WORKER_FLAGS } from '../src/process-memory.mjs';
import { bearer } from './contract/surfaces.ts';
import { testAccount } from './setup/account.ts';
import { testServices } from './setup/services.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
/** CPU of loading all of the API and connecting; from its sources it is more than twice as much. */
const MOST_CPU_S = 1.8;

let program: string;
let worker: string;
const dataDir = mkdtempSync(path.join(os.tmpdir(), 'pixelkiln-bundle-'));
beforeAll(async () => {
  mkdirSync(dataDir, { recursive: true });
  ({ api: program, worker } = await bundlePrograms(ROOT));
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

test('a bundle is made once for the same sources', async () => {
  const began = performance.now();
  expect(await bundlePrograms(ROOT)).toEqual({ api: program, worker });
  expect(performance.now() - began).toBeLessThan(1_000);
});

test('the bundled programs do all that they do from their sources, soon after their start', {
  timeout: 60_000,
}, async () => {
  const { databaseUrl, redisUrl } = await testServices();
  const db = openDb(databaseUrl, 1);
  const port = await freePort();
  const env = {
    ...process.env,
    ...API_ENV,
    DATABASE_URL: databaseUrl,
    REDIS_URL: redisUrl,
    DATA_DIR: dataDir,
    PORT: String(port),
    LOG_LEVEL: 'silent',
  };
  const child = spawn(process.execPath, [...API_FLAGS, program], { env, cwd: dataDir, stdio: 'inherit' });
  const work = { env: { ...env, ...WORKER_ENV }, cwd: dataDir, stdio: 'inherit' } as const;
  const drawing = spawn(process.execPath, [...WORKER_FLAGS, worker], work);
  try {
    const get = async (at: string) => {
      const res = await fetch(`http://127.0.0.1:${port}${at}`);
      return { status: res.status, type: res.headers.get('content-type') ?? '', text: await res.text() };
    };
    const serves = () =>
      get('/readyz').then(
        ({ status }) => status === 200,
        () => false,
      );
    while (!(await serves())) {
      expect(child.exitCode).toBeNull();
      await sleep(20);
    }
    const { text: metrics } = await get('/metrics');
    const cpu = Number(/^process_cpu_seconds_total (\S+)/m.exec(metrics)?.[1]);
    expect(cpu).toBeLessThan(MOST_CPU_S);
    // files that lie beside the sources or in packages, and what is loaded when it is asked for
    for (const [at, type] of [
      ['/', 'text/html'],
      ['/showcase.webp', 'image/webp'],
      ['/v1/openapi.json', 'application/json'],
      ['/v2/docs/swagger-ui-bundle.js', 'text/javascript'],
      ['/v2/llms.txt', 'text/plain'],
    ] as const)
      expect(await get(at)).toMatchObject({ status: 200, type: expect.stringContaining(type) });
    const graphiql = await fetch(`http://127.0.0.1:${port}/graphql`, { headers: { accept: 'text/html' } });
    expect([graphiql.status, await graphiql.text()]).toEqual([200, expect.stringContaining('Pixelkiln')]);
    expect((await get('/images/7b3c8a52-0c5e-4f6c-9a61-b6a40f2f6f11')).status).toBe(404);
    // by words, and by a network: the worker finds its models and its thread
    const { token } = await testAccount(db);
    const ask = async (at: string, body: object) => {
      const headers = { ...bearer(token), 'content-type': 'application/json' };
      const res = await fetch(`http://127.0.0.1:${port}${at}`, { method: 'POST', headers, body: JSON.stringify(body) });
      return { status: res.status, body: (await res.json()) as { image: { base64: string }; keypoints: object[] } };
    };
    const image_size = { width: 32, height: 32 };
    const drawn = await ask('/v1/generate-image-pixflux', { description: 'a knight', image_size });
    expect([drawn.status, drawn.body.image.base64]).toEqual([200, expect.stringMatching(/^iVBOR/)]);
    const found = await ask('/v1/estimate-skeleton', { image: drawn.body.image });
    expect([found.status, found.body.keypoints]).toEqual([200, expect.arrayContaining([expect.any(Object)])]);
  } finally {
    drawing.kill('SIGKILL');
    child.kill('SIGKILL');
  }
});
