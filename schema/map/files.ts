import { requireCaller } from '../../src/access.ts';
import type { Context } from '../../src/context.ts';
import { exportName } from '../../src/exports/index.ts';
import { MAP_FORMATS, type MapFormatName } from '../../src/exports/maps/index.ts';
import { loadMap, mapExport } from '../../src/maps/load.ts';
import { DOWNLOAD_COST, type Download, DownloadFile, downloadReply } from '../asset/export.ts';
import { builder } from '../builder.ts';
import { words } from '../enums.ts';
import type { Route } from '../operation.ts';
import { map } from './type.ts';

const FORMATS = Object.keys(MAP_FORMATS) as MapFormatName[];
const MapFormat = words(
  'MapFormat',
  `What a map is saved as. ${FORMATS.map((name) => `${name}: ${MAP_FORMATS[name].about}`).join(' ')}`,
  FORMATS,
);

const MapFileInput = builder.inputType('MapFileInput', {
  fields: (t) => ({
    ...map.idFields(t),
    format: t.field({
      type: MapFormat,
      required: true,
      defaultValue: 'zip',
      description: `What to save it as: ${FORMATS.join(', ')}.`,
    }),
  }),
});

async function make(ctx: Context, mapId: string, format: MapFormatName, where: object): Promise<Download> {
  const row = await loadMap(ctx.services.db, { assetId: mapId, asset: where });
  if (!row) throw map.missing(mapId);
  const { extension, contentType } = MAP_FORMATS[format];
  const { corners: _, ...rows } = row;
  // the revision stands for the ground
  const bytes = await ctx.services.files.get(ctx, ['map', format, rows], async () => ({
    kind: 'map',
    format,
    map: await mapExport(ctx.services.storage, row),
  }));
  return { fileName: exportName(row.asset.name, 'map', { format, extension }), contentType, bytes };
}

const routes = (path: `/${string}`, whole: string): Route[] => [
  {
    route: `GET ${path}/${whole}` as `GET /${string}`,
    summary: 'A map with all that it is made of, as a ZIP archive',
    fixed: { format: 'zip' },
    errors: ['GONE'],
    reply: downloadReply('application/zip'),
  },
  {
    route: `GET ${path}/export/{format}` as `GET /${string}`,
    summary: 'A map for a game engine or an editor',
    errors: ['GONE'],
    reply: downloadReply('application/zip'),
  },
];

const serve = (name: string, description: string, isLink: boolean) =>
  builder.queryField(name, (t) =>
    t.field({
      type: DownloadFile,
      description,
      complexity: DOWNLOAD_COST,
      args: { input: t.arg({ type: MapFileInput, required: true }) },
      extensions: {
        operation: isLink
          ? { scope: null, rest: { files: routes(`${map.links}/{map_id}`, 'download') } }
          : { scope: map.read, rest: { v2: routes('/maps/{map_id}', 'zip') } },
      },
      resolve: (_root, { input: { mapId, format } }, ctx) =>
        make(ctx, mapId, format, isLink ? {} : { accountId: requireCaller(ctx).accountId }),
    }),
  );
serve('mapFile', 'A map of this account as a file that editors and game engines open.', false);
serve('mapDownload', 'The same for whoever has the id: it is the key, so that links can be shared.', true);
