import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { price } from '../../src/billing.ts';
import type { Character as CharacterRow, Prisma } from '../../src/db.ts';
import { builder } from '../builder.ts';
import { type JobPayload, payloadFields, startJob } from '../job/payload.ts';
import { json } from '../operation.ts';
import { USAGE, Usage, type UsageData, usageBody } from '../wire.ts';
import { type CreateCharacter, CreateCharacterInput } from './input.ts';
import { prepareCharacter } from './spec.ts';
import { Character } from './type.ts';

/** A new character and its job; without both after a dry run. */
export interface CharacterPayload extends JobPayload {
  readonly character?: CharacterRow;
}

export const CreateCharacterPayload = builder.objectRef<CharacterPayload>('CreateCharacterPayload').implement({
  description: 'A character that is being drawn, or, for a dry run, the price alone.',
  fields: (t) => ({
    ...payloadFields(t),
    character: t.field({
      type: Character,
      nullable: true,
      description: 'Null after a dry run.',
      resolve: ({ character }) => character ?? null,
    }),
  }),
});

export interface CreatedCharacter {
  readonly character: { readonly id: string };
  readonly job: { readonly id: string; readonly usage: UsageData; readonly etaSeconds: number };
}
export const characterSelect = `{ character { id } job { id etaSeconds ${USAGE} } }`;

/** v2: the character's id and its job's, at once. */
export const characterReply = json<CreatedCharacter>({
  select: characterSelect,
  schema: z.object({ background_job_id: z.uuid(), character_id: z.uuid(), status: z.string(), usage: Usage }),
  body: ({ character, job }) => ({
    background_job_id: job.id,
    character_id: character.id,
    status: 'processing',
    usage: usageBody(job.usage),
  }),
});

/** What a tool says and gives of a character that is being drawn. */
export const createdText = ({ character, job }: CreatedCharacter): string =>
  `id: ${character.id}\nstatus: processing (~${Math.ceil(job.etaSeconds)}s)\njob: ${job.id}\nhint: get_character(character_id="${character.id}")`;
export const createdStructure = {
  structured: z.object({
    character_id: z.string(),
    job_id: z.string(),
    status: z.string(),
    eta_seconds: z.number(),
  }),
  structure: ({ character, job }: CreatedCharacter) => ({
    character_id: character.id,
    job_id: job.id,
    status: 'processing',
    eta_seconds: job.etaSeconds,
  }),
};

const example = { description: 'a brave knight with a red cape', image_size: { width: 48, height: 48 } };
const absent = (...names: string[]) => Object.fromEntries(names.map((name) => [name, null]));
const OF_PRO = ['style_character_id', 'method', 'concept_image', 'style_description'];
const REFERENCE = ['reference_image', 'reference_image_url'];
const OF_STANDARD = ['text_guidance_scale', 'shading', 'proportions', 'isometric'];

const NAME_LENGTH = 60;
/** The beginning of a description, whole words. */
const nameFrom = (description: string): string => {
  const text = description.trim().replace(/\s+/g, ' ');
  return text.length <= NAME_LENGTH ? text : `${text.slice(0, NAME_LENGTH).replace(/\s\S*$/, '')}…`;
};

/** What a new character costs. */
async function costOf({ spec, figure }: Awaited<ReturnType<typeof prepareCharacter>>) {
  const { width, height } = figure;
  if (spec.mode === 'pro') return price.pro(width, height);
  return spec.mode === 'v3' ? price.v3Character(width, height, spec.referenceImage !== null) : price.template();
}

builder.mutationField('createCharacter', (t) =>
  t.field({
    type: CreateCharacterPayload,
    description: 'Draws a character from 4 or 8 sides. Animations and states of it can be asked for at once.',
    args: { input: t.arg({ type: CreateCharacterInput, required: true }) },
    extensions: {
      operation: {
        scope: 'characters:write',
        cost: async (input, ctx) => costOf(await prepareCharacter(input as CreateCharacter, ctx)),
        rest: {
          v2: [
            {
              route: 'POST /create-character-with-4-directions',
              summary: 'Create a character with 4 directions',
              fixed: { ...absent(...OF_PRO, ...REFERENCE), mode: 'standard', n_directions: 4 },
              required: ['image_size'],
              example,
              reply: characterReply,
            },
            {
              route: 'POST /create-character-with-8-directions',
              summary: 'Create a character with 8 directions',
              fixed: { ...absent(...OF_PRO, ...REFERENCE), n_directions: 8 },
              required: ['image_size'],
              example,
              reply: characterReply,
            },
            {
              route: 'POST /create-character-pro',
              summary: 'Create a character in pro mode, 8 directions',
              fixed: {
                ...absent(...OF_STANDARD, 'outline', 'detail', 'reference_image_url'),
                mode: 'pro',
                n_directions: 8,
              },
              defaults: { method: 'create_with_style' },
              required: ['image_size'],
              errors: ['NOT_FOUND', 'LOCKED'],
              example,
              reply: characterReply,
            },
            {
              route: 'POST /create-character-v3',
              summary: 'Create a character in v3 mode, 8 directions',
              fixed: { ...absent(...OF_STANDARD, ...OF_PRO), mode: 'v3', n_directions: 8 },
              example: { description: 'a brave knight with a red cape', image_size: { width: 64, height: 64 } },
              reply: characterReply,
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
          select: characterSelect,
          text: (data: CreatedCharacter) => `${createdText(data)}; animate_character may be called at once.`,
          ...createdStructure,
        },
      },
    },
    resolve: async (_root, args, ctx, info): Promise<CharacterPayload> => {
      const input = args.input as CreateCharacter;
      const { spec } = await prepareCharacter(input, ctx);
      const started = await startJob(ctx, args, info, {
        kind: 'createCharacter',
        operation: 'createCharacter',
        payload: spec,
        attach: async (tx, job) => {
          const id = randomUUID();
          await tx.character.create({
            data: {
              id,
              accountId: job.accountId,
              jobId: job.id,
              name: input.name ?? nameFrom(input.description),
              description: input.description,
              spec: spec as unknown as Prisma.InputJsonObject,
              mode: spec.mode,
              bodyType: spec.bodyType,
              template: spec.template,
              view: input.view,
              size: spec.size,
              width: spec.width,
              height: spec.height,
              directions: spec.directions.length,
              tags: [],
              groupId: id,
            },
          });
        },
      });
      // A repeated idempotency key gives the first call's character.
      return {
        ...started,
        character: await ctx.services.db.character.findUniqueOrThrow({ where: { jobId: started.job!.id } }),
      };
    },
  }),
);
