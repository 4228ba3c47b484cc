import { randomUUID } from 'node:crypto';
import { type Price, price } from '../../src/billing.ts';
import type { Context } from '../../src/context.ts';
import { templateFrames, templateIds } from '../../src/domain/animation-templates.ts';
import { AppError, invalidInput, notFound } from '../../src/errors.ts';
import { checkImage } from '../../src/images.ts';
import type { CharacterSpec } from '../../src/jobs/contract.ts';
import { type AnimationPart, isAlive, shortName, toldBefore, withEnhancement } from '../asset/animate.ts';
import { findAsset } from '../asset/get.ts';
import { engineDetail, seedOf } from '../image/draw.ts';
import { type AnimationFrames, framesOf } from './animate-frames.ts';
import type { AnimateCharacter } from './animate-input.ts';
import { animationIssues, DEFAULT_FRAMES, inherits, modeOf } from './animate-rules.ts';
import { character, specOf } from './type.ts';

export interface PreparedAnimation {
  readonly characterId: string;
  readonly groupId: string;
  readonly mode: 'template' | 'v3' | 'pro';
  readonly parts: readonly AnimationPart<'animateCharacter'>[];
}

const prepared = new WeakMap<object, Promise<PreparedAnimation>>();

/**
 * What a request for an animation comes to; looked into once, for its price and its jobs.
 * Throws BAD_USER_INPUT, NOT_FOUND, GONE.
 */
export function prepareAnimation(input: AnimateCharacter, ctx: Context): Promise<PreparedAnimation> {
  const known = prepared.get(input);
  if (known) return known;
  const fresh = prepare(input, ctx);
  prepared.set(input, fresh);
  return fresh;
}

async function prepare(asked: AnimateCharacter, ctx: Context): Promise<PreparedAnimation> {
  const source = await findAsset(ctx, character, asked.characterId, {
    include: {
      job: { select: { status: true, errorMessage: true } },
      animations: { orderBy: { createdAt: 'asc' }, include: { job: { select: { status: true } } } },
    },
  });
  const { status, errorMessage } = source.job!;
  if (status === 'FAILED' || status === 'CANCELED')
    throw new AppError('GONE', `The character could not be made: ${errorMessage ?? 'it was cancelled.'}`);
  const group = source.animations.filter(({ groupId }) => groupId === asked.animationGroupId);
  if (asked.animationGroupId && !group.length)
    throw notFound(`Animation ${asked.animationGroupId} of character ${source.id}`);

  const input = withInherited(asked, group[0]);
  const mode = modeOf(input);
  const spec = await lookOf(specOf(source), input);
  const template = mode === 'template' ? input.templateAnimationId! : null;
  if (template !== null) checkTemplate(spec, template);
  checkGroup(group[0], mode, template);
  const directions = directionsOf(
    input,
    mode,
    spec,
    group.filter(({ job }) => isAlive(job)).map(({ direction }) => direction),
  );
  const frames = await framesOf(input, spec, ctx);
  const frameCount = template === null ? customFrames(mode, input, spec) : templateFrames(spec.template, template)!;
  const action = template === null ? input.actionDescription!.trim() : null;
  const groupId = group[0]?.groupId ?? randomUUID();
  const known = await toldBefore(ctx, group[0]);
  const newlyEnhanced = mode === 'v3' && input.enhancePrompt === true && !known;
  const shared = {
    character: spec,
    mode,
    template,
    action,
    frameCount,
    freedom: input.aiFreedom ?? 0,
    textGuidance: input.textGuidanceScale ?? 8,
    keepFirstFrame: mode === 'v3' && input.keepFirstFrame !== false,
    startFrame: frames.start,
    endFrame: frames.end,
    ...(known || newlyEnhanced ? { enhance: true } : {}),
    // the manner is chosen by the seed: directions of one animation have one
    seed: seedOf(input.seed ?? known?.seed),
  };
  const each = priceOf(mode, frames, frameCount);
  return {
    characterId: source.id,
    groupId,
    mode,
    parts: withEnhancement(
      newlyEnhanced,
      directions.map((direction) => ({
        payload: { ...shared, direction },
        price: each,
        row: {
          assetId: source.id,
          groupId,
          direction,
          type: group[0]?.type ?? template ?? shortName(action!),
          displayName: input.animationName ?? null,
          action,
          mode,
          frameCount: frameCount + (shared.keepFirstFrame ? 1 : 0),
        },
      })),
    ),
  };
}

interface Known {
  readonly mode: string;
  readonly type: string;
  readonly action: string | null;
}
const isTemplate = ({ mode }: Known): boolean => mode === 'template';

const refuse = (field: string, message: string) =>
  invalidInput([{ path: ['input', field], message, type: 'value_error' }]);

/** A request that names nothing to do does what its group does. Its rules could not be looked at before. */
function withInherited(asked: AnimateCharacter, group: Known | undefined): AnimateCharacter {
  if (!group || !inherits(asked)) return asked;
  const mode = asked.mode ?? (group.mode as PreparedAnimation['mode']);
  const input = isTemplate(group)
    ? { ...asked, mode, templateAnimationId: group.type }
    : { ...asked, mode, actionDescription: group.action };
  const issues = animationIssues(input);
  if (issues.length) throw invalidInput(issues.map((one) => ({ ...one, path: ['input', ...one.path] })));
  return input;
}

/** The directions of one animation show one thing. */
function checkGroup(group: Known | undefined, mode: string, template: string | null): void {
  if (!group) return;
  if (isTemplate(group) ? template !== group.type : mode === 'template')
    throw refuse(
      'animationGroupId',
      `this animation is ${isTemplate(group) ? `the template "${group.type}"` : `"${group.action}"`}: more directions of it must be the same`,
    );
}

function checkTemplate({ template: skeleton }: CharacterSpec, id: string): void {
  if (templateFrames(skeleton, id) === undefined)
    throw refuse(
      'templateAnimationId',
      `"${id}" is no template animation of a ${skeleton}: one of ${templateIds(skeleton).join(', ')}`,
    );
}

/** The character as this animation is to show it. */
async function lookOf(spec: CharacterSpec, input: AnimateCharacter): Promise<CharacterSpec> {
  const { description, outline, shading, detail, isometric, colorImage } = input;
  return {
    ...spec,
    // what the geometry draws is made of its words: they stay, or it would be somebody else
    ...(description && spec.referenceImage ? { description } : {}),
    ...(outline ? { outline } : {}),
    ...(shading ? { shading } : {}),
    ...(detail ? { detail: engineDetail(detail) } : {}),
    ...(isometric === undefined || isometric === null ? {} : { isometric }),
    ...(colorImage ? { colorImage: await checkImage(colorImage.base64, ['input', 'colorImage', 'base64']) } : {}),
  };
}

function directionsOf(
  { directions }: AnimateCharacter,
  mode: string,
  spec: CharacterSpec,
  done: readonly string[],
): readonly string[] {
  if (directions) {
    const lacking = directions.filter((direction) => !spec.directions.includes(direction));
    if (lacking.length)
      throw refuse('directions', `the character has no ${lacking.join(', ')}: one of ${spec.directions.join(', ')}`);
    return directions;
  }
  if (mode !== 'template') return ['south'];
  const missing = spec.directions.filter((direction) => !done.includes(direction));
  return missing.length ? missing : spec.directions;
}

/** Size of a figure, pixels, up to which a pro animation of it has many frames. */
const PRO_SIZE = 64;

function customFrames(mode: string, { frameCount }: AnimateCharacter, { size }: CharacterSpec): number {
  if (mode === 'pro') return size <= PRO_SIZE ? 16 : 4;
  return frameCount ?? DEFAULT_FRAMES;
}

/** One direction. */
function priceOf(mode: string, { width, height }: AnimationFrames, frameCount: number): Price {
  if (mode === 'template') return price.template();
  return mode === 'pro' ? price.pro(width, height) : price.frames(width, height, frameCount);
}
