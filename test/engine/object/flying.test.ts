import { expect, it } from 'vitest';
import { DIRECTIONS } from '../../../src/domain/words.ts';
import { opaqueBounds } from '../../../src/pixels/image.ts';
import { draw } from '../../../workers/engine/draw.ts';
import { drawObject } from '../../../workers/engine/object/index.ts';

it('a space fighter in eight directions is seen from above, its nose where it flies', async () => {
  const { sides } = await drawObject(
    {
      description: 'spaceship fighter',
      edits: [],
      directions: DIRECTIONS,
      size: 64,
      view: 'low top-down',
      styleImages: [],
      matchStyleSize: false,
      seed: 3,
    },
    {},
  );
  const boxOf = (side: (typeof DIRECTIONS)[number]) => opaqueBounds(sides.get(side)!)!;
  const [south, east, north] = [boxOf('south'), boxOf('east'), boxOf('north')];
  // the wings span what the body was long before it turned
  expect(east.width).toBeGreaterThan(44);
  expect(Math.abs(east.height - south.width)).toBeLessThan(16);
  /** Opaque pixels of a row: the nose is narrow, the wings are wide. */
  const row = (side: 'south' | 'north', y: number): number => {
    const { width, data } = sides.get(side)!;
    return [...Array(width)].filter((_, x) => data[(y * width + x) * 4 + 3]).length;
  };
  expect(row('south', south.y + south.height - 3)).toBeLessThan(8);
  expect(row('north', north.y + 2)).toBeLessThan(8);
  expect(row('north', north.y + north.height - 12)).toBeGreaterThan(24);
});

it.each(['airplane', 'submarine', 'helicopter', 'spaceship fighter'])(
  'a picture of a %s shows the side that is asked for',
  async (description) => {
    const boxes = await Promise.all(
      (['south', 'east', 'south-east'] as const).map(async (direction) => {
        const { image } = await draw({ description, width: 48, height: 48, direction, noBackground: true, seed: 1 });
        return Buffer.from(image.data).toString('base64');
      }),
    );
    expect(new Set(boxes).size).toBe(3);
  },
);
