import { mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../setup/api.ts';
import { fakeWorker } from './fake-worker.ts';
import { callTool, polled } from './surfaces.ts';

/** What an account was charged stays in its books. */
const BOOKS = ['account', 'ledger_entry'];

let api: TestApi;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'pixelkiln-delete-'));
  api = await startTestApi({ worker: fakeWorker, env: { STORAGE_URL: pathToFileURL(folder).href } });
});
afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true, force: true });
});

async function tables(): Promise<string[]> {
  const rows = await api.db.$queryRaw<{ name: string }[]>`
    select table_name::text as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`;
  return rows.map(({ name }) => name).filter((name) => !BOOKS.includes(name));
}
/** Rows of each table; `with`: those alone that hold one of these words in any column. */
async function rows(words: readonly string[] = []): Promise<Record<string, number>> {
  const counted = await Promise.all(
    (await tables()).map(async (name) => {
      const holds = words.map((word) => `t::text like '%${word}%'`).join(' or ') || 'true';
      const [found] = await api.db.$queryRawUnsafe<{ n: number }[]>(
        `select count(*)::int as n from "${name}" t where ${holds}`,
      );
      return [name, found!.n] as const;
    }),
  );
  return Object.fromEntries(counted);
}
const files = async () =>
  (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile()).length;

/** A worker that was stopped as it wrote its pictures takes these back a moment later. */
const gone = () => expect.poll(files, { timeout: 5_000 }).toBe(0);

/** A finished character with animations that are done and that failed, with `hangs` one under way too; ids of all of it. */
async function character(args: Record<string, unknown>, hangs = false): Promise<{ id: string; all: string[] }> {
  const { structured: made } = await callTool(api, 'create_character', args);
  await polled(api, made.job_id);
  const animate = async (what: Record<string, unknown>) =>
    (await callTool(api, 'animate_character', { character_id: made.character_id, ...what })).structured;
  const done = await animate({ template_animation_id: 'walking-4-frames', directions: ['south', 'east'] });
  const failed = await animate({ action_description: 'broken dance' });
  for (const job of [...done.job_ids, ...failed.job_ids]) await polled(api, job);
  const running = hangs ? [await animate({ action_description: 'hang on a rope' })] : [];
  return {
    id: made.character_id,
    all: [
      made.character_id,
      made.job_id,
      ...[done, failed, ...running].flatMap((a) => [a.animation_group_id, ...a.job_ids]),
    ],
  };
}

// covers: CHAR-DELETE CHAR-DELETE-RUNNING
test('a deleted character leaves no row in any table and no file', async () => {
  expect(await tables()).toEqual(expect.arrayContaining(['asset', 'blob', 'image', 'job', 'job_event']));
  const before = await rows();
  const { id, all } = await character({ description: 'a knight', seed: 40 }, true);
  const there = await rows(all);
  for (const name of ['asset', 'asset_animation', 'job', 'job_event', 'image'])
    expect(there[name], name).toBeGreaterThan(0);
  // eight rotations and two directions of four frames
  expect(await files()).toBe(16);
  expect((await api.call('DELETE', `/v2/characters/${id}`)).body).toMatchObject({ success: true, character_id: id });
  expect(await rows(all)).toEqual(Object.fromEntries((await tables()).map((name) => [name, 0])));
  await gone();
  await expect.poll(() => rows(), { timeout: 5_000 }).toEqual(before);
});

test('what another character draws alike stays', async () => {
  const [first, second] = [
    await character({ description: 'a knight', seed: 7 }),
    await character({ description: 'a knight', seed: 7 }),
  ];
  const urlsOf = async (id: string): Promise<string[]> =>
    Object.values((await callTool(api, 'get_character', { character_id: id })).structured.rotation_urls);
  const kept = await urlsOf(second.id);
  await callTool(api, 'delete_character', { character_id: first.id });
  for (const url of kept) expect((await fetch(api.url + new URL(url).pathname)).status).toBe(200);
  await callTool(api, 'delete_character', { character_id: second.id });
  await gone();
});
