import { describe, expect, it } from 'vitest';
import { readNoun } from '../../../workers/engine/composition/read/noun-phrase.ts';
import { substanceNamed } from '../../../workers/engine/composition/sprites/substances.ts';
import { understand } from '../../../workers/engine/understand/index.ts';

const made = (text: string): unknown => readNoun(text, understand).changes.find(({ is }) => is === 'made of');

describe('people are made of it through and through', () => {
  it.each([
    ['man made of ice', 'ice'],
    ['warrior made of sand', 'sand'],
    ['woman made of porcelain', 'porcelain'],
    ['soldier made of lead', 'iron'],
    ['marble statue of a woman', 'marble'],
    ['wooden man', 'wood'],
    ['rubber man', 'rubber'],
  ])('%s: %s', (text, substance) => {
    expect(made(text)).toEqual({ is: 'made of', substance, through: true });
  });

  it.each(['knight with a sword made of ice', 'leather man', 'golden knight', 'farmer in a straw hat'])(
    '%s is not',
    (text) => {
      expect(made(text)).toBeUndefined();
    },
  );

  it('a material of the engine is a substance in the tones of its own ramp', () => {
    expect(substanceNamed('emerald')?.tones).toHaveLength(5);
    expect(substanceNamed('no such thing')).toBeUndefined();
  });
});
