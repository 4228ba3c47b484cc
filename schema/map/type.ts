import { z } from 'zod';
import type { Prisma } from '../../src/db.ts';
import { MAX_PICTURE, REDUCTIONS } from '../../src/exports/maps/picture.ts';
import { type Area, cornersIn, MAX_SIDE } from '../../src/maps/grid.ts';
import { MOST_PLACEMENTS } from '../../src/maps/place.ts';
import { gridOf, mapGround, WITH_SETS } from '../../src/maps/store.ts';
import type { MapSheet } from '../../src/maps/terrain.ts';
import { NO_TILE, PER_SET, tilesOf } from '../../src/maps/tiles.ts';
import { declareNoun } from '../asset/noun.ts';
import { Asset, linksOf } from '../asset/type.ts';
import { builder } from '../builder.ts';
import type { InputFields } from '../job/payload.ts';

/** What lists show of a map. */
export interface MapFacts {
  /** Cells each way. */
  readonly width: number;
  readonly height: number;
  /** Side of a cell, pixels. */
  readonly tileSize: number;
}

export const map = declareNoun<MapFacts, 'mapId'>({
  kind: 'map',
  type: 'Map',
  idField: 'mapId',
  called: 'map',
  plural: 'maps',
  description:
    'Ground laid with tilesets, and what stands on it. A terrain lies at each corner of its cells; which tile a cell shows follows from its four corners.',
  scopes: 'maps',
  links: '/mcp/maps',
  jobless: true,
});
const { factsOf } = map;

interface Terrain {
  readonly index: number;
  readonly name: string;
}
const MapTerrain = builder.objectRef<Terrain>('MapTerrain').implement({
  description: 'A terrain of a map: a ground of its tilesets.',
  fields: (t) => ({
    index: t.exposeInt('index', { description: 'Its number: a byte of `corners`.' }),
    name: t.exposeString('name', { description: 'What edits call it.' }),
  }),
});

const MapTileset = builder.prismaObject('MapTileset', {
  name: 'MapTileset',
  description: 'A tileset that a map is laid with; it cannot be deleted while it is.',
  fields: (t) => ({
    index: t.exposeInt('position', { description: 'Its number in `tiles`.' }),
    tilesetId: t.exposeString('tilesetId', { nullable: true }),
    lower: t.exposeInt('lower', { description: 'Number of the terrain that is its lower ground.' }),
    upper: t.exposeInt('upper', { description: 'Number of the terrain that is its upper ground.' }),
    columns: t.int({
      description: 'Tiles in a row of its sheet.',
      resolve: ({ sheet }) => (sheet as unknown as MapSheet).columns,
    }),
    rows: t.int({
      description: 'Rows of its sheet.',
      resolve: ({ sheet }) => (sheet as unknown as MapSheet).sheetRows,
    }),
    sheetUrl: t.string({
      nullable: true,
      description: 'Address of the PNG of its sheet.',
      select: { tileset: { select: { id: true, kind: true } } },
      resolve: ({ tileset }, _args, ctx) =>
        tileset ? `${linksOf(ctx.services.config.publicUrl, tileset)}/image` : null,
    }),
  }),
});

export const Placement = builder.prismaObject('MapPlacement', {
  name: 'Placement',
  description:
    'A picture of an object or a character that stands on a map: in the middle of the lower edge of its cell, moved by `dx` and `dy`.',
  fields: (t) => ({
    id: t.exposeID('id'),
    mapId: t.exposeID('mapId'),
    asset: t.relation('asset', { type: Asset, description: 'The object or character.' }),
    assetId: t.exposeID('assetId'),
    name: t.string({
      description: 'What the object or character is called.',
      select: { asset: { select: { name: true } } },
      resolve: ({ asset }) => asset.name,
    }),
    kind: t.string({
      description: '`object`, `map_object` or `character`.',
      select: { asset: { select: { kind: true } } },
      resolve: ({ asset }) => asset.kind,
    }),
    direction: t.exposeString('direction', {
      nullable: true,
      description: 'The side that it shows; null for what has one picture.',
    }),
    layer: t.exposeInt('layer', { description: 'Higher is on top.' }),
    x: t.exposeInt('x', { description: 'Cell.' }),
    y: t.exposeInt('y', { description: 'Cell.' }),
    dx: t.exposeInt('dx', { description: 'Pixels to the right of its place in the cell.' }),
    dy: t.exposeInt('dy', { description: 'Pixels down from its place in the cell.' }),
    show: t.exposeBoolean('show', { description: 'Whether pictures and exports show it.' }),
    image: t.relation('image', { description: 'Its picture.' }),
    imageUrl: t.string({
      description: 'Address of its picture.',
      resolve: ({ imageId }, _args, ctx) => `${ctx.services.config.publicUrl}/images/${imageId}`,
    }),
    footX: t.exposeInt('footX', { description: 'Pixel of the picture that stands on its place, from the left.' }),
    footY: t.exposeInt('footY', { description: 'Pixel of the picture that stands on its place, from the top.' }),
  }),
});

export interface PlacementsPage {
  readonly where: Prisma.MapPlacementWhereInput;
  readonly take: number;
  readonly skip: number;
}
export const PlacementPage = builder.objectRef<PlacementsPage>('PlacementPage').implement({
  description: 'Some placements of a map, and how many there are.',
  fields: (t) => ({
    items: t.prismaField({
      type: [Placement],
      resolve: (query, of, _args, ctx) =>
        ctx.services.db.mapPlacement.findMany({
          ...query,
          ...of,
          orderBy: [{ layer: 'asc' }, { y: 'asc' }, { x: 'asc' }],
        }),
    }),
    total: t.int({ resolve: (of, _args, ctx) => ctx.services.db.mapPlacement.count({ where: of.where }) }),
  }),
});

/** Placements whose thing says a text in its name, description or tags. */
export const placementsWhere = (mapId: string, search: string | null | undefined): Prisma.MapPlacementWhereInput => {
  const text = search?.trim().replace(/[%_\\]/g, '\\$&');
  const like = { contains: text ?? '', mode: 'insensitive' as const };
  return {
    mapId,
    ...(text ? { asset: { OR: [{ name: like }, { description: like }, { tags: { has: search!.trim() } }] } } : {}),
  };
};

const AREA = 'Cells: the upper left one, and how many each way. Absent is to the edge of the map.';
const side = (min: number) => z.number().int().min(min).max(MAX_SIDE);
/** An area of a map in an input. */
export const areaFields = (t: InputFields) => ({
  x: t.int({ required: true, defaultValue: 0, description: `First cell from the left.`, validate: side(0) }),
  y: t.int({ required: true, defaultValue: 0, description: `First cell from the top.`, validate: side(0) }),
  width: t.int({ description: 'Cells across; absent is to the right edge of the map.', validate: side(1) }),
  height: t.int({ description: 'Cells down; absent is to the lower edge of the map.', validate: side(1) }),
});
export const AreaInput = builder.inputType('MapAreaInput', { description: AREA, fields: areaFields });

interface AskedArea {
  readonly x: number;
  readonly y: number;
  readonly width?: number | null | undefined;
  readonly height?: number | null | undefined;
}
/** What of an area lies on a map; at least a cell. */
export function areaOn(facts: MapFacts, asked: AskedArea | null | undefined): Area {
  const x = Math.min(asked?.x ?? 0, facts.width - 1);
  const y = Math.min(asked?.y ?? 0, facts.height - 1);
  return {
    x,
    y,
    width: Math.min(asked?.width ?? facts.width, facts.width - x),
    height: Math.min(asked?.height ?? facts.height, facts.height - y),
  };
}

/** How a picture is made small enough to be looked at: by this. */
export const reductionField = (t: InputFields, description: string) =>
  t.int({
    description: `${description} ${REDUCTIONS.join(', ')}. A picture has at most ${MAX_PICTURE} pixels each way.`,
    validate: z
      .number()
      .int()
      .refine((n) => (REDUCTIONS as readonly number[]).includes(n), { message: `one of ${REDUCTIONS.join(', ')}` }),
  });

export const MapArea = builder.objectRef<Area>('MapArea').implement({
  description: 'Cells of a map: the upper left one, and how many each way.',
  fields: (t) => ({
    x: t.exposeInt('x'),
    y: t.exposeInt('y'),
    width: t.exposeInt('width'),
    height: t.exposeInt('height'),
  }),
});

/** Writing out all cells of a map, in the units of a query's cost. */
const CELLS_COST = 50;
const grid = { map: { select: { width: true, height: true, corners: true } } } as const;

builder.prismaObjectFields(map.type, (t) => ({
  width: t.int({ description: 'Cells across.', resolve: (row) => factsOf(row).width }),
  height: t.int({ description: 'Cells down.', resolve: (row) => factsOf(row).height }),
  tileSize: t.int({ description: 'Side of a cell, pixels.', resolve: (row) => factsOf(row).tileSize }),
  revision: t.int({
    description:
      'Counts every change. Give it to an edit as `expectedRevision`, and one that somebody else was faster than is refused.',
    select: { map: { select: { revision: true } } },
    resolve: ({ map: of }) => of!.revision,
  }),
  canUndo: t.boolean({
    select: { map: { select: { applied: true, changes: { select: { position: true } } } } },
    resolve: ({ map: of }) => of!.changes.some(({ position }) => position === of!.applied),
  }),
  canRedo: t.boolean({
    select: { map: { select: { applied: true, changes: { select: { position: true } } } } },
    resolve: ({ map: of }) => of!.changes.some(({ position }) => position === of!.applied + 1),
  }),
  terrains: t.field({
    type: [MapTerrain],
    select: { map: { select: { terrains: true } } },
    resolve: ({ map: of }) => of!.terrains.map((name, index) => ({ index, name })),
  }),
  notes: t.stringList({
    description: 'What was laid of the description that it was made with, and what of it was not understood.',
    select: { spec: true },
    resolve: ({ spec }) => (spec as { notes?: string[] }).notes ?? [],
  }),
  tilesets: t.field({
    type: [MapTileset],
    select: (_args, _ctx, nested) => ({ map: { select: { tilesets: nested({ orderBy: { position: 'asc' } }) } } }),
    resolve: ({ map: of }) => of!.tilesets,
  }),
  corners: t.string({
    description:
      'Terrains at the corners of an area’s cells: raw base64, a byte each, row by row. There is one corner more than there are cells each way.',
    complexity: CELLS_COST,
    args: { area: t.arg({ type: AreaInput }) },
    select: grid,
    resolve: (row, { area }) => Buffer.from(cornersIn(gridOf(row.map!), areaOn(factsOf(row), area))).toString('base64'),
  }),
  tiles: t.string({
    description: `Tiles of an area’s cells: raw base64, 16 bits each (little endian), row by row. ${PER_SET} × number of the tileset + number of the tile in its sheet, counted row by row; ${NO_TILE} is none.`,
    complexity: CELLS_COST,
    args: { area: t.arg({ type: AreaInput }) },
    select: { map: { include: WITH_SETS } },
    resolve: (row, { area }) => {
      const of = row.map!;
      const tiles = tilesOf(gridOf(of), mapGround(of), Number(of.seed), areaOn(factsOf(row), area));
      return Buffer.from(tiles.buffer).toString('base64');
    },
  }),
  placements: t.field({
    type: PlacementPage,
    description: 'What stands on it: by layer, then from top to bottom.',
    // a row of few columns costs little
    complexity: ({ limit }) => ({ field: 1, multiplier: Math.max(1, (limit ?? 50) / 20) }),
    args: {
      search: t.arg.string({ description: 'Only what says this in its name, description or tags.' }),
      limit: t.arg.int({
        required: true,
        defaultValue: 50,
        description: `At most so many; ${MOST_PLACEMENTS} are all that a map may have.`,
        validate: z.number().int().min(1).max(MOST_PLACEMENTS),
      }),
      offset: t.arg.int({ required: true, defaultValue: 0, validate: z.number().int().min(0).max(1_000_000) }),
    },
    resolve: ({ id }, { search, limit, offset }) => ({
      where: placementsWhere(id, search),
      take: limit,
      skip: offset,
    }),
  }),
  placementCount: t.int({
    select: { map: { select: { _count: { select: { placements: true } } } } },
    resolve: ({ map: of }) => of!._count.placements,
  }),
  imageUrl: t.string({
    description:
      'Address of its picture, made as large as fits: `?x=…&y=…&width=…&height=…&reduction=…` ask for a part. The id in it is the key.',
    select: { map: { select: { revision: true } } },
    resolve: (row, _args, ctx) => `${linksOf(ctx.services.config.publicUrl, row)}/image?revision=${row.map!.revision}`,
  }),
  previewUrl: t.string({
    nullable: true,
    description: 'Address of a small picture of it.',
    select: { map: { select: { revision: true } } },
    resolve: async (row, _args, ctx) => {
      // among assets of all kinds it was read as one of them, without what a map alone has
      const where = { assetId: row.id };
      const of =
        (row.map as { revision: number } | undefined) ??
        (await ctx.services.db.mapGrid.findUnique({ where, select: { revision: true } }));
      return `${linksOf(ctx.services.config.publicUrl, row)}/image?reduction=${previewReduction(factsOf(row))}&revision=${of!.revision}`;
    },
  }),
}));

/** Pixels of a preview each way, at most. */
const PREVIEW = 512;
/** The least reduction with which a whole map is at most so many pixels each way; the largest there is where none is. */
export const reductionFor = ({ width, height, tileSize }: MapFacts, most: number): number =>
  REDUCTIONS.find((by) => (Math.max(width, height) * tileSize) / by <= most) ?? REDUCTIONS.at(-1)!;
const previewReduction = (facts: MapFacts) => reductionFor(facts, PREVIEW);
