import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import fs from 'node:fs';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import express from 'express';
import { expect, test } from 'vitest';
import { createWebRouter } from '../../facades/web/router.ts';

/** What a packed file holds: one version of Node packs the same in other bytes than another. */
const content = (file: string) => (file.endsWith('.gz') ? gunzipSync(fs.readFileSync(file)) : fs.readFileSync(file));

/** Files of a folder by their paths, as hashes of what they hold. */
const hashes = (folder: string): Record<string, string> =>
  Object.fromEntries(
    fs
      .readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => path.join(parentPath, name))
      .sort()
      .map((file) => [path.relative(folder, file), createHash('sha256').update(content(file)).digest('hex')]),
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

test('what is loaded at the start stays small', () => {
  const html = fs.readFileSync('facades/web/dist/index.html', 'utf8');
  const files = [...html.matchAll(/(?:src|href)="\/studio\/(assets\/[^"]+\.js)"/g)].map(([, file]) => file!);
  expect(files.length).toBeGreaterThan(0);
  const bytes = files.reduce((sum, file) => sum + fs.statSync(`facades/web/dist/${file}.gz`).size, 0);
  expect(bytes).toBeLessThan(120 * 1024);
});

test('scripts are sent packed to whoever takes gzip, and unpacked to others', async () => {
  const name = fs.readdirSync('facades/web/dist/assets').find((file) => /^index-.*\.js\.gz$/.test(file))!;
  const script = content(`facades/web/dist/assets/${name}`);
  const server = express().use(createWebRouter()).listen(0, '127.0.0.1');
  try {
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const url = `http://127.0.0.1:${port}/studio/assets/${name.slice(0, -3)}`;
    for (const [accepts, encoding] of [
      ['gzip, br', 'gzip'],
      ['identity', null],
    ] as const) {
      const answer = await fetch(url, { headers: { 'Accept-Encoding': accepts } });
      expect([answer.status, answer.headers.get('Content-Encoding')]).toEqual([200, encoding]);
      expect(answer.headers.get('Content-Type')).toBe('text/javascript; charset=utf-8');
      // fetch unpacks by itself
      expect(Buffer.from(await answer.arrayBuffer()).equals(script)).toBe(true);
    }
    expect((await fetch(`${url}x`)).status).toBe(404);
  } finally {
    server.close();
  }
});
