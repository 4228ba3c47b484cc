import { describe, expect, test } from 'vitest';
import { crop, type Rgba } from '../../../../src/pixels/index.ts';
import { type FoundJoints, takeApart } from '../../../../workers/engine/reference/parts/index.ts';
import { picture } from '../../../pixels/arbitrary.ts';
import { COLORS, JOINTS } from './boy.ts';

const RED = [200, 30, 40] as const;
const HALF = [
  '............',
  '.........kkk',
  '........khhh',
  '........khhh',
  '........khff',
  '........kfef',
  '........kfff',
  '.........kff',
  '.......kkkkk',
  '......ksskss',
  '......ksskss',
  '......ksskss',
  '......kffkpp',
  '.....krkkppp',
  '.....krrkppk',
  '.....krrkppk',
  '.....krrkppk',
  '....krrrkppk',
  '....krrrkppk',
  '....krrrkppk',
  '....krrrkppk',
  '....kkkkkkkk',
  '............',
];
/** A man of 21 pixels in a red cloak that is seen beside his legs. */
const MAN = picture(
  HALF.map((half) => half + [...half].reverse().join('')),
  { ...COLORS, r: RED },
);
const at = (x: number, y: number) => ({ x, y, sure: 0.95 });
const both = (name: string, off: number, y: number) => ({
  [`LEFT ${name}`]: at(12 + off, y),
  [`RIGHT ${name}`]: at(12 - off, y),
});
const HIS: FoundJoints = {
  ...JOINTS,
  NOSE: at(12, 6),
  NECK: at(12, 8),
  ...both('EYE', 1.5, 5.5),
  ...both('EAR', 3, 5.5),
  ...both('SHOULDER', 3.5, 9.5),
  ...both('ELBOW', 4, 11),
  ...both('ARM', 4, 12.5),
  ...both('HIP', 2, 13),
  ...both('KNEE', 2, 17),
  ...both('LEG', 2, 20),
};

function count(
  { width, data }: Rgba,
  [r, g, b]: readonly [number, number, number],
  isIn = (_x: number) => true,
): number {
  let n = 0;
  for (let i = 0; i < data.length; i += 4) {
    if (data[i + 3] && data[i] === r && data[i + 1] === g && data[i + 2] === b && isIn((i / 4) % width)) n++;
  }
  return n;
}

describe('a man in a cloak', () => {
  const parting = takeApart(MAN, 'south', HIS);
  if ('why' in parting || parting.kind !== 'person') throw new Error('the man was not taken apart');

  test('from behind shows the cloak over his back and his legs', () => {
    const behind = parting.draw(180);
    expect(count(behind, RED)).toBeGreaterThan(1.8 * count(MAN, RED));
    expect(count(behind, COLORS.p)).toBeLessThan(0.3 * count(MAN, COLORS.p));
  });

  test.each([90, 270])('from the side (%i°) has it behind him', (yaw) => {
    const aside = parting.draw(yaw);
    const isBehind = (x: number): boolean => (yaw === 90 ? x < 12 : x >= 12);
    expect(count(aside, RED, isBehind)).toBeGreaterThan(0.9 * count(aside, RED));
    expect(count(aside, RED)).toBeGreaterThan(12);
  });

  test.each([90, 270])('from the side (%i°) has an arm with a hand, and two legs', (yaw) => {
    const body = crop(parting.draw(yaw), { x: 0, y: 9, width: MAN.width, height: 6 });
    expect(count(body, COLORS.f)).toBeGreaterThan(0);
    expect(count(parting.draw(yaw), COLORS.p)).toBeGreaterThan(10);
  });
});
