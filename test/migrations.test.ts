import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { migrate, readMigrations } from '../src/migrate.ts';
import { testServices } from './setup/services.ts';

let client: pg.Client;
let databaseUrl: string;
const folder = mkdtempSync(path.join(os.tmpdir(), 'pixelkiln-migrations-'));

beforeAll(async () => {
  ({ databaseUrl } = await testServices());
  client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  rmSync(folder, { recursive: true, force: true });
});

/** A copy of the real migrations with more of them. */
function withMigrations(more: Record<string, string>): string {
  rmSync(folder, { recursive: true, force: true });
  cpSync('prisma/migrations', folder, { recursive: true });
  for (const [name, sql] of Object.entries(more)) {
    mkdirSync(path.join(folder, name), { recursive: true });
    writeFileSync(path.join(folder, name, 'migration.sql'), sql);
  }
  return folder;
}

const exists = async (table: string) =>
  (await client.query<{ found: boolean }>('SELECT to_regclass($1) IS NOT NULL AS found', [table])).rows[0]!.found;

test('the migrations make exactly what schema.prisma says', () => {
  const drift = spawnSync(process.execPath, ['prisma/migrate-new.mjs', 'drift'], { encoding: 'utf8' });
  expect(drift.stderr).toBe('');
  expect(drift.stdout).toBe('schema.prisma and the migrations agree.\n');
  expect(drift.status).toBe(0);
});

describe('migrate', () => {
  test('has nothing to do the second time, and records what Prisma records', async () => {
    expect(await migrate(databaseUrl)).toEqual([]);
    const { rows } = await client.query(
      'SELECT migration_name AS name, checksum, applied_steps_count AS steps, finished_at IS NOT NULL AS finished FROM _prisma_migrations ORDER BY 1',
    );
    expect(rows).toEqual(readMigrations().map(({ name, checksum }) => ({ name, checksum, steps: 1, finished: true })));
    expect(rows.length).toBeGreaterThan(0);
  });

  test('applies a new migration once when several processes start at once', async () => {
    const dir = withMigrations({ '29990101000000_a': 'CREATE TABLE race (id INT); INSERT INTO race VALUES (1);' });
    const applied = await Promise.all([1, 2, 3].map(() => migrate(databaseUrl, dir)));
    expect(applied.flat()).toEqual(['29990101000000_a']);
    expect((await client.query('SELECT count(*)::int AS n FROM race')).rows).toEqual([{ n: 1 }]);
  });

  test('undoes the whole migration that fails, and says which', async () => {
    const a = 'CREATE TABLE race (id INT); INSERT INTO race VALUES (1);';
    const dir = withMigrations({
      '29990101000000_a': a,
      '29990102000000_b': 'CREATE TABLE half (id INT); SELECT 1 / 0;',
    });
    await expect(migrate(databaseUrl, dir)).rejects.toThrow('Migration 29990102000000_b failed: division by zero');
    expect(await exists('half')).toBe(false);
  });

  test('refuses an applied migration that was edited', async () => {
    const dir = withMigrations({ '29990101000000_a': 'CREATE TABLE other (id INT);' });
    await expect(migrate(databaseUrl, dir)).rejects.toThrow('29990101000000_a was edited after it was applied');
    expect(await exists('other')).toBe(false);
  });
});

describe('the database itself', () => {
  test.each([
    ['usd_micros', 'account_usd_micros_check'],
    ['generations', 'account_generations_check'],
  ])('refuses a negative balance in %s', async (column, constraint) => {
    const insert = `INSERT INTO account (id, name, ${column}) VALUES (gen_random_uuid(), 'x', $1)`;
    await expect(client.query(insert, [-1])).rejects.toThrow(constraint);
    await expect(client.query(insert, [0])).resolves.toMatchObject({ rowCount: 1 });
  });
});
