import { z } from 'zod';
import type { MapPlacement } from '../../src/db.ts';
import { invalidInput } from '../../src/errors.ts';
import { MAX_SIDE } from '../../src/maps/grid.ts';
import { MAX_LAYER, move, place, remove } from '../../src/maps/place.ts';
import { builder } from '../builder.ts';
import { Direction } from '../enums.ts';
import type { InputFields } from '../job/payload.ts';
import { always, fetch, from, number, shape, text, told } from '../shape.ts';
import { revisionField } from './edit-input.ts';
import { map, Placement } from './type.ts';

/** The tools have the fields of their interface, no others. */
const NOT_A_TOOL = { mcp: null };
const MAX_OFF = 1024;
const cell = z
  .number()
  .int()
  .min(0)
  .max(MAX_SIDE - 1);
const off = z.number().int().min(-MAX_OFF).max(MAX_OFF);
const layer = z.number().int().min(0).max(MAX_LAYER);

const placeFields = (t: InputFields) => ({
  x: t.int({ required: true, description: 'Cell to stand on, from the left.', validate: cell }),
  y: t.int({ required: true, description: 'Cell to stand on, from the top.', validate: cell }),
  show: t.boolean({ required: true, defaultValue: true, description: 'Whether pictures and exports show it.' }),
});
const offFields = (t: InputFields, absent: string) => ({
  dx: t.int({
    description: `Pixels to the right of its place in the cell; absent ${absent}.`,
    validate: off,
    extensions: { wire: NOT_A_TOOL },
  }),
  dy: t.int({
    description: `Pixels down from its place in the cell; absent ${absent}.`,
    validate: off,
    extensions: { wire: NOT_A_TOOL },
  }),
});
const placementField = (t: InputFields) => ({
  placementId: t.string({ required: true, description: 'Id of the placement.', validate: z.uuid() }),
});

interface Done {
  readonly placement: MapPlacement;
  readonly revision: number;
}
const PlacedObject = builder.objectRef<Done>('PlacedObject').implement({
  description: 'A placement, and the revision of its map with it.',
  fields: (t) => ({
    placement: t.prismaField({
      type: Placement,
      // taken away by another client in between, it is told as this change left it
      resolve: async (query, { placement }, _args, ctx) =>
        (await ctx.services.db.mapPlacement.findUnique({ ...query, where: { id: placement.id } })) ?? placement,
    }),
    revision: t.exposeInt('revision'),
  }),
});
const placedTold = (status: string) =>
  told(
    shape({
      placement_id: from('placement.id', z.string()),
      map_id: from('placement.mapId', z.string()),
      status: always(z.string(), status),
      layer: from('placement.layer', z.number()),
      x: from('placement.x', z.number()),
      y: from('placement.y', z.number()),
    }),
    {
      fetch: fetch({ placement: fetch({ id: text, name: text, layer: number, x: number, y: number }) }),
      text: ({ placement: of }) =>
        `id: ${of.id}\nstatus: ${status}\nname: ${of.name}\ncell: ${of.x}, ${of.y}\nlayer: ${of.layer}\nhint: view_map shows it.`,
    },
  );

const PlaceMapObjectInput = builder.inputType('PlaceMapObjectInput', {
  fields: (t) => ({
    ...map.idFields(t),
    ...placeFields(t),
    objectId: t.string({ description: 'Id of a completed object. Give this or character_id.', validate: z.uuid() }),
    characterId: t.string({ description: 'Id of a completed character. Give this or object_id.', validate: z.uuid() }),
    direction: t.field({
      type: Direction,
      description: 'The side that it shows, of characters and objects that have several; absent is south.',
    }),
    layer: t.int({
      description:
        'Higher is on top; on one layer things that stand further down are. Absent is the next above what stands on that cell.',
      validate: layer,
    }),
    ...offFields(t, 'is 0'),
    ...revisionField(t, NOT_A_TOOL),
  }),
});

builder.mutationField('placeMapObject', (t) =>
  t.field({
    type: PlacedObject,
    description: 'Puts an object or a character on a map. Of one layer a cell holds one thing.',
    args: { input: t.arg({ type: PlaceMapObjectInput, required: true }) },
    extensions: {
      operation: {
        scope: 'maps:write',
        mcp: {
          name: 'place_map_object',
          title: 'Place an object on a map',
          description: 'Puts a completed object or character on a cell of a map. Returns the id of the placement.',
          ...placedTold('placed'),
        },
      },
    },
    resolve: async (
      _root,
      { input: { mapId, objectId, characterId, expectedRevision, ...at } },
      ctx,
    ): Promise<Done> => {
      if (Boolean(objectId) === Boolean(characterId))
        throw invalidInput([
          { path: ['input', 'objectId'], message: 'give either objectId or characterId', type: 'value_error' },
        ]);
      const what = objectId
        ? ({ kind: 'object', id: objectId } as const)
        : ({ kind: 'character', id: characterId! } as const);
      const { result, revision } = await place(ctx, mapId, what, at, expectedRevision);
      return { placement: result, revision };
    },
  }),
);

const MoveMapObjectInput = builder.inputType('MoveMapObjectInput', {
  fields: (t) => ({
    ...map.idFields(t),
    ...placementField(t),
    ...placeFields(t),
    layer: t.int({
      description: 'Layer from now on; absent stays.',
      validate: layer,
      extensions: { wire: NOT_A_TOOL },
    }),
    direction: t.field({
      type: Direction,
      description: 'The side that it shows from now on; absent stays.',
      extensions: { wire: NOT_A_TOOL },
    }),
    ...offFields(t, 'stays'),
    ...revisionField(t, NOT_A_TOOL),
  }),
});

builder.mutationField('moveMapObject', (t) =>
  t.field({
    type: PlacedObject,
    description: 'Moves a placement to another cell; its layer stays unless another one is named.',
    args: { input: t.arg({ type: MoveMapObjectInput, required: true }) },
    extensions: {
      operation: {
        scope: 'maps:write',
        mcp: {
          name: 'move_map_object',
          title: 'Move an object on a map',
          description: 'Moves a placement to another cell of its map. Its layer stays.',
          ...placedTold('moved'),
        },
      },
    },
    resolve: async (_root, { input: { mapId, placementId, expectedRevision, ...at } }, ctx): Promise<Done> => {
      const { result, revision } = await move(ctx, mapId, placementId, at, expectedRevision);
      return { placement: result, revision };
    },
  }),
);

interface Removed {
  readonly placementId: string;
  readonly mapId: string;
  readonly revision: number;
}
const RemovedPlacement = builder.objectRef<Removed>('RemovedPlacement').implement({
  description: 'A placement that is gone.',
  fields: (t) => ({
    placementId: t.exposeID('placementId'),
    mapId: t.exposeID('mapId'),
    revision: t.exposeInt('revision', { description: 'The map’s, without it.' }),
  }),
});
const RemoveMapObjectInput = builder.inputType('RemoveMapObjectInput', {
  fields: (t) => ({ ...map.idFields(t), ...placementField(t), ...revisionField(t, NOT_A_TOOL) }),
});

builder.mutationField('removeMapObject', (t) =>
  t.field({
    type: RemovedPlacement,
    description: 'Takes a placement off its map. The object or character stays.',
    args: { input: t.arg({ type: RemoveMapObjectInput, required: true }) },
    extensions: {
      operation: {
        scope: 'maps:write',
        mcp: {
          name: 'remove_map_object',
          title: 'Remove an object from a map',
          description: 'Takes a placement off its map; the object or character itself stays.',
          destructive: true,
          ...told(
            shape({
              placement_id: from('placementId', z.string()),
              map_id: from('mapId', z.string()),
              status: always(z.string(), 'removed'),
            }),
            { fetch: fetch({ placementId: text }), text: (of) => `id: ${of.placementId}\nstatus: removed` },
          ),
        },
      },
    },
    resolve: async (_root, { input: { mapId, placementId, expectedRevision } }, ctx) => {
      const { revision } = await remove(ctx, mapId, placementId, expectedRevision);
      return { placementId, mapId, revision };
    },
  }),
);
