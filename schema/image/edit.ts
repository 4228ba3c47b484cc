import { z } from 'zod';
import { price } from '../../src/billing.ts';
import { invalidInput } from '../../src/errors.ts';
import { refuseEmpty } from '../../src/images.ts';
import { builder } from '../builder.ts';
import { ImageInput, words } from '../enums.ts';
import { controlFields, type InputFields, JobPayloadType, startJob } from '../job/payload.ts';
import { accepted } from './accepted.ts';
import { imageOf, requiredImage } from './checked.ts';
import { seedOf } from './draw.ts';
import { EXAMPLE_PICTURE } from './examples.ts';
import * as fields from './fields.ts';
import { FlatImageInput, SizedImageInput, sizedImage, sizedImages, tooMany } from './sized.ts';

/** Pictures that are changed as words say. What is not spoken of keeps its bytes. */

const EDIT = 'What is to change: "give him a blue wizard hat", "make the armour golden", "remove the sword".';
const said = (t: InputFields, most: number, description = EDIT) =>
  t.string({ required: true, description, validate: z.string().max(most).regex(/\S/, 'must not be empty') });
const groundField = (t: InputFields) => ({
  noBackground: t.boolean({
    required: true,
    defaultValue: false,
    description: 'Take the background away; else it stays as it is.',
  }),
});

/** Throws BAD_USER_INPUT for more pictures than the size allows. */
function checkCount(
  count: number,
  size: { readonly width: number; readonly height: number },
  field: string,
  steps: readonly (readonly [number, number])[],
): void {
  const message = tooMany(count, Math.max(size.width, size.height), steps);
  if (message) throw invalidInput([{ path: ['input', field], message, type: 'value_error' }]);
}

const EditImageInput = builder.inputType('EditImageInput', {
  fields: (t) => ({
    image: t.field({ type: ImageInput, required: true, description: 'The picture.' }),
    imageSize: fields.sizeOf(t, 16, 400, 'Size at which the picture is taken; one of another size is fitted in.'),
    description: said(t, 500),
    width: t.int({
      required: true,
      description: 'Width of the result: a wider canvas has the picture in its middle.',
      validate: z.number().int().min(16).max(400),
    }),
    height: t.int({
      required: true,
      description: 'Height of the result: a higher canvas has the picture at its lower edge, with room for a hat.',
      validate: z.number().int().min(16).max(400),
    }),
    textGuidanceScale: t.float({
      required: true,
      defaultValue: 3,
      description: 'How strong the colours are that the words name: 1 muted, 3 as they are, 10 as strong as there are.',
      validate: z.number().min(1).max(10),
    }),
    ...fields.colorImageField(t),
    ...groundField(t),
    ...fields.seedField(t),
    ...controlFields(t),
  }),
});

builder.mutationField('editImage', (t) =>
  t.field({
    type: JobPayloadType,
    description:
      'Changes a picture as words say: things are put on, held, coloured or taken away; the rest keeps its bytes. Of several wishes those that can be done are, and drawn_as and unknown_words name those that cannot, with the reason; where none can, the job fails and nothing is charged.',
    args: { input: t.arg({ type: EditImageInput, required: true }) },
    extensions: {
      operation: {
        ...accepted('/edit-image', {
          summary: 'Edit image',
          example: {
            image: EXAMPLE_PICTURE,
            image_size: { width: 32, height: 32 },
            description: 'give him a blue hat',
            width: 32,
            height: 40,
          },
        }),
        cost: ({ width, height }) => price.image(width, height),
      },
    },
    resolve: async (_root, args, ctx, info) => {
      const { input } = args;
      return startJob(ctx, args, info, {
        kind: 'editPictures',
        operation: 'editImage',
        payload: {
          pictures: [{ image: await requiredImage(input, 'image', refuseEmpty), ...input.imageSize }],
          areFrames: false,
          description: input.description,
          textGuidance: input.textGuidanceScale,
          outfit: null,
          width: input.width,
          height: input.height,
          colorImage: await imageOf(input, 'colorImage', refuseEmpty),
          noBackground: input.noBackground,
          seed: seedOf(input.seed),
        },
      });
    },
  }),
);

const EditMethod = words('EditMethod', 'What the edit goes by.', ['edit_with_text', 'edit_with_reference']);

const EditImagesInput = builder.inputType('EditImagesInput', {
  fields: (t) => ({
    method: t.field({
      type: EditMethod,
      required: true,
      defaultValue: 'edit_with_text',
      description: 'By words, or in the clothes of the figure of a reference.',
    }),
    editImages: t.field({
      type: [FlatImageInput],
      required: true,
      description: 'The pictures, at most 16; fewer the larger they are.',
      validate: z.array(z.unknown()).min(1).max(16),
    }),
    imageSize: fields.sizeOf(t, 32, 512, 'Size of the results.'),
    description: t.string({
      required: true,
      defaultValue: '',
      description: `${EDIT} edit_with_text needs it.`,
      validate: z.string().max(2000),
    }),
    referenceImage: t.field({ type: FlatImageInput, description: 'The figure; edit_with_reference needs it.' }),
    ...groundField(t),
    ...fields.seedField(t),
    ...controlFields(t),
  }),
  validate: z
    .looseObject({})
    .refine(({ method, description }) => method !== 'edit_with_text' || /\S/.test(String(description ?? '')), {
      path: ['description'],
      message: 'edit_with_text needs words for what is to change',
    })
    .refine(({ method, referenceImage }) => method !== 'edit_with_reference' || referenceImage != null, {
      path: ['referenceImage'],
      message: 'edit_with_reference needs the figure whose clothes are taken',
    }),
});

builder.mutationField('editImages', (t) =>
  t.field({
    type: JobPayloadType,
    description: 'Changes several pictures as words say, or dresses them as a reference; their order stays.',
    args: { input: t.arg({ type: EditImagesInput, required: true }) },
    extensions: {
      operation: {
        ...accepted('/edit-images-v2', {
          summary: 'Edit images (pro)',
          example: {
            edit_images: [{ image: EXAMPLE_PICTURE, width: 32, height: 32 }],
            image_size: { width: 32, height: 40 },
            description: 'give him a blue hat',
          },
        }),
        cost: ({ imageSize }) => price.pro(imageSize.width, imageSize.height),
      },
    },
    resolve: async (_root, args, ctx, info) => {
      const { input } = args;
      const byReference = input.method === 'edit_with_reference';
      const less = byReference ? 1 : 0;
      checkCount(input.editImages.length, input.imageSize, 'editImages', [
        [64, 16 - less],
        [80, 9 - less],
        [128, 4 - less],
        [512, 1],
      ]);
      return startJob(ctx, args, info, {
        kind: 'editPictures',
        operation: 'editImages',
        payload: {
          pictures: await sizedImages(input.editImages, 'editImages', refuseEmpty),
          areFrames: false,
          description: input.description,
          outfit:
            byReference && input.referenceImage
              ? await sizedImage(input.referenceImage, ['referenceImage'], refuseEmpty)
              : null,
          ...input.imageSize,
          colorImage: null,
          noBackground: input.noBackground,
          seed: seedOf(input.seed),
        },
      });
    },
  }),
);

const framesField = (t: InputFields) => ({
  frames: t.field({
    type: [SizedImageInput],
    required: true,
    description: 'The frames of one animation, in order; fewer the larger they are.',
    validate: z.array(z.unknown()).min(2).max(16),
  }),
});

const EditAnimationInput = builder.inputType('EditAnimationInput', {
  fields: (t) => ({
    description: said(t, 2000),
    ...framesField(t),
    imageSize: fields.sizeOf(t, 16, 256, 'Size of the results.'),
    ...groundField(t),
    ...fields.seedField(t),
    ...controlFields(t),
  }),
});

builder.mutationField('editAnimation', (t) =>
  t.field({
    type: JobPayloadType,
    description: 'Changes all frames of an animation alike, as words say.',
    args: { input: t.arg({ type: EditAnimationInput, required: true }) },
    extensions: {
      operation: {
        ...accepted('/edit-animation-v2', {
          summary: 'Edit animation (pro)',
          example: {
            description: 'give him a blue hat',
            frames: [
              { image: EXAMPLE_PICTURE, size: { width: 32, height: 32 } },
              { image: EXAMPLE_PICTURE, size: { width: 32, height: 32 } },
            ],
            image_size: { width: 32, height: 40 },
          },
        }),
        cost: ({ imageSize }) => price.pro(imageSize.width, imageSize.height),
      },
    },
    resolve: async (_root, args, ctx, info) => {
      const { input } = args;
      checkCount(input.frames.length, input.imageSize, 'frames', [
        [64, 16],
        [80, 9],
        [256, 4],
      ]);
      return startJob(ctx, args, info, {
        kind: 'editPictures',
        operation: 'editAnimation',
        payload: {
          pictures: await sizedImages(input.frames, 'frames', refuseEmpty),
          areFrames: true,
          description: input.description,
          outfit: null,
          ...input.imageSize,
          colorImage: null,
          noBackground: input.noBackground,
          seed: seedOf(input.seed),
        },
      });
    },
  }),
);

const TransferOutfitInput = builder.inputType('TransferOutfitInput', {
  fields: (t) => ({
    referenceImage: t.field({
      type: SizedImageInput,
      required: true,
      description: 'The figure whose clothes are taken.',
    }),
    ...framesField(t),
    imageSize: fields.sizeOf(t, 32, 256, 'Size of the results.'),
    additionalInstructions: t.string({
      required: true,
      defaultValue: '',
      description: `What else is to change. ${EDIT}`,
      validate: z.string().max(2000),
    }),
    ...groundField(t),
    ...fields.seedField(t),
    ...controlFields(t),
  }),
});

builder.mutationField('transferOutfit', (t) =>
  t.field({
    type: JobPayloadType,
    description:
      'Dresses the figure of an animation as another: shirt, sleeves, trousers, robe, cape and brimmed hat, by their place on the body; hair, skin, hands and what they hold stay. Both are to be seen from the front.',
    args: { input: t.arg({ type: TransferOutfitInput, required: true }) },
    extensions: {
      operation: {
        ...accepted('/transfer-outfit-v2', {
          summary: 'Transfer outfit (pro)',
          example: {
            reference_image: { image: EXAMPLE_PICTURE, size: { width: 32, height: 32 } },
            frames: [
              { image: EXAMPLE_PICTURE, size: { width: 32, height: 32 } },
              { image: EXAMPLE_PICTURE, size: { width: 32, height: 32 } },
            ],
            image_size: { width: 32, height: 32 },
          },
        }),
        cost: ({ imageSize }) => price.pro(imageSize.width, imageSize.height),
      },
    },
    resolve: async (_root, args, ctx, info) => {
      const { input } = args;
      checkCount(input.frames.length, input.imageSize, 'frames', [
        [64, 15],
        [80, 8],
        [256, 3],
      ]);
      return startJob(ctx, args, info, {
        kind: 'editPictures',
        operation: 'transferOutfit',
        payload: {
          pictures: await sizedImages(input.frames, 'frames', refuseEmpty),
          areFrames: true,
          description: input.additionalInstructions,
          outfit: await sizedImage(input.referenceImage, ['referenceImage'], refuseEmpty),
          ...input.imageSize,
          colorImage: null,
          noBackground: input.noBackground,
          seed: seedOf(input.seed),
        },
      });
    },
  }),
);
