import { describe, expect, test } from 'vitest';
import { paletteOf, type Rgba, sameImage } from '../../../../src/pixels/index.ts';
import { type FoundJoints, poses, takeApart } from '../../../../workers/engine/reference/parts/index.ts';
import { picture } from '../../../pixels/arbitrary.ts';

const COLORS = {
  k: [20, 16, 28],
  h: [140, 70, 30],
  f: [240, 190, 150],
  e: [30, 60, 90],
  s: [60, 120, 200],
  p: [90, 60, 40],
  g: [150, 150, 160],
} as const;
/** A boy of 20 pixels with a sword in his left hand (on screen right). */
const BOY = picture(
  [
    '........................',
    '.......kkkkkkkk.........',
    '......khhhhhhhhk........',
    '.....khhhhhhhhhhk.......',
    '.....khhhhhhhhhhk.......',
    '.....khhffffffhhk....kk.',
    '.....khfeffffefhk....gk.',
    '.....khfeffffefhk....gk.',
    '.....khffffffffhk....gk.',
    '......kffffffffk.....gk.',
    '.......kkkkkkkk......gk.',
    '......kssssssssk.....gk.',
    '.....ksskssssksskkkk.gk.',
    '.....kskkssssksssssffgk.',
    '.....kffkssssk.kkkkkkgk.',
    '......kkkppppk.......k..',
    '.......kppppppk.........',
    '.......kppkkppk.........',
    '.......kppk.kppk........',
    '.......kppk.kppk........',
    '......kkkkk.kkkkk.......',
    '........................',
  ],
  COLORS,
);
const joint = (x: number, y: number) => ({ x, y, sure: 0.95 });
const JOINTS: FoundJoints = {
  NOSE: joint(10.5, 8),
  NECK: joint(10.5, 10.5),
  'RIGHT SHOULDER': joint(7, 11.5),
  'RIGHT ELBOW': joint(6, 13),
  'RIGHT ARM': joint(6, 14),
  'LEFT SHOULDER': joint(14, 11.5),
  'LEFT ELBOW': joint(17, 13),
  'LEFT ARM': joint(20, 13.5),
  'RIGHT HIP': joint(9, 15.5),
  'RIGHT KNEE': joint(9, 18),
  'RIGHT LEG': joint(9, 20),
  'LEFT HIP': joint(12.5, 15.5),
  'LEFT KNEE': joint(13, 18),
  'LEFT LEG': joint(13.5, 20),
  'RIGHT EYE': joint(8.5, 6.5),
  'LEFT EYE': joint(13.5, 6.5),
  'RIGHT EAR': joint(6.5, 7),
  'LEFT EAR': joint(15.5, 7),
};
const area = ({ data }: Rgba): number => data.filter((v, i) => i % 4 === 3 && v > 0).length;
const count = (image: Rgba, [r, g, b]: readonly [number, number, number]): number => {
  let n = 0;
  for (let i = 0; i < image.data.length; i += 4) {
    if (image.data[i] === r && image.data[i + 1] === g && image.data[i + 2] === b && image.data[i + 3]) n++;
  }
  return n;
};

describe('a boy seen from the front', () => {
  const parting = takeApart(BOY, 'south', JOINTS);
  if ('why' in parting || parting.kind !== 'person') throw new Error('the boy was not taken apart');

  test('is himself from the front', () => {
    expect(sameImage(parting.draw(0), BOY)).toBe(true);
  });

  test.each([45, 90, 135, 180, 225, 270, 315])(
    'turned by %i° has his colours, his canvas and most of his pixels',
    (yaw) => {
      const turned = parting.draw(yaw);
      const own = new Set(paletteOf(BOY));
      expect([turned.width, turned.height]).toEqual([BOY.width, BOY.height]);
      expect(paletteOf(turned).every((hex) => own.has(hex))).toBe(true);
      expect(area(turned)).toBeGreaterThan(0.5 * area(BOY));
      expect(sameImage(turned, BOY)).toBe(false);
    },
  );

  test('shows both eyes from the front, one from the side, none from behind', () => {
    const eyes = [0, 90, 180].map((yaw) => count(parting.draw(yaw), COLORS.e));
    expect(eyes[0]).toBe(4);
    expect(eyes[1]).toBeGreaterThan(0);
    expect(eyes[1]).toBeLessThan(4);
    expect(eyes[2]).toBe(0);
  });

  test('shows no face from behind', () => {
    expect(count(parting.draw(180), COLORS.f)).toBeLessThan(0.35 * count(BOY, COLORS.f));
  });

  test('walks: his legs move, his head keeps its pixels', () => {
    const frames = [0, 0.25, 0.5, 0.75].map((t) => parting.draw(90, poses.walkAt(t, parting.height)));
    expect(new Set(frames.map((f) => f.data.join())).size).toBeGreaterThanOrEqual(3);
    for (const frame of frames) expect(area(frame)).toBeGreaterThan(0.8 * area(parting.draw(90)));
  });

  test('strikes: the sword goes up with the arm', () => {
    const top = (image: Rgba) => {
      for (let i = 0; i < image.data.length; i += 4) if (image.data[i] === 150) return Math.floor(i / 4 / image.width);
      return 99;
    };
    const [low, high] = [parting.draw(90, poses.strikeAt(0.95)), parting.draw(90, poses.strikeAt(0.4))];
    expect(top(high)).toBeLessThan(top(low));
  });
});

test('what is no figure says why', () => {
  const unsure = Object.fromEntries(Object.entries(JOINTS).map(([l, j]) => [l, { ...j, sure: 0.1 }])) as FoundJoints;
  expect(takeApart(BOY, 'south', unsure)).toEqual({
    why: 'no person was found in it',
    confidence: expect.closeTo(0.1),
  });
  expect(takeApart(BOY, 'north', JOINTS)).toEqual({ why: 'it is seen neither from the front nor from a side' });
});
