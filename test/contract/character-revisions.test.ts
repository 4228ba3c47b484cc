import { afterAll, beforeAll, expect, test } from 'vitest';
import { readZip } from '../exports/read-zip.ts';
import { startTestApi, type TestApi } from '../setup/api.ts';
import { fakeWorker } from './fake-worker.ts';
import { callTool, rpc } from './surfaces.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ worker: fakeWorker });
});
afterAll(() => api.close());

// covers: CHAR-CREATE CHAR-GET MCP-HTTP
test.each(['2025-03-26', '2025-06-18', '2025-11-25'])(
  'a client of MCP %s creates a character, animates it twice at once, polls, and downloads the ZIP',
  async (revision) => {
    const { message } = await rpc(api, 'initialize', {
      protocolVersion: revision,
      capabilities: {},
      clientInfo: { name: 'test', version: '1' },
    });
    expect(message.result.protocolVersion).toBe(revision);
    const headers = { 'mcp-protocol-version': revision };
    const created = await callTool(api, 'create_character', { description: 'a knight', n_directions: 4 }, headers);
    const { character_id: id } = created.structured;
    expect(created.text).toMatch(/^id: .+\nstatus: processing \(~\d+s\)\njob: .+\nhint: get_character\(/);
    const started = await Promise.all(
      ['walking-4-frames', 'breathing-idle'].map((template) =>
        callTool(api, 'animate_character', { character_id: id, template_animation_id: template }, headers),
      ),
    );
    for (const { structured } of started) expect(structured.job_ids).toHaveLength(4);
    const shown = () => callTool(api, 'get_character', { character_id: id }, headers);
    const state = async () => {
      const { structured } = await shown();
      return [structured.status, structured.pending_jobs.length];
    };
    await expect.poll(state, { timeout: 15_000 }).toEqual(['completed', 0]);
    const { text, images, structured } = await shown();
    expect(text).toMatch(/^animations: 2$/m);
    expect(images).toHaveLength(1);
    const zip = await fetch(api.url + new URL(structured.download_url).pathname);
    expect(zip.status).toBe(200);
    expect(readZip(Buffer.from(await zip.arrayBuffer()))).toHaveLength(4 + 4 * 4 + 4 * 4 + 1);
  },
  30_000,
);
