import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { coloursOnly, violations } from '../browser.ts';
import type { Studio } from '../signed-in.ts';

const PHONE = { width: 360, height: 740 };
const LAPTOP = { width: 1280, height: 800 };
const LARGE = { width: 3840, height: 2160 };

/** Nothing is cut off sideways at any size; axe finds nothing, in both themes. */
async function looked(page: Page, name: string): Promise<void> {
  for (const viewport of [LARGE, PHONE, LAPTOP]) {
    await page.setViewportSize(viewport);
    const at = `${name} at ${viewport.width}`;
    for (const colorScheme of viewport === LAPTOP ? (['light', 'dark'] as const) : (['light'] as const)) {
      await page.emulateMedia({ colorScheme });
      // in the other theme the colours alone differ; the large page is the laptop's, enlarged
      if (viewport !== LARGE)
        expect(await (colorScheme === 'light' ? violations : coloursOnly)(page), `${at}, ${colorScheme}`).toEqual([]);
    }
    expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth'), at).toBe(true);
  }
}

export function everyPage(on: Studio): void {
  test('on a phone, a laptop and at 4K nothing is cut off sideways and nobody is shut out, on any page', async () => {
    const me = await on.someone();
    const knight = await me.made('createCharacter(input: { description: "a knight", size: 32 })');
    const chest = await me.made(
      'createMapObject(input: { description: "a chest", imageSize: { width: 32, height: 32 } })',
    );
    const tiles = await me.made('createTopdownTileset(input: { lowerDescription: "sea", upperDescription: "grass" })');
    const kit = await me.made(
      'createUiAsset(input: { description: "a wooden inventory", imageSize: { width: 192, height: 192 } })',
    );
    await me.graphql(
      'mutation ($id: String!) { animateCharacter(input: { characterId: $id, templateAnimationId: "walking-8-frames", directions: [SOUTH] }) { animation { groupId } } }',
      { id: knight },
    );
    const { asset } = await me.graphql('query ($id: String!) { asset(input: { assetId: $id }) { images { id } } }', {
      id: knight,
    });
    const side = asset.images[0].id;
    const { map } = await me.graphql(
      'mutation ($ids: [String!]!) { map: createMap(input: { tilesetIds: $ids, width: 16, height: 12, description: "an island" }) { id } }',
      { ids: [tiles] },
    );
    await me.graphql(
      'mutation ($map: String!, $who: String!) { placeMapObject(input: { mapId: $map, characterId: $who, x: 8, y: 6 }) { revision } }',
      { map: map.id, who: knight },
    );
    const { page, complaints, close } = await me.opens('/', { viewport: LAPTOP, reducedMotion: 'reduce' });
    const pages: readonly (readonly [name: string, path: string, ready: string])[] = [
      ['create', '/', '#words'],
      ['library', '/library', '.card-link:has-text("Map") img'],
      ['character', `/asset/${knight}`, '.strip img'],
      ['object', `/asset/${chest}`, '.asset-large img'],
      ['tileset', `/asset/${tiles}`, '.tiles-map'],
      ['interface', `/asset/${kit}`, '.kit-handle'],
      ['maps', '/maps', '.map-set img'],
      ['map', `/asset/${map.id}`, '.map-thing img'],
      ['editor', `/editor?image=${side}&asset=${knight}`, '.canvas canvas'],
      ['tools', `/tools?tool=part&image=${side}`, '.mask-picture'],
      ['tool for colours', `/tools?tool=recolour&image=${side}`, '.palette button'],
      ['chat', '/chat', '.talk'],
      ['account', '/account', '.tokens'],
    ];
    for (const [name, path, ready] of pages) {
      await page.goto(on.api.url + path);
      await page.locator(ready).first().waitFor();
      if (name === 'map') await page.getByRole('region', { name: 'Layers' }).getByRole('button').first().click();
      if (name === 'character') await page.getByRole('button', { name: /walking-8-frames.*8 frames/ }).click();
      await looked(page, name);
    }
    await page.keyboard.press('Escape');
    await page.keyboard.press('q');
    await page.getByRole('complementary', { name: 'Queue' }).getByRole('link', { name: 'a knight' }).waitFor();
    await looked(page, 'queue');
    await page.keyboard.press('?');
    await page.getByRole('dialog').waitFor();
    await looked(page, 'help');
    expect(complaints).toEqual([]);
    await close();
  }, 180_000);
}
