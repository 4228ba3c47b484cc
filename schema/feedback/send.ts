import { z } from 'zod';
import { requireCaller } from '../../src/access.ts';
import { FeedbackType } from '../../src/db.ts';
import { builder } from '../builder.ts';
import { always, same, shape, told } from '../shape.ts';

const Kind = builder.enumType('FeedbackType', {
  description: 'What the feedback is about.',
  values: {
    BUG: { value: 'bug' },
    CONFUSING: { value: 'confusing' },
    SUGGESTION: { value: 'suggestion' },
    MISSING_FEATURE: { value: 'missing_feature' },
  } as const,
});

const Feedback = builder.prismaObject('Feedback', {
  description: 'Something a user told the makers of this server.',
  fields: (t) => ({
    id: t.exposeID('id'),
    toolName: t.exposeString('toolName'),
    message: t.exposeString('message'),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
});

const SendFeedbackInput = builder.inputType('SendFeedbackInput', {
  fields: (t) => ({
    toolName: t.string({
      required: true,
      description: 'The tool or operation that it is about.',
      validate: z.string().min(1).max(100),
    }),
    feedbackType: t.field({ type: Kind, required: true, description: 'What kind of feedback it is.' }),
    message: t.string({
      required: true,
      description: 'What happened, or what is wished for.',
      validate: z.string().min(1).max(5000),
    }),
  }),
});

const TYPES = {
  bug: FeedbackType.BUG,
  confusing: FeedbackType.CONFUSING,
  suggestion: FeedbackType.SUGGESTION,
  missing_feature: FeedbackType.MISSING_FEATURE,
} as const;

builder.mutationField('sendFeedback', (t) =>
  t.prismaField({
    type: Feedback,
    description:
      'Tells the makers of this server about a bug, something confusing, a suggestion or a missing feature. It is stored on this server alone.',
    args: { input: t.arg({ type: SendFeedbackInput, required: true }) },
    extensions: {
      operation: {
        scope: 'feedback:write',
        mcp: {
          name: 'agent_feedback',
          title: 'Send feedback',
          ...told(shape({ id: same(z.string()), status: always(z.literal('received'), 'received') }), {
            text: ({ id }) => `id: ${id}\nstatus: received\nhint: thank you; nothing more is needed.`,
          }),
        },
      },
    },
    resolve: (query, _root, { input }, ctx) =>
      ctx.services.db.feedback.create({
        ...query,
        data: {
          accountId: requireCaller(ctx).accountId,
          toolName: input.toolName,
          type: TYPES[input.feedbackType],
          message: input.message,
        },
      }),
  }),
);
