import { z } from 'zod';
import { requireCaller } from '../../src/access.ts';
import { AppError, notFound } from '../../src/errors.ts';
import { builder } from '../builder.ts';
import { ImageFile, pngReply } from '../image/get.ts';
import { statusWord } from '../job/type.ts';
import { json } from '../operation.ts';
import { USAGE, Usage, type UsageData, usageBody } from '../wire.ts';
import { MapObject } from './type.ts';

const MapObjectByIdInput = builder.inputType('MapObjectByIdInput', {
  fields: (t) => ({ objectId: t.string({ required: true, description: 'Id of the map object.', validate: z.uuid() }) }),
});

interface Data {
  readonly id: string;
  readonly status: string;
  readonly description: string;
  readonly width: number;
  readonly height: number;
  readonly view: string;
  readonly createdAt: string;
  readonly expiresAt: string;
  readonly downloadUrl: string;
  readonly image: { readonly base64: string; readonly drawnAs: string } | null;
  readonly job: {
    readonly id: string;
    readonly fraction: number;
    readonly stage: string;
    readonly etaSeconds: number;
    readonly error: { message: string } | null;
    readonly usage: UsageData;
  };
}
const facts = `id status description width height view createdAt expiresAt downloadUrl job { id fraction stage etaSeconds error { message } ${USAGE} }`;

/** Errors that tell a poller what to do: come again, or give up. */
function refuseUnfinished(status: string, error: string | null | undefined): void {
  if (status === 'QUEUED' || status === 'RUNNING')
    throw new AppError('LOCKED', 'The map object is still being made.', { retryAfter: 1 });
  if (status !== 'COMPLETED') throw new AppError('GONE', error ?? 'The map object could not be made.');
}

const text = (o: Data): string => {
  const status = statusWord(o.status);
  if (status === 'processing')
    return `status: processing ${Math.round(o.job.fraction * 100)}% (${o.job.stage}, ~${Math.ceil(o.job.etaSeconds)}s)\nid: ${o.id}\nhint: call get_map_object again in a few seconds.`;
  if (status === 'completed')
    return `status: completed\nid: ${o.id}\nsize: ${o.width}x${o.height}\ndrawn as: ${o.image?.drawnAs ?? ''}\ndownload: ${o.downloadUrl}\nexpires: ${o.expiresAt}`;
  return `status: ${status}\nid: ${o.id}\nerror: ${o.job.error?.message ?? 'unknown'}\nhint: it was not charged; create it again with create_map_object.`;
};

builder.queryField('mapObject', (t) =>
  t.prismaField({
    type: MapObject,
    description: 'A map object of this account.',
    args: { input: t.arg({ type: MapObjectByIdInput, required: true }) },
    extensions: {
      operation: {
        scope: 'objects:read',
        rest: {
          v2: {
            route: 'GET /map-objects/{object_id}',
            summary: 'Get a map object',
            errors: ['LOCKED', 'GONE'],
            reply: json<Data>({
              select: `{ ${facts} }`,
              schema: z.object({
                usage: Usage,
                status: z.string(),
                object_id: z.uuid(),
                description: z.string(),
                width: z.number(),
                height: z.number(),
                view: z.string(),
                created_at: z.string(),
                expires_at: z.string(),
                download_url: z.url(),
              }),
              body: (o) => {
                refuseUnfinished(o.status, o.job.error?.message);
                return {
                  usage: usageBody(o.job.usage),
                  status: statusWord(o.status),
                  object_id: o.id,
                  description: o.description,
                  width: o.width,
                  height: o.height,
                  view: o.view,
                  created_at: o.createdAt,
                  expires_at: o.expiresAt,
                  download_url: o.downloadUrl,
                };
              },
            }),
          },
        },
        mcp: {
          name: 'get_map_object',
          title: 'Get a map object',
          description:
            'Status of a map object, and its picture once it is completed. With a progress token it waits up to 30 seconds and reports progress.',
          select: `{ ${facts} image { base64 drawnAs } }`,
          follow: 'finished',
          readOnly: true,
          text,
          images: (o: Data) => (o.image ? [o.image.base64] : []),
          structured: z.object({
            object_id: z.string(),
            status: z.string(),
            progress_percent: z.number(),
            eta_seconds: z.number(),
            width: z.number(),
            height: z.number(),
            download_url: z.string().nullable(),
            drawn_as: z.string().nullable(),
            error: z.string().nullable(),
          }),
          structure: (o: Data) => ({
            object_id: o.id,
            status: statusWord(o.status),
            progress_percent: Math.round(o.job.fraction * 100),
            eta_seconds: o.job.etaSeconds,
            width: o.width,
            height: o.height,
            download_url: o.image ? o.downloadUrl : null,
            drawn_as: o.image?.drawnAs ?? null,
            error: o.job.error?.message ?? null,
          }),
        },
      },
    },
    resolve: async (query, _root, { input }, ctx) => {
      const where = { id: input.objectId, accountId: requireCaller(ctx).accountId, expiresAt: { gt: new Date() } };
      const object = await ctx.services.db.mapObject.findFirst({ ...query, where });
      if (!object) throw notFound(`Map object ${input.objectId}`);
      return object;
    },
  }),
);

builder.queryField('mapObjectFile', (t) =>
  t.field({
    type: ImageFile,
    description: 'The file of a map object. Needs no token: the id is the key.',
    args: { input: t.arg({ type: MapObjectByIdInput, required: true }) },
    extensions: {
      operation: {
        scope: null,
        rest: {
          files: {
            route: 'GET /mcp/map-objects/{object_id}/download',
            summary: 'PNG of a map object',
            reply: pngReply,
          },
        },
      },
    },
    resolve: async (_root, { input }, ctx) => {
      const object = await ctx.services.db.mapObject.findFirst({
        where: { id: input.objectId, expiresAt: { gt: new Date() } },
        select: {
          job: { select: { status: true, errorMessage: true, images: { select: { blobKey: true }, take: 1 } } },
        },
      });
      if (!object) throw notFound(`Map object ${input.objectId}`);
      refuseUnfinished(object.job.status, object.job.errorMessage);
      return { blobKey: object.job.images[0]!.blobKey, name: `map-object-${input.objectId}.png` };
    },
  }),
);
