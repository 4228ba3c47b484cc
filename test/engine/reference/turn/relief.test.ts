import { describe, expect, it } from 'vitest';
import { opaqueBounds } from '../../../../src/pixels/image.ts';
import type { Rgba } from '../../../../src/pixels/types.ts';
import { fromIndexed, toIndexed } from '../../../../workers/engine/reference/turn/indexed.ts';
import { turnRelief } from '../../../../workers/engine/reference/turn/relief.ts';
import { boxes, coloursOf, FLAG, isClean, PERSON } from './figures.ts';

const PICTURE = boxes(PERSON, 28);

const turned = (image: Rgba, yaw: number, pitch: readonly [number, number] = [0, 0], oblique = false): Rgba =>
  fromIndexed(
    turnRelief(toIndexed(image), { from: { yaw: 0, pitch: pitch[0] }, to: { yaw, pitch: pitch[1] }, oblique }),
  );

const count = (image: Rgba, colour: string): number => {
  let n = 0;
  for (let i = 0; i < image.data.length; i += 4) {
    if (image.data[i + 3] && `#${Buffer.from(image.data.subarray(i, i + 3)).toString('hex')}` === colour) n++;
  }
  return n;
};

describe('turnRelief', () => {
  it.each([45, 90, 135, 180, 225, 270, 315, 10])('keeps size, rows and colours at %i degrees', (yaw) => {
    const out = turned(PICTURE, yaw);
    expect([out.width, out.height]).toEqual([28, 28]);
    expect(isClean(out)).toBe(true);
    const own = coloursOf(PICTURE);
    expect([...coloursOf(out)].filter((c) => !own.has(c))).toEqual([]);
    const [before, after] = [opaqueBounds(PICTURE)!, opaqueBounds(out)!];
    expect([after.y, after.height]).toEqual([before.y, before.height]);
  });

  it('makes the side narrower than the front, as a body is', () => {
    const side = opaqueBounds(turned(PICTURE, 90))!;
    expect(side.width).toBeLessThan(opaqueBounds(PICTURE)!.width);
    expect(side.width).toBeGreaterThan(3);
  });

  it('shows no face from behind', () => {
    expect(count(PICTURE, '#141414')).toBe(2);
    expect(count(turned(PICTURE, 180), '#141414')).toBe(0);
    expect(count(turned(PICTURE, 180), '#3c5aaa')).toBeGreaterThan(40);
  });

  it('carries what is on one side to the side that faces the viewer', () => {
    const flagged = boxes([...PERSON, FLAG], 28);
    const red = (yaw: number) => count(turned(flagged, yaw), '#dc2828');
    expect(red(90)).toBeGreaterThan(red(270));
  });

  it('turns to the left as the mirror image of turning to the right', () => {
    const right = turned(PICTURE, 90);
    const left = turned(PICTURE, 270);
    for (let y = 0; y < 28; y++) {
      const row = (image: Rgba) =>
        Array.from({ length: 28 }, (_, x) => (image.data[(y * 28 + x) * 4 + 3] ? '#' : '.')).join('');
      expect([...row(left)].reverse().join('').replaceAll('.', '').length).toBe(row(right).replaceAll('.', '').length);
    }
  });

  it('shows a body from higher up as less tall, and keeps its foot where it was', () => {
    const [front, above] = [opaqueBounds(PICTURE)!, opaqueBounds(turned(PICTURE, 0, [0, 60]))!];
    expect(above.height).toBeLessThan(front.height);
    expect(above.y + above.height).toBe(front.y + front.height);
  });

  it('draws depth to the upper right in an oblique picture', () => {
    const plain = opaqueBounds(PICTURE)!;
    const oblique = opaqueBounds(turned(PICTURE, 0, [0, 0], true))!;
    expect(oblique.width).toBeGreaterThan(plain.width);
  });
});
