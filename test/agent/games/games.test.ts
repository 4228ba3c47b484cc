import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newGame, type TemplateId } from '../../../workers/agent/games/index.ts';
import { openSandboxes } from '../../../workers/sandbox/index.ts';
import { startTestApi, type TestApi } from '../../setup/api.ts';
import * as bots from './bots.ts';
import { type MadeGame, makeGame } from './make-game.ts';
import { type Bot, BROWSER_ARGS, CHROMIUM, keepPicture, LAPTOP, noChromium, openGame, PHONE, play } from './play.ts';

const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'pixelkiln-probe-'));
const why = openSandboxes({ dir }).unavailable ?? noChromium;
fs.rmSync(dir, { recursive: true, force: true });

/** A folder in which somebody wants the projects, to go on with one by hand. */
const KEEP = process.env.KEEP_GAMES;

interface Case {
  readonly id: TemplateId;
  readonly title: string;
  readonly theme: 'snow' | 'desert' | 'graveyard' | 'candy' | 'space' | 'forest';
  readonly hero?: string;
  readonly wins: Bot;
  readonly loses: Bot;
}
const CASES: readonly Case[] = [
  { id: 'platformer', title: 'Frost Knight', theme: 'snow', wins: bots.platformer, loses: bots.careless },
  { id: 'adventure', title: 'Oasis of Keys', theme: 'desert', wins: bots.adventure, loses: bots.rash },
  { id: 'twin-stick', title: 'Grave Wizard', theme: 'graveyard', wins: bots.twinStick, loses: bots.idle },
  { id: 'match-3', title: 'Candy Rows', theme: 'candy', wins: bots.match3, loses: bots.luckless },
  { id: 'runner', title: 'Moon Run', theme: 'space', hero: 'an astronaut', wins: bots.runner, loses: bots.idle },
  { id: 'tower-defence', title: 'Last Castle', theme: 'forest', wins: bots.towerDefence, loses: bots.idle },
];

describe.skipIf(why)(`games of templates${why ? ` (skipped: ${why})` : ''}`, { timeout: 180_000 }, () => {
  let api: TestApi;
  let browser: Browser;
  beforeAll(async () => {
    api = await startTestApi({ sandboxes: true, env: KEEP ? { STORAGE_URL: `file://${KEEP}/files` } : {} });
    browser = await chromium.launch({ executablePath: CHROMIUM, args: BROWSER_ARGS });
  });
  afterAll(async () => {
    await browser?.close();
    await api?.close();
  });

  describe.each(CASES)('$id', ({ id, title, theme, hero, wins, loses }) => {
    let made: MadeGame;
    beforeAll(async () => {
      const game = newGame(id, {
        title,
        theme,
        seed: id === 'platformer' ? 4 : 3,
        ...(hero ? { slots: { hero: { prompt: hero } } } : {}),
      });
      made = await makeGame(api, game, id);
      if (KEEP) await keepProject(api, made, path.join(KEEP, id));
      if (KEEP) console.log(id, made.seconds);
    }, 120_000);

    test('shows its title, and is played to the end of a level by keys', async () => {
      const { page, wrong, close } = await openGame(browser, made.url, LAPTOP);
      await page.waitForTimeout(700);
      await keepPicture(page, `${id}-title`);
      expect(await page.textContent('h1')).toBe(title);
      const end = await play(page, wins);
      await keepPicture(page, `${id}-${end.state}`);
      expect(end).toMatchObject({ state: 'clear', level: 1 });
      expect(end.score).toBeGreaterThan(100);
      expect(wrong).toEqual([]);
      await close();
    });

    test('is lost by who plays badly, and can be tried again', async () => {
      const { page, wrong, close } = await openGame(browser, made.url, LAPTOP);
      const end = await play(page, loses);
      await keepPicture(page, `${id}-${end.state}`);
      expect(end).toMatchObject({ state: 'lose' });
      await page.waitForTimeout(600);
      await page.keyboard.press('Space');
      await page.waitForFunction("window.__game.state === 'play' && window.__game.lives > 0");
      expect(wrong).toEqual([]);
      await close();
    });

    test('is there on a phone', async () => {
      const { page, wrong, close } = await openGame(browser, made.url, PHONE);
      await page.waitForTimeout(700);
      await keepPicture(page, `${id}-phone-title`);
      await page.tap('#screen button');
      await page.waitForTimeout(1200);
      await keepPicture(page, `${id}-phone`);
      expect(wrong).toEqual([]);
      await close();
    });
  });
});

/** The project as it is stored, for somebody who wants to build it by hand. */
async function keepProject(api: TestApi, { projectId }: MadeGame, folder: string): Promise<void> {
  const { blobKey } = await api.db.projectHistory.findFirstOrThrow({ where: { projectId } });
  fs.rmSync(folder, { recursive: true, force: true });
  execFileSync('git', ['clone', '-q', path.join(KEEP!, 'files', blobKey), folder]);
}
