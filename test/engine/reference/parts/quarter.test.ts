import { describe, expect, test } from 'vitest';
import { enlarge } from '../../../../src/pixels/resize.ts';
import type { Rgba } from '../../../../src/pixels/types.ts';
import { type FoundJoints, takeApart } from '../../../../workers/engine/reference/parts/index.ts';
import { BOY, COLORS, JOINTS } from './boy.ts';

/** The boy at twice the size: forty rows, which have room for feet. */
const TALL = enlarge(BOY, 2);
const joints = Object.fromEntries(
  Object.entries(JOINTS).map(([label, j]) => [label, { ...j, x: 2 * j.x + 0.5, y: 2 * j.y + 0.5 }]),
) as FoundJoints;

/** Columns and rows of the pixels of a shade. */
function where({ width, data }: Rgba, shade: keyof typeof COLORS): { readonly x: number; readonly y: number }[] {
  const out: { x: number; y: number }[] = [];
  for (let i = 0; i < data.length / 4; i++)
    if (data[i * 4 + 3]! > 0 && COLORS[shade].every((v, c) => data[i * 4 + c] === v))
      out.push({ x: i % width, y: Math.floor(i / width) });
  return out;
}

describe('half turned towards the viewer', () => {
  const parting = takeApart(TALL, 'south', joints);
  if ('why' in parting || parting.kind !== 'person') throw new Error('nobody was found');
  const { draw } = parting;

  test.each([45, 315])('%i°: the foot that is farther off stands higher than the near one', (yaw) => {
    const trousers = where(draw(yaw), 'p');
    const lowest = (isRight: boolean): number =>
      Math.max(...trousers.filter(({ x }) => x >= TALL.width / 2 - 2 === isRight).map(({ y }) => y));
    expect(lowest(yaw === 45)).toBeLessThan(lowest(yaw !== 45));
  });

  test('both eyes are seen, nearer to the side that is looked to', () => {
    const middle = (image: Rgba): number => {
      const eyes = where(image, 'e');
      return eyes.reduce((sum, { x }) => sum + x, 0) / eyes.length;
    };
    expect(where(draw(45), 'e').length).toBeGreaterThanOrEqual(12);
    expect(middle(draw(45)) - middle(TALL)).toBeGreaterThanOrEqual(1.5);
  });

  test('what the far hand holds keeps all its pixels', () => {
    expect(where(draw(45), 'g').length).toBeGreaterThanOrEqual(where(TALL, 'g').length);
  });
});
