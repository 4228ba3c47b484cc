/**
 * Takes the README's pictures of the studio anew, as somebody with a new installation sees it:
 * npx tsx test/studio/shots.ts [FOLDER]. Look at them before they are committed.
 */
import path from 'node:path';
import sharp from 'sharp';
import { visit } from '../bench/visitor.ts';

const PUBLIC = path.resolve(import.meta.dirname, '../../facades/web/public');
const folder = path.resolve(process.argv[2] ?? PUBLIC);
const COINS = 'Make a platformer where a knight collects coins';
const GAME_MS = 300_000;

const { complaints } = await visit('readme', 'laptop', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  const shot = async (name: string) => {
    const png = await page.screenshot();
    // few colours, and WebP without loss: half of what a PNG of them takes
    const few = await sharp(png).png({ palette: true, colours: 48, dither: 0 }).toBuffer();
    await sharp(few)
      .webp({ lossless: true, effort: 6 })
      .toFile(path.join(folder, `${name}.webp`));
  };
  const goTo = (where: string) => page.locator(`a[href="${where}"]:visible`).first().click();

  await page.locator('#words').fill('a brave knight with a red cape');
  await page.getByRole('button', { name: /Draw it/ }).click();
  await page.getByRole('heading', { name: 'Drawn as' }).waitFor();
  await page
    .getByRole('button', { name: /^(Close|Hide|Dismiss)/ })
    .first()
    .click();
  await page.locator('[aria-label^="Queue: 0"]').waitFor();
  await page.getByRole('button', { name: 'south-east', exact: true }).click();
  await shot('studio-create');

  await goTo('/chat');
  await page.getByLabel('Message', { exact: true }).fill(COINS);
  await page.keyboard.press('Control+Enter');
  const game = page.frameLocator('iframe');
  await game.locator('canvas').waitFor({ timeout: GAME_MS });
  // it is played before it is handed over
  await page.locator('[aria-label^="Queue: 0"]').waitFor({ timeout: GAME_MS });
  await page.waitForTimeout(1_000);
  await page.getByRole('log', { name: 'Messages' }).evaluate((log) => log.scrollTo(0, 0));
  await shot('studio-chat');

  await goTo('/maps');
  await page.getByRole('button', { name: /^Island/ }).click();
  await page.locator('.map-set[aria-pressed="true"]').nth(1).waitFor();
  await page.getByRole('button', { name: 'Make the map' }).click();
  const map = page.getByRole('application');
  await map.waitFor();
  const { x, y, width, height } = (await map.boundingBox())!;
  let revision = 1;
  for (const [words, kind, right, down] of [
    ['an oak tree', 'Map object', 0.36, 0.36],
    ['a brave knight', 'Character', 0.5, 0.5],
  ] as const) {
    await page.getByLabel('Search objects and characters').fill(words);
    const found = page.getByRole('button', { name: words });
    if (await found.count()) await found.first().click();
    else await page.getByRole('button', { name: new RegExp(`^${kind}`) }).click();
    await page.getByText(`to put “${words}”`).waitFor();
    await page.mouse.click(x + right * width, y + down * height);
    await page.getByText(`saved, revision ${++revision}`).waitFor();
  }
  await page.waitForTimeout(1_000);
  await shot('studio-map');

  await goTo('/library');
  await page.getByText('a red heart').waitFor();
  await page.locator('[aria-label^="Queue: 0"]').click();
  await page.waitForTimeout(1_000);
  await shot('studio-library');
  return {};
});
if (complaints.length) throw new Error(complaints.join('\n'));
