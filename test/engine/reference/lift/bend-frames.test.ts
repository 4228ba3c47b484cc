import { describe, expect, test } from 'vitest';
import { createImage, opaqueBounds, paletteOf, paste, sameImage } from '../../../../src/pixels/index.ts';
import { motionOf } from '../../../../workers/engine/reference/lift/asked-motion.ts';
import { bentFrames, breathingFrames } from '../../../../workers/engine/reference/lift/bend-frames.ts';
import { isPosed } from '../../../../workers/engine/reference/lift/clean.ts';
import { toppledFrames } from '../../../../workers/engine/reference/lift/topple.ts';
import { wholeMove } from '../../../../workers/engine/reference/lift/whole-moves.ts';
import { piecesIn } from '../../../../workers/engine/reference/parts/index.ts';
import { understand } from '../../../../workers/engine/understand/index.ts';
import { BOY, COLORS } from '../parts/boy.ts';

const still = createImage(BOY.width, BOY.height + 8);
paste(still, BOY, 0, 8);

describe.each(['jump', 'hurt'] as const)('%s', (move) => {
  const frames = bentFrames(still, move, { count: 8, size: 1, facing: 1 });

  test('begins and ends at rest, and is whole and in its colours between', () => {
    expect(sameImage(frames[0]!, still)).toBe(true);
    expect(sameImage(frames.at(-1)!, still)).toBe(true);
    // What is struck flashes in two pale tones.
    const own = new Set([...paletteOf(still), ...paletteOf(frames[1]!).slice(0, move === 'hurt' ? undefined : 0)]);
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

test('a breath lowers the head first, then the chest, and comes back: four pictures at the least', () => {
  const frames = breathingFrames(still, 16);
  expect(sameImage(frames[0]!, still)).toBe(true);
  const kinds = new Set(frames.map(({ data }) => data.join()));
  expect(kinds.size).toBeGreaterThanOrEqual(4);
  const box = opaqueBounds(still)!;
  for (const frame of frames) {
    const { y, height } = opaqueBounds(frame)!;
    expect(y + height).toBe(box.y + box.height);
    expect(y - box.y).toBeLessThanOrEqual(1);
    expect(piecesIn(frame)).toBe(piecesIn(still));
  }
});

test('who dies falls over whole, away from where it looks, and lies on the ground', () => {
  const frames = toppledFrames(still, { count: 8, facing: 1 })!;
  const count = ({ data }: typeof still): number => data.filter((v, i) => i % 4 === 3 && v > 0).length;
  expect(sameImage(frames[0]!, still)).toBe(true);
  const [box, lies] = [opaqueBounds(still)!, opaqueBounds(frames.at(-1)!)!];
  expect([lies.width, lies.height]).toEqual([box.height, box.width]);
  expect(lies.y + lies.height).toBe(box.y + box.height);
  expect(count(frames.at(-1)!)).toBe(count(still));
  // Its hair is to the left of its trousers.
  const middleOf = (color: readonly number[]): number => {
    const { data, width } = frames.at(-1)!;
    const xs = Array.from({ length: data.length / 4 }, (_, i) => i).filter((i) =>
      color.every((v, k) => data[i * 4 + k] === v),
    );
    return xs.reduce((sum, i) => sum + (i % width), 0) / xs.length;
  };
  expect(middleOf(COLORS.h)).toBeLessThan(middleOf(COLORS.p));
});

test.each([
  ['hurt', false],
  ['jumping-1', false],
  ['breathing-idle', true],
  ['falling-back-death', false],
  ['sleep', true],
  ['wave', undefined],
])('%s goes as one: %s', (id, loops) => {
  expect(wholeMove(id, still, 8, { size: 1, facing: 1 })?.loop).toBe(loops);
});

test('who is hit takes it', () => {
  const brief = understand('');
  for (const words of ['is hit', 'gets punched', 'takes damage', 'being hit by a sword'])
    expect(motionOf(brief, true, words, '').id).toMatch(/hurt|taking/);
  expect(motionOf(brief, true, 'hits', '').id).not.toMatch(/hurt|taking/);
});

test('a figure that is posed out of its own shape is none of it', () => {
  const flat = createImage(still.width * 2, still.height);
  for (let x = 0; x < 40; x++)
    for (let y = 20; y < 24; y++) flat.data.set([...COLORS.s, 255], (y * flat.width + x) * 4);
  expect(isPosed(still, [still, still])).toBe(true);
  expect(isPosed(still, [flat])).toBe(false);
});

test('who dies in profile rolls onto its back, who faces the viewer falls over however broad', () => {
  const beast = createImage(24, 24);
  const broad = createImage(24, 24);
  const fill = (image: typeof beast, x0: number, x1: number, y0: number, y1: number, shade: number): void => {
    for (let y = y0; y < y1; y++)
      for (let x = x0; x < x1; x++) image.data.set([shade, 60, 40, 255], (y * image.width + x) * 4);
  };
  // A back, four legs, and a neck at one end.
  fill(beast, 4, 20, 12, 17, 90);
  for (const x of [4, 7, 15, 18]) fill(beast, x, x + 2, 17, 22, 90);
  fill(beast, 16, 20, 6, 12, 200);
  // A head on shoulders.
  fill(broad, 2, 22, 12, 22, 90);
  fill(broad, 8, 16, 8, 12, 200);
  const last = (image: typeof beast) => toppledFrames(image, { count: 8, facing: 1 })!.at(-1)!;
  const headOf = (image: typeof beast): { readonly x: number; readonly y: number } => {
    let [x, y, n] = [0, 0, 0];
    for (let i = 0; i < image.data.length; i += 4)
      if (image.data[i + 3]! > 0 && image.data[i]! === 200)
        [x, y, n] = [x + ((i / 4) % 24), y + Math.floor(i / 96), n + 1];
    return { x: x / n, y: y / n };
  };
  expect(headOf(last(beast)).y).toBeGreaterThan(17);
  expect(headOf(last(broad)).x).toBeLessThan(10);
  expect(opaqueBounds(last(broad))!.height).toBe(20);
});
