import { z } from 'zod';
import { price } from '../../src/billing.ts';
import { invalidInput } from '../../src/errors.ts';
import type { CharacterSpec } from '../../src/jobs/contract.ts';
import { findAsset } from '../asset/get.ts';
import { startAsset } from '../asset/start.ts';
import { awaitSource, keptBy, stateFields } from '../asset/state.ts';
import { builder } from '../builder.ts';
import { controlFields, type InputFields } from '../job/payload.ts';
import { projectField } from '../project/fields.ts';
import { CreateCharacterPayload, created } from './create.ts';
import { transparentField } from './input.ts';
import { type CharacterFacts, character, factsFrom, specOf } from './type.ts';

const side = (name: string, description: string, t: InputFields) =>
  t.int({
    required: true,
    description,
    validate: z.number().int().min(32).max(512).multipleOf(4),
    extensions: { wire: { mcp: name } },
  });

const FrameSizeInput = builder.inputType('FrameSizeInput', {
  description: 'Size of larger pictures: multiples of 4.',
  fields: (t) => ({
    width: side('override_width', 'Pixels; not less than the source has. Give the height too.', t),
    height: side('override_height', 'Pixels; not less than the source has. Give the width too.', t),
  }),
});

const CreateCharacterStateInput = builder.inputType('CreateCharacterStateInput', {
  fields: (t) => ({
    ...character.idFields(t),
    ...stateFields(t, '"wears a blue cape", "holds an axe", "without the helmet"'),
    ...transparentField(t),
    useColorPaletteFromReference: t.boolean({
      required: true,
      defaultValue: false,
      description: 'Use only colours that the source has.',
    }),
    overrideFrameSize: t.field({
      type: FrameSizeInput,
      description: 'Larger pictures, for what needs more room; the figure keeps its size.',
      extensions: { wire: { flatten: ['mcp'] } },
    }),
    seed: t.field({
      type: 'Seed',
      description: 'For programs that send it: all that an edit leaves open stays as the source has it.',
    }),
    ...projectField(t),
    ...controlFields(t),
  }),
});
type CreateCharacterState = typeof CreateCharacterStateInput.$inferInput;

/** Size of the state's pictures. Throws BAD_USER_INPUT when they are smaller than the source's. */
function sizeOf({ overrideFrameSize }: CreateCharacterState, { width, height }: CharacterFacts) {
  if (!overrideFrameSize) return { width, height };
  const small = (['width', 'height'] as const).filter((name) => overrideFrameSize[name] < { width, height }[name]);
  if (small.length)
    throw invalidInput(
      small.map((name) => ({
        path: ['input', 'overrideFrameSize', name],
        message: `must be at least ${{ width, height }[name]}: the pictures of the source are ${width}x${height}`,
        type: 'value_error',
      })),
    );
  return overrideFrameSize;
}

builder.mutationField('createCharacterState', (t) =>
  t.field({
    type: CreateCharacterPayload,
    description:
      'Draws a character once more with something changed; who it is, its body and its proportions stay. Waits up to 30 seconds for the source. The state is a character of its own; both share a group.',
    args: { input: t.arg({ type: CreateCharacterStateInput, required: true }) },
    extensions: {
      operation: {
        scope: 'characters:write',
        cost: async (input, ctx) => {
          const source = await findAsset(ctx, character, input.characterId);
          const { width, height } = sizeOf(input, character.factsOf(source));
          return price.pro(width, height);
        },
        rest: {
          v2: {
            route: 'POST /create-character-state',
            summary: 'Create a state of an existing character',
            errors: ['NOT_FOUND', 'LOCKED', 'GONE'],
            example: {
              character_id: '3f2a9c1e-5b7d-4e8a-9c0d-1a2b3c4d5e6f',
              edit_description: 'wears a blue cape',
            },
            reply: created.rest,
          },
        },
        mcp: {
          name: 'create_character_state',
          title: 'Create a state of a character',
          description:
            'Draws a variant of a character: identity, body and proportions stay, the edit is seen from every side. Waits up to 30 seconds for the source to be completed. 20 to 40 generations by canvas. Poll with get_character.',
          ...created.tool(),
        },
      },
    },
    resolve: async (_root, args, ctx, info) => {
      const { input } = args;
      const source = await findAsset(ctx, character, input.characterId);
      await awaitSource(source, character, ctx);
      const { noBackground: _, ...base } = specOf(source);
      const facts = character.factsOf(source);
      const spec: CharacterSpec = {
        ...base,
        ...sizeOf(input, facts),
        edits: [...base.edits, input.editDescription.trim()],
        ...(input.noBackground ? {} : { noBackground: false }),
        keepPalette: input.useColorPaletteFromReference ?? false,
      };
      return startAsset(ctx, args, info, character, {
        kind: 'createCharacter',
        operation: 'createCharacterState',
        payload: spec,
        asset: { ...keptBy(source, input), facts: factsFrom(spec, facts.view) },
      });
    },
  }),
);
