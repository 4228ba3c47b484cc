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

type Call = (tool: string, args: object) => ReturnType<typeof callTool>;
const clientInfo = { name: 'test', version: '1' };

/** Shakes hands as clients did until 2025. */
async function withHandshake(revision: string): Promise<Call> {
  const { message } = await rpc(api, 'initialize', { protocolVersion: revision, capabilities: {}, clientInfo });
  expect(message.result.protocolVersion).toBe(revision);
  return (tool, args) => callTool(api, tool, args, { 'mcp-protocol-version': revision });
}

/** Says with every call who calls, as clients do since 2026. */
async function withoutHandshake(revision: string): Promise<Call> {
  const of = (method: string) => ({ 'mcp-protocol-version': revision, 'mcp-method': method });
  const _meta = {
    'io.modelcontextprotocol/protocolVersion': revision,
    'io.modelcontextprotocol/clientInfo': clientInfo,
    'io.modelcontextprotocol/clientCapabilities': {},
  };
  const { message } = await rpc(api, 'server/discover', { _meta }, of('server/discover'));
  expect(message.result.supportedVersions).toContain(revision);
  return (tool, args) => callTool(api, tool, args, { ...of('tools/call'), 'mcp-name': tool }, { _meta });
}

// covers: CHAR-CREATE CHAR-GET MCP-HTTP
test.each([
  ['2024-11-05', withHandshake],
  ['2025-03-26', withHandshake],
  ['2025-06-18', withHandshake],
  ['2025-11-25', withHandshake],
  ['2026-07-28', withoutHandshake],
] as const)(
  'a client of MCP %s creates a character, animates it twice at once, polls, and downloads the ZIP',
  async (revision, connect) => {
    const call = await connect(revision);
    const created = await call('create_character', { description: 'a knight', n_directions: 4 });
    const { character_id: id } = created.structured;
    expect(created.text).toMatch(/^id: .+\nstatus: processing \(~\d+s\)\njob: .+\nhint: get_character\(/);
    const started = await Promise.all(
      ['walking-4-frames', 'breathing-idle'].map((template) =>
        call('animate_character', { character_id: id, template_animation_id: template }),
      ),
    );
    for (const { structured } of started) expect(structured.job_ids).toHaveLength(4);
    const shown = () => call('get_character', { character_id: id });
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
