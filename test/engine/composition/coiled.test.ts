import { describe, expect, it } from 'vitest';
import { createImage } from '../../../src/pixels/image.ts';
import { coiled } from '../../../workers/engine/composition/changes/coiled.ts';
import type { Sprite } from '../../../workers/engine/composition/sprites/sprite.ts';

/** A grey bar that stands. */
function bar(width: number, height: number): Sprite {
  const image = createImage(width, height);
  for (let i = 0; i < width * height; i++) image.data.set([150, 156, 170, 255], i * 4);
  const parts = new Int16Array(width * height);
  return { image, parts, partNames: ['blade'], foot: { x: width / 2, y: height }, at: {}, top: { y: 0, left: 0, right: width } }; // biome-ignore format: one line
}

describe('what winds round a thing', () => {
  it.each([
    ['snake', 8, 60],
    ['vine', 8, 60],
    ['chain', 10, 40],
    ['ribbon', 6, 30],
    ['snake', 40, 44],
  ] as const)('%s round %i × %i: bulges out at both sides, and most of the thing is seen', (kind, width, height) => {
    const out = coiled(bar(width, height), kind, '#3c8c40');
    const of = (part: number): number => out.parts.filter((p) => p === part).length;
    expect(out.image.width).toBeGreaterThan(width + 1);
    expect(of(0) / (width * height)).toBeGreaterThan(0.25);
    expect(of(1)).toBeGreaterThan(height * 0.7);
  });

  it('a snake has its head beside, with an eye', () => {
    const out = coiled(bar(8, 60), 'snake', '#3c8c40');
    const eyes = [...out.parts.keys()].filter(
      (i) => out.image.data[i * 4] === 0xf8 && out.image.data[i * 4 + 1] === 0xe0,
    );
    expect(eyes.length).toBe(1);
    expect(out.image.width - (eyes[0]! % out.image.width)).toBeLessThan(8);
  });

  it('keeps its colour, whatever it winds round', () => {
    const out = coiled(bar(8, 60), 'snake', '#9a9ca8');
    const brown = [...out.parts.keys()].filter(
      (i) => out.parts[i] === 1 && out.image.data[i * 4]! > out.image.data[i * 4 + 2]! + 12,
    );
    // the tongue and the eye alone
    expect(brown.length).toBeLessThan(8);
  });
});
