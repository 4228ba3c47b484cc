import { randomInt } from 'node:crypto';
import type { GenerateImagePayload } from '../../src/jobs/contract.ts';
import { MAX_SEED } from '../builder.ts';
import { imageOf } from './checked.ts';

/** What any input says that ends in one drawn picture. */
export interface DrawInput {
  readonly description: string;
  readonly negativeDescription?: string | null;
  readonly imageSize: { readonly width: number; readonly height: number };
  readonly textGuidanceScale?: number;
  readonly outline?: string | null;
  readonly shading?: string | null;
  readonly detail?: string | null;
  readonly view?: string | null;
  readonly direction?: string | null;
  readonly isometric?: boolean;
  readonly noBackground?: boolean;
  readonly backgroundRemovalTask?: string;
  readonly initImage?: { readonly base64: string } | null;
  readonly initImageStrength?: number;
  readonly colorImage?: { readonly base64: string } | null;
  readonly seed?: number | bigint | null;
}

/** 'high detail' of the object tools is 'highly detailed' of the image endpoints. */
const DETAIL_WORDS: Readonly<Record<string, string>> = { 'high detail': 'highly detailed' };
export const engineDetail = (word: string | null | undefined): string | null =>
  (word && DETAIL_WORDS[word]) ?? word ?? null;

/** The seed of a request; a random one where it names none. */
export const seedOf = (seed: number | bigint | null | undefined): number =>
  seed === null || seed === undefined ? randomInt(MAX_SEED) : Number(seed);

/** The payload of a drawing; checks the images. Throws BAD_USER_INPUT naming the field. */
export async function drawPayload(input: DrawInput): Promise<GenerateImagePayload> {
  return {
    description: input.description,
    negativeDescription: input.negativeDescription ?? '',
    ...input.imageSize,
    textGuidance: input.textGuidanceScale ?? 8,
    outline: input.outline ?? null,
    shading: input.shading ?? null,
    detail: engineDetail(input.detail),
    // v2's default, so that a request that names no view gives the same picture by every surface.
    view: input.view ?? 'side',
    direction: input.direction ?? null,
    isometric: input.isometric ?? false,
    noBackground: input.noBackground ?? false,
    ...(input.backgroundRemovalTask === 'remove_complex_background' ? { removesScene: true } : {}),
    initImage: await imageOf(input, 'initImage'),
    initStrength: input.initImageStrength ?? 300,
    colorImage: await imageOf(input, 'colorImage'),
    seed: seedOf(input.seed),
  };
}
