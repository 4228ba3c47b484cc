import { DIRECTIONS, type View } from '../../../../src/domain/words.ts';
import type { ObjectSpec } from '../../../../src/jobs/contract.ts';
import type { ObjectRequest } from '../../../engine/object/index.ts';
import { imageOf, imageOrNone } from './images.ts';

/** A stored spec in the engine's words, its images decoded. */
export async function objectRequest(spec: ObjectSpec): Promise<ObjectRequest> {
  const { description, edits, size, view, matchStyleSize, variant, seed } = spec;
  return {
    description,
    edits,
    directions: spec.directions === 1 ? ['unknown'] : DIRECTIONS,
    size,
    view: view as View,
    referenceImage: await imageOrNone(spec.referenceImage),
    styleImages: await Promise.all(spec.styleImages.map(imageOf)),
    matchStyleSize,
    ...(variant ? { variant } : {}),
    seed,
  };
}
