import { describe, expect, it } from 'vitest';
import { arrangementsOf } from '../../../workers/engine/subject/draw-group.ts';
import { drawSubject } from '../../../workers/engine/subject/draw-subject.ts';
import { understand } from '../../../workers/engine/understand/index.ts';

describe('several of a thing', () => {
  it('stand on one ground, those behind no higher than a step', () => {
    for (const count of [2, 3, 4, 5])
      for (const [w, h] of [[10, 30], [30, 10], [16, 16]] as const)
        for (const spots of arrangementsOf('candle', count, w, h)) {
          const ys = spots.map(([, y]) => y * h);
          expect(Math.max(...ys) - Math.min(...ys)).toBeLessThanOrEqual(Math.min(w, h) * 0.35);
        }
  }); // biome-ignore format: sizes
  it('lie in a heap where they are poured out, each on two others', () => {
    for (const concept of ['coin', 'apple', 'egg', 'gold-coin']) {
      const [spots] = arrangementsOf(concept, 3, 10, 10);
      const [top, left, right] = spots!;
      expect(top![0]).toBeCloseTo((left![0] + right![0]) / 2);
      expect(left![1]).toBeGreaterThan(0.7);
      expect(left![1]).toBe(right![1]);
    }
  });
  it('leave air between two in a line', () => {
    const { image } = drawSubject(understand('two potions'), { width: 32, height: 32, style: {}, seed: 1, variation: 1 }); // biome-ignore format: one call
    const full = Array.from({ length: 32 }, (_, x) =>
      Array.from({ length: 32 }, (_, y) => image.data[(y * 32 + x) * 4 + 3]!).some((a) => a > 0),
    );
    const runs = full.filter((on, x) => on && !full[x - 1]).length;
    expect(runs).toBe(2);
  });
});
