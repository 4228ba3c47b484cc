/** Bad requests, told by field and allowed values. */
import { InputError } from '../../../../src/domain/input-error.ts';
import type { Px, Rgba } from '../../../../src/pixels/types.ts';

const LEAST: Px = 16;
const MOST: Px = 256;
const MOST_SEED = 2 ** 32 - 1;

/** Throws an InputError unless `value` is absent or a number from `least` to `most`. */
export function checkRange(field: string, value: number | undefined, least: number, most: number): void {
  if (value === undefined || (value >= least && value <= most)) return;
  throw new InputError(`${field}: must be a number from ${least} to ${most}, got ${value}`);
}

function checkWhole(field: string, value: number, least: number, most: number): void {
  if (Number.isInteger(value) && value >= least && value <= most) return;
  throw new InputError(`${field}: must be a whole number from ${least} to ${most}, got ${value}`);
}

/** Throws an InputError for a canvas or a seed out of bounds. */
export function checkCanvas({ width, height, seed }: { width: Px; height: Px; seed: number }): void {
  checkWhole('width', width, LEAST, MOST);
  checkWhole('height', height, LEAST, MOST);
  checkWhole('seed', seed, 0, MOST_SEED);
}

/** Throws an InputError unless the value is absent or one of the allowed words. */
export function checkWord(field: string, value: string | undefined, allowed: readonly string[]): void {
  if (value === undefined || allowed.includes(value)) return;
  throw new InputError(`${field}: must be one of ${allowed.join(', ')}, got ${value}`);
}

/** Throws an InputError unless a picture has the canvas' size. */
export function checkSize(field: string, image: Rgba, width: Px, height: Px): void {
  if (image.width === width && image.height === height) return;
  throw new InputError(`${field}: must be ${width}x${height}, got ${image.width}x${image.height}`);
}
