import { z } from 'zod';
import { AppError } from '../../src/errors.ts';
import { serveGet } from '../asset/get.ts';
import { builder } from '../builder.ts';
import { ImageFile, pngReply } from '../image/get.ts';
import { both, type DataOf, fetch, from, list, maybe, number, read, reply, same, shape, text, told } from '../shape.ts';
import { about, errorMessage, eta, jobUsage, percent, percentOf, progressFields, status, statusWord } from '../wire.ts';
import { mapObject } from './type.ts';

/** Errors that tell a poller what to do: come again, or give up. */
function refuseUnfinished(at: string, error: string | null | undefined): void {
  if (at === 'QUEUED' || at === 'RUNNING')
    throw new AppError('LOCKED', 'The map object is still being made.', { retryAfter: 1 });
  if (at !== 'COMPLETED') throw new AppError('GONE', error ?? 'The map object could not be made.');
}

const spoken = both(
  progressFields,
  fetch({
    width: number,
    height: number,
    downloadUrl: text,
    expiresAt: text,
    image: maybe(fetch({ base64: text, drawnAs: text, unknownWords: list(text) })),
  }),
);

/** The words that nothing was made of, where there are any. */
const unknown = ({ image }: DataOf<typeof spoken>): string =>
  image?.unknownWords.length ? `\nunknown words: ${image.unknownWords.join(', ')}` : '';

const words = (o: DataOf<typeof spoken>): string => {
  const word = statusWord(o.status);
  if (word === 'processing')
    return `status: processing ${percentOf(o.job)}% (${o.job.stage}, ${about(o.job.etaSeconds)})\nid: ${o.id}\nhint: call get_map_object again in a few seconds.`;
  if (word === 'completed')
    return `status: completed\nid: ${o.id}\nsize: ${o.width}x${o.height}\ndrawn as: ${o.image?.drawnAs ?? ''}${unknown(o)}\ndownload: ${o.downloadUrl}\nexpires: ${o.expiresAt}`;
  return `status: ${word}\nid: ${o.id}\nerror: ${o.job.error?.message ?? 'unknown'}\nhint: it was not charged; create it again with create_map_object.`;
};

serveGet(mapObject, {
  rest: {
    route: 'GET /map-objects/{object_id}',
    summary: 'Get a map object',
    errors: ['LOCKED', 'GONE'],
    reply: reply(
      shape({
        usage: jobUsage,
        status,
        object_id: from('id', z.uuid()),
        description: same(z.string()),
        width: same(z.number()),
        height: same(z.number()),
        view: same(z.string()),
        created_at: same(z.string()),
        expires_at: same(z.string()),
        download_url: same(z.url()),
      }),
      { fetch: progressFields, refuse: ({ status: at, job }) => refuseUnfinished(at, job.error?.message) },
    ),
  },
  mcp: {
    name: 'get_map_object',
    title: 'Get a map object',
    description:
      'Status of a map object, and its picture once it is completed. With a progress token it waits up to 30 seconds and reports progress.',
    ...told(
      shape({
        object_id: from('id', z.string()),
        status,
        progress_percent: percent,
        eta_seconds: eta,
        width: same(z.number()),
        height: same(z.number()),
        download_url: read(spoken, z.string().nullable(), (o) => (o.image ? o.downloadUrl : null)),
        drawn_as: read(spoken, z.string().nullable(), ({ image }) => image?.drawnAs ?? null),
        unknown_words: read(spoken, z.array(z.string()).nullable(), ({ image }) =>
          image ? [...image.unknownWords] : null,
        ),
        error: errorMessage,
      }),
      { fetch: spoken, text: words, images: ({ image }) => (image ? [image.base64] : []) },
    ),
  },
});

builder.queryField('mapObjectFile', (t) =>
  t.field({
    type: ImageFile,
    description: 'The file of a map object. Needs no token: the id is the key.',
    args: { input: t.arg({ type: mapObject.byIdInput(), required: true }) },
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
      const object = await ctx.services.db.asset.findFirst({
        where: mapObject.linked(mapObject.idOf(input)),
        select: {
          job: { select: { status: true, errorMessage: true, images: { select: { blobKey: true }, take: 1 } } },
        },
      });
      if (!object?.job) throw mapObject.missing(mapObject.idOf(input));
      refuseUnfinished(object.job.status, object.job.errorMessage);
      return { blobKey: object.job.images[0]!.blobKey, name: `map-object-${mapObject.idOf(input)}.png` };
    },
  }),
);
