import { describe, expect, it } from 'vitest';
import { rgbToOklab } from '../../../src/pixels/color.ts';
import type { Rgba } from '../../../src/pixels/types.ts';
import { draw } from '../../../workers/engine/draw.ts';
import type { DrawRequest } from '../../../workers/engine/types.ts';

const SIZE = 96;
const request = (description: string, more: Partial<DrawRequest> = {}): DrawRequest => ({
  description,
  width: SIZE,
  height: SIZE,
  seed: 5,
  ...more,
});

/** Mean OKLab of rows from..to. */
function rows(image: Rgba, from: number, to: number): readonly number[] {
  const sum = [0, 0, 0];
  for (let i = from * image.width; i < to * image.width; i++) {
    const [r, g, b] = [image.data[i * 4]!, image.data[i * 4 + 1]!, image.data[i * 4 + 2]!];
    for (const [k, v] of rgbToOklab([r, g, b]).entries()) sum[k]! += v / ((to - from) * image.width);
  }
  return sum;
}

describe('pictures of places', () => {
  it.each(['forest', 'city skyline', 'cave', 'underwater scene', 'tavern interior'])(
    '"%s" fills the canvas in few colours, the same twice',
    async (text) => {
      const { image, palette } = await draw(request(text, { detail: 'medium detail' }));
      expect(image.data.filter((v, i) => i % 4 === 3 && v !== 255)).toHaveLength(0);
      expect(palette.length).toBeLessThanOrEqual(16);
      expect(palette.length).toBeGreaterThanOrEqual(8);
      expect((await draw(request(text, { detail: 'medium detail' }))).image.data).toEqual(image.data);
    },
  );

  it('at sunset the sky is warm, at night everything is dark', async () => {
    const noon = (await draw(request('beach landscape'))).image;
    const dusk = (await draw(request('beach at sunset'))).image;
    const night = (await draw(request('beach landscape at night'))).image;
    const sky = [SIZE * 0.06, SIZE * 0.3].map(Math.round) as [number, number];
    expect(rows(dusk, ...sky)[1]!).toBeGreaterThan(rows(noon, ...sky)[1]! + 0.05);
    expect(rows(night, 0, SIZE)[0]!).toBeLessThan(rows(noon, 0, SIZE)[0]! * 0.65);
  });

  it('without a background one thing of the place stands for it', async () => {
    const { image } = await draw(request('forest', { noBackground: true }));
    let opaque = 0;
    for (let i = 3; i < image.data.length; i += 4) if (image.data[i] === 255) opaque++;
    expect(opaque).toBeGreaterThan(SIZE * SIZE * 0.15);
    expect(opaque).toBeLessThan(SIZE * SIZE * 0.85);
  });
});
