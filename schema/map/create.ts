import { z } from 'zod';
import { createMap, layGround, MOST_TILESETS, terrainNamed } from '../../src/maps/create.ts';
import { MAX_SIDE } from '../../src/maps/grid.ts';
import { laidByWords } from '../../src/maps/words/index.ts';
import { builder } from '../builder.ts';
import { seedOf } from '../image/draw.ts';
import { seedField } from '../image/fields.ts';
import { projectField, requireProject } from '../project/fields.ts';
import * as rules from '../rules.ts';
import { told } from '../shape.ts';
import { spoken, structure, wordsOf } from './shapes.ts';
import { map } from './type.ts';

const side = z.number().int().min(1).max(MAX_SIDE);

const CreateMapInput = builder.inputType('CreateMapInput', {
  fields: (t) => ({
    tilesetIds: t.stringList({
      required: true,
      description: `Completed tilesets to lay it with, 1 to ${MOST_TILESETS}: all from above or all from the side, with tiles of one size. Each after the first shares a ground with one before it: chain them with lower_base_tile_id or upper_base_tile_id.`,
      validate: z.array(z.uuid()).min(1).max(MOST_TILESETS),
    }),
    width: t.int({ required: true, defaultValue: 32, description: `Cells across, 1 to ${MAX_SIDE}.`, validate: side }),
    height: t.int({ required: true, defaultValue: 24, description: `Cells down, 1 to ${MAX_SIDE}.`, validate: side }),
    name: t.string({ description: 'What it is called; absent is "Map".', validate: z.string().trim().min(1).max(100) }),
    terrain: t.string({
      description:
        'What all of it is at first: the words of a ground of the tilesets. Absent is the lower ground of the first (air, where it is seen from the side).',
      validate: rules.description,
    }),
    description: t.string({
      description:
        'What is laid on it at once, in words: "a small island with a forest in the north". edit_map lays more.',
      validate: rules.description,
    }),
    ...seedField(t),
    ...projectField(t),
  }),
});

builder.mutationField('createMap', (t) =>
  t.field({
    type: map.type,
    description: 'Makes a map of tilesets of this account. It is there at once, and free.',
    args: { input: t.arg({ type: CreateMapInput, required: true }) },
    extensions: {
      operation: {
        scope: 'maps:write',
        mcp: {
          name: 'create_map',
          title: 'Create a map',
          description:
            'Makes a map of completed tilesets, filled with one terrain, at once. Returns its id and the names of its terrains; edit_map paints them, place_map_object puts objects and characters on it.',
          ...told(structure, { fetch: spoken, text: wordsOf }),
        },
      },
    },
    resolve: async (_root, { input }, ctx) => {
      await requireProject(ctx, input.projectId);
      const laid = await layGround(ctx, input.tilesetIds);
      const seed = seedOf(input.seed);
      const [first] = laid.ground.sets;
      const usual = first!.sheet.kind === 'sidescroller' ? first!.upper : first!.lower;
      return createMap(ctx, {
        name: input.name?.trim() ?? 'Map',
        description: input.description ?? laid.ground.terrains.join(', '),
        laid,
        width: input.width,
        height: input.height,
        seed,
        terrain: input.terrain ? terrainNamed(laid.ground, input.terrain) : usual,
        projectId: input.projectId ?? null,
        shape: (grid) => (input.description ? laidByWords(input.description, laid.ground, grid, seed).notes : []),
      });
    },
  }),
);
