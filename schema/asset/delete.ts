import { z } from 'zod';
import { requireCaller } from '../../src/access.ts';
import { publishAssetChange } from '../../src/assets/events.ts';
import type { Context } from '../../src/context.ts';
import { JobStatus } from '../../src/db.ts';
import { type AppError, notFound } from '../../src/errors.ts';
import { deleteJobs } from '../../src/jobs/delete.ts';
import { type MapChanged, publishMapChange } from '../../src/maps/events.ts';
import { leaveMaps } from '../../src/maps/store.ts';
import { builder } from '../builder.ts';
import { always, from, reply, same, shape, told } from '../shape.ts';
import { free } from '../wire.ts';
import { AssetByIdInput } from './get.ts';
import { mine, type Noun } from './noun.ts';

const UNFINISHED = { in: [JobStatus.QUEUED, JobStatus.RUNNING] };

interface Deleted {
  readonly id: string;
  readonly filesDeleted: number;
  readonly animationsDeleted: number;
}

/** Removes an asset of the caller's with all that belongs to it: rows, jobs, files. Throws NOT_FOUND. */
export async function deleteAsset(
  ctx: Context,
  id: string,
  { kind, missing }: { readonly kind?: string; readonly missing: (id: string) => AppError },
): Promise<Deleted> {
  const { accountId } = requireCaller(ctx);
  let animations = 0;
  let deleted = '';
  let maps: readonly MapChanged[] = [];
  const { files } = await deleteJobs(ctx.services, accountId, async (tx) => {
    // While the row is locked, no animation can be added to it.
    await tx.$queryRaw`select 1 from asset where id = ${id}::uuid and account_id = ${accountId}::uuid for update`;
    const row = await tx.asset.findFirst({
      where: mine(ctx, id, kind),
      select: { jobId: true, kind: true, animations: { select: { jobId: true, groupId: true } } },
    });
    if (!row) throw missing(id);
    animations = new Set(row.animations.map(({ groupId }) => groupId)).size;
    deleted = row.kind;
    const ofAnimations = row.animations.map(({ jobId }) => jobId);
    maps = await leaveMaps(tx, id);
    // It goes with its job.
    if (row.jobId) return [row.jobId, ...ofAnimations];
    const unfinished = await tx.job.count({ where: { id: { in: ofAnimations }, status: UNFINISHED } });
    // With some it is asked again, once they are cancelled.
    if (!unfinished) await tx.asset.delete({ where: { id } });
    return ofAnimations;
  });
  await publishAssetChange(ctx.services.events, { accountId, assetId: id, kind: deleted, change: 'DELETED' });
  await Promise.all(maps.map((change) => publishMapChange(ctx.services.events, change)));
  return { id, filesDeleted: files, animationsDeleted: animations };
}

const countFields = (t: PothosSchemaTypes.ObjectFieldBuilder<typeof builder.$inferSchemaTypes, Deleted>) => ({
  filesDeleted: t.exposeInt('filesDeleted', { description: 'Stored pictures.' }),
  animationsDeleted: t.exposeInt('animationsDeleted', {
    description: 'Animations, each in one or more directions.',
  }),
});

interface Served {
  readonly rest?: { readonly route: `DELETE /${string}`; readonly summary: string };
  readonly mcp?: { readonly name: string; readonly title: string };
}

/** Serves the removal of one asset of a kind. */
export function serveDelete(noun: Noun, { rest, mcp }: Served): void {
  const { type, idField, wireId } = noun;
  const result = builder.objectRef<Deleted>(`Deleted${type.name}`).implement({
    description: `What was removed with ${noun.one}.`,
    fields: (t) => ({ [idField]: t.exposeID('id'), ...countFields(t) }),
  });
  const input = noun.byIdInput();
  const counts = { files_deleted: same(z.number()), animations_deleted: same(z.number()) };
  const gone = shape({ [wireId]: from(idField, z.string()), status: always(z.string(), 'deleted'), ...counts });
  builder.mutationField(`delete${type.name}`, (t) =>
    t.field({
      type: result,
      description: `Removes ${noun.one} at once, with its pictures and animations. Work that is under way for it is stopped and not charged. Its other states stay.`,
      args: { input: t.arg({ type: input, required: true }) },
      extensions: {
        operation: {
          scope: noun.write,
          ...(rest
            ? {
                rest: {
                  v2: {
                    ...rest,
                    reply: reply(
                      shape({
                        usage: free,
                        success: always(z.boolean(), true),
                        [wireId]: from(idField, z.uuid()),
                        ...counts,
                        error: always(z.string().nullable(), null),
                      }),
                    ),
                  },
                },
              }
            : {}),
          ...(mcp
            ? {
                mcp: {
                  ...mcp,
                  description: `Removes ${noun.one} with all its pictures and animations, at once and for good.`,
                  destructive: true,
                  ...told(gone, {
                    text: (data) => {
                      const {
                        [wireId]: id,
                        files_deleted: files,
                        animations_deleted: animations,
                      }: Record<string, unknown> = gone.body(data);
                      return `id: ${id}\nstatus: deleted\nfiles: ${files}\nanimations: ${animations}`;
                    },
                  }),
                },
              }
            : {}),
        },
      },
      resolve: (_root, args, ctx) => deleteAsset(ctx, noun.idOf(args.input), noun),
    }),
  );
}

const DeletedAsset = builder.objectRef<Deleted>('DeletedAsset').implement({
  description: 'What was removed with an asset.',
  fields: (t) => ({ assetId: t.exposeID('id'), ...countFields(t) }),
});

builder.mutationField('deleteAsset', (t) =>
  t.field({
    type: DeletedAsset,
    description: 'Removes an asset of any kind at once, with its pictures and animations.',
    args: { input: t.arg({ type: AssetByIdInput, required: true }) },
    extensions: { operation: { scope: 'assets:write' } },
    resolve: (_root, { input }, ctx) => deleteAsset(ctx, input.assetId, { missing: (id) => notFound(`Asset ${id}`) }),
  }),
);
