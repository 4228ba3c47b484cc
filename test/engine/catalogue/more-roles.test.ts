import { expect, it } from 'vitest';
import { understand } from '../../../workers/engine/understand/index.ts';

it.each([
  ['dictator', 'dictator'],
  ['candle maker', 'candle-maker'],
  ['pole vaulter', 'pole-vaulter'],
  ['hairdresser', 'barber'],
  ['prospector', 'prospector'],
  ['bishop', 'pope'],
  ['professor', 'professor'],
  ['mercenary', 'mercenary'],
  ['highwayman', 'highwayman'],
])('a %s is a person with a dress of the trade', (text, concept) => {
  const brief = understand(text);
  expect([brief.kind, brief.concept]).toEqual(['humanoid', concept]);
});
