import { onDevices, visit } from './visitor.ts';

const LIMITS = { seconds: 90, actions: 12 };

/** From `npm start` on a clean folder to a character with a walk, saved for Godot, as somebody new would do it. */
export const benchNewUser = async () => ({
  limits: LIMITS,
  visits: await onDevices((device) =>
    visit('character', device, async ({ page, act, show }) => {
      await act('click the field', () => page.locator('#words').click());
      await act('write what is wanted', () => page.keyboard.type('a brave knight with a red cape'));
      await act('press “Draw it”', () => page.getByRole('button', { name: /Draw it/ }).click());
      await page.getByRole('heading', { name: 'Drawn as' }).waitFor();
      await show('drawn');
      await act('press “Animate”', () => page.getByRole('link', { name: /^Animate/ }).click());
      await act('press “Walking 8 frames”', () => page.getByRole('button', { name: 'Walking 8 frames' }).click());
      const clip = page.getByRole('button', { name: /walking-8-frames.*8 of 8 sides/ });
      await clip.and(page.locator(':enabled')).waitFor();
      await act('look at it', () => clip.click());
      await page.locator('[aria-label^="Queue: 0"]').waitFor();
      const download = page.waitForEvent('download');
      await act('press “Godot 4”', () => page.getByRole('button', { name: /Godot 4/ }).click());
      return { file: (await download).suggestedFilename() };
    }),
  ),
});
