import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate, readMigrations } from '../src/migrate.ts';
import { testServices } from './setup/services.ts';

/** A database as it was before there were assets, and the migrations up to then. */
let client: pg.Client;
let url: string;
const folder = mkdtempSync(path.join(os.tmpdir(), 'pixelkiln-before-assets-'));

const ACCOUNT = '11111111-1111-4111-8111-111111111111';
const id = (n: number): string => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

beforeAll(async () => {
  const { databaseUrl } = await testServices();
  const admin = new pg.Client({ connectionString: databaseUrl });
  await admin.connect();
  const name = `${new URL(databaseUrl).pathname.slice(1)}_before_assets`;
  await admin.query(`CREATE DATABASE ${name}`);
  await admin.end();
  url = Object.assign(new URL(databaseUrl), { pathname: `/${name}` }).href;
  const later = readMigrations().map((migration) => migration.name);
  const first = later.findIndex((migration) => migration.endsWith('_asset'));
  cpSync('prisma/migrations', folder, { recursive: true });
  for (const migration of later.slice(first)) rmSync(path.join(folder, migration), { recursive: true });
  await migrate(url, folder);
  client = new pg.Client({ connectionString: url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  rmSync(folder, { recursive: true, force: true });
  const { databaseUrl } = await testServices();
  const admin = new pg.Client({ connectionString: databaseUrl });
  await admin.connect();
  await admin.query(`DROP DATABASE ${new URL(url).pathname.slice(1)}`);
  await admin.end();
});

const job = (n: number, payload: object) =>
  client.query(
    `INSERT INTO job (id, account_id, kind, payload, estimate_ms, unit, cost, operation)
     VALUES ($1, $2, 'k', $3, 1, 'USD', 0, 'o')`,
    [id(n), ACCOUNT, payload],
  );

test('what the tables of characters, their animations and map objects held becomes assets with the same ids', async () => {
  await client.query(`INSERT INTO account (id, name) VALUES ($1, 'a')`, [ACCOUNT]);
  await job(1, { seed: 1 });
  await job(2, { seed: 2 });
  await job(3, { seed: 3, description: 'a well' });
  await job(4, { seed: 4 });
  const made = '2026-11-01T10:00:00.123Z';
  const changed = '2026-11-02T10:00:00.456Z';
  await client.query(
    `INSERT INTO character (id, account_id, job_id, name, description, spec, mode, body_type, template, view, size,
       width, height, directions, tags, group_id, state_name, created_at, updated_at)
     VALUES ($1, $2, $3, 'Sir', 'a knight', '{"seed": 1, "view": "side"}', 'v3', 'quadruped', 'cat', 'oblique', 48,
       68, 72, 4, '{hero,"Chapter 1"}', $4, 'burning', $5, $6)`,
    [id(11), ACCOUNT, id(1), id(10), made, changed],
  );
  await client.query(
    `INSERT INTO character_animation (id, character_id, group_id, job_id, direction, type, display_name, action, mode,
       frame_count, created_at)
     VALUES ($1, $2, $3, $4, 'south-east', 'waves', 'Hello', 'waves both arms', 'pro', 16, $5)`,
    [id(21), id(11), id(20), id(2), made],
  );
  const long = `  a well  of mossy\nstones ${'x'.repeat(24)} ${'y'.repeat(40)}`;
  for (const [n, description] of [
    [3, 'a well'],
    [4, long],
  ] as const)
    await client.query(
      `INSERT INTO map_object (id, account_id, job_id, description, width, height, view, created_at, expires_at)
       VALUES ($1, $2, $3, $4, 64, 48, 'side', $5, $6)`,
      [id(30 + n), ACCOUNT, id(n), description, made, '2026-11-01T18:00:00.123Z'],
    );

  const applied = await migrate(url);
  expect(applied[0]).toMatch(/^\d{14}_asset$/);
  const assets = await client.query('SELECT * FROM asset ORDER BY id');
  const kept = { account_id: ACCOUNT, project_id: null, review: false, created_at: new Date(made) };
  const gone = new Date('2026-11-01T18:00:00.123Z');
  const object = { kind: 'map_object', tags: [], facts: { width: 64, height: 48, view: 'side' }, state_name: null };
  expect(assets.rows).toEqual([
    {
      ...kept,
      id: id(11),
      kind: 'character',
      job_id: id(1),
      name: 'Sir',
      description: 'a knight',
      spec: { seed: 1, view: 'side' },
      facts: {
        mode: 'v3',
        bodyType: 'quadruped',
        template: 'cat',
        view: 'oblique',
        size: 48,
        width: 68,
        height: 72,
        directions: 4,
      },
      tags: ['hero', 'Chapter 1'],
      group_id: id(10),
      state_name: 'burning',
      expires_at: null,
      updated_at: new Date(changed),
    },
    {
      ...kept,
      ...object,
      id: id(33),
      job_id: id(3),
      name: 'a well',
      description: 'a well',
      spec: { seed: 3, description: 'a well' },
      group_id: id(33),
      expires_at: gone,
      updated_at: new Date(made),
    },
    {
      ...kept,
      ...object,
      id: id(34),
      job_id: id(4),
      // whole words of the first 60 characters
      name: `a well of mossy stones ${'x'.repeat(24)}…`,
      description: long,
      spec: { seed: 4 },
      group_id: id(34),
      expires_at: gone,
      updated_at: new Date(made),
    },
  ]);
  expect((await client.query('SELECT * FROM asset_animation')).rows).toEqual([
    {
      id: id(21),
      asset_id: id(11),
      group_id: id(20),
      job_id: id(2),
      direction: 'south-east',
      type: 'waves',
      display_name: 'Hello',
      action: 'waves both arms',
      mode: 'pro',
      frame_count: 16,
      created_at: new Date(made),
    },
  ]);
  for (const table of ['character', 'character_animation', 'map_object']) {
    const { rows } = await client.query('SELECT to_regclass($1) AS found', [table]);
    expect(rows[0].found, table).toBeNull();
  }
  // a job that goes takes its asset with it, as it took the character
  await client.query('DELETE FROM job WHERE id = $1', [id(1)]);
  expect((await client.query('SELECT count(*)::int AS n FROM asset')).rows[0].n).toBe(2);
  expect((await client.query('SELECT count(*)::int AS n FROM asset_animation')).rows[0].n).toBe(0);
});
