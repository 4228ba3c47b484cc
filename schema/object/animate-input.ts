import { z } from 'zod';
import { V3_FRAMES } from '../../src/domain/object-limits.ts';
import { builder } from '../builder.ts';
import { Direction, ImageInput, words } from '../enums.ts';
import { controlFields, type InputFields } from '../job/payload.ts';
import { object } from './type.ts';

export const ObjectAnimationMode = words(
  'ObjectAnimationMode',
  'How an animation of an object is made: v3 does what words say, pro keeps the best of several takes of that.',
  ['v3', 'pro'],
);

/** A frame of the caller's: its bytes. */
const frameField = (t: InputFields, tool: string, description: string) =>
  t.field({
    type: ImageInput,
    description,
    extensions: {
      wire: { mcp: tool, written: { mcp: { schema: { type: 'string' }, read: (base64: unknown) => ({ base64 }) } } },
    },
  });

interface Rulable {
  readonly mode?: 'v3' | 'pro' | null;
  readonly animationDescription?: string | null;
  readonly animationGroupId?: string | null;
  readonly directions?: readonly string[] | null;
  readonly frameCount?: number | null;
  readonly customStartFrame?: unknown;
  readonly endFrame?: unknown;
  readonly enhancePrompt?: boolean | null;
}
const given = (value: unknown): boolean => value !== undefined && value !== null;

const animationRules = z.custom<Rulable>().superRefine((input, ctx) => {
  const refuse = (path: keyof Rulable, message: string): void =>
    ctx.addIssue({ code: 'custom', path: [path], message });
  if (!given(input.animationDescription) && !given(input.animationGroupId))
    refuse('animationDescription', 'say what the object does, or which animation gets more directions');
  const { most, least } = V3_FRAMES;
  const count = input.frameCount;
  if (input.mode !== 'pro' && given(count) && (count! < least || count! > most || count! % 2 !== 0))
    refuse('frameCount', `a v3 animation has an even number of frames, ${least} to ${most}`);
  for (const field of ['customStartFrame', 'endFrame'] as const)
    if (given(input[field]) && input.mode === 'pro') refuse(field, 'start and end frames are for v3 mode');
  if (input.enhancePrompt && input.mode === 'pro') refuse('enhancePrompt', 'words are told more fully in v3 mode');
});

export const AnimateObjectInput = builder.inputType('AnimateObjectInput', {
  validate: animationRules,
  fields: (t) => ({
    ...object.idFields(t),
    mode: t.field({
      type: ObjectAnimationMode,
      description:
        'v3: a generation for each started 65536 pixels of all frames, per direction. pro: the best of several takes, 20 to 40 generations per direction; needs confirm_cost. Absent is v3, or that of the animation that gets more directions.',
    }),
    animationDescription: t.string({
      description:
        'What the object does. With its own parts: opens, closes, spins, drives, rolls, rotates its turret, swings, burns, glows, pulses, flickers, blinks, sparkles, smokes, drips, bubbles, flows, waves, grows, withers, melts, breaks, explodes, falls, unfolds, shoots. As one piece: bobs, shakes, sways, bounces. The notes of the animation say where that is not what was asked. Required for a new animation.',
      validate: z.string().max(1000).regex(/\S/, 'must not be empty'),
    }),
    directions: t.field({
      type: [Direction],
      description:
        'From which sides; absent is all of them, of an animation that gets more those that it lacks. Not for an object with one picture.',
      validate: z
        .array(z.unknown())
        .min(1, 'name at least one direction')
        .refine((list) => new Set(list).size === list.length, { message: 'names a direction twice' }),
    }),
    frameCount: t.int({
      description:
        'v3: an even number from 4 to 16, 8 where nothing is said. pro: 16 up to 64 pixels; 4, 9 or 16 up to 128, 9 where nothing is said; 9 up to 170.',
      validate: z.number().int().min(4).max(16),
    }),
    animationGroupId: t.string({
      description: 'Id of an animation of this object that gets more directions.',
      validate: z.uuid(),
    }),
    displayName: t.string({
      description: 'What to call it.',
      validate: z.string().trim().min(1).max(100),
    }),
    replaceExisting: t.boolean({
      required: true,
      defaultValue: false,
      description: 'Draw directions that are done anew. Without it they are refused.',
    }),
    confirmCost: t.boolean({
      required: true,
      defaultValue: false,
      description: 'Pro mode only: without it the price is told and nothing is started.',
      extensions: { wire: { v2: null } },
    }),
    customStartFrame: frameField(
      t,
      'custom_start_frame_base64',
      'The picture to begin with in place of the object’s own, 16 to 256 pixels a side; the frames get its size. v3 mode with exactly one direction.',
    ),
    endFrame: frameField(
      t,
      'end_frame_base64',
      'The picture to end with, as large as the first one. v3 mode with exactly one direction.',
    ),
    keepFirstFrame: t.boolean({
      required: true,
      defaultValue: true,
      description: 'v3 mode: store the still picture before the frames, so that there is one more of them.',
    }),
    enhancePrompt: t.boolean({
      required: true,
      defaultValue: false,
      description:
        'v3 mode: tell the words more fully first, by how this object does it and in a manner that its seed chooses, and draw that; it comes as `enhanced` of the jobs. 1/20 of a generation in dollars, once. Directions that are added later are told alike, and not charged for it.',
      extensions: { wire: { mcp: null } },
    }),
    ...controlFields(t),
  }),
});
export type AnimateObject = typeof AnimateObjectInput.$inferInput;
