import fs from 'node:fs';
import { expect, test } from 'vitest';
import { openPage, violations } from '../browser.ts';
import { draw, type Studio } from '../signed-in.ts';

export function start(on: Studio): void {
  test('a wrong token is told in words; the right one signs in, and a reload keeps it', async () => {
    const { page, complaints, close } = await openPage(on.browser);
    await page.goto(`${on.api.url}/`);
    expect(await violations(page)).toEqual([]);
    await page.getByLabel('API token').fill('pk_wrong');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.getByRole('alert').textContent()).toMatch(/not known/);
    await page.getByLabel('API token').fill((await on.someone()).token);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Create' }).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'Create' }).waitFor();
    // the browser itself writes down that the first was refused
    expect(complaints.filter((complaint) => !/401|WebSocket/.test(complaint))).toEqual([]);
    await close();
  });

  test('by keys alone: a character is written, priced, drawn with its sides, animated, and saved for Godot', async () => {
    const { page, complaints, close } = await (await on.someone()).opens();
    expect(page.url()).not.toContain('token');
    // whoever opens it writes at once
    await page.keyboard.type('a brave knight with a red cape');
    await expect.poll(() => page.locator('.create-foot .number').textContent()).toMatch(/^\$0\.\d+$/);
    await page.keyboard.press('Control+Enter');
    await page.getByRole('heading', { name: 'Drawn as' }).waitFor({ timeout: 30_000 });
    expect(await page.locator('.stage .ring button').count()).toBe(8);
    expect(await page.locator('#words').inputValue()).toBe('a brave knight with a red cape');
    expect(await violations(page)).toEqual([]);
    // a reload keeps what was drawn
    await page.reload();
    await page.getByRole('heading', { name: 'Drawn as' }).waitFor();
    // out of the field: letters are keys again
    await page.keyboard.press('Escape');
    await page.keyboard.press('a');
    await page.getByRole('heading', { name: /Animations/ }).waitFor();
    await page.getByRole('button', { name: 'South alone' }).click();
    await page.getByRole('button', { name: 'Walking 8 frames' }).press('Enter');
    const clip = page.getByRole('button', { name: /walking-8-frames.*8 frames/ });
    await clip.waitFor({ timeout: 30_000 });
    // what was just drawn plays by itself; its row stops it, and plays it again
    await page.getByRole('region', { name: /^Player/ }).waitFor();
    await clip.press('Enter');
    await page.getByRole('region', { name: /^Player/ }).waitFor({ state: 'detached' });
    await clip.press('Enter');
    await page.getByRole('region', { name: /^Player/ }).waitFor();
    expect(await violations(page)).toEqual([]);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: /Godot 4/ }).press('Enter'),
    ]);
    expect(download.suggestedFilename()).toMatch(/\.zip$/);
    expect(
      fs
        .readFileSync(await download.path())
        .subarray(0, 2)
        .toString(),
    ).toBe('PK');
    // what words say moves all sides, too
    await page.getByRole('button', { name: 'Waves …' }).press('Enter');
    expect(await page.getByLabel('What it does, in your words').inputValue()).toBe('waves');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: /^waves.*of 8 sides/ }).waitFor({ timeout: 30_000 });
    // a file that is asked for too early comes when all of it is drawn
    await page.getByRole('button', { name: 'All sides' }).press('Enter');
    await page.getByRole('button', { name: 'Running 8 frames' }).press('Enter');
    await page.getByRole('button', { name: /^running-8-frames/ }).waitFor();
    const [late] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: /Godot 4/ }).press('Enter'),
    ]);
    expect(late.suggestedFilename()).toMatch(/\.zip$/);
    await page.getByRole('button', { name: /running-8-frames.*8 of 8 sides/ }).waitFor();
    expect(complaints).toEqual([]);
    await close();
  }, 90_000);

  test('what is being drawn is stopped where it is seen; words that nothing was made of are told there and on its page', async () => {
    const { page, close } = await (await on.someone()).opens();
    await page.keyboard.type('a knight with a zweebox');
    // a drawing may be done before anybody stops it: then the next one is stopped
    for (let tries = 1; ; tries++) {
      await page.keyboard.press('Control+Enter');
      try {
        await page.getByRole('button', { name: 'Stop', exact: true }).click({ timeout: 6000 });
        await page.getByRole('heading', { name: 'It was stopped' }).waitFor({ timeout: 6000 });
        break;
      } catch (error) {
        if (tries === 4) throw error;
        await page.getByRole('textbox').first().focus();
      }
    }
    await page.getByRole('button', { name: 'Draw it after all' }).click();
    const told = page.getByText('“zweebox” was left out');
    await told.waitFor({ timeout: 30_000 });
    await page.getByRole('link', { name: 'Animate' }).click();
    await page.getByRole('heading', { name: /Animations/ }).waitFor();
    await told.waitFor();
    await close();
  }, 90_000);

  test('what was made stands in the library at once, also in another tab; it is found and deleted with a way back', async () => {
    const me = await on.someone();
    const { page, close } = await me.opens('/library');
    const other = await me.opens();
    await other.page.getByRole('button', { name: 'Map object' }).click();
    await other.page.getByLabel('What stands on the map?').waitFor();
    await draw(other.page, 'a stone well');
    const card = page.getByRole('link', { name: /a stone well/ });
    await card.waitFor({ timeout: 30_000 });
    await page.getByLabel('Search the library').fill('nothing of that');
    await page.getByText('Nothing of that name').waitFor();
    await page.getByLabel('Search the library').fill('well');
    await card.waitFor();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('checkbox', { name: /a stone well/ }).check();
    await page.getByRole('toolbar', { name: 'What is selected' }).getByRole('button', { name: 'Delete' }).click();
    await card.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Undo' }).click();
    await card.waitFor();
    await close();
    await other.close();
  }, 90_000);

  test('the editor draws by keys and by pointer, undoes, and saves the pixels that it shows', async () => {
    const { page, complaints, close } = await (await on.someone()).opens('/editor');
    const canvas = page.getByRole('application');
    await canvas.focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    const box = (await canvas.boundingBox())!;
    const pixel = box.width / 32;
    await page.mouse.move(box.x + 10.5 * pixel, box.y + 10.5 * pixel);
    await page.mouse.down();
    await page.mouse.move(box.x + 14.5 * pixel, box.y + 10.5 * pixel);
    await page.mouse.up();
    const shown = () =>
      page.locator('.canvas canvas').evaluate((target) => {
        const element = target as unknown as {
          getContext: (kind: string) => { getImageData: (...box: number[]) => { data: number[] } };
        };
        const { data } = element.getContext('2d').getImageData(0, 0, 32, 32);
        return Array.from({ length: 1024 }, (_, i) => i).filter((i) => data[i * 4 + 3]);
      });
    const row = 10 * 32;
    await expect.poll(shown).toEqual([33, row + 10, row + 11, row + 12, row + 13, row + 14]);
    await page.keyboard.press('Control+z');
    await expect.poll(shown).toEqual([33]);
    expect(await violations(page)).toEqual([]);
    const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Control+s')]);
    expect(download.suggestedFilename()).toBe('drawing.png');
    expect(complaints).toEqual([]);
    await close();
  }, 60_000);

  test('who begins sees a few things drawn by one button, with its price; they are there after a reload', async () => {
    const { page, complaints, close } = await (await on.someone()).opens();
    await page.getByRole('button', { name: /Draw 6 examples.*\$0\.\d+/ }).click();
    const examples = page.getByRole('region', { name: 'Examples' });
    await expect.poll(() => examples.getByRole('link').count(), { timeout: 60_000 }).toBe(6);
    expect(await violations(page)).toEqual([]);
    await page.reload();
    await examples.getByRole('link', { name: /knight/ }).click();
    await page.getByRole('heading', { name: /Animations/ }).waitFor();
    expect(complaints).toEqual([]);
    await close();
  }, 90_000);

  test('a part of a page that is no longer there is told, and everything around it goes on', async () => {
    const { page, close } = await (await on.someone()).opens('/library');
    await page.route('**/studio/assets/account-page*', (route) => route.abort());
    // once the page was loaded anew for it
    for (const _ of [1, 2]) {
      await page.getByRole('link', { name: 'Account' }).first().click();
      await page.waitForLoadState();
    }
    await page.getByRole('heading', { name: 'This page could not be shown' }).waitFor();
    await page.getByRole('link', { name: 'Library' }).first().click();
    await page.getByLabel('Search the library').waitFor();
    let asked = 0;
    await page.route('**/studio/forms.json', (route) => {
      asked++;
      return route.fulfill({ status: 503 });
    });
    await page.goto(`${on.api.url}/`);
    await page.getByText('The forms could not be loaded (503).').waitFor();
    expect(asked).toBeLessThan(4);
    await page.unroute('**/studio/forms.json');
    await page.waitForTimeout(2100);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.locator('#words').waitFor();
    await close();
  });

  test('every command is in the palette; what is none is drawn', async () => {
    const { page, close } = await (await on.someone()).opens('/library');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('go to acc');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Account' }).waitFor();
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Keys' }).waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('a green slime');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('#words').inputValue()).toBe('a green slime');
    await close();
  });
}
