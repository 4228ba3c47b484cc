import { expect, it } from 'vitest';
import { createImage } from '../../../src/pixels/image.ts';
import { isRoofMatter, withRoofOf, withWallsOf } from '../../../workers/engine/composition/changes/matters-of-house.ts';
import type { Sprite } from '../../../workers/engine/composition/sprites/sprite.ts';

/** A red roof over a blue wall with a green door. */
function house(): Sprite {
  const image = createImage(24, 24);
  const parts = new Int16Array(576).fill(0);
  for (let y = 0; y < 24; y++)
    for (let x = 0; x < 24; x++) {
      const door = y > 15 && x > 9 && x < 15;
      parts[y * 24 + x] = y < 10 ? 0 : door ? 2 : 1;
      image.data.set(y < 10 ? [220, 60, 60, 255] : door ? [60, 200, 60, 255] : [60, 60, 220, 255], (y * 24 + x) * 4);
    }
  return { image, parts, partNames: ['roof', 'wall', 'door'], foot: { x: 12, y: 24 }, at: {}, top: { y: 0, left: 0, right: 24 } }; // biome-ignore format: one line
}
const has = (s: Sprite, rgb: string): number => {
  let n = 0;
  for (let i = 0; i < s.parts.length; i++) if (s.image.data.subarray(i * 4, i * 4 + 3).join() === rgb) n++;
  return n;
};

it.each(['bones', 'hide', 'books', 'scrap-metal', 'shells', 'stone', 'mud'])(
  'walls of %s leave roof and door',
  (of) => {
    expect(isRoofMatter(of)).toBe(true);
    const walls = withWallsOf(house(), of, 3);
    expect(has(walls, '60,60,220')).toBe(0);
    expect(has(walls, '220,60,60')).toBe(240);
    expect(has(walls, '60,200,60')).toBe(40);
    expect(has(withRoofOf(house(), of, 3), '220,60,60')).toBe(0);
  },
);
