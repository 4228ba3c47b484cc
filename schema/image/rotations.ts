import { z } from 'zod';
import { price } from '../../src/billing.ts';
import { imageSize, refuseEmpty } from '../../src/images.ts';
import { builder } from '../builder.ts';
import { ImageInput, View, words } from '../enums.ts';
import { controlFields, type InputFields, JobPayloadType, startJob } from '../job/payload.ts';
import { accepted } from './accepted.ts';
import { refuseLarger, requiredImage } from './checked.ts';
import { seedOf } from './draw.ts';
import { EXAMPLE_PICTURE } from './examples.ts';
import * as fields from './fields.ts';
import { acceptedNowReply } from './replies.ts';
import { FlatImageInput, sizedImage } from './sized.ts';

const RotationMethod = words('RotationMethod', 'What the eight sides are made from.', [
  'rotate_character',
  'create_with_style',
  'create_from_concept',
]);

const said = (t: InputFields, most: number, description: string) =>
  t.string({ required: true, defaultValue: '', description, validate: z.string().max(most) });

const GenerateRotationsInput = builder.inputType('GenerateRotationsInput', {
  fields: (t) => ({
    method: t.field({
      type: RotationMethod,
      required: true,
      defaultValue: 'rotate_character',
      description:
        'A sprite that faces south is turned; a concept drawing or a photograph is made a sprite first; or words are drawn in a style.',
    }),
    imageSize: fields.sizeOf(t, 32, 168, 'Size of each picture.'),
    referenceImage: t.field({
      type: FlatImageInput,
      description: 'The sprite to turn, which it needs; with create_with_style the picture whose style is taken.',
    }),
    conceptImage: t.field({ type: FlatImageInput, description: 'The concept, which create_from_concept needs.' }),
    description: said(t, 2000, 'What it is; create_with_style draws it.'),
    styleDescription: said(t, 500, 'How it is to look, for create_with_style.'),
    view: t.field({
      type: View,
      required: true,
      defaultValue: 'low top-down',
      description: 'Where the camera stands.',
    }),
    noBackground: t.boolean({
      required: true,
      defaultValue: true,
      description: 'False puts the pictures on the ground that the sprite stood on, where it was of one colour.',
    }),
    ...fields.seedField(t),
    ...controlFields(t),
  }),
  validate: z
    .looseObject({})
    .refine(({ method, referenceImage }) => method !== 'rotate_character' || referenceImage != null, {
      path: ['referenceImage'],
      message: 'rotate_character needs the sprite to turn',
    })
    .refine(({ method, conceptImage }) => method !== 'create_from_concept' || conceptImage != null, {
      path: ['conceptImage'],
      message: 'create_from_concept needs the concept',
    })
    .refine(({ method, description }) => method !== 'create_with_style' || /\S/.test(String(description ?? '')), {
      path: ['description'],
      message: 'create_with_style needs words for what is to be drawn',
    }),
});

builder.mutationField('generateRotations', (t) =>
  t.field({
    type: JobPayloadType,
    description: 'Draws a subject from eight sides: south, then on over west. Labels of the pictures name them.',
    args: { input: t.arg({ type: GenerateRotationsInput, required: true }) },
    extensions: {
      operation: {
        ...accepted('/generate-8-rotations-v2', {
          summary: 'Generate 8 rotations (pro)',
          example: {
            image_size: { width: 32, height: 32 },
            reference_image: { image: EXAMPLE_PICTURE, width: 32, height: 32 },
          },
        }),
        cost: ({ imageSize }) => price.pro(imageSize.width, imageSize.height),
      },
    },
    resolve: async (_root, args, ctx, info) => {
      const { input } = args;
      const given = input.method === 'create_from_concept' ? input.conceptImage : input.referenceImage;
      const field = input.method === 'create_from_concept' ? 'conceptImage' : 'referenceImage';
      return startJob(ctx, args, info, {
        kind: 'generateRotations',
        operation: 'generateRotations',
        payload: {
          method: input.method,
          picture: given ? await sizedImage(given, [field], refuseEmpty) : null,
          description: [input.description, input.styleDescription].filter((text) => text.trim()).join(', '),
          ...input.imageSize,
          view: input.view,
          noBackground: input.noBackground,
          seed: seedOf(input.seed),
        },
      });
    },
  }),
);

const TurnPictureInput = builder.inputType('TurnPictureInput', {
  fields: (t) => ({
    firstFrame: t.field({
      type: ImageInput,
      required: true,
      description: 'The sprite; it faces south. At most 256×256.',
    }),
    description: said(t, 2000, 'What it shows: who is looked for first in the picture.'),
    noBackground: t.boolean({
      required: true,
      defaultValue: true,
      description: 'False puts the pictures on the ground that the sprite stood on, where it was of one colour.',
    }),
    ...fields.seedField(t),
    ...controlFields(t),
  }),
});

builder.mutationField('turnPicture', (t) =>
  t.field({
    type: JobPayloadType,
    description: 'Turns a sprite to eight sides at its own size: south, then on over west.',
    args: { input: t.arg({ type: TurnPictureInput, required: true }) },
    extensions: {
      operation: {
        ...accepted('/generate-8-rotations-v3', {
          summary: 'Generate 8 rotations, v3 model',
          example: { first_frame: EXAMPLE_PICTURE },
          reply: acceptedNowReply,
        }),
        cost: () => price.frames(256, 256, 8),
      },
    },
    resolve: async (_root, args, ctx, info) => {
      const { input } = args;
      const image = await requiredImage(input, 'firstFrame', refuseEmpty);
      const size = await imageSize(image);
      refuseLarger(size, 256, ['input', 'firstFrame', 'base64']);
      return startJob(ctx, args, info, {
        kind: 'generateRotations',
        operation: 'turnPicture',
        payload: {
          method: 'rotate_character',
          picture: { image, ...size },
          description: input.description,
          width: Math.max(16, size.width),
          height: Math.max(16, size.height),
          view: 'low top-down',
          noBackground: input.noBackground,
          seed: seedOf(input.seed),
        },
      });
    },
  }),
);
