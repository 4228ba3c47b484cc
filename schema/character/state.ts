import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { requireCaller } from '../../src/access.ts';
import { price } from '../../src/billing.ts';
import type { Context } from '../../src/context.ts';
import type { Character as CharacterRow, Prisma } from '../../src/db.ts';
import { AppError, invalidInput } from '../../src/errors.ts';
import type { CharacterSpec } from '../../src/jobs/contract.ts';
import { endedJob } from '../../src/jobs/wait.ts';
import { builder } from '../builder.ts';
import { controlFields, startJob } from '../job/payload.ts';
import { characterIdField, mine, noCharacter } from './by-id.ts';
import {
  type CharacterPayload,
  CreateCharacterPayload,
  characterReply,
  characterSelect,
  createdStructure,
  createdText,
} from './create.ts';
import { specOf } from './type.ts';

/** How long the source's job is waited for, in milliseconds. */
const WAIT_MS = 30_000;
/** Length of a name that is made of the edit. */
const NAME_LENGTH = 20;

const side = (name: string, description: string, t: Parameters<Parameters<typeof builder.inputType>[1]['fields']>[0]) =>
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
    ...characterIdField(t),
    editDescription: t.string({
      required: true,
      description: 'What is different: "wears a blue cape", "holds an axe", "without the helmet".',
      validate: z.string().max(1000).regex(/\S/, 'must not be empty'),
    }),
    stateName: t.string({
      description: `What to call the state; absent is the first ${NAME_LENGTH} characters of the edit.`,
      validate: z.string().trim().min(1).max(100),
    }),
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
    ...controlFields(t),
  }),
});
type CreateCharacterState = typeof CreateCharacterStateInput.$inferInput;

/** The character that a state is made of. Throws NOT_FOUND, GONE. */
async function sourceOf({ characterId }: CreateCharacterState, ctx: Context): Promise<CharacterRow> {
  const source = await ctx.services.db.character.findFirst({ where: mine(ctx, characterId) });
  if (!source) throw noCharacter(characterId);
  return source;
}

/** Size of the state's pictures. Throws BAD_USER_INPUT when they are smaller than the source's. */
function sizeOf({ overrideFrameSize }: CreateCharacterState, { width, height }: CharacterRow) {
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

/** Waits for the source's rotations. Throws LOCKED when that takes too long, GONE when they could not be made. */
async function awaitSource({ id, jobId }: CharacterRow, ctx: Context): Promise<void> {
  const job = await endedJob(ctx.services, requireCaller(ctx).accountId, jobId, {
    timeoutMs: WAIT_MS,
    signal: ctx.signal,
    onProgress: ctx.onProgress,
  });
  if (!job)
    throw new AppError('LOCKED', `Character ${id} is still being made after ${WAIT_MS / 1000} seconds.`, {
      retryAfter: 10,
    });
  if (job.status !== 'COMPLETED')
    throw new AppError('GONE', `Character ${id} could not be made: ${job.errorMessage ?? 'it was cancelled.'}`);
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
          const { width, height } = sizeOf(input, await sourceOf(input, ctx));
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
            reply: characterReply,
          },
        },
        mcp: {
          name: 'create_character_state',
          title: 'Create a state of a character',
          description:
            'Draws a variant of a character: identity, body and proportions stay, the edit is seen from every side. Waits up to 30 seconds for the source to be completed. 20 to 40 generations by canvas. Poll with get_character.',
          select: characterSelect,
          text: createdText,
          ...createdStructure,
        },
      },
    },
    resolve: async (_root, args, ctx, info): Promise<CharacterPayload> => {
      const input = args.input as CreateCharacterState;
      const source = await sourceOf(input, ctx);
      await awaitSource(source, ctx);
      const edit = input.editDescription.trim();
      const base = specOf(source);
      const spec: CharacterSpec = {
        ...base,
        ...sizeOf(input, source),
        edits: [...base.edits, edit],
        keepPalette: input.useColorPaletteFromReference ?? false,
      };
      const started = await startJob(ctx, args, info, {
        kind: 'createCharacter',
        operation: 'createCharacterState',
        payload: spec,
        attach: async (tx, job) => {
          const { accountId, name, description, mode, bodyType, template, view, size, directions, groupId } = source;
          const kept = { accountId, name, description, mode, bodyType, template, view, size, directions, groupId };
          await tx.character.create({
            data: {
              ...kept,
              id: randomUUID(),
              jobId: job.id,
              spec: spec as unknown as Prisma.InputJsonObject,
              width: spec.width,
              height: spec.height,
              tags: [],
              stateName: input.stateName ?? edit.slice(0, NAME_LENGTH).trim(),
            },
          });
        },
      });
      // A repeated idempotency key gives the first call's state.
      return {
        ...started,
        character: await ctx.services.db.character.findUniqueOrThrow({ where: { jobId: started.job!.id } }),
      };
    },
  }),
);
