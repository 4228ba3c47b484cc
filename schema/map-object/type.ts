import { requireCaller } from '../../src/access.ts';
import { endedJob } from '../../src/jobs/wait.ts';
import { builder } from '../builder.ts';
import { Status } from '../job/type.ts';

/** How long `finished` waits, in milliseconds. */
const WAIT_MS = 30_000;

export const MapObject = builder.prismaObject('MapObject', {
  description:
    'An object with a transparent background, to be placed on a map. It is removed eight hours after it was asked for.',
  fields: (t) => ({
    id: t.exposeID('id'),
    description: t.exposeString('description'),
    width: t.exposeInt('width', { description: 'Pixels.' }),
    height: t.exposeInt('height', { description: 'Pixels.' }),
    view: t.exposeString('view'),
    status: t.field({ type: Status, select: { job: { select: { status: true } } }, resolve: ({ job }) => job.status }),
    job: t.relation('job', { description: 'The job that draws it.' }),
    image: t.prismaField({
      type: 'Image',
      nullable: true,
      description: 'The picture; null until the job is completed.',
      resolve: (query, { jobId }, _args, ctx) =>
        ctx.services.db.image.findFirst({ ...query, where: { jobId, position: 0 } }),
    }),
    downloadUrl: t.string({
      description: 'Address of the PNG. The id in it is the key: whoever has the address may read it.',
      resolve: ({ id }, _args, ctx) => `${ctx.services.config.publicUrl}/mcp/map-objects/${id}/download`,
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', description: 'When it is removed.' }),
    finished: t.prismaField({
      type: 'MapObject',
      description: 'The object once its job has ended, whatever the end; waits up to 30 seconds.',
      resolve: async (query, { id, jobId }, _args, ctx) => {
        await endedJob(ctx.services, requireCaller(ctx).accountId, jobId, {
          timeoutMs: WAIT_MS,
          signal: ctx.signal,
          onProgress: ctx.onProgress,
        });
        return ctx.services.db.mapObject.findUniqueOrThrow({ ...query, where: { id } });
      },
    }),
  }),
});
