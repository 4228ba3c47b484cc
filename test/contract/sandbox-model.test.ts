import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { encodePng } from '../../src/pixels/index.ts';
import { openSandboxes } from '../../workers/sandbox/index.ts';
import { scriptedModel } from '../agent/scripted-model.ts';
import { startTestApi, type TestApi } from '../setup/api.ts';
import { fakeWorker } from './fake-worker.ts';
import { bearer, callTool } from './surfaces.ts';

const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'pixelkiln-probe-'));
const why = openSandboxes({ dir }).unavailable;
const noBrowser = why ?? (fs.existsSync('/usr/bin/chromium') ? undefined : 'chromium is not installed');
afterAll(() => fs.rmSync(dir, { recursive: true, force: true }));

const data = new Uint8ClampedArray(16 * 16 * 4).fill(255);
const PNG = Buffer.from(encodePng({ width: 16, height: 16, data })).toString('base64');
const PAGE = `<!doctype html><title>Keys</title><script>
window.__game = { heard: '', clicks: 0 };
addEventListener('keydown', (event) => { window.__game.heard += event.key + ' '; });
addEventListener('click', (event) => { window.__game.clicks += event.clientX; });
</script>`;

describe.skipIf(why).each(['chat completions', 'messages'] as const)(
  `a sandbox with a model behind %s${why ? ` (skipped: ${why})` : ''}`,
  { timeout: 150_000 },
  (protocol) => {
    let api: TestApi;
    let model: Awaited<ReturnType<typeof scriptedModel>>;
    let session_id: string;
    let projectId: string;
    beforeAll(async () => {
      model = await scriptedModel();
      api = await startTestApi({ worker: fakeWorker, sandboxes: true, env: model.env[protocol] });
      const made = await api.graphql('mutation { createProject(input: { name: "keys" }) { id } }');
      projectId = made.data.createProject.id;
      ({ session_id } = (await call('create_session', { project_id: projectId })).structured);
      await call('bash', { session_id, command: `echo ${PNG} | base64 -d > white.png` });
    });
    afterAll(async () => {
      await api.close();
      await model.close();
    });
    const call = (name: string, args: object) =>
      callTool(api, `sandbox_${name}`, args as Record<string, unknown>, bearer(api.account.token));

    test('a question about a picture is answered by what the model sees, enlarged by a whole factor', async () => {
      model.answers({ say: 'A white square.' });
      const looked = await call('read_image', { session_id, path: 'white.png', question: 'What is it?' });
      expect(looked.structured.answer).toBe('A white square.');
      expect(looked.structured.facts).toMatchObject({ width: 16, height: 16 });
      const { body } = model.heard.at(-1)!;
      expect(body.tools).toBeUndefined();
      const said = body.messages.at(-1).content;
      const words = said.find(({ type }: { type: string }) => type === 'text').text;
      expect(words).toMatch(/16×16 pixels, shown enlarged 48 times[\s\S]*What is it\?/);
      const seen =
        protocol === 'messages'
          ? said.find(({ type }: { type: string }) => type === 'image').source.data
          : said.find(({ type }: { type: string }) => type === 'image_url').image_url.url.split(',')[1];
      expect(Buffer.from(seen, 'base64').readUInt32BE(16)).toBe(16 * 48);
    });

    test('of a model that fails the picture and its facts are told all the same', async () => {
      model.answers({ status: 400 });
      const looked = await call('read_image', { session_id, path: 'white.png' });
      expect(looked.images).toHaveLength(1);
      expect(looked.structured.answer).toMatch(/could not look at it: .*scripted 400/);
    });

    test.skipIf(noBrowser)(
      'an instruction that the grammar does not know is read by the model, within bounds',
      async () => {
        await call('write', { session_id, path: 'index.html', content: PAGE });
        const slug = protocol.replace(' ', '-');
        const deployed = await call('deploy_worker', { session_id, project_id: projectId, project_slug: slug });
        const preview_url = deployed.structured.preview_url;
        const played = async (instruction: string) =>
          (await call('playtest', { session_id, instruction, preview_url })).structured;
        model.answers({
          say: 'Here: ```json\n[{"press": "x", "ms": 20}, {"click": [7, 9]}, {"picture": "after the wiggle"}]\n```',
        });
        const known = model.heard.length;
        const seen = await played('wiggle about the gizmo');
        expect(seen.pictures).toEqual(['start', 'after the wiggle', 'end']);
        expect(seen.facts.state).toEqual({ heard: 'x ', clicks: 7 });
        expect(seen.facts.unclear).toEqual([]);
        expect(model.heard.length).toBe(known + 1);
        // what the grammar knows costs no question
        expect((await played('press x')).facts.state).toEqual({ heard: 'x ', clicks: 0 });
        expect(model.heard.length).toBe(known + 1);
        // no steps, and steps that may not be: what was not understood is told
        for (const say of ['I would rather not.', '[{"press": "F12", "ms": 1}]', '[{"press": "x", "ms": 99999999}]']) {
          model.answers({ say });
          const refused = await played('press x, wiggle about the gizmo');
          expect(refused.facts.unclear).toEqual(['wiggle about the gizmo']);
          expect(refused.facts.state).toEqual({ heard: 'x ', clicks: 0 });
        }
      },
    );
  },
);
