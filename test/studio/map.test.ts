import fs from 'node:fs';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Corners, paintedCorners, plainTile, type Stroke, waysOf } from '../../facades/web/studio/map/ground.ts';
import { readSheet, type TilesetMetadata } from '../../facades/web/studio/tiles/corners.ts';
import { cornersOfNumber, ORDER_16 } from '../../src/domain/wang.ts';
import { applyEdit } from '../../src/maps/edits.ts';
import { groundOf } from '../../src/maps/terrain.ts';
import { tilesWorker } from '../contract/drawing-tiles.ts';
import { callTool, polled } from '../contract/surfaces.ts';
import { noBrowser, violations } from './browser.ts';
import { studio } from './signed-in.ts';

const CHAIN = [
  { lower: 0, upper: 1 },
  { lower: 1, upper: 2 },
  { lower: 3, upper: 2 },
];

describe('painting before the server has answered', () => {
  const sheet = { kind: 'topdown', tileSize: 16, full: false, columns: 4, sheetRows: 4, frames: 1, tiles: [] };
  const ground = groundOf(['sea', 'sand', 'grass', 'rock'], CHAIN.map((pair) => ({ ...pair, sheet })) as never);
  const start = (): Corners => ({ width: 12, height: 9, corners: new Uint8Array(13 * 10) });
  const strokes: readonly Stroke[] = [
    { kind: 'PAINT', terrain: 3, size: 2, points: [{ x: 6, y: 4 }] },
    { kind: 'RECTANGLE', terrain: 2, from: { x: 12, y: 9 }, to: { x: 9, y: 7 } },
    { kind: 'PAINT', terrain: 0, size: 1, points: [{ x: 6, y: 4 }] },
    { kind: 'FILL', terrain: 1, at: { x: 0, y: 0 } },
  ];
  const asEdit = (stroke: Stroke) => ({
    kind: stroke.kind.toLowerCase() as 'paint',
    terrain: stroke.terrain,
    by: 'corners' as const,
    points: stroke.kind === 'PAINT' ? stroke.points.map(({ x, y }) => [x, y] as const) : [[0, 0] as const],
    area: { x: 9, y: 7, width: 4, height: 3 },
    size: stroke.kind === 'PAINT' ? stroke.size : 1,
    seed: 0,
  });

  test('gives the corners that the server gives', () => {
    const map = start();
    const there = { ...start(), corners: new Uint8Array(13 * 10) };
    for (const stroke of strokes) {
      const corners = paintedCorners({ ...map, corners: there.corners.slice() }, waysOf(4, CHAIN), stroke);
      applyEdit(there, ground, asEdit(stroke));
      expect([...corners]).toEqual([...there.corners]);
    }
    expect(new Set(there.corners).size).toBeGreaterThan(1);
  });

  test('finds a tile for every cell', () => {
    const metadata: TilesetMetadata = {
      tileset_data: {
        tile_size: { width: 16 },
        tiles: ORDER_16.map((n, i) => {
          const [NW, NE, SW, SE] = cornersOfNumber(n).map((corner) => (corner === 'U' ? 'upper' : 'lower')) as [
            string,
            string,
            string,
            string,
          ];
          return { corners: { NW, NE, SW, SE }, bounding_box: { x: i * 16, y: 0 } };
        }),
      },
    };
    const sets = CHAIN.map((pair) => ({ ...pair, sheet: readSheet(metadata) }));
    const map = start();
    const corners = paintedCorners(map, waysOf(4, CHAIN), strokes[0]!);
    const used = new Set<number>();
    for (let y = 0; y < 9; y++)
      for (let x = 0; x < 12; x++) {
        const tile = plainTile({ ...map, corners }, sets, x, y);
        expect(tile, `${x}, ${y}`).toBeDefined();
        used.add(tile!.set);
      }
    expect(used).toEqual(new Set([0, 1, 2]));
  });
});

describe.skipIf(noBrowser)(`maps in Chromium${noBrowser ? ` (skipped: ${noBrowser})` : ''}`, () => {
  const on = studio({ worker: tilesWorker });
  let shore: string;
  let meadow: string;
  beforeAll(async () => {
    const drawn = async (name: string, input: object) => {
      const { structured } = await callTool(on.api, name, input);
      await polled(on.api, structured.job_id);
      return structured;
    };
    const first = await drawn('create_topdown_tileset', {
      lower_description: 'ocean water',
      upper_description: 'sand',
      seed: 1,
    });
    const second = await drawn('create_topdown_tileset', {
      lower_description: 'sand',
      upper_description: 'grass',
      lower_base_tile_id: first.upper_base_tile_id,
      seed: 2,
    });
    [shore, meadow] = [first.tileset_id, second.tileset_id];
    await drawn('create_character', { description: 'a knight' });
    await drawn('create_8_direction_object', { description: 'a chest', size: 32 });
  }, 60_000);

  const newMap = async (name: string): Promise<string> => {
    const { data } = await on.api.graphql('mutation ($input: CreateMapInput!) { createMap(input: $input) { id } }', {
      input: { tilesetIds: [shore, meadow], width: 16, height: 12, name, seed: 5 },
    });
    return data.createMap.id;
  };
  const load = async (id: string) => {
    const { data } = await on.api.graphql(
      'query ($id: String!) { map(input: { mapId: $id }) { revision corners placements { items { x y name direction } } } }',
      { id },
    );
    return data.map;
  };
  const corner = async (id: string, x: number, y: number) =>
    Buffer.from((await load(id)).corners, 'base64')[y * 17 + x];
  /** Where a corner of the map is on the page. */
  const at = async (page: Page, x: number, y: number) => {
    const box = (await page.getByRole('application').boundingBox())!;
    return [box.x + (x * box.width) / 16, box.y + (y * box.height) / 12] as const;
  };
  const saved = (page: Page, revision: number) => page.getByText(`saved, revision ${revision}`).waitFor();

  test('a map is made of tilesets, painted by pointer, undone, filled from words and saved', async () => {
    const { page, complaints, close } = await on.signedIn('/library?kind=MAP');
    await page.getByRole('link', { name: 'New map' }).click();
    // the newest tileset stands first; the chain begins at the shore
    await page.getByRole('button', { name: /ocean water/ }).click();
    await page.getByRole('button', { name: /grass/ }).click();
    await page.getByLabel('Width, cells').fill('16');
    await page.getByLabel('Height, cells').fill('12');
    await page.getByLabel('Name').fill('Isle');
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Make the map' }).click();
    await page.getByRole('application').waitFor();
    const id = new URL(page.url()).pathname.split('/').at(-1)!;
    await page.getByRole('button', { name: /^grass/ }).click();
    await page.mouse.move(...(await at(page, 5, 5)));
    await page.mouse.down();
    await page.mouse.move(...(await at(page, 9, 5)), { steps: 3 });
    await page.mouse.up();
    await saved(page, 2);
    expect([await corner(id, 7, 5), await corner(id, 7, 6), await corner(id, 7, 7)]).toEqual([2, 1, 0]);
    await page.getByRole('button', { name: 'Rectangle' }).click();
    await page.getByRole('button', { name: /^sand/ }).click();
    await page.mouse.move(...(await at(page, 1, 9)));
    await page.mouse.down();
    await page.mouse.move(...(await at(page, 3, 11)), { steps: 2 });
    await page.mouse.up();
    await saved(page, 3);
    expect([await corner(id, 1, 9), await corner(id, 3, 11), await corner(id, 4, 11)]).toEqual([1, 1, 0]);
    await page.getByRole('button', { name: 'Undo' }).click();
    await saved(page, 4);
    expect(await corner(id, 2, 10)).toBe(0);
    await page.getByLabel('Ground in words').fill('a small island of sand');
    await page.getByRole('button', { name: 'Lay it' }).click();
    await saved(page, 5);
    await page.getByLabel('Ground in words').fill('lava everywhere');
    await page.getByRole('button', { name: 'Lay it' }).click();
    await page.getByRole('alert').filter({ hasText: 'ocean water' }).waitFor();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Tiled' }).click(),
    ]);
    expect(
      fs
        .readFileSync(await download.path())
        .subarray(0, 2)
        .toString(),
    ).toBe('PK');
    expect(complaints).toEqual([]);
    await close();
  }, 90_000);

  test('by keys alone it is painted, and what is put on it is moved and taken off', async () => {
    const id = await newMap('Keys');
    const { page, complaints, close } = await on.signedIn(`/asset/${id}`);
    const map = page.getByRole('application');
    await map.focus();
    await page.keyboard.press('3');
    // the cursor begins in the middle
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Space');
    await saved(page, 2);
    expect(await corner(id, 7, 6)).toBe(2);
    await page.keyboard.press('Control+z');
    await saved(page, 3);
    expect(await corner(id, 7, 6)).toBe(0);
    await page.getByRole('button', { name: 'a knight' }).press('Enter');
    await page.getByLabel('Looks').selectOption('east');
    await map.focus();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Space');
    await saved(page, 4);
    expect((await load(id)).placements.items).toMatchObject([{ x: 7, y: 5, direction: 'east' }]);
    await page.keyboard.press('v');
    const thing = page.getByRole('list', { name: 'On the map' }).getByRole('button');
    await thing.focus();
    await page.keyboard.press('ArrowRight');
    await saved(page, 5);
    expect((await load(id)).placements.items).toMatchObject([{ x: 8, y: 5 }]);
    await page.keyboard.press('Delete');
    await saved(page, 6);
    expect((await load(id)).placements.items).toEqual([]);
    expect(complaints).toEqual([]);
    await close();
  }, 60_000);

  test('things are put by click and dragged; what others do is shown, and a stroke that came too late is not made', async () => {
    const id = await newMap('Shared');
    const { page, complaints, close } = await on.signedIn(`/asset/${id}`);
    await page.getByRole('button', { name: 'a chest' }).click();
    await page.mouse.click(...(await at(page, 4.5, 4.5)));
    await saved(page, 2);
    await page.getByRole('button', { name: 'Move things' }).click();
    const box = (await page.getByRole('list', { name: 'On the map' }).getByRole('button').boundingBox())!;
    const middle = [box.x + box.width / 2, box.y + box.height / 2] as const;
    const [from, to] = [await at(page, 0, 0), await at(page, 3, 2)];
    await page.mouse.move(...middle);
    await page.mouse.down();
    await page.mouse.move(middle[0] + to[0] - from[0], middle[1] + to[1] - from[1], { steps: 3 });
    await page.mouse.up();
    await saved(page, 3);
    expect((await load(id)).placements.items).toMatchObject([{ x: 7, y: 6, name: 'a chest' }]);
    const paint = (x: number) =>
      on.api.graphql(
        'mutation ($id: String!, $x: Int!) { editMap(input: { mapId: $id, operations: [{ kind: PAINT, terrain: "sand", points: [{ x: $x, y: 1 }] }] }) { revision } }',
        { id, x },
      );
    await paint(1);
    await saved(page, 4);
    // somebody else is faster than this stroke
    let faster = false;
    await page.route('**/graphql', async (route) => {
      if (!faster && route.request().postData()?.includes('mutation EditMap')) {
        faster = true;
        await paint(4);
      }
      await route.continue();
    });
    await page.getByRole('button', { name: /^grass/ }).click();
    await page.mouse.click(...(await at(page, 12, 9)));
    await page.getByText('Somebody else changed this map').waitFor();
    await saved(page, 5);
    expect(await corner(id, 12, 9)).toBe(0);
    expect(complaints.filter((text) => !text.includes('409'))).toEqual([]);
    await close();
  }, 60_000);

  test.each([
    ['a phone, light', { viewport: { width: 360, height: 740 }, colorScheme: 'light', hasTouch: true }],
    ['a phone, dark', { viewport: { width: 360, height: 740 }, colorScheme: 'dark', hasTouch: true }],
    ['a laptop, light', { viewport: { width: 1280, height: 800 }, colorScheme: 'light' }],
    ['a laptop, dark', { viewport: { width: 1280, height: 800 }, colorScheme: 'dark' }],
  ] as const)(
    'on %s nothing is cut off sideways and nobody is shut out',
    async (name, options) => {
      const id = await newMap(name);
      await on.api.graphql(
        'mutation ($id: String!) { editMap(input: { mapId: $id, operations: [{ kind: DESCRIBE, text: "an island of grass", seed: 3 }] }) { revision } }',
        { id },
      );
      const { page, complaints, close } = await on.signedIn(`/asset/${id}`, options);
      for (const path of [`/asset/${id}`, '/maps/new']) {
        await page.goto(on.api.url + path);
        await page.getByText(path === '/maps/new' ? 'Make the map' : 'saved, revision').waitFor();
        await page
          .getByRole('button', { name: path === '/maps/new' ? /grass/ : 'a knight' })
          .first()
          .waitFor();
        await page.waitForLoadState('networkidle');
        expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth'), path).toBe(true);
        expect(await violations(page), path).toEqual([]);
        if (process.env.SHOTS)
          await page.screenshot({ path: `${process.env.SHOTS}/${name.replace(/\W+/g, '-')}-${path.slice(1, 5)}.png` });
      }
      if (options.viewport.width < 400) {
        await page.goto(`${on.api.url}/asset/${id}`);
        await page.getByRole('application').waitFor();
        await page.getByRole('button', { name: /^ocean water/ }).tap();
        await page.touchscreen.tap(...(await at(page, 8, 6)));
        await saved(page, 3);
        expect(await corner(id, 8, 6)).toBe(0);
      }
      expect(complaints).toEqual([]);
      await close();
    },
    60_000,
  );
});
