import { declareNoun } from '../asset/noun.ts';
import { builder } from '../builder.ts';

interface MapObjectFacts {
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  readonly view: string;
}

export const mapObject = declareNoun<MapObjectFacts, 'objectId'>({
  kind: 'map_object',
  type: 'MapObject',
  idField: 'objectId',
  called: 'map object',
  plural: 'map objects',
  description:
    'An object with a transparent background, to be placed on a map. It is removed eight hours after it was asked for.',
  scopes: 'objects',
  links: '/mcp/map-objects',
  ofJob: 'mapObject',
});

const { factsOf } = mapObject;

builder.prismaObjectFields(mapObject.type, (t) => ({
  width: t.int({ description: 'Pixels.', resolve: (row) => factsOf(row).width }),
  height: t.int({ description: 'Pixels.', resolve: (row) => factsOf(row).height }),
  view: t.string({ resolve: (row) => factsOf(row).view }),
  image: t.prismaField({
    type: 'Image',
    nullable: true,
    description: 'The picture; null until the job is completed.',
    resolve: (query, { jobId }, _args, ctx) =>
      ctx.services.db.image.findFirst({ ...query, where: { jobId: jobId!, position: 0 } }),
  }),
  expiresAt: t.field({
    type: 'DateTime',
    description: 'When it is removed.',
    select: { expiresAt: true },
    resolve: ({ expiresAt }) => expiresAt!,
  }),
}));
