/** What a request may say; everything else is refused with the field's name and what it may be. */
import { InputError } from '../../src/domain/input-error.ts';
import { JOINT_LABELS } from '../../src/domain/words.ts';
import type { DrawRequest } from './types.ts';

const MAX_SIDE = 1024;

/** Throws an InputError that names the field and its bounds. */
export function checkRequest(request: DrawRequest): void {
  const { width, height, skeleton } = request;
  for (const side of [width, height]) {
    if (!Number.isInteger(side) || side < 1 || side > MAX_SIDE) {
      throw new InputError(`Image sides must be whole numbers from 1 to ${MAX_SIDE}, got ${width}x${height}`);
    }
  }
  within('styleStrength', request.styleStrength, 0, 100);
  within('coverage', request.coverage, 0, 100);
  within('skeletonGuidance', request.skeletonGuidance, 0, 5);
  for (const { label, x, y } of skeleton ?? []) {
    if (!JOINT_LABELS.includes(label)) {
      throw new InputError(`skeleton: no joint is called "${label}"; there are ${JOINT_LABELS.join(', ')}`);
    }
    if (!Number.isFinite(x) || !Number.isFinite(y)) {
      throw new InputError(`skeleton: the coordinates of ${label} must be numbers, got (${x}, ${y})`);
    }
  }
}

function within(field: string, value: number | undefined, least: number, most: number): void {
  if (value !== undefined && !(value >= least && value <= most)) {
    throw new InputError(`${field} must be from ${least} to ${most}, got ${value}`);
  }
}
