import { describe, expect, test } from 'vitest';
import { after, type Message, SILENCE, subjectOf } from '../../facades/web/studio/chat/conversation.ts';
import { noBrowser, violations } from './browser.ts';
import { studio } from './signed-in.ts';

const message = (id: string, position: number, parts: Message['parts'] = []): Message => ({
  id,
  position,
  role: 'ASSISTANT',
  status: 'RUNNING',
  text: '',
  proposed: null,
  stopped: null,
  price: { usd: 0, generations: 0 },
  parts,
});
const event = { message: null, text: null, progress: null };

test('text that comes in pieces goes where it says, and once', () => {
  let talk = after(SILENCE, { ...event, message: message('a', 1) });
  const piece = (offset: number, text: string) => ({ ...event, text: { messageId: 'a', partId: 'p', offset, text } });
  for (const one of [piece(0, 'I will '), piece(7, 'draw.'), piece(7, 'draw.')]) talk = after(talk, one);
  expect(talk.messages[0]!.parts).toMatchObject([{ id: 'p', text: 'I will draw.', call: null }]);
  expect(after(talk, { ...event, text: { messageId: 'unknown', partId: 'p', offset: 0, text: 'x' } })).toBe(talk);
});

test('messages stand in their order; progress keeps the last picture', () => {
  let talk = after(SILENCE, { ...event, message: message('b', 3) });
  talk = after(talk, { ...event, message: message('a', 1) });
  const progress = { messageId: 'a', partId: 'p', stage: 'shaping', fraction: 0.5, preview: 'AAAA' };
  talk = after(talk, { ...event, progress });
  talk = after(talk, { ...event, progress: { ...progress, fraction: 0.7, preview: null } });
  expect(talk.messages.map(({ id }) => id)).toEqual(['a', 'b']);
  expect(talk.progress.get('p')).toEqual({ stage: 'shaping', fraction: 0.7, preview: 'AAAA' });
});

test('a call is about what its arguments say', () => {
  expect(subjectOf({ size: 48, description: 'a knight' })).toBe('a knight');
  expect(subjectOf({ characterId: 'x' })).toBe('');
});

describe.skipIf(noBrowser)(`the chat in Chromium${noBrowser ? ` (skipped: ${noBrowser})` : ''}`, () => {
  const on = studio({ sandboxes: true });

  test('what is asked for is drawn with its price and picture, a reload keeps the talk, and a deployed game runs beside it', async () => {
    const { page, complaints, close } = await on.signedIn('/chat');
    await page.getByRole('button', { name: /barrel/ }).waitFor();
    await page.keyboard.press('/');
    await page.keyboard.type('Draw a stone well, 48 pixels');
    await page.keyboard.press('Control+Enter');
    const made = page.getByRole('region', { name: 'Made in this conversation' });
    await made.getByRole('link', { name: /well/ }).waitFor({ timeout: 60_000 });
    await page
      .locator('.call', { hasText: /\$0\.\d+/ })
      .getByText('done')
      .waitFor({ timeout: 30_000 });
    expect(await violations(page)).toEqual([]);
    await page.reload();
    await page.getByText('Draw a stone well, 48 pixels', { exact: true }).last().waitFor();
    await made.getByRole('link', { name: /well/ }).waitFor();

    const id = page.url().split('/').at(-1)!;
    const call = async (query: string, input: object) => {
      const { data, errors } = await on.api.graphql(query, { input });
      expect(errors).toBeUndefined();
      return data.it;
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
        '<!doctype html><title>Well Run</title><h1>ready</h1><script>document.querySelector("h1").textContent = "runs"</script>',
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
    expect(complaints).toEqual([]);
    await close();
  }, 180_000);
});
