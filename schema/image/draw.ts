import { randomInt } from 'node:crypto';
import { checkImage } from '../../src/images.ts';
import type { GenerateImagePayload } from '../../src/jobs/contract.ts';
import { MAX_SEED } from '../builder.ts';

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
  readonly initImage?: { readonly base64: string } | null;
  readonly initImageStrength?: number;
  readonly colorImage?: { readonly base64: string } | null;
  readonly seed?: number | bigint | null;
}

/** 'high detail' of the object tools is 'highly detailed' of the image endpoints. */
const DETAIL_WORDS: Readonly<Record<string, string>> = { 'high detail': 'highly detailed' };

/** A seed that nobody chose. */
const randomSeed = () => randomInt(MAX_SEED);

/** The payload of a drawing; checks the images. Throws BAD_USER_INPUT naming the field. */
export async function drawPayload(input: DrawInput): Promise<GenerateImagePayload> {
  const image = (field: 'initImage' | 'colorImage') => {
    const given = input[field];
    return given ? checkImage(given.base64, ['input', field, 'base64']) : null;
  };
  return {
    description: input.description,
    negativeDescription: input.negativeDescription ?? '',
    ...input.imageSize,
    textGuidance: input.textGuidanceScale ?? 8,
    outline: input.outline ?? null,
    shading: input.shading ?? null,
    detail: (input.detail && DETAIL_WORDS[input.detail]) ?? input.detail ?? null,
    // v2's default, so that a request that names no view gives the same picture by every surface.
    view: input.view ?? 'side',
    direction: input.direction ?? null,
    isometric: input.isometric ?? false,
    noBackground: input.noBackground ?? false,
    initImage: await image('initImage'),
    initStrength: input.initImageStrength ?? 300,
    colorImage: await image('colorImage'),
    seed: input.seed === null || input.seed === undefined ? randomSeed() : Number(input.seed),
  };
}
