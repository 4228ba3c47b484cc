import { describe, expect, it } from 'vitest';
import { createImage } from '../../../src/pixels/image.ts';
import { drawLookout } from '../../../workers/engine/composition/lookout/draw-lookout.ts';
import { type Lookout, lookoutIn } from '../../../workers/engine/composition/lookout/read-lookout.ts';
import { heard } from '../../../workers/engine/understand/heard.ts';

describe('what one looks out of', () => {
  it.each([
    ['view from a spaceship cockpit, asteroids ahead', 'spaceship', 'asteroids'],
    ['view out of a train window onto snowy mountains', 'train', 'snowy mountains'],
    ['looking out of a cave at a waterfall in the jungle', 'cave', 'waterfall in the jungle'],
    ['coral reef seen through a submarine window', 'porthole', 'coral reef'],
    ['city skyline at sunset seen from a balcony', 'balcony', 'city skyline at sunset'],
    ['bedroom window view of city at night', 'window', 'city at night'],
    ['view from a prison cell window over the sea', 'barred window', 'sea'],
    ['sniper scope view of a ruined city', 'scope', 'ruined city'],
  ] as const)('%s', (text, from, seen) => {
    expect(lookoutIn(text)).toMatchObject({ from, text: seen });
  });
  it.each([
    'a knight looking at a castle',
    'girl looking out of a window',
    'castle on a hill',
    'cozy bedroom with a window',
    'a cat looking at the sea',
  ])('nobody looks out of a frame: %s', (text) => {
    expect(lookoutIn(text)).toBeUndefined();
  });
});

const FRAMES: readonly Lookout[] = ['spaceship', 'cockpit', 'car', 'train', 'window', 'stone window', 'barred window', 'oval window', 'porthole', 'cave', 'tent', 'scope', 'binoculars', 'keyhole']; // biome-ignore format: a list

describe('the frame', () => {
  it.each(FRAMES)('leaves most of the middle open and closes the rim: %s', (from) => {
    const covered = drawLookout(createImage(48, 48), from, 1, false);
    const share = (l: number, t: number, r: number, b: number): number => {
      let sum = 0;
      for (let y = t; y < b; y++) for (let x = l; x < r; x++) sum += covered[y * 48 + x]!;
      return sum / ((r - l) * (b - t));
    };
    expect(share(18, 16, 30, 28)).toBeLessThan(0.6);
    expect(share(0, 40, 48, 48)).toBeGreaterThan(0.6);
  });
});

describe('what is typed in haste', () => {
  it.each([
    ['ruins w/ coral', 'ruins with coral'],
    ['knight w/o helmet', 'knight without helmet'],
    ['street at nite', 'street at night'],
  ])('%s', (typed, full) => {
    expect(heard(typed).text).toBe(full);
  });
});
