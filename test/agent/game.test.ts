import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSandboxes } from '../../workers/sandbox/index.ts';
import { callTool } from '../contract/surfaces.ts';
import { startTestApi, type TestApi } from '../setup/api.ts';

const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'pixelkiln-probe-'));
const why = openSandboxes({ dir }).unavailable ?? (fs.existsSync('/usr/bin/chromium') ? undefined : 'no chromium');
fs.rmSync(dir, { recursive: true, force: true });

/** Where the playtests' pictures are kept, where somebody wants to look at them. */
const PICTURES = process.env.GAME_PICTURES;

// All six kinds from a sentence each, played until they end: games/sentences.test.ts.
describe.skipIf(why)(`a game from one sentence, by tools alone${why ? ` (skipped: ${why})` : ''}`, () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi({ sandboxes: true });
  }, 60_000);
  afterAll(() => api.close());
  const say = async (content: string, more: object = {}) =>
    (await callTool(api, 'chat_send_message', { content, ...more })).structured;

  test('is drawn, written, deployed, played and changed', { timeout: 300_000 }, async () => {
    const made = await say('make me a platformer with a fox as the hero');
    expect([made.status, made.stopped], made.text).toEqual(['completed', null]);
    const failed = made.calls.filter(({ status }: { status: string }) => status !== 'completed');
    expect(failed).toEqual([]);
    const url = /is ready: (\S+)/.exec(made.text)?.[1];
    expect(url).toBeDefined();
    expect(made.text).toMatch(/I played it: it starts, and moves/);
    const page = await fetch(url!);
    expect([page.status, page.headers.get('content-security-policy')]).toEqual([
      200,
      expect.stringContaining('sandbox'),
    ]);
    if (PICTURES) {
      const parts = await api.db.chatPart.findMany({ where: { tool: 'sandbox_playtest' } });
      for (const [i, picture] of parts.flatMap(({ pictures }) => pictures).entries())
        fs.writeFileSync(`${PICTURES}/fox-${i}.png`, picture);
    }
    const { conversation_id } = made;
    const faster = await say('make the hero faster', { conversation_id });
    expect(faster.calls.map(({ tool, status }: Record<string, string>) => `${tool} ${status}`)).toEqual([
      'sandbox_create_session completed',
      'write_game completed',
      'sandbox_deploy_worker completed',
      'sandbox_playtest completed',
    ]);
    expect(faster.generations).toBe(0);
    expect(faster.text).toContain(url!);
    const desert = await say('use the desert tiles', { conversation_id });
    expect(desert.calls.map(({ tool }: { tool: string }) => tool)).toContain('create_sidescroller_tileset');
    expect(desert.text).toMatch(/I played it/);
  });
});
