import { z } from 'zod';
import { serveDelete } from '../asset/delete.ts';
import { serveGet } from '../asset/get.ts';
import { serveList } from '../asset/list.ts';
import { understood, understoodEntries, understoodLines } from '../asset/shapes.ts';
import { builder } from '../builder.ts';
import { ImageFile, pngReply } from '../image/get.ts';
import { both, type DataOf, fetch, from, maybe, number, read, reply, same, shape, text, told } from '../shape.ts';
import { refuseUnfinished } from '../tileset/verbs.ts';
import {
  about,
  Base64Image,
  errorMessage,
  eta,
  imageBody,
  jobUsage,
  percent,
  percentOf,
  progressFields,
  status,
  statusWord,
} from '../wire.ts';
import { isometricTile } from './type.ts';

const CALLED = 'isometric tile';

const spoken = both(
  both(progressFields, understood),
  fetch({
    width: number,
    height: number,
    tileShape: text,
    downloadUrl: text,
    image: maybe(fetch({ base64: text, drawnAs: text })),
  }),
);

const words = (o: DataOf<typeof spoken>): string => {
  const word = statusWord(o.status);
  if (word === 'processing')
    return `status: processing ${percentOf(o.job)}% (${o.job.stage}, ${about(o.job.etaSeconds)})\nid: ${o.id}\nhint: call get_isometric_tile again in a few seconds.`;
  if (word === 'completed')
    return `status: completed\nid: ${o.id}\nsize: ${o.width}x${o.height}\nshape: ${o.tileShape}\n${understoodLines(o).join('\n')}\ndownload: ${o.downloadUrl}`;
  return `status: ${word}\nid: ${o.id}\nerror: ${o.job.error?.message ?? 'unknown'}\nhint: it was not charged; create it again with create_isometric_tile.`;
};

serveGet(isometricTile, {
  rest: {
    route: 'GET /isometric-tiles/{tile_id}',
    summary: 'Get an isometric tile',
    errors: ['LOCKED', 'GONE'],
    reply: reply(
      shape({
        usage: jobUsage,
        image: read(fetch({ image: maybe(fetch({ base64: text })) }), Base64Image, ({ image }) =>
          imageBody(image?.base64 ?? ''),
        ),
      }),
      {
        fetch: progressFields,
        refuse: ({ status: at, job }) => refuseUnfinished(CALLED, at, job.error?.message),
      },
    ),
  },
  mcp: {
    name: 'get_isometric_tile',
    title: 'Get an isometric tile',
    description:
      'Status of an isometric tile, and its picture once it is completed. With a progress token it waits up to 30 seconds and reports progress.',
    ...told(
      shape({
        tile_id: from('id', z.string()),
        status,
        progress_percent: percent,
        eta_seconds: eta,
        width: same(z.number()),
        height: same(z.number()),
        tile_shape: same(z.string()),
        ...understoodEntries,
        download_url: same(z.string()),
        error: errorMessage,
      }),
      { fetch: spoken, text: words, images: ({ image }) => (image ? [image.base64] : []) },
    ),
  },
});

serveList(isometricTile, {
  rest: {
    route: 'GET /isometric-tiles',
    summary: 'List isometric tiles',
    key: 'tiles',
    row: shape({
      id: same(z.uuid()),
      name: same(z.string()),
      description: same(z.string()),
      size: from('width', z.number()),
      tile_shape: same(z.string()),
      created_at: same(z.string()),
      status,
    }),
  },
  mcp: {
    name: 'list_isometric_tiles',
    title: 'List isometric tiles',
    description: 'Isometric tiles of this account, newest first, one line each.',
    usual: 10,
    key: 'tiles',
    row: shape({
      tile_id: from('id', z.string()),
      name: same(z.string()),
      status,
      width: same(z.number()),
      tile_shape: same(z.string()),
    }),
    line: (o) => `${o.id} | ${statusWord(o.status)} | "${o.name}" | ${o.width} px | ${o.tileShape}`,
    hint: 'create_isometric_tile makes one.',
  },
});

serveDelete(isometricTile, {
  rest: { route: 'DELETE /isometric-tiles/{tile_id}', summary: 'Delete an isometric tile' },
  mcp: { name: 'delete_isometric_tile', title: 'Delete an isometric tile' },
});

builder.queryField('isometricTileDownload', (t) =>
  t.field({
    type: ImageFile,
    description: 'The file of an isometric tile. Needs no token: the id is the key.',
    args: { input: t.arg({ type: isometricTile.byIdInput(), required: true }) },
    extensions: {
      operation: {
        scope: null,
        rest: {
          files: {
            route: 'GET /mcp/isometric-tile/{tile_id}/download',
            summary: 'PNG of an isometric tile',
            reply: pngReply,
          },
        },
      },
    },
    resolve: async (_root, { input }, ctx) => {
      const id = isometricTile.idOf(input);
      const tile = await ctx.services.db.asset.findFirst({
        where: isometricTile.linked(id),
        select: {
          job: { select: { status: true, errorMessage: true, images: { select: { blobKey: true }, take: 1 } } },
        },
      });
      if (!tile?.job) throw isometricTile.missing(id);
      refuseUnfinished(CALLED, tile.job.status, tile.job.errorMessage);
      return { blobKey: tile.job.images[0]!.blobKey, name: `isometric-tile-${id}.png` };
    },
  }),
);
