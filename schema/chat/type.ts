import { z } from 'zod';
import { requireCaller } from '../../src/access.ts';
import { usd } from '../../src/billing.ts';
import { chatStatus } from '../../src/chat/events.ts';
import { requireConversation } from '../../src/chat/send.ts';
import type { Context } from '../../src/context.ts';
import { Asset } from '../asset/type.ts';
import { Price } from '../billing.ts';
import { builder } from '../builder.ts';
import type { InputFields } from '../job/payload.ts';

export const ChatRole = builder.enumType('ChatRole', {
  description: 'Who speaks.',
  values: ['USER', 'ASSISTANT'] as const,
});

export const ChatStatus = builder.enumType('ChatStatus', {
  description: 'How far the assistant is with a message.',
  values: {
    RUNNING: { description: 'It works.' },
    AWAITING_CONFIRMATION: { description: 'It waits for the user’s word on the price: `proposed` generations.' },
    COMPLETED: {},
    FAILED: { description: 'The model or the server failed.' },
    CANCELED: { description: 'Cancelled, or its price declined.' },
  } as const,
});

const CallStatus = builder.enumType('ChatCallStatus', {
  description: 'How far a call of a tool is.',
  values: {
    PENDING: {},
    RUNNING: {},
    COMPLETED: {},
    FAILED: {},
    SKIPPED: { description: 'It was not made: a limit, a refusal or a cancellation came first.' },
  } as const,
});

/** Rows of parts that are calls. */
const Call = builder.prismaObject('ChatPart', {
  variant: 'ChatCall',
  // pictures are large: read where they are asked for
  select: { id: true },
  description: 'A tool that the assistant called.',
  fields: (t) => ({
    id: t.exposeID('id'),
    tool: t.string({
      description: 'Its name, as over MCP.',
      select: { tool: true },
      resolve: ({ tool }) => tool ?? '',
    }),
    title: t.string({
      description: 'What it is called in front of users.',
      select: { title: true, tool: true },
      resolve: ({ title, tool }) => title ?? tool ?? '',
    }),
    arguments: t.field({ type: 'JSON', select: { args: true }, resolve: ({ args }) => args ?? {} }),
    status: t.field({ type: CallStatus, select: { status: true }, resolve: ({ status }) => status ?? 'PENDING' }),
    result: t.exposeString('result', {
      nullable: true,
      description: 'What it answered, in words; null before its end.',
    }),
    structured: t.field({
      type: 'JSON',
      nullable: true,
      description: 'What it answered, for programs: as over MCP.',
      select: { structured: true },
      resolve: ({ structured }) => structured,
    }),
    pictures: t.stringList({
      description: 'Raw base64 PNGs that it showed and that are no pictures of assets: of a playtest.',
      complexity: 20,
      select: { pictures: true },
      resolve: ({ pictures }) => pictures.map((bytes) => Buffer.from(bytes).toString('base64')),
    }),
    assets: t.field({
      type: [Asset],
      description: 'What it made or changed, as it is now; what is gone is left out.',
      complexity: { field: 1, multiplier: 2 },
      select: { assetIds: true },
      resolve: async ({ assetIds }, _args, ctx) => {
        if (!assetIds.length) return [];
        const { accountId } = requireCaller(ctx);
        return ctx.services.db.asset.findMany({ where: { id: { in: assetIds }, accountId } });
      },
    }),
    price: t.field({
      type: Price,
      description: 'What it costs; nothing where it failed.',
      select: { usdMicros: true, generations: true },
      resolve: ({ usdMicros, generations }) => ({ usd: usd(usdMicros), generations }),
    }),
    startedAt: t.expose('startedAt', { type: 'DateTime', nullable: true }),
    finishedAt: t.expose('finishedAt', { type: 'DateTime', nullable: true }),
  }),
});

builder.prismaObject('ChatPart', {
  select: { id: true, tool: true },
  description: 'Something that the assistant said, or a tool that it called: one of the two.',
  fields: (t) => ({
    id: t.exposeID('id'),
    round: t.exposeInt('round', { description: 'Parts of one answer of the model share it.' }),
    text: t.exposeString('text', { nullable: true, description: 'What it said; null for a call.' }),
    call: t.variant(Call, { isNull: (part: { readonly tool: string | null }) => part.tool === null }),
  }),
});

export const ChatMessage = builder.prismaObject('ChatMessage', {
  description: 'One side of a turn: what the user said, or all that the assistant said and did for it.',
  fields: (t) => ({
    id: t.exposeID('id'),
    conversationId: t.exposeID('conversationId'),
    position: t.exposeInt('position', { description: 'From 0, the user’s and the assistant’s by turns.' }),
    role: t.expose('role', { type: ChatRole }),
    status: t.field({
      type: ChatStatus,
      select: { status: true, jobId: true },
      resolve: (row, _args, ctx) => chatStatus(ctx.services.db, row),
    }),
    text: t.string({
      description: 'All that was said in it, without the calls.',
      select: { content: true, role: true, parts: { orderBy: { position: 'asc' }, select: { text: true } } },
      resolve: ({ role, content, parts }) =>
        role === 'USER' ? content : parts.flatMap(({ text }) => (text ? [text] : [])).join('\n\n'),
    }),
    parts: t.relation('parts', {
      description: 'What the assistant said and did, in order; none of a user’s message.',
      query: { orderBy: { position: 'asc' } },
      complexity: { field: 1, multiplier: 8 },
    }),
    proposed: t.exposeInt('proposed', {
      nullable: true,
      description: 'Generations that the user is asked to agree to; null where nothing is asked.',
    }),
    price: t.field({
      type: Price,
      description: 'What its calls cost so far.',
      select: { parts: { select: { usdMicros: true, generations: true } } },
      resolve: ({ parts }) => ({
        usd: usd(parts.reduce((sum, { usdMicros }) => sum + usdMicros, 0n)),
        generations: parts.reduce((sum, { generations }) => sum + generations, 0),
      }),
    }),
    stopped: t.exposeString('stopped', {
      nullable: true,
      description:
        'The limit that ended it: calls, rounds, spend, time, tokens, model, revoked; null where it came to its end.',
    }),
    model: t.exposeString('model', { nullable: true, description: 'Who answered: a model’s name, or `planner`.' }),
    jobId: t.exposeID('jobId', { nullable: true, description: 'The job that works on it, or did last.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    finishedAt: t.expose('finishedAt', { type: 'DateTime', nullable: true }),
  }),
});

export const Conversation = builder.prismaObject('Conversation', {
  description: 'A talk with the assistant.',
  fields: (t) => ({
    id: t.exposeID('id'),
    title: t.exposeString('title'),
    project: t.relation('project', {
      nullable: true,
      description: 'To which all belongs that is made in it; null until something needs one.',
    }),
    parentId: t.exposeID('parentId', {
      nullable: true,
      description: 'Of a branch: the conversation that it goes on from.',
    }),
    messageCount: t.relationCount('messages'),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'When its last message came.' }),
  }),
});

export const conversationField = (t: InputFields) => ({
  conversationId: t.string({ required: true, description: 'Id of the conversation.', validate: z.uuid() }),
});
export const messageField = (t: InputFields) => ({
  messageId: t.string({ required: true, description: 'Id of the assistant’s message.', validate: z.uuid() }),
});

/** A conversation of the caller. Throws NOT_FOUND. */
export const conversationOf = (ctx: Context, id: string) =>
  requireConversation(ctx.services.db, requireCaller(ctx).accountId, id);
