import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { bundlePrograms } from '../../src/bundle.mjs';
import { type Db, openDb } from '../../src/db.ts';
import { type Postgres, startPostgres } from '../../src/launch/postgres.ts';
import { apiProcess, workerProcess } from '../../src/launch/processes.ts';
import { freePort } from '../../src/launch/programs.ts';
import { type Redis, startRedis } from '../../src/launch/redis.ts';
import { type Service, supervise } from '../../src/launch/supervise.ts';
import { migrate } from '../../src/migrate.ts';
import { scriptedModel } from '../agent/scripted-model.ts';
import { balances, type TestAccount, testAccount } from '../setup/account.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

let dir: string;
let postgres: Postgres;
let redis: Redis;
let api: Service;
let worker: Service;
let db: Db;
let url: string;
let model: Awaited<ReturnType<typeof scriptedModel>>;
let account: TestAccount;

beforeAll(async () => {
  dir = await mkdtemp(path.join(os.tmpdir(), 'pixelkiln-chat-'));
  model = await scriptedModel();
  [postgres, redis] = await Promise.all([startPostgres({ dir: path.join(dir, 'pg') }), startRedis({ dir })]);
  await migrate(postgres.url);
  db = openDb(postgres.url, 2);
  const at = { host: '127.0.0.1', port: await freePort() };
  url = `http://127.0.0.1:${at.port}`;
  const env = {
    ...{ DATABASE_URL: postgres.url, REDIS_URL: redis.url, DATA_DIR: dir, STORAGE_URL: '', LOG_LEVEL: 'silent' },
    ...model.env['chat completions'],
  };
  const quiet = { line: () => {} };
  [api, worker] = await Promise.all([
    supervise(apiProcess(at, env, (await bundlePrograms(ROOT)).api), quiet),
    supervise(workerProcess(1, env, 'test/chaos/chat-worker.ts'), quiet),
  ]);
}, 90_000);
afterAll(async () => {
  await Promise.all([worker?.stop(), api?.stop()]);
  await db?.$disconnect();
  await Promise.all([redis?.stop(), postgres?.stop(), model?.close()]);
  await rm(dir, { recursive: true, force: true });
}, 60_000);
beforeEach(async () => {
  account = await testAccount(db, { usd: 1, generations: 0 });
});

const kill = (service: Service) => process.kill(service.pid!, 'SIGKILL');
const draw = (description: string) => ['create_map_object', { description, width: 32, height: 32 }] as const;

/** Asks until the API answers; the key makes it one message. */
async function send(content: string, conversationId?: string): Promise<{ conversationId: string; messageId: string }> {
  const key = `key-${Math.random()}`;
  const query = `mutation ($input: SendChatMessageInput!) { sendChatMessage(input: $input) { conversation { id } reply { id } } }`;
  const input = { content, clientMutationId: key, ...(conversationId ? { conversationId } : {}) };
  for (let tries = 0; tries < 200; tries++) {
    const answer = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { authorization: `Bearer ${account.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ query, variables: { input } }),
    }).catch(() => undefined);
    const body = answer?.ok ? await answer.json() : undefined;
    const sent = body?.data?.sendChatMessage;
    if (sent) return { conversationId: sent.conversation.id, messageId: sent.reply.id };
    await new Promise((r) => setTimeout(r, 100));
  }
  throw new Error('never answered');
}

const message = (id: string) =>
  db.chatMessage.findUniqueOrThrow({ where: { id }, include: { parts: { orderBy: { position: 'asc' } } } });
const until = (id: string, met: (of: Awaited<ReturnType<typeof message>>) => boolean, timeout = 60_000) =>
  expect.poll(async () => met(await message(id)), { timeout, interval: 25 }).toBe(true);

/** Each thing is there once and was paid for once. */
async function expectMade(...descriptions: string[]) {
  const assets = await db.asset.findMany({ where: { accountId: account.id }, orderBy: { createdAt: 'asc' } });
  expect(assets.map(({ description }) => description)).toEqual(descriptions);
  const drawn = await db.job.findMany({ where: { accountId: account.id, kind: 'generateImage' } });
  expect(drawn.map(({ status }) => status)).toEqual(descriptions.map(() => 'COMPLETED'));
  expect((await balances(db, account.id)).account.usdMicros).toBe(1_000_000 - descriptions.length * 8_000);
}

describe('kill -9 in mid-turn', () => {
  test('of the worker while a call runs, and while the model speaks: nothing is made or said twice', async () => {
    const words = 'Both are there, and this is a long answer that takes its time to be told. '.repeat(6).trim();
    model.script(({ body }) =>
      body.messages.some(({ role }: { role: string }) => role === 'tool')
        ? { say: words, everyMs: 60 }
        : { say: 'First a barrel.', calls: [draw('a slow barrel'), draw('a slow well')] },
    );
    const { conversationId, messageId } = await send('two things');
    await until(messageId, ({ parts }) => parts.filter(({ status }) => status === 'COMPLETED').length === 2);
    await until(messageId, ({ parts }) => parts.some(({ tool, status }) => tool && status === 'RUNNING'));
    kill(worker);
    await until(messageId, ({ parts }) => (parts[3]?.text?.length ?? 0) > 40);
    kill(worker);
    model.answers({ say: words });
    await until(messageId, ({ status }) => status === 'COMPLETED');
    const { parts, stopped } = await message(messageId);
    expect(stopped).toBeNull();
    expect(parts.map(({ tool, status, text }) => [tool ?? text, status])).toEqual([
      ['First a barrel.', 'COMPLETED'],
      ['create_map_object', 'COMPLETED'],
      ['create_map_object', 'COMPLETED'],
      [words, 'COMPLETED'],
    ]);
    await expectMade('a slow barrel', 'a slow well');
    model.answers({ say: 'You are welcome.' });
    const next = await send('thanks', conversationId);
    await until(next.messageId, ({ status }) => status === 'COMPLETED');
    expect((await message(next.messageId)).parts[0]!.text).toBe('You are welcome.');
  }, 120_000);

  test('of the API: the message is answered all the same, and the next one is taken', async () => {
    model.script(({ body }) =>
      body.messages.some(({ role }: { role: string }) => role === 'tool')
        ? { say: 'Drawn.' }
        : { calls: [draw('a slow barrel')] },
    );
    const { conversationId, messageId } = await send('a barrel');
    await until(messageId, ({ parts }) => parts.some(({ status }) => status === 'RUNNING'));
    kill(api);
    await until(messageId, ({ status }) => status === 'COMPLETED');
    await expectMade('a slow barrel');
    model.answers({ say: 'Yes?' });
    const next = await send('are you there', conversationId);
    await until(next.messageId, ({ status }) => status === 'COMPLETED');
  }, 90_000);
});
