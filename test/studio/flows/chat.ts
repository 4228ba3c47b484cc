import { expect, test } from 'vitest';
import { coloursOnly, violations } from '../browser.ts';
import type { Studio } from '../signed-in.ts';

export function chat(on: Studio): void {
  test('a price is refused and agreed to, what is asked for is drawn with its picture, a reload keeps the talk, and a deployed game runs beside it', async () => {
    const me = await on.someone();
    const { page, complaints, close } = await me.opens('/chat');
    await page.getByRole('button', { name: /barrel/ }).waitFor();
    // the field has the focus
    await page.keyboard.type('Draw a barrel, 32 pixels');
    await page.keyboard.press('Enter');
    const price = page.getByRole('group', { name: 'Price to agree to' });
    await price.getByRole('button', { name: 'No' }).click({ timeout: 60_000 });
    await price.waitFor({ state: 'detached' });
    await page.getByLabel('Message', { exact: true }).fill('Draw a stone well, 32 pixels');
    await page.keyboard.press('Control+Enter');
    await price.getByText('1 generation', { exact: false }).waitFor({ timeout: 60_000 });
    expect(await violations(page)).toEqual([]);
    await price.getByRole('button', { name: 'Yes, spend 1 generation' }).click();
    const made = page.getByRole('region', { name: 'Made in this conversation' });
    await made.getByRole('link', { name: /well/ }).waitFor({ timeout: 60_000 });
    await page
      .locator('.call', { hasText: /\$0\.\d+/ })
      .getByText('done')
      .waitFor({ timeout: 30_000 });
    expect(await violations(page)).toEqual([]);
    await page.reload();
    await page.getByText('Draw a stone well, 32 pixels', { exact: true }).last().waitFor();
    await made.getByRole('link', { name: /well/ }).waitFor();

    const id = page.url().split('/').at(-1)!;
    const call = async (query: string, input: object) => {
      return (await me.graphql(query, { input })).it;
    };
    const project = await call('mutation ($input: CreateProjectInput!) { it: createProject(input: $input) { id } }', {
      name: 'Well Run',
    });
    const { session } = await call(
      'mutation ($input: CreateSandboxSessionInput!) { it: createSandboxSession(input: $input) { session { id } } }',
      { projectId: project.id },
    );
    await call('mutation ($input: SandboxWriteInput!) { it: sandboxWrite(input: $input) { __typename } }', {
      sessionId: session.id,
      path: 'index.html',
      content:
        '<!doctype html><title>Well Run</title><h1 tabindex="-1">ready</h1><script>const h = document.querySelector("h1"); h.textContent = "runs"; h.focus()</script>',
    });
    await call('mutation ($input: DeployGameInput!) { it: deployGame(input: $input) { url } }', {
      sessionId: session.id,
      projectId: project.id,
      projectSlug: 'well-run',
    });
    await call('mutation ($input: UpdateConversationInput!) { it: updateConversation(input: $input) { id } }', {
      conversationId: id,
      projectId: project.id,
    });
    await page.reload();
    await page.frameLocator('iframe').getByRole('heading', { name: 'runs' }).waitFor();
    expect(await page.locator('iframe').getAttribute('sandbox')).toBe('allow-scripts');
    // it takes the focus when it starts; who writes goes on writing
    await page.keyboard.type('more wells');
    expect(await page.getByLabel('Message', { exact: true }).inputValue()).toBe('more wells');
    expect(await violations(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await coloursOnly(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await close();
  }, 180_000);
}
