import { describe, expect, it } from 'vitest';
import { heard } from '../../../workers/engine/understand/heard.ts';
import { understand } from '../../../workers/engine/understand/index.ts';

describe('what a face has of its own', () => {
  it.each([
    ['woman with a mole', 'beauty-mark'],
    ['man with a unibrow', 'unibrow'],
    ['man with clown makeup', 'white-face'],
    ['voodoo priest with skull face paint', 'skull-mask'],
    ['woman with a tribal tattoo on her face', 'face-tattoo'],
    ['man with buck teeth', 'buck-teeth'],
    ['kid with chocolate around the mouth', 'smudges'],
    ['chimney sweep with sooty cheeks', 'smudges'],
    ['clown with a tear painted on his cheek', 'tears'],
    ['boy with a missing front tooth', 'missing-tooth'],
    ['girl with a bruised cheek', 'black-eye'],
  ])('%s: %s and nothing held', (text, piece) => {
    const { parts, kind } = understand(text);
    expect(kind).toBe('humanoid');
    expect(parts.map((p) => p.piece)).toEqual([piece]);
  });

  it('what is smeared on a face has its own colour, or the one that is said', () => {
    const colour = (text: string) => understand(text).parts.find((p) => p.piece === 'smudges')?.colour;
    expect(colour('baker with flour on his face')).toBe('#e6e2dc');
    expect(colour('girl with green paint on her nose')).toBe('#4c9a3c');
    expect(understand('girl with green paint on her nose').colours).toEqual([]);
  });

  it('a cross-eyed man is no cross', () => {
    expect(understand('cross-eyed man').concept).toBe('person');
  });

  it.each(['man with his back turned', 'woman turned away', 'knight with his back to the viewer'])(
    '%s is seen from behind',
    (text) => {
      expect(heard(text).asks.direction).toBe('north');
    },
  );

  it.each([
    ['man listening to music', /headphones/],
    ['woman fanning herself', /hand fan/],
  ])('%s', (text, shown) => {
    expect(understand(text).drawnAs + heard(text).text).toMatch(shown);
  });
});

it.each([
  ['banana man', 'head/banana'],
  ['carrot man with a sword', 'head/carrot'],
])('%s has that for a head', (text, piece) => {
  const { kind, parts } = understand(text);
  expect(kind).toBe('humanoid');
  expect(parts.map((p) => p.piece)).toContain(piece);
});

it.each(['flower girl', 'ice cream man', 'mushroom man'])('%s is somebody known', (text) => {
  expect(understand(text).parts.some((p) => p.piece.startsWith('head/'))).toBe(false);
});
