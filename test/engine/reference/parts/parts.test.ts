import { describe, expect, test } from 'vitest';
import { crop, flipHorizontal, opaqueBounds, paletteOf, type Rgba, sameImage } from '../../../../src/pixels/index.ts';
import { type FoundJoints, poses, takeApart, turningOf } from '../../../../workers/engine/reference/parts/index.ts';
import { picture } from '../../../pixels/arbitrary.ts';
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
    // Of his head: below it their colour may be a shadow on his shirt.
    const head = (yaw: number): Rgba => crop(parting.draw(yaw), { x: 0, y: 0, width: BOY.width, height: 10 });
    const eyes = [0, 90, 180].map((yaw) => count(head(yaw), COLORS.e));
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

const unsure = Object.fromEntries(Object.entries(JOINTS).map(([l, j]) => [l, { ...j, sure: 0.1 }])) as FoundJoints;

test('a figure in which no joints are found is told by its head on its shoulders', () => {
  const parting = takeApart(BOY, 'south', unsure);
  expect(parting).toMatchObject({ kind: 'person', parts: { neck: expect.closeTo(11, -1) } });
});

test('what is no figure says why', () => {
  const ball = picture(
    Array.from({ length: 16 }, (_, y) =>
      Array.from({ length: 16 }, (_, x) => (Math.hypot(x - 7.5, y - 7.5) < 7.5 ? 'g' : '.')).join(''),
    ),
    COLORS,
  );
  expect(takeApart(ball, 'south', unsure)).toEqual({
    why: 'no person was found in it',
    confidence: expect.closeTo(0.1),
  });
  expect(takeApart(BOY, 'north', JOINTS)).toEqual({ why: 'it is seen neither from the front nor from a side' });
});

describe('what has no parts is turned as a whole', () => {
  const turned = (image: Rgba, yaw: number): Rgba => {
    const turning = turningOf(image, unsure);
    if ('why' in turning) throw new Error(turning.why);
    return turning.draw(yaw);
  };
  const own = (image: Rgba) => new Set(paletteOf(image));

  /** Looks to the left: beak, eye, a tail behind. */
  const BIRD = picture(
    [
      '..............',
      '..kkkkk...........',
      '.kssssskk.........',
      '.kssfssssk......k.',
      'ppsssssssskkkkkkk.',
      '.kssssssssssssskk.',
      '.ksssssssssssssk..',
      '..ksssssssssskk...',
      '...kkkkkkkkkk.....',
      '....p.....p.......',
      '...pp....pp.......',
    ],
    COLORS,
  );
  test('what looks aside keeps to its side, and is mirrored to the other', () => {
    expect(sameImage(turned(BIRD, 270), BIRD)).toBe(true);
    const east = turned(BIRD, 90);
    expect(area(east)).toBe(area(BIRD));
    expect(sameImage(flipHorizontal(crop(east, opaqueBounds(east)!)), crop(BIRD, opaqueBounds(BIRD)!))).toBe(true);
  });
  test('from behind it shows no eye', () => {
    expect([count(turned(BIRD, 270), COLORS.f), count(turned(BIRD, 180), COLORS.f)]).toEqual([1, 0]);
  });

  /** Faces the viewer: two eyes, two horns. */
  const BLOB = picture(
    [
      '................',
      '..k..........k..',
      '..kk..kkkk..kk..',
      '...kkkssssskk...',
      '...kssssssssk...',
      '..kssessssessk..',
      '..kssessssessk..',
      '..kssssssssssk..',
      '..kssskkkksssk..',
      '..kssssssssssk..',
      '...kkssssssk....',
      '..kk.kkkkkk.kk..',
    ],
    COLORS,
  );
  test.each([45, 90, 135, 180, 225, 270, 315])('what faces the viewer goes round: %i°', (yaw) => {
    const image = turned(BLOB, yaw);
    expect(paletteOf(image).every((hex) => own(BLOB).has(hex))).toBe(true);
    expect(area(image)).toBeGreaterThan(0.6 * area(BLOB));
    expect(sameImage(image, BLOB)).toBe(false);
    expect(count(image, COLORS.e)).toBeLessThanOrEqual(yaw === 180 ? 0 : 4);
  });
});
