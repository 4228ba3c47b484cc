import { z } from 'zod';
import { requireCaller } from '../../src/access.ts';
import { MAX_CONTENT } from '../../src/chat/limits.ts';
import { finishedChat, type Sent, sendChat } from '../../src/chat/send.ts';
import { builder } from '../builder.ts';
import { projectField, requireProject } from '../project/fields.ts';
import { told } from '../shape.ts';
import { replyShape, replyWords } from './replies.ts';
import { ChatMessage, Conversation } from './type.ts';

const SentMessage = builder.objectRef<Sent>('SentChatMessage').implement({
  description: 'What was said, and the message in which the assistant answers.',
  fields: (t) => ({
    conversation: t.field({ type: Conversation, resolve: ({ conversation }) => conversation }),
    message: t.field({
      type: ChatMessage,
      nullable: true,
      description: 'The user’s; null where the words only agreed to a price.',
      resolve: ({ message }) => message,
    }),
    reply: t.field({
      type: ChatMessage,
      description: 'The assistant’s, as it is now: watch it by `onChat`.',
      resolve: ({ reply }) => reply,
    }),
    finished: t.field({
      type: ChatMessage,
      description:
        'The assistant’s message once it has ended, or asks for a word on its price: waits up to ten minutes, then gives it as it stands.',
      resolve: ({ reply }, _args, ctx) =>
        finishedChat(ctx.services, requireCaller(ctx).accountId, reply, {
          signal: ctx.signal,
          onProgress: ctx.onProgress,
        }),
    }),
  }),
});

const SendInput = builder.inputType('SendChatMessageInput', {
  fields: (t) => ({
    content: t.string({
      required: true,
      description: `What the user says, at most ${MAX_CONTENT} characters.`,
      validate: z.string().max(MAX_CONTENT).regex(/\S/, 'must not be empty'),
    }),
    conversationId: t.string({
      description: 'The conversation that it belongs to; absent begins a new one.',
      validate: z.uuid(),
    }),
    ...projectField(t),
    clientMutationId: t.string({
      description: 'The same id sends one message, however often it is sent.',
      validate: z.string().min(1).max(200),
      extensions: { wire: { control: 'idempotencyKey' } },
    }),
  }),
});

builder.mutationField('sendChatMessage', (t) =>
  t.field({
    type: SentMessage,
    description:
      'Tells the assistant what is wanted: it draws assets, packs them, writes, deploys and plays games. Above a price it asks first; "yes" agrees. Of a new conversation `projectId` is the project.',
    args: { input: t.arg({ type: SendInput, required: true }) },
    extensions: {
      operation: {
        scope: 'chat:write',
        mcp: {
          name: 'chat_send_message',
          title: 'Ask the assistant',
          ...told(replyShape, { text: replyWords }),
        },
      },
    },
    resolve: async (_root, { input: { clientMutationId, ...given } }, ctx) => {
      await requireProject(ctx, given.conversationId ? null : given.projectId);
      return sendChat(ctx.services, requireCaller(ctx), given, clientMutationId ?? ctx.idempotencyKey);
    },
  }),
);
