import { describe, expect, it } from 'vitest';
import type { Rgba } from '../../../src/pixels/types.ts';
import { drawSubject } from '../../../workers/engine/subject/draw-subject.ts';
import { understand } from '../../../workers/engine/understand/index.ts';
import { brief, options } from './briefs.ts';

const drawn = (mood: readonly string[], size: number): Rgba =>
  drawSubject(brief('person', { build: ['male'], mood }), options(size)).image;

function differing(a: Rgba, b: Rgba): number {
  let n = 0;
  for (let i = 0; i < a.data.length; i += 4) if ([0, 1, 2].some((c) => a.data[i + c] !== b.data[i + c])) n++;
  return n;
}

const MOODS = ['happy', 'angry', 'sad', 'scared', 'surprised', 'shouting', 'winking', 'smug', 'wicked', 'disgusted', 'drunk', 'tired']; // biome-ignore format: a list

describe('faces show what is felt', () => {
  it.each([64, 96])('of %i px each mood is a face of its own', (size) => {
    const faces = MOODS.map((mood) => drawn([mood], size));
    const calm = drawn([], size);
    for (const [i, a] of faces.entries()) {
      expect(differing(a, calm), MOODS[i]).toBeGreaterThan(8);
      for (const [j, b] of faces.entries())
        if (j > i) expect(differing(a, b), `${MOODS[i]}, ${MOODS[j]}`).toBeGreaterThan(3);
    }
  });

  it('a face of 64 px has eyes with whites and a mouth', () => {
    const { data } = drawn([], 64);
    let whites = 0;
    for (let i = 0; i < data.length; i += 4) if (data[i]! > 240 && data[i + 1]! > 236 && data[i + 2]! > 232) whites++;
    expect(whites).toBeGreaterThanOrEqual(4);
  });
});

it.each([
  ['businessman with an evil smile', 'wicked'],
  ['insane wizard', 'wicked'],
  ['disgusted woman', 'disgusted'],
  ['insane wolf', 'evil'],
])('"%s" looks %s', (text, mood) => {
  expect(understand(text).mood).toContain(mood);
});
