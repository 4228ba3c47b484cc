import { z } from 'zod';
import { candidatesAt, OBJECT_SIZE } from '../../src/domain/object-limits.ts';
import { builder } from '../builder.ts';
import { ImageInput, View, words } from '../enums.ts';
import { descriptionField, seedField } from '../image/fields.ts';
import { controlFields, type InputFields } from '../job/payload.ts';
import { projectField } from '../project/fields.ts';

/** The words of an object with one picture, and the height of the eye that they stand for. */
export const ObjectView = words('ObjectView', 'What kind of game an object is for.', ['top-down', 'sidescroller']);
export const CAMERA = { 'top-down': 'low top-down', sidescroller: 'side' } as const;

const MOST_ITEMS = candidatesAt(OBJECT_SIZE[1].least);
const MOST_STYLES = 8;

const nameField = (t: InputFields) => ({
  name: t.string({
    description: 'What to call it; absent is the beginning of the description.',
    validate: z.string().trim().min(1).max(100),
  }),
});

export const CreateOneDirectionObjectInput = builder.inputType('CreateOneDirectionObjectInput', {
  validate: z
    .custom<{ readonly size?: number | null; readonly styleImages?: readonly unknown[] | null }>()
    .superRefine(({ size, styleImages }, ctx) => {
      if (size !== undefined && size !== null && styleImages?.length)
        ctx.addIssue({
          code: 'custom',
          path: ['size'],
          message: 'the largest style image sets the size: leave the size out, or the style images',
        });
    }),
  fields: (t) => ({
    ...descriptionField(t),
    ...nameField(t),
    size: t.int({
      description: `Side of each picture in pixels, ${OBJECT_SIZE[1].least} to ${OBJECT_SIZE[1].most}; ${OBJECT_SIZE[1].usual} where nothing is said. Up to 42 gives 64 candidates, up to 85 16, up to 170 4, above 1. Not together with style images: the largest of them sets it.`,
      validate: z.number().int().min(OBJECT_SIZE[1].least).max(OBJECT_SIZE[1].most),
    }),
    view: t.field({
      type: ObjectView,
      required: true,
      defaultValue: 'top-down',
      description: 'For a game that is seen from above, or from the side.',
    }),
    styleImages: t.field({
      type: [ImageInput],
      description:
        'Pictures of at most 256×256 pixels whose colours, lines, shading and texture the object takes on: at most 8 up to 85 pixels, 4 up to 170, else 1. None gives the usual style.',
      validate: z.array(z.unknown()).max(MOST_STYLES),
    }),
    itemDescriptions: t.stringList({
      description: 'What the first candidates are, one each; at most as many as there are candidates.',
      validate: z.array(z.string().max(2000)).max(MOST_ITEMS),
    }),
    ...seedField(t),
    ...projectField(t),
    ...controlFields(t),
  }),
});
export type CreateOneDirectionObject = typeof CreateOneDirectionObjectInput.$inferInput;

/** A picture that tools send as its bytes alone. */
const asBytes = (name: string) => ({
  mcp: name,
  written: { mcp: { schema: { type: 'string' }, read: (base64: unknown) => ({ base64 }) } },
});

interface Eight {
  readonly size?: number | null;
  readonly referenceImage?: unknown;
  readonly styleImage?: unknown;
  readonly styleObjectId?: string | null;
}
const given = (value: unknown): boolean => value !== undefined && value !== null;

export const CreateEightDirectionObjectInput = builder.inputType('CreateEightDirectionObjectInput', {
  validate: z.custom<Eight>().superRefine(({ size, referenceImage, styleImage, styleObjectId }, ctx) => {
    const refuse = (path: keyof Eight, message: string): void =>
      ctx.addIssue({ code: 'custom', path: [path], message });
    if (given(referenceImage) && given(styleImage))
      refuse('styleImage', 'give a reference image or a style image, not both');
    else if (given(size) && (given(referenceImage) || given(styleImage)))
      refuse('size', 'the image sets the size: leave the size out, or the image');
    if (given(styleObjectId) && (given(referenceImage) || given(styleImage)))
      refuse('styleObjectId', 'give a style object or an image, not both');
  }),
  fields: (t) => ({
    ...descriptionField(t),
    ...nameField(t),
    size: t.int({
      description: `Side of each picture in pixels, ${OBJECT_SIZE[8].least} to ${OBJECT_SIZE[8].most}; ${OBJECT_SIZE[8].usual} where nothing is said. Not together with a reference or style image: its longer side sets it.`,
      validate: z.number().int().min(OBJECT_SIZE[8].least).max(OBJECT_SIZE[8].most),
    }),
    view: t.field({
      type: View,
      required: true,
      defaultValue: 'low top-down',
      description: 'Where the camera stands.',
    }),
    referenceImage: t.field({
      type: ImageInput,
      description:
        'A picture of the object from the south, 16 to 168 pixels a side, that is turned to all sides in its own pixels and colours. For sprites of characters use create_character in v3 mode.',
      extensions: { wire: asBytes('reference_image_base64') },
    }),
    styleImage: t.field({
      type: ImageInput,
      description: 'A picture, 16 to 168 pixels a side, whose colours, lines, shading and texture the object takes on.',
      extensions: { wire: asBytes('style_image_base64') },
    }),
    styleObjectId: t.string({
      description:
        'Id of a completed object with 8 directions whose style is taken on; the size must be at least that of its sprite.',
      validate: z.uuid(),
    }),
    ...seedField(t),
    ...projectField(t),
    ...controlFields(t),
  }),
});
export type CreateEightDirectionObject = typeof CreateEightDirectionObjectInput.$inferInput;
