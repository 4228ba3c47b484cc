import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';

/** The key of the advisory lock that Prisma's own tools take. */
const PRISMA_LOCK = 72_707_369;

const FOLDER = fileURLToPath(new URL('../prisma/migrations', import.meta.url));

interface Migration {
  readonly name: string;
  readonly sql: string;
  /** sha256 of the file, hexadecimal. */
  readonly checksum: string;
}

/** The migrations of a folder in the order of their names, which begin with the time. */
export function readMigrations(folder = FOLDER): Migration[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(path.join(folder, entry.name, 'migration.sql')))
    .map(({ name }) => {
      const sql = readFileSync(path.join(folder, name, 'migration.sql'), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    })
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

/**
 * Applies the migrations that the database lacks, each in a transaction of its own, and returns their names.
 * It keeps Prisma's table, checksums and lock, so that `prisma migrate deploy` may be used on the same database, and
 * several processes may call it at once. Throws when an applied migration was edited, or failed half-way elsewhere.
 */
export async function migrate(url: string, folder = FOLDER): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [PRISMA_LOCK]);
    await client.query(`CREATE TABLE IF NOT EXISTS "_prisma_migrations" (
      id VARCHAR(36) PRIMARY KEY, checksum VARCHAR(64) NOT NULL, finished_at TIMESTAMPTZ,
      migration_name VARCHAR(255) NOT NULL, logs TEXT, rolled_back_at TIMESTAMPTZ,
      started_at TIMESTAMPTZ NOT NULL DEFAULT now(), applied_steps_count INTEGER NOT NULL DEFAULT 0)`);
    const { rows } = await client.query<{ migration_name: string; checksum: string; finished_at: Date | null }>(
      'SELECT migration_name, checksum, finished_at FROM "_prisma_migrations" WHERE rolled_back_at IS NULL',
    );
    const known = new Map(rows.map((row) => [row.migration_name, row]));
    const applied: string[] = [];
    for (const migration of readMigrations(folder)) {
      const row = known.get(migration.name);
      if (row && !row.finished_at)
        throw new Error(`Migration ${migration.name} failed before: repair the database first`);
      if (row && row.checksum !== migration.checksum)
        throw new Error(`Migration ${migration.name} was edited after it was applied: add a new one instead`);
      if (row) continue;
      await apply(client, migration);
      applied.push(migration.name);
    }
    return applied;
  } finally {
    await client.end();
  }
}

async function apply(client: pg.Client, { name, sql, checksum }: Migration): Promise<void> {
  await client.query('BEGIN');
  try {
    // Without parameters the whole file goes as one simple query.
    await client.query(sql);
    await client.query(
      `INSERT INTO "_prisma_migrations" (id, checksum, migration_name, finished_at, applied_steps_count)
       VALUES ($1, $2, $3, now(), 1)`,
      [randomUUID(), checksum, name],
    );
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw new Error(`Migration ${name} failed: ${error instanceof Error ? error.message : error}`, { cause: error });
  }
}
