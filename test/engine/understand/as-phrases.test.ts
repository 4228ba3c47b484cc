import { expect, test } from 'vitest';
import { asPhrases } from '../../../workers/engine/understand/as-phrases.ts';

test.each([
  ['a barrel, you can see a fish inside', 'a barrel with a fish inside'],
  ['glass jar in which you can see a frog', 'glass jar with a frog inside'],
  ['house where you can see a cat in the window', 'house with a cat in the window'],
  ['a castle, there is a moat around it', 'a castle with a moat around it'],
  ['it is a wooden shield with a lion on it', 'a wooden shield with a lion on it'],
  ['a fox, it should look sad', 'a fox, sad'],
  ['goblin. he should wear a helmet and hold a club', 'goblin wearing a helmet and holding a club'],
  ['red toolbox, open, with a hammer and a saw inside', 'a hammer and a saw in open red toolbox'],
  ['a knight with a sword and a shield', 'a knight with a sword and a shield'],
  ['tornado with leaves and a few planks flying in it', 'tornado with leaves and a few planks flying in it'],
])('%s', (said, read) => {
  expect(asPhrases(said).replace(/\s+/g, ' ').trim()).toBe(read);
});
