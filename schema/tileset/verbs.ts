import { z } from 'zod';
import { AppError } from '../../src/errors.ts';
import { serveDelete } from '../asset/delete.ts';
import { serveGet } from '../asset/get.ts';
import { serveList } from '../asset/list.ts';
import { understood, understoodEntries, understoodLines } from '../asset/shapes.ts';
import {
  both,
  type DataOf,
  fetch,
  from,
  maybe,
  number,
  read,
  reply,
  same,
  shape,
  text,
  told,
  value,
} from '../shape.ts';
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
import { sidescrollerTileset, topdownTileset } from './type.ts';

/** Errors that tell a poller what to do: come again, or give up. */
export function refuseUnfinished(called: string, at: string, error: string | null | undefined): void {
  if (at === 'QUEUED' || at === 'RUNNING')
    throw new AppError('LOCKED', `The ${called} is still being made.`, { retryAfter: 2 });
  if (at !== 'COMPLETED') throw new AppError('GONE', error ?? `The ${called} could not be made.`);
}

const Corner = z.enum(['lower', 'upper', 'transition']);
const Row = z.array(z.number());
const Tile = z.object({
  id: z.string(),
  name: z.string(),
  image: Base64Image,
  corners: z.object({ NW: Corner, NE: Corner, SW: Corner, SE: Corner }),
  pattern_4x4: z.object({ row_0: Row, row_1: Row, row_2: Row, row_3: Row }),
  original_position: z.object({ row: z.number(), col: z.number() }),
  bounding_box: z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() }),
  description: z.string(),
  connections: z.record(z.string(), z.array(z.string())),
});
type TileBody = z.infer<typeof Tile>;

interface Metadata {
  readonly tileset_data: {
    readonly total_tiles: number;
    readonly tile_size: Readonly<Record<string, number>>;
    readonly terrain_types: readonly string[];
    readonly tiles: readonly TileBody[];
  };
  readonly metadata: Readonly<Record<string, unknown>>;
  readonly base_tile_ids: Readonly<Record<string, string>>;
  readonly extra_tiles: readonly TileBody[];
}

const drawn = fetch({
  metadata: maybe(value<Metadata>()),
  tilePictures: maybe(value<Readonly<Record<string, string>>>()),
});

const withPicture = (tile: TileBody, pictures: Readonly<Record<string, string>>): TileBody => ({
  ...tile,
  image: imageBody(pictures[tile.name] ?? pictures[sheetName(tile)] ?? ''),
});
/** Tiles of a sheet of 25 are called after their columns there. */
const sheetName = ({ name }: TileBody): string => name.replace(/^wang_(..)_(..)_.*$/, '$1|$2');

const detail = shape({
  usage: jobUsage,
  tileset: read(
    drawn,
    z.object({
      total_tiles: z.number(),
      tile_size: z.record(z.string(), z.number()),
      terrain_types: z.array(z.string()),
      tiles: z.array(Tile),
      extra_tiles: z.array(Tile).describe('Variants of tiles, slopes and platforms: not part of the set itself.'),
    }),
    ({ metadata, tilePictures }) => {
      const { tileset_data: data, extra_tiles } = metadata!;
      return {
        total_tiles: data.total_tiles,
        tile_size: data.tile_size,
        terrain_types: [...data.terrain_types],
        tiles: data.tiles.map((tile) => withPicture(tile, tilePictures!)),
        extra_tiles: extra_tiles.map((tile) => withPicture(tile, tilePictures!)),
      };
    },
  ),
  metadata: read(drawn, z.record(z.string(), z.unknown()), ({ metadata }) => ({
    ...metadata!.metadata,
    base_tile_ids: metadata!.base_tile_ids,
  })),
});

const spoken = both(
  both(progressFields, understood),
  fetch({
    name: text,
    tileSize: number,
    tileCount: maybe(number),
    lowerBaseTileId: text,
    imageUrl: text,
    metadataUrl: text,
    downloadUrl: text,
    sheet: maybe(fetch({ base64: text, drawnAs: text })),
    exampleMap: maybe(fetch({ base64: text, url: text })),
  }),
);
type Spoken = DataOf<typeof spoken>;

const words = (getTool: string, createTool: string) => (o: Spoken & { readonly upperBaseTileId?: string }) => {
  const word = statusWord(o.status);
  const bases = [
    `lower_base_tile_id: ${o.lowerBaseTileId}`,
    ...(o.upperBaseTileId ? [`upper_base_tile_id: ${o.upperBaseTileId}`] : []),
  ];
  if (word === 'processing')
    return [
      `status: processing ${percentOf(o.job)}% (${o.job.stage}, ${about(o.job.etaSeconds)})`,
      `id: ${o.id}`,
      ...bases,
      `hint: call ${getTool} again in a few seconds.`,
    ].join('\n');
  if (word === 'completed')
    return [
      'status: completed',
      `id: ${o.id}`,
      `name: ${o.name}`,
      `tiles: ${o.tileCount} of ${o.tileSize}x${o.tileSize}`,
      ...understoodLines(o),
      `image: ${o.imageUrl}`,
      `metadata: ${o.metadataUrl}`,
      `download: ${o.downloadUrl}`,
      `example map: ${o.exampleMap?.url ?? ''}`,
      ...bases,
    ].join('\n');
  return `status: ${word}\nid: ${o.id}\nerror: ${o.job.error?.message ?? 'unknown'}\nhint: it was not charged; create it again with ${createTool}.`;
};

const pictures = ({ sheet, exampleMap }: Spoken): string[] =>
  [sheet?.base64, exampleMap?.base64].filter((base64) => base64 !== undefined);

const toolEntries = {
  tileset_id: from('id', z.string()),
  name: same(z.string()),
  status,
  progress_percent: percent,
  eta_seconds: eta,
  tile_size: same(z.number()),
  tile_count: same(z.number().nullable()),
  lower_base_tile_id: same(z.string()),
  image_url: same(z.string()),
  ...understoodEntries,
  metadata_url: same(z.string()),
  download_url: same(z.string()),
  error: errorMessage,
};

const refuse = (called: string) => ({
  fetch: progressFields,
  refuse: ({ status: at, job }: DataOf<typeof progressFields>) => refuseUnfinished(called, at, job.error?.message),
});

serveGet(topdownTileset, {
  rest: {
    route: 'GET /tilesets/{tileset_id}',
    summary: 'Get a tileset',
    errors: ['LOCKED', 'GONE'],
    reply: reply(detail, refuse('tileset')),
  },
  mcp: {
    name: 'get_topdown_tileset',
    title: 'Get a top-down tileset',
    description:
      'Status of a tileset; once it is completed its sheet, an example map, links and base tile ids. With a progress token it waits up to 30 seconds and reports progress.',
    ...told(shape({ ...toolEntries, upper_base_tile_id: same(z.string()) }), {
      fetch: both(spoken, fetch({ upperBaseTileId: text })),
      text: words('get_topdown_tileset', 'create_topdown_tileset'),
      images: pictures,
    }),
  },
});

serveGet(sidescrollerTileset, {
  rest: {
    route: 'GET /tilesets-sidescroller/{tileset_id}',
    summary: 'Get a sidescroller tileset',
    errors: ['LOCKED', 'GONE'],
    reply: reply(detail, refuse('tileset')),
  },
  mcp: {
    name: 'get_sidescroller_tileset',
    title: 'Get a sidescroller tileset',
    description:
      'Status of a sidescroller tileset; once it is completed its sheet, an example, links and the tile count. With a progress token it waits up to 30 seconds and reports progress.',
    ...told(shape(toolEntries), {
      fetch: spoken,
      text: words('get_sidescroller_tileset', 'create_sidescroller_tileset'),
      images: pictures,
    }),
  },
});

const size = read(fetch({ tileSize: number }), z.object({ width: z.number(), height: z.number() }), ({ tileSize }) => ({
  width: tileSize,
  height: tileSize,
}));
const noText = (field: 'transitionDescription') =>
  read(fetch({ [field]: maybe(text) }), z.string(), (of: Readonly<Record<string, string | null>>) => of[field] ?? '');

serveList(topdownTileset, {
  rest: {
    route: 'GET /tilesets',
    summary: 'List tilesets',
    key: 'tilesets',
    row: shape({
      id: same(z.uuid()),
      name: same(z.string()),
      lower_description: same(z.string()),
      upper_description: same(z.string()),
      tile_size: size,
      view: same(z.string()),
      created_at: same(z.string()),
      status,
    }),
  },
  mcp: {
    name: 'list_topdown_tilesets',
    title: 'List top-down tilesets',
    description: 'Top-down tilesets of this account, newest first, one line each.',
    usual: 10,
    key: 'tilesets',
    row: shape({
      tileset_id: from('id', z.string()),
      name: same(z.string()),
      status,
      tile_size: same(z.number()),
      lower_base_tile_id: same(z.string()),
      upper_base_tile_id: same(z.string()),
    }),
    line: (o) =>
      `${o.id} | ${statusWord(o.status)} | "${o.name}" | ${o.tileSize}x${o.tileSize} | lower base: ${o.lowerBaseTileId} | upper base: ${o.upperBaseTileId}`,
    hint: 'create_topdown_tileset makes one.',
  },
});

serveList(sidescrollerTileset, {
  limits: { usual: 10, most: 50 },
  rest: {
    route: 'GET /tilesets-sidescroller',
    summary: 'List sidescroller tilesets',
    key: 'tilesets',
    row: shape({
      id: same(z.uuid()),
      name: same(z.string()),
      lower_description: same(z.string()),
      transition_description: noText('transitionDescription'),
      tile_size: size,
      created_at: same(z.string()),
      status,
    }),
  },
  mcp: {
    name: 'list_sidescroller_tilesets',
    title: 'List sidescroller tilesets',
    description: 'Sidescroller tilesets of this account, newest first, one line each.',
    usual: 20,
    key: 'tilesets',
    row: shape({
      tileset_id: from('id', z.string()),
      name: same(z.string()),
      status,
      tile_size: same(z.number()),
    }),
    line: (o) => `${o.id} | ${statusWord(o.status)} | "${o.name}" | ${o.tileSize}x${o.tileSize}`,
    hint: 'create_sidescroller_tileset makes one.',
  },
});

serveDelete(topdownTileset, {
  rest: { route: 'DELETE /tilesets/{tileset_id}', summary: 'Delete a tileset' },
  mcp: { name: 'delete_topdown_tileset', title: 'Delete a top-down tileset' },
});
serveDelete(sidescrollerTileset, {
  rest: { route: 'DELETE /tilesets-sidescroller/{tileset_id}', summary: 'Delete a sidescroller tileset' },
  mcp: { name: 'delete_sidescroller_tileset', title: 'Delete a sidescroller tileset' },
});
