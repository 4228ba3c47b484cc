import fs from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { violations } from '../browser.ts';
import type { Studio } from '../signed-in.ts';

export function editor(on: Studio): void {
  test('a side of a character is drawn on in a layer, saved as a GIF of its frames, and kept as a new version of the whole', async () => {
    const me = await on.someone();
    const id = await me.made('createCharacter(input: { description: "a knight", size: 32 })');
    const { page, complaints, close } = await me.opens(`/asset/${id}`);
    await page.getByRole('link', { name: 'Open this picture in the editor' }).click();
    const canvas = page.getByRole('application');
    await canvas.waitFor();
    await page.getByText(/Palette: a knight/).waitFor();
    const layers = page.getByRole('region', { name: 'Layers' });
    await layers.getByRole('button', { name: 'New layer' }).click();
    await page.getByLabel('Colour as hex').fill('#00ffcc');
    await canvas.focus();
    await page.keyboard.press('Enter');
    const first = async () =>
      page.locator('.canvas canvas').evaluate((target) => {
        const element = target as unknown as {
          getContext: (kind: string) => { getImageData: (...box: number[]) => { data: ArrayLike<number> } };
        };
        return Array.from(element.getContext('2d').getImageData(0, 0, 1, 1).data);
      });
    await expect.poll(first).toEqual([0, 255, 204, 255]);
    await layers.getByRole('button', { name: 'Hide Layer 2' }).click();
    await expect.poll(first).toEqual([0, 0, 0, 0]);
    await layers.getByRole('button', { name: 'Show Layer 2' }).click();
    expect(await violations(page)).toEqual([]);

    await page.getByRole('button', { name: 'Add a frame' }).click();
    await page.getByLabel(/milliseconds/).fill('250');
    const [gif] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'GIF' }).click()]);
    expect(gif.suggestedFilename()).toBe('a-knight.gif');
    expect(await sharp(fs.readFileSync(await gif.path()), { animated: true }).metadata()).toMatchObject({
      pages: 2,
      delay: [100, 250],
    });

    await page.getByRole('button', { name: /Save as a new version.*\$/ }).click();
    const made = page.getByRole('link', { name: /a knight \(edited\)/ });
    await made.waitFor({ timeout: 30_000 });
    const south = async () => {
      const { assets } = await me.graphql(
        '{ assets(search: "edited", first: 1) { edges { node { images { label base64 palette } } } } }',
      );
      return assets.edges[0]?.node.images.find((image: { label: string }) => image.label === 'south');
    };
    await expect.poll(async () => (await south())?.palette, { timeout: 30_000 }).toContain('#00ffcc');
    expect(complaints).toEqual([]);
    await close();
  }, 120_000);

  test('a file of one’s own is opened, changed in words, kept or undone; what is no picture is told', async () => {
    const { page, complaints, close } = await (await on.someone()).opens('/editor');
    const file = page.getByLabel('A picture file to draw on');
    await file.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no') });
    await page.getByText('“notes.txt” is no picture').waitFor();
    // a ball: what fills all of a picture is its background
    const ball = (colour: string) =>
      sharp(Buffer.from(`<svg width="24" height="20"><circle cx="12" cy="10" r="7" fill="${colour}"/></svg>`))
        .png()
        .toBuffer();
    await file.setInputFiles({ name: 'damaged.png', mimeType: 'image/png', buffer: Buffer.from('no') });
    await page.getByText('“damaged.png” cannot be read').waitFor();
    await file.setInputFiles({ name: 'ball.png', mimeType: 'image/png', buffer: await ball('#c02020') });
    const status = page.getByRole('status').filter({ hasText: '24 × 20' });
    await status.waitFor();
    await page.keyboard.press('n');
    await page.getByLabel('What is to change').fill('add a zweebox');
    await page.getByRole('button', { name: /^Draw \$0/ }).click();
    await page
      .getByRole('alert')
      .filter({ hasText: /zweebox.*Nothing was charged/ })
      .waitFor({ timeout: 30_000 });
    await page.getByLabel('What is to change').fill('make it blue');
    await page.getByRole('button', { name: /^Draw \$0/ }).click();
    await page.getByRole('button', { name: 'Keep it' }).click({ timeout: 30_000 });
    const colours = page.getByRole('complementary', { name: 'Colours, layers and preview' });
    const red = colours.getByRole('button', { name: 'Draw with #c02020' });
    await red.waitFor({ state: 'detached' });
    await page.keyboard.press('Control+z');
    await red.waitFor();
    // moving pictures bring their frames with their times
    const gif = await sharp([await ball('#c02020'), await ball('#2020c0')], { join: { animated: true } })
      .gif({ delay: [120, 240] })
      .toBuffer();
    await file.setInputFiles({ name: 'two.gif', mimeType: 'image/gif', buffer: gif });
    await page.getByRole('button', { name: /Frame 2/ }).click();
    expect(await page.getByLabel(/milliseconds/).inputValue()).toBe('240');
    expect(await violations(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await close();
  }, 60_000);

  test('a picture of one’s own is kept among the pictures', async () => {
    const { page, complaints, close } = await (await on.someone()).opens('/editor');
    const canvas = page.getByRole('application');
    await canvas.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+y');
    await page.getByRole('button', { name: /Save to the library/ }).click();
    await page.getByRole('list', { name: 'Pictures' }).getByRole('link').first().waitFor({ timeout: 30_000 });
    expect(complaints).toEqual([]);
    await close();
  }, 60_000);
}
