import { z } from 'zod';
import { AppError, invalidInput } from '../../src/errors.ts';
import { terrainNamed } from '../../src/maps/create.ts';
import { applyEdit, extent, type MapEdit } from '../../src/maps/edits.ts';
import type { Area } from '../../src/maps/grid.ts';
import { type Changed, changeMap, type OpenMap, stepMap } from '../../src/maps/store.ts';
import { laidByWords } from '../../src/maps/words/index.ts';
import { builder } from '../builder.ts';
import { fetch, from, list, maybe, number, read, same, shape, text, told } from '../shape.ts';
import { type AskedEdit, EditMapInput, isStep, KINDS_TOLD } from './edit-input.ts';
import { MapArea, map } from './type.ts';

/** A change of a map and what was understood of its words. */
interface EditedMap extends Changed {
  readonly notes: readonly string[];
}

/** The type of what a change of a map gives. */
export const ChangedMap = builder.objectRef<EditedMap>('ChangedMap').implement({
  description: 'A map after a change.',
  fields: (t) => ({
    map: t.prismaField({
      type: map.type,
      resolve: (query, { mapId }, _args, ctx) =>
        ctx.services.db.asset.findUniqueOrThrow({ ...query, where: { id: mapId } }),
    }),
    revision: t.exposeInt('revision', { description: 'Its revision with this change.' }),
    area: t.field({
      type: MapArea,
      nullable: true,
      description: 'The cells that look different now; null for none.',
      resolve: ({ area }) => area,
    }),
    notes: t.exposeStringList('notes', {
      description:
        'What was laid of a description in words, what no terrain of the map says, and words that are no ground.',
    }),
    placementIds: t.exposeStringList('placementIds', { description: 'Placements that came back, moved or went.' }),
  }),
});

const outside = (
  path: readonly (string | number)[],
  { width, height }: { width: number; height: number },
  by: string,
) =>
  invalidInput([
    {
      path,
      message: `outside of the map, whose ${by} have x 0 to ${width - 1} and y 0 to ${height - 1}`,
      type: 'value_error',
    },
  ]);

/** An edit as the ground takes it. Throws BAD_USER_INPUT for a place outside, BAD_REQUEST for a terrain that is not there. */
function editOn({ grid, ground }: OpenMap, asked: AskedEdit, at: number): MapEdit {
  const { kind, by, points, size, seed, terrain } = asked;
  const sides = extent(grid, by);
  const path = ['input', 'operations', at];
  points?.forEach(({ x, y }, i) => {
    if (x >= sides.width || y >= sides.height) throw outside([...path, 'points', i], sides, by);
  });
  const { x, y } = asked;
  if (x >= sides.width || y >= sides.height) throw outside([...path, x >= sides.width ? 'x' : 'y'], sides, by);
  const area: Area = {
    x,
    y,
    width: Math.min(asked.width ?? sides.width, sides.width - x),
    height: Math.min(asked.height ?? sides.height, sides.height - y),
  };
  return {
    kind: kind as MapEdit['kind'],
    by,
    points: (points ?? []).map((point) => [point.x, point.y] as const),
    area,
    size,
    seed,
    terrain: terrainNamed(ground, terrain ?? ''),
  };
}

/** Lays what words ask for. Throws BAD_REQUEST where none of them can be laid. */
function describe({ grid, ground }: OpenMap, { text, seed }: AskedEdit): readonly string[] {
  const { notes, isLaid } = laidByWords(text ?? '', ground, grid, Number(seed));
  if (isLaid) return notes;
  throw new AppError(
    'BAD_REQUEST',
    `Nothing of "${text}" can be laid: say island, forest, lake, river, road, dungeon, hill, …, or what is to be removed or replaced, of the terrains ${ground.terrains.map((name) => `"${name}"`).join(', ')}. ${notes.join('; ')}`.trim(),
  );
}

builder.mutationField('editMap', (t) =>
  t.field({
    type: ChangedMap,
    description:
      'Changes the ground of a map, or takes a change back. Whoever else edits it at the same time has their turn before or after: nothing is lost.',
    args: { input: t.arg({ type: EditMapInput, required: true }) },
    extensions: {
      operation: {
        scope: 'maps:write',
        mcp: {
          name: 'edit_map',
          title: 'Edit a map',
          description: `Lays terrain on a map. operations: [{kind, …}], done in order; ${KINDS_TOLD} Terrains are called as get_map names them.`,
          ...told(
            shape({
              map_id: from('map.id', z.string()),
              revision: same(z.number()),
              notes: same(z.array(z.string())),
              area: read(
                fetch({ area: maybe(fetch({ x: number, y: number, width: number, height: number })) }),
                z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() }).nullable(),
                ({ area }) => area,
              ),
            }),
            {
              fetch: fetch({ map: fetch({ id: text, terrains: list(fetch({ name: text })) }) }),
              text: ({ map: of, revision, area, notes }) =>
                [
                  `id: ${of.id}`,
                  `revision: ${revision}`,
                  area
                    ? `changed: cells ${area.x}, ${area.y} to ${area.x + area.width - 1}, ${area.y + area.height - 1}`
                    : 'changed: no cell',
                  ...notes.map((note) => `note: ${note}`),
                  'hint: view_map shows it.',
                ].join('\n'),
            },
          ),
        },
      },
    },
    resolve: async (_root, { input: { mapId, operations, expectedRevision } }, ctx): Promise<EditedMap> => {
      const { kind } = operations[0]!;
      if (isStep(kind)) return { ...(await stepMap(ctx, mapId, { expectedRevision }, kind)), notes: [] };
      const notes: string[] = [];
      const changed = await changeMap(ctx, mapId, { expectedRevision }, async (open) => {
        operations.forEach((asked, i) => {
          if (asked.kind === 'describe') notes.push(...describe(open, asked));
          else applyEdit(open.grid, open.ground, editOn(open, asked, i));
        });
      });
      return { ...changed, notes };
    },
  }),
);
