import { z } from 'zod';
import { requireCaller } from '../../src/access.ts';
import type { Conversation as ConversationRow, ChatMessage as MessageRow } from '../../src/db.ts';
import { builder } from '../builder.ts';
import { each, fetch, from, maybe, read, same, shape, text, told } from '../shape.ts';
import { messages } from './replies.ts';
import { ChatMessage, Conversation, conversationField, conversationOf } from './type.ts';

const MAX_PAGE = 100;
const MAX_OFFSET = 100_000;

const Page = builder
  .objectRef<{ readonly total: number; readonly conversations: readonly ConversationRow[] }>('ConversationList')
  .implement({
    description: 'Conversations, those with the newest messages first.',
    fields: (t) => ({
      total: t.exposeInt('total', { description: 'How many there are.' }),
      conversations: t.field({
        type: [Conversation],
        complexity: { field: 1, multiplier: 20 },
        resolve: (page) => [...page.conversations],
      }),
    }),
  });

const ListInput = builder.inputType('ConversationsInput', {
  fields: (t) => ({
    limit: t.int({
      required: true,
      defaultValue: 20,
      description: 'Most that are given.',
      validate: z.number().int().min(1).max(MAX_PAGE),
    }),
    offset: t.int({
      required: true,
      defaultValue: 0,
      description: 'So many are left out before.',
      validate: z.number().int().min(0).max(MAX_OFFSET),
    }),
    projectId: t.string({ description: 'Only those of this project.', validate: z.uuid() }),
    branchesOf: t.string({
      description: 'The branches of this conversation; absent lists those that are no branches.',
      validate: z.uuid(),
      extensions: { wire: { mcp: null } },
    }),
  }),
});

builder.queryField('conversations', (t) =>
  t.field({
    type: Page,
    description: 'Conversations of this account with the assistant, without branches.',
    args: { input: t.arg({ type: ListInput, required: true, defaultValue: {} as never }) },
    extensions: {
      operation: {
        scope: 'chat:read',
        mcp: {
          name: 'chat_list_conversations',
          title: 'List conversations',
          ...told(
            shape({
              total: same(z.number()),
              conversations: each(
                'conversations',
                shape({
                  conversation_id: from('id', z.string()),
                  title: same(z.string()),
                  project_id: read(
                    fetch({ project: maybe(fetch({ id: text })) }),
                    z.string().nullable(),
                    ({ project }) => project?.id ?? null,
                  ),
                  messages: from('messageCount', z.number()),
                  updated_at: from('updatedAt', z.string()),
                }),
              ),
            }),
            {
              text: ({ total, conversations }) =>
                [
                  `total: ${total}`,
                  ...conversations.map(
                    ({ id, title, messageCount, updatedAt }) =>
                      `- ${id}: "${title}", ${messageCount} messages, last ${updatedAt}`,
                  ),
                ].join('\n'),
            },
          ),
        },
      },
    },
    resolve: async (_root, { input: { limit, offset, projectId, branchesOf } }, ctx) => {
      const { db } = ctx.services;
      const where = {
        accountId: requireCaller(ctx).accountId,
        parentId: branchesOf ?? null,
        ...(projectId ? { projectId } : {}),
      };
      const [total, conversations] = await Promise.all([
        db.conversation.count({ where }),
        db.conversation.findMany({
          where,
          orderBy: [{ updatedAt: 'desc' }, { id: 'desc' }],
          take: limit,
          skip: offset,
        }),
      ]);
      return { total, conversations };
    },
  }),
);

const ConversationInput = builder.inputType('ConversationByIdInput', { fields: (t) => conversationField(t) });

builder.queryField('conversation', (t) =>
  t.field({
    type: Conversation,
    description: 'A conversation of this account.',
    args: { input: t.arg({ type: ConversationInput, required: true }) },
    extensions: { operation: { scope: 'chat:read' } },
    resolve: (_root, { input }, ctx) => conversationOf(ctx, input.conversationId),
  }),
);

const MessagePage = builder
  .objectRef<{ readonly total: number; readonly messages: readonly MessageRow[] }>('ChatMessageList')
  .implement({
    description: 'Messages of a conversation, oldest first.',
    fields: (t) => ({
      total: t.exposeInt('total', { description: 'How many the conversation has.' }),
      messages: t.field({
        type: [ChatMessage],
        complexity: { field: 1, multiplier: 20 },
        resolve: (page) => [...page.messages],
      }),
    }),
  });

const MessagesInput = builder.inputType('ChatMessagesInput', {
  fields: (t) => ({
    ...conversationField(t),
    limit: t.int({
      required: true,
      defaultValue: 30,
      description: 'Most that are given: the newest.',
      validate: z.number().int().min(1).max(MAX_PAGE),
    }),
    offset: t.int({
      required: true,
      defaultValue: 0,
      description: 'So many of the newest are left out.',
      validate: z.number().int().min(0).max(MAX_OFFSET),
    }),
  }),
});

builder.queryField('chatMessages', (t) =>
  t.field({
    type: MessagePage,
    description: 'The newest messages of a conversation, or those before them, oldest first.',
    args: { input: t.arg({ type: MessagesInput, required: true }) },
    extensions: {
      operation: {
        scope: 'chat:read',
        mcp: {
          name: 'chat_get_messages',
          title: 'Read a conversation',
          ...told(shape({ total: same(z.number()), messages }), {
            text: ({ total, messages: all }) =>
              [
                `total: ${total}`,
                ...all.flatMap(({ role, status, text: said, parts }) => [
                  `${role.toLowerCase()}${role === 'USER' ? '' : ` (${status.toLowerCase()})`}: ${said}`,
                  ...parts.flatMap(({ call }) => (call ? [`- ${call.tool}: ${call.status.toLowerCase()}`] : [])),
                ]),
              ].join('\n'),
          }),
        },
      },
    },
    resolve: async (_root, { input: { conversationId, limit, offset } }, ctx) => {
      const { db } = ctx.services;
      await conversationOf(ctx, conversationId);
      const [total, newest] = await Promise.all([
        db.chatMessage.count({ where: { conversationId } }),
        db.chatMessage.findMany({
          where: { conversationId },
          orderBy: { position: 'desc' },
          take: limit,
          skip: offset,
        }),
      ]);
      return { total, messages: newest.reverse() };
    },
  }),
);
