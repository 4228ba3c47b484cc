import { describe, expect, it } from 'vitest';
import { draw } from '../../../../workers/engine/draw.ts';
import { byHand } from '../../../../workers/engine/subject/small/by-hand.ts';
import { understand } from '../../../../workers/engine/understand/index.ts';

/** How many pixels of wings a creature that is set by hand shows. */
function wingsOf(text: string, side: number): number {
  const drawn = byHand(understand(text, { seed: 1 }), side, {}, 1, 0);
  expect(drawn, text).toBeDefined();
  return drawn!.parts.reduce((n, part) => n + (drawn!.partNames[part] === 'wings' ? 1 : 0), 0);
}

describe('wings of creatures set by hand', () => {
  it.each([
    ['dragon', 32],
    ['dragon', 48],
    ['wyvern', 32],
    ['bat', 48],
  ])('are smaller, larger and torn on a %s of %i pixels', (who, side) => {
    const plain = wingsOf(`${who} with wings`, side);
    expect(wingsOf(`${who} with tiny wings`, side)).toBeLessThan(plain * 0.6);
    expect(wingsOf(`${who} with torn wings`, side)).toBeLessThan(plain);
    expect(wingsOf(`${who} with torn wings`, side)).toBeGreaterThan(plain * 0.5);
    // of a body that is smaller, to leave them room
    expect(wingsOf(`${who} with huge wings`, side)).toBeGreaterThan(plain * 1.05);
  });

  it.each(['wolf', 'pig', 'lion'])('of a %s that has none by nature are so too', (who) => {
    const plain = wingsOf(`${who} with wings`, 48);
    expect(wingsOf(`${who} with tiny wings`, 48)).toBeLessThan(plain * 0.6);
    expect(wingsOf(`${who} with huge wings`, 48)).toBeGreaterThan(plain * 1.05);
  });

  it('are told, and nothing stays unknown', async () => {
    const drawing = await draw({ description: 'black dragon with huge tattered wings', width: 48, height: 48, seed: 1, noBackground: true }); // biome-ignore format: one line
    expect(drawing.brief.unknown).toEqual([]);
  });
});
