import { z } from 'zod';
import { price } from '../../src/billing.ts';
import { createdPayload, createdReplies, startAsset } from '../asset/start.ts';
import { builder } from '../builder.ts';
import * as fields from '../image/fields.ts';
import { controlFields } from '../job/payload.ts';
import { toy } from './toy.ts';

const CreateToyInput = builder.inputType('CreateToyInput', {
  fields: (t) => ({
    ...fields.descriptionField(t),
    size: t.int({ required: true, defaultValue: 16, description: 'Pixels.', validate: z.number().min(8).max(64) }),
    ...controlFields(t),
  }),
});

const CreateToyPayload = createdPayload(toy, 'CreateToyPayload', 'toy');
const created = createdReplies(toy, 'toy', { http: 202, getTool: 'get_toy' });

builder.mutationField('createToy', (t) =>
  t.field({
    type: CreateToyPayload,
    description: 'Draws a toy.',
    args: { input: t.arg({ type: CreateToyInput, required: true }) },
    extensions: {
      operation: {
        scope: toy.write,
        cost: ({ size }) => price.image(size, size),
        rest: { v2: { route: 'POST /toys', summary: 'Create a toy', reply: created.rest } },
        mcp: { name: 'create_toy', title: 'Create a toy', description: 'Draws a toy.', ...created.tool() },
      },
    },
    resolve: (_root, args, ctx, info) => {
      const { description, size } = args.input;
      const payload = { color: 0x20_80_f0, size };
      const asset = { description, facts: { size } };
      return startAsset(ctx, args, info, toy, { kind: 'drawToy', operation: 'createToy', payload, asset });
    },
  }),
);
