import { z } from 'zod';
import { requireCaller } from '../../src/access.ts';
import { branchChat, cancelChat, confirmChat } from '../../src/chat/send.ts';
import { invalidInput } from '../../src/errors.ts';
import { builder } from '../builder.ts';
import { requireProject } from '../project/fields.ts';
import { ChatMessage, Conversation, conversationField, conversationOf, messageField } from './type.ts';

const MessageInput = builder.inputType('ChatMessageByIdInput', { fields: (t) => messageField(t) });

builder.mutationField('cancelChatMessage', (t) =>
  t.field({
    type: ChatMessage,
    description:
      'Stops what the assistant does for a message. What it made stays; what is being drawn may still appear. A finished message stays as it is.',
    args: { input: t.arg({ type: MessageInput, required: true }) },
    extensions: { operation: { scope: 'chat:write' } },
    resolve: (_root, { input }, ctx) => cancelChat(ctx.services, requireCaller(ctx).accountId, input.messageId),
  }),
);

const ConfirmInput = builder.inputType('ConfirmChatMessageInput', {
  fields: (t) => ({
    ...messageField(t),
    accept: t.boolean({ required: true, defaultValue: true, description: 'False declines: nothing more is done.' }),
  }),
});

builder.mutationField('confirmChatMessage', (t) =>
  t.field({
    type: ChatMessage,
    description: 'The user’s word on the price that the assistant asked about.',
    args: { input: t.arg({ type: ConfirmInput, required: true }) },
    extensions: { operation: { scope: 'chat:write' } },
    resolve: (_root, { input: { messageId, accept } }, ctx) =>
      confirmChat(ctx.services, requireCaller(ctx), messageId, accept),
  }),
);

const BranchInput = builder.inputType('BranchConversationInput', {
  fields: (t) => ({
    ...conversationField(t),
    beforeMessageId: t.string({
      description: 'The first message that is not taken over; absent takes all over.',
      validate: z.uuid(),
    }),
  }),
});

builder.mutationField('branchConversation', (t) =>
  t.field({
    type: Conversation,
    description:
      'A conversation that begins with the messages of another: to say something else from there on. What was made is not made again.',
    args: { input: t.arg({ type: BranchInput, required: true }) },
    extensions: { operation: { scope: 'chat:write' } },
    resolve: (_root, { input: { conversationId, beforeMessageId } }, ctx) =>
      branchChat(ctx.services, requireCaller(ctx).accountId, conversationId, beforeMessageId ?? null),
  }),
);

const UpdateInput = builder.inputType('UpdateConversationInput', {
  fields: (t) => ({
    ...conversationField(t),
    title: t.string({
      description: 'What it is called from now on; absent leaves it.',
      validate: z.string().trim().min(1).max(100),
    }),
    projectId: t.string({ description: 'Its project from now on; absent leaves it.', validate: z.uuid() }),
  }),
});

builder.mutationField('updateConversation', (t) =>
  t.field({
    type: Conversation,
    description: 'Renames a conversation, or puts it into a project.',
    args: { input: t.arg({ type: UpdateInput, required: true }) },
    extensions: { operation: { scope: 'chat:write' } },
    resolve: async (_root, { input: { conversationId, title, projectId } }, ctx) => {
      const { id } = await conversationOf(ctx, conversationId);
      if (!title && !projectId)
        throw invalidInput([{ path: ['input'], message: 'Give a title or a projectId', type: 'value_error' }]);
      await requireProject(ctx, projectId);
      return ctx.services.db.conversation.update({
        where: { id },
        data: { ...(title ? { title: title.trim() } : {}), ...(projectId ? { projectId } : {}) },
      });
    },
  }),
);

const DeleteInput = builder.inputType('DeleteConversationInput', { fields: (t) => conversationField(t) });
const Deleted = builder.objectRef<{ readonly id: string }>('DeletedConversation').implement({
  description: 'A conversation that is gone.',
  fields: (t) => ({ conversationId: t.exposeID('id') }),
});

builder.mutationField('deleteConversation', (t) =>
  t.field({
    type: Deleted,
    description:
      'Removes a conversation with its messages; what is being done for it is cancelled. What was made in it stays, and its branches do.',
    args: { input: t.arg({ type: DeleteInput, required: true }) },
    extensions: { operation: { scope: 'chat:write' } },
    resolve: async (_root, { input }, ctx) => {
      const { id, accountId } = await conversationOf(ctx, input.conversationId);
      const running = await ctx.services.db.chatMessage.findMany({ where: { conversationId: id, status: 'RUNNING' } });
      for (const message of running) await cancelChat(ctx.services, accountId, message.id);
      await ctx.services.db.conversation.deleteMany({ where: { id } });
      return { id };
    },
  }),
);
