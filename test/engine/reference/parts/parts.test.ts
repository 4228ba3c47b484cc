import { describe, expect, test } from 'vitest';
import { paletteOf, type Rgba, sameImage } from '../../../../src/pixels/index.ts';
import { type FoundJoints, poses, takeApart } from '../../../../workers/engine/reference/parts/index.ts';
import { BOY, COLORS, JOINTS } from './boy.ts';

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
});

test('what is no figure says why', () => {
  const unsure = Object.fromEntries(Object.entries(JOINTS).map(([l, j]) => [l, { ...j, sure: 0.1 }])) as FoundJoints;
  expect(takeApart(BOY, 'south', unsure)).toEqual({
    why: 'no person was found in it',
    confidence: expect.closeTo(0.1),
  });
  expect(takeApart(BOY, 'north', JOINTS)).toEqual({ why: 'it is seen neither from the front nor from a side' });
});
