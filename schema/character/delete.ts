import { z } from 'zod';
import { requireCaller } from '../../src/access.ts';
import type { Context } from '../../src/context.ts';
import { deleteJobs } from '../../src/jobs/delete.ts';
import { builder } from '../builder.ts';
import { json } from '../operation.ts';
import { NO_USAGE, Usage } from '../wire.ts';
import { CharacterByIdInput, mine, noCharacter } from './by-id.ts';

interface Deleted {
  readonly characterId: string;
  readonly filesDeleted: number;
  readonly animationsDeleted: number;
}

const DeletedCharacter = builder.objectRef<Deleted>('DeletedCharacter').implement({
  description: 'What was removed with a character.',
  fields: (t) => ({
    characterId: t.exposeID('characterId'),
    filesDeleted: t.exposeInt('filesDeleted', { description: 'Stored pictures.' }),
    animationsDeleted: t.exposeInt('animationsDeleted', {
      description: 'Animations, each in one or more directions.',
    }),
  }),
});

const select = '{ characterId filesDeleted animationsDeleted }';

/** Removes a character of the caller's with all that belongs to it. Throws NOT_FOUND. */
async function deleteCharacter(ctx: Context, id: string): Promise<Deleted> {
  const { accountId } = requireCaller(ctx);
  let animations = 0;
  const { files } = await deleteJobs(ctx.services, accountId, async (tx) => {
    // While the row is locked, no animation can be added to it. It goes with its job.
    await tx.$queryRaw`select 1 from character where id = ${id}::uuid and account_id = ${accountId}::uuid for update`;
    const row = await tx.character.findFirst({
      where: mine(ctx, id),
      select: { jobId: true, animations: { select: { jobId: true, groupId: true } } },
    });
    if (!row) throw noCharacter(id);
    animations = new Set(row.animations.map(({ groupId }) => groupId)).size;
    return [row.jobId, ...row.animations.map(({ jobId }) => jobId)];
  });
  return { characterId: id, filesDeleted: files, animationsDeleted: animations };
}

builder.mutationField('deleteCharacter', (t) =>
  t.field({
    type: DeletedCharacter,
    description:
      'Removes a character at once, with its pictures and animations. Work that is under way for it is stopped and not charged. Its other states stay.',
    args: { input: t.arg({ type: CharacterByIdInput, required: true }) },
    extensions: {
      operation: {
        scope: 'characters:write',
        rest: {
          v2: {
            route: 'DELETE /characters/{character_id}',
            summary: 'Delete a character and all its data',
            reply: json<Deleted>({
              select,
              schema: z.object({
                usage: Usage,
                success: z.boolean(),
                character_id: z.uuid(),
                files_deleted: z.number(),
                animations_deleted: z.number(),
                error: z.string().nullable(),
              }),
              body: ({ characterId, filesDeleted, animationsDeleted }) => ({
                usage: NO_USAGE,
                success: true,
                character_id: characterId,
                files_deleted: filesDeleted,
                animations_deleted: animationsDeleted,
                error: null,
              }),
            }),
          },
        },
        mcp: {
          name: 'delete_character',
          title: 'Delete a character',
          description: 'Removes a character with all its pictures and animations, at once and for good.',
          destructive: true,
          select,
          text: ({ characterId, filesDeleted, animationsDeleted }: Deleted) =>
            `id: ${characterId}\nstatus: deleted\nfiles: ${filesDeleted}\nanimations: ${animationsDeleted}`,
          structured: z.object({
            character_id: z.string(),
            status: z.string(),
            files_deleted: z.number(),
            animations_deleted: z.number(),
          }),
          structure: ({ characterId, filesDeleted, animationsDeleted }: Deleted) => ({
            character_id: characterId,
            status: 'deleted',
            files_deleted: filesDeleted,
            animations_deleted: animationsDeleted,
          }),
        },
      },
    },
    resolve: (_root, { input }, ctx) => deleteCharacter(ctx, input.characterId),
  }),
);
