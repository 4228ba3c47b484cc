import { describe, expect, test } from 'vitest';
import { createImage, opaqueBounds, paletteOf, paste, sameImage } from '../../../../src/pixels/index.ts';
import { bentFrames } from '../../../../workers/engine/reference/lift/bend-frames.ts';
import { piecesIn } from '../../../../workers/engine/reference/parts/index.ts';
import { BOY } from '../parts/boy.ts';

const still = createImage(BOY.width, BOY.height + 8);
paste(still, BOY, 0, 8);

describe.each(['jump', 'hurt'] as const)('%s', (move) => {
  const frames = bentFrames(still, move, { count: 8, size: 1, facing: 1 });

  test('begins and ends at rest, and is whole and in its colours between', () => {
    expect(sameImage(frames[0]!, still)).toBe(true);
    expect(sameImage(frames.at(-1)!, still)).toBe(true);
    const own = new Set(paletteOf(still));
    for (const frame of frames) {
      expect(piecesIn(frame)).toBe(piecesIn(still));
      expect(paletteOf(frame).every((hex) => own.has(hex))).toBe(true);
    }
  });
});

test('a leap leaves the ground and keeps to the canvas; a flinch stays on the ground', () => {
  const floor = (move: 'jump' | 'hurt') =>
    bentFrames(still, move, { count: 8, size: 1, facing: 1 }).map((frame) => {
      const box = opaqueBounds(frame)!;
      return box.y + box.height;
    });
  const own = floor('hurt')[0]!;
  expect(Math.min(...floor('jump'))).toBeLessThan(own - 3);
  expect(floor('hurt').every((row) => row === own)).toBe(true);
});
