import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { type Browser, chromium } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TemplateId } from '../../../workers/agent/games/index.ts';
import { openSandboxes } from '../../../workers/sandbox/index.ts';
import { callTool } from '../../contract/surfaces.ts';
import { startTestApi, type TestApi } from '../../setup/api.ts';
import * as bots from './bots.ts';
import {
  type Bot,
  BROWSER_ARGS,
  CHROMIUM,
  keepPicture,
  LAPTOP,
  noChromium,
  openGame,
  PHONE,
  PICTURES,
  play,
} from './play.ts';

const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'pixelkiln-probe-'));
const why = openSandboxes({ dir }).unavailable ?? noChromium;
fs.rmSync(dir, { recursive: true, force: true });

/** A folder in which somebody wants the projects, to go on with one by hand. */
const KEEP = process.env.KEEP_GAMES;

interface Case {
  readonly id: TemplateId;
  readonly sentence: string;
  readonly title: string;
  /** An interface is drawn for its screens. */
  readonly kit?: true;
  readonly wins: Bot;
  readonly loses: Bot;
}
const CASES: readonly Case[] = [
  {
    id: 'platformer',
    sentence: 'make me a platformer where a fox gathers gems in a snowy forest',
    title: 'Fox in the Snow',
    wins: bots.platformer,
    loses: bots.careless,
  },
  {
    id: 'adventure',
    sentence: 'make a top-down adventure with a knight in the desert',
    title: 'Knight of the Desert',
    wins: bots.adventure,
    loses: bots.rash,
  },
  {
    id: 'twin-stick',
    sentence: 'make a twin-stick shooter where a wizard fights zombies in a graveyard',
    title: 'Wizard vs. Zombies',
    wins: bots.twinStick,
    loses: bots.idle,
  },
  {
    id: 'match-3',
    sentence: 'make a match-3 game with candies',
    title: 'Candy Match',
    wins: bots.match3,
    loses: bots.luckless,
  },
  {
    id: 'runner',
    sentence: 'make an endless runner with an astronaut on the moon and with a wooden menu',
    title: 'Astronaut Run',
    kit: true,
    wins: bots.runner,
    loses: bots.idle,
  },
  {
    id: 'tower-defence',
    sentence: 'make a tower defence game where goblins attack a castle in the forest',
    title: 'Goblin Siege',
    wins: bots.towerDefence,
    loses: bots.idle,
  },
];

/** A screen is there long enough: keys that are held from before do not leave it. */
const A_MOMENT = 'window.__game.sinceChange > 30';

describe.skipIf(why)(`games from one sentence${why ? ` (skipped: ${why})` : ''}`, { timeout: 120_000 }, () => {
  let api: TestApi;
  let browser: Browser;
  beforeAll(async () => {
    [api, browser] = await Promise.all([
      startTestApi({ sandboxes: true, env: KEEP ? { STORAGE_URL: `file://${KEEP}/files` } : {} }),
      chromium.launch({ executablePath: CHROMIUM, args: BROWSER_ARGS }),
    ]);
  });
  afterAll(async () => {
    await browser?.close();
    await api?.close();
  });
  const say = async (content: string, more: object = {}) =>
    (await callTool(api, 'chat_send_message', { content, ...more })).structured;
  /** What costs much is asked for first. */
  const agreed = async (content: string, more: object = {}) => {
    const said = await say(content, more);
    const { conversation_id } = said;
    return said.status === 'awaiting_confirmation' ? say('yes', { conversation_id }) : said;
  };

  describe.each(CASES)('$id: "$sentence"', ({ id, sentence, title, kit = false, wins, loses }) => {
    let url: string;
    let conversation_id: string;

    test('is drawn, written, deployed and played by the assistant', async () => {
      const said = await agreed(sentence);
      expect([said.status, said.stopped], said.text).toEqual(['completed', null]);
      expect(said.calls.filter(({ status }: { status: string }) => status !== 'completed')).toEqual([]);
      expect(said.text).toMatch(/I played it: it starts, and moves/);
      url = /is ready: (\S+)/.exec(said.text)?.[1] ?? '';
      ({ conversation_id } = said);
      if (KEEP) await keepProject(api, path.join(KEEP, id));
    });

    test('is won by who plays well, and lost by who does not, by keys alone', async () => {
      const { page, wrong, close } = await openGame(browser, url, LAPTOP);
      await keepPicture(page, `${id}-title`);
      expect([await page.textContent('h1'), await page.evaluate('window.__game.template')]).toEqual([title, id]);
      const frame = await page.evaluate("getComputedStyle(document.querySelector('.panel button')).borderImageSource");
      expect(/^url\("(?:blob|data|http)/.test(String(frame))).toBe(kit);
      const won = await play(page, wins);
      await keepPicture(page, `${id}-${won.state}`);
      expect(won).toMatchObject({ state: 'clear', level: 1 });
      expect(won.score).toBeGreaterThan(100);
      // on in the next level
      const lost = await play(page, loses, { ends: ['lose'] });
      await keepPicture(page, `${id}-${lost.state}`);
      expect(lost).toMatchObject({ state: 'lose', level: 2 });
      await page.waitForFunction(A_MOMENT);
      await page.keyboard.press('Space');
      await page.waitForFunction("window.__game.state === 'play' && window.__game.lives > 0");
      expect(wrong).toEqual([]);
      await close();
    });

    test('is there on a phone', async () => {
      const { page, wrong, close } = await openGame(browser, url, PHONE);
      await keepPicture(page, `${id}-phone-title`);
      await page.waitForFunction(A_MOMENT);
      await page.tap('#screen button');
      await page.waitForFunction("window.__game.state === 'play'");
      if (PICTURES) await play(page, wins, { most: 240, turbo: 20 });
      await keepPicture(page, `${id}-phone`);
      expect(wrong).toEqual([]);
      await close();
    });

    // what is told of edits holds for all kinds: games/edit.test.ts
    test.runIf(id === 'platformer')('is changed by what is said next', async () => {
      const faster = await say('make the hero faster', { conversation_id });
      // what the account has is looked up first, where a message may mean some of it
      const done = faster.calls.filter(
        ({ tool }: Record<string, string>) => !/^(?:find_assets|list_games)$/.test(tool!),
      );
      expect(done.map(({ tool, status }: Record<string, string>) => `${tool} ${status}`)).toEqual([
        'sandbox_create_session completed',
        'write_game completed',
        'sandbox_deploy_worker completed',
        'sandbox_playtest completed',
      ]);
      expect(faster.generations).toBe(0);
      expect(faster.text).toContain(url);
      const desert = await say('use the desert tiles', { conversation_id });
      expect(desert.calls.map(({ tool }: { tool: string }) => tool)).toContain('create_sidescroller_tileset');
      expect(desert.text).toMatch(/I played it/);
    });

    afterAll(async () => {
      for (const { id: session_id } of (await api?.db.sandboxSession.findMany()) ?? [])
        await callTool(api, 'sandbox_destroy_session', { session_id });
    });
  });
});

/** A page of a few lines: a stone that is moved by keys, and won when it is far enough. */
const PAGE = `<!doctype html><title>Roll</title><body style="margin:0;background:#356">
<img id="stone" src="art/picture-0.png" style="position:absolute;top:120px;left:0;width:64px;image-rendering:pixelated">
<script type="module" src="game.js"></script>`;
const SCRIPT = `let x = 0; const speed = 1;
onkeydown = ({ key }) => {
  if (key === 'ArrowRight') x += speed;
  document.querySelector('#stone').style.left = x + 'px';
  window.__game = { x, state: x > 90 ? 'win' : 'play' };
};`;

describe.skipIf(why)(`a game by single tools${why ? ` (skipped: ${why})` : ''}`, { timeout: 120_000 }, () => {
  test('is made from end to end by an MCP client, without a chat', async () => {
    const api = await startTestApi({ sandboxes: true });
    const client = new Client({ name: 'a developer', version: '1' });
    const requestInit = { headers: { authorization: `Bearer ${api.account.token}` } };
    await client.connect(new StreamableHTTPClientTransport(new URL(`${api.url}/mcp`), { requestInit }));
    const tool = async (name: string, args: Record<string, unknown>) => {
      const { isError, structuredContent, content } = await client.callTool({ name, arguments: args });
      if (isError) throw new Error(`${name}: ${JSON.stringify(content)}`);
      // biome-ignore lint/suspicious/noExplicitAny: answers of many shapes
      return structuredContent as any;
    };
    const { project_id } = await tool('create_project', { name: 'Roll' });
    const drawn = { description: 'a round stone', width: 32, height: 32, project_id };
    const { object_id } = await tool('create_map_object', drawn);
    const isDrawn = async () => (await tool('get_map_object', { object_id })).status;
    await expect.poll(isDrawn, { timeout: 30_000, interval: 100 }).toBe('completed');
    const { session_id } = await tool('sandbox_create_session', { project_id });
    await tool('sandbox_write', { session_id, path: 'index.html', content: PAGE });
    const code = `files.write('game.js', ${JSON.stringify(SCRIPT)}); return files.list('art')`;
    const assets = [{ asset_id: object_id, path: 'art' }];
    expect((await tool('sandbox_run', { session_id, code, assets })).stdout).toContain('picture-0.png');
    const faster = { path: 'game.js', old_string: 'speed = 1', new_string: 'speed = 100' };
    await tool('sandbox_edit', { session_id, ...faster });
    expect((await tool('sandbox_bash', { session_id, command: 'node --check game.js' })).exit_code).toBe(0);
    expect((await tool('sandbox_read', { session_id, path: 'game.js' })).content).toContain('speed = 100');
    const deploy = { session_id, project_id, project_slug: 'roll' };
    const { preview_url } = await tool('sandbox_deploy_worker', deploy);
    const played = { session_id, preview_url, instruction: 'press arrow right, take a screenshot' };
    const { facts } = await tool('sandbox_playtest', played);
    expect(facts).toMatchObject({ errors: [], missing: [], moved: true, state: { state: 'win' } });
    await tool('sandbox_sync', { session_id });
    await tool('sandbox_destroy_session', { session_id });
    expect((await fetch(preview_url)).status).toBe(200);
    await tool('sandbox_undeploy', { project_slug: 'roll' });
    expect((await fetch(preview_url)).status).toBe(404);
    await client.close();
    await api.close();
  });
});

/** The project as it is stored, for somebody who wants to build it by hand. */
async function keepProject(api: TestApi, folder: string): Promise<void> {
  const { blobKey } = await api.db.projectHistory.findFirstOrThrow({ orderBy: { savedAt: 'desc' } });
  fs.rmSync(folder, { recursive: true, force: true });
  execFileSync('git', ['clone', '-q', path.join(KEEP!, 'files', blobKey), folder]);
}
