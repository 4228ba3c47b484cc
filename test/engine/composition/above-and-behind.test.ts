import { describe, expect, it } from 'vitest';
import { createImage } from '../../../src/pixels/image.ts';
import { handlesBehind } from '../../../workers/engine/composition/layout/handles.ts';
import type { Placed } from '../../../workers/engine/composition/layout/placed.ts';
import { aboveIt } from '../../../workers/engine/composition/read/above-it.ts';
import { painted } from '../../../workers/engine/composition/sprites/sprite.ts';
import { understand } from '../../../workers/engine/understand/index.ts';

const read = (text: string) => understand(text, { seed: 1 });

describe('above', () => {
  it.each([
    ['knight riding a horse with a dragon above', 'a dragon flying above a knight riding a horse'],
    ['castle with a dragon flying overhead at night', 'a dragon flying above a castle at night'],
    ['a village house with a ufo hovering above it', 'a ufo flying above a village house'],
    ['forest with a dragon above', 'forest with a dragon above'],
    ['shop with a sign above', 'shop with a sign above'],
  ])('%s: %s', (said, meant) => expect(aboveIt(said, read)).toBe(meant));
});

describe('handles', () => {
  /** A load whose handle stands up in its right or left column. */
  const load = (right: boolean): Placed => {
    const image = createImage(10, 10);
    const fill = (x: number, y: number) => image.data.set([90, 90, 90, 255], (y * 10 + x) * 4);
    for (let x = 0; x < 10; x++) for (let y = 5; y < 10; y++) fill(x, y);
    for (let y = 0; y < 5; y++) fill(right ? 9 : 0, y);
    return { sprite: painted(image, 'chair'), x: 0, y: 0, z: 0, of: 1, copy: 0, what: 'subject' };
  };
  const handle = ([p]: readonly Placed[]): number => (p!.sprite.image.data[3] ? 0 : 9);

  it('of a wheelchair are on the side of who pushes it', () => {
    expect(handle(handlesBehind([load(true)], 'manual-wheelchair'))).toBe(0);
    expect(handle(handlesBehind([load(false)], 'manual-wheelchair'))).toBe(0);
    expect(handle(handlesBehind([load(true)], 'baby-carriage'))).toBe(9);
  });
});
