import { z } from 'zod';
import { builder } from '../builder.ts';
import { ImageInput, Outline, Shading, SizeInput } from '../enums.ts';
import { colorImageField, descriptionField, guidanceField, seedField } from '../image/fields.ts';
import { controlFields, type InputFields } from '../job/payload.ts';
import { projectField } from '../project/fields.ts';
import {
  BodyType,
  CharacterDetail,
  CharacterMethod,
  CharacterMode,
  CharacterTemplate,
  CharacterView,
} from './enums.ts';
import { DirectionImagesInput } from './given-directions.ts';
import { ProportionsInput, proportionsText } from './proportions.ts';
import { characterRules } from './rules.ts';

/** The tools keep to what an assistant can say. */
export const NOT_A_TOOL = { mcp: null };

/** Whether pictures of a character are of the figure alone. */
export const transparentField = (t: InputFields) => ({
  noBackground: t.boolean({
    required: true,
    defaultValue: true,
    description:
      'A transparent background. False: one plain colour, of the setting that the description names, the same in all rotations and animations.',
    extensions: { wire: NOT_A_TOOL },
  }),
});

/** Colours that programs of v2 ask for. */
export const colorFields = (t: InputFields) => ({
  ...colorImageField(t, NOT_A_TOOL),
  forceColors: t.boolean({
    required: true,
    defaultValue: false,
    description: 'For programs that send it: the colours of a colour image are always kept to.',
    extensions: { wire: NOT_A_TOOL },
  }),
});

export const CreateCharacterInput = builder.inputType('CreateCharacterInput', {
  validate: characterRules,
  fields: (t) => ({
    ...descriptionField(t),
    name: t.string({
      description: 'What to call it; absent is the beginning of the description.',
      validate: z.string().trim().min(1).max(100),
    }),
    bodyType: t.field({
      type: BodyType,
      description:
        'humanoid (the default): people and whoever is clothed or armed walk on two legs; an animal, a monster or a thing keeps the body it has. quadruped: four legs, requires a template.',
      extensions: { wire: { v2: null } },
    }),
    template: t.field({
      type: CharacterTemplate,
      description: 'The skeleton of a quadruped: bear, cat, dog, horse or lion. Ignored for humanoids.',
      extensions: { wire: { v2: 'template_id' } },
    }),
    mode: t.field({
      type: CharacterMode,
      required: true,
      defaultValue: 'standard',
      description:
        'standard: template skeleton, 1 generation. pro: the best of several, 20 to 40 generations by size, always 8 directions; ignores n_directions, outline, shading, detail, text_guidance_scale and proportions. v3: 2 to 9 generations by size, always 8 directions; ignores n_directions, shading, proportions and text_guidance_scale; the only mode that turns a reference sprite.',
    }),
    nDirections: t.int({
      required: true,
      defaultValue: 8,
      description: '4 (south, west, east, north) or 8 (the diagonals too). Standard mode only; the others give 8.',
      validate: z.literal([4, 8]),
    }),
    size: t.int({
      description:
        'Height of the character in pixels; the pictures are about 40 % larger. Default 48, or the size of the reference sprite. At most 128 in standard and pro mode, 256 in v3.',
      validate: z.number().int().min(16).max(256),
      extensions: { wire: { v2: null } },
    }),
    imageSize: t.field({
      type: SizeInput,
      description:
        'Size of the character in pixels, in place of `size`; the pictures are about 40 % larger. 16 to 128 in standard mode, 32 to 168 in pro, 32 to 256 in v3.',
      extensions: { wire: NOT_A_TOOL },
    }),
    view: t.field({
      type: CharacterView,
      required: true,
      defaultValue: 'low top-down',
      description:
        'Where the camera stands. oblique draws depth up to the right: at most 128 pixels, 4 directions, standard mode only.',
    }),
    outline: t.field({
      type: Outline,
      description: 'How edges are drawn. Ignored in pro mode; a reference sprite keeps its own.',
    }),
    shading: t.field({ type: Shading, description: 'How many tones a colour has. Ignored in pro and v3 mode.' }),
    detail: t.field({
      type: CharacterDetail,
      description: 'How much is drawn. Ignored in pro mode; a reference sprite keeps its own.',
    }),
    ...guidanceField(t),
    proportions: t.field({
      type: ProportionsInput,
      description:
        'Proportions of a humanoid: {"type": "preset", "name": default | chibi | cartoon | stylized | realistic_male | realistic_female | heroic}, or {"type": "custom", "head_size", "arms_length", "legs_length", "shoulder_width", "hip_width"} with factors from 0.5 to 2.0. Standard mode only.',
      extensions: { wire: { written: { mcp: proportionsText } } },
    }),
    referenceImage: t.field({
      type: ImageInput,
      description:
        'A sprite of the character facing south, a PNG of at most 256×256, that is turned to all sides. v3 mode (pro with the method rotate_character).',
      extensions: {
        wire: {
          mcp: 'reference_image_base64',
          written: { mcp: { schema: { type: 'string' }, read: (base64: unknown) => ({ base64 }) } },
        },
      },
    }),
    referenceImageUrl: t.string({
      description:
        'Https address of the reference sprite, in place of its bytes; better than them above about 32×32, which some clients cut off. v3 mode only.',
      validate: z.string().max(2000),
    }),
    styleCharacterId: t.string({
      description:
        'Id of a completed character with 8 directions whose style is taken on. Pro mode only; the size must be at least that of its sprite.',
      validate: z.uuid(),
    }),
    method: t.field({
      type: CharacterMethod,
      description: 'Pro mode: what it starts from.',
      extensions: { wire: NOT_A_TOOL },
    }),
    conceptImage: t.field({
      type: ImageInput,
      description: 'Pro mode with the method create_from_concept: a picture of the character, of any kind.',
      extensions: { wire: NOT_A_TOOL },
    }),
    styleDescription: t.string({
      description: 'Pro mode: more words on how it should look.',
      validate: z.string().max(2000),
      extensions: { wire: NOT_A_TOOL },
    }),
    directions: t.field({
      type: DirectionImagesInput,
      description:
        'Standard mode: pictures that are there already, at most as large as the character’s pictures. They are used as they are; the other sides are turned from the one that faces south, where it is given.',
      extensions: { wire: NOT_A_TOOL },
    }),
    isometric: t.boolean({
      required: true,
      defaultValue: false,
      description: 'Seen from 30° above. Standard mode only.',
      extensions: { wire: NOT_A_TOOL },
    }),
    enhancePrompt: t.boolean({
      required: true,
      defaultValue: false,
      description:
        'v3 mode: choose what the description leaves open (colours, dress) by the seed, and draw that; it comes as `enhanced` of the job. 1/20 of a generation in dollars. With a reference sprite the picture says it all: no effect, and nothing is charged.',
      extensions: { wire: NOT_A_TOOL },
    }),
    ...transparentField(t),
    ...colorFields(t),
    ...seedField(t),
    ...projectField(t),
    ...controlFields(t),
  }),
});
export type CreateCharacter = typeof CreateCharacterInput.$inferInput;
