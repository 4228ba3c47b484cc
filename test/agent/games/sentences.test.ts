import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSandboxes } from '../../../workers/sandbox/index.ts';
import { callTool } from '../../contract/surfaces.ts';
import { startTestApi, type TestApi } from '../../setup/api.ts';
import * as bots from './bots.ts';
import { type Bot, BROWSER_ARGS, CHROMIUM, keepPicture, LAPTOP, noChromium, openGame, PHONE, play } from './play.ts';

const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'pixelkiln-probe-'));
const why = openSandboxes({ dir }).unavailable ?? noChromium;
fs.rmSync(dir, { recursive: true, force: true });

const SENTENCES: readonly (readonly [template: string, sentence: string, player: Bot])[] = [
  ['platformer', 'make me a platformer where a fox gathers gems in a snowy forest', bots.platformer],
  ['adventure', 'make a top-down adventure with a knight in the desert', bots.adventure],
  ['twin-stick', 'make a twin-stick shooter where a wizard fights zombies in a graveyard', bots.twinStick],
  ['match-3', 'make a match-3 game with candies', bots.match3],
  ['runner', 'make an endless runner with an astronaut on the moon', bots.runner],
  ['tower-defence', 'make a tower defence game where goblins attack a castle in the forest', bots.towerDefence],
];

describe.skipIf(why)(`from one sentence${why ? ` (skipped: ${why})` : ''}`, { timeout: 240_000 }, () => {
  let api: TestApi;
  let browser: Browser;
  beforeAll(async () => {
    api = await startTestApi({ sandboxes: true });
    browser = await chromium.launch({ executablePath: CHROMIUM, args: BROWSER_ARGS });
  });
  afterAll(async () => {
    await browser?.close();
    await api?.close();
  });

  test.each(SENTENCES)('a %s: "%s"', async (template, content, player) => {
    let { structured: said } = await callTool(api, 'chat_send_message', { content });
    // what costs much is asked for first
    if (said.status === 'awaiting_confirmation') {
      const { conversation_id } = said;
      said = (await callTool(api, 'chat_send_message', { content: 'yes', conversation_id })).structured;
    }
    expect([said.status, said.stopped], said.text).toEqual(['completed', null]);
    const [, url] = /is ready: (\S+)/.exec(said.text) ?? [];
    expect(url, said.text).toBeDefined();
    const { page, wrong, close } = await openGame(browser, url!, LAPTOP);
    await page.waitForTimeout(600);
    await keepPicture(page, `sentence-${template}-title`);
    expect(await page.evaluate('window.__game.template')).toBe(template);
    const end = await play(page, player);
    await keepPicture(page, `sentence-${template}-${end.state}`);
    expect(['clear', 'win', 'lose']).toContain(end.state);
    expect(end.score).toBeGreaterThan(0);
    expect(wrong).toEqual([]);
    await close();
    const phone = await openGame(browser, url!, PHONE);
    await play(phone.page, player, { most: 240, turbo: 20 });
    await keepPicture(phone.page, `sentence-${template}-phone`);
    expect(phone.wrong).toEqual([]);
    await phone.close();
    for (const { id } of await api.db.sandboxSession.findMany())
      await callTool(api, 'sandbox_destroy_session', { session_id: id });
  });
});
