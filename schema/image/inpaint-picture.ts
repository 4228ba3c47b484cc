import { z } from 'zod';
import { price } from '../../src/billing.ts';
import { invalidInput } from '../../src/errors.ts';
import { builder } from '../builder.ts';
import { controlFields, JobPayloadType, startJob } from '../job/payload.ts';
import { description } from '../rules.ts';
import { accepted } from './accepted.ts';
import { seedOf } from './draw.ts';
import { EXAMPLE_MASK, EXAMPLE_PICTURE } from './examples.ts';
import * as fields from './fields.ts';
import { SizedImageInput, sizedImage } from './sized.ts';

const [LEAST, MOST] = [32, 512];

const InpaintPictureInput = builder.inputType('InpaintPictureInput', {
  fields: (t) => ({
    description: t.string({
      required: true,
      description:
        'What is to be in the white of the mask: "a golden crown", or the whole subject with it, "a knight with a golden crown".',
      validate: description,
    }),
    inpaintingImage: t.field({
      type: SizedImageInput,
      required: true,
      description: 'The picture, 32 to 512 pixels a side.',
    }),
    maskImage: t.field({
      type: SizedImageInput,
      required: true,
      description:
        'Of the same size; white is drawn anew, black, and what is transparent, keeps the picture byte for byte.',
    }),
    cropToMask: t.boolean({
      required: true,
      defaultValue: false,
      description: 'The result is the box around the mask’s white alone.',
    }),
    ...fields.noBackgroundField(t),
    ...fields.seedField(t),
    ...controlFields(t),
  }),
  validate: z.looseObject({
    inpaintingImage: z.looseObject({
      size: z.object({
        width: z.number().int().min(LEAST).max(MOST),
        height: z.number().int().min(LEAST).max(MOST),
      }),
    }),
  }),
});

builder.mutationField('inpaintPicture', (t) =>
  t.field({
    type: JobPayloadType,
    description: 'Draws a part of a picture anew, as a description says, at the picture’s own size.',
    args: { input: t.arg({ type: InpaintPictureInput, required: true }) },
    extensions: {
      operation: {
        ...accepted('/inpaint-v3', {
          summary: 'Inpaint (pro)',
          example: {
            description: 'a golden crown',
            inpainting_image: { image: EXAMPLE_PICTURE, size: { width: 32, height: 32 } },
            mask_image: { image: EXAMPLE_MASK, size: { width: 32, height: 32 } },
          },
        }),
        cost: ({ inpaintingImage: { size } }) => price.pro(size.width, size.height),
      },
    },
    resolve: async (_root, args, ctx, info) => {
      const { input } = args;
      const { size } = input.inpaintingImage;
      const other = input.maskImage.size;
      if (other.width !== size.width || other.height !== size.height) {
        const message = `the mask is ${other.width}x${other.height}, the picture ${size.width}x${size.height}: both must have one size`;
        throw invalidInput([{ path: ['input', 'maskImage', 'size'], message, type: 'value_error' }]);
      }
      const [picture, mask] = [
        await sizedImage(input.inpaintingImage, ['inpaintingImage']),
        await sizedImage(input.maskImage, ['maskImage']),
      ];
      return startJob(ctx, args, info, {
        kind: 'inpaint',
        operation: 'inpaintPicture',
        payload: {
          description: input.description,
          negativeDescription: '',
          ...size,
          textGuidance: 3,
          outline: null,
          shading: null,
          detail: null,
          view: 'side',
          direction: null,
          isometric: false,
          noBackground: input.noBackground,
          initImage: null,
          initStrength: 300,
          colorImage: null,
          seed: seedOf(input.seed),
          oblique: false,
          knownImage: picture.image,
          mask: mask.image,
          cropToMask: input.cropToMask,
        },
      });
    },
  }),
);
