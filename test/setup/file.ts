import { afterAll, expect } from 'vitest';
import { giveBackServices } from './services.ts';

type Bytes = Uint8ClampedArray | Uint8Array;
const bytes = (pixels: Bytes) => Buffer.from(pixels.buffer, pixels.byteOffset, pixels.byteLength);
const KINDS = [Uint8ClampedArray, Uint8Array];

/**
 * Pixels that are equal are found so at once: what `toEqual` does element by element takes longer than drawing them.
 * Where they differ, or are of two types, it goes on as ever and says how.
 */
expect.addEqualityTesters([
  (a: unknown, b: unknown) =>
    KINDS.some((kind) => a instanceof kind && b instanceof kind) && bytes(a as Bytes).equals(bytes(b as Bytes))
      ? true
      : undefined,
]);

/** The first hook that a file has is the last to run: by then the file has closed what uses them. */
afterAll(giveBackServices);
