import { randomUUID } from 'node:crypto';
import { type Price, price } from '../../src/billing.ts';
import type { Context } from '../../src/context.ts';
import { proFrames, STYLE_SIDE, V3_FRAMES } from '../../src/domain/object-limits.ts';
import { DIRECTIONS } from '../../src/domain/words.ts';
import { AppError, invalidInput, notFound } from '../../src/errors.ts';
import { checkImage, imageSize, refuseEmpty } from '../../src/images.ts';
import type { ObjectSpec } from '../../src/jobs/contract.ts';
import { type AnimationPart, isAlive, shortName, toldBefore, withEnhancement } from '../asset/animate.ts';
import { findAsset } from '../asset/get.ts';
import type { AnimateObject } from './animate-input.ts';
import { inReview } from './state.ts';
import { object, specOf } from './type.ts';

export interface PreparedObjectAnimation {
  readonly objectId: string;
  readonly groupId: string;
  readonly mode: 'v3' | 'pro';
  readonly parts: readonly AnimationPart<'animateObject'>[];
}

const prepared = new WeakMap<object, Promise<PreparedObjectAnimation>>();

/**
 * What a request for an animation comes to; looked into once, for its price and its jobs.
 * Throws BAD_USER_INPUT, BAD_REQUEST, NOT_FOUND, GONE.
 */
export function prepareAnimation(input: AnimateObject, ctx: Context): Promise<PreparedObjectAnimation> {
  const known = prepared.get(input) ?? prepare(input, ctx);
  prepared.set(input, known);
  return known;
}

const refuse = (field: string, message: string) =>
  invalidInput([{ path: ['input', field], message, type: 'value_error' }]);

async function prepare(input: AnimateObject, ctx: Context): Promise<PreparedObjectAnimation> {
  const source = await findAsset(ctx, object, input.objectId, {
    include: {
      job: { select: { status: true, errorMessage: true } },
      animations: { orderBy: { createdAt: 'asc' }, include: { job: { select: { status: true } } } },
    },
  });
  const { status, errorMessage } = source.job!;
  if (source.review) throw inReview(source.id);
  if (status === 'FAILED' || status === 'CANCELED')
    throw new AppError('GONE', `The object could not be made: ${errorMessage ?? 'it was cancelled.'}`);
  const group = source.animations.filter(({ groupId }) => groupId === input.animationGroupId);
  const [first] = group;
  if (input.animationGroupId && !first) throw notFound(`Animation ${input.animationGroupId} of object ${source.id}`);
  const spec = specOf(source);
  const mode = input.mode ?? ((first?.mode ?? 'v3') as 'v3' | 'pro');
  const action = input.animationDescription?.trim() ?? first?.action ?? '';
  checkGroup(first, action, mode, input);
  const done = group.filter(({ job }) => isAlive(job)).map(({ direction }) => direction);
  const directions = directionsOf(input, spec, done);
  const frames = await framesOf(input, spec, directions);
  const keepFirstFrame = mode === 'v3' && input.keepFirstFrame !== false;
  const frameCount = frameCountOf(input, mode, spec, first && first.frameCount - (keepFirstFrame ? 1 : 0));
  const groupId = first?.groupId ?? randomUUID();
  const known = await toldBefore(ctx, first);
  const newlyEnhanced = mode === 'v3' && input.enhancePrompt === true && !known;
  const each: Price =
    mode === 'pro' ? price.pro(frames.width, frames.height) : price.frames(frames.width, frames.height, frameCount);
  return {
    objectId: source.id,
    groupId,
    mode,
    parts: withEnhancement(
      newlyEnhanced,
      directions.map((direction) => ({
        payload: {
          object: spec,
          direction,
          mode,
          action,
          frameCount,
          keepFirstFrame,
          startFrame: frames.start,
          endFrame: frames.end,
          ...(known || newlyEnhanced ? { enhance: true } : {}),
        },
        price: each,
        row: {
          assetId: source.id,
          groupId,
          direction,
          type: first?.type ?? shortName(action),
          displayName: input.displayName ?? first?.displayName ?? null,
          action,
          mode,
          frameCount: frameCount + (keepFirstFrame ? 1 : 0),
        },
      })),
    ),
  };
}

/** The directions of one animation do one thing, in one way. */
function checkGroup(
  group: { readonly action: string | null; readonly mode: string } | undefined,
  action: string,
  mode: string,
  { animationDescription }: AnimateObject,
): void {
  if (!group) return;
  if (animationDescription && action !== group.action)
    throw refuse(
      'animationDescription',
      `this animation is "${group.action}": leave the words out, or start a new one`,
    );
  if (mode !== group.mode)
    throw refuse('mode', `this animation is a ${group.mode} one: more directions of it are the same`);
}

function directionsOf(input: AnimateObject, spec: ObjectSpec, done: readonly string[]): readonly string[] {
  const { directions, replaceExisting } = input;
  if (spec.directions === 1) {
    if (directions)
      throw new AppError('BAD_REQUEST', 'This object has one picture and no directions: leave directions out.');
    return ['unknown'];
  }
  if (directions) return directions;
  const missing = DIRECTIONS.filter((direction) => !done.includes(direction));
  if (replaceExisting || !done.length) return DIRECTIONS;
  if (!missing.length)
    throw new AppError('CONFLICT', 'This animation has all 8 directions: set replace_existing to draw them anew.', {
      details: { directions: done },
    });
  return missing;
}

function frameCountOf(
  { frameCount }: AnimateObject,
  mode: string,
  { size }: ObjectSpec,
  known: number | undefined,
): number {
  if (mode === 'v3') return frameCount ?? known ?? V3_FRAMES.usual;
  const allowed = proFrames(size);
  if (!allowed.length) throw refuse('mode', `a pro animation is for objects of up to 170 pixels; this one has ${size}`);
  const count = frameCount ?? known ?? allowed[0]!;
  if (!allowed.includes(count))
    throw refuse(
      'frameCount',
      `a pro animation of an object of ${size} pixels has ${[...allowed].sort((a, b) => a - b).join(', ')} frames`,
    );
  return count;
}

interface Frames {
  readonly start: string | null;
  readonly end: string | null;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

/** Start and end frame of a request, checked. */
async function framesOf(input: AnimateObject, { size }: ObjectSpec, directions: readonly string[]): Promise<Frames> {
  const start = await frameOf(input, 'customStartFrame');
  const end = await frameOf(input, 'endFrame');
  if ((start || end) && directions.length !== 1)
    throw refuse('directions', 'start and end frames need exactly one direction');
  const canvas = start ?? { width: size, height: size };
  if (end && (end.width !== canvas.width || end.height !== canvas.height))
    throw refuse(
      'endFrame',
      `the end frame is ${end.width}x${end.height}; it must be ${canvas.width}x${canvas.height}, the size of the first frame`,
    );
  return { start: start?.base64 ?? null, end: end?.base64 ?? null, width: canvas.width, height: canvas.height };
}

async function frameOf(input: AnimateObject, field: 'customStartFrame' | 'endFrame') {
  const given = input[field];
  if (!given) return undefined;
  const base64 = await checkImage(given.base64, ['input', field, 'base64'], refuseEmpty);
  const { width, height } = await imageSize(base64);
  const { least, most } = STYLE_SIDE;
  if (Math.min(width, height) < least || Math.max(width, height) > most)
    throw refuse(field, `the frame is ${width}x${height}; ${least}x${least} to ${most}x${most} pixels are taken`);
  return { base64, width, height };
}
