import { expect, test } from 'vitest';
import { InputError } from '../../../../src/domain/input-error.ts';
import { asMuchOf, halvesOf } from '../../../../workers/engine/reference/edit/wishes/halves.ts';
import { byLook } from '../../../../workers/engine/reference/edit/wishes/verbs.ts';

test.each([
  ['longer horns and red eyes', ['longer horns', 'red eyes']],
  ['make the hat red and the cape blue', ['make the hat red', 'make the cape blue']],
  ['pink hair with a bone in it', ['pink hair', 'add a bone']],
])('"%s" is two wishes', (clause, halves) => expect(halvesOf(clause)).toEqual(halves));

test.each(['make it black and white', 'a black hat', 'give him a sword'])('"%s" is one', (clause) =>
  expect(halvesOf(clause)).toBeUndefined(),
);

test('what can be done of an order is done, and what cannot is told with its reason', async () => {
  const done: string[] = [];
  const one = async (clause: string): Promise<void> => {
    if (/ and |horns/.test(clause)) throw new InputError('No horns were found.');
    done.push(clause);
  };
  const attempt = await asMuchOf('longer horns and red eyes', one);
  expect(done).toEqual(['red eyes']);
  expect(attempt).toEqual({ isNone: false, left: [{ words: 'longer horns', why: 'No horns were found.' }] });
  expect((await asMuchOf('longer horns', one)).isNone).toBe(true);
});

test.each([
  ['take his cane', 'remove his cane'],
  ['shave his head', 'make him bald'],
])('"%s" is "%s"', (words, plain) => expect(byLook(words)).toBe(plain));
