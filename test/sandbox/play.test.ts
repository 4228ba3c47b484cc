import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { gameHeaders, gameType, serveGames } from '../../src/games/serve.ts';
import {
  BROWSER_LIMITS,
  buildGame,
  type JailedBrowser,
  openBrowser,
  openSandboxes,
  playGame,
  type Session,
  writeFile,
} from '../../workers/sandbox/index.ts';

const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'pixelkiln-play-'));
afterAll(() => fs.rmSync(dir, { recursive: true, force: true }));
const box = openSandboxes({ dir: path.join(dir, 'build'), toolsDir: path.resolve('node_modules') });
const why = box.unavailable ?? (fs.existsSync('/usr/bin/chromium') ? undefined : 'chromium is not installed');

const GAME = `import kaplay from 'kaplay';
const k = kaplay({ width: 240, height: 160, scale: 2, background: '#5b8fb9', global: false, crisp: true });
k.setGravity(900);
k.add([k.rect(240, 30), k.pos(0, 130), k.color(70, 130, 60), k.area(), k.body({ isStatic: true })]);
const hero = k.add([k.rect(16, 24), k.pos(20, 40), k.color(200, 60, 60), k.area(), k.body()]);
k.onKeyDown('right', () => hero.move(90, 0));
k.onKeyPress('space', () => hero.jump(320));
window.__game = { x: 0, secret: { nested: 1 }, step() {} };
k.onUpdate(() => { window.__game.x = Math.round(hero.pos.x); });
try { localStorage.setItem('a', '1'); console.log('storage works'); } catch (e) { console.log('storage: ' + e.name); }
fetch('http://127.0.0.1:4000/graphql').catch((e) => console.log('api: ' + e.message));
fetch('data.json').then((r) => r.json()).then((v) => console.log('own file: ' + v));
fetch('none.json');
setTimeout(() => { throw new Error('a late error'); }, 100);`;

describe.skipIf(why)(`a game${why ? ` (skipped: ${why})` : ''}`, () => {
  let session: Session;
  let jailed: JailedBrowser;
  let files: Awaited<ReturnType<typeof buildGame>>;
  beforeAll(async () => {
    session = await box.create();
    const scripts = {
      build:
        'mkdir -p dist && esbuild src/main.js --bundle --minify --outfile=dist/game.js && cp index.html data.json dist/',
    };
    await writeFile(session, 'package.json', JSON.stringify({ scripts }));
    await writeFile(
      session,
      'index.html',
      '<!doctype html><title>Knight</title><body style="margin:0"><script type="module" src="game.js"></script>',
    );
    await writeFile(session, 'data.json', '"mine"');
    await writeFile(session, 'src/main.js', GAME);
    files = await buildGame(session);
    jailed = await openBrowser(openSandboxes({ dir: path.join(dir, 'browse'), limits: BROWSER_LIMITS }));
  }, 60_000);
  afterAll(async () => {
    await jailed?.close();
    await session?.destroy();
  });

  test('is built inside with the libraries that are there', () => {
    expect([...files.keys()].sort()).toEqual(['data.json', 'game.js', 'index.html']);
  });

  test('is played by keys, seen and listened to, and reaches nothing', async () => {
    const seen = await playGame(jailed.browser, files, {
      headers: gameHeaders(false),
      typeOf: gameType,
      steps: [
        { waitMs: 800 },
        { picture: 'start' },
        { press: 'ArrowRight', ms: 1000 },
        { picture: 'walked' },
        { press: 'Space', ms: 80 },
        { waitMs: 120 },
        { picture: 'jumped' },
      ],
    });
    expect(seen.title).toBe('Knight');
    expect(seen.pictures.map(({ name }) => name)).toEqual(['start', 'walked', 'jumped']);
    expect(seen.moved).toBe(true);
    expect((seen.state as { x: number }).x).toBeGreaterThan(50);
    expect(seen.state).not.toHaveProperty('secret');
    expect(seen.console).toContain('log: own file: mine');
    expect(seen.console).toContain('log: storage: SecurityError');
    expect(seen.errors).toEqual(['Error: a late error']);
    expect(seen.missing).toEqual(['none.json']);
    expect(seen.refused).toEqual([]); // its own headers forbid it before the network could
    expect(seen.framesPerSecond).toBeGreaterThan(5);
  });

  test('its browser reaches no address and no file, whatever the routes say', async () => {
    const page = await jailed.browser.newPage();
    for (const url of [
      'http://127.0.0.1:4000/',
      'http://169.254.169.254/',
      'file:///etc/passwd',
      'file:///workspace/../etc/shadow',
    ])
      await expect(page.goto(url, { timeout: 5000 }), url).rejects.toThrow(/ERR_/);
    await page.close();
  });

  test('a page without an end is ended', async () => {
    const endless = new Map([['index.html', Buffer.from('<script>setTimeout(() => { for (;;); }, 200)</script>')]]);
    const options = {
      headers: gameHeaders(false),
      typeOf: gameType,
      wallMs: 3000,
      steps: [{ waitMs: 500 }, { picture: 'x' }],
    };
    await expect(playGame(jailed.browser, endless, options)).rejects.toThrow();
  });

  test('on its port it cannot read the service or another game; by a host name it has an origin', async () => {
    const probe = (other: number) => `<script type="module">const r = { origin: self.origin };
try { localStorage.x = 1; r.storage = true; } catch (e) { r.storage = e.name; }
r.studio = await fetch('http://127.0.0.1:${other}/').then(() => 'read', (e) => e.name);
r.own = await fetch('data.json').then((x) => x.json(), (e) => e.name); r.popup = String(open('about:blank'));
document.title = JSON.stringify(r);</script>`;
    const service = http.createServer((_req, res) => res.end('SECRET')).listen(0, '127.0.0.1');
    const port = (of: http.Server) => (of.address() as AddressInfo).port;
    const game = () =>
      new Map([
        ['index.html', Buffer.from(probe(port(service)))],
        ['data.json', Buffer.from('"mine"')],
      ]);
    const serve = serveGames(async (key, file) => (key === 'probe--main' ? game().get(file) : undefined));
    const games = http.createServer((req, res) => void serve(req, res)).listen(0, '127.0.0.1');
    await Promise.all([service, games].map((of) => of.listening || new Promise((go) => of.on('listening', go))));
    const plain = await chromium.launch({
      executablePath: '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-background-networking', '--disable-gpu'],
    });
    const look = async (url: string) => {
      const page = await plain.newPage();
      await page.goto(url);
      await page.waitForFunction('document.title.startsWith("{")');
      return JSON.parse(await page.title());
    };
    const byPath = await look(`http://127.0.0.1:${port(games)}/probe--main/`);
    const ownHost = `http://probe--main.localhost:${port(games)}`;
    const byHost = await look(`${ownHost}/`);
    await plain.close();
    for (const of of [service, games]) of.close();
    expect(byPath).toEqual({
      origin: 'null',
      storage: 'SecurityError',
      studio: 'TypeError',
      own: 'mine',
      popup: 'null',
    });
    expect(byHost).toEqual({
      origin: ownHost,
      storage: true,
      studio: 'TypeError',
      own: 'mine',
      popup: 'null',
    });
  });
});
