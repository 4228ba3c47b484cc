import { z } from 'zod';
import { price } from '../../src/billing.ts';
import { refuseEmpty } from '../../src/images.ts';
import type { EnhancePromptPayload } from '../../src/jobs/contract.ts';
import { builder } from '../builder.ts';
import { CharacterDetail } from '../character/enums.ts';
import { ImageInput, Outline, View } from '../enums.ts';
import { sizedByItself, sizedOrNone } from '../image/checked.ts';
import { engineDetail, seedOf } from '../image/draw.ts';
import { EXAMPLE_PICTURE } from '../image/examples.ts';
import * as fields from '../image/fields.ts';
import { WAITING } from '../image/replies.ts';
import { controlFields, JobPayloadType, startJob } from '../job/payload.ts';
import { reply, shape } from '../shape.ts';
import { finishedUsage } from '../wire.ts';
import { promptEntries } from './enhanced.ts';

const promptReply = reply(shape({ usage: finishedUsage, ...promptEntries }));

const EnhanceImagePromptInput = builder.inputType('EnhanceImagePromptInput', {
  fields: (t) => ({
    ...fields.descriptionField(t),
    ...fields.sizeField(t, 16, 768),
    ...fields.styleFields(t),
    view: t.field({ type: View, required: true, defaultValue: 'side', description: 'Where the camera stands.' }),
    noBackground: t.boolean({
      required: true,
      defaultValue: false,
      description: 'A picture without a background: no place and no light are chosen.',
    }),
    ...fields.seedField(t),
    ...controlFields(t),
  }),
});

const EnhanceCharacterPromptInput = builder.inputType('EnhanceCharacterPromptInput', {
  fields: (t) => ({
    ...fields.descriptionField(t),
    ...fields.sizeField(t, 32, 256),
    view: t.field({
      type: View,
      required: true,
      defaultValue: 'low top-down',
      description: 'Where the camera stands.',
    }),
    outline: t.field({ type: Outline, description: 'How edges are drawn.' }),
    detail: t.field({ type: CharacterDetail, description: 'How much is drawn: more is said of it.' }),
    ...fields.seedField(t),
    ...controlFields(t),
  }),
});

interface Enhancing {
  readonly description: string;
  readonly imageSize: { readonly width: number; readonly height: number };
  readonly view: string;
  readonly direction?: string | null;
  readonly outline?: string | null;
  readonly detail?: string | null;
  readonly seed?: number | bigint | null;
}

const payloadOf = (input: Enhancing, place: boolean): EnhancePromptPayload => ({
  description: input.description,
  ...input.imageSize,
  detail: engineDetail(input.detail),
  style: { view: input.view, direction: input.direction ?? null, outline: input.outline ?? null },
  place,
  seed: seedOf(input.seed),
});

const ERRORS = WAITING.filter((code) => code !== 'UNUSABLE_INPUT');
const example = { description: 'a brave knight', image_size: { width: 64, height: 64 } };

builder.mutationField('enhanceImagePrompt', (t) =>
  t.field({
    type: JobPayloadType,
    description:
      'Writes a fuller description of a picture: colours, dress, pose, place and light that the words leave open, chosen by the seed. It comes as `enhanced` of the job.',
    args: { input: t.arg({ type: EnhanceImagePromptInput, required: true }) },
    extensions: {
      operation: {
        scope: 'images:write',
        cost: () => price.enhancement(),
        rest: {
          v2: {
            route: 'POST /enhance-pixen-prompt',
            summary: 'Enhance the description of an image',
            errors: ERRORS,
            example,
            reply: promptReply,
          },
        },
      },
    },
    resolve: async (_root, args, ctx, info) =>
      startJob(ctx, args, info, {
        kind: 'enhancePrompt',
        operation: 'enhanceImagePrompt',
        payload: payloadOf(args.input, !args.input.noBackground),
      }),
  }),
);

builder.mutationField('enhanceCharacterPrompt', (t) =>
  t.field({
    type: JobPayloadType,
    description:
      'Writes a fuller description of a character: what the words leave open is chosen by the seed, but no direction and no background. It comes as `enhanced` of the job.',
    args: { input: t.arg({ type: EnhanceCharacterPromptInput, required: true }) },
    extensions: {
      operation: {
        scope: 'images:write',
        cost: () => price.enhancement(),
        rest: {
          v2: {
            route: 'POST /enhance-character-v3-prompt',
            summary: 'Enhance the description of a character',
            errors: ERRORS,
            example,
            reply: promptReply,
          },
        },
      },
    },
    resolve: async (_root, args, ctx, info) =>
      startJob(ctx, args, info, {
        kind: 'enhancePrompt',
        operation: 'enhanceCharacterPrompt',
        payload: payloadOf(args.input, false),
      }),
  }),
);

const EnhanceActionPromptInput = builder.inputType('EnhanceActionPromptInput', {
  fields: (t) => ({
    firstFrame: t.field({
      type: ImageInput,
      required: true,
      description: 'The picture that moves, at most 256×256: it tells whether a person or an animal does it.',
    }),
    lastFrame: t.field({ type: ImageInput, description: 'A picture that the movement leads into.' }),
    action: t.string({
      required: true,
      description: 'What it does: "walking", "swings his sword".',
      validate: z.string().max(500).regex(/\S/, 'must not be empty'),
    }),
    ...fields.seedField(t),
    ...controlFields(t),
  }),
});

builder.mutationField('enhanceActionPrompt', (t) =>
  t.field({
    type: JobPayloadType,
    description:
      'Writes a fuller description of a movement: how the body of the picture does it, from first to last, but no camera and no new things. It comes as `enhanced` of the job.',
    args: { input: t.arg({ type: EnhanceActionPromptInput, required: true }) },
    extensions: {
      operation: {
        scope: 'images:write',
        cost: () => price.enhancement(),
        rest: {
          v2: {
            route: 'POST /enhance-animation-v3-prompt',
            summary: 'Enhance the description of an animation',
            errors: ERRORS,
            example: { first_frame: EXAMPLE_PICTURE, action: 'walking' },
            reply: promptReply,
          },
        },
      },
    },
    resolve: async (_root, args, ctx, info) => {
      const { input } = args;
      return startJob(ctx, args, info, {
        kind: 'enhanceAction',
        operation: 'enhanceActionPrompt',
        payload: {
          first: await sizedByItself(input, 'firstFrame', 256, refuseEmpty),
          last: await sizedOrNone(input, 'lastFrame', 256, refuseEmpty),
          action: input.action,
          seed: seedOf(input.seed),
        },
      });
    },
  }),
);
