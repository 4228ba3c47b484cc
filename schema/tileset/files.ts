import { refuseUndrawn, TILESET_FILES, tilesetExport } from '../../src/assets/tilesets.ts';
import { exportName } from '../../src/exports/index.ts';
import { TILESET_FORMATS, type TilesetFormatName } from '../../src/exports/tiles/index.ts';
import { DownloadFile, downloadReply, UNFINISHED } from '../asset/export.ts';
import { builder } from '../builder.ts';
import { words } from '../enums.ts';
import type { Route } from '../operation.ts';
import { sidescrollerTileset, topdownTileset } from './type.ts';

/** What making a file is worth in GraphQL: ten of them are what one request may ask for. */
const DOWNLOAD_COST = 900;

const FORMATS = Object.keys(TILESET_FORMATS) as TilesetFormatName[];
const TilesetFormat = words(
  'TilesetFormat',
  `What a tileset is saved as. ${FORMATS.map((name) => `${name}: ${TILESET_FORMATS[name].about}`).join(' ')}`,
  FORMATS,
);
const types = [...new Set(FORMATS.map((name) => TILESET_FORMATS[name].contentType))];

type Path = `/${string}`;

/** Each end of a path and what it stands for. */
const routes = (path: Path, called: string, short: readonly (readonly [string, TilesetFormatName])[]): Route[] => [
  ...short.map(
    ([end, format]): Route => ({
      route: `GET ${path}/${end}`,
      summary: `${TILESET_FORMATS[format].about.replace(/\.$/, '')} of a ${called}`,
      fixed: { format },
      errors: UNFINISHED,
      reply: downloadReply(TILESET_FORMATS[format].contentType),
    }),
  ),
  {
    route: `GET ${path}/export/{format}`,
    summary: `A ${called} for a game engine or an editor`,
    errors: UNFINISHED,
    reply: downloadReply(...types),
  },
];

for (const [noun, path] of [
  [topdownTileset, '/tilesets'],
  [sidescrollerTileset, '/tilesets-sidescroller'],
] as const) {
  const input = builder.inputType(`${noun.type.name}FileInput`, {
    fields: (t) => ({
      ...noun.idFields(t),
      format: t.field({
        type: TilesetFormat,
        required: true,
        defaultValue: 'zip',
        description: `What to save it as: ${FORMATS.join(', ')}.`,
      }),
    }),
  });
  const serve = (name: string, description: string, isLink: boolean) =>
    builder.queryField(name, (t) =>
      t.field({
        type: DownloadFile,
        description,
        complexity: DOWNLOAD_COST,
        args: { input: t.arg({ type: input, required: true }) },
        extensions: {
          operation: isLink
            ? {
                scope: null,
                rest: {
                  files: routes(`${noun.links}/{tileset_id}`, noun.called, [
                    ['download', 'zip'],
                    ['image', 'png'],
                    ['metadata', 'metadata'],
                  ]),
                },
              }
            : { scope: noun.read, rest: { v2: routes(`${path}/{tileset_id}`, noun.called, [['zip', 'zip']]) } },
        },
        resolve: async (_root, args, ctx) => {
          const { format, tilesetId } = args.input;
          const where = isLink ? noun.linked(tilesetId) : noun.where(ctx, tilesetId);
          const row = await ctx.services.db.asset.findFirst({ where, include: TILESET_FILES });
          if (!row) throw noun.missing(tilesetId);
          refuseUndrawn(row, noun.called);
          const { extension, contentType } = TILESET_FORMATS[format];
          const bytes = await ctx.services.files.get(ctx, [format, row], async () => ({
            kind: 'tileset',
            format,
            tileset: await tilesetExport(ctx.services.storage, row),
          }));
          return { fileName: exportName(row.name, noun.kind, { format, extension }), contentType, bytes };
        },
      }),
    );
  serve(`${noun.field}File`, `${noun.One} of this account as a file that editors and game engines open.`, false);
  serve(`${noun.field}Download`, 'The same for whoever has the id: it is the key, so that links can be shared.', true);
}
