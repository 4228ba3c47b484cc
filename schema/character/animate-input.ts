import { z } from 'zod';
import { builder } from '../builder.ts';
import { Direction, ImageInput, Outline, Shading } from '../enums.ts';
import { guidanceField, seedField } from '../image/fields.ts';
import { controlFields, type InputFields } from '../job/payload.ts';
import * as rules from '../rules.ts';
import { AnimationMode } from './animate-enums.ts';
import { animationRules } from './animate-rules.ts';
import { CharacterDetail } from './enums.ts';
import { colorFields, NOT_A_TOOL } from './input.ts';
import { character } from './type.ts';

/** A frame of the caller's: its bytes, or its address. */
const frameField = (t: InputFields, tool: string, description: string) =>
  t.field({
    type: ImageInput,
    description,
    extensions: {
      wire: { mcp: tool, written: { mcp: { schema: { type: 'string' }, read: (base64: unknown) => ({ base64 }) } } },
    },
  });

export const AnimateCharacterInput = builder.inputType('AnimateCharacterInput', {
  validate: animationRules,
  fields: (t) => ({
    ...character.idFields(t),
    mode: t.field({
      type: AnimationMode,
      description:
        'template: an animation of the skeleton, 1 generation per direction. v3: what the action says, a generation for each started 65536 pixels of all frames, per direction. pro: the best of several takes, 20 to 40 generations per direction; needs confirm_cost. Absent is template where a template animation id is given, else v3.',
    }),
    templateAnimationId: t.string({
      description:
        'Which template animation; get_character lists those of a quadruped. Leave it out for an animation that words describe.',
      validate: z.string().min(1).max(100),
    }),
    actionDescription: t.string({
      description: 'What the character does: movement or pose only, no surroundings. For v3 and pro mode.',
      validate: rules.description,
    }),
    animationName: t.string({
      description:
        'What to call it. When directions are added to an animation, give its name again: it is not taken over.',
      validate: z.string().trim().min(1).max(100),
    }),
    animationGroupId: t.string({
      description:
        'Id of an animation of this character that gets more directions. Without a template and an action they do what it does.',
      validate: z.uuid(),
    }),
    directions: t.field({
      type: [Direction],
      description:
        'From which sides, among those that the character has. Absent is all of them in template mode (of an animation that gets more: those that it lacks), else south.',
      validate: z
        .array(z.unknown())
        .min(1, 'name at least one direction')
        .refine((list) => new Set(list).size === list.length, { message: 'names a direction twice' }),
    }),
    aiFreedom: t.int({
      required: true,
      defaultValue: 0,
      description: 'How far the seed may vary how large the movements are: 0 to 900. Template mode only.',
      validate: z.number().int().min(0).max(900),
    }),
    frameCount: t.int({
      description: 'Frames: an even number from 4 to 16. Absent is 8. v3 mode only.',
      validate: z.number().int().min(4).max(16).multipleOf(2),
    }),
    confirmCost: t.boolean({
      required: true,
      defaultValue: false,
      description: 'Pro mode only: without it the price is told and nothing is started.',
    }),
    customStartFrame: frameField(
      t,
      'custom_start_frame_base64',
      'The picture to begin with in place of the character’s own, at most 256×256; the frames get its size. v3 mode with one direction.',
    ),
    customStartFrameUrl: t.string({
      description: 'Https address of the start frame, in place of its bytes.',
      validate: z.string().max(2000),
    }),
    endFrame: frameField(
      t,
      'end_frame_base64',
      'The picture to end with, as large as the first one and at most 256×256. v3 mode with one direction.',
    ),
    endFrameUrl: t.string({
      description: 'Https address of the end frame, in place of its bytes.',
      validate: z.string().max(2000),
    }),
    keepFirstFrame: t.boolean({
      required: true,
      defaultValue: true,
      description:
        'Store the still picture before the frames, so that there is one more of them. v3 mode; the others store their frames alone.',
    }),
    enhancePrompt: t.boolean({
      required: true,
      defaultValue: false,
      description:
        'v3 mode: tell the action more fully first, by how its body does it and in a manner that the seed chooses, and draw that; it comes as `enhanced` of the jobs. 1/20 of a generation in dollars, once. Directions that are added later are told alike, and not charged for it.',
      extensions: { wire: NOT_A_TOOL },
    }),
    description: t.string({
      description:
        'Who the character is, in place of what it was made from: helps to move one that was made from a sprite. Its look stays.',
      validate: rules.description,
      extensions: { wire: NOT_A_TOOL },
    }),
    ...guidanceField(t, NOT_A_TOOL),
    outline: t.field({
      type: Outline,
      description: 'How edges are drawn, in place of the character’s own way.',
      extensions: { wire: NOT_A_TOOL },
    }),
    shading: t.field({
      type: Shading,
      description: 'How many tones a colour has, in place of the character’s own.',
      extensions: { wire: NOT_A_TOOL },
    }),
    detail: t.field({
      type: CharacterDetail,
      description: 'How much is drawn, in place of the character’s own.',
      extensions: { wire: NOT_A_TOOL },
    }),
    isometric: t.boolean({
      description: 'Seen from 30° above, or not, in place of the character’s own.',
      extensions: { wire: NOT_A_TOOL },
    }),
    ...colorFields(t),
    ...seedField(t),
    ...controlFields(t),
  }),
});
export type AnimateCharacter = typeof AnimateCharacterInput.$inferInput;
