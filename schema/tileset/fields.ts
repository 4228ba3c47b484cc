import { z } from 'zod';
import { Detail, ImageInput, Outline, Shading, SizeInput } from '../enums.ts';
import * as image from '../image/fields.ts';
import { controlFields, type InputFields } from '../job/payload.ts';
import type { Written } from '../operation.ts';
import { projectField } from '../project/fields.ts';
import * as rules from '../rules.ts';

/** Input fields that both kinds of tilesets share. */

/** The tools keep to what an assistant can say. */
export const NOT_A_TOOL = { mcp: null };

/** A square of so many pixels. */
const bareSize: Written = {
  schema: {
    anyOf: [
      { type: 'integer' },
      {
        type: 'object',
        properties: { width: { type: 'integer' }, height: { type: 'integer' } },
        required: ['width', 'height'],
      },
    ],
  },
  read: (value) => (typeof value === 'number' ? { width: value, height: value } : value),
};

const SIDES = [16, 32, 64];

export const tileSizeField = (t: InputFields, most: 32 | 64) => ({
  tileSize: t.field({
    type: SizeInput,
    required: true,
    defaultValue: { width: 16, height: 16 },
    description: `Size of a tile: 16 or 32 pixels each way${most === 64 ? '; 64 in pro mode' : ''}.`,
    validate: z
      .object({ width: z.number().int(), height: z.number().int() })
      .refine(({ width, height }) => width === height && width <= most && SIDES.includes(width), {
        message: `a tile is square: ${SIDES.filter((side) => side <= most)
          .map((side) => `${side}x${side}`)
          .join(', ')}`,
      }),
    extensions: { wire: { written: { mcp: bareSize, v2: bareSize } } },
  }),
});

export const descriptionOf = (t: InputFields, description: string) =>
  t.string({ required: true, description, validate: rules.description });

export const baseIdField = (t: InputFields, which: string, wire = {}) =>
  t.string({
    description: `Id of a base tile of another tileset: the ${which} ground is exactly that one, byte for byte. The other set may still be drawn.`,
    validate: z.uuid(),
    extensions: { wire },
  });

export const styleFields = (t: InputFields) => ({
  ...image.guidanceField(t),
  outline: t.field({ type: Outline, description: 'How edges are drawn.' }),
  shading: t.field({ type: Shading, description: 'How many tones a colour has.' }),
  detail: t.field({ type: Detail, description: 'How much is drawn.' }),
  tileStrength: t.float({
    required: true,
    defaultValue: 1,
    description: 'Contrast of the pattern inside a material.',
    validate: z.number().min(0.1).max(2),
  }),
  tilesetAdherence: t.float({
    required: true,
    defaultValue: 100,
    description: 'How closely borders keep to the straight template; higher is straighter.',
    validate: z.number().min(0).max(500),
  }),
  tilesetAdherenceFreedom: t.float({
    required: true,
    defaultValue: 500,
    description: 'How freely borders wander.',
    validate: z.number().min(0).max(900),
  }),
});

export const referenceField = (t: InputFields, which: string) =>
  t.field({
    type: ImageInput,
    description: `A picture whose main colours the ${which} takes.`,
    extensions: { wire: NOT_A_TOOL },
  });

export const endFields = (t: InputFields) => ({
  ...image.colorImageField(t, NOT_A_TOOL),
  ...image.seedField(t),
  ...projectField(t),
  ...controlFields(t),
});
