import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fakeWorker } from '../contract/fake-worker.ts';
import { startTestApi, type TestApi } from '../setup/api.ts';
import { scriptedModel } from './scripted-model.ts';

interface Offered {
  readonly name?: string;
  readonly function?: { readonly name: string };
}

let model: Awaited<ReturnType<typeof scriptedModel>>;
beforeAll(async () => {
  model = await scriptedModel();
});
afterAll(() => model.close());

const SEND = `mutation ($input: SendChatMessageInput!) { sendChatMessage(input: $input) {
  conversation { id title project { id } } message { id role text }
  finished { id status text stopped proposed model price { generations }
    parts { round text call { tool title arguments status result assets { id kind previewUrl } price { generations } } } } } }`;

describe.each(['chat completions', 'messages'] as const)('a model that speaks %s', (protocol) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi({ worker: fakeWorker, env: model.env[protocol] });
  });
  afterAll(() => api.close());
  const send = async (content: string, more: object = {}) => {
    const { data, errors } = await api.graphql(SEND, { input: { content, ...more } });
    if (errors) throw new Error(JSON.stringify(errors));
    return data.sendChatMessage;
  };

  test('text and calls go out, results come back', async () => {
    model.answers(
      { say: 'I draw a stone.', calls: [['create_map_object', { description: 'a stone', width: 32, height: 32 }]] },
      { say: 'There it is.' },
    );
    const from = model.heard.length;
    const { conversation, message, finished } = await send('a stone');
    expect(conversation.title).toBe('a stone');
    expect(message).toMatchObject({ role: 'USER', text: 'a stone' });
    expect(finished).toMatchObject({
      status: 'COMPLETED',
      stopped: null,
      model: 'scripted',
      price: { generations: 1 },
    });
    expect(finished.text).toBe('I draw a stone.\n\nThere it is.');
    const [said, called, ended] = finished.parts;
    expect([said.text, ended.text]).toEqual(['I draw a stone.', 'There it is.']);
    expect(called.call).toMatchObject({
      tool: 'create_map_object',
      status: 'COMPLETED',
      assets: [{ kind: 'MAP_OBJECT' }],
    });
    expect(called.call.result).toMatch(/^id: \S+\nstatus: completed$/);
    const [, second] = model.heard.slice(from).map(({ body }) => JSON.stringify(body));
    const offered: string[] = model.heard[from]!.body.tools.map((tool: Offered) => tool.name ?? tool.function?.name);
    expect(offered).toContain('create_map_object');
    expect(offered.filter((name) => /^(delete|dismiss|remove|chat)_|undeploy/.test(name))).toEqual([]);
    expect(second).toMatch(/<result>\\nid: /);
    expect(model.heard[from]!.headers[protocol === 'messages' ? 'x-api-key' : 'authorization']).toBe(
      protocol === 'messages' ? 'key-two' : 'Bearer key-one',
    );
  });
});
