import { expect, test } from 'vitest';
import { violations } from '../browser.ts';
import type { Studio } from '../signed-in.ts';

export function assetsInUse(on: Studio): void {
  test('a tileset is painted with on a small map, by pointer and by keys', async () => {
    const me = await on.someone();
    const id = await me.made(`createTopdownTileset(input: { lowerDescription: "ocean water", upperDescription: "grass",
      tileSize: { width: 16, height: 16 } })`);
    const { page, complaints, close } = await me.opens(`/asset/${id}`, { reducedMotion: 'reduce' });
    const map = page.getByRole('application');
    await map.waitFor({ timeout: 30_000 });
    const shown = () =>
      page
        .locator('.tiles-map canvas')
        .evaluate((canvas) => (canvas as unknown as { toDataURL(): string }).toDataURL());
    const before = await shown();
    await page.getByRole('button', { name: 'ocean water' }).click();
    const box = (await map.boundingBox())!;
    await page.mouse.move(box.x + box.width * 0.5, box.y + box.height * 0.5);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width * 0.6, box.y + box.height * 0.5, { steps: 4 });
    await page.mouse.up();
    const painted = await shown();
    expect(painted).not.toBe(before);
    await map.focus();
    await page.keyboard.press('2');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect.poll(shown).not.toBe(painted);
    await expect.poll(() => page.locator('.tiles-use [role=status]').textContent()).toMatch(/corner \d+, \d+: grass/);
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'From the beginning' }).click();
    await expect.poll(shown).toBe(before);
    expect(complaints).toEqual([]);
    await close();
  }, 90_000);

  test('a part of an interface is dragged and pressed to a size, and stays within its margins', async () => {
    const me = await on.someone();
    const id = await me.made(
      'createUiAsset(input: { description: "a wooden inventory", imageSize: { width: 256, height: 256 } })',
    );
    const { page, complaints, close } = await me.opens(`/asset/${id}`);
    const size = async () => {
      const text = await page.locator('.kit [role=status]').textContent();
      return /(\d+) × (\d+)/.exec(text!)!.slice(1).map(Number) as [number, number];
    };
    const handle = page.getByRole('button', { name: /^Size/ });
    await handle.waitFor({ timeout: 30_000 });
    const [width, height] = await size();
    const box = (await handle.boundingBox())!;
    await page.mouse.move(box.x + 20, box.y + 20);
    await page.mouse.down();
    await page.mouse.move(box.x, box.y + 80, { steps: 3 });
    await page.mouse.up();
    expect(await size()).toEqual([width - 10, height + 30]);
    await handle.press('ArrowLeft');
    expect(await size()).toEqual([width - 18, height + 30]);
    for (let i = 0; i < 60; i++) await page.keyboard.press('ArrowLeft');
    expect((await size())[0]).toBeGreaterThan(8);
    expect(await violations(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await close();
  }, 90_000);
}
