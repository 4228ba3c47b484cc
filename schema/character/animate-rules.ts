import { z } from 'zod';
import type { Issue } from '../../src/errors.ts';

/** Frames of a v3 animation for which no number is asked. */
export const DEFAULT_FRAMES = 8;

/** What of a request decides which of its fields go together. */
export interface RulableAnimation {
  readonly mode?: 'template' | 'v3' | 'pro' | null;
  readonly templateAnimationId?: string | null;
  readonly actionDescription?: string | null;
  readonly animationGroupId?: string | null;
  readonly directions?: readonly string[] | null;
  readonly aiFreedom: number;
  readonly frameCount?: number | null;
  readonly customStartFrame?: unknown;
  readonly customStartFrameUrl?: string | null;
  readonly endFrame?: unknown;
  readonly endFrameUrl?: string | null;
  readonly enhancePrompt?: boolean | null;
}

const given = (value: unknown): boolean => value !== undefined && value !== null;

/** The mode that a request means: template where it names a template, else v3. */
export const modeOf = ({ mode, templateAnimationId }: Pick<RulableAnimation, 'mode' | 'templateAnimationId'>) =>
  mode ?? (given(templateAnimationId) ? 'template' : 'v3');

/** Whether it leaves what is animated to the group that it adds directions to. */
export const inherits = (input: RulableAnimation): boolean =>
  given(input.animationGroupId) && !given(input.templateAnimationId) && !given(input.actionDescription);

const OWN_COUNT = {
  template: 'a template animation has its own number of frames',
  v3: '',
  pro: 'a pro animation has 16 frames up to 64 pixels and 4 above',
} as const;

/** Every rule that looks at more than one field: [is broken, field, what is wrong]. */
function broken(input: RulableAnimation): (readonly [boolean, keyof RulableAnimation, string])[] {
  const mode = modeOf(input);
  const isV3 = mode === 'v3';
  const template = given(input.templateAnimationId);
  const action = given(input.actionDescription);
  const frames = ['customStartFrame', 'customStartFrameUrl', 'endFrame', 'endFrameUrl'] as const;
  return [
    [
      mode === 'template' && !template,
      'templateAnimationId',
      'template mode requires a template animation id; get_character lists those of a quadruped',
    ],
    [
      mode !== 'template' && template,
      'templateAnimationId',
      `a template animation is for template mode; the mode is ${mode}`,
    ],
    [
      mode !== 'template' && !action,
      'actionDescription',
      given(input.mode)
        ? `${mode} mode requires a description of the action`
        : 'say what the character does, or give a template animation id',
    ],
    [given(input.frameCount) && !isV3, 'frameCount', `a frame count is for v3 mode: ${OWN_COUNT[mode]}`],
    [input.aiFreedom > 0 && mode !== 'template', 'aiFreedom', `freedom is for template mode; the mode is ${mode}`],
    [
      input.enhancePrompt === true && !isV3,
      'enhancePrompt',
      `an action is told more fully in v3 mode; the mode is ${mode}`,
    ],
    ...frames.map(
      (field) =>
        [
          given(input[field]) && !isV3,
          field,
          `${field.startsWith('end') ? 'an end' : 'a start'} frame is for v3 mode; the mode is ${mode}`,
        ] as const,
    ),
    [
      given(input.customStartFrame) && given(input.customStartFrameUrl),
      'customStartFrameUrl',
      'give the start frame by its bytes or by its address, not both',
    ],
    [
      given(input.endFrame) && given(input.endFrameUrl),
      'endFrameUrl',
      'give the end frame by its bytes or by its address, not both',
    ],
    [
      isV3 && frames.some((field) => given(input[field])) && (input.directions?.length ?? 1) > 1,
      'directions',
      'start and end frames need exactly one direction',
    ],
  ];
}

/** What is wrong with the fields of a request together; one issue a field. Paths are names of its fields. */
export function animationIssues(input: RulableAnimation): Issue[] {
  const seen = new Set<string>();
  return broken(input).flatMap(([isBroken, field, message]) => {
    if (!isBroken || seen.has(field)) return [];
    seen.add(field);
    return [{ path: [field], message, type: 'value_error' }];
  });
}

/** The same as a rule of the input; what a group will say is looked at when it is known. */
export const animationRules = z.custom<RulableAnimation>().superRefine((input, ctx) => {
  if (inherits(input)) return;
  for (const { path, message } of animationIssues(input)) ctx.addIssue({ code: 'custom', path: [...path], message });
});
