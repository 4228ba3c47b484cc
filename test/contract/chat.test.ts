import { randomUUID } from 'node:crypto';
import { createClient } from 'graphql-ws';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import WebSocket from 'ws';
import { balances, type TestAccount, testAccount } from '../setup/account.ts';
import { startTestApi, type TestApi } from '../setup/api.ts';
import { fakeWorker } from './fake-worker.ts';
import { bearer, callTool } from './surfaces.ts';

let api: TestApi;
let account: TestAccount;
let headers: Record<string, string>;
beforeAll(async () => {
  api = await startTestApi({ worker: fakeWorker });
});
afterAll(() => api.close());
beforeEach(async () => {
  account = await testAccount(api.db);
  headers = bearer(account.token);
});

const tool = (name: string, args: object) => callTool(api, `chat_${name}`, args, headers);
const say = async (content: string, more: object = {}) => (await tool('send_message', { content, ...more })).structured;
const graphql = async (query: string, variables: object = {}) => {
  const { data, errors } = await api.graphql(query, variables as Record<string, unknown>, headers);
  if (errors) throw new Error(`${errors[0]!.extensions.code}: ${errors[0]!.message}`);
  return data;
};
const SEND = `mutation ($input: SendChatMessageInput!) { sendChatMessage(input: $input) {
  conversation { id } message { id } reply { id status jobId } } }`;
const MESSAGE =
  'id role status text proposed stopped price { generations } parts { text call { tool status arguments } }';

describe('over MCP', () => {
  test('a wish is answered when it is done [MCP-CHAT-SEND] [MCP-CHAT-WAIT]', async () => {
    const first = await tool('send_message', { content: 'a treasure chest and a barrel' });
    expect(first.isError).toBe(false);
    const { conversation_id, status, calls, generations } = first.structured;
    expect([status, generations]).toEqual(['completed', 2]);
    expect(calls.map((call: { tool: string }) => call.tool)).toEqual(['create_map_object', 'create_map_object']);
    expect(first.text).toMatch(/^conversation_id: .*\nstatus: completed\nspent: 2 generations\n/);
    expect(await api.db.asset.count({ where: { accountId: account.id } })).toBe(2);
    expect((await balances(api.db, account.id)).account.usdMicros).toBe(100_000_000 - 2 * 8_000);
    const next = await say('a knight', { conversation_id });
    expect([next.conversation_id, next.text]).toEqual([conversation_id, expect.stringContaining('Done: a knight')]);
    const project = await graphql('mutation { createProject(input: { name: "k" }) { id } }');
    const within = await say('a barrel', { project_id: project.createProject.id });
    expect(within.project_id).toBe(project.createProject.id);
    expect(await api.db.asset.count({ where: { projectId: within.project_id } })).toBe(1);
  });

  test('conversations and messages are listed, branches are not [MCP-CHAT-LIST] [MCP-CHAT-GET]', async () => {
    const { conversation_id } = await say('a barrel');
    const other = await say('a well');
    await say('hello', { conversation_id });
    await graphql('mutation ($id: String!) { branchConversation(input: { conversationId: $id }) { id } }', {
      id: conversation_id,
    });
    const listed = (await tool('list_conversations', {})).structured;
    expect(listed.total).toBe(2);
    expect(listed.conversations.map(({ conversation_id: id, title }: Record<string, string>) => [id, title])).toEqual([
      [conversation_id, 'a barrel'],
      [other.conversation_id, 'a well'],
    ]);
    expect((await tool('list_conversations', { limit: 1, offset: 1 })).structured.conversations).toHaveLength(1);
    expect((await tool('list_conversations', { project_id: randomUUID() })).structured.total).toBe(0);
    const all = (await tool('get_messages', { conversation_id })).structured;
    expect(all.messages.map(({ role, text }: { role: string; text: string }) => [role, text.slice(0, 9)])).toEqual([
      ['user', 'a barrel'],
      ['assistant', 'I make a '],
      ['user', 'hello'],
      ['assistant', 'Hello! I '],
    ]);
    expect(all.messages[1].calls).toMatchObject([{ tool: 'create_map_object', status: 'completed', generations: 1 }]);
    const page = (await tool('get_messages', { conversation_id, limit: 1, offset: 1 })).structured;
    expect([page.total, page.messages[0].text]).toEqual([4, 'hello']);
  });

  test('the documents answer questions, with their source [MCP-HELP]', async () => {
    const { text, structured } = await callTool(api, 'agent_help', { question: 'how do I use a GPU?' }, headers);
    expect(text).toMatch(/DEVICE=cuda/);
    expect(structured.passages[0]).toMatchObject({ source: 'README › On a GPU', path: 'README.md#on-a-gpu' });
    const nothing = await callTool(api, 'agent_help', { question: 'xyzzy' }, headers);
    expect(nothing.text).toMatch(/say nothing about it/);
    expect((await callTool(api, 'agent_help', { question: ' ' }, headers)).isError).toBe(true);
    expect((await say('which sizes can a character have?')).text).toMatch(/characters 16 to 128/);
  });
});

describe('a price', () => {
  const dear = 'a health bar and an inventory panel, then a knight';
  test('above the limit is asked about before anything is spent; yes goes on, anything else does not', async () => {
    const asked = await say(dear);
    expect([asked.status, asked.proposed_generations, asked.generations]).toEqual(['awaiting_confirmation', 21, 0]);
    expect(await api.db.asset.count({ where: { accountId: account.id } })).toBe(0);
    const { conversation_id } = asked;
    const done = await say('Yes, please!', { conversation_id });
    expect([done.status, done.generations, done.message_id]).toEqual(['completed', 21, asked.message_id]);
    expect(await api.db.asset.count({ where: { accountId: account.id } })).toBe(2);
    const again = await say(dear, { conversation_id });
    expect(again.status).toBe('awaiting_confirmation');
    const instead = await say('a barrel', { conversation_id });
    expect([instead.status, instead.generations]).toEqual(['completed', 1]);
    const { messages } = (await tool('get_messages', { conversation_id })).structured;
    expect(messages.map(({ status }: { status: string }) => status)).toContain('cancelled');
    await expect(
      graphql('mutation ($id: String!) { confirmChatMessage(input: { messageId: $id }) { id } }', {
        id: again.message_id,
      }),
    ).rejects.toThrow(/CONFLICT: This message does not wait/);
  });

  test('above the most that a message may cost nothing is made, and what fits is told', async () => {
    const much = 'a wizard with walk, run, jump, idle, crouch, punch, kick and death animations';
    const { status, stopped, text, generations } = await say(much);
    expect([status, stopped, generations]).toEqual(['completed', null, 0]);
    expect(text).toMatch(
      /Together 65 generations\..*One message may cost 60 generations at most, so I make it in parts/s,
    );
    expect(await api.db.asset.count({ where: { accountId: account.id } })).toBe(0);
  });

  test('that the account cannot pay ends the message with the reason', async () => {
    account = await testAccount(api.db, { usd: 0, generations: 0 });
    headers = bearer(account.token);
    const { text, calls } = await say('a barrel');
    expect(calls).toMatchObject([{ status: 'failed', generations: 0 }]);
    expect(text).toMatch(/I stopped at a barrel.*: Insufficient/i);
  });
});

/** What the assistant alone can do: it has tools of its own for it. */
describe('of what the account has made', () => {
  test('the picture is mirrored and outlined, each as a picture of its own', async () => {
    const { conversation_id } = await say('a wooden barrel');
    const flipped = await say('flip it', { conversation_id });
    expect(flipped.calls.filter(({ tool }: { tool: string }) => tool !== 'find_assets')).toMatchObject([
      { tool: 'change_picture', status: 'completed', generations: 1 },
    ]);
    expect(flipped.text).toMatch(/mirrored.*in the library under Pictures/s);
    const outlined = await say('black outline around it', { conversation_id });
    expect(outlined.calls.filter(({ tool }: { tool: string }) => tool !== 'find_assets')).toMatchObject([
      { tool: 'change_picture', status: 'completed', generations: 1 },
    ]);
    expect(await api.db.asset.count({ where: { accountId: account.id } })).toBe(1);
    expect(await api.db.image.count({ where: { accountId: account.id } })).toBeGreaterThanOrEqual(3);
    expect((await balances(api.db, account.id)).account.usdMicros).toBe(100_000_000 - 3 * 8_000);
  });

  test('what is being drawn is stopped, and given back', async () => {
    const input = { description: 'a hanging lamp', imageSize: { width: 32, height: 32 } };
    await graphql('mutation ($input: CreateMapObjectInput!) { createMapObject(input: $input) { job { id } } }', {
      input,
    });
    const { text, generations } = await say('stop');
    expect(text).toMatch(/Stopped: "a hanging lamp"/);
    expect(generations).toBe(0);
    const drawn = await api.db.job.findFirstOrThrow({ where: { accountId: account.id, kind: { not: 'chatTurn' } } });
    expect(drawn.status).toBe('CANCELED');
    expect((await balances(api.db, account.id)).account.usdMicros).toBe(100_000_000);
    expect((await say('stop')).text).toMatch(/nothing to stop/);
  });

  test('what was charged today is told', async () => {
    expect((await say('what did I spend today')).text).toMatch(/Nothing was charged today/);
    const { conversation_id } = await say('a wooden barrel');
    const { text } = await say('what did I spend today', { conversation_id });
    expect(text).toMatch(/Charged today: 0\.0080 dollars\.\n- generate image: 1 job/);
    expect(text).toMatch(/barrel/);
  });
});

describe('a message', () => {
  test('is sent once, however often its key is', async () => {
    const input = { content: 'a barrel', clientMutationId: randomUUID() };
    const [one, two] = [await graphql(SEND, { input }), await graphql(SEND, { input })];
    expect(two.sendChatMessage.reply.id).toBe(one.sendChatMessage.reply.id);
    expect(await api.db.conversation.count({ where: { accountId: account.id } })).toBe(1);
    await expect(graphql(SEND, { input: { ...input, content: 'a well' } })).rejects.toThrow(/^CONFLICT/);
  });

  test('waits until the one before it is answered, or cancelled', async () => {
    // it is drawn until somebody cancels it, however busy the machine is
    const endless = { content: 'a hanging barrel' };
    const { conversation, reply } = (await graphql(SEND, { input: endless })).sendChatMessage;
    const input = { content: 'a well', conversationId: conversation.id };
    await expect(graphql(SEND, { input })).rejects.toThrow(/^LOCKED: The assistant still works/);
    const drawing = () => api.db.job.findFirst({ where: { accountId: account.id, kind: { not: 'chatTurn' } } });
    await expect.poll(async () => (await drawing())?.status, { timeout: 30_000 }).toBe('RUNNING');
    const cancel = `mutation ($id: String!) { cancelChatMessage(input: { messageId: $id }) { ${MESSAGE} } }`;
    const { cancelChatMessage } = await graphql(cancel, { id: reply.id });
    expect(cancelChatMessage.status).toBe('CANCELED');
    expect((await api.db.job.findUniqueOrThrow({ where: { id: reply.jobId } })).status).toBe('CANCELED');
    // what it was drawing ends with it, and is not charged
    expect((await drawing())!.status).toBe('CANCELED');
    expect((await balances(api.db, account.id)).account.usdMicros).toBe(100_000_000);
    await graphql(SEND, { input });
  });

  test('has rules: not empty, not endless, of an own conversation', async () => {
    expect((await tool('send_message', { content: ' ' })).text).toMatch(/content: must not be empty/);
    expect((await tool('send_message', { content: 'x'.repeat(8_001) })).isError).toBe(true);
    expect((await tool('send_message', { content: 'x', conversation_id: randomUUID() })).text).toMatch(/not found/);
    expect(await api.db.conversation.count({ where: { accountId: account.id } })).toBe(0);
  });
});

/** A message whose call was under way when its worker died, as another worker finds it. */
async function interrupted(tool: string, args: object) {
  const { id: conversationId } = await api.db.conversation.create({ data: { accountId: account.id, title: 'k' } });
  const said = { conversationId, position: 0, role: 'USER' as const, content: 'hello' };
  await api.db.chatMessage.create({ data: said });
  const jobId = randomUUID();
  const reply = await api.db.chatMessage.create({
    data: { conversationId, position: 1, role: 'ASSISTANT', status: 'RUNNING', jobId },
  });
  const call = { position: 0, round: 0, callId: 'c', tool, args, status: 'RUNNING' as const, startedAt: new Date() };
  const part = await api.db.chatPart.create({ data: { ...call, messageId: reply.id } });
  const payload = { messageId: reply.id, tokenId: account.tokenId, publicUrl: api.url, gamesUrl: api.gamesUrl };
  await api.db.job.create({
    data: {
      ...{ id: jobId, accountId: account.id, kind: 'chatTurn', lane: 'agent', payload, operation: 'sendChatMessage' },
      ...{ estimateMs: 1, unit: 'USD', cost: 0n, maxAttempts: 5 },
    },
  });
  await expect
    .poll(() => api.db.chatMessage.findUnique({ where: { id: reply.id } }), { timeout: 10_000 })
    .toMatchObject({ status: 'COMPLETED' });
  return api.db.chatPart.findUniqueOrThrow({ where: { id: part.id } });
}

describe('a call that was interrupted', () => {
  test('is made again where it has a key or only reads', async () => {
    const drawn = await interrupted('create_map_object', { description: 'a well', width: 32, height: 32 });
    expect(drawn.status).toBe('COMPLETED');
    expect(await interrupted('list_objects', {})).toMatchObject({ status: 'COMPLETED' });
  });

  test('is not made again where nobody can tell whether it was done; the assistant is told', async () => {
    const { structured } = await callTool(api, 'create_character', { description: 'a knight' }, headers);
    const args = { character_id: structured.character_id, tags: ['hero'] };
    expect(await interrupted('update_character_tags', args)).toMatchObject({
      status: 'FAILED',
      result: expect.stringMatching(/^Interrupted: .* Look before you do it again\.$/),
    });
    expect((await api.db.asset.findUniqueOrThrow({ where: { id: structured.character_id } })).tags).toEqual([]);
  });

  test('finds the project that it had made', async () => {
    const made = await interrupted('create_project', { name: 'Quest' });
    expect(made.status).toBe('COMPLETED');
    expect(await api.db.project.count({ where: { accountId: account.id } })).toBe(1);
    const again = await api.db.project.findFirstOrThrow({ where: { accountId: account.id } });
    expect(made.structured).toEqual({ project_id: again.id, name: 'Quest' });
  });
});

describe('whoever watches', () => {
  const watch = (conversationId: string) => {
    const client = createClient({
      url: `${api.url.replace('http', 'ws')}/graphql`,
      webSocketImpl: WebSocket,
      connectionParams: { authorization: headers.authorization },
    });
    const query = `subscription ($id: ID!) { onChat(conversationId: $id) { message { ${MESSAGE} }
      text { messageId partId offset text } progress { partId stage fraction } } }`;
    // biome-ignore lint/suspicious/noExplicitAny: events of three shapes
    const events: any[] = [];
    const stop = client.subscribe(
      { query, variables: { id: conversationId } },
      { next: ({ data }) => events.push(data?.onChat), error: (error) => events.push(error), complete: () => {} },
    );
    return {
      events,
      end: async () => {
        stop();
        await client.dispose();
      },
    };
  };

  test('sees the message that is being worked on, and all that comes to it', async () => {
    const { conversation, reply } = (await graphql(SEND, { input: { content: 'a barrel and a well' } }))
      .sendChatMessage;
    const { events, end } = watch(conversation.id);
    const last = () => events.findLast(({ message }) => message?.id === reply.id)?.message;
    await expect.poll(() => last()?.status, { timeout: 15_000 }).toBe('COMPLETED');
    expect(last().parts.map(({ call }: { call: { tool: string } | null }) => call?.tool ?? 'text')).toEqual([
      'text',
      'create_map_object',
      'create_map_object',
      'text',
    ]);
    const input = { content: 'hello', conversationId: conversation.id };
    await graphql(SEND, { input });
    await expect
      .poll(() => last()?.id !== undefined && events.at(-1)?.message?.text, { timeout: 15_000 })
      .toMatch(/^Hello!/);
    expect(events.some(({ message }) => message?.role === 'USER' && message.text === 'hello')).toBe(true);
    await graphql('mutation ($id: String!) { deleteConversation(input: { conversationId: $id }) { conversationId } }', {
      id: conversation.id,
    });
    await end();
    expect(await api.db.chatMessage.count({ where: { conversationId: conversation.id } })).toBe(0);
  });

  test('is refused another’s conversation', async () => {
    const { conversation } = (await graphql(SEND, { input: { content: 'hello' } })).sendChatMessage;
    headers = bearer((await testAccount(api.db)).token);
    const { events, end } = watch(conversation.id);
    await expect.poll(() => JSON.stringify(events), { timeout: 5_000 }).toMatch(/not found/);
    await end();
  });
});

test('a branch goes on from before a message, and what it came from stays', async () => {
  const { conversation_id } = await say('a knight');
  const second = await say('give him a green cape', { conversation_id });
  expect(second.status).toBe('awaiting_confirmation');
  expect((await say('yes', { conversation_id })).status).toBe('completed');
  const branch = `mutation ($input: BranchConversationInput!) { branchConversation(input: $input) { id parentId messageCount } }`;
  const { messages } = (await tool('get_messages', { conversation_id })).structured;
  const input = { conversationId: conversation_id, beforeMessageId: messages[2].message_id };
  const { branchConversation: made } = await graphql(branch, { input });
  expect(made).toMatchObject({ parentId: conversation_id, messageCount: 2 });
  const other = await say('let him walk', { conversation_id: made.id });
  // who "him" is may be looked up before
  expect(other.calls.filter(({ tool }: { tool: string }) => tool !== 'find_assets')).toMatchObject([
    { tool: 'animate_character', status: 'completed' },
  ]);
  expect((await tool('get_messages', { conversation_id })).structured.total).toBe(4);
  const branches = 'query ($id: String!) { conversations(input: { branchesOf: $id }) { total } }';
  expect((await graphql(branches, { id: conversation_id })).conversations.total).toBe(1);
});
