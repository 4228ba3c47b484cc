import { expect, it } from 'vitest';
import { createImage } from '../../../src/pixels/image.ts';
import { crumbled } from '../../../workers/engine/composition/changes/crumbled.ts';
import type { Sprite } from '../../../workers/engine/composition/sprites/sprite.ts';

/** A wall of 20 × 40 with a dial near its top. */
function tower(dial: string): Sprite {
  const image = createImage(20, 40);
  const parts = new Int16Array(800).fill(0);
  for (let i = 0; i < 800; i++) image.data.set([120, 110, 100, 255], i * 4);
  for (let y = 6; y < 12; y++) for (let x = 7; x < 13; x++) parts[y * 20 + x] = 1;
  return { image, parts, partNames: ['wall', dial], foot: { x: 10, y: 40 }, at: {}, top: { y: 0, left: 0, right: 20 } };
}

const count = (s: Sprite, name: string): number => {
  const at = s.partNames.indexOf(name);
  return s.parts.reduce((sum, part) => sum + Number(part === at), 0);
};

it.each([1, 2, 3])('a ruin keeps what it is known by and loses its top (%i)', (seed) => {
  const ruin = crumbled(tower('clock'), seed);
  expect(count(ruin, 'clock')).toBe(36);
  expect(count(ruin, 'wall')).toBeLessThan(800 - 36 - 60);
  expect(count(crumbled(tower('plaster'), seed), 'plaster')).toBeLessThan(36);
});
