import { TILESET_FILES, type TilesetFacts, tilesetExport } from '../../src/assets/tilesets.ts';
import { tilesetMetadata } from '../../src/exports/tiles/index.ts';
import { tilePngs } from '../../src/exports/tiles/sheets.ts';
import { declareNoun } from '../asset/noun.ts';
import { linksOf } from '../asset/type.ts';
import { builder } from '../builder.ts';

/** What of a row its files are made of. */
const TILESET_FILES_SELECT = { id: true, name: true, facts: true, createdAt: true, ...TILESET_FILES } as const;

/** Decoding a sheet and writing its tiles, in the units of a query's cost. */
const CUT_COST = 100;

export const topdownTileset = declareNoun<TilesetFacts, 'tilesetId'>({
  kind: 'topdown_tileset',
  type: 'TopdownTileset',
  field: 'topdownTileset',
  fieldOfMany: 'topdownTilesets',
  idField: 'tilesetId',
  called: 'tileset',
  plural: 'top-down tilesets',
  description: 'Tiles for every way in which two grounds can meet at the corners of a tile, seen from above.',
  scopes: 'tilesets',
  links: '/mcp/tilesets',
  ofJob: 'topdownTileset',
});

export const sidescrollerTileset = declareNoun<TilesetFacts, 'tilesetId'>({
  kind: 'sidescroller_tileset',
  type: 'SidescrollerTileset',
  field: 'sidescrollerTileset',
  fieldOfMany: 'sidescrollerTilesets',
  idField: 'tilesetId',
  called: 'sidescroller tileset',
  plural: 'sidescroller tilesets',
  description: 'Tiles of a platform seen from the side, with a transparent background.',
  scopes: 'tilesets',
  links: '/mcp/sidescroller-tilesets',
  ofJob: 'sidescrollerTileset',
});

for (const noun of [topdownTileset, sidescrollerTileset]) {
  const { factsOf } = noun;
  builder.prismaObjectFields(noun.type, (t) => ({
    lowerDescription: t.string({ resolve: (row) => factsOf(row).lower }),
    transitionDescription: t.string({ nullable: true, resolve: (row) => factsOf(row).transition }),
    transitionSize: t.float({ resolve: (row) => factsOf(row).transitionSize }),
    tileSize: t.int({ description: 'Side of a tile, pixels.', resolve: (row) => factsOf(row).tileSize }),
    lowerBaseTileId: t.string({
      description: 'Id of the plain lower tile, for chaining; known before it is drawn.',
      resolve: (row) => factsOf(row).lowerBaseTileId,
    }),
    imageUrl: t.string({
      description: 'Address of the sheet. The id in it is the key.',
      resolve: (row, _args, ctx) => `${linksOf(ctx.services.config.publicUrl, row)}/image`,
    }),
    metadataUrl: t.string({
      description: 'Address of the JSON that tells corners and place of every tile. The id in it is the key.',
      resolve: (row, _args, ctx) => `${linksOf(ctx.services.config.publicUrl, row)}/metadata`,
    }),
    tileCount: t.int({
      nullable: true,
      description: 'Tiles of the set itself; null until the job is completed.',
      select: { job: { select: { result: true } } },
      resolve: ({ job }) => (job?.result as { data?: { tiles?: number } } | null)?.data?.tiles ?? null,
    }),
    sheet: t.prismaField({
      type: 'Image',
      nullable: true,
      description: 'All tiles; null until the job is completed.',
      resolve: (query, { jobId }, _args, ctx) =>
        ctx.services.db.image.findFirst({ ...query, where: { jobId: jobId!, label: 'sheet' } }),
    }),
    exampleMap: t.prismaField({
      type: 'Image',
      nullable: true,
      description: 'A map made of the tiles; null until the job is completed.',
      resolve: (query, { jobId }, _args, ctx) =>
        ctx.services.db.image.findFirst({ ...query, where: { jobId: jobId!, label: 'map' } }),
    }),
    metadata: t.field({
      type: 'JSON',
      nullable: true,
      description: 'Corners and place of every tile; null until the job is completed.',
      complexity: CUT_COST,
      select: TILESET_FILES_SELECT,
      resolve: async (row, _args, ctx) => {
        if (row.job?.status !== 'COMPLETED') return null;
        return tilesetMetadata(await tilesetExport(ctx.services.storage, row as never));
      },
    }),
    tilePictures: t.field({
      type: 'JSON',
      nullable: true,
      description: 'Name → raw base64 of the PNG, of every tile; null until the job is completed.',
      complexity: CUT_COST,
      select: TILESET_FILES_SELECT,
      resolve: async (row, _args, ctx) => {
        if (row.job?.status !== 'COMPLETED') return null;
        const tiles = await tilePngs(await tilesetExport(ctx.services.storage, row as never));
        return Object.fromEntries(tiles.map(({ name, png }) => [name, png.toString('base64')]));
      },
    }),
  }));
}

builder.prismaObjectFields(topdownTileset.type, (t) => ({
  upperDescription: t.string({ resolve: (row) => topdownTileset.factsOf(row).upper ?? '' }),
  view: t.string({ resolve: (row) => topdownTileset.factsOf(row).view }),
  upperBaseTileId: t.string({
    description: 'Id of the plain upper tile, for chaining; known before it is drawn.',
    resolve: (row) => topdownTileset.factsOf(row).upperBaseTileId!,
  }),
}));
