import type { Context } from '../../src/context.ts';
import { invalidInput } from '../../src/errors.ts';
import { fetchImage } from '../../src/fetch-image.ts';
import { checkImage, imageSize, refuseEmpty } from '../../src/images.ts';
import type { CharacterSpec, ImageBytes } from '../../src/jobs/contract.ts';
import type { AnimateCharacter } from './animate-input.ts';

/** Pixels of a start or end frame, each way. */
const LEAST = 16;
const MOST = 256;

interface Frame {
  readonly base64: ImageBytes;
  readonly width: number;
  readonly height: number;
}

/** The pictures of the caller's between which an animation goes, and the size of all its frames. */
export interface AnimationFrames {
  readonly start: ImageBytes | null;
  readonly end: ImageBytes | null;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

/** Start and end frame of a request, checked. Throws BAD_USER_INPUT. */
export async function framesOf(
  input: AnimateCharacter,
  { width, height }: CharacterSpec,
  ctx: Context,
): Promise<AnimationFrames> {
  const start = await frameOf(input, 'customStartFrame', ctx);
  const end = await frameOf(input, 'endFrame', ctx);
  const size = start ?? { width, height };
  if (end && (end.width !== size.width || end.height !== size.height))
    throw refuse(
      input.endFrame ? 'endFrame' : 'endFrameUrl',
      `the end frame is ${end.width}x${end.height}; it must be ${size.width}x${size.height}, the size of the first frame`,
    );
  return { start: start?.base64 ?? null, end: end?.base64 ?? null, width: size.width, height: size.height };
}

async function frameOf(
  input: AnimateCharacter,
  field: 'customStartFrame' | 'endFrame',
  ctx: Context,
): Promise<Frame | undefined> {
  const given = input[field];
  const url = input[`${field}Url`];
  if (!given && !url) return undefined;
  const base64 = given
    ? await checkImage(given.base64, ['input', field, 'base64'], refuseEmpty)
    : await fetchImage(url!, ['input', `${field}Url`], ctx.signal ? { signal: ctx.signal } : {});
  const { width, height } = await imageSize(base64);
  if (Math.min(width, height) < LEAST || Math.max(width, height) > MOST)
    throw refuse(
      given ? field : `${field}Url`,
      `the frame is ${width}x${height}; ${LEAST}x${LEAST} to ${MOST}x${MOST} pixels are taken`,
    );
  return { base64, width, height };
}

const refuse = (field: string, message: string) =>
  invalidInput([{ path: ['input', field], message, type: 'value_error' }]);
