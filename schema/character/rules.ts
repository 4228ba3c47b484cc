import { z } from 'zod';

/** Least and greatest side of a character in pixels, by mode; `size` names the tool's, `imageSize` that of v2. */
const SIDES = {
  standard: { size: [16, 128], imageSize: [16, 128] },
  pro: { size: [16, 128], imageSize: [32, 168] },
  v3: { size: [16, 256], imageSize: [32, 256] },
} as const;

interface Rulable {
  readonly mode: keyof typeof SIDES;
  readonly bodyType?: string | null;
  readonly template?: string | null;
  readonly nDirections: number;
  readonly view: string;
  readonly size?: number | null;
  readonly imageSize?: { readonly width: number; readonly height: number } | null;
  readonly proportions?: { readonly type: string; readonly name: string } | null;
  readonly referenceImage?: unknown;
  readonly referenceImageUrl?: string | null;
  readonly styleCharacterId?: string | null;
  readonly method?: string | null;
  readonly conceptImage?: unknown;
}

const QUADRUPEDS: readonly (string | null | undefined)[] = ['bear', 'cat', 'dog', 'horse', 'lion'];
const OBLIQUE_SIDE = 128;

/** The body that is asked for: v2 says it by the template alone. */
export const bodyTypeOf = ({ bodyType, template }: Pick<Rulable, 'bodyType' | 'template'>) =>
  (bodyType ?? (QUADRUPEDS.includes(template) ? 'quadruped' : 'humanoid')) as 'humanoid' | 'quadruped';

/** Every rule that looks at more than one field: [is broken, field, what is wrong]. */
function broken(input: Rulable): (readonly [boolean, keyof Rulable, string])[] {
  const { mode, view, size, imageSize, method } = input;
  const body = bodyTypeOf(input);
  const given = (value: unknown) => value !== undefined && value !== null;
  const sizeName = given(imageSize) ? 'imageSize' : 'size';
  const sides = imageSize ? [imageSize.width, imageSize.height] : given(size) ? [size as number] : [];
  const [least, most] = SIDES[mode]?.[sizeName] ?? [1, 256];
  const usual = input.proportions?.type === 'preset' && input.proportions.name === 'default';
  const turnsReference = mode === 'v3' || (mode === 'pro' && given(method));
  return [
    [given(size) && given(imageSize), 'size', 'give a size or an image size, not both'],
    [
      sides.some((side) => side < least || side > most),
      sizeName,
      `a character in ${mode} mode has ${least} to ${most} pixels on each side`,
    ],
    [
      body === 'quadruped' && !QUADRUPEDS.includes(input.template),
      'template',
      'a quadruped requires a template: bear, cat, dog, horse or lion',
    ],
    [
      body === 'quadruped' && given(input.proportions) && !usual,
      'proportions',
      'proportions are for humanoids; leave them out for a quadruped',
    ],
    [
      !turnsReference && given(input.referenceImage),
      'referenceImage',
      `a reference sprite is for v3 mode; the mode is ${mode}`,
    ],
    [
      mode !== 'v3' && given(input.referenceImageUrl),
      'referenceImageUrl',
      `a reference sprite is for v3 mode; the mode is ${mode}`,
    ],
    [
      given(input.referenceImage) && given(input.referenceImageUrl),
      'referenceImageUrl',
      'give the reference sprite by its bytes or by its address, not both',
    ],
    [
      mode !== 'pro' && given(input.styleCharacterId),
      'styleCharacterId',
      `a style character is for pro mode; the mode is ${mode}`,
    ],
    [mode !== 'pro' && given(method), 'method', `a method is for pro mode; the mode is ${mode}`],
    [
      given(input.conceptImage) && (mode !== 'pro' || method !== 'create_from_concept'),
      'conceptImage',
      'a concept image is for pro mode with the method create_from_concept',
    ],
    [
      mode === 'pro' && method === 'create_from_concept' && !given(input.conceptImage),
      'conceptImage',
      'the method create_from_concept requires a concept image',
    ],
    [
      mode === 'pro' && method === 'rotate_character' && !given(input.referenceImage),
      'referenceImage',
      'the method rotate_character requires a reference image',
    ],
    [view === 'oblique' && mode !== 'standard', 'view', `oblique is for standard mode; the mode is ${mode}`],
    [
      view === 'oblique' && mode === 'standard' && input.nDirections !== 4,
      'view',
      'an oblique character has 4 directions: ask for 4',
    ],
    [
      view === 'oblique' && sides.some((side) => side > OBLIQUE_SIDE),
      sizeName,
      `an oblique character has at most ${OBLIQUE_SIDE} pixels`,
    ],
  ];
}

/** What the fields of a new character may be together. */
export const characterRules = z.custom<Rulable>().superRefine((input, ctx) => {
  const seen = new Set<string>();
  for (const [isBroken, field, message] of broken(input)) {
    if (!isBroken || seen.has(field)) continue;
    seen.add(field);
    ctx.addIssue({ code: 'custom', path: [field], message });
  }
});
