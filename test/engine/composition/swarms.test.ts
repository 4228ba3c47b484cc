import { describe, expect, it } from 'vitest';
import { draw } from '../../../workers/engine/draw.ts';

/** How many pieces of a picture hang together, of at least six pixels. */
async function pieces(description: string, side: number): Promise<number> {
  const { image } = await draw({ description, width: side, height: side, seed: 1, noBackground: true });
  const { width, height, data } = image;
  const seen = new Set<number>();
  let count = 0;
  for (let start = 0; start < width * height; start++) {
    if (seen.has(start) || !data[start * 4 + 3]) continue;
    const piece = [start];
    seen.add(start);
    for (const i of piece)
      for (const j of [i - 1, i + 1, i - width, i + width])
        if (j >= 0 && j < width * height && !seen.has(j) && data[j * 4 + 3]) {
          seen.add(j);
          piece.push(j);
        }
    if (piece.length > 5) count++;
  }
  return count;
}

describe('a swarm in a small picture', () => {
  it.each([
    ['bat swarm', 8],
    ['swarm of bees', 8],
    ['flock of birds', 6],
    ['school of fish', 7],
  ])('%s: each is whole, with room round it', async (text, count) => {
    expect(await pieces(text, 32)).toBe(count);
  });
});
