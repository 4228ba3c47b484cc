import { z } from 'zod';
import { price } from '../../src/billing.ts';
import { createdPayload, createdReplies, startAsset } from '../asset/start.ts';
import { builder } from '../builder.ts';
import { from } from '../shape.ts';
import { CreateEightDirectionObjectInput, CreateOneDirectionObjectInput } from './input.ts';
import { prepareEight, prepareOne } from './spec.ts';
import { factsFrom, object } from './type.ts';

export const CreateObjectPayload = createdPayload(object, 'CreateObjectPayload', 'object');
const replies = { status: 'queued', getTool: 'get_object' };
/** What is told of an object that is being drawn. */
export const created = createdReplies(object, 'object', replies);
const offered = createdReplies(object, 'object', {
  ...replies,
  more: { n_frames: from('object.candidates', z.number().describe('Pictures to choose from; 1 is no choice.')) },
});

builder.mutationField('createOneDirectionObject', (t) =>
  t.field({
    type: CreateObjectPayload,
    description:
      'Draws an object as one picture. Up to 170 pixels there are several candidates: the object is in review until they are picked from with selectObjectFrames, or dismissed.',
    args: { input: t.arg({ type: CreateOneDirectionObjectInput, required: true }) },
    extensions: {
      operation: {
        scope: 'objects:write',
        cost: async (input, ctx) => {
          const { size } = await prepareOne(input, ctx);
          return price.pro(size, size);
        },
        rest: {
          v2: {
            route: 'POST /create-1-direction-object',
            summary: 'Create an object with one direction',
            example: { description: 'a treasure chest', size: 64, view: 'top-down' },
            reply: offered.rest,
          },
        },
        mcp: {
          name: 'create_1_direction_object',
          title: 'Create an object with one picture',
          description:
            'Draws a pixel-art object as one picture; 20 to 40 generations by size. Up to 42 pixels there are 64 candidates, up to 85 16, up to 170 4, above 1; several are in review: look at them with get_object, pick with select_object_frames or drop them with dismiss_review. Returns its id at once.',
          ...offered.tool(),
        },
      },
    },
    resolve: async (_root, args, ctx, info) => {
      const { input } = args;
      const spec = await prepareOne(input, ctx);
      const { name, description, projectId } = input;
      return startAsset(ctx, args, info, object, {
        kind: 'createObject',
        operation: 'createOneDirectionObject',
        payload: spec,
        asset: { name, description, projectId, review: spec.candidates > 1, facts: factsFrom(spec, input.view!) },
      });
    },
  }),
);

builder.mutationField('createEightDirectionObject', (t) =>
  t.field({
    type: CreateObjectPayload,
    description: 'Draws an object from 8 sides, at one scale and in one palette.',
    args: { input: t.arg({ type: CreateEightDirectionObjectInput, required: true }) },
    extensions: {
      operation: {
        scope: 'objects:write',
        cost: async (input, ctx) => {
          const { size } = await prepareEight(input, ctx);
          return price.pro(size, size);
        },
        rest: {
          v2: {
            route: 'POST /create-8-direction-object',
            summary: 'Create an object with 8 directions',
            errors: ['NOT_FOUND', 'LOCKED'],
            example: { description: 'a wooden cart', size: 64, view: 'low top-down' },
            reply: created.rest,
          },
        },
        mcp: {
          name: 'create_8_direction_object',
          title: 'Create an object with 8 directions',
          description:
            'Draws a pixel-art object from 8 sides: a vehicle, furniture, a chest; 20 to 40 generations by size. Returns its id at once; call get_object for the pictures. Animations can be queued with animate_object.',
          ...created.tool(),
        },
      },
    },
    resolve: async (_root, args, ctx, info) => {
      const { input } = args;
      const spec = await prepareEight(input, ctx);
      const { name, description, projectId } = input;
      return startAsset(ctx, args, info, object, {
        kind: 'createObject',
        operation: 'createEightDirectionObject',
        payload: spec,
        asset: { name, description, projectId, facts: factsFrom(spec, input.view!) },
      });
    },
  }),
);
