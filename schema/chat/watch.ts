import { requireCaller, requireScope } from '../../src/access.ts';
import { type ChatEvent, type ChatProgress, type ChatText, watchChat } from '../../src/chat/events.ts';
import { invalidInput } from '../../src/errors.ts';
import { closable } from '../../src/jobs/closable.ts';
import { builder } from '../builder.ts';
import { isUuid } from '../rules.ts';
import { ChatMessage } from './type.ts';

const Text = builder.objectRef<ChatText>('ChatText').implement({
  description: 'More of a text that is being written.',
  fields: (t) => ({
    messageId: t.exposeID('messageId'),
    partId: t.exposeID('partId', { description: 'The part of the message that grows; a new id is a new part.' }),
    offset: t.exposeInt('offset', { description: 'Characters (UTF-16 units) of the part before this text.' }),
    text: t.exposeString('text'),
  }),
});

const Progress = builder.objectRef<ChatProgress>('ChatProgress').implement({
  description: 'How far a call is that takes its time.',
  fields: (t) => ({
    messageId: t.exposeID('messageId'),
    partId: t.exposeID('partId', { description: 'The part that is the call.' }),
    stage: t.exposeString('stage'),
    fraction: t.exposeFloat('fraction', { description: '0 to 1.' }),
    preview: t.exposeString('preview', { nullable: true, description: 'The picture so far, a raw base64 PNG.' }),
  }),
});

const Event = builder.objectRef<ChatEvent>('ChatEvent').implement({
  description:
    'One of three: a message that is new or has changed, as it is now; more of a text; the progress of a call.',
  fields: (t) => ({
    message: t.field({ type: ChatMessage, nullable: true, resolve: ({ message }) => message ?? null }),
    text: t.field({ type: Text, nullable: true, resolve: ({ text }) => text ?? null }),
    progress: t.field({ type: Progress, nullable: true, resolve: ({ progress }) => progress ?? null }),
  }),
});

builder.subscriptionField('onChat', (t) =>
  t.field({
    type: Event,
    description:
      'What happens in a conversation: first the message that is being worked on as it stands, then each change. Texts come in pieces as they are written; a message holds all that came before it. Read what is older by `chatMessages`. Ends when the conversation is deleted.',
    args: { conversationId: t.arg.id({ required: true }) },
    subscribe: (_root, { conversationId }, ctx) => {
      requireScope(ctx, 'chat:read');
      const { accountId } = requireCaller(ctx);
      const id = String(conversationId);
      if (!isUuid(id)) throw invalidInput([{ path: ['conversationId'], message: 'Invalid UUID', type: 'value_error' }]);
      return closable((signal) => watchChat(ctx.services, accountId, id, signal), ctx.signal);
    },
    resolve: (event: ChatEvent) => event,
  }),
);
