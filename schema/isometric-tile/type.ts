import { declareNoun } from '../asset/noun.ts';
import { builder } from '../builder.ts';

interface IsometricTileFacts {
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  readonly shape: string;
}

export const isometricTile = declareNoun<IsometricTileFacts, 'tileId'>({
  kind: 'isometric_tile',
  type: 'IsometricTile',
  field: 'isometricTile',
  fieldOfMany: 'isometricTiles',
  idField: 'tileId',
  called: 'isometric tile',
  plural: 'isometric tiles',
  description: 'A tile in isometric projection: bare ground, or with something standing on it.',
  scopes: 'tilesets',
  links: '/mcp/isometric-tile',
  ofJob: 'isometricTile',
});

const { factsOf } = isometricTile;

builder.prismaObjectFields(isometricTile.type, (t) => ({
  width: t.int({ description: 'Pixels.', resolve: (row) => factsOf(row).width }),
  height: t.int({ description: 'Pixels.', resolve: (row) => factsOf(row).height }),
  tileShape: t.string({ description: 'How thick it is.', resolve: (row) => factsOf(row).shape }),
  image: t.prismaField({
    type: 'Image',
    nullable: true,
    description: 'The picture; null until the job is completed.',
    resolve: (query, { jobId }, _args, ctx) =>
      ctx.services.db.image.findFirst({ ...query, where: { jobId: jobId!, position: 0 } }),
  }),
}));
