import { describe, expect, it } from 'vitest';
import { draw } from '../../../../workers/engine/draw.ts';

describe('a creature with two heads', () => {
  it.each(['vulture', 'parrot', 'duck'])('a two-headed %s is one set by hand, wider about its heads', async (kind) => {
    const width = async (text: string) => {
      const { data } = (await draw({ description: text, width: 48, height: 48, seed: 3, noBackground: true })).image;
      const filled = Array.from({ length: 48 * 48 }, (_, i) => data[i * 4 + 3]! > 0);
      const top = Math.floor(filled.indexOf(true) / 48);
      const rows = Array.from(
        { length: 9 },
        (_, y) => filled.slice((top + 2 + y) * 48, (top + 3 + y) * 48).filter(Boolean).length,
      );
      return Math.max(...rows);
    };
    expect(await width(`two-headed ${kind}`)).toBeGreaterThan((await width(kind)) * 1.3);
  });
});
