import { requireScope } from '../../src/access.ts';
import { closable } from '../../src/jobs/closable.ts';
import { MAP_CHANGES, type MapChanged, watchMap } from '../../src/maps/events.ts';
import { findMap } from '../../src/maps/store.ts';
import { builder } from '../builder.ts';
import { words } from '../enums.ts';
import { MapArea, map, Placement } from './type.ts';

const MapChangeKind = words('MapChangeKind', 'What of a map has changed.', MAP_CHANGES);

const MapChange = builder.objectRef<MapChanged>('MapChange').implement({
  description: 'Something that happened to a map.',
  fields: (t) => ({
    change: t.expose('change', { type: MapChangeKind }),
    mapId: t.exposeID('mapId'),
    revision: t.exposeInt('revision', {
      description: 'The map’s, after it. One that is left out was not told: load the map again.',
    }),
    area: t.field({
      type: MapArea,
      nullable: true,
      description: 'The cells that look different now; null for none.',
      resolve: ({ area }) => area,
    }),
    placementIds: t.exposeStringList('placementIds', { description: 'Placements that are new, moved or gone.' }),
    placements: t.prismaField({
      type: [Placement],
      description: 'Those of them that are there now.',
      resolve: (query, { placementIds }, _args, ctx) =>
        placementIds.length
          ? ctx.services.db.mapPlacement.findMany({ ...query, where: { id: { in: [...placementIds] } } })
          : [],
    }),
    map: t.prismaField({
      type: map.type,
      nullable: true,
      description: 'The map as it is now; null once it is deleted.',
      resolve: (query, { mapId }, _args, ctx) =>
        ctx.services.db.asset.findFirst({ ...query, where: map.where(ctx, mapId) }),
    }),
  }),
});

builder.subscriptionField('onMapChanged', (t) =>
  t.field({
    type: MapChange,
    description:
      'What happens to a map from now on, whoever does it. A client that misses a revision loads the map again.',
    args: { mapId: t.arg.id({ required: true, description: 'Id of the map.' }) },
    subscribe: async (_root, { mapId }, ctx) => {
      requireScope(ctx, 'maps:read');
      await findMap(ctx, mapId);
      return closable((signal) => watchMap(ctx.services.events, mapId, signal), ctx.signal);
    },
    resolve: (change: MapChanged) => change,
  }),
);
