import { z } from 'zod';
import { both, price } from '../../src/billing.ts';
import { invalidInput } from '../../src/errors.ts';
import { refuseEmpty } from '../../src/images.ts';
import { builder } from '../builder.ts';
import { ImageInput, words } from '../enums.ts';
import { accepted } from '../image/accepted.ts';
import { requiredImage, sizedByItself, sizedOrNone } from '../image/checked.ts';
import { seedOf } from '../image/draw.ts';
import { EXAMPLE_PICTURE } from '../image/examples.ts';
import * as fields from '../image/fields.ts';
import { acceptedNowReply } from '../image/replies.ts';
import { SizedImageInput, sizedImage } from '../image/sized.ts';
import { controlFields, type InputFields, JobPayloadType, startJob } from '../job/payload.ts';

/** Animations of a picture of which nothing else is told: the pro, v3 and interpolation operations. */

const said = (t: InputFields, most: number, description: string) =>
  t.string({ required: true, description, validate: z.string().max(most).regex(/\S/, 'must not be empty') });

const groundField = (t: InputFields) => ({
  noBackground: t.boolean({
    required: true,
    defaultValue: true,
    description: 'False puts the frames on the ground that the picture stood on, where it was of one colour.',
  }),
});

const ANY = 'none';
const ViewOrNone = words('ViewOrNone', 'Where the camera stands; none leaves it to the picture.', [
  ANY,
  'low top-down',
  'high top-down',
  'side',
]);
const DirectionOrNone = words('DirectionOrNone', 'The way the subject faces; none leaves it to the picture.', [
  ANY,
  'south',
  'east',
  'west',
  'north',
  'south-east',
  'south-west',
  'north-east',
  'north-west',
]);

/** Small pictures get a whole movement, large ones its four corners. */
const proFrames = ({ width, height }: { readonly width: number; readonly height: number }): number =>
  Math.max(width, height) <= 64 ? 16 : 4;

const AnimatePictureInput = builder.inputType('AnimatePictureInput', {
  fields: (t) => ({
    referenceImage: t.field({ type: ImageInput, required: true, description: 'The picture that moves.' }),
    referenceImageSize: fields.sizeOf(t, 32, 256, 'Size at which it is taken; one of another size is fitted in.'),
    action: said(t, 500, 'What it does: "walking", "swings his sword".'),
    imageSize: fields.sizeOf(t, 32, 256, 'Size of the frames: 16 of them up to 64×64, 4 above.'),
    view: t.field({ type: ViewOrNone, required: true, defaultValue: ANY, description: 'Where the camera stands.' }),
    direction: t.field({
      type: DirectionOrNone,
      required: true,
      defaultValue: ANY,
      description: 'The way the subject faces; none: the picture tells.',
    }),
    ...groundField(t),
    ...fields.seedField(t),
    ...controlFields(t),
  }),
});

builder.mutationField('animatePicture', (t) =>
  t.field({
    type: JobPayloadType,
    description: 'Draws 16 (up to 64×64) or 4 frames of a picture that does what words say.',
    args: { input: t.arg({ type: AnimatePictureInput, required: true }) },
    extensions: {
      operation: {
        ...accepted('/animate-with-text-v2', {
          summary: 'Animate with text (pro)',
          example: {
            reference_image: EXAMPLE_PICTURE,
            reference_image_size: { width: 32, height: 32 },
            action: 'walking',
            image_size: { width: 32, height: 32 },
          },
        }),
        cost: ({ imageSize }) => price.pro(imageSize.width, imageSize.height),
      },
    },
    resolve: async (_root, args, ctx, info) => {
      const { input } = args;
      return startJob(ctx, args, info, {
        kind: 'animatePicture',
        operation: 'animatePicture',
        payload: {
          first: {
            image: await requiredImage(input, 'referenceImage', refuseEmpty),
            ...input.referenceImageSize,
          },
          last: null,
          action: input.action,
          ...input.imageSize,
          frames: proFrames(input.imageSize),
          view: input.view === ANY ? null : input.view,
          direction: input.direction === ANY ? null : input.direction,
          between: false,
          drift: null,
          noBackground: input.noBackground,
          seed: seedOf(input.seed),
        },
      });
    },
  }),
);

const MOST_PIXELS = 524_288;

const AnimateFrameInput = builder.inputType('AnimateFrameInput', {
  fields: (t) => ({
    firstFrame: t.field({
      type: ImageInput,
      required: true,
      description: 'The picture that moves, at most 256×256: the frames have its size.',
    }),
    lastFrame: t.field({ type: ImageInput, description: 'A picture that the movement leads into.' }),
    action: said(t, 1000, 'What it does.'),
    frameCount: t.int({
      required: true,
      defaultValue: 8,
      description: 'An even number; one more frame than that is drawn.',
      validate: z.number().int().min(4).max(16).multipleOf(2),
    }),
    driftThreshold: t.float({
      description: 'How far (OKLab) a colour may lie from the first picture’s; 0 allows its own alone, absent any.',
      validate: z.number().min(0),
    }),
    enhancePrompt: t.boolean({
      required: true,
      defaultValue: false,
      description:
        'Tell the action more fully first, by the body that the picture shows and a manner that the seed chooses, and draw that; 1/20 of a generation in dollars.',
    }),
    ...groundField(t),
    ...fields.seedField(t),
    ...controlFields(t),
  }),
});

builder.mutationField('animateFrame', (t) =>
  t.field({
    type: JobPayloadType,
    description:
      'Draws frames of a picture that does what words say, at its own size; it may lead into another picture.',
    args: { input: t.arg({ type: AnimateFrameInput, required: true }) },
    extensions: {
      operation: {
        ...accepted('/animate-with-text-v3', {
          summary: 'Animate with text, v3 model',
          example: { first_frame: EXAMPLE_PICTURE, action: 'walking' },
          reply: acceptedNowReply,
        }),
        cost: ({ frameCount, enhancePrompt }) => {
          const frames = price.frames(128, 128, frameCount);
          return enhancePrompt ? both(frames, price.enhancement()) : frames;
        },
      },
    },
    resolve: async (_root, args, ctx, info) => {
      const { input } = args;
      const first = await sizedByItself(input, 'firstFrame', 256, refuseEmpty);
      const last = await sizedOrNone(input, 'lastFrame', 256, refuseEmpty);
      const { width, height } = first;
      const frames = input.frameCount + 1;
      if (width * height * input.frameCount > MOST_PIXELS) {
        const message = `${width}x${height} pixels in ${input.frameCount} frames are more than ${MOST_PIXELS} in all`;
        throw invalidInput([{ path: ['input', 'frameCount'], message, type: 'value_error' }]);
      }
      return startJob(ctx, args, info, {
        kind: 'animatePicture',
        operation: 'animateFrame',
        payload: {
          first,
          // it is fitted into the frames
          last: last && { ...last, width, height },
          action: input.action,
          width: Math.max(16, width),
          height: Math.max(16, height),
          frames,
          view: null,
          direction: null,
          between: false,
          drift: input.driftThreshold ?? null,
          ...(input.enhancePrompt ? { enhance: true } : {}),
          noBackground: input.noBackground,
          seed: seedOf(input.seed),
        },
      });
    },
  }),
);

const InterpolateInput = builder.inputType('InterpolateInput', {
  fields: (t) => ({
    startImage: t.field({ type: SizedImageInput, required: true, description: 'The picture before the frames.' }),
    endImage: t.field({ type: SizedImageInput, required: true, description: 'The picture after them.' }),
    action: said(t, 500, 'What happens between them: "jumps", "melts".'),
    imageSize: fields.sizeOf(t, 16, 128, 'Size of the frames.'),
    ...groundField(t),
    ...fields.seedField(t),
    ...controlFields(t),
  }),
});

/** Frames between two pictures, without either. */
const BETWEEN = 6;

builder.mutationField('interpolatePictures', (t) =>
  t.field({
    type: JobPayloadType,
    description: `Draws ${BETWEEN} frames between two pictures.`,
    args: { input: t.arg({ type: InterpolateInput, required: true }) },
    extensions: {
      operation: {
        ...accepted('/interpolation-v2', {
          summary: 'Interpolate (pro)',
          example: {
            start_image: { image: EXAMPLE_PICTURE, size: { width: 32, height: 32 } },
            end_image: { image: EXAMPLE_PICTURE, size: { width: 32, height: 32 } },
            action: 'jumps',
            image_size: { width: 32, height: 32 },
          },
        }),
        cost: ({ imageSize }) => price.pro(imageSize.width, imageSize.height),
      },
    },
    resolve: async (_root, args, ctx, info) => {
      const { input } = args;
      return startJob(ctx, args, info, {
        kind: 'animatePicture',
        operation: 'interpolatePictures',
        payload: {
          first: await sizedImage(input.startImage, ['startImage'], refuseEmpty),
          last: await sizedImage(input.endImage, ['endImage'], refuseEmpty),
          action: input.action,
          ...input.imageSize,
          frames: BETWEEN,
          view: null,
          direction: null,
          between: true,
          drift: null,
          noBackground: input.noBackground,
          seed: seedOf(input.seed),
        },
      });
    },
  }),
);
