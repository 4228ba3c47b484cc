import { describe, expect, it } from 'vitest';
import { withIvy } from '../../../workers/engine/composition/changes/grown-over-house.ts';
import { withOnWalls } from '../../../workers/engine/composition/changes/on-walls.ts';
import { withBoards } from '../../../workers/engine/composition/changes/windows.ts';
import type { Sprite } from '../../../workers/engine/composition/sprites/sprite.ts';

const NAMES = ['wall', 'window', 'door', 'cross'];

/** A wall of 40 by 40 with a cross on top, two windows above, and a door with a pane below. */
function house(): Sprite {
  const [width, height] = [40, 50];
  const image = { width, height, data: new Uint8ClampedArray(width * height * 4) };
  const parts = new Int16Array(width * height).fill(-1);
  const fill = (x: number, y: number, w: number, h: number, part: number, rgb: readonly number[]): void => {
    for (let b = y; b < y + h; b++)
      for (let a = x; a < x + w; a++) {
        image.data.set([...rgb, 255], (b * width + a) * 4);
        parts[b * width + a] = part;
      }
  };
  fill(0, 10, 40, 40, 0, [200, 190, 170]);
  fill(19, 0, 3, 10, 3, [240, 200, 60]);
  fill(5, 16, 8, 8, 1, [250, 200, 80]);
  fill(27, 16, 8, 8, 1, [250, 200, 80]);
  fill(16, 34, 8, 16, 2, [110, 70, 40]);
  fill(17, 36, 6, 6, 1, [250, 200, 80]);
  return { image, parts, partNames: NAMES, foot: { x: 20, y: 49 }, at: {}, top: { y: 0, left: 19, right: 21 } };
}

describe('fronts of houses', () => {
  it('nails grey-brown boards that no lamp behind them lights', () => {
    const s = withBoards(house());
    let boards = 0;
    for (let i = 0; i < s.parts.length; i++) {
      expect(s.partNames[s.parts[i]!]).not.toBe('window');
      if (s.partNames[s.parts[i]!] !== 'boards') continue;
      boards++;
      const [r, , b] = s.image.data.subarray(i * 4, i * 4 + 3);
      expect(r! - b!).toBeLessThan(60);
    }
    expect(boards).toBeGreaterThan(100);
  });

  it.each([1, 2, 3])('leaves the cross of a chapel free of ivy (seed %i)', (seed) => {
    const before = house();
    const after = withIvy(before, seed);
    let grown = 0;
    for (let i = 0; i < before.parts.length; i++) {
      const same = [0, 1, 2].every((k) => before.image.data[i * 4 + k] === after.image.data[i * 4 + k]);
      if (before.parts[i] === 3) expect(same).toBe(true);
      else if (!same) grown++;
    }
    expect(grown).toBeGreaterThan(40);
  });

  it('hangs boxes of flowers under windows and leaves the door whole', () => {
    const s = withOnWalls(house(), 'flower', 1);
    const rows = new Set<number>();
    for (let i = 0; i < s.parts.length; i++)
      if (s.partNames[s.parts[i]!] === 'flower box') rows.add(Math.floor(i / s.image.width));
    expect(rows.size).toBeGreaterThan(3);
    expect(Math.max(...rows)).toBeLessThan(34);
  });
});
