import { expect } from 'vitest';

/**
 * Pixels that are equal are found so at once: what `toEqual` does element by element takes longer than drawing them.
 * Where they differ, or are of two types, it goes on as ever and says how.
 */
expect.addEqualityTesters([
  (a: unknown, b: unknown) =>
    a instanceof Uint8ClampedArray &&
    b instanceof Uint8ClampedArray &&
    Buffer.from(a.buffer, a.byteOffset, a.byteLength).equals(b)
      ? true
      : undefined,
]);
