import { afterAll, expect, test } from 'vitest';
import { createImage } from '../../../../src/pixels/index.ts';
import type { Rgba } from '../../../../src/pixels/types.ts';
import { openModels } from '../../../../workers/engine/inference/models.ts';
import { turnAround } from '../../../../workers/engine/reference/turn/index.ts';

const models = await openModels(new URL('../../../../models', import.meta.url).pathname, { device: 'cpu' });
afterAll(() => models.dispose());

/** A furry ball on four feet, both eyes on the viewer. */
function furry(): Rgba {
  const image = createImage(56, 56);
  const [wide, high, X, Y] = [15, 20.5, 28, 25.5];
  const set = (x: number, y: number, color: readonly number[]): void =>
    image.data.set([...color, 255], (y * 56 + x) * 4);
  for (let y = 0; y < 56; y++) {
    for (let x = 0; x < 56; x++) {
      const r = Math.hypot((x + 0.5 - X) / wide, (y + 0.5 - Y) / high);
      const isFoot = y >= 42 && y < 47 && [16, 24, 32, 40].some((foot) => Math.abs(x + 0.5 - foot) < 2.5);
      if (r > 1 && !isFoot) continue;
      const isRim = r > 0.92 && !(isFoot && r < 1);
      set(x, y, isRim ? [150, 60, 70] : r > 0.7 && y > Y ? [230, 140, 150] : [245, 180, 185]);
    }
  }
  for (const eye of [22, 33]) {
    for (let y = 20; y < 26; y++) {
      for (let x = eye - 3; x < eye + 3; x++) {
        const off = Math.hypot(x + 0.5 - eye, y - 22.5);
        if (off < 3) set(x, y, off < 1.6 ? [250, 250, 250] : [10, 10, 10]);
      }
    }
  }
  for (let x = 26; x < 30; x++) set(x, 27, [10, 10, 10]);
  return image;
}

const count = ({ data }: Rgba, is: (r: number) => boolean): number =>
  Array.from({ length: data.length / 4 }, (_, i) => i * 4).filter((i) => data[i + 3]! > 0 && is(data[i]!)).length;

test('a large beast that looks at the viewer keeps its body and face from aside: it is no person with a torso and arms', async () => {
  const image = furry();
  const request = { image, direction: 'south', view: 'low top-down', width: 56, height: 56, seed: 1 } as const;
  const { images } = await turnAround({ models }, { ...request, directions: ['east', 'north'] });
  const [east, north] = [images.get('east')!, images.get('north')!];
  const area = count(image, () => true);
  expect(count(east, () => true)).toBeGreaterThan(0.7 * area);
  const isDark = (r: number): boolean => r < 30;
  expect(count(east, isDark)).toBeGreaterThan(0.3 * count(image, isDark));
  expect(count(north, isDark)).toBe(0);
});
