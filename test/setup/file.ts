import { afterAll, expect } from 'vitest';
import { giveBackServices } from './services.ts';

const bytes = (pixels: Uint8ClampedArray) => Buffer.from(pixels.buffer, pixels.byteOffset, pixels.byteLength);

/**
 * Pixels that are equal are found so at once: what `toEqual` does element by element takes longer than drawing them.
 * Where they differ, or are of two types, it goes on as ever and says how.
 */
expect.addEqualityTesters([
  (a: unknown, b: unknown) =>
    a instanceof Uint8ClampedArray && b instanceof Uint8ClampedArray && bytes(a).equals(bytes(b)) ? true : undefined,
]);

/** The first hook that a file has is the last to run: by then the file has closed what uses them. */
afterAll(giveBackServices);
