import { describe, expect, it } from 'vitest';
import { draw } from '../../../workers/engine/draw.ts';

describe('who sleeps curled up', () => {
  it.each([24, 48, 64])('a griffin of %d pixels has its wings on its flank', async (size) => {
    const { image } = await draw({ description: 'griffin sleeping curled up on its side', width: size, height: size, seed: 3, noBackground: true }); // biome-ignore format: one line
    const rows = new Set<number>();
    const columns = new Set<number>();
    for (let i = 0; i < size * size; i++)
      if (image.data[i * 4 + 3]) {
        rows.add(Math.floor(i / size));
        columns.add(i % size);
      }
    expect(columns.size).toBeGreaterThan(rows.size);
    expect(columns.size).toBeGreaterThan(size * 0.6);
  });

  it.each(['wolf asleep on its side', 'fox curled up on its side'])('a %s is not one that fell over', async (text) => {
    expect((await draw({ description: text, width: 48, height: 48, seed: 3, noBackground: true })).brief.drawnAs).not.toContain('toppled'); // biome-ignore format: one line
  });
});
