import { expect, test } from 'vitest';
import { packRgb } from '../../../../src/pixels/histogram.ts';
import { paletteOf } from '../../../../src/pixels/palette.ts';
import { ramp } from '../../../../src/pixels/ramp.ts';
import type { Rgba } from '../../../../src/pixels/types.ts';
import { eyesAlight, eyesColoured } from '../../../../workers/engine/reference/edit/eyes.ts';
import { stanceSeen } from '../../../../workers/engine/reference/edit/stance.ts';

import { findEyes } from '../../../../workers/engine/reference/parts/find-eyes.ts';
import { toFlat } from '../../../../workers/engine/reference/parts/flat.ts';
import type { FoundJoints } from '../../../../workers/engine/reference/parts/index.ts';
import { picture } from '../../../pixels/arbitrary.ts';

const COLORS = { k: [20, 20, 24], s: [120, 160, 90], e: [250, 250, 240], d: [80, 110, 60] } as const;
/** A network that finds nothing. */
const UNSURE = new Proxy({}, { get: () => ({ x: 0, y: 0, sure: 0 }) }) as FoundJoints;

/** A beast that faces the viewer: horns as bright as its eyes. */
const FACING = picture(
  [
    '...ke......ek...',
    '...kek....kek...',
    '...kekkkkkkek...',
    '..kkssssssssk...',
    '..kssssssssssk..',
    '..kssessssessk..',
    '..kssssssssssk..',
    '..kssssddssssk..',
    '...kssssssssk...',
    '..kssssssssssk..',
    '..kssssssssssk..',
    '..kssssssssssk..',
    '..ksskkkkkkssk..',
    '..kkk......kkk..',
  ],
  COLORS,
);
/** A long one in profile that looks to the left, its tail higher than its head. */
const LONG = picture(
  [
    '......................kk',
    '.....................kk.',
    '..kkkk..............kk..',
    '.kssssk............ksk..',
    'kssesssk..kkkkkkkkkssk..',
    'ksssssskkkssssssssssk...',
    '.kssssssssssssssssssk...',
    '..kkkkssssssssssssssk...',
    '.....ksssssssssssssk....',
    '.....kskksk...kskksk....',
    '.....kk..kk...kk..kk....',
  ],
  COLORS,
);
const at = (image: Rgba, x: number, y: number): number => {
  const [r, g, b] = image.data.subarray((y * image.width + x) * 4);
  return packRgb(r!, g!, b!);
};
const placesOf = (image: Rgba) =>
  findEyes(toFlat(image), UNSURE).map((eye) => eye.map((i) => [i % image.width, Math.floor(i / image.width)]));

test('a pair of eyes is found, though horns are as bright', () => {
  expect(placesOf(FACING)).toEqual([[[5, 5]], [[10, 5]]]);
});

test('the head of a beast in profile is where its eye is, not where its tail is', () => {
  const stance = stanceSeen(toFlat(LONG), UNSURE);
  expect(stance.axis).toBeLessThan(8);
  expect(stance.facing).toBe(-1);
  // What it holds it holds in its mouth.
  expect(stance.hands[0].x).toBeLessThan(4);
});

test('eyes glow in a colour that stands out, or in the one that is told; the rest stays', () => {
  const flat = toFlat(FACING);
  const eyes = findEyes(flat, UNSURE);
  const small = eyesAlight(FACING, flat, eyes, undefined, 6);
  expect(at(small, 5, 5)).toBe(at(small, 10, 5));
  expect(at(small, 5, 5)).not.toBe(packRgb(...COLORS.e));
  expect(paletteOf(small).length).toBe(paletteOf(FACING).length + 1);
  // A larger head has room for the light that they shed.
  const large = eyesAlight(FACING, flat, eyes, undefined, 30);
  expect(at(large, 6, 5)).not.toBe(at(FACING, 6, 5));
  expect(at(large, 7, 10)).toBe(at(FACING, 7, 10));
  const red = ramp([200, 40, 40]);
  const coloured = eyesColoured(FACING, flat, eyes, red);
  expect([at(coloured, 5, 5), at(coloured, 6, 5)]).toEqual([packRgb(...red[3]), at(FACING, 6, 5)]);
});

test('eyes of a helm lie in its slit, and tusks below a nose are none', () => {
  const helm = picture(
    [
      '...kkkkkkkk...',
      '..kssssssssk..',
      '.kssssssssssk.',
      '.kssssssssssk.',
      '.kskkkkkkkksk.',
      '.kskkkkkkkksk.',
      '.kssssssssssk.',
      '.kssssssssssk.',
      '..kkkkkkkkkk..',
      '..kssssssssk..',
      '..kssssssssk..',
      '..kkk....kkk..',
    ],
    COLORS,
  );
  const eyes = findEyes(toFlat(helm), UNSURE, { axis: 7, top: 0, chin: 9, headHalf: 6 });
  expect(eyes.flat().every((i) => [4, 5].includes(Math.floor(i / 14)))).toBe(true);
  expect(eyes).toHaveLength(2);
  const face = (x: number, y: number) => ({ x, y, sure: 0.9 });
  const joints = { ...UNSURE, NOSE: face(7, 6), 'LEFT EYE': face(9, 4), 'RIGHT EYE': face(5, 4) } as FoundJoints;
  const tusked = picture(
    [
      '..kkkkkkkkkk..',
      ...Array.from({ length: 6 }, () => '.kssssssssssk.'),
      '.ksssessesssk.',
      '.kssssssssssk.',
      '.kssssssssssk.',
      '..kkkkkkkkkk..',
      '..kkk....kkk..',
    ],
    COLORS,
  );
  const told = new Proxy(joints, { get: (of, key: keyof FoundJoints) => of[key] ?? { x: 0, y: 0, sure: 0 } });
  for (const eye of findEyes(toFlat(tusked), told, { axis: 7, top: 0, chin: 10, headHalf: 6 }))
    expect(Math.floor(eye[0]! / 14)).toBeLessThan(7);
});
