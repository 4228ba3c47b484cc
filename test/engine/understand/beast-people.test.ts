import { describe, expect, it } from 'vitest';
import { beastPeople } from '../../../workers/engine/understand/beast-people.ts';
import { understand } from '../../../workers/engine/understand/index.ts';

describe('people of an animal kind or with a thing', () => {
  it.each([
    ['lantern moth girl', 'girl with tan butterfly wings and antennae, holding a lantern'],
    ['a shy frog boy with a scarf', 'a shy boy with a frog hood, with a scarf'],
    ['book owl kid', 'kid with brown feathered wings and an owl hood, holding a book'],
    ['clock rabbit girl', 'rabbit girl, holding a clock'],
    ['bear man in a coat', 'bearfolk man in a coat'],
    ['umbrella woman', 'woman holding an umbrella'],
    ['tv boy', 'boy with a tv for a head'],
    ['key goblin', 'goblin, holding a key'],
    ['mushroom witch girl', 'witch girl, holding a mushroom'],
    ['elephant man', 'man with an elephant head'],
    ['chess king', 'chess king'],
    ['flower girl', 'flower girl'],
    ['banana man', 'banana man'],
    ['stone knight', 'stone knight'],
    ['frog on a log', 'frog on a log'],
  ])('%s', (said, plain) => expect(beastPeople(said)).toBe(plain)); // biome-ignore format: a table

  it.each(['lantern moth girl', 'deer boy', 'teapot crab woman', 'octopus kid'])('%s is drawn as a person', (said) =>
    expect(understand(said)).toMatchObject({ kind: 'humanoid', unknown: [] }),
  );
});
