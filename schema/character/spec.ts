import { randomInt } from 'node:crypto';
import type { Context } from '../../src/context.ts';
import { AppError, type Issue, invalidInput } from '../../src/errors.ts';
import { fetchImage } from '../../src/fetch-image.ts';
import { checkImage } from '../../src/images.ts';
import type { CharacterSpec } from '../../src/jobs/contract.ts';
import { readHeader } from '../../src/pixels/header.ts';
import { findAsset } from '../asset/get.ts';
import { MAX_SEED } from '../builder.ts';
import { engineDetail } from '../image/draw.ts';
import { imageBytes } from '../image/type.ts';
import { givenDirections } from './given-directions.ts';
import type { CreateCharacter } from './input.ts';
import { proportionsOf } from './proportions.ts';
import { bodyTypeOf } from './rules.ts';
import { character } from './type.ts';

/** The order in which rotations are drawn and listed. */
const FOUR = ['south', 'west', 'east', 'north'] as const;
const EIGHT = [...FOUR, 'south-east', 'north-east', 'north-west', 'south-west'] as const;

const DEFAULT_SIDE = 48;
/** Pixels: the largest side of a reference sprite. */
const MAX_REFERENCE = 256;

/** A picture is 40 % larger than its figure: room to move. Whole multiples of 4, so that halves of it are even. */
export const canvasSide = (side: number): number => Math.ceil((side * 1.4) / 4) * 4;

export interface PreparedCharacter {
  readonly spec: CharacterSpec;
  /** Size of the figure, pixels: what it is paid by. */
  readonly figure: { readonly width: number; readonly height: number };
}

const prepared = new WeakMap<object, Promise<PreparedCharacter>>();

/** What a request for a character comes to; its images are read once, for its price and its job. Throws BAD_USER_INPUT, NOT_FOUND, LOCKED, GONE. */
export function prepareCharacter(input: CreateCharacter, ctx: Context): Promise<PreparedCharacter> {
  const known = prepared.get(input);
  if (known) return known;
  const fresh = prepare(input, ctx);
  prepared.set(input, fresh);
  return fresh;
}

async function prepare(input: CreateCharacter, ctx: Context): Promise<PreparedCharacter> {
  const { mode, method } = input;
  const standard = mode === 'standard';
  const reference = await referenceOf(input, ctx);
  const turned = mode === 'v3' || method === 'rotate_character' ? reference?.base64 : undefined;
  const concept =
    input.conceptImage && (await checkImage(input.conceptImage.base64, ['input', 'conceptImage', 'base64']));
  const fallback = mode === 'v3' && reference ? reference : { width: DEFAULT_SIDE, height: DEFAULT_SIDE };
  const side = input.size ?? undefined;
  const figure = input.imageSize ?? (side ? { width: side, height: side } : fallback);
  const styled = mode === 'pro' && method === 'create_with_style' ? reference?.base64 : undefined;
  const bodyType = bodyTypeOf(input);
  const oblique = input.view === 'oblique';
  const words = [input.description, ...(mode === 'pro' && input.styleDescription ? [input.styleDescription] : [])];
  const [width, height] = [canvasSide(figure.width), canvasSide(figure.height)];
  const directions = standard && input.nDirections === 4 ? FOUR : EIGHT;
  const given = standard ? await givenDirections(input.directions, { width, height, directions }) : undefined;
  const spec: CharacterSpec = {
    mode,
    bodyType,
    template: bodyType === 'quadruped' ? input.template! : 'mannequin',
    description: words.join('. '),
    edits: [],
    size: figure.height,
    width,
    height,
    directions,
    view: oblique ? 'side' : input.view!,
    oblique,
    isometric: standard && input.isometric!,
    outline: mode === 'pro' ? null : (input.outline ?? null),
    shading: standard ? (input.shading ?? null) : null,
    detail: mode === 'pro' ? null : engineDetail(input.detail),
    textGuidance: standard ? input.textGuidanceScale! : 8,
    proportions: standard && bodyType === 'humanoid' && input.proportions ? proportionsOf(input.proportions) : null,
    referenceImage: turned ?? concept ?? given?.south ?? null,
    ...(given ? { givenDirections: given } : {}),
    styleImage: styled ?? (await styleOf(input, ctx)),
    matchStyleSize: !styled && Boolean(input.styleCharacterId),
    colorImage: input.colorImage ? await checkImage(input.colorImage.base64, ['input', 'colorImage', 'base64']) : null,
    ...(input.noBackground ? {} : { noBackground: false }),
    ...(input.enhancePrompt && mode === 'v3' && !turned ? { enhance: true } : {}),
    keepPalette: false,
    seed: input.seed === null || input.seed === undefined ? randomInt(MAX_SEED) : Number(input.seed),
  };
  return { spec, figure: { width: figure.width, height: figure.height } };
}

const refuse = (path: Issue['path'], message: string) => invalidInput([{ path, message, type: 'value_error' }]);

/** The reference sprite: a PNG within its bounds. */
async function referenceOf({ referenceImage, referenceImageUrl }: CreateCharacter, ctx: Context) {
  const path = referenceImage ? ['input', 'referenceImage', 'base64'] : ['input', 'referenceImageUrl'];
  if (!referenceImage && !referenceImageUrl) return undefined;
  const base64 = referenceImage
    ? await checkImage(referenceImage.base64, path)
    : await fetchImage(referenceImageUrl!, path, ctx.signal ? { signal: ctx.signal } : {});
  const { type, width, height } = readHeader(Buffer.from(base64, 'base64'));
  if (type !== 'png') throw refuse(path, 'a reference sprite is a PNG file');
  if (width > MAX_REFERENCE || height > MAX_REFERENCE)
    throw refuse(
      path,
      `the reference sprite is ${width}x${height}; at most ${MAX_REFERENCE}x${MAX_REFERENCE} is taken`,
    );
  if (width < 16 || height < 16)
    throw refuse(path, `the reference sprite is ${width}x${height}; at least 16x16 is needed`);
  return { base64, width, height };
}

/** The south picture of the character whose style is taken on. */
async function styleOf({ styleCharacterId }: CreateCharacter, ctx: Context): Promise<string | null> {
  if (!styleCharacterId) return null;
  const style = await findAsset(ctx, character, styleCharacterId, {
    select: {
      facts: true,
      job: { select: { status: true, images: { where: { label: 'south' }, select: { blobKey: true } } } },
    },
  });
  const { status, images } = style.job!;
  if (status === 'QUEUED' || status === 'RUNNING')
    throw new AppError('LOCKED', `The style character ${styleCharacterId} is still being made.`, { retryAfter: 2 });
  const path = ['input', 'styleCharacterId'];
  if (status !== 'COMPLETED' || !images[0]) throw refuse(path, 'a style character must be completed');
  if (character.factsOf(style).directions !== 8) throw refuse(path, 'a style character must have 8 directions');
  return (await imageBytes(ctx, images[0].blobKey)).toString('base64');
}
