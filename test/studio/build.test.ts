import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';

/** Files of a folder by their paths, as hashes of their bytes. */
const hashes = (folder: string): Record<string, string> =>
  Object.fromEntries(
    fs
      .readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => path.join(parentPath, name))
      .sort()
      .map((file) => [path.relative(folder, file), createHash('sha256').update(fs.readFileSync(file)).digest('hex')]),
  );

test('the committed studio is what its sources make (else: npm run build:studio)', () => {
  const out = fs.mkdtempSync(path.join(os.tmpdir(), 'pixelkiln-studio-'));
  try {
    const { status, stderr } = spawnSync(
      process.execPath,
      ['node_modules/vite/bin/vite.js', 'build', '--config', 'facades/web/studio/vite.config.ts'],
      { env: { ...process.env, NODE_ENV: 'production', STUDIO_OUT: out }, encoding: 'utf8' },
    );
    expect(status, stderr).toBe(0);
    expect(hashes(out)).toEqual(hashes('facades/web/dist'));
  } finally {
    fs.rmSync(out, { recursive: true, force: true });
  }
}, 60_000);

test('what is loaded at the start stays small', async () => {
  const { gzipSync } = await import('node:zlib');
  const html = fs.readFileSync('facades/web/dist/index.html', 'utf8');
  const files = [...html.matchAll(/(?:src|href)="\/studio\/(assets\/[^"]+\.js)"/g)].map(([, file]) => file!);
  expect(files.length).toBeGreaterThan(0);
  const bytes = files.reduce((sum, file) => sum + gzipSync(fs.readFileSync(`facades/web/dist/${file}`)).length, 0);
  expect(bytes).toBeLessThan(120 * 1024);
});
