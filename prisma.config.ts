import { defineConfig } from 'prisma/config';

// generate, validate and format need no native schema engine: name any existing file, so that the CLI never downloads one.
process.env.PRISMA_SCHEMA_ENGINE_BINARY ??= process.execPath;

export default defineConfig({
  schema: 'prisma/schema.prisma',
  migrations: { path: 'prisma/migrations' },
  datasource: { url: process.env.DATABASE_URL || 'postgresql://postgres:postgres@127.0.0.1:5432/postgres' },
});
