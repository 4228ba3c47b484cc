/** Levels in a place of their own, who goes along and who talks: made by the assistant, played in Chromium. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { editGame, newGame, slotsOf } from '../../../workers/agent/games/index.ts';
import { openSandboxes } from '../../../workers/sandbox/index.ts';
import { callTool } from '../../contract/surfaces.ts';
import { startTestApi, type TestApi } from '../../setup/api.ts';
import { judge } from '../judge.ts';
import * as bots from './bots.ts';
import { BROWSER_ARGS, CHROMIUM, keepPicture, noChromium, openGame, play } from './play.ts';
import { playRules } from './play-rules.ts';

describe('a level in a place of its own', () => {
  const game = newGame('platformer', { title: 'Knight' });
  test('has its own ground and foes, and nobody else', () => {
    const { game: now, redraw, unclear } = editGame(game, 'add a second level in a cave with bats');
    expect(unclear).toEqual([]);
    expect(now.settings.levels).toBe(3);
    expect(now.places).toMatchObject([{ level: 2, theme: 'cave', settings: { walkers: false, flyers: true } }]);
    expect(redraw).toEqual(['flyer-2', 'tallProp-2', 'lowProp-2', 'ground-2']);
    expect(now.assets['flyer-2']?.prompt).toBe('bats');
    expect(now.assets.ground).toEqual(game.assets.ground);
  });
  test.each([
    ['a third level on the moon with aliens', 3, 3, 'space'],
    ['add another level under water with sharks and jellyfish', 4, 4, 'underwater'],
    ['the last level should take place in the snow', 3, 3, 'snow'],
    ['make the second level a haunted castle with ghosts', 2, 3, 'castle'],
    ['add a second level in an ice cave with yetis', 2, 3, 'cave'],
  ])('%s', (words, level, levels, theme) => {
    const edit = editGame(game, words);
    expect(edit.unclear).toEqual([]);
    expect(edit.game.places).toMatchObject([{ level, theme }]);
    expect(edit.game.settings.levels).toBe(levels);
    // all that it needs can be drawn
    for (const { id } of slotsOf(edit.game)) expect(edit.game.assets[id]?.prompt, id).toBeTruthy();
  });
  test('is read again from its file, and is no place in a game that has one board', () => {
    const { game: now } = editGame(game, 'add a second level in a cave with bats');
    const { template, ...rest } = now;
    expect(newGame(template, { ...rest, slots: now.assets })).toEqual(now);
    expect(editGame(newGame('match-3', { title: 'Gems' }), 'add a second level in a cave').changed).toEqual([]);
  });
  test.each([
    ['platformer', bots.platformer, { walkers: false }, 'flyer'],
    ['adventure', bots.adventure, { walkers: false }, 'chaser'],
  ] as const)('is won by who plays well: %s', async (id, bot, change, kind) => {
    const played = [];
    for (const seed of [1, 2, 3, 4]) {
      const one = await playRules(id, bot, seed, { change, level: 2 });
      expect(one.world.foes.every((foe: { kind: string }) => foe.kind === kind)).toBe(true);
      played.push(one);
      if (one.done) break;
    }
    expect(played.at(-1)?.done).toBe(true);
  });
});

describe('a new game', () => {
  test.each([
    ['make a platformer with 3 levels: forest, cave and castle, a knight and goblins', 'forest', ['cave', 'castle']],
    [
      'an adventure with a pirate, the first level is on a beach, the second level in a jungle and the third in a volcano',
      'beach',
      ['jungle', 'volcano'],
    ],
  ])('%s', async (words, theme, others) => {
    const { got } = await judge({ say: [words], makes: [] });
    expect(got).toContain(`"theme":"${theme}"`);
    for (const [i, other] of others.entries()) expect(got).toContain(`{"level":${i + 2},"theme":"${other}"`);
  });
});
describe('somebody of the account', () => {
  const has = [['CHARACTER', 'elf archer']] as const;
  test.each([
    ['make a platformer with a knight hero', 'swap the hero for my elf archer'],
    ['make a platformer with my elf archer as the hero'],
  ])('comes in as it is: %s', async (...say) => {
    const { got, said } = await judge({ say, makes: [], has });
    expect(got).toContain('find_assets');
    expect(got).toMatch(/"hero":\{[^}]*"assetId":"own-elf archer"/);
    expect(got).not.toMatch(/create_character \{[^}]*elf archer/);
    expect(said).toMatch(/elf archer/);
  });
  test('of whom nothing is known is not drawn unasked', async () => {
    const { got, said } = await judge({
      say: ['make a platformer with a knight hero', 'use my elf archer as the hero'],
      makes: [],
    });
    expect(got).not.toContain('write_game');
    expect(said).toMatch(/no "elf archer".*\?/);
  });
});

const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'pixelkiln-probe-'));
const why = openSandboxes({ dir }).unavailable ?? noChromium;
fs.rmSync(dir, { recursive: true, force: true });

describe.skipIf(why)(`in a browser${why ? ` (skipped: ${why})` : ''}`, { timeout: 400_000 }, () => {
  let api: TestApi;
  let browser: Browser;
  beforeAll(async () => {
    [api, browser] = await Promise.all([
      startTestApi({ sandboxes: true }),
      chromium.launch({ executablePath: CHROMIUM, args: BROWSER_ARGS }),
    ]);
  });
  afterAll(async () => {
    await browser?.close();
    await api?.close();
  });
  const say = async (content: string, more: object = {}) => {
    const { structured: said } = await callTool(api, 'chat_send_message', { content, ...more });
    const { conversation_id } = said;
    return said.status === 'awaiting_confirmation'
      ? (await callTool(api, 'chat_send_message', { content: 'yes', conversation_id })).structured
      : said;
  };

  test('a second place, and folk', async () => {
    const first = 'make a top-down adventure with an elf hero';
    const next =
      'add a second level in the desert with scorpions, add a cat companion, add an old man who says "Beware of the sand!"';
    const made = await say(first);
    expect(made.stopped, made.text).toBeNull();
    const { conversation_id } = made;
    const said = await say(next, { conversation_id });
    expect([said.status, said.stopped], said.text).toEqual(['completed', null]);
    const url = /is ready: (\S+)/.exec(said.text)?.[1] ?? '';
    const { page, wrong, close } = await openGame(browser, url);
    const begun = await play(page, bots.idle, { ends: ['never'], most: 60, turbo: 20 }).catch(() => undefined);
    await keepPicture(page, 'places-start');
    expect(begun?.state).toBe('play');
    // who stands about speaks to who comes near
    await page.evaluate(
      `(() => { const { hero, folk } = window.__game.world; hero.x = folk.stander.x - 14; hero.y = folk.stander.y; })()`,
    );
    await page.waitForFunction('window.__game.world.folk.stander.hears');
    await page.waitForFunction(`document.querySelector('.speech')?.textContent === 'Beware of the sand!'`);
    await keepPicture(page, 'places-talk');
    await page.reload();
    await page.waitForFunction('window.__game?.ready');
    await play(page, bots.adventure, { ends: ['never'], most: 300, turbo: 20, level: 2 });
    expect(await page.evaluate('window.__game.level')).toBe(2);
    const near =
      '(({ hero, folk: { companion } }) => Math.hypot(companion.x - hero.x, companion.y - hero.y))(window.__game.world)';
    // who follows needs a moment, the more so on a busy machine
    await expect.poll(() => page.evaluate(near)).toBeLessThan(80);
    await keepPicture(page, 'places-second');
    expect(wrong).toEqual([]);
    await close();
  });
});
