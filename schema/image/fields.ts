import { BackgroundRemovalTask, Detail, Direction, ImageInput, Outline } from '../enums.ts';
import type { InputFields } from '../job/payload.ts';
import type { WireField } from '../operation.ts';
import * as rules from '../rules.ts';

/** Input fields that several drawing operations share. `wire` says where they are not served. */

export const descriptionField = (t: InputFields) => ({
  description: t.string({ required: true, description: 'What to draw.', validate: rules.description }),
});

export const styleFields = (t: InputFields) => ({
  outline: t.field({ type: Outline, description: 'How edges are drawn; absent leaves it to the subject.' }),
  detail: t.field({ type: Detail, description: 'How much is drawn, and how many colours there are.' }),
  direction: t.field({ type: Direction, description: 'The way the subject faces.' }),
});

export const backgroundFields = (t: InputFields, wire: WireField = {}) => ({
  noBackground: t.boolean({ required: true, defaultValue: false, description: 'A transparent background.' }),
  backgroundRemovalTask: t.field({
    type: BackgroundRemovalTask,
    required: true,
    defaultValue: 'remove_simple_background',
    description:
      'For programs that send it: subjects are drawn apart from their background, so none has to be removed.',
    extensions: { wire },
  }),
});

export const guidanceField = (t: InputFields, wire: WireField = {}) => ({
  textGuidanceScale: t.float({
    required: true,
    defaultValue: 8,
    description: 'How literally the words are taken: low lets the seed vary what is not said, high keeps to the words.',
    validate: rules.guidance,
    extensions: { wire },
  }),
});

export const sourceFields = (t: InputFields, wire: WireField = {}) => ({
  initImage: t.field({ type: ImageInput, description: 'A picture to start from.', extensions: { wire } }),
  initImageStrength: t.int({
    required: true,
    defaultValue: 300,
    description: 'How much of it stays: 1 hardly anything, 999 nearly all.',
    validate: rules.initStrength,
    extensions: { wire },
  }),
  colorImage: t.field({
    type: ImageInput,
    description: 'Its colours are the only ones that the picture may use.',
    extensions: { wire },
  }),
});

export const seedField = (t: InputFields) => ({
  seed: t.field({
    type: 'Seed',
    description: 'The same request and seed give the same picture; absent draws a random one.',
  }),
});
