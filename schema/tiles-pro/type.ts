import { dataOf } from '../../src/jobs/contract.ts';
import { declareNoun } from '../asset/noun.ts';
import { builder } from '../builder.ts';

interface TilesProFacts {
  readonly tileType: string;
  /** Pixels. */
  readonly tileSize: number;
  readonly view: string;
}

export const tilesPro = declareNoun<TilesProFacts, 'tileId'>({
  kind: 'tiles_pro',
  type: 'TilesPro',
  field: 'tilesPro',
  fieldOfMany: 'allTilesPro',
  idField: 'tileId',
  called: 'set of pro tiles',
  plural: 'sets of pro tiles',
  description: 'Tiles of any shape, or a set whose tiles know their neighbours.',
  scopes: 'tilesets',
  ofJob: 'tilesPro',
});

const { factsOf } = tilesPro;
const RESULT = { job: { select: { result: true } } } as const;

builder.prismaObjectFields(tilesPro.type, (t) => ({
  tileType: t.string({ resolve: (row) => factsOf(row).tileType }),
  tileSize: t.int({ description: 'Width of a tile, pixels.', resolve: (row) => factsOf(row).tileSize }),
  view: t.string({ resolve: (row) => factsOf(row).view }),
  tileCount: t.int({
    description: 'Tiles; 0 until the job is completed.',
    select: { job: { select: { _count: { select: { images: true } } } } },
    resolve: ({ job }) => job?._count.images ?? 0,
  }),
  tilesKind: t.string({
    description: 'What the tiles are together: tiles, paths, tileset, coastline or building.',
    select: RESULT,
    resolve: ({ job }) => dataOf('makeTilesPro', job?.result)?.kind ?? 'tiles',
  }),
  rules: t.field({
    type: 'JSON',
    nullable: true,
    description: 'How tiles are placed by a mask of their neighbours; null for tiles that stand alone.',
    select: RESULT,
    resolve: ({ job }) => dataOf('makeTilesPro', job?.result)?.rules ?? null,
  }),
}));
