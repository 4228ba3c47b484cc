import { expect, it } from 'vitest';
import { draw } from '../../../../workers/engine/draw.ts';

it('a net before the face of 16 pixels is closed: nothing but grey below the brim', async () => {
  const { image } = await draw({ description: 'beekeeper', width: 16, height: 16, seed: 1, noBackground: true }, {});
  const greys = [6, 7, 8].flatMap((y) =>
    [6, 7, 8, 9].map((x) => {
      const [r = 0, , b = 0] = image.data.subarray((y * 16 + x) * 4);
      return Math.abs(r - b);
    }),
  );
  expect(Math.max(...greys)).toBeLessThan(24);
});
