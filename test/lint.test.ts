import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** A folder with our linter settings and nothing else, in which each case is a file. */
let dir: string;
beforeAll(() => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), 'pixelkiln-lint-'));
  for (const file of ['biome.json', '.gitignore']) fs.copyFileSync(file, path.join(dir, file));
});
afterAll(() => fs.rmSync(dir, { recursive: true, force: true }));

/** The rules that Biome says a file breaks. */
function brokenRules(file: string, source: string): string[] {
  fs.mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
  fs.writeFileSync(path.join(dir, file), source);
  const biome = path.resolve('node_modules/@biomejs/biome/bin/biome');
  const { status, stdout, stderr } = spawnSync(process.execPath, [biome, 'lint', '--reporter=json', file], {
    cwd: dir,
    encoding: 'utf8',
  });
  if (!stdout.startsWith('{')) throw new Error(stderr);
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { category: string; severity: string }[] };
  const rules = diagnostics.filter(({ severity }) => severity === 'error').map(({ category }) => category);
  expect(status).toBe(rules.length ? 1 : 0);
  return rules;
}

// Types count as imports: who may know whom is about words, not about code alone.
test.each([
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
])('%s may not import %s', (file, from) => {
  const source = `import type { X } from '${from}';\n\nexport type Y = X;\n`;
  expect(brokenRules(file, source)).toEqual(['lint/style/noRestrictedImports']);
});

test.each([
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
])('%s may import %s', (file, from) => {
  const source = `import type { X } from '${from}';\n\nexport type Y = X;\n`;
  expect(brokenRules(file, source)).toEqual([]);
});

test.each([
  ['export const x = (value: any) => value;\n', 'lint/suspicious/noExplicitAny'],
  ["console.log('x');\n", 'lint/suspicious/noConsole'],
  ["import fs from 'fs';\n\nexport const x = fs;\n", 'lint/style/useNodejsImportProtocol'],
])('%j breaks %s', (source, rule) => {
  expect(brokenRules('src/y.ts', source)).toEqual([rule]);
});

test.each([
  ['prisma/x.ts', '../src/config.ts'],
  ['models/x.ts', '../workers/engine/types.ts'],
])('%s may not import %s', (file, from) => {
  expect(brokenRules(file, `import type { X } from '${from}';\n\nexport type Y = X;\n`)).toEqual([
    'lint/style/noRestrictedImports',
  ]);
});
