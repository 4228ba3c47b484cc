import { z } from 'zod';
import { MOST_PLACEMENTS } from '../../src/maps/place.ts';
import { findMap } from '../../src/maps/store.ts';
import { serveDelete } from '../asset/delete.ts';
import { serveGet } from '../asset/get.ts';
import { serveList } from '../asset/list.ts';
import { builder } from '../builder.ts';
import { each, fetch, from, list, maybe, number, same, shape, text, told } from '../shape.ts';
import { placementShape, spoken, structure, wordsOf } from './shapes.ts';
import { map, PlacementPage, type PlacementsPage, placementsWhere } from './type.ts';

serveGet(map, {
  mcp: {
    name: 'get_map',
    title: 'Get a map',
    description: 'Size, revision, terrains and links of a map. view_map shows it, list_map_objects what stands on it.',
    ...told(structure, { fetch: spoken, text: wordsOf }),
  },
});

serveList(map, {
  mcp: {
    name: 'list_maps',
    title: 'List maps',
    description: 'Maps of this account, newest first, one line each.',
    usual: 10,
    key: 'maps',
    row: shape({
      map_id: from('id', z.string()),
      name: same(z.string()),
      width: same(z.number()),
      height: same(z.number()),
      tile_size: same(z.number()),
      placement_count: same(z.number()),
    }),
    line: (o) =>
      `${o.id} | "${o.name}" | ${o.width}x${o.height} cells of ${o.tileSize} pixels | placements: ${o.placementCount}`,
    hint: 'create_map makes one of tilesets.',
  },
});

serveDelete(map, { mcp: { name: 'delete_map', title: 'Delete a map' } });

const ListMapObjectsInput = builder.inputType('ListMapObjectsInput', {
  fields: (t) => ({
    ...map.idFields(t),
    search: t.string({
      description: 'Only what says this in its name, description or tags.',
      validate: z.string().max(200),
    }),
    limit: t.int({
      required: true,
      defaultValue: 50,
      description: 'At most so many.',
      validate: z.number().int().min(1).max(MOST_PLACEMENTS),
    }),
    offset: t.int({
      required: true,
      defaultValue: 0,
      description: 'How many to leave out at the beginning.',
      validate: z.number().int().min(0).max(1_000_000),
    }),
  }),
});

const line = fetch({
  id: text,
  name: text,
  kind: text,
  direction: maybe(text),
  layer: number,
  x: number,
  y: number,
});

builder.queryField('mapObjectPlacements', (t) =>
  t.field({
    type: PlacementPage,
    description: 'What stands on a map: by layer, then from top to bottom.',
    complexity: ({ input }) => ({ field: 1, multiplier: Math.max(1, (input.limit ?? 50) / 20) }),
    args: { input: t.arg({ type: ListMapObjectsInput, required: true }) },
    extensions: {
      operation: {
        scope: map.read,
        mcp: {
          name: 'list_map_objects',
          title: 'List the objects on a map',
          description: 'What stands on a map, one line each.',
          readOnly: true,
          ...told(shape({ total: same(z.number()), placements: each('items', placementShape) }), {
            fetch: fetch({ items: list(line), total: number }),
            text: ({ items, total }) =>
              [
                `total: ${total}`,
                ...items.map(
                  (o) =>
                    `${o.id} | "${o.name}" | ${o.kind}${o.direction ? ` ${o.direction}` : ''} | cell ${o.x}, ${o.y} | layer ${o.layer}`,
                ),
                ...(items.length ? [] : ['hint: place_map_object puts something on the map.']),
              ].join('\n'),
          }),
        },
      },
    },
    resolve: async (_root, { input }, ctx): Promise<PlacementsPage> => {
      await findMap(ctx, input.mapId);
      return { where: placementsWhere(input.mapId, input.search), take: input.limit, skip: input.offset };
    },
  }),
);
