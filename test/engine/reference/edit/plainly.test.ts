import { expect, test } from 'vitest';
import { plainly } from '../../../../workers/engine/reference/edit/wishes/plainly.ts';
import { clausesOf } from '../../../../workers/engine/understand/edit-steps.ts';

test.each([
  ['turn the robe white like a druid saint', ['turn the robe white']],
  ['dirty and burned suit, like after an explosion', ['dirty and burned suit']],
  ['hat and shirt black, for halloween', ['make the hat black', 'make the shirt black']],
  ['make his clothes red, hat too', ['make his clothes red', 'make the hat red']],
  ['golden armor and helmet', ['make the armor golden', 'make the helmet golden']],
  ['make the top chainmail and lose the bow tie', ['make the top grey steel', 'remove the bow tie']],
  ['give him a pointy wizard hat', ['give him a wizard hat']],
  ['make the crate out of metal', ['make the crate steel']],
  ['hair in pink', ['make the hair pink']],
  ['make the hair blue and twice as long', ['make the hair blue', 'make the hair twice as long']],
])('%s', (said, plain) => {
  expect(plainly(clausesOf(said))).toEqual(plain);
});

test.each([
  'make him look like a zombie', 'headphones in pink', 'a red hat and a blue cape', 'like a ghost', 'black and white boots',
  'put him in winter', 'a sword and a shield', 'drop shadow', 'armour of gold',
])('%s stays as it is', (said) => {
  expect(plainly(clausesOf(said))).toEqual(clausesOf(said));
}); // biome-ignore format: a table
