import { both, price } from '../../src/billing.ts';
import { createdPayload, createdReplies, startAsset } from '../asset/start.ts';
import { builder } from '../builder.ts';
import { CreateCharacterInput } from './input.ts';
import { prepareCharacter } from './spec.ts';
import { character, factsFrom } from './type.ts';

export const CreateCharacterPayload = createdPayload(character, 'CreateCharacterPayload', 'character');

/** What is told of a character that is being drawn. */
export const created = createdReplies(character, 'character', { getTool: 'get_character' });

const example = { description: 'a brave knight with a red cape', image_size: { width: 48, height: 48 } };
const absent = (...names: string[]) => Object.fromEntries(names.map((name) => [name, null]));
const OF_PRO = ['style_character_id', 'method', 'concept_image', 'style_description'];
const REFERENCE = ['reference_image', 'reference_image_url'];
/** Routes of modes that take the words as they are. */
const AS_SAID = { enhance_prompt: false };
const OF_STANDARD = ['text_guidance_scale', 'shading', 'proportions', 'isometric', 'directions'];

/** What a new character costs. */
async function costOf({ spec, figure }: Awaited<ReturnType<typeof prepareCharacter>>) {
  const { width, height } = figure;
  if (spec.mode === 'pro') return price.pro(width, height);
  if (spec.mode !== 'v3') return price.template();
  const drawn = price.v3Character(width, height, spec.referenceImage !== null);
  return spec.enhance ? both(drawn, price.enhancement()) : drawn;
}

builder.mutationField('createCharacter', (t) =>
  t.field({
    type: CreateCharacterPayload,
    description: 'Draws a character from 4 or 8 sides. Animations and states of it can be asked for at once.',
    args: { input: t.arg({ type: CreateCharacterInput, required: true }) },
    extensions: {
      operation: {
        scope: 'characters:write',
        cost: async (input, ctx) => costOf(await prepareCharacter(input, ctx)),
        rest: {
          v2: [
            {
              route: 'POST /create-character-with-4-directions',
              summary: 'Create a character with 4 directions',
              fixed: {
                ...absent(...OF_PRO, ...REFERENCE),
                ...AS_SAID,
                no_background: true,
                mode: 'standard',
                n_directions: 4,
              },
              required: ['image_size'],
              example,
              reply: created.rest,
            },
            {
              route: 'POST /create-character-with-8-directions',
              summary: 'Create a character with 8 directions',
              fixed: { ...absent(...OF_PRO, ...REFERENCE), ...AS_SAID, no_background: true, n_directions: 8 },
              required: ['image_size'],
              example,
              reply: created.rest,
            },
            {
              route: 'POST /create-character-pro',
              summary: 'Create a character in pro mode, 8 directions',
              fixed: {
                ...absent(...OF_STANDARD, 'outline', 'detail', 'reference_image_url'),
                ...AS_SAID,
                mode: 'pro',
                n_directions: 8,
              },
              defaults: { method: 'create_with_style' },
              required: ['image_size'],
              errors: ['NOT_FOUND', 'LOCKED'],
              example,
              reply: created.rest,
            },
            {
              route: 'POST /create-character-v3',
              summary: 'Create a character in v3 mode, 8 directions',
              fixed: { ...absent(...OF_STANDARD, ...OF_PRO), mode: 'v3', n_directions: 8 },
              example: { description: 'a brave knight with a red cape', image_size: { width: 64, height: 64 } },
              reply: created.rest,
            },
          ],
        },
        mcp: {
          name: 'create_character',
          title: 'Create a character',
          description:
            'Draws a pixel-art character from 4 or 8 sides. Returns its id at once; call get_character for the pictures. Animations can be queued with animate_character at once, without waiting.',
          defaults: {
            body_type: 'humanoid',
            outline: 'single color black outline',
            shading: 'basic shading',
            detail: 'medium detail',
          },
          ...created.tool('; animate_character may be called at once.'),
        },
      },
    },
    resolve: async (_root, args, ctx, info) => {
      const { input } = args;
      const { spec } = await prepareCharacter(input, ctx);
      const { name, description, projectId } = input;
      return startAsset(ctx, args, info, character, {
        kind: 'createCharacter',
        operation: 'createCharacter',
        payload: spec,
        asset: { name, description, projectId, facts: factsFrom(spec, input.view) },
      });
    },
  }),
);
