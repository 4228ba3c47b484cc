import { mkdtemp, readdir, rm } from 'node:fs/promises';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { deflateSync } from 'node:zlib';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import WebSocket from 'ws';
import { balances } from '../setup/account.ts';
import { startTestApi, type TestApi } from '../setup/api.ts';
import { png, textChunk } from './bad-images.ts';
import { type BadRequest, graphql } from './bad-request.ts';
import { badRequest } from './bad-requests-made.ts';

// enough that each of the kinds is met in several forms; more with BAD_REQUESTS=20000
const RUNS = Number(process.env.BAD_REQUESTS ?? 400);
const SEED = 20_260_801;
const AT_ONCE = 8;

let api: TestApi;
let dataDir: string;
const unhandled: unknown[] = [];
const note = (reason: unknown) => void unhandled.push(reason);
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'pixelkiln-bad-'));
  process.on('unhandledRejection', note);
  api = await startTestApi({ worker: null, env: { DATA_DIR: dataDir } });
});
afterAll(async () => {
  await api.close();
  process.off('unhandledRejection', note);
  await rm(dataDir, { recursive: true, force: true });
});

interface Answer {
  readonly status: number;
  readonly text: string;
  readonly ms: number;
}

/** By plain HTTP: clients refuse to send some of these. */
function send({ method, path: at, headers = {}, body, chunked }: BadRequest): Promise<Answer> {
  const began = performance.now();
  const bytes = body === undefined ? undefined : Buffer.from(body as string);
  const length = bytes && !chunked ? { 'content-length': String(bytes.length) } : {};
  return new Promise((resolve, reject) => {
    const request = http.request(
      api.url,
      { method, path: at, headers: { authorization: `Bearer ${api.account.token}`, ...length, ...headers } },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('error', reject);
        response.on('end', () =>
          resolve({
            status: response.statusCode!,
            text: Buffer.concat(parts).toString(),
            ms: performance.now() - began,
          }),
        );
      },
    );
    request.setTimeout(20_000, () => request.destroy(new Error('no answer in 20 s')));
    request.on('error', reject);
    const piece = bytes && bytes.length > 10_000 ? 65_536 : 7;
    if (bytes && chunked)
      for (let at = 0; at < bytes.length; at += piece) request.write(bytes.subarray(at, at + piece));
    request.end(chunked ? undefined : bytes);
  });
}

/** What is wrong with an answer to a request that was wrong itself; nothing as a rule. */
function complaint({ status, text, ms }: Answer): string | undefined {
  if (status >= 500 && status !== 504 && status !== 529) return `status ${status}`;
  if (/Internal error|"INTERNAL"|-32603/.test(text)) return 'an internal error';
  if (/node_modules|\.ts:\d+:\d+|prisma/i.test(text)) return 'inner workings are told';
  if (ms > 8_000) return `took ${Math.round(ms)} ms`;
  return undefined;
}

async function tried(request: BadRequest): Promise<string | undefined> {
  const answer = await send(request).catch((error: Error) => error);
  const wrong = answer instanceof Error ? answer.message : complaint(answer);
  if (!wrong) return undefined;
  const body = request.body?.toString().slice(0, 300) ?? '';
  const said = answer instanceof Error ? '' : answer.text.slice(0, 200);
  return `${request.kind}: ${wrong}\n  ${request.method} ${request.path.slice(0, 120)} ${body}\n  → ${said}`;
}

/** What a request may have left behind. */
async function traces() {
  const { account, ledger } = await balances(api.db, api.account.id);
  expect(account).toEqual(ledger);
  return {
    jobs: await api.db.job.count(),
    assets: await api.db.asset.count(),
    feedback: await api.db.feedback.count(),
    images: await api.db.image.count(),
    ledger: await api.db.ledgerEntry.count(),
    usdMicros: account.usdMicros,
    files: (await readdir(dataDir, { recursive: true })).length,
  };
}

test(`${RUNS} bad requests: no 5xx, no job, no charge, no file`, { timeout: 120_000 }, async () => {
  const before = await traces();
  const requests = fc.sample(badRequest, { numRuns: RUNS, seed: SEED });
  expect(new Set(requests.map(({ kind }) => kind)).size).toBeGreaterThan(15);
  const problems: string[] = [];
  const queue = requests.entries();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const [index, request] of queue) {
        const problem = await tried(request);
        if (problem) problems.push(`#${index} of seed ${SEED}: ${problem}`);
      }
    }),
  );
  expect(problems.slice(0, 12).join('\n')).toBe('');
  expect(await traces()).toEqual(before);
  expect(unhandled).toEqual([]);
  expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  expect((await api.call('GET', '/readyz')).status).toBe(200);
  expect((await api.call('GET', '/v1/balance')).status).toBe(200);
});

describe('large and costly requests', () => {
  const json = (body: string): BadRequest => ({
    kind: 'large',
    method: 'POST',
    path: '/v2/map-objects',
    headers: { 'content-type': 'application/json' },
    body,
  });
  const withImage = (base64: string) => json(JSON.stringify({ description: 'k', init_image: { base64 } }));

  test('a body above the limit is 413, with or without a length in front', async () => {
    const body = `{"description":"${'k'.repeat(17 * 2 ** 20)}"}`;
    for (const chunked of [false, true]) {
      const answer = await send({ ...json(body), chunked }).catch((error: Error) => error);
      // a server may answer and hang up while the client still sends
      if (answer instanceof Error) expect(answer.message).toMatch(/ECONNRESET|EPIPE|socket hang up/);
      else expect(answer.status).toBe(413);
    }
  });

  test('base64 of more than 8 MiB is refused before it is decoded', async () => {
    const answer = await send(withImage('A'.repeat(12 * 2 ** 20)));
    expect(answer.status).toBe(422);
    expect(answer.text).toContain('more than 8 MiB');
    expect(answer.text.length).toBeLessThan(1_000);
  });

  test('a picture of 60000×60000 pixels is refused by its header', async () => {
    const answer = await send(withImage(png(60_000, 60_000, deflateSync(Buffer.alloc(1_000)))));
    expect(answer.status).toBe(422);
    expect(answer.text).toMatch(/larger than 2048x2048|at most 2048x2048/);
    expect(answer.ms).toBeLessThan(2_000);
  });

  test('data that inflates to hundreds of megabytes does not fill the memory', async () => {
    const bomb = deflateSync(Buffer.alloc(300 * 2 ** 20), { level: 9 });
    const before = process.memoryUsage().rss;
    for (const image of [png(16, 16, bomb), png(16, 16, deflateSync(Buffer.alloc(16 * 65)), textChunk(bomb))]) {
      const answer = await send(withImage(image));
      expect(complaint(answer)).toBeUndefined();
    }
    expect((process.memoryUsage().rss - before) / 2 ** 20).toBeLessThan(250);
  });

  test.each([
    ['aliases', `{ ${Array.from({ length: 30_000 }, (_, i) => `a${i}: account { id }`).join(' ')} }`],
    ['the same field', `{ ${'account { id } '.repeat(30_000)} }`],
    ['fields inside', `{ account { ${'id '.repeat(100_000)} } }`],
    [
      'fragments',
      `{ account { ...f0 } } ${Array.from({ length: 3_000 }, (_, i) => `fragment f${i} on Account { id ...f${i + 1} }`).join(' ')} fragment f3000 on Account { id }`,
    ],
    ['directives', `{ account { id ${'@include(if: true) '.repeat(30_000)} } }`],
    ['variables', `query (${Array.from({ length: 20_000 }, (_, i) => `$v${i}: Int`).join(' ')}) { account { id } }`],
  ])('a flood of %s is refused within two seconds', async (_, query) => {
    const answer = await send(graphql('flood', query));
    expect(complaint(answer)).toBeUndefined();
    expect(answer.text).toContain('"errors"');
    expect(answer.ms).toBeLessThan(2_000);
  });
});

describe('WebSocket', () => {
  const opened = () => new WebSocket(`${api.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
  const INIT = { type: 'connection_init', payload: { authorization: `Bearer ${'x'.repeat(10_000)}` } };
  test.each([
    ['no JSON', ['{']],
    ['bytes', [Buffer.from([0xff, 0, 1])]],
    ['no type', ['{}', '[]', '5', 'null']],
    ['a subscription before the greeting', ['{"id":"1","type":"subscribe","payload":{"query":"{ account { id } }"}}']],
    ['a bad greeting', ['{"type":"connection_init","payload":5}']],
    [
      'a bad subscription',
      [
        JSON.stringify(INIT),
        '{"id":"1","type":"subscribe","payload":{"query":"{"}}',
        '{"id":"2","type":"subscribe","payload":{"query":"subscription { jobProgress(id: \\"x\\") { jobId } }"}}',
        '{"id":"2","type":"subscribe","payload":{"query":"subscription { jobs { jobId } }"}}',
        '{"id":"3","type":"subscribe","payload":{"query":5}}',
      ],
    ],
  ])('%s ends in a message or a close, not a crash', async (_, messages) => {
    const ws = opened();
    const heard: string[] = [];
    ws.on('message', (data) => heard.push(String(data)));
    await new Promise<void>((resolve, reject) => {
      ws.once('error', reject);
      ws.once('open', resolve);
    });
    const closed = new Promise<void>((resolve) => ws.once('close', () => resolve()));
    for (const message of messages) ws.send(message);
    await Promise.race([closed, new Promise((resolve) => setTimeout(resolve, 500))]);
    ws.terminate();
    expect(heard.join('\n')).not.toMatch(/Internal error|node_modules/);
    expect((await api.call('GET', '/healthz')).status).toBe(200);
    expect(unhandled).toEqual([]);
  });
});
