import { onDevices, visit } from './visitor.ts';

const LIMITS = { seconds: 180 };

/** From `npm start` on a clean folder to a painted map with a character on it, as somebody new would do it. */
export const benchNewMap = async () => ({
  limits: LIMITS,
  visits: await onDevices((device) =>
    visit('map', device, async ({ page, act, show }) => {
      const map = page.getByRole('application');
      /** A place of the map, by its share across and down. */
      const at = async (x: number, y: number) => {
        const box = (await map.boundingBox())!;
        return [box.x + x * box.width, box.y + y * box.height] as const;
      };
      const saved = (revision: number) => page.getByText(`saved, revision ${revision}`).waitFor();
      await act('press “Maps”', () => page.locator('a[href="/maps"]:visible').click());
      await act('press “Island”', () => page.getByRole('button', { name: /^Island/ }).click());
      await page.locator('.map-set[aria-pressed="true"]').nth(1).waitFor();
      await show('drawn');
      await act('press “Make the map”', () => page.getByRole('button', { name: 'Make the map' }).click());
      await map.waitFor();
      await act('press “sand”', () => page.getByRole('button', { name: /^sand/ }).click());
      await act('paint with it', async () => {
        await page.mouse.move(...(await at(0.3, 0.55)));
        await page.mouse.down();
        await page.mouse.move(...(await at(0.5, 0.45)), { steps: 8 });
        await page.mouse.move(...(await at(0.7, 0.55)), { steps: 8 });
        await page.mouse.up();
        await saved(2);
      });
      await act('write who is to stand there', () =>
        page.getByLabel('Search objects and characters').fill('a brave knight with a red cape'),
      );
      await act('press “Character”', () => page.getByRole('button', { name: /^Character/ }).click());
      await page.getByText('to put “').waitFor();
      await act('click the map', async () => {
        await map.scrollIntoViewIfNeeded();
        await page.mouse.click(...(await at(0.5, 0.5)));
        await saved(3);
      });
      await page.locator('.map-thing img').waitFor();
      await show('placed');
      return { things: await page.locator('.map-thing').count() };
    }),
  ),
});
