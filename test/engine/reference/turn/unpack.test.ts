import { expect, test } from 'vitest';
import { unpackRows } from '../../../../workers/engine/reference/turn/exemplars/unpack.ts';

test('a code is the first, second, third or fourth other colour above and before a pixel; beyond the edge is transparent', () => {
  const pixels = Uint8Array.from([
    ...[255, 5, 6, 7], // 255: above the edge is transparent
    ...[9, 255, 254, 252], // 254: above 6, left 5; 252: above 7, left 5, beyond the edge, above left 6
    ...[255, 254, 253, 3], // 253: above 5, left 9, above right 6
  ]);
  unpackRows(pixels, 4);
  expect([...pixels]).toEqual([
    ...[0, 5, 6, 7], //
    ...[9, 5, 5, 6],
    ...[9, 9, 6, 3],
  ]);
});
