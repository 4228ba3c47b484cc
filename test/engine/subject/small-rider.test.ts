import { describe, expect, it } from 'vitest';
import { byHand } from '../../../workers/engine/subject/small/by-hand.ts';
import { understand } from '../../../workers/engine/understand/index.ts';

const read = (text: string) => understand(text, { seed: 1, heard: true });

describe('who rides is set by hand with the animal', () => {
  it.each([
    ['knight riding a horse', 32],
    ['goblin riding a wolf', 48],
    ['girl riding a pig', 64],
    ['archer on horseback', 40],
    ['orc wolf rider', 48],
  ])('%s at %i: a face and an animal, a pixel of air', (text, side) => {
    const drawn = byHand(read(text), side, {}, 1, 0.5)!;
    const { data, width, height } = drawn.image;
    const names = new Set([...drawn.parts].filter((p) => p >= 0).map((p) => drawn.partNames[p]!));
    expect([...names].filter((name) => /^eyes?$/.test(name)).length).toBeGreaterThan(0);
    expect([...names]).toContain('body');
    // whose eyes are whose
    expect([...names].filter((name) => /^mount eye/.test(name))).toHaveLength(1);
    for (let x = 0; x < width; x++) expect(data[x * 4 + 3]! + data[((height - 1) * width + x) * 4 + 3]!).toBe(0);
  });

  it("what is said of who is on horseback stays the rider's", () => {
    const { mount, parts } = read('knight on horseback with a lance');
    expect(mount?.concept).toBe('horse');
    expect(parts.map(({ piece }) => piece)).toEqual(['spear']);
  });
});
