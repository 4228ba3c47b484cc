import { z } from 'zod';
import { price } from '../../src/billing.ts';
import { invalidInput } from '../../src/errors.ts';
import { refuseEmpty } from '../../src/images.ts';
import { builder } from '../builder.ts';
import { ImageInput, SizeInput } from '../enums.ts';
import { controlFields, type InputFields, JobPayloadType, startJob } from '../job/payload.ts';
import { accepted } from './accepted.ts';
import { seedOf } from './draw.ts';
import { EXAMPLE_PICTURE } from './examples.ts';
import * as fields from './fields.ts';
import { FlatImageInput, sizedImage, sizedImages } from './sized.ts';

/** Pro pictures: several of one description, in the style of pictures that are sent and with parts of others. */

/** How many come of one request, by the longer side of each. */
const COUNTS = [
  [42, 64],
  [85, 16],
  [170, 4],
] as const;
const countFor = (width: number, height: number): number =>
  COUNTS.find(([side]) => Math.max(width, height) <= side)?.[1] ?? 1;
const HOW_MANY = '64 pictures up to 42 pixels a side, 16 up to 85, 4 up to 170, else one.';

const [WIDEST, HIGHEST] = [792, 688];
const LEAST_SIDE = 16;
const LARGEST_STYLE = 512;

const UsedImageInput = builder.inputType('UsedImageInput', {
  description: 'An image with its size, and words for what of it is used.',
  fields: (t) => ({
    image: t.field({ type: ImageInput, required: true }),
    size: t.field({
      type: SizeInput,
      required: true,
      description: 'Size at which it is taken, at most 1024 pixels a side; a picture of another size is fitted in.',
      validate: z.object({
        width: z.number().int().min(1).max(1024),
        height: z.number().int().min(1).max(1024),
      }),
    }),
    usageDescription: t.string({
      required: true,
      defaultValue: '',
      description: 'What of it is used: "the hat", "only the palette"; absent is all.',
      validate: z.string().max(500),
    }),
  }),
});

const takes = (t: InputFields, description: string) => t.boolean({ required: true, defaultValue: true, description });

const StyleOptionsInput = builder.inputType('StyleOptionsInput', {
  description: 'Which traits of the style image are taken on.',
  fields: (t) => ({
    colorPalette: takes(t, 'Its colours; hues that it does not have stay, in its lightness and chroma.'),
    outline: takes(t, 'How its edges are drawn.'),
    detail: takes(t, 'How much is drawn, and how many colours there are.'),
    shading: takes(t, 'Tones of a material, texture, and where the light comes from.'),
  }),
});
const ALL = { colorPalette: true, outline: true, detail: true, shading: true };

const GenerateProImagesInput = builder.inputType('GenerateProImagesInput', {
  fields: (t) => ({
    ...fields.descriptionField(t),
    imageSize: t.field({
      type: SizeInput,
      required: true,
      description: `Size of each picture: ${HOW_MANY}`,
      validate: z.object({
        width: z.number().int().min(LEAST_SIDE).max(WIDEST),
        height: z.number().int().min(LEAST_SIDE).max(HIGHEST),
      }),
    }),
    referenceImages: t.field({
      type: [UsedImageInput],
      description:
        'Pictures that lend the subject parts: what it wears, hair, skin, colours. The description has the last word.',
      validate: z.array(z.unknown()).max(4),
    }),
    styleImage: t.field({ type: UsedImageInput, description: 'A picture whose style is taken on.' }),
    styleOptions: t.field({ type: StyleOptionsInput, description: 'Which traits of `styleImage`; absent is all.' }),
    ...fields.noBackgroundField(t),
    ...fields.seedField(t),
    ...controlFields(t),
  }),
});

builder.mutationField('generateProImages', (t) =>
  t.field({
    type: JobPayloadType,
    description: `Draws pictures of a description, each different: ${HOW_MANY}`,
    args: { input: t.arg({ type: GenerateProImagesInput, required: true }) },
    extensions: {
      operation: {
        ...accepted('/generate-image-v2', {
          summary: 'Generate images (pro)',
          example: { description: 'a knight with a sword', image_size: { width: 64, height: 64 }, no_background: true },
        }),
        cost: ({ imageSize: { width, height } }) => price.pro(width, height),
      },
    },
    resolve: async (_root, args, ctx, info) => {
      const { input } = args;
      const { width, height } = input.imageSize;
      const { colorPalette, ...others } = input.styleOptions ?? ALL;
      const used = async (given: NonNullable<typeof input.styleImage>, path: readonly (string | number)[]) => ({
        ...(await sizedImage(given, path, refuseEmpty)),
        usage: given.usageDescription,
      });
      return startJob(ctx, args, info, {
        kind: 'generateImages',
        operation: 'generateProImages',
        payload: {
          description: input.description,
          width,
          height,
          count: countFor(width, height),
          references: await Promise.all(
            (input.referenceImages ?? []).map((given, i) => used(given, ['referenceImages', i])),
          ),
          styles: input.styleImage ? [await used(input.styleImage, ['styleImage'])] : [],
          styleDescription: '',
          takes: { palette: colorPalette, ...others },
          noBackground: input.noBackground,
          seed: seedOf(input.seed),
        },
      });
    },
  }),
);

const GenerateInStyleInput = builder.inputType('GenerateInStyleInput', {
  fields: (t) => ({
    styleImages: t.field({
      type: [FlatImageInput],
      required: true,
      description: `Pictures whose common style is taken on, at most ${LARGEST_STYLE} pixels a side; the results are squares as large as the largest of them, at least ${LEAST_SIDE} pixels: ${HOW_MANY}`,
      validate: z.array(z.unknown()).min(1).max(4),
    }),
    ...fields.descriptionField(t),
    styleDescription: t.string({
      required: true,
      defaultValue: '',
      description: 'What else the style is: "no outline, flat shading, light from the right".',
      validate: z.string().max(500),
    }),
    ...fields.noBackgroundField(t),
    ...fields.seedField(t),
    ...controlFields(t),
  }),
});

const sideOf = (images: readonly { readonly width: number; readonly height: number }[]): number =>
  Math.max(LEAST_SIDE, ...images.flatMap(({ width, height }) => [width, height]));

builder.mutationField('generateInStyle', (t) =>
  t.field({
    type: JobPayloadType,
    description: `Draws square pictures of a description in the style of one to four pictures: ${HOW_MANY}`,
    args: { input: t.arg({ type: GenerateInStyleInput, required: true }) },
    extensions: {
      operation: {
        ...accepted('/generate-with-style-v2', {
          summary: 'Generate images in a style (pro)',
          example: {
            style_images: [{ image: EXAMPLE_PICTURE, width: 32, height: 32 }],
            description: 'a treasure chest',
            no_background: true,
          },
        }),
        cost: ({ styleImages }) => price.pro(sideOf(styleImages), sideOf(styleImages)),
      },
    },
    resolve: async (_root, args, ctx, info) => {
      const { input } = args;
      input.styleImages.forEach(({ width, height }, i) => {
        if (Math.max(width, height) > LARGEST_STYLE)
          throw invalidInput([
            {
              path: ['input', 'styleImages', i],
              message: `it is ${width}x${height}; at most ${LARGEST_STYLE}x${LARGEST_STYLE} pixels are taken here`,
              type: 'value_error',
            },
          ]);
      });
      const side = sideOf(input.styleImages);
      const styles = await sizedImages(input.styleImages, 'styleImages', refuseEmpty);
      return startJob(ctx, args, info, {
        kind: 'generateImages',
        operation: 'generateInStyle',
        payload: {
          description: input.description,
          width: side,
          height: side,
          count: countFor(side, side),
          references: [],
          styles: styles.map((style) => ({ ...style, usage: '' })),
          styleDescription: input.styleDescription,
          takes: { palette: true, outline: true, detail: true, shading: true },
          noBackground: input.noBackground,
          seed: seedOf(input.seed),
        },
      });
    },
  }),
);
