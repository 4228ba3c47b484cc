import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { branchName, gameKey, gameOf } from '../../src/games/address.ts';
import { gamePath, serveGames } from '../../src/games/serve.ts';

test.each([
  ['my-game', 'main', 'my-game--main'],
  ['my-game', 'feature/New Boss', 'my-game--feature-new-boss'],
  ['a', '---', 'a--branch'],
])('the address of %s, branch %s, is %s', (slug, branch, key) => {
  expect(gameKey(slug, branch)).toBe(key);
});
test.each(['../x', 'a--b', 'A', '', '-a', 'a-', 'x'.repeat(31), 'a.b', 'ä'])('%j is no slug', (slug) => {
  expect(() => gameKey(slug, 'main')).toThrow(/project_slug must have/);
});
test('a name of a host has at most 63 letters', () => {
  expect(gameKey('x'.repeat(30), 'y'.repeat(80)).length).toBeLessThanOrEqual(63);
  expect(branchName(`${'x'.repeat(29)}/y`)).toBe('x'.repeat(29));
});

test.each([
  ['127.0.0.1:4001', '/knight--main/a/b.js?v=1', undefined, { key: 'knight--main', path: '/a/b.js', ownHost: false }],
  ['127.0.0.1:4001', '/knight--main', undefined, { key: 'knight--main', path: '', ownHost: false }],
  ['knight--main.localhost:4001', '/a.js', undefined, { key: 'knight--main', path: '/a.js', ownHost: true }],
  ['Knight--Main.Games.Example', '/', '*.games.example', { key: 'knight--main', path: '/', ownHost: true }],
  ['games.example', '/', '*.games.example', undefined],
  ['127.0.0.1:4001', '/', undefined, undefined],
  ['127.0.0.1:4001', '/../etc/passwd', undefined, undefined],
])('%s %s is a request for a game', (host, url, pattern, expected) => {
  expect(gameOf(host, url, pattern)).toEqual(expected);
});

test.each([
  ['/', 'index.html'],
  ['/a/', 'a/index.html'],
  ['/a%20b.png', 'a b.png'],
  ['/../../etc/passwd', undefined],
  ['/%2e%2e/x', undefined],
  ['/a/%2e%2e%2fx', undefined],
  ['/a//b', undefined],
  ['/a%5c..%5cb', undefined],
  ['/.env', undefined],
  ['/%E0%A4%A', undefined],
])('%s is the file %s', (path, file) => {
  expect(gamePath(path)).toBe(file);
});

describe('the port of games', () => {
  let server: http.Server;
  let url: string;
  beforeAll(async () => {
    const files = new Map([
      ['knight--main/index.html', '<h1>Knight</h1>'],
      ['knight--main/a.js', 'export {}'],
    ]);
    const serve = serveGames(async (key, path) => {
      const found = files.get(`${key}/${path}`);
      return found === undefined ? undefined : Buffer.from(found);
    });
    server = http.createServer((req, res) => void serve(req, res)).listen(0, '127.0.0.1');
    await new Promise((go) => server.on('listening', go));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => void server.close());

  test('serves a game with an opaque origin', async () => {
    const res = await fetch(`${url}/knight--main/`);
    expect(await res.text()).toBe('<h1>Knight</h1>');
    expect(res.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(res.headers.get('content-security-policy')).toMatch(/^sandbox allow-scripts allow-pointer-lock;/);
    expect(res.headers.get('content-security-policy')).not.toMatch(/allow-same-origin/);
    expect(res.headers.get('x-content-type-options')).toBe('nosniff');
  });
  test('adds the slash that relative addresses need', async () => {
    const res = await fetch(`${url}/knight--main`, { redirect: 'manual' });
    expect([res.status, res.headers.get('location')]).toEqual([301, '/knight--main/']);
  });
  test.each([
    ['/knight--main/none.js', 404],
    ['/other--main/', 404],
    ['/', 404],
  ])('%s is not there', async (path, status) => {
    expect((await fetch(url + path)).status).toBe(status);
  });
  test('takes nothing', async () => {
    expect((await fetch(`${url}/knight--main/`, { method: 'POST', body: 'x' })).status).toBe(405);
  });
});
