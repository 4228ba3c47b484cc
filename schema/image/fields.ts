import { z } from 'zod';
import { BackgroundRemovalTask, Detail, Direction, ImageInput, Outline, Shading, SizeInput, View } from '../enums.ts';
import type { InputFields } from '../job/payload.ts';
import type { WireField } from '../operation.ts';
import * as rules from '../rules.ts';

/** Input fields that several drawing operations share. `wire` says where they are not served. */

export const descriptionField = (t: InputFields) => ({
  description: t.string({ required: true, description: 'What to draw.', validate: rules.description }),
});

export const negativeField = (t: InputFields) => ({
  negativeDescription: t.string({
    description: 'What must not be in the picture: things, pieces, colours.',
    validate: rules.negative,
  }),
});

/** A size of `min` to `max` pixels a side. */
export const sizeField = (t: InputFields, min: number, max: number) => ({
  imageSize: t.field({
    type: SizeInput,
    required: true,
    description: 'Size of the picture.',
    validate: rules.sizeWithin(min, max),
  }),
});

/** A required size of `min` to `max` pixels a side, under a name of its own. */
export const sizeOf = (t: InputFields, min: number, max: number, description: string) =>
  t.field({ type: SizeInput, required: true, description, validate: rules.sizeWithin(min, max) });

export const styleFields = (t: InputFields) => ({
  outline: t.field({ type: Outline, description: 'How edges are drawn; absent leaves it to the subject.' }),
  detail: t.field({ type: Detail, description: 'How much is drawn, and how many colours there are.' }),
  direction: t.field({ type: Direction, description: 'The way the subject faces.' }),
});

export const shadingField = (t: InputFields) => ({
  shading: t.field({ type: Shading, description: 'How many tones a colour has; absent leaves it to the size.' }),
});

/** Absent is from the side. */
export const viewField = (t: InputFields) => ({
  view: t.field({ type: View, description: 'Where the camera stands; absent is from the side.' }),
});

export const isometricField = (t: InputFields) => ({
  isometric: t.boolean({
    required: true,
    defaultValue: false,
    description: 'Turned by 45° and seen from above at a 2:1 slope.',
  }),
});

/** Both ways of drawing space that are no camera. */
export const projectionFields = (t: InputFields) => ({
  ...isometricField(t),
  obliqueProjection: t.boolean({
    required: true,
    defaultValue: false,
    description: 'Seen straight on, with depth drawn up to the right; with `isometric` too, this wins.',
  }),
});

export const noBackgroundField = (t: InputFields) => ({
  noBackground: t.boolean({ required: true, defaultValue: false, description: 'A transparent background.' }),
});

export const backgroundFields = (t: InputFields, wire: WireField = {}) => ({
  ...noBackgroundField(t),
  backgroundRemovalTask: t.field({
    type: BackgroundRemovalTask,
    required: true,
    defaultValue: 'remove_simple_background',
    description:
      'With `no_background` and an initial image: how its subject is told from its background. Simple: a flat colour or a gradient. Complex: a texture or a scene, by a learned network. What is drawn of words alone is drawn apart from its background, so that none has to be removed.',
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

/** For programs that send it. */
export const extraGuidanceField = (t: InputFields) => ({
  extraGuidanceScale: t.float({
    required: true,
    defaultValue: 3,
    description: 'Without effect; programs of the older interface send it.',
    deprecationReason: 'It has no effect.',
    validate: z.number().min(0).max(20),
  }),
});

export const initStrengthField = (t: InputFields, wire: WireField = {}) => ({
  initImageStrength: t.int({
    required: true,
    defaultValue: 300,
    description: 'How much of it stays: 1 hardly anything, 999 nearly all.',
    validate: rules.initStrength,
    extensions: { wire },
  }),
});

export const colorImageField = (t: InputFields, wire: WireField = {}) => ({
  colorImage: t.field({
    type: ImageInput,
    description: 'Its colours are the only ones that the picture may use.',
    extensions: { wire },
  }),
});

export const sourceFields = (t: InputFields, wire: WireField = {}) => ({
  initImage: t.field({ type: ImageInput, description: 'A picture to start from.', extensions: { wire } }),
  ...initStrengthField(t, wire),
  ...colorImageField(t, wire),
});

export const seedField = (t: InputFields) => ({
  seed: t.field({
    type: 'Seed',
    description: 'The same request and seed give the same picture; absent draws a random one.',
  }),
});
