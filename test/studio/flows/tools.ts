import fs from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { Studio } from '../signed-in.ts';

/** A red square on white, 40 pixels a side; enlarged so often. */
const square = (side = 40): Promise<Buffer> =>
  sharp({ create: { width: 40, height: 40, channels: 3, background: '#ffffff' } })
    .composite([{ input: { create: { width: 20, height: 20, channels: 3, background: '#b13e53' } } }])
    .png()
    .toBuffer()
    .then((png) => sharp(png).resize(side, side, { kernel: 'nearest' }).png().toBuffer());

export function tools(on: Studio): void {
  test('a picture of one’s own loses its background, goes on to the next tool, and back is where it was; what cannot be taken is told', async () => {
    const me = await on.someone();
    const { page, complaints, close } = await me.opens('/tools?tool=background');
    await page.getByText('Choose a picture', { exact: true }).waitFor();
    const file = page.getByLabel('A picture file to work on');
    await file.setInputFiles({ name: 'bad.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
    await page.getByText('“bad.png” cannot be read').waitFor();
    await file.setInputFiles({ name: 'square.png', mimeType: 'image/png', buffer: await square() });
    await page.getByText('40 × 40').waitFor();
    await page.getByRole('button', { name: /^Remove background/ }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: /^Download PNG/ }).click({ timeout: 60_000 }),
    ]);
    const { data, info } = await sharp(fs.readFileSync(await download.path()))
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const alphaAt = (x: number, y: number) => data[(y * info.width + x) * 4 + 3];
    expect([alphaAt(20, 20), alphaAt(35, 35)]).toEqual([255, 0]);
    // the result is the picture of the next tool; a reload keeps both
    await page.getByRole('link', { name: 'Use in the tools' }).click();
    await page.waitForURL(/image=/);
    await page.getByRole('link', { name: 'Swap colours' }).click();
    await page.getByRole('button', { name: 'Swap #b13e53' }).click();
    await page.getByLabel('What takes the place of #b13e53').fill('#3b5dc9');
    await page.keyboard.press('Control+Enter');
    await page.getByRole('button', { name: 'Copy #3b5dc9' }).waitFor({ timeout: 60_000 });
    await page.reload();
    await page.getByRole('button', { name: 'Copy #3b5dc9' }).waitFor();
    await page.goBack();
    await page.getByRole('button', { name: /^Remove background/ }).waitFor();
    await page.goBack();
    await page.getByAltText('To work on: square').waitFor();
    expect(complaints).toEqual([]);
    await close();
  }, 120_000);

  test('a part is painted over by keys and by pointer and drawn anew; what is out of bounds is told with the bounds', async () => {
    const me = await on.someone();
    const { page, complaints, close } = await me.opens('/tools?tool=part');
    const file = page.getByLabel('A picture file to work on');
    await file.setInputFiles({ name: 'large.png', mimeType: 'image/png', buffer: await square(600) });
    await page.getByText('takes 32 to 512 pixels a side; this picture has 600 × 600').waitFor();
    await file.setInputFiles({ name: 'square.png', mimeType: 'image/png', buffer: await square() });
    const surface = page.getByRole('application');
    const run = page.getByRole('button', { name: /^Draw a part anew/ });
    await page.getByText('Paint over what is to change').waitFor();
    await surface.focus();
    await page.keyboard.press('Enter');
    await page.getByText('What is to be there?').last().waitFor();
    const { x, y, width } = (await surface.boundingBox())!;
    const pixel = width / 40;
    await page.mouse.move(x + 4 * pixel, y + 30 * pixel);
    await page.mouse.down();
    await page.mouse.move(x + 34 * pixel, y + 30 * pixel, { steps: 6 });
    await page.mouse.up();
    const painted = () =>
      surface.locator('canvas').evaluate((canvas) => {
        const { width, height } = canvas as HTMLCanvasElement;
        const { data } = (canvas as HTMLCanvasElement).getContext('2d')!.getImageData(0, 0, width, height);
        return [...data].filter((value, i) => i % 4 === 3 && value).length;
      });
    expect(await painted()).toBeGreaterThan(100);
    await page.getByLabel('What is to be there?').fill('a golden coin');
    await run.click();
    await page.getByRole('heading', { name: 'Drawn as' }).waitFor({ timeout: 60_000 });
    await page.getByRole('button', { name: 'Picture', exact: true }).click();
    await surface.waitFor();
    expect(complaints).toEqual([]);
    await close();
  }, 120_000);

  test('a picture moves, and its frames are saved as a GIF', async () => {
    const me = await on.someone();
    const { page, complaints, close } = await me.opens('/tools?tool=animate');
    const file = page.getByLabel('A picture file to work on');
    await file.setInputFiles({ name: 'square.png', mimeType: 'image/png', buffer: await square() });
    await page.getByText('40 × 40').waitFor();
    await page.getByLabel('What does it do?').fill('bounces');
    await page.keyboard.press('Control+Enter');
    await page.getByRole('region', { name: /^Player/ }).waitFor({ timeout: 60_000 });
    const [gif] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download GIF' }).click(),
    ]);
    const { pages } = await sharp(await gif.path(), { animated: true }).metadata();
    expect(pages).toBeGreaterThan(3);
    // the palette leads to any tool, and an address that is none says so
    await page.keyboard.press('Control+k');
    await page.keyboard.type('fit a palette');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: /^Fit a palette/ }).waitFor();
    await page.goto(`${on.api.url}/nowhere`);
    await page.getByRole('heading', { name: 'There is no such page' }).waitFor();
    expect(complaints.filter((complaint) => !complaint.includes('404'))).toEqual([]);
    await close();
  }, 120_000);
}
