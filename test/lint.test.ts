import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

// Types count as imports: who may know whom is about words, not about code alone.
const FORBIDDEN: readonly (readonly [file: string, from: string])[] = [
  ['schema/image/x.ts', '../../facades/core/invoke.ts'],
  ['schema/image/x.ts', '../../workers/engine/types.ts'],
  ['schema/image/x.ts', '../../src/generated/prisma/client.ts'],
  ['src/x.ts', '../schema/index.ts'],
  ['src/jobs/x.ts', '../../facades/core/invoke.ts'],
  ['src/jobs/x.ts', '../../workers/engine/types.ts'],
  ['src/x.ts', './generated/prisma/client.ts'],
  ['src/x.ts', '@prisma/client'],
  ['facades/rest/x.ts', '../../schema/image/get.ts'],
  ['facades/rest/x.ts', '../../workers/engine/types.ts'],
  ['facades/rest/x.ts', '../../src/db.ts'],
  ['facades/mcp/x.ts', '../../src/billing.ts'],
  ['workers/handlers/x.ts', '../../schema/index.ts'],
  ['workers/handlers/x.ts', '../../facades/core/invoke.ts'],
  ['workers/handlers/x.ts', '../../src/db.ts'],
  ['workers/handlers/x.ts', '../../src/jobs/enqueue.ts'],
  ['workers/engine/x.ts', '../../src/config.ts'],
  ['workers/engine/x.ts', '../handlers/index.ts'],
  ['workers/engine/x.ts', 'bee-queue'],
  ['workers/engine/x.ts', 'redis'],
  ['workers/engine/x.ts', 'pg'],
  ['src/domain/x.ts', '../pixels/types.ts'],
  ['src/domain/x.ts', '../errors.ts'],
  ['src/pixels/x.ts', '../errors.ts'],
  ['src/pixels/x.ts', '../../workers/engine/types.ts'],
  ['prisma/x.ts', '../src/config.ts'],
  ['models/x.ts', '../workers/engine/types.ts'],
];
const ALLOWED: readonly (readonly [file: string, from: string])[] = [
  ['src/pixels/x.ts', '../domain/words.ts'],
  ['facades/web/x.ts', '../../src/pixels/png.ts'],
  ['workers/engine/x.ts', '../../src/domain/words.ts'],
  ['workers/handlers/x.ts', '../../src/pixels/png.ts'],
  ['schema/image/x.ts', '../../src/billing.ts'],
  ['schema/image/x.ts', '../../src/db.ts'],
  ['src/server.ts', '../schema/index.ts'],
  ['src/db.ts', './generated/prisma/client.ts'],
  ['src/x.ts', './db.ts'],
  ['facades/rest/x.ts', '../../schema/index.ts'],
  ['facades/rest/x.ts', '../../schema/operation.ts'],
  ['facades/rest/x.ts', '../../src/errors.ts'],
  ['facades/rest/x.ts', '../../src/context.ts'],
  ['facades/mcp/x.ts', '../../src/jobs/wait.ts'],
  ['workers/handlers/x.ts', '../engine/types.ts'],
  ['workers/handlers/x.ts', '../../src/jobs/contract.ts'],
  ['workers/main.ts', '../src/jobs/store.ts'],
  ['workers/main.ts', '../src/storage/storage.ts'],
];
const BROKEN: readonly (readonly [source: string, rule: string])[] = [
  ['export const x = (value: any) => value;\n', 'lint/suspicious/noExplicitAny'],
  ["console.log('x');\n", 'lint/suspicious/noConsole'],
  ["import fs from 'fs';\n\nexport const x = fs;\n", 'lint/style/useNodejsImportProtocol'],
];

const importing = (from: string) => `import type { X } from '${from}';\n\nexport type Y = X;\n`;
/** Each case is a file in the folder that it is about: x1.ts, x2.ts and so on. */
const cases = new Map<string, string>();
const fileOf = (file: string, source: string): string => {
  const name = file.replace(/x\.ts$/, `x${cases.size}.ts`);
  cases.set(name, source);
  return name;
};
const forbidden = FORBIDDEN.map(([file, from]) => [file, from, fileOf(file, importing(from))] as const);
const allowed = ALLOWED.map(([file, from]) => [file, from, fileOf(file, importing(from))] as const);
const broken = BROKEN.map(([source, rule]) => [source, rule, fileOf('src/x.ts', source)] as const);

/** A folder with our linter settings and these files alone. */
let dir: string;
/** The rules that Biome says each file breaks: it looks at all of them in one run. */
const rules = new Map<string, string[]>();
beforeAll(() => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), 'pixelkiln-lint-'));
  for (const file of ['biome.json', '.gitignore']) fs.copyFileSync(file, path.join(dir, file));
  for (const [file, source] of cases) {
    fs.mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
    fs.writeFileSync(path.join(dir, file), source);
  }
  const biome = path.resolve('node_modules/@biomejs/biome/bin/biome');
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [biome, 'lint', '--reporter=json', '--max-diagnostics=none', ...cases.keys()],
    { cwd: dir, encoding: 'utf8' },
  );
  if (!stdout.startsWith('{')) throw new Error(stderr);
  const { diagnostics } = JSON.parse(stdout) as {
    diagnostics: { category: string; severity: string; location: { path: string } }[];
  };
  for (const { category, severity, location } of diagnostics)
    if (severity === 'error') rules.set(location.path, [...(rules.get(location.path) ?? []), category]);
});
afterAll(() => fs.rmSync(dir, { recursive: true, force: true }));

test.each(forbidden)('%s may not import %s', (_file, _from, name) => {
  expect(rules.get(name)).toEqual(['lint/style/noRestrictedImports']);
});

test.each(allowed)('%s may import %s', (_file, _from, name) => {
  expect(rules.get(name)).toBeUndefined();
});

test.each(broken)('%j breaks %s', (_source, rule, name) => {
  expect(rules.get(name)).toEqual([rule]);
});
