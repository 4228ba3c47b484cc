import { afterAll, expect, test } from 'vitest';
import { createImage, opaqueBounds, overlay, type Rgba, sameImage } from '../../../../src/pixels/index.ts';
import { openModels } from '../../../../workers/engine/inference/models.ts';
import { animatePicture } from '../../../../workers/engine/reference/lift/animate-picture.ts';
import { at, opaqueRows, toFlat } from '../../../../workers/engine/reference/parts/flat.ts';
import { withoutGroundShadow } from '../../../../workers/engine/reference/parts/ground-shadow.ts';
import { besideSoles } from '../../../../workers/engine/reference/parts/soles.ts';
import { halvesAsLegs } from '../../../../workers/engine/reference/stride/find-legs.ts';
import { glideFrames } from '../../../../workers/engine/reference/stride/index.ts';
import { upperAt } from '../../../../workers/engine/reference/stride/upper-body.ts';
import { picture } from '../../../pixels/arbitrary.ts';
import { BOY, COLORS } from '../parts/boy.ts';

const models = await openModels(new URL('../../../../models', import.meta.url).pathname, { device: 'cpu' });
afterAll(() => models.dispose());

test('a line that a figure stands on is no part of it, and lies where it lay', () => {
  const bull = picture(
    [
      '....ssssssssssssssss....', '....ssssssssssssssss....', '....ssssssssssssssss....', '....ssssssssssssssss....',
      '....ssssssssssssssss....', '....ssssssssssssssss....', '....ssss........ssss....', '....ssss........ssss....',
      '....ssss........ssss....', '....sssskkkkkkkkssss....',
    ],
    COLORS,
  ); // biome-ignore format: a picture
  const shadowed = withoutGroundShadow(bull)!;
  expect(at(toFlat(shadowed.figure), 10, 9)).toBe(-1);
  expect(at(toFlat(shadowed.figure), 5, 9)).toBeGreaterThan(0);
  expect(sameImage(shadowed.over(shadowed.figure), bull)).toBe(true);
});

test('a brim that is turned up beside a head does not swing with the arm below it, a raised hand does', () => {
  const rows = Array.from({ length: 20 }, () => '.'.repeat(24));
  const set = (y: number, from: number, to: number): void => {
    rows[y] = rows[y]!.slice(0, from) + 'p'.repeat(to - from) + rows[y]!.slice(to);
  };
  set(1, 3, 4);
  for (let y = 2; y < 8; y++) set(y, 8, 15);
  set(3, 3, 15);
  for (let y = 8; y < 20; y++) set(y, 8, 15);
  for (let y = 8; y < 14; y++) set(y, 4, 7);
  for (let y = 4; y < 14; y++) set(y, 19, 21);
  const flat = toFlat(picture(rows, COLORS));
  const upper = { axis: 11.5, half: 3.5, headHalf: 3.5, neck: 8, isRobed: false };
  const out = upperAt(flat, new Uint8Array(flat.colors.length), upper, { left: 1, right: 1, hem: 0 });
  expect(at(out, 3, 0)).toBe(-1);
  expect(at(out, 3, 1)).toBeGreaterThan(0);
  expect(at(out, 19, 3)).toBeGreaterThan(0);
});

test('what would tear as it glides may go as one', () => {
  const still = toFlat(BOY);
  for (const frame of glideFrames(BOY, 8, {}, () => true)) {
    const now = toFlat(frame);
    const counts = [still, now].map(({ colors }) => colors.reduce((n, c) => n + (c >= 0 ? 1 : 0), 0));
    expect(counts[0]).toBe(counts[1]);
  }
});

test('two soles under one hem are lifted in turn', async () => {
  const rows = [
    '...kkkkkkkk...', '..kggggggggk..', '.kggggggggggk.', '.kggggggggggk.', '.kgkgkggkgkgk.', '.kgkgkggkgkgk.',
    '.kggggggggggk.', '.kkggggggggkk.', 'kssgggggggsssk', 'kssssssssssssk', 'kkksssssssskkk', '.kkkpppppppkkk'.slice(0, 14),
    '...kggkkggk...', '...kkkkkkkk...',
  ]; // biome-ignore format: a picture
  const first = createImage(24, 24);
  overlay(first, picture(rows, COLORS), 5, 8);
  const request = { first, action: 'walk', width: 24, height: 24, frames: 8, between: false, seed: 1 } as const;
  const { frames } = await animatePicture({ models }, request);
  const lowest = (image: Rgba, side: 0 | 1): number => {
    const flat = toFlat(image);
    let low = 0;
    flat.colors.forEach((c, i) => {
      if (c >= 0 && (i % 24 < 12 ? 0 : 1) === side) low = Math.max(low, Math.floor(i / 24));
    });
    return low;
  };
  const floors = frames.map((frame) => [lowest(frame, 0), lowest(frame, 1)] as const);
  expect(floors.some(([left, right]) => left < right)).toBe(true);
  expect(floors.some(([left, right]) => left > right)).toBe(true);
  // One foot is always on the ground.
  for (const [left, right] of floors) expect(Math.max(left, right)).toBe(opaqueBounds(first)!.y + 13);
});

test('a squat figure in a broad coat steps on the feet that a gap in its sole divides', async () => {
  const rows = [
    '...kkkkkk...', '...kppppk...', '.kkkppppkkk.', '.khhhhhhhhk.', '..kfefefk...', '...effffe...', '..pphgggh...',
    '.phhhppphhh.', '.pfhhkkkhfp.', '.pphhppphpp.', '..kggkkggk..',
  ]; // biome-ignore format: a picture
  const first = createImage(16, 16);
  overlay(first, picture(rows, COLORS), 2, 3);
  const request = { first, action: 'walk', width: 16, height: 16, frames: 8, between: false, seed: 1 } as const;
  const { frames } = await animatePicture({ models }, request);
  const soles = frames.map((frame) => {
    const flat = toFlat(frame);
    return [0, 8].map((from) => Array.from({ length: 8 }, (_, k) => at(flat, from + k, 13)).some((c) => c >= 0));
  });
  expect(soles.some(([left, right]) => !left && right)).toBe(true);
  expect(soles.some(([left, right]) => left && !right)).toBe(true);
  // It walks, and does not hop.
  expect(soles.every(([left, right]) => left || right)).toBe(true);
});

test('what goes as one is still in more than three places, and on the ground on its way aside', () => {
  const { bottom } = opaqueRows(toFlat(BOY));
  const frames = glideFrames(BOY, 16, {}, () => true).map((frame) => toFlat(frame));
  const places = frames.map(({ colors }) => colors.findIndex((color) => color >= 0));
  expect(new Set(places).size).toBeGreaterThan(3);
  const aside = frames.filter((_, i) => places[i] !== places[0] && opaqueRows(frames[i]!).bottom === bottom);
  expect(aside.length).toBeGreaterThan(1);
});

test('where one way of gliding would tear a figure the next is tried', () => {
  const tried: number[] = [];
  const isTorn = (frames: readonly unknown[]): boolean => tried.push(frames.length) < 2;
  glideFrames(BOY, 8, {}, isTorn);
  expect(tried).toEqual([8, 8]);
});

test('of who stands on two soles within a thick line the soles alone step', () => {
  const rows = [
    '....kkkkkkkk....', '...kkhhhhhhkk...', '..kkhhhhhhhhkk..', '..kkffffffffkk..', '..kkfeffffefkk..', '..kkffffffffkk..',
    '..kkkffffffkkk..', '.kkkssssssssskk.', 'kkssssssssssskkk', 'kkffsssssssffkkk', 'kkffkpppppppffkk', 'kkkkkppkkppkkkkk',
    '.kkkkggkkggkkkk.',
  ]; // biome-ignore format: a picture
  const flat = toFlat(picture(rows, COLORS));
  const beside = besideSoles(flat)!;
  const lowest = [...beside.subarray(12 * 16, 13 * 16)].map((is, x) => (at(flat, x, 12) >= 0 && !is ? x : -1));
  expect(lowest.filter((x) => x >= 0)).toEqual([4, 5, 6, 7, 8, 9, 10, 11]);
  const steps = halvesAsLegs(flat, 8, (x, y) => beside[y * 16 + x] === 1)!;
  expect(steps.legs).toHaveLength(2);
  expect(Math.max(...steps.legs.flatMap(({ cells }) => cells.map(([x]) => x)))).toBeLessThan(12);
  // A hem of one piece has none, nor who stands on little but feet.
  expect(besideSoles(toFlat(picture([...rows.slice(0, -1), '.kkkkggggggkkkk.'], COLORS)))).toBeUndefined();
  expect(besideSoles(toFlat(picture([...rows.slice(0, -1), '....kggkkggk....'], COLORS)))).toBeUndefined();
});
