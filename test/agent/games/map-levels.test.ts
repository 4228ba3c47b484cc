import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AccountMap, gameMap, newGame } from '../../../workers/agent/games/index.ts';
import { openSandboxes } from '../../../workers/sandbox/index.ts';
import { callTool } from '../../contract/surfaces.ts';
import { startTestApi, type TestApi } from '../../setup/api.ts';
import * as bots from './bots.ts';
import { BROWSER_ARGS, CHROMIUM, keepPicture, noChromium, openGame, play } from './play.ts';

const LEVEL = '../../../workers/agent/games/sources/adventure/level.js';
const GROUND = '../../../workers/agent/games/sources/adventure/map-ground.js';
const { settings } = newGame('adventure', { title: 'A game' });

/** A map of two grounds: `land` says which corners have the second. */
function mapOf(
  [lower, upper]: readonly [string, string],
  land: (x: number, y: number) => boolean,
  more: Partial<AccountMap> = {},
): AccountMap {
  const { width = 30, height = 20 } = more;
  const corners = Buffer.alloc((width + 1) * (height + 1));
  for (let y = 0; y <= height; y++) for (let x = 0; x <= width; x++) corners[y * (width + 1) + x] = land(x, y) ? 1 : 0;
  return {
    ...{ id: 'map', name: 'Green isle', width, height, tileSize: 16 },
    terrains: [lower, upper].map((name, index) => ({ index, name })),
    tilesets: [{ index: 0, tilesetId: 'set' }],
    ...{ corners: corners.toString('base64'), tiles: Buffer.alloc(width * height * 2).toString('base64') },
    placements: { items: [] },
    ...more,
  };
}
const isle = (x: number, y: number) => x > 3 && x < 27 && y > 3 && y < 17;

describe('a map of the account as a level', () => {
  test.each([16, 32])('all that is needed stands on its land, with tiles of %i pixels', async (tileSize) => {
    const { createLevel } = await import(/* @vite-ignore */ LEVEL);
    const { level, assets } = gameMap(mapOf(['blue water', 'green grass'], isle, { tileSize }));
    expect(assets).toEqual([{ asset_id: 'set', path: 'assets/map-0-0' }]);
    const world = createLevel(settings, 1, 5, {}, [level]);
    expect([world.width, world.height]).toEqual([31 * tileSize, 21 * tileSize]);
    const stands = [world.hero, world.goal, ...world.items, ...world.foes];
    expect(world.items.filter(({ kind }: { kind: string }) => kind === 'pickup')).toHaveLength(world.needed);
    for (const { x, y } of stands)
      expect(isle(Math.floor(x / tileSize), Math.floor((y - 3) / tileSize)), `${x}, ${y}`).toBe(true);
    // the same map once more hides them elsewhere
    expect(JSON.stringify(createLevel(settings, 2, 5, {}, [level]).items)).not.toBe(JSON.stringify(world.items));
  });

  test('of two lands the larger one is played on, and what stands on it is in the way', async () => {
    const { mapGround } = await import(/* @vite-ignore */ GROUND);
    const thing = { assetId: 'tree', direction: null, x: 10, y: 10, dx: 0, dy: 0, show: true };
    const { level, assets } = gameMap(
      mapOf(['blue water', 'green grass'], (x, y) => isle(x, y) && x !== 20, { placements: { items: [thing] } }),
    );
    expect(assets.map(({ path: folder }) => folder)).toEqual(['assets/map-0-0', 'assets/map-0-thing-0']);
    const { cells } = mapGround(level);
    const has = (x: number, y: number) => cells.some(([u, v]: number[]) => u === x && v === y);
    expect([has(5, 5), has(25, 5), has(11, 11)]).toEqual([true, false, false]);
  });

  test('rocks are in the way, unless there is nothing else to walk on', () => {
    const of = (names: readonly [string, string]) => gameMap(mapOf(names, isle)).level.ground;
    expect(new Set(of(['dark rock', 'grey stone floor']))).toEqual(new Set(['#', '.']));
    expect(new Set(of(['lava', 'black rock']))).toEqual(new Set(['~', '.']));
  });

  test.each([
    ['no land', mapOf(['blue water', 'deep water'], isle), /no place to walk on: it is all blue water, deep water/],
    ['too little', mapOf(['blue water', 'grass'], (x, y) => x < 5 && y < 5), /too little ground/],
    ['too large', mapOf(['blue water', 'grass'], isle, { width: 200 }), /at most 128 cells/],
    [
      'a set that is gone',
      mapOf(['blue water', 'grass'], isle, { tilesets: [{ index: 0, tilesetId: null }] }),
      /tileset of it was deleted/,
    ],
  ])('%s: says so', (_, map, why) => {
    expect(() => gameMap(map)).toThrow(why);
  });

  test('other kinds of games take none', () => {
    expect(() => newGame('platformer', { title: 'A game', maps: [{ assetId: 'map' }] })).toThrow(/takes no maps/);
  });
});

const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'pixelkiln-probe-'));
const why = openSandboxes({ dir }).unavailable ?? noChromium;
fs.rmSync(dir, { recursive: true, force: true });

describe.skipIf(why)(`an adventure on a map${why ? ` (skipped: ${why})` : ''}`, { timeout: 120_000 }, () => {
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
  const say = async (content: string, more: object = {}) =>
    (await callTool(api, 'chat_send_message', { content, ...more })).structured;

  /** What costs much is asked for first. */
  const agreed = async (content: string) => {
    const said = await say(content);
    return said.status === 'awaiting_confirmation' ? say('yes', { conversation_id: said.conversation_id }) : said;
  };

  test('is asked for before there is one: nothing is spent', async () => {
    const said = await agreed('make an adventure on my island map');
    expect(said.generations).toBe(0);
    expect(said.text).toMatch(/I find no map "my island map" of yours/);
  });

  test('is drawn, played and won on the map that the account made', async () => {
    const made = await say('a map of an island with a lake, 32x24');
    expect(made.stopped, made.text).toBe(null);
    // in another conversation: it is found by its name
    const said = await agreed('make an adventure with a knight on my island map');
    expect(said.text).toMatch(/I played it: it starts, and moves/);
    expect(said.calls.filter(({ tool }: { tool: string }) => tool === 'create_topdown_tileset')).toEqual([]);
    const { page, wrong, close } = await openGame(browser, /is ready: (\S+)/.exec(said.text)![1]!);
    await keepPicture(page, 'map-level-title');
    const won = await play(page, bots.adventure);
    await keepPicture(page, `map-level-${won.state}`);
    expect(won).toMatchObject({ state: 'win', level: 1 });
    expect(await page.evaluate('[window.__game.world.width, window.__game.world.height]')).toEqual([33 * 16, 25 * 16]);
    expect(wrong).toEqual([]);
    await close();
  });
});
