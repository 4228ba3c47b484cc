// Writes migrations from schema.prisma without Prisma's native engine or a database server: the WebAssembly engine
// compares the schema with an in-memory PostgreSQL to which the migrations were applied.
//
//   node prisma/migrate-new.mjs new NAME   writes prisma/migrations/<time>_NAME/migration.sql
//   node prisma/migrate-new.mjs drift      exit code 1 and the missing SQL when schema and migrations differ
//   node prisma/migrate-new.mjs sql        prints the whole schema as SQL
//   node prisma/migrate-new.mjs init       rewrites the one first migration; only while nothing is released
//
// src/migrate.ts applies them.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils';
import * as glue from '@prisma/schema-engine-wasm/schema_engine_bg';
import { PrismaPGlite } from 'pglite-prisma-adapter';

const folder = path.join(import.meta.dirname, 'migrations');
const schemaFile = path.join(import.meta.dirname, 'schema.prisma');
/** What follows this line in the first migration cannot be said in schema.prisma and is kept by `init`. */
const BY_HAND = '-- By hand';

const print = (text) => {
  process.stdout.write(`${text}\n`);
};

const migrations = () => {
  mkdirSync(folder, { recursive: true });
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => ({ name: entry.name, file: path.join(folder, entry.name, 'migration.sql') }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
};

/** @returns {Promise<string>} the SQL that leads from the migrations (or from nothing) to the schema; '' for none */
async function difference(fromMigrations) {
  // The package's own entry needs --experimental-wasm-modules.
  const file = path.join(
    path.dirname(createRequire(import.meta.url).resolve('@prisma/schema-engine-wasm')),
    'schema_engine_bg.wasm',
  );
  const { instance } = await WebAssembly.instantiate(readFileSync(file), { './schema_engine_bg.js': glue });
  glue.__wbg_set_wasm(instance.exports);
  instance.exports.__wbindgen_start();
  const shadow = await PGlite.create();
  if (fromMigrations) for (const { file } of migrations()) await shadow.exec(readFileSync(file, 'utf8'));
  const files = [{ path: schemaFile, content: readFileSync(schemaFile, 'utf8') }];
  const engine = await glue.SchemaEngine.new(
    { datamodels: files.map((f) => [f.path, f.content]) },
    () => {},
    bindMigrationAwareSqlAdapterFactory(new PrismaPGlite(shadow)),
  );
  const answer = await engine.diff({
    // 'schemaDatasource' is the database that the adapter is connected to.
    from: fromMigrations ? { tag: 'schemaDatasource', files, configDir: import.meta.dirname } : { tag: 'empty' },
    to: { tag: 'schemaDatamodel', files },
    script: true,
    exitCode: true,
    filters: { externalTables: [], externalEnums: [] },
  });
  return answer.exitCode === 2 ? answer.stdout.replace(/^\s+|\s+$/g, '') : '';
}

function write(name, sql) {
  const time = new Date().toISOString().replace(/\D/g, '').slice(0, 14);
  const dir = path.join(folder, `${time}_${name}`);
  mkdirSync(dir, { recursive: true });
  writeFileSync(path.join(dir, 'migration.sql'), `${sql}\n`);
  writeFileSync(path.join(folder, 'migration_lock.toml'), 'provider = "postgresql"\n');
  print(`Wrote ${path.relative(process.cwd(), dir)}/migration.sql: read it before you commit it.`);
}

async function main(command, name) {
  if (command === 'sql') return print(await difference(false));
  if (command === 'init') {
    const old = migrations();
    if (old.length > 1) throw new Error('There is more than one migration: add a new one with `new NAME`.');
    const kept = old.length ? readFileSync(old[0].file, 'utf8').split(BY_HAND)[1] : undefined;
    const sql = await difference(false);
    for (const { file } of old) rmSync(path.dirname(file), { recursive: true });
    return write('init', kept === undefined ? sql : `${sql}\n\n${BY_HAND}${kept.trimEnd()}`);
  }
  if (command === 'drift' || command === 'new') {
    if (command === 'new' && !/^[a-z][a-z0-9_]*$/.test(name ?? ''))
      throw new Error('Name the migration in lower case with underscores: npm run migrate:new -- add_colour');
    const sql = await difference(true);
    if (!sql) return print('schema.prisma and the migrations agree.');
    if (command === 'new') return write(name, sql);
    print(`${sql}\n\nschema.prisma and the migrations differ: npm run migrate:new -- NAME`);
    process.exitCode = 1;
    return;
  }
  throw new Error('Usage: node prisma/migrate-new.mjs new NAME | drift | sql | init');
}

try {
  await main(...process.argv.slice(2));
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
process.exit();
