import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../setup/api.ts';
import { fakeWorker } from './fake-worker.ts';
import { callTool, rpc } from './surfaces.ts';

/** A service whose worker finds no bubblewrap. */
let api: TestApi;
beforeAll(async () => {
  const { PATH } = process.env;
  process.env.PATH = '/nowhere';
  api = await startTestApi({ worker: fakeWorker, sandboxes: true }).finally(() => {
    process.env.PATH = PATH;
  });
});
afterAll(() => api.close());

test('without isolation every tool says so, and nothing runs', async () => {
  const made = await api.graphql('mutation { createProject(input: { name: "game" }) { id } }');
  const { message } = await rpc(api, 'tools/list', {});
  const tools = (message.result.tools as { name: string }[]).filter(({ name }) => name.startsWith('sandbox_'));
  expect(tools).toHaveLength(12);
  const ids = { session_id: randomUUID(), project_id: made.data.createProject.id, project_slug: 'k', path: 'k' };
  const texts = { content: 'k', command: 'id', code: '1', old_string: 'k', new_string: 'k', instruction: 'k' };
  const input = { ...ids, ...texts, preview_url: `${api.gamesUrl}/k--main/` };
  // what is deployed can be taken away even where nothing can be run
  for (const { name } of tools.filter((tool) => tool.name !== 'sandbox_undeploy')) {
    const { isError, text } = await callTool(api, name, input);
    expect([name, isError, text]).toEqual([name, true, expect.stringMatching(/Sandboxes are off on this server: \S/)]);
  }
  expect((await callTool(api, 'sandbox_undeploy', { project_slug: 'k' })).text).toMatch(/not found/);
  expect(await api.db.job.count()).toBe(0);
  expect(await api.db.sandboxSession.count()).toBe(0);
});
