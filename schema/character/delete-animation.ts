import { z } from 'zod';
import { requireCaller } from '../../src/access.ts';
import type { Context } from '../../src/context.ts';
import { notFound } from '../../src/errors.ts';
import { deleteJobs } from '../../src/jobs/delete.ts';
import { builder } from '../builder.ts';
import { Direction } from '../enums.ts';
import { json } from '../operation.ts';
import { NO_USAGE, Usage } from '../wire.ts';
import { shortName } from './animate-spec.ts';
import { characterIdField, mine, noCharacter } from './by-id.ts';

interface Selector {
  readonly characterId: string;
  readonly animationType?: string | null;
  readonly animationGroupId?: string | null;
  readonly direction?: string | null;
}

const selectorRule = z.custom<object>().superRefine((input, ctx) => {
  const { animationType, animationGroupId } = input as Selector;
  if (animationType || animationGroupId) return;
  ctx.addIssue({
    code: 'custom',
    path: ['animationGroupId'],
    message: 'name the animation by its group id or by its type',
  });
});

const DeleteAnimationInput = builder.inputType('DeleteAnimationInput', {
  validate: selectorRule,
  fields: (t) => ({
    ...characterIdField(t),
    animationGroupId: t.string({
      description: 'Id of the animation; the better of the two ways to name it.',
      validate: z.uuid(),
    }),
    animationType: t.string({
      description:
        'Template id, or the action: all animations of this type. Required where no group id is given; with one both must fit.',
      validate: z.string().min(1).max(2000),
    }),
    direction: t.field({ type: Direction, description: 'Only this direction; absent is all of them.' }),
  }),
});

interface Deleted {
  readonly label: string;
  readonly deletedCount: number;
  readonly filesDeleted: number;
}

const DeletedAnimation = builder.objectRef<Deleted>('DeletedAnimation').implement({
  description: 'What was removed of the animations of a character.',
  fields: (t) => ({
    label: t.exposeString('label', { description: 'What it was: its type, and the direction where only one went.' }),
    deletedCount: t.exposeInt('deletedCount', { description: 'Directions of animations.' }),
    filesDeleted: t.exposeInt('filesDeleted', { description: 'Stored frames.' }),
  }),
});

/** Removes directions of animations with their jobs, frames and files. Throws NOT_FOUND. */
async function deleteAnimation(selector: Selector, ctx: Context): Promise<Deleted> {
  const { characterId, animationType, animationGroupId, direction } = selector;
  const { db } = ctx.services;
  if (!(await db.character.count({ where: mine(ctx, characterId) }))) throw noCharacter(characterId);
  const rows = await db.characterAnimation.findMany({
    where: {
      characterId,
      ...(animationGroupId ? { groupId: animationGroupId } : {}),
      ...(animationType ? { type: { in: [animationType, shortName(animationType)] } } : {}),
      ...(direction ? { direction } : {}),
    },
    select: { jobId: true, type: true },
  });
  const [first] = rows;
  const asked = [animationType, animationGroupId, direction].filter(Boolean).join(', ');
  if (!first) throw notFound(`Animation ${asked} of character ${characterId}`);
  // An animation's row goes with its job.
  const jobs = rows.map(({ jobId }) => jobId);
  const { files } = await deleteJobs(ctx.services, requireCaller(ctx).accountId, async () => jobs);
  return {
    label: direction ? `${first.type} (${direction})` : first.type,
    deletedCount: rows.length,
    filesDeleted: files,
  };
}

const select = '{ label deletedCount filesDeleted }';

builder.mutationField('deleteAnimation', (t) =>
  t.field({
    type: DeletedAnimation,
    description:
      'Removes an animation of a character, or one direction of it, with its frames, at once. Work that is under way for it is stopped and not charged.',
    args: { input: t.arg({ type: DeleteAnimationInput, required: true }) },
    extensions: {
      operation: {
        scope: 'characters:write',
        rest: {
          v2: {
            route: 'DELETE /characters/{character_id}/animations',
            summary: 'Delete an animation of a character',
            reply: json<Deleted>({
              select,
              schema: z.object({
                usage: Usage,
                success: z.boolean(),
                deleted_count: z.number().describe('Directions of animations.'),
                storage_errors: z.number(),
                label: z.string(),
                error: z.string().nullable(),
              }),
              body: ({ label, deletedCount }) => ({
                usage: NO_USAGE,
                success: true,
                deleted_count: deletedCount,
                // what the storage refuses now is removed later
                storage_errors: 0,
                label,
                error: null,
              }),
            }),
          },
        },
        mcp: {
          name: 'delete_animation',
          title: 'Delete an animation',
          description:
            'Removes an animation of a character, or one direction of it, with its frames, at once and for good.',
          destructive: true,
          select,
          text: ({ label, deletedCount, filesDeleted }: Deleted) =>
            `animation: ${label}\nstatus: deleted\ndirections: ${deletedCount}\nfiles: ${filesDeleted}`,
          structured: z.object({ label: z.string(), deleted_count: z.number(), files_deleted: z.number() }),
          structure: ({ label, deletedCount, filesDeleted }: Deleted) => ({
            label,
            deleted_count: deletedCount,
            files_deleted: filesDeleted,
          }),
        },
      },
    },
    resolve: (_root, { input }, ctx) => deleteAnimation(input, ctx),
  }),
);
