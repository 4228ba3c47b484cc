import { z } from 'zod';
import { requireCaller } from '../../src/access.ts';
import { publishAssetChange } from '../../src/assets/events.ts';
import type { Context } from '../../src/context.ts';
import { notFound } from '../../src/errors.ts';
import { deleteJobs } from '../../src/jobs/delete.ts';
import { builder } from '../builder.ts';
import { Direction } from '../enums.ts';
import { always, reply, same, shape, told } from '../shape.ts';
import { free } from '../wire.ts';
import { shortName } from './animate.ts';
import { mine, type Noun } from './noun.ts';

interface Selector {
  readonly animationType?: string | null;
  readonly animationGroupId?: string | null;
  readonly direction?: string | null;
}

const selectorRule = z.custom<Selector>().superRefine((input, ctx) => {
  const { animationType, animationGroupId } = input;
  if (animationType || animationGroupId) return;
  ctx.addIssue({
    code: 'custom',
    path: ['animationGroupId'],
    message: 'name the animation by its group id or by its type',
  });
});

interface Deleted {
  readonly label: string;
  readonly deletedCount: number;
  readonly filesDeleted: number;
}

const DeletedAnimation = builder.objectRef<Deleted>('DeletedAnimation').implement({
  description: 'What was removed of the animations of an asset.',
  fields: (t) => ({
    label: t.exposeString('label', { description: 'What it was: its type, and the direction where only one went.' }),
    deletedCount: t.exposeInt('deletedCount', { description: 'Directions of animations.' }),
    filesDeleted: t.exposeInt('filesDeleted', { description: 'Stored frames.' }),
  }),
});

/** Removes directions of animations with their jobs, frames and files. Throws NOT_FOUND. */
async function deleteAnimation(
  ctx: Context,
  id: string,
  selector: Selector,
  { kind, called, missing }: Pick<Noun, 'called' | 'missing'> & { readonly kind?: string },
): Promise<Deleted> {
  const { animationType, animationGroupId, direction } = selector;
  const { db, events } = ctx.services;
  const { accountId } = requireCaller(ctx);
  const asset = await db.asset.findFirst({ where: mine(ctx, id, kind), select: { kind: true } });
  if (!asset) throw missing(id);
  const rows = await db.assetAnimation.findMany({
    where: {
      assetId: id,
      ...(animationGroupId ? { groupId: animationGroupId } : {}),
      ...(animationType ? { type: { in: [animationType, shortName(animationType)] } } : {}),
      ...(direction ? { direction } : {}),
    },
    select: { jobId: true, type: true },
  });
  const [first] = rows;
  const asked = [animationType, animationGroupId, direction].filter(Boolean).join(', ');
  if (!first) throw notFound(`Animation ${asked} of ${called} ${id}`);
  // An animation's row goes with its job.
  const jobs = rows.map(({ jobId }) => jobId);
  const { files } = await deleteJobs(ctx.services, accountId, async () => jobs);
  await publishAssetChange(events, { accountId, assetId: id, kind: asset.kind, change: 'CHANGED' });
  return {
    label: direction ? `${first.type} (${direction})` : first.type,
    deletedCount: rows.length,
    filesDeleted: files,
  };
}

const restReply = reply(
  shape({
    usage: free,
    success: always(z.boolean(), true),
    deleted_count: same(z.number().describe('Directions of animations.')),
    // what the storage refuses now is removed later
    storage_errors: always(z.number(), 0),
    label: same(z.string()),
    error: always(z.string().nullable(), null),
  }),
);

const toolAnswer = told(
  shape({ label: same(z.string()), deleted_count: same(z.number()), files_deleted: same(z.number()) }),
  {
    text: ({ label, deletedCount, filesDeleted }) =>
      `animation: ${label}\nstatus: deleted\ndirections: ${deletedCount}\nfiles: ${filesDeleted}`,
  },
);

interface Served {
  /** Names of the mutation and of its input. */
  readonly field: string;
  readonly input: string;
  readonly rest?: { readonly route: `DELETE /${string}`; readonly summary: string };
  readonly mcp?: { readonly name: string; readonly title: string; readonly description: string };
}

/** Serves the removal of animations of a kind. Its tool takes the ids of all kinds that have animations. */
export function serveDeleteAnimation(noun: Noun, { field, input: inputName, rest, mcp }: Served): void {
  const input = builder.inputType(inputName, {
    validate: selectorRule,
    fields: (t) => ({
      ...noun.idFields(t),
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
  builder.mutationField(field, (t) =>
    t.field({
      type: DeletedAnimation,
      description: `Removes an animation of ${noun.one}, or one direction of it, with its frames, at once. Work that is under way for it is stopped and not charged.`,
      args: { input: t.arg({ type: input, required: true }) },
      extensions: {
        operation: {
          scope: noun.write,
          ...(rest ? { rest: { v2: { ...rest, reply: restReply } } } : {}),
          ...(mcp ? { mcp: { ...mcp, destructive: true, ...toolAnswer } } : {}),
        },
      },
      resolve: (_root, args, ctx) =>
        deleteAnimation(ctx, noun.idOf(args.input), args.input, {
          called: noun.called,
          missing: noun.missing,
          ...(ctx.surface === 'mcp' ? {} : { kind: noun.kind }),
        }),
    }),
  );
}
