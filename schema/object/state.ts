import { price } from '../../src/billing.ts';
import { AppError } from '../../src/errors.ts';
import type { ObjectSpec } from '../../src/jobs/contract.ts';
import { findAsset } from '../asset/get.ts';
import { startAsset } from '../asset/start.ts';
import { awaitSource, keptBy, stateFields } from '../asset/state.ts';
import { builder } from '../builder.ts';
import { controlFields } from '../job/payload.ts';
import { projectField } from '../project/fields.ts';
import { CreateObjectPayload, created } from './create.ts';
import { object, specOf } from './type.ts';

const CreateObjectStateInput = builder.inputType('CreateObjectStateInput', {
  fields: (t) => ({
    ...object.idFields(t),
    ...stateFields(t, '"open", "broken", "made of gold", "with a red lid"'),
    seed: t.field({
      type: 'Seed',
      description: 'For programs that send it: all that an edit leaves open stays as the source has it.',
    }),
    ...projectField(t),
    ...controlFields(t),
  }),
});

builder.mutationField('createObjectState', (t) =>
  t.field({
    type: CreateObjectPayload,
    description:
      'Draws an object once more with something changed: open, closed, broken, damaged, burning, lit, unlit, frozen, overgrown, rusty, snowy, upgraded, empty, full, of another material or colour; as large as its source where there is room. Waits up to 30 seconds for the source. The state is an object of its own; both share a group.',
    args: { input: t.arg({ type: CreateObjectStateInput, required: true }) },
    extensions: {
      operation: {
        scope: 'objects:write',
        cost: async (input, ctx) => {
          const { width, height } = object.factsOf(await findAsset(ctx, object, input.objectId));
          return price.pro(width, height);
        },
        rest: {
          v2: {
            route: 'POST /objects/{object_id}/states',
            summary: 'Create a state of an object',
            errors: ['BAD_REQUEST', 'NOT_FOUND', 'LOCKED', 'GONE'],
            example: { edit_description: 'open' },
            reply: created.rest,
          },
        },
        mcp: {
          name: 'create_object_state',
          title: 'Create a state of an object',
          description:
            'Draws a variant of an object, seen from the same sides: open, broken, damaged, burning, lit, unlit, frozen, overgrown, rusty, snowy, upgraded, empty, painted red, made of gold. Waits up to 30 seconds for the source to be completed. 20 to 40 generations by size. Poll with get_object.',
          ...created.tool(),
        },
      },
    },
    resolve: async (_root, args, ctx, info) => {
      const { input } = args;
      const source = await findAsset(ctx, object, input.objectId);
      if (source.review) throw inReview(source.id);
      await awaitSource(source, object, ctx);
      const base = specOf(source);
      const spec: ObjectSpec = { ...base, edits: [...base.edits, input.editDescription.trim()] };
      return startAsset(ctx, args, info, object, {
        kind: 'createObject',
        operation: 'createObjectState',
        payload: spec,
        asset: { ...keptBy(source, input), facts: object.factsOf(source) },
      });
    },
  }),
);

/** Candidates are no object yet. */
export const inReview = (id: string): AppError =>
  new AppError('BAD_REQUEST', `Object ${id} is in review: pick candidates with select_object_frames first.`);
