import fs from 'node:fs';
import { expect, test } from 'vitest';
import { unzip } from '../../../facades/web/studio/parts/unzip.ts';
import { violations } from '../browser.ts';
import { type Studio, soonDone } from '../signed-in.ts';

export function library(on: Studio): void {
  const things = ['a barrel', 'a lantern', 'an anvil'];

  test('several are put into a project, tagged, found by both, saved in one ZIP for an engine, and deleted with a way back', async () => {
    const me = await on.someone();
    for (const words of things)
      await me.made(`createMapObject(input: { description: "${words}", imageSize: { width: 32, height: 32 } })`);
    const sprite = await me.made('createOneDirectionObject(input: { description: "a chest", size: 172 })');
    const { page, complaints, close } = await me.opens('/library');
    const card = (name: string) => page.getByRole('link', { name });
    const bulk = page.getByRole('toolbar', { name: 'What is selected' });
    await card('a barrel').waitFor();
    // by keys: the first, then two more to its right
    await card('a chest').focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Shift+ArrowRight');
    await page.keyboard.press('Shift+ArrowRight');
    await bulk.getByText('3 selected').waitFor();
    expect(await violations(page)).toEqual([]);

    await bulk.getByRole('button', { name: 'Put into a project' }).click();
    await page.keyboard.type('Ember Vale');
    await page.keyboard.press('Enter');
    await page.getByText('Put into Ember Vale.').waitFor();
    await bulk.getByRole('button', { name: 'Tag' }).click();
    await page.keyboard.type('props');
    await page.keyboard.press('Enter');
    await page.getByText('Tagged props.').waitFor();

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      bulk.getByLabel('Export for an engine').selectOption({ label: 'Godot 4' }),
    ]);
    const files = await unzip(new Uint8Array(fs.readFileSync(await download.path())));
    expect([...files.keys()].sort()).toEqual(['a-chest-godot.zip', 'a-lantern.png', 'an-anvil.png']);

    await page.keyboard.press('Escape');
    await page.getByLabel('Project').selectOption({ label: 'Ember Vale (3)' });
    await card('a barrel').waitFor({ state: 'detached' });
    expect(page.url()).toMatch(/project=/);
    await page.reload();
    await card('an anvil').waitFor();
    expect(await page.locator('.card-link').count()).toBe(3);
    await page.getByLabel('Tag').selectOption('props');
    await card('a lantern').waitFor();

    await page.getByRole('checkbox', { name: 'Select a lantern' }).check();
    await page.keyboard.press('Delete');
    await card('a lantern').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Undo' }).click();
    await card('a lantern').waitFor();
    await page.getByRole('checkbox', { name: 'Select a chest' }).check();
    await soonDone(page, () => bulk.getByRole('button', { name: 'Delete' }).click());
    const query = 'query ($id: String!) { asset(input: { assetId: $id }) { id } }';
    const left = async () => (await on.api.graphql(query, { id: sprite }, me.headers)).errors;
    await expect.poll(left).toBeTruthy();
    expect(complaints).toEqual([]);
    await close();
  }, 120_000);

  test('pictures that are no assets are found by their words, and open in the editor', async () => {
    const me = await on.someone();
    await me.graphql(
      'mutation { generateImage(input: { description: "a red castle", imageSize: { width: 32, height: 32 } }) { finished { id } } }',
    );
    const { page, complaints, close } = await me.opens('/library');
    await page.getByRole('button', { name: 'Pictures' }).click();
    await page.getByLabel('Search the library').fill('castle');
    await page.getByRole('link', { name: /^(?!Use ).*castle/ }).click();
    await page.getByRole('application', { name: /32 by 32/ }).waitFor();
    expect(complaints).toEqual([]);
    await close();
  }, 60_000);
}
