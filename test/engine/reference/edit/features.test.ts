import { describe, expect, test } from 'vitest';
import { rgbToOklab } from '../../../../src/pixels/color.ts';
import { packRgb } from '../../../../src/pixels/histogram.ts';
import { ramp, TONE } from '../../../../src/pixels/ramp.ts';
import { featuresOf } from '../../../../workers/engine/reference/edit/features.ts';
import { handOf } from '../../../../workers/engine/reference/edit/hand-found.ts';
import { onRamp } from '../../../../workers/engine/reference/edit/tones.ts';
import { toFlat } from '../../../../workers/engine/reference/parts/flat.ts';
import { takeApart } from '../../../../workers/engine/reference/parts/index.ts';
import { picture } from '../../../pixels/arbitrary.ts';
import { BOY, JOINTS } from '../parts/boy.ts';

const COLORS = {
  y: [204, 155, 20],
  l: [235, 193, 46],
  d: [163, 98, 9],
  h: [255, 245, 104],
  o: [246, 107, 8],
  n: [90, 60, 10],
} as const;

describe('who is dyed all over keeps', () => {
  const chick = toFlat(
    picture(
      ['..dlllld....', '.dlhlllld...', '.dlllllyooo.', '.dyyyyyyd...', '.dyynyyyd...', '.ddyyyydd...', '..dddddd....'],
      COLORS,
    ),
  );
  const kept = featuresOf(
    chick,
    Uint8Array.from(chick.colors, (c) => (c >= 0 ? 1 : 0)),
  );
  const of = (letter: keyof typeof COLORS): number[] =>
    [...chick.colors.keys()].filter(
      (i) => chick.colors[i] === packRgb(COLORS[letter][0], COLORS[letter][1], COLORS[letter][2]),
    );

  test('a beak, which is in one place and of a hue of its own', () => {
    expect(of('o').map((i) => kept[i])).toEqual([1, 1, 1]);
  });

  test('legs in all their shades', () => {
    const bird = toFlat(
      picture(['.rrrrrrrr.', 'rrrrrrrrrr', 'rrrrrrrrrr', 'rrrrrrrrrr', '.rrrrrrrr.', '..o....o..', '..p....p..'], {
        r: [210, 40, 40],
        o: [240, 150, 30],
        p: [190, 110, 20],
      }),
    );
    const own = featuresOf(
      bird,
      Uint8Array.from(bird.colors, (c) => (c >= 0 ? 1 : 0)),
    );
    expect([52, 57, 62, 67].map((i) => own[i])).toEqual([1, 1, 1, 1]);
    expect([...own].reduce((n, v) => n + v, 0)).toBe(4);
  });

  test('neither lights and shades of the hide nor the lines on it', () => {
    expect([...of('h'), ...of('d'), ...of('n'), ...of('l')].some((i) => kept[i])).toBe(false);
  });
});

test('yellow stays yellow where a dark hide has much that is light', () => {
  const yellow = ramp([240, 208, 64]);
  const to = onRamp(yellow, [
    [0.35, 60],
    [0.85, 40],
  ]);
  const light = (rgb: readonly [number, number, number]): number => rgbToOklab(rgb)[0];
  expect(light(to(0.35))).toBeGreaterThan(light(yellow[TONE.base]) - 0.07);
});

test('a hand is at the wrist that is surely seen', () => {
  const parting = takeApart(BOY, 'south', JOINTS);
  if ('why' in parting || parting.kind !== 'person') throw new Error('the boy was not taken apart');
  const { axis, torsoHalf, neck, top, floor } = parting.parts;
  // An arm that hangs to the knee.
  const wrist = { x: axis - torsoHalf - 1, y: top + 0.8 * (floor - top), sure: 0.9 };
  const joints = { ...JOINTS, 'RIGHT ARM': wrist, 'RIGHT ELBOW': { x: wrist.x, y: neck, sure: 0.9 } };
  expect(handOf(parting.parts, 0, joints).y).toBeGreaterThan(top + 0.7 * (floor - top));
  expect(handOf(parting.parts, 0).y).toBeLessThanOrEqual(top + 0.68 * (floor - top));
});

test('dark green eyes on a white hide are none of its shadows', () => {
  const cat = toFlat(picture(['.wwwwww.', 'wwwwwwww', 'wgwwwwgw', 'wwwwwwww', 'wwwwwwww', '.wwwwww.'], { w: [236, 236, 232], g: [20, 110, 30] })); // biome-ignore format: one line
  const kept = featuresOf(
    cat,
    Uint8Array.from(cat.colors, (c) => (c >= 0 ? 1 : 0)),
  );
  expect([...kept.keys()].filter((i) => kept[i])).toEqual([17, 22]);
});
