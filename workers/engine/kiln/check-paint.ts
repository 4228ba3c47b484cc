/** What a painter may be asked; everything else is refused with the field's name and what it may be. */
import { InputError } from '../../../src/domain/input-error.ts';
import type { Px, Rgba } from '../../../src/pixels/types.ts';
import type { PaintRequest } from './types.ts';

const MAX_SIDE = 1024;

/** Throws an InputError that names the field and its bounds. `multiple` is what sides of a wrapped picture must be multiples of. */
export function checkPaint(request: PaintRequest, multiple: Px): void {
  const { width, height, init, known, reference, pose, wrap } = request;
  for (const [field, side] of [
    ['width', width],
    ['height', height],
  ] as const) {
    if (!Number.isInteger(side) || side < 1 || side > MAX_SIDE)
      throw new InputError(`${field} must be a whole number from 1 to ${MAX_SIDE}, got ${side}`);
    if (wrap && side % multiple !== 0)
      throw new InputError(`${field} of what wraps must be a multiple of ${multiple}, got ${side}`);
  }
  within('textGuidance', request.textGuidance, 1, 20);
  within('reference.guidance', reference?.guidance, 1, 20);
  within('pose.guidance', pose?.guidance, 0, 5);
  within('init.keep', init?.keep, 0, 1);
  within('attributes.frame', request.attributes?.frame, 1, 16);
  if (init) sameSize('init.image', init.image, request);
  if (known) {
    sameSize('known.image', known.image, request);
    if (known.hole.length !== width * height)
      throw new InputError(`known.hole must have ${width * height} values, got ${known.hole.length}`);
  }
}

function within(field: string, value: number | undefined, least: number, most: number): void {
  if (value !== undefined && !(value >= least && value <= most))
    throw new InputError(`${field} must be from ${least} to ${most}, got ${value}`);
}

function sameSize(field: string, image: Rgba, { width, height }: { readonly width: Px; readonly height: Px }): void {
  if (image.width !== width || image.height !== height)
    throw new InputError(`${field} must be ${width}x${height}, got ${image.width}x${image.height}`);
}
