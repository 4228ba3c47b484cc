import { z } from 'zod';
import { EDIT_KINDS, UNITS } from '../../src/maps/edits.ts';
import { MAX_SIDE } from '../../src/maps/grid.ts';
import { MOST_UNDONE } from '../../src/maps/store.ts';
import { builder, MAX_SEED } from '../builder.ts';
import { words } from '../enums.ts';
import type { InputFields } from '../job/payload.ts';
import { map } from './type.ts';

const STEPS = ['undo', 'redo'] as const;
const KINDS = [...EDIT_KINDS, 'describe', ...STEPS] as const;
type Kind = (typeof KINDS)[number];

const ABOUT: Readonly<Record<Kind, string>> = {
  paint: 'a square brush of `size` at each of `points`.',
  rectangle: 'all of `x`, `y`, `width`, `height`; absent is to the edges.',
  fill: 'what hangs together with each of `points` and is of the same terrain.',
  path: 'straight from each of `points` to the next, `size` wide; without points across `x`, `y`, `width`, `height`.',
  river: 'the same, winding by the seed.',
  island: 'one mass with an uneven coast in `x`, `y`, `width`, `height`, by the seed.',
  patches: 'groves or puddles all over that area; `size` of 100 places.',
  dungeon: 'rooms joined by corridors in that area: name the terrain of the floor.',
  describe:
    '`text` in words: what is to lie where ("a road around the pond, forest on the left third"), or what is to change ("remove the lake", "make the river wider"); from the side the parts of a level ("two gaps and three platforms"); needs no terrain.',
  undo: `takes the last change back, at most ${MOST_UNDONE} of them; stands alone.`,
  redo: 'does it again; stands alone.',
};
/** Points that an edit needs at least. */
const POINTS: Partial<Record<Kind, number>> = { paint: 1, fill: 1 };
export const isStep = (kind: Kind): kind is (typeof STEPS)[number] => (STEPS as readonly Kind[]).includes(kind);

/** Every kind in words. */
export const KINDS_TOLD = KINDS.map((kind) => `${kind}: ${ABOUT[kind]}`).join(' ');

const MapEditKind = words('MapEditKind', `What is done to a map. ${KINDS_TOLD}`, KINDS);
const MapUnit = words('MapUnit', 'What coordinates count: a cell stands for its four corners.', UNITS);

const MOST_POINTS = 4096;
const MOST_EDITS = 100;
const place = z.number().int().min(0).max(MAX_SIDE);

const MapPointInput = builder.inputType('MapPointInput', {
  description: 'A cell, or a corner.',
  fields: (t) => ({ x: t.int({ required: true, validate: place }), y: t.int({ required: true, validate: place }) }),
});

interface Ruled {
  readonly kind: Kind;
  readonly terrain?: string | null;
  readonly text?: string | null;
  readonly points?: readonly unknown[] | null;
}
const editRules = z.custom<object>().superRefine((input, ctx) => {
  const { kind, terrain, points, text } = input as Ruled;
  const needed = POINTS[kind] ?? 0;
  if ((points?.length ?? 0) < needed)
    ctx.addIssue({ code: 'custom', path: ['points'], message: `${kind} needs at least ${needed}` });
  // one point leads nowhere
  if ((kind === 'path' || kind === 'river') && points?.length === 1)
    ctx.addIssue({ code: 'custom', path: ['points'], message: `${kind} needs at least 2, or none` });
  if (kind === 'describe' && !text?.trim())
    ctx.addIssue({ code: 'custom', path: ['text'], message: 'describe needs words' });
  if (!terrain && !isStep(kind) && kind !== 'describe')
    ctx.addIssue({ code: 'custom', path: ['terrain'], message: `${kind} needs the name of a terrain of this map` });
});
const aloneRule = z.custom<object>().superRefine((input, ctx) => {
  const { operations } = input as { readonly operations: readonly Ruled[] };
  if (operations.length > 1 && operations.some(({ kind }) => isStep(kind)))
    ctx.addIssue({ code: 'custom', path: ['operations'], message: 'undo and redo stand alone' });
});

const MapEditInput = builder.inputType('MapEditInput', {
  description: 'One thing to do to the ground of a map.',
  validate: editRules,
  fields: (t) => ({
    kind: t.field({ type: MapEditKind, required: true, description: 'What is done.' }),
    terrain: t.string({
      description:
        'Name of the terrain that is laid. Where it meets one that no tileset joins to it, those between are laid around it.',
      validate: z.string().min(1).max(2000),
    }),
    by: t.field({ type: MapUnit, required: true, defaultValue: 'cells', description: 'What coordinates count.' }),
    points: t.field({
      type: [MapPointInput],
      description: `Where: at most ${MOST_POINTS}.`,
      validate: z.array(z.unknown()).max(MOST_POINTS),
    }),
    x: t.int({ required: true, defaultValue: 0, description: 'Left edge of what is worked on.', validate: place }),
    y: t.int({ required: true, defaultValue: 0, description: 'Upper edge of what is worked on.', validate: place }),
    width: t.int({
      description: 'Absent is to the right edge of the map.',
      validate: z
        .number()
        .int()
        .min(1)
        .max(MAX_SIDE + 1),
    }),
    height: t.int({
      description: 'Absent is to the lower edge of the map.',
      validate: z
        .number()
        .int()
        .min(1)
        .max(MAX_SIDE + 1),
    }),
    size: t.int({
      required: true,
      defaultValue: 1,
      description: 'Side of the brush, 1 to 64; of patches, how many of 100 places they take.',
      validate: z.number().int().min(1).max(64),
    }),
    text: t.string({ description: 'Of describe: what the map is to be.', validate: z.string().max(2000) }),
    seed: t.field({
      type: 'Seed',
      required: true,
      defaultValue: 0,
      description: 'Decides what is left to chance.',
      validate: z.number().int().min(0).max(MAX_SEED),
    }),
  }),
});
export type AskedEdit = typeof MapEditInput.$inferInput;

export const revisionField = (t: InputFields, wire = {}) => ({
  expectedRevision: t.int({
    description:
      'The revision of the map that this is meant for: where somebody changed it meanwhile, it is refused and nothing is changed. Absent is whatever it is now.',
    validate: z.number().int().min(1),
    extensions: { wire },
  }),
});

export const EditMapInput = builder.inputType('EditMapInput', {
  validate: aloneRule,
  fields: (t) => ({
    ...map.idFields(t),
    operations: t.field({
      type: [MapEditInput],
      required: true,
      description: `What is done, one after the other, 1 to ${MOST_EDITS}; all or nothing, and one step of undoing.`,
      validate: z.array(z.unknown()).min(1).max(MOST_EDITS),
    }),
    ...revisionField(t),
  }),
});
