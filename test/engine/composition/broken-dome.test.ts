import { expect, it } from 'vitest';
import { createImage } from '../../../src/pixels/image.ts';
import { withBrokenDome } from '../../../workers/engine/composition/changes/broken-dome.ts';
import type { Sprite } from '../../../workers/engine/composition/sprites/sprite.ts';

it('a broken dome has a hole through its outline, and leaves come out of it where they are said to', () => {
  const image = createImage(40, 30);
  const parts = new Int16Array(1200).fill(-1);
  for (let y = 0; y < 30; y++)
    for (let x = 0; x < 40; x++) {
      if (Math.hypot(x - 19.5, (y - 30) * 0.7) > 20) continue;
      parts[y * 40 + x] = 0;
      image.data.set([160, 200, 220, 255], (y * 40 + x) * 4);
    }
  const dome: Sprite = { image, parts, partNames: ['dome'], foot: { x: 20, y: 30 }, at: {}, top: { y: 0, left: 0, right: 40 } }; // biome-ignore format: one line
  const solid = (s: Sprite) => s.parts.filter((part) => part >= 0).length;
  const green = (s: Sprite) =>
    s.parts.filter((part, i) => part >= 0 && s.image.data[i * 4 + 1]! > s.image.data[i * 4 + 2]! + 30).length;
  const broken = withBrokenDome(dome, 5, false);
  expect(solid(broken)).toBeLessThan(solid(dome) - 8);
  expect(green(broken)).toBe(0);
  expect(green(withBrokenDome(dome, 5, true))).toBeGreaterThan(10);
});
