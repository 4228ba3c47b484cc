import { expect, it } from 'vitest';
import { fittingsOf } from '../../../workers/engine/composition/read/fittings-of.ts';
import { SAYS } from '../../../workers/engine/composition/read/sign-words.ts';
import { understand } from '../../../workers/engine/understand/index.ts';

const read = (text: string) => understand(text, { seed: 1 });

it.each([
  ['bakery with a pretzel sign', 'pretzel'],
  ['store with a guitar sign', 'acoustic-guitar'],
  ['pet shop with a parrot sign', 'parrot'],
  // there is a picture for boards
  ['shop with a carrot sign', undefined],
  ['tavern with a hanging sign', undefined],
])('%s has on its board what is said, not what is like it', (text, concept) => {
  const board = fittingsOf(text, read(text), read, true).changes.find((c) => c.is === 'signboard');
  expect(board?.is === 'signboard' && board.item?.concept).toBe(concept);
});

it.each([
  ['tin can with the label peeled off', undefined],
  ['bottle with a label that says rum', 'rum'],
  ['jar with a label saying poison', 'poison'],
])('%s', (text, said) => expect(SAYS.exec(text)?.[1]).toBe(said));
