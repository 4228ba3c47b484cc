import { z } from 'zod';
import { requireCaller } from '../../src/access.ts';
import type { Context } from '../../src/context.ts';
import { safeName } from '../../src/exports/index.ts';
import { MAX_PICTURE } from '../../src/exports/maps/picture.ts';
import type { Area } from '../../src/maps/grid.ts';
import { loadMap, mapExport } from '../../src/maps/load.ts';
import { DOWNLOAD_COST, type Download, DownloadFile, downloadReply } from '../asset/export.ts';
import { builder } from '../builder.ts';
import { fetch, from, number, shape, text, told } from '../shape.ts';
import { areaFields, areaOn, MapArea, map, reductionField, reductionFor } from './type.ts';

const MapPictureInput = builder.inputType('MapPictureInput', {
  fields: (t) => ({
    ...map.idFields(t),
    ...areaFields(t),
    reduction: reductionField(t, 'How many times smaller each way; absent is as large as fits.'),
  }),
});
type Asked = typeof MapPictureInput.$inferInput;

interface Shown extends Download {
  readonly mapId: string;
  readonly area: Area;
  readonly reduction: number;
  readonly revision: number;
}

/** A picture of a part of a map. `most`: pixels each way where no reduction is asked for. */
async function pictureOf(ctx: Context, asked: Asked, where: object, most: number): Promise<Shown> {
  const { mapId } = asked;
  const row = await loadMap(ctx.services.db, { assetId: mapId, asset: where });
  if (!row) throw map.missing(mapId);
  const area = areaOn(row, asked);
  const reduction = asked.reduction ?? reductionFor({ ...row, width: area.width, height: area.height }, most);
  const { corners: _, ...rows } = row;
  // the revision stands for the ground
  const bytes = await ctx.services.files.get(ctx, ['map picture', area, reduction, rows], async () => ({
    kind: 'mapPicture',
    map: await mapExport(ctx.services.storage, row),
    area,
    reduction,
  }));
  const fileName = `${safeName(row.asset.name, 'map')}.png`;
  return { fileName, contentType: 'image/png', bytes, mapId, area, reduction, revision: row.revision };
}

const ShownMap = builder.objectRef<Shown>('MapPicture').implement({
  description: 'A picture of a map or a part of it.',
  fields: (t) => ({
    mapId: t.exposeID('mapId'),
    revision: t.exposeInt('revision'),
    area: t.field({ type: MapArea, description: 'The cells that it shows.', resolve: ({ area }) => area }),
    reduction: t.exposeInt('reduction', { description: 'How many times smaller it is each way.' }),
    base64: t.string({ description: 'Raw base64 of a PNG file.', resolve: ({ bytes }) => bytes.toString('base64') }),
  }),
});

/** What is looked at: as large as an assistant sees it. */
const LOOKED_AT = 1024;
const cells = fetch({ x: number, y: number, width: number, height: number });
const viewed = fetch({ mapId: text, area: cells, reduction: number, base64: text });

builder.queryField('viewMap', (t) =>
  t.field({
    type: ShownMap,
    description: 'A picture of a map of this account, or of a part of it.',
    complexity: DOWNLOAD_COST,
    args: { input: t.arg({ type: MapPictureInput, required: true }) },
    extensions: {
      operation: {
        scope: map.read,
        mcp: {
          name: 'view_map',
          title: 'Look at a map',
          description: `Shows a map, or the cells that x, y, width and height name, at most ${LOOKED_AT} pixels each way unless a reduction is given.`,
          readOnly: true,
          ...told(
            shape({
              map_id: from('mapId', z.string()),
              revision: from('revision', z.number()),
              x: from('area.x', z.number()),
              y: from('area.y', z.number()),
              width: from('area.width', z.number()),
              height: from('area.height', z.number()),
              reduction: from('reduction', z.number()),
            }),
            {
              fetch: viewed,
              text: ({ mapId, area, reduction }) =>
                `id: ${mapId}\nshows: cells ${area.x}, ${area.y} to ${area.x + area.width - 1}, ${area.y + area.height - 1}\nreduction: ${reduction}`,
              images: ({ base64 }) => [base64],
            },
          ),
        },
      },
    },
    resolve: (_root, { input }, ctx) => pictureOf(ctx, input, { accountId: requireCaller(ctx).accountId }, LOOKED_AT),
  }),
);

builder.queryField('mapImage', (t) =>
  t.field({
    type: DownloadFile,
    description: 'The same as a file, for whoever has the id: it is the key, so that links can be shared.',
    complexity: DOWNLOAD_COST,
    args: { input: t.arg({ type: MapPictureInput, required: true }) },
    extensions: {
      operation: {
        scope: null,
        rest: {
          files: {
            route: `GET ${map.links}/{map_id}/image`,
            summary: 'Picture of a map or a part of it',
            errors: ['GONE'],
            reply: downloadReply('image/png'),
          },
        },
      },
    },
    resolve: (_root, { input }, ctx) => pictureOf(ctx, input, {}, MAX_PICTURE),
  }),
);
