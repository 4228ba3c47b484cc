import fs from 'node:fs';
import { expect, test } from 'vitest';
import { violations } from '../browser.ts';
import { draw, type Studio, soonDone } from '../signed-in.ts';

export function objects(on: Studio): void {
  test('candidates come one by one, are chosen by keys and by pointer, and become objects; the rest is dismissed', async () => {
    const me = await on.someone();
    const { page, complaints, close } = await me.opens();
    await page.getByRole('button', { name: 'Objects to pick' }).click();
    await page.getByLabel('What do you want to choose from?').waitFor();
    await draw(page, 'a treasure chest');
    await page.getByRole('link', { name: /Choose/ }).click({ timeout: 60_000 });
    await page.getByText('16 candidates').waitFor();
    await page.getByRole('button', { name: 'Candidate 3' }).click();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('x');
    expect(await page.getByRole('group', { name: 'Candidates' }).locator('[aria-pressed="true"]').count()).toBe(2);
    expect(await violations(page)).toEqual([]);
    await page.getByLabel('A tag for what is chosen').fill('chests');
    await page.keyboard.press('Control+Enter');
    const kept = () => me.graphql('{ assets(tags: ["chests"], first: 9) { edges { node { review images { id } } } } }');
    // a field has the focus: the key is the page's all the same only outside of it
    await page.getByRole('button', { name: /^Keep 2/ }).click();
    await page.getByText('2 are in the library now.').waitFor();
    expect((await kept()).assets.edges.map((edge: { node: object }) => edge.node)).toMatchObject([
      { review: false, images: [{}] },
      { review: false, images: [{}] },
    ]);
    await soonDone(page, () => page.getByRole('button', { name: 'Dismiss all' }).click());
    await page.getByRole('heading', { name: 'Library' }).waitFor();
    const count = async () => (await me.graphql('{ assets(first: 9) { totalCount } }')).assets.totalCount;
    await expect.poll(count).toBe(2);
    expect(complaints).toEqual([]);
    await close();
  }, 120_000);

  test('an object with eight sides turns, moves, gets a state, and is saved for Godot', async () => {
    const me = await on.someone();
    const id = await me.made('createEightDirectionObject(input: { description: "a wooden cart", size: 32 })');
    const { page, complaints, close } = await me.opens(`/asset/${id}`);
    await page.getByRole('button', { name: /^E: east/ }).click();
    await page.getByRole('button', { name: 'East alone' }).click();
    await page.getByText(/\$0\.\d+ each/).waitFor();
    await page.getByRole('button', { name: 'Shakes' }).click();
    const clip = page.getByRole('button', { name: /^shakes.*frames, 1 of 8 sides/ });
    // what was just drawn plays by itself
    await clip.waitFor({ timeout: 60_000 });
    await page.getByRole('region', { name: /^Player/ }).waitFor();
    expect(await violations(page)).toEqual([]);
    await page.getByLabel('A state: what is different').fill('made of gold');
    await page.getByRole('button', { name: 'Make a state' }).click();
    await page.getByRole('link', { name: 'made of gold' }).waitFor({ timeout: 60_000 });
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: /Godot 4/ }).click(),
    ]);
    expect(
      fs
        .readFileSync(await download.path())
        .subarray(0, 2)
        .toString(),
    ).toBe('PK');
    expect(complaints).toEqual([]);
    await close();
  }, 120_000);
}
